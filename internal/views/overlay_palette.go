package views

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawPalette lists every command that works here with its key; a number
// lists the steps that it may mean.
func (s Screen) drawPalette(c *Canvas, k *sketch) {
	w, rows := s.Words.Tools, s.State.PaletteRows()
	b := s.openBox(c, k, w.Palette, 60, s.paletteRows()+6)
	b.drawField(c, k, s, w.FilterCommands, i18n.Fill(w.CommandCount, strconv.Itoa(len(rows))))
	at := b.list()
	if len(rows) == 0 {
		c.Text(at.X, at.Y, Ink{Role: Muted}, Cut(w.NoCommands, at.W))
	}
	first, shown := listWindow(len(rows), s.State.Layer.Cursor, at.H)
	for i := range shown {
		row := first + i
		s.drawPaletteRow(c, b, at.Y+i, rows[row], row == s.State.Layer.Cursor)
		k.zone(b.bar(at.Y+i), player.Command{Kind: player.CmdTakeRow, N: row})
	}
	if shown < len(rows) {
		s.drawPart(c, at.Right(), at.Bottom()-1, first, shown, len(rows))
	}
	b.drawKeys(c, s)
}

// paletteRows is the height of the list: it does not follow the filter, so
// that the frame stands still while one types.
func (s Screen) paletteRows() int {
	s.State.Layer.Filter = ""
	return len(s.State.PaletteRows())
}

// listWindow gives the first row of a list that is shown, and how many are,
// so that the cursor's row is in view. Of a list that does not fit, the last
// row of its room says what part it is.
func listWindow(rows, cursor, height int) (first, shown int) {
	if rows <= height {
		return 0, rows
	}
	height = max(height-1, 0)
	return max(0, min(cursor-height/2, rows-height)), height
}

// drawPaletteRow draws a command and its key; the chosen one is a solid row.
func (s Screen) drawPaletteRow(c *Canvas, b box, y int, row player.PaletteRow, chosen bool) {
	name, key := Ink{Role: Soft}, Ink{Role: Fg, Bold: true}
	if chosen {
		c.Fill(b.bar(y), Ink{Role: On, Ground: Accent}, " ")
		name = Ink{Role: On, Bold: true}
		key = name
		c.Text(b.bar(y).X, y, name, SignFocus)
	}
	text, shown := s.paletteText(row)
	right := b.Right() - Width(shown)
	c.Text(b.X, y, name, Cut(text, right-b.X-2))
	c.Text(right, y, key, shown)
}

// paletteText says what a row does, and with which key.
func (s Screen) paletteText(row player.PaletteRow) (text, key string) {
	if row.Step == 0 {
		w := s.Words.Keys
		return w.Long(row.Binding.Action()), w.Key(row.Binding.Shown())
	}
	number := strconv.Itoa(row.Step)
	title := s.listedStep(row.Step)
	if row.Step < 10 {
		key = number
	}
	return i18n.Fill(s.Words.Tools.StepRow, number, title), key
}

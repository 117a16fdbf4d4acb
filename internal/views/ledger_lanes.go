package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

func number(n int) string { return strconv.Itoa(n) }

// laneRow is one line of the memories: a memory, or what the ledger did not
// take.
type laneRow struct {
	player.Lane
	refused *player.Happening
}

// lanes are the memories as lines on the plane's valid axis, or a window of
// them.
type lanes struct {
	t     *ledgerStep
	p     *plane
	rect  Rect
	apart int
	rows  []laneRow // those on the screen
	first int
	all   int
}

// laneList gives the lines of the step, as far as it has unfolded.
func (t *ledgerStep) laneList() []laneRow {
	var out []laneRow
	for _, lane := range t.look.Lanes {
		if !lane.New || t.shows(player.StageWritten) {
			lane.New = lane.New && t.marksNews()
			out = append(out, laneRow{Lane: lane})
		}
	}
	for i, h := range t.frame.Happened {
		if r, ok := h.Op.(core.Record); ok && (h.Refusal != nil || h.Gone != scenario.NotGone) && t.shows(player.StageWritten) {
			row := laneRow{refused: &t.frame.Happened[i]}
			row.Verdict.Memory = r
			out = append(out, row)
		}
	}
	return out
}

// manyMemories is how many memories a step shows without scrolling; more may.
const manyMemories = 5

func (t *ledgerStep) newLanes(p *plane, r Rect, apart int) *lanes {
	all := t.laneList()
	l := &lanes{t: t, p: p, rect: r, apart: apart, all: len(all)}
	fit := max(0, (r.H+apart-1)/apart)
	if len(all) > fit {
		if len(all) <= manyMemories {
			t.k.tooBig()
		}
		l.first = t.scroll(player.PaneMemories, player.Position{Down: len(all) - fit}).Down
	}
	l.rows = all[l.first:min(len(all), l.first+fit)]
	return l
}

func (l *lanes) lastRow() int { return l.rect.Y + max(0, len(l.rows)-1)*l.apart }

func (l *lanes) draw(c *Canvas) {
	for i, row := range l.rows {
		y := l.rect.Y + i*l.apart
		if row.refused != nil {
			l.drawRefused(c, y, row)
			continue
		}
		l.drawName(c, y, row)
		l.drawLine(c, y, row)
	}
	text := l.window()
	l.t.drawOver(c, l.rect.Right()-Width(text), l.rect.Y-1, text)
}

// window says which lanes are shown where not all are.
func (l *lanes) window() string {
	text := ""
	if len(l.rows) < l.all {
		text = i18n.Fill(l.t.words.Window, number(l.first+1), number(l.first+len(l.rows)), number(l.all))
	}
	if n := l.t.look.Unlisted; n > 0 {
		text = strings.TrimSpace(text + "  " + i18n.Fill(l.t.words.Unlisted, number(n)))
	}
	return text
}

// drawName writes id, value and evidence in front of the lane; evidence goes
// first. A value that does not fit stands on the lane.
func (l *lanes) drawName(c *Canvas, y int, row laneRow) {
	m := row.Verdict.Memory
	room := l.p.area.X - l.rect.X - 1
	id := Ink{Role: Fg}.Loud()
	if row.New {
		id.Role = Changed
	}
	if !row.New && !(row.Verdict.Stands() && l.isHere(row)) {
		id.Role = Soft
	}
	x := c.Text(l.rect.X, y, id, Cut(m.ID, room))
	added := ""
	if row.New {
		added = " " + l.t.words.New
	}
	used := Width(m.ID) + Width(added)
	value, evidence := oneLine(m.Value), strings.Join(row.Verdict.Check(core.RungEvidence).Sources, " ")
	if l.isHere(row) && l.names(row) {
		ink := Ink{Role: Fg, Bold: row.Verdict.Stands()}
		if !ink.Bold {
			ink.Role = Soft
		}
		x = c.Text(x, y, ink, " "+value)
		used += 1 + Width(value)
		if evidence != "" && used+1+Width(evidence) <= room {
			x = c.Text(x, y, Ink{Role: Muted}, " "+evidence)
			used += 1 + Width(evidence)
		}
	}
	if row.New && used <= room {
		c.Text(x, y, Ink{Role: Changed}.Loud(), added)
	}
}

// names reports whether the value stands in front of the lane.
func (l *lanes) names(row laneRow) bool {
	m := row.Verdict.Memory
	used := Width(m.ID) + 1 + Width(oneLine(m.Value))
	if row.New {
		used += 1 + Width(l.t.words.New)
	}
	return used <= l.p.area.X-l.rect.X-1
}

// isHere reports whether the memory is about the plane's subject.
func (l *lanes) isHere(row laneRow) bool { return row.Verdict.Memory.Subject() == l.p.grid.Subject }

// isOut reports whether a memory has fallen, as far as the rungs are judged.
func (t *ledgerStep) isOut(lane player.Lane) bool {
	if !t.isAsking() {
		return false
	}
	for _, check := range lane.Verdict.Checks[:t.beat.Rungs()] {
		if !check.Pass {
			return true
		}
	}
	return false
}

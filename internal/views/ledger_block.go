package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

// drawAnswer draws the answer, the only large solid block on the screen; for
// a pair, two blocks with what lies between them.
func (t *ledgerStep) drawAnswer(c *Canvas, r Rect) {
	switch {
	case t.asked == nil:
		t.drawFrame(c, r, Rule)
	case t.pair != nil:
		t.drawPair(c, r)
	case !t.isAnswered():
		t.drawFrame(c, r, Rule)
	default:
		t.drawBlock(c, r, t.asked.Answer, "")
		t.drawTag(c, r, t.asked.Answer)
	}
}

// drawPair sets the two answers about one day side by side.
func (t *ledgerStep) drawPair(c *Canvas, r Rect) {
	gap := 3
	if r.W >= 36 {
		gap = 4
	}
	half := (r.W - gap) / 2
	for i, side := range t.pair.sides {
		at := Rect{r.X + i*(r.W-half), r.Y, half, r.H}
		if !side.shown || !t.pairShown() {
			t.drawFrame(c, at, Rule)
			continue
		}
		t.drawBlock(c, at, side.answer, t.pairHead(side, half-blockPad(half)-1))
	}
	if t.pairShown() {
		sign := SignConflict
		if t.pair.same {
			sign = SignSame
		}
		c.Text(r.X+half+(gap-1)/2, t.pairRow(r), Ink{Role: Fg}.Loud(), sign)
	}
}

// pairHead says by which time one side of a pair is asked, in so many cells.
func (t *ledgerStep) pairHead(side pairSide, room int) string {
	known := t.short(side.query.Known)
	sign := ""
	if side.answer.Status == core.Conflict {
		sign = SignConflict + " " // the head stands where else the status would
	}
	head := sign + joined(side.label, " ", i18n.Fill(t.words.KnownLane, known))
	if Width(head) > room {
		return sign + joined(side.label, " ", known)
	}
	return head
}

// blockPad gives the blank cells at the left edge of a block of this width.
// At its right edge there is at least one.
func blockPad(width int) int {
	if width < 16 {
		return 1
	}
	return 2
}

// pairRow gives the row of the sign between two blocks: the middle of large
// digits, else the row of the pills.
func (t *ledgerStep) pairRow(r Rect) int {
	for _, side := range t.pair.sides {
		a := side.answer
		if _, _, large := largeNumber(a.Value); a.Status == core.Usable && (!large || t.ASCII) && r.H > 3 {
			return r.Y + 1 + r.H/7
		}
	}
	return r.Y + r.H/2
}

// pairShown reports whether the answers of a pair are on the screen: both
// come together.
func (t *ledgerStep) pairShown() bool { return t.isAnswered() }

// drawFrame is the place of an answer that is still to come, or that there is
// none.
func (t *ledgerStep) drawFrame(c *Canvas, r Rect, role Role) {
	ink := Ink{Role: role}
	if r.W < 2 || r.H < 2 {
		return
	}
	right, bottom := r.Right()-1, r.Bottom()-1
	c.Fill(Rect{r.X + 1, r.Y, r.W - 2, 1}, ink, "─")
	c.Fill(Rect{r.X + 1, bottom, r.W - 2, 1}, ink, "─")
	c.Fill(Rect{r.X, r.Y + 1, 1, r.H - 2}, ink, "│")
	c.Fill(Rect{right, r.Y + 1, 1, r.H - 2}, ink, "│")
	for _, corner := range []struct {
		x, y int
		sign string
	}{{r.X, r.Y, "┌"}, {right, r.Y, "┐"}, {r.X, bottom, "└"}, {right, bottom, "┘"}} {
		c.Text(corner.x, corner.y, ink, corner.sign)
	}
}

// drawBlock draws one answer: its status or the head of a pair's side, its
// values, and what they rest on. Nothing found is an outline: nothing was
// given, so nothing is filled.
func (t *ledgerStep) drawBlock(c *Canvas, r Rect, a core.Answer, head string) {
	c = c.Clip(r)
	switch a.Status {
	case core.NotFound:
		t.drawNotFound(c, r, head)
	case core.Usable:
		t.drawSolid(c, r, Good, []string{a.Value}, a, head, SignGiven+" "+t.words.Usable)
	case core.Conflict:
		status := SignConflict + " " + t.words.Conflict
		if Width(status) > r.W-3-t.tagRoom() {
			status = SignConflict + " " + t.words.ConflictShort
		}
		t.drawSolid(c, r, Warning, a.Candidates, a, head, status)
	}
}

func (t *ledgerStep) drawNotFound(c *Canvas, r Rect, head string) {
	t.drawFrame(c, r, Edge)
	row := 1
	if r.H >= 7 {
		row = 2
	}
	text := SignNothing + " " + t.words.NotFound
	switch {
	case head != "" && r.H >= 5:
		c.Text(r.X+2, r.Y+row, Ink{Role: Soft}, Cut(head, r.W-4))
		row++
	case head != "":
		c.Text(r.X+2, r.Y, Ink{Role: Soft}, Cut(" "+head+" ", r.W-4))
	}
	c.Text(r.X+2, r.Y+row, Ink{Role: Fg}.Loud(), Cut(text, r.W-4))
	if next := row + 1 + (r.H-4)/3; r.H >= 5 && next < r.H-1 && head == "" {
		c.Text(r.X+2, r.Y+next, Ink{Role: Muted}, Cut(t.words.NoneLeft, r.W-4))
	}
}

// drawSolid fills a block and writes status, values and support into it.
func (t *ledgerStep) drawSolid(c *Canvas, r Rect, role Role, values []string, a core.Answer, head, status string) {
	c.Fill(r, Ink{Role: On, Ground: role}, " ")
	ink := Ink{Role: On, Ground: role}
	b := block{t: t, rect: r, role: role, ink: ink, answer: a, shown: t.plainly(values), values: values, paired: head != ""}
	y := r.Y
	if r.H >= 7 {
		y++
	}
	if head == "" {
		head = status
	}
	b.x = r.X + blockPad(r.W)
	c.Text(b.x, y, ink.Loud(), Cut(head, r.Right()-b.x-1))
	b.drawValues(c, y+1)
}

// block is the inside of a solid answer.
type block struct {
	t      *ledgerStep
	rect   Rect
	role   Role
	ink    Ink
	answer core.Answer
	values []string
	shown  []string // the same as they are written
	x      int
	paired bool
}

// slot gives the cells from one value of two to the next.
func (b *block) slot() int {
	inner := b.rect.Right() - b.x
	if len(b.values) < 2 {
		return inner
	}
	if b.isWide() {
		need := max(Width(b.pill(b.shown[0])), Width(b.support(b.values[0])))
		if number, rest, ok := largeNumber(b.shown[0]); ok && !b.t.ASCII {
			need = max(need, largeWidth(number, rest))
		}
		return max(18, min(need+6, (b.rect.W-4)/2))
	}
	return min(13, inner/2)
}

// isWide reports whether two values have the room of large digits.
func (b *block) isWide() bool { return b.rect.W >= 36 && b.rect.H >= 5 }

// drawValues writes the values: large where they begin with a number and
// there is room, else as pills; more than two, or two that are too long,
// below each other.
func (b *block) drawValues(c *Canvas, y int) {
	rows := b.rect.Bottom() - y
	switch {
	case len(b.values) > 2 || len(b.values) == 2 && !b.fitsBeside():
		b.drawList(c, y)
	case rows >= 4 && b.isLarge():
		b.drawBeside(c, y, 3)
	default:
		b.drawBeside(c, y, 1)
	}
}

func (b *block) fitsBeside() bool {
	for _, text := range b.shown {
		if Width(b.pill(text)) > b.slot()-2 {
			return false
		}
	}
	return true
}

// isLarge reports whether every value can be drawn large.
func (b *block) isLarge() bool {
	if b.t.ASCII {
		return false
	}
	for i, text := range b.shown {
		number, rest, ok := largeNumber(text)
		room := b.slot() - 2
		if i == len(b.shown)-1 {
			room = b.rect.Right() - b.x - i*b.slot() - 1
		}
		if !ok || largeWidth(number, rest) > room {
			return false
		}
	}
	return true
}

// drawBeside writes one value, or two with the sign of a conflict between
// them, and under each what it rests on.
func (b *block) drawBeside(c *Canvas, y, rows int) {
	last := b.rect.Bottom() - 1
	if b.rect.H >= 7 {
		last--
	}
	for i, text := range b.shown {
		x := b.x + i*b.slot()
		if rows == 3 {
			number, rest, _ := largeNumber(text)
			drawLarge(c, x, y, b.ink, number, rest)
		} else {
			b.drawPill(c, x, y, text, b.slot()-1)
		}
		if i > 0 {
			c.Text(x-b.gapBefore(), y+rows/2, b.ink.Loud(), SignConflict)
		}
		support := b.support(b.values[i])
		c.Text(x, last, b.ink, Cut(support, b.rect.Right()-x-1-(len(b.shown)-1-i)*(b.rect.Right()-x-b.slot())))
	}
}

// gapBefore gives how far in front of the second value the sign stands.
func (b *block) gapBefore() int {
	if b.isWide() {
		return 3
	}
	return 4
}

// support names the memories behind a value and their sources.
func (b *block) support(value string) string {
	evidence := strings.Join(b.answer.Support(value), " ")
	ids := strings.Join(holders(b.answer, value), " ")
	switch {
	case b.paired && b.answer.Status == core.Usable:
		return joined(SignGiven+" "+ids, " · ", evidence)
	case b.answer.Status == core.Usable && b.rect.W > 24:
		return joined(ids, " · ", i18n.Fill(b.t.words.Evidence, evidence))
	}
	return joined(ids, " · ", evidence)
}

// pill is a value as it is written where it is not drawn large.
func (b *block) pill(text string) string {
	if b.t.ASCII || !b.t.Theme.Coloured() {
		return "[ " + text + " ]"
	}
	return "  " + text + "  "
}

func (b *block) drawPill(c *Canvas, x, y int, text string, room int) {
	c.Text(x, y, Ink{Role: b.role, Ground: Bg}.Loud(), b.pill(Cut(text, room-4)))
}

// drawList writes a value a row; where they are too many, how many more.
func (b *block) drawList(c *Canvas, y int) {
	rows := b.rect.Bottom() - y
	shown := b.shown
	if len(shown) > rows {
		shown = shown[:max(0, rows-1)]
		b.t.k.tooBig()
	}
	room, pill := b.rect.Right()-b.x-1, 0
	for _, text := range shown {
		pill = max(pill, Width(b.pill(text)))
	}
	support, widest := b.listSupport(len(shown), room-pill-1)
	if pill+1+widest > room {
		pill = min(pill, max(room-widest-1, room*2/3))
	}
	for i, text := range shown {
		b.drawPill(c, b.x, y+i, pad(text, pill-4), pill)
		c.Text(b.x+pill+1, y+i, b.ink, Cut(support[i], room-pill-1))
	}
	if len(shown) < len(b.shown) {
		more := i18n.Fill(b.t.words.More, number(len(b.shown)-len(shown)))
		c.Text(b.x, y+len(shown), b.ink.Loud(), more)
	}
}

// roomToCut is how wide a block is in which a value that is cut still says
// something; in a narrower one the values stand whole and alone.
const roomToCut = 30

// listSupport gives what each value of a list rests on, in the longest form
// that leaves the values whole: memories with their sources, memories, or in a
// narrow block nothing. In a wide one long values are cut to let it stand.
func (b *block) listSupport(count, room int) (support []string, widest int) {
	for _, form := range []func(string) string{
		b.support, func(v string) string { return strings.Join(holders(b.answer, v), " ") },
	} {
		support, widest = make([]string, count), 0
		for i := range support {
			support[i] = form(b.values[i])
			widest = max(widest, Width(support[i]))
		}
		if widest <= room {
			return support, widest
		}
	}
	if b.rect.W < roomToCut && room >= -1 {
		return make([]string, count), 0
	}
	return support, widest
}

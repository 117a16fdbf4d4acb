package views

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
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
			out = append(out, laneRow{Lane: lane})
		}
	}
	for i, h := range t.frame.Happened {
		if r, ok := h.Op.(core.Record); ok && h.Refusal != nil && t.shows(player.StageWritten) {
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

// pieceOfLane is a stretch of a lane that is drawn in one way.
type pieceOfLane struct {
	from, to int // cells, to before the second
	sign     string
	ink      Ink
	labels   []string // the longest first
	last     string   // all that is left to say where none of them has room
	text     Ink
}

func (l *lanes) drawLine(c *Canvas, y int, row laneRow) {
	from, to, open := l.span(row.Verdict.Memory.Valid)
	if to <= from {
		return
	}
	c = c.Clip(Rect{l.rect.X, y, l.p.area.Right() - l.rect.X, 1})
	pieces := l.pieces(row, from, to)
	for _, piece := range pieces {
		c.Fill(Rect{piece.from, y, piece.to - piece.from, 1}, piece.ink, piece.sign)
	}
	if open {
		c.Text(to-1, y, Ink{Role: Muted}, SignFocus)
	}
	cross, sign, ink := l.cross(row, from, to)
	for _, piece := range pieces {
		end := piece.to
		if open && end == to {
			end--
		}
		l.drawLaneLabel(c, y, piece, end, cross, len(pieces) == 1)
	}
	if sign != "" {
		c.Text(cross, y, ink, sign)
	}
}

// span gives the cells of a valid interval on the axis, and whether it is
// open at its right end or goes on behind the window.
func (l *lanes) span(v core.Interval) (from, to int, open bool) {
	from, to, open = l.p.area.X, l.p.area.Right(), true
	if !v.From.IsZero() {
		from = l.edge(v.From)
	}
	if !v.To.IsZero() {
		if at := l.edge(v.To); at < to {
			to, open = at, false
		}
	}
	return from, to, open
}

// edge gives the cell of a valid time, or the end of the axis behind which it
// lies.
func (l *lanes) edge(at core.Time) int {
	if x, ok := l.p.x(at); ok {
		return x
	}
	if column := l.p.grid.Column(at); column < l.p.columns[0].index {
		return l.p.area.X
	}
	return l.p.area.Right()
}

// pieces cuts a lane where it is drawn differently.
func (l *lanes) pieces(row laneRow, from, to int) []pieceOfLane {
	v, w := row.Verdict, l.t.words
	muted := Ink{Role: Muted}
	whole := func(sign string, ink, text Ink, labels ...string) []pieceOfLane {
		return []pieceOfLane{{from: from, to: to, sign: sign, ink: ink, labels: labels, text: text}}
	}
	fails := func(r core.Rung) bool { return !v.Check(r).Pass }
	switch {
	case !l.isHere(row):
		value := oneLine(v.Memory.Value)
		differs := l.differs(v.Memory)
		return whole(SignHorizontal, muted, muted, value+" · "+differs, differs, strings.Split(differs, " · ")[0], value)
	case fails(core.RungKnown):
		on := l.t.short(v.Memory.Recorded)
		late := whole(SignHorizontal, muted, muted, l.valued(row, i18n.Fill(w.NotRecorded, on), i18n.Fill(w.NotRecordedShort, on))...)
		late[0].last = on
		return late
	case fails(core.RungStatus):
		reason := w.Unverified
		if v.Check(core.RungStatus).Is == core.StatusRetired {
			reason = w.RetiredLane
		}
		return whole(SignHorizontal, muted, Ink{Role: Soft}, l.valued(row, reason)...)
	case fails(core.RungEvidence):
		revoked := strings.Join(v.Check(core.RungEvidence).Revoked, " ")
		if revoked == "" {
			return whole(SignHorizontal, muted, Ink{Role: Soft}, l.valued(row, w.NoEvidence)...)
		}
		return whole(SignHorizontal, muted, Ink{Role: Soft}, l.valued(row, i18n.Fill(w.RevokedLane, revoked), SignRevoked+" "+revoked)...)
	}
	return l.standing(row, from, to)
}

// valued puts the value in front of the reasons where it has no room in front
// of the lane.
func (l *lanes) valued(row laneRow, reasons ...string) []string {
	if l.names(row) {
		return reasons
	}
	value := oneLine(row.Verdict.Memory.Value)
	return append([]string{value + " · " + reasons[0]}, append(reasons, value)...)
}

// differs says in which way a memory is about something else.
func (l *lanes) differs(m core.Record) string {
	w, g := l.t.words, l.p.grid.Subject
	var out []string
	if m.Key != g.Key {
		out = append(out, i18n.Fill(w.WithKey, m.Key))
	}
	if m.Scope != g.Scope {
		out = append(out, i18n.Fill(w.InScope, m.Scope))
	}
	if m.Version != g.Version {
		out = append(out, i18n.Fill(w.InVersion, m.Version))
	}
	return strings.Join(out, " · ")
}

// standing draws a memory that counts against others: solid, hatched where
// another one supersedes it, thin once it has expired.
func (l *lanes) standing(row laneRow, from, to int) []pieceOfLane {
	w, m := l.t.words, row.Verdict.Memory
	line := Ink{Role: LaneRole(l.t.State.Lesson.Tint(m.Value))}
	sign, labels := SignLane, []string(nil)
	if expired := row.Verdict.Check(core.RungExpired); !expired.Pass {
		sign = SignThin
		labels = []string{i18n.Fill(w.ExpiredLane, l.t.short(expired.Expires)), i18n.Fill(w.ExpiredShort, l.t.short(expired.Expires)), SignExpired}
	}
	if !l.names(row) {
		value := oneLine(m.Value)
		with := joined(value, " · ", strings.Join(row.Verdict.Check(core.RungEvidence).Sources, " "))
		if labels != nil {
			with = value + " · " + labels[0]
		}
		labels = append([]string{with}, append(labels, value)...)
	}
	text := Ink{Role: Soft}
	if row.Left && l.t.isAnswered() {
		text = Ink{Role: Fg}.Loud()
	}
	var out []pieceOfLane
	for _, span := range l.spans(row) {
		a, b, _ := l.span(span.Valid)
		a, b = max(a, from), min(b, to)
		if b <= a {
			continue
		}
		piece := pieceOfLane{from: a, to: b, sign: sign, ink: line, labels: labels, text: text}
		if len(span.By) > 0 {
			by := strings.Join(span.By, " ")
			piece.sign, piece.ink, piece.text = SignSuperseded, Ink{Role: Muted}, Ink{Role: Soft}
			piece.labels = []string{i18n.Fill(w.SupersededBy, by), i18n.Fill(w.By, by), i18n.Fill(w.ByShort, by)}
		} else {
			labels = nil
		}
		out = append(out, piece)
	}
	return out
}

// spans cuts the memory's interval as far as the step has unfolded: before
// the new operation is written, as it was.
func (l *lanes) spans(row laneRow) []core.Span {
	if l.t.shows(player.StageWritten) {
		return row.Spans
	}
	return l.t.seen.Spans(row.Verdict.Memory.ID, l.t.look.Query.Known)
}

// cross gives what stands where the question meets the lane: that it counts,
// that it is out, or nothing where the lane is not touched.
func (l *lanes) cross(row laneRow, from, to int) (x int, sign string, ink Ink) {
	x, ok := l.p.crossesLane()
	if !ok || x < from || x >= to || !row.Verdict.Check(core.RungValid).Pass {
		return -1, "", Ink{}
	}
	switch {
	case l.t.isOut(row.Lane):
		return x, SignOut, Ink{Role: Soft}
	case row.Left && l.t.isAnswered():
		return x, SignCounts, Ink{Role: Fg}.Loud()
	}
	return x, "", Ink{}
}

// drawLaneLabel places the longest label that fits: left of the crossing,
// else right of it, else a shorter one; else in the empty part of the row
// beside a lane of one piece. One cell of the line stays in front.
func (l *lanes) drawLaneLabel(c *Canvas, y int, piece pieceOfLane, end, cross int, alone bool) {
	for _, label := range piece.labels {
		if at := placeOnLane(piece.from, end, cross, Width(label)+2); at >= 0 {
			c.Text(at, y, piece.text, " "+label+" ")
			return
		}
	}
	if alone && l.drawBesideLane(c, y, piece) {
		return
	}
	if piece.last == "" {
		l.drawCutLabel(c, y, piece, end, cross)
		return
	}
	if at := placeOnLane(piece.from, end, cross, Width(piece.last)+2); at >= 0 {
		c.Text(at, y, piece.text, " "+piece.last+" ")
	}
}

// placeOnLane finds so many cells on a stretch of a lane; -1 = there is no
// room.
func placeOnLane(from, end, cross, need int) int {
	switch {
	case cross <= from || cross >= end:
		if from+1+need <= end && cross != from {
			return from + 1
		}
		if from+2+need <= end {
			return from + 2
		}
	case from+1+need <= cross:
		return from + 1
	case cross+2+need <= end:
		return cross + 2
	}
	return -1
}

// drawBesideLane writes a label into the empty part of the row in front of a
// lane or behind it.
func (l *lanes) drawBesideLane(c *Canvas, y int, piece pieceOfLane) bool {
	before, behind := piece.from-l.p.area.X, l.p.area.Right()-piece.to
	for _, label := range piece.labels {
		need := Width(label) + 2
		switch {
		case need <= before:
			c.Text(piece.from-need, y, piece.text, " "+label+" ")
			return true
		case need <= behind:
			c.Text(piece.to, y, piece.text, " "+label+" ")
			return true
		}
	}
	return false
}

// drawCutLabel writes the beginning of the shortest label where not even that
// has room.
func (l *lanes) drawCutLabel(c *Canvas, y int, piece pieceOfLane, end, cross int) {
	from, room := piece.from+1, end-piece.from-1
	if cross > piece.from && cross < end {
		room = cross - from
		if right := end - cross - 2; right > room {
			from, room = cross+2, right
		}
	}
	if len(piece.labels) > 0 && room >= 6 {
		c.Text(from, y, piece.text, " "+Cut(piece.labels[len(piece.labels)-1], room-2)+" ")
	}
}

// drawRefused shows what the ledger did not take, struck out.
func (l *lanes) drawRefused(c *Canvas, y int, row laneRow) {
	m, w := row.Verdict.Memory, l.t.words
	struck := Ink{Role: Muted, Strike: true}
	room := l.p.area.X - l.rect.X - 1
	c.Text(l.rect.X, y, struck, Cut(m.ID, room))
	parts := []string{oneLine(m.Value)}
	switch {
	case !l.isHere(row):
		parts = append(parts, l.differs(m))
	case len(m.Evidence) == 0:
		parts = append(parts, w.NoEvidence)
	default:
		parts = append(parts, strings.Join(m.Evidence, " "))
	}
	text := strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
	reason := w.RefusedLane
	x := c.Text(l.p.area.X, y, struck, Cut(text, l.p.area.W-Width(reason)-2))
	c.Text(x, y, Ink{Role: Bad}.Loud(), "  "+reason+" ")
}

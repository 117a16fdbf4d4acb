package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

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
	line := Ink{Role: LaneRole(l.t.tintOf(m.Value))}
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
		return row.Spans()
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

package views

import (
	"slices"
	"strings"

	"memtui/internal/scenario"
)

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
	if row.refused.Gone != scenario.NotGone {
		reason = SignFailed + " " + l.t.goneReason(*row.refused)
	}
	x := c.Text(l.p.area.X, y, struck, Cut(text, l.p.area.W-Width(reason)-2))
	c.Text(x, y, Ink{Role: Bad}.Loud(), "  "+reason+" ")
}

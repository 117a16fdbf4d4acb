package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// goneOp is the number that an event of the gutter has in place of a place in
// the ledger: the what-if goes on without its operation.
const goneOp = -1

// goneEvents lists the operations about the plane's subject that are written
// in the lesson by now and that the what-if goes on without. They stand in
// the gutter struck out.
func (p *plane) goneEvents() []core.Event {
	var out []core.Event
	if p.t.State.Lesson.Base == nil {
		return nil
	}
	for i := 0; i <= p.t.frame.Index; i++ {
		for _, h := range p.t.State.Lesson.Frames[i].Happened {
			if h.Gone != scenario.NotGone && p.concerns(h.Op) {
				kind := eventOf(core.KindOf(h.Op))
				out = append(out, core.Event{Kind: kind, ID: h.Op.Target(), On: h.Op.When(), Op: goneOp})
			}
		}
	}
	return out
}

// concerns reports whether an operation is about the plane's subject: a
// record of it, or what speaks of such a record.
func (p *plane) concerns(op core.Op) bool {
	r, ok := op.(core.Record)
	if ok {
		return r.Subject() == p.grid.Subject
	}
	for m := range p.t.State.Lesson.Base.Ledger.Now().All() {
		if m.Subject() != p.grid.Subject {
			continue
		}
		if m.ID == op.Target() {
			return true
		}
		for _, source := range m.Evidence {
			if source == op.Target() && core.KindOf(op) == core.OpRevoke {
				return true
			}
		}
	}
	return false
}

// goneReason says why an operation is not in the what-if: it was dropped, or
// fell with the memory that it speaks of.
func (s Screen) goneReason(h player.Happening) string {
	w := s.Words.WhatIf
	if h.Gone == scenario.Fell {
		return i18n.Fill(w.FellWith, h.Op.Target())
	}
	return w.Dropped
}

// goneLines say why an operation is gone, and what fell with it.
func (s Screen) goneLines(tab player.Tab) []string {
	w := s.Words.WhatIf
	reason := s.goneReason(player.Happening{Op: tab.Op, Gone: tab.Gone})
	out := []string{SignChanged + " " + s.opName(tab.Op) + ": " + reason}
	if s.Words.Lang == i18n.Chinese {
		out[0] = SignChanged + " " + s.opName(tab.Op) + "：" + reason
	}
	if fell := s.fellWith(tab.Op.Target()); len(fell) > 0 && tab.Gone == scenario.Dropped {
		out = append(out, i18n.Fill(w.Fell, strings.Join(fell, w.Edit.Between)))
	}
	return out
}

// opName names an operation by its target.
func (s Screen) opName(op core.Op) string {
	return strings.TrimSpace(s.actWords(core.KindOf(op), op.Target()))
}

// fellWith lists what fell with a dropped memory: what speaks of it, and its
// name among what later ones supersede.
func (s Screen) fellWith(id string) []string {
	var out []string
	for i := range s.State.Lesson.Frames {
		for _, h := range s.State.Lesson.Frames[i].Happened {
			switch {
			case h.Gone == scenario.Fell && h.Op.Target() == id:
				out = append(out, s.opName(h.Op))
			case slices.Contains(h.Unlinked, id):
				out = append(out, i18n.Fill(s.Words.WhatIf.Unlinked, h.Op.Target(), id))
			}
		}
	}
	return out
}

// refusedNow lists the operations of the step that the ledger does not take
// any more because of the what-if.
func (t *ledgerStep) refusedNow() []player.Happening {
	var out []player.Happening
	for _, h := range t.refusals() {
		if t.other != nil && wasTaken(t.other.frame, h.Path) {
			out = append(out, h)
		}
	}
	return out
}

func wasTaken(f *player.Frame, path scenario.Path) bool {
	for _, h := range f.Happened {
		if h.Path == path {
			return h.Refusal == nil
		}
	}
	return false
}

// fallenLine says which operations of the step the what-if has made the
// ledger refuse, struck out, with the core's reason; nil: none.
func (t *ledgerStep) fallenLine() inkLine {
	var line inkLine
	for _, h := range t.refusedNow() {
		if len(line) > 0 {
			line = append(line, span{Ink{}, "  "})
		}
		name := t.opName(h.Op)
		line = append(line,
			span{Ink{Role: Bad}.Loud(), SignFailed + " " + t.words.Refused}, span{Ink{}, " "},
			span{Ink{Role: Muted, Strike: true}, name}, span{Ink{}, "  "},
			span{Ink{Role: Bad}, t.Words.Core.Refusal(h.Refusal)})
	}
	return line
}

// whatIfLine is the happened line of a what-if: what differs from the lesson,
// and what of this step fell because of it.
func (t *ledgerStep) whatIfLine(room int) inkLine {
	fallen := t.fallenLine()
	if fallen == nil {
		return t.editsLine(room)
	}
	if left := room - fallen.width() - 2; left > 20 {
		return append(append(t.editsLine(left), span{Ink{}, "  "}), fallen...)
	}
	return fallen.cut(room)
}

// tintOf gives a value its tint: the one that it has in the lesson, so that
// no edit changes another value's colour.
func (s Screen) tintOf(value string) int {
	base := s.State.Lesson.Base
	if base == nil {
		return s.State.Lesson.Tint(value)
	}
	if n := base.Tint(value); n >= 0 {
		return n
	}
	n := len(base.Values)
	for _, v := range s.State.Lesson.Values {
		if v == value {
			return n
		}
		if base.Tint(v) < 0 {
			n++
		}
	}
	return n
}

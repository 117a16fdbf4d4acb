package player

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// held is what an input holds. Its text is VALUE, "" = missing; a time and a
// list are kept too, to be compared as what they are.
type held struct {
	text string
	list []string
	at   core.Time
}

func heldText(text string) held { return held{text: text} }

func heldTime(at core.Time) held { return held{text: at.String(), at: at} }

// heldList holds a list, which is a set: the text keeps the order written.
func heldList(list []string) held {
	return held{text: listText(list), list: slices.Compact(slices.Sorted(slices.Values(list)))}
}

// same reports whether two inputs say the same after reading: times as
// instants, lists as sets.
func (h held) same(g held) bool {
	switch {
	case h.text == g.text || h.text == "" || g.text == "":
		return h.text == g.text
	case !h.at.IsZero():
		return h.at.Equal(g.at)
	}
	return h.list != nil && slices.Equal(h.list, g.list)
}

// key is equal for two inputs of one field, neither a time, that say the same.
func (h held) key() string {
	if h.list == nil {
		return h.text
	}
	return strings.Join(h.list, "\n")
}

// held gives what an input holds.
func (o owner) held(f core.Field) held {
	if f.Kind == core.KindGroup {
		return heldText(groupText(o.value.(*core.Request)))
	}
	slot := f.In(o.value)
	switch {
	case slot.Text != nil && (!o.isDecision() || !core.Blank(*slot.Text)):
		return heldText(*slot.Text)
	case slot.List != nil:
		return heldList(*slot.List)
	case slot.Time != nil:
		return heldTime(*slot.Time)
	}
	return held{}
}

// listText writes a list as VALUE; "" for an empty one, which is the same as
// one left out.
func listText(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return scenario.ListValue(list)
}

// groupText writes the candidate of a request as VALUE; "" where it is
// missing as a whole.
func groupText(r *core.Request) string {
	for _, f := range requestInputs {
		if f.Kind == core.KindGroup {
			return scenario.Value(f, r)
		}
	}
	return ""
}

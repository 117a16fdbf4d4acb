package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
)

// flow divides a decision step into its columns and rows: given, thread,
// rules, states. They follow from the size of the screen alone, so that from
// step to step only the light moves.
type flow struct {
	beside bool // the plate stands beside its question, else under it

	labels int // row of the labels GIVEN, RULES, STATE

	mark   int  // column of the marks and of GIVEN
	field  int  // column of the fields' labels
	value  int  // column of the values
	given  int  // columns of a value
	top    int  // first row of the fields
	fields int  // rows for them
	gap    bool // a blank row above the record

	bus, spine       int // columns of the thread's vertical and of the rules' numbers
	slot             [4]int
	height           int // rows of a slot
	question, asking int // column and width of the questions
	plate            Rect
	why              int // row of the label WHY; 0 = none
	edges            int // blank columns on the left and right inside a plate
}

// wideFlow is the division of a screen of 120×40 and more.
func wideFlow(w int) flow {
	grow, left := flowRoom(w-120, 19, 30)
	x := left
	return flow{
		beside: true, labels: 6,
		mark: x + 3, field: x + 5, value: x + 18, given: 29 + grow[0], top: 8, fields: 16, gap: true,
		bus: x + 48 + grow[0], spine: x + 53 + grow[0],
		slot: [4]int{7, 14, 21, 28}, height: 7,
		question: x + 56 + grow[0], asking: 19,
		plate: Rect{x + 84 + grow[0], 0, 34 + grow[1], 6}, edges: 2,
		why: 25,
	}
}

// middleFlow is the division of 100×30.
func middleFlow(w int) flow {
	grow, left := flowRoom(w-100, 19, 26)
	x := left
	return flow{
		labels: 5,
		mark:   x + 2, field: x + 4, value: x + 17, given: 29 + grow[0], top: 6, fields: 18, gap: true,
		bus: x + 47 + grow[0], spine: x + 51 + grow[0],
		slot: [4]int{6, 11, 16, 21}, height: 5,
		question: x + 54 + grow[0], asking: 44 + grow[1],
		plate: Rect{x + 60 + grow[0], 0, 38 + grow[1], 4}, edges: 1,
	}
}

// compactFlow is the division of 80×24.
func compactFlow(w int) flow {
	grow, left := flowRoom(w-80, 27, 30)
	x := left
	return flow{
		labels: 3,
		mark:   x + 1, field: x + 3, value: x + 16, given: 21 + grow[0], top: 4, fields: 16,
		bus: x + 38 + grow[0], spine: x + 41 + grow[0],
		slot: [4]int{4, 8, 12, 16}, height: 4,
		question: x + 44 + grow[0], asking: 35 + grow[1],
		plate: Rect{x + 49 + grow[0], 0, 30 + grow[1], 3}, edges: 1,
	}
}

// flowRoom gives spare columns to two places, each up to its limit, and half
// of what is left to the left margin.
func flowRoom(spare, first, second int) (grow [2]int, left int) {
	spare = max(spare, 0)
	grow[0] = min(spare, first)
	grow[1] = min(spare-grow[0], second)
	return grow, (spare - grow[0] - grow[1]) / 2
}

// flowOf takes the division of a layout; it is not for the one-pane screen.
func (s Screen) flowOf(l Layout) flow {
	w := l.Content.W + 2*l.Margin
	f, spare := compactFlow(w), l.Content.H-24
	switch l.Arrangement {
	case Wide:
		f, spare = wideFlow(w), l.Content.H-40
	case Middle:
		f, spare = middleFlow(w), l.Content.H-30
	case Compact, Tabs:
	}
	if s.Words.Lang == i18n.Chinese { // its labels are short
		f.value, f.given = f.value-2, f.given+2
	}
	return s.taller(f, spare).at(l.Content.X-l.Margin, l.Content.Y)
}

// taller gives spare rows to the fields as far as their texts need them; WHY
// stands below.
func (s Screen) taller(f flow, spare int) flow {
	need := len(core.RequestFields()) - f.fields
	if f.gap {
		need++
	}
	for _, tall := range s.tallFields(f) {
		if tall {
			need++
		}
	}
	more := max(0, min(spare, need))
	f.fields += more
	if f.why > 0 {
		f.why += more
	}
	return f
}

// at moves the whole division.
func (f flow) at(x, y int) flow {
	for _, column := range []*int{&f.mark, &f.field, &f.value, &f.bus, &f.spine, &f.question, &f.plate.X} {
		*column += x
	}
	f.labels, f.top = f.labels+y, f.top+y
	for i := range f.slot {
		f.slot[i] += y
	}
	if f.why > 0 {
		f.why += y
	}
	return f
}

// node gives the row of a rule's number, from 0.
func (f flow) node(rule int) int {
	if f.beside {
		return f.slot[rule] + 1
	}
	return f.slot[rule]
}

// plateOf gives the rectangle of a rule's state.
func (f flow) plateOf(rule int) Rect {
	p := f.plate
	p.Y = f.slot[rule]
	if !f.beside {
		p.Y++
	}
	return p
}

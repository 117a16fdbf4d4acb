package export

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/views"
)

func (b *builder) asked(f *player.Frame, i int) *Asked {
	asked, look := f.Questions[i].Ask, f.Look(i)
	out := &Asked{
		Query: asked.Query, Point: b.say.Point(asked.Query), Status: asked.Answer.Status,
		Answer: b.say.Answer(asked.Answer), Was: b.say.Was(asked.Was), Why: b.why(look),
	}
	out.Sign, out.Big = b.big(asked.Answer)
	return out
}

// big gives what of an answer is written large.
func (b *builder) big(a core.Answer) (sign string, values []string) {
	switch a.Status {
	case core.Usable:
		return views.SignGiven, []string{b.say.Value(a.Value)}
	case core.Conflict:
		return views.SignConflict, b.say.Values(a.Candidates)
	case core.NotFound:
		return views.SignNothing, nil
	}
	return "", nil
}

func (b *builder) why(look player.Look) Why {
	out := Why{Unlisted: look.Unlisted}
	for _, lane := range look.Lanes {
		m := lane.Verdict.Memory
		out.Memories = append(out.Memories, Column{ID: m.ID, Value: b.say.Value(m.Value), Left: lane.Left, New: lane.New})
		out.Told = append(out.Told, b.say.Verdict(lane))
	}
	for i, rung := range core.Rungs() {
		row := Rung{Number: i + 1, Name: b.words.Core.Rungs[rung]}
		for _, lane := range look.Lanes {
			row.Cells = append(row.Cells, b.cell(lane.Verdict, i))
		}
		out.Rungs = append(out.Rungs, row)
	}
	return out
}

func (b *builder) cell(v core.Verdict, rung int) Cell {
	check := v.Checks[rung]
	if check.Pass {
		return Cell{Pass: true}
	}
	first, _ := v.Headline()
	return Cell{First: first.Rung == check.Rung, Text: b.say.Compared(check)}
}

func (b *builder) pairs(f *player.Frame) []string {
	var out []string
	var told [][2]int
	for _, q := range f.Questions {
		if q.Ask == nil || q.Ask.Pair == nil {
			continue
		}
		pair := q.Ask.Pair
		if both := [2]int{pair.First, pair.Second}; !slices.Contains(told, both) {
			told = append(told, both)
			out = append(out, b.say.Pair(f.Questions[pair.First].Label, f.Questions[pair.Second].Label, pair))
		}
	}
	return out
}

// points gives the questions from which a step looks at the ledger; where it
// asks none, the point of the step itself.
func points(f *player.Frame) []int {
	var out []int
	for i, q := range f.Questions {
		if q.Ask != nil {
			out = append(out, i)
		}
	}
	if len(out) == 0 {
		out = append(out, -1)
	}
	return out
}

func (b *builder) memories(f *player.Frame) []Memories {
	var out []Memories
	var told []core.Time
	for _, i := range points(f) {
		look := f.Look(i)
		known := look.Query.Known
		if slices.ContainsFunc(told, known.Equal) {
			continue
		}
		told = append(told, known)
		m := Memories{Heading: b.fill(b.words.Plain.Memories, known.String())}
		for _, lane := range look.Lanes {
			m.Told = append(m.Told, b.say.Memory(lane))
		}
		if len(m.Told) == 0 {
			m.Told = []string{b.words.Plain.NoMemories}
		}
		out = append(out, m)
	}
	return out
}

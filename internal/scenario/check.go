package scenario

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/source"
)

// Check plays a lesson and compares every expectation with what the core
// says: each question is asked of the ledger as its step leaves it. It gives
// one diagnostic for each expectation that does not hold, in file order.
func Check(sc *Scenario) []source.Diagnostic {
	c := checker{lines: map[string]int{}}
	for i, step := range sc.Steps {
		for _, do := range step.Do {
			refused := c.ledger.Apply(do.Op) != nil
			if record, ok := do.Op.(core.Record); ok && !refused {
				c.line(record.ID, do.At)
			}
		}
		for j, ask := range step.Ask {
			if ask.Expect != nil {
				c.ask(*ask.Expect, ask.Query, step.question(i+1, j))
			}
		}
		for j, decide := range step.Decide {
			if decide.Expect != nil {
				c.decide(*decide.Expect, core.Decide(decide.Request), step.question(i+1, len(step.Ask)+j))
			}
		}
	}
	return c.sorted()
}

// question names a question of a step as the screen does: by its step alone,
// or where there are several, as 1B.
func (s Step) question(number, i int) source.Owner {
	name := strconv.Itoa(number)
	if len(s.Ask)+len(s.Decide) == 1 {
		return source.Owner{Kind: "step", Name: name}
	}
	return source.Owner{Kind: "question", Name: name + letters(i)}
}

// letters counts A, B … Z, AA, AB …
func letters(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return letters(i/26-1) + string(rune('A'+i%26))
}

// maxReasons is how many failures are told with the memories behind them,
// each of which is one look through the whole ledger.
const maxReasons = 50

// Expectations counts what Check compares.
func Expectations(sc *Scenario) int {
	n := 0
	for _, step := range sc.Steps {
		for _, ask := range step.Ask {
			if ask.Expect != nil {
				n++
			}
		}
		for _, decide := range step.Decide {
			if decide.Expect != nil {
				n++
			}
		}
	}
	return n
}

type checker struct {
	report
	ledger core.Ledger
	lines  map[string]int // where each memory is recorded
}

// line keeps the first place of a memory; a repeat changes nothing.
func (c *checker) line(id string, at source.Range) {
	if _, there := c.lines[id]; !there {
		c.lines[id] = at.Start.Line
	}
}

func (c *checker) ask(x Expect, q core.Query, in source.Owner) {
	a := c.ledger.Ask(q)
	if !x.Meets(a) {
		d := source.Diagnostic{
			At: x.At, In: in, Code: source.CodeExpects, Args: []string{x.phrase(), phrase(a, x.Evidence != nil)}, Plain: true,
		}
		if a.Status == core.Conflict {
			d.Args = append(d.Args, a.Candidates...)
		}
		if len(c.problems) < maxReasons {
			d.Also = c.because(a, q)
		}
		c.add(d)
		return
	}
	for _, m := range x.misplaced(c.ledger.Now(), q) {
		d := source.Diagnostic{At: x.At, In: in, Code: source.CodeExpectsIn, Args: []string{m.id, string(m.expected)}, Plain: true}
		if m.found != "" {
			d.Code, d.Args = source.CodeExpectsLeft, append(d.Args, string(m.found))
		}
		c.add(d)
	}
}

// misplaced is a memory that is left out elsewhere than expected; found is ""
// for one that is left.
type misplaced struct {
	id              string
	expected, found core.Rung
}

func (x Expect) misplaced(s core.Snapshot, q core.Query) []misplaced {
	if len(x.Left) == 0 {
		return nil
	}
	var out []misplaced
	for v := range s.ExplainEach(q) {
		rung, named := x.Left[v.Memory.ID]
		if found, _ := v.Headline(); named && found.Rung != rung {
			out = append(out, misplaced{v.Memory.ID, rung, found.Rung})
		}
	}
	return out
}

// because lists the memories behind an answer, each with its line: those that
// are left, else those of the same subject with the rung that each fails.
func (c *checker) because(a core.Answer, q core.Query) []source.Note {
	var items []source.Item
	for _, left := range a.Left {
		items = append(items, source.Item{Name: left.ID, Line: c.lines[left.ID]})
	}
	if items != nil {
		return []source.Note{{Code: source.NoteStand, Items: items}}
	}
	for _, v := range c.ledger.Now().ExplainSubject(q) {
		if found, out := v.Headline(); out {
			items = append(items, source.Item{Name: v.Memory.ID, Line: c.lines[v.Memory.ID], Rung: string(found.Rung)})
		}
	}
	if items == nil {
		return nil
	}
	return []source.Note{{Code: source.NoteLeft, Items: items}}
}

// Meets reports whether an answer is what is expected; only what is named
// counts, lists whole, in any order. Memories left out are another question.
func (x Expect) Meets(a core.Answer) bool {
	switch {
	case x.Status != nil && *x.Status != a.Status,
		x.NoValue && a.Status == core.Usable,
		x.Value != nil && !x.NoValue && (a.Status != core.Usable || *x.Value != a.Value),
		x.Evidence != nil && (a.Status == core.Conflict || !sameSet(x.Evidence, a.Evidence)),
		x.Candidates != nil && !sameSet(x.Candidates, a.Candidates):
		return false
	}
	return true
}

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// phrase says what is expected as short as it can be named.
func (x Expect) phrase() string {
	var parts []string
	if x.Status != nil {
		parts = append(parts, string(*x.Status))
	}
	switch {
	case x.NoValue:
		parts = append(parts, "null")
	case x.Value != nil:
		parts = append(parts, strconv.Quote(*x.Value))
	}
	if x.Candidates != nil {
		parts = append(parts, quote(x.Candidates))
	}
	if x.Evidence != nil {
		parts = append(parts, quote(x.Evidence))
	}
	return strings.Join(parts, " ")
}

// phrase says what was answered; the values of a conflict come behind it.
func phrase(a core.Answer, evidence bool) string {
	switch a.Status {
	case core.Usable:
		text := string(a.Status) + " " + strconv.Quote(a.Value)
		if evidence {
			text += " " + quote(a.Evidence)
		}
		return text
	case core.Conflict:
	case core.NotFound:
	}
	return string(a.Status)
}

// difference is a key of a decision that is not as expected.
type difference struct{ key, expected, found string }

func (c *checker) decide(x Expect, d core.Decision, in source.Owner) {
	if differs, any := x.differs(d); any {
		c.add(source.Diagnostic{
			At: x.At, In: in, Code: source.CodeExpectsDecision, Args: []string{differs.key, differs.expected, differs.found}, Plain: true,
		})
	}
}

// differs compares a decision key by key and gives the first that differs.
func (x Expect) differs(d core.Decision) (difference, bool) {
	switch {
	case x.State != nil && *x.State != d.State:
		return difference{"state", string(*x.State), string(d.State)}, true
	case x.Phase != nil && *x.Phase != d.Phase:
		return difference{"phase", string(*x.Phase), string(d.Phase)}, true
	case x.NextAction != nil && *x.NextAction != d.Next:
		return difference{"nextAction", string(*x.NextAction), string(d.Next)}, true
	case x.Unknowns != nil && !sameSet(x.Unknowns, d.Unknowns):
		return difference{"unknowns", quote(x.Unknowns), quote(d.Unknowns)}, true
	}
	return difference{}, false
}

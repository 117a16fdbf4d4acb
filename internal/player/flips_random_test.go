package player

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// flipLesson draws a lesson of a few dated steps about one key. What the
// ledger refuses is left out, or marked as refused.
type flipLesson struct {
	t       *rapid.T
	ledger  core.Ledger
	ids     []string
	undated bool // no day is shown
}

// below draws evenly from 0 to n-1: the library's own ranges prefer small
// numbers, and with them hardly anything would be recorded.
func (g *flipLesson) below(n int, what string) int {
	return rapid.Custom(func(t *rapid.T) int {
		drawn := 0
		for range 10 {
			drawn *= 2
			if rapid.Bool().Draw(t, "bit") {
				drawn++
			}
		}
		return drawn * n / 1024
	}).Draw(g.t, what)
}

func (g *flipLesson) one(what string, list ...string) string {
	return list[g.below(len(list), what)]
}

// day gives a day up to the day of a step.
func (g *flipLesson) day(upTo int, what string) string {
	return fmt.Sprintf("2026-01-%02d", 1+g.below(upTo, what))
}

func (g *flipLesson) draw() string {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: Drawn\nfocus: {key: k, scope: s, version: v1}\nsteps:\n")
	steps, day, before := 1+g.below(3, "steps"), 0, 0
	g.undated = g.below(4, "undated") == 0
	for i := range steps {
		day += 2 + g.below(4, "days on")
		fmt.Fprintf(&b, "  - title: step %d\n", i)
		if !g.undated {
			fmt.Fprintf(&b, "    on: 2026-01-%02d\n", day)
		}
		g.operations(&b, before, day)
		before = day
		valid, known := g.day(day+4, "valid"), g.day(day+2, "known")
		fmt.Fprintf(&b, "    ask: [{valid: %s, known: %s}, {key: %s, known: %s}]\n", valid, known, g.one("key", "k", "k", "other"), known)
	}
	return b.String()
}

func (g *flipLesson) operations(b *strings.Builder, before, day int) {
	var lines []string
	for range 1 + g.below(5, "operations") {
		recorded := fmt.Sprintf("2026-01-%02d", before+1+g.below(day-before, "recorded"))
		op, line := g.operation(recorded)
		refused := g.ledger.Apply(op) != nil
		switch {
		case !refused:
			if r, ok := op.(core.Record); ok {
				g.ids = append(g.ids, r.ID)
			}
		case rapid.Bool().Draw(g.t, "keep the refused"):
			line += "\n        refused: true"
		default:
			continue
		}
		lines = append(lines, line)
	}
	if len(lines) > 0 {
		b.WriteString("    do:\n" + strings.Join(lines, "\n") + "\n")
	}
}

func (g *flipLesson) operation(recorded string) (core.Op, string) {
	kind := g.below(6, "kind")
	if len(g.ids) == 0 {
		kind = 5
	}
	on := mustDay(recorded)
	switch kind {
	case 0:
		id := g.one("verified", g.ids...)
		return core.Verify{ID: id, Recorded: on, Evidence: []string{"D1"}},
			fmt.Sprintf("      - verify: {id: %s, evidence: [D1], recorded: %s}", id, recorded)
	case 1:
		id := g.one("retired", g.ids...)
		return core.Retire{ID: id, Recorded: on}, fmt.Sprintf("      - retire: {id: %s, recorded: %s}", id, recorded)
	case 2:
		source := g.one("revoked", "D1", "D2")
		return core.Revoke{Evidence: source, Recorded: on}, fmt.Sprintf("      - revoke: {evidence: %s, recorded: %s}", source, recorded)
	}
	return g.record(recorded)
}

func (g *flipLesson) record(recorded string) (core.Op, string) {
	r := core.Record{
		ID: fmt.Sprintf("m%d", len(g.ids)+1), Key: g.one("of key", "k", "k", "k", "other"), Scope: "s", Version: "v1",
		Value: g.one("value", "a", "b", "c"), Evidence: []string{g.one("source", "D1", "D2")},
		Status: core.Status(g.one("status", "verified", "verified", "candidate", "retired")), Recorded: mustDay(recorded),
	}
	from, to, expires, links := "", "", "", ""
	if rapid.Bool().Draw(g.t, "from?") {
		from = g.day(10, "from")
	}
	if rapid.Bool().Draw(g.t, "to?") {
		to = g.day(20, "to")
	}
	if g.below(4, "expires?") == 0 {
		expires = g.day(20, "expires")
	}
	if len(g.ids) > 0 && rapid.Bool().Draw(g.t, "supersedes?") {
		links = g.one("superseded", g.ids...)
		r.Supersedes = []string{links}
	}
	r.Valid = core.Interval{From: mustDay(from), To: mustDay(to)}
	r.Expires = mustDay(expires)
	line := fmt.Sprintf("      - record: {id: %s, key: %s, value: %s, evidence: %v, status: %s, recorded: %s, supersedes: [%s]",
		r.ID, r.Key, r.Value, r.Evidence, r.Status, recorded, links)
	for _, part := range [][2]string{{"from", from}, {"to", to}} {
		if part[1] != "" {
			line += fmt.Sprintf(", valid.%s: %s", part[0], part[1])
		}
	}
	line = nestValid(line, from, to)
	if expires != "" {
		line += ", expires: " + expires
	}
	return r, line + "}"
}

// nestValid writes the interval as a file does.
func nestValid(line, from, to string) string {
	line, _, _ = strings.Cut(line, ", valid.")
	switch {
	case from != "" && to != "":
		return line + ", valid: {from: " + from + ", to: " + to + "}"
	case from != "":
		return line + ", valid: {from: " + from + "}"
	case to != "":
		return line + ", valid: {to: " + to + "}"
	}
	return line
}

// mustDay reads a day; "" is one left out.
func mustDay(text string) core.Time {
	if text == "" {
		return core.Time{}
	}
	at, err := core.ParseTime(text)
	if err != nil {
		panic(err)
	}
	return at
}

// onQuestion gives the state at some question of a drawn lesson.
func onQuestion(t *rapid.T) State {
	g := &flipLesson{t: t}
	text := g.draw()
	sc, problems := scenario.Load("drawn.yaml", []byte(text))
	if sc == nil {
		t.Fatalf("%v in\n%s", problems[0], text)
	}
	s := State{Lesson: Play(sc), Beat: Still()}
	return s.at(1+g.below(len(sc.Steps), "page"), g.below(2, "question"))
}

// everyFlip calls a function with the state at each change of a table.
func everyFlip(s State, see func(s State, item *FlipItem, trial *FlipTrial)) {
	t := s.Flips()
	s = s.enter(ModeFlip)
	for row := range t.Rows {
		for item := range t.Rows[row].Items {
			at := t.Rows[row].Items
			s.Flip = Flip{Row: row + 1, Column: at[item].Column, Item: place(at, item)}
			chosen, trial := s.ChosenFlip()
			see(s, chosen, trial)
		}
	}
	for _, state := range t.States {
		for set := range t.Sets(state) {
			s.Flip = Flip{Reach: state, Set: set}
			chosen, trial := s.ChosenFlip()
			see(s, chosen, trial)
		}
	}
}

// cannotAdd reports whether a change adds what no step may hold: an operation
// that is recorded after the day on screen, or one that its step has already,
// for the two would have one name.
func (s State) cannotAdd(c core.Change) bool {
	if c.Kind != core.ChangeAdd {
		return false
	}
	if s.Frame().Day.Before(c.Add.When()) {
		return true
	}
	for _, f := range s.Lesson.Frames[:s.Page] {
		for _, h := range f.Happened {
			if core.KindOf(h.Op) == core.KindOf(c.Add) && h.Op.Target() == c.Add.Target() {
				return true
			}
		}
	}
	return false
}

func TestEachFlipThatIsOfferedGivesThePromisedAnswerInTheLesson(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := onQuestion(t)
		everyFlip(s, func(at State, item *FlipItem, trial *FlipTrial) {
			switch {
			case trial.NotTaken != nil:
				add := item.Changes[0]
				if !s.cannotAdd(add) {
					t.Fatalf("%+v is not taken: %+v in\n%s", item.Changes, trial.NotTaken, scenario.Write(s.Lesson.Scenario))
				}
				return
			case trial.Otherwise:
				t.Fatalf("%+v is offered and leads elsewhere in\n%s", item.Changes, scenario.Write(s.Lesson.Scenario))
			}
			then := at.Do(Command{Kind: CmdTry})
			if then.Page != s.Page || then.Question != s.Question || then.Mode != ModeWhatIf {
				t.Fatalf("trying it leads to page %d, question %d, %s", then.Page, then.Question, then.Mode)
			}
			if is := then.Look().Answer; !is.Equal(item.Answer) {
				t.Fatalf("%+v gives %+v, promised %+v", item.Changes, is, item.Answer)
			}
			if was := s.Look().Answer; !was.Equal(s.Flips().Answer) {
				t.Fatalf("the lesson itself changed: %+v", was)
			}
		})
	})
}

func TestEachSetThatIsOfferedReachesItsStateInTheLesson(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := State{Lesson: Play(decidingScenario(drawRequest(t))), Beat: Still(), Page: 1, Question: 1}
		everyFlip(s, func(at State, item *FlipItem, trial *FlipTrial) {
			if trial.NotTaken != nil || trial.Otherwise {
				t.Fatalf("%+v cannot be written into the lesson: %+v", item.Changes, trial)
			}
			then := at.Do(Command{Kind: CmdTry})
			is := then.Frame().Questions[1].Decide.Decision.State
			if want := s.Flips().States[item.Column]; is != want || item.Decision.State != want {
				t.Fatalf("%+v leads to %s, promised %s", item.Changes, is, want)
			}
			if before := then.Frame().Questions[0].Decide.Request; before.TaskAnchor != "another" {
				t.Fatalf("another record was changed: %+v", before)
			}
			if then.Edits.Undone().Count() != 0 {
				t.Fatal("one undo does not take back the whole set")
			}
		})
	})
}

// Undone gives the edits one step back.
func (e Edits) Undone() Edits {
	e, _ = e.Undo(Play(decidingScenario(core.Request{})))
	return e
}

// decidingScenario is a step with two decisions; the second is of a request.
func decidingScenario(r core.Request) *scenario.Scenario {
	sc, problems := scenario.Load("deciding.yaml", []byte(
		"memtui: 1\ntitle: Deciding\nsteps:\n  - title: one\n    decide: [{taskAnchor: another}, {taskAnchor: x}]\n"))
	if sc == nil {
		panic(fmt.Sprint(problems))
	}
	sc.Steps[0].Decide[1].Request = r
	return sc
}

// drawRequest draws a request near the rules: most of it is there.
func drawRequest(t *rapid.T) core.Request {
	text := func(what string, more ...string) string {
		return rapid.SampledFrom(append([]string{"given", "given", "given", ""}, more...)).Draw(t, what)
	}
	enum := func(what string, values ...string) string {
		return rapid.SampledFrom(append(values, "", "strange")).Draw(t, what)
	}
	r := core.Request{TaskAnchor: text("anchor"), Subject: text("subject", "other")}
	if rapid.IntRange(0, 5).Draw(t, "no candidate") == 0 {
		return r
	}
	r.Candidate = &core.Candidate{
		ID: text("id"), Kind: "given", Scope: enum("scope", "task", "cross-task"), Subject: text("its subject", "other"),
		Source: text("source"), ObservedAt: "given", WriteReason: "given", ReadTrigger: "given",
		Validity: enum("validity", "current", "expired", "unmet"), RevisionOrRevocation: text("revision"),
	}
	return r
}

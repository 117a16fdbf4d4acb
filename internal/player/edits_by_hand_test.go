package player_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// hand is a lesson as someone with a text editor sees it: trees of what the
// file says. It knows the format's pages and nothing of how edits are made.
type hand struct {
	dated bool
	steps []handStep
}

type handStep struct {
	on     string
	do     []handOp
	ask    []map[string]any
	decide []map[string]any
}

// handOp is one operation; its name stays what it was when it was written.
type handOp struct {
	kind, name string
	says       map[string]any
	dropped    bool
	isNew      bool // added
	relinked   bool // what it supersedes was written by an edit
	struck     bool // the lesson shows it as refused
}

// handEdit is one change made with the editor.
type handEdit struct {
	kind  scenario.EditKind
	path  scenario.Path
	value any // set: what is written
	add   handOp
}

func (h hand) clone() hand {
	steps := make([]handStep, len(h.steps))
	for i, s := range h.steps {
		steps[i] = handStep{on: s.on, ask: trees(s.ask), decide: trees(s.decide)}
		for _, op := range s.do {
			op.says = tree(op.says)
			steps[i].do = append(steps[i].do, op)
		}
	}
	return hand{dated: h.dated, steps: steps}
}

func trees(list []map[string]any) []map[string]any {
	var out []map[string]any
	for _, one := range list {
		out = append(out, tree(one))
	}
	return out
}

func tree(one map[string]any) map[string]any {
	out := maps.Clone(one)
	for key, value := range out {
		if inner, ok := value.(map[string]any); ok {
			out[key] = tree(inner)
		}
	}
	return out
}

// day gives the day of a step: its own, or that of the step before.
func (h hand) day(step int) string {
	for i := step; i >= 0; i-- {
		if h.steps[i].on != "" {
			return h.steps[i].on
		}
	}
	return ""
}

// with makes the edits of a list: inputs and additions as they come, then
// what is dropped with all that falls. What is added goes to its place when
// its own inputs are written.
func (h hand) with(edits []handEdit) hand {
	h = h.written(edits)
	for i := range h.steps {
		h.arrange(i)
	}
	for _, e := range edits {
		if e.kind == scenario.EditDrop {
			h.named(e.path).dropped = true
		}
	}
	for _, e := range edits {
		if e.kind == scenario.EditDrop && e.path.Kind == scenario.PathRecord {
			h.fall(e.path)
		}
	}
	for i := range h.steps {
		h.steps[i].do = slices.DeleteFunc(h.steps[i].do, func(op handOp) bool { return op.dropped })
	}
	return h
}

// written makes the edits of inputs and the additions.
func (h hand) written(edits []handEdit) hand {
	h = h.clone()
	for _, e := range edits {
		switch e.kind {
		case scenario.EditAdd:
			step := &h.steps[e.path.Step-1]
			add := e.add
			add.says, add.isNew = tree(add.says), true
			step.do = append(step.do, add)
		case scenario.EditSet:
			write(h.at(e.path), e.path.Field, e.value)
			op := h.named(e.path.Whole())
			op.relinked = op.relinked || e.path.Field == "supersedes"
		case scenario.EditClear:
			erase(h.at(e.path), e.path.Field)
		case scenario.EditDrop:
		}
	}
	return h
}

// arrange puts what was added to a step in record order: before what is
// recorded later. What the lesson shows as refused was never recorded.
func (h hand) arrange(step int) {
	list, day := []handOp(nil), h.day(step)
	for _, op := range h.steps[step].do {
		at := len(list)
		if op.isNew {
			when := recordedAt(op.says, day)
			if i := slices.IndexFunc(list, func(o handOp) bool { return !o.struck && when.Before(recordedAt(o.says, day)) }); i >= 0 {
				at = i
			}
		}
		list = slices.Insert(list, at, op)
	}
	h.steps[step].do = list
}

func recordedAt(says map[string]any, day string) core.Time {
	if own, _ := says["recorded"].(string); own != "" {
		day = own
	}
	at, _ := core.ParseTime(day)
	return at
}

// at gives the tree that a path leads into.
func (h hand) at(p scenario.Path) map[string]any {
	step := h.steps[p.Step-1]
	switch p.Kind {
	case scenario.PathAsk:
		return step.ask[p.N-1]
	case scenario.PathDecide:
		return step.decide[p.N-1]
	}
	return h.named(p).says
}

// named gives the operation of a path as a whole.
func (h hand) named(p scenario.Path) *handOp {
	list := h.steps[p.Step-1].do
	for i := range list {
		if list[i].kind == string(p.Kind) && list[i].name == p.ID {
			return &list[i]
		}
	}
	return &handOp{says: map[string]any{}}
}

func write(into map[string]any, field string, value any) {
	group, name, inside := strings.Cut(field, ".")
	if !inside {
		into[field] = value
		return
	}
	if _, there := into[group].(map[string]any); !there {
		into[group] = map[string]any{}
	}
	into[group].(map[string]any)[name] = value
}

func erase(from map[string]any, field string) {
	group, name, inside := strings.Cut(field, ".")
	if !inside {
		delete(from, field)
	} else if inner, there := from[group].(map[string]any); there {
		delete(inner, name)
	}
}

// fall takes along with a memory the verify and retire of it, and its name in
// what later ones supersede: behind its place, and as long as no other record
// has the id. With one that was added falls what edits said of it.
func (h hand) fall(p scenario.Path) {
	behind, isNew := false, h.named(p).isNew
	if isNew && h.records(p.ID) {
		return
	}
	for i := range h.steps {
		for j := range h.steps[i].do {
			op := &h.steps[i].do[j]
			isRecord, own := op.kind == "record", op.name == p.ID
			switch {
			case op == h.named(p):
				behind = true
			case isRecord && own && !op.dropped:
				if !behind {
					return
				}
				op.unlink(p.ID)
				return
			case !behind, isNew && !op.isNew && !op.relinked:
			case isRecord:
				op.unlink(p.ID)
			case own && op.kind != "revoke":
				op.dropped = true
			}
		}
	}
}

// records reports whether a record has the id.
func (h hand) records(id string) bool {
	return slices.ContainsFunc(h.steps, func(s handStep) bool {
		return slices.ContainsFunc(s.do, func(op handOp) bool { return op.kind == "record" && op.name == id && !op.dropped })
	})
}

func (op *handOp) unlink(id string) {
	if list, ok := op.says["supersedes"].([]string); ok {
		op.says["supersedes"] = slices.DeleteFunc(slices.Clone(list), func(other string) bool { return other == id })
	}
}

// refused lists the operations that the ledger refuses.
func (h hand) refused() map[scenario.Path]bool {
	var ledger core.Ledger
	out := map[scenario.Path]bool{}
	for i, s := range h.steps {
		for _, op := range s.do {
			if op, ok := decoded(op, h.day(i)); ok && ledger.Apply(op) == nil {
				continue
			}
			out[scenario.Path{Step: i + 1, Kind: scenario.PathKind(op.kind), ID: op.name}] = true
		}
	}
	return out
}

// strike notes what the lesson shows as refused.
func (h hand) strike() {
	for p := range h.refused() {
		h.named(p).struck = true
	}
}

// file writes the lesson. An operation that the ledger refuses is marked so.
func (h hand) file() string {
	refused := h.refused()
	var steps []map[string]any
	for i, s := range h.steps {
		step := map[string]any{"title": fmt.Sprint("step ", i+1), "say": "Something is told."}
		if s.on != "" {
			step["on"] = s.on
		}
		var do []map[string]any
		for _, op := range s.do {
			entry := map[string]any{op.kind: op.says}
			if refused[scenario.Path{Step: i + 1, Kind: scenario.PathKind(op.kind), ID: op.name}] {
				entry["refused"] = true
			}
			do = append(do, entry)
		}
		if do != nil {
			step["do"] = do
		}
		if s.ask != nil {
			step["ask"] = s.ask
		}
		if s.decide != nil {
			step["decide"] = s.decide
		}
		steps = append(steps, step)
	}
	text, err := json.Marshal(map[string]any{
		"memtui": 1, "title": "Drawn", "focus": map[string]any{"key": "k", "scope": "s", "version": "v"}, "steps": steps,
	})
	if err != nil {
		panic(err)
	}
	return string(text)
}

// decoded reads an operation as a line of a stream says it, with the lesson's
// defaults written out.
func decoded(op handOp, day string) (core.Op, bool) {
	says := tree(op.says)
	defaults := map[string]any{"recorded": day}
	if op.kind == "record" {
		defaults = map[string]any{"recorded": day, "key": "k", "scope": "s", "version": "v"}
	}
	for field, value := range defaults {
		if own, there := says[field]; (!there || own == "") && value != "" {
			says[field] = value
		}
	}
	text, _ := json.Marshal(map[string]any{op.kind: says})
	node, problems := source.ParseJSON(text)
	if len(problems) > 0 {
		return nil, false
	}
	line, problems := scenario.DecodeLine(node)
	return line.Op, len(problems) == 0
}

// handed draws a lesson.
type handed struct{ t *rapid.T }

func (g handed) one(list ...string) string { return rapid.SampledFrom(list).Draw(g.t, "one") }
func (g handed) perhaps(into map[string]any, field string, list ...string) {
	if rapid.Bool().Draw(g.t, field+"?") {
		write(into, field, g.one(list...))
	}
}

func (g handed) list(from ...string) []string {
	return rapid.SliceOfNDistinct(rapid.SampledFrom(from), 0, 2, func(s string) string { return s }).Draw(g.t, "list")
}

var handDays = []string{"2026-01-01", "2026-01-03", "2026-01-03T12:00:00+08:00", "2026-01-05", "2026-01-07", "2026-01-09", "2026-01-12"}

func (g handed) lesson() hand {
	h := hand{dated: g.one("dated", "dated", "dated", "undated") == "dated"}
	for i := range rapid.IntRange(1, 3).Draw(g.t, "steps") {
		s := handStep{}
		if h.dated && (i == 0 || rapid.Bool().Draw(g.t, "another day")) {
			s.on = []string{"2026-01-03", "2026-01-07", "2026-01-12"}[i]
		}
		for range rapid.IntRange(0, 4).Draw(g.t, "operations") {
			op := g.operation()
			if !slices.ContainsFunc(s.do, func(o handOp) bool { return o.kind == op.kind && o.name == op.name }) {
				s.do = append(s.do, op)
			}
		}
		for range rapid.IntRange(0, 2).Draw(g.t, "questions") {
			ask := map[string]any{}
			if !h.dated {
				ask["known"] = g.one(handDays...)
			}
			for _, f := range core.QueryFields() {
				g.perhaps(ask, f.Name, g.values(f)...)
			}
			s.ask = append(s.ask, ask)
		}
		for range rapid.IntRange(0, 1).Draw(g.t, "decisions") {
			decide := map[string]any{}
			for _, f := range core.RequestFields() {
				if f.Kind != core.KindGroup {
					g.perhaps(decide, f.Name, g.values(f)...)
				}
			}
			s.decide = append(s.decide, decide)
		}
		h.steps = append(h.steps, s)
	}
	return h
}

// values are what may be written into a field.
func (g handed) values(f core.Field) []string {
	switch {
	case f.Kind == core.KindEnum:
		return f.Values
	case f.Kind == core.KindTime:
		return handDays
	case f.Name == "key", f.Name == "version", f.Name == "scope":
		return []string{"k", "s", "v", "other"}
	case f.Name == "evidence":
		return []string{"D1", "D2"}
	}
	return []string{"a", "b", "c"}
}

func (g handed) operation() handOp {
	op := handOp{kind: g.one("record", "record", "record", "verify", "retire", "revoke"), says: map[string]any{}}
	fields := operationFields(op.kind)
	op.name = g.one("m1", "m2", "m3", "m4")
	if op.kind == "revoke" {
		op.name = g.one("D1", "D2")
		op.says["evidence"] = op.name
	} else {
		op.says["id"] = op.name
	}
	for _, f := range fields {
		switch {
		case f.Name == "id", op.kind == "revoke" && f.Name == "evidence":
		case f.Name == "value":
			op.says["value"] = g.one("a", "b", "c")
		case f.Kind == core.KindIdentifiers:
			if rapid.IntRange(0, 3).Draw(g.t, f.Name+"?") > 0 {
				op.says[f.Name] = g.listFor(f)
			}
		case f.Required:
			g.perhaps(op.says, f.Name, g.values(f)[0])
		case f.Name == "recorded":
			if rapid.IntRange(0, 4).Draw(g.t, "recorded?") == 0 {
				op.says[f.Name] = g.one(handDays...)
			}
		default:
			if rapid.IntRange(0, 2).Draw(g.t, f.Name+"?") == 0 {
				write(op.says, f.Name, g.one(g.values(f)...))
			}
		}
	}
	return op
}

func (g handed) listFor(f core.Field) []string {
	if f.Name == "supersedes" {
		return g.list("m1", "m2", "m3")
	}
	return g.list("D1", "D2")
}

func operationFields(kind string) []core.Field {
	return map[string][]core.Field{
		"record": core.RecordFields(), "verify": core.VerifyFields(), "retire": core.RetireFields(), "revoke": core.RevokeFields(),
	}[kind]
}

// edit draws a change of the lesson as it stands now.
func (g handed) edit(h hand) handEdit {
	var paths []scenario.Path
	for i, s := range h.steps {
		for _, op := range s.do {
			paths = append(paths, scenario.Path{Step: i + 1, Kind: scenario.PathKind(op.kind), ID: op.name})
		}
		for n := range s.ask {
			paths = append(paths, scenario.Path{Step: i + 1, Kind: scenario.PathAsk, N: n + 1})
		}
		for n := range s.decide {
			paths = append(paths, scenario.Path{Step: i + 1, Kind: scenario.PathDecide, N: n + 1})
		}
	}
	kind := scenario.EditKind(g.one("set", "set", "set", "clear", "drop", "add"))
	if kind == scenario.EditAdd || len(paths) == 0 {
		return handEdit{kind: scenario.EditAdd, path: scenario.Path{Step: rapid.IntRange(1, len(h.steps)).Draw(g.t, "step")}, add: g.operation()}
	}
	e := handEdit{kind: kind, path: rapid.SampledFrom(paths).Draw(g.t, "path")}
	isQuestion := e.path.Kind == scenario.PathAsk || e.path.Kind == scenario.PathDecide
	if kind == scenario.EditDrop && !isQuestion {
		return e
	}
	if kind == scenario.EditDrop {
		e.kind = scenario.EditSet
	}
	fields := slices.DeleteFunc(slices.Clone(fieldsOf(e.path)), func(f core.Field) bool {
		isName := f.Name == "id" || f.Name == "evidence" && e.path.Kind == scenario.PathRevoke && h.named(e.path).isNew
		return isName && !isQuestion || f.Kind == core.KindGroup && e.kind == scenario.EditSet
	})
	f := rapid.SampledFrom(fields).Draw(g.t, "field")
	e.path.Field = f.Name
	if e.kind == scenario.EditSet {
		if f.Kind == core.KindIdentifiers {
			e.value = g.listFor(f)
		} else {
			e.value = g.one(g.values(f)...)
		}
	}
	return e
}

// flag writes a change as the command line takes it.
func (e handEdit) flag() string {
	path := e.path.String()
	switch e.kind {
	case scenario.EditSet:
		if list, ok := e.value.([]string); ok {
			return path + "=[" + strings.Join(list, ", ") + "]"
		}
		return path + "=" + e.value.(string)
	case scenario.EditAdd:
		text, _ := json.Marshal(map[string]any{e.add.kind: e.add.says})
		return fmt.Sprint(e.path.Step, "/", string(text))
	case scenario.EditClear, scenario.EditDrop:
	}
	return path
}

// afterReading compares as a ledger does: times as instants, lists as sets,
// a status left out as verified.
var afterReading = cmp.Options{
	cmp.Comparer(core.Time.Equal),
	cmp.Comparer(func(a, b []string) bool { return slices.Equal(asSet(a), asSet(b)) }),
	cmp.Comparer(func(a, b core.Status) bool {
		return cmp.Equal(string(a), string(b)) || a == "" && b == core.StatusVerified || b == "" && a == core.StatusVerified
	}),
	cmpopts.IgnoreUnexported(player.Pair{}),
}

func asSet(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// isNamedTwice reports whether an addition would have the name of another
// operation of its step, so that no path could tell them apart.
func isNamedTwice(h hand, e handEdit) bool {
	step := h.steps[e.path.Step-1]
	return e.kind == scenario.EditAdd && slices.ContainsFunc(step.do, func(o handOp) bool { return o.kind == e.add.kind && o.name == e.add.name })
}

// speaksOfDropped reports whether a change names a memory that was dropped
// before: what falls with it falls whenever it was written.
func speaksOfDropped(made []handEdit, e handEdit) bool {
	return slices.ContainsFunc(made, func(m handEdit) bool {
		if m.kind != scenario.EditDrop || m.path.Kind != scenario.PathRecord {
			return false
		}
		list, _ := e.value.([]string)
		added, _ := e.add.says["supersedes"].([]string)
		return e.add.name == m.path.ID || slices.Contains(list, m.path.ID) || slices.Contains(added, m.path.ID)
	})
}

// An edit does what an author with a text editor does to the file, and is
// taken exactly where the file then loads and the ledger takes the edited
// operation.
func TestEditsDoWhatAnAuthorDoesToTheFile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := handed{t}
		first := g.lesson()
		sc, problems := scenario.Load("drawn.json", []byte(first.file()))
		if source.Failed(problems) {
			t.Skip("an author would be told")
		}
		first.strike()
		base := player.Play(sc)
		edits, lesson, now := player.Edits{}, base, first
		var made []handEdit
		for range rapid.IntRange(1, 6).Draw(t, "edits") {
			e := g.edit(now)
			if isNamedTwice(first, e) || isNamedTwice(first.written(made), e) || speaksOfDropped(made, e) {
				continue
			}
			next := first.with(append(slices.Clone(made), e))
			wanted, problems := scenario.Load("drawn.json", []byte(next.file()))
			takes := !source.Failed(problems)
			var edited *player.Lesson
			if takes {
				edited = player.Play(wanted)
				whole := e.path.Whole()
				if e.kind == scenario.EditAdd {
					whole = scenario.Path{Step: e.path.Step, Kind: scenario.PathKind(e.add.kind), ID: e.add.name}
				}
				if next.refused()[whole] {
					if first.refused()[whole] && !now.refused()[whole] {
						continue // perhaps it is again as the lesson shows it; the pages do not say
					}
					takes = now.refused()[whole]
				}
			}
			parsed, wrong := lesson.Scenario.ParseEdit(e.kind, e.flag(), 0)
			var not *player.NotTaken
			var played *player.Lesson
			then := edits
			if !source.Failed(wrong) {
				then, played, not = edits.Try(base, lesson, parsed)
			}
			if taken := !source.Failed(wrong) && not == nil; taken != takes {
				t.Fatalf("%s %s is taken: %v, by the file: %v (%v; %v; %+v)\nof %s\nto %s", e.kind, e.flag(), taken, takes, problems, wrong, not, now.file(), next.file())
			}
			if !takes {
				continue
			}
			if diff := cmp.Diff(told(edited), told(played), afterReading); diff != "" {
				t.Fatalf("%s %s (-file +edit):\n%s\nof %s\nto %s", e.kind, e.flag(), diff, now.file(), next.file())
			}
			edits, lesson, now, made = then, played, next, append(made, e)
		}
	})
}

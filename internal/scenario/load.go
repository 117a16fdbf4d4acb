package scenario

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

// Version is the format version that this package reads.
const Version = "1"

// The limits of a lesson; those of its text are package source's.
const (
	MaxSteps      = 1_000
	MaxOperations = 10_000
)

// Load reads a lesson. All that is wrong with it comes in one run, in file
// order, warnings marked as such; with errors there is no scenario.
func Load(name string, data []byte) (*Scenario, []source.Diagnostic) {
	root, problems := source.Parse(name, data)
	l := &loader{
		report: report{problems: problems}, sc: &Scenario{File: name},
		ids: map[string]source.Range{}, broken: map[string]bool{},
		targets: map[string]int{}, records: map[string]core.Record{},
		refused: map[string]source.Range{}, retired: map[string]source.Range{}, verified: map[string]source.Range{},
		misread: problems,
	}
	if root != nil {
		l.lesson(root)
	}
	if source.Failed(l.problems) {
		l.problems = append(l.problems, l.unmet()...)
		return nil, l.sorted()
	}
	return l.sc, l.sorted()
}

// loader reads one lesson from top to bottom and plays it as it goes.
type loader struct {
	report
	sc       *Scenario
	ledger   core.Ledger
	ids      map[string]source.Range // where each memory is recorded
	records  map[string]core.Record  // the memories taken so far
	earlier  []operation             // of all steps so far, refused ones too
	last     source.Range            // the operation that was taken last
	refused  map[string]source.Range // the records that the ledger refused
	retired  map[string]source.Range // where memories were retired
	verified map[string]source.Range // and verified
	targets  map[string]int          // kind and target → the first step that has it
	broken   map[string]bool         // targets of operations with an error of their own
	on       core.Time               // the day of the step being read
	onAt     source.Range
	offDay   bool      // the last day that was written could not be taken
	before   core.Time // the day of the step before it
	valid    axis
	recorded axis
	said     map[string]bool // built-in terms that need no more explaining
	silent   bool            // the step has an error that only follows from another
	misread  []source.Diagnostic
	sound    soundness
}

// operation is what paths and diagnostics need to know of an operation.
type operation struct {
	kind   PathKind
	target string
}

var file = source.Owner{Kind: "file"}

func (l *loader) lesson(n *source.Node) {
	if n.Kind == source.Null {
		l.missing(n.Range, file, "memtui", "title", "steps")
		return
	}
	if !l.keys(n, file, lessonKeys.names) {
		return
	}
	l.version(n)
	l.sc.Title = l.requiredProse(n, "title", file)
	l.sc.Question = l.prose(n, "question", file)
	l.sc.Summary = l.prose(n, "summary", file)
	l.sc.Conditions = l.prose(n, "conditions", file)
	l.terms(n)
	l.focus(n)
	l.steps(n)
	l.takeaway(n)
}

func (l *loader) version(n *source.Node) {
	e, there := given(n, "memtui")
	switch {
	case !there:
		l.missing(head(n), file, "memtui")
	case e.Value.Text != Version:
		l.add(source.Diagnostic{
			At: e.Value.Range, Code: source.CodeVersion, Args: []string{e.Value.Text}, Expected: []string{Version},
		})
	}
}

func (l *loader) terms(n *source.Node) {
	l.said = map[string]bool{}
	e, there := given(n, "terms")
	if !there {
		return
	}
	if !l.list(e.Value, "terms", file, source.CodeWantList) {
		return
	}
	for _, one := range e.Value.Items {
		if one.Kind == source.Map {
			l.ownTerm(one)
			continue
		}
		if id, ok := l.choice(one, "terms", file, i18n.GlossaryIDs()); ok {
			l.said[id] = true
			l.sc.Terms = append(l.sc.Terms, Term{ID: id})
		}
	}
}

// ownTerm reads a term with its own meaning. One that has the word of a
// built-in term explains that too.
func (l *loader) ownTerm(n *source.Node) {
	in := source.Owner{Kind: "term", Name: nameOf(n, "word")}
	l.keys(n, in, termKeys.names)
	term := Term{Word: l.requiredProse(n, "word", in), Means: l.requiredProse(n, "means", in)}
	l.sc.Terms = append(l.sc.Terms, term)
	for _, lang := range i18n.Langs() {
		word, _ := term.Word.In(lang)
		for _, id := range i18n.For(lang).Glossary.Said(word) {
			l.said[id] = true
		}
	}
}

func (l *loader) focus(n *source.Node) {
	e, there := given(n, "focus")
	in := source.Owner{Kind: "focus"}
	before := len(l.problems)
	defer func() { l.sound.broken = source.Failed(l.problems[before:]) || there && l.misreadIn(e.Value.Range) }()
	if !there || !l.keys(e.Value, in, focusKeys.names) {
		return
	}
	l.sc.Focus = core.Subject{
		Key:     l.focusOn(e.Value, "key", in),
		Scope:   l.focusOn(e.Value, "scope", in),
		Version: l.focusOn(e.Value, "version", in),
	}
}

// focusOn reads one default. One that cannot be read stands as "?", so that
// not every record after it is reported too.
func (l *loader) focusOn(n *source.Node, field string, in source.Owner) string {
	e, there := given(n, field)
	if !there {
		return ""
	}
	if id, ok := l.identifier(e.Value, field, in); ok {
		return id
	}
	return "?"
}

func (l *loader) takeaway(n *source.Node) {
	e, there := given(n, "lesson")
	in := source.Owner{Kind: "lesson"}
	if !there || !l.keys(e.Value, in, takeawayKeys.names) {
		return
	}
	l.sc.Lesson = Takeaway{
		Why: l.prose(e.Value, "why", in), How: l.prose(e.Value, "how", in),
		Cost: l.prose(e.Value, "cost", in), Test: l.prose(e.Value, "test", in),
	}
}

func (l *loader) steps(n *source.Node) {
	e, there := given(n, "steps")
	switch {
	case !there:
		l.missing(head(n), file, "steps")
		return
	case e.Value.Kind != source.List:
		l.wrong(e.Value.Range, file, source.CodeWantList, "steps")
		return
	case len(e.Value.Items) == 0:
		l.wrong(e.Value.Range, file, source.CodeNoSteps)
		return
	}
	for i, one := range e.Value.Items {
		if i == MaxSteps {
			l.wrong(head(one), file, source.CodeManySteps, strconv.Itoa(MaxSteps))
			return
		}
		if !l.step(one, i+1) {
			return
		}
	}
}

// quote gives an author's list as it would stand in a file.
func quote(list []string) string { return "[" + strings.Join(list, ", ") + "]" }

package scenario

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/source"
)

// vary reads the inputs that the class is invited to toggle.
func (l *loader) vary(n *source.Node, s *Step, number int, in source.Owner) {
	e, there := given(n, "vary")
	if !there || !l.list(e.Value, "vary", in, source.CodeWantTexts) {
		return
	}
	first := map[Path]source.Range{}
	for _, one := range e.Value.Items {
		path, ok := l.varied(one, s, number, in)
		if !ok {
			continue
		}
		path = l.resolved(path, number)
		if at, twice := first[path]; twice {
			l.add(source.Diagnostic{
				At: one.Range, In: in, Code: source.CodePathTwice, Args: []string{one.Text}, Warning: true,
				Also: []source.Note{{At: at, Code: source.NoteFirst}},
			})
			continue
		}
		first[path] = one.Range
		s.Vary = append(s.Vary, one.Text)
	}
}

// varied reads one entry of vary.
func (l *loader) varied(n *source.Node, s *Step, number int, in source.Owner) (Path, bool) {
	if n.Kind != source.Text {
		l.noText(n, in)
		return Path{}, false
	}
	path, fault := readPath(n.Text)
	switch {
	case fault == nil && path.Field == "":
		fault = &pathFault{source.CodePathNoField, []string{n.Text}, n.Text + "." + example(path.Kind)}
	case fault == nil && path.Kind.isOperation() && path.Field == "id":
		fault = &pathFault{source.CodePathID, nil, ""}
	}
	if fault != nil && !l.leadsNowhere(path, n, fault, number) {
		l.badPath(n, path, fault)
		return Path{}, false
	}
	return path, l.reaches(path, n, s, number)
}

// leadsNowhere reports whether what is wrong with a path is first of all that
// its operation is not there.
func (l *loader) leadsNowhere(p Path, n *source.Node, fault *pathFault, number int) bool {
	if !p.Kind.isOperation() || p.ID == "" || fault.code == source.CodePathForm || l.isThere(p, number) {
		return false
	}
	_, could := unquoted(n.Text, p.Kind)
	return !could
}

// example gives a field that an operation has.
func example(kind PathKind) string {
	if kind == PathRecord {
		return "value"
	}
	return "recorded"
}

// noText refuses an entry that is no text. In YAML a path with a colon is
// one only in quotes.
func (l *loader) noText(n *source.Node, in source.Owner) {
	if n.Kind != source.Map || len(n.Entries) != 1 || n.Entries[0].Value.Kind != source.Text {
		l.wrong(n.Range, in, source.CodeWantEntry, "vary")
		return
	}
	e := n.Entries[0]
	l.add(source.Diagnostic{At: n.Range, In: in, Code: source.CodePathColon, Write: `"` + e.Key.Text + ": " + e.Value.Text + `"`})
}

// badPath says what is wrong with the form of a path.
func (l *loader) badPath(n *source.Node, p Path, fault *pathFault) {
	d := source.Diagnostic{At: n.Range, Code: fault.code, Args: fault.args, Write: fault.write}
	meant, could := l.quotedPath(n, p)
	switch {
	case could && (fault.code == source.CodePathField || fault.code == source.CodePathForm):
		d.Code, d.Args, d.Write = source.CodePathQuoteID, []string{meant.ID}, "'"+meant.String()+"'"
	case fault.code == source.CodePathField:
		names := make([]string, 0, len(p.Kind.fieldsOf().all))
		for _, f := range p.Kind.fieldsOf().all {
			names = append(names, f.Name)
		}
		d.Near, d.Expected = source.Nearest(p.Field, names), names
	case fault.code == source.CodePathForm && fault.write == "":
		d.Expected = []string{"subject", "candidate.source", "ask.known", "decide 2: subject", "m1.value", "verify m1.evidence", "2/m1.value"}
	}
	l.add(d)
}

// quotedPath gives the path that is meant if only the quotes around its id
// are missing: an id with other characters than a path takes, or one that is
// spelt like a word of a path.
func (l *loader) quotedPath(n *source.Node, p Path) (Path, bool) {
	if p.Kind == "" {
		p.Kind = PathRecord
	}
	if word, field, _ := strings.Cut(n.Text, "."); slices.Contains(pathWords, word) {
		meant := Path{Kind: PathRecord, ID: word, Field: field}
		_, there := l.targets[meant.target()]
		return meant, there && meant.known()
	}
	if !p.Kind.isOperation() {
		return Path{}, false
	}
	meant, could := unquoted(n.Text, p.Kind)
	_, there := l.targets[meant.target()]
	_, other := l.targets[p.target()]
	return meant, could && (there || !other)
}

func (k PathKind) isOperation() bool {
	switch k {
	case PathRecord, PathVerify, PathRetire, PathRevoke:
		return true
	case PathAsk, PathDecide:
	}
	return false
}

// target names what an operation speaks of, as loader.targets does.
func (p Path) target() string { return string(p.Kind) + " " + p.ID }

// isThere reports whether an operation stands in a step or before it.
func (l *loader) isThere(p Path, number int) bool {
	first, there := l.targets[p.target()]
	return there && first <= number
}

// reaches reports whether a path leads to something that is there by the end
// of its step: a question of that very step, or an operation up to it.
func (l *loader) reaches(p Path, at *source.Node, s *Step, number int) bool {
	step := s
	if p.Step > number {
		l.wrong(at.Range, source.Owner{}, source.CodePathStep, strconv.Itoa(p.Step), strconv.Itoa(number))
		return false
	}
	if p.Step > 0 && p.Step < number {
		if p.Step > len(l.sc.Steps) {
			return false
		}
		step, number = &l.sc.Steps[p.Step-1], p.Step
	}
	switch p.Kind {
	case PathAsk:
		return l.reachesQuestion(p, at, number, len(step.Ask))
	case PathDecide:
		return l.reachesQuestion(p, at, number, len(step.Decide))
	case PathRecord, PathVerify, PathRetire, PathRevoke:
	}
	if l.isThere(p, number) {
		return true
	}
	d := source.Diagnostic{At: at.Range, Code: absent[p.Kind], Args: []string{p.ID, strconv.Itoa(number)}}
	if p.Kind == PathRecord {
		d = l.named(d, p.ID)
	}
	l.add(d)
	return false
}

var absent = map[PathKind]source.Code{
	PathRecord: source.CodePathNoRecord, PathVerify: source.CodePathNoVerify,
	PathRetire: source.CodePathNoRetire, PathRevoke: source.CodePathNoRevoke,
}

func (l *loader) reachesQuestion(p Path, at *source.Node, number, many int) bool {
	kind, step := string(p.Kind), strconv.Itoa(number)
	switch {
	case p.N <= many:
		return true
	case many == 0:
		l.wrong(at.Range, source.Owner{}, source.CodePathNoQuestion, at.Text, kind, step)
	default:
		l.wrong(at.Range, source.Owner{}, source.CodePathQuestion, kind, strconv.Itoa(p.N), step, strconv.Itoa(many))
	}
	return false
}

// resolved gives a path with the step to which it leads, so that two ways to
// write it are the same.
func (l *loader) resolved(p Path, number int) Path {
	switch {
	case p.Kind.isOperation():
		p.Step = l.targets[p.target()]
	case p.Step == 0:
		p.Step = number
	}
	return p
}

// VaryPlace finds where a step invites to change an input, in the nodes of its
// file.
func VaryPlace(root *source.Node, step int, path string) source.Range {
	steps, _ := root.Find("steps")
	vary, _ := steps.Value.Items[step-1].Find("vary")
	for _, one := range vary.Value.Items {
		if one.Text == path {
			return one.Range
		}
	}
	return vary.Key.Range
}

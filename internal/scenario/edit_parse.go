package scenario

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"memtui/internal/core"
	"memtui/internal/source"
)

// ParseEdit reads an edit as its flag takes it: PATH=VALUE to set, PATH to
// clear or drop, STEP/{…} to add. At is the step in which a path stands that
// names none; 0 = none. The lesson may be one with edits, so that those that
// were added can be named; the edit itself always stands on the lesson as its
// file says it. Places count from the beginning of the text.
func (s *Scenario) ParseEdit(kind EditKind, text string, at int) (Edit, []source.Diagnostic) {
	if kind == EditAdd {
		return s.parseAdd(text, at)
	}
	written, value, valued := text, "", false
	if kind == EditSet {
		written, value, valued = cutValue(text)
	}
	path, problem := s.parsePath(written, at, kind == EditDrop)
	switch {
	case problem != nil:
		problem.At = stretch(written, 1)
		return Edit{}, []source.Diagnostic{*problem}
	case kind == EditSet && !valued:
		d := source.Diagnostic{At: stretch(text, 1), Code: source.CodeEditValue, Args: []string{text}, Write: text + "=…"}
		return Edit{}, []source.Diagnostic{d}
	}
	e := Edit{Kind: kind, Path: path, Value: value}
	if kind == EditDrop {
		return e, nil
	}
	problems := s.tryEdit(e, utf8.RuneCountInString(written)+2)
	if kind == EditClear {
		for i := range problems {
			problems[i].At = stretch(written, 1)
		}
	}
	return e, problems
}

// cutValue parts path and value at the first "=" that is not in quotes.
func cutValue(text string) (path, value string, found bool) {
	quoted, escaped := false, false
	for i, r := range text {
		switch {
		case escaped:
			escaped = false
		case quoted && r == '\\':
			escaped = true
		case r == '"':
			quoted = !quoted
		case r == '=' && !quoted:
			return text[:i], text[i+1:], true
		}
	}
	return text, "", false
}

// parsePath reads a path that leads to something in the lesson: an input, or
// where whole is set, an operation.
func (s *Scenario) parsePath(text string, at int, whole bool) (Path, *source.Diagnostic) {
	path, fault := readPath(text)
	if fault != nil {
		return path, s.badPath(text, path, fault)
	}
	found, there := s.Resolve(path, at)
	if !there {
		d := s.absentAt(path, at)
		s.hint(&d, path, whole)
		return path, &d
	}
	switch {
	case !whole && path.Field == "":
		return path, &source.Diagnostic{
			Code: source.CodePathNoField, Args: []string{text}, Write: text + "." + example(path.Kind)}
	case !whole && path.Kind.isOperation() && path.Field == "id":
		return path, &source.Diagnostic{Code: source.CodePathID}
	case whole && !path.Kind.isOperation():
		return path, &source.Diagnostic{Code: source.CodeEditQuestion, Args: []string{text}}
	case whole && path.Field != "":
		return path, &source.Diagnostic{Code: source.CodeEditWhole, Args: []string{text}, Write: path.Whole().String()}
	}
	return found, nil
}

// hint adds to a path that leads nowhere the path that was probably meant: a
// source is named by its revocation.
func (s *Scenario) hint(d *source.Diagnostic, p Path, whole bool) {
	revoke := Path{Step: p.Step, Kind: PathRevoke, ID: p.ID, Field: p.Field}
	_, there := s.Resolve(revoke.Whole(), 0)
	switch {
	case p.Kind == PathRecord && there && (whole || revoke.known()):
		d.Near, d.Write = "", revoke.String()
	case d.Code == source.CodePathNoStep:
		if number := s.firstAsking(p); number > 0 {
			p.Step = number
			d.Write = p.String()
		}
	}
}

// firstAsking gives the first step that has the question of a path; 0 = none.
func (s *Scenario) firstAsking(p Path) int {
	for i := range s.Steps {
		if p.N <= s.Steps[i].questions(p.Kind) {
			return i + 1
		}
	}
	return 0
}

// badPath says what is wrong with the form of a path.
func (s *Scenario) badPath(text string, p Path, fault *pathFault) *source.Diagnostic {
	d := source.Diagnostic{Code: fault.code, Args: fault.args, Write: fault.write}
	kind := p.Kind
	if kind == "" {
		kind = PathRecord
	}
	_, bare, _ := cutStep(text)
	if meant, could := unquoted(bare, kind); kind.isOperation() && could {
		meant.Step = p.Step
		if _, there := s.Resolve(meant, 0); there {
			d.Code, d.Args, d.Write = source.CodePathQuoteID, []string{meant.ID}, meant.String()
			return &d
		}
	}
	if fault.code == source.CodePathField && p.Kind != "" {
		names := make([]string, 0, len(p.Kind.fieldsOf().all))
		for _, f := range p.Kind.fieldsOf().all {
			names = append(names, f.Name)
		}
		d.Near, d.Expected = source.Nearest(p.Field, names), names
	}
	return &d
}

// cutStep takes `STEP/` off the beginning.
func cutStep(text string) (step int, rest string, found bool) {
	digits, behind, found := strings.Cut(text, "/")
	if n, ok := number(digits); found && ok {
		return n, behind, true
	}
	return 0, text, false
}

// tryEdit looks whether a value can be read and stand in its input.
func (s *Scenario) tryEdit(e Edit, col int) []source.Diagnostic {
	step := &s.Steps[e.Path.Step-1]
	var problems []source.Diagnostic
	switch e.Path.Kind {
	case PathAsk:
		_, problems = s.editAsk(step.Ask[e.Path.N-1], e, col)
	case PathDecide:
		_, problems = editRequest(step.Decide[e.Path.N-1].Request, e, col)
	case PathRecord, PathVerify, PathRetire, PathRevoke:
		at, _ := s.operation(e.Path.Whole())
		_, problems = s.editOp(step.Do[at].Op, e, col)
	}
	return problems
}

// parseAdd reads `STEP/{…}`: one operation, as a line of a stream has it, with
// the defaults of the lesson.
func (s *Scenario) parseAdd(text string, at int) (Edit, []source.Diagnostic) {
	step, rest, _ := cutStep(text)
	if step == 0 {
		step = at
	}
	if step == 0 || strings.TrimSpace(rest) == "" || strings.TrimSpace(rest)[0] != '{' {
		d := source.Diagnostic{At: stretch(text, 1), Code: source.CodeEditAdd, Args: []string{text}, Write: s.exampleAdd(step)}
		return Edit{}, []source.Diagnostic{d}
	}
	if _, ok := s.step(step); !ok {
		d := s.noStep(step)
		d.At = stretch(strconv.Itoa(step), 1)
		return Edit{}, []source.Diagnostic{d}
	}
	before := utf8.RuneCountInString(text) - utf8.RuneCountInString(rest)
	node, problems := source.Parse("", []byte(strings.Repeat(" ", before)+rest))
	if source.Failed(problems) {
		return Edit{}, problems
	}
	op, problems := s.decodeAdd(node, step)
	return Edit{Kind: EditAdd, Path: Path{Step: step}, Op: op}, problems
}

func (s *Scenario) exampleAdd(step int) string {
	return strconv.Itoa(max(step, 1)) + `/{"retire": {"id": "m1"}}`
}

// decodeAdd reads the one operation of an addition.
func (s *Scenario) decodeAdd(n *source.Node, step int) (core.Op, []source.Diagnostic) {
	var r report
	in := source.Owner{Kind: "group", Name: "add"}
	if !r.keys(n, in, opKinds) || r.problems != nil {
		return nil, r.sorted()
	}
	switch len(n.Entries) {
	case 0:
		r.add(source.Diagnostic{At: n.Range, Code: source.CodeEditAdd, Args: []string{"{}"}, Write: s.exampleAdd(step)})
		return nil, r.sorted()
	case 1:
	default:
		r.wrong(n.Entries[1].Key.Range, in, source.CodeTwoOperations, n.Entries[0].Key.Text, n.Entries[1].Key.Text)
		return nil, r.sorted()
	}
	e := n.Entries[0]
	op, w, ok := r.op(e.Key.Text, e.Value, e.Key.Range, s.Focus)
	if !ok {
		return nil, r.sorted()
	}
	op = s.filled(op, step)
	for _, d := range s.sound(op, pathOf(step, op), "", w.first("recorded", "id", "evidence")) {
		r.add(d)
	}
	return op, slices.Clip(r.sorted())
}

package batch

import (
	"io"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// AppendDecided writes a decision as AppendDecision does, with one key more:
// every single change that leads to another state, with the whole decision
// that it leads to. A null is a missing input.
//
//	"flips":[{"set":{"candidate.source":null},"answer":{…}}]
func AppendDecided(b []byte, d core.Decision, flips []core.DecisionFlip, w *i18n.Words) []byte {
	return appendFlips(AppendDecision(b, d, w), len(flips), func(b []byte, i int) []byte {
		b = appendInput(append(b, '{'), flips[i].Change)
		b = appendKey(append(b, ','), "answer")
		return append(AppendDecision(b, flips[i].Decision, w), '}')
	})
}

// appendFlips writes a list as the last key of the object that ends b.
func appendFlips(b []byte, many int, one func(b []byte, i int) []byte) []byte {
	b = appendKey(append(b[:len(b)-1], ','), "flips")
	b = append(b, '[')
	for i := range many {
		if i > 0 {
			b = append(b, ',')
		}
		b = one(b, i)
	}
	return append(b, "]}"...)
}

// appendInput writes what a change sets in a request: a text, for the
// candidate as a whole an object, or null.
func appendInput(b []byte, c core.Change) []byte {
	b = appendKey(b, "set")
	b = append(source.AppendJSON(append(b, '{'), c.Path), ':')
	if c.Candidate != nil {
		b = appendCandidate(b, *c.Candidate)
	} else {
		b = appendOrNull(b, c.Value)
	}
	return append(b, '}')
}

// appendCandidate writes every field of a record that asks to be used, in the
// order of the table.
func appendCandidate(b []byte, c core.Candidate) []byte {
	r, first := core.Request{Candidate: &c}, true
	b = append(b, '{')
	for _, f := range core.RequestFields() {
		name, inside := insideCandidate(f.Name)
		if !inside {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = appendOrNull(appendKey(b, name), *f.In(&r).Text)
	}
	return append(b, '}')
}

// Names are the paths of a lesson by which the changes of a question to its
// ledger are written, as its command line takes them.
type Names struct {
	Question scenario.Path // of the question as a whole
	// ByKnown says that the question leaves its valid out and shows no day, so
	// that valid is what known is.
	ByKnown bool
	Op      func(at int) scenario.Path // of an operation of the ledger, by its index
}

// AppendAsked writes an answer as AppendAnswer does, with one key more: what
// would flip it. The list has what settles a conflict, then what lets in each
// memory that is left out, then the nearest boundaries of both axes:
//
//	{"kind":"settle","change":CHANGE,"answer":{…}}
//	{"kind":"let_in","memory":"m1","change":CHANGE,"answer":{…}}
//	{"kind":"let_in","memory":"m4","change":null,"together":["scope","valid"]}
//	{"kind":"nearest","axis":"valid","on":"2026-07-01","change":CHANGE,"answer":{…}}
//
// A memory without a change is kept out by several rungs together. CHANGE is
// one of
//
//	{"set":{PATH:VALUE}}   {"clear":PATH}   {"drop":PATH}   {"add":{"retire":{…}}}
//
// Of a question that goes by known, a set of known has its valid as well.
func AppendAsked(b []byte, s core.Snapshot, q core.Query, found core.Flips, names Names) []byte {
	a := asked{ops: s.Ops(), query: q, names: names}
	flips := listed(found)
	return appendFlips(AppendAnswer(b, s.Ask(q)), len(flips), func(b []byte, i int) []byte { return a.flip(b, flips[i]) })
}

// WriteAsked writes what AppendAsked appends, and a line end. Each change has
// a whole answer with it, so that all of them together may be far more than
// the ledger is large: they are written one by one.
func WriteAsked(out io.Writer, s core.Snapshot, q core.Query, found core.Flips, names Names) error {
	a := asked{ops: s.Ops(), query: q, names: names}
	answer := AppendAnswer(nil, s.Ask(q))
	b := append(appendKey(append(answer[:len(answer)-1], ','), "flips"), '[')
	for i, f := range listed(found) {
		if i > 0 {
			b = append(b, ',')
		}
		b = a.flip(b, f)
		if _, err := out.Write(b); err != nil {
			return err
		}
		b = b[:0]
	}
	_, err := out.Write(append(b, "]}\n"...))
	return err
}

// listed puts what was found into the order of the list.
func listed(found core.Flips) []questionFlip {
	var flips []questionFlip
	for _, f := range found.Settle {
		flips = append(flips, questionFlip{kind: "settle", flip: &f})
	}
	for _, left := range found.LeftOut {
		flips = append(flips, letIn(left)...)
	}
	return append(flips, nearest(found.Nearest)...)
}

// questionFlip is one entry of the list.
type questionFlip struct {
	kind     string
	memory   string       // let_in
	together []core.Check // let_in without a flip
	axis     string       // nearest
	on       core.Time    // nearest
	flip     *core.Flip
}

func letIn(left core.LeftOut) []questionFlip {
	if len(left.Flips) == 0 {
		return []questionFlip{{kind: "let_in", memory: left.Memory.ID, together: left.Fails}}
	}
	var out []questionFlip
	for _, f := range left.Flips {
		out = append(out, questionFlip{kind: "let_in", memory: left.Memory.ID, flip: &f})
	}
	return out
}

func nearest(n core.Boundaries) []questionFlip {
	var out []questionFlip
	for _, at := range []struct {
		axis string
		is   *core.Boundary
	}{{"valid", n.EarlierValid}, {"valid", n.LaterValid}, {"known", n.EarlierKnown}, {"known", n.LaterKnown}} {
		if at.is != nil {
			out = append(out, questionFlip{kind: "nearest", axis: at.axis, on: at.is.On, flip: &at.is.Flip})
		}
	}
	return out
}

// asked writes changes of a question and of the operations before it.
type asked struct {
	ops   []core.Op
	query core.Query
	names Names
}

func (a asked) flip(b []byte, f questionFlip) []byte {
	b = source.AppendJSON(appendKey(append(b, '{'), "kind"), f.kind)
	if f.memory != "" {
		b = source.AppendJSON(appendKey(append(b, ','), "memory"), f.memory)
	}
	if f.axis != "" {
		b = source.AppendJSON(appendKey(append(b, ','), "axis"), f.axis)
		b = source.AppendJSON(appendKey(append(b, ','), "on"), f.on.String())
	}
	b = appendKey(append(b, ','), "change")
	if f.flip == nil {
		return append(appendRungs(append(b, "null,"...), f.together), '}')
	}
	b = a.change(b, f.flip.Change)
	b = appendKey(append(b, ','), "answer")
	return append(AppendAnswer(b, f.flip.Answer), '}')
}

func appendRungs(b []byte, fails []core.Check) []byte {
	rungs := make([]string, 0, len(fails))
	for _, c := range fails {
		rungs = append(rungs, string(c.Rung))
	}
	return appendList(appendKey(b, "together"), rungs)
}

// change writes one change of a question, or of the ledger that it asks.
func (a asked) change(b []byte, c core.Change) []byte {
	b = append(b, '{')
	switch c.Kind {
	case core.ChangeInput:
		b = appendInput(b, c)
	case core.ChangeAsk:
		b = a.ask(b, c)
	case core.ChangeLink, core.ChangeUnlink:
		changed := c.Record(a.ops[c.Op].(core.Record))
		b = append(appendList(a.set(b, a.names.Op(c.Op), c.Path), changed.Supersedes), '}')
	case core.ChangeClear:
		b = source.AppendJSON(appendKey(b, "clear"), within(a.names.Op(c.Op), c.Path))
	case core.ChangeDrop:
		b = source.AppendJSON(appendKey(b, "drop"), within(a.names.Op(c.Op), ""))
	case core.ChangeAdd:
		b = scenario.AppendOp(appendKey(b, "add"), c.Add, "")
	}
	return append(b, '}')
}

// ask writes another coordinate of the question. A valid that goes by known
// is written down with it, for it stays what it is.
func (a asked) ask(b []byte, c core.Change) []byte {
	value := c.Value
	if value == "" {
		value = c.At.String()
	}
	own := a.names.Question
	b = append(appendKey(b, "set"), '{')
	if a.names.ByKnown && c.Path == "known" {
		b = source.AppendJSON(append(source.AppendJSON(b, within(own, "valid")), ':'), c.Query(a.query).Valid.String())
		b = append(b, ',')
	}
	return append(source.AppendJSON(append(source.AppendJSON(b, within(own, c.Path)), ':'), value), '}')
}

// set begins what a change writes into a field; the value and a brace follow.
func (a asked) set(b []byte, owner scenario.Path, field string) []byte {
	b = source.AppendJSON(append(appendKey(b, "set"), '{'), within(owner, field))
	return append(b, ':')
}

func within(owner scenario.Path, field string) string {
	owner.Field = field
	return owner.String()
}

// insideCandidate gives the name of an input inside the record that asks to
// be used; false for the others.
func insideCandidate(path string) (string, bool) { return strings.CutPrefix(path, "candidate.") }

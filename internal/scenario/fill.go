package scenario

import (
	"bytes"
	"slices"

	"memtui/internal/core"
	"memtui/internal/source"
)

// Filled is an expectation that a question did not have.
type Filled struct {
	At   source.Range // of the question
	In   source.Owner // the question
	Text string       // as it is written, on one line
}

// Unfilled lists the questions of a lesson that expect nothing, each with what
// it would expect as it is answered now.
func Unfilled(sc *Scenario) []Filled {
	var out []Filled
	s := settling{from: sc, taken: map[string]bool{}}
	for i, step := range sc.Steps {
		s.do(step.Do)
		for j, ask := range step.Ask {
			if ask.Expect == nil {
				out = append(out, filled(ask.At, step.question(i+1, j), s.answered(ask.Query, nil)))
			}
		}
		for j, decide := range step.Decide {
			if decide.Expect == nil {
				x := decided(core.Decide(decide.Request), nil)
				out = append(out, filled(decide.At, step.question(i+1, len(step.Ask)+j), x))
			}
		}
	}
	return out
}

func filled(at source.Range, in source.Owner, x *Expect) Filled {
	return Filled{At: at, In: in, Text: "expect: " + flowLine(expectNode(*x))}
}

// Fill writes into the text of a lesson what Unfilled lists, and changes
// nothing else: comments and layout stay as they are. It reports whether that
// could be done. It cannot where a question shares its text with something
// else, by an anchor or a merge key.
func Fill(name string, data []byte, sc *Scenario) ([]byte, bool) {
	root, problems := source.Parse(name, data)
	if source.Failed(problems) {
		return nil, false
	}
	f := &filling{text: newFileText(data), json: isJSON(data)}
	s := settling{from: sc, taken: map[string]bool{}}
	want := *sc
	want.Steps = slices.Clone(sc.Steps)
	for i := range want.Steps {
		step := &want.Steps[i]
		s.do(step.Do)
		step.Ask, step.Decide = slices.Clone(step.Ask), slices.Clone(step.Decide)
		for j := range step.Ask {
			if ask := &step.Ask[j]; ask.Expect == nil {
				ask.Expect = s.answered(ask.Query, nil)
				f.put(questionList(root, i, "ask"), j, ask.Expect)
			}
		}
		for j := range step.Decide {
			if decide := &step.Decide[j]; decide.Expect == nil {
				decide.Expect = decided(core.Decide(decide.Request), nil)
				f.put(questionList(root, i, "decide"), j, decide.Expect)
			}
		}
	}
	out := f.text.spliced(f.splices)
	got, problems := Load(name, out)
	if got == nil || !bytes.Equal(Write(got), Write(&want)) || source.Failed(problems) {
		return nil, false
	}
	return out, true
}

// questionList finds the questions of a step in the nodes of a lesson.
func questionList(root *source.Node, step int, kind string) *source.Node {
	steps, _ := root.Find("steps")
	questions, _ := steps.Value.Items[step].Find(kind)
	return questions.Value
}

// isJSON reports whether a file is JSON, so that what is put in must be too.
func isJSON(data []byte) bool {
	_, problems := source.ParseJSON(data)
	return !source.Failed(problems)
}

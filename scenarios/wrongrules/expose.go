package main

// Exposure is a question that a wrong rule answers otherwise.
type Exposure struct {
	Question     Question
	Right, Wrong Answer
}

// IsWeak reports whether the two answers differ in their evidence alone.
func (e Exposure) IsWeak() bool { return e.Right.says(e.Wrong) }

// Exposed lists the questions that expose a rule, in the order of the course.
func Exposed(rule Rule, course []Question) []Exposure {
	var out []Exposure
	for _, q := range course {
		right, wrong := Ledger{Ops: q.Ops}.Ask(q.Query), Ledger{Ops: q.Ops, Rule: rule}.Ask(q.Query)
		if !right.Equal(wrong) {
			out = append(out, Exposure{Question: q, Right: right, Wrong: wrong})
		}
	}
	return out
}

// Unexposed lists the rules that no question exposes, or only weakly.
func Unexposed(course []Question) []Tempting {
	var out []Tempting
	for _, t := range TemptingRules() {
		strong := false
		for _, e := range Exposed(t.Rule, course) {
			strong = strong || !e.IsWeak()
		}
		if !strong {
			out = append(out, t)
		}
	}
	return out
}

// Disagreeing lists the questions to which the plain ledger, with no wrong
// rule, says something else than the program's.
func Disagreeing(course []Question) []Exposure {
	var out []Exposure
	for _, q := range course {
		if plain := (Ledger{Ops: q.Ops}).Ask(q.Query); !plain.Equal(q.Core) {
			out = append(out, Exposure{Question: q, Right: q.Core, Wrong: plain})
		}
	}
	return out
}

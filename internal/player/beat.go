package player

// Stage is how far a step has unfolded.
type Stage string

// The stages of a ledger step, then those of a decision, in order. A still
// screen is at StageStill; the space of what is to come is always kept.
const (
	StageArrives Stage = "arrives" // title, what happened; the event in the gutter
	StageWritten Stage = "written" // band, lane and column are there
	StageAsked   Stage = "asked"   // the question and its crosshair; no answer, no marks
	StageRung    Stage = "rung"    // the first Beat.Count rungs are judged
	StageAnswer  Stage = "answer"  // the answer
	StageMarks   Stage = "marks"   // decision: the fields have their marks
	StageRule    Stage = "rule"    // decision: rule Beat.Count is being asked, nothing decided yet
	StageDecided Stage = "decided" // decision: the plate is lit
	StageStill   Stage = "still"   // the whole step: what it was before, and the explanation
)

// Beat is one moment of a step.
type Beat struct {
	Stage Stage
	Count int // rungs judged, or the rule being asked
}

// Still is the last beat of every step.
func Still() Beat { return Beat{Stage: StageStill} }

// IsStill reports whether the step is complete.
func (b Beat) IsStill() bool { return b.Stage == StageStill }

// stageOrder gives a stage's place, so that a view can ask what is shown.
func stageOrder(s Stage) int {
	switch s {
	case StageArrives:
		return 0
	case StageWritten, StageMarks:
		return 1
	case StageAsked:
		return 2
	case StageRung, StageRule:
		return 3
	case StageAnswer, StageDecided:
		return 4
	case StageStill:
		return 5
	}
	return 5
}

// Shows reports whether what appears at a stage is on the screen.
func (b Beat) Shows(s Stage) bool { return stageOrder(b.Stage) >= stageOrder(s) }

// Rungs gives how many of the nine rungs are judged.
func (b Beat) Rungs() int {
	switch {
	case b.Stage == StageRung:
		return b.Count
	case b.Shows(StageAnswer):
		return 9
	}
	return 0
}

// Beats lists the moments of a step for one of its questions. The first
// question begins with what arrives; the others begin with being asked.
func (f *Frame) Beats(question int) []Beat {
	var out []Beat
	if question <= 0 {
		out = append(out, Beat{Stage: StageArrives})
	}
	switch {
	case f.IsDecision(question):
		out = append(out, Beat{Stage: StageMarks})
		decided := f.Questions[question].Decide.Decision.Rule
		for rule := 1; rule <= decided; rule++ {
			out = append(out, Beat{Stage: StageRule, Count: rule})
		}
		out = append(out, Beat{Stage: StageDecided})
	case question >= 0 && question < len(f.Questions):
		if question == 0 && len(f.Happened) > 0 {
			out = append(out, Beat{Stage: StageWritten})
		}
		out = append(out, Beat{Stage: StageAsked})
		for _, rung := range f.rungBeats(question) {
			out = append(out, Beat{Stage: StageRung, Count: rung})
		}
		out = append(out, Beat{Stage: StageAnswer})
	case len(f.Happened) > 0:
		out = append(out, Beat{Stage: StageWritten})
	}
	return append(out, Still())
}

// rungBeats takes the first three rungs in one beat when all memories pass
// them.
func (f *Frame) rungBeats(question int) []int {
	first := 3
	asked := f.Questions[question].Ask
	verdicts, _ := explain(f.After(), asked.Query, asked.Answer)
	for _, v := range verdicts {
		if !v.Checks[0].Pass || !v.Checks[1].Pass || !v.Checks[2].Pass {
			first = 1
		}
	}
	var out []int
	for rung := first; rung <= 9; rung++ {
		out = append(out, rung)
	}
	return out
}

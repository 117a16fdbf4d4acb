package player

import "memtui/internal/core"

// decide answers the step's record decisions.
func (f *Frame) decide() {
	all := len(f.Step.Ask) + len(f.Step.Decide)
	for i, decide := range f.Step.Decide {
		d := &Decided{Request: decide.Request, Decision: core.Decide(decide.Request)}
		d.Was, d.Another = f.decidedBefore(i, d.Decision)
		f.Questions = append(f.Questions, Question{
			Label: label(len(f.Step.Ask)+i, all), Name: decide.Name, Decide: d,
		})
	}
}

// decidedBefore looks for the last earlier decision about the same record: by
// its id, or where one of the two has none, by its place in the step.
func (f *Frame) decidedBefore(place int, now core.Decision) (was *DecidedWas, another bool) {
	for step := f.Index - 1; step >= 0; step-- {
		at := 0
		for _, q := range f.lesson.Frames[step].Questions {
			if q.Decide == nil {
				continue
			}
			another = true
			if sameRecord(q.Decide.Decision, now, at == place) {
				d := q.Decide.Decision
				return &DecidedWas{Step: step + 1, Decision: d, Changed: changed(d, now)}, false
			}
			at++
		}
	}
	return nil, another
}

func sameRecord(was, now core.Decision, samePlace bool) bool {
	if was.Record == nil || now.Record == nil || was.Record.ID == "" || now.Record.ID == "" {
		return samePlace
	}
	return was.Record.ID == now.Record.ID
}

// changed lists the inputs that differ, with what they were.
func changed(was, now core.Decision) map[string]string {
	out := map[string]string{}
	for i, f := range now.Fields {
		before := was.Fields[i]
		if before.Value != f.Value || f.Path == "candidate" && before.Mark != f.Mark {
			out[f.Path] = before.Value
		}
	}
	return out
}

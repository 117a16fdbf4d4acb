package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawDecision draws a step that decides about records: what is new, and its
// panes.
func (s Screen) drawDecision(c *Canvas, k *sketch) {
	l := k.layout
	s.drawDecisionHappened(c, k)
	switch {
	case s.State.Mode == player.ModeBeside:
		s.drawDecisionBeside(c, k)
		return
	case l.Solo() && s.editsDecision():
		s.drawSmallWhatIf(c, k)
		return
	case l.Solo():
		s.drawDecisionTabs(c, k)
		return
	}
	if s.State.Zoom && !sideBySide(l, len(s.decisions())) {
		s.drawDecisionZoom(c, k)
		return
	}
	s.drawDecisionCaption(c, k)
	if s.besides(l) {
		s.drawColumns(c, k)
		return
	}
	s.drawFlow(c, k)
}

// besides reports whether all records of the step stand side by side. There
// zoom shows one of them alone, elsewhere the focused pane.
func (s Screen) besides(l Layout) bool {
	return sideBySide(l, len(s.decisions())) && !s.State.Zoom && !s.State.Predicts() &&
		s.State.Mode != player.ModeBeside
}

// sideBySide reports whether so many records have room beside each other.
func sideBySide(l Layout, records int) bool {
	return l.Content.W+2*l.Margin >= 110 && l.Content.H >= 40 && records > 1 && records < 4
}

// decisions lists the step's questions that are decisions, by their index.
func (s Screen) decisions() []int {
	var out []int
	f := s.frame()
	if f == nil {
		return nil
	}
	for i := range f.Questions {
		if f.IsDecision(i) {
			out = append(out, i)
		}
	}
	return out
}

// ruling is one decision as far as it has unfolded.
type ruling struct {
	*player.Decided
	beat player.Beat
	hue  Role // of the state that was decided
	// whatIf says that Was is the lesson and no earlier step.
	whatIf bool
}

// ruling gives the decision under a question of the step, unfolded as far as
// the screen is; false where the question is none.
func (s Screen) ruling(question int) (ruling, bool) {
	f := s.frame()
	if f == nil || !f.IsDecision(question) {
		return ruling{}, false
	}
	d, whatIf := s.against(question, f.Questions[question].Decide)
	r := ruling{Decided: d, beat: s.State.Shown(), hue: stateRole(d.Decision.State), whatIf: whatIf}
	if question != s.State.Question {
		r.beat = otherBeat(s.State.Shown(), question < s.State.Question)
	}
	if s.State.HidesQuestion(s.State.Page, question) {
		r.beat = player.Beat{Stage: player.StageArrives}
	}
	return r, true
}

// otherBeat is how far a question is that is not the selected one: those
// before it are complete, those behind it have not begun.
func otherBeat(b player.Beat, before bool) player.Beat {
	if before || b.IsStill() {
		return player.Still()
	}
	return player.Beat{Stage: player.StageArrives}
}

// ruled gives the decision on screen. A step without a question to the
// ledger always has one.
func (s Screen) ruled() (ruling, bool) {
	if r, ok := s.ruling(s.State.Question); ok {
		return r, true
	}
	if all := s.decisions(); len(all) > 0 {
		return s.ruling(all[0])
	}
	return ruling{}, false
}

// marked reports whether the fields have their marks.
func (r ruling) marked() bool { return r.beat.Shows(player.StageMarks) }

// settled reports whether the state is decided.
func (r ruling) settled() bool { return r.beat.Shows(player.StageDecided) }

// still reports whether the step is complete.
func (r ruling) still() bool { return r.beat.IsStill() }

// light is the role of everything on the taken way: no hue before the
// outcome is known.
func (r ruling) light() Role {
	if r.settled() {
		return r.hue
	}
	return Fg
}

// asked gives the rule that is being asked, or that decided; 0 before the
// first.
func (r ruling) asked() int {
	switch {
	case r.settled():
		return r.Decision.Rule
	case r.beat.Stage == player.StageRule:
		return r.beat.Count
	}
	return 0
}

// reads lists the inputs from which the thread comes. Rule 1 reads all, so it
// has one only where it fails.
func (r ruling) reads() []string {
	switch rule := r.asked(); {
	case rule == 0, rule == 1 && r.Decision.Rule != 1:
		return nil
	case rule == r.Decision.Rule:
		return r.Decision.Deciders
	case rule == 2:
		return []string{"candidate.validity"}
	}
	return []string{"candidate.scope"}
}

// changedState reports whether an earlier step decided otherwise.
func (r ruling) changedState() bool {
	return r.Was != nil && r.Was.Decision.State != r.Decision.State
}

// stateRole is the hue of a state.
func stateRole(state core.State) Role {
	switch state {
	case core.StateBlocked:
		return Bad
	case core.StateRefresh:
		return Warning
	case core.StateWorking:
		return Good
	case core.StateLongTerm:
		return Accent
	}
	return Fg
}

// stateSign is the sign of a state. In ASCII a blocked state is a small x:
// the large one is a failed rung.
func (s Screen) stateSign(state core.State) string {
	switch state {
	case core.StateBlocked:
		if s.ASCII {
			return "x"
		}
		return SignFailed
	case core.StateRefresh:
		return SignRefresh
	case core.StateWorking:
		return SignCounts
	case core.StateLongTerm:
		return SignLongTerm
	}
	return SignDot
}

// stateName says a state. In English it is the value that JSON has.
func (s Screen) stateName(state core.State) string {
	if s.Words.Lang == i18n.Chinese {
		return s.Words.Core.States[state]
	}
	return string(state)
}

func (s Screen) phaseName(phase core.Phase) string {
	if s.Words.Lang == i18n.Chinese {
		return s.Words.Core.Phases[phase]
	}
	return string(phase)
}

func (s Screen) nextName(next core.NextAction) string {
	if s.Words.Lang == i18n.Chinese {
		return s.Words.Core.Nexts[next]
	}
	return string(next)
}

// flowLabel writes the label of a pane; the pane that has the focus says so in
// the margin.
func (s Screen) flowLabel(c *Canvas, k *sketch, x, y int, pane player.Pane, text string) int {
	ink := Ink{Role: Muted, Bold: true}
	if s.focused(k.layout) == pane {
		ink.Role = Accent
		s.flowMargin(c, k.layout, x, y)
	}
	return c.Text(x, y, ink, text)
}

// flowMargin puts the sign of the focus into the margin beside a column.
func (s Screen) flowMargin(c *Canvas, l Layout, x, y int) {
	back := 1
	if l.Arrangement == Wide {
		back = 2
	}
	c.Text(x-back, y, Ink{Role: Accent, Bold: true}, SignFocus)
}

// focused gives the pane that keys move: of a decision whose inputs are
// changed, that of the inputs.
func (s Screen) focused(l Layout) player.Pane {
	if s.editsDecision() {
		return player.PaneGiven
	}
	return s.State.Focused(l.Solo())
}

// untaken is a line of a way that was not taken.
func (s Screen) untaken() string {
	if s.ASCII {
		return "-"
	}
	return SignHorizontal
}

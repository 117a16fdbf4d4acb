package player

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// modeKeys are the commands that open a mode.
var modeKeys = []CommandKind{CmdCrosshair, CmdWhatIf, CmdBeside, CmdFlip, CmdPredict, CmdClass}

// TestLeavingAModeIsExactlyWhereOneWas opens a mode, presses whatever the
// place takes but what the reader chooses for good (theme, scale, notes),
// takes back what was changed, comes back to the question, and leaves.
func TestLeavingAModeIsExactlyWhereOneWas(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := opening(drawLesson(rt, t))
		s = s.Do(Command{Kind: CmdGoTo, N: rapid.IntRange(0, s.Last()).Draw(rt, "from")})
		s.Zoom = rapid.Bool().Draw(rt, "zoom") && s.Frame() != nil
		s = do(s, rapid.SampledFrom([]CommandKind{CmdClose, CmdWhy, CmdDifference, CmdTerms, CmdPlayPause}).Draw(rt, "before"))
		was := do(s, CmdClose)
		if s.Layer.Kind != LayerNone {
			was = s
		}
		s = do(was, rapid.SampledFrom(modeKeys).Draw(rt, "mode"))
		if s.Mode == ModeNone {
			return // there is nothing to do here in that mode
		}
		mode := s.Mode
		for range rapid.IntRange(0, 12).Draw(rt, "presses") {
			s = s.Do(inMode(rt, s))
		}
		s = back(s, mode, was)
		if s = do(s, CmdClose); unedited(s.Key()) != unedited(was.Key()) {
			rt.Fatalf("%s left\n%+v\nand was opened on\n%+v", mode, s.Key(), was.Key())
		}
	})
}

// inMode draws a key of the place at hand, and what is typed into a field.
func inMode(rt *rapid.T, s State) Command {
	if s.IsTyping() {
		return rapid.SampledFrom([]Command{
			{Kind: CmdType, Text: "7"}, {Kind: CmdType, Text: "中"}, {Kind: CmdTake}, {Kind: CmdClose},
		}).Draw(rt, "typed")
	}
	var all []Command
	for _, b := range Bindings(s) {
		chosen := slices.Contains([]CommandKind{CmdScale, CmdNotes, CmdLeave, CmdClose, CmdBlank, CmdSpeed, CmdSearch, CmdMatch,
			CmdPalette, CmdHelp, CmdLessons, CmdSave, CmdStay}, b.Kind)
		if !b.Enabled() || chosen || slices.Contains(modeKeys, b.Kind) || b.Kind == CmdTry {
			continue
		}
		c := b.asks(b.Keys()[0])
		c.Limit = Position{Down: 3, Right: 3}
		all = append(all, c)
	}
	return rapid.SampledFrom(all).Draw(rt, "command")
}

// back closes what was opened inside of the mode, takes back what was edited,
// and comes back to the question.
func back(s State, mode Mode, was State) State {
	for range 9 {
		if s.Mode == mode && s.Layer.Kind == LayerNone && s.Input.Kind == InputNone && !s.Zoom {
			break
		}
		s = do(s, CmdClose)
	}
	if s.Edits.Count() > 0 {
		s = do(s, CmdReset)
	}
	return s.at(was.Page, was.Question)
}

// unedited gives a key without what a mode is there to leave: a pause, what can be
// undone, and what was predicted.
func unedited(k Key) Key {
	k.undo, k.redo, k.predict.made, k.playing = false, false, nil, false
	return k
}

func TestAModeOpensFromItsKeyAndClosesByItsKeyAndByEsc(t *testing.T) {
	for _, kind := range modeKeys {
		was := do(opening(lessonOf(t, 1, -1)), CmdNext)
		open := do(was, kind)
		if open.Mode == ModeNone {
			t.Errorf("%s does not open", kind)
			continue
		}
		for _, closing := range []CommandKind{kind, CmdClose, CmdLeave} {
			if got := do(open, closing); unedited(got.Key()) != unedited(was.Key()) {
				t.Errorf("%s, then %s gives\n%+v\nand was\n%+v", kind, closing, got.Key(), was.Key())
			}
		}
	}
}

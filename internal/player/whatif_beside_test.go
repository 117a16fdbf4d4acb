package player

import "testing"

// Each line presses keys one after the other; the mode after each is named.
func TestWhatIfAndSideBySideOpenOnEachOther(t *testing.T) {
	for _, c := range []struct {
		name  string
		keys  []CommandKind
		modes []Mode
	}{
		{"v toggles", []CommandKind{CmdBeside, CmdBeside}, []Mode{ModeBeside, ModeNone}},
		{"e toggles", []CommandKind{CmdWhatIf, CmdWhatIf}, []Mode{ModeWhatIf, ModeNone}},
		{"e goes to what-if, and v back", []CommandKind{CmdBeside, CmdWhatIf, CmdBeside, CmdBeside},
			[]Mode{ModeBeside, ModeWhatIf, ModeBeside, ModeNone}},
		{"e goes to what-if, and escape back", []CommandKind{CmdBeside, CmdWhatIf, CmdClose, CmdClose},
			[]Mode{ModeBeside, ModeWhatIf, ModeBeside, ModeNone}},
		{"e returns to the what-if below", []CommandKind{CmdWhatIf, CmdBeside, CmdWhatIf, CmdClose},
			[]Mode{ModeWhatIf, ModeBeside, ModeWhatIf, ModeNone}},
		{"escape returns to the what-if below", []CommandKind{CmdWhatIf, CmdBeside, CmdClose, CmdClose},
			[]Mode{ModeWhatIf, ModeBeside, ModeWhatIf, ModeNone}},
	} {
		s := loaded(t, toggled).Do(Command{Kind: CmdGoTo, N: 3})
		was := s.Key()
		for i, key := range c.keys {
			if s = do(s, key); s.Mode != c.modes[i] {
				t.Errorf("%s: after %s the mode is %q, want %q", c.name, key, s.Mode, c.modes[i])
			}
		}
		if s.Key() != was {
			t.Errorf("%s: it does not end where it began", c.name)
		}
	}
}

func TestTabTakesASideAndNothingElse(t *testing.T) {
	s := do(loaded(t, toggled).Do(Command{Kind: CmdGoTo, N: 3}), CmdBeside)
	if s.Side != SideWhatIf {
		t.Errorf("the side taken first is %q", s.Side)
	}
	other := do(s, CmdSide)
	if other.Side != SideLesson || do(other, CmdSide).Key() != s.Key() {
		t.Errorf("tab takes %q, and twice is not where it was", other.Side)
	}
	if none := do(loaded(t, toggled).Do(Command{Kind: CmdGoTo, N: 3}), CmdSide); none.Side != SideWhatIf {
		t.Error("outside of side by side a side is taken")
	}
}

func TestAChangeUndoneBesideIsUndoneBelow(t *testing.T) {
	s := do(on(t, whatIfOn(t, toggled, 1, 0), "1/m1.valid.from"), CmdMissing)
	if !s.IsEdited() {
		t.Fatal("nothing was edited")
	}
	s = do(s, CmdBeside, CmdUndo, CmdWhatIf)
	if got := row(t, s); s.Mode != ModeWhatIf || s.IsEdited() || got.Path.String() != "1/m1.valid.from" || got.Differs {
		t.Errorf("in %q the row is %+v", s.Mode, got)
	}
}

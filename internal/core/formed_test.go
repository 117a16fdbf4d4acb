package core_test

import (
	"errors"
	"slices"
	"testing"

	"memtui/internal/core"
)

func codeOf(err error) core.Code {
	var r *core.Refusal
	if errors.As(err, &r) {
		return r.Code
	}
	return ""
}

// TestEveryIdentifierOfAnOperationIsRead: a blank one is missing, and one
// with white space at an end, a control or a format character is refused,
// whichever field of whichever operation holds it.
func TestEveryIdentifierOfAnOperationIsRead(t *testing.T) {
	record := core.Record{ID: "m9", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: []string{"D1"}}
	in := func(change func(*core.Record)) core.Record {
		r := record
		change(&r)
		return r
	}
	for text, want := range map[string]core.Code{
		"\u3000": core.CodeMissing, "": core.CodeMissing, " a": core.CodeBadText, "a\u200b": core.CodeBadText, "e\u0301": core.CodeBadText,
	} {
		for name, op := range map[string]core.Op{
			"record id":         in(func(r *core.Record) { r.ID = text }),
			"record key":        in(func(r *core.Record) { r.Key = text }),
			"record scope":      in(func(r *core.Record) { r.Scope = text }),
			"record version":    in(func(r *core.Record) { r.Version = text }),
			"record evidence":   in(func(r *core.Record) { r.Evidence = []string{"D1", text} }),
			"record supersedes": in(func(r *core.Record) { r.Supersedes = []string{text} }),
			"verify id":         core.Verify{ID: text, Evidence: []string{"D1"}},
			"verify evidence":   core.Verify{ID: "c", Evidence: []string{"D1", text}},
			"retire id":         core.Retire{ID: text},
			"revoke evidence":   core.Revoke{Evidence: text},
		} {
			l := &core.Ledger{}
			if err := l.Apply(core.Record{ID: "c", Key: "k", Scope: "s", Version: "v", Value: "1", Status: core.StatusCandidate}); err != nil {
				t.Fatal(err)
			}
			if got := codeOf(l.Apply(op)); got != want || l.Len() != 1 {
				t.Errorf("%s %q: %q and %d operations, want %q", name, text, got, l.Len(), want)
			}
		}
	}
}

// TestTheSameIDAboutAnotherSubjectIsOtherContent: the same id with other
// content is refused; its subject is content.
func TestTheSameIDAboutAnotherSubjectIsOtherContent(t *testing.T) {
	r := core.Record{ID: "m", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: []string{"D1"}}
	for name, other := range map[string]core.Record{
		"key":     {ID: "m", Key: "k2", Scope: "s", Version: "v", Value: "1", Evidence: []string{"D1"}},
		"scope":   {ID: "m", Key: "k", Scope: "s2", Version: "v", Value: "1", Evidence: []string{"D1"}},
		"version": {ID: "m", Key: "k", Scope: "s", Version: "v2", Value: "1", Evidence: []string{"D1"}},
	} {
		l := &core.Ledger{}
		if err := l.Apply(r); err != nil {
			t.Fatal(err)
		}
		if got := codeOf(l.Apply(other)); got != core.CodeSameID {
			t.Errorf("another %s: %q, want %q", name, got, core.CodeSameID)
		}
	}
}

// TestSortingIsByCodePoint: capitals come before small letters, ASCII before
// all else, and a character beyond 16 bits behind one within.
func TestSortingIsByCodePoint(t *testing.T) {
	want := []string{"B", "a", "aa", "b", "é", "中", "\uff21", "\U0001f600"}
	mixed := []string{"\U0001f600", "b", "中", "aa", "B", "\uff21", "é", "a"}
	ask := core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Known: at("2026-01-01")}}
	own, verified, several := &core.Ledger{}, &core.Ledger{}, &core.Ledger{}
	apply := func(l *core.Ledger, ops ...core.Op) {
		for _, op := range ops {
			if err := l.Apply(op); err != nil {
				t.Fatal(err)
			}
		}
	}
	r := core.Record{ID: "m", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: mixed}
	apply(own, r)
	r.Status, r.Evidence = core.StatusCandidate, mixed[:3]
	apply(verified, r, core.Verify{ID: "m", Evidence: mixed[3:]})
	for _, value := range mixed {
		apply(several, core.Record{ID: value, Key: "k", Scope: "s", Version: "v", Value: value, Evidence: []string{"D"}})
	}
	for name, l := range map[string]*core.Ledger{"own": own, "own and added": verified} {
		answer := l.Ask(ask)
		if !slices.Equal(answer.Evidence, want) || !slices.Equal(answer.Left[0].Evidence, want) {
			t.Errorf("%s: %q, of the memory %q, want %q", name, answer.Evidence, answer.Left[0].Evidence, want)
		}
	}
	if got := several.Ask(ask).Candidates; !slices.Equal(got, want) {
		t.Errorf("candidates %q, want %q", got, want)
	}
}

// TestManyValuesAreGivenOnceEach: the candidates are the distinct values,
// however many there are.
func TestManyValuesAreGivenOnceEach(t *testing.T) {
	l, want := &core.Ledger{}, []string{}
	for n := range 120 {
		value := string([]rune{'一' + rune(n%40)})
		if n < 40 {
			want = append(want, value)
		}
		if err := l.Apply(core.Record{ID: string([]rune{'一' + rune(n)}), Key: "k", Scope: "s", Version: "v", Value: value, Evidence: []string{"D"}}); err != nil {
			t.Fatal(err)
		}
	}
	got := l.Ask(core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Known: at("2026-01-01")}}).Candidates
	if !slices.Equal(got, want) {
		t.Errorf("candidates %q, want %q", got, want)
	}
}

// TestNoQuestionIsOfferedThatNobodyCouldWrite: years begin with 0001, so
// nothing is asked about the day before its first.
func TestNoQuestionIsOfferedThatNobodyCouldWrite(t *testing.T) {
	l := &core.Ledger{}
	if err := l.Apply(core.Record{
		ID: "m", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: []string{"D"},
		Valid: core.Interval{From: at("0001-01-01")}, Recorded: at("0001-01-01"), Expires: at("2026-06-01"),
	}); err != nil {
		t.Fatal(err)
	}
	q := core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Known: at("2026-01-01")}}
	near := l.Now().Nearest(q)
	if near.EarlierValid != nil || near.EarlierKnown != nil {
		t.Errorf("earlier boundaries %+v and %+v, want none", near.EarlierValid, near.EarlierKnown)
	}
	if near.LaterKnown == nil {
		t.Error("no boundary where it expires")
	}
}

// TestAChangeWhoseOperationIsRefusedIsNotTaken: the ledger stays as it was.
func TestAChangeWhoseOperationIsRefusedIsNotTaken(t *testing.T) {
	l := &core.Ledger{}
	r := core.Record{ID: "m", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: []string{"D"}}
	if err := l.Apply(r); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change core.Change
		want   core.Code
	}{
		"its evidence is cleared": {core.Change{Kind: core.ChangeClear, Op: 0, Path: "evidence"}, core.CodeNoEvidence},
		"an unknown one retired":  {core.Change{Kind: core.ChangeAdd, Op: 1, Add: core.Retire{ID: "x"}}, core.CodeUnknownID},
		"it supersedes itself":    {core.Change{Kind: core.ChangeLink, Op: 0, Path: "supersedes", Value: "m"}, core.CodeSupersedesSelf},
	} {
		after, fallen, err := l.Now().With(c.change)
		if codeOf(err) != c.want || len(fallen) != 0 || after.Len() != 1 || !after.Holds("m") {
			t.Errorf("%s: %v, %d fell, %d operations left; want %s and no change", name, err, len(fallen), after.Len(), c.want)
		}
	}
}

package scenario

import (
	"slices"
	"testing"

	"memtui/internal/source"
)

// FuzzParseEdit reads edits from anybody. What is taken can be applied or is
// refused for a reason, has a normal form that stays as it is, and is read
// back from its flag.
func FuzzParseEdit(f *testing.F) {
	kinds := []EditKind{EditSet, EditClear, EditDrop, EditAdd}
	for i, text := range []string{
		"m1.value=30s", "1/m1.valid.from=2026-01-01", "m1.evidence=[D1, \"a,b\"]", "1/ask 2: known=2026-01-01", `"a.b".value=x`,
		"3/candidate={id: x, kind: \"k\"}", "3/decide 2: candidate.id=x", "verify m2.evidence=[]", "m1.value", "=", "[", "9/x.y=z",
	} {
		f.Add(uint8(i), text, uint8(i%4))
		f.Add(uint8(0), text, uint8(0))
	}
	f.Add(uint8(3), `2/{"record": {"id": "m9", "value": "1", "evidence": ["D1"], "valid": {"from": "2026-01-01"}}}`, uint8(0))
	f.Add(uint8(3), `2/{retire: {id: m3}}`, uint8(0))
	f.Add(uint8(2), "revoke D1", uint8(0))
	sc, problems := Load("f.yaml", []byte(edited1))
	if source.Failed(problems) {
		f.Fatal(told(problems))
	}
	f.Fuzz(func(t *testing.T, kind uint8, text string, at uint8) {
		e, problems := sc.ParseEdit(kinds[kind%4], text, int(at)%5)
		if source.Failed(problems) {
			return
		}
		list, problem := sc.Normal([]Edit{e})
		if problem != nil {
			return
		}
		again, problem := sc.Normal(list)
		if problem != nil || !slices.EqualFunc(list, again, sameFlag) {
			t.Fatalf("%q: the normal form %v becomes %v (%v)", text, list, again, problem)
		}
		out, problem := sc.With(list)
		if problem != nil {
			t.Fatalf("%q has a normal form that cannot be applied: %v", text, problem)
		}
		if _, problems := Load("f.yaml", Write(Settled(out))); source.Failed(problems) && !early(problems) {
			t.Fatalf("%q makes a lesson that does not load:\n%s\n%s", text, told(problems), Write(Settled(out)))
		}
		for _, one := range list {
			back, problems := sc.ParseEdit(one.Kind, one.Flag(), 0)
			if source.Failed(problems) || !sameFlag(one, back) {
				t.Fatalf("%q is read back from %q as %q\n%s", text, one.Flag(), back.Flag(), told(problems))
			}
		}
	})
}

func sameFlag(a, b Edit) bool { return a.Kind == b.Kind && a.Flag() == b.Flag() }

// early reports whether a lesson is refused for a record time before its
// step, which only playing it can tell.
func early(problems []source.Diagnostic) bool {
	return slices.ContainsFunc(problems, func(d source.Diagnostic) bool { return d.Code == source.CodeRecordedEarly })
}

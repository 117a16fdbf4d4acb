package main

func flipMutants() []Mutant {
	const (
		fields   = "a decision: each field missing ↔ present, other legal values, another subject"
		sets     = "the smallest sets that reach a state, all of them, in field order"
		letIn    = "a memory left out: every kind of single change that lets it in"
		nearest  = "nearest: later the lower bound, earlier the day before the upper bound, or its lower bound if later"
		conflict = "a conflict: the later supersedes the earlier, retire one, revoke one; where it becomes usable"
		bounds   = "any answer: the nearest boundaries on both axes"
		added    = "added operations are tried at the question's known, in record order"
		standIn  = "verify adds the stand-in ? only where there is none"
	)
	decision := of("internal/core/flip_decide.go",
		mu("never-left-out", fields, "case value != \"\":\n\t\tout = append(out, \"\")", "case value != \"\":"),
		mu("never-given", fields, `return []string{standInFor(f.Name, r)}`, `return nil`),
		mu("one-legal-value", fields, `if legal != value {`, `if legal != value && len(out) < 2 {`),
		mu("own-subject-never-different", fields, `f.Name == subjectPath || f.Name == itsSubjectPath`, `f.Name == subjectPath`),
		mu("task-subject-never-different", fields, `f.Name == subjectPath || f.Name == itsSubjectPath`, `f.Name == itsSubjectPath`),
		mu("missing-subject-any-text", "for a missing subject the other one's", `if other := otherSubject(path, r); !Blank(other) {`, `if other := otherSubject(path, r); other == "\x00" {`),
		mu("same-state-told", "changes that flip the answer", `d.State != was`, `d.State != was || c.Path == "candidate.id"`),
		mu("not-the-smallest", sets, `for most := 1; len(s.found) == 0`, `for most := 2; len(s.found) == 0`),
		mu("one-set", sets, `s.found = append(s.found, next)`, `s.found = []uint32{next}`),
		mu("sets-in-any-order", sets, "case a&first != 0:\n\t\treturn -1\n\t}\n\treturn 1", "case a&first != 0:\n\t\treturn 1\n\t}\n\treturn -1"),
		mu("reached-already", sets, "if d.State == want {\n\t\treturn nil\n\t}\n", ""),
	)
	memory := of("internal/core/flip_memory.go",
		mu("not-another-key", letIn, `{"key", m.Key, q.Key}`, `{"key", m.Key, m.Key}`),
		mu("not-another-scope", letIn, `{"scope", m.Scope, q.Scope}`, `{"scope", m.Scope, m.Scope}`),
		mu("not-another-version", letIn, `{"version", m.Version, q.Version}`, `{"version", m.Version, m.Version}`),
		mu("not-at-recorded", letIn, "\tw.atRecorded()\n", ""),
		mu("not-at-nearest", letIn, "\tw.atNearestValid()\n", ""),
		mu("not-before-expires", letIn, "\tw.beforeExpires()\n", ""),
		mu("not-verified", letIn, "\tw.verify()\n", ""),
		mu("not-unretired", letIn, "\tw.unretire()\n", ""),
		mu("not-unexpired", letIn, "\tw.unexpire()\n", ""),
		mu("not-unrevoked", letIn, "for change, t := range w.asked.revocations() {\n\t\tw.try(change, t, w.out...)", "for change, t := range w.asked.revocations() {\n\t\tw.try(change, t)"),
		mu("not-unlinked", letIn, "for change, t := range w.asked.links() {\n\t\tw.try(change, t, w.out...)", "for change, t := range w.asked.links() {\n\t\tw.try(change, t)"),
		mu("before-expires-anyhow", "before its expires: as known at its recorded, else the day before", ` && !let {`, ` && (let || !let) {`),
		mu("at-its-expires", "before its expires: the day before", `w.askKnown(m.Expires.DayBefore(), m)`, `w.askKnown(m.Expires, m)`),
		mu("stand-in-always", standIn, `if len(m.Evidence) == 0 {`, `if m != nil {`),
		mu("stand-in-never", standIn, `if len(m.Evidence) == 0 {`, `if m == nil {`),
		mu("status-retired-kept", "drop its retirement", `case m.Status == StatusRetired && len(m.Evidence) > 0:`, `case m.ID == "\x00":`),
	)
	rest := of("internal/core/flip_links.go",
		mu("any-order-of-links", "flips in ledger order", `return cmp.Compare(a.newer.at, b.newer.at)`, `return cmp.Compare(b.newer.at, a.newer.at)`),
		mu("next-revocation-forgotten", "dropping one of several revocations of a source", `without.revoked = rest[0]`, `_ = rest[0]`),
	)
	rest = append(rest, of("internal/core/flip_valid.go",
		mu("earlier-at-the-bound", nearest, `at := cuts[i].DayBefore()`, `at := cuts[i]`),
		mu("earlier-beyond-its-cell", nearest, `if i > 0 && at.Before(cuts[i-1]) {`, `if i > 0 && at.IsZero() {`),
		mu("farther-first", nearest, `nearer(second.Change.At, first.Change.At, valid)`, `nearer(first.Change.At, second.Change.At, valid)`),
		mu("year-0-asked", "years 0001 to 9999", `return year >= 1`, `return year >= -1`),
	)...)
	rest = append(rest, of("internal/core/flip_conflict.go",
		mu("earlier-supersedes", conflict, `for _, newer := range left[i+1:] {`, `for _, newer := range left[:i] {`),
		mu("settled-unusable", conflict, `if t.usable() {`, `if t.usable() || c.Kind == ChangeAdd {`),
		mu("nothing-retired", conflict, "try(s.added(Retire{ID: m.ID, Recorded: q.Known}, q.Known), asked.with(&own))", "_ = own"),
		mu("nothing-revoked", conflict, "try(s.added(Revoke{Evidence: name, Recorded: q.Known}, q.Known), asked.resting(gone))", "_ = gone"),
	)...)
	rest = append(rest, of("internal/core/flip_nearest.go",
		mu("no-earlier-valid", bounds, `nearest(validPath, before(plane.Valid, q.Valid), valid)`, `nil`),
		mu("no-later-valid", bounds, `nearest(validPath, after(plane.Valid, q.Valid), valid)`, `nil`),
		mu("no-earlier-known", bounds, `nearest(knownPath, before(plane.Known, q.Known), known)`, `nil`),
		mu("no-later-known", bounds, `nearest(knownPath, after(plane.Known, q.Known), known)`, `nil`),
	)...)
	rest = append(rest, of("internal/core/flip_trial.go",
		mu("let-in-without-all-rungs", "let in = passes all nine rungs", `t.marks[m.place]&passes != 0`, `t.marks[m.place]&standing != 0`),
	)...)
	rest = append(rest, of("internal/core/change.go",
		mu("added-at-the-end", added, `return Change{Kind: ChangeAdd, Op: at, Add: op}`, `return Change{Kind: ChangeAdd, Op: max(at, len(ops)), Add: op}`),
		mu("added-at-the-start", added, `return Change{Kind: ChangeAdd, Op: at, Add: op}`, `return Change{Kind: ChangeAdd, Op: min(at, 0), Add: op}`),
		mu("refused-change-taken", "a change whose operation is refused is not taken", `if i == c.Op && c.Kind != ChangeDrop {`, `if i < 0 {`),
	)...)
	return append(append(decision, memory...), rest...)
}

package main

func ladderMutants() []Mutant {
	const (
		stands  = "standing = passes 4, 5, 6: a candidate, a retired or an unsupported memory supersedes nothing"
		middle  = "those between may be retired, unsupported, candidates or elsewhere in time"
		known   = "rung 4: recorded <= known; no recorded = known from the start"
		status  = "rung 5: verified at known and not retired, by the operations recorded by known"
		sources = "rung 6: at least one of its sources, own and added by known, not revoked by known"
		chain   = "rung 8: directly or through a chain of links alone"
		head    = "rung 8: only the head must stand and cover valid"
		expired = "rung 9: known < expires, or no expires"
		stale   = "an expired memory still supersedes"
		heads   = "rung 8 names all heads, the directly linked first, each group in ledger order"
		every   = "every rung that it fails, each judged by itself"
		values  = "the explanation has the values compared"
	)
	ledger := of("internal/core/ledger.go",
		mu("known-exclusive", known, `return recorded.IsZero() || !known.earlier(recorded)`, `return recorded.IsZero() || recorded.earlier(known)`),
		mu("undated-unknown", known, `return recorded.IsZero() || !known.earlier(recorded)`, `return !recorded.IsZero() && !known.earlier(recorded)`),
		mu("always-known", known, `return recorded.IsZero() || !known.earlier(recorded)`, `return recorded.IsZero() || known != nil`),
		mu("future-known", "what an operation changes counts from its record time on", `return s.set && s.at < n && recordedBy(&s.on, known)`, `return s.set && s.at < n && known != nil`),
		mu("later-operations", "a prefix of the ledger does not know what comes behind", `return s.set && s.at < n && recordedBy(&s.on, known)`, `return s.set && n >= 0 && recordedBy(&s.on, known)`),
	)
	query := of("internal/core/query.go",
		mu("valid-not-known", "valid defaults to known", `q.Valid = q.Known`, `q.Valid = Time{}`),
		mu("never-retired", status, "case m.retired.by(s.n, known):\n\t\treturn StatusRetired\n\t", ""),
		mu("never-verified", status, "case m.verified.by(s.n, known):\n\t\treturn StatusVerified\n\t", ""),
		mu("verify-beats-retire", status, "case m.retired.by(s.n, known):\n\t\treturn StatusRetired\n\tcase m.verified.by(s.n, known):\n\t\treturn StatusVerified\n", "case m.verified.by(s.n, known):\n\t\treturn StatusVerified\n\tcase m.retired.by(s.n, known):\n\t\treturn StatusRetired\n"),
		mu("all-sources-must-hold", sources, "if s.holds(&m.citations[i], known) {\n\t\t\treturn true\n\t\t}\n\t}\n\treturn false", "if !s.holds(&m.citations[i], known) {\n\t\t\treturn false\n\t\t}\n\t}\n\treturn len(m.citations) > 0"),
		mu("no-source-needed", sources, "\t\t\treturn true\n\t\t}\n\t}\n\treturn false", "\t\t\treturn true\n\t\t}\n\t}\n\treturn true"),
		mu("revoked-counts", sources, ` && !c.revoked.by(s.n, known)`, ``),
		mu("added-always-counts", sources, `return !c.since.set || c.since.by(s.n, known)`, `return !c.since.set || c.since.at < s.n`),
		mu("stands-unrecorded", stands, `return recordedBy(&m.Recorded, known) && s.status`, `return s.status`),
		mu("stands-unverified", stands, ` && s.status(m, known) == StatusVerified && s.supported`, ` && s.supported`),
		mu("stands-unsupported", stands, `s.status(m, known) == StatusVerified && s.supported(m, known)`, `s.status(m, known) == StatusVerified`),
		mu("expires-inclusive", expired, `|| known.earlier(&m.Expires)`, `|| !m.Expires.earlier(known)`),
		mu("never-expires", expired, `return m.Expires.IsZero() || known.earlier(&m.Expires)`, `return m.Expires.IsZero() || known != nil`),
		mu("no-expires-is-expired", expired, `return m.Expires.IsZero() || known`, `return !m.Expires.IsZero() && known`),
	)
	judge := of("internal/core/judge.go",
		mu("stale-replaces-nothing", stale, `if replaced || k&leads == leads {`, `if replaced || k&(leads|isFresh) == leads|isFresh {`),
		mu("no-chain", chain, `if replaced || k&leads == leads {`, `if k&leads == leads {`),
		mu("middle-must-stand", middle, `if replaced || k&leads == leads {`, `if replaced && k&standing != 0 || k&leads == leads {`),
		mu("middle-must-cover", middle, `if replaced || k&leads == leads {`, `if replaced && k&isAbout != 0 || k&leads == leads {`),
		mu("head-elsewhere", head, `if replaced || k&leads == leads {`, `if replaced || k&standing != 0 {`),
		mu("head-falls", head, `if replaced || k&leads == leads {`, `if replaced || k&isAbout != 0 {`),
		mu("never-replaced", "rung 8: superseded by a standing memory that covers valid", `if !replaced && k == leads|isFresh {`, `if k == leads|isFresh {`),
		mu("stale-left", expired, `if !replaced && k == leads|isFresh {`, `if !replaced && k&leads == leads {`),
		mu("any-valid", "rung 7: from <= valid < to", `if m.Valid.covers(valid) {`, `if m != nil {`),
		mu("later-heirs", "a prefix of the ledger does not know what comes behind", `if heir < len(marks) && marks[heir]&replaces != 0 {`, `if heir >= len(marks) || marks[heir]&replaces != 0 {`),
	)
	replace := of("internal/core/replace.go",
		mu("told-head-elsewhere", head, `m.Valid.covers(&r.at.Valid) && r.snapshot`, `m != nil && r.snapshot`),
		mu("told-head-falls", head, ` && r.snapshot.stands(m, &r.at.Known)`, ``),
		mu("told-stale-replaces-nothing", stale, `r.snapshot.stands(m, &r.at.Known) {`, `r.snapshot.stands(m, &r.at.Known) && fresh(m, &r.at.Known) {`),
		mu("told-no-chain", chain, "\t\tlast = r.mark(r.memories[i], through, last)\n", ""),
		mu("told-middle-must-stand", middle, "\t\tlast = r.mark(r.memories[i], through, last)\n", "\t\tif r.snapshot.stands(r.memories[i], &r.at.Known) {\n\t\t\tlast = r.mark(r.memories[i], through, last)\n\t\t}\n"),
		mu("through-first", heads, "out = r.named(direct, m.place+1, last, make([]string, 0, many))\n\t\tout = r.named(through,", "out = r.named(through, m.place+1, last, make([]string, 0, many))\n\t\tout = r.named(direct,"),
		mu("heads-backwards", heads, `for i := from; i <= last; i++ {`, `for i := last; i >= from; i-- {`),
		mu("direct-becomes-through", heads, `if r.reached[heir] == unreached {`, `if r.reached[heir] == unreached || how == through {`),
		mu("first-head-alone", heads, "out = append(out, r.memories[i].ID)\n", "return append(out, r.memories[i].ID)\n"),
	)
	var rungs []Mutant
	for _, r := range []struct{ rung, old string }{
		{"key", `Pass: m.Key == q.Key`}, {"scope", `Pass: m.Scope == q.Scope`}, {"version", `Pass: m.Version == q.Version`},
		{"known", `Pass: recordedBy(&m.Recorded, &q.Known)`}, {"status", `Pass: status == StatusVerified`},
		{"evidence", `Pass: len(revoked) < len(sources)`}, {"valid", `Pass: m.Valid.covers(&q.Valid)`},
		{"superseded", `Pass: len(by) == 0`}, {"expired", `Pass: fresh(m, &q.Known)`},
	} {
		rungs = append(rungs, mu("told-passes-"+r.rung, "each rung of the explanation is judged as the answer judges it", r.old, `Pass: true`))
	}
	rungs = append(rungs,
		mu("told-some-revoked", sources, `Pass: len(revoked) < len(sources)`, `Pass: len(revoked) == 0`),
		mu("first-rung-alone", every, "if !c.Pass {\n\t\t\tout = append(out, c)", "if !c.Pass && len(out) == 0 {\n\t\t\tout = append(out, c)"),
		mu("last-rung-is-headline", "the first failed rung is the headline", "func (v Verdict) Headline() (Check, bool) {\n\tfor _, c := range v.Checks {", "func (v Verdict) Headline() (Check, bool) {\n\tfor _, c := range slices.Backward(v.Checks) {"),
		mu("told-other-order", "nine rungs in order", "RungKey, RungScope, RungVersion, RungKnown,", "RungScope, RungKey, RungVersion, RungKnown,"),
		mu("own-subject-alone", "each memory goes through the ladder", `return s.explain(q, s.ledger.memories[:s.Count()])`, `return s.explain(q, s.about(q.Subject()))`),
		mu("has-is-asked", values, `Has: m.Key, Asked: q.Key`, `Has: q.Key, Asked: m.Key`),
		mu("told-scope", values, `Has: m.Scope, Asked: q.Scope`, `Has: q.Scope, Asked: m.Scope`),
		mu("told-version", values, `Has: m.Version, Asked: q.Version`, `Has: q.Version, Asked: m.Version`),
		mu("told-recorded", values, `Recorded: m.Recorded, Known: q.Known`, `Recorded: q.Known, Known: m.Recorded`),
		mu("told-status", values, `Is: status}`, `Is: m.Status}`),
		mu("told-revoked", values, `Revoked: revoked}`, `Revoked: sources}`),
		mu("told-valid", values, `About: q.Valid}`, `About: q.Known}`),
		mu("told-expires", values, `Expires: m.Expires, Known: q.Known`, `Expires: q.Known, Known: m.Expires`),
	)
	out := append(append(ledger, query...), append(judge, replace...)...)
	return append(out, of("internal/core/ladder.go", rungs...)...)
}

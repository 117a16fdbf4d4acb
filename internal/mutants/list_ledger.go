package main

func ledgerMutants() []Mutant {
	const (
		links     = "supersedes_key, supersedes_scope, supersedes_version: ids with the same three alone"
		between   = "empty_interval, inverted_interval: from < to"
		retired   = "already_retired: verifying or retiring what is retired, or was recorded so"
		without   = "no_evidence: verified without, and only verified needs any"
		form      = "required texts and identifiers are sound"
		equal     = "a record equal after reading (defaults, times as instants, sets) is ignored"
		backwards = "time_backwards: record times never run backwards; without recorded only before the first with one"
		nothing   = "a refused operation changes nothing"
		order     = "when several refusals apply, the order decides"
	)
	formed := of("internal/core/formed.go",
		mu("missing-id", form, `case err == TextBlank:`, `case err == TextInvalid:`),
		mu("missing-value", "a blank required text is missing", `case Blank(value):`, `case value == "\x00":`),
		mu("bad-id", form, `case err != nil || clean != text:`, `case clean == "\x00":`),
		mu("id-other-form", form, `err != nil || clean != text`, `err != nil || clean == "\x00"`),
		mu("bad-value", form, `case err != nil || clean != value:`, `case err != nil && clean == "\x00":`),
		mu("value-other-form", form, `err != nil || clean != value`, `err != nil || clean == "\x00"`),
		mu("any-status", "status is verified, candidate or retired", `case "", StatusVerified, StatusCandidate, StatusRetired:`, `default:`),
		mu("bad-before-missing", order, `[]Code{CodeMissing, CodeBadText}`, `[]Code{CodeBadText, CodeMissing}`),
		mu("key-unread", form, `identifier(r.ID, "key", r.Key), `, ``),
		mu("scope-unread", form, `, identifier(r.ID, "scope", r.Scope)`, ``),
		mu("version-unread", form, `identifier(r.ID, "version", r.Version), `, ``),
		mu("evidence-unread", form, `identifiers(r.ID, "evidence", r.Evidence), `, ``),
		mu("supersedes-unread", form, `, identifiers(r.ID, "supersedes", r.Supersedes)`, ``),
		mu("verify-unread", form, `, identifiers(op.ID, "evidence", op.Evidence)`, ``),
		mu("revoke-unread", form, `firstFault(op.Evidence, identifier(op.Evidence, "evidence", op.Evidence))`, `nil`),
	)
	op := of("internal/core/op.go",
		mu("no-default", "status: verified is the default", `r.Status = StatusVerified`, `r.Status = StatusCandidate`),
		mu("evidence-a-list", "evidence is a set: repeating one is not corroboration", `r.Evidence = set(r.Evidence)`, `r.Evidence = slices.Clone(r.Evidence)`),
		mu("supersedes-a-list", equal, `r.Supersedes = set(r.Supersedes)`, `r.Supersedes = slices.Clone(r.Supersedes)`),
		mu("same-key", equal, `r.Subject() == s.Subject() && `, ``),
		mu("same-value", equal, `r.Value == s.Value && `, ``),
		mu("same-status", equal, `r.Status == s.Status &&`, `true &&`),
		mu("same-evidence", equal, `slices.Equal(r.Evidence, s.Evidence) && `, ``),
		mu("same-supersedes", equal, `slices.Equal(r.Supersedes, s.Supersedes) &&`, `true &&`),
		mu("same-from", equal, `r.Valid.From.Equal(s.Valid.From) && `, ``),
		mu("same-to", equal, `r.Valid.To.Equal(s.Valid.To) &&`, `true &&`),
		mu("same-recorded", equal, `r.Recorded.Equal(s.Recorded) && `, ``),
		mu("same-expires", equal, ` && r.Expires.Equal(s.Expires)`, ``),
		mu("same-as-written", equal, `r.Recorded.Equal(s.Recorded)`, `r.Recorded == s.Recorded`),
		mu("sets-unsorted", "sorting is by code point", `slices.SortFunc(out, strings.Compare)`, `slices.SortFunc(out, func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) })`),
	)
	ledger := of("internal/core/ledger.go",
		mu("code-unknown-id", "unknown_id", `Code: CodeUnknownID`, `Code: CodeMissing`),
		mu("same-id-taken", "same_id: the same id with other content is refused", `return &Refusal{Code: CodeSameID, Field: "id", ID: r.ID, Has: r.ID}`, `return nil`),
		mu("equal-refused", equal, `if m.Same(r) {`, `if m.Same(r) && r.Value == "\x00" {`),
		mu("equal-after-the-clock", "an equal record is ignored before any other check", `if m, taken := l.byID[r.ID]; taken {`, "if refusal := l.refuseTime(r.ID, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n\tif m, taken := l.byID[r.ID]; taken {"),
		mu("equal-moves-the-clock", "an equal record does not move the clock", "if m.Same(r) {\n", "if m.Same(r) {\n\t\t\tl.clock = r.Recorded\n"),
		mu("equal-appended", equal, "if m.Same(r) {\n", "if m.Same(r) {\n\t\t\tl.ops = append(l.ops, r)\n"),
		mu("supersedes-itself", "supersedes_self", `if slices.Contains(r.Supersedes, r.ID) {`, `if r.ID == "\x00" {`),
		mu("code-supersedes-unknown", "supersedes_unknown: unknown or later", `refuse(CodeSupersedesUnknown,`, `refuse(CodeSupersedesKey,`),
		mu("supersedes-another-key", links, "\t\t{CodeSupersedesKey, func(r Record) string { return r.Key }},\n", ""),
		mu("supersedes-another-scope", links, "\t\t{CodeSupersedesScope, func(r Record) string { return r.Scope }},\n", ""),
		mu("supersedes-another-version", links, "\t\t{CodeSupersedesVersion, func(r Record) string { return r.Version }},\n", ""),
		mu("empty-taken", between, "case 0:\n", "case 7:\n"),
		mu("inverted-taken", between, "case 1:\n", "case 7:\n"),
		mu("verified-without", without, `if r.Status == StatusVerified && len(r.Evidence) == 0 {`, `if r.Status == "\x00" {`),
		mu("candidate-needs-evidence", without, `if r.Status == StatusVerified && len(r.Evidence) == 0 {`, `if len(r.Evidence) == 0 {`),
		mu("verified-with-nothing", "verify: its own and the added together must not be empty", `case len(m.citations)+len(v.Evidence) == 0:`, `case v.ID == "\x00":`),
		mu("own-do-not-count", "verify: its own and the added together must not be empty", `case len(m.citations)+len(v.Evidence) == 0:`, `case len(v.Evidence) == 0:`),
		mu("added-do-not-count", "verify: its own and the added together must not be empty", `case len(m.citations)+len(v.Evidence) == 0:`, `case len(m.citations) == 0:`),
		mu("verified-twice", "not_candidate: verifying what is verified", `(m.Status != StatusCandidate || m.verified.set)`, `(m.Status != StatusCandidate)`),
		mu("verified-anyhow", "not_candidate: verifying what is verified", `(m.Status != StatusCandidate || m.verified.set)`, `m.verified.set`),
		mu("retired-verified", retired, "case m.isRetired():\n", "case v.ID == \"\\x00\":\n"),
		mu("retired-twice", retired, `if m.isRetired() {`, `if r.ID == "\x00" {`),
		mu("recorded-as-retired", retired, `return m.retired.set || m.Status == StatusRetired`, `return m.retired.set`),
		mu("record-backwards", backwards, "return l.refuseTime(r.ID, r.Recorded)\n", "return nil\n"),
		mu("verify-backwards", backwards, `if refusal := l.refuseTime(v.ID, v.Recorded); refusal != nil {`, `if v.ID == "\x00" {`+"\n\t\tvar refusal *Refusal"),
		mu("retire-backwards", backwards, "if refusal := l.refuseTime(r.ID, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n\tm.retired", "m.retired"),
		mu("revoke-backwards", backwards, "if refusal := l.refuseTime(r.Evidence, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n", ""),
		mu("same-time-refused", backwards, `!recorded.Before(l.clock)`, `l.clock.Before(recorded)`),
		mu("undated-later", backwards, `!recorded.IsZero() && !recorded.Before(l.clock)`, `recorded.IsZero() || !recorded.Before(l.clock)`),
		mu("no-clock", backwards, `l.clock = op.When()`, `l.clock = Time{}`),
		mu("refused-record-moves-the-clock", nothing, "if refusal := l.refuseRecord(r); refusal != nil {\n", "if refusal := l.refuseRecord(r); refusal != nil {\n\t\tif l.clock.Before(r.Recorded) {\n\t\t\tl.clock = r.Recorded\n\t\t}\n"),
		mu("refused-verify-verifies", nothing, "if refusal := l.refuseTime(v.ID, v.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n\tm.verified = l.stamp(v.Recorded)\n", "m.verified = l.stamp(v.Recorded)\n\tif refusal := l.refuseTime(v.ID, v.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n"),
		mu("refused-retire-retires", nothing, "if refusal := l.refuseTime(r.ID, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n\tm.retired = l.stamp(r.Recorded)\n", "m.retired = l.stamp(r.Recorded)\n\tif refusal := l.refuseTime(r.ID, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n"),
		mu("refused-revoke-revokes", nothing, "if refusal := l.refuseTime(r.Evidence, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n\ts := l.source(r.Evidence)\n\ts.revocations = append(s.revocations, l.stamp(r.Recorded))\n\ts.revoked = s.revocations[0]\n", "s := l.source(r.Evidence)\n\ts.revocations = append(s.revocations, l.stamp(r.Recorded))\n\ts.revoked = s.revocations[0]\n\tif refusal := l.refuseTime(r.Evidence, r.Recorded); refusal != nil {\n\t\treturn refusal\n\t}\n"),
		mu("verify-adds-nothing", "verify: with the added evidence", `if !slices.Contains(m.Evidence, name) {`, `if name == "\x00" {`),
		mu("verify-adds-twice", "evidence is a set", `if !slices.Contains(m.Evidence, name) {`, `if name != "\x00" {`),
		mu("added-from-the-start", "the added evidence counts from the verify on", `, since: m.verified}`, `}`),
		mu("added-unsorted", "evidence is sorted by code point", `return strings.Compare(a.name, b.name)`, `return strings.Compare(b.name, a.name)`),
		mu("last-revocation-counts", "revoking again is no error, the first stands", `s.revoked = s.revocations[0]`, `s.revoked = s.revocations[len(s.revocations)-1]`),
		mu("revoked-for-later-alone", "revoking reaches whichever memory cites the source, earlier or later", `if s, there := l.sources[name]; there {`, `if s, there := l.sources[name]; there && s.revoked.set {`),
	)
	return append(append(formed, op...), ledger...)
}

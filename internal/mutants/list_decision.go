package main

// fieldMutants let each input of a record that is needed be left out.
func fieldMutants() []Mutant {
	var out []Mutant
	for _, name := range []string{"id", "kind", "scope", "subject", "source", "observedAt", "writeReason", "readTrigger", "validity"} {
		out = append(out, mu("needs-no-"+name, "rule 1: any of id, kind, scope, subject, source, observedAt, writeReason, readTrigger, validity is missing", `field("`+name+`", true,`, `field("`+name+`", false,`))
	}
	for _, name := range []string{"taskAnchor", "subject"} {
		out = append(out, mu("asks-no-"+name, "rule 1: taskAnchor or subject is missing",
			`{Name: "`+name+`", Kind: KindText, Required: true`, `{Name: "`+name+`", Kind: KindText, Required: false`))
	}
	out = append(out,
		mu("input-order", "unknowns and reasons stand in input order",
			"\t\tfield(\"id\", true, func(c *Candidate) *string { return &c.ID }),\n\t\tfield(\"kind\", true, func(c *Candidate) *string { return &c.Kind }),\n",
			"\t\tfield(\"kind\", true, func(c *Candidate) *string { return &c.Kind }),\n\t\tfield(\"id\", true, func(c *Candidate) *string { return &c.ID }),\n"),
		mu("cross-task-unusable", "scope is task or cross-task", `return &c.Scope }, ReachTask, ReachCrossTask)`, `return &c.Scope }, ReachTask)`),
		mu("unmet-unusable", "validity is current, expired or unmet", "\t\t\tValidityCurrent, ValidityExpired, ValidityUnmet)", "\t\t\tValidityCurrent, ValidityExpired)"),
	)
	return of("internal/core/field.go", out...)
}

func decisionMutants() []Mutant {
	const (
		outcome = "each rule has its state, phase and next action"
		reasons = "behind each reason a stable code: missing, unusable, different, rule_2 to rule_4"
		record  = "record: id, kind, scope, subject, source, observedAt as given, each null where missing"
	)
	decide := of("internal/core/decide.go",
		mu("no-candidate-noticed", "rule 1: the candidate itself is missing", "if r.Candidate == nil {\n\t\t\t\tm.Mark = MarkMissing", "if r.Candidate == nil {\n\t\t\t\tm.Mark = MarkGiven"),
		mu("candidate-and-its-fields", "a missing candidate stands alone for all its fields", `if r.Candidate == nil && f.Path != "taskAnchor"`, `if r.Candidate != nil && r.Candidate == nil && f.Path != "taskAnchor"`),
		mu("first-fault-alone", "rule 1 collects all that is wrong", `d.Unknowns = append(d.Unknowns, f.Path)`, "if len(d.Unknowns) > 0 {\n\t\t\t\tcontinue\n\t\t\t}\n\t\t\td.Unknowns = append(d.Unknowns, f.Path)"),
		mu("unusable-taken", "rule 1: a scope or validity that is not legal", `case f.Kind == KindEnum && !f.Allows(value):`, `case f.Kind == KindEnum && value == "\x00":`),
		mu("scope-guessed", "` task` is an unusable scope", `!f.Allows(value):`, `!f.Allows(value) && value != " task":`),
		mu("subjects-may-differ", "rule 1: candidate.subject different from subject", `&& value != r.Subject:`, `&& value == "\x00":`),
		mu("differs-from-nothing", "subjects differ only when both are given", `"candidate.subject" && !Blank(r.Subject) && value`, `"candidate.subject" && value`),
		mu("no-revision-needed", "rule 1: cross-task without revisionOrRevocation", `(r.Candidate == nil || r.Candidate.Scope != ReachCrossTask)`, `true`),
		mu("revision-always-needed", "only cross-task needs revisionOrRevocation", `(r.Candidate == nil || r.Candidate.Scope != ReachCrossTask)`, `false`),
		mu("blank-is-given", "blank counts as missing", `text != nil && !Blank(*text)`, `text != nil`),
		mu("unmet-read", "rule 2: validity is expired or unmet", `case c.Validity != ValidityCurrent:`, `case c.Validity == ValidityExpired:`),
		mu("expired-read", "rule 2: validity is expired or unmet", `case c.Validity != ValidityCurrent:`, `case c.Validity == ValidityUnmet:`),
		mu("rule-3-first", "the first rule that applies decides", `case c.Validity != ValidityCurrent:`, `case c.Validity != ValidityCurrent && c.Scope != ReachTask:`),
		mu("rule-4-first", "the first rule that applies decides", `case c.Validity != ValidityCurrent:`, `case c.Validity != ValidityCurrent && c.Scope == ReachTask:`),
		mu("rule-2-before-1", "rule 1 comes before all others", `if len(d.Unknowns) > 0 {`, `if len(d.Unknowns) > 0 && (r.Candidate == nil || r.Candidate.Validity != ValidityExpired) {`),
		mu("scopes-exchanged", "rules 3 and 4: by scope", `case c.Scope == ReachTask:`, `case c.Scope == ReachCrossTask:`),
		mu("phase-1", outcome, `PhaseMissing, NextAddEvidence}`, `PhaseRefresh, NextAddEvidence}`),
		mu("phase-2", outcome, `PhaseRefresh, NextRefresh}`, `PhaseReview, NextRefresh}`),
		mu("phase-3", outcome, `PhaseCurrent, NextKeep}`, `PhaseReview, NextKeep}`),
		mu("phase-4", outcome, `PhaseReview, NextReview}`, `PhaseCurrent, NextReview}`),
		mu("next-1", outcome, `PhaseMissing, NextAddEvidence}`, `PhaseMissing, NextRefresh}`),
		mu("next-2", outcome, `PhaseRefresh, NextRefresh}`, `PhaseRefresh, NextAddEvidence}`),
		mu("next-3", outcome, `PhaseCurrent, NextKeep}`, `PhaseCurrent, NextReview}`),
		mu("next-4", outcome, `PhaseReview, NextReview}`, `PhaseReview, NextKeep}`),
		mu("state-1", outcome, `{1, StateBlocked,`, `{1, StateRefresh,`),
		mu("state-2", outcome, `{2, StateRefresh,`, `{2, StateBlocked,`),
		mu("state-3", outcome, `{3, StateWorking,`, `{3, StateLongTerm,`),
		mu("state-4", outcome, `{4, StateLongTerm,`, `{4, StateWorking,`),
		mu("word-state", outcome, `= "long_term_candidate"`, `= "long_term"`),
		mu("word-phase", outcome, `= "missing_metadata"`, `= "metadata_missing"`),
		mu("word-next", outcome, `= "refresh_current_evidence"`, `= "refresh"`),
		mu("code-rule-2", reasons, `Reason{Code: ReasonRule2`, `Reason{Code: ReasonRule3`),
		mu("code-rule-3", reasons, `Reason{Code: ReasonRule3`, `Reason{Code: ReasonRule4`),
		mu("code-rule-4", reasons, `Reason{Code: ReasonRule4`, `Reason{Code: ReasonRule3`),
		mu("code-unusable", reasons, `reason.Code = ReasonUnusable`, `reason.Code = ReasonMissing`),
		mu("code-different", reasons, `reason.Code, reason.Wants = ReasonDifferent`, `reason.Code, reason.Wants = ReasonUnusable`),
		mu("code-missing", reasons, `reason.Code = ReasonMissing`, `reason.Code = ReasonUnusable`),
		mu("unknowns-unblocked", "unknowns are empty unless blocked", `d.Outcome, d.Reasons, d.Deciders = Outcomes()[rule-1]`, "d.Unknowns = append(d.Unknowns, why.Path)\n\td.Outcome, d.Reasons, d.Deciders = Outcomes()[rule-1]"),
		mu("blank-in-record", record, "if Blank(s) {\n\t\t\treturn \"\"", "if Blank(s) {\n\t\t\treturn s"),
		mu("no-record-blocked", "record is null as a whole only when candidate is", `d.Outcome, d.Deciders = Outcomes()[0], d.Unknowns`, `d.Outcome, d.Deciders, d.Record = Outcomes()[0], d.Unknowns, nil`),
		mu("record-id", record, `ID: kept(c.ID)`, `ID: kept(c.Kind)`),
		mu("record-kind", record, `Kind: kept(c.Kind)`, `Kind: kept(c.ID)`),
		mu("record-scope", record, `Scope: kept(c.Scope)`, `Scope: ReachTask`),
		mu("record-subject", record, `Subject: kept(c.Subject)`, `Subject: kept(c.ID)`),
		mu("record-source", "a refresh keeps the source pointer and invents nothing", `Source: kept(c.Source)`, `Source: StandIn`),
		mu("record-observed", record, `ObservedAt: kept(c.ObservedAt)`, `ObservedAt: kept(c.Validity)`),
	)
	return append(fieldMutants(), decide...)
}

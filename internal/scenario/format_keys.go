package scenario

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
)

// The keys of what only a lesson holds. Those of operations, questions and
// requests are the field tables of package core.
var (
	lessonKeys = keysOf(
		Key{Name: "memtui", Shape: ShapeVersion, Needed: true, About: "The version of the format, which is 1."},
		Key{Name: "title", Shape: ShapeProse, Needed: true, About: "The title of the lesson."},
		Key{Name: "question", Shape: ShapeProse, About: "The one question that the lesson answers; on its opening page."},
		Key{Name: "summary", Shape: ShapeProse, About: "What the lesson shows, in a sentence or two; on its opening page."},
		Key{Name: "conditions", Shape: ShapeProse, About: "What is given, where it applies, and what the lesson is not; on its opening page."},
		Key{Name: "terms", Shape: ShapeTerms, Of: "term", Values: glossary(), About: "Words to be explained on the opening page: built-in ones by their id, and words of the lesson's own."},
		Key{Name: "focus", Shape: ShapePart, Of: "focus", About: "What records and questions are about unless they say otherwise."},
		Key{Name: "steps", Shape: ShapeParts, Of: "step", Needed: true, About: "The steps, in the order in which they are shown; at most 1000."},
		Key{Name: "lesson", Shape: ShapePart, Of: "takeaway", About: "The closing page."},
	)
	termKeys = keysOf(
		Key{Name: "word", Shape: ShapeProse, Needed: true, About: "The word."},
		Key{Name: "means", Shape: ShapeProse, Needed: true, About: "What it means, in one sentence."},
	)
	focusKeys = keysOf(
		Key{Name: "key", Shape: ShapeIdentifier, About: "The key of records and questions that give none."},
		Key{Name: "scope", Shape: ShapeIdentifier, About: "The scope of records and questions that give none."},
		Key{Name: "version", Shape: ShapeIdentifier, About: "The version of records and questions that give none."},
	)
	stepKeys = keysOf(
		Key{Name: "title", Shape: ShapeProse, Needed: true, About: "The title of the step."},
		Key{Name: "on", Shape: ShapeTime, About: "The day of the step, or an instant with its zone. Its operations are recorded on it, and its questions ask about it, as known on it, unless they say otherwise. Left out, it is that of the step before. It never runs backwards."},
		Key{Name: "say", Shape: ShapeProse, About: "The explanation, at most three lines of 78 cells for a small screen."},
		Key{Name: "notes", Shape: ShapeProse, About: "For the presenter alone."},
		Key{Name: "do", Shape: ShapeParts, Of: "operation", About: "What happens: operations on the ledger, in order."},
		Key{Name: "ask", Shape: ShapeParts, Of: "ask", About: "Questions to the ledger as the step leaves it."},
		Key{Name: "decide", Shape: ShapeParts, Of: "decide", About: "Record decisions."},
		Key{Name: "vary", Shape: ShapePaths, About: "Inputs that the class is invited to change, in this order: m2.value, m2.valid.from, verify m1.evidence, ask.known, candidate.source; \"ask 2: known\" for a later question, 2/m2.value for an earlier step, '\"a.b\".value' for an id with other than letters, digits, - and _."},
		Key{Name: "goal", Shape: ShapePart, Of: "goal", About: "An exercise for this step."},
		Key{Name: "stay", Shape: ShapeStay, About: "How long the step rests while it plays by itself, such as 4s or 1.5s, at most an hour. Left out, it comes from the length of the text."},
		Key{Name: "stop", Shape: ShapeBool, About: "Whether playing waits after this step."},
	)
	doKeys = keysOf(
		Key{Name: "record", Shape: ShapePart, Of: "record", About: "Appends a memory."},
		Key{Name: "verify", Shape: ShapePart, Of: "verify", About: "Verifies a candidate."},
		Key{Name: "retire", Shape: ShapePart, Of: "retire", About: "Retires a memory."},
		Key{Name: "revoke", Shape: ShapePart, Of: "revoke", About: "Revokes a source."},
		Key{Name: "refused", Shape: ShapeRefused, Values: refusalValues(), About: "Whether the ledger must refuse the operation, or with which code. It is then shown struck out with the reason."},
	)
	answerKeys = keysOf(
		Key{Name: "status", Shape: ShapeEnum, Values: statusValues(), About: "The status of the answer."},
		Key{Name: "value", Shape: ShapeAnswered, About: "The value that is answered; null where there is none."},
		Key{Name: "evidence", Shape: ShapeSources, About: "The sources of the answer that are not revoked: all of them, in any order."},
		Key{Name: "candidates", Shape: ShapeConflicting, About: "The values in conflict: all of them, in any order."},
		Key{Name: "left", Shape: ShapeLeft, Values: rungValues(), About: "Memories that are left out, by their id, each with the first condition that it fails."},
	)
	decisionKeys = keysOf(
		Key{Name: "state", Shape: ShapeEnum, Values: outcomeValues(outcomeState), About: "What the record may be used for."},
		Key{Name: "phase", Shape: ShapeEnum, Values: outcomeValues(outcomePhase), About: "Where the decision leaves the record."},
		Key{Name: "unknowns", Shape: ShapeUnknowns, Values: inputValues(), About: "The inputs that are missing or unusable: all of them, in any order; [] where nothing is."},
		Key{Name: "nextAction", Shape: ShapeEnum, Values: outcomeValues(outcomeNext), About: "What to do now."},
	)
	goalKeys = keysOf(
		Key{Name: "say", Shape: ShapeProse, About: "The exercise in words."},
		Key{Name: "of", Shape: ShapeQuestion, About: "The question of the step that it is about, such as ask 1 or decide 2. Needed where the step has several."},
		Key{Name: "reach", Shape: ShapeReach, Needed: true, About: "What is to be answered then, written like an expect."},
		Key{Name: "changes", Shape: ShapeCount, About: "With at most so many fields, drops and additions that differ from the lesson. Left out, with any number."},
	)
	takeawayKeys = keysOf(
		Key{Name: "why", Shape: ShapeProse, About: "Why it is needed."},
		Key{Name: "how", Shape: ShapeProse, About: "How it is done."},
		Key{Name: "cost", Shape: ShapeProse, About: "What it costs, and what is often misunderstood."},
		Key{Name: "test", Shape: ShapeProse, About: "How to tell that it is right."},
	)
)

// opKinds are the operations as a file names them; questionNames are the keys
// of a question beside its inputs.
var (
	opKinds       = doKeys.names[:len(doKeys.names)-1]
	questionNames = keysOf(questionKeys("")...).names
)

// glossary lists the built-in terms with their meanings.
func glossary() []Legal {
	var out []Legal
	for _, id := range i18n.GlossaryIDs() {
		_, means, _ := i18n.For(i18n.English).Glossary.Term(id)
		out = append(out, Legal{id, means})
	}
	return out
}

// refusalValues are what an author may mark an operation with: what the
// ledger itself refuses, not what no file may hold.
func refusalValues() []Legal {
	var out []Legal
	for _, code := range core.Codes() {
		if means := refusalAbout(code); means != "" {
			out = append(out, Legal{string(code), means})
		}
	}
	return out
}

func refusalAbout(code core.Code) string {
	switch code {
	case core.CodeUnknownID:
		return "it verifies or retires what is not recorded"
	case core.CodeSameID:
		return "the id is taken by other content"
	case core.CodeSupersedesSelf:
		return "it supersedes itself"
	case core.CodeSupersedesUnknown:
		return "it supersedes what is not recorded before it"
	case core.CodeSupersedesKey:
		return "it supersedes a memory of another key"
	case core.CodeSupersedesScope:
		return "it supersedes a memory of another scope"
	case core.CodeSupersedesVersion:
		return "it supersedes a memory of another version"
	case core.CodeEmptyInterval:
		return "valid from and to are the same"
	case core.CodeInvertedInterval:
		return "it ends before it begins"
	case core.CodeNoEvidence:
		return "it is verified and rests on nothing"
	case core.CodeNotCandidate:
		return "it verifies what is verified"
	case core.CodeAlreadyRetired:
		return "it verifies or retires what is retired"
	case core.CodeTimeBackwards:
		return "it is recorded before the operation that was taken last"
	case core.CodeMissing, core.CodeBadText, core.CodeBadStatus:
	}
	return ""
}

func statusValues() []Legal {
	return []Legal{
		{string(core.NotFound), "no memory is left"}, {string(core.Usable), "one value is left"},
		{string(core.Conflict), "several values are left; there is never a winner"},
	}
}

func rungValues() []Legal {
	var out []Legal
	for _, rung := range core.Rungs() {
		out = append(out, Legal{string(rung), rungFails(rung)})
	}
	return out
}

// rungFails says when a memory fails a condition.
func rungFails(rung core.Rung) string {
	switch rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return "it has another " + string(rung)
	case core.RungKnown:
		return "it is recorded after known"
	case core.RungStatus:
		return "by known it is not verified, or retired"
	case core.RungEvidence:
		return "by known all its sources are revoked"
	case core.RungValid:
		return "it does not hold at valid"
	case core.RungSuperseded:
		return "a standing memory that covers valid supersedes it"
	case core.RungExpired:
		return "known is not before its expires"
	}
	return ""
}

// outcomes of a decision, key by key.
func outcomeState(o core.Outcome) string { return string(o.State) }
func outcomePhase(o core.Outcome) string { return string(o.Phase) }
func outcomeNext(o core.Outcome) string  { return string(o.Next) }

func outcomeValues(of func(core.Outcome) string) []Legal {
	var out []Legal
	for _, o := range core.Outcomes() {
		out = append(out, Legal{Name: of(o), Means: outcomeAbout(o.State)})
	}
	return out
}

// outcomeAbout says when a state is reached.
func outcomeAbout(s core.State) string {
	switch s {
	case core.StateBlocked:
		return "something is missing or unusable"
	case core.StateRefresh:
		return "nothing is missing, and validity is not current"
	case core.StateWorking:
		return "it is complete and current, and its reach is this task"
	case core.StateLongTerm:
		return "it is complete and current, and reaches across tasks"
	}
	return ""
}

func inputValues() []Legal {
	var out []Legal
	for _, f := range core.RequestFields() {
		out = append(out, Legal{Name: f.Name})
	}
	return out
}

// fieldAbout and valueAbout explain the fields of package core and their
// legal values; groupAbout the groups.
var fieldAbout = map[string]string{
	"record.id":         "The memory's name; no other one has it.",
	"record.key":        "What it is a value of. Left out, that of the focus.",
	"record.scope":      "What it applies to; matched exactly. Left out, that of the focus.",
	"record.version":    "The version that it applies to; matched exactly. Left out, that of the focus.",
	"record.value":      "The value.",
	"record.evidence":   "The sources that it rests on. A verified memory needs one.",
	"record.status":     "What it is recorded as. Left out, verified.",
	"record.valid":      "When the fact holds in the world: from its from, before its to.",
	"record.recorded":   "When the ledger learned of it. Left out, the day of the step; never later than that, and later than the step before unless it is the same day.",
	"record.expires":    "From then on it may not be relied on without a refresh.",
	"record.supersedes": "Earlier memories of the same key, scope and version that it replaces, where its own valid time covers.",
	"record.valid.from": "The first day or instant. Left out, since always.",
	"record.valid.to":   "The day or instant on which it no longer holds. Left out, until further notice.",
	"verify.id":         "The candidate.",
	"verify.evidence":   "The sources that are added.",
	"verify.recorded":   "When the ledger learned of it. Left out, the day of the step.",
	"retire.id":         "The memory.",
	"retire.recorded":   "When the ledger learned of it. Left out, the day of the step.",
	"revoke.evidence":   "The source.",
	"revoke.recorded":   "When the ledger learned of it. Left out, the day of the step.",
	"ask.key":           "The key that is asked about. Left out, that of the focus.",
	"ask.scope":         "The scope that is asked in. Left out, that of the focus.",
	"ask.version":       "The version that is asked about. Left out, that of the focus.",
	"ask.valid":         "About when. Left out, the day of the step, or where it has none, known.",
	"ask.known":         "As known when. Left out, the day of the step; needed where it has none.",
	"decide.taskAnchor": "What is being worked on.",
	"decide.subject":    "Whom or what the task is about.",
	"decide.candidate":  "The record under decision. Left out, it is missing.",

	"decide.candidate.id":                   "The record's name.",
	"decide.candidate.kind":                 "Free text: observation, experience, summary.",
	"decide.candidate.scope":                "Its reach.",
	"decide.candidate.subject":              "Whom or what it is about; must be the task's own subject.",
	"decide.candidate.source":               "Where it comes from.",
	"decide.candidate.observedAt":           "When it was observed; a text, no clock is consulted.",
	"decide.candidate.writeReason":          "Why it was written.",
	"decide.candidate.readTrigger":          "When it is to be read.",
	"decide.candidate.validity":             "Whether it still holds.",
	"decide.candidate.revisionOrRevocation": "How it is revised or withdrawn; needed where it reaches across tasks.",
}

var groupAbout = map[string]string{
	"valid":     "When the fact holds in the world, half open.",
	"candidate": "The record under decision. What is left out is missing, which blocks.",
}

var valueAbout = map[string]map[string]string{
	"record.status": {
		string(core.StatusVerified): "it is offered", string(core.StatusCandidate): "unverified: it is kept, and never offered",
		string(core.StatusRetired): "it is not offered any more",
	},
	"decide.candidate.scope": {core.ReachTask: "for this task alone", core.ReachCrossTask: "for later tasks too"},
	"decide.candidate.validity": {
		core.ValidityCurrent: "it holds", core.ValidityExpired: "it must be refreshed before it is read",
		core.ValidityUnmet: "a condition for reading it does not hold now",
	},
}

package source

// Code names a kind of problem.
type Code string

// What a reader of this package finds.
const (
	CodeFileSize     Code = "file_size"     // limit
	CodeUTF8         Code = "not_utf8"      //
	CodeNesting      Code = "nesting"       // limit
	CodeTextSize     Code = "text_size"     // limit
	CodeManySigns    Code = "many_signs"    // limit
	CodeAliasLimit   Code = "alias_limit"   // limit
	CodeAliasUnknown Code = "alias_unknown" // name
	CodeMergeValue   Code = "merge_value"   //
	CodeDoubleKey    Code = "double_key"    // key
	CodeTwoDocuments Code = "two_documents" //
	CodeTag          Code = "tag"           // tag
	CodeComplexKey   Code = "complex_key"   //
	CodeQuote        Code = "yaml_quote"    // the quote
	CodeFlow         Code = "yaml_flow"     // closing, opening bracket
	CodeTab          Code = "yaml_tab"      //
	CodeIndent       Code = "yaml_indent"   //
	CodeUnexpected   Code = "yaml_unexpected"
	CodeColon        Code = "yaml_colon"
	CodeEscape       Code = "yaml_escape" // the escape
	CodeBlock        Code = "yaml_block"  // the header
	CodeReserved     Code = "yaml_reserved"
	CodeDirective    Code = "yaml_directive" // the line
	CodeAnchor       Code = "yaml_anchor"    // the anchor
	CodeWideColon    Code = "wide_colon"     // key
	CodeSurrogate    Code = "surrogate"      // the escape
	CodeJSON         Code = "json_unexpected"
	CodeJSONControl  Code = "json_control"
	CodeJSONEnd      Code = "json_end"
	CodeJSONAfter    Code = "json_after"
	CodeLineSize     Code = "line_size" // line, limit
	CodeInternal     Code = "internal"  // what broke
)

// What a decoder of operations, questions and lessons finds.
const (
	CodeVersion       Code = "format_version" // version
	CodeUnknownField  Code = "unknown_field"  // field
	CodeWantText      Code = "want_text"      // field; so are the next ones
	CodeWantTexts     Code = "want_texts"
	CodeWantEntry     Code = "want_entry"
	CodeWantList      Code = "want_list"
	CodeWantMap       Code = "want_map"
	CodeWantFields    Code = "want_fields" //
	CodeWantProse     Code = "want_prose"
	CodeWantBool      Code = "want_bool"
	CodeWantCount     Code = "want_count"
	CodeWantStay      Code = "want_stay"
	CodeMissing       Code = "missing"        // fields
	CodeBlank         Code = "blank"          // field
	CodeBadValue      Code = "bad_value"      // value, field
	CodeBadTime       Code = "bad_time"       // text, what is wrong: each a core.TimeFault or a TimeHint
	CodeBadText       Code = "bad_text"       // text, core.TextFault, the character
	CodeBadRung       Code = "bad_rung"       // rung, id
	CodeRefused       Code = "refused"        // core.Code, id, field, has, wants, core.OpKind
	CodeNotRefused    Code = "not_refused"    // id
	CodeOtherRefusal  Code = "other_refusal"  // id, marked, found
	CodeNoOperation   Code = "no_operation"   //
	CodeTwoOperations Code = "two_operations" // both
	CodeOneLine       Code = "one_line"       //
	CodeNoSteps       Code = "no_steps"
	CodeEmptyStep     Code = "empty_step"
	CodeOnBackwards   Code = "on_backwards"   // on, previous
	CodeRecordedLate  Code = "recorded_late"  // recorded, on
	CodeRecordedEarly Code = "recorded_early" // recorded, previous
	CodeKnownNeeded   Code = "known_needed"
	CodeExpectEmpty   Code = "expect_empty"
	CodeExpectPair    Code = "expect_pair"   // two fragments
	CodeExpectSingle  Code = "expect_single" // one
	CodeLeftUnknown   Code = "left_unknown"  // id
	CodeOfUnknown     Code = "of_unknown"    // question
	CodeManySteps     Code = "too_many_steps"
	CodeManyOps       Code = "too_many_ops"
)

// What is wrong with a path.
const (
	CodePathForm       Code = "path_form"       // path
	CodePathColon      Code = "path_colon"      //
	CodePathQuote      Code = "path_quote"      // path
	CodePathQuoteID    Code = "path_quote_id"   // id
	CodePathStepNumber Code = "path_step_count" // what stands for the number
	CodePathNumber     Code = "path_count"      // what stands for the number, kind of question
	CodePathNoField    Code = "path_no_field"   // path
	CodePathField      Code = "path_field"      // field, owner
	CodePathID         Code = "path_id"         //
	CodePathStep       Code = "path_step"       // step that is named, own step
	CodePathNoQuestion Code = "path_no_question"
	CodePathQuestion   Code = "path_question"  // kind of question, number, step, number of the last
	CodePathNoRecord   Code = "path_no_record" // id, step; so are the next ones
	CodePathNoVerify   Code = "path_no_verify"
	CodePathNoRetire   Code = "path_no_retire"
	CodePathNoRevoke   Code = "path_no_revoke"
	CodePathTwice      Code = "path_twice"   // path
	CodePathNoStep     Code = "path_no_step" // path
	CodePathSteps      Code = "path_steps"   // step that is named, the last step
)

// What is wrong with an edit.
const (
	CodeEditValue    Code = "edit_value"    // what is written
	CodeEditWhole    Code = "edit_whole"    // path
	CodeEditQuestion Code = "edit_question" // path
	CodeEditAdd      Code = "edit_add"      // what is written
	CodeEditTwice    Code = "edit_twice"    // operation, step
)

// TimeHint says more of a time that is none than package core does.
type TimeHint string

// What may be wrong with a time. The first ones can be mended.
const (
	TimeEdge     TimeHint = "time_edge"
	TimeSlash    TimeHint = "time_slash"
	TimeDigits   TimeHint = "time_digits"
	TimeCapital  TimeHint = "time_capital"
	TimeGap      TimeHint = "time_gap"
	TimeComma    TimeHint = "time_comma"
	TimeFraction TimeHint = "time_fraction"
	TimeSeconds  TimeHint = "time_seconds"
	TimeOffset   TimeHint = "time_offset"
	TimeLeap     TimeHint = "time_leap"
	TimeYear     TimeHint = "time_year"
	TimeMonth    TimeHint = "time_month"
	TimeDay      TimeHint = "time_day"
)

// TimeHints lists them.
func TimeHints() []TimeHint {
	return []TimeHint{
		TimeEdge, TimeSlash, TimeDigits, TimeCapital, TimeGap, TimeComma, TimeFraction, TimeSeconds, TimeOffset,
		TimeLeap, TimeYear, TimeMonth, TimeDay,
	}
}

// What a lesson does not hold, and what it is warned of.
const (
	CodeExpects         Code = "expects"          // expected, found, values in conflict
	CodeExpectsLeft     Code = "expects_left"     // id, rung, found
	CodeExpectsIn       Code = "expects_in"       // id, rung
	CodeExpectsDecision Code = "expects_decision" // key, expected, found
	CodeNothing         Code = "nothing_happens"
	CodeOneLanguage     Code = "one_language" // field, language
	CodeNoExpect        Code = "no_expect"
	CodeMixedValid      Code = "mixed_valid"
	CodeMixedRecord     Code = "mixed_record"
	CodeKnownLater      Code = "known_later"      // known
	CodeExpiresEarly    Code = "expires_early"    // expires
	CodeShorterSame     Code = "shorter_same"     // newer, older
	CodeRepeat          Code = "repeat"           // id
	CodeTerm            Code = "term_unexplained" // id of a built-in term
	CodeTerms           Code = "terms_unexplained"
	CodeGoalMet         Code = "goal_met"
	CodeGoalUnreached   Code = "goal_unreached"      // no single change reaches it
	CodeGoalsUnreached  Code = "goal_unreached_many" // changes that are allowed
	CodeVaryIdle        Code = "vary_idle"           // path
	CodeCrowded         Code = "crowded"             // languages
)

// What keeps a file from being looked at.
const (
	CodeUnreadable Code = "unreadable" // why, in words
	CodeNoLessons  Code = "no_lessons" //
)

// What a note says.
const (
	NoteFirst    Code = "first_given"
	NoteRecorded Code = "recorded_here"
	NoteDay      Code = "day_here"
	NoteInstant  Code = "instant_here"
	NoteOpened   Code = "opened_here"
	NoteLatest   Code = "latest_here"
	NoteVerified Code = "verified_here"
	NoteRetired  Code = "retired_here"
	NoteRefused  Code = "refused_here"
	NoteTaken    Code = "taken_here"
	NoteStand    Code = "all_stand" // items
	NoteLeft     Code = "left_out"  // items
)

// Codes lists every code, those of notes included.
func Codes() []Code {
	return []Code{
		CodeFileSize, CodeUTF8, CodeNesting, CodeTextSize, CodeManySigns, CodeAliasLimit, CodeAliasUnknown, CodeMergeValue,
		CodeDoubleKey, CodeTwoDocuments, CodeTag, CodeComplexKey, CodeQuote, CodeFlow, CodeTab, CodeIndent,
		CodeUnexpected, CodeColon, CodeEscape, CodeBlock, CodeReserved, CodeDirective, CodeAnchor, CodeWideColon,
		CodeSurrogate, CodeJSON, CodeJSONControl, CodeJSONEnd, CodeJSONAfter, CodeLineSize, CodeInternal, CodeVersion,
		CodeUnknownField, CodeWantText, CodeWantTexts, CodeWantEntry, CodeWantList, CodeWantMap, CodeWantFields,
		CodeWantProse, CodeWantBool, CodeWantCount, CodeWantStay, CodeMissing, CodeBlank, CodeBadValue, CodeBadTime,
		CodeBadText, CodeBadRung, CodeRefused, CodeNotRefused, CodeOtherRefusal, CodeNoOperation, CodeTwoOperations,
		CodeOneLine, CodeNoSteps, CodeEmptyStep, CodeOnBackwards, CodeRecordedLate, CodeRecordedEarly, CodeKnownNeeded,
		CodeExpectEmpty, CodeExpectPair, CodeExpectSingle, CodeLeftUnknown, CodeOfUnknown, CodeManySteps, CodeManyOps,
		CodePathForm, CodePathColon, CodePathQuote, CodePathQuoteID, CodePathStepNumber, CodePathNumber, CodePathNoField,
		CodePathField, CodePathID, CodePathStep, CodePathNoQuestion, CodePathQuestion, CodePathNoRecord,
		CodePathNoVerify, CodePathNoRetire, CodePathNoRevoke, CodePathTwice, CodePathNoStep, CodePathSteps,
		CodeEditValue, CodeEditWhole, CodeEditQuestion, CodeEditAdd, CodeEditTwice, CodeExpects, CodeExpectsLeft, CodeExpectsIn,
		CodeExpectsDecision, CodeNothing, CodeOneLanguage, CodeNoExpect, CodeMixedValid, CodeMixedRecord, CodeKnownLater,
		CodeExpiresEarly, CodeShorterSame, CodeRepeat, CodeTerm, CodeTerms, CodeGoalMet, CodeGoalUnreached,
		CodeGoalsUnreached, CodeVaryIdle, CodeCrowded, CodeUnreadable, CodeNoLessons, NoteFirst, NoteRecorded, NoteDay, NoteInstant, NoteOpened, NoteLatest, NoteVerified, NoteRetired, NoteRefused, NoteTaken,
		NoteStand, NoteLeft,
	}
}

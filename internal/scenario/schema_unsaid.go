package scenario

import "memtui/internal/source"

// Silence is something that a schema cannot say of a lesson, with the codes
// under which the decoder says it.
type Silence struct {
	What  string
	Codes []source.Code
}

// Unsaid lists what Schema lets pass and Load refuses: what is no document at
// all, and what one place says of another. A file that has only errors of
// these codes passes the schema; one with any other does not.
func Unsaid() []Silence {
	return []Silence{
		{"the text of the file, of which an editor makes a document or none", []source.Code{
			source.CodeUTF8, source.CodeAliasUnknown, source.CodeMergeValue, source.CodeDoubleKey, source.CodeTwoDocuments,
			source.CodeTag, source.CodeComplexKey, source.CodeQuote, source.CodeFlow, source.CodeTab, source.CodeIndent,
			source.CodeUnexpected, source.CodeColon, source.CodeEscape, source.CodeBlock, source.CodeReserved,
			source.CodeDirective, source.CodeAnchor, source.CodeSurrogate, source.CodeJSON, source.CodeJSONControl,
			source.CodeJSONEnd, source.CodeJSONAfter,
		}},
		{"how large and how deep it is, and how many operations it has in all", []source.Code{
			source.CodeFileSize, source.CodeTextSize, source.CodeManySigns, source.CodeNesting, source.CodeAliasLimit, source.CodeManyOps,
		}},
		{"how a number is written: 1.0 is 1 to a schema, and another text in a lesson", []source.Code{
			source.CodeVersion, source.CodeWantCount,
		}},
		{"how long a length of time is: more than none, at most an hour", []source.Code{source.CodeWantStay}},
		{"texts of a set that are the same in Unicode NFC, blank, or a number and its text", []source.Code{source.CodeExpectSingle}},
		{"the order of days and record times, and a question without any day", []source.Code{
			source.CodeOnBackwards, source.CodeRecordedLate, source.CodeRecordedEarly, source.CodeKnownNeeded,
		}},
		{"what the ledger refuses, and what is marked so", []source.Code{
			source.CodeRefused, source.CodeNotRefused, source.CodeOtherRefusal,
		}},
		{"whether a memory, a question or an input that is named is there", []source.Code{
			source.CodeLeftUnknown, source.CodeOfUnknown, source.CodePathStep, source.CodePathNoQuestion,
			source.CodePathQuestion, source.CodePathNoRecord, source.CodePathNoVerify, source.CodePathNoRetire,
			source.CodePathNoRevoke,
		}},
		{"whether an expectation holds", []source.Code{
			source.CodeExpects, source.CodeExpectsLeft, source.CodeExpectsIn, source.CodeExpectsDecision,
		}},
	}
}

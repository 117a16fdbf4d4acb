package batch

import (
	"strings"

	"memtui/internal/core"
)

// AppendOp writes an operation as a line of the stream says it, without what
// was left out.
//
//	{"retire":{"id":"m1","recorded":"2026-10-17"}}
func AppendOp(b []byte, op core.Op) []byte {
	kind, fields, owner := inputs(op)
	b = append(appendKey(append(b, '{'), string(kind)), '{')
	group, first := "", true
	for _, f := range fields {
		slot := f.In(owner)
		if isEmpty(slot) {
			continue
		}
		in, name, grouped := strings.Cut(f.Name, ".")
		if !grouped {
			in, name = "", f.Name
		}
		if group != "" && in != group {
			b = append(b, '}')
		}
		if !first {
			b = append(b, ',')
		}
		if in != "" && in != group {
			b = append(appendKey(b, in), '{')
		}
		group, first = in, false
		b = appendSlot(appendKey(b, name), slot)
	}
	if group != "" {
		b = append(b, '}')
	}
	return append(b, "}}"...)
}

// inputs gives an operation with the table of its fields.
func inputs(op core.Op) (core.OpKind, []core.Field, any) {
	switch op := op.(type) {
	case core.Record:
		return core.OpRecord, core.RecordFields(), &op
	case core.Verify:
		return core.OpVerify, core.VerifyFields(), &op
	case core.Retire:
		return core.OpRetire, core.RetireFields(), &op
	case core.Revoke:
		return core.OpRevoke, core.RevokeFields(), &op
	}
	panic("batch: an operation of no known kind")
}

func isEmpty(s core.Slot) bool {
	switch {
	case s.Text != nil:
		return *s.Text == ""
	case s.Time != nil:
		return s.Time.IsZero()
	}
	return len(*s.List) == 0
}

func appendSlot(b []byte, s core.Slot) []byte {
	switch {
	case s.Text != nil:
		return appendText(b, *s.Text)
	case s.Time != nil:
		return appendText(b, s.Time.String())
	}
	return appendList(b, *s.List)
}

// insideCandidate gives the name of an input inside the record that asks to
// be used; false for the others.
func insideCandidate(path string) (string, bool) { return strings.CutPrefix(path, "candidate.") }

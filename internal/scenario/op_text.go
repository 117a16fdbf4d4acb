package scenario

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/source"
)

// AppendOp writes an operation as a line of a stream says it, without what is
// left out. Gap stands behind every colon and comma.
//
//	{"retire":{"id":"m1","recorded":"2026-10-17"}}
func AppendOp(b []byte, op core.Op, gap string) []byte {
	w, group, owner := opText{append(b, '{'), gap}, "", editable(op)
	w.open(string(core.KindOf(op)))
	for _, f := range pathOf(0, op).Kind.fieldsOf().all {
		slot := f.In(owner)
		if !isSaid(slot) {
			continue
		}
		in, name, grouped := strings.Cut(f.Name, ".")
		if !grouped {
			in, name = "", f.Name
		}
		if group != "" && in != group {
			w.b = append(w.b, '}')
		}
		if in != "" && in != group {
			w.open(in)
		}
		group = in
		w.key(name)
		w.value(slot)
	}
	if group != "" {
		w.b = append(w.b, '}')
	}
	return append(w.b, "}}"...)
}

// isSaid reports whether a field is not left out.
func isSaid(s core.Slot) bool {
	switch {
	case s.Text != nil:
		return *s.Text != ""
	case s.Time != nil:
		return !s.Time.IsZero()
	}
	return *s.List != nil
}

// opText is an operation that is being written.
type opText struct {
	b   []byte
	gap string
}

// open begins a group of fields; the operation itself is one.
func (w *opText) open(group string) {
	w.key(group)
	w.b = append(w.b, '{')
}

// key writes the name of a field, behind those before it in its group.
func (w *opText) key(name string) {
	if w.b[len(w.b)-1] != '{' {
		w.between(',')
	}
	w.b = source.AppendJSON(w.b, name)
	w.between(':')
}

func (w *opText) between(sign byte) { w.b = append(append(w.b, sign), w.gap...) }

func (w *opText) value(s core.Slot) {
	switch {
	case s.Text != nil:
		w.b = source.AppendJSON(w.b, *s.Text)
	case s.Time != nil:
		w.b = source.AppendJSON(w.b, s.Time.String())
	default:
		w.b = append(w.b, '[')
		for i, text := range *s.List {
			if i > 0 {
				w.between(',')
			}
			w.b = source.AppendJSON(w.b, text)
		}
		w.b = append(w.b, ']')
	}
}

package scenario

import (
	"strconv"
	"strings"

	"memtui/internal/core"
)

// Flag writes an edit as the flag of its kind takes it; ParseEdit reads it
// back. It names its step, so that it means the same from everywhere.
//
//	--set 3/m2.value=30s   --clear 3/m2.expires   --drop 3/m2
//	--add '3/{"retire": {"id": "m1", "recorded": "2026-10-17"}}'
func (e Edit) Flag() string {
	switch e.Kind {
	case EditSet:
		return e.Path.String() + "=" + e.Value
	case EditAdd:
		return strconv.Itoa(e.Path.Step) + "/" + opJSON(e.Op)
	case EditClear, EditDrop:
	}
	return e.Path.String()
}

// opJSON writes an operation as a line of a stream does, without what is left
// out.
func opJSON(op core.Op) string {
	owner, groups := editable(op), map[string]int{}
	var fields []string
	for _, f := range pathOf(0, op).Kind.fieldsOf().all {
		value, written := fieldJSON(f, owner)
		if !written {
			continue
		}
		group, name, grouped := strings.Cut(f.Name, ".")
		if !grouped {
			fields = append(fields, jsonText(f.Name)+": "+value)
			continue
		}
		at, open := groups[group]
		if !open {
			groups[group] = len(fields)
			fields = append(fields, jsonText(group)+": {"+jsonText(name)+": "+value+"}")
			continue
		}
		fields[at] = strings.TrimSuffix(fields[at], "}") + ", " + jsonText(name) + ": " + value + "}"
	}
	return "{" + jsonText(string(core.KindOf(op))) + ": {" + strings.Join(fields, ", ") + "}}"
}

func fieldJSON(f core.Field, owner any) (value string, written bool) {
	switch slot := f.In(owner); {
	case slot.Text != nil && *slot.Text != "":
		return jsonText(*slot.Text), true
	case slot.Time != nil && !slot.Time.IsZero():
		return jsonText(slot.Time.String()), true
	case slot.List != nil && *slot.List != nil:
		out := make([]string, len(*slot.List))
		for i, text := range *slot.List {
			out[i] = jsonText(text)
		}
		return quote(out), true
	}
	return "", false
}

var jsonEscapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`)

// jsonText quotes a text; no other character that a text may hold needs an
// escape.
func jsonText(s string) string { return `"` + jsonEscapes.Replace(s) + `"` }

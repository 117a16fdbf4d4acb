package scenario

import "strconv"

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
		return string(AppendOp([]byte(strconv.Itoa(e.Path.Step)+"/"), e.Op, " "))
	case EditClear, EditDrop:
	}
	return e.Path.String()
}

package scenario

import (
	"slices"

	"pgregory.net/rapid"
)

// mutation changes a document of JSON, here and there.
type mutation struct {
	t        *rapid.T
	document any
}

// spot is one place of a document.
type spot struct {
	holder any // a map, or a list
	key    string
	index  int
}

func (s spot) get() any {
	if m, ok := s.holder.(map[string]any); ok {
		return m[s.key]
	}
	return s.holder.([]any)[s.index]
}

func (s spot) set(value any) {
	if m, ok := s.holder.(map[string]any); ok {
		m[s.key] = value
		return
	}
	s.holder.([]any)[s.index] = value
}

// placesOf lists the places of a document, in order.
func placesOf(value any) []spot {
	var out []spot
	switch value := value.(type) {
	case map[string]any:
		keys := make([]string, 0, len(value))
		for key := range value {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		for _, key := range keys {
			out = append(append(out, spot{holder: value, key: key}), placesOf(value[key])...)
		}
	case []any:
		for i, item := range value {
			out = append(append(out, spot{holder: value, index: i}), placesOf(item)...)
		}
	}
	return out
}

func (m *mutation) mutate() {
	all := placesOf(m.document)
	if len(all) == 0 {
		return
	}
	at := rapid.SampledFrom(all).Draw(m.t, "place")
	object, isMap := at.holder.(map[string]any)
	switch how := rapid.IntRange(0, 8).Draw(m.t, "how"); {
	case how == 0 && isMap:
		delete(object, at.key)
	case how == 1 && isMap:
		object[rapid.SampledFrom(someKeys()).Draw(m.t, "name")] = at.get()
		delete(object, at.key)
	case how == 2 && isMap:
		object[rapid.SampledFrom(someKeys()).Draw(m.t, "name")] = m.value(all)
	case how == 3:
		at.set([]any{at.get()})
	case how == 4:
		list, ok := at.get().([]any)
		if ok && len(list) > 0 {
			at.set(append(deepCopy(list).([]any), deepCopy(list[rapid.IntRange(0, len(list)-1).Draw(m.t, "again")])))
			return
		}
		at.set([]any{})
	case how == 5:
		at.set(deepCopy(rapid.SampledFrom(all).Draw(m.t, "other").get()))
	default:
		at.set(m.value(all))
	}
}

// value draws a value: one of the document, or one that may be trouble.
func (m *mutation) value(all []spot) any {
	if rapid.Bool().Draw(m.t, "own") {
		return deepCopy(rapid.SampledFrom(all).Draw(m.t, "other").get())
	}
	return deepCopy(rapid.SampledFrom(troubles()).Draw(m.t, "value"))
}

// someKeys are all keys of the format, and some that are none.
func someKeys() []string {
	out := []string{"x", "titel", "en", "zh", "de", "", "do：[]"}
	for _, part := range Format() {
		for _, k := range part.Keys {
			out = append(out, k.Name)
		}
	}
	return out
}

// troubles are values of every type and every word of the format.
func troubles() []any {
	out := []any{
		nil, true, false, 0, 1, 2, -1, 1.5, "", " ", "\u3000\u200b", "x", " x", "x\n", "a\tb", "a\u200bb", "a\u200db", "\x1b[2J", "\u2028", "\ufffe",
		"e\u0301", "é", "\U0001fffe", "0", "1", "2", "1.0", "true", "2026-01-01", "2026-02-29", "2024-02-29", "1900-02-29", "2000-02-29", "0000-01-01", "0001-01-01",
		"2026-04-31", "2026-13-01", "2026-1-1", "2026-01-01T00:00:00Z", "2026-01-01T23:59:59.123456789+08:00", "2026-01-01T24:00:00Z", "2026-01-01T00:00:60Z",
		"2026-01-01T00:00:00", "2026-01-01T00:00:00z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.1234567890Z", "2026-01-01T00:00:00+24:00", "2026-01-01 00:00:00Z",
		"4s", "0s", "1.5s", "2h", "1h", "+4s", "-4s", "4", ".5m", "1m30s", "4µs", "4 s",
		"ask 1", "ask 2", "decide 1", "ask", "ask 01", "decide", "m1", "m1.value", "m1.id", "m1.valid", "m1.valid.to", "m2.value", "ask.known", "ask.value", "ask 1: known",
		"ask 1:valid", "ask 2:  key", "ask: known", "decide 1: subject", "decide.subject", "candidate", "candidate.source", "candidate.sorce", "subject.x", "1/m1.value", "0/m1.value", "01/m1.value",
		"2/ask.known", "99999999999999999999/ask.known", "verify m2.evidence", "verify m2.id", "retire m2.recorded", "revoke D9.evidence", "revoke D9", `"m1".value`, `"m\x31".value`, `"\u006d1".value`,
		`"m1.value`, `"\ud800".value`, `"\400".value`, `"\q".value`, `verify "m2".evidence`, "a.b.value", "m 1.value", ".value", "中.value",
		[]any{}, []any{nil}, []any{1, 1}, []any{"x", "x"}, []any{"x", "y"}, []any{1, "1"}, []any{"candidate", "candidate.id"}, []any{"candidate.id", "subject"},
		map[string]any{}, map[string]any{"en": ""}, map[string]any{"en": "", "zh": "中"}, map[string]any{"en": nil, "zh": nil}, map[string]any{"en": 1, "zh": []any{}},
		map[string]any{"word": "x", "means": "y"}, map[string]any{"m1": "known"}, map[string]any{"m1": nil}, map[string]any{"value": nil}, map[string]any{"status": nil},
		map[string]any{"record": nil}, map[string]any{"retire": map[string]any{"id": "m1"}, "record": nil}, map[string]any{"reach": map[string]any{"state": "blocked"}},
		map[string]any{"reach": map[string]any{"status": "usable"}, "of": "ask 1"}, map[string]any{"status": "usable", "value": nil}, map[string]any{"evidence": []any{}, "status": "conflict"},
	}
	for _, part := range Format() {
		for _, k := range part.Keys {
			for _, v := range k.Values {
				out = append(out, v.Name)
			}
		}
	}
	return out
}

func deepCopy(value any) any {
	switch value := value.(type) {
	case map[string]any:
		out := make(map[string]any, len(value))
		for key, one := range value {
			out[key] = deepCopy(one)
		}
		return out
	case []any:
		out := make([]any, len(value))
		for i, one := range value {
			out[i] = deepCopy(one)
		}
		return out
	}
	return value
}

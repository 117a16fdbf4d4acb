package scenario

import (
	"encoding/json"
	"fmt"
	"strings"

	"memtui/internal/source"
)

// object is a JSON object whose keys stay in the order in which they are
// given: a schema is read by people too.
type object []member

type member struct {
	key   string
	value any // object, []any, string, bool, int, nil
}

// obj makes an object of keys and values in turn.
func obj(pairs ...any) object {
	out := make(object, 0, len(pairs)/2)
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, member{pairs[i].(string), pairs[i+1]})
	}
	return out
}

// with gives the object with more keys behind its own.
func (o object) with(pairs ...any) object { return append(o[:len(o):len(o)], obj(pairs...)...) }

// and gives the object with the keys of another one behind its own.
func (o object) and(more object) object { return append(o[:len(o):len(o)], more...) }

func array[T any](items ...T) []any {
	out := make([]any, len(items))
	for i, item := range items {
		out[i] = item
	}
	return out
}

// encoded writes a value over several lines; what is short stays on one.
func encoded(value any) string {
	var b strings.Builder
	encode(&b, value, "")
	return b.String() + "\n"
}

// oneLine is how long a value may be that stays on one line.
const oneLine = 100

func encode(b *strings.Builder, value any, indent string) {
	if flat := flatly(value); len(indent)+len(flat) <= oneLine {
		b.WriteString(flat)
		return
	}
	inner := indent + "  "
	switch value := value.(type) {
	case object:
		b.WriteString("{\n")
		for i, m := range value {
			b.WriteString(inner + quotedText(m.key) + ": ")
			encode(b, m.value, inner)
			b.WriteString(behind(i, len(value)))
		}
		b.WriteString(indent + "}")
	case []any:
		b.WriteString("[\n")
		for i, item := range value {
			b.WriteString(inner)
			encode(b, item, inner)
			b.WriteString(behind(i, len(value)))
		}
		b.WriteString(indent + "]")
	default:
		b.WriteString(flatly(value))
	}
}

func behind(i, of int) string {
	if i == of-1 {
		return "\n"
	}
	return ",\n"
}

func flatly(value any) string {
	switch value := value.(type) {
	case object:
		parts := make([]string, 0, len(value))
		for _, m := range value {
			parts = append(parts, quotedText(m.key)+": "+flatly(m.value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case []any:
		parts := make([]string, 0, len(value))
		for _, item := range value {
			parts = append(parts, flatly(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case string:
		return quotedText(value)
	case nil:
		return "null"
	}
	return fmt.Sprint(value) // bool, int
}

// quotedText writes a JSON text; what leaves no mark on a screen is escaped.
func quotedText(s string) string {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(s); err != nil {
		panic("scenario: a text cannot be written: " + err.Error())
	}
	return source.Escaped(strings.TrimSuffix(b.String(), "\n"))
}

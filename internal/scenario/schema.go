package scenario

import (
	"slices"
	"strings"

	"memtui/internal/core"
)

// Schema gives the JSON Schema of a lesson file, draft 2020-12, for editors.
// It is made of the tables by which the decoder reads: of Format, and for what
// no table says of the rules below. It refuses nothing that Load takes; what
// it lets pass and Load refuses is listed by Unsaid.
//
// A number, true or false is taken where a text is meant, as the decoder does:
// editors give those a type that a lesson file has not.
func Schema() []byte {
	parts := map[string]Part{}
	defs := textDefs()
	for _, part := range Format() {
		parts[part.Name] = part
		if part.Name != "lesson" {
			defs = append(defs, member{part.Name, partSchema(part)})
		}
	}
	root := obj(
		"$schema", "https://json-schema.org/draft/2020-12/schema",
		"$comment", unsaidComment(),
		"title", "A lesson of memtui",
	).and(notNull(partSchema(parts["lesson"])))
	root = root.with("allOf", focusRules(), "$defs", defs)
	return []byte(encoded(root))
}

// The types of a text, and of one that may be left out.
func textTypes() []any       { return array("string", "number", "boolean") }
func textTypesOrNull() []any { return append(textTypes(), "null") }

// textDefs are the shapes that many keys share. Null is left out.
func textDefs() object {
	return obj(
		"text", obj("type", textTypesOrNull(), "pattern", whole(saidText)),
		"free", obj("type", textTypesOrNull(), "pattern", whole(blankText, saidText)),
		"identifier", obj("type", textTypesOrNull(), "pattern", whole(idText)),
		"identifiers", obj("type", array("array", "null"), "items", ref("identifier")),
		"time", obj("type", array("string", "null"), "pattern", timePattern()),
		"prose", proseSchema(),
	)
}

func ref(def string) object { return obj("$ref", "#/$defs/"+def) }

// proseSchema is one text, or one a language of which at least one says
// something.
func proseSchema() object {
	in, says := object{}, []any{}
	for _, lang := range languages {
		in = in.with(lang, ref("free"))
		said := obj(lang, obj("type", textTypes(), "pattern", whole(saidText)))
		says = append(says, obj("required", array(lang), "properties", said))
	}
	return obj(
		"type", append(textTypes(), "object", "null"),
		"pattern", whole(saidText),
		"properties", in,
		"additionalProperties", false,
		"if", obj("type", "object"),
		"then", obj("anyOf", says),
	)
}

// partSchema makes the schema of one kind of map. As a value it may be null,
// unless the key behind which it stands is needed.
func partSchema(p Part) object {
	properties, needed := object{}, []any{}
	for _, k := range p.Keys {
		properties = properties.with(k.Name, keySchema(p, k))
		if k.Needed {
			needed = append(needed, k.Name)
		}
	}
	out := obj("description", p.About, "type", array("object", "null"), "properties", properties, "additionalProperties", false)
	if len(needed) > 0 {
		out = out.with("required", needed)
	}
	return out.and(rulesOf(p.Name))
}

// keySchema makes the schema of what stands behind a key.
func keySchema(p Part, k Key) object {
	out := obj("title", p.Name+"."+k.Name, "description", about(k)).and(shapeSchema(k))
	if !k.Needed {
		return out
	}
	switch k.Shape {
	case ShapeProse:
		return out.with("type", append(textTypes(), "object"))
	case ShapeText, ShapeIdentifier:
		return out.with("type", textTypes())
	}
	return notNull(out)
}

// notNull takes null out of the types and values of a schema.
func notNull(o object) object {
	out := object{}
	for _, m := range o {
		if listed, ok := m.value.([]any); ok && (m.key == "type" || m.key == "enum") {
			m.value = slices.DeleteFunc(slices.Clone(listed), func(one any) bool { return one == nil || one == "null" })
		}
		out = append(out, m)
	}
	return out
}

// about is the description of a key with the meanings of its values.
func about(k Key) string {
	var b strings.Builder
	b.WriteString(k.About)
	for _, v := range k.Values {
		if v.Means != "" {
			b.WriteString("\n- " + v.Name + ": " + v.Means)
		}
	}
	return b.String()
}

// shapeSchema says what may stand behind a key by its shape.
func shapeSchema(k Key) object {
	switch k.Shape {
	case ShapeVersion:
		return obj("enum", array[any](1, Version))
	case ShapeProse, ShapeText, ShapeFree, ShapeIdentifier, ShapeIdentifiers, ShapeTime:
		return ref(string(k.Shape))
	case ShapeEnum:
		return obj("enum", append(array(valueNames(k.Values)...), nil))
	case ShapeBool:
		return obj("enum", array[any](true, false, "true", "false", nil))
	case ShapeRefused:
		return obj("enum", append(append(array[any](true, false, "true", "false"), array(valueNames(k.Values)...)...), nil))
	case ShapeCount:
		return obj("type", array("integer", "string", "null"), "minimum", 1, "pattern", "^[1-9][0-9]*$")
	case ShapeStay:
		return obj("type", array("string", "null"), "pattern", stayPattern)
	case ShapePart:
		return ref(k.Of)
	case ShapeParts:
		return partsSchema(k)
	case ShapeTerms:
		return obj("type", array("array", "null"), "items", obj("anyOf", array(
			obj("enum", array(valueNames(k.Values)...)), ref(k.Of).with("type", "object"))))
	case ShapePaths:
		return obj("type", array("array", "null"), "items", pathSchema())
	case ShapeQuestion:
		return obj("type", array("string", "null"), "pattern", "^(?:ask|decide) "+countText+"$")
	case ShapeReach:
		return obj("type", array("object", "null")) // which it is, the step says
	case ShapeAnswered:
		return ref("text")
	case ShapeSources:
		return setSchema(obj("type", textTypes(), "pattern", whole(idText)))
	case ShapeConflicting:
		return setSchema(obj("type", textTypes(), "pattern", whole(blankText, saidText))).with("minItems", 2)
	case ShapeLeft:
		return obj("type", array("object", "null"), "minProperties", 1,
			"additionalProperties", obj("enum", array(valueNames(k.Values)...)))
	case ShapeUnknowns:
		return unknownsSchema(k)
	}
	panic("scenario: no schema of the shape " + string(k.Shape))
}

// partsSchema is a list of maps; a lesson has at least one step, and not too
// many.
func partsSchema(k Key) object {
	out := obj("type", array("array", "null"), "items", ref(k.Of).with("type", "object"))
	if k.Of == "step" {
		return out.with("minItems", 1, "maxItems", MaxSteps)
	}
	return out
}

// setSchema is a list of different texts. A number is another text than the
// same number written otherwise, so only texts are compared.
func setSchema(item object) object {
	return obj(
		"type", array("array", "null"), "items", item,
		"if", obj("items", obj("type", "string")), "then", obj("uniqueItems", true),
	)
}

// unknownsSchema is a set of inputs; a missing candidate stands for all of its
// own.
func unknownsSchema(k Key) object {
	return obj(
		"type", array("array", "null"), "items", obj("enum", array(valueNames(k.Values)...)), "uniqueItems", true,
		"if", obj("type", "array", "contains", obj("const", "candidate")),
		"then", obj("not", obj("contains", obj("type", "string", "pattern", `^candidate\.`))),
	)
}

// focusRules demand of every record and question what the focus does not say.
func focusRules() []any {
	var out []any
	for _, key := range focusKeys.names {
		out = append(out, obj(
			"if", obj("not", having("focus", having(key, object{}))),
			"then", inSteps(key),
		))
	}
	return out
}

// having is a map in which a key is given, and a schema of what stands behind
// it.
func having(key string, schema object) object {
	return obj("type", "object", "required", array(key), "properties", obj(key, schema.with("not", obj("type", "null"))))
}

// inSteps demands a key of every record and question of the lesson.
func inSteps(key string) object {
	needs := obj("required", array(key), "properties", obj(key, obj("not", obj("type", "null"))))
	step := obj(
		"do", obj("items", obj("properties", obj(string(core.OpRecord), needs))),
		"ask", obj("items", needs),
	)
	return obj("properties", obj("steps", obj("items", obj("properties", step))))
}

package scenario

import (
	"slices"

	"memtui/internal/core"
)

// Part is one kind of map that a lesson file holds: the lesson itself, a step,
// a record. The decoder takes the names of its keys from here, the schema and
// whoever writes a reference take all of it, so that a new key shows up
// everywhere at once.
type Part struct {
	Name  string // unique: "lesson", "step", "record", "valid"
	About string // what it is, a sentence for authors
	Keys  []Key  // in the order in which they are written
}

// Key is one key of a part.
type Key struct {
	Name   string
	Shape  Shape
	Of     string  // the part that stands behind it, or of which it is a list
	Values []Legal // the legal ones of a ShapeEnum, and those that are asked for of a ShapeFree
	Needed bool    // it must be there wherever the part is
	About  string  // what it says and what holds where it is left out
}

// Legal is one legal value with its meaning, "" where the word says it all.
type Legal struct{ Name, Means string }

// Shape says what may stand behind a key. Wherever null may stand it means
// left out.
type Shape string

// The shapes. Where a text is meant, a number or true and false is one too.
const (
	ShapeVersion     Shape = "version"     // of the format
	ShapeProse       Shape = "prose"       // a text for people, or one a language
	ShapeText        Shape = "text"        // a value; not blank
	ShapeFree        Shape = "free"        // any text; a blank one is missing
	ShapeIdentifier  Shape = "identifier"  // a text without white space around it and without control characters
	ShapeIdentifiers Shape = "identifiers" // a list of them
	ShapeTime        Shape = "time"        // a day, or an instant with its zone
	ShapeEnum        Shape = "enum"        // one of Values
	ShapeBool        Shape = "bool"
	ShapeCount       Shape = "count"    // a whole number from 1 on
	ShapeStay        Shape = "stay"     // a length of time: 4s
	ShapePart        Shape = "part"     // a map: Of
	ShapeParts       Shape = "parts"    // a list of maps: Of
	ShapeTerms       Shape = "terms"    // a list of Values and of maps: Of
	ShapePaths       Shape = "paths"    // a list of paths of inputs
	ShapeRefused     Shape = "refused"  // true, false or one of Values
	ShapeQuestion    Shape = "question" // the name of a question of the step: ask 1
	ShapeReach       Shape = "reach"    // what is expected of that question
	ShapeAnswered    Shape = "answered" // the value of an answer; null is that it has none
	ShapeSources     Shape = "sources"  // a set of identifiers, whole
	ShapeConflicting Shape = "conflicting"
	ShapeLeft        Shape = "left"     // a memory's id: one of Values
	ShapeUnknowns    Shape = "unknowns" // a set of Values, whole
)

// keyList holds the keys of a part with their names, as the decoder asks for
// them at every map.
type keyList struct {
	keys  []Key
	names []string
}

func keysOf(keys ...Key) keyList {
	l := keyList{keys: keys}
	for _, k := range keys {
		l.names = append(l.names, k.Name)
	}
	return l
}

// Format lists every kind of map of a lesson file, the lesson itself first.
func Format() []Part {
	parts := []Part{
		{"lesson", "A lesson: one file, its opening page, its steps and its closing page.", lessonKeys.keys},
		{"term", "A word of the lesson's own to be explained on the opening page.", termKeys.keys},
		{"focus", "What records and questions are about unless they say otherwise.", focusKeys.keys},
		{"step", "One step of the lesson. It has at least one of say, do, ask and decide.", stepKeys.keys},
		{"operation", "One operation on the ledger, in the order in which it happens.", doKeys.keys},
	}
	parts = append(parts, fieldParts("record", "Appends a memory to the ledger.", recordTable)...)
	parts = append(parts, fieldParts("verify", "Turns a candidate into a verified memory from then on.", verifyTable)...)
	parts = append(parts, fieldParts("retire", "From then on the memory is no longer offered; what was known before stays.", retireTable)...)
	parts = append(parts, fieldParts("revoke", "From then on the source supports nothing, whichever memory cites it.", revokeTable)...)
	parts = append(parts, fieldParts("ask", "One question to the ledger as the step leaves it.", queryTable, questionKeys("answer")...)...)
	parts = append(parts, fieldParts("decide", "One record decision: may this record be used?", requestTable, questionKeys("decision")...)...)
	return append(parts,
		Part{"answer", "What is expected of an answer; only what is named is compared.", answerKeys.keys},
		Part{"decision", "What is expected of a decision; only what is named is compared.", decisionKeys.keys},
		Part{"goal", "An exercise: reach this with at most so many changes to the lesson.", goalKeys.keys},
		Part{"takeaway", "The closing page.", takeawayKeys.keys},
	)
}

// fieldParts makes parts of a table of fields: the map itself with some keys
// more, and each group inside it.
func fieldParts(name, about string, t *table, more ...Key) []Part {
	own := Part{Name: name, About: about}
	var groups []Part
	for _, key := range t.names {
		inside, isGroup := t.groups[key]
		if !isGroup {
			own.Keys = append(own.Keys, fieldKey(name, t.fields[key], t.free))
			continue
		}
		group := Part{Name: key, About: groupAbout[key]}
		for _, one := range inside {
			k := fieldKey(name, t.fields[key+"."+one], t.free)
			k.Name = one
			group.Keys = append(group.Keys, k)
		}
		own.Keys = append(own.Keys, Key{Name: key, Shape: ShapePart, Of: key, About: fieldAbout[name+"."+key]})
		groups = append(groups, group)
	}
	own.Keys = append(own.Keys, more...)
	return append([]Part{own}, groups...)
}

// fieldKey makes a key of a field of package core. What the lesson's focus or
// the step's day may stand in for is not needed; nor is any input of a
// decision, where missing is an answer.
func fieldKey(owner string, f core.Field, free bool) Key {
	k := Key{Name: f.Name, About: fieldAbout[owner+"."+f.Name]}
	k.Needed = f.Required && !free && !filledIn(f.Name)
	for _, value := range f.Values {
		k.Values = append(k.Values, Legal{value, valueAbout[owner+"."+f.Name][value]})
	}
	switch f.Kind {
	case core.KindText:
		k.Shape = ShapeText
	case core.KindIdentifier:
		k.Shape = ShapeIdentifier
	case core.KindIdentifiers:
		k.Shape = ShapeIdentifiers
	case core.KindTime:
		k.Shape = ShapeTime
	case core.KindEnum:
		k.Shape = ShapeEnum
	case core.KindGroup:
		k.Shape = ShapePart
	}
	if free {
		k.Shape = ShapeFree
	}
	return k
}

// filledIn reports whether a required input has a default in a lesson: from
// its focus, or the day of the step.
func filledIn(field string) bool {
	return field == "known" || slices.Contains(focusKeys.names, field)
}

// questionKeys are those that a question has beside its inputs.
func questionKeys(expects string) []Key {
	return []Key{
		{Name: "name", Shape: ShapeProse, About: "The question in words, as the screen shows it. Left out, it is put together from its inputs."},
		{Name: "expect", Shape: ShapePart, Of: expects, About: "What the author expects; `memtui check` compares it, and warns where it is left out."},
	}
}

// valueNames gives the legal values alone.
func valueNames(list []Legal) []string {
	out := make([]string, 0, len(list))
	for _, v := range list {
		out = append(out, v.Name)
	}
	return out
}

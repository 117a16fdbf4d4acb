package scenario

import (
	"strings"

	"memtui/internal/core"
)

// rulesOf are the rules of a part that no table of keys says.
func rulesOf(part string) object {
	switch part {
	case "step":
		return obj("anyOf", holdsSomething(), "allOf", goalRules())
	case "operation":
		return oneOperation()
	case "answer":
		return obj("anyOf", answers())
	case "decision":
		return obj("anyOf", decisions())
	}
	return nil
}

// holdsSomething: a step has one of what a step is for.
func holdsSomething() []any {
	out := array(obj("required", array("say"), "properties", obj("say", obj("not", obj("type", "null")))))
	for _, key := range []string{"do", "ask", "decide"} {
		out = append(out, obj("required", array(key), "properties", obj(key, obj("type", "array", "minItems", 1))))
	}
	return out
}

// oneOperation: an entry of do holds one operation, which is a map.
func oneOperation() object {
	var one []any
	maps := object{}
	for _, kind := range opKinds {
		one = append(one, obj("required", array(kind)))
		maps = maps.with(kind, obj("type", "object"))
	}
	return obj("oneOf", one, "allOf", array(obj("properties", maps)))
}

// answers are the three answers that there are; what is expected must be
// possible for one of them, and expect something.
func answers() []any {
	absent := obj("type", "null")
	some := obj("type", textTypes())
	answer := func(status core.AnswerStatus, value, evidence, candidates any) object {
		return obj(
			"properties", obj("status", obj("enum", array[any](string(status), nil)), "value", value, "evidence", evidence, "candidates", candidates),
			"anyOf", expectsOne("value", "status", "evidence", "candidates", "left"),
		)
	}
	return array(
		answer(core.Usable, some, obj("minItems", 1), absent),
		answer(core.NotFound, absent, obj("maxItems", 0), absent),
		answer(core.Conflict, absent, absent, true),
		absent,
	)
}

// expectsOne: one of some keys says something; the first of them does so even
// with null.
func expectsOne(even string, keys ...string) []any {
	var out []any
	if even != "" {
		out = append(out, obj("required", array(even)))
	}
	for _, key := range keys {
		out = append(out, obj("required", array(key), "properties", obj(key, obj("not", obj("type", "null")))))
	}
	return out
}

// decisions are the four outcomes.
func decisions() []any {
	var out []any
	for _, o := range core.Outcomes() {
		unknowns := obj("maxItems", 0)
		if o.State == core.StateBlocked {
			unknowns = obj("minItems", 1)
		}
		out = append(out, obj(
			"properties", obj(
				"state", obj("enum", array[any](outcomeState(o), nil)), "phase", obj("enum", array[any](outcomePhase(o), nil)),
				"unknowns", unknowns, "nextAction", obj("enum", array[any](outcomeNext(o), nil)),
			),
			"anyOf", expectsOne("", decisionKeys.names...),
		))
	}
	return append(out, obj("type", "null"))
}

// goalRules: a goal is about one of the step's questions, and reaches what can
// be expected of that.
func goalRules() []any {
	unsaid := obj("properties", obj("of", obj("type", "null")))
	onlyAsk, onlyDecide := questions("ask", "decide"), questions("decide", "ask")
	about := func(kind string) object {
		return obj("required", array("of"), "properties", obj("of", obj("type", "string", "pattern", "^"+kind+" ")))
	}
	goal := func(schema object) object { return having("goal", obj("type", "object").and(schema)) }
	reaches := func(def string) object {
		return obj("properties", obj("goal", obj("properties", obj("reach", ref(def)))))
	}
	return array(
		obj("if", goal(unsaid), "then", obj("anyOf", array(onlyAsk, onlyDecide))),
		obj("if", obj("anyOf", array(goal(about("ask")), obj("allOf", array(goal(unsaid), onlyAsk)))), "then", reaches("answer")),
		obj("if", obj("anyOf", array(goal(about("decide")), obj("allOf", array(goal(unsaid), onlyDecide)))), "then", reaches("decision")),
	)
}

// questions: a step has one question of one kind, and none of the other.
func questions(one, none string) object {
	return obj(
		"required", array(one),
		"properties", obj(one, obj("type", "array", "minItems", 1, "maxItems", 1), none, obj("maxItems", 0)),
	)
}

// unsaidComment tells what the schema does not say.
func unsaidComment() string {
	var b strings.Builder
	b.WriteString("What this schema cannot say, `memtui check` does, by these codes:")
	for _, u := range Unsaid() {
		codes := make([]string, 0, len(u.Codes))
		for _, code := range u.Codes {
			codes = append(codes, string(code))
		}
		b.WriteString("\n- " + u.What + ": " + strings.Join(codes, ", "))
	}
	return b.String()
}

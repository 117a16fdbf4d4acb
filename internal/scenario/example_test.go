package scenario_test

import (
	"fmt"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// A lesson is loaded and checked; what is wrong is printed with its place.
func Example() {
	text := []byte(`memtui: 1
title: the change was recorded before it took effect
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: in June
    on: 2026-06-10
    do:
      - record: {id: m1, value: 30s, valid: {to: 2026-07-01}, evidence: [D1]}
      - record: {id: m2, value: 20s, valid: {from: 2026-07-01}, evidence: [D2]}
    ask:
      - expect: {status: usable, value: 20s}
`)
	words := i18n.For(i18n.English)
	sc, problems := scenario.Load("june.yaml", text)
	if source.Failed(problems) {
		fmt.Print(source.Print(words, "june.yaml", text, problems))
		return
	}
	fmt.Print(source.Print(words, "june.yaml", text, scenario.Check(sc)))
	// Output:
	// june.yaml:11:9: step 1 expects usable "20s", but the ledger answers usable "30s"
	//    standing: "m1" (line 8)
}

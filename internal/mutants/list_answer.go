package main

func answerMutants() []Mutant {
	const (
		conflict = "several distinct values: a conflict, never a winner"
		support  = "the union of their sources not revoked by known, sorted"
		distinct = "the distinct values, sorted by code point"
		equal    = "answers are equal when what they say is, evidence included"
	)
	query := of("internal/core/query.go",
		mu("first-wins", conflict, `if left[i].Value != a.Value {`, `if left[i].Value == "\x00" {`),
		mu("last-wins", conflict, `a := Answer{Status: Usable, Value: left[0].Value, Left: left}`, "left = left[len(left)-1:]\n\ta := Answer{Status: Usable, Value: left[0].Value, Left: left}"),
		mu("two-are-a-conflict", "one distinct value is usable, however many say it", `if left[i].Value != a.Value {`, `if i > 0 {`),
		mu("values-by-length", "values compare as exact strings", `if left[i].Value != a.Value {`, `if len(left[i].Value) != len(a.Value) {`),
		mu("first-evidence", support, `a.Evidence = a.Support(a.Value)`, `a.Evidence = left[0].Evidence`),
		mu("no-evidence", support, `a.Evidence = a.Support(a.Value)`, `a.Evidence = []string{}`),
		mu("evidence-repeated", support, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// answer", "slices.Sort(out)\n\treturn out\n}\n\n// answer"),
		mu("evidence-unsorted", support, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// answer", "return out\n}\n\n// answer"),
		mu("evidence-by-length", support, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// answer", "slices.SortFunc(out, func(a, b string) int { return len(a) - len(b) })\n\treturn slices.Compact(out)\n}\n\n// answer"),
		mu("evidence-revoked", support, "func (s Snapshot) support(out []string, m *memory, known *Time) []string {\n\tfor i := range m.citations {\n\t\tif s.holds", "func (s Snapshot) support(out []string, m *memory, known *Time) []string {\n\tfor i := range m.citations {\n\t\tif s.cites"),
		mu("candidates-unsorted", distinct, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// few", "return out\n}\n\n// few"),
		mu("candidates-by-length", distinct, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// few", "slices.SortFunc(out, func(a, b string) int { return len(a) - len(b) })\n\treturn out\n}\n\n// few"),
		mu("candidates-repeated", distinct, "\t\tif len(out) > few || !slices.Contains(out, left[i].Value) { // mostly they are few\n\t\t\tout = append(out, left[i].Value)\n\t\t}\n\t}\n\tslices.Sort(out)\n\treturn slices.Compact(out)\n", "\t\tout = append(out, left[i].Value)\n\t}\n\tslices.Sort(out)\n\treturn out\n"),
		mu("many-candidates-repeated", distinct, "slices.Sort(out)\n\treturn slices.Compact(out)\n}\n\n// few", "slices.Sort(out)\n\treturn out\n}\n\n// few"),
		mu("equal-whatever-evidence", equal, `!slices.Equal(a.Evidence, b.Evidence) || `, ``),
		mu("equal-whatever-candidates", equal, ` || !slices.Equal(a.Candidates, b.Candidates) {`, ` {`),
		mu("equal-whatever-supports", equal, "if !slices.Equal(a.Support(value), b.Support(value)) {\n\t\t\treturn false", "if !slices.Equal(a.Support(value), b.Support(value)) {\n\t\t\treturn true"),
		mu("subject-without-version", "scopes, keys and versions are isolated", `return Subject{q.Key, q.Scope, q.Version}`, `return Subject{q.Key, q.Scope, "v1"}`),
		mu("subject-without-scope", "scopes, keys and versions are isolated", `return Subject{q.Key, q.Scope, q.Version}`, `return Subject{q.Key, "s", q.Version}`),
		mu("subject-without-key", "scopes, keys and versions are isolated", `return Subject{q.Key, q.Scope, q.Version}`, `return Subject{"k", q.Scope, q.Version}`),
	)
	return append(query, of("internal/core/judge.go",
		mu("short-conflict", conflict, `case memories[i].Value != first.Value:`, `case memories[i].Value == "\x00":`),
	)...)
}

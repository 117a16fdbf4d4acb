package main

func batchMutants() []Mutant {
	const (
		keys    = "exactly the documented keys, in their order"
		null    = "what is missing is null"
		explain = "values compared as further keys"
	)
	encode := of("internal/batch/encode.go",
		mu("key-status", keys, `"status")`, `"state")`),
		mu("value-of-nothing", null, "case core.NotFound, core.Conflict:\n\t\tb = append(b, \"null\"...)", "case core.NotFound, core.Conflict:\n\t\tb = append(b, '\"', '\"')"),
		mu("conflict-without-candidates", keys, `appendKey(append(b, ','), "candidates"), a.Candidates`, `appendKey(append(b, ','), "evidence"), a.Evidence`),
		mu("no-record-an-object", null, "if r == nil {\n\t\treturn append(b, \"null\"...)", "if r == nil {\n\t\treturn append(b, \"{}\"...)"),
		mu("blank-an-empty-text", null, `if text == "" {`, `if text == "\x00" {`),
		mu("explain-has", explain, `text("has", c.Has)`, `text("has", c.Asked)`),
		mu("explain-asked", explain, `text("asked", c.Asked)`, `text("asked", c.Has)`),
		mu("explain-recorded", explain, `text("recorded", c.Recorded.String())`, `text("recorded", c.Known.String())`),
		mu("explain-is", explain, `text("is", string(c.Is))`, `text("status", string(c.Is))`),
		mu("explain-revoked", explain, `list("revoked", c.Revoked)`, `list("revoked", c.Sources[1:])`),
		mu("explain-from", explain, `text("from", c.Valid.From.String())`, `text("from", c.Valid.To.String())`),
		mu("explain-to", explain, `text("to", c.Valid.To.String())`, `text("to", c.Valid.From.String())`),
		mu("explain-valid", explain, `text("valid", c.About.String())`, `text("valid", c.Known.String())`),
		mu("explain-by", explain, `list("by", c.By)`, `list("by", c.By[1:])`),
		mu("explain-expires", explain, `text("expires", c.Expires.String())`, `text("expires", c.Known.String())`),
		mu("explain-phase", keys, `string(d.Phase))`, `string(d.State))`),
		mu("next-action", keys, `string(d.Next))`, `string(d.Phase))`),
	)
	return append(encode, of("internal/batch/batch.go",
		mu("refused-and-on", "a bad line stops", "return s.fail(text, []source.Diagnostic{line.Refused(refusal)})", "_ = refusal"),
		mu("line-number", "a bad line stops with its line number", `s.number++`, `s.number += 2`),
		mu("answers-lost", "the answers before a bad line have been printed", `return errors.Join(err, s.out.Flush())`, "if err == nil {\n\t\terr = s.out.Flush()\n\t}\n\treturn err"),
	)...)
}

package main

func batchMutants() []Mutant {
	const (
		keys    = "exactly the documented keys, in their order"
		null    = "what is missing is null"
		explain = "values compared as further keys, in their order"
		stops   = "a bad line stops with its line number; the answers before it have been printed"
		streams = "it streams: what is answered is written before more is read"
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
	encode = append(encode, of("internal/batch/encode.go",
		mu("key-rung", explain, `"rung")`, `"name")`),
		mu("key-fails", explain, `"fails")`, `"failed")`),
		mu("explain-without-asked", explain, "\t\ttext(\"asked\", c.Asked)\n", ""),
		mu("explain-without-valid", explain, "\t\ttext(\"valid\", c.About.String())\n", ""),
		mu("asked-before-has", explain, "\t\ttext(\"has\", c.Has)\n\t\ttext(\"asked\", c.Asked)\n", "\t\ttext(\"asked\", c.Asked)\n\t\ttext(\"has\", c.Has)\n"),
		mu("known-before-recorded", explain, "\t\ttext(\"recorded\", c.Recorded.String())\n\t\ttext(\"known\", c.Known.String())\n", "\t\ttext(\"known\", c.Known.String())\n\t\ttext(\"recorded\", c.Recorded.String())\n"),
		mu("to-before-from", explain, "\t\ttext(\"from\", c.Valid.From.String())\n\t\ttext(\"to\", c.Valid.To.String())\n", "\t\ttext(\"to\", c.Valid.To.String())\n\t\ttext(\"from\", c.Valid.From.String())\n"),
		mu("known-before-expires", explain, "\t\ttext(\"expires\", c.Expires.String())\n\t\ttext(\"known\", c.Known.String())\n", "\t\ttext(\"known\", c.Known.String())\n\t\ttext(\"expires\", c.Expires.String())\n"),
		mu("unknowns-before-reasons", keys, "\tb = appendList(appendKey(append(b, ','), \"reasons\"), reasons)\n\tb = appendList(appendKey(append(b, ','), \"unknowns\"), d.Unknowns)\n",
			"\tb = appendList(appendKey(append(b, ','), \"unknowns\"), d.Unknowns)\n\tb = appendList(appendKey(append(b, ','), \"reasons\"), reasons)\n"),
		mu("subject-before-scope", keys, "\tb = appendOrNull(appendKey(append(b, ','), \"scope\"), r.Scope)\n\tb = appendOrNull(appendKey(append(b, ','), \"subject\"), r.Subject)\n",
			"\tb = appendOrNull(appendKey(append(b, ','), \"subject\"), r.Subject)\n\tb = appendOrNull(appendKey(append(b, ','), \"scope\"), r.Scope)\n"),
	)...)
	encode = append(encode, of("internal/batch/batch.go",
		mu("refused-and-on", stops, "return s.fail(text, []source.Diagnostic{line.Refused(refusal)})", "_ = refusal"),
		mu("line-number", stops, `s.number++`, `s.number += 2`),
		mu("answers-lost", stops, `return errors.Join(err, s.out.Flush())`, "if err == nil {\n\t\terr = s.out.Flush()\n\t}\n\treturn err"),
		mu("answers-kept-back", streams, `if s.in.Buffered() == 0 {`, `if s.in == nil {`),
		mu("read-as-a-whole", streams, "\terr := s.run()\n", "\ttext, _ := io.ReadAll(in)\n\ts.in = bufio.NewReader(bytes.NewReader(text))\n\terr := s.run()\n"),
		mu("explained-as-a-whole", streams, "\t\tif err := s.write(\"\"); err != nil {\n\t\t\treturn err\n\t\t}\n", ""),
		mu("key-explain", explain, `"explain")`, `"why")`),
		mu("explain-for-all", "a query has one key more with --explain alone", `if !s.options.Explain {`, `if s.options.Words == nil {`),
		mu("those-left-untold", "fails is empty for those left", "ExplainEach(q) {\n", "ExplainEach(q) {\n\t\tif len(v.Fails()) == 0 {\n\t\t\tcontinue\n\t\t}\n"),
	)...)
	encode = append(encode, of("internal/source/json_text.go",
		mu("html-escaped", "nothing is HTML-escaped", "\t\treturn append(append(b, s...), '\"')", "\t\treturn append(append(b, strings.NewReplacer(\"<\", `\\u003c`, \">\", `\\u003e`, \"&\", `\\u0026`).Replace(s)...), '\"')"),
		mu("ascii-alone", "written as UTF-8", `case r < ' ' || r == 0x7f`, `case r < ' ' || r >= 0x7f && r < 0x10000`),
	)...)
	return append(encode, of("cmd/memtui/replay.go",
		mu("language-of-the-locale", "English unless --lang says otherwise", `if env.langGiven() {`, `if env.lang() != "" {`),
		mu("language-not-heard", "English unless --lang says otherwise", "if env.langGiven() {\n\t\treturn env.words()\n", "if env.langGiven() {\n\t\treturn i18n.For(i18n.English)\n"),
	)...)
}

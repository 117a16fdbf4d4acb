package main

func textMutants() []Mutant {
	const (
		form  = "texts are read as NFC, not NFKC"
		joins = "ZWJ, ZWNJ and variation selectors are allowed in values and prose"
		kept  = "CRLF and CR are read as LF, a tab is kept"
		other = "every other Cc, Cf, separator, non-character or invalid UTF-8 is an error"
		names = "an identifier is not blank, has no white space at its ends and no Cc or Cf"
		blank = "blank = only White_Space, Cc and Cf"
	)
	text := of("internal/core/text.go",
		mu("value-not-nfc", form, "return nfc(s), nil\n}\n\n// Identifier", "return s, nil\n}\n\n// Identifier"),
		mu("id-not-nfc", form, "return nfc(s), nil\n}\n\nfunc forbidden", "return s, nil\n}\n\nfunc forbidden"),
		mu("case-folded", "case is kept", "return nfc(s), nil\n}\n\n// Identifier", "return strings.ToLower(nfc(s)), nil\n}\n\n// Identifier"),
		mu("trimmed", "texts are never trimmed", "return nfc(s), nil\n}\n\n// Identifier", "return strings.TrimSpace(nfc(s)), nil\n}\n\n// Identifier"),
		mu("wide-space-seen", blank, `if !unicode.Is(unicode.White_Space, r) && !unicode.In`, `if r != ' ' && !unicode.In`),
		mu("format-seen", blank, `!unicode.In(r, unicode.Cc, unicode.Cf)`, `!unicode.In(r, unicode.Cc)`),
		mu("control-seen", blank, `!unicode.In(r, unicode.Cc, unicode.Cf)`, `!unicode.In(r, unicode.Cf)`),
		mu("crlf-twice", kept, `"\r\n", "\n", "\r", "\n"`, `"\r", "\n"`),
		mu("cr-alone", kept, `"\r\n", "\n", "\r", "\n"`, `"\r\n", "\n"`),
		mu("no-tab", kept, `case '\n', '\t', `, `case '\n', `),
		mu("no-line-break", kept, `case '\n', '\t', `, `case '\t', `),
		mu("no-zwj", joins, `, '\u200d'`, ``),
		mu("no-zwnj", joins, `, '\u200c'`, ``),
		mu("no-variation", joins, `return unicode.In(r, unicode.Cc`, `return unicode.Is(unicode.Variation_Selector, r) || unicode.In(r, unicode.Cc`),
		mu("escape-allowed", other, "if r < 0x20 {\n\t\treturn true", "if r < 0x20 {\n\t\treturn false"),
		mu("c1-allowed", other, `unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl`, `unicode.In(r, unicode.Cf, unicode.Zl`),
		mu("bidi-allowed", other, `unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl`, `unicode.In(r, unicode.Cc, unicode.Zl`),
		mu("line-separator", other, `unicode.Zl, `, ``),
		mu("paragraph-separator", other, `, unicode.Zp`, ``),
		mu("noncharacter-block", other, `r >= 0xfdd0 && r <= 0xfdef || `, ``),
		mu("noncharacter-end", other, ` || r&0xfffe == 0xfffe`, ``),
		mu("value-bytes", other, "if !utf8.ValidString(s) {\n\t\treturn \"\", TextInvalid\n\t}\n\tif strings", "if strings"),
		mu("id-bytes", other, "if !utf8.ValidString(s) {\n\t\treturn \"\", TextInvalid\n\t}\n\tif Blank", "if Blank"),
		mu("id-blank", names, `if Blank(s) {`, `if false {`),
		mu("id-begins", names, `unicode.Is(unicode.White_Space, first) || `, `first == 0 || `),
		mu("id-ends", names, ` || unicode.Is(unicode.White_Space, last)`, ` || last == 0`),
		mu("id-joiner", names, `unicode.In(r, unicode.Cc, unicode.Cf) || forbidden(r)`, `forbidden(r)`),
		mu("id-separator", names, `unicode.In(r, unicode.Cc, unicode.Cf) || forbidden(r)`, `unicode.In(r, unicode.Cc, unicode.Cf)`),
	)
	return append(text, of("internal/core/nfc.go",
		mu("nfkc", form, `out := norm.NFC.String(s)`, `out := norm.NFKC.String(s)`),
		mu("joiner-added", "nothing is added to what was written, however many marks", `if strings.Count(out, joiner) == strings.Count(s, joiner) {`, `if out != "" {`),
	)...)
}

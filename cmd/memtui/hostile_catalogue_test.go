package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// hostileText is a text that acts on a terminal, hides, or is none.
type hostileText struct{ name, text string }

// hostileTexts lists every kind of text that must not reach a terminal as it
// is.
func hostileTexts() []hostileText {
	list := []hostileText{
		{"title", "\x1b]0;X\a"}, {"title by ST", "\x1b]2;X\x1b\\"}, {"link", "\x1b]8;;http://x\alink\x1b]8;;\a"},
		{"clipboard", "\x1b]52;c;eA==\a"}, {"erase", "\x1b[2J"}, {"move", "\x1b[10;10H"}, {"scroll region", "\x1b[2;3r"},
		{"device string", "\x1bPx\x1b\\"}, {"application command", "\x1b_x\x1b\\"}, {"privacy message", "\x1b^x\x1b\\"},
		{"start of string", "\x1bXx\x1b\\"}, {"reset", "\x1bc"}, {"alternate screen off", "\x1b[?1049l"}, {"query", "\x1b[6n"},
		{"colour", "\x1b[31;7m"}, {"half a sequence", "x\x1b"}, {"half a CSI", "x\x1b["}, {"C1 colour", "\u009b31m"},
		{"C1 title", "\u009d0;X\u009c"}, {"CR", "abc\rXY\x1b[K"}, {"tag characters", "\U000e0041\U000e0042\U000e007f"},
		{"language tag", "\U000e0001"}, {"raw C1", "\x9b31m"}, {"raw OSC", "\x9d0;X\x9c"},
		{"no UTF-8", "\xff\xfe"}, {"bad second byte", "\xc3\x28"}, {"cut character", "\xe4\xb8"}, {"overlong", "\xc0\xaf\xc1\x9b"},
		{"surrogate bytes", "\xed\xa0\x80"}, {"beyond Unicode", "\xf4\x90\x80\x80"},
	}
	for _, r := range hostileRunes() {
		list = append(list, hostileText{fmt.Sprintf("U+%04X", r), "a" + string(r) + "b"})
	}
	return list
}

// hostileRunes lists the characters that no text of a lesson may hold; the
// line end and the tab are not among them.
func hostileRunes() []rune {
	var list []rune
	for r := rune(0); r < 0xa0; r++ {
		if unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\r' {
			list = append(list, r)
		}
	}
	list = append(list, 0x00ad, 0x061c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x2060, 0xfeff, 0xfff9, 0xfdd0, 0xffff, 0x1fffe, 0x10ffff)
	for _, span := range [][2]rune{{0x202a, 0x202e}, {0x2066, 0x2069}} {
		for r := span[0]; r <= span[1]; r++ {
			list = append(list, r)
		}
	}
	return list
}

// oddTexts are taken as they are by some rule or other, and must not act.
func oddTexts() []hostileText {
	return []hostileText{
		{"line end", "a\nb"}, {"tab", "a\tb"}, {"joiners", "a\u200db\u200cc"}, {"variation selectors", "☃\ufe0fa\ufe0e\U000e0100"},
		{"private use", "\ue000\U000f0000\U0010fffd"}, {"unassigned", "\u0378\U000e0fff"}, {"Hangul filler", "\u3164\u115f\uffa0"},
		{"grapheme joiner", "a\u034fb"}, {"marks", "a" + strings.Repeat("\u0301", 300)}, {"only a mark", "\u20dd"},
		{"picture", "👨‍👩‍👧‍👦🇨🇳1️⃣"}, {"blank pattern", "\u2800"}, {"template", "%[1]s %s %d {{.Name}}"}, {"shell", "'; id; $(id) `id` \\"},
		{"replacement", "\ufffd"}, {"wide blanks", "a\u3000b\u2003c\u00a0d"},
	}
}

// spellings writes a text in every way in which a file can hold it.
func spellings(s string) []hostileText {
	list := []hostileText{{"bare", s}, {"in '", "'" + strings.ReplaceAll(s, "'", "''") + "'"}, {"raw in \"", `"` + s + `"`}}
	for _, block := range []string{"|-", ">-", "|+", ">2"} {
		list = append(list, hostileText{"block " + block, block + "\n                  " + s + "\n"})
	}
	if !utf8.ValidString(s) {
		return list
	}
	short, long, json := "", "", ""
	for _, r := range s {
		long += fmt.Sprintf(`\U%08x`, r)
		switch {
		case r == 0x1b:
			short += `\e`
		case r == 0x85:
			short += `\N`
		case r == 0x2028:
			short += `\L`
		case r < 0x100:
			short += fmt.Sprintf(`\x%02x`, r)
		case r < 0x10000:
			short += fmt.Sprintf(`\u%04x`, r)
		default:
			short += fmt.Sprintf(`\U%08x`, r)
		}
		if r > 0xffff {
			json += fmt.Sprintf(`\u%04x\u%04x`, 0xd800+(r-0x10000)>>10, 0xdc00+(r-0x10000)&0x3ff)
		} else {
			json += fmt.Sprintf(`\u%04x`, r)
		}
	}
	return append(list, hostileText{"short escapes", `"` + short + `"`}, hostileText{"long escapes", `"` + long + `"`},
		hostileText{"JSON escapes", `"` + json + `"`}, hostileText{"anchored", `&x "` + short + `"`}, hostileText{"tagged", `!!str "` + short + `"`})
}

// badByte says what of an output is more than lines of text: a character that
// acts, hides or is none.
func badByte(output string) string {
	for i, r := range output {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(output[i:], "\ufffd"):
			return fmt.Sprintf("a byte that is no UTF-8 at %d", i)
		case r == '\n' || r == '\u200c' || r == '\u200d':
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp), r >= 0xfdd0 && r <= 0xfdef, r&0xfffe == 0xfffe:
			return fmt.Sprintf("U+%04X at %d", r, i)
		}
	}
	return ""
}

package scenario

import (
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

// Each text is one that may not stand, in a value of a record; the caret must
// be under the character itself where it stands as it is.
func TestACharacterThatCannotBeSeenIsNamedAtItsPlace(t *testing.T) {
	for value, want := range map[string]string{
		"\"30\u200bs\"":      "9:52: \"30<U+200B>s\" cannot stand here: it holds U+200B, which cannot be seen",
		"30\u202es":          "9:51: \"30<U+202E>s\" cannot stand here: it holds U+202E, which cannot be seen",
		"'超\ufeff时'":         "9:51: \"超<U+FEFF>时\" cannot stand here: it holds U+FEFF, which cannot be seen",
		"\"a\u0085b\"":       "9:51: \"a<U+0085>b\" cannot stand here: it holds U+0085, which cannot be seen",
		"\"a\\u200bb\"":      "9:49: \"a<U+200B>b\" cannot stand here: it holds U+200B, which cannot be seen",
		"\"a\u2028b\"":       "9:51: \"a<U+2028>b\" cannot stand here: it holds U+2028, which cannot be seen",
		"|\n  a\n  b\u0007c": "14:14: \"a b␇c \" cannot stand here: it holds U+0007, which cannot be seen",
	} {
		text := begun + "      - record: {evidence: [D1], id: m2, value: " + value + "}\n"
		if strings.HasPrefix(value, "|") {
			text = begun + "      - record:\n          evidence: [D1]\n          id: m2\n          value: " +
				strings.ReplaceAll(value, "\n  ", "\n            ") + "\n"
		}
		if _, problems := loadAgreed("f.yaml", []byte(text)); told(problems) != want+"\n" {
			t.Errorf("got  %swant %s", told(problems), want)
		}
	}
}

func TestTermsAreListedByTheirWordsAtTheFirstPlace(t *testing.T) {
	say := begun + "    say: {en: \"so the Scope, and its evidence\", zh: 这里讲证据和作用域。}\n"
	says(t, say, `f.yaml:9:23: warning: "scope", "evidence" are used here, but terms does not explain them
    9 |     say: {en: "so the Scope, and its evidence", zh: 这里讲证据和作用域。}
      |                       ^^^^^
`)
	escaped := begun + "    say: \"\\u4e2d the scope\"\n"
	says(t, escaped, `f.yaml:9:10: warning: "scope" is used here, but terms does not explain it
    9 |     say: "\u4e2d the scope"
      |          ^^^^^^^^^^^^^^^^^^
`)
	folded := begun + "    say: >-\n      so the\n      valid\n      time\n"
	says(t, folded, `f.yaml:11:7: warning: "valid time" is used here, but terms does not explain it
   11 |       valid
      |       ^^^^^
`)
	got := printed(i18n.Chinese, begun+"    say: {en: so the scope, zh: 这里讲证据和作用域。}\n")
	want := `f.yaml:9:22: 提醒：这里用到了「作用域」、「证据」，而 terms 没有解释它们
    9 |     say: {en: so the scope, zh: 这里讲证据和作用域。}
      |                      ^^^^^
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestAFullWidthColonIsNamed(t *testing.T) {
	for text, want := range map[string]string{
		"memtui: 1\ntitle：x\nsteps:\n  - title: x\n":                    "2:6: the colon behind \"title\" is a full-width one",
		"memtui: 1\ntitle: x\nsteps：\n  - title: x\n":                   "3:6: the colon behind \"steps\" is a full-width one",
		begun + "    ask：\n      - expect: {}\n":                        "9:8: the colon behind \"ask\" is a full-width one",
		begun + "      - retire: {id：m1}\n":                             "9:20: the colon behind \"id\" is a full-width one",
		strings.Replace(begun, "value: x", "value：x", 1):                "8:31: the colon behind \"value\" is a full-width one",
		strings.Replace(begun, "record: {id: m1", "record： {id: m1", 1): "8:15: the colon behind \"record\" is a full-width one",
	} {
		_, problems := loadAgreed("f.yaml", []byte(text))
		if got := told(problems); got != want+"\n" {
			t.Errorf("%s\ngot  %swant %s", text, got, want)
		}
	}
}

func TestAnEntryThatIsNullIsNoEntry(t *testing.T) {
	for text, want := range map[string]string{
		"    ask: [{expect: {status: usable, evidence: [null]}}]\n": "9:48: an entry of evidence of expect must be a text",
		"      - record: {id: m2, value: x, evidence: [[e1]]}\n":    "9:47: an entry of evidence of record \"m2\" must be a text",
	} {
		if _, problems := loadAgreed("f.yaml", []byte(begun+text)); told(problems) != want+"\n" {
			t.Errorf("%s\ngot  %swant %s", text, told(problems), want)
		}
	}
	load(t, begun+"      - record: {id: m2, value: x, evidence: [e1], supersedes: null, valid: {to: null}}\n")
	r := load(t, begun+"      - record: {id: m2, value: x, evidence: [e1, null, ~], supersedes: [null]}\n").Steps[0].Do[1].Op.(core.Record)
	if len(r.Evidence) != 1 || len(r.Supersedes) != 0 {
		t.Errorf("read evidence %q and supersedes %q, want e1 alone and none", r.Evidence, r.Supersedes)
	}
}

func TestATextThatIsTooLongIsShownAndTakenForGiven(t *testing.T) {
	long := strings.Repeat("y", source.MaxText+1)
	for _, text := range []string{
		begun + "    say: {en: " + long + ", zh: 好}\n",
		begun + "    say: {en: \"" + long + "\", zh: 好}\n",
		begun + "    notes: " + long + "\n",
		begun + "      - record: {id: m2, value: " + long + ", evidence: [D1]}\n      - retire: {id: m2}\n",
	} {
		got := printed(i18n.English, text)
		if strings.Count(got, "f.yaml:") != 1 || !strings.Contains(got, ": a text of more than 64 KiB\n    9 | ") || !strings.Contains(got, "^") {
			t.Errorf("%.120s\ngot\n%s", text, got)
		}
	}
}

func TestAllTermsThatThereAreAreListed(t *testing.T) {
	for _, lang := range i18n.Langs() {
		got := printed(lang, strings.Replace(begun, "focus", "terms: [scoop]\nfocus", 1))
		for _, id := range i18n.GlossaryIDs() {
			if !strings.Contains(got, id) {
				t.Errorf("%s is not among what is expected:\n%s", id, got)
			}
		}
	}
}

func TestChineseIsListedAndQuotedAsChinese(t *testing.T) {
	for text, want := range map[string]string{
		strings.Replace(begun, "id: m1, value: x", "key: k", 1): "f.yaml:8:9: 这条记录缺少 id、value\n",
		begun + "    ask: [{expect: {left: {m1: 已知}}}]\n":       "f.yaml:9:32: 没有「已知」这道检查，「m1」不能在那里出局\n",
		begun + "      - record: {id: m2, value: y, evidence: [D2]}\n    ask: [{expect: {status: usable}}, {known: 2025-01-01, expect: {value: z}}]\n": `f.yaml:10:12: 问题 1A 预期 usable，账本的回答却是 conflict：x、y
   成立的有：「m1」（第 8 行）、「m2」（第 9 行）

f.yaml:10:59: 问题 1B 预期 "z"，账本的回答却是 not_found
   出局的有：「m1」在 known（第 8 行）、「m2」在 known（第 9 行）
`,
	} {
		sc, problems := loadAgreed("f.yaml", []byte(text))
		if sc != nil {
			problems = Check(sc)
		}
		if got := source.Print(i18n.For(i18n.Chinese), "f.yaml", []byte(text), problems); !strings.HasPrefix(got, want) {
			t.Errorf("got\n%swant\n%s", got, want)
		}
	}
}

func TestQuestionsAreCountedInLetters(t *testing.T) {
	for i, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA"} {
		if got := letters(i); got != want {
			t.Errorf("%d is %s, want %s", i, got, want)
		}
	}
}

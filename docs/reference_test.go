package docs_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

const (
	referenceOpens  = "<!-- reference: written by make update -->\n"
	referenceCloses = "<!-- /reference -->"
)

// The reference of the format is a part of the author's guide that is made of
// the decoder's own table of keys.
func TestTheReferenceIsTheTableOfKeys(t *testing.T) {
	for name, lang := range map[string]i18n.Lang{"authors-guide.md": i18n.English, "authors-guide.zh.md": i18n.Chinese} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		before, rest, opened := strings.Cut(string(text), referenceOpens)
		shown, after, closed := strings.Cut(rest, referenceCloses)
		if !opened || !closed {
			t.Fatalf("%s has no place for the reference", name)
		}
		want := "\n" + reference(lang)
		switch {
		case shown == want:
		case *update:
			if err := os.WriteFile(name, []byte(before+referenceOpens+want+referenceCloses+after), 0o644); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("the reference in %s is stale; run make update (-shown +wanted):\n%s", name, cmp.Diff(shown, want))
		}
	}
}

// Every sentence of the table has its Chinese, and none is left over from a
// key that is gone.
func TestTheReferenceIsWholeInChinese(t *testing.T) {
	english := map[string]string{}
	for _, p := range scenario.Format() {
		english[p.Name] = p.About
		for _, k := range p.Keys {
			at := p.Name + "." + k.Name
			english[at] = k.About
			for _, v := range k.Values {
				if k.Shape != scenario.ShapeTerms && v.Means != "" {
					english[at+"="+v.Name] = v.Means
				}
			}
		}
	}
	for at, sentence := range english {
		if sentence == "" {
			t.Errorf("%s has no sentence", at)
		}
		if chinese[at] == "" {
			t.Errorf("%s has no Chinese: %s", at, sentence)
		}
	}
	for at := range chinese {
		if _, there := english[at]; !there {
			t.Errorf("there is no %s any more", at)
		}
	}
}

// reference writes the table of keys for people.
func reference(lang i18n.Lang) string {
	var b strings.Builder
	for _, p := range scenario.Format() {
		about := p.About
		if lang == i18n.Chinese {
			about = chinese[p.Name]
		}
		fmt.Fprintf(&b, "#### `%s`\n\n%s\n\n%s", p.Name, cell(about), tableHead[lang])
		var lists []string
		for _, k := range p.Keys {
			at := p.Name + "." + k.Name
			about, needed := k.About, ""
			if lang == i18n.Chinese {
				about = chinese[at]
			}
			if k.Needed {
				needed = neededWord[lang]
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s%s |\n", k.Name, shape(k, lang), needed, cell(about))
			if list := values(k, at, lang); list != "" {
				lists = append(lists, list)
			}
		}
		b.WriteString("\n")
		for _, list := range lists {
			b.WriteString(list + "\n")
		}
	}
	return b.String()
}

var (
	tableHead = map[i18n.Lang]string{
		i18n.English: "| key | behind it | says |\n|---|---|---|\n",
		i18n.Chinese: "| 键 | 后面写 | 意思 |\n|---|---|---|\n",
	}
	neededWord = map[i18n.Lang]string{i18n.English: "**Needed.** ", i18n.Chinese: "**必写。**"}
)

func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

// shape says what may stand behind a key.
func shape(k scenario.Key, lang i18n.Lang) string {
	words := shapes[k.Shape][lang]
	if strings.Contains(words, "%s") {
		return fmt.Sprintf(words, fmt.Sprintf("[`%s`](#%s)", k.Of, k.Of))
	}
	return words
}

// values lists the legal values of a key with their meanings, a value a line.
func values(k scenario.Key, at string, lang i18n.Lang) string {
	if len(k.Values) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, valuesHead[lang], k.Name)
	if !slices.ContainsFunc(k.Values, func(v scenario.Legal) bool { return v.Means != "" }) {
		names := make([]string, 0, len(k.Values))
		for _, v := range k.Values {
			names = append(names, "`"+v.Name+"`")
		}
		return b.String() + strings.Join(names, listComma[lang]) + fullStop[lang] + "\n"
	}
	head := strings.TrimRight(b.String(), " ") + "\n\n"
	b.Reset()
	b.WriteString(head)
	for _, v := range k.Values {
		fmt.Fprintf(&b, "- `%s`", v.Name)
		means := v.Means
		if lang == i18n.Chinese && means != "" {
			means = meaningInChinese(k, at, v.Name)
		}
		if means != "" {
			b.WriteString(colon[lang] + means)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// meaningInChinese gives the meaning of a value; that of a built-in term is
// the program's own.
func meaningInChinese(k scenario.Key, at, value string) string {
	if k.Shape == scenario.ShapeTerms {
		word, means, _ := i18n.For(i18n.Chinese).Glossary.Term(value)
		return word + "，" + means
	}
	return chinese[at+"="+value]
}

var (
	valuesHead = map[i18n.Lang]string{i18n.English: "Behind `%s` may stand: ", i18n.Chinese: "`%s` 后面可以写："}
	listComma  = map[i18n.Lang]string{i18n.English: ", ", i18n.Chinese: "、"}
	fullStop   = map[i18n.Lang]string{i18n.English: ".", i18n.Chinese: "。"}
	colon      = map[i18n.Lang]string{i18n.English: ": ", i18n.Chinese: "："}
)

// shapes say what may stand behind a key; %s is the part that does.
var shapes = map[scenario.Shape]map[i18n.Lang]string{
	scenario.ShapeVersion:     {i18n.English: "`1`", i18n.Chinese: "`1`"},
	scenario.ShapeProse:       {i18n.English: "prose", i18n.Chinese: "讲解文字"},
	scenario.ShapeText:        {i18n.English: "a text", i18n.Chinese: "一段文字"},
	scenario.ShapeFree:        {i18n.English: "any text", i18n.Chinese: "任意文字"},
	scenario.ShapeIdentifier:  {i18n.English: "a name", i18n.Chinese: "一个名字"},
	scenario.ShapeIdentifiers: {i18n.English: "a list of names", i18n.Chinese: "名字的列表"},
	scenario.ShapeTime:        {i18n.English: "a time", i18n.Chinese: "时间"},
	scenario.ShapeEnum:        {i18n.English: "a word", i18n.Chinese: "固定的词"},
	scenario.ShapeBool:        {i18n.English: "`true` or `false`", i18n.Chinese: "`true` 或 `false`"},
	scenario.ShapeCount:       {i18n.English: "a whole number from 1 on", i18n.Chinese: "从 1 起的整数"},
	scenario.ShapeStay:        {i18n.English: "a length of time", i18n.Chinese: "时长"},
	scenario.ShapePart:        {i18n.English: "%s", i18n.Chinese: "%s"},
	scenario.ShapeParts:       {i18n.English: "a list of %s", i18n.Chinese: "%s 的列表"},
	scenario.ShapeTerms:       {i18n.English: "a list of ids and of %s", i18n.Chinese: "id 和 %s 的列表"},
	scenario.ShapePaths:       {i18n.English: "a list of paths", i18n.Chinese: "路径的列表"},
	scenario.ShapeRefused:     {i18n.English: "`true`, `false` or a code", i18n.Chinese: "`true`、`false` 或代码"},
	scenario.ShapeQuestion:    {i18n.English: "`ask N` or `decide N`", i18n.Chinese: "`ask N` 或 `decide N`"},
	scenario.ShapeReach:       {i18n.English: "as in an `expect`", i18n.Chinese: "写法同 `expect`"},
	scenario.ShapeAnswered:    {i18n.English: "a text, or `null`", i18n.Chinese: "一段文字，或 `null`"},
	scenario.ShapeSources:     {i18n.English: "a list of names", i18n.Chinese: "名字的列表"},
	scenario.ShapeConflicting: {i18n.English: "a list of texts", i18n.Chinese: "文字的列表"},
	scenario.ShapeLeft:        {i18n.English: "`{ID: CONDITION}`", i18n.Chinese: "`{ID: 检查}`"},
	scenario.ShapeUnknowns:    {i18n.English: "a list of inputs", i18n.Chinese: "输入的列表"},
}

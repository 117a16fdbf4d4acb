package i18n

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"memtui/internal/core"
)

// visit calls a function with every word of a value and the way to it.
func visit(v reflect.Value, path string, word func(path, text string)) {
	switch v.Kind() {
	case reflect.String:
		word(path, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			visit(v.Field(i), path+"."+v.Type().Field(i).Name, word)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			visit(v.MapIndex(key), fmt.Sprintf("%s[%v]", path, key), word)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			visit(v.Index(i), fmt.Sprintf("%s[%d]", path, i), word)
		}
	}
}

func words(lang Lang) map[string]string {
	all := map[string]string{}
	visit(reflect.ValueOf(*For(lang)), "", func(path, text string) { all[path] = text })
	return all
}

func TestNoWordIsEmptyInEitherLanguage(t *testing.T) {
	for _, lang := range Langs() {
		for path, text := range words(lang) {
			if text == "" {
				t.Errorf("%s: %s is empty", lang, path)
			}
		}
	}
}

func TestEachPartOfTheWordsIsInItsOwnLanguage(t *testing.T) {
	en, zh := reflect.ValueOf(*For(English)), reflect.ValueOf(*For(Chinese))
	for i := range en.NumField() {
		if reflect.DeepEqual(en.Field(i).Interface(), zh.Field(i).Interface()) {
			t.Errorf("%s is the same in both languages", en.Type().Field(i).Name)
		}
	}
	if For(English).Lang != English || For(Chinese).Lang != Chinese {
		t.Error("the words do not say their language")
	}
}

func TestBothLanguagesHaveTheSameWordsWithTheSameArguments(t *testing.T) {
	// A verb of package fmt that names its argument.
	argument := regexp.MustCompile(`%\[\d+\][a-z]`)
	arguments := func(text string) []string {
		found := argument.FindAllString(text, -1)
		slices.Sort(found)
		return slices.Compact(found)
	}
	// Ways to say a term, and names of keys, differ from language to language.
	own := regexp.MustCompile(`Forms\[\d+\]$|^\.Keys\.Names\[`)
	en, zh := words(English), words(Chinese)
	for path, text := range en {
		other, there := zh[path]
		if !there && !own.MatchString(path) {
			t.Errorf("%s is missing in Chinese", path)
		}
		if there && !slices.Equal(arguments(text), arguments(other)) {
			t.Errorf("%s takes %v in English and %v in Chinese", path, arguments(text), arguments(other))
		}
	}
	for path := range zh {
		if _, there := en[path]; !there && !own.MatchString(path) {
			t.Errorf("%s is missing in English", path)
		}
	}
}

// has reports which of a list of codes have no words.
func has[K comparable](t *testing.T, lang Lang, name string, words map[K]string, keys ...K) {
	t.Helper()
	for _, key := range keys {
		if words[key] == "" {
			t.Errorf("%s: %s has no words for %v", lang, name, key)
		}
	}
	if len(words) != len(keys) {
		t.Errorf("%s: %s has words for %d codes, but there are %d", lang, name, len(words), len(keys))
	}
}

func TestEveryCodeOfTheCoreHasItsWords(t *testing.T) {
	for _, lang := range Langs() {
		w := For(lang).Core
		has(t, lang, "Refusals", w.Refusals, core.Codes()...)
		has(t, lang, "Rungs", w.Rungs, core.Rungs()...)
		has(t, lang, "Reasons", w.Reasons, core.ReasonMissing, core.ReasonUnusable, core.ReasonDifferent,
			core.ReasonRule2, core.ReasonRule3, core.ReasonRule4)
		has(t, lang, "Statuses", w.Statuses, core.StatusVerified, core.StatusCandidate, core.StatusRetired)
		has(t, lang, "Answers", w.Answers, core.NotFound, core.Usable, core.Conflict)
		has(t, lang, "Events", w.Events, core.EventRecorded, core.EventVerified, core.EventRetired, core.EventRevoked, core.EventExpired)
		has(t, lang, "Marks", w.Marks, core.MarkGiven, core.MarkMissing, core.MarkUnusable, core.MarkDifferent, core.MarkNotNeeded)
		has(t, lang, "TimeFaults", w.TimeFaults, core.TimeForm, core.TimeZone, core.TimeRange)
		has(t, lang, "TextFaults", w.TextFaults, core.TextInvalid, core.TextForbidden, core.TextEdge, core.TextBlank)
		for _, o := range core.Outcomes() {
			if w.States[o.State] == "" || w.Phases[o.Phase] == "" || w.Nexts[o.Next] == "" {
				t.Errorf("%s: no words for rule %d", lang, o.Rule)
			}
		}
	}
}

func TestReasonsSayWhatWasGivenAndWhatIsLegal(t *testing.T) {
	reason := core.Reason{Code: core.ReasonUnusable, Path: "candidate.validity", Has: "%[1]s old"}
	for lang, want := range map[Lang]string{
		English: `candidate.validity is "%[1]s old"; it can only be current, expired or unmet.`,
		Chinese: `candidate.validity 的值「%[1]s old」不可用，只能是 current、expired 或 unmet。`,
	} {
		if got := For(lang).Core.Reason(reason); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	expired := core.Reason{Code: core.ReasonRule2, Path: "candidate.validity", Has: core.ValidityExpired}
	unmet := core.Reason{Code: core.ReasonRule2, Path: "candidate.validity", Has: core.ValidityUnmet}
	if For(English).Core.Reason(expired) == For(English).Core.Reason(unmet) {
		t.Error("a condition that is unmet is not an expiry")
	}
}

func TestALanguageIsNamedOrRead(t *testing.T) {
	for locale, want := range map[string]Lang{
		"zh_CN.UTF-8": Chinese, "zh": Chinese, "ZH_TW": Chinese, "en_US.UTF-8": English, "C": English, "": English, "de_DE": English,
	} {
		if got := Detect(locale); got != want {
			t.Errorf("%q: got %s, want %s", locale, got, want)
		}
	}
	if _, err := Parse("fr"); err == nil {
		t.Error("fr is no language of ours")
	}
	if lang, err := Parse("zh"); err != nil || lang != Chinese {
		t.Errorf("zh: got %s, %v", lang, err)
	}
}

func TestTemplatesTakeTheirArgumentsByPlace(t *testing.T) {
	for _, c := range []struct {
		template string
		args     []string
		want     string
	}{
		{"%[2]s before %[1]s", []string{"a", "b"}, "b before a"},
		{"%[1]s", []string{"%[2]s", "b"}, "%[2]s"},
		{"%[1]s and %[3]s", []string{"a"}, "a and "},
		{"100% %[x", nil, "100% %[x"},
	} {
		if got := Fill(c.template, c.args...); got != c.want {
			t.Errorf("%s: got %q, want %q", c.template, got, c.want)
		}
	}
}

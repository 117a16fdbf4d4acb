package i18n

import (
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"
)

func TestTheBuiltInTermsAreThoseOfTheFormat(t *testing.T) {
	want := []string{
		"valid-time", "record-time", "as-of", "scope", "version", "evidence", "supersede", "expire", "revoke",
		"retire", "verify", "conflict", "record-decision", "working", "long-term-candidate", "blocked",
		"refresh-required", "read-trigger", "validity",
	}
	if diff := cmp.Diff(want, GlossaryIDs()); diff != "" {
		t.Error(diff)
	}
}

func TestEveryTermHasAWordAndAMeaningOnOneLine(t *testing.T) {
	for _, lang := range Langs() {
		words := map[string]string{}
		for _, id := range GlossaryIDs() {
			word, means, ok := For(lang).Glossary.Term(id)
			if !ok || word == "" || means == "" {
				t.Errorf("%s: term %s is not explained", lang, id)
			}
			if n := ansi.StringWidth(means); n > 76 {
				t.Errorf("%s: the meaning of %s takes %d cells", lang, id, n)
			}
			if strings.ContainsAny(means, ".。\n") {
				t.Errorf("%s: the meaning of %s is not one clause without a stop: %q", lang, id, means)
			}
			if other := words[word]; other != "" {
				t.Errorf("%s: %s and %s are the same word %q", lang, id, other, word)
			}
			words[word] = id
		}
	}
}

func TestATermFindsItsOwnWordInAText(t *testing.T) {
	for _, lang := range Langs() {
		g := For(lang).Glossary
		for _, id := range GlossaryIDs() {
			word, _, _ := g.Term(id)
			if !slices.Contains(g.Said(word), id) {
				t.Errorf("%s: %q does not say %s", lang, word, id)
			}
		}
	}
}

func TestAnUnknownIDIsNoTerm(t *testing.T) {
	if _, _, ok := For(English).Glossary.Term("time"); ok {
		t.Error(`"time" alone is explained`)
	}
}

func TestWordsAreFoundWholeAndInTheirForms(t *testing.T) {
	tests := []struct {
		lang Lang
		text string
		want []string
	}{
		{English, "m2 supersedes m1; it was Unverified.", []string{"supersede", "verify"}},
		{English, "A conversion of prescopes is networking.", nil},
		{English, "record time first, valid time later", []string{"valid-time", "record-time"}},
		{English, "refresh_required, version_2", []string{"refresh-required"}},
		{Chinese, "有效时间在后，m2 取代 m1", []string{"valid-time", "supersede"}},
		{Chinese, "时间过去了", nil},
	}
	for _, test := range tests {
		if diff := cmp.Diff(test.want, For(test.lang).Glossary.Said(test.text)); diff != "" {
			t.Errorf("%q: %s", test.text, diff)
		}
	}
}

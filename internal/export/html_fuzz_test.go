package export

import (
	"encoding/json"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
)

// everywhere is a lesson with a text, §, in every place that takes one; a
// refused operation too.
const everywhere = `memtui: 1
title: §
question: §
summary: §
conditions: §
terms: [{word: §, means: §}]
steps:
  - title: §
    on: 2026-01-01
    say: §
    do:
      - {record: {id: a, key: §, scope: §, version: §, value: §, valid: {from: 2026-01-01}, evidence: [§]}}
      - {record: {id: b, key: §, scope: §, version: §, value: x, valid: {from: 2026-02-01}, evidence: [§], supersedes: [b]}, refused: supersedes_self}
    ask: [{name: §, key: §, scope: §, version: §, valid: 2026-03-01}, {key: §, scope: §, version: other}]
    goal: {of: ask 1, say: §, reach: {status: usable}}
  - title: §
    say: §
    decide:
      - {name: §, taskAnchor: §, subject: §, candidate: {id: §, kind: §, scope: §, subject: x, source: §, observedAt: §, writeReason: §, readTrigger: §, validity: §}}
      - {taskAnchor: §, subject: §, candidate: {id: §, kind: §, scope: task, subject: §, source: §, observedAt: §, writeReason: §, readTrigger: §, validity: current, revisionOrRevocation: §}}
lesson: {why: §, how: §, cost: §, test: §}
`

// read gives the lesson with a text everywhere, as the decoder takes it; false
// where it does not.
func read(text string) (Source, bool) {
	quoted, err := json.Marshal(text)
	if err != nil {
		return Source{}, false
	}
	sc, problems := scenario.Load("everywhere.yaml", []byte(strings.ReplaceAll(everywhere, "§", string(quoted))))
	if source.Failed(problems) {
		return Source{}, false
	}
	return Source{Lesson: player.Play(sc), Name: "everywhere"}, true
}

// oneSide is a page in one language, with its answers shown or hidden.
func oneSide(src Source, answers bool) []byte {
	return HTML(src, []i18n.Lang{i18n.English}, Options{Answers: answers})
}

// shapes lists the kinds of elements and attributes of a page, and counts
// the tags that may do harm.
func shapes(t testing.TB, page []byte) (kinds map[string]bool, active int) {
	kinds = map[string]bool{}
	for _, n := range pageNodes(t, page) {
		for name, value := range n.attrs {
			kinds[n.name+" "+name] = true
			if name == "href" && !strings.HasPrefix(value, "#") {
				t.Errorf("<%s> leads to %q", n.name, value)
			}
		}
	}
	for _, tag := range []string{"<script", "</script", "<style", "</style", "<meta", "<body", "<base", "<iframe", "<img", "<!--"} {
		active += strings.Count(strings.ToLower(string(page)), tag)
	}
	return kinds, active
}

// benign gives every kind of element and attribute that a page has when
// nobody means harm: a text of one word, of several lines, none at all.
func benign(t testing.TB) (kinds map[string]bool, active int) {
	kinds = map[string]bool{}
	lessons := []Source{lessonOf(t, "plain"), lessonOf(t, "one\n\ntwo\nthree"), lessonOf(t, ""), lessonOf(t, strings.Repeat("long ", 40))}
	if src, ok := read("plain"); ok {
		lessons = append(lessons, src)
	} else {
		t.Fatal("the lesson cannot be read")
	}
	for _, src := range lessons {
		for _, answers := range []bool{true, false} {
			more, tags := shapes(t, oneSide(src, answers))
			for kind := range more {
				kinds[kind] = true
			}
			active = tags
		}
	}
	return kinds, active
}

// longest is the longest text that is tried: it stands in a hundred places,
// and some of the reader's work grows with all of them.
const longest = 1000

func seeds(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	for _, text := range []string{"</script><script>alert(1)</script>", "<!-- <script>", "\u2028\u2029", "{{.}}", "var(--bg)}*{x:y", "]]>", "&#0;", "a\nb\n\nc", "url(http://x)", strings.Repeat("长", 300)} {
		f.Add(text)
	}
}

// FuzzHTML puts a text everywhere: it may make a page longer, but brings no
// new kind of element or attribute, and no tag that may do harm.
func FuzzHTML(f *testing.F) {
	seeds(f)
	kinds, active := benign(f)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > longest {
			t.Skip()
		}
		lessons := []Source{lessonOf(t, text)}
		if src, ok := read(text); ok {
			lessons = append(lessons, src)
		}
		for _, src := range lessons {
			got, tags := shapes(t, oneSide(src, len(text)%2 == 0))
			if tags != active {
				t.Errorf("the page has %d tags that may do harm, want %d", tags, active)
			}
			for kind := range got {
				if !kinds[kind] {
					t.Errorf("a text made %q", kind)
				}
			}
		}
	})
}

// FuzzFigure puts a text everywhere in a plane: it stays well formed.
func FuzzFigure(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range i18n.Langs() {
			h := New(lessonOf(t, text), lang, Range{})
			for _, step := range h.Steps {
				for _, p := range step.Planes {
					counts := wellFormed(t, Figure(p, h.Words, views.Contrast))
					if counts["script"]+counts["a"]+counts["image"]+counts["foreignObject"] > 0 || counts["svg"] != 1 || counts["style"] != 1 {
						t.Errorf("a text made an element: %v", counts)
					}
				}
			}
		}
	})
}

package export

import (
	"bytes"
	"encoding/xml"
	"io"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

func sayer(lang i18n.Lang) views.Phrases { return views.NewPhrases(i18n.For(lang)) }

// figures draws every plane of a lesson.
func figures(src Source, lang i18n.Lang) map[string][]byte {
	out := map[string][]byte{}
	h := New(src, lang, Range{})
	for _, step := range h.Steps {
		for i, p := range step.Planes {
			out[src.Name+" "+itoa(step.Number)+"-"+itoa(i+1)+" "+string(lang)] = Figure(p, h.Words, views.Dark)
		}
	}
	return out
}

// wellFormed reads a document as XML, strictly, and gives its elements.
func wellFormed(t testing.TB, document []byte) map[string]int {
	t.Helper()
	counts := map[string]int{}
	d := xml.NewDecoder(bytes.NewReader(document))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return counts
		}
		if err != nil {
			t.Fatalf("the figure is not well formed: %v", err)
		}
		if start, ok := token.(xml.StartElement); ok {
			counts[start.Name.Local]++
			for _, a := range start.Attr {
				if a.Name.Local == "href" || strings.HasPrefix(a.Name.Local, "on") || strings.Contains(a.Value, "://") && a.Name.Local != "xmlns" {
					t.Errorf("<%s> has %s=%q", start.Name.Local, a.Name.Local, a.Value)
				}
			}
		}
	}
}

func TestAFigureIsADocumentOfItsOwnThatSaysWhatItIs(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, lang := range i18n.Langs() {
			for name, figure := range figures(src, lang) {
				counts := wellFormed(t, figure)
				if counts["svg"] != 1 || counts["title"] == 0 || counts["desc"] != 1 {
					t.Errorf("%s: its elements are %v", name, counts)
				}
				if bytes.Contains(figure, []byte("var(--")) || !bytes.Contains(figure, []byte(`role="img"`)) {
					t.Errorf("%s has a colour without a value, or no role", name)
				}
			}
		}
	}
}

func TestAFigureNamesBothAxesAndEveryAnswerThatTheStepGives(t *testing.T) {
	src := shipped(t, 1)
	h := New(src, i18n.English, Range{})
	for _, step := range h.Steps {
		for _, p := range step.Planes {
			text := string(Figure(p, h.Words, views.Light))
			for _, q := range step.Questions {
				for _, value := range q.Asked.Big {
					if !strings.Contains(text, value) {
						t.Errorf("step %d: the figure does not say %q", step.Number, value)
					}
				}
			}
			for _, say := range []string{h.Words.Ledger.ValidAxis, h.Words.Ledger.RecordAxis} {
				if !strings.Contains(text, say) {
					t.Errorf("step %d: the figure does not name its axis %q", step.Number, say)
				}
			}
		}
	}
}

func TestNoLabelOfAFigureLiesOnAnother(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, lang := range i18n.Langs() {
			for name, figure := range figures(src, lang) {
				var boxes []box
				var texts []string
				for _, n := range pageNodes(t, figure) {
					if n.name != "text" || !(n.is("value") || n.is("rest") || n.is("date") || n.is("label") || n.is("axis") || n.is("sign") || n.is("name")) {
						continue
					}
					x, _ := strconv.Atoi(n.attrs["x"])
					y, _ := strconv.Atoi(n.attrs["y"])
					width := textWidth(n.text.String(), smallSize)
					if n.attrs["text-anchor"] == "end" {
						x -= width
					}
					b := box{x, y - 11, width, 13}
					for i, other := range boxes {
						if b.meets(other) {
							t.Errorf("%s: %q lies on %q", name, n.text.String(), texts[i])
						}
					}
					boxes, texts = append(boxes, b), append(texts, n.text.String())
				}
			}
		}
	}
}

func TestAFigureIsAsItWas(t *testing.T) {
	asGolden(t, "figure.svg", figures(shipped(t, 1), i18n.English)["01-timeout-change 5-1 en"])
}

package export

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

func TestEverythingOnThePageHasANameForWhoListens(t *testing.T) {
	for _, number := range []int{1, 4} {
		b := newTab(t)
		src := shipped(t, number)
		b.opens(HTML(src, both, Options{Answers: true}))
		for range stations(src.Lesson) {
			b.isNamed()
			b.types("ArrowRight")
		}
	}
}

// tree gives what a screen reader can reach, in the order in which it reads.
func (b *tab) tree() []*accessibility.Node {
	b.Helper()
	all := call(b, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes
	byID := map[accessibility.NodeID]*accessibility.Node{}
	for _, node := range all {
		byID[node.NodeID] = node
	}
	var out []*accessibility.Node
	var walk func(*accessibility.Node)
	walk = func(node *accessibility.Node) {
		out = append(out, node)
		for _, id := range node.ChildIDs {
			if child := byID[id]; child != nil {
				walk(child)
			}
		}
	}
	walk(all[0])
	return out
}

// isNamed demands names of what can be used, headings in order, and heads of
// tables.
func (b *tab) isNamed() {
	b.Helper()
	level, heads, tables := 1, 0, 0 // the title of the page stands above all headings
	for _, node := range b.tree() {
		if node.Ignored {
			continue
		}
		switch role := axText(node.Role); role {
		case "button", "link", "checkbox", "radio", "textbox", "combobox", "grid", "dialog", "navigation", "table", "figure":
			if strings.TrimSpace(axText(node.Name)) == "" {
				b.Errorf("at %+v a %s has no name: node %d", b.place(), role, node.BackendDOMNodeID)
			}
			if role == "table" {
				tables++
			}
		case "heading":
			for _, p := range node.Properties {
				if p.Name == "level" {
					next := int(axText(p.Value)[0] - '0')
					if next > level+1 {
						b.Errorf("at %+v a heading %q of level %d follows one of level %d", b.place(), axText(node.Name), next, level)
					}
					level = next
				}
			}
		case "columnheader", "rowheader":
			heads++
		}
	}
	if tables > 0 && heads == 0 {
		b.Errorf("at %+v no table has a head", b.place())
	}
}

func TestTheTabKeyReachesEverything(t *testing.T) {
	b := newTab(t)
	b.opens(HTML(shipped(t, 1), both, Options{Answers: true}))
	b.types("5")
	usable := evaluate[[]string](b, `(() => {
		let n = 0;
		const list = [...document.querySelectorAll("a[href], button, input, summary, [tabindex='0']")].filter(e => !e.disabled && e.checkVisibility({visibilityProperty: true}) && !e.closest("dialog:not([open])"));
		for (const e of list) e.dataset.nth = n++;
		return list.map(e => e.dataset.nth);
	})()`)
	if len(usable) < 15 {
		t.Fatalf("only %d things can be used", len(usable))
	}
	reached := map[string]bool{}
	for range 2 * len(usable) {
		b.types("Tab")
		reached[evaluate[string](b, `document.activeElement.dataset.nth || ""`)] = true
	}
	for _, n := range usable {
		if !reached[n] {
			t.Errorf("tab does not reach %s", evaluate[string](b, `document.querySelector("[data-nth='" + %s + "']").outerHTML.slice(0, 200)`, n))
		}
	}
}

// writeSite writes the site of all lessons into a folder.
func writeSite(t *testing.T, langs []i18n.Lang) (string, []Source) {
	t.Helper()
	lessons := allShipped(t)
	for i := 1; i < len(lessons); i++ {
		lessons[i].Before = &player.Ahead{Number: lessons[i-1].Number, Name: lessons[i-1].Name, Title: lessons[i-1].Lesson.Scenario.Title}
	}
	folder := t.TempDir()
	for _, file := range Site(lessons, langs, Options{Answers: true}) {
		if err := os.WriteFile(filepath.Join(folder, file.Name), file.Data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder, lessons
}

func TestASiteIsGoneThroughFromItsIndexLessonByLesson(t *testing.T) {
	folder, lessons := writeSite(t, both)
	b := newTab(t)
	b.goes(filepath.Join(folder, siteIndex))
	b.isNamed()
	zh := views.NewPhrases(i18n.For(i18n.Chinese))
	b.types("L")
	names := evaluate[[]string](b, `[...document.querySelectorAll(".course:not([hidden]) .name")].map(e => e.innerText)`)
	var want []string
	for _, src := range lessons {
		want = append(want, zh.Prose(src.Lesson.Scenario.Title))
	}
	if !slices.Equal(names, want) {
		t.Errorf("the index lists %q, want %q", names, want)
	}
	b.types("1")
	b.types("Enter")
	for i, src := range lessons {
		b.waitFor(`location.pathname.endsWith("/" + %s) && document.documentElement.classList.contains("js") && document.readyState === "complete"`, src.Name+".html")
		if got := b.place(); got.Lang != "zh" || got.Page != "0" {
			t.Errorf("lesson %d opens at %+v", i+1, got)
		}
		b.types("End")
		if i+1 < len(lessons) {
			b.clicks(".page.now .next a")
		}
	}
	if got := evaluate[int](b, `document.querySelectorAll(".page.now .next a").length`); got != 0 {
		t.Error("the last lesson leads on")
	}
	b.clicks("a.brand")
	b.waitFor(`location.pathname.endsWith(%s)`, "/"+siteIndex)
}

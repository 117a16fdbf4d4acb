package export

import (
	"bytes"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

func pageOf(src Source, answers bool) []byte {
	return HTML(src, i18n.Langs(), Options{Answers: answers})
}

// sayings lists the texts of a lesson that its page must hold.
func sayings(h *Handout) []string {
	out := []string{h.Title, h.Question, h.Summary, h.Conditions, h.Next}
	for _, t := range h.Terms {
		out = append(out, t.Word, t.Means)
	}
	for _, i := range h.Inputs {
		out = append(out, i.Name, i.For, i.Not)
	}
	for _, s := range h.Takeaway {
		out = append(out, s.Heading, s.Text)
	}
	for i := range h.Steps {
		out = append(out, stepSayings(&h.Steps[i])...)
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}

func stepSayings(s *Step) []string {
	out := append([]string{s.Title, s.Day, s.Say, s.Exercise}, s.Pairs...)
	for _, h := range s.Happened {
		if !h.Refused { // it stands there in two parts
			out = append(out, h.Text)
		}
	}
	for _, q := range s.Questions {
		out = append(out, q.Name)
		for _, c := range q.Choices {
			out = append(out, c.Words)
		}
		if q.Asked != nil {
			out = append(out, askedSayings(q.Asked)...)
		}
		if d := q.Decided; d != nil {
			out = append(out, d.Name)
			out = append(out, d.Told...)
			for _, g := range d.Given {
				out = append(out, g.Name, g.Value, g.MarkName, g.Was)
			}
		}
	}
	for _, m := range s.Memories {
		out = append(append(out, m.Heading), m.Told...)
	}
	for _, p := range s.Planes {
		out = append(out, p.Name, p.Part, p.Frozen)
	}
	return out
}

func askedSayings(a *Asked) []string {
	out := append([]string{a.Query.Valid.String(), a.Query.Known.String(), a.Was}, a.Point...)
	answer := a.Answer
	if a.Status != core.NotFound {
		answer = answer[1:] // the first sentence is the block itself
	}
	out = append(append(out, a.Big...), answer...)
	for _, m := range a.Why.Memories {
		out = append(out, m.ID, m.Value)
	}
	for _, r := range a.Why.Rungs {
		out = append(out, r.Name)
		for _, c := range r.Cells {
			out = append(out, c.Text)
		}
	}
	for _, told := range a.Why.Told {
		out = append(out, told...)
	}
	return out
}

func TestThePageTellsEverythingOfALessonInBothLanguages(t *testing.T) {
	for _, src := range allShipped(t) {
		text := map[string]string{}
		for _, n := range pageNodes(t, pageOf(src, true)) {
			if _, ok := n.attrs["data-lang"]; ok && n.name == "div" {
				text[n.attrs["lang"]] = plainly(n.text.String())
			}
		}
		for _, lang := range i18n.Langs() {
			for _, say := range sayings(New(src, lang, Range{})) {
				if !strings.Contains(text[string(lang)], plainly(say)) {
					t.Errorf("%s, %s: the page does not say %q", src.Name, lang, say)
				}
			}
		}
	}
}

func TestARefusedOperationIsStruckWithItsReasonBesideIt(t *testing.T) {
	refused := 0
	for _, src := range allShipped(t) {
		var struck, because []string
		for _, n := range pageNodes(t, HTML(src, []i18n.Lang{i18n.English}, Options{Answers: true})) {
			if n.name == "del" {
				struck = append(struck, n.text.String())
			}
			if n.is("because") {
				because = append(because, n.text.String())
			}
		}
		words := i18n.For(i18n.English)
		for i := range src.Lesson.Frames {
			for _, h := range src.Lesson.Frames[i].Happened {
				if h.Refusal == nil {
					continue
				}
				if refused++; len(struck) == 0 || !strings.Contains(struck[0], h.Op.Target()) || because[0] != words.Core.Refusal(h.Refusal) {
					t.Fatalf("%s: %v stands there as %q %q", src.Name, h.Op, struck, because)
				}
				struck, because = struck[1:], because[1:]
			}
		}
		if len(struck) > 0 {
			t.Errorf("%s: %q is struck, but nothing was refused", src.Name, struck)
		}
	}
	if refused == 0 {
		t.Error("no lesson has a refused operation")
	}
}

func TestAPageIsOneFileThatAsksForNothingElse(t *testing.T) {
	for _, src := range allShipped(t) {
		page := pageOf(src, true)
		const limit = 1_000_000
		if len(page) > limit {
			t.Errorf("%s: the page has %d bytes; at most %d are meant", src.Name, len(page), limit)
		}
		for _, n := range pageNodes(t, page) {
			for name, value := range n.attrs {
				switch {
				case name == "xmlns", name == "content" && n.name == "meta":
				case name == "href" && !strings.HasPrefix(value, "#"), name == "src", name == "srcset", name == "action", strings.HasPrefix(name, "on"), name == "style":
					t.Errorf("%s: <%s> has %s=%q", src.Name, n.name, name, value)
				case strings.Contains(value, "://"), strings.Contains(value, "url(") && !strings.HasPrefix(value, "url(#"):
					t.Errorf("%s: <%s %s=%q> leads away", src.Name, n.name, name, value)
				}
			}
		}
		code := strings.ReplaceAll(styleSheet()+pageJS, "http://www.w3.org/2000/svg", "")
		if found := regexp.MustCompile(`://|@import|url\(|fetch\(|XMLHttp|eval\(|innerHTML|document\.write`).FindString(code); found != "" {
			t.Errorf("the code of the page holds %q", found)
		}
	}
}

func TestThePolicyLetsOnlyTheCodeOfThePageRun(t *testing.T) {
	page := pageOf(shipped(t, 1), true)
	var policy string
	for _, n := range pageNodes(t, page) {
		if n.attrs["http-equiv"] == "Content-Security-Policy" {
			policy = n.attrs["content"]
		}
	}
	if !strings.HasPrefix(policy, "default-src 'none';") || strings.Contains(policy, "unsafe") {
		t.Fatalf("the policy is %q", policy)
	}
	for _, code := range foreignCode.FindAllStringSubmatch(string(page), -1) {
		if !strings.Contains(code[2], "json") && !strings.Contains(policy, hash(code[3])) {
			t.Errorf("the policy does not name the %s of the page", code[1])
		}
	}
}

func TestEveryIDOfAPageIsThereOnceAndEveryLinkLeadsToOne(t *testing.T) {
	for _, src := range allShipped(t) {
		there := map[string]int{}
		nodes := pageNodes(t, pageOf(src, true))
		for _, n := range nodes {
			if id := n.attrs["id"]; id != "" {
				there[id]++
			}
		}
		for id, n := range there {
			if n > 1 {
				t.Errorf("%s: %d elements are called %q", src.Name, n, id)
			}
		}
		for _, n := range nodes {
			var to []string
			if href := n.attrs["href"]; href != "" {
				to = append(to, strings.TrimPrefix(href, "#"))
			}
			to = append(to, strings.Fields(n.attrs["aria-labelledby"])...)
			if fill := n.attrs["fill"]; strings.HasPrefix(fill, "url(#") {
				to = append(to, strings.TrimSuffix(strings.TrimPrefix(fill, "url(#"), ")"))
			}
			for _, id := range to {
				if there[id] == 0 {
					t.Errorf("%s: <%s> leads to %q, which is not there", src.Name, n.name, id)
				}
			}
		}
	}
}

func TestTheSameLessonGivesTheSamePage(t *testing.T) {
	if !bytes.Equal(pageOf(shipped(t, 6), true), pageOf(shipped(t, 6), true)) {
		t.Error("two pages of one lesson differ")
	}
}

func TestARangeOfStepsKeepsTheirNumbersAndLeavesTheEndsOut(t *testing.T) {
	var pages []string
	for _, n := range pageNodes(t, HTML(shipped(t, 1), []i18n.Lang{i18n.English}, Options{Steps: Range{2, 4}, Answers: true})) {
		if n.is("page") {
			pages = append(pages, n.attrs["data-page"])
		}
	}
	if want := []string{"2", "3", "4"}; !slices.Equal(pages, want) {
		t.Errorf("the pages are %v, want %v", pages, want)
	}
}

// hides reports whether a reader who has predicted nothing does not see it.
func (n *node) hides() bool {
	return n.under(func(n *node) bool {
		_, hidden := n.attrs["hidden"]
		return hidden || n.is("key") || n.name == "dialog" || n.name == "script"
	})
}

func TestAHiddenAnswerStandsNowhereButInTheKey(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, lang := range i18n.Langs() {
			page := pageNodes(t, HTML(src, []i18n.Lang{lang}, Options{}))
			seen, key := shownText(page), ""
			for _, n := range page {
				if n.is("key") {
					key = plainly(n.text.String())
				}
			}
			h := New(src, lang, Range{})
			for _, step := range h.Steps {
				for _, q := range step.Questions {
					for _, secret := range secrets(&step, &q) {
						if strings.Contains(seen, plainly(secret)) {
							t.Errorf("%s, %s, %s: %q is seen", src.Name, lang, q.Label, secret)
						}
					}
					if !strings.Contains(key, q.Label) {
						t.Errorf("%s, %s: the key does not have %s", src.Name, lang, q.Label)
					}
				}
			}
		}
	}
}

// secrets lists what gives the answer of a question away.
func secrets(s *Step, q *Question) []string {
	out := []string{s.Say}
	if q.Asked != nil {
		out = append(append(out, q.Asked.Answer...), q.Asked.Was)
		for _, told := range q.Asked.Why.Told {
			out = append(out, told...)
		}
		for _, p := range s.Planes {
			out = append(out, p.Frozen)
		}
	}
	if q.Decided != nil {
		out = append(out, q.Decided.Told[0])
	}
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}

// shownText gives what is seen before a prediction. The text of an element
// that is seen may hold hidden ones: those are taken out.
func shownText(page []*node) string {
	var out strings.Builder
	for _, n := range page {
		if n.hides() || slices.ContainsFunc(page, func(c *node) bool { return c.up == n && c.name != "br" }) && holdsHidden(page, n) {
			continue
		}
		out.WriteString(plainly(n.text.String()) + "\n")
	}
	return out.String()
}

func holdsHidden(page []*node, n *node) bool {
	return slices.ContainsFunc(page, func(c *node) bool {
		return c != n && c.hides() && c.under(func(up *node) bool { return up == n })
	})
}

func TestTheCellsOfThePageAreTheCoresOwn(t *testing.T) {
	for _, src := range allShipped(t) {
		var data struct {
			Strings map[string][]string
			Why     [][]int
			Planes  []planeCells
		}
		for _, code := range foreignCode.FindAllStringSubmatch(string(pageOf(src, true)), -1) {
			if strings.Contains(code[2], "json") {
				if err := json.Unmarshal([]byte(code[3]), &data); err != nil {
					t.Fatal(err)
				}
			}
		}
		n := 0
		for _, step := range New(src, i18n.English, Range{}).Steps {
			for _, plane := range step.Planes {
				cells := data.Planes[n]
				n++
				for label, at := range cells.At {
					cell := cells.Cells[at[0]*len(cells.Valid)+at[1]]
					i := slices.IndexFunc(step.Questions, func(q Question) bool { return q.Label == label })
					asked := step.Frame.Questions[i].Ask
					if got, want := data.Strings["en"][cell[0]], sayer(i18n.English).Brief(asked.Answer); got != want {
						t.Errorf("%s, %s: the cell answers %q, the core %q", src.Name, label, got, want)
					}
					if got, want := len(data.Why[cell[1]]), len(plane.Frame.Verdicts(asked.Query)); got != want {
						t.Errorf("%s, %s: the cell has %d reasons, the core %d", src.Name, label, got, want)
					}
				}
				if len(cells.Cells) != len(cells.Valid)*len(cells.Known) || len(cells.X) != len(cells.Valid)+1 || len(cells.Y) != len(cells.Known)+1 {
					t.Errorf("%s, step %d: the cells do not fill the plane", src.Name, step.Number)
				}
			}
		}
		if n != len(data.Planes) {
			t.Errorf("%s: there are %d planes, want %d", src.Name, len(data.Planes), n)
		}
	}
}

func TestEveryPartOfAQuestionAppearsAtABeatThatThereIs(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, n := range pageNodes(t, pageOf(src, true)) {
			from, ok := n.attrs["data-from"]
			if !ok {
				continue
			}
			at, err := strconv.Atoi(from)
			if err != nil || at < 0 {
				t.Fatalf("%s: data-from=%q", src.Name, from)
			}
			n.under(func(up *node) bool {
				last, ok := up.attrs["data-last"]
				if most, _ := strconv.Atoi(last); ok && at > most {
					t.Errorf("%s: <%s> appears at beat %d, the last one is %d", src.Name, n.name, at, most)
				}
				return ok
			})
		}
	}
}

func TestThePagesOfALedgerAndOfADecisionAreAsTheyWere(t *testing.T) {
	for name, src := range map[string]Source{"page-ledger.html": shipped(t, 1), "page-decision.html": shipped(t, 4)} {
		page := string(HTML(src, []i18n.Lang{i18n.English}, Options{Steps: Range{2, 2}, Answers: true}))
		_, page, _ = strings.Cut(page, "</style>") // the code has files of its own
		page, _, _ = strings.Cut(page, `<script type="application/json"`)
		asGolden(t, name, []byte(page))
	}
}

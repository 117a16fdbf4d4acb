package export

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

//go:embed page/page.html
var pageHTML string

//go:embed page/page.css
var pageCSS string

//go:embed page/page.js
var pageJS string

var pageTemplate = template.Must(template.New("").Funcs(template.FuncMap{"paragraphs": paragraphs}).Parse(pageHTML))

// HTML gives a lesson as one web page that needs nothing else: no network, no
// font, no script from elsewhere. Its languages can be switched; the first one
// is shown. Without scripts the page is the whole handout from top to bottom;
// with them it shows one step at a time, as the explorer does.
//
// The template escapes every text of the lesson for the place where it
// stands, the figures by their own writer, and the policy of the page lets
// nothing run but the script that is part of it.
func HTML(src Source, langs []i18n.Lang, o Options) []byte {
	p := newPage(src, langs, o)
	var b bytes.Buffer
	if err := pageTemplate.ExecuteTemplate(&b, "page", p); err != nil {
		panic(err) // the template is part of the program
	}
	return []byte(seen(b.String()))
}

// page is what the template lays out.
type page struct {
	Lang    i18n.Lang
	Title   string
	Policy  string
	Answers string
	First   int
	Asks    bool // the lesson asks something
	CSS     template.CSS
	JS      template.JS
	Data    template.JS
	Sides   []*side
	Rail    []railStop
	Home    string // the index of the site; "" = the page stands alone
}

// spoken is a text in one of the page's languages.
type spoken struct {
	Lang i18n.Lang
	Text string
}

// railStop is a place on the rail.
type railStop struct {
	Page           int
	Number, Target string
	Titles         []railTitle
}

type railTitle struct {
	Lang         i18n.Lang
	Text, Sealed string
	Step         int
	Hidden       bool
}

// side is the lesson in one language.
type side struct {
	*Handout
	Page             i18n.ExportPageWords
	Plain            i18n.PlainWords
	Number           string // which lesson it is
	Other, OtherLang string // what leads to the other language
	Whole, Hidden    bool
	Steps            []*stepPart
	Last             int // the number of the closing page
	Key              []string
	OpeningDwell     int
	ClosingDwell     int
	Before, After    siteLink // in a site
}

func newPage(src Source, langs []i18n.Lang, o Options) *page {
	if len(langs) == 0 {
		langs = i18n.Langs()[:1]
	}
	p := &page{Lang: langs[0], Answers: "shown", CSS: template.CSS(styleSheet()), JS: template.JS(pageJS)}
	if !o.Answers {
		p.Answers = "hidden"
	}
	for _, lang := range langs {
		p.Sides = append(p.Sides, newSide(New(src, lang, o.Steps), o))
	}
	p.link()
	p.Title = p.Sides[0].Title
	if o.Links != nil {
		p.Home = o.Links("")
	}
	p.lay()
	planes := newPlaneData(p.Sides)
	p.Data = template.JS(p.data(planes))
	p.Policy = "default-src 'none'; style-src " + hash(string(p.CSS)) + "; script-src " + hash(pageJS) +
		"; img-src data:; base-uri 'none'; form-action 'none'"
	return p
}

func hash(s string) string {
	sum := sha256.Sum256([]byte(s))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// styleSheet gives the style of the page.
func styleSheet() string { return themeSheet() + figureCSS + pageCSS }

// themeSheet gives the colours of the themes: dark, light by the reader's
// setting or by the button, high contrast by the reader's setting, and those
// of paper.
func themeSheet() string {
	dark, light, contrast := custom(views.Dark), custom(views.Light), custom(views.Contrast)
	return ":root{" + dark + "color-scheme:dark}\n" +
		"@media (prefers-color-scheme:light){:root:not([data-theme=dark]){" + light + "color-scheme:light}}\n" +
		":root[data-theme=light]{" + light + "color-scheme:light}\n" +
		"@media (prefers-contrast:more){:root:not([data-theme=light]){" + contrast + "color-scheme:dark}}\n" +
		"@media print{:root,:root[data-theme]{" + light + "--bg:#fff;--fg:#000;--soft:#222;--muted:#444;color-scheme:light}}\n"
}

func newSide(h *Handout, o Options) *side {
	s := &side{
		Handout: h, Page: h.Words.Export.Page, Plain: h.Words.Plain, Whole: o.Steps.IsAll(), Hidden: !o.Answers,
		Last: len(h.Source.Lesson.Frames) + 1,
	}
	s.Before, s.After = siteLinks(h, o)
	s.OpeningDwell = millis(player.Reading(h.Title + h.Question + h.Summary))
	for _, part := range h.Takeaway {
		s.ClosingDwell += millis(player.Reading(part.Text))
	}
	if h.Source.Number > 0 {
		s.Number = i18n.Fill(s.Page.Lesson, strconv.Itoa(h.Source.Number), strconv.Itoa(h.Source.Count))
	}
	for i := range h.Steps {
		s.Steps = append(s.Steps, s.step(&h.Steps[i]))
	}
	for _, step := range s.Steps {
		for _, ask := range step.Asks {
			s.Key = append(s.Key, i18n.Fill(s.Page.KeyLine, ask.Label, ask.Whole))
		}
	}
	return s
}

// link lets each language name the other one.
func (p *page) link() {
	for i, s := range p.Sides {
		if len(p.Sides) > 1 {
			other := p.Sides[(i+1)%len(p.Sides)]
			s.Other, s.OtherLang = s.Page.Language, string(other.Lang)
		}
	}
}

// lay finds the pages in their order.
func (p *page) lay() {
	first := p.Sides[0]
	add := func(number int, sign, target string, title func(*side) railTitle) {
		stop := railStop{Page: number, Number: sign, Target: target + "-" + string(p.Lang)}
		for _, s := range p.Sides {
			stop.Titles = append(stop.Titles, title(s))
		}
		p.Rail = append(p.Rail, stop)
	}
	if first.Whole {
		add(0, views.SignDot, "opening", func(s *side) railTitle { return railTitle{Lang: s.Lang, Text: s.Page.Opening} })
	}
	for i, step := range first.Steps {
		p.Asks = p.Asks || len(step.Asks) > 0
		add(step.Number, strconv.Itoa(step.Number), "step-"+strconv.Itoa(step.Number), func(s *side) railTitle {
			own := s.Steps[i]
			return railTitle{Lang: s.Lang, Text: own.Title, Sealed: own.Sealed, Step: own.Number, Hidden: own.Hidden}
		})
	}
	if first.Whole {
		add(first.Last, views.SignDot, "closing", func(s *side) railTitle { return railTitle{Lang: s.Lang, Text: s.Page.Closing} })
	}
	if len(p.Rail) > 0 {
		p.First = p.Rail[0].Page
	}
}

func (p *page) each(say func(*side) string) []spoken {
	var out []spoken
	for _, s := range p.Sides {
		out = append(out, spoken{s.Lang, say(s)})
	}
	return out
}

// Titles, Numbers, Skip and Other are texts of the header in each language.
func (p *page) Titles() []spoken { return p.each(func(s *side) string { return s.Title }) }

// Numbers says which lesson it is.
func (p *page) Numbers() []spoken { return p.each(func(s *side) string { return s.Number }) }

// Skip is the link past the header.
func (p *page) Skip() []spoken { return p.each(func(s *side) string { return s.Page.Skip }) }

// Other names the language that the button leads to.
func (p *page) Other() []spoken { return p.each(func(s *side) string { return s.Page.Language }) }

// RailName and ControlsName are labels in the language shown first.
func (p *page) RailName() string { return p.Sides[0].Page.Rail }

// ControlsName is the label of the buttons.
func (p *page) ControlsName() string { return p.Sides[0].Page.Controls }

// Say gives a word of the buttons in each language.
func (p *page) Say(word string) []spoken {
	return p.each(func(s *side) string {
		w := s.Page
		return map[string]string{
			"Theme": w.Theme, "Predict": w.Predict, "Print": w.Print, "Help": w.Help, "Previous": w.Previous,
			"Play": w.Play, "Pause": w.Pause, "Next": w.Next, "Slower": w.Slower, "Faster": w.Faster,
			"NextQuestion": w.NextQuestion, "Cross": w.Cross, "Keys": w.Keys, "Close": w.Close,
		}[word]
	})
}

// keyRow is a row of the help.
type keyRow struct {
	Keys [][]spoken
	Does []spoken
}

// Keys lists what the keys do.
func (p *page) Keys() []keyRow {
	row := func(does func(i18n.ExportPageWords) string, keys ...string) keyRow {
		r := keyRow{Does: p.each(func(s *side) string { return does(s.Page) })}
		for _, k := range keys {
			r.Keys = append(r.Keys, p.each(func(s *side) string {
				if k == "space" {
					return s.Page.Space
				}
				return k
			}))
		}
		return r
	}
	type w = i18n.ExportPageWords
	return []keyRow{
		row(func(w w) string { return w.KeyStep }, "→", "←", "PgDn", "PgUp"),
		row(func(w w) string { return w.KeyEnds }, "Home", "End"),
		row(func(w w) string { return w.KeyNumber }, "1", "…", "9"),
		row(func(w w) string { return w.KeyPlay }, "space", "F5"),
		row(func(w w) string { return w.KeyTempo }, "+", "-"),
		row(func(w w) string { return w.KeyAsk }, "a"),
		row(func(w w) string { return w.KeyCross }, "c"),
		row(func(w w) string { return w.KeyCrossMove }, "←", "→", "↑", "↓"),
		row(func(w w) string { return w.KeyPredict }, "p"),
		row(func(w w) string { return w.KeyLook }, "L", "t"),
		row(func(w w) string { return w.KeyHelp }, "?"),
		row(func(w w) string { return w.KeyEsc }, "esc"),
	}
}

// paragraphs cuts a text where blank lines stand, and those into lines.
func paragraphs(text string) [][]string {
	var out [][]string
	for _, part := range strings.Split(text, "\n\n") {
		if part = strings.Trim(part, "\n"); part != "" {
			out = append(out, strings.Split(part, "\n"))
		}
	}
	return out
}

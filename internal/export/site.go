package export

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

//go:embed page/site.html
var siteHTML string

//go:embed page/site.css
var siteCSS string

//go:embed page/site.js
var siteJS string

var siteTemplate = template.Must(template.New("").Parse(siteHTML))

// siteIndex is the page that a site opens with.
const siteIndex = "index.html"

// Site gives lessons as a small course: an index, and for each lesson its page
// and its handout in Markdown. All links are relative, so that it opens from a
// folder and from any host of files. Its languages can be switched; the first
// one is shown.
func Site(lessons []Source, langs []i18n.Lang, o Options) []File {
	if len(langs) == 0 {
		langs = i18n.Langs()[:1]
	}
	o.Links = linksAmong(lessons)
	files := []File{{Name: siteIndex, Data: index(lessons, langs)}}
	for _, src := range lessons {
		files = append(files,
			File{Name: pageName(src.Name), Data: HTML(src, langs, o)},
			File{Name: handoutName(src.Name), Data: Markdown(src, langs, o)})
	}
	return files
}

func pageName(lesson string) string    { return lesson + ".html" }
func handoutName(lesson string) string { return lesson + ".md" }

// linksAmong gives the addresses within a site: of a lesson's page by its
// name, and of the index for "".
func linksAmong(lessons []Source) func(string) string {
	there := map[string]bool{}
	for _, src := range lessons {
		there[src.Name] = true
	}
	return func(name string) string {
		switch {
		case name == "":
			return siteIndex
		case there[name]:
			return pageName(name)
		}
		return ""
	}
}

// siteLink leads to another lesson of a site. The zero value leads nowhere.
type siteLink struct{ Address, Text string }

// siteLinks gives what leads to the lessons before and after one.
func siteLinks(h *Handout, o Options) (before, after siteLink) {
	if o.Links == nil {
		return siteLink{}, siteLink{}
	}
	say, w := views.NewPhrases(h.Words), h.Words.Export.Site
	link := func(to *player.Ahead, name string) siteLink {
		if to == nil || o.Links(to.Name) == "" {
			return siteLink{}
		}
		return siteLink{o.Links(to.Name) + opening(h.Lang), fmt.Sprintf(name, to.Number, say.Prose(to.Title))}
	}
	return link(h.Source.Before, w.Before), link(h.Source.Next, w.Next)
}

// indexPage is what the index shows.
type indexPage struct {
	Lang   i18n.Lang
	Title  string
	Policy string
	CSS    template.CSS
	JS     template.JS
	Sides  []indexSide
}

// indexSide is the index in one language.
type indexSide struct {
	Lang      i18n.Lang
	Words     i18n.ExportSiteWords
	Page      i18n.ExportPageWords
	Other     string // what leads to the other language; "" = there is none
	OtherLang i18n.Lang
	Lessons   []indexEntry
}

type indexEntry struct {
	Number                 int
	Title, Question, Steps string
	Page, Handout          string
	HandoutName            string
}

// Themes names what the button of the theme shows, in its order.
func (s indexSide) Themes() string { return strings.Join(s.Page.Themes[:], "|") }

func index(lessons []Source, langs []i18n.Lang) []byte {
	p := indexPage{Lang: langs[0], CSS: template.CSS(themeSheet() + siteCSS), JS: template.JS(siteJS)}
	for i, lang := range langs {
		p.Sides = append(p.Sides, newIndexSide(lessons, lang))
		if len(langs) > 1 {
			p.Sides[i].OtherLang = langs[(i+1)%len(langs)]
			p.Sides[i].Other = p.Sides[i].Page.Language
		}
	}
	p.Title = p.Sides[0].Words.Title
	p.Policy = "default-src 'none'; style-src " + hash(string(p.CSS)) + "; script-src " + hash(siteJS) +
		"; img-src data:; base-uri 'none'; form-action 'none'"
	var b bytes.Buffer
	if err := siteTemplate.ExecuteTemplate(&b, "index", p); err != nil {
		panic(err) // the template is part of the program
	}
	return b.Bytes()
}

func newIndexSide(lessons []Source, lang i18n.Lang) indexSide {
	words := i18n.For(lang)
	say := views.NewPhrases(words)
	side := indexSide{Lang: lang, Words: words.Export.Site, Page: words.Export.Page}
	for _, src := range lessons {
		sc := src.Lesson.Scenario
		side.Lessons = append(side.Lessons, indexEntry{
			Number: src.Number, Title: say.Prose(sc.Title), Question: say.Prose(sc.Question),
			Steps: fmt.Sprintf(side.Words.Steps, len(src.Lesson.Frames)),
			Page:  pageName(src.Name) + opening(lang), Handout: handoutName(src.Name), HandoutName: side.Words.Handout,
		})
	}
	return side
}

// opening leads to the first page of a lesson in a language.
func opening(lang i18n.Lang) string { return "#opening-" + string(lang) }

package export

import (
	"bytes"
	"path"
	"regexp"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

var address = regexp.MustCompile(`(?:href|src)="([^"]*)"`)

func TestEveryLinkOfASiteLeadsToAPlaceInIt(t *testing.T) {
	lessons := allShipped(t)
	files := map[string]string{}
	for _, file := range Site(lessons, both, Options{Answers: true}) {
		if _, twice := files[file.Name]; twice || path.Base(file.Name) != file.Name {
			t.Errorf("%q is no name for a file of a site", file.Name)
		}
		files[file.Name] = string(file.Data)
	}
	if len(files) != 1+2*len(lessons) {
		t.Errorf("%d files", len(files))
	}
	for name, text := range files {
		if !strings.HasSuffix(name, ".html") {
			continue
		}
		links := address.FindAllStringSubmatch(text, -1)
		if len(links) == 0 {
			t.Errorf("%s has no links: this tests nothing", name)
		}
		for _, link := range links {
			file, part, _ := strings.Cut(link[1], "#")
			if file == "" {
				file = name
			}
			target, there := files[file]
			if !there {
				t.Errorf("%s leads to %q, which is not there", name, link[1])
			} else if part != "" && !strings.Contains(target, `id="`+part+`"`) {
				t.Errorf("%s leads to %q, which %s has not", name, link[1], file)
			}
		}
	}
	for i, src := range lessons {
		if !strings.Contains(files[siteIndex], `href="`+src.Name+".html#opening-en") {
			t.Errorf("the index does not lead to lesson %d", i+1)
		}
	}
}

func TestASiteIsTheSameEachTime(t *testing.T) {
	once, again := Site(allShipped(t), both, Options{}), Site(allShipped(t), both, Options{})
	for i := range once {
		if once[i].Name != again[i].Name || !bytes.Equal(once[i].Data, again[i].Data) {
			t.Errorf("%s differs from %s", once[i].Name, again[i].Name)
		}
	}
}

func TestASiteOfOneLanguageHasNoOther(t *testing.T) {
	for _, file := range Site(allShipped(t)[:2], []i18n.Lang{i18n.Chinese}, Options{Answers: true}) {
		if strings.Contains(string(file.Data), `lang="en"`) {
			t.Errorf("%s has English in it", file.Name)
		}
	}
}

func TestALessonAloneLeadsNowhere(t *testing.T) {
	page := string(HTML(shipped(t, 1), both, Options{Answers: true}))
	for _, link := range address.FindAllStringSubmatch(page, -1) {
		if !strings.HasPrefix(link[1], "#") {
			t.Errorf("it leads to %q", link[1])
		}
	}
}

func TestATitleIsTextInTheIndex(t *testing.T) {
	hostile := `</title><script>alert(1)</script>"'&<b>`
	sc, problems := scenario.Load("x.yaml", []byte("memtui: 1\ntitle: '"+strings.ReplaceAll(hostile, "'", "''")+"'\nsteps: [{title: x, say: y}]\n"))
	if sc == nil {
		t.Fatal(problems)
	}
	src := Source{Lesson: player.Play(sc), Name: "x", Number: 1, Count: 1}
	page := string(Site([]Source{src}, both, Options{})[0].Data)
	if strings.Contains(page, "alert(1)</script>") || strings.Contains(page, "<b>") {
		t.Error("a title is markup")
	}
	if !strings.Contains(page, "&lt;script&gt;alert(1)&lt;/script&gt;") {
		t.Error("the title is not there: this tests nothing")
	}
}

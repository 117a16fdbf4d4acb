package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"memtui/internal/i18n"
)

// page is one page of the documentation, cut into what stands between code
// blocks and the blocks themselves, so that a block can be written anew.
type page struct {
	name  string
	lang  i18n.Lang
	parts []part
}

// part is a piece of prose, or a block.
type part struct {
	prose string
	block *block
}

// block is one code block: ```KIND KEY=VALUE …, and its lines.
type block struct {
	line  int // of its first fence
	info  string
	kind  string
	attrs map[string]string
	text  string
	edge  string // what stands before its fences
}

var attribute = regexp.MustCompile(`([a-z]+)=("[^"]*"|'[^']*'|\S+)`)

// readPage cuts a page. A block may be indented, as under an entry of a list.
func readPage(t *testing.T, name string) *page {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	p := &page{name: name, lang: i18n.English}
	if strings.HasSuffix(name, ".zh.md") {
		p.lang = i18n.Chinese
	}
	var prose strings.Builder
	var open *block
	for i, line := range strings.SplitAfter(string(text), "\n") {
		fence, isFence := strings.CutPrefix(strings.TrimLeft(line, " "), "```")
		switch {
		case open == nil && isFence:
			p.parts = append(p.parts, part{prose: prose.String()})
			prose.Reset()
			open = newBlock(i+1, line, strings.TrimSpace(fence))
		case open != nil && isFence && strings.TrimSpace(fence) == "":
			p.parts = append(p.parts, part{block: open})
			open = nil
		case open != nil:
			open.text += strings.TrimPrefix(line, open.edge)
		default:
			prose.WriteString(line)
		}
	}
	if open != nil {
		t.Fatalf("%s:%d: the block never ends", name, open.line)
	}
	p.parts = append(p.parts, part{prose: prose.String()})
	return p
}

func newBlock(number int, line, info string) *block {
	b := &block{line: number, info: info, attrs: map[string]string{}}
	b.edge = line[:len(line)-len(strings.TrimLeft(line, " "))]
	b.kind, _, _ = strings.Cut(info, " ")
	for _, m := range attribute.FindAllStringSubmatch(info, -1) {
		b.attrs[m[1]] = strings.Trim(m[2], `"'`)
	}
	return b
}

func (p *page) blocks() []*block {
	var out []*block
	for _, part := range p.parts {
		if part.block != nil {
			out = append(out, part.block)
		}
	}
	return out
}

// String gives the page as its file holds it.
func (p *page) String() string {
	var b strings.Builder
	for _, part := range p.parts {
		if part.block == nil {
			b.WriteString(part.prose)
			continue
		}
		b.WriteString(part.block.edge + "```" + part.block.info + "\n")
		for _, line := range strings.SplitAfter(part.block.text, "\n") {
			if strings.TrimSpace(line) != "" {
				b.WriteString(part.block.edge)
			}
			b.WriteString(line)
		}
		b.WriteString(part.block.edge + "```\n")
	}
	return b.String()
}

// save writes a page anew when the tests are told to.
func (p *page) save(t *testing.T) {
	t.Helper()
	if err := os.WriteFile(p.name, []byte(p.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// pageNames lists the pages, those in Chinese behind their English ones.
func pageNames(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob("*.md")
	if err != nil || len(names) == 0 {
		t.Fatal("no pages", err)
	}
	return names
}

func TestAPageIsWrittenAsItWasRead(t *testing.T) {
	for _, name := range pageNames(t) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if readPage(t, name).String() != string(text) {
			t.Errorf("%s would be changed by reading and writing it", name)
		}
	}
}

func TestEveryPageHasItsCounterpart(t *testing.T) {
	for _, name := range pageNames(t) {
		other := strings.TrimSuffix(name, ".md") + ".zh.md"
		if english, isChinese := strings.CutSuffix(name, ".zh.md"); isChinese {
			other = english + ".md"
		}
		if _, err := os.Stat(other); err != nil {
			t.Errorf("%s has no counterpart: %v", name, err)
		}
	}
}

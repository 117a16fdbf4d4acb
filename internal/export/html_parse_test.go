package export

import (
	"encoding/xml"
	"io"
	"regexp"
	"strings"
	"testing"
)

// node is an element of a page or picture as a strict reader sees it. Its
// text is that of itself and of what it holds.
type node struct {
	name  string
	attrs map[string]string
	text  strings.Builder
	up    *node
}

func (n *node) is(class string) bool {
	return strings.Contains(" "+n.attrs["class"]+" ", " "+class+" ")
}

// under reports whether something holds for an element or one that holds it.
func (n *node) under(holds func(*node) bool) bool {
	for ; n != nil; n = n.up {
		if holds(n) {
			return true
		}
	}
	return false
}

var foreignCode = regexp.MustCompile(`(?s)<(style|script)([^>]*)>(.*?)</(?:style|script)>`)

// pageNodes reads a page: every element must be closed where it was opened, or
// be one that HTML closes by itself. What scripts and styles hold is left out.
func pageNodes(t testing.TB, page []byte) []*node {
	t.Helper()
	text := strings.TrimPrefix(string(page), "<!doctype html>\n")
	d := xml.NewDecoder(strings.NewReader(foreignCode.ReplaceAllString(text, "<$1$2></$1>")))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta", "input", "br"}, xml.HTMLEntity
	var out []*node
	var at *node
	for {
		token, err := d.Token()
		if err == io.EOF {
			if at != nil {
				t.Fatalf("<%s> is not closed", at.name)
			}
			return out
		}
		if err != nil {
			t.Fatalf("the page cannot be read: %v", err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			at = &node{name: token.Name.Local, attrs: map[string]string{}, up: at}
			for _, a := range token.Attr {
				if _, twice := at.attrs[a.Name.Local]; twice {
					t.Fatalf("<%s> has %s twice", at.name, a.Name.Local)
				}
				at.attrs[a.Name.Local] = a.Value
			}
			out = append(out, at)
		case xml.EndElement:
			if at == nil || at.name != token.Name.Local {
				t.Fatalf("</%s> closes nothing", token.Name.Local)
			}
			at = at.up
		case xml.CharData:
			for n := at; n != nil; n = n.up {
				n.text.Write(token)
			}
		}
	}
}

// plainly gives a text with every white space as one blank.
func plainly(s string) string { return strings.Join(strings.Fields(s), " ") }

package export

import (
	"strconv"
	"strings"
	"unicode"
)

// markup writes XML. Every text and every value of an attribute goes through
// it escaped, so what an author wrote can be no markup.
type markup struct{ b strings.Builder }

// open begins an element with its attributes, names and values in turn. An
// attribute without a value is left out.
func (m *markup) open(name string, attributes ...string) { m.tag(name, ">", attributes) }

// empty writes an element that holds nothing.
func (m *markup) empty(name string, attributes ...string) { m.tag(name, "/>", attributes) }

func (m *markup) tag(name, end string, attributes []string) {
	m.b.WriteString("<" + name)
	for i := 0; i+1 < len(attributes); i += 2 {
		if attributes[i+1] != "" {
			m.b.WriteString(" " + attributes[i] + `="` + escapeXML(attributes[i+1]) + `"`)
		}
	}
	m.b.WriteString(end)
}

func (m *markup) close(name string) { m.b.WriteString("</" + name + ">") }

func (m *markup) text(s string) { m.b.WriteString(escapeXML(s)) }

// element writes an element that holds a text alone.
func (m *markup) element(name, text string, attributes ...string) {
	m.open(name, attributes...)
	m.text(text)
	m.close(name)
}

var xmlEscapes = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// escapeXML gives a text that is one in XML and in HTML.
func escapeXML(s string) string { return xmlEscapes.Replace(seen(s)) }

// seen drops what no lesson may bring into a document: control characters,
// those that turn the direction of what follows, what is no character at all.
// Lessons that are read from a file hold none of it; this is the second lock.
func seen(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t' || r == '\u200c' || r == '\u200d':
			return r // joiners, which Persian and Indic words need
		case unicode.In(r, unicode.Cc, unicode.Cf) || r == unicode.ReplacementChar || r&0xfffe == 0xfffe:
			return -1
		}
		return r
	}, s)
}

func itoa(n int) string { return strconv.Itoa(n) }

package docs_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
)

func TestEveryLinkLeadsSomewhere(t *testing.T) {
	for _, name := range pageNames(t) {
		links := link.FindAllStringSubmatch(prose(t, name), -1)
		if len(links) == 0 {
			t.Errorf("%s has no links: this tests nothing", name)
		}
		for _, found := range links {
			file, anchor, _ := strings.Cut(found[1], "#")
			if file == "" {
				file = name
			}
			if _, err := os.Stat(file); err != nil {
				t.Errorf("%s: %v", name, err)
			} else if anchor != "" && !anchors(t, file)[anchor] {
				t.Errorf("%s: %s has no heading #%s", name, file, anchor)
			}
		}
	}
}

// prose gives a page without its code blocks.
func prose(t *testing.T, name string) string {
	t.Helper()
	var b strings.Builder
	for _, part := range readPage(t, name).parts {
		b.WriteString(part.prose)
	}
	return b.String()
}

// anchors are the headings of a page as links name them: in lower case,
// without punctuation, with hyphens for blanks.
func anchors(t *testing.T, name string) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	for _, found := range heading.FindAllStringSubmatch(prose(t, name), -1) {
		out[strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, found[1])] = true
	}
	return out
}

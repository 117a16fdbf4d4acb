package source

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

func TestABriefTextIsVisibleOnOneShortLine(t *testing.T) {
	for text, want := range map[string]string{
		"plain": "plain", "a\x1b[2J\nb": "a␛[2J b", "a\u202eb": "a<U+202E>b", "\u3164": "<U+3164>", "a\u034fb": "a<U+034F>b", "\U000e0041": "<U+E0041>", "\xff": "\ufffd", "\u009b": "<U+009B>",
	} {
		if got := Brief(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
	for _, text := range []string{strings.Repeat("x", 1<<16), strings.Repeat("长", 1<<16), "a" + strings.Repeat("\u0301", 1<<16), strings.Repeat("\x1b", 1<<16), strings.Repeat("\u200b", 1<<16)} {
		for name, got := range map[string]string{"Brief": Brief(text), "FileName": FileName(text)} {
			if len(got) > 2<<10 || ansi.StringWidth(got) > 120 || !strings.HasSuffix(got, dots) {
				t.Errorf("%s gives %d bytes in %d cells of %.8q", name, len(got), ansi.StringWidth(got), text)
			}
		}
	}
	if name := "d/" + strings.Repeat("长", 1000) + ".yaml"; FileName(name) != name {
		t.Error("a name that a file can have is cut")
	}
}

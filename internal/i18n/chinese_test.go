package i18n

import (
	"regexp"
	"testing"
)

// han is a Chinese character or full-width punctuation, as a class.
const han = `\p{Han}，。；：？！、「」『』（）《》`

// chineseFaults are the ways to set Chinese that no text of ours has: half
// punctuation against a character, blanks between characters or beside
// full-width punctuation, quotes and brackets of the other half.
var chineseFaults = map[string]*regexp.Regexp{
	"half-width punctuation after a character":  regexp.MustCompile(`[\p{Han}」』）][,;!?](?:\s|$|[` + han + `])`),
	"half-width punctuation before a character": regexp.MustCompile(`[,;:!?]\p{Han}`),
	"a half-width full stop":                    regexp.MustCompile(`\p{Han}\.(?:\s|$|[` + han + `])`),
	"one blank between characters":              regexp.MustCompile(`\p{Han} \p{Han}`),
	"a blank beside full-width punctuation":     regexp.MustCompile(`[，。；：？！、」』）》] \p{Han}|\p{Han} [，。；：？！、」』）》]`),
	"half-width brackets around characters":     regexp.MustCompile(`\([^)]*\p{Han}[^(]*\)`),
	"quotes of another script":                  regexp.MustCompile("[“”‘’]|\\p{Han}\"|\"\\p{Han}"),
	"a doubled stop":                            regexp.MustCompile(`[，。；：、]{2}`),
}

func TestChineseIsSetAsChinese(t *testing.T) {
	for path, text := range words(Chinese) {
		for fault, pattern := range chineseFaults {
			if at := pattern.FindString(text); at != "" {
				t.Errorf("%s: %s at %q in %q", path, fault, at, text)
			}
		}
	}
}

func TestTheFaultsOfChineseAreFound(t *testing.T) {
	for fault, text := range map[string]string{
		"half-width punctuation after a character": "变了, 又变", "half-width punctuation before a character": "m1,变了",
		"a half-width full stop": "变了.", "one blank between characters": "变 了", "a blank beside full-width punctuation": "变了， 又变",
		"half-width brackets around characters": "m1 (变了)", "quotes of another script": "“变了”", "a doubled stop": "变了，。",
	} {
		if !chineseFaults[fault].MatchString(text) {
			t.Errorf("%s is not found in %q", fault, text)
		}
	}
}

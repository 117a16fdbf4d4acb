package player

import (
	"strings"
	"testing"
	"time"
)

func TestATextStaysAsLongAsItTakesToRead(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"":                        leastDwell,
		strings.Repeat("a", 45):   4 * time.Second,
		strings.Repeat("记", 45):   10 * time.Second,
		strings.Repeat("记", 9999): mostDwell,
	} {
		got := Reading(text).Round(time.Millisecond)
		if got != want {
			t.Errorf("%d characters stay %v, want %v", len([]rune(text)), got, want)
		}
	}
}

package core_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"memtui/internal/core"
)

// form is what a time looks like, and nothing else does.
var form = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))?$`)

// isTime tells by the form and the standard library whether a text is a time.
func isTime(text string) bool {
	if !form.MatchString(text) || strings.HasPrefix(text, "0000") {
		return false
	}
	if len(text) == len(time.DateOnly) {
		_, err := time.Parse(time.DateOnly, text)
		return err == nil
	}
	if _, err := time.Parse(time.RFC3339Nano, text); err != nil {
		return false
	}
	zone := text[len(text)-5:] // the library takes zones of more than a day
	return strings.HasSuffix(text, "Z") || zone[:2] <= "23" && zone[3:] <= "59"
}

// A time of which something is left out, doubled or another is none, unless
// what comes out is a time by itself.
func TestATimeWithAPartLeftOutIsNone(t *testing.T) {
	seen := map[bool]int{}
	check := func(text string) {
		t.Helper()
		got, err := core.ParseTime(text)
		seen[isTime(text)]++
		if taken := err == nil; taken != isTime(text) {
			t.Errorf("%q is a time: %t", text, taken)
		}
		if err == nil && got.String() != text || err != nil && got != (core.Time{}) {
			t.Errorf("%q is read as %q (%v)", text, got, err)
		}
	}
	for _, whole := range []string{"2024-02-29T23:59:59.123456789+23:59", "2026-10-31T00:00:00Z", "2026-12-30T19:08:07-08:30", "0001-01-01", "9999-12-31"} {
		for from := range len(whole) + 1 {
			for to := from; to <= len(whole); to++ {
				check(whole[:from] + whole[to:])
				check(whole[:to] + whole[from:])
			}
			for _, other := range "0123456789:T-+Z.tz ,/\u0660\x00" {
				check(whole[:from] + string(other) + whole[from:])
				if from < len(whole) {
					check(whole[:from] + string(other) + whole[from+1:])
				}
			}
		}
	}
	if seen[true] < 100 || seen[false] < 1000 {
		t.Errorf("%d times and %d others: that tests little", seen[true], seen[false])
	}
}

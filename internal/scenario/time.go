package scenario

import (
	"regexp"
	"strings"

	"memtui/internal/core"
	"memtui/internal/source"
)

// mending is one thing that may be wrong with a time, and how it is put
// right.
type mending struct {
	hint source.TimeHint
	mend func(string) string
}

var (
	slashed  = regexp.MustCompile(`^(\d{4})[/.](\d{1,2})[/.](\d{1,2})`)
	oneDigit = regexp.MustCompile(`-(\d)(-|T|t| |$)`)
	noT      = regexp.MustCompile(`^(\d{4}-\d{2}-\d{2})[ _]+(\d)`)
	comma    = regexp.MustCompile(`(:\d{2}),(\d)`)
	fraction = regexp.MustCompile(`(\.\d{9})\d+`)
	noSecond = regexp.MustCompile(`(T\d{2}:\d{2})(Z|[+-]|$)`)
	offset   = regexp.MustCompile(`^(.*T.*)([+-])(\d{1,2})(?::?(\d{2}))?$`)
)

// mendings stand in the order in which they are tried: each may rest on those
// before it.
var mendings = []mending{
	{source.TimeEdge, strings.TrimSpace},
	{source.TimeSlash, func(s string) string { return slashed.ReplaceAllString(s, "$1-$2-$3") }},
	{source.TimeDigits, twoDigits},
	{source.TimeCapital, capital},
	{source.TimeGap, func(s string) string { return noT.ReplaceAllString(s, "${1}T$2") }},
	{source.TimeComma, func(s string) string { return comma.ReplaceAllString(s, "$1.$2") }},
	{source.TimeFraction, func(s string) string { return fraction.ReplaceAllString(s, "$1") }},
	{source.TimeSeconds, func(s string) string { return noSecond.ReplaceAllString(s, "$1:00$2") }},
	{source.TimeOffset, zone},
}

// timeFaults says what exactly is wrong with a time that cannot be read, and
// how it would be written; "" where that cannot be known.
func timeFaults(text string, fault error) (faults []string, write string) {
	mended := text
	for _, m := range mendings {
		if next := m.mend(mended); next != mended {
			mended = next
			faults = append(faults, string(m.hint))
		}
	}
	_, err := core.ParseTime(mended)
	switch {
	case err == nil:
		return faults, mended
	case err == core.TimeZone:
		return append(faults, string(core.TimeZone)), ""
	case err == core.TimeRange:
		return []string{outOfRange(mended)}, ""
	}
	return []string{fault.Error()}, ""
}

func capital(s string) string {
	if len(s) <= len("2026-10-17") {
		return s
	}
	return strings.ToUpper(s)
}

// twoDigits writes month and day with two digits; one may end where the other
// begins.
func twoDigits(s string) string {
	const many = 10 // the date stands at the beginning
	for range 2 {
		if at := oneDigit.FindStringIndex(s); at != nil && at[0] < many && strings.Count(s[:at[0]], "-") < 2 {
			s = s[:at[0]+1] + "0" + s[at[0]+1:]
		}
	}
	return s
}

// zone writes an offset as ±hh:mm.
func zone(s string) string {
	found := offset.FindStringSubmatch(s)
	if found == nil {
		return s
	}
	hours, minutes := found[3], found[4]
	if len(hours) == 1 {
		hours = "0" + hours
	}
	if minutes == "" {
		minutes = "00"
	}
	return found[1] + found[2] + hours + ":" + minutes
}

// outOfRange says which part of a time of the right form does not exist.
func outOfRange(s string) string {
	fine := func(s string) bool { _, err := core.ParseTime(s); return err == nil }
	year, month, day := s[:4], s[5:7], s[8:10]
	switch {
	case year == "0000":
		return string(source.TimeYear)
	case !fine("2000-" + month + "-01"):
		return string(source.TimeMonth)
	case !fine(year + "-" + month + "-" + day):
		return string(source.TimeDay)
	case len(s) > 19 && s[17:19] == "60" && fine(s[:17]+"59"+s[19:]):
		return string(source.TimeLeap)
	}
	return string(core.TimeRange)
}

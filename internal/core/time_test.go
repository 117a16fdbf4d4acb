package core_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// readable pairs a time with the same instant as RFC 3339 in UTC.
func readable() map[string]string {
	return map[string]string{
		"0001-01-01":                          "0001-01-01T00:00:00Z",
		"9999-12-31":                          "9999-12-31T00:00:00Z",
		"2024-02-29":                          "2024-02-29T00:00:00Z",
		"2000-02-29":                          "2000-02-29T00:00:00Z",
		"2026-06-10T00:00:00Z":                "2026-06-10T00:00:00Z",
		"2026-06-10T23:59:59Z":                "2026-06-10T23:59:59Z",
		"2026-06-10T12:00:00.5Z":              "2026-06-10T12:00:00.5Z",
		"2026-06-10T12:00:00.120Z":            "2026-06-10T12:00:00.12Z",
		"2026-06-10T12:00:00.000000000Z":      "2026-06-10T12:00:00Z",
		"2026-06-10T12:00:00.123456789Z":      "2026-06-10T12:00:00.123456789Z",
		"2026-06-10T12:00:00.000000001+00:00": "2026-06-10T12:00:00.000000001Z",
		"2026-06-10T12:00:00+08:00":           "2026-06-10T04:00:00Z",
		"2026-06-10T12:00:00-03:30":           "2026-06-10T15:30:00Z",
		"2026-06-10T12:00:00-00:00":           "2026-06-10T12:00:00Z",
		"2026-01-01T07:59:59.9+08:00":         "2025-12-31T23:59:59.9Z",
		"2024-02-28T23:00:00-05:00":           "2024-02-29T04:00:00Z",
		"2026-06-10T12:00:00+23:59":           "2026-06-09T12:01:00Z",
	}
}

// unreadable pairs a text with what is wrong with it.
func unreadable() map[string]core.TimeFault {
	return map[string]core.TimeFault{
		"": core.TimeForm, "today": core.TimeForm, "forever": core.TimeForm, "2026": core.TimeForm, "2026-06": core.TimeForm,
		"20260610": core.TimeForm, "2026-6-10": core.TimeForm, "26-06-10": core.TimeForm, "2026/06/10": core.TimeForm,
		"12026-06-10": core.TimeForm, "+2026-06-10": core.TimeForm, "-026-06-10": core.TimeForm, "2026-W24-3": core.TimeForm,
		" 2026-06-10": core.TimeForm, "2026-06-10 ": core.TimeForm, "2026-06-10\n": core.TimeForm, "2026-06-10\x00": core.TimeForm,
		"２０２６-06-10": core.TimeForm, "2026‐06‐10": core.TimeForm, "2026-06-10Z": core.TimeForm, "2026-06-10+08:00": core.TimeForm,
		"2026-06-10 12:00:00Z": core.TimeForm, "2026-06-10t12:00:00Z": core.TimeForm, "2026-06-10T12:00:00z": core.TimeForm,
		"2026-06-10T": core.TimeForm, "2026-06-10T12": core.TimeForm, "2026-06-10T12:00": core.TimeForm, "2026-06-10T12:00Z": core.TimeForm,
		"2026-06-10T1:00:00Z": core.TimeForm, "2026-06-10T12:00:00,5Z": core.TimeForm, "2026-06-10T12:00:00.Z": core.TimeForm,
		"2026-06-10T12:00:00.1234567890Z": core.TimeForm, "2026-06-10T12:00:00+0800": core.TimeForm,
		"2026-06-10T12:00:00+08": core.TimeForm, "2026-06-10T12:00:00+8:00": core.TimeForm, "2026-06-10T12:00:00 Z": core.TimeForm,
		"2026-06-10T12:00:00ZZ": core.TimeForm, "2026-06-10T12:00:00Z+08:00": core.TimeForm, "2026-06-10T12:00:00−08:00": core.TimeForm,
		"2026-06-10T12:00:00+08:00:00": core.TimeForm, "2026-06-10T12:00:00[UTC]": core.TimeForm,

		"2026-06-10T12:00:00": core.TimeZone, "2026-06-10T12:00:00.5": core.TimeZone,

		"0000-01-01": core.TimeRange, "0000-12-31T23:59:59Z": core.TimeRange, "2026-00-10": core.TimeRange, "2026-13-10": core.TimeRange,
		"2026-06-00": core.TimeRange, "2026-06-31": core.TimeRange, "2026-01-32": core.TimeRange, "2025-02-29": core.TimeRange,
		"2100-02-29": core.TimeRange, "1900-02-29": core.TimeRange, "2024-02-30": core.TimeRange, "2025-02-29T00:00:00Z": core.TimeRange,
		"2026-06-10T24:00:00Z": core.TimeRange, "2026-06-10T12:60:00Z": core.TimeRange, "2016-12-31T23:59:60Z": core.TimeRange,
		"2026-06-10T12:00:00+24:00": core.TimeRange, "2026-06-10T12:00:00+08:60": core.TimeRange,
	}
}

func TestATimeIsReadAsTheInstantItNamesAndShownAsWritten(t *testing.T) {
	for text, instant := range readable() {
		got, err := core.ParseTime(text)
		want, stdErr := time.Parse(time.RFC3339Nano, instant)
		if err != nil || stdErr != nil {
			t.Errorf("%s: %v %v", text, err, stdErr)
			continue
		}
		if !got.Equal(at(instant)) || got.Compare(at(instant)) != 0 {
			t.Errorf("%s is not %s", text, instant)
		}
		if got.String() != text || got.IsZero() || got.IsDay() != !strings.Contains(text, "T") {
			t.Errorf("%s is shown as %s, zero %v, day %v", text, got, got.IsZero(), got.IsDay())
		}
		year, month, day := got.Date()
		if y, m, d := want.Date(); y != year || int(m) != month || d != day {
			t.Errorf("%s falls on %d-%d-%d, want %s", text, year, month, day, instant)
		}
	}
}

func TestWhatIsNoTimeIsRefusedForItsReason(t *testing.T) {
	for text, want := range unreadable() {
		got, err := core.ParseTime(text)
		var fault core.TimeFault
		if !errors.As(err, &fault) || fault != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
		if !got.IsZero() {
			t.Errorf("%q: a refused text gives the time %v", text, got)
		}
	}
}

// randomTime writes a time of any form, and tells the instant by itself.
func randomTime(t *rapid.T) (core.Time, time.Time) {
	day := time.Date(1+below(t, 40, "year")*below(t, 250, "years"), time.Month(1+below(t, 12, "month")),
		1+below(t, 28, "day"), 0, 0, 0, 0, time.UTC)
	if below(t, 3, "form") == 0 {
		return at(day.Format(time.DateOnly)), day
	}
	minutes := below(t, 2, "zone") * (below(t, 1023, "offset")*1439/511 - 1439)
	m := time.Date(day.Year(), day.Month(), day.Day(), below(t, 24, "hour"), below(t, 60, "minute"), below(t, 60, "second"),
		below(t, 3, "thousandths")*1_000_000+below(t, 3, "billionths"), time.FixedZone("", minutes*60))
	text := m.Format("2006-01-02T15:04:05.999999999-07:00")
	if minutes == 0 && below(t, 2, "Z") == 1 {
		text = m.Format("2006-01-02T15:04:05.999999999Z")
	}
	return at(text), m
}

func TestComparingAgreesWithTheStandardLibraryAcrossOffsets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, x := randomTime(t)
		b, y := randomTime(t)
		if below(t, 3, "the same instant") == 0 {
			y = x.In(time.FixedZone("", (below(t, 1439, "offset")-720)*60))
			if y.Year() < 1 {
				y = x
			}
			b = at(y.Format("2006-01-02T15:04:05.999999999-07:00"))
		}
		if got, want := a.Compare(b), x.Compare(y); got != want {
			t.Fatalf("%s against %s: got %d, want %d", a, b, got, want)
		}
		if a.Before(b) != x.Before(y) || a.Equal(b) != x.Equal(y) {
			t.Fatalf("%s against %s: before %v, equal %v", a, b, a.Before(b), a.Equal(b))
		}
		if got, want := a.Since(b), x.Unix()-y.Unix(); got != want {
			t.Fatalf("%s since %s: got %d s, want %d s", a, b, got, want)
		}
	})
}

func TestTheDayBeforeIsADayEarlierAndOfTheSameForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, x := randomTime(t)
		before, want := a.DayBefore(), x.Add(-24*time.Hour).UTC()
		text := want.Format(time.RFC3339Nano)
		if a.IsDay() {
			text = want.Format(time.DateOnly)
		}
		if before.String() != text || before.IsDay() != a.IsDay() || a.Since(before) != 24*60*60 {
			t.Fatalf("the day before %s is %s, want %s", a, before, text)
		}
	})
}

func TestTheDayBeforeCrossesMonthsYearsAndTheFirstDay(t *testing.T) {
	for day, want := range map[string]string{
		"2026-01-01": "2025-12-31", "2024-03-01": "2024-02-29", "2100-03-01": "2100-02-28",
		"2026-06-10T01:00:00+08:00": "2026-06-08T17:00:00Z", "0001-01-01": "0000-12-31",
		"0001-01-01T00:00:00.5Z": "0000-12-31T00:00:00.5Z",
	} {
		if got := at(day).DayBefore(); got.String() != want || !got.Before(at(day)) {
			t.Errorf("the day before %s is %s, want %s", day, got, want)
		}
	}
}

// A time left out is not the first day of year 1, though both lie before all
// others.
func TestATimeLeftOutEqualsOnlyItself(t *testing.T) {
	if (core.Time{}).Equal(at("0001-01-01")) || at("0001-01-01").Equal(core.Time{}) {
		t.Error("a time left out equals 0001-01-01")
	}
	if !(core.Time{}).Equal(core.Time{}) || !(core.Time{}).IsZero() || (core.Time{}).String() != "" {
		t.Error("a time left out does not equal itself, or shows")
	}
}

func TestAnIntervalIsHalfOpenAndItsEndsMayBeLeftOut(t *testing.T) {
	for _, row := range []struct {
		from, to, about string
		covers          bool
	}{
		{"2026-01-01", "2026-02-01", "2026-01-01", true},
		{"2026-01-01", "2026-02-01", "2026-01-31T23:59:59.999999999Z", true},
		{"2026-01-01", "2026-02-01", "2026-02-01", false},
		{"2026-01-01", "2026-02-01", "2026-02-01T07:59:59+08:00", true},
		{"2026-01-01", "2026-02-01", "2025-12-31T23:59:59Z", false},
		{"2026-01-01", "", "9999-12-31", true},
		{"", "2026-02-01", "0001-01-01", true},
		{"", "2026-02-01", "2026-02-01T08:00:00+08:00", false},
		{"", "", "2026-01-01", true},
		{"2026-01-01", "9999-12-31", "9999-12-31", false},
	} {
		i := core.Interval{From: at(row.from), To: at(row.to)}
		if got := i.Covers(at(row.about)); got != row.covers {
			t.Errorf("[%s, %s) covers %s: %v", row.from, row.to, row.about, got)
		}
	}
}

// FuzzParseTime compares with the standard library where both take a text.
// The library is laxer: it takes a comma, hours of one digit, offsets of 24
// hours and more digits of a second; it is stricter nowhere.
func FuzzParseTime(f *testing.F) {
	for text := range readable() {
		f.Add(text)
	}
	for text := range unreadable() {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := core.ParseTime(text)
		layout := time.RFC3339Nano
		if len(text) == len(time.DateOnly) {
			layout = time.DateOnly
		}
		want, stdErr := time.Parse(layout, text)
		switch {
		case err != nil && !got.IsZero():
			t.Fatalf("%q is refused and gives %v", text, got)
		case err != nil && stdErr == nil && strict(text, want):
			t.Fatalf("%q is refused (%v), and is %v", text, err, want)
		case err != nil:
			return
		case stdErr != nil:
			t.Fatalf("%q is taken, and the standard library says %v", text, stdErr)
		}
		checkInstant(t, text, got, want)
	})
}

// strict reports whether a time that the standard library takes is written
// exactly as it is printed, with no more than our digits.
func strict(text string, m time.Time) bool {
	if m.Year() < 1 {
		return false
	}
	for digits := range 10 {
		fraction := ""
		if digits > 0 {
			fraction = "." + strings.Repeat("0", digits)
		}
		for _, zone := range []string{"Z", "-07:00"} {
			_, offset := m.Zone()
			if zone == "Z" && offset != 0 || offset <= -24*3600 || offset >= 24*3600 {
				continue
			}
			if m.Format("2006-01-02T15:04:05"+fraction+zone) == text {
				return true
			}
		}
	}
	return m.Format(time.DateOnly) == text
}

func checkInstant(t *testing.T, text string, got core.Time, want time.Time) {
	if got.String() != text {
		t.Fatalf("%q is shown as %q", text, got)
	}
	epoch := at("1970-01-01")
	if got.Since(epoch) != want.Unix() {
		t.Fatalf("%q is %d s after 1970, want %d", text, got.Since(epoch), want.Unix())
	}
	utc := want.UTC()
	if utc.Year() < 1 || utc.Year() > 9999 {
		return
	}
	same := at(fmt.Sprintf("%sZ", utc.Format("2006-01-02T15:04:05.000000000")))
	if got.Compare(same) != 0 || !got.Equal(same) {
		t.Fatalf("%q is not %s", text, same)
	}
}

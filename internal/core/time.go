package core

import "fmt"

// Time is one point on either axis: a day (midnight UTC) or an instant.
// Times compare as instants and are shown as written. The zero Time means
// "left out": an open end of an interval, or known from the start.
type Time struct {
	text string
	sec  int64 // seconds since 0001-01-01T00:00:00Z
	nsec int32
	day  bool
}

// TimeFault says why a text is not a time. It travels as data; the words
// come last.
type TimeFault string

// What may be wrong with a time.
const (
	TimeForm  TimeFault = "time_form"  // not YYYY-MM-DD or YYYY-MM-DDThh:mm:ss with a zone
	TimeZone  TimeFault = "time_zone"  // a time of day without Z or ±hh:mm
	TimeRange TimeFault = "time_range" // a month, day, hour, minute, second or zone that does not exist
)

// Error gives the code; texts for people are made elsewhere.
func (f TimeFault) Error() string { return string(f) }

const secondsPerDay = 24 * 60 * 60

// ParseTime reads `YYYY-MM-DD` (midnight UTC) or `YYYY-MM-DDThh:mm:ss`, an
// optional fraction of one to nine digits, then `Z` or `±hh:mm`. Years run
// from 0001 to 9999; leap seconds and dates that do not exist are refused.
func ParseTime(s string) (Time, error) {
	p := timeParser{rest: s}
	year, month, day := p.number(4), p.after('-', 2), p.after('-', 2)
	if p.bad {
		return Time{}, TimeForm
	}
	if year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month) {
		if p.rest == "" || p.rest[0] == 'T' {
			return Time{}, TimeRange
		}
		return Time{}, TimeForm
	}
	t := Time{text: s, sec: daysBefore(year, month, day) * secondsPerDay, day: p.rest == ""}
	if t.day {
		return t, nil
	}
	hour, minute, second := p.after('T', 2), p.after(':', 2), p.after(':', 2)
	t.nsec = p.fraction()
	if p.bad {
		return Time{}, TimeForm
	}
	if p.rest == "" {
		return Time{}, TimeZone
	}
	shift, ok := p.zone()
	if p.bad || p.rest != "" {
		return Time{}, TimeForm
	}
	if !ok || hour > 23 || minute > 59 || second > 59 {
		return Time{}, TimeRange
	}
	t.sec += int64(hour*3600+minute*60+second) - int64(shift)
	return t, nil
}

// timeParser eats a text from the left and remembers whether anything was
// not of the form.
type timeParser struct {
	rest string
	bad  bool
}

func (p *timeParser) number(digits int) int {
	if len(p.rest) < digits {
		p.bad = true
		return 0
	}
	n := 0
	for i := range digits {
		c := p.rest[i]
		if c < '0' || c > '9' {
			p.bad = true
			return 0
		}
		n = n*10 + int(c-'0')
	}
	p.rest = p.rest[digits:]
	return n
}

func (p *timeParser) after(sep byte, digits int) int {
	if p.bad || p.rest == "" || p.rest[0] != sep {
		p.bad = true
		return 0
	}
	p.rest = p.rest[1:]
	return p.number(digits)
}

// fraction reads what follows the seconds, in nanoseconds.
func (p *timeParser) fraction() int32 {
	if p.bad || p.rest == "" || p.rest[0] != '.' {
		return 0
	}
	digits := 0
	for 1+digits < len(p.rest) && p.rest[1+digits] >= '0' && p.rest[1+digits] <= '9' {
		digits++
	}
	if digits < 1 || digits > 9 {
		p.bad = true
		return 0
	}
	n := int32(0)
	for i := range 9 {
		n *= 10
		if i < digits {
			n += int32(p.rest[1+i] - '0')
		}
	}
	p.rest = p.rest[1+digits:]
	return n
}

// zone reads `Z` or `±hh:mm` as seconds east of UTC.
func (p *timeParser) zone() (seconds int, ok bool) {
	switch p.rest[0] {
	case 'Z':
		p.rest = p.rest[1:]
		return 0, true
	case '+', '-':
		sign := 1
		if p.rest[0] == '-' {
			sign = -1
		}
		p.rest = p.rest[1:]
		hours, minutes := p.number(2), p.after(':', 2)
		return sign * (hours*3600 + minutes*60), hours <= 23 && minutes <= 59
	}
	p.bad = true
	return 0, false
}

func leap(year int) bool { return year%4 == 0 && (year%100 != 0 || year%400 == 0) }

func daysIn(year, month int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if leap(year) {
			return 29
		}
		return 28
	}
	return 31
}

// daysBefore counts the days from 0001-01-01 to the given one.
func daysBefore(year, month, day int) int64 {
	y := int64(year - 1)
	n := y*365 + y/4 - y/100 + y/400
	for m := 1; m < month; m++ {
		n += int64(daysIn(year, m))
	}
	return n + int64(day-1)
}

// IsZero reports whether the time was left out.
func (t Time) IsZero() bool { return t.text == "" }

// IsDay reports whether the time was written as a day rather than as an
// instant.
func (t Time) IsDay() bool { return t.day }

// String gives the time as it was written, and nothing for the zero Time.
func (t Time) String() string { return t.text }

// Compare orders two given times as instants: -1, 0 or 1.
func (t Time) Compare(u Time) int {
	switch {
	case t.sec != u.sec:
		if t.sec < u.sec {
			return -1
		}
		return 1
	case t.nsec != u.nsec:
		if t.nsec < u.nsec {
			return -1
		}
		return 1
	}
	return 0
}

// Before reports whether t is earlier than u.
func (t Time) Before(u Time) bool { return t.earlier(&u) }

// earlier is Before without copies: the ladder compares times all the time.
func (t *Time) earlier(u *Time) bool { return t.sec < u.sec || t.sec == u.sec && t.nsec < u.nsec }

// Equal reports whether both are the same instant, however written, or both
// are left out.
func (t Time) Equal(u Time) bool {
	return t.IsZero() == u.IsZero() && t.Compare(u) == 0
}

// Moment is a time whatever the way it is written: two times are Equal where
// their moments are the same, so that it serves as the key of a map.
type Moment struct {
	sec   int64
	nsec  int32
	given bool
}

// Moment gives the instant; that of the zero Time is the zero Moment.
func (t Time) Moment() Moment { return Moment{t.sec, t.nsec, !t.IsZero()} }

// Since gives the seconds from u to t; nanoseconds are left out. It serves
// drawings to scale, not comparisons.
func (t Time) Since(u Time) int64 { return t.sec - u.sec }

// DayBefore gives the time one day (86 400 s) earlier: a day for a day, an
// instant in UTC for an instant.
func (t Time) DayBefore() Time {
	t.sec -= secondsPerDay
	t.text = t.utc()
	return t
}

// Date gives the calendar date on which the time falls in UTC.
func (t Time) Date() (year, month, day int) {
	days := t.sec / secondsPerDay
	if t.sec%secondsPerDay < 0 {
		days--
	}
	return civil(days)
}

// civil is the inverse of daysBefore; it also counts backwards into year 0.
func civil(days int64) (year, month, day int) {
	const cycle = 400*365 + 97
	shift := int64(0)
	for days < 0 {
		days, shift = days+cycle, shift+400
	}
	y := days/366 + 1
	for daysBefore(int(y)+1, 1, 1) <= days {
		y++
	}
	m := 1
	for m < 12 && daysBefore(int(y), m+1, 1) <= days {
		m++
	}
	return int(y - shift), m, int(days-daysBefore(int(y), m, 1)) + 1
}

func (t Time) utc() string {
	year, month, day := t.Date()
	date := fmt.Sprintf("%04d-%02d-%02d", year, month, day)
	if t.day {
		return date
	}
	s := t.sec % secondsPerDay
	if s < 0 {
		s += secondsPerDay
	}
	text := fmt.Sprintf("%sT%02d:%02d:%02d", date, s/3600, s/60%60, s%60)
	if t.nsec != 0 {
		frac := fmt.Sprintf(".%09d", t.nsec)
		for frac[len(frac)-1] == '0' {
			frac = frac[:len(frac)-1]
		}
		text += frac
	}
	return text + "Z"
}

// Interval is a half-open stretch of valid time, [From, To). No From means
// since always, no To until further notice.
type Interval struct{ From, To Time }

// Covers reports whether t lies in the interval.
func (i Interval) Covers(t Time) bool { return i.covers(&t) }

func (i *Interval) covers(t *Time) bool {
	return (i.From.IsZero() || !t.earlier(&i.From)) && (i.To.IsZero() || t.earlier(&i.To))
}

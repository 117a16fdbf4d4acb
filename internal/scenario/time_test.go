package scenario

import (
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

func TestWhatExactlyIsWrongWithATimeIsSaid(t *testing.T) {
	for _, c := range []struct{ text, want, write string }{
		{"2026-01-01T10:00:00.0123456789Z", "a fraction has at most nine digits", "2026-01-01T10:00:00.012345678Z"},
		{"2026-01-01t10:00:00Z", "T and Z are capital letters", "2026-01-01T10:00:00Z"},
		{"2026-01-01T10:00:00z", "T and Z are capital letters", "2026-01-01T10:00:00Z"},
		{"2026-01-01T10:00:00+0800", "a zone is Z, or as +08:00", "2026-01-01T10:00:00+08:00"},
		{"2026-01-01T10:00:00-8", "a zone is Z, or as +08:00", "2026-01-01T10:00:00-08:00"},
		{"2026-01-01T10:00:00,5Z", "a fraction stands behind a point, not a comma", "2026-01-01T10:00:00.5Z"},
		{"2026-01-01 10:00:00Z", "a T stands between day and time of day", "2026-01-01T10:00:00Z"},
		{"2026-01-01T10:00Z", "a time of day has seconds", "2026-01-01T10:00:00Z"},
		{"2026-01-01T10:00+08:00", "a time of day has seconds", "2026-01-01T10:00:00+08:00"},
		{"2026/1/1", "a day is written with hyphens; month and day have two digits each", "2026-01-01"},
		{"2026-1-31", "month and day have two digits each", "2026-01-31"},
		{" 2026-01-31", "it begins or ends with white space", "2026-01-31"},
		{"2026-01-01T10:00:00", "a time of day needs a zone: Z, or as +08:00", ""},
		{"2026-01-01T10:00", "a time of day has seconds; a time of day needs a zone: Z, or as +08:00", ""},
		{"2026-13-01", "there is no such month", ""},
		{"2026-02-30", "there is no such day in that month", ""},
		{"0000-01-01", "years run from 0001 to 9999", ""},
		{"2026-06-30T23:59:60Z", "there are no leap seconds", ""},
		{"2026-06-30T24:00:00Z", "there is no such day or time of day", ""},
		{"soon", "write a day as 2026-10-17, or an instant as 2026-10-17T09:30:00Z", ""},
		{"2026-01-01T", "write a day as 2026-10-17, or an instant as 2026-10-17T09:30:00Z", ""},
	} {
		got := printed(i18n.English, head1+"  - title: one\n    on: '"+c.text+"'\n    say: x\n")
		if want := "f.yaml:6:9: \"" + c.text + "\" is no time: " + c.want + "\n"; !strings.HasPrefix(got, want) {
			t.Errorf("got  %swant %s", got, want)
		}
		if c.write == "" && strings.Contains(got, "write 2") || c.write != "" && !strings.Contains(got, "^ write "+c.write+"\n") {
			t.Errorf("%s: got\n%swant it to be written %q", c.text, got, c.write)
		}
		if _, err := core.ParseTime(c.write); c.write != "" && err != nil {
			t.Errorf("%s is no time either", c.write)
		}
	}
}

func TestADayThatCannotBeReadHasNoFollowUps(t *testing.T) {
	_, problems := loadAgreed("f.yaml", []byte(head1+`
  - title: one
    on: 2026-13-01
    do: [record: {id: m1, value: x, evidence: [D1], recorded: 2026-01-31}]
    ask: [expect: {status: usable}]
  - title: two
    ask: [expect: {status: usable}]
`))
	if want := "7:9: \"2026-13-01\" is no time: there is no such month\n"; told(problems) != want {
		t.Errorf("got %swant %s", told(problems), want)
	}
}

package model

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// sentence is a reason in any language.
type sentence string

func (s sentence) In(*i18n.Words) string { return string(s) }

// A file that cannot be read, and then not for another reason, is told anew.
func TestAnotherReasonWhyAFileCannotBeReadIsTold(t *testing.T) {
	m, _, _ := onFile(t)
	why := "it is a folder"
	m.options.Reread = func(name string) Reread {
		return Reread{Trouble: &player.Trouble{File: name, Why: sentence(why)}}
	}
	if m = run(m, fileChanged{}); !strings.Contains(rows(m), why) {
		t.Fatalf("%q is not told", why)
	}
	why = "it is a pipe"
	if m = run(m, fileChanged{}); !strings.Contains(rows(m), why) {
		t.Errorf("%q is not told:\n%s", why, rows(m))
	}
}

// A lesson of which an answer is not the one that is expected is shown as it
// is, with a line that says so, when it is opened and when it is read again.
func TestAnswersThatAreNotExpectedAreTold(t *testing.T) {
	wrong := strings.Replace(port, `expect: {status: usable, value: "80"}`, `expect: {status: usable, value: "81"}`, 1)
	sc, _ := scenario.Load("port.yaml", []byte(wrong))
	if fails := len(scenario.Check(sc)); fails != 1 {
		t.Fatalf("%d fail", fails)
	}
	for lang, sign := range map[i18n.Lang]string{i18n.English: "expect", i18n.Chinese: "expect 不符"} {
		for fails, shown := range map[int]bool{0: false, 1: true, 2: true} {
			m, _ := started(t, func(o *Options) {
				o.Lang, o.Fails = lang, fails
				o.State = player.State{Lesson: player.Play(sc), Name: "port.yaml", Count: 8, Beat: player.Still()}
				o.Reread = func(string) Reread { return Reread{Data: []byte(wrong), Lesson: player.Play(sc), Fails: fails} }
			})
			if got := strings.Contains(m.notice, sign) && strings.Contains(rows(m), m.notice); got != shown {
				t.Errorf("%s, %d when opened: %q", lang, fails, m.notice)
			}
			m = run(keys(m, "right"), fileChanged{})
			if fails == 0 && m.notice != "" {
				t.Errorf("%s: %q", lang, m.notice)
			}
			if got := strings.Contains(m.notice, sign) && strings.Contains(rows(m), m.notice); got != shown {
				t.Errorf("%s, %d when read again: %q", lang, fails, m.notice)
			}
		}
	}
}

// A file that reads, of which a refusal alone is not as it is written, is not
// called one that does not read.
func TestARefusalThatIsNotExpectedIsCalledOne(t *testing.T) {
	w := i18n.For(i18n.English).Reload
	second := "    do: [{retire: {id: m9}}]\n"
	for text, want := range map[string]string{
		strings.Replace(port, "    on: 2026-03-01\n", "    on: 2026-03-01\n"+second, 1): w.Refusal,
		strings.Replace(port, "scope: web", "scpoe: web", 1):                            w.Broken,
	} {
		m, _, d := onFile(t)
		d.text = text
		if m = run(m, fileChanged{}); !strings.Contains(rows(m), want) {
			t.Errorf("%q is not told:\n%s", want, rows(m))
		}
	}
}

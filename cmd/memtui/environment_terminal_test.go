//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// Who only prints sends no escape, to a terminal of whatever kind or to a
// pipe.
func TestWhatOnlyPrintsSendsNoEscape(t *testing.T) {
	folder := t.TempDir()
	broken, request := filepath.Join(folder, "broken.yaml"), filepath.Join(folder, "request.yaml")
	write(t, broken, "memtui: 1\nsteps: \x1b[31m\n")
	write(t, request, "decide: {subject: \"project:demo\"}\n")
	commands := [][]string{
		{"check", "../../scenarios"}, {"check", broken}, {"1", "--plain"}, {"1", "--plain", "--lang", "zh"}, {"lessons"}, {"replay", request}, {"decide", request},
		{"decide", request, "--text"}, {"ask", "1", "--step", "5", "--flip", "--text"}, {"new", filepath.Join(folder, "new.yaml")}, {"schema"}, {"completion", "bash"},
		{"version"}, {"--help"}, {"check", "--help"}, {"help"}, {"nothing"}, {"export", "1", "--format", "txt"}, {"export", "1", "--format", "md", "--lang", "both"},
		{"export", "1", "--format", "html"}, {"export", "1", "--format", "svg", "--steps", "5"}, {"export", "1", "--format", "cast"}, {"export", broken, "--format", "md"}, {"export", "1", "--format", "\x1b[31m"}, {"--nothing"}, {broken}, {"1", "--at", "99"}, {"\x1b[31mx"}, {"check", "\x1b]0;x\a"},
	}
	for i, args := range commands {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			kind := []string{"xterm-256color", "dumb", "linux", "vt100"}[i%4]
			s := start(t, "env", append([]string{"TERM=" + kind, "memtui"}, args...)...)
			s.code()
			if args[0] == "new" {
				_ = os.Remove(args[1])
			}
			c := exec.Command("memtui", args...)
			c.Env = append(os.Environ(), "TERM="+kind, "CLICOLOR_FORCE=1")
			piped, _ := c.CombinedOutput()
			if len(piped) == 0 {
				t.Error("it prints nothing: this tests nothing")
			}
			for where, out := range map[string][]byte{"terminal": s.written(), "pipe": piped} {
				if bytes.ContainsAny(out, "\x1b\u009b\a") {
					t.Errorf("to a %s it sends %.300q", where, out)
				}
			}
		})
	}
}

// beyondSixteen are colours that a terminal of sixteen colours has not.
var (
	anyColour     = regexp.MustCompile(`\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])\b[0-9;]*m`)
	beyondSixteen = regexp.MustCompile(`\x1b\[[0-9;]*[34]8;[25];`)
)

func TestATerminalGetsTheColoursAndSignsThatItHas(t *testing.T) {
	for _, c := range []struct {
		env            string
		colours, ascii bool
		many           bool // may be more than sixteen
	}{
		{"TERM=xterm-256color", true, false, true},
		{"TERM=something-new", true, false, false},
		{"TERM=vte-256color", true, false, true},
		{"TERM=screen", true, false, false},
		{"TERM=linux", true, true, false},
		{"TERM=vt100", false, true, false},
		{"TERM=vt220", false, true, false},
		{"TERM=xterm-mono", false, false, false},
		{"NO_COLOR=1", false, false, false},
		{"NO_COLOR=yes", false, false, false},
		{"NO_COLOR=", true, false, true},
		{"NO_COLOR=1 CLICOLOR_FORCE=1", false, false, false},
		{"NO_COLOR=1 COLORTERM=truecolor", false, false, false},
		{"COLORTERM=truecolor", true, false, true},
	} {
		t.Run(c.env, func(t *testing.T) {
			t.Parallel()
			s := start(t, "env", append(strings.Fields("-u COLORTERM -u CLICOLOR_FORCE "+c.env), "memtui", "1", "--at", "5", "--lang", "en")...)
			s.sees("\x1b[c", 1)
			s.types(settledReply)
			s.sees("no winner", 1)
			s.types("q")
			if got := s.code(); got != 0 {
				t.Errorf("exit status %d", got)
			}
			s.asBefore()
			out := s.written()
			if got := anyColour.Match(out); got != c.colours {
				t.Errorf("colours: %v, want %v", got, c.colours)
			}
			if beyondSixteen.Match(out) && !c.many {
				t.Errorf("more than sixteen colours: %q", beyondSixteen.Find(out))
			}
			_, screen, _ := bytes.Cut(out, []byte("\x1b[?1049h"))
			if got := !slices.ContainsFunc(screen, func(b byte) bool { return b >= 0x80 }); got != c.ascii {
				t.Errorf("ASCII alone: %v, want %v", got, c.ascii)
			}
		})
	}
}

func TestTheSignsOfAConsoleCanBeAskedFor(t *testing.T) {
	t.Parallel()
	s := start(t, "env", "TERM=linux", "memtui", "1", "--at", "5", "--ascii=false")
	s.sees("✗", 1)
	s.types("\x03")
	s.code()
}

func TestWithoutAScreenOrKeysItSaysSoOrPrints(t *testing.T) {
	lesson, _ := filepath.Abs("../../scenarios/01-timeout-change.yaml")
	for name, c := range map[string]struct {
		script string
		code   int
		says   string
	}{
		"unset TERM":            {"unset TERM; exec memtui 1", 0, shown},
		"output to a pipe":      {"memtui 1 | cat", 0, shown},
		"no output at all":      {"exec memtui 1 >&-", 0, ""},
		"neither in nor out":    {"exec memtui 1 <&- >&- 2>&-", 0, ""},
		"no input, to a pipe":   {"memtui 1 <&- | cat", 0, shown},
		"a lesson from a pipe":  {"cat " + lesson + " | memtui - | cat", 0, shown},
		"nothing from a pipe":   {"exec memtui - </dev/null", 2, "-:1:1: "},
		"a lesson from nowhere": {"exec memtui - <&-", 2, "-:1:1: "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "sh", "-c", c.script)
			if got := s.code(); got != c.code {
				t.Errorf("exit status %d, want %d", got, c.code)
			}
			s.sees(c.says, 1)
			if out := s.written(); bytes.ContainsRune(out, '\x1b') || c.says == "" && len(out) > 0 {
				t.Errorf("it writes %.300q", out)
			}
		})
	}
}

func TestWithoutItsOwnInputItTakesKeysFromTheTerminal(t *testing.T) {
	for _, from := range []string{"<&-", "</dev/null", "2>&-"} {
		t.Run(from, func(t *testing.T) {
			t.Parallel()
			s := start(t, "sh", "-c", "exec memtui 1 "+from)
			s.sees("\x1b[c", 1)
			s.types(settledReply)
			s.sees(shown, 2)
			s.types("q")
			if got := s.code(); got != 0 {
				t.Errorf("exit status %d", got)
			}
			s.asBefore()
			s.leavesNothing()
		})
	}
}

// lateReplies are what a terminal answers to all the questions, late.
const lateReplies = "\x1b[?2026;2$y\x1b[?2027;1$y\x1b[?1u\x1b]11;rgb:1414/1616/1b1b\x1b\\" + settledReply

func TestLateRepliesReachNobodyWhereverItEnds(t *testing.T) {
	each(t, []string{"esc then q", "ctrl+c", "SIGTERM", "SIGHUP"}, 1, func(t *testing.T, at spot, how string) {
		if at.breaks {
			return // the questions are long answered there
		}
		s := start(t, "memtui", at.args...)
		s.sees("\x1b[c", 1)
		s.types(at.keys)
		if strings.HasPrefix(how, "SIG") {
			signal := map[string]syscall.Signal{"SIGTERM": syscall.SIGTERM, "SIGHUP": syscall.SIGHUP}[how]
			_ = s.cmd.Process.Signal(signal)
		} else {
			endings[how].end(s)
		}
		s.types(lateReplies)
		if got := s.code(); got != endings[how].code {
			t.Errorf("exit status %d, want %d", got, endings[how].code)
		}
		s.asBefore()
		s.leavesNothing()
	})
}

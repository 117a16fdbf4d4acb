//go:build unix

package main

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/term"
)

// residue lists what a terminal that took all these bytes, in this order, is
// not as it was before them.
func residue(out []byte) []string {
	var r remains
	r.modes = map[string]bool{}
	for _, m := range controls.FindAllSubmatch(out, -1) {
		switch {
		case len(m[2]) > 0:
			r.csi(string(m[1]), string(m[2]))
		case len(m[3]) > 0:
			r.osc(string(m[3]))
		default:
			r.keypad = string(m[0]) == "\x1b="
		}
	}
	return r.list()
}

// controls are CSI sequences (with parameters and final byte), strings of the
// kind that sets colours, and the two keypads.
var controls = regexp.MustCompile(`\x1b\[([<=>?]?[0-9;:]*[ !$']*)([@-~])|\x1b\]([^\x07\x1b]*)|\x1b[=>]`)

// remains is what a terminal is left with.
type remains struct {
	modes            map[string]bool // by number, changed from what it was
	keyboard, titles int             // how deep their stacks are
	style            string          // colours and the like in force
	other            bool            // xterm's other keyboard
	colours, keypad  bool
	shape, margins   bool // of the cursor, of scrolling
}

func (r *remains) csi(parameters, final string) {
	switch final {
	case "h", "l":
		mode, private := strings.CutPrefix(parameters, "?")
		for _, n := range strings.Split(mode, ";") {
			shownAtFirst := private && (n == "25" || n == "7")
			r.modes[n] = (final == "h") != shownAtFirst
		}
	case "u":
		switch {
		case strings.HasPrefix(parameters, ">"):
			r.keyboard++
		case strings.HasPrefix(parameters, "<"):
			n, _ := strconv.Atoi(parameters[1:])
			r.keyboard = max(0, r.keyboard-max(1, n))
		}
	case "t":
		switch first, _, _ := strings.Cut(parameters, ";"); first {
		case "22":
			r.titles++
		case "23":
			r.titles--
		}
	case "m":
		if rest, isKeyboard := strings.CutPrefix(parameters, ">4"); isKeyboard {
			r.other = rest != "" && rest != ";0"
			return
		}
		r.style = strings.TrimPrefix(parameters, "0")
	case "q":
		r.shape = strings.HasSuffix(parameters, " ") && parameters != " " && parameters != "0 "
	case "r":
		r.margins = parameters != "" && !strings.HasPrefix(parameters, "?")
	}
}

func (r *remains) osc(text string) {
	switch number, rest, _ := strings.Cut(text, ";"); number {
	case "10", "11", "12":
		r.colours = r.colours || rest != "?"
	case "110", "111", "112":
		r.colours = false
	}
}

func (r *remains) list() []string {
	var left []string
	for mode, changed := range r.modes {
		if changed {
			left = append(left, "mode "+mode)
		}
	}
	for what, is := range map[string]bool{
		"keyboard": r.keyboard != 0, "title": r.titles != 0, "style " + r.style: r.style != "",
		"other keys": r.other, "colours": r.colours, "keypad": r.keypad, "cursor's shape": r.shape, "margins": r.margins,
	} {
		if is {
			left = append(left, what)
		}
	}
	slices.Sort(left)
	return left
}

func TestTheResidueOfATerminalIsSeen(t *testing.T) {
	for _, c := range []struct{ out, left string }{
		{"\x1b[?1049h\x1b[?25l\x1b[31mx\x1b[m\x1b[?25h\x1b[?1049l", "[]"},
		{"\x1b[?1049l\x1b[?1049h", "[mode 1049]"},
		{"\x1b[?25l", "[mode 25]"},
		{"\x1b[?2004h\x1b[?1000;1006h\x1b[?1000l", "[mode 1006 mode 2004]"},
		{"\x1b[>1u\x1b[<u\x1b[>1u", "[keyboard]"},
		{"\x1b[>4;2m", "[other keys]"},
		{"\x1b[22;2t", "[title]"},
		{"\x1b[1;31m", "[style 1;31]"},
		{"\x1b]11;#000\x07", "[colours]"},
		{"\x1b]11;?\x07\x1b]0;title\x07", "[]"},
		{"\x1b=\x1b[3 q\x1b[1;5r", "[cursor's shape keypad margins]"},
	} {
		if got := fmt.Sprint(residue([]byte(c.out))); got != c.left {
			t.Errorf("%q leaves %s, want %s", c.out, got, c.left)
		}
	}
}

// asBefore fails unless an ended program left its terminal as it was.
func (s *session) asBefore() {
	s.t.Helper()
	if _, on, _ := bytes.Cut(s.written(), []byte("\x1b[22;2t")); len(on) > 0 {
		s.sees(titleBack, 1)
	}
	if left := residue(s.written()); len(left) > 0 {
		s.t.Errorf("left on: %v", left)
	}
	if now, err := term.GetState(s.tty.Fd()); err != nil || !reflect.DeepEqual(now, s.was) {
		s.t.Errorf("the line settings are others (%v)", err)
	}
}

// settledReply is the reply to the last question to the terminal: from here on the
// program ends without waiting for any.
const settledReply = "\x1b[?62;22c"

// escapeKey is the escape key, as a terminal sends it that has nothing else
// begin like it.
const escapeKey = "\x1b[27u"

// spot is a place in the program at which it may end.
type spot struct {
	args   []string
	keys   string
	mark   string // is written when it is reached
	typing bool   // q is a letter there
	breaks bool   // the lesson's file is broken first
	first  string // is written before the keys are typed
}

var spots = map[string]spot{
	"opening page": {args: []string{"1"}, mark: shown},
	"step":         {args: []string{"1", "--at", "5"}, mark: "no winner"},
	"help":         {args: []string{"1", "--at", "5"}, keys: "?", mark: "HERE, ON", typing: true},
	"zoomed pane":  {args: []string{"1", "--at", "5"}, keys: "z", mark: "\t\t\t "},
	"why in full":  {args: []string{"1", "--at", "5"}, keys: "w", mark: "IN FULL"},
	"what-if":      {args: []string{"1", "--at", "5"}, keys: "e", mark: "EXERCISE"},
	"edited value": {args: []string{"1", "--at", "5"}, keys: "ejj\r", mark: "EXERCISE", typing: true},
	"side by side": {args: []string{"1", "--at", "5", "--set", "m3.supersedes=[m2]"}, keys: "v", mark: "LESSON"},
	"saving":       {args: []string{"1", "--at", "5", "--set", "m3.supersedes=[m2]"}, keys: "\x13", mark: "write as", typing: true},
	"crosshair":    {args: []string{"1", "--at", "5"}, keys: "c", mark: "NEAREST"},
	"predict":      {args: []string{"1", "--at", "5", "--predict"}, mark: "CHOOSE"},
	"palette":      {args: []string{"1"}, keys: ":", mark: "29 commands", typing: true},
	"list":         {args: []string{"1"}, keys: "o", mark: "to filter", typing: true},
	"search":       {args: []string{"1"}, keys: "/", mark: "look for", typing: true},
	"notes":        {args: []string{"1", "--at", "5"}, keys: "s", mark: "last step"},
	"playing":      {args: []string{"1", "--at", "5"}, keys: "g ", mark: "1/12"},
	"blank":        {args: []string{"1", "--at", "5"}, keys: "b", mark: "\x1b[H\x1b[J", first: "no winner"},
	"mouse":        {args: []string{"1", "--at", "5"}, keys: "m", mark: "\x1b[?1002h"},
	"broken file":  {args: []string{"--at", "1"}, mark: ":7:37:", breaks: true},
	"in Chinese":   {args: []string{"1", "--at", "5", "--lang", "zh"}, mark: "来了一条冲突的记忆"},
}

// reach starts the program and goes to a spot.
func (p spot) reach(t *testing.T) *session { return p.reachBy(t, "memtui") }

// reachBy does so by another program, which gets the arguments.
func (p spot) reachBy(t *testing.T, program string) *session {
	t.Helper()
	args, name := p.args, filepath.Join(t.TempDir(), "port.yaml")
	if p.breaks {
		write(t, name, followedLesson)
		args = append(slices.Clone(args), name)
	}
	s := start(t, program, args...)
	s.sees("\x1b[c", 1)
	s.types(settledReply)
	if p.breaks {
		s.sees("Only step", 1)
		write(t, name, strings.Replace(followedLesson, "scope: web", "scpoe: web", 1))
	}
	if p.first != "" {
		s.sees(p.first, 1)
	}
	s.types(p.keys)
	s.sees(p.mark, 1)
	return s
}

// way is one way to end.
type way struct {
	end    func(*session)
	code   int
	letter bool // it is a letter, so not where text is typed
}

var endings = map[string]way{
	"q":          {typesOf(strings.Repeat("q", 5)), 0, true},
	"esc then q": {typesOf(strings.Repeat(escapeKey, 5) + "q"), 0, false},
	"ctrl+c":     {typesOf("\x03"), 130, false},
	"SIGINT":     {sendsOf(syscall.SIGINT), 130, false},
	"SIGTERM":    {sendsOf(syscall.SIGTERM), 143, false},
	"SIGHUP":     {sendsOf(syscall.SIGHUP), 129, false},
	"SIGQUIT":    {sendsOf(syscall.SIGQUIT), 131, false},
}

func typesOf(keys string) func(*session) { return func(s *session) { s.types(keys) } }

func sendsOf(sig syscall.Signal) func(*session) {
	return func(s *session) { _ = s.cmd.Process.Signal(sig) }
}

// everywhere asks for every ending at every spot, which takes a while; else
// each spot has two endings, and each ending several spots.
const everywhere = "MEMTUI_EVERYWHERE"

// each calls a test for pairs of a spot and one of several others.
func each(t *testing.T, others []string, few int, test func(t *testing.T, at spot, other string)) {
	for i, name := range slices.Sorted(maps.Keys(spots)) {
		for j, other := range others {
			if os.Getenv(everywhere) == "" && (i+j)%len(others) >= few {
				continue
			}
			t.Run(name+"/"+other, func(t *testing.T) {
				t.Parallel()
				test(t, spots[name], other)
			})
		}
	}
}

func TestEveryEndingAtEverySpotLeavesTheTerminalAsItWas(t *testing.T) {
	each(t, slices.Sorted(maps.Keys(endings)), 2, func(t *testing.T, at spot, how string) {
		ending := endings[how]
		if ending.letter && at.typing {
			ending = endings["esc then q"]
		}
		s := at.reach(t)
		ending.end(s)
		if got := s.code(); got != ending.code {
			t.Errorf("exit status %d, want %d", got, ending.code)
		}
		s.asBefore()
	})
}

// In the first moments the terminal is half taken. Before the program listens
// a signal may simply kill it, as long as nothing is on by then.
func TestAnEndInTheFirstMomentsLeavesTheTerminalAsItWas(t *testing.T) {
	for name, first := range map[string]string{
		"at once": "", "at the first byte": "\x1b[22;2t", "at the first screen": "\x1b[?1049h", "at the first row": "\x1b[H",
	} {
		for how, ending := range endings {
			if first == "" && how == "SIGQUIT" {
				continue // before any of our code the runtime writes its traces
			}
			t.Run(name+"/"+how, func(t *testing.T) {
				t.Parallel()
				s := start(t, "memtui", "1")
				s.sees(first, 1)
				ending.end(s)
				code := s.code()
				if dead := s.cmd.ProcessState.Sys().(syscall.WaitStatus); dead.Signaled() {
					code = 128 + int(dead.Signal())
					if bytes.ContainsRune(s.written(), '\x1b') {
						t.Errorf("killed by %v with %q on its screen", dead.Signal(), s.written())
					}
				}
				if code != ending.code {
					t.Errorf("exit status %d, want %d", code, ending.code)
				}
				s.asBefore()
			})
		}
	}
}

func TestATerminalThatGoesAwayAtAnySpotEndsTheProgram(t *testing.T) {
	for name, at := range spots {
		if !slices.Contains([]string{"playing", "saving", "edited value", "help", "broken file"}, name) && os.Getenv(everywhere) == "" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			at.args = append([]string{"-c", `trap "" HUP; exec memtui "$@"`, "sh"}, at.args...)
			s := at.reachBy(t, "sh")
			s.closes()
			from := time.Now()
			if got := s.code(); got != 129 {
				t.Errorf("exit status %d, want 129", got)
			}
			if took := time.Since(from); took > goneFor {
				t.Errorf("it lived on for %v", took)
			}
		})
	}
}

// goneFor is how long a program may live without its terminal, with some time
// for a busy machine.
const goneFor = 2*time.Second + patient/4

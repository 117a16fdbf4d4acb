package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/scenarios"
)

// withoutPower gives the words before a command line that let it run without
// the power of an administrator to ignore rights; none where nobody has it.
func withoutPower(t *testing.T) []string {
	t.Helper()
	if os.Getuid() != 0 {
		return nil
	}
	words := []string{"setpriv", "--bounding-set=-all", "--inh-caps=-all"}
	if err := exec.Command(words[0], append(words[1:], "true")...).Run(); err != nil {
		t.Skip("an administrator may read everything: ", err)
	}
	return words
}

// mortal runs a command line without power.
func mortal(t *testing.T, args ...string) aftermath {
	t.Helper()
	words := append(append(withoutPower(t), "memtui"), args...)
	var complaint bytes.Buffer
	c := exec.Command(words[0], words[1:]...)
	c.Env = append(os.Environ(), "LANG=C.UTF-8", "LC_ALL=")
	c.Stderr = &complaint
	var exit *exec.ExitError
	if err := c.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return aftermath{status: c.ProcessState.ExitCode(), said: complaint.String()}
}

// refused demands one sentence and status 2.
func (o aftermath) refused(t *testing.T, args ...string) {
	t.Helper()
	if o.status != exitBad || strings.Count(o.said, "\n") != 1 || !strings.HasSuffix(o.said, "\n") || strings.Contains(o.said, "\x1b") {
		t.Errorf("%.200q: status %d, %.400q", args, o.status, o.said)
	}
}

// limits changes the rights of a file for the length of a test.
func limits(t *testing.T, name string, rights os.FileMode) {
	t.Helper()
	if err := os.Chmod(name, rights); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(name, 0o700) })
}

func TestAFileWithoutRightsIsRefusedByEveryCommandInOneSentence(t *testing.T) {
	folder := t.TempDir()
	file, closed := filepath.Join(folder, "file.yaml"), filepath.Join(folder, "closed")
	write(t, file, followedLesson)
	limits(t, file, 0)
	if err := os.Mkdir(closed, 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(closed, "file.yaml"), followedLesson)
	limits(t, closed, 0)
	for _, name := range []string{file, filepath.Join(closed, "file.yaml")} {
		for _, args := range takers(name) {
			got := mortal(t, args...)
			got.refused(t, args...)
			if want := i18n.For(i18n.English).CLI.NoPermission; !strings.Contains(got.said, want) {
				t.Errorf("%q: %q, want %q", args, got.said, want)
			}
		}
	}
}

// Where no file may be made, or this one not be changed, nothing is: neither a
// part of a new file, nor a change of the old one.
func TestNothingIsWrittenWithoutTheRightTo(t *testing.T) {
	unfilled := strings.Replace(followedLesson, `, expect: {status: usable, value: "80"}`, "", 1)
	for name, rights := range map[string]struct{ folder, file os.FileMode }{
		"the folder is read-only": {0o500, 0o600}, "the file is read-only": {0o700, 0o400},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			file := filepath.Join(folder, "port.yaml")
			write(t, file, unfilled)
			limits(t, file, rights.file)
			limits(t, folder, rights.folder)
			before := names(t, folder)
			got := mortal(t, "check", "--write", file)
			first, _, _ := strings.Cut(got.said, "\n")
			if want := i18n.For(i18n.English).CLI.SaveNoPermission; got.status != exitBad || !strings.HasSuffix(first, want) {
				t.Errorf("check --write: status %d, %q", got.status, got.said)
			}
			if rights.folder == 0o500 {
				mortal(t, "new", filepath.Join(folder, "new.yaml")).refused(t, "new")
				mortal(t, "export", "--format", "html", "--out", filepath.Join(folder, "page.html"), "1").refused(t, "export")
			}
			limits(t, folder, 0o700)
			limits(t, file, 0o600)
			holds(t, file, unfilled)
			if diff := cmp.Diff(before, names(t, folder)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Killed between writing and naming, a program leaves its draft, which no name
// of a lesson is; what was there is whole, and the next one is not hindered.
func TestAKillBeforeTheNameIsGivenLeavesADraftAlone(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "new.yaml")
	c := exec.Command("memtui-killed", file)
	if err := c.Run(); err == nil || c.ProcessState.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
		t.Fatalf("it was not killed: %v", err)
	}
	left := names(t, folder)
	if len(left) != 1 || !strings.HasPrefix(left[0], ".memtui-") || namesLesson(left[0]) {
		t.Fatalf("left: %q", left)
	}
	if got := ends(t, nil, "new", file); got.status != exitFine {
		t.Errorf("the next one ends with %d: %s", got.status, got.said)
	}
	if diff := cmp.Diff([]string{left[0], "new.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

// A file that vanishes with its folder before it is filled in is told.
func TestAFolderThatVanishesBeforeAFileIsFilledInIsTold(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "gone")
	err := replaceFile(filepath.Join(folder, "x.yaml"), []byte("old"), []byte("new"))
	words := i18n.For(i18n.English)
	if got := fillReason(words, err); err == nil || got != words.CLI.SaveNoFolder {
		t.Errorf("it says %q", got)
	}
	if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder is back: %v", err)
	}
}

// A file that vanishes after it was looked at is told as one that is not there.
func TestAFileThatVanishesBeforeItIsOpenedIsTold(t *testing.T) {
	words := i18n.For(i18n.English)
	if _, why := openedRegular(filepath.Join(t.TempDir(), "gone.yaml")); why == nil || why.In(words) != words.CLI.NoFile {
		t.Error("it is not told")
	}
}

// A file that somebody goes on writing is read no further than one may be
// large.
func TestAFileThatGrowsWhileItIsReadHasAnEnd(t *testing.T) {
	file := filepath.Join(t.TempDir(), "log.yaml")
	write(t, file, "")
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	const most = 64 << 20 // bytes, to leave the disk some
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for written := 0; written < most; {
			select {
			case <-stop:
				return
			default:
			}
			n, err := f.WriteString(strings.Repeat("one more line\n", 1000))
			if err != nil {
				return
			}
			written += n
		}
	}()
	for _, args := range takers(file) {
		got := ends(t, nil, args...)
		if got.status != exitBad || got.said == "" {
			t.Errorf("%q: status %d, %.200q", args, got.status, got.said)
		}
		got.fits(t)
	}
	close(stop)
	<-stopped
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

// A lesson that is cut off anywhere is a lesson still or is told: never both,
// never neither.
func TestAFileThatIsCutOffIsALessonOrTold(t *testing.T) {
	data := scenarios.List()[0].Data
	file := filepath.Join(t.TempDir(), "cut.yaml")
	for size := 0; size < len(data); size += 1 + len(data)/60 {
		write(t, file, string(data[:size]))
		got := rereadLesson(file)
		if (got.Lesson == nil) == (got.Trouble == nil) {
			t.Errorf("after %d bytes: a lesson %t, trouble %t", size, got.Lesson != nil, got.Trouble != nil)
		}
	}
}

// A name that begins with a hyphen is a file behind -- and behind a folder,
// and a flag of which something is said elsewhere.
func TestANameThatBeginsWithAHyphenIsAFileWhereItIsMeant(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "-x.yaml", followedLesson)
	for _, args := range [][]string{
		{"check", "--", "-x.yaml"}, {"check", "./-x.yaml"}, {"--plain", "--", "-x.yaml"}, {"check", "--write", "--", "-x.yaml"},
		{"new", "--", "-new.yaml"}, {"new", "--", "--.yaml"},
	} {
		if got := ends(t, nil, args...); got.status != exitFine {
			t.Errorf("%q: status %d, %q", args, got.status, got.said)
		}
	}
	if diff := cmp.Diff([]string{"--.yaml", "-new.yaml", "-x.yaml"}, names(t, ".")); diff != "" {
		t.Error(diff)
	}
	for _, args := range takers("-x.yaml") {
		if got := ends(t, nil, args...); got.status != exitBad || got.said == "" {
			t.Errorf("%q: status %d, %q", args, got.status, got.said)
		}
	}
}

// become are the ways in which a followed file stops to be one that can be
// read.
var become = map[string]func(name string) error{
	"a pipe":   func(name string) error { return syscall.Mkfifo(name, 0o600) },
	"a folder": func(name string) error { return os.Mkdir(name, 0o700) },
	"huge": func(name string) error {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			return err
		}
		return os.Truncate(name, 2<<30)
	},
	"without rights": func(name string) error { return os.WriteFile(name, []byte(followedLesson), 0) },
	"a loop":         func(name string) error { return os.Symlink(filepath.Base(name), name) },
}

// A followed file that becomes what cannot be read is told on the screen, and
// followed on.
func TestAFollowedFileThatBecomesUnreadableIsToldAndFollowedOn(t *testing.T) {
	w := i18n.For(i18n.English)
	say := map[string]string{
		"a pipe": w.Commands.NotRegular, "a folder": w.Commands.IsDirectory, "huge": "1 MiB", "without rights": w.CLI.NoPermission,
		"a loop": w.CLI.NoEnd,
	}
	for what, happens := range become {
		t.Run(what, func(t *testing.T) {
			words := append(withoutPower(t), "memtui")
			folder := t.TempDir()
			name := filepath.Join(folder, "port.yaml")
			write(t, name, followedLesson)
			s := start(t, words[0], append(words[1:], name, "--at", "1", "--lang", "en")...)
			s.sees("Only step", 1)
			if err := os.Remove(name); err != nil {
				t.Fatal(err)
			}
			if err := happens(name); err != nil {
				t.Skip(err)
			}
			s.sees(strings.Fields(say[what])[0], 1)
			if err := os.Remove(name); err != nil {
				t.Fatal(err)
			}
			write(t, name, strings.Replace(followedLesson, "Only step", "Whole once more", 1))
			s.sees("Whole once more", 1)
			s.types("q")
			if code := s.code(); code != exitFine {
				t.Errorf("it ends with %d", code)
			}
			s.leavesNothing()
		})
	}
}

// What is reread and cannot be read is told in both languages.
func TestWhatIsRereadAndCannotBeReadHasASentence(t *testing.T) {
	for what, happens := range become {
		if what == "without rights" && os.Getuid() == 0 {
			continue
		}
		name := filepath.Join(t.TempDir(), "port.yaml")
		if err := happens(name); err != nil {
			t.Log(err)
			continue
		}
		got := rereadLesson(name)
		if got.Trouble == nil || got.Lesson != nil || got.Trouble.Gone {
			t.Errorf("%s: %+v", what, got.Trouble)
			continue
		}
		if what != "huge" && (got.Trouble.Why == nil || got.Trouble.Why.In(i18n.For(i18n.Chinese)) == "") {
			t.Errorf("%s: no reason", what)
		}
	}
}

func TestNoLessonThatIsNotOursIsCopied(t *testing.T) {
	for _, from := range []string{
		"../../etc/passwd", "/etc/passwd", "/dev/zero", "-", ".", " ", "0", "99", "-1", "1\x1b[2J", "1\n", "１", strings.Repeat("1", 60_000), "01-timeout-change.yaml",
	} {
		folder := t.TempDir()
		got := ends(t, nil, "new", filepath.Join(folder, "new.yaml"), "--from="+from)
		if got.status != exitBad || got.said == "" || len(got.said) > 4<<10 || strings.Contains(got.said, "\x1b") {
			t.Errorf("%.40q: status %d, %.200q", from, got.status, got.said)
		}
		if left := names(t, folder); len(left) > 0 {
			t.Errorf("%.40q: left %q", from, left)
		}
		got.fits(t)
	}
}

// An edit of the command line is no way around what a file may hold.
func TestAnEditThatIsABombIsToldInFewWords(t *testing.T) {
	const most = 120 << 10 // bytes of one argument
	fill := func(sign string) string { return strings.Repeat(sign, most/len(sign)) }
	laughs := "{a: &a [x,x,x,x,x,x,x,x]"
	for c := 'b'; c < 'k'; c++ {
		last := "*" + string(c-1) + ","
		laughs += ", " + string(c) + ": &" + string(c) + " [" + strings.Repeat(last, 8) + "]"
	}
	for _, value := range []string{
		fill("["), fill("{"), fill(`{"a":`), fill(","), fill(`"`), fill("&a "), fill("?"), fill("\n"), fill("- "), laughs + "}", fill("\xff"),
		`{"record": {"id": "` + fill("x") + `"}}`, `{"record": ` + fill("[") + `}`, `{"record": {"evidence": [` + fill("D,") + `D]}}`,
	} {
		for _, edit := range []string{"--add=" + value, "--set=m1.value=" + value, "--set=m1.sources=" + value, "--set=" + value, "--drop=" + value} {
			got := ends(t, nil, "--plain", "--at=1", edit, "1")
			taken := strings.HasPrefix(edit, "--set=m1.value=") && got.status == exitFine
			if !taken && (got.status != exitBad || got.said == "") || len(got.said) > 8<<10 || strings.Contains(got.said, "\x1b") {
				t.Errorf("%.60q: status %d, %d bytes: %.200q", edit, got.status, len(got.said), got.said)
			}
			got.fits(t)
		}
	}
}

// A line that is small and would be large is told by those that read a line at
// a time too.
func TestALineThatIsABombIsToldInFewWords(t *testing.T) {
	file := filepath.Join(t.TempDir(), "bomb.jsonl")
	const size = 4 << 20
	for _, sign := range []string{"[", `{"a":`, `"`, "1", " ", "\x00", "\xff", `{"op":"record",`, "\n", `"\u0041`, "{}\n", "[]\n"} {
		write(t, file, strings.Repeat(sign, size/len(sign)))
		for _, command := range []string{"replay", "decide"} {
			got := leastOf(t, command, file)
			empty := strings.TrimSpace(sign) == "" && got.status == exitFine
			if !empty && (got.status != exitBad || got.said == "") || len(got.said) > 8<<10 {
				t.Errorf("%s, %q: status %d, %d bytes: %.200q", command, sign, got.status, len(got.said), got.said)
			}
			got.fits(t)
		}
	}
}

package main

import (
	"bytes"
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// mostMemory is what no file may make the program take, in KiB.
const mostMemory = 200 << 10

// waitsForEver ends a program that waits for something that never comes. It is no
// measure of speed.
const waitsForEver = time.Minute

// aftermath is how a program ended.
type aftermath struct {
	status   int
	said     string // on standard error
	resident int64  // at most, in KiB
}

// leastOf runs a command of the test binary to its end, again where it took
// too much memory: on a busy machine the garbage collector comes late. What it
// took least is what it needs.
func leastOf(t *testing.T, args ...string) aftermath {
	t.Helper()
	got := ends(t, nil, args...)
	for more := 0; more < 3 && !underRace && got.resident > mostMemory; more++ {
		got.resident = min(got.resident, ends(t, nil, args...).resident)
	}
	return got
}

// ends runs a command of the test binary to its end.
func ends(t *testing.T, stdin *os.File, args ...string) aftermath {
	t.Helper()
	limit, cancel := context.WithTimeout(context.Background(), waitsForEver)
	defer cancel()
	var complaint bytes.Buffer
	c := exec.CommandContext(limit, "memtui", args...)
	c.Env = append(os.Environ(), "LANG=C.UTF-8", "LC_ALL=")
	c.Stderr = &complaint
	if stdin != nil {
		c.Stdin = stdin
	}
	var exit *exec.ExitError
	if err := c.Run(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	usage := c.ProcessState.SysUsage().(*syscall.Rusage)
	return aftermath{c.ProcessState.ExitCode(), complaint.String(), usage.Maxrss}
}

// fits demands that a program took no more memory than it may.
func (o aftermath) fits(t *testing.T) {
	t.Helper()
	if !underRace && o.resident > mostMemory {
		t.Errorf("it took %d MiB", o.resident>>10)
	}
}

// takers are the command lines that take a file.
func takers(file string) [][]string {
	return [][]string{
		{"--plain", file}, {"check", file}, {"check", "--write", file}, {"replay", file}, {"decide", file}, {"ask", "--step", "1", file},
		{"export", "--format", "html", file},
	}
}

// A thing that is no file to be read is refused in one sentence by every
// command, at once, whatever it is.
func TestWhatIsNoFileIsRefusedByEveryCommandInOneSentence(t *testing.T) {
	folder := t.TempDir()
	at := func(name string) string { return filepath.Join(folder, name) }
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(syscall.Mkfifo(at("fifo.yaml"), 0o600))
	must(os.Mkdir(at("folder.yaml"), 0o700))
	must(os.WriteFile(at("folder.yaml/x.txt"), nil, 0o600))
	must(os.Symlink("loop.yaml", at("loop.yaml")))
	must(os.Symlink("nothing.yaml", at("dangling.yaml")))
	must(os.Symlink("fifo.yaml", at("to-fifo.yaml")))
	must(os.Symlink("/dev/zero", at("to-zero.yaml")))
	// A socket's whole name must be short, so it is named from inside.
	t.Chdir(folder)
	listener, err := net.Listen("unix", "socket.yaml")
	must(err)
	defer func() { _ = listener.Close() }()
	for _, file := range []string{
		at("fifo.yaml"), at("folder.yaml"), at("loop.yaml"), at("dangling.yaml"), at("to-fifo.yaml"), at("to-zero.yaml"), "./socket.yaml",
		"/dev/zero", "/dev/tty", "/dev/full", "/dev/null", at("line\nend\x1b[31m.yaml"), at(strings.Repeat("x", 300) + ".yaml"),
	} {
		for _, args := range takers(file) {
			got := ends(t, nil, args...)
			if got.status != exitBad || strings.Count(got.said, "\n") != 1 || !strings.HasSuffix(got.said, "\n") || strings.Contains(got.said, "\x1b") {
				t.Errorf("%q: status %d, %q", args, got.status, got.said)
			}
			got.fits(t)
		}
	}
}

// What is opened is looked at again: a pipe that took the place of a file is
// neither waited for nor read.
func TestAPipeThatTookThePlaceOfAFileIsNotWaitedFor(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "fifo.yaml")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if f, why := openedRegular(pipe); why == nil {
		_ = f.Close()
		t.Error("a pipe was taken for a file")
	}
	if holdsStill(pipe, nil) {
		t.Error("a pipe was taken for the file that was read")
	}
	if writable(pipe) == nil {
		t.Error("a pipe was opened for writing")
	}
}

// A file that is far too large is refused by its beginning, and standard
// input that never ends as well.
func TestWhatNeverEndsIsReadNoFurtherThanAFileMayBeLarge(t *testing.T) {
	huge := filepath.Join(t.TempDir(), "huge.yaml")
	if err := os.WriteFile(huge, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(huge, 2<<30); err != nil {
		t.Skip(err)
	}
	for _, args := range takers(huge) {
		got := ends(t, nil, args...)
		if got.status != exitBad || !strings.Contains(got.said, "1 MiB") {
			t.Errorf("%q: status %d, %q", args, got.status, got.said)
		}
		got.fits(t)
	}
	zero, err := os.Open("/dev/zero")
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = zero.Close() }()
	for _, args := range takers(standardInput) {
		if args[len(args)-2] == "--write" {
			continue
		}
		got := ends(t, zero, args...)
		if got.status != exitBad || !strings.Contains(got.said, "1 MiB") {
			t.Errorf("%q: status %d, %q", args, got.status, got.said)
		}
		got.fits(t)
	}
}

// A file of the system says that it is empty, and is not.
func TestAFileOfTheSystemIsReadThoughItHasNoSize(t *testing.T) {
	if got := ends(t, nil, "check", "/proc/self/status"); got.status != exitBad || !strings.Contains(got.said, "Name") {
		t.Errorf("status %d, %q", got.status, got.said)
	}
}

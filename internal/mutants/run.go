package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Fate is what became of a mutant.
type Fate string

// The fates. One that does not build says nothing: for a mutant of the list
// that is a mistake, for a mechanical one it is the compiler that noticed. One
// that does not end is noticed too, but by the limit alone: no test says what
// is wrong with it.
const (
	Noticed  Fate = "noticed"
	Endless  Fate = "does not end"
	Survived Fate = "SURVIVED"
	Unbuilt  Fate = "does not build"
)

// Result is what became of a mutant, and where it was noticed.
type Result struct {
	Fate Fate
	By   string // the package and the first test that failed
}

// trial is one run of the tests of a package. The quick ones come first.
type trial struct {
	folder string
	args   []string
	limit  int // seconds of processor time, about ten times what the tests need
}

// longest ends a run that waits for ever and uses no processor time.
const longest = 10 * time.Minute

// trials gives the runs against a mutant of a file, in order: the tests of its
// own package, quick and then thorough, and then those that stand upon it.
func trials(file string) []trial {
	// The random tests begin with the same seed each time, so that a result
	// can be repeated, and do not look for the smallest failure.
	random := []string{"-rapid.seed=1", "-rapid.nofailfile", "-rapid.shrinktime=0s"}
	upon := func(folder string, args ...string) trial {
		return trial{folder: folder, args: append([]string{"-test.short"}, args...), limit: 100}
	}
	switch folder := path.Dir(file); folder {
	case coreFolder:
	case commandFolder:
		return []trial{upon(folder, "-test.run=^TestScripts$/^(replay|decide)")}
	case "internal/source":
		return []trial{upon(folder), upon("internal/batch")}
	default:
		return []trial{upon(folder)}
	}
	skip := "-test.skip=^TestPurePackages" // those read the tree, not the mutant
	if path.Base(file) != "nfc.go" {
		skip += "|^TestComposing" // half of the time, for that file alone
	}
	return []trial{
		{coreFolder, append([]string{"-test.short", skip}, random...), 12},
		{coreFolder, append([]string{skip}, random...), 150},
		upon("internal/batch"),
		upon("internal/scenario", random...),
		upon("internal/player", random...),
	}
}

const (
	coreFolder    = "internal/core"
	commandFolder = "cmd/memtui"
)

// runner builds mutants and runs tests against them.
type runner struct {
	root  string
	quick bool // the tests of the mutant's own package alone
	short bool // the first, short run of them alone
}

// test runs the tests against a mutant. Binary gives those of a folder; its
// error says that the mutant does not build.
func (r runner) test(file, number string, binary func(folder string) (string, error)) Result {
	for _, t := range trials(file) {
		if r.quick && t.folder != path.Dir(file) {
			break
		}
		name, err := binary(t.folder)
		if err != nil {
			return Result{Fate: Unbuilt, By: err.Error()}
		}
		if fate, by := r.try(name, number, t); fate != Survived {
			return Result{Fate: fate, By: strings.TrimPrefix(t.folder, "internal/") + " " + by}
		}
		if r.short {
			break
		}
	}
	return Result{Fate: Survived}
}

// alone builds a file's new text beside the tree and runs the tests.
func (r runner) alone(file string, text []byte) (Result, error) {
	folder, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return Result{}, err
	}
	defer func() { _ = os.RemoveAll(folder) }()
	overlay, err := r.overlay(folder, file, text)
	if err != nil {
		return Result{}, err
	}
	built := map[string]bool{}
	return r.test(file, "", func(of string) (string, error) {
		binary := filepath.Join(folder, filepath.Base(of)+".test")
		if built[of] {
			return binary, nil
		}
		built[of] = true
		build := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay", overlay, "-o", binary, "./"+of)
		build.Dir = r.root
		if out, err := build.CombinedOutput(); err != nil {
			return "", errors.New(firstLine(out))
		}
		return binary, nil
	}), nil
}

func (r runner) overlay(folder, file string, text []byte) (string, error) {
	changed, overlay := filepath.Join(folder, "changed.go"), filepath.Join(folder, "overlay.json")
	real := filepath.Join(r.root, filepath.FromSlash(file))
	says, err := json.Marshal(map[string]map[string]string{"Replace": {real: changed}})
	if err != nil {
		return "", err
	}
	return overlay, errors.Join(os.WriteFile(changed, text, 0o600), os.WriteFile(overlay, says, 0o600))
}

var failed = regexp.MustCompile(`(?m)^--- FAIL: (\S+)`)

// try runs tests, and gives the first that fails. A mutant that takes all
// memory is noticed too. The limit counts processor time, so that a busy
// machine makes no mutant endless.
func (r runner) try(binary, number string, t trial) (Fate, string) {
	ctx, stop := context.WithTimeout(context.Background(), longest)
	defer stop()
	limited := fmt.Sprintf(`ulimit -v 6000000 2>/dev/null; ulimit -t %d; exec "$0" "$@"`, t.limit)
	args := append([]string{"-c", limited, binary, "-test.failfast"}, t.args...)
	test := exec.CommandContext(ctx, "sh", args...)
	test.Dir = filepath.Join(r.root, filepath.FromSlash(t.folder))
	test.WaitDelay = time.Second
	test.Env = append(os.Environ(), numberName+"="+number)
	out, err := test.CombinedOutput()
	if err == nil {
		return Survived, ""
	}
	if ctx.Err() != nil || wasStopped(test.ProcessState, t.limit) {
		return Endless, fmt.Sprintf("(ended by the limit of %d s)", t.limit)
	}
	if name := failed.FindSubmatch(out); name != nil {
		return Noticed, string(name[1])
	}
	return Noticed, "(" + firstLine(out) + ")"
}

// wasStopped reports whether a process ended by the limit, in seconds: it gave
// no exit status, and had used most of what it was given. Systems do not count
// to the millisecond.
func wasStopped(p *os.ProcessState, limit int) bool {
	return p != nil && p.ExitCode() < 0 && p.UserTime()+p.SystemTime() > time.Duration(limit)*time.Second/2
}

func firstLine(out []byte) string {
	for line := range bytes.Lines(out) {
		if text := strings.TrimSpace(string(line)); text != "" && !strings.HasPrefix(text, "#") {
			return text
		}
	}
	return "no words"
}

func readFile(name string) ([]byte, error) { return os.ReadFile(name) }

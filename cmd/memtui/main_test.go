package main

import (
	"errors"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// raceExit lets a program under the race detector end at once instead of after
// a second.
const raceExit = "atexit_sleep_ms=0"

func TestMain(m *testing.M) {
	_ = os.Setenv("GORACE", raceExit)
	testscript.Main(m, map[string]func(){
		"memtui":         func() { os.Exit(run()) },
		"memtui-crashes": func() { os.Exit(runCrashing()) },
		"memtui-panics":  func() { os.Exit(runPanics()) },
		"memtui-stuck":   func() { os.Exit(runStuck()) },
		"memtui-empty":   func() { os.Exit(runEmpty()) },
		"memtui-killed":  func() { os.Exit(runKilled()) },
		"memtui-saves":   func() { os.Exit(runSaves()) },
		"memtui-wide":    func() { os.Exit(runCounting(true)) },
	})
}

// TestScripts runs every script of testdata/script: the command line from
// outside, one behaviour a file. The command `status N CMD…` demands an exit
// status.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("GORACE", raceExit)
			env.Setenv("LANG", "C.UTF-8")
			env.Setenv("TERM", "xterm-256color")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": status},
	})
}

func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N CMD…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// Package docs_test keeps the documentation true: every code block of every
// page is run, loaded or compared. What a block is, its info string says:
//
//	yaml, json              a whole lesson that must hold without a warning
//	yaml file=NAME          the file that the following commands work on
//	yaml add=NAME           lines behind its end; below="LINE" behind that
//	                        line; instead="LINE" in its place
//	yaml steps              the steps of a lesson of which the rest is left out
//	yaml wrong=CODE         a lesson in which `memtui check` finds that alone
//	yaml right=CODE         one like it in which it finds nothing
//	console                 commands behind `$ `, and what they print; `…` on
//	                        a line of its own stands for any lines; status=1
//	                        where the last one must fail so
//	console wrong=, right=  the same for what no lesson file can show
//	text                    behind a wrong lesson: what `memtui check` prints
//	sh                      commands of which those of memtui must succeed
//
// `go test ./docs -update` writes what is printed, and the reference, anew.
package docs_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"memtui/internal/i18n"
)

var update = flag.Bool("update", false, "write what commands print, and the reference of the format, anew")

// program is the folder in which the built program lies.
var program string

func TestMain(m *testing.M) {
	flag.Parse()
	dir, err := os.MkdirTemp("", "memtui-docs-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	program = dir
	status := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(status)
}

// built builds the program, once. It looks at every file of which the program
// is made, for go test must not take an earlier result for this one's when a
// file has changed: what is built is not among the imports of this package.
var built = sync.OnceValue(func() error {
	for _, folder := range []string{"../cmd", "../internal", "../scenarios", "../go.mod"} {
		err := filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
			if err == nil {
				_, err = os.Stat(path)
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	build := exec.Command("go", "build", "-o", filepath.Join(program, "memtui"), "memtui/cmd/memtui")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("the program cannot be built: %w\n%s", err, out)
	}
	return nil
})

// run gives what a command line prints, and its exit status.
func run(t *testing.T, dir string, lang i18n.Lang, line string) (string, int) {
	t.Helper()
	if err := built(); err != nil {
		t.Fatal(err)
	}
	locale := map[i18n.Lang]string{i18n.English: "en_GB.UTF-8", i18n.Chinese: "zh_CN.UTF-8"}[lang]
	c := exec.Command("sh", "-c", line)
	c.Dir = dir
	c.Env = []string{"PATH=" + program + string(os.PathListSeparator) + os.Getenv("PATH"), "LANG=" + locale, "TERM=xterm-256color", "HOME=" + dir}
	out, err := c.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s: %v", line, err)
	}
	return string(out), c.ProcessState.ExitCode()
}

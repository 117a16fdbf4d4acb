package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// besides are the functions of the whole program that start something beside
// the library's own loop, each with what keeps a panic there from ending the
// program with its screen on. Commands of the library are another matter: each
// is guarded where it is made.
var besides = map[string]string{
	"cmd/memtui/export_progress.go working":   "AfterFunc: prints a line, with no screen on",
	"cmd/memtui/giveup_unix.go release":       "go: writes bytes with system calls alone",
	"cmd/memtui/giveup_unix.go interrupted":   "AfterFunc: guarded",
	"cmd/memtui/giveup_unix.go typed":         "AfterFunc: guarded",
	"cmd/memtui/terminal_unix.go end":         "AfterFunc: guarded",
	"cmd/memtui/terminal_unix.go ended":       "go: the screen is off by then",
	"cmd/memtui/terminal_unix.go quitQuietly": "go: ends the process, and does nothing else",
}

// nonTest calls a function with every file of Go source that is not a test, nor
// of another program.
func nonTest(t *testing.T, look func(name string, file *ast.File)) {
	t.Helper()
	root := filepath.Join("..", "..")
	files := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "testdata" || name == "vendor" || path != root && strings.HasPrefix(name, ".")):
			return filepath.SkipDir
		case entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		name = filepath.ToSlash(name)
		if file.Name.Name != "main" || strings.HasPrefix(name, "cmd/memtui/") {
			look(name, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// startsBeside says how a node starts something beside its caller; "": it
// does not.
func startsBeside(n ast.Node) string {
	switch n := n.(type) {
	case *ast.GoStmt:
		return "go"
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.SelectorExpr); ok && (f.Sel.Name == "AfterFunc" || f.Sel.Name == "Go") {
			return f.Sel.Name
		}
	}
	return ""
}

// calls reports whether a node calls something of this name.
func calls(n ast.Node, name string) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			switch f := call.Fun.(type) {
			case *ast.SelectorExpr:
				found = found || f.Sel.Name == name
			case *ast.Ident:
				found = found || f.Name == name
			}
		}
		return !found
	})
	return found
}

func TestWhateverRunsBesideTheLibraryIsKnownAndGuarded(t *testing.T) {
	got := map[string]string{}
	nonTest(t, func(name string, file *ast.File) {
		for _, d := range file.Decls {
			function := "(at the start)"
			if f, ok := d.(*ast.FuncDecl); ok {
				function = f.Name.Name
			}
			ast.Inspect(d, func(n ast.Node) bool {
				how := startsBeside(n)
				if how == "" {
					return true
				}
				where := name + " " + function
				_, why, _ := strings.Cut(besides[where], ": ")
				switch guarded := calls(n, "guarded"); {
				case guarded:
					why = "guarded"
				case why == "guarded":
					why = "nothing guards it"
				}
				got[where] = how + ": " + why
				return true
			})
		}
	})
	if diff := cmp.Diff(besides, got); diff != "" {
		t.Errorf("what runs beside the library (- known, + found):\n%s", diff)
	}
}

// A command runs in a goroutine of the library. What it recovers itself it
// tells on the screen that is lost, so every one of ours is guarded.
func TestEveryCommandOfTheModelIsGuarded(t *testing.T) {
	harmless := map[string]string{
		"listen":     "guarded by its callers",
		"awaitCrash": "receives from a channel",
		"guard":      "is the guard",
		"after":      "gives the clock's message; its callers guard it",
	}
	found := 0
	nonTest(t, func(name string, file *ast.File) {
		if !strings.HasPrefix(name, "internal/model/") {
			return
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || harmless[f.Name.Name] != "" {
				continue
			}
			var inside []ast.Node // calls of guard
			ast.Inspect(f, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok && isName(call.Fun, "guard") {
					inside = append(inside, call)
				}
				if !makesCommand(n) {
					return true
				}
				found++
				for _, g := range inside {
					if g.Pos() <= n.Pos() && n.End() <= g.End() {
						return true
					}
				}
				t.Errorf("%s: %s makes a command that nothing guards", name, f.Name.Name)
				return true
			})
		}
	})
	if found < 8 {
		t.Errorf("only %d commands were found: this tests nothing", found)
	}
}

// makesCommand tells functions that give a message, and calls of what makes
// such functions.
func makesCommand(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncLit:
		results := n.Type.Results
		return results != nil && len(results.List) == 1 && isSelector(results.List[0].Type, "Msg") && len(n.Type.Params.List) == 0
	case *ast.CallExpr:
		return isSelector(n.Fun, "After") || isSelector(n.Fun, "listen") || isSelector(n.Fun, "Tick")
	}
	return false
}

func isSelector(n ast.Expr, name string) bool {
	s, ok := n.(*ast.SelectorExpr)
	return ok && s.Sel.Name == name
}

func isName(n ast.Expr, name string) bool {
	i, ok := n.(*ast.Ident)
	return ok && i.Name == name
}

package core_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// purity says what a package may import. Whatever is decided here is decided
// from values that were handed in: no clock, file, network, environment, or
// chance, and nothing that runs at the same time.
type purity struct {
	folder string
	only   []string // if any: all else is forbidden
	not    []string
	charm  []string // of the terminal libraries; all others are forbidden
}

func pure() []purity {
	world := []string{
		"os", "os/exec", "os/signal", "embed", "net", "net/http", "log", "log/slog", "math/rand", "math/rand/v2", "crypto/rand",
		"runtime", "runtime/debug", "sync/atomic", "syscall", "unsafe", "plugin", "testing",
	}
	const text = "github.com/charmbracelet/x/ansi" // how wide a text is
	return []purity{
		{folder: "core", only: []string{
			"cmp", "errors", "fmt", "iter", "maps", "slices", "sort", "strconv", "strings", "unicode", "unicode/utf8",
			"golang.org/x/text/unicode/norm",
		}},
		{folder: "source", not: world, charm: []string{text}},
		{folder: "scenario", not: world},
		{folder: "batch", not: world},
		{folder: "i18n", not: world},
		{folder: "player", not: world, charm: []string{"charm.land/bubbles/v2/key"}},
		{folder: "views", not: world, charm: []string{text, "charm.land/lipgloss/v2"}},
	}
}

// parse reads the program's own files of a package, tests left out; none if
// the folder holds no Go files.
func parse(t *testing.T, folder string) (*token.FileSet, []*ast.File) {
	names, err := filepath.Glob(filepath.Join("..", folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	places, files := token.NewFileSet(), []*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(places, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return places, files
}

func eachPure(t *testing.T, check func(*testing.T, purity, *token.FileSet, []*ast.File)) {
	for _, p := range pure() {
		t.Run(p.folder, func(t *testing.T) {
			places, files := parse(t, p.folder)
			if len(files) == 0 {
				t.Skip("no Go files")
			}
			check(t, p, places, files)
		})
	}
}

func TestPurePackagesImportOnlyWhatTheyMay(t *testing.T) {
	eachPure(t, func(t *testing.T, p purity, places *token.FileSet, files []*ast.File) {
		for _, file := range files {
			for _, spec := range file.Imports {
				path, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					t.Fatal(err)
				}
				if wrong := p.forbids(path); wrong != "" {
					t.Errorf("%s: imports %s: %s", places.Position(spec.Pos()), path, wrong)
				}
			}
		}
	})
}

func (p purity) forbids(path string) string {
	own, isOurs := strings.CutPrefix(path, "memtui/internal/")
	switch {
	case p.only != nil && !slices.Contains(p.only, path):
		return "not among what this package may import"
	case slices.Contains(p.not, path):
		return "this package is pure"
	case isCharm(path) && !slices.Contains(p.charm, path):
		return "the terminal is not its business"
	case isOurs && !slices.ContainsFunc(pure(), func(o purity) bool { return o.folder == own }):
		return "a pure package rests on pure ones alone"
	}
	return ""
}

func isCharm(path string) bool {
	return strings.HasPrefix(path, "charm.land/") || strings.HasPrefix(path, "github.com/charmbracelet/")
}

// Even a package that may be imported has doors to the world.
func TestPurePackagesReadNoClockStartNothingAndPrintNothing(t *testing.T) {
	doors := map[string][]string{
		"time": {"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker", "Sleep", "Local", "LoadLocation"},
		"fmt":  {"Print", "Printf", "Println", "Scan", "Scanf", "Scanln"},
	}
	eachPure(t, func(t *testing.T, _ purity, places *token.FileSet, files []*ast.File) {
		for _, file := range files {
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.GoStmt:
					t.Errorf("%s: starts a goroutine", places.Position(n.Pos()))
				case *ast.SelectStmt:
					t.Errorf("%s: waits", places.Position(n.Pos()))
				case *ast.SelectorExpr:
					if from, ok := n.X.(*ast.Ident); ok && slices.Contains(doors[from.Name], n.Sel.Name) {
						t.Errorf("%s: uses %s.%s", places.Position(n.Pos()), from.Name, n.Sel.Name)
					}
				case *ast.CallExpr:
					if f, ok := n.Fun.(*ast.Ident); ok && (f.Name == "print" || f.Name == "println") {
						t.Errorf("%s: prints", places.Position(n.Pos()))
					}
				}
				return true
			})
		}
	})
}

// No variable of a package is ever changed, and no init does work.
func TestPurePackagesHoldNoVariableThatChanges(t *testing.T) {
	eachPure(t, func(t *testing.T, _ purity, places *token.FileSet, files []*ast.File) {
		held := map[string]bool{}
		for _, file := range files {
			for _, decl := range file.Decls {
				switch d := decl.(type) {
				case *ast.GenDecl:
					holds(held, d)
				case *ast.FuncDecl:
					if d.Recv == nil && d.Name.Name == "init" {
						t.Errorf("%s: an init", places.Position(d.Pos()))
					}
				}
			}
		}
		for _, file := range files {
			for _, decl := range file.Decls {
				changes(held, decl, func(target *ast.Ident) {
					t.Errorf("%s: changes %s", places.Position(target.Pos()), target.Name)
				})
			}
		}
	})
}

// changes reports what a function assigns to of the package's variables;
// names that it declares itself are its own.
func changes(held map[string]bool, decl ast.Decl, report func(*ast.Ident)) {
	own := map[string]bool{}
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				for _, e := range n.Lhs {
					if name, ok := e.(*ast.Ident); ok {
						own[name.Name] = true
					}
				}
			}
		case *ast.RangeStmt:
			for _, e := range []ast.Expr{n.Key, n.Value} {
				if name, ok := e.(*ast.Ident); ok && n.Tok == token.DEFINE {
					own[name.Name] = true
				}
			}
		case *ast.Field:
			for _, name := range n.Names {
				own[name.Name] = true
			}
		case *ast.ValueSpec:
			for _, name := range n.Names {
				own[name.Name] = true
			}
		}
		return true
	})
	ast.Inspect(decl, func(n ast.Node) bool {
		for _, target := range targets(n) {
			if held[target.Name] && !own[target.Name] {
				report(target)
			}
		}
		return true
	})
}

func holds(held map[string]bool, d *ast.GenDecl) {
	if d.Tok != token.VAR {
		return
	}
	for _, spec := range d.Specs {
		for _, name := range spec.(*ast.ValueSpec).Names {
			held[name.Name] = name.Name != "_"
		}
	}
}

// targets gives the names at the root of what a statement assigns to.
func targets(n ast.Node) []*ast.Ident {
	var list []ast.Expr
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE {
			return nil
		}
		list = n.Lhs
	case *ast.IncDecStmt:
		list = []ast.Expr{n.X}
	}
	var out []*ast.Ident
	for _, e := range list {
		for {
			switch x := e.(type) {
			case *ast.IndexExpr:
				e = x.X
				continue
			case *ast.SelectorExpr:
				e = x.X
				continue
			case *ast.Ident:
				out = append(out, x)
			}
			break
		}
	}
	return out
}

// What is pure runs anywhere, also where there is no file and no process.
func TestPurePackagesBuildForTheBrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("builds for another machine")
	}
	eachPure(t, func(t *testing.T, p purity, _ *token.FileSet, _ []*ast.File) {
		build := exec.Command("go", "build", "-o", os.DevNull, "memtui/internal/"+p.folder)
		build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
}

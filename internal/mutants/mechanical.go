package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
)

// swapped are the operators that a mechanical mutant takes for each other.
var swapped = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.ADD, token.OR: token.AND, token.AND: token.OR,
}

// edit is a mechanical change: a stretch of a file is replaced.
type edit struct {
	name     string // file, function, what is done, the line; and a number where that is not enough
	file     string
	from, to int // bytes
	with     string
}

// mechanical makes every mechanical mutant of the files of a package.
func mechanical(root, folder string) ([]edit, error) {
	names, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(folder), "*.go"))
	if err != nil {
		return nil, err
	}
	var out []edit
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		edits, err := ofFile(root, name)
		if err != nil {
			return nil, err
		}
		out = append(out, edits...)
	}
	return out, nil
}

// maker gathers the edits of one file.
type maker struct {
	places *token.FileSet
	file   string // from the root
	text   []byte
	lines  []string
	within string // the function
	edits  []edit
	seen   map[string]int
}

func ofFile(root, path string) ([]edit, error) {
	text, err := readFile(path)
	if err != nil {
		return nil, err
	}
	places := token.NewFileSet()
	tree, err := parser.ParseFile(places, path, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	file, err := filepath.Rel(root, path)
	if err != nil {
		return nil, err
	}
	m := &maker{
		places: places, file: filepath.ToSlash(file), text: text,
		lines: strings.Split(string(text), "\n"), seen: map[string]int{},
	}
	for _, d := range tree.Decls {
		if f, is := d.(*ast.FuncDecl); is && f.Body != nil {
			m.within = f.Name.Name
			ast.Inspect(f.Body, m.visit)
		}
	}
	return m.edits, nil
}

// visit makes the edits of one node. How much room is made beforehand changes
// no answer, and is left alone.
func (m *maker) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		if made, is := n.Fun.(*ast.Ident); is && made.Name == "make" && len(n.Args) == 3 {
			ast.Inspect(n.Args[1], m.visit)
			return false
		}
	case *ast.BinaryExpr:
		if other, there := swapped[n.Op]; there {
			m.add(n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), other.String(), n.Op.String()+" becomes "+other.String())
		}
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			m.add(n.OpPos, n.OpPos+1, "", "! is dropped")
		}
	case *ast.IfStmt:
		m.add(n.Cond.Pos(), n.Cond.End(), "!("+m.source(n.Cond)+")", "the condition is negated")
	case *ast.CaseClause:
		m.cases(n)
	case *ast.BasicLit:
		if value, err := strconv.Atoi(n.Value); n.Kind == token.INT && err == nil {
			m.add(n.Pos(), n.End(), strconv.Itoa(value+1), n.Value+" becomes "+strconv.Itoa(value+1))
		}
	case *ast.Ident:
		if other, is := map[string]string{"true": "false", "false": "true"}[n.Name]; is {
			m.add(n.Pos(), n.End(), other, n.Name+" becomes "+other)
		}
	case *ast.BlockStmt:
		for _, s := range n.List {
			m.statement(s)
		}
	}
	return true
}

// cases negates the conditions of a switch without a value, and drops what is
// done in a case.
func (m *maker) cases(n *ast.CaseClause) {
	for _, s := range n.Body {
		m.statement(s)
	}
}

// statement drops one that can be left out.
func (m *maker) statement(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.ExprStmt, *ast.IncDecStmt, *ast.BranchStmt, *ast.IfStmt:
		m.add(s.Pos(), s.End(), "{}", "it is left out")
	case *ast.ReturnStmt:
		if len(s.Results) == 0 {
			m.add(s.Pos(), s.End(), "{}", "it is left out")
		}
	case *ast.AssignStmt:
		if s.Tok != token.DEFINE {
			unused := strings.Repeat("_, ", len(s.Rhs)-1) + "_ = "
			var values []string
			for _, value := range s.Rhs {
				values = append(values, m.source(value))
			}
			m.add(s.Pos(), s.End(), unused+strings.Join(values, ", "), "it is left out")
		}
	}
}

func (m *maker) source(n ast.Node) string { return string(m.text[m.offset(n.Pos()):m.offset(n.End())]) }

func (m *maker) offset(p token.Pos) int { return m.places.Position(p).Offset }

func (m *maker) add(from, to token.Pos, with, what string) {
	line := strings.TrimSpace(m.lines[m.places.Position(from).Line-1])
	name := fmt.Sprintf("%s %s: %s: %s", filepath.Base(m.file), m.within, what, line)
	m.seen[name]++
	if many := m.seen[name]; many > 1 {
		name += fmt.Sprintf(" (%d)", many)
	}
	m.edits = append(m.edits, edit{name: name, file: m.file, from: m.offset(from), to: m.offset(to), with: with})
}

// applied gives the file with the edit.
func (e edit) applied(root string) ([]byte, error) {
	text, err := readFile(filepath.Join(root, filepath.FromSlash(e.file)))
	if err != nil {
		return nil, err
	}
	return append(append(append([]byte{}, text[:e.from]...), e.with...), text[e.to:]...), nil
}

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Building takes longer than most tests. So the mutants that change one
// function are built together: the function stands there once more for each
// of them, under another name, and gives way to the one whose number is in
// the environment.

// numberName is the variable of the environment that chooses a mutant.
const numberName = "MEMTUI_MUTANT"

const chooser = `package %s

import (
	"os"
	"strconv"
)

var mutantNow = func() int {
	n, _ := strconv.Atoi(os.Getenv("` + numberName + `"))
	return n
}()
`

// together is what mutants share: their files, and the binaries of their tests.
type together struct {
	root, folder string
	files        map[string]*sharedFile // by name from the root
	overlay      string
	binaries     map[string]string // by the folder of the tests
}

// sharedFile is a file with the functions of several mutants.
type sharedFile struct {
	text    []byte
	inserts map[int]string // what stands behind the opening brace at an offset
	added   []addition
}

// addition is a function of one mutant.
type addition struct {
	number int
	text   string
}

// share adds a mutant; false where it changes more, or less, than the body of
// one function, and must be built alone. So must one of the command, which the
// tests run as a program with an environment of its own.
func (s *together) share(number int, file string, changed []byte) bool {
	if path.Dir(file) == commandFolder {
		return false
	}
	f, there := s.files[file]
	if !there {
		text, err := readFile(filepath.Join(s.root, filepath.FromSlash(file)))
		if err != nil {
			return false
		}
		f = &sharedFile{text: text, inserts: map[int]string{}}
	}
	was, is, found := oneFunction(f.text, changed)
	if !found {
		return false
	}
	call, callable := callOf(was.decl, number)
	if !callable {
		return false
	}
	s.files[file] = f
	f.inserts[was.body+1] += fmt.Sprintf(" if mutantNow == %d { %s }; ", number, call)
	name := is.name - is.from
	f.added = append(f.added, addition{number, is.text[:name] + numbered(is.decl.Name.Name, number) + is.text[name+len(is.decl.Name.Name):]})
	return true
}

func numbered(name string, number int) string { return name + "Mutant" + strconv.Itoa(number) }

// function is a declaration with its places in the text, in bytes.
type function struct {
	decl             *ast.FuncDecl
	text             string
	from, name, body int
}

// oneFunction finds the only function in which two texts differ.
func oneFunction(a, b []byte) (was, is function, found bool) {
	one, oneRest := functions(a)
	other, otherRest := functions(b)
	if len(one) != len(other) || oneRest != otherRest {
		return was, is, false
	}
	for i := range one {
		if one[i].text != other[i].text {
			if found || one[i].text[:one[i].body-one[i].from] != other[i].text[:other[i].body-other[i].from] {
				return was, is, false
			}
			was, is, found = one[i], other[i], true
		}
	}
	return was, is, found
}

// functions gives those of a file, and all the rest of its text.
func functions(text []byte) (out []function, rest string) {
	places := token.NewFileSet()
	tree, err := parser.ParseFile(places, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, ""
	}
	last, between := 0, []string{}
	for _, d := range tree.Decls {
		f, is := d.(*ast.FuncDecl)
		if !is || f.Body == nil {
			continue
		}
		at := func(p token.Pos) int { return places.Position(p).Offset }
		from, to := at(f.Pos()), at(f.End())
		if f.Doc != nil {
			from = at(f.Type.Pos())
		}
		out = append(out, function{decl: f, text: string(text[from:to]), from: from, name: at(f.Name.Pos()), body: at(f.Body.Lbrace)})
		between, last = append(between, string(text[last:from])), to
	}
	return out, strings.Join(append(between, string(text[last:])), "\n")
}

// callOf hands what a function was given to that of a mutant; false where it
// has a nameless parameter.
func callOf(f *ast.FuncDecl, number int) (string, bool) {
	var args []string
	for _, field := range f.Type.Params.List {
		if len(field.Names) == 0 {
			return "", false
		}
		for _, name := range field.Names {
			arg := name.Name
			if _, many := field.Type.(*ast.Ellipsis); many {
				arg += "..."
			}
			args = append(args, arg)
		}
	}
	call := numbered(f.Name.Name, number) + "(" + strings.Join(args, ", ") + ")"
	if f.Recv != nil {
		if len(f.Recv.List[0].Names) == 0 {
			return "", false
		}
		call = f.Recv.List[0].Names[0].Name + "." + call
	}
	if slices.Contains(args, "_") || strings.HasPrefix(call, "_.") {
		return "", false
	}
	if f.Type.Results == nil {
		return call + "; return", true
	}
	return "return " + call, true
}

// write lays the shared files beside the tree. It gives, for each file, the
// lines at which the functions of the mutants begin.
func (s *together) write() (map[string][]addition, error) {
	replace, begins := map[string]string{}, map[string][]addition{}
	var wrong error
	put := func(real, text string) {
		beside := filepath.Join(s.folder, fmt.Sprintf("%d-%s", len(replace), filepath.Base(real)))
		replace[filepath.Join(s.root, filepath.FromSlash(real))] = beside
		wrong = errors.Join(wrong, os.WriteFile(beside, []byte(text), 0o600))
	}
	for name, f := range s.files {
		text, last := "", 0
		places := make([]int, 0, len(f.inserts))
		for at := range f.inserts {
			places = append(places, at)
		}
		slices.Sort(places)
		for _, at := range places {
			text, last = text+string(f.text[last:at])+f.inserts[at], at
		}
		text += string(f.text[last:])
		key := fmt.Sprintf("%d-%s", len(replace), filepath.Base(name))
		for _, a := range f.added {
			begins[key] = append(begins[key], addition{number: a.number, text: strconv.Itoa(strings.Count(text, "\n") + 2)})
			text += "\n" + a.text + "\n"
		}
		put(name, text)
		chooses := filepath.ToSlash(filepath.Join(filepath.Dir(name), "mutant_now.go"))
		if _, there := replace[filepath.Join(s.root, filepath.FromSlash(chooses))]; !there {
			put(chooses, fmt.Sprintf(chooser, filepath.Base(filepath.Dir(name))))
		}
	}
	says, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	s.overlay = filepath.Join(s.folder, "overlay.json")
	return begins, errors.Join(wrong, err, os.WriteFile(s.overlay, says, 0o600))
}

var complaint = regexp.MustCompile(`(?m)([0-9]+-[a-z_]+\.go):([0-9]+):[0-9]+: (.*)$`)

// build builds the tests of a folder, without those mutants of which the
// compiler complains; they are given, with its words.
func (s *together) build(folder string) (map[int]string, error) {
	unbuilt := map[int]string{}
	binary := filepath.Join(s.folder, filepath.Base(folder)+".test")
	for {
		begins, err := s.write()
		if err != nil {
			return nil, err
		}
		cmd := exec.Command("go", "test", "-c", "-vet=off", "-ldflags=-s -w", "-gcflags=-e", "-overlay", s.overlay, "-o", binary, "./"+folder)
		cmd.Dir = s.root
		out, err := cmd.CombinedOutput()
		if err == nil {
			s.binaries[folder] = binary
			return unbuilt, nil
		}
		before := len(unbuilt)
		for _, found := range complaint.FindAllSubmatch(out, -1) {
			line, _ := strconv.Atoi(string(found[2]))
			guilty := 0
			for _, a := range begins[string(found[1])] {
				if from, _ := strconv.Atoi(a.text); from <= line {
					guilty = a.number
				}
			}
			if guilty != 0 && unbuilt[guilty] == "" {
				unbuilt[guilty] = string(found[3])
				s.drop(guilty)
			}
		}
		if len(unbuilt) == before {
			return nil, fmt.Errorf("%s does not build: %s", folder, bytes.TrimSpace(out))
		}
	}
}

// drop takes a mutant out of the shared files.
func (s *together) drop(number int) {
	mine := fmt.Sprintf(" if mutantNow == %d {", number)
	for _, f := range s.files {
		f.added = slices.DeleteFunc(f.added, func(a addition) bool { return a.number == number })
		for at, text := range f.inserts {
			parts := strings.SplitAfter(text, " }; ")
			f.inserts[at] = strings.Join(slices.DeleteFunc(parts, func(part string) bool { return strings.HasPrefix(part, mine) }), "")
		}
	}
}

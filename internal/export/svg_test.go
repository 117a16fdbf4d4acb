package export

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// element is one element of a picture, with its own text.
type element struct {
	name string
	attr map[string]string
	text string
}

// elements reads a picture as strictly as XML is read.
func elements(t testing.TB, name string, data []byte) []element {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	var out []element
	var open []int
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatalf("%s is not well-formed: %v", name, err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := element{name: token.Name.Local, attr: map[string]string{}}
			for _, a := range token.Attr {
				e.attr[a.Name.Local] = a.Value
			}
			open = append(open, len(out))
			out = append(out, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				out[open[len(open)-1]].text += string(token)
			}
		}
	}
}

func number(t testing.TB, e element, name string) int {
	t.Helper()
	n, err := strconv.Atoi(e.attr[name])
	if err != nil {
		t.Fatalf("%s of %q is no number: %v", name, e.text, err)
	}
	return n
}

// screens gives the pictures of a lesson without the planes alone, which are
// drawn in another way.
func screens(src Source, look Look, o Options) []File {
	return slices.DeleteFunc(Screens(src, look, o), func(f File) bool { return strings.HasPrefix(f.Name, "plane-") })
}

func TestEveryRowOfAPictureIsWhatTheScreenShows(t *testing.T) {
	for _, src := range []Source{shipped(t, 1), shipped(t, 4)} {
		for _, lang := range i18n.Langs() {
			for _, theme := range []views.ThemeName{views.Dark, views.Mono} {
				look := Look{Lang: lang, Theme: theme}
				state := src.state()
				states := []player.State{state} // of the pages, in order
				for i := range src.Lesson.Frames {
					for q := range max(len(src.Lesson.Frames[i].Questions), 1) {
						states = append(states, to(state, i+1, q))
					}
				}
				states = append(states, to(state, state.Last(), 0))
				files := screens(src, look, Options{Answers: true})
				if len(files) != len(states) {
					t.Fatalf("%d pictures of %d screens", len(files), len(states))
				}
				for i, f := range files {
					screen := look.complete().screen(states[i])
					sameRows(t, fmt.Sprintf("%s %s %s %s", src.Name, lang, theme, f.Name), f.Data, screen.Render().Rows[:screen.FooterRow()])
				}
			}
		}
	}
}

// sameRows compares the text of a picture, put into cells, with rows without
// what is drawn as a shape.
func sameRows(t *testing.T, name string, data []byte, want []string) {
	t.Helper()
	rows, ends := make([]string, len(want)), make([]int, len(want))
	for _, e := range elements(t, name, data) {
		if e.name != "text" {
			continue
		}
		y, x, length := (number(t, e, "y")-baseline)/cellHeight, number(t, e, "x"), number(t, e, "textLength")
		if x%cellWidth != 0 || length%cellWidth != 0 || views.Width(e.text) != length/cellWidth {
			t.Errorf("%s: %q at %d is %d long: not its cells", name, e.text, x, length)
		}
		if x/cellWidth < ends[y] {
			t.Errorf("%s: %q lies on what is before it", name, e.text)
			continue
		}
		rows[y] += strings.Repeat(" ", x/cellWidth-ends[y]) + e.text
		ends[y] = (x + length) / cellWidth
	}
	for y, row := range want {
		for text := range arms {
			row = strings.ReplaceAll(row, text, " ")
		}
		row = strings.NewReplacer("█", " ", "▀", " ", "▄", " ", "▌", " ", "▐", " ", "▔", " ", "▏", " ", "╭", " ", "╮", " ",
			"╰", " ", "╯", " ", "╪", " ", "┄", " ", "┊", " ", "╱", " ", "╳", " ").Replace(row)
		if strings.TrimRight(row, " ") != rows[y] {
			t.Errorf("%s, row %d:\nscreen  %s\npicture %s", name, y, row, rows[y])
		}
	}
}

func TestChineseAndLettersAreSetApart(t *testing.T) {
	for _, f := range screens(shipped(t, 1), Look{Lang: i18n.Chinese}, Options{Answers: true}) {
		for _, e := range elements(t, f.Name, f.Data) {
			if e.name != "text" {
				continue
			}
			wide := views.Width(e.text) == 2*len([]rune(e.text))
			if !wide && views.Width(e.text) != len([]rune(e.text)) {
				t.Errorf("%s: %q mixes cells of two widths", f.Name, e.text)
			}
			if want := map[bool]string{true: "spacing", false: "spacingAndGlyphs"}[wide]; e.attr["lengthAdjust"] != want {
				t.Errorf("%s: %q is fitted by %q", f.Name, e.text, e.attr["lengthAdjust"])
			}
		}
	}
}

func TestAPictureHasOnlyTheColoursOfItsTheme(t *testing.T) {
	for _, theme := range views.ThemeNames() {
		allowed := map[string]bool{"none": true}
		if theme == views.Mono {
			allowed["#000000"], allowed["#ffffff"] = true, true
		} else {
			for role := views.None; role <= views.CfS; role++ {
				allowed[views.NewTheme(theme, views.TrueColour).Hex(role)] = true
			}
		}
		for _, f := range screens(shipped(t, 1), Look{Theme: theme}, Options{Answers: true}) {
			for _, e := range elements(t, f.Name, f.Data) {
				for _, name := range []string{"fill", "stroke"} {
					if colour := e.attr[name]; colour != "" && !allowed[colour] {
						t.Errorf("%s, %s: %s is no colour of the theme", theme, f.Name, colour)
					}
				}
			}
		}
	}
}

func TestPicturesAreNamedByStepAndQuestion(t *testing.T) {
	names := func(o Options) string {
		var out []string
		for _, f := range Screens(shipped(t, 1), Look{}, o) {
			out = append(out, strings.TrimSuffix(f.Name, ".svg"))
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct {
		o    Options
		want string
	}{
		{Options{Answers: true}, "opening step-1 step-2 step-3 step-4A step-4B step-4C step-5 closing plane-1 plane-2 plane-3 plane-4 plane-5"},
		{Options{Answers: true, Steps: Range{4, 4}}, "step-4A step-4B step-4C plane-4"},
		{Options{Steps: Range{4, 5}}, "step-4A step-4B step-4C step-5"},
	} {
		if got := names(c.o); got != c.want {
			t.Errorf("%+v gives %s, want %s", c.o, got, c.want)
		}
	}
}

func TestAPictureToBePredictedShowsNoAnswer(t *testing.T) {
	src := shipped(t, 1)
	hidden := screens(src, Look{}, Options{Steps: Range{5, 5}})[0]
	for _, e := range elements(t, hidden.Name, hidden.Data) {
		for _, telling := range []string{"Conflict, no winner", "m2 · D2 ≠", "superseded by m2", "A person must", "A conflicting memory arrives"} {
			if strings.Contains(e.text, telling) {
				t.Errorf("the picture says %q", e.text)
			}
		}
	}
	said := string(hidden.Data)
	for _, choice := range []string{"30s", "20s", "not found"} {
		if !strings.Contains(said, choice) {
			t.Errorf("the choice %q is missing", choice)
		}
	}
}

func TestLinesThatTouchAreDrawnAsOne(t *testing.T) {
	row := func(s string) []views.Cell {
		var out []views.Cell
		for _, r := range s {
			out = append(out, views.Cell{Text: string(r), Width: 1, Ink: views.Ink{Role: views.Edge, Ground: views.Bg}})
		}
		return out
	}
	d := slide{name: "box", theme: views.NewTheme(views.Dark, views.TrueColour), rows: [][]views.Cell{row("┌──┐"), row("│  │"), row("└──┘")}}
	var b bytes.Buffer
	d.shapes(&b)
	drawn := regexp.MustCompile(` d="([^"]*)"`).FindStringSubmatch(b.String())[1]
	// Each corner reaches half a line over, so that the four sides close.
	want := []string{"M4.5 10V51", "M4 10.5H32", "M31.5 10V51", "M4 50.5H32"}
	got := strings.Split(drawn, "M")[1:]
	for i := range got {
		got[i] = "M" + got[i]
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("drawn as %v, want %v", got, want)
	}
}

func TestAPictureIsTheSameEveryTime(t *testing.T) {
	o := Options{Answers: true, Steps: Range{4, 5}}
	one, other := Screens(shipped(t, 1), Look{Lang: i18n.Chinese}, o), Screens(shipped(t, 1), Look{Lang: i18n.Chinese}, o)
	for i := range one {
		if !bytes.Equal(one[i].Data, other[i].Data) {
			t.Errorf("%s differs from one time to the next", one[i].Name)
		}
	}
}

func TestPicturesAreAsDrawn(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, theme := range views.ThemeNames() {
			look := Look{Lang: lang, Theme: theme, Columns: 40, Rows: 12}
			f := screens(shipped(t, 1), look, Options{Answers: true, Steps: Range{5, 5}})[0]
			asGolden(t, fmt.Sprintf("step-5-40x12-%s-%s.svg", lang, theme), f.Data)
		}
	}
}

// onlyAPicture fails where a picture has anything in it but what is drawn.
func onlyAPicture(t *testing.T, f File) {
	t.Helper()
	for _, e := range elements(t, f.Name, f.Data) {
		if !slices.Contains([]string{"svg", "title", "desc", "rect", "g", "path", "text"}, e.name) {
			t.Fatalf("%s: there is an element %q", f.Name, e.name)
		}
		for name := range e.attr {
			if strings.HasPrefix(name, "on") || name == "href" || name == "style" {
				t.Fatalf("%s: %s has an attribute %q", f.Name, e.name, name)
			}
		}
	}
}

func FuzzSVG(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 2000 {
			return
		}
		for _, file := range screens(lessonOf(t, text), Look{Columns: 80, Rows: 24}, Options{Answers: true, Steps: Range{2, 2}}) {
			onlyAPicture(t, file)
		}
	})
}

func TestPicturesOfHostileTextsAreOnlyPictures(t *testing.T) {
	for _, text := range hostile {
		for _, o := range []Options{{Answers: true}, {}} {
			for _, file := range screens(lessonOf(t, text), Look{}, o) {
				onlyAPicture(t, file)
			}
		}
	}
}

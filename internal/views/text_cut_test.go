package views

import (
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
)

// TestNoTextFallsOffItsPaneWithoutAMark draws a lesson that holds an awkward
// text in every field: in every mode and layer the rows are exact, and a text
// that is too long is cut, which leaves a mark, before it reaches the end of
// its pane. With MEMTUI_SIZES=all every mode is drawn on every page, else half
// of them.
func TestNoTextFallsOffItsPaneWithoutAMark(t *testing.T) {
	sizes := [][2]int{{80, 24}, {79, 24}, {81, 24}, {40, 12}, {120, 40}, {100, 30}}
	names := []string{}
	for name := range writings() {
		names = append(names, name)
	}
	slices.Sort(names)
	ways := sizedWays()
	wayNames := []string{}
	for name := range ways {
		wayNames = append(wayNames, name)
	}
	slices.Sort(wayNames)
	theme := NewTheme(Mono, NoColours)
	n := 0
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			base := writtenAll(t, writings()[name])
			for page := 0; page <= base.Last(); page++ {
				base.Page, base.Question = page, 0
				if f := base.Frame(); f != nil && len(f.Questions) > 0 {
					base.Question = n % len(f.Questions)
				}
				for i, way := range wayNames {
					n++
					part := 2
					if strings.HasPrefix(name, "unbroken ") {
						part = 6 // they are long to draw, and much alike
					}
					if !everySize && i%part != page%part {
						continue
					}
					size := sizes[n%len(sizes)]
					s := Screen{State: ways[way](base), W: size[0], H: size[1], Theme: theme, Words: i18n.For(i18n.Langs()[n/len(sizes)%2])}
					p := s.Render()
					if err := wholePicture(s, p); err != nil {
						t.Errorf("page %d, %s, %s, %v: %v", page, way, s.Words.Lang, size, err)
					}
					if p.lost > 0 {
						t.Errorf("page %d, question %d, %s, %s, %v: %d characters fell off:\n%s", page, base.Question, way, s.Words.Lang, size, p.lost, strings.Join(p.Rows, "\n"))
					}
				}
			}
		})
	}
}

// TestTheLessonsThatShipFallOffNoPane asks the same of the lessons that
// ship, in everything that can be opened on them.
func TestTheLessonsThatShipFallOffNoPane(t *testing.T) {
	theme, n := NewTheme(Mono, NoColours), 0
	for _, one := range sizedStates(t) {
		if strings.HasPrefix(one.name, "strange") {
			continue
		}
		for range 2 {
			size := [][2]int{{80, 24}, {40, 12}, {100, 30}, {120, 40}, {79, 30}, {160, 50}, {57, 14}}[n%7]
			s := Screen{State: one.state, W: size[0], H: size[1], Theme: theme, Words: i18n.For(i18n.Langs()[n%2])}
			if p := s.Render(); p.lost > 0 {
				t.Errorf("%s, %s, %v: %d characters fell off:\n%s", one.name, s.Words.Lang, size, p.lost, strings.Join(p.Rows, "\n"))
			}
			n++
		}
		n += 3
	}
}

// TestACutNeverHalvesACharacter cuts each kind of writing at every cell: what
// is left is a beginning of it in whole characters, and no wider than asked.
func TestACutNeverHalvesACharacter(t *testing.T) {
	for name, text := range writings() {
		text = drawn(text)
		if len(text) > 2000 {
			text = text[:0] + headOf(text, 90)
		}
		ends := map[string]bool{"": true}
		for at := 0; at < len(text); {
			cluster, _ := firstCluster(text[at:])
			at += len(cluster)
			ends[text[:at]] = true
		}
		for cells := range Width(text) {
			got := Cut(text, cells)
			if Width(got) > cells || ansi.StringWidthWc(got) > cells {
				t.Errorf("%s in %d cells is %q, %d wide", name, cells, got, Width(got))
			}
			head, marked := strings.CutSuffix(got, "…")
			if cells > 0 && (!marked || !ends[head]) {
				t.Errorf("%s in %d cells is %q", name, cells, got)
			}
		}
	}
}

// TestWrappingBeginsNoRowWithAClosingMark covers marks behind a word that is
// longer than a row, and behind a blank.
func TestWrappingBeginsNoRowWithAClosingMark(t *testing.T) {
	for _, text := range []string{
		"改了。（见下）", "abcdefghij，后面", "abcdefghij ，后面 。完", "值为“二十秒”，之后", "甲乙丙丁戊己庚辛，壬癸", "ﾃｽﾄ｡ﾃｽﾄ｡ﾃｽﾄ", "全部（一二三四五六七八）。",
		"１００％、５０％。", strings.Repeat("x", 25) + "，" + strings.Repeat("y", 25) + "。",
	} {
		for cells := 6; cells < 40; cells++ {
			for i, row := range Wrap(text, cells) {
				first, _ := firstCluster(row + " ")
				if i > 0 && strings.Contains(closers, first) {
					t.Errorf("%q in %d cells: %q", text, cells, Wrap(text, cells))
				}
				if Width(row) > cells {
					t.Errorf("%q in %d cells: row %q is %d wide", text, cells, row, Width(row))
				}
			}
		}
	}
}

// TestTheProgramsOwnSignsAreOneCellEverywhere holds the signs and their ASCII
// forms to one cell by both ways to count, and to none that a terminal may
// draw as a picture.
func TestTheProgramsOwnSignsAreOneCellEverywhere(t *testing.T) {
	for sign, form := range asciiSigns {
		for _, s := range []string{sign, form} {
			if ansi.StringWidth(s) != 1 || ansi.StringWidthWc(s) != 1 || Width(s) != 1 {
				t.Errorf("%q is %d, %d and %d cells", s, ansi.StringWidth(s), ansi.StringWidthWc(s), Width(s))
			}
			if isPicture(s) {
				t.Errorf("%q may be drawn as a picture", s)
			}
		}
		if !isASCII(form) {
			t.Errorf("%q is drawn in ASCII as %q", sign, form)
		}
	}
}

// isPicture reports whether a text holds what terminals may draw as emoji by
// themselves, or what asks them to.
func isPicture(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool {
		return r >= 0x1f000 || r == 0xfe0f || r == 0x20e3 || r >= 0x231a && r <= 0x231b || r >= 0x23e9 && r <= 0x23fa ||
			r == 0x2705 || r == 0x2728 || r == 0x274c || r == 0x274e || r >= 0x2753 && r <= 0x2757 || r == 0x2b50 || r == 0x2b55 ||
			r == 0x26a0 || r == 0x26a1 || r == 0x2b1b || r == 0x2b1c || r == 0x267f || r == 0x2693 || r == 0x2614 || r == 0x2615
	})
}

// TestEveryWordOnEveryScreenIsCountedAlike reads all that the program says in
// what can be opened: each character that is not Chinese is one cell by both
// ways to count, and none is a picture.
func TestEveryWordOnEveryScreenIsCountedAlike(t *testing.T) {
	theme := NewTheme(Mono, NoColours)
	seen := map[rune]string{}
	for i, one := range sizedStates(t) {
		if strings.HasPrefix(one.name, "strange") {
			continue
		}
		for _, lang := range i18n.Langs() {
			p := Screen{State: one.state, W: 80 + i%2*40, H: 24 + i%2*16, Theme: theme, Words: i18n.For(lang)}.Render()
			for _, row := range p.Rows {
				for _, r := range row {
					seen[r] = one.name
				}
			}
		}
	}
	for r, name := range seen {
		s := string(r)
		if ansi.StringWidth(s) != ansi.StringWidthWc(s) || isPicture(s) {
			t.Errorf("%s shows %q: %d or %d cells", name, s, ansi.StringWidth(s), ansi.StringWidthWc(s))
		}
	}
}

package views

import (
	"math"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

// terminalPalette is what a terminal makes of the sixteen colours, with the
// text and the ground that it uses where a program names none.
type terminalPalette struct {
	theme      ThemeName
	fg, ground string
	colours    [16]string
}

// terminalPalettes are those that many people have: xterm's own, the Linux
// console's, and both of Solarized, which spends half of the bright colours on
// greys.
var terminalPalettes = map[string]terminalPalette{
	"xterm": {Dark, "#e5e5e5", "#000000", [16]string{"#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
		"#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"}},
	"xterm, white": {Light, "#000000", "#ffffff", [16]string{"#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
		"#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"}},
	"console": {Dark, "#aaaaaa", "#000000", [16]string{"#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
		"#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff"}},
	"solarized dark": {Dark, "#839496", "#002b36", [16]string{"#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5",
		"#002b36", "#cb4b16", "#586e75", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3"}},
	"solarized light": {Light, "#657b83", "#fdf6e3", [16]string{"#073642", "#dc322f", "#859900", "#b58900", "#268bd2", "#d33682", "#2aa198", "#eee8d5",
		"#002b36", "#cb4b16", "#586e75", "#657b83", "#839496", "#6c71c4", "#93a1a1", "#fdf6e3"}},
}

// fewRatios are the roles that fall short on such a palette: words of 4.5,
// lines of 3. The terminal's owner chose these colours; the sign and the word
// that stand beside each are what the program answers for.
var fewRatios = map[string]float64{
	"xterm: accent":      4.43,
	"console: accent":    4.13,
	"xterm, white: good": 2.16, "xterm, white: v2l": 2.16, "xterm, white: warning": 1.70,
	"solarized dark: bad": 3.26, "solarized dark: good": 2.79, "solarized dark: v2l": 2.79, "solarized dark: warning": 3.37, "solarized dark: changed": 3.43,
	"solarized light: fg": 4.13, "solarized light: bad": 4.29, "solarized light: good": 2.97, "solarized light: v2l": 2.97,
	"solarized light: warning": 2.98, "solarized light: changed": 4.21, "solarized light: accent": 3.41,
}

// seenWith gives what a terminal shows for an ink: the colours that it is told
// to use, or its own.
func seenWith(p terminalPalette, ink Ink) (text, ground string) {
	s := NewTheme(p.theme, FewColours).style(ink)
	text, ground = p.fg, p.ground
	if n, ok := s.GetForeground().(ansi.BasicColor); ok {
		text = p.colours[n]
	}
	if n, ok := s.GetBackground().(ansi.BasicColor); ok {
		ground = p.colours[n]
	}
	if s.GetReverse() {
		text, ground = ground, text
	}
	return text, ground
}

// TestWithFewColoursWordsAreReadInThePalettesThatPeopleHave looks at every
// role that carries words or lines. A solid block is its role in reverse, so
// that its words have the same ratio.
func TestWithFewColoursWordsAreReadInThePalettesThatPeopleHave(t *testing.T) {
	short := 0
	for name, p := range terminalPalettes {
		for _, role := range []Role{Fg, Soft, Muted, Accent, Good, Warning, Bad, Changed, V1L, V2L, V3L} {
			text, ground := seenWith(p, Ink{Role: role, Ground: Bg})
			ratio, want := contrastOf(rgbOf(text), rgbOf(ground)), 4.5
			if role == V1L || role == V2L || role == V3L {
				want = 3
			}
			if solid(role) {
				blockText, block := seenWith(p, Ink{Role: On, Ground: role})
				if blockText != ground || block != text {
					t.Errorf("%s: a block of %s is %s on %s, the role %s on %s", name, roleNames[role], blockText, block, text, ground)
				}
			}
			if ratio >= want {
				continue
			}
			short++
			if pair := name + ": " + roleNames[role]; math.Abs(fewRatios[pair]-ratio) > 0.006 {
				t.Errorf("%s has %.2f; listed is %.2f", pair, ratio, fewRatios[pair])
			}
		}
	}
	if short != len(fewRatios) {
		t.Errorf("%d pairs fall short, %d are listed", short, len(fewRatios))
	}
}

// TestWithFewColoursARoleTakesOneOfTheTerminalsOwn holds for 16 and for 256
// colours alike, and no ground but a solid block is painted.
func TestWithFewColoursARoleTakesOneOfTheTerminalsOwn(t *testing.T) {
	want := map[Role][2]ansi.BasicColor{
		Accent: {12, 4}, Good: {10, 2}, Warning: {11, 3}, Bad: {9, 1}, Changed: {13, 5},
		Soft: {7, 0}, Muted: {7, 0}, Edge: {7, 0}, Rule: {8, 8}, Hatch: {8, 8}, V1L: {12, 4}, V2L: {10, 2}, V3L: {13, 5},
	}
	for i, name := range []ThemeName{Dark, Light} {
		theme := NewTheme(name, FewColours)
		for role := None; role < roles; role++ {
			s := theme.style(Ink{Role: role, Ground: V1S})
			if _, painted := s.GetBackground().(lipgloss.NoColor); !painted {
				t.Errorf("%s: %s stands on a ground of %v", name, roleNames[role], s.GetBackground())
			}
			pair, named := want[role]
			if _, none := s.GetForeground().(lipgloss.NoColor); none == named {
				t.Errorf("%s: %s is %v", name, roleNames[role], s.GetForeground())
			}
			if named && s.GetForeground() != pair[i] {
				t.Errorf("%s: %s is %v, want %v", name, roleNames[role], s.GetForeground(), pair[i])
			}
		}
	}
}

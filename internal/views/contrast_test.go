package views

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"memtui/internal/player"
)

// luminance is the relative luminance of WCAG 2.
func luminance(rgb [3]float64) float64 {
	linear := linearOf(rgb)
	return 0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2]
}

// linearOf takes the gamma of sRGB away.
func linearOf(rgb [3]float64) (out [3]float64) {
	for i, v := range rgb {
		if v <= 0.04045 {
			out[i] = v / 12.92
			continue
		}
		out[i] = math.Pow((v+0.055)/1.055, 2.4)
	}
	return out
}

// rgbOf reads #rrggbb; each part is from 0 to 1.
func rgbOf(hex string) (out [3]float64) {
	for i := range out {
		n, err := strconv.ParseUint(hex[1+2*i:3+2*i], 16, 8)
		if err != nil {
			panic(err)
		}
		out[i] = float64(n) / 255
	}
	return out
}

// contrastOf is the contrast ratio of WCAG 2, from 1 to 21.
func contrastOf(a, b [3]float64) float64 {
	high, low := luminance(a), luminance(b)
	if high < low {
		high, low = low, high
	}
	return (high + 0.05) / (low + 0.05)
}

// mark says what a cell holds, to be judged by.
type mark uint8

const (
	noMark     mark = iota
	writing         // a letter, a digit, or a sign that carries a meaning
	stroke          // a line, an outline, an edge
	decoration      // dots of nothing, hatching, rail to come
)

// strokes are drawn parts that are no text.
const strokes = "─│┌┬┐├┼┤└┴┘━┃┯┿┝┥╪┏┓┗┛┣┫┳┻╋╭╮╰╯┊┄▔▏▌▀▄█▐╱╳"

// markOf judges a cell by what is written in it. The palette exempts the roles
// Rule and Hatch where they draw no letter: separators, dots, hatching, rail
// to come; a sign and a word carry what they say.
func markOf(at cell) mark {
	first := []rune(at.text + " ")[0]
	switch {
	case at.text == "" || at.text == " " || at.ink.Role == None:
		return noMark
	case unicode.In(first, unicode.L, unicode.N):
		return writing
	case at.ink.Role == Rule || at.ink.Role == Hatch:
		return decoration
	case strings.ContainsRune(strokes, first):
		return stroke
	case unicode.IsPunct(first):
		return decoration // it stands in the ink of the words beside it
	}
	return writing
}

// isDimmed reports whether a screen lies dimmed below an overlay: the palette
// lowers it on purpose.
func (g glance) isDimmed() bool {
	return g.screen.State.Layer.Kind != player.LayerNone
}

// pairing is a role on a ground, as drawn.
type pairing struct {
	role, ground Role
	as           mark
}

func (p pairing) String() string { return roleNames[p.role] + " on " + roleNames[p.ground] }

// drawnOnce keeps what drawnPairs found: more than one test asks for it.
var drawnOnce map[pairing]string

// drawnPairs gives every pairing that is drawn, with the first place of it.
func drawnPairs(t *testing.T) map[pairing]string {
	t.Helper()
	if drawnOnce != nil {
		return drawnOnce
	}
	out := map[pairing]string{}
	everyGlance(t, func(g glance) {
		c := g.screen.cellsOf()
		for i, at := range c.cells {
			p := pairing{at.ink.Role, at.ink.Ground, markOf(at)}
			switch {
			case p.as == noMark || p.as == decoration:
				continue
			case p.role == Rule && g.isDimmed():
				continue
			}
			if _, seen := out[p]; !seen {
				out[p] = g.name + ": " + strings.TrimSpace(c.Rows()[i/c.w]) + " at " + at.text
			}
		}
	})
	drawnOnce = out
	return out
}

// least is the contrast that a theme promises.
func least(theme ThemeName, as mark) float64 {
	switch {
	case as == stroke:
		return 3
	case theme == Contrast:
		return 7
	}
	return 4.5
}

func TestEveryWordThatIsDrawnStandsOutFromItsGround(t *testing.T) {
	pairs := drawnPairs(t)
	if len(pairs) < 20 {
		t.Fatalf("only %d pairs are drawn", len(pairs))
	}
	var all []string
	for p, where := range pairs {
		for _, name := range []ThemeName{Dark, Light, Contrast} {
			theme := NewTheme(name, TrueColour)
			ratio := contrastOf(rgbOf(theme.Hex(p.role)), rgbOf(theme.Hex(p.ground)))
			if ratio < least(name, p.as) {
				all = append(all, string(name)+": "+p.String()+" has "+strconv.FormatFloat(ratio, 'f', 2, 64)+" ("+where+")")
			}
		}
	}
	slices.Sort(all)
	for _, one := range all {
		t.Error(one)
	}
}

func TestTheContrastIsThatOfTheStandard(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want float64
	}{{"#000000", "#ffffff", 21}, {"#777777", "#ffffff", 4.48}, {"#0000ff", "#ffffff", 8.59}, {"#123456", "#123456", 1}} {
		if got := contrastOf(rgbOf(c.a), rgbOf(c.b)); math.Abs(got-c.want) > 0.01 {
			t.Errorf("%s on %s has %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

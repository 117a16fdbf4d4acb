package views

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
)

// deficiencies simulate the three kinds of colour blindness in full: Machado,
// Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
// Vision Deficiency", 2009, severity 1.0, on linear sRGB.
var deficiencies = map[string][3][3]float64{
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seenAs gives a colour as somebody with a deficiency sees it.
func seenAs(rgb [3]float64, m [3][3]float64) (out [3]float64) {
	linear := linearOf(rgb)
	for i, row := range m {
		v := 0.0
		for j, w := range row {
			v += w * linear[j]
		}
		v = math.Max(0, math.Min(1, v))
		if v <= 0.0031308 {
			out[i] = 12.92 * v
			continue
		}
		out[i] = 1.055*math.Pow(v, 1/2.4) - 0.055
	}
	return out
}

// blindRatios are the words whose contrast falls below what the theme promises
// when it is seen with a deficiency, with what is left of it. The palette is
// made for other eyes: blue loses light against a strong tint. What stands
// there in blue stands elsewhere on the screen, too: the crosshair and its
// dates, which the question repeats on the plain ground.
var blindRatios = map[string]float64{
	"light, protanopia: accent on v1s": 4.18, "light, protanopia: accent on v2s": 4.22, "light, protanopia: accent on v3s": 4.06, "light, protanopia: accent on cfs": 4.08,
	"light, tritanopia: accent on v1s": 4.02, "light, tritanopia: accent on v2s": 4.00, "light, tritanopia: accent on v3s": 4.10, "light, tritanopia: accent on cfs": 4.14,
	"contrast, deuteranopia: accent on v2s": 6.99, "contrast, deuteranopia: accent on v3s": 6.92, "contrast, deuteranopia: accent on cfs": 6.75,
}

// TestTheContrastHoldsForEveryKindOfColourBlindness asks the full numbers of
// the simulated palettes, too: 4.5, in high contrast 7, lines 3. What falls
// short is listed with its figure; the list holds nothing else.
func TestTheContrastHoldsForEveryKindOfColourBlindness(t *testing.T) {
	short := map[string]bool{}
	for p, where := range drawnPairs(t) {
		for _, name := range []ThemeName{Dark, Light, Contrast} {
			theme := NewTheme(name, TrueColour)
			for kind, m := range deficiencies {
				ratio := contrastOf(seenAs(rgbOf(theme.Hex(p.role)), m), seenAs(rgbOf(theme.Hex(p.ground)), m))
				pair := fmt.Sprintf("%s, %s: %s", name, kind, p)
				if ratio >= least(name, p.as) {
					continue
				}
				short[pair] = true
				if math.Abs(blindRatios[pair]-ratio) > 0.006 {
					t.Errorf("%s has %.2f, want %.1f; listed is %.2f (%s)", pair, ratio, least(name, p.as), blindRatios[pair], where)
				}
			}
		}
	}
	for pair := range blindRatios {
		if !short[pair] {
			t.Errorf("%s is listed but is not drawn, or does not fall short", pair)
		}
	}
}

// judging are the roles that pass a judgement. A colour-blind eye may take
// each for another, so a sign that stands for one stands for no other.
var judging = []Role{Good, Bad, Warning}

// TestNoSignStandsForTwoJudgements looks at every cell that holds a sign of a
// judgement: whichever two of good, bad and warning are compared, their signs
// differ. A sign of comparison may follow the sign of its row, as in
// `✗ v2 ≠ v3`; a mark of change may stand in any block. In a decision ✓ and ≠
// judge nothing: they say that an input is given, or differs, and are lit in
// the hue of the way that it decides; the state at its end has its own sign.
func TestNoSignStandsForTwoJudgements(t *testing.T) {
	signs := map[string]map[Role]string{}
	everyGlance(t, func(g glance) {
		c := g.screen.cellsOf()
		for i, at := range c.cells {
			role := judgedAs(at)
			switch at.text {
			case SignGiven, SignFailed, SignConflict, SignNothing, SignRefresh, SignRevoked, SignExpired, SignLongTerm, SignRecorded:
			default:
				continue
			}
			if !slices.Contains(judging, role) || at.text == SignConflict && isAfterSign(c, i) {
				continue
			}
			if g.screen.State.IsDecision() && (at.text == SignGiven || at.text == SignConflict) {
				continue
			}
			if signs[at.text] == nil {
				signs[at.text] = map[Role]string{}
			}
			if signs[at.text][role] == "" {
				signs[at.text][role] = g.name + rowWith(c, i)
			}
		}
	})
	if signs[SignGiven][Good] == "" || signs[SignFailed][Bad] == "" || signs[SignConflict][Warning] == "" {
		t.Fatal("the signs are not drawn in their roles")
	}
	for sign, by := range signs {
		for i, a := range judging {
			for _, b := range judging[i+1:] {
				if by[a] != "" && by[b] != "" {
					t.Errorf("%s is %s (%s) and %s (%s): only the colour tells", sign, roleNames[a], by[a], roleNames[b], by[b])
				}
			}
		}
	}
}

// judgedAs gives the role that is seen: of a solid block, that of the block.
func judgedAs(at cell) Role {
	if at.ink.Role == On {
		return at.ink.Ground
	}
	return at.ink.Role
}

// isAfterSign reports whether a cell continues a run of its own ink that
// begins with the sign of a failure.
func isAfterSign(c *Canvas, i int) bool {
	role := judgedAs(c.cells[i])
	for j := i; j >= i/c.w*c.w; j-- {
		if at := c.cells[j]; at.text == SignFailed && judgedAs(at) == role {
			return true
		}
	}
	return false
}

// TestEveryBlockOfAnAnswerSaysItsJudgement holds for pairs and for lists of
// values: a solid block names what it is by a sign, whatever its colour.
func TestEveryBlockOfAnAnswerSaysItsJudgement(t *testing.T) {
	want := map[Role]string{Good: SignGiven + SignCounts + SignLongTerm, Warning: SignConflict + SignRefresh, Bad: SignFailed}
	blocks := 0
	everyGlance(t, func(g glance) {
		c := g.screen.cellsOf()
		if g.isDimmed() {
			return // the layer may cover a part of the block
		}
		for _, r := range solidsOf(c) {
			signs, ok := want[r.role]
			if !ok || r.rows < 3 {
				continue // a chip, a chosen cell
			}
			blocks++
			if !strings.ContainsAny(r.text, signs) {
				t.Errorf("%s: a block of %s says %q, without one of %s", g.name, roleNames[r.role], r.text, signs)
			}
		}
	})
	if blocks < 100 {
		t.Fatalf("only %d blocks are drawn", blocks)
	}
}

// solidBlock is a connected area of one ground that is solid.
type solidBlock struct {
	role Role
	rows int
	text string
}

// solidsOf finds the solid blocks of a canvas. The pills inside belong to it.
func solidsOf(c *Canvas) []solidBlock {
	var out []solidBlock
	seen := make([]bool, len(c.cells))
	for start, at := range c.cells {
		if !solid(at.ink.Ground) || seen[start] {
			continue
		}
		block := solidBlock{role: at.ink.Ground}
		inside := func(at cell) bool {
			return at.ink.Ground == block.role || at.ink.Role == block.role && at.ink.Ground == Bg && at.ink.Bold
		}
		open, found := []int{start}, []int{}
		for seen[start] = true; len(open) > 0; {
			i := open[len(open)-1]
			open, found = open[:len(open)-1], append(found, i)
			for _, j := range []int{i - 1, i + 1, i - c.w, i + c.w} {
				wraps := (j == i-1 || j == i+1) && (j < 0 || j/c.w != i/c.w)
				if j >= 0 && j < len(c.cells) && !wraps && !seen[j] && inside(c.cells[j]) {
					seen[j] = true
					open = append(open, j)
				}
			}
		}
		slices.Sort(found)
		for _, i := range found {
			block.text += c.cells[i].text
		}
		block.rows = found[len(found)-1]/c.w - found[0]/c.w + 1
		out = append(out, block)
	}
	return out
}

// labOf gives CIE L*a*b* under D65, to measure how far two colours differ.
func labOf(rgb [3]float64) [3]float64 {
	l := linearOf(rgb)
	f := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x := f((0.4124*l[0] + 0.3576*l[1] + 0.1805*l[2]) / 0.9505)
	y := f(0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2])
	z := f((0.0193*l[0] + 0.1192*l[1] + 0.9505*l[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// farApart is the difference of CIE 1976.
func farApart(a, b [3]float64) float64 {
	p, q := labOf(a), labOf(b)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// nearTints are the tints that a deficiency brings nearer to each other than
// twice what an eye can just see, with their distance: a blue and a violet
// differ by red alone. No meaning rests on a tint; see the test below.
var nearTints = map[string]float64{
	"dark, protanopia: v1 and v3": 3.25, "dark, deuteranopia: v1 and v3": 4.47, "dark, protanopia: v1s and v3s": 3.53, "dark, deuteranopia: v1s and v3s": 4.17,
	"light, protanopia: v1 and v3": 1.34, "light, deuteranopia: v1 and v3": 2.40, "light, protanopia: v1s and v3s": 1.95, "light, protanopia: v2 and bg": 4.97,
	"contrast, protanopia: v1 and v3": 2.28, "contrast, deuteranopia: v1 and v3": 3.39, "contrast, protanopia: v1s and v3s": 3.00,
	"contrast, deuteranopia: v1s and v3s": 4.70, "contrast, protanopia: v1l and v3l": 4.48, "contrast, tritanopia: v1 and v2": 4.77,
}

// TestTheTintsOfValuesStayApartForEveryKindOfColourBlindness asks for a
// difference of 5 of every two, or for the figure that is listed.
func TestTheTintsOfValuesStayApartForEveryKindOfColourBlindness(t *testing.T) {
	groups := [][]Role{{V1, V2, V3, Cf, Bg}, {V1S, V2S, V3S, CfS}, {V1L, V2L, V3L}}
	near := 0
	for _, name := range []ThemeName{Dark, Light, Contrast} {
		theme := NewTheme(name, TrueColour)
		for kind, m := range deficiencies {
			for _, list := range groups {
				for i, a := range list {
					for _, b := range list[i+1:] {
						d := farApart(seenAs(rgbOf(theme.Hex(a)), m), seenAs(rgbOf(theme.Hex(b)), m))
						pair := fmt.Sprintf("%s, %s: %s and %s", name, kind, roleNames[a], roleNames[b])
						if d >= 5 {
							continue
						}
						near++
						if math.Abs(nearTints[pair]-d) > 0.006 {
							t.Errorf("%s are %.2f apart; listed is %.2f", pair, d, nearTints[pair])
						}
					}
				}
			}
		}
	}
	if near != len(nearTints) {
		t.Errorf("%d pairs are near each other, %d are listed", near, len(nearTints))
	}
}

func rowWith(c *Canvas, i int) string { return ": " + strings.TrimSpace(c.Rows()[i/c.w]) }

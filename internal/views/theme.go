package views

import (
	"image/color"
	"strings"

	"charm.land/lipgloss/v2"
)

// Role is what a colour means. A view names roles; only the theme knows
// colours.
type Role uint8

// The roles of the palette. None as a ground keeps the ground that is there.
const (
	None Role = iota
	Bg
	Fg      // text, the title, what counts
	Soft    // second text; the only grey allowed on a tint
	Muted   // labels, units, key help; on Bg and Pop only
	Rule    // separators, dots of nothing; decoration, never text
	Edge    // outline of a region, frame of an overlay
	Accent  // the question: crosshair, its dates, focus, rail so far
	Good    // usable, passed
	Warning // conflict, needs a person
	Bad     // failed rung, blocked
	Changed // new or different since the step before
	On      // text on a solid block
	Pop     // ground of an overlay
	Sel     // ground of a chosen row
	Hatch   // crosshatch of a conflict
	V1      // tint of the first value; V1S where it answers; V1L its lane
	V1S
	V1L
	V2
	V2S
	V2L
	V3
	V3S
	V3L
	Cf // tint of a conflict
	CfS
	roles
)

// ThemeName names a palette.
type ThemeName string

// The themes, in the order in which a key goes through them.
const (
	Dark     ThemeName = "dark"
	Light    ThemeName = "light"
	Contrast ThemeName = "contrast"
	Mono     ThemeName = "mono"
)

// ThemeNames lists them.
func ThemeNames() []ThemeName { return []ThemeName{Dark, Light, Contrast, Mono} }

// Colours is how many colours the terminal has.
type Colours uint8

// With few colours there are no tints: regions get outlines, as without any.
const (
	TrueColour Colours = iota
	FewColours
	NoColours
)

// Theme turns roles into styles.
type Theme struct {
	Name    ThemeName
	Colours Colours
	made    map[Ink][2]string
}

// NewTheme gives a theme for a terminal with so many colours; Mono has none.
func NewTheme(name ThemeName, colours Colours) *Theme {
	if name == Mono {
		colours = NoColours
	}
	return &Theme{Name: name, Colours: colours, made: map[Ink][2]string{}}
}

// Tints reports whether regions are told apart by tints rather than by
// outlines.
func (t *Theme) Tints() bool { return t.Colours == TrueColour }

// Coloured reports whether there are colours at all.
func (t *Theme) Coloured() bool { return t.Colours != NoColours }

// Hex gives the colour of a role, as #rrggbb.
func (t *Theme) Hex(r Role) string {
	row := palette[r]
	switch t.Name {
	case Light:
		return row[1]
	case Contrast:
		return row[2]
	case Dark, Mono:
	}
	return row[0]
}

// Escapes gives what opens and closes an ink.
func (t *Theme) escapes(ink Ink) (opening, closing string) {
	if made, ok := t.made[ink]; ok {
		return made[0], made[1]
	}
	opening, closing, _ = strings.Cut(t.style(ink).Render("x"), "x")
	t.made[ink] = [2]string{opening, closing}
	return opening, closing
}

func (t *Theme) style(ink Ink) lipgloss.Style {
	s := lipgloss.NewStyle().Bold(ink.Bold).Strikethrough(ink.Strike).Underline(ink.Underline)
	switch t.Colours {
	case TrueColour:
		return s.Foreground(lipgloss.Color(t.Hex(ink.Role))).Background(lipgloss.Color(t.Hex(ink.Ground)))
	case FewColours:
		return t.few(s, ink)
	case NoColours:
	}
	if loud(ink.Role) {
		s = s.Bold(true)
	}
	return s.Reverse(solid(ink.Ground))
}

// few uses the terminal's own sixteen colours: bright ones on a dark ground,
// plain ones on a light one. A solid block is its role in reverse.
func (t *Theme) few(s lipgloss.Style, ink Ink) lipgloss.Style {
	if solid(ink.Ground) {
		return s.Foreground(t.ansi(ink.Ground)).Reverse(true)
	}
	return s.Foreground(t.ansi(ink.Role))
}

func (t *Theme) ansi(r Role) color.Color {
	pair := [2]string{"", ""}
	switch r {
	case Accent, V1L:
		pair = [2]string{"12", "4"}
	case Good, V2L:
		pair = [2]string{"10", "2"}
	case Warning:
		pair = [2]string{"11", "3"}
	case Bad:
		pair = [2]string{"9", "1"}
	case Changed, V3L:
		pair = [2]string{"13", "5"}
	case Muted, Edge, Soft:
		pair = [2]string{"7", "0"}
	case Rule, Hatch:
		pair = [2]string{"8", "8"}
	case None, Bg, Fg, On, Pop, Sel, V1, V1S, V2, V2S, V3, V3S, Cf, CfS, roles:
		return lipgloss.NoColor{}
	}
	if t.Name == Light {
		return lipgloss.Color(pair[1])
	}
	return lipgloss.Color(pair[0])
}

func solid(ground Role) bool {
	return ground == Good || ground == Warning || ground == Bad || ground == Accent || ground == Changed
}

func loud(r Role) bool { return solid(r) }

// palette holds dark, light and high contrast of each role.
var palette = [roles][3]string{
	None:    {"#14161b", "#fbfaf7", "#000000"},
	Bg:      {"#14161b", "#fbfaf7", "#000000"},
	Fg:      {"#d8dee9", "#23272e", "#ffffff"},
	Soft:    {"#a9b2c1", "#4a515c", "#dfe4ec"},
	Muted:   {"#8a93a3", "#5f6773", "#c4cad4"},
	Rule:    {"#3a404c", "#c9c9c4", "#7d8694"},
	Edge:    {"#8995a8", "#6a7078", "#aeb6c2"},
	Accent:  {"#7cb7ff", "#0b5cad", "#8cc4ff"},
	Good:    {"#8ccf7e", "#2f6f22", "#9be58b"},
	Warning: {"#e5c07b", "#7a5200", "#ffd479"},
	Bad:     {"#f47b85", "#b3261e", "#ff9ca3"},
	Changed: {"#c39bf5", "#6b2fb3", "#d9b8ff"},
	On:      {"#14161b", "#ffffff", "#000000"},
	Pop:     {"#1d2027", "#ffffff", "#101216"},
	Sel:     {"#232936", "#ece9e2", "#1a1f2b"},
	Hatch:   {"#7a6a3c", "#b08d3c", "#a08a4a"},
	V1:      {"#1d2e47", "#dfe9f7", "#0f1e34"},
	V1S:     {"#25405f", "#c0d8f4", "#173153"},
	V1L:     {"#8fb8ea", "#2b5f9e", "#a9cdf7"},
	V2:      {"#13362f", "#d6efe8", "#092620"},
	V2S:     {"#194a40", "#aee0d3", "#0e372e"},
	V2L:     {"#6cc9b4", "#0f6a5a", "#84e0ca"},
	V3:      {"#33233f", "#f1e2f3", "#2c1a38"},
	V3S:     {"#493259", "#eacfee", "#3d244e"},
	V3L:     {"#cf9bd8", "#8a3f95", "#e3b6ea"},
	Cf:      {"#3a2e14", "#f7ebcb", "#2a2008"},
	CfS:     {"#4d3c12", "#f3d98f", "#3c2e0a"},
}

// Tint gives the tint of the n-th value (from 0): after the third the first
// again. Strong is the region that gives the answer on screen.
func Tint(n int, strong bool) Role {
	tints := [3][2]Role{{V1, V1S}, {V2, V2S}, {V3, V3S}}
	pair := tints[max(n, 0)%3]
	if strong {
		return pair[1]
	}
	return pair[0]
}

// LaneRole gives the line colour of the n-th value.
func LaneRole(n int) Role { return [3]Role{V1L, V2L, V3L}[max(n, 0)%3] }

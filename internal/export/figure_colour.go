package export

import (
	"strings"

	"memtui/internal/views"
)

// colourRoles lists the roles of the palette with their names in style sheets.
func colourRoles() []struct {
	name string
	role views.Role
} {
	return []struct {
		name string
		role views.Role
	}{
		{"bg", views.Bg}, {"fg", views.Fg}, {"soft", views.Soft}, {"muted", views.Muted}, {"rule", views.Rule},
		{"edge", views.Edge}, {"accent", views.Accent}, {"good", views.Good}, {"warning", views.Warning},
		{"bad", views.Bad}, {"changed", views.Changed}, {"on", views.On}, {"pop", views.Pop}, {"sel", views.Sel},
		{"hatch", views.Hatch}, {"v1", views.V1}, {"v1s", views.V1S}, {"v1l", views.V1L}, {"v2", views.V2},
		{"v2s", views.V2S}, {"v2l", views.V2L}, {"v3", views.V3}, {"v3s", views.V3S}, {"v3l", views.V3L},
		{"cf", views.Cf}, {"cfs", views.CfS},
	}
}

func colourNames() map[string]views.Role {
	out := map[string]views.Role{}
	for _, c := range colourRoles() {
		out[c.name] = c.role
	}
	return out
}

// custom gives the colours of a theme as custom properties of a style sheet.
func custom(theme views.ThemeName) string {
	t := views.NewTheme(theme, views.TrueColour)
	var b strings.Builder
	for _, c := range colourRoles() {
		b.WriteString("--" + c.name + ":" + t.Hex(c.role) + ";")
	}
	return b.String()
}

package model

import (
	"slices"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

// themeName gives the palette in force.
func (m Model) themeName() views.ThemeName {
	switch {
	case m.options.NoColour:
		return views.Mono
	case m.theme != "":
		return m.theme
	case m.light:
		return views.Light
	}
	return views.Dark
}

func (m Model) nextTheme() Model {
	if m.options.NoColour {
		m.notice = m.words().CLI.NoColour
		return m
	}
	names := views.ThemeNames()
	m.theme = names[(slices.Index(names, m.themeName())+1)%len(names)]
	return m
}

func (m Model) nextLanguage() Model {
	langs := i18n.Langs()
	m.lang = langs[(slices.Index(langs, m.lang)+1)%len(langs)]
	return m
}

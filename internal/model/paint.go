package model

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// look is everything that a picture depends on, to be compared. Equal looks
// are drawn once.
type look struct {
	state  player.Key
	w, h   int
	theme  views.ThemeName
	lang   i18n.Lang
	ascii  bool
	clock  views.Clock
	notice string

	screen func() views.Screen // draws it; not part of what is compared
}

func (l look) equal(other look) bool {
	return l.state == other.state && l.w == other.w && l.h == other.h && l.theme == other.theme &&
		l.lang == other.lang && l.ascii == other.ascii && l.clock == other.clock && l.notice == other.notice
}

// painted is a finished picture with its lines joined.
type painted struct {
	views.Picture
	look    look
	content string
}

// remembered is how many pictures are kept: a held key goes back and forth
// between a few.
const remembered = 16

// painter draws pictures and keeps the latest. The library shows a view after
// every message, so a flood of keys that change nothing costs a look-up each.
type painter struct {
	colours views.Colours
	themes  map[views.ThemeName]*views.Theme
	kept    []*painted // the latest first
	drawn   int        // pictures so far, for tests
}

func newPainter(colours views.Colours) *painter {
	return &painter{colours: colours, themes: map[views.ThemeName]*views.Theme{}}
}

func (p *painter) theme(name views.ThemeName) *views.Theme {
	if p.themes[name] == nil {
		p.themes[name] = views.NewTheme(name, p.colours)
	}
	return p.themes[name]
}

func (p *painter) picture(l look) *painted {
	for i, old := range p.kept {
		if old.look.equal(l) {
			if i > 0 {
				p.kept = slices.Insert(slices.Delete(p.kept, i, i+1), 0, old)
			}
			return old
		}
	}
	p.drawn++
	made := &painted{look: l, Picture: l.screen().Render()}
	made.look.screen = nil
	made.content = strings.Join(made.Lines, "\n")
	p.kept = slices.Insert(p.kept, 0, made)
	if len(p.kept) > remembered {
		p.kept = p.kept[:remembered]
	}
	return made
}

// blank is what is shown before the size is known.
func (p *painter) blank() tea.View {
	v := tea.NewView("")
	v.AltScreen = true
	return v
}

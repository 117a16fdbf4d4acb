package export

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// File is one file of an export. Its name has no folder in it, or only one of
// the export itself, with a slash.
type File struct {
	Name string
	Data []byte
}

// Look is how the screen looks that pictures and recordings show.
type Look struct {
	Lang          i18n.Lang
	Theme         views.ThemeName // "" = dark
	Columns, Rows int             // 0 = those of the largest arrangement
}

// The size of a picture where none is said: the smallest that shows all of a
// step at once, question, plane, memories, why and explanation, in the largest
// of the arrangements.
const (
	lookColumns = 120
	lookRows    = 40
)

func (l Look) complete() Look {
	if l.Lang == "" {
		l.Lang = i18n.English
	}
	if l.Theme == "" {
		l.Theme = views.Dark
	}
	if l.Columns <= 0 {
		l.Columns = lookColumns
	}
	if l.Rows <= 0 {
		l.Rows = lookRows
	}
	return l
}

// screen gives the screen of a state in this look.
func (l Look) screen(s player.State) views.Screen {
	return views.Screen{
		State: s, W: l.Columns, H: l.Rows, Theme: views.NewTheme(l.Theme, views.TrueColour), Words: i18n.For(l.Lang),
	}
}

// state gives the lesson as it is opened: on its first page, at rest.
func (src Source) state() player.State {
	return player.State{
		Lesson: src.Lesson, Number: src.Number, Count: src.Count, Name: src.Name, Next: src.Next, Beat: player.Still(),
	}
}

// to gives the state with a question of a page on screen, at rest.
func to(s player.State, page, question int) player.State {
	return s.Do(player.Command{Kind: player.CmdGoTo, N: page}).Do(player.Command{Kind: player.CmdGoToQuestion, N: question})
}

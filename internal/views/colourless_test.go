package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// told gives what a screen says without any colour or weight.
func told(s Screen) string { return strings.Join(s.Render().Rows, "\n") }

func TestTrueScaleIsSaidOnTheScreen(t *testing.T) {
	for _, number := range []int{1, 2, 3} {
		for _, size := range accessSizes {
			s := lessonAt(t, number)
			for page := 1; page < s.Last(); page++ {
				s.Page, s.Pane = page, player.PaneLedger
				if s.IsDecision() {
					continue
				}
				for _, way := range []string{"rest", "crosshair", "what-if", "beside"} {
					plain := done(s, accessWays[way]...)
					scaled := plain
					scaled.Scale = true
					rows := shown(scaled, size.w, size.h, size.lang).Rows
					if way != "rest" && slices.Equal(rows, shown(plain, size.w, size.h, size.lang).Rows) {
						continue // the mode shows no plane at this size
					}
					says := i18n.For(size.lang).Ledger.TrueScale
					if !slices.ContainsFunc(rows, func(row string) bool { return strings.Contains(row, says) }) {
						t.Errorf("lesson %d, page %d, %s, %d×%d %s: nothing says that the plane is to true scale", number, page, way, size.w, size.h, size.lang)
					}
				}
			}
		}
	}
}

// TestNoTwoPlacesLookAlikeWithoutColour compares the texts alone: whatever
// looks different in colour says so in signs and words, too.
func TestNoTwoPlacesLookAlikeWithoutColour(t *testing.T) {
	seen, where := map[string]string{}, map[string]string{}
	reported := 0
	everyGlance(t, func(g glance) {
		p := g.screen.Render()
		text, coloured := strings.Join(p.Rows, "\n"), strings.Join(p.Lines, "\n")
		size := fmt.Sprint(g.screen.W, g.screen.H, g.screen.Words.Lang, "\n")
		cursor := fmt.Sprint(p.Cursor)
		if before, ok := seen[size+text]; ok && before != coloured+cursor && reported < 40 {
			reported++
			t.Errorf("without colour it looks the same: %s; %s", where[size+text], g.name)
		}
		seen[size+text], where[size+text] = coloured+cursor, g.name
	})
}

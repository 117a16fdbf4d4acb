package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
)

// places are the signs that may stand beside each other, by the place where a
// reader compares them. A sign may have the ASCII form of one of another place.
var places = map[string][]string{
	"what happened":           {SignRecorded, SignGiven, SignFailed, SignRevoked, SignExpired},
	"the plane's cells":       {SignQuestion, SignOther, SignSuperseded, SignCross, SignVertical},
	"a lane":                  {SignCounts, SignOut, SignLane, SignSuperseded, SignVertical},
	"compared answers":        {SignChanged, SignSame, SignConflict, SignNothing},
	"an answer":               {SignGiven, SignConflict, SignNothing},
	"the fields":              {SignGiven, SignNothing, SignUnusable, SignConflict, SignChanged},
	"the states":              {SignFailed, SignRefresh, SignCounts, SignLongTerm},
	"the why table":           {SignGiven, SignFailed},
	"the rail":                {SignLane, SignDot},
	"the field that is typed": {SignBreak, SignTab},
}

func TestSignsThatAreComparedDifferInASCII(t *testing.T) {
	for place, signs := range places {
		seen := map[string]string{}
		for _, sign := range signs {
			form, width := asciiForm(sign, 1)
			if width != 1 || !isASCII(form) || len(form) != 1 {
				t.Errorf("%s: %s is drawn as %q", place, sign, form)
			}
			if other, taken := seen[form]; taken {
				t.Errorf("%s: %s and %s are both %q", place, other, sign, form)
			}
			seen[form] = sign
		}
	}
}

// TestEveryCellOfOursIsASCII looks at every mode, layer and page: in English
// all is ASCII; in Chinese only letters and their punctuation are not.
func TestEveryCellOfOursIsASCII(t *testing.T) {
	everyGlance(t, func(g glance) {
		s := g.screen
		s.ASCII = true
		for _, row := range s.cellsOf().Rows() {
			if s.Words.Lang == i18n.English && !isASCII(row) {
				t.Fatalf("%s: %q", g.name, row)
			}
			for sign := range asciiSigns {
				if strings.Contains(row, sign) {
					t.Fatalf("%s: %s in %q", g.name, sign, row)
				}
			}
		}
	})
}

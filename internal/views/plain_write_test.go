package views

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// deafAfter takes so many pieces, and then no more.
type deafAfter struct {
	heard        strings.Builder
	pieces, most int
}

var errDeaf = errors.New("nobody reads")

func (d *deafAfter) Write(p []byte) (int, error) {
	d.pieces++
	if d.pieces > d.most {
		return 0, errDeaf
	}
	return d.heard.Write(p)
}

// toldLong tells more than a few pieces.
func toldLong(t *testing.T) player.State {
	t.Helper()
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n")
	for step := range 20 {
		fmt.Fprintf(&b, "- {title: t, on: 2026-01-%02d, do: [{record: {id: m%d, value: v%d, evidence: [D], valid: {from: 2026-01-%02d}}}], ask: [{}]}\n",
			step+1, step, step, step+1)
	}
	sc, problems := scenario.Load("x.yaml", []byte(b.String()))
	if sc == nil {
		t.Fatal(problems)
	}
	return player.State{Lesson: player.Play(sc)}
}

func TestTheTextIsTheSameWrittenPieceByPiece(t *testing.T) {
	s := toldLong(t)
	for _, lang := range i18n.Langs() {
		to := &deafAfter{most: 1 << 20}
		if err := WritePlain(to, s, i18n.For(lang)); err != nil {
			t.Fatal(err)
		}
		if whole := PlainOf(s, i18n.For(lang)); to.heard.String() != whole || to.pieces < 3 {
			t.Errorf("%s: %d bytes in %d pieces, and %d bytes whole", lang, to.heard.Len(), to.pieces, len(whole))
		}
	}
}

func TestNothingIsPutTogetherWhenNobodyReadsOn(t *testing.T) {
	to := &deafAfter{most: 1}
	if err := WritePlain(to, toldLong(t), i18n.For(i18n.English)); !errors.Is(err, errDeaf) {
		t.Errorf("the failure is %v", err)
	}
	if to.pieces != 2 {
		t.Errorf("%d pieces were written, though the second one failed", to.pieces)
	}
}

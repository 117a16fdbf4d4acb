package source

import (
	"fmt"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
)

func TestTheMarkOfAPieceStandsUnderItsCellsInEveryWidth(t *testing.T) {
	before := "    candidate: {id: 失败观察, kind: observation, "
	line := before + "sorce: 测试输出}"
	col := len([]rune(before)) + 1
	d := Diagnostic{At: at(1, col, 5), Code: CodeUnknownField, Args: []string{"sorce"}, Near: "source"}
	for cells := 20; cells <= 120; cells++ {
		p := PieceOf(i18n.For(i18n.English), "f.yaml", []byte(line), d, cells)
		if got := ansi.Cut(p.Line, p.From, p.From+p.Cells); got != "sorce" {
			t.Errorf("%d cells: %q is marked of %q", cells, got, p.Line)
		}
		if w := ansi.StringWidth(p.Line); w > cells {
			t.Errorf("the line takes %d of %d cells", w, cells)
		}
		if p.Place != fmt.Sprintf("f.yaml:1:%d:", col) || p.Near != `did you mean "source"?` {
			t.Errorf("it stands at %q, near %q", p.Place, p.Near)
		}
	}
}

func TestNothingInAPieceActsOnATerminal(t *testing.T) {
	evil := "\x1b]0;X\a\u202e"
	d := Diagnostic{At: at(1, 1, 3), Code: CodeUnknownField, Args: []string{evil}, Near: evil, Expected: []string{evil}}
	p := PieceOf(i18n.For(i18n.English), evil, []byte(evil), d, 60)
	harmless(t, p.Place+p.Message+p.Line+p.Near+p.Rest)
}

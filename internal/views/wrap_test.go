package views

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestTextBreaksWhereAReaderExpectsIt(t *testing.T) {
	for _, c := range []struct {
		text  string
		cells int
		want  []string
	}{
		{"one two three", 7, []string{"one two", "three"}},
		{"from 2026-10-17 on", 12, []string{"from", "2026-10-17", "on"}},
		{"改为 30s→20s 之后", 8, []string{"改为", "30s→20s", "之后"}},
		{"一二三，四五", 6, []string{"一二", "三，四", "五"}},
		{"一二三（四五）六", 8, []string{"一二三", "（四五）", "六"}},
		{"他说“好”。", 6, []string{"他说", "“好”。"}},
		{"同一天，m2作答", 8, []string{"同一天，", "m2作答"}},
		{"a\n\nb", 5, []string{"a", "", "b"}},
		{"unbreakable", 4, []string{"unbr", "eaka", "ble"}},
		{"", 4, []string{""}},
	} {
		if diff := cmp.Diff(c.want, Wrap(c.text, c.cells)); diff != "" {
			t.Errorf("%q in %d cells (-want +got):\n%s", c.text, c.cells, diff)
		}
	}
}

func TestNoRowOfAWrappedTextIsTooWideOrBeginsWithAClosingMark(t *testing.T) {
	pieces := rapid.SampledFrom([]string{"中", "文，", "完。", "止；", "如下：", "（注）", "“话”", "m2", "m3；", "30s→20s", " ", "2026-10-17", "word", "word, "})
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(pieces, 0, 40).Draw(t, "pieces"), "")
		cells := rapid.IntRange(2, 60).Draw(t, "cells")
		rows := Wrap(text, cells)
		if got, want := strings.ReplaceAll(strings.Join(rows, ""), " ", ""), strings.ReplaceAll(text, " ", ""); got != want {
			t.Fatalf("%q became %q", text, rows)
		}
		for i, row := range rows {
			if Width(row) > cells {
				t.Fatalf("row %q is wider than %d", row, cells)
			}
			if first, _ := utf8.DecodeRuneInString(row); i > 0 && cells > 24 && strings.ContainsRune("，。；：）”", first) {
				t.Fatalf("row %q begins with a closing mark", row)
			}
		}
	})
}

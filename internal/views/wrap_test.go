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

func TestARowThatFitsToTheCellIsNotCut(t *testing.T) {
	fits := inkLine{{Ink{}, "as known on "}, {Ink{}, "10-17"}, {Ink{}, ""}}
	if got := fits.cut(17).width(); got != 17 || fits.cut(17)[1].text != "10-17" {
		t.Errorf("it became %v", fits.cut(17))
	}
	if cut := fits.cut(16); cut.width() > 16 || cut[1].text != "10-…" {
		t.Errorf("in 16 cells it is %v", cut)
	}
}

// A field shows as much as fits of what stands before its insertion point and
// behind it, also of letters that terminals count by their marks.
func TestBothEndsOfATextAreCutAsTheyAreDrawn(t *testing.T) {
	pieces := rapid.SampledFrom([]string{"中", "a", "é̂", "กำ", "नमस्ते", "👨‍👩‍👧", "⚠️", "\t", "\u200d", "مرحبا", "␛"})
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(pieces, 0, 20).Draw(t, "pieces"), "")
		cells := rapid.IntRange(0, 30).Draw(t, "cells")
		head, tail := headOf(text, cells), tailOf(text, cells)
		if !strings.HasPrefix(text, head) || Width(head) > cells {
			t.Fatalf("%d cells of %q begin as %q, %d wide", cells, text, head, Width(head))
		}
		if !strings.HasSuffix(text, tail) || Width(tail) > cells {
			t.Fatalf("%d cells of %q end as %q, %d wide", cells, text, tail, Width(tail))
		}
		if Width(text) <= cells && (head != text || tail != text) {
			t.Fatalf("%q fits into %d cells, and is cut to %q and %q", text, cells, head, tail)
		}
	})
}

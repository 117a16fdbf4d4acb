package views

import (
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// hasScore reports whether something was predicted of the lesson, or voted
// on.
func hasScore(score player.Score) bool { return score.Of > 0 || len(score.Class) > 0 }

// scoreRows tells the predictions of a lesson in rows of so many cells: how
// many were right, which, and of which kind; then what a class voted.
func (s Screen) scoreRows(w int) []inkLine {
	score := s.State.Score()
	var out []inkLine
	if score.Of > 0 {
		all := i18n.Fill(s.Words.Predict.ScoreOf, number(score.Right), number(score.Of))
		out = flowing([]inkLine{{{Ink{Role: Fg, Bold: true}, all}}}, s.markedItems(score), w)
		if len(score.Kinds) > 1 {
			out = append(out, flowing(nil, s.kindItems(score), w)...)
		}
	}
	if len(score.Class) > 0 {
		all := i18n.Fill(s.Words.Predict.HandsRight, number(score.Hands), number(score.AllHands))
		out = append(out, inkLine{{Ink{Role: Fg, Bold: true}, strings.TrimRight(all, ".。")}})
		out = append(out, s.classRows(score, w)...)
	}
	return out
}

// flowing puts items behind the last of the rows, three cells apart, as many
// as a row holds.
func flowing(rows, items []inkLine, w int) []inkLine {
	for _, item := range items {
		last := len(rows) - 1
		if last < 0 || rows[last].width()+3+item.width() > w {
			rows = append(rows, item)
			continue
		}
		rows[last] = append(append(rows[last], span{Ink{}, "   "}), item...)
	}
	return rows
}

// markedItems lists the questions that were predicted: `1 ✓`, `4B ✗`; those of
// a what-if have the sign of a change.
func (s Screen) markedItems(score player.Score) []inkLine {
	var out []inkLine
	for _, m := range score.List {
		item := inkLine{{Ink{Role: Soft}, m.Label + " "}}
		if m.WhatIf {
			item = append(inkLine{{Ink{Role: Changed}, SignChanged}}, item...)
		}
		mark := span{Ink{Role: Bad, Bold: true}, SignFailed}
		if m.Right {
			mark = span{Ink{Role: Good, Bold: true}, SignGiven}
		}
		out = append(out, append(item, mark))
	}
	return out
}

// kindItems gives the score of each kind of question.
func (s Screen) kindItems(score player.Score) []inkLine {
	var out []inkLine
	for _, k := range score.Kinds {
		text := i18n.Fill(s.Words.Predict.KindScoreOf, s.Words.Predict.Kinds[string(k.Kind)], number(k.Right), number(k.Of))
		out = append(out, inkLine{{Ink{Role: Muted}, text}})
	}
	return out
}

// classRows gives what a class voted, a question after the other, with a
// small bar for each choice.
func (s Screen) classRows(score player.Score, w int) []inkLine {
	column := 0
	for _, m := range score.Class {
		column = max(column, Width(m.Label)+1)
	}
	var out []inkLine
	for _, m := range score.Class {
		label := pad(m.Label, column)
		for _, row := range s.handsRows(m.Hands, m.Choices, m.Answer, w-column) {
			out = append(out, append(inkLine{{Ink{Role: Soft}, label}}, row...))
			label = pad("", column)
		}
	}
	return out
}

// scoreBody is the score as a part of a page, below its label or beside it.
func (s Screen) scoreBody(labelX int, at Rect, beside bool) pageBody {
	var b pageBody
	name := label(labelX, s.Words.Predict.Predicted)
	if !beside {
		b.add(name)
		b.blank()
	}
	for i, row := range s.scoreRows(at.W) {
		pieces := []placed{{at.X, row}}
		if beside && i == 0 {
			pieces = append(pieces, name)
		}
		b.add(pieces...)
	}
	return b
}

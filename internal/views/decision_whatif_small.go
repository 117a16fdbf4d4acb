package views

// drawSmallWhatIf draws a decision whose inputs are changed on a screen that
// holds one pane at a time: the state, the inputs around the chosen one, what
// it can hold, and what became of it.
func (s Screen) drawSmallWhatIf(c *Canvas, k *sketch) {
	r, ok := s.ruled()
	chosen, field := s.chosenField()
	if !ok || !field {
		return
	}
	tabs, at := k.layout.Tabs, k.layout.Panes
	end := s.smallTurn(r).cut(tabs.W).draw(c, tabs.X, tabs.Y)
	list := Rect{at.X, at.Y, at.W, at.H - 2}
	first, shown := s.drawSmallInputs(c, k, list, r)
	if part := partOf(s, first, shown, len(r.Decision.Fields)); end+2+Width(part) <= tabs.Right() {
		c.Text(tabs.Right()-Width(part), tabs.Y, Ink{Role: Muted}, part)
	}
	s.drawChoices(c, k, Rect{at.X, list.Bottom(), at.W, 1}, "", chosen)
	last := s.stripEnd(at.W)
	if len(last) == 0 {
		last = []inkLine{{{Ink{Role: Fg}, s.turnWords(r, at.W)}}}
	}
	last[0].draw(c, at.X, list.Bottom()+1)
}

// smallTurn is the state as a chip, with the record's number where there are
// several, and what it is in the lesson.
func (s Screen) smallTurn(r ruling) inkLine {
	text := s.signed(r.Decision.State)
	for _, chip := range s.chips() {
		if chip.question == s.State.Question && len(s.frame().Questions) > 1 {
			text = chip.label + " " + text
		}
	}
	chip := span{Ink{Role: On, Ground: r.hue, Bold: true}, " " + text + " "}
	if !s.Theme.Coloured() {
		chip = span{Ink{Role: Fg, Bold: true}, "[" + text + "]"}
	}
	if !r.changedState() {
		return inkLine{chip, {Ink{Role: Muted}, " " + SignSame + " " + s.Words.WhatIf.AsLesson}}
	}
	return inkLine{chip, {Ink{Role: Changed}, " " + s.stateTag(r)}}
}

// drawSmallInputs draws the inputs around the chosen one, one a row, and gives
// the first and how many they are.
func (s Screen) drawSmallInputs(c *Canvas, k *sketch, at Rect, r ruling) (first, shown int) {
	f, cursor := s.paneFlow(at), s.chosenInput()
	rows := make([]givenRow, 0, len(r.Decision.Fields))
	for _, field := range r.Decision.Fields {
		row := givenRow{field: field, lines: s.valueLines(f, r, field, 1)}
		row.note, row.role = s.note(f, r, row)
		rows = append(rows, row)
	}
	first = max(0, min(cursor-at.H/2, len(rows)-at.H))
	rows = rows[first:min(first+at.H, len(rows))]
	shown = s.drawPaneRows(c, at, r, rows, cursor-first)
	commands := s.fieldCommands()
	for i := range rows {
		s.zoneField(k, f, rows[i], commands[first+i])
	}
	return first, shown
}

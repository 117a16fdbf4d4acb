package player

// fieldBy moves the cursor by so many rows; past the last row of a tab comes
// the next tab.
func (s State) fieldBy(n int) State {
	tabs := s.Tabs()
	tab, at := s.WhatIf.Tab, s.WhatIf.Field+n
	for at >= len(s.rowsOf(tabs[tab])) && tab+1 < len(tabs) {
		at -= len(s.rowsOf(tabs[tab]))
		tab++
	}
	for at < 0 && tab > 0 {
		tab--
		at += len(s.rowsOf(tabs[tab]))
	}
	return s.choose(tab, at)
}

// tabBy moves to another tab, round and round.
func (s State) tabBy(n int) State {
	many := len(s.Tabs())
	return s.choose(((s.WhatIf.Tab+n)%many+many)%many, 0)
}

// choose puts the cursor on a row of a tab.
func (s State) choose(tab, field int) State {
	tabs := s.Tabs()
	if tab < 0 || tab >= len(tabs) {
		return s
	}
	rows := s.rowsOf(tabs[tab])
	field = clamp(field, 0, max(0, len(rows)-1))
	if tab == s.WhatIf.Tab && field == s.WhatIf.Field {
		return s
	}
	s.WhatIf.Tab, s.WhatIf.Field = tab, field
	s.WhatIf.aim = aim{kind: tabs[tab].Kind, tab: tabs[tab].Path}
	if field < len(rows) {
		row := rows[field]
		s.WhatIf.aim.field, s.WhatIf.aim.action, s.WhatIf.aim.value = row.Path, row.Action, row.Value
	}
	return s.unmarked()
}

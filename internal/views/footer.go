package views

import "memtui/internal/player"

// drawFooter draws the keys that work here and now. Where they do not all
// fit, those before the last two go from the right; the way back stays.
func (s Screen) drawFooter(c *Canvas, k *sketch) {
	r := k.layout.Footer
	switch {
	case s.typesInFooter():
		s.drawFooterField(c, k)
		return
	case s.Notice != "":
		c.Text(r.X, r.Y, Ink{Role: Fg}, Cut(s.Notice, r.W))
		return
	}
	keys := s.keyEntries(player.Footer(s.State))
	if k.layout.Solo() {
		keys = s.briefly(tabFirst(player.NarrowFooter(s.State)))
	}
	s.drawKeyRow(c, k, r.X, s.fittingKeys(keys, r.W, keyGap(k.layout)))
}

// keyEntry is a binding in the footer, with the word for what it does.
type keyEntry struct {
	player.Binding
	word string
}

// keyEntries gives bindings with their words.
func (s Screen) keyEntries(list []player.Binding) []keyEntry {
	var out []keyEntry
	for _, b := range list {
		out = append(out, keyEntry{b, s.Words.Keys.Short(b.Action())})
	}
	return out
}

// briefly gives bindings with the shortest words that there are for them.
func (s Screen) briefly(list []player.Binding) []keyEntry {
	var out []keyEntry
	for _, b := range list {
		out = append(out, keyEntry{b, s.Words.Keys.Brief(b.Action())})
	}
	return out
}

// keyGap is the room between two keys of a footer.
func keyGap(l Layout) int {
	if l.Arrangement == Wide {
		return 3
	}
	return 2
}

// drawKeyRow draws keys in the footer from a column on.
func (s Screen) drawKeyRow(c *Canvas, k *sketch, x int, list []keyEntry) {
	r, gap := k.layout.Footer, keyGap(k.layout)
	for i, b := range list {
		if i > 0 {
			x += gap
		}
		start := x
		if key := s.Words.Keys.Key(b.Shown()); key != "" {
			x = c.Text(x, r.Y, Ink{Role: Soft}.Loud(), key) + 1
		}
		x = c.Text(x, r.Y, Ink{Role: Muted}, b.word)
		if b.Kind != "" {
			k.zone(Rect{start, r.Y, x - start, 1}, player.Command{Kind: b.Kind, N: b.N})
		}
	}
}

// tabFirst moves the key that changes the pane behind the first one: with one
// pane at a time it is the one that matters.
func tabFirst(list []player.Binding) []player.Binding {
	for i, b := range list {
		if b.Kind == player.CmdFocusNext && i > 1 {
			out := append([]player.Binding{list[0], b}, list[1:i]...)
			return append(out, list[i+1:]...)
		}
	}
	return list
}

// fittingKeys leaves out the keys that are missed least until the others fit.
// One that would have to go stays where its shorter word makes room enough.
func (s Screen) fittingKeys(list []keyEntry, room, gap int) []keyEntry {
	for s.keysWidth(list, gap) > room {
		drop := player.LeastKey(bindings(list))
		if drop < 0 {
			return list
		}
		brief := append([]keyEntry(nil), list...)
		brief[drop].word = s.Words.Keys.Brief(brief[drop].Action())
		if s.keysWidth(brief, gap) <= room {
			return brief
		}
		list = append(list[:drop:drop], list[drop+1:]...)
	}
	return list
}

func bindings(list []keyEntry) []player.Binding {
	var out []player.Binding
	for _, e := range list {
		out = append(out, e.Binding)
	}
	return out
}

func (s Screen) keysWidth(list []keyEntry, gap int) int {
	n := 0
	for i, b := range list {
		if i > 0 {
			n += gap
		}
		if key := s.Words.Keys.Key(b.Shown()); key != "" {
			n += Width(key) + 1
		}
		n += Width(b.word)
	}
	return n
}

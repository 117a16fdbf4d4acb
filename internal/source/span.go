package source

// where is the place at which a text is written; the zero value is one of
// which no more is known than the range.
type where struct {
	in      *text // of YAML
	at      int   // the offset of its first character
	literal bool  // it is written character by character, behind one quote
}

// Span gives the place of some characters of a text, from one to before
// another; all of the text where it is written so that they cannot be found,
// as with escapes.
func (n *Node) Span(from, to int) Range {
	if n.where.literal {
		start := n.Range.Start
		return Range{Pos{start.Line, start.Col + 1 + from}, Pos{start.Line, start.Col + 1 + to}}
	}
	if n.where.in != nil {
		if at, found := n.where.in.span([]rune(n.Text), n.where.at, from, to); found {
			return at
		}
	}
	return n.Range
}

// span looks for some characters of a value that is written from an offset
// on: character by character, or folded, which changes blanks and nothing
// else.
func (t *text) span(value []rune, at, from, to int) (Range, bool) {
	if to > len(value) {
		return Range{}, false
	}
	if t.literal(value, at) {
		return t.between(at+from, at+to), true
	}
	start := at
	for i, want := range value[:to] {
		if !isBlank(want) {
			for isBlank(t.at(at)) {
				at++
			}
			if !t.matches(at, want) {
				return Range{}, false
			}
			at++
		}
		if i <= from {
			start = at
		}
	}
	if !isBlank(value[from]) {
		start--
	}
	return t.between(start, at), true
}

func (t *text) literal(value []rune, at int) bool {
	for i, want := range value {
		if want == '\n' || !t.matches(at+i, want) {
			return false
		}
	}
	return true
}

// matches reports whether a character of a value stands at an offset.
func (t *text) matches(at int, want rune) bool {
	c := t.at(at)
	return c == want || c == standIn && want == t.stoodFor[at]
}

// restore puts the characters back for which stand-ins were read, those of
// the text between two offsets in their order.
func (t *text) restore(value string, from, to int) string {
	if len(t.stoodFor) == 0 {
		return value
	}
	runes := []rune(value)
	for i, r := range runes {
		if r != standIn {
			continue
		}
		for from < to && t.at(from) != standIn {
			from++
		}
		if from < to {
			runes[i] = t.stoodFor[from]
			from++
		}
	}
	return string(runes)
}

package source

import (
	"bytes"
	"sort"
	"unicode/utf8"
)

var mark = []byte("\ufeff") // a byte order mark

// text is a file as characters, with LF as its only line end and without a
// byte order mark. Places count in it as they count in the file.
type text struct {
	runes  []rune
	starts []int // the offset of every line
	// stoodFor holds, by their offsets, the characters for which stand-ins
	// were put.
	stoodFor map[int]rune
}

// tooLarge is a file that is not read.
var tooLarge = Diagnostic{At: spot(1, 1), Code: CodeFileSize, Args: []string{"1 MiB"}, Plain: true}

// newText refuses what is too large or no UTF-8.
func newText(data []byte) (*text, []Diagnostic) {
	if len(data) > MaxFile {
		return nil, []Diagnostic{tooLarge}
	}
	data = bytes.TrimPrefix(data, mark)
	t := &text{runes: make([]rune, 0, len(data)), starts: []int{0}}
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && size == 1 {
			at := t.pos(len(t.runes))
			return nil, []Diagnostic{{At: spot(at.Line, at.Col), Code: CodeUTF8}}
		}
		i += size
		if r == '\r' {
			if i < len(data) && data[i] == '\n' {
				i++
			}
			r = '\n'
		}
		t.runes = append(t.runes, r)
		if r == '\n' {
			t.starts = append(t.starts, len(t.runes))
		}
	}
	return t, nil
}

// spot is the range of one character.
func spot(line, col int) Range {
	return Range{Pos{line, col}, Pos{line, col + 1}}
}

// line gives the index of the line on which an offset lies.
func (t *text) line(offset int) int {
	return sort.SearchInts(t.starts, offset+1) - 1
}

func (t *text) pos(offset int) Pos {
	line := t.line(offset)
	return Pos{line + 1, offset - t.starts[line] + 1}
}

// offset gives the offset of a place, or the nearest one inside the text.
func (t *text) offset(p Pos) int {
	switch {
	case p.Line < 1:
		return 0
	case p.Line > len(t.starts):
		return len(t.runes)
	}
	return min(t.starts[p.Line-1]+max(p.Col, 1)-1, len(t.runes))
}

// spot is the range of the character at an offset.
func (t *text) spot(offset int) Range { return t.between(offset, min(offset+1, len(t.runes))) }

func (t *text) slice(start, end int) string { return string(t.runes[start:min(end, len(t.runes))]) }

func (t *text) between(start, end int) Range { return Range{t.pos(start), t.pos(end)} }

// at gives a character, and 0 outside the text.
func (t *text) at(offset int) rune {
	if offset < 0 || offset >= len(t.runes) {
		return 0
	}
	return t.runes[offset]
}

// endOfLine gives the offset of the line end at or behind an offset.
func (t *text) endOfLine(offset int) int {
	for offset < len(t.runes) && t.runes[offset] != '\n' {
		offset++
	}
	return offset
}

// Lines splits a file as positions count it: without a byte order mark, at
// LF, CRLF and CR.
func Lines(data []byte) []string {
	data = bytes.TrimPrefix(data, mark)
	var out []string
	start := 0
	for i := 0; i < len(data); i++ {
		if data[i] != '\n' && data[i] != '\r' {
			continue
		}
		out = append(out, string(data[start:i]))
		if data[i] == '\r' && i+1 < len(data) && data[i+1] == '\n' {
			i++
		}
		start = i + 1
	}
	return append(out, string(data[start:]))
}

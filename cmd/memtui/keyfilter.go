//go:build unix

package main

import (
	"bytes"
	"io"
	"slices"
	"unicode"
	"unicode/utf8"

	uv "github.com/charmbracelet/ultraviolet"
)

// What a control sequence may have before it is cut off. The library keeps 32
// parameters and panics at one more; no terminal sends half as many.
const (
	mostSeparators = 30
	mostParameters = 256 // bytes
)

// mostPasted is how many bytes of a paste are passed on.
const mostPasted = 1 << 20

const (
	pasteBegins = "\x1b[200~"
	pasteEnds   = "\x1b[201~"
)

// neutral is a final byte that makes a control sequence mean nothing, and that
// is no key of ours should it be read as one.
const neutral = '`'

// Control bytes that sequences are made of.
const (
	interrupt = 0x03
	escape    = 0x1b
	csi8      = 0x9b
	dcs8      = 0x90
)

// keyFilter keeps from the library what it cannot take: control sequences of
// too many parameters, and control bytes in a paste. It passes on everything
// else at once, a lone escape too.
type keyFilter struct {
	state    filterState
	sequence []byte // from its introducer on, while it is passed on
	device   bool   // the sequence is a DCS, whose data follow its final byte
	commas   int    // separators of parameters in it

	marker int    // bytes of the end marker seen in a paste
	char   []byte // the beginning of a character in a paste
	pasted int    // bytes of the paste passed on
}

type filterState int

const (
	filterGround   filterState = iota
	filterEscape               // after an escape and bytes between
	filterSequence             // in the parameters of a sequence
	filterCut                  // in the rest of a sequence that was cut off
	filterCutData              // in the data of a DCS that was cut off
	filterPaste
)

// filter appends to out what a read may pass on. It tells whether ctrl+c was
// in it.
func (f *keyFilter) filter(out, read []byte) (passed []byte, stop bool) {
	alone := isInterrupt(read)
	if alone {
		out = f.closed(out)
	}
	for _, b := range read {
		stop = stop || b == interrupt && f.state == filterGround
		out = f.next(out, b)
	}
	return out, stop || alone
}

// isInterrupt reports whether a read is ctrl+c and nothing else, in any of
// the ways in which terminals send it.
func isInterrupt(read []byte) bool {
	if len(read) == 1 {
		return read[0] == interrupt
	}
	if len(read) < 6 || len(read) > 24 || read[0] != escape || read[1] != '[' {
		return false
	}
	var d uv.EventDecoder
	n, event := d.Decode(bytes.Clone(read))
	key, ok := event.(uv.KeyPressEvent)
	return ok && n == len(read) && uv.Key(key).Keystroke() == "ctrl+c"
}

// closed ends whatever is open: a person who types ctrl+c is not pasting.
func (f *keyFilter) closed(out []byte) []byte {
	if f.state == filterPaste {
		out = append(out, pasteEnds...)
	}
	*f = keyFilter{}
	return out
}

func (f *keyFilter) next(out []byte, b byte) []byte {
	switch f.state {
	case filterPaste:
		return f.inPaste(out, b)
	case filterSequence:
		return f.inSequence(out, b)
	case filterCut:
		if b >= 0x20 && b <= 0x3f {
			return out
		}
		f.state = filterGround
		if b >= 0x40 && b <= 0x7e {
			if f.device {
				f.state = filterCutData
			}
			return out
		}
	case filterCutData:
		if b >= 0x20 {
			return out
		}
		f.state = filterGround // a control byte ends it, and counts
	case filterEscape:
		if b == '[' || b == 'P' {
			return f.introduced(out, b, b == 'P')
		}
		if b >= 0x20 && b <= 0x2f {
			return append(out, b)
		}
		f.state = filterGround
	case filterGround:
	}
	return f.onGround(out, b)
}

// onGround passes on a byte outside of any sequence. The eight-bit
// introducers are also parts of characters: it does no harm to count there.
func (f *keyFilter) onGround(out []byte, b byte) []byte {
	switch b {
	case escape:
		f.state = filterEscape
	case csi8, dcs8:
		return f.introduced(out, b, b == dcs8)
	}
	return append(out, b)
}

// introduced begins a sequence.
func (f *keyFilter) introduced(out []byte, b byte, device bool) []byte {
	f.state, f.device, f.commas = filterSequence, device, 0
	f.sequence = append(f.sequence[:0], escape, '[')
	return append(out, b)
}

// inSequence passes on the bytes of a sequence while they are few enough.
func (f *keyFilter) inSequence(out []byte, b byte) []byte {
	if b < 0x20 || b > 0x3f {
		return f.finalByte(out, b)
	}
	if b == ';' || b == ':' {
		f.commas++
	}
	if f.commas > mostSeparators || len(f.sequence) >= mostParameters {
		f.state = filterCut
		out = append(out, neutral)
		if f.device {
			out = append(out, escape, '\\')
		}
		return out
	}
	f.sequence = append(f.sequence, b)
	return append(out, b)
}

// finalByte ends a sequence. One that is a key record of another system's
// console means nothing here, and could spell any other sequence.
func (f *keyFilter) finalByte(out []byte, b byte) []byte {
	f.state = filterGround
	switch {
	case b < 0x40 || b > 0x7e:
		return f.onGround(out, b)
	case f.device:
		return append(out, b)
	case b == '_':
		return append(out, neutral)
	}
	out = append(out, b)
	if b != '~' || !beginsPaste(append(f.sequence, b)) {
		return out
	}
	// Once more, whole: what came in pieces or behind an unfinished sequence
	// may not have been understood, and a paste that is open stays open.
	f.state, f.pasted, f.marker, f.char = filterPaste, 0, 0, f.char[:0]
	return append(out, pasteBegins...)
}

// beginsPaste asks the library itself what a sequence is.
func beginsPaste(sequence []byte) bool {
	var d uv.EventDecoder
	_, event := d.Decode(sequence)
	_, ok := event.(uv.PasteStartEvent)
	return ok
}

// inPaste passes on text, tabs and line ends, and the end marker as a whole.
func (f *keyFilter) inPaste(out []byte, b byte) []byte {
	if b == pasteEnds[f.marker] {
		f.marker++
		if f.marker < len(pasteEnds) {
			f.char = f.char[:0]
			return out
		}
		return f.closed(out)
	}
	held := f.marker
	f.marker = 0
	for i := 1; i < held; i++ { // all but its escape was text
		out = f.text(out, pasteEnds[i])
	}
	if b == escape {
		f.marker, f.char = 1, f.char[:0]
		return out
	}
	return f.text(out, b)
}

// text passes on whole characters that can be shown.
func (f *keyFilter) text(out []byte, b byte) []byte {
	if len(f.char) > 0 && utf8.RuneStart(b) {
		f.char = f.char[:0]
	}
	f.char = append(f.char, b)
	if !utf8.FullRune(f.char) {
		return out
	}
	r, size := utf8.DecodeRune(f.char)
	fits := f.pasted+size <= mostPasted
	shows := r != utf8.RuneError && (!unicode.IsControl(r) || r == '\t' || r == '\n' || r == '\r')
	if fits && shows {
		out = append(out, f.char...)
		f.pasted += size
	}
	f.char = f.char[:0]
	return out
}

// filteredReader reads through a filter.
type filteredReader struct {
	from      io.Reader
	keys      keyFilter
	left      []byte // passed on but not yet read
	room      []byte
	interrupt func() // is called for ctrl+c; nil: nothing is
}

// longer is how many bytes the filter may add to a read, and how many times
// as long it may make it.
const longer = 3

// read fills b with what passes. It reads so little that nothing is left
// over in a buffer of ordinary size, since nobody asks for what is left
// before there is more to read.
func (r *filteredReader) read(b []byte) (int, error) {
	if len(r.left) == 0 {
		r.room = slices.Grow(r.room[:0], len(b)+1)[:max(1, len(b)/longer-8)]
		n, err := r.from.Read(r.room)
		var stop bool
		r.left, stop = r.keys.filter(r.left[:0], r.room[:max(n, 0)])
		if stop && r.interrupt != nil {
			r.interrupt()
		}
		if err != nil {
			return r.take(b), err
		}
	}
	return r.take(b), nil
}

func (r *filteredReader) take(b []byte) int {
	n := copy(b, r.left)
	r.left = r.left[:copy(r.left, r.left[n:])]
	return n
}

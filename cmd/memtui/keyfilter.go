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
// too many parameters, and control bytes in a paste. It holds a sequence back
// until it is whole: on a slow link the library would take the rest of it for
// keys. It passes on everything else at once, a lone escape too.
type keyFilter struct {
	state    filterState
	sequence []byte // from its introducer on
	held     int    // how many of its last bytes have not been passed on
	apart    bool   // its introducer was passed on in an earlier read
	device   bool   // the sequence is a DCS, whose data follow its final byte
	commas   int    // separators of parameters in it
	x10      int    // bytes to come of an old report of the mouse
	reply    bool   // the string may be a reply, and is held back
	escaped  bool   // an escape in a string is held back

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
	filterMouse                // in the three bytes of an old mouse report
	filterString               // in a string that a terminal sends
	filterConsole              // before the letter of a Linux console's F1 to F5
	filterPaste
)

// filter appends to out what a read may pass on. It tells whether ctrl+c was
// in it.
func (f *keyFilter) filter(out, read []byte) (passed []byte, stop bool) {
	alone := isInterrupt(read)
	if alone {
		out = f.closed(out)
	}
	f.apart = f.state != filterGround && f.state != filterPaste
	if f.state == filterString && len(read) == 1 && read[0] == escape {
		out, f.state = f.release(out), filterGround // that is typed
	}
	for _, b := range read {
		stop = stop || b == interrupt && f.state == filterGround
		out = f.next(out, b)
	}
	return f.withheld(out), stop || alone
}

// withheld takes back the introducer of a sequence that is held back: all of
// it comes together with the rest.
func (f *keyFilter) withheld(out []byte) []byte {
	if f.held == 0 || f.apart {
		return out
	}
	return bytes.TrimSuffix(out, f.sequence[:2])
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
	case filterMouse:
		return f.inMouse(out, b)
	case filterString:
		return f.inString(out, b)
	case filterConsole:
		return f.onConsole(out, b)
	case filterEscape:
		switch b {
		case '[', 'P':
			return f.introduced(out, b, b == 'P')
		case ']', '_', '^', 'X':
			return f.begins(out, b)
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
	f.sequence, f.held, f.apart = append(f.sequence[:0], escape, '['), 0, false
	return append(out, b)
}

// release passes on what was held back, with the introducer once more where
// the library may have given up waiting for the rest.
func (f *keyFilter) release(out []byte) []byte {
	from := len(f.sequence) - f.held
	if f.apart && f.held > 0 {
		from = 0
	}
	out = append(out, f.sequence[from:]...)
	f.held = 0
	return out
}

// holds keeps a byte of a sequence back.
func (f *keyFilter) holds(b byte) {
	f.sequence = append(f.sequence, b)
	f.held++
}

// mostHeld is how long a string may be that is held back: the reply about a
// colour, with a little room.
const mostHeld = 40

// begins begins a string. One that begins with a number may be a reply.
func (f *keyFilter) begins(out []byte, b byte) []byte {
	f.state, f.escaped, f.reply = filterString, false, b == ']'
	f.sequence, f.held, f.apart = append(f.sequence[:0], escape, b), 0, false
	return append(out, b)
}

// inString passes on a string with its end.
func (f *keyFilter) inString(out []byte, b byte) []byte {
	switch {
	case f.escaped:
		f.escaped = false
		out = append(f.release(out), escape)
		if f.state = filterEscape; b == '\\' {
			f.state = filterGround
			return append(out, b)
		}
		return f.next(out, b)
	case b == escape:
		f.escaped = true
		return out
	case b < 0x20:
		out, f.state = f.release(out), filterGround
		return f.onGround(out, b)
	case f.reply && f.held < mostHeld && isReply(b, f.held == 0):
		f.holds(b)
		return out
	}
	f.reply = false
	return append(f.release(out), b)
}

// isReply reports whether a byte may stand in the reply about a colour, or be
// its first.
func isReply(b byte, first bool) bool {
	digit := b >= '0' && b <= '9'
	return digit || !first && (b == ';' || b == ':' || b == '/' || b == '#' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'F')
}

// inMouse holds an old report of the mouse back until it is whole.
func (f *keyFilter) inMouse(out []byte, b byte) []byte {
	if b < 0x20 {
		f.held, f.state = 0, filterGround
		return f.onGround(append(out, neutral), b)
	}
	f.holds(b)
	if f.x10--; f.x10 > 0 {
		return out
	}
	f.state = filterGround
	return f.release(out)
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
		out = append(f.release(out), neutral)
		if f.device {
			out = append(out, escape, '\\')
		}
		return out
	}
	if f.device {
		f.sequence = append(f.sequence, b)
		return append(out, b)
	}
	f.holds(b)
	return out
}

// finalByte ends a sequence. One that is a key record of another system's
// console means nothing here, and could spell any other sequence. One that
// tells the size of a window answers a question that nobody asked, and would
// be believed; the kernel knows the size.
func (f *keyFilter) finalByte(out []byte, b byte) []byte {
	f.state = filterGround
	plain := len(f.sequence) == 2
	if b == 'M' && plain && !f.device {
		f.state, f.x10 = filterMouse, 3
		f.holds(b)
		return out
	}
	if b == '[' && plain && !f.device {
		f.state = filterConsole
		f.holds(b)
		return out
	}
	out = f.release(out)
	switch {
	case b < 0x40 || b > 0x7e:
		return f.onGround(out, b)
	case f.device:
		f.state, f.escaped, f.reply = filterString, false, false
		return append(out, b)
	case b == '_' || b == 't':
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

// onConsole spells F1 to F5 as other terminals do: the library knows the keys
// of a Linux console by no name, and takes their last letter for a key.
func (f *keyFilter) onConsole(out []byte, b byte) []byte {
	f.state = filterGround
	if b < 'A' || b > 'E' {
		return f.onGround(f.release(out), b)
	}
	f.sequence, f.held = f.sequence[:len(f.sequence)-1], f.held-1
	for _, digit := range []byte{'1', '1' + b - 'A', '~'} {
		f.holds(digit)
	}
	return f.release(out)
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

package source

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ParseJSON reads one JSON value, a file. Where there are diagnostics the
// node may be nil or incomplete.
func ParseJSON(data []byte) (*Node, []Diagnostic) {
	if len(data) > MaxFile {
		return nil, []Diagnostic{tooLarge}
	}
	return (&jsonParser{place: place{data: bytes.TrimPrefix(data, mark), pos: Pos{1, 1}}}).parse()
}

// ParseLine reads one JSON value that is a line of a stream, by its number
// and without its end. A CR inside is a blank, and a byte order mark is
// refused like any other character that may not stand there.
func ParseLine(line []byte, number int) (*Node, []Diagnostic) {
	return (&jsonParser{place: place{data: line, pos: Pos{number, 1}, oneLine: true}}).parse()
}

func (p *jsonParser) parse() (root *Node, problems []Diagnostic) {
	defer func() {
		if broken := recover(); broken != nil {
			root, problems = nil, append(p.problems, asDiagnostic(broken))
		}
	}()
	p.data, p.begin = p.place.data, p.place
	p.checkUTF8()
	p.decoder = json.NewDecoder(bytes.NewReader(p.data))
	p.decoder.UseNumber()
	root = p.value(p.token())
	p.mustEnd()
	return root, p.problems
}

// jsonParser builds nodes from the tokens of encoding/json, and checks what
// that lets through: double keys, bytes that are no UTF-8, halves of
// characters.
type jsonParser struct {
	data       []byte
	decoder    *json.Decoder
	begin      place // where the text begins
	place      place
	start, end int // bytes of the last token
	depth      int
	problems   []Diagnostic
}

// place walks along a text and counts lines and characters; it only goes
// forward.
type place struct {
	data    []byte
	offset  int
	pos     Pos
	oneLine bool // no character ends a line
}

func (p *place) to(offset int) Pos {
	for p.offset < offset && p.offset < len(p.data) {
		switch c := p.data[p.offset]; {
		case p.oneLine && utf8.RuneStart(c):
			p.pos.Col++
		case p.oneLine:
		case c == '\n', c == '\r' && (p.offset+1 == len(p.data) || p.data[p.offset+1] != '\n'):
			p.pos = Pos{p.pos.Line + 1, 1}
		case c == '\r':
		case utf8.RuneStart(c):
			p.pos.Col++
		}
		p.offset++
	}
	return p.pos
}

// between gives a range without moving the parser's own place, for problems
// that lie ahead of it or behind.
func (p *jsonParser) between(start, end int) Range {
	walk := p.begin
	return Range{walk.to(start), walk.to(end)}
}

func (p *jsonParser) checkUTF8() {
	if utf8.Valid(p.data) {
		return
	}
	for i := 0; i < len(p.data); {
		r, size := utf8.DecodeRune(p.data[i:])
		if r == utf8.RuneError && size == 1 {
			at := p.between(i, i)
			fail(spot(at.Start.Line, at.Start.Col), CodeUTF8)
		}
		i += size
	}
}

// token reads one token; start and end are then its bytes.
func (p *jsonParser) token() json.Token {
	t, err := p.decoder.Token()
	if err != nil {
		p.fail()
	}
	p.start = p.skip(p.end)
	p.end = int(p.decoder.InputOffset())
	return t
}

// skip goes on to the next byte that is neither blank nor between values.
func (p *jsonParser) skip(i int) int {
	for i < len(p.data) && strings.IndexByte(" \t\r\n,:", p.data[i]) >= 0 {
		i++
	}
	return i
}

// fail finds the place of an error by reading the whole text once more: the
// decoder of tokens counts its places differently from error to error.
func (p *jsonParser) fail() {
	var raw json.RawMessage
	var syntax *json.SyntaxError
	if err := json.Unmarshal(p.data, &raw); errors.As(err, &syntax) {
		if strings.Contains(syntax.Error(), "unexpected end") {
			fail(p.between(len(p.data), len(p.data)), CodeJSONEnd)
		}
		p.unexpected(max(int(syntax.Offset)-1, 0))
	}
	p.unexpected(p.skip(p.end))
}

func (p *jsonParser) unexpected(at int) {
	for at > 0 && at < len(p.data) && !utf8.RuneStart(p.data[at]) {
		at--
	}
	if at >= len(p.data) {
		fail(p.between(at, at), CodeJSONEnd)
	}
	_, size := utf8.DecodeRune(p.data[at:])
	if p.data[at] < ' ' {
		fail(p.between(at, at+size), CodeJSONControl)
	}
	fail(p.between(at, at+size), CodeJSON, string(p.data[at:at+size]))
}

// mustEnd refuses anything behind the value.
func (p *jsonParser) mustEnd() {
	_, err := p.decoder.Token()
	if errors.Is(err, io.EOF) {
		return
	}
	at := p.end
	for at < len(p.data) && strings.IndexByte(" \t\r\n", p.data[at]) >= 0 {
		at++
	}
	fail(p.between(at, len(p.data)), CodeJSONAfter)
}

func (p *jsonParser) value(t json.Token) *Node {
	node := &Node{Kind: Text}
	node.Range.Start = p.place.to(p.start)
	p.depth++
	if p.depth > MaxDepth {
		fail(p.between(p.start, p.end), CodeNesting, strconv.Itoa(MaxDepth))
	}
	switch t := t.(type) {
	case nil:
		node.Kind = Null
	case bool:
		node.Text = strconv.FormatBool(t)
	case json.Number:
		node.Text = t.String()
	case string:
		node.Text = t
		p.checkText(node)
	case json.Delim:
		if t == '{' {
			p.object(node)
		} else {
			p.array(node)
		}
	}
	p.depth--
	node.Range.End = p.place.to(p.end)
	return node
}

func (p *jsonParser) object(node *Node) {
	node.Kind = Map
	keys := newKeys(nil)
	for p.decoder.More() {
		t := p.token()
		key := &Node{Kind: Text, Range: Range{Start: p.place.to(p.start)}}
		key.Text, _ = t.(string)
		p.checkText(key)
		key.Range.End = p.place.to(p.end)
		value := p.value(p.token())
		if first := keys.find(node, key.Text); first != nil {
			if len(p.problems) < MaxKept {
				p.problems = append(p.problems, doubleKey(key, first))
			}
			continue
		}
		node.Entries = append(node.Entries, Entry{key, value})
	}
	p.token()
}

func (p *jsonParser) array(node *Node) {
	node.Kind = List
	for p.decoder.More() {
		node.Items = append(node.Items, p.value(p.token()))
	}
	p.token()
}

// checkText looks at the last token as it was written: encoding/json reads
// half a character as U+FFFD and says nothing.
func (p *jsonParser) checkText(node *Node) {
	raw := p.data[p.start:p.end]
	if bytes.IndexByte(raw, '\\') >= 0 {
		p.checkEscapes(raw)
	}
	node.where.literal = string(raw[1:len(raw)-1]) == node.Text
	if len(node.Text) > MaxText {
		p.problems = append(p.problems, tooLong(p.between(p.start, p.end)))
	}
}

func (p *jsonParser) checkEscapes(raw []byte) {
	for i := 0; i+1 < len(raw); i++ {
		if raw[i] != '\\' {
			continue
		}
		if raw[i+1] != 'u' {
			i++
			continue
		}
		size := 6
		switch unit := codeUnit(raw, i); {
		case unit >= 0xdc00 && unit < 0xe000:
			p.half(raw, i)
		case unit >= 0xd800 && unit < 0xdc00:
			if low := codeUnit(raw, i+6); low < 0xdc00 || low >= 0xe000 {
				p.half(raw, i)
			}
			size = 12
		}
		i += size - 1
	}
}

func (p *jsonParser) half(raw []byte, i int) {
	fail(p.between(p.start+i, p.start+i+6), CodeSurrogate, string(raw[i:i+6]))
}

// codeUnit reads the \uXXXX at an index; 0 where there is none.
func codeUnit(raw []byte, i int) uint64 {
	if i+6 > len(raw) || raw[i] != '\\' || raw[i+1] != 'u' {
		return 0
	}
	n, _ := strconv.ParseUint(string(raw[i+2:i+6]), 16, 32)
	return n
}

package source

import "slices"

// Pos is a place in a text. Line and Col count from 1, Col in characters.
type Pos struct{ Line, Col int }

// Before reports whether p stands earlier in a text than q.
func (p Pos) Before(q Pos) bool {
	return p.Line < q.Line || p.Line == q.Line && p.Col < q.Col
}

// Range is a stretch of a text on one line or over several; End is behind
// the last character.
type Range struct{ Start, End Pos }

// Kind is what a node is.
type Kind string

// The kinds of node.
const (
	Null Kind = "null" // left out: null, ~ or nothing
	Text Kind = "text" // any scalar, as the characters typed: 010 is "010", true is "true"
	List Kind = "list"
	Map  Kind = "map"
)

// Node is one value of a YAML or JSON text with its place.
type Node struct {
	Kind    Kind
	Range   Range
	Text    string  // of a Text, escapes decoded
	Items   []*Node // of a List
	Entries []Entry // of a Map, in file order

	where where // of a Text, see Span
}

// Entry is one key of a map with its value.
type Entry struct {
	Key   *Node // always a Text
	Value *Node
}

// Find gives the entry of a key; false where the map has none, or where the
// node is no map.
func (n *Node) Find(key string) (Entry, bool) {
	for _, e := range n.Entries {
		if e.Key.Text == key {
			return e, true
		}
	}
	return Entry{}, false
}

// The limits of what is read.
const (
	MaxFile    = 1 << 20  // bytes of a file
	MaxText    = 64 << 10 // bytes of one text
	MaxDepth   = 64       // values inside values
	MaxAliases = 100      // uses of an anchor, counted again inside each use
	maxNodes   = 1 << 20  // values, those of an anchor counted at every use
	maxSigns   = 3 << 17  // see text.crowded
	// MaxKept is how many errors of a file are kept, and how many warnings: a
	// file of one mebibyte can hold half a million, and more help nobody.
	MaxKept = 2000
)

// Diagnostic is one problem of a file. It carries a code and what was found;
// words are made last, in package i18n.
type Diagnostic struct {
	At       Range
	Code     Code
	Args     []string // for the template of the code
	In       Owner    // in what it stands, for the template of the code
	Near     string   // the nearest valid name, or ""
	NearID   bool     // Near is an earlier id rather than a name
	Write    string   // how it is written instead, or ""
	Expected []string // what could stand here, or nil
	Also     []Note   // other places that contributed
	Plain    bool     // printed without its source line, which would say nothing
	Warning  bool
}

// Owner is the thing in which a problem stands: a record by its id, a step by
// its number. Kind is a key of i18n.DiagWords.Owners.
type Owner struct{ Kind, Name string }

// Note is another place that contributed to a problem. Without a place it is
// one more line of words.
type Note struct {
	At   Range
	Code Code
	Args []string
	// Items are listed as the first argument, each with its line.
	Items []Item
}

// Item is one thing of a list with the line on which it stands.
type Item struct {
	Name string
	Line int
	Rung string // the condition that it fails, or ""
}

// Failed reports whether a list holds more than warnings.
func Failed(list []Diagnostic) bool {
	for _, d := range list {
		if !d.Warning {
			return true
		}
	}
	return false
}

// InOrder gives problems in file order, at most one a place: an error before
// a warning, and of several the one that was found first.
func InOrder(list []Diagnostic) []Diagnostic {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b Diagnostic) int {
		switch {
		case a.At.Start.Before(b.At.Start):
			return -1
		case b.At.Start.Before(a.At.Start):
			return 1
		case a.Warning == b.Warning:
			return 0
		case b.Warning:
			return -1
		}
		return 1
	})
	return slices.CompactFunc(out, func(a, b Diagnostic) bool { return a.At.Start == b.At.Start })
}

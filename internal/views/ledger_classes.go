package views

import (
	"memtui/internal/core"
)

// cellAnswer is the answer of a cell with its class: cells of one class answer
// alike. A picture compares each cell with all around it, and a class is
// found once.
type cellAnswer struct {
	core.Answer
	class int
}

// classes numbers the answers of a picture. Two answers are equal when they
// hold the same values with the same sources, so an answer is known by the
// set of its pairs of value and source.
type classes struct {
	pairs map[[2]string]int
	known map[string]int
}

func newClasses() *classes {
	return &classes{pairs: map[[2]string]int{}, known: map[string]int{}}
}

func (c *classes) of(a core.Answer) int {
	key := c.key(a)
	n, there := c.known[key]
	if !there {
		n = len(c.known)
		c.known[key] = n
	}
	return n
}

// key writes the set of pairs as one bit each. What is no answer of the core
// has a key of its own.
func (c *classes) key(a core.Answer) string {
	switch a.Status {
	case core.NotFound:
		return ""
	case core.Usable, core.Conflict:
		return c.bits(a.Left)
	}
	return "?" + string(a.Status) + a.Value
}

func (c *classes) bits(left []core.Left) string {
	bits := make([]byte, 1+len(c.pairs)/8)
	last := 0
	for i := range left {
		for _, source := range left[i].Evidence {
			n := c.pair(left[i].Value, source)
			for n/8 >= len(bits) {
				bits = append(bits, 0)
			}
			bits[n/8] |= 1 << (n % 8)
			last = max(last, n/8)
		}
	}
	return "=" + string(bits[:last+1]) // as long as it must be, whatever pairs come later
}

func (c *classes) pair(value, source string) int {
	pair := [2]string{value, source}
	n, there := c.pairs[pair]
	if !there {
		n = len(c.pairs)
		c.pairs[pair] = n
	}
	return n
}

package core

// Classes numbers answers by what they say: two answers have one number
// exactly where they are Equal. Two answers are equal when they hold the same
// values with the same sources, so an answer is known by the set of its pairs
// of value and source. The zero Classes is empty and ready.
type Classes struct {
	pairs map[[2]string]int32
	known map[string]int
	key   []byte // of the set looked up last
}

// Of gives the number of an answer, from 0.
func (c *Classes) Of(a Answer) int {
	var set pairSet
	for i := range a.Left {
		for _, source := range a.Left[i].Evidence {
			set = set.with(c.pair(a.Left[i].Value, source))
		}
	}
	return c.number(set)
}

// pair numbers a value with one of its sources.
func (c *Classes) pair(value, source string) int32 {
	pair := [2]string{value, source}
	n, there := c.pairs[pair]
	if !there {
		if c.pairs == nil {
			c.pairs = map[[2]string]int32{}
		}
		n = int32(len(c.pairs))
		c.pairs[pair] = n
	}
	return n
}

func (c *Classes) number(set pairSet) int {
	c.key = set.key(c.key[:0])
	n, there := c.known[string(c.key)]
	if !there {
		if c.known == nil {
			c.known = map[string]int{}
		}
		n = len(c.known)
		c.known[string(c.key)] = n
	}
	return n
}

// pairSet is a set of pairs, a bit for each. Sets of different lengths may be
// the same: what is not there is not in it.
type pairSet []uint64

func (s pairSet) with(pair int32) pairSet {
	for int(pair/64) >= len(s) {
		s = append(s, 0)
	}
	s[pair/64] |= 1 << (pair % 64)
	return s
}

// key appends the set as bytes, as long as it must be.
func (s pairSet) key(b []byte) []byte {
	for len(s) > 0 && s[len(s)-1] == 0 {
		s = s[:len(s)-1]
	}
	for _, word := range s {
		for shift := 0; shift < 64; shift += 8 {
			b = append(b, byte(word>>shift))
		}
	}
	return b
}

func (s pairSet) equal(t pairSet) bool {
	if len(s) > len(t) {
		s, t = t, s
	}
	for i, word := range t {
		if i < len(s) && word != s[i] || i >= len(s) && word != 0 {
			return false
		}
	}
	return true
}

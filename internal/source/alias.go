package source

import (
	"strconv"

	"go.yaml.in/yaml/v4"
)

// anchored is a complete value with a name, and what using it costs.
type anchored struct {
	node                *Node
	height, nodes, uses int
}

// anchor converts a value that has a name, and keeps what it costs. It is
// known only when the value is complete, so that none can hold itself.
func (c *converter) anchor(y *yaml.Node) *Node {
	nodes, uses, deepest := c.nodes, c.uses, c.deepest
	c.deepest = c.depth
	node := c.content(y)
	c.anchors[y] = anchored{
		node: node, height: c.deepest - c.depth, nodes: c.nodes - nodes, uses: c.uses - uses,
	}
	c.deepest = max(c.deepest, deepest)
	return node
}

// alias gives the value of an anchor at the place where it is used.
func (c *converter) alias(y *yaml.Node) *Node {
	start := c.start(y)
	at := c.text.between(start, start+len("*")+len(y.Value))
	a, known := c.anchors[y.Alias]
	if !known {
		fail(at, CodeAliasUnknown, y.Value)
	}
	c.uses += 1 + a.uses
	c.nodes += a.nodes
	c.deepest = max(c.deepest, c.depth+a.height)
	switch {
	case c.uses > MaxAliases || c.nodes > maxNodes:
		fail(at, CodeAliasLimit, strconv.Itoa(MaxAliases))
	case c.depth+a.height > MaxDepth:
		fail(at, CodeNesting, strconv.Itoa(MaxDepth))
	}
	node := *a.node
	node.Range, node.where = at, where{}
	return &node
}

// keys watches over the keys of one map: none twice, and what a merge key
// brings stands back behind what the map says itself.
type keys struct {
	c       *converter
	index   map[string]*Node // of the first `indexed` entries; small maps do without
	indexed int
	arrow   *Node // the merge key
	merged  []*Node
}

const smallMap = 8

func newKeys(c *converter) *keys { return &keys{c: c} }

func (k *keys) add(node *Node, e Entry, merge bool) {
	first := k.arrow
	if !merge {
		first = k.find(node, e.Key.Text)
	}
	switch {
	case first != nil:
		if len(k.c.problems) < MaxKept {
			k.c.problems = append(k.c.problems, doubleKey(e.Key, first))
		}
	case merge:
		k.arrow = e.Key
		k.merged = k.sources(e.Value)
	default:
		node.Entries = append(node.Entries, e)
	}
}

// find gives the key of the same text that a map already has, or nil.
func (k *keys) find(node *Node, key string) *Node {
	if len(node.Entries) <= smallMap {
		if e, ok := node.Find(key); ok {
			return e.Key
		}
		return nil
	}
	if k.index == nil {
		k.index = map[string]*Node{}
	}
	for ; k.indexed < len(node.Entries); k.indexed++ {
		at := node.Entries[k.indexed].Key
		k.index[at.Text] = at
	}
	return k.index[key]
}

func doubleKey(key, first *Node) Diagnostic {
	return Diagnostic{
		At: key.Range, Code: CodeDoubleKey, Args: []string{key.Text},
		Also: []Note{{At: first.Range, Code: NoteFirst}},
	}
}

// sources gives the maps that a merge key names.
func (k *keys) sources(value *Node) []*Node {
	list := []*Node{value}
	if value.Kind == List {
		list = value.Items
	}
	for _, m := range list {
		if m.Kind != Map {
			fail(value.Range, CodeMergeValue)
		}
	}
	return list
}

// merge adds what the map does not say itself, the earlier source first.
func (k *keys) merge(node *Node) {
	if k.merged == nil {
		return
	}
	own := map[string]bool{}
	for _, e := range node.Entries {
		own[e.Key.Text] = true
	}
	for _, source := range k.merged {
		for _, e := range source.Entries {
			if !own[e.Key.Text] {
				own[e.Key.Text] = true
				node.Entries = append(node.Entries, e)
			}
		}
	}
}

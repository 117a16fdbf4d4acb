package source

import (
	"strconv"

	"go.yaml.in/yaml/v4"
)

// converter makes nodes of the library's tree. The tree says where a value
// begins; where it ends is found in the text.
type converter struct {
	text     *text
	depth    int
	deepest  int // the greatest depth since it was last set
	nodes    int // with those of an anchor again at each use
	uses     int // of anchors, with those inside again at each use
	anchors  map[*yaml.Node]anchored
	problems []Diagnostic
}

func (c *converter) document(y *yaml.Node) *Node {
	if y == nil || len(y.Content) == 0 {
		return &Node{Kind: Null, Range: spot(1, 1)}
	}
	return c.value(y.Content[0])
}

// value converts one value, one deeper.
func (c *converter) value(y *yaml.Node) *Node {
	c.depth++
	c.deepest = max(c.deepest, c.depth)
	c.nodes++
	if c.depth > MaxDepth {
		fail(c.text.spot(c.start(y)), CodeNesting, strconv.Itoa(MaxDepth))
	}
	node := c.node(y)
	c.depth--
	return node
}

// start gives the offset at which the tree has a value begin: an anchor and a
// tag are part of it.
func (c *converter) start(y *yaml.Node) int { return c.text.offset(Pos{y.Line, y.Column}) }

func (c *converter) node(y *yaml.Node) *Node {
	switch {
	case y.Kind == yaml.AliasNode:
		return c.alias(y)
	case y.Anchor != "":
		return c.anchor(y)
	}
	return c.content(y)
}

// content converts what stands behind an anchor.
func (c *converter) content(y *yaml.Node) *Node {
	at := c.start(y)
	if y.Anchor != "" {
		at += len("&") + len(y.Anchor) // a name is ASCII
	}
	if y.Anchor != "" && (tagged(y) || !empty(y)) {
		at = c.text.skip(at)
	}
	if tagged(y) {
		panic(failure{c.text.tag(at)})
	}
	switch y.Kind {
	case yaml.ScalarNode:
		return c.scalar(y, at)
	case yaml.SequenceNode:
		return c.list(y, at)
	case yaml.MappingNode:
		return c.pairs(y, at)
	case yaml.DocumentNode, yaml.StreamNode, yaml.AliasNode:
	}
	panic("a value of kind " + strconv.Itoa(int(y.Kind)))
}

// quoted and block are the styles of texts that say themselves where they end.
const (
	quoted = yaml.SingleQuotedStyle | yaml.DoubleQuotedStyle
	block  = yaml.LiteralStyle | yaml.FoldedStyle
)

func unquoted(y *yaml.Node) bool { return y.Kind == yaml.ScalarNode && y.Style&(quoted|block) == 0 }

func tagged(y *yaml.Node) bool { return y.Style&yaml.TaggedStyle != 0 || y.Tag == "!" }

// empty reports whether a value was left out.
func empty(y *yaml.Node) bool { return unquoted(y) && y.Value == "" }

func (c *converter) scalar(y *yaml.Node, at int) *Node {
	node := &Node{Kind: Text, Text: y.Value, where: where{in: c.text, at: at}}
	var end int
	switch {
	case y.Style&quoted != 0:
		end = c.text.behindQuote(at)
		node.where.at++
	case y.Style&block != 0:
		node.where.at = c.text.endOfLine(at)
		end = c.text.along(y.Value, node.where.at)
	default:
		end = c.text.along(y.Value, at)
		switch y.Value {
		case "", "null", "Null", "NULL", "~":
			node.Kind, node.Text, node.where = Null, "", where{}
		}
	}
	node.Range = c.text.between(at, end)
	node.Text = c.text.restore(node.Text, at, end)
	if len(node.Text) > MaxText {
		c.problems = append(c.problems, tooLong(node.Range))
	}
	return node
}

// tooLong refuses a text for its size. It is read on all the same: that it is
// there, and what it says, is not in question.
func tooLong(at Range) Diagnostic {
	return Diagnostic{At: at, Code: CodeTextSize, Args: []string{"64 KiB"}}
}

func (c *converter) list(y *yaml.Node, at int) *Node {
	node := &Node{Kind: List}
	end := at + 1
	for _, item := range y.Content {
		node.Items = append(node.Items, c.value(item))
		end = c.end(node.Items[len(node.Items)-1])
	}
	node.Range = c.text.between(at, c.text.behindBracket(y, at, end))
	return node
}

func (c *converter) end(node *Node) int { return c.text.offset(node.Range.End) }

func (c *converter) pairs(y *yaml.Node, at int) *Node {
	node := &Node{Kind: Map}
	end := at + 1
	keys := newKeys(c)
	for i := 0; i+1 < len(y.Content); i += 2 {
		key := c.key(y.Content[i])
		colon := c.text.behindColon(c.end(key))
		if y.Style&yaml.FlowStyle == 0 && c.text.line(colon) != c.text.line(c.end(key)) {
			fail(key.Range, CodeComplexKey)
		}
		value := &Node{Kind: Null, Range: c.text.between(colon, colon)}
		if y := y.Content[i+1]; y.Anchor != "" || tagged(y) || !empty(y) {
			value = c.value(y)
		}
		keys.add(node, Entry{key, value}, unquoted(y.Content[i]) && key.Text == "<<")
		end = c.end(value)
	}
	keys.merge(node)
	node.Range = c.text.between(at, c.text.behindBracket(y, at, end))
	return node
}

// key converts a key, which is one text without a `?` before it.
func (c *converter) key(y *yaml.Node) *Node {
	at := c.start(y)
	if mark := c.text.questionBefore(at); mark >= 0 {
		fail(c.text.spot(mark), CodeComplexKey)
	}
	if y.Kind != yaml.AliasNode && (y.Kind != yaml.ScalarNode || y.Style&block != 0 || empty(y)) {
		fail(c.text.spot(at), CodeComplexKey)
	}
	key := c.node(y)
	switch {
	case y.Kind == yaml.ScalarNode:
		if key.Kind == Null {
			key.Kind, key.Text = Text, y.Value
		}
	case key.Kind != Text:
		fail(key.Range, CodeComplexKey)
	}
	return key
}

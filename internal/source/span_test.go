package source

import "testing"

// In each text the value of the first key holds an X, at the place given; 0 is
// for one that cannot be found by going along the text.
func TestACharacterIsFoundWhereItIsWritten(t *testing.T) {
	for _, c := range []struct {
		text string
		at   Pos
	}{
		{"k: 中aXb", Pos{1, 6}},
		{"k: '中aXb'", Pos{1, 7}},
		{"k: \"中aXb\"", Pos{1, 7}},
		{"k: &a 中Xb", Pos{1, 8}},
		{"k: a b\n  c X d\n", Pos{2, 5}},
		{"k: 'a\n\n  X'\n", Pos{3, 3}},
		{"k: |\n  a\n   X\n", Pos{3, 4}},
		{"k: >-  # why\n\n  a\n  bX\n", Pos{4, 4}},
		{"k: \"\\x41X\"", Pos{}},
		{"k: 'it''s X'", Pos{}},
		{"k: \"a\u0085X\"", Pos{1, 7}},
		{"{\"k\": \"中X\"}", Pos{1, 9}},
		{"{\"k\": \"\\u4e2dX\"}", Pos{}},
		{"{\"k\": \"\\nX\"}", Pos{}},
	} {
		node, problems := Parse("-", []byte(c.text))
		if len(problems) > 0 {
			t.Fatalf("%q: %v", c.text, problems)
		}
		value := node.Entries[0].Value
		want := Range{c.at, Pos{c.at.Line, c.at.Col + 1}}
		if c.at == (Pos{}) {
			want = value.Range
		}
		for i, r := range []rune(value.Text) {
			if got := value.Span(i, i+1); r == 'X' && got != want {
				t.Errorf("%q: got %v, want %v", c.text, got, want)
			}
		}
	}
}

func TestAnAliasIsOnePlace(t *testing.T) {
	node, problems := ParseYAML("f.yaml", []byte("a: &x aXb\nb: *x\n"))
	if value := node.Entries[1].Value; len(problems) > 0 || value.Span(1, 2) != at(2, 4, 2) {
		t.Errorf("got %v and %v, want the alias", value.Span(1, 2), problems)
	}
}

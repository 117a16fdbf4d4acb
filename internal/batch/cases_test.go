package batch

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
)

// pinned is one case of testdata: operations, and what the last answer must
// say. An operation that is a text is the raw line as it stands.
type pinned struct {
	ID     string
	Title  string
	Args   []string
	Ops    []json.RawMessage
	Expect json.RawMessage
	Line   int    // that is refused, where the case names it
	Last   string `json:"stdout_last"` // the last answer, to the letter
}

func (p pinned) lines(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	for _, op := range p.Ops {
		var raw string
		if json.Unmarshal(op, &raw) == nil {
			b.WriteString(raw)
		} else {
			b.Write(op)
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

func TestEveryPinnedCaseIsAnsweredAsPinned(t *testing.T) {
	for file, many := range map[string]int{"ledger.jsonl": 70, "cases.jsonl": 943, "explain-cases.jsonl": 17} {
		t.Run(file, func(t *testing.T) {
			cases := readCases(t, "testdata/"+file)
			if len(cases) < many {
				t.Errorf("only %d cases were read, want %d", len(cases), many)
			}
			for _, p := range cases {
				t.Run(p.ID, func(t *testing.T) { p.check(t) })
			}
		})
	}
}

func readCases(t *testing.T, name string) []pinned {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	var cases []pinned
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var p pinned
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatal(err)
		}
		cases = append(cases, p)
	}
	if lines.Err() != nil {
		t.Fatal(lines.Err())
	}
	return cases
}

func (p pinned) check(t *testing.T) {
	var out bytes.Buffer
	options := Options{Words: i18n.For(i18n.English), Explain: slices.Contains(p.Args, "--explain")}
	err := Run(bytes.NewReader(p.lines(t)), &out, options)
	var refused *LineError
	if string(p.Expect) == `"error"` {
		switch {
		case !errors.As(err, &refused) || refused.Line < 1 || refused.Line > len(p.Ops):
			t.Errorf("%s: got error %v and output %q, want a line that is refused", p.Title, err, out.String())
		case p.Line > 0 && refused.Line != p.Line:
			t.Errorf("%s: line %d is refused, want line %d", p.Title, refused.Line, p.Line)
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", p.Title, err)
	}
	answers := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
	last := answers[len(answers)-1]
	if p.Last != "" && string(last) != p.Last {
		t.Errorf("%s: got\n%s\nwant\n%s", p.Title, last, p.Last)
	}
	if p.Expect != nil {
		p.says(t, last)
	}
}

// says compares what an answer must say, key by key; other keys are free.
func (p pinned) says(t *testing.T, last []byte) {
	var got, want map[string]any
	if err := json.Unmarshal(last, &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(p.Expect, &want); err != nil {
		t.Fatal(err)
	}
	for key, value := range want {
		found, there := got[key]
		if !there {
			t.Errorf("%s: the answer %s has no %q", p.Title, last, key)
		}
		if diff := cmp.Diff(value, found); diff != "" {
			t.Errorf("%s: %s (-want +got):\n%s", p.Title, key, diff)
		}
	}
}

package batch

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
)

// pinned is one case of testdata/ledger.jsonl: operations, and what the last
// answer must say. An operation that is a text is the raw line as it stands.
type pinned struct {
	ID     string
	Title  string
	Ops    []json.RawMessage
	Expect json.RawMessage
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
	f, err := os.Open("testdata/ledger.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	cases := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var p pinned
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatal(err)
		}
		cases++
		t.Run(p.ID, func(t *testing.T) { p.check(t) })
	}
	if cases < 70 {
		t.Errorf("only %d cases were read", cases)
	}
}

func (p pinned) check(t *testing.T) {
	var out bytes.Buffer
	err := Run(bytes.NewReader(p.lines(t)), &out, Options{Words: i18n.For(i18n.English)})
	var refused *LineError
	if string(p.Expect) == `"error"` {
		if !errors.As(err, &refused) || refused.Line < 1 || refused.Line > len(p.Ops) {
			t.Errorf("%s: got error %v and output %q, want a line that is refused", p.Title, err, out.String())
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", p.Title, err)
	}
	answers := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
	var got, want map[string]any
	if err := json.Unmarshal(answers[len(answers)-1], &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(p.Expect, &want); err != nil {
		t.Fatal(err)
	}
	for key, value := range want {
		found, there := got[key]
		if !there {
			t.Errorf("%s: the answer %s has no %q", p.Title, answers[len(answers)-1], key)
		}
		if diff := cmp.Diff(value, found); diff != "" {
			t.Errorf("%s: %s (-want +got):\n%s", p.Title, key, diff)
		}
	}
}

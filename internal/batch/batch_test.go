package batch

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"memtui/internal/i18n"
)

const m1 = `{"record":{"id":"m1","key":"k","scope":"s","version":"v1","value":"30s","evidence":["D1"],"recorded":"2026-01-01","valid":{"from":"2026-01-01"}}}`
const m2 = `{"record":{"id":"m2","key":"k","scope":"s","version":"v1","value":"20s","evidence":["D2"],"recorded":"2026-06-10","valid":{"from":"2026-07-01"},"supersedes":["m1"]}}`

// ask is a question about the subject of m1 with the fields given.
func ask(fields string) string {
	return `{"query":{"key":"k","scope":"s","version":"v1",` + fields + `}}`
}

func answered(t *testing.T, o Options, lines ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	if o.Words == nil {
		o.Words = i18n.For(i18n.English)
	}
	err := Run(strings.NewReader(strings.Join(lines, "\n")), &out, o)
	return out.String(), err
}

func TestAnswersAreCompactWithTheirKeysInOrder(t *testing.T) {
	other := `{"record":{"id":"m3","key":"k","scope":"s","version":"v1","value":"45s","evidence":["D3"],"recorded":"2026-10-17"}}`
	got, err := answered(t, Options{}, m1, m2,
		ask(`"known":"2026-10-16"`), ask(`"valid":"2025-01-01","known":"2026-10-16"`), other, ask(`"known":"2026-10-17"`))
	want := `{"status":"usable","value":"20s","evidence":["D2"]}
{"status":"not_found","value":null,"evidence":[]}
{"status":"conflict","value":null,"candidates":["20s","45s"]}
`
	if err != nil || got != want {
		t.Errorf("got error %v and\n%swant\n%s", err, got, want)
	}
}

func TestNothingIsEscapedForHTMLAndNothingEndsALine(t *testing.T) {
	const value = `<a href=\"x\">&amp;\n\t中 \\`
	got, err := answered(t, Options{}, strings.Replace(m1, "30s", value, 1), ask(`"known":"2026-10-16"`))
	want := `{"status":"usable","value":"` + value + `","evidence":["D1"]}` + "\n"
	if err != nil || got != want {
		t.Errorf("got error %v and %q, want %q", err, got, want)
	}
}

func TestExplainGivesEveryFailedRungWithWhatWasCompared(t *testing.T) {
	lines := []string{
		`{"record":{"id":"c","key":"x","scope":"y","version":"z","value":"v","status":"candidate","valid":{"to":"2026-01-01"},"expires":"2026-02-01"}}`,
		m1, m2, `{"record":{"id":"late","key":"k","scope":"s","version":"v1","value":"1","evidence":["D9"],"recorded":"2027-01-01","expires":"2026-01-01"}}`,
		ask(`"valid":"2026-08-01","known":"2026-10-16"`), `{"revoke":{"evidence":"D2","recorded":"2027-02-01"}}`, ask(`"known":"2027-02-01"`),
	}
	got, err := answered(t, Options{Explain: true}, lines...)
	want := `{"status":"usable","value":"20s","evidence":["D2"],"explain":[` +
		`{"id":"c","fails":[{"rung":"key","has":"x","asked":"k"},{"rung":"scope","has":"y","asked":"s"},{"rung":"version","has":"z","asked":"v1"},` +
		`{"rung":"status","is":"candidate"},{"rung":"evidence","revoked":[]},{"rung":"valid","from":null,"to":"2026-01-01","valid":"2026-08-01"},` +
		`{"rung":"expired","expires":"2026-02-01","known":"2026-10-16"}]},` +
		`{"id":"m1","fails":[{"rung":"superseded","by":["m2"]}]},{"id":"m2","fails":[]},` +
		`{"id":"late","fails":[{"rung":"known","recorded":"2027-01-01","known":"2026-10-16"},{"rung":"expired","expires":"2026-01-01","known":"2026-10-16"}]}]}`
	first, second, _ := strings.Cut(got, "\n")
	if err != nil || first != want {
		t.Errorf("got error %v and\n%s\nwant\n%s", err, first, want)
	}
	if !strings.Contains(second, `{"id":"m2","fails":[{"rung":"evidence","revoked":["D2"]}]}`) {
		t.Errorf("the revoked source is not named: %s", second)
	}
}

func TestADecisionNamesWhatIsMissingInInputOrder(t *testing.T) {
	got, err := answered(t, Options{}, `{"decide":{"subject":"project:demo","candidate":{"id":"a","kind":"","scope":" task","subject":"other","observedAt":5}}}`)
	want := `{"state":"blocked","phase":"missing_metadata","record":{"id":"a","kind":null,"scope":" task","subject":"other","source":null,"observedAt":"5"},"reasons":[`
	if err != nil || !strings.HasPrefix(got, want) {
		t.Errorf("got error %v and\n%s\nwant it to begin with\n%s", err, got, want)
	}
	const unknowns = `"unknowns":["taskAnchor","candidate.kind","candidate.scope","candidate.subject","candidate.source","candidate.writeReason","candidate.readTrigger","candidate.validity"],"nextAction":"add_evidence"}`
	if !strings.HasSuffix(got, unknowns+"\n") {
		t.Errorf("got\n%s\nwant it to end with\n%s", got, unknowns)
	}
}

func TestAMissingCandidateStandsAloneAndItsRecordIsNull(t *testing.T) {
	for _, candidate := range []string{``, `,"candidate":null`} {
		got, err := answered(t, Options{}, `{"decide":{"taskAnchor":"t","subject":"s"`+candidate+`}}`)
		want := `{"state":"blocked","phase":"missing_metadata","record":null,"reasons":["candidate is missing."],"unknowns":["candidate"],"nextAction":"add_evidence"}` + "\n"
		if err != nil || got != want {
			t.Errorf("%q: got error %v and %s want %s", candidate, err, got, want)
		}
	}
}

// Every line here must end the stream, with the number of the line and
// without touching the answer before it.
func TestABadLineEndsTheStreamAfterTheAnswersBeforeIt(t *testing.T) {
	for name, bad := range map[string]string{
		"no JSON":                      `record`,
		"cut off":                      `{"record":{"id":"x"`,
		"a list":                       `[1]`,
		"empty":                        `{}`,
		"two operations":               `{"retire":{"id":"m1"},"revoke":{"evidence":"D1"}}`,
		"two objects":                  `{"retire":{"id":"m1"}} {"retire":{"id":"m1"}}`,
		"a double key":                 `{"retire":{"id":"m1","id":"m1"}}`,
		"a double operation":           `{"retire":{"id":"m1"},"retire":{"id":"m1"}}`,
		"an unknown operation":         `{"retract":{"id":"m1"}}`,
		"an unknown field":             `{"retire":{"id":"m1","why":"x"}}`,
		"operation that is null":       `{"retire":null}`,
		"operation that is a text":     `{"retire":"m1"}`,
		"a missing key":                `{"query":{"scope":"s","version":"v1","known":"2026-01-01"}}`,
		"a missing known":              `{"query":{"key":"k","scope":"s","version":"v1","valid":"2026-01-01"}}`,
		"a null key":                   ask(`"key":null,"known":"2026-01-01"`),
		"a blank value":                strings.Replace(m2, "20s", "\u3000\u200b", 1),
		"a blank id":                   strings.Replace(m2, `"m2"`, `" "`, 1),
		"an id with a space":           strings.Replace(m2, `"m2"`, `"m2 "`, 1),
		"an id with a tab inside":      strings.Replace(m2, `"m2"`, `"m\t2"`, 1),
		"an id with a joiner":          strings.Replace(m2, `"m2"`, "\"m\u200d2\"", 1),
		"evidence with a space":        strings.Replace(m2, `"D2"`, `" D2"`, 1),
		"blank evidence":               strings.Replace(m2, `"D2"`, `""`, 1),
		"evidence as a list of lists":  strings.Replace(m2, `"D2"`, `["D2"]`, 1),
		"a control in a value":         strings.Replace(m2, "20s", `\u001b[2J`, 1),
		"a turned text in a value":     strings.Replace(m2, "20s", "a\u202eb", 1),
		"a non-character in a value":   strings.Replace(m2, "20s", "a\ufffe", 1),
		"a line separator in a value":  strings.Replace(m2, "20s", "a\u2028b", 1),
		"half a character":             strings.Replace(m2, "20s", `\ud800`, 1),
		"no UTF-8":                     strings.Replace(m2, "20s", "\xff\xfe", 1),
		"a value that is a list":       strings.Replace(m2, `"20s"`, `["20s"]`, 1),
		"a day that is none":           strings.Replace(m2, "2026-06-10", "2026-02-30", 1),
		"a time with a small t":        strings.Replace(m2, "2026-06-10", "2026-06-10t00:00:00z", 1),
		"a leap second":                strings.Replace(m2, "2026-06-10", "2026-06-30T23:59:60Z", 1),
		"a time that is a number":      strings.Replace(m2, `"2026-06-10"`, `20260610`, 1),
		"a blank time":                 strings.Replace(m2, `"2026-06-10"`, `""`, 1),
		"valid as a text":              strings.Replace(m2, `{"from":"2026-07-01"}`, `"2026-07-01"`, 1),
		"an unknown field in valid":    strings.Replace(m2, `"from"`, `"form"`, 1),
		"a status in capitals":         strings.Replace(m2, `"supersedes"`, `"status":"Verified","supersedes"`, 1),
		"a blank status":               strings.Replace(m2, `"supersedes"`, `"status":"","supersedes"`, 1),
		"it supersedes itself":         strings.Replace(m2, `["m1"]`, `["m2"]`, 1),
		"it supersedes the unknown":    strings.Replace(m2, `["m1"]`, `["m1","m0"]`, 1),
		"the same id, other content":   strings.Replace(m1, "30s", "31s", 1),
		"an empty interval":            strings.Replace(m2, `"from":"2026-07-01"`, `"from":"2026-07-01","to":"2026-07-01T08:00:00+08:00"`, 1),
		"an inverted interval":         strings.Replace(m2, `"from":"2026-07-01"`, `"from":"2026-07-01","to":"2026-06-01"`, 1),
		"time backwards":               strings.Replace(m2, "2026-06-10", "2025-06-10", 1),
		"undated after dated":          `{"revoke":{"evidence":"D1"}}`,
		"a decision on a text":         `{"decide":{"taskAnchor":"t","candidate":"c"}}`,
		"a decision on a list":         `{"decide":{"taskAnchor":["t"]}}`,
		"a decision with more":         `{"decide":{"taskAnchor":"t","candidate":{"sorce":"x"}}}`,
		"a control in a decision":      `{"decide":{"taskAnchor":"t\u0007"}}`,
		"nested too deep":              `{"retire":` + strings.Repeat("[", 80) + strings.Repeat("]", 80) + `}`,
		"a text that is too long":      strings.Replace(m2, "20s", strings.Repeat("x", 64<<10+1), 1),
		"a line that is too long":      strings.Replace(m2, "20s", strings.Repeat("x", MaxLine), 1),
		"evidence that is null alone":  strings.Replace(m2, `"D2"`, `null`, 1),
		"a BOM on a later line":        "\ufeff" + m2,
		"a BOM inside":                 strings.Replace(m2, "{", "{\ufeff", 1),
		"two lines ended by CR":        m2 + "\r" + ask(`"known":"2026-02-01"`),
		"a CR in a text":               strings.Replace(m2, "20s", "20\rs", 1),
		"a long line of blanks inside": `{"retire":` + strings.Repeat(" ", MaxLine) + `{"id":"m1"}}`,
	} {
		t.Run(name, func(t *testing.T) {
			got, err := answered(t, Options{}, m1, "", ask(`"known":"2026-02-01"`), bad, ask(`"known":"2026-02-01"`))
			var line *LineError
			if !errors.As(err, &line) || line.Line != 4 || len(line.Problems) == 0 {
				t.Fatalf("got error %v, want a problem of line 4", err)
			}
			if want := `{"status":"usable","value":"30s","evidence":["D1"]}` + "\n"; got != want {
				t.Errorf("got answers %q, want the one before the line alone, %q", got, want)
			}
			text := line.Print(i18n.For(i18n.English), "in.jsonl")
			if !strings.HasPrefix(text, "in.jsonl:4:") {
				t.Errorf("the message does not begin with its place: %s", text)
			}
		})
	}
}

// Every line here means the same as m1 with the value "30".
func TestWhatIsSpeltOtherwiseIsTheSameRecord(t *testing.T) {
	plain := strings.Replace(m1, "30s", "30", 1)
	for name, line := range map[string]string{
		"a number":            strings.Replace(plain, `"30"`, `30`, 1),
		"an instant":          strings.Replace(plain, `"recorded":"2026-01-01"`, `"recorded":"2026-01-01T08:00:00.000+08:00"`, 1),
		"a status given":      strings.Replace(plain, `"valid"`, `"status":"verified","valid"`, 1),
		"a status null":       strings.Replace(plain, `"valid"`, `"status":null,"valid"`, 1),
		"evidence repeated":   strings.Replace(plain, `["D1"]`, `["D1","D1"]`, 1),
		"open end given null": strings.Replace(plain, `{"from":"2026-01-01"}`, `{"from":"2026-01-01","to":null}`, 1),
		"supersedes null":     strings.Replace(plain, `"valid"`, `"supersedes":null,"expires":null,"valid"`, 1),
		"escapes":             strings.Replace(plain, `"k"`, `"\u006b"`, 1),
	} {
		t.Run(name, func(t *testing.T) {
			later := strings.Replace(m2, `,"supersedes":["m1"]`, "", 1)
			got, err := answered(t, Options{}, plain, later, line, ask(`"known":"2026-02-01"`))
			if want := `{"status":"usable","value":"30","evidence":["D1"]}` + "\n"; err != nil || got != want {
				t.Errorf("got error %v and %q, want it to be ignored: %q", err, got, want)
			}
		})
	}
}

func TestTextsAreReadAsNFC(t *testing.T) {
	got, err := answered(t, Options{}, strings.Replace(m1, `"k"`, "\"cafe\u0301\"", 1),
		strings.Replace(ask(`"known":"2026-02-01"`), `"k"`, "\"caf\u00e9\"", 1))
	if err != nil || !strings.Contains(got, `"usable"`) {
		t.Errorf("got error %v and %q, want the composed key to match", err, got)
	}
}

func TestLineEndsMarksAndBlankLinesChangeNothing(t *testing.T) {
	want, err := answered(t, Options{}, m1, ask(`"known":"2026-02-01"`))
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"CRLF":        m1 + "\r\n" + ask(`"known":"2026-02-01"`) + "\r\n",
		"CR inside":   strings.Replace(m1, ",", "\r,\r", 1) + "\r\n" + ask("\r"+`"known":"2026-02-01"`) + "\r",
		"a BOM":       "\ufeff" + m1 + "\n" + ask(`"known":"2026-02-01"`),
		"blank lines": "\n \t\n" + m1 + "\n\n" + ask(`"known":"2026-02-01"`) + "\n\n",
		"blanks":      "  " + m1 + "\t\n  " + ask(`"known":"2026-02-01"`),
	} {
		got, err := answered(t, Options{}, text)
		if err != nil || got != want {
			t.Errorf("%s: got error %v and %q, want %q", name, err, got, want)
		}
	}
	_, err = answered(t, Options{}, "\ufeff\r\n\r\n"+m1+"\r\nx\r\n")
	var line *LineError
	if !errors.As(err, &line) || line.Line != 4 {
		t.Errorf("got %v, want line 4: CRLF is one line end", err)
	}
}

func TestAnswersAreWrittenBeforeMoreIsWaitedFor(t *testing.T) {
	in, feed := io.Pipe()
	answers, out := io.Pipe()
	done := make(chan error, 1)
	go func() {
		err := Run(in, out, Options{Words: i18n.For(i18n.English)})
		_ = out.Close()
		done <- err
	}()
	if _, err := fmt.Fprintln(feed, ask(`"known":"2026-02-01"`)); err != nil {
		t.Fatal(err)
	}
	got := make([]byte, 100)
	n, err := answers.Read(got)
	if err != nil || !strings.HasSuffix(string(got[:n]), "}\n") {
		t.Errorf("got %q and %v while the stream is still open, want a whole answer", got[:n], err)
	}
	_ = feed.Close()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// pieces is a writer that keeps the size of what it was given.
type pieces struct{ largest, all int }

func (p *pieces) Write(b []byte) (int, error) {
	p.largest, p.all = max(p.largest, len(b)), p.all+len(b)
	return len(b), nil
}

// Where each memory supersedes the one before it, an explanation grows with
// the square of the ledger; it must never be held as a whole.
func TestAnExplanationIsWrittenMemoryByMemory(t *testing.T) {
	const many = 1500
	var text strings.Builder
	for i := range many {
		fmt.Fprintf(&text, `{"record":{"id":"m%d","key":"k","scope":"s","version":"v1","value":"x","evidence":["D"]`, i)
		if i > 0 {
			fmt.Fprintf(&text, `,"supersedes":["m%d"]`, i-1)
		}
		text.WriteString("}}\n")
	}
	text.WriteString(ask(`"known":"2026-02-01"`))
	var out pieces
	if err := Run(strings.NewReader(text.String()), &out, Options{Explain: true}); err != nil {
		t.Fatal(err)
	}
	if out.all < 5<<20 || out.largest > 128<<10 {
		t.Errorf("%d bytes were written, up to %d at once", out.all, out.largest)
	}
}

func TestReasonsAreInTheLanguageAskedFor(t *testing.T) {
	got, err := answered(t, Options{Words: i18n.For(i18n.Chinese)}, `{"decide":{"taskAnchor":"t","subject":"s"}}`)
	if err != nil || !strings.Contains(got, `"reasons":["缺少 candidate。"]`) {
		t.Errorf("got error %v and %s", err, got)
	}
}

func FuzzBatch(f *testing.F) {
	f.Add([]byte(m1 + "\n" + ask(`"known":"2026-02-01"`)))
	f.Add([]byte(m1 + "\r" + m2 + "\r\n\n" + ask(`"valid":"2026-02-01","known":"2026-02-01"`)))
	f.Add([]byte(`{"decide":{"taskAnchor":"t","subject":"s","candidate":{"scope":"task"}}}`))
	f.Add([]byte("\ufeff{\"verify\":{\"id\":\"\\ud83d\\ude00\"}}\n\xff"))
	f.Fuzz(func(t *testing.T, text []byte) {
		var out bytes.Buffer
		err := Run(bytes.NewReader(text), &out, Options{Explain: true, Words: i18n.For(i18n.Chinese)})
		var line *LineError
		if errors.As(err, &line) {
			if line.Line < 1 || len(line.Problems) == 0 {
				t.Errorf("a line error without a line or a problem: %+v", line)
			}
			line.Print(i18n.For(i18n.English), "f")
		} else if err != nil {
			t.Errorf("reading from memory failed: %v", err)
		}
		for _, r := range out.String() {
			if r < ' ' && r != '\n' || r >= 0x7f && r < 0xa0 {
				t.Fatalf("a control character %q in %q", r, out.String())
			}
		}
	})
}

func BenchmarkReplay(b *testing.B) {
	const size = 20_000
	var text bytes.Buffer
	for i := range size / 2 {
		fmt.Fprintf(&text, `{"record":{"id":"m%d","key":"k%d","scope":"s","version":"v1","value":"%ds","evidence":["D%d"],"recorded":"2026-01-01","valid":{"from":"2026-01-01"}}}`+"\n", i, i%500, i, i)
		fmt.Fprintf(&text, `{"query":{"key":"k%d","scope":"s","version":"v1","known":"2026-10-17"}}`+"\n", i%500)
	}
	for b.Loop() {
		if err := Run(bytes.NewReader(text.Bytes()), io.Discard, Options{Words: i18n.For(i18n.English)}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(size)*float64(b.N)/b.Elapsed().Seconds(), "ops/s")
}

package export

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/vt"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// castEvent is one line of a recording: seconds, code, and what it holds.
type castEvent struct {
	at         float64
	code, data string
}

// castOf reads a recording.
func castOf(t *testing.T, data []byte) (header map[string]any, events []castEvent) {
	t.Helper()
	for i, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		if i == 0 {
			if err := json.Unmarshal([]byte(line), &header); err != nil {
				t.Fatalf("the header is no JSON: %v", err)
			}
			continue
		}
		var event [3]any
		if err := json.Unmarshal([]byte(line), &event); err != nil {
			t.Fatalf("line %d is no JSON: %v", i+1, err)
		}
		events = append(events, castEvent{event[0].(float64), event[1].(string), event[2].(string)})
	}
	return header, events
}

// played gives the screens that the player goes through, by the explorer's own
// commands, with those at which it stops.
func played(s player.State) (states []player.State, stops int) {
	states = append(states, s)
	for s = s.Do(player.Command{Kind: player.CmdPlayPause}); s.Page != s.Last(); {
		states = append(states, s)
		if s.Playing {
			s = s.Do(player.Command{Kind: player.CmdTick})
		} else {
			stops++
			s = s.Do(player.Command{Kind: player.CmdPlayPause})
		}
	}
	return append(states, s), stops
}

// emulated gives the cells of a terminal that got some bytes.
func emulated(em *vt.Emulator, w, h int) string {
	var b strings.Builder
	for y := range h {
		for x := range w {
			cell := em.CellAt(x, y)
			if cell == nil {
				b.WriteByte(' ')
				continue
			}
			fmt.Fprintf(&b, "%s%v", cell.Content, cell.Style)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestARecordingReplaysTheScreensOfTheLesson(t *testing.T) {
	src := shipped(t, 1)
	for _, look := range []Look{{Lang: i18n.English, Columns: 80, Rows: 24}, {Lang: i18n.Chinese, Theme: views.Light, Columns: 40, Rows: 12}} {
		w, h, lang := look.Columns, look.Rows, look.Lang
		_, events := castOf(t, Cast(src, look, Options{Answers: true}))
		states, stops := played(src.state())
		em, next, markers := vt.NewEmulator(w, h), 0, 0
		seen := ""
		for _, e := range events {
			if e.code == "m" {
				markers++
			}
			if e.code != "o" || e.data == "\x1b[?7h\x1b[?25h" {
				continue
			}
			if _, err := em.WriteString(e.data); err != nil {
				t.Fatal(err)
			}
			// States that look the same need no event.
			got := emulated(em, w, h)
			for {
				if next == len(states) {
					t.Fatalf("%s: at %.3f s the terminal shows no screen of the lesson", lang, e.at)
				}
				whole := vt.NewEmulator(w, h)
				lines := look.complete().screen(states[next]).Render().Lines
				for y, line := range lines {
					fmt.Fprintf(whole, "\x1b[%d;1H%s", y+1, line)
				}
				next++
				want := emulated(whole, w, h)
				if want == got {
					break
				}
				if want != seen {
					t.Fatalf("%s: at %.3f s the terminal does not show screen %d of the lesson", lang, e.at, next)
				}
			}
			seen = got
		}
		if next != len(states) {
			t.Errorf("%s: %d of %d screens were shown", lang, next, len(states))
		}
		if markers != stops || stops == 0 {
			t.Errorf("%s: %d markers for %d stops", lang, markers, stops)
		}
	}
}

func TestOnlyRowsThatChangedAreSent(t *testing.T) {
	src := shipped(t, 4)
	_, events := castOf(t, Cast(src, Look{Columns: 80, Rows: 24}, Options{Answers: true}))
	row := regexp.MustCompile(`\x1b\[(\d+);1H`)
	shown := map[string]string{}
	for _, e := range events {
		if e.code != "o" {
			continue
		}
		at := row.FindAllStringSubmatchIndex(e.data, -1)
		for i, m := range at {
			end := len(e.data)
			if i+1 < len(at) {
				end = at[i+1][0]
			}
			number, text := e.data[m[2]:m[3]], e.data[m[1]:end]
			if shown[number] == text {
				t.Errorf("at %.3f s row %s is sent again", e.at, number)
			}
			shown[number] = text
		}
	}
	if len(shown) != 24 {
		t.Errorf("%d rows were ever sent", len(shown))
	}
}

func TestARecordingTakesItsTime(t *testing.T) {
	src := shipped(t, 1)
	header, events := castOf(t, Cast(src, Look{Columns: 80, Rows: 24}, Options{Answers: true}))
	last := 0.0
	for i, e := range events {
		if e.at < last {
			t.Errorf("event %d goes back to %.3f", i, e.at)
		}
		if i > 0 && events[i-1].code == "m" && e.at-events[i-1].at < stopRests.Seconds() {
			t.Errorf("after the stop at %.3f it rests only until %.3f", events[i-1].at, e.at)
		}
		last = e.at
	}
	if header["duration"] != last {
		t.Errorf("it says it lasts %v, and lasts %v", header["duration"], last)
	}
	if header["version"] != 2.0 || header["width"] != 80.0 || header["height"] != 24.0 {
		t.Errorf("the header is %v", header)
	}
	for _, about := range []string{"timestamp", "command", "idle_time_limit"} {
		if _, there := header[about]; there {
			t.Errorf("the header says %s", about)
		}
	}
}

func TestARecordingToPredictRestsBeforeEveryAnswer(t *testing.T) {
	src := shipped(t, 1)
	_, events := castOf(t, Cast(src, Look{Columns: 80, Rows: 24}, Options{Steps: Range{4, 4}}))
	em := vt.NewEmulator(80, 24)
	questions := 0
	for i, e := range events {
		if e.code == "o" {
			if _, err := em.WriteString(e.data); err != nil {
				t.Fatal(err)
			}
		}
		if e.code == "m" && i+1 < len(events) && events[i+1].code == "o" {
			if strings.Contains(plainOf(em), "✓ m1 · D1") && questions == 0 {
				t.Error("the first answer is there before the rest")
			}
			questions++
		}
	}
	if questions < 3 {
		t.Errorf("it rests at %d of 3 questions", questions)
	}
}

func plainOf(em *vt.Emulator) string {
	var b strings.Builder
	for y := range em.Height() {
		for x := range em.Width() {
			if cell := em.CellAt(x, y); cell != nil {
				b.WriteString(cell.Content)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestARecordingOfSomeStepsHasThoseAlone(t *testing.T) {
	src := shipped(t, 1)
	_, events := castOf(t, Cast(src, Look{Columns: 80, Rows: 24}, Options{Answers: true, Steps: Range{2, 2}}))
	em := vt.NewEmulator(80, 24)
	for _, e := range events {
		if e.code == "o" {
			if _, err := em.WriteString(e.data); err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(plainOf(em), "Recorded first, in effect later") {
				t.Fatalf("at %.3f s another step is shown", e.at)
			}
		}
	}
}

func TestARecordingIsTheSameEveryTime(t *testing.T) {
	look, o := Look{Lang: i18n.Chinese, Columns: 40, Rows: 12}, Options{Answers: true}
	if !bytes.Equal(Cast(shipped(t, 1), look, o), Cast(shipped(t, 1), look, o)) {
		t.Error("it differs from one time to the next")
	}
}

func TestARecordingIsAsWritten(t *testing.T) {
	for _, lang := range i18n.Langs() {
		look := Look{Lang: lang, Theme: views.Mono, Columns: 40, Rows: 12}
		asGolden(t, "step-1-40x12-"+string(lang)+".cast", Cast(shipped(t, 1), look, Options{Answers: true, Steps: Range{1, 1}}))
	}
}

func TestNoTextOfAnAuthorIsAnEscapeInARecording(t *testing.T) {
	own := regexp.MustCompile(`\x1b\[(\d+;1H|\?25[lh]|\?7[lh]|2J|[\d;:]*m)`)
	for _, text := range hostile {
		_, events := castOf(t, Cast(lessonOf(t, text), Look{Columns: 40, Rows: 12}, Options{Answers: true}))
		for _, e := range events {
			if e.code == "o" && strings.ContainsAny(own.ReplaceAllString(e.data, ""), "\x1b\n\r\b\u009b") {
				t.Errorf("%q comes through as a control", text)
			}
		}
	}
}

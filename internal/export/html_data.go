package export

import (
	"encoding/json"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// planeData is every cell of the planes of a page: what it answers, and why.
// Texts are kept once; cells and reasons are numbers of texts.
type planeData struct {
	sides   []*side
	texts   map[string]int
	strings [][]string // of each language
	whys    map[string]int
	why     [][]int
	planes  []planeCells
	budget  int // texts that may still be made
}

// planeCells is one plane. Cells stand row by row: answer, then reasons.
type planeCells struct {
	X     []int            `json:"x"` // edges of the columns in the figure
	Y     []int            `json:"y"`
	Valid []int            `json:"valid"` // what the columns hold
	Known []int            `json:"known"`
	Cells [][2]int         `json:"cells"`
	At    map[string][]int `json:"at"`    // question → row, column
	Short bool             `json:"short"` // too large for reasons
}

// mostReasons is how many reasons, one a memory and cell, a page writes down.
const mostReasons = 30000

func newPlaneData(sides []*side) *planeData {
	d := &planeData{sides: sides, texts: map[string]int{}, whys: map[string]int{}, strings: make([][]string, len(sides)), budget: mostReasons}
	for i, step := range sides[0].Steps {
		for j := range step.Figures {
			var drawn []*figure
			for _, s := range sides {
				s.Steps[i].Figures[j].Index = len(d.planes)
				drawn = append(drawn, s.Steps[i].Figures[j].drawn)
			}
			d.planes = append(d.planes, d.plane(drawn))
		}
	}
	return d
}

// text keeps a text in every language and gives its number.
func (d *planeData) text(say func(side int) string) int {
	all := make([]string, len(d.sides))
	for i := range d.sides {
		all[i] = say(i)
	}
	key := strings.Join(all, "\x00")
	n, there := d.texts[key]
	if !there {
		n = len(d.texts)
		d.texts[key] = n
		for i := range d.sides {
			d.strings[i] = append(d.strings[i], all[i])
		}
	}
	return n
}

func (d *planeData) plane(drawn []*figure) planeCells {
	f := drawn[0]
	out := planeCells{At: map[string][]int{}}
	for _, c := range f.columns {
		out.X = append(out.X, c.at)
		out.Valid = append(out.Valid, d.text(func(i int) string { return drawn[i].validIn(c.index) }))
	}
	out.X = append(out.X, f.columns[len(f.columns)-1].end())
	var rows []stretch
	for _, b := range f.bands {
		if f.states[b.index] != unwritten {
			rows = append(rows, b)
			out.Y = append(out.Y, b.at)
			out.Known = append(out.Known, d.text(func(i int) string { return drawn[i].knownIn([2]int{b.index, b.index + 1}) }))
		}
	}
	out.Y = append(out.Y, rows[len(rows)-1].end())
	for _, p := range f.plane.Points {
		row := min(f.plane.Grid.Row(p.At.Known)-rows[0].index, len(rows)-1)
		out.At[p.Label] = []int{max(row, 0), max(f.plane.Grid.Column(p.At.Valid)-f.columns[0].index, 0)}
	}
	cost := len(rows) * len(f.columns) * max(1, f.plane.Frame.After().Count())
	out.Short = cost > d.budget
	if !out.Short {
		d.budget -= cost
	}
	for _, b := range rows {
		for _, c := range f.columns {
			out.Cells = append(out.Cells, d.cell(drawn, b.index, c.index, out.Short))
		}
	}
	return out
}

func (d *planeData) cell(drawn []*figure, row, column int, short bool) [2]int {
	p := drawn[0].plane
	q := p.Grid.Query(row, column)
	answer := p.Frame.After().Ask(q)
	cell := [2]int{d.text(func(i int) string { return drawn[i].say.Brief(answer) }), -1}
	if short {
		return cell
	}
	var list []int
	for _, v := range p.Frame.Verdicts(q) {
		lane := player.Lane{Verdict: v}
		list = append(list, d.text(func(i int) string { return told(drawn[i], lane) }))
	}
	cell[1] = d.reasons(list)
	return cell
}

// told gives what a memory fails, without the list of what it passes.
func told(f *figure, lane player.Lane) string {
	lines := f.say.Verdict(lane)
	return strings.Join(lines[:min(len(lines), max(1, len(lane.Verdict.Fails())))], "\n")
}

func (d *planeData) reasons(list []int) int {
	key, _ := json.Marshal(list)
	n, there := d.whys[string(key)]
	if !there {
		n = len(d.why)
		d.whys[string(key)] = n
		d.why = append(d.why, append([]int{}, list...))
	}
	return n
}

// validIn says which valid times a column holds.
func (d *figure) validIn(column int) string {
	v := core.Interval{From: bound(d.plane.Grid.Valid, column-1), To: bound(d.plane.Grid.Valid, column)}
	return d.say.Valid(v)
}

// pageWords are the words that the script says.
type pageWords struct {
	Title, Lesson, Rail, Controls               string
	Step, Question, Answer                      string
	Right, Wrong, Shown, Guess, TheAnswer       string
	Score, NoScore, Predicted, Tempo, Pre, Play string
	Themes                                      [3]string
	Cross, CrossAnswer, CrossShort, CrossWaits  string
	Help                                        string
}

func (p *page) data(planes *planeData) string {
	type shape struct {
		Langs   []i18n.Lang          `json:"langs"`
		Words   map[string]pageWords `json:"words"`
		Strings map[string][]string  `json:"strings"`
		Why     [][]int              `json:"why"`
		Planes  []planeCells         `json:"planes"`
	}
	out := shape{Words: map[string]pageWords{}, Strings: map[string][]string{}, Why: planes.why, Planes: planes.planes}
	for i, s := range p.Sides {
		w, say := s.Page, s.Words.Predict
		out.Langs = append(out.Langs, s.Lang)
		out.Strings[string(s.Lang)] = planes.strings[i]
		out.Words[string(s.Lang)] = pageWords{
			Title: s.Title, Lesson: s.Number, Rail: w.Rail, Controls: w.Controls,
			Step: w.SayStep, Question: w.SayQuestion, Answer: w.SayAnswer,
			Right: say.Right, Wrong: say.Wrong, Shown: say.OnlyShown, Guess: say.YourGuess, TheAnswer: say.TheAnswer,
			Score: say.ScoreOf, NoScore: w.NothingYet, Predicted: say.Predicted, Tempo: w.Tempo, Pre: w.Predict, Play: w.Play,
			Themes: w.Themes, Cross: w.CrossAt, CrossAnswer: w.CrossAnswer, CrossShort: w.CrossShort, CrossWaits: w.CrossWaiting,
			Help: w.CrossHelp,
		}
	}
	// Maps are written with their keys sorted, and < > & as escapes, so that
	// no text can end the element that holds the data.
	text, err := json.Marshal(out)
	if err != nil {
		panic(err) // it holds nothing that cannot be written
	}
	return string(text)
}

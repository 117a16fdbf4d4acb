package export

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// mostCuts is how many cuts of an axis a plane shows; of a longer one it is
// the part around the question.
const mostCuts = 64

func (b *builder) planes(f *player.Frame) []Plane {
	var out []Plane
	for _, i := range points(f) {
		look := f.Look(i)
		subject := look.Query.Subject()
		at := slices.IndexFunc(out, func(p Plane) bool { return p.Subject == subject })
		if at < 0 {
			at = len(out)
			out = append(out, b.plane(f, look))
		}
		if look.Asked {
			label := strconv.Itoa(f.Number()) + f.Questions[i].Label
			out[at].Points = append(out[at].Points, Point{Label: label, At: look.Query.AsOf, Query: look.Query})
		}
	}
	return out
}

// plane gives the plane as the step leaves it, on the axes of the whole
// lesson: no step moves an edge.
func (b *builder) plane(f *player.Frame, look player.Look) Plane {
	p := Plane{
		Subject: look.Query.Subject(), Name: b.say.Plane(look.Query.Subject()), Grid: look.Grid,
		Window: window(look.Grid, look.Query), Frame: f, Frozen: b.say.Frozen(f, look.Frozen),
	}
	if p.Window != p.Grid.All() {
		p.Part = b.fill(b.words.Plain.Part, strconv.Itoa(mostCuts), strconv.Itoa(len(p.Grid.Known)), strconv.Itoa(len(p.Grid.Valid)))
	}
	p.Regions = p.Grid.Regions(f.After(), p.Window)
	return p
}

func window(g core.Grid, q core.Query) core.Window {
	part := func(at, cuts int) [2]int {
		first := max(0, min(at-mostCuts/2, cuts-mostCuts))
		return [2]int{first, min(first+mostCuts, cuts) + 1}
	}
	return core.Window{Rows: part(g.Row(q.Known), len(g.Known)), Columns: part(g.Column(q.Valid), len(g.Valid))}
}

func (b *builder) fill(template string, args ...string) string { return i18n.Fill(template, args...) }

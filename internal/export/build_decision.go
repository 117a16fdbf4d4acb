package export

import (
	"strings"

	"memtui/internal/player"
)

func (b *builder) decided(d *player.Decided) *Decided {
	now := d.Decision
	sign, name := b.say.Choice(player.Choice{State: now.State})
	out := &Decided{
		Another: d.Another, Given: b.given(d), State: now.State, Sign: sign, Name: name,
		Told: b.say.Decided(d), Decision: now,
	}
	for i := range b.words.Plain.Rule {
		out.Rules = append(out.Rules, Rule{
			Number: i + 1, Text: b.say.Rule(i, now), Decides: i+1 == now.Rule, Passed: i+1 < now.Rule,
		})
	}
	return out
}

// given lists the inputs. A record that is missing as a whole stands for all
// its fields; one that is there needs no row of its own.
func (b *builder) given(d *player.Decided) []Given {
	var out []Given
	missing := d.Request.Candidate == nil
	for _, f := range d.Decision.Fields {
		if f.Path == "candidate" && !missing || strings.HasPrefix(f.Path, "candidate.") && missing {
			continue
		}
		g := Given{
			Path: f.Path, Name: b.words.Decision.Fields[f.Path], Mark: f.Mark, MarkName: b.words.Core.Marks[f.Mark],
		}
		if f.Value != "" {
			g.Value = b.say.Value(f.Value)
		}
		if d.Was != nil {
			was, changed := d.Was.Changed[f.Path]
			g.Changed, g.Was = changed, b.say.Value(was)
		}
		out = append(out, g)
	}
	return out
}

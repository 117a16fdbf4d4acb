package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

func (f *fullWhy) drawCheck(c *Canvas, x, y int, v core.Verdict, rung int) {
	check, first := v.Checks[rung], fellAt(v)
	sign, mark, text := SignGiven, Ink{Role: Good}, Ink{Role: Fg}
	words := f.passed(v, check)
	switch {
	case !check.Pass:
		sign, mark = SignFailed, Ink{Role: Bad, Bold: rung == first}
		text = mark
		words = f.failed(check)
	case rung > first:
		mark, text = Ink{Role: Muted}, Ink{Role: Muted}
	}
	end := c.Text(x, y, mark, sign)
	for i, form := range words {
		if Width(form) <= f.step-3 || i == len(words)-1 {
			c.Text(end+1, y, text, Cut(form, f.step-3))
			return
		}
	}
}

// passed says with which values a rung was passed, the longest form first.
func (f *fullWhy) passed(v core.Verdict, check core.Check) []string {
	w := f.words
	switch check.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return []string{check.Has}
	case core.RungKnown:
		if check.Recorded.IsZero() {
			return []string{w.FromStart}
		}
		return []string{f.short(check.Recorded) + " ≤ " + f.short(check.Known)}
	case core.RungStatus:
		return []string{w.VerifiedStill, f.Words.Core.Statuses[core.StatusVerified]}
	case core.RungEvidence:
		return f.holding(check)
	case core.RungValid:
		return []string{f.inside(check)}
	case core.RungSuperseded:
		return f.unreplaced(v)
	case core.RungExpired:
	}
	if check.Expires.IsZero() {
		return []string{w.NoExpiry}
	}
	return []string{f.short(check.Known) + " < " + f.short(check.Expires)}
}

func (f *fullWhy) holding(check core.Check) []string {
	var holds []string
	for _, source := range check.Sources {
		revoked := false
		for _, r := range check.Revoked {
			revoked = revoked || r == source
		}
		if !revoked {
			holds = append(holds, source)
		}
	}
	text := strings.Join(holds, " ")
	if len(check.Revoked) > 0 {
		return []string{i18n.Fill(f.words.PartRevoked, text, strings.Join(check.Revoked, " ")), text}
	}
	return []string{i18n.Fill(f.words.NotRevoked, text), text}
}

func (f *fullWhy) inside(check core.Check) string {
	v, at := check.Valid, f.short(check.About)
	switch {
	case v.From.IsZero() && v.To.IsZero():
		return f.words.IsAlways
	case v.From.IsZero():
		return at + " < " + f.short(v.To)
	}
	to := f.words.Open
	if !v.To.IsZero() {
		to = f.short(v.To)
	}
	return f.short(v.From) + " ≤ " + at + " < " + to
}

// unreplaced says that nothing names the memory, or that whoever does has no
// say at this point.
func (f *fullWhy) unreplaced(v core.Verdict) []string {
	var named []string
	for _, other := range f.look.Verdicts {
		for _, id := range other.Memory.Supersedes {
			if id == v.Memory.ID {
				named = append(named, other.Memory.ID)
			}
		}
	}
	if len(named) == 0 {
		return []string{f.words.NothingNames}
	}
	text := strings.Join(named, " ")
	return []string{i18n.Fill(f.words.NamedInVain, text), text}
}

// failed says with which values a rung was failed.
func (f *fullWhy) failed(check core.Check) []string {
	w := f.words
	switch check.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return []string{check.Has + " " + SignConflict + " " + check.Asked, check.Has}
	case core.RungKnown:
		return []string{f.short(check.Known) + " < " + f.short(check.Recorded)}
	case core.RungStatus:
		return []string{f.Words.Core.Statuses[check.Is]}
	case core.RungEvidence:
		if len(check.Sources) == 0 {
			return []string{w.NoSource}
		}
		revoked := strings.Join(check.Revoked, " ")
		return []string{i18n.Fill(w.AllRevoked, revoked), revoked}
	case core.RungValid:
		if !check.Valid.From.IsZero() && check.About.Before(check.Valid.From) {
			return []string{f.short(check.About) + " < " + f.short(check.Valid.From)}
		}
		return []string{f.short(check.Valid.To) + " ≤ " + f.short(check.About)}
	case core.RungSuperseded:
		by := strings.Join(check.By, " ")
		return []string{i18n.Fill(w.ByCovers, by, f.short(f.look.Query.Valid)), i18n.Fill(w.By, by), by}
	case core.RungExpired:
	}
	return []string{f.short(check.Expires) + " ≤ " + f.short(check.Known)}
}

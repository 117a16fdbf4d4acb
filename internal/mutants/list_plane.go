package main

func planeMutants() []Mutant {
	const (
		cuts   = "the record axis is cut at every recorded of its records, verifies, retires, revocations, and at every expires"
		valid  = "the valid axis is cut at every from and to"
		asked  = "a cell is asked at its lower bounds, the first the day before the upper one"
		drawn  = "for drawing, neighbours along a row are joined, then rows equal throughout; the row of an operation stays"
		gutter = "operations of another subject cut nothing, and stand muted in their band"
		frozen = "frozen past: cells in rows above the step's earliest record time that changed, computed"
	)
	axes := of("internal/core/axes.go",
		mu("no-cut-from", valid, "\tt.add(valid.From, len(*t))\n", ""),
		mu("no-cut-to", valid, "\tt.add(valid.To, len(*t))\n", ""),
		mu("no-cut-expires", cuts, `known.add(m.Expires, i-len(memories))`, `known.add(Time{}, i-len(memories))`),
		mu("no-cut-recorded", cuts, "\t\tknown.add(m.Recorded, m.at)\n", ""),
		mu("no-cut-verified", cuts, "\t\tknown.stamped(s, &m.verified)\n", ""),
		mu("no-cut-retired", cuts, "\t\tknown.stamped(s, &m.retired)\n", ""),
		mu("no-cut-revoked", cuts, "\t\t\tknown.stamped(s, &source.revocations[i])\n", "\t\t\t_ = i\n"),
		mu("first-revocation-cuts", cuts, `for i := range source.revocations {`, `for i := range source.revocations[:min(1, len(source.revocations))] {`),
		mu("later-operations-cut", "the plane is that of the ledger after the step", `if by.set && by.at < s.n {`, `if by.set {`),
		mu("cuts-twice", "each instant cuts once", `if len(out) == 0 || out[len(out)-1].Compare(next.Time) != 0 {`, `if next.rank < 1<<40 {`),
		mu("foreign-record", gutter, `EventRecorded, op.Subject() != subject`, `EventRecorded, false`),
		mu("foreign-verify", gutter, `EventVerified, s.subject(op.ID) != subject`, `EventVerified, false`),
		mu("foreign-retire", gutter, `EventRetired, s.subject(op.ID) != subject`, `EventRetired, false`),
		mu("foreign-revoke", gutter, `EventRevoked, !cited[s.ledger.sources[op.Evidence]]`, `EventRevoked, len(cited) < 0`),
		mu("no-expiry-told", gutter, `if !m.Expires.IsZero() {`, `if m.Expires.String() == "\x00" {`),
	)
	plane := of("internal/core/plane.go",
		mu("asked-above", asked, `return cuts[i-1]`, `return cuts[i-1].DayBefore()`),
		mu("asked-at-the-bound", asked, `return cuts[0].DayBefore()`, `return cuts[0]`),
		mu("asked-nowhere", "an axis without cuts is asked at the question's own coordinate", `return otherwise`, `return Time{}`),
		mu("cut-belongs-above", asked, `return i + 1`, `return i`),
		mu("undated-last", "known from the start lies before every cut", "if t.IsZero() {\n\t\treturn 0", "if t.IsZero() {\n\t\treturn len(cuts)"),
		mu("cells-apart", drawn, `out[last].class == class {`, `out[last].class == class && class < 0 {`),
		mu("rows-apart", drawn, `slices.Equal(above, runs) && !g.happened(row)`, `slices.Equal(above, runs) && row < 0`),
		mu("operation-swallowed", drawn, `slices.Equal(above, runs) && !g.happened(row)`, `slices.Equal(above, runs)`),
		mu("expiry-keeps-its-row", drawn, `!e.Foreign && e.Kind != EventExpired`, `!e.Foreign`),
		mu("foreign-keeps-its-row", drawn, `!e.Foreign && e.Kind != EventExpired`, `e.Kind != EventExpired`),
		mu("no-band", "a row has its edges", `g.Bands[row].To = g.Known[row]`, `g.Bands[row].To = Time{}`),
	)
	frozenPast := of("internal/core/frozen.go",
		mu("row-of-the-step-counts", frozen, `known.IsZero() || !known.Before(f.Above)`, `known.IsZero() || f.Above.Before(known)`),
		mu("nothing-counted", frozen, `f.Changed += is.differing(was, row)`, `f.Changed += 0 * is.differing(was, row)`),
		mu("columns-forgotten", frozen, `f.Total += len(g.Valid) + 1`, `f.Total += len(g.Valid)`),
		mu("latest-record-time", frozen, `case n == 0 || op.When().Before(above):`, `case n >= 0:`),
		mu("undated-counts", "nothing above for operations known from the start", "case op.When().IsZero():\n\t\t\treturn Frozen{}\n\t\tcase n == 0 || op", "case op.When().IsZero():\n\t\tcase above.IsZero() && n >= 0 || op"),
	)
	return append(append(axes, plane...), append(frozenPast, of("internal/core/classes.go",
		mu("cells-without-evidence", "cells are equal when their answers are, evidence included", `pair := [2]string{value, source}`, `pair := [2]string{value, source[:0]}`),
		mu("cells-without-values", "cells are equal when their answers are, evidence included", `pair := [2]string{value, source}`, `pair := [2]string{value[:0], source}`),
	)...)...)
}

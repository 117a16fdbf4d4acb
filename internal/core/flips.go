package core

// Flips is everything that would flip the answer to a question.
type Flips struct {
	Settle  []Flip    // of a conflict: see SettleConflict
	LeftOut []LeftOut // see Snapshot.LeftOut
	Nearest Boundaries
}

// Flips tries everything that would flip the answer to a question.
func (s Snapshot) Flips(q Query) Flips {
	return Flips{Settle: s.SettleConflict(q), LeftOut: s.LeftOut(q), Nearest: s.Nearest(q)}
}

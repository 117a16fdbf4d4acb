package core

// Citing names the memories of the snapshot that rest on a source, their own
// sources and those added by a verify alike, in ledger order.
func (s Snapshot) Citing(source string) []string {
	var out []string
	if s.ledger == nil {
		return out
	}
	for _, m := range s.ledger.memories {
		if m.at >= s.n {
			break
		}
		for _, c := range m.citations {
			if c.name == source && (!c.since.set || c.since.at < s.n) {
				out = append(out, m.ID)
			}
		}
	}
	return out
}

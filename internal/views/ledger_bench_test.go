package views

import "testing"

func BenchmarkLedgerStep(b *testing.B) {
	s := stepScreen(b, 1)
	s.State.Page = 5
	for b.Loop() {
		s.Render()
	}
}

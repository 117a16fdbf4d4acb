//go:build race

package main

// underRace says that a program carries the race detector with it, which
// takes several times the memory.
const underRace = true

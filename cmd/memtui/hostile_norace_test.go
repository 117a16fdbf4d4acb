//go:build !race

package main

// underRace says that a program carries the race detector with it.
const underRace = false

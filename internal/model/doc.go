// Package model is the explorer as a Bubble Tea program: the only one there
// is.
//
// It turns every message into a player.Command, lets the state answer it,
// and shows the picture that package views makes of the state. What a state
// cannot do by itself stands here: the clock; loading, writing and following
// a lesson's file; the terminal's colours, mouse, cursor and clipboard; and
// the ways to end.
//
// Standing still it runs no timer and sends no byte. A tick carries the
// generation of the clock that started it, so that one that comes late is
// ignored. Every command runs guarded: a panic anywhere becomes an ordinary
// end with status 70, and its trace is handed to the caller, to be printed
// when the terminal is as it was.
package model

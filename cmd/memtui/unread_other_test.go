//go:build unix && !linux

package main

// howMuchUnread asks a terminal how many bytes nobody has read yet: FIONREAD,
// by its number on the BSDs and macOS.
const howMuchUnread = 0x4004667f

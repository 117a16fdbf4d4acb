//go:build unix && !linux

package main

import "os"

// catchStops leaves stops that are asked for from outside to the kernel: once
// SIGTSTP was caught, it would never stop the process again.
func catchStops(chan os.Signal) {}

// stopsForGood has nothing to do where SIGTSTP is never caught.
func stopsForGood() (back func()) { return func() {} }

package main

import (
	"os"
	"os/signal"
	"syscall"
	"unsafe"
)

// action is room for what the kernel keeps of a signal, on any machine. All
// zero it stands for what the kernel does by itself.
type action [16]uint64

// signalSet is the size of the kernel's set of signals, in bytes.
const signalSet = 8

// setAction sets what is done at SIGTSTP and gives what was; nil: neither.
// The library of the language has no way back to what the kernel does once a
// signal was caught.
func setAction(next, was *action) error {
	_, _, failed := syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(syscall.SIGTSTP),
		uintptr(unsafe.Pointer(next)), uintptr(unsafe.Pointer(was)), signalSet, 0, 0)
	if failed != 0 {
		return failed
	}
	return nil
}

// catchStops tells of stops that are asked for from outside, so that the
// terminal is given back first. Where they are ignored they stay so.
func catchStops(stops chan os.Signal) {
	var now action
	if err := setAction(nil, &now); err == nil && now[0] == 0 {
		signal.Notify(stops, syscall.SIGTSTP)
	}
}

// stopsForGood lets the kernel stop the process at SIGTSTP, and gives the way
// back.
func stopsForGood() (back func()) {
	var kernel, was action
	if err := setAction(nil, &was); err != nil || was[0] == 1 { // ignored
		return func() {}
	}
	_ = setAction(&kernel, nil)
	return func() { _ = setAction(&was, nil) }
}

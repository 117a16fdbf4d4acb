package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// moveExclusively gives a file another name that nothing has.
func moveExclusively(from, to string) error {
	source, err := windows.UTF16PtrFromString(from)
	if err != nil {
		return err
	}
	target, err := windows.UTF16PtrFromString(to)
	if err != nil {
		return err
	}
	if err := windows.MoveFileEx(source, target, 0); err != nil {
		return &os.PathError{Op: "rename", Path: to, Err: err}
	}
	return nil
}

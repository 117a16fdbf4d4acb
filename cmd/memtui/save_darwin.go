package main

import (
	"os"

	"golang.org/x/sys/unix"
)

// moveExclusively gives a file another name that nothing has.
func moveExclusively(from, to string) error {
	if err := unix.RenamexNp(from, to, unix.RENAME_EXCL); err != nil {
		return &os.PathError{Op: "rename", Path: to, Err: err}
	}
	return nil
}

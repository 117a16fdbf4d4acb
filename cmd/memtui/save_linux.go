package main

import (
	"os"

	"golang.org/x/sys/unix"
)

// moveExclusively gives a file another name that nothing has.
func moveExclusively(from, to string) error {
	err := unix.Renameat2(unix.AT_FDCWD, from, unix.AT_FDCWD, to, unix.RENAME_NOREPLACE)
	if err != nil {
		return &os.PathError{Op: "rename", Path: to, Err: err}
	}
	return nil
}

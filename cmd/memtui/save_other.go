//go:build !linux && !darwin && !windows

package main

import "errors"

// moveExclusively cannot be done here without a moment in which another file
// could be lost.
func moveExclusively(_, _ string) error { return errors.ErrUnsupported }

package main

import "strconv"

// wideVariable is the variable by which the width library counts lines, arrows
// and dashes as two cells while a terminal draws them in one. It is read
// before any code of ours runs.
const wideVariable = "RUNEWIDTH_EASTASIAN"

// countsWide reports whether it is set. Then the program starts anew without
// it; where that cannot be, its frames are drawn in ASCII, which is one cell
// wide by any count.
func countsWide(getenv func(string) string) bool {
	on, err := strconv.ParseBool(getenv(wideVariable))
	return err == nil && on
}

//go:build !unix

package main

import "memtui/internal/model"

// breaks is for systems on which programs are tested in a terminal.
func breaks(string, *model.Options, *keyboard) {}

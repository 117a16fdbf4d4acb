package main

import "testing"

func TestTheGroundIsReadFromEveryFormOfCOLORFGBG(t *testing.T) {
	for value, light := range map[string]bool{
		"0;15": true, "15;0": false, "0;default;15": true, "15;default;0": false, "12;8": false, "0;7": true, "7;8": false, "0;11": true,
		"default;default": false, "": false, ";": false, "15": true, "0;-1": false, "0;999": false, "0;15x": false, "rubbish": false, "\x1b[;15;": false,
	} {
		if got := lightGround(value); got != light {
			t.Errorf("%q is light: %t, want %t", value, got, light)
		}
	}
}

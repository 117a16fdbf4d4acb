// Package views draws the explorer's screens.
//
// It is the only code that knows a width. A screen is made of named
// rectangles first (layout.go), then each pane draws into a Canvas of cells,
// with an Ink of roles and never a colour; the Theme turns the finished
// canvas into lines at the end. So a picture is a function of state, size,
// theme and words, every row is exactly as wide as the screen, and half a
// wide character is never left over.
package views

// Package export writes a lesson down in other forms: plain text, a Markdown
// handout, a web page, pictures and a recording of the terminal.
//
// A Handout is a lesson in one language as plain data: the same frames as on
// the screen, in the same order and with the same step numbers, with every
// answer, reason and count as the core gives it and in the words of the plain
// text. The forms lay it out and decide nothing:
//
//	frames ─New─► Handout ─┬─ Markdown
//	                       └─ HTML
//	frames ─views─► cells ─┬─ SVG
//	                       └─ cast
//
// Everything is pure and deterministic: the same lesson and options give the
// same bytes. No form needs a network, a font or a script from elsewhere, and
// whatever an author wrote is text in it, never markup.
package export

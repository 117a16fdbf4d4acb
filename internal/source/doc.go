// Package source reads YAML and JSON texts into nodes with positions, and
// prints what is wrong with them.
//
// Both readers give the same nodes, so that everything behind them has one
// decoder. They go by these rules:
//
//   - A scalar is the characters typed: 010 is "010", true is "true", a day
//     stays a text. Only null, ~ and nothing at all are left out ([Null]).
//   - A map names a key once. A file holds one document, in UTF-8.
//   - A byte order mark is skipped; CRLF and CR end a line as LF does. Where
//     a line of a stream is read by itself ([ParseLine]), neither is so.
//   - Anchors, aliases and merge keys are read, within [MaxAliases]. Tags
//     are refused: no value has a type here.
//   - A text that is too long is reported and read, so that nothing else is
//     reported for want of it.
//   - Limits: [MaxFile], [MaxText], [MaxDepth].
//
// Whatever the bytes, a reader answers with nodes or with diagnostics; it
// does not panic, and what it reads takes time and memory in proportion to
// its size.
//
// Parsing YAML is left to go.yaml.in/yaml. Its tree tells the lines and
// columns at which values begin; what it leaves open is done here: where
// values end, double and merged keys, the limits of aliases, and the words
// for what it stumbles over.
package source

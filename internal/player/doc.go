// Package player turns a lesson into frames and holds the explorer's state.
//
// Play takes a scenario through the core, step by step. A Frame is one
// finished step as plain data: what happened, what was asked, what was
// answered, and by the comparisons of the core why. It knows no width, no
// language and no style. Going back is an index; screen, text and test read
// the same frames, so they cannot disagree.
//
// A what-if is a list of edits played from the start: PlayEdited takes them,
// Edits keeps them with all that was done to them, and Edits.Try makes one
// more unless the ledger refuses what was edited. Steps before the first
// edited one are the lesson's own. Whatever leads to a what-if can be written
// down: as a command line, as a lesson of its own.
//
// A mode says what the screen of a step is used for: any point is asked,
// inputs are changed, an answer is predicted. It is entered and left as it was
// found. Flips are what would change an answer, each tried on the core and
// written as edits; an answer that is to be predicted is taken out of the
// frame that views get, so that none can give it away.
//
// State is where a person is in a lesson. It changes by Do alone, which
// takes a Command and gives the next State. Which key means which Command
// stands here as one table, for the footer, the help and README too; nothing
// here reads a key, a clock or a terminal.
package player

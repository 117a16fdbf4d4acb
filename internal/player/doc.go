// Package player turns a lesson into frames and holds the explorer's state.
//
// Play takes a scenario through the core, step by step. A Frame is one
// finished step as plain data: what happened, what was asked, what was
// answered, and by the comparisons of the core why. It knows no width, no
// language and no style. Going back is an index; screen, text and test read
// the same frames, so they cannot disagree.
//
// State is where a person is in a lesson. It changes by Do alone, which
// takes a Command and gives the next State. Which key means which Command
// stands here as one table, for the footer, the help and README too; nothing
// here reads a key, a clock or a terminal.
package player

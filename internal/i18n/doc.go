// Package i18n holds the words of the program in English and Chinese.
//
// Facts travel as codes and arguments; here they become sentences, last of
// all, so that the language can change while a lesson is open. A template
// takes its arguments by position (%[1]s); texts of an author are never
// templates.
package i18n

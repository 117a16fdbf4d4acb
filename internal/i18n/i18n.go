package i18n

import (
	"fmt"
	"strings"
)

// Lang is one of the languages that the whole program speaks.
type Lang string

// The languages.
const (
	English Lang = "en"
	Chinese Lang = "zh"
)

// Langs lists them, the default first.
func Langs() []Lang { return []Lang{English, Chinese} }

// Sign names the language in as few cells as it takes, for the header.
func (l Lang) Sign() string {
	switch l {
	case Chinese:
		return "中"
	case English:
	}
	return "EN"
}

// Parse reads the value of --lang. An unknown language is an error.
func Parse(s string) (Lang, error) {
	for _, lang := range Langs() {
		if s == string(lang) {
			return lang, nil
		}
	}
	return English, fmt.Errorf("unknown language %q: en or zh", s)
}

// Detect reads the language from a locale such as zh_CN.UTF-8; what it does
// not know is English.
func Detect(locale string) Lang {
	if strings.HasPrefix(strings.ToLower(locale), "zh") {
		return Chinese
	}
	return English
}

// Words are all words of one language. Each part stands in a file of its own
// beside this one, with both languages under each other; an unknown word does
// not compile, and a test finds one that is empty in a language.
type Words struct {
	Lang     Lang
	Core     CoreWords     // reasons, refusals, states, rungs
	Diag     DiagWords     // what is wrong with a file
	Glossary GlossaryWords // the built-in terms
	Ledger   LedgerWords   // the screens of ledger steps
	Decision DecisionWords // the screens of decision steps
	Pages    PageWords     // header, opening and closing page, overlays
	Keys     KeyWords      // the key map: footer and help
	CLI      CLIWords      // the command line
	Plain    PlainWords    // the lesson as linear text
	Commands CommandWords  // the subcommands: check, replay, decide, lessons, version
	WhatIf   WhatIfWords   // what-if, side by side and crosshair
	Flip     FlipWords     // what would flip an answer
	Predict  PredictWords  // predictions and their score
	Tools    ToolWords     // search, palette, copies, writing a lesson
	Badges   BadgeWords    // the badges behind a lesson's title
	Goal     GoalWords     // the exercise of a step
	Reload   ReloadWords   // the file of a lesson while it changes
	Workshop WorkshopWords // the commands for authors: schema, new, check --write
	Export   ExportWords   // a lesson in other forms
}

// For gives the words of a language.
func For(lang Lang) *Words {
	switch lang {
	case Chinese:
		return &Words{
			Lang: Chinese, Core: coreZh, Diag: diagZh, Glossary: glossaryZh, Ledger: ledgerZh,
			Decision: decisionZh, Pages: pagesZh, Keys: keysZh, CLI: cliZh, Plain: plainZh, Commands: commandsZh,
			WhatIf: whatIfZh, Flip: flipZh, Predict: predictZh, Tools: toolsZh, Badges: badgesZh, Goal: goalZh,
			Workshop: workshopZh, Reload: reloadZh, Export: exportZh,
		}
	case English:
	}
	return &Words{
		Lang: English, Core: coreEn, Diag: diagEn, Glossary: glossaryEn, Ledger: ledgerEn,
		Decision: decisionEn, Pages: pagesEn, Keys: keysEn, CLI: cliEn, Plain: plainEn, Commands: commandsEn,
		WhatIf: whatIfEn, Flip: flipEn, Predict: predictEn, Tools: toolsEn, Badges: badgesEn, Goal: goalEn,
		Workshop: workshopEn, Reload: reloadEn, Export: exportEn,
	}
}

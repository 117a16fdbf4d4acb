package i18n

import "memtui/internal/core"

// PlainFlipWords say as linear text what would flip an answer or a decision.
type PlainFlipWords struct {
	Flips       string
	NoFlips     string
	Leads       string // %[1]s a change, %[2]s the answer or state to which it leads
	Settle      string // heads the changes that settle a conflict
	NoSettle    string
	LetIn       string // %[1]s memory; heads the changes that let it in
	NotAlone    string // %[1]s memory, %[2]s the checks that it fails together
	NotAloneOne string // the same with a single check
	Nearest     string
	BeforeValid string // %[1]s the time before which the answer is another one
	FromValid   string // %[1]s the time from which on the answer is another one
	BeforeKnown string // the same of the record time
	FromKnown   string

	// What can be changed of a question, by path: %[1]s what is asked instead.
	AskAlso  map[string]string
	Link     string // %[1]s the later memory, %[2]s the earlier one
	Unlink   string // %[1]s the later memory, %[2]s the earlier one
	Unexpire string // %[1]s memory
	Unretire string // %[1]s a memory that was recorded as retired
	// Undo leaves an operation out, Add adds one: %[1]s memory or source, %[2]s
	// record time, %[3]s sources.
	Undo, Add map[core.OpKind]string
	AddVerify string // a verification with sources

	InputMissing string // %[1]s input
	InputIs      string // %[1]s input, %[2]s value
	InputGiven   string // %[1]s the record as a whole
}

var plainFlipEn = PlainFlipWords{
	Flips: "What would flip it", NoFlips: "No single change does.", Leads: "%[1]s: %[2]s.",
	Settle:   "To settle the conflict, each of these by itself; the ledger does not know which value is true:",
	NoSettle: "No single change settles the conflict.",
	LetIn:    "To let in %[1]s, each of these by itself:",
	NotAlone: "No single change lets in %[1]s; these keep it out together: %[2]s.", NotAloneOne: "No single change lets in %[1]s, which is out at %[2]s.",
	Nearest:     "The nearest times at which the answer changes:",
	BeforeValid: "valid time before %[1]s", FromValid: "valid time from %[1]s on",
	BeforeKnown: "as known before %[1]s", FromKnown: "as known from %[1]s on",
	AskAlso: map[string]string{
		"key": "ask about key %[1]s", "scope": "ask in scope %[1]s", "version": "ask about version %[1]s",
		"valid": "ask about valid time %[1]s", "known": "ask as known on %[1]s",
	},
	Link: "let %[1]s supersede %[2]s", Unlink: "let %[1]s no longer supersede %[2]s",
	Unexpire: "clear the expires of %[1]s", Unretire: "record %[1]s as verified, not as retired",
	Undo: map[core.OpKind]string{
		core.OpRecord: "leave out %[1]s", core.OpVerify: "leave out the verification of %[1]s",
		core.OpRetire: "leave out the retirement of %[1]s", core.OpRevoke: "leave out the revocation of %[1]s",
	},
	Add: map[core.OpKind]string{
		core.OpRecord: "record %[1]s on %[2]s", core.OpVerify: "verify %[1]s on %[2]s",
		core.OpRetire: "retire %[1]s on %[2]s", core.OpRevoke: "revoke source %[1]s on %[2]s",
	},
	AddVerify:    "verify %[1]s on %[2]s, with evidence %[3]s",
	InputMissing: "%[1]s missing", InputIs: "%[1]s %[2]s", InputGiven: "%[1]s given",
}

var plainFlipZh = PlainFlipWords{
	Flips: "怎样才会翻转", NoFlips: "单独改哪一处都不会。", Leads: "%[1]s：%[2]s。",
	Settle:   "要了结冲突，下面每一处单独改就够；哪个值才是真的，账本并不知道：",
	NoSettle: "单独改哪一处都了结不了冲突。",
	LetIn:    "要把 %[1]s放进来，下面每一处单独改就够：",
	NotAlone: "单独改哪一处都放不进 %[1]s，这几道一起把它挡在外面：%[2]s。", NotAloneOne: "单独改哪一处都放不进 %[1]s，它在%[2]s出局。",
	Nearest:     "离这里最近、会改变回答的时间：",
	BeforeValid: "有效时间早于 %[1]s", FromValid: "有效时间从 %[1]s 起",
	BeforeKnown: "所知截至日早于 %[1]s", FromKnown: "所知截至 %[1]s 或更晚",
	AskAlso: map[string]string{
		"key": "改问键 %[1]s", "scope": "改问作用域 %[1]s", "version": "改问版本 %[1]s",
		"valid": "改问有效时间 %[1]s", "known": "所知截至改为 %[1]s",
	},
	Link: "让 %[1]s 取代 %[2]s", Unlink: "让 %[1]s 不再取代 %[2]s",
	Unexpire: "清空 %[1]s 的过期时间", Unretire: "%[1]s 记入时算已核验，不算退役",
	Undo: map[core.OpKind]string{
		core.OpRecord: "去掉 %[1]s", core.OpVerify: "去掉对 %[1]s 的核验",
		core.OpRetire: "去掉 %[1]s 的退役", core.OpRevoke: "去掉对 %[1]s 的撤销",
	},
	Add: map[core.OpKind]string{
		core.OpRecord: "%[2]s 记入 %[1]s", core.OpVerify: "%[2]s 核验 %[1]s",
		core.OpRetire: "%[2]s 退役 %[1]s", core.OpRevoke: "%[2]s 撤销来源 %[1]s",
	},
	AddVerify:    "%[2]s 核验 %[1]s，证据 %[3]s",
	InputMissing: "%[1]s缺失", InputIs: "%[1]s改为 %[2]s", InputGiven: "给出%[1]s",
}

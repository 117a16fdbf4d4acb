package i18n

import "memtui/internal/core"

// WhatIfWords are the words of what-if, side by side and crosshair.
type WhatIfWords struct {
	Badge string

	Edit     EditWords
	Cross    CrossWords
	Beside   BesideWords
	Change   string            // the label of the pane of inputs
	Question string            // its tab of the question
	Add      string            // its tab of additions
	Fields   map[string]string // the inputs of operations and questions, short
	Acts     map[string]string // what can be done to a whole operation, or added
	ActsLong map[string]string // the same in the strip: what follows
	None     string            // nothing is there, as in "expires none"
	Missing  string            // left out where something is needed
	TypeIDs  string            // opens a text field: for ids, a day, a text
	TypeDate string
	TypeText string
	Was      string // behind a changed value; %[1]s the value
	Dropped  string // behind the name of an operation that the what-if goes on without
	FellWith string // the same, with the memory that it speaks of; %[1]s the memory
	Fell     string // %[1]s what fell with a dropped memory
	Unlinked string // %[1]s memory that does not supersede %[2]s any more
	Refused  string // an operation that the ledger does not take any more; %[1]s its name, %[2]s why
	AsLesson string // behind ANSWER
	InLesson string // before the text of the author where the what-if answers otherwise; %[1]s that text
	// EvidenceWas is behind an answer with the lesson's values; %[1]s sources.
	EvidenceWas string
	WasAnswer   string // before and after, in the strip
	NowAnswer   string
	Cells       string // %[1]s of %[2]s cells; Cell: of one that differs
	Cell        string
	CellsNone   string // %[1]s cells
	CellsHere   string // the same, shorter
	// CellsShown is of the cells on the screen alone, where the plane is too
	// large to be compared as a whole.
	CellsShown string
	NotTaken   string
	Allowed    string // what would be; %[1]s
	With       string // %[1]s field, %[2]s value
	// Short are the reasons beside a field, by the core's code.
	Short map[core.Code]string
	Bad   string // the same, for a value that cannot be read
	Why   WhatIfWhy
}

// WhatIfWhy are the words that say why an answer differs from the lesson's.
type WhatIfWhy struct {
	Rung    string // %[1]s the rung's number, %[2]s what it does
	Out     string // %[1]s memory
	OutBy   string // %[1]s memory, %[2]s who supersedes it
	OutFor  string // %[1]s memory, %[2]s why
	Passes  string // %[1]s memory
	New     string // %[1]s memory, which the lesson does not have
	Gone    string // %[1]s memory, which is not there any more
	Nothing string // no rung differs
	None    string // how many values are left
	One     string
	Several string // %[1]s values
	Between string // the rung, and how many are left
}

// EditWords say what an edit makes different from the lesson, inside of a
// sentence.
type EditWords struct {
	Says    string // %[1]s the edits
	Nothing string
	More    string // %[1]s edits that have no room
	Between string // two edits
	Later   string // every edit in force is of a later step

	Field      string            // %[1]s operation, %[2]s input, %[3]s value, %[4]s the lesson's
	Supersedes string            // %[1]s memory, %[2]s what it supersedes, %[3]s what it does in the lesson
	Nobody     string            // what is superseded where nothing is
	NoLongerA  string            // %[1]s memory supersedes nothing, %[2]s what it does in the lesson
	ToNobody   string            // %[1]s memory, %[2]s what it supersedes; in the lesson nothing
	Given      string            // %[1]s an input that the lesson has missing
	Missing    string            // %[1]s an input that the lesson has given
	Input      string            // %[1]s input, %[2]s value, %[3]s the lesson's
	Ask        map[string]string // by the question's input: %[1]s value, %[2]s the lesson's
	Dropped    string            // %[1]s operation
	Added      string            // %[1]s operation
	AddedMem   string            // %[1]s memory, %[2]s its value
	// Acts name an operation by its target, inside of a sentence.
	Acts map[core.OpKind]string
	// Of names the question or record of another number; %[1]s the number,
	// %[2]s the words about it.
	OfQuestion, OfRecord string
}

// CrossWords are the words of the crosshair.
type CrossWords struct {
	Asks        string // %[1]s valid, %[2]s known
	AsksShort   string
	Lesson      AskerWords
	WhatIf      AskerWords // the same, where the lesson is changed
	Compared    string     // the point that it was taken from; %[1]s valid, %[2]s known
	Nearest     string     // the label of the strip
	ValidTime   string
	RecordTime  string
	Before      string    // %[1]s day
	From        string    // %[1]s day
	Nothing     [2]string // earlier, later: nothing recorded changes it
	NothingHere [2]string // the same, shorter
}

// AskerWords say of the crosshair how it lies to the question of the step.
type AskerWords struct {
	About   string // it asks about %[1]s
	Known   string // it asks as known on %[1]s
	Both    string // %[1]s valid, %[2]s known
	Short   string // %[1]s one of them
	Same    string
	None    string
	Answers string // behind ANSWER: %[1]s its answer
	AsIn    string // the same, of an equal one
}

// BesideWords are the words of lesson and what-if side by side.
type BesideWords struct {
	Lesson, WhatIf string // the labels of the two sides
	About          string // %[1]s valid, %[2]s known
	Changes        string // %[1]s changes
	OneChange      string
	NoChange       string
	First          string // %[1]s rung, %[2]s memory, %[3]s what it does in the lesson, %[4]s here
	FirstShort     string // the same, shorter
	Passes         string // it passes
	Falls          string // it falls
	Replaced       string // %[1]s replaces it
	Both           string // %[1]s memories that are out on both sides
	BothMany       string
	OnlyHere       string // %[1]s memory that the lesson does not have
	OnlyThere      string // %[1]s memory that the what-if does not have
	SameRungs      string
	NothingYet     string // nothing is changed
	Cells          string // %[1]s of %[2]s cells differ; Cell: of one
	Cell           string
	NoCell         string
}

var whatIfEn = WhatIfWords{
	Badge:  "what-if",
	Change: "CHANGE", Question: "question", Add: "+ add",
	Fields: map[string]string{
		"id": "id", "key": "key", "scope": "scope", "version": "version", "value": "value", "evidence": "evidence",
		"status": "status", "valid.from": "valid.from", "valid.to": "valid.to", "recorded": "recorded",
		"expires": "expires", "supersedes": "supersedes", "valid": "about", "known": "known",
	},
	Acts: map[string]string{
		"drop": "drop it", "keep": "keep it", "record": "a copy", "verify": "verify", "retire": "retire", "revoke": "revoke",
	},
	ActsLong: map[string]string{
		"drop": "the lesson goes on without it", "keep": "back as the lesson has it",
		"record": "of which memory? the new one has another id", "verify": "which memory?",
		"retire": "which memory?", "revoke": "which source?",
	},
	None: "none", Missing: "missing", TypeIDs: "type ids", TypeDate: "type a day", TypeText: "type a text",
	Was: "was %[1]s", Dropped: "dropped", FellWith: "fell with %[1]s", Fell: "fell with it: %[1]s", Unlinked: "%[1]s supersedes %[2]s",
	Refused: "%[1]s is refused now: %[2]s", AsLesson: "as in the lesson", InLesson: "In the lesson: %[1]s", EvidenceWas: "evidence was %[1]s",
	WasAnswer: "was", NowAnswer: "now",
	Cells: "%[1]s of %[2]s cells differ from the lesson", Cell: "%[1]s of %[2]s cells differs from the lesson",
	CellsNone: "none of %[1]s cells differs from the lesson", CellsHere: "%[1]s of %[2]s cells differ", CellsShown: "of the %[2]s cells shown %[1]s differ",
	NotTaken: "not taken:", Allowed: "allowed: %[1]s", With: "with %[1]s %[2]s",
	Short: map[core.Code]string{
		core.CodeMissing: "needed", core.CodeBadText: "not allowed", core.CodeBadStatus: "no status",
		core.CodeUnknownID: "not recorded", core.CodeSameID: "id is taken",
		core.CodeSupersedesSelf: "names itself", core.CodeSupersedesUnknown: "not recorded before",
		core.CodeSupersedesKey: "another key", core.CodeSupersedesScope: "another scope",
		core.CodeSupersedesVersion: "another version", core.CodeEmptyInterval: "no time at all",
		core.CodeInvertedInterval: "ends before it begins", core.CodeNoEvidence: "verified needs it",
		core.CodeNotCandidate: "verified already", core.CodeAlreadyRetired: "retired already",
		core.CodeTimeBackwards: "runs backwards",
	},
	Bad: "cannot stand here",
	Why: WhatIfWhy{
		Rung: "check %[1]s: %[2]s", Out: "%[1]s is out", OutBy: "%[1]s is out, superseded by %[2]s", OutFor: "%[1]s is out: %[2]s",
		Passes: "%[1]s passes", New: "%[1]s is here, not in the lesson", Gone: "%[1]s is not here any more",
		Nothing: "every check as before", None: "no value is left", One: "one value is left", Several: "%[1]s values are left", Between: "; ",
	},
	Edit: EditWords{
		Says: "what-if: %[1]s", Nothing: "nothing differs from the lesson", More: "+%[1]s more", Between: "; ",
		Later:      "what differs comes later",
		Field:      "%[1]s has %[2]s %[3]s, where the lesson has %[4]s",
		Supersedes: "%[1]s supersedes %[2]s, where in the lesson it supersedes %[3]s", Nobody: "nothing",
		NoLongerA: "%[1]s supersedes nothing, where in the lesson it supersedes %[2]s",
		ToNobody:  "%[1]s supersedes %[2]s, where in the lesson it supersedes nothing",
		Given:     "%[1]s given, where the lesson has it missing", Missing: "%[1]s missing, where the lesson has it given",
		Input: "%[1]s is %[2]s, where the lesson has %[3]s",
		Ask: map[string]string{
			"valid": "asked about %[1]s, where the lesson asks about %[2]s", "known": "asked as known on %[1]s, where the lesson asks on %[2]s",
			"key": "asked for key %[1]s, in the lesson for %[2]s", "scope": "asked in scope %[1]s, in the lesson in %[2]s",
			"version": "asked for version %[1]s, in the lesson for %[2]s",
		},
		Dropped: "without %[1]s", Added: "%[1]s added", AddedMem: "%[1]s added: %[2]s",
		Acts: map[core.OpKind]string{
			core.OpRecord: "%[1]s", core.OpVerify: "the verification of %[1]s",
			core.OpRetire: "the retirement of %[1]s", core.OpRevoke: "the revocation of %[1]s",
		},
		OfQuestion: "question %[1]s %[2]s", OfRecord: "record %[1]s: %[2]s",
	},
	Cross: CrossWords{
		Asks: "asking about %[1]s as known on %[2]s", AsksShort: "about %[1]s known %[2]s",
		Lesson: AskerWords{
			About: "the lesson asks at ◇ about %[1]s", Known: "the lesson asks at ◇ as known on %[1]s",
			Both: "the lesson asks at ◇ about %[1]s as known on %[2]s", Short: "lesson ◇ %[1]s",
			Same: "as the lesson does", None: "the lesson asks nothing here", Answers: "lesson: %[1]s", AsIn: "as in the lesson",
		},
		WhatIf: AskerWords{
			About: "the what-if asks at ◇ about %[1]s", Known: "the what-if asks at ◇ as known on %[1]s",
			Both: "the what-if asks at ◇ about %[1]s as known on %[2]s", Short: "what-if ◇ %[1]s",
			Same: "as the what-if does", None: "the what-if asks nothing here", Answers: "what-if: %[1]s", AsIn: "as in the what-if",
		},
		Compared: "compared with ◇ as known on %[2]s",
		Nearest:  "NEAREST CHANGES", ValidTime: "valid time", RecordTime: "record time",
		Before: "before %[1]s", From: "from %[1]s",
		Nothing:     [2]string{"earlier: nothing recorded changes it", "later: nothing recorded changes it"},
		NothingHere: [2]string{"nothing earlier changes it", "nothing later changes it"},
	},
	Beside: BesideWords{
		Lesson: "LESSON", WhatIf: "WHAT-IF", About: "about %[1]s known %[2]s", Changes: "%[1]s changes", OneChange: "1 change", NoChange: "no change",
		First:      "The first difference is at check %[1]s of %[2]s: in the lesson %[3]s, here %[4]s.",
		FirstShort: "First at check %[1]s of %[2]s: in the lesson %[3]s, here %[4]s.",
		Passes:     "it passes", Falls: "it falls", Replaced: "%[1]s replaces it",
		Both: "%[1]s is out on both sides.", BothMany: "%[1]s are out on both sides.",
		OnlyHere: "%[1]s is only here, not in the lesson.", OnlyThere: "%[1]s is only in the lesson.", SameRungs: "Every check comes out the same on both sides.",
		NothingYet: "Nothing to compare yet: e changes an input.",
		Cells:      "%[1]s of %[2]s cells of the ledger differ; every other cell is the same.",
		Cell:       "%[1]s of %[2]s cells of the ledger differs; every other cell is the same.",
		NoCell:     "All %[1]s cells of the ledger are the same.",
	},
}

var whatIfZh = WhatIfWords{
	Badge:  "假设",
	Change: "改动", Question: "提问", Add: "+ 添加",
	Fields: map[string]string{
		"id": "标识", "key": "键", "scope": "作用域", "version": "版本", "value": "值", "evidence": "证据",
		"status": "状态", "valid.from": "有效自", "valid.to": "有效至", "recorded": "记入",
		"expires": "过期", "supersedes": "取代", "valid": "问何时", "known": "所知截至",
	},
	Acts: map[string]string{
		"drop": "去掉它", "keep": "留下它", "record": "复制记忆", "verify": "核验", "retire": "退役", "revoke": "撤销",
	},
	ActsLong: map[string]string{
		"drop": "课程不带它继续往下走", "keep": "恢复成课程里的样子",
		"record": "复制哪条记忆？新的一条换一个标识", "verify": "核验哪条记忆？",
		"retire": "哪条记忆退役？", "revoke": "撤销哪个来源？",
	},
	None: "无", Missing: "缺失", TypeIDs: "键入标识", TypeDate: "键入日期", TypeText: "键入文字",
	Was: "原为 %[1]s", Dropped: "已去掉", FellWith: "随 %[1]s 一起去掉", Fell: "一起去掉的：%[1]s", Unlinked: "%[1]s 取代 %[2]s",
	Refused: "%[1]s 现在被拒绝：%[2]s", AsLesson: "与课程相同", InLesson: "课程里：%[1]s", EvidenceWas: "证据原为 %[1]s",
	WasAnswer: "原先", NowAnswer: "现在",
	Cells: "%[2]s 格中 %[1]s 格与课程不同", Cell: "%[2]s 格中 %[1]s 格与课程不同",
	CellsNone: "%[1]s 格都与课程相同", CellsHere: "%[1]s/%[2]s 格不同", CellsShown: "显示的 %[2]s 格中 %[1]s 格不同",
	NotTaken: "未采纳：", Allowed: "可以这样：%[1]s", With: "%[1]s改为%[2]s",
	Short: map[core.Code]string{
		core.CodeMissing: "不能缺", core.CodeBadText: "有不允许的字符", core.CodeBadStatus: "没有这个状态",
		core.CodeUnknownID: "尚未记入", core.CodeSameID: "标识已占用",
		core.CodeSupersedesSelf: "取代了自己", core.CodeSupersedesUnknown: "此前没有记入",
		core.CodeSupersedesKey: "键不同", core.CodeSupersedesScope: "作用域不同",
		core.CodeSupersedesVersion: "版本不同", core.CodeEmptyInterval: "区间为空",
		core.CodeInvertedInterval: "止在起之前", core.CodeNoEvidence: "已核验就要有证据",
		core.CodeNotCandidate: "早已核验", core.CodeAlreadyRetired: "早已退役",
		core.CodeTimeBackwards: "时间倒退",
	},
	Bad: "不能放在这里",
	Why: WhatIfWhy{
		Rung: "第 %[1]s 道：%[2]s", Out: "%[1]s 出局", OutBy: "%[1]s 被 %[2]s 取代", OutFor: "%[1]s 出局：%[2]s",
		Passes: "%[1]s 通过", New: "%[1]s 是课程里没有的", Gone: "%[1]s 不在了",
		Nothing: "每一道的结果都相同", None: "没有值剩下", One: "剩下一个值", Several: "剩下 %[1]s 个值", Between: "，",
	},
	Edit: EditWords{
		Says: "假设：%[1]s", Nothing: "与课程没有差别", More: "另有 %[1]s 处", Between: "；",
		Later:      "差别在后面的步骤",
		Field:      "%[1]s 的%[2]s是 %[3]s（课程里是 %[4]s）",
		Supersedes: "%[1]s 取代 %[2]s（课程里取代 %[3]s）", Nobody: "任何记忆",
		NoLongerA: "%[1]s 不取代任何记忆（课程里取代 %[2]s）",
		ToNobody:  "%[1]s 取代 %[2]s（课程里不取代任何记忆）",
		Given:     "给出了%[1]s（课程里缺失）", Missing: "缺失%[1]s（课程里有）",
		Input: "%[1]s是 %[2]s（课程里是 %[3]s）",
		Ask: map[string]string{
			"valid": "问 %[1]s（课程里问 %[2]s）", "known": "所知截至 %[1]s（课程里截至 %[2]s）",
			"key": "问键 %[1]s（课程里问 %[2]s）", "scope": "问作用域 %[1]s（课程里问 %[2]s）",
			"version": "问版本 %[1]s（课程里问 %[2]s）",
		},
		Dropped: "去掉%[1]s", Added: "添加%[1]s", AddedMem: "添加 %[1]s：%[2]s",
		Acts: map[core.OpKind]string{
			core.OpRecord: " %[1]s", core.OpVerify: "对 %[1]s 的核验",
			core.OpRetire: " %[1]s 的退役", core.OpRevoke: "对 %[1]s 的撤销",
		},
		OfQuestion: "问题 %[1]s %[2]s", OfRecord: "记录 %[1]s：%[2]s",
	},
	Cross: CrossWords{
		Asks: "问 %[1]s，所知截至 %[2]s", AsksShort: "问 %[1]s 所知 %[2]s",
		Lesson: AskerWords{
			About: "课程在 ◇ 处问 %[1]s", Known: "课程在 ◇ 处所知截至 %[1]s",
			Both: "课程在 ◇ 处问 %[1]s，所知截至 %[2]s", Short: "课程 ◇ %[1]s",
			Same: "与课程所问相同", None: "课程在这一步没有提问", Answers: "课程：%[1]s", AsIn: "与课程相同",
		},
		WhatIf: AskerWords{
			About: "假设在 ◇ 处问 %[1]s", Known: "假设在 ◇ 处所知截至 %[1]s",
			Both: "假设在 ◇ 处问 %[1]s，所知截至 %[2]s", Short: "假设 ◇ %[1]s",
			Same: "与假设所问相同", None: "假设在这一步没有提问", Answers: "假设：%[1]s", AsIn: "与假设相同",
		},
		Compared: "对照 ◇ 所知截至 %[2]s",
		Nearest:  "邻近的变化", ValidTime: "有效时间", RecordTime: "记录时间",
		Before: "%[1]s 之前", From: "%[1]s 起",
		Nothing:     [2]string{"更早：已记入的都不会改变它", "更晚：已记入的都不会改变它"},
		NothingHere: [2]string{"更早：没有变化", "更晚：没有变化"},
	},
	Beside: BesideWords{
		Lesson: "课程", WhatIf: "假设", About: "问 %[1]s  所知截至 %[2]s", Changes: "改动 %[1]s 处", OneChange: "改动 1 处", NoChange: "没有改动",
		First:      "差别从 %[2]s 的第 %[1]s 道开始：课程里%[3]s，假设里%[4]s。",
		FirstShort: "从 %[2]s 的第 %[1]s 道起不同：课程里%[3]s，假设里%[4]s。",
		Passes:     "它通过", Falls: "它不通过", Replaced: "它被 %[1]s 取代",
		Both: "%[1]s 两边都出局。", BothMany: "%[1]s 两边都出局。",
		OnlyHere: "%[1]s 只在假设里有。", OnlyThere: "%[1]s 只在课程里有。", SameRungs: "两边每一道的结果都相同。",
		NothingYet: "还没有可对照的改动：按 e 改一处输入。",
		Cells:      "账本上 %[2]s 格中 %[1]s 格不同；其余的格都一样。",
		Cell:       "账本上 %[2]s 格中 %[1]s 格不同；其余的格都一样。",
		NoCell:     "账本上 %[1]s 格全都一样。",
	},
}

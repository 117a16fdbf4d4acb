package i18n

// LedgerWords are the words of the screens of ledger steps, and of what all
// screens share: the header and the line of a screen that is too small.
type LedgerWords struct {
	TooSmall string // needed size

	// Header.
	LessonOf, BeatOf, Seconds, Playing string
	Paused, GoesOn                     string // a step that stands still half unfolded; how to go on
	Discussed, DiscussedShort          string // play rests at a step that is to be talked over

	// Labels of panes, and the same as tabs.
	Ledger, Memories, Asked, Answer, Why, Text, WhyInFull      string
	TabAnswer, TabLedger, TabMemories, TabWhy, TabText, Window string
	Unlisted                                                   string // how many memories a large ledger does not list

	// What happened. %[1]s is the memory or source.
	Recorded     string // %[2]s key, %[3]s value, %[4]s interval with a blank before it or "", %[5]s RecordedOn or ""
	RecordedAs   string // %[2]s key, %[3]s value, %[4]s RecordedOn or ""
	RecordedOnly string // %[2]s RecordedOn or ""
	RecordedOn   string // not on the day of the step; %[1]s when
	Verified     string
	VerifiedWith string // %[2]s evidence
	Retired      string // %[2]s day
	Revoked      string // %[2]s day, %[3]s who rests on it
	RestsOn      string // %[1]s memory
	RestOn       string // %[1]s memories, several
	NobodyRests  string
	Expired      string // %[2]s day
	Again        string
	Refused      string
	Many         string // %[1]s how many, %[2]s what happened to them, %[3]s their names
	Nothing      string
	Passed       string // %[1]s day that the calendar has passed
	Questions    string // %[1]s how many
	Today        string
	Supersedes   string
	SupersedesNo string
	WithEvidence string
	NoEvidence   string
	Expires      string
	InScope      string
	InVersion    string
	WithKey      string

	// Intervals, with a blank before them where the language has one.
	FromOn, ToOn, FromTo, Always string

	// The plane.
	ValidAxis, ValidShort, RecordAxis, RecordShort      string
	Further, Earlier, Later, New                        string
	NotWritten, NothingMore, NothingWritten             string
	Above, AboveOne, AboveShort                         string // AboveOne: of a single cell
	AboveNothing, AboveNothingShort                     string
	TrueScale                                           string
	CrosshairLine                                       string // one-pane screens: about, known
	NotFound, Usable, Conflict, ConflictShort, NoneLeft string
	Evidence                                            string

	// Lanes.
	SupersededBy, By, ByShort       string
	NotRecorded, NotRecordedShort   string
	Unverified, RetiredLane         string
	RevokedLane, ExpiredLane        string
	ExpiredShort                    string
	RefusedLane, KnownOn, KnownLane string

	// The question and the answer before.
	InWords                          string // %[1]s the letter of a question, %[2]s the question as its author puts it
	About, KnownBy, AnswerHead       string
	AboutKnown, AboutKnownShort      string
	Was, WasShort, StillIs, Still    string
	ANotFound, AConflict             string
	Changed, SameBoth                string
	NothingAsked                     string
	BecauseRecorded, BecauseVerified string
	BecauseRetired, BecauseRevoked   string
	BecauseExpired                   string
	More                             string // %[1]s how many more, with the key that shows them

	// Why.
	Rungs       [9]string // the nine conditions
	RungsShort  [9]string // the same in narrow columns
	RungWords   [9]string // one word each, for folded rows
	AnswerRow   string
	Out, OutAt  string
	NotUntil    string
	RungRetired string
	RungNone    string
	RungRevoked string
	RungFrom    string
	RungTo      string
	RungOn      string

	// Why in full: the values compared.
	FromStart, Open, VerifiedStill, NotRevoked, AllRevoked string
	PartRevoked, NoSource, ByCovers, NothingNames          string
	NamedInVain, NoExpiry, IsAlways, OthersLeft            string
	NoneLeftLong, OneLeft                                  string
	OutLine                                                string // one-pane screens: memory, rung, reason
	OutShort                                               string // memory and rung

	Legend LegendWords // of all screens
}

var ledgerEn = LedgerWords{
	TooSmall: "memtui needs %[1]s cells",
	LessonOf: "lesson %[1]s of %[2]s", BeatOf: "beat %[1]s of %[2]s", Seconds: "%[1]s s", Playing: "playing",
	Paused: "paused", GoesOn: "space goes on", Discussed: "stopped for discussion", DiscussedShort: "discussion",

	Ledger: "LEDGER", Memories: "MEMORIES", Asked: "ASKED", Answer: "ANSWER", Why: "WHY", Text: "TEXT", WhyInFull: "WHY, IN FULL",
	TabAnswer: "Answer", TabLedger: "Ledger", TabMemories: "Memories", TabWhy: "Why", TabText: "Text", Window: "%[1]s–%[2]s of %[3]s", Unlisted: "+%[1]s not listed",

	Recorded: "%[1]s recorded%[5]s: %[2]s %[3]s%[4]s", RecordedOnly: "%[1]s recorded%[2]s", RecordedAs: "%[1]s recorded%[4]s: %[2]s %[3]s", RecordedOn: " on %[1]s",
	Verified: "%[1]s verified", VerifiedWith: "%[1]s verified with evidence %[2]s",
	Retired:     "%[1]s retired: from %[2]s on it is no longer offered, for any day",
	Revoked:     "%[1]s revoked: from %[2]s on it supports nothing; %[3]s",
	RestsOn:     "%[1]s rests on it",
	RestOn:      "%[1]s rest on it",
	NobodyRests: "no memory rests on it",
	Expired:     "%[1]s expired on %[2]s",
	Again:       "%[1]s recorded again, word for word: nothing was written",
	Refused:     "refused", Many: "%[1]s %[2]s: %[3]s",
	Nothing: "nothing is recorded", Passed: "the calendar has passed %[1]s", Questions: "%[1]s questions", Today: "today",
	Supersedes: "supersedes %[1]s", SupersedesNo: "supersedes nothing", WithEvidence: "evidence %[1]s", NoEvidence: "no evidence",
	Expires: "expires %[1]s", InScope: "scope %[1]s", InVersion: "version %[1]s", WithKey: "key %[1]s",
	FromOn: " from %[1]s", ToOn: " until %[1]s", FromTo: " from %[1]s to %[2]s", Always: "always",

	ValidAxis: "valid time: when it holds →", ValidShort: "valid →", RecordAxis: "record time ↓", RecordShort: "record ↓",
	Further: "further →", Earlier: "⋮ %[1]s earlier", Later: "⋮ %[1]s later", New: "new",
	NotWritten: "not written yet", NothingMore: "if nothing more is recorded", NothingWritten: "nothing was written",
	Above: "rows above %[1]s: %[2]s of %[3]s cells changed", AboveOne: "rows above %[1]s: %[2]s of %[3]s cell changed", AboveShort: "above: %[2]s of %[3]s changed",
	AboveNothing: "known from the start: nothing lies above", AboveNothingShort: "nothing above",
	CrosshairLine: "%[1]s known %[2]s", TrueScale: "true scale",
	NotFound: "not found", Usable: "usable", Conflict: "conflict, no winner", ConflictShort: "conflict", NoneLeft: "memories left: none",
	Evidence: "evidence %[1]s",

	SupersededBy: "superseded by %[1]s", By: "by %[1]s", ByShort: "%[1]s",
	NotRecorded: "not recorded until %[1]s", NotRecordedShort: "not until %[1]s",
	Unverified: "unverified", RetiredLane: "✗ retired", RevokedLane: "⊘ %[1]s revoked",
	ExpiredLane: "† expired %[1]s", ExpiredShort: "† %[1]s", RefusedLane: "✗ refused", KnownOn: "as known on %[1]s", KnownLane: "known %[1]s",

	InWords: "%[1]s: %[2]s", About: "about", KnownBy: "as known on", AnswerHead: "answer",
	AboutKnown: "about %[1]s  as known on %[2]s", AboutKnownShort: "about %[1]s known %[2]s",
	Was: "was %[1]s at step %[2]s", WasShort: "was %[1]s", StillIs: "still %[1]s, as at step %[2]s", Still: "still %[1]s",
	ANotFound: "not found", AConflict: "a conflict",
	Changed: "changed: %[1]s", SameBoth: "the same at both times", NothingAsked: "nothing is asked here",
	BecauseRecorded: "%[1]s was recorded", BecauseVerified: "%[1]s was verified", BecauseRetired: "%[1]s was retired",
	BecauseRevoked: "%[1]s was revoked", BecauseExpired: "%[1]s expired",
	More: "+%[1]s (w)",

	Rungs: [9]string{"key matches", "scope matches", "version matches", "known by then", "verified",
		"evidence holds", "valid that day", "not superseded", "not expired"},
	RungsShort: [9]string{"key", "scope", "version", "known", "verified", "evidence", "valid", "in force", "fresh"},
	RungWords:  [9]string{"key", "scope", "version", "known", "verified", "evidence", "valid", "superseded", "expired"},
	AnswerRow:  "answer", Out: "out", OutAt: "out at %[1]s", NotUntil: "not until %[1]s", RungRetired: "retired", RungNone: "none",
	RungRevoked: "%[1]s revoked", RungFrom: "from %[1]s", RungTo: "until %[1]s", RungOn: "on %[1]s",

	FromStart: "from the start", Open: "open", VerifiedStill: "verified, not retired", NotRevoked: "%[1]s not revoked",
	AllRevoked: "%[1]s revoked", PartRevoked: "%[1]s holds, %[2]s revoked", NoSource: "names no source",
	ByCovers: "by %[1]s, covers %[2]s", NothingNames: "nothing names it", NamedInVain: "%[1]s does not count here",
	NoExpiry: "has no expiry", IsAlways: "always", OthersLeft: "%[1]s different values are left",
	NoneLeftLong: "no memory passes all nine", OneLeft: "one value is left",
	OutLine: "%[1]s out at %[2]s: %[3]s", OutShort: "%[1]s at %[2]s",
	Legend: legendEn,
}

var ledgerZh = LedgerWords{
	TooSmall: "memtui 需要 %[1]s 的屏幕",
	LessonOf: "第 %[1]s/%[2]s 课", BeatOf: "第 %[1]s 拍，共 %[2]s 拍", Seconds: "%[1]s 秒", Playing: "播放中",
	Paused: "已暂停", GoesOn: "按空格继续", Discussed: "停下来讨论", DiscussedShort: "讨论",

	Ledger: "账本", Memories: "记忆", Asked: "提问", Answer: "回答", Why: "原因", Text: "说明", WhyInFull: "完整的原因",
	TabAnswer: "回答", TabLedger: "账本", TabMemories: "记忆", TabWhy: "原因", TabText: "说明", Window: "%[1]s–%[2]s / %[3]s", Unlisted: "另有 %[1]s 条未列",

	Recorded: "%[5]s记入 %[1]s：%[2]s %[4]s %[3]s", RecordedOnly: "%[2]s记入 %[1]s", RecordedAs: "%[4]s记入 %[1]s：%[2]s %[3]s", RecordedOn: "于 %[1]s ",
	Verified: "核验 %[1]s", VerifiedWith: "核验 %[1]s，证据 %[2]s",
	Retired:     "%[1]s 退役：从%[2]s起不再提供，问哪一天都一样",
	Revoked:     "撤销 %[1]s：从%[2]s起它不再支持任何记忆；%[3]s",
	RestsOn:     "%[1]s 以它为据",
	RestOn:      "%[1]s 都以它为据",
	NobodyRests: "没有记忆以它为据",
	Expired:     "%[1]s 已于 %[2]s 过期",
	Again:       "再次记入 %[1]s，内容一字不差：什么也没有写入",
	Refused:     "拒绝", Many: "%[2]s %[1]s 条：%[3]s",
	Nothing: "没有新记录", Passed: "日历已过 %[1]s", Questions: "%[1]s 个问题", Today: "今天",
	Supersedes: "取代 %[1]s", SupersedesNo: "不取代任何记忆", WithEvidence: "证据 %[1]s", NoEvidence: "没有证据",
	Expires: "%[1]s 过期", InScope: "作用域 %[1]s", InVersion: "版本 %[1]s", WithKey: "键 %[1]s",
	FromOn: "自 %[1]s 起", ToOn: "至 %[1]s 止", FromTo: "自 %[1]s 至 %[2]s", Always: "一直",

	ValidAxis: "有效时间：何时成立 →", ValidShort: "有效 →", RecordAxis: "记录时间 ↓", RecordShort: "记录 ↓",
	Further: "以后 →", Earlier: "⋮ 以上 %[1]s 行", Later: "⋮ 以下 %[1]s 行", New: "新",
	NotWritten: "尚未写入", NothingMore: "若不再有新记录", NothingWritten: "什么也没有写入",
	Above: "%[1]s 以上的行：%[3]s 格中改变 %[2]s 格", AboveOne: "%[1]s 以上的行：%[3]s 格中改变 %[2]s 格", AboveShort: "以上改变 %[2]s/%[3]s 格",
	AboveNothing: "从一开始就已知：上面没有别的行", AboveNothingShort: "上面没有行",
	CrosshairLine: "%[1]s 所知 %[2]s", TrueScale: "按真实比例",
	NotFound: "没有找到", Usable: "可用", Conflict: "冲突，不选赢家", ConflictShort: "冲突", NoneLeft: "留下的记忆：无",
	Evidence: "证据 %[1]s",

	SupersededBy: "被 %[1]s 取代", By: "被%[1]s取代", ByShort: "%[1]s",
	NotRecorded: "%[1]s 才记入", NotRecordedShort: "%[1]s 记入",
	Unverified: "待核验", RetiredLane: "✗ 已退役", RevokedLane: "⊘ %[1]s 已撤销",
	ExpiredLane: "† %[1]s 已过期", ExpiredShort: "† %[1]s", RefusedLane: "✗ 被拒绝", KnownOn: "所知截至 %[1]s", KnownLane: "截至 %[1]s",

	InWords: "%[1]s：%[2]s", About: "问何时", KnownBy: "所知截至", AnswerHead: "回答",
	AboutKnown: "问何时 %[1]s  所知截至 %[2]s", AboutKnownShort: "问 %[1]s 所知 %[2]s",
	Was: "原为 %[1]s（第 %[2]s 步）", WasShort: "原为 %[1]s", StillIs: "仍是 %[1]s，同第 %[2]s 步", Still: "仍是 %[1]s",
	ANotFound: "没有找到", AConflict: "冲突",
	Changed: "变了：%[1]s", SameBoth: "两个时刻相同", NothingAsked: "这一步没有提问",
	BecauseRecorded: "%[1]s 已记入", BecauseVerified: "%[1]s 已核验", BecauseRetired: "%[1]s 已退役",
	BecauseRevoked: "%[1]s 已撤销", BecauseExpired: "%[1]s 已过期",
	More: "+%[1]s (w)",

	Rungs:      [9]string{"键一致", "作用域一致", "版本一致", "当时已知", "已核验", "证据有效", "当日有效", "未被取代", "未过期"},
	RungsShort: [9]string{"键", "作用域", "版本", "已知", "核验", "证据", "有效", "未取代", "未过期"},
	RungWords:  [9]string{"键", "作用域", "版本", "已知", "核验", "证据", "有效", "取代", "过期"},
	AnswerRow:  "结果", Out: "出局", OutAt: "止于第 %[1]s 道", NotUntil: "%[1]s 才知", RungRetired: "已退役", RungNone: "无",
	RungRevoked: "%[1]s 已撤销", RungFrom: "%[1]s 起", RungTo: "%[1]s 止", RungOn: "于 %[1]s",

	FromStart: "从一开始", Open: "未定", VerifiedStill: "已核验，未退役", NotRevoked: "%[1]s 未撤销",
	AllRevoked: "%[1]s 已撤销", PartRevoked: "%[1]s 有效，%[2]s 已撤销", NoSource: "没有来源",
	ByCovers: "被 %[1]s 取代，含 %[2]s", NothingNames: "没有谁取代它", NamedInVain: "%[1]s 在此不算",
	NoExpiry: "没有期限", IsAlways: "一直有效", OthersLeft: "留下 %[1]s 个不同的值",
	NoneLeftLong: "没有记忆通过全部九道", OneLeft: "只留下一个值",
	OutLine: "%[1]s 止于第 %[2]s 道：%[3]s", OutShort: "%[1]s 第 %[2]s 道",
	Legend: legendZh,
}

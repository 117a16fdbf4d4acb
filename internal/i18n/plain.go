package i18n

import "memtui/internal/core"

// PlainWords are the words of a lesson as linear text: headings on lines of
// their own, all else in sentences, so that it can be listened to.
type PlainWords struct {
	PlainPageWords
	PlainStepWords
	PlainWhyWords
	PlainMemoryWords
	PlainPlaneWords
	PlainDecisionWords
	PlainFlipWords
	PlainWhatIfWords
	List  string // between the items of a list
	Facts string // between facts that are lists themselves
	Coded string // %[1]s a name, %[2]s the same as it is written in files
}

// PlainPageWords are those of the opening and the closing page.
type PlainPageWords struct {
	Lesson       string // %[1]s its number, %[2]s how many there are, %[3]s its title
	LessonAlone  string // %[1]s the title of a lesson that is not among those that ship
	Question     string
	Summary      string
	Conditions   string
	Terms, Term  string // %[1]s the word, %[2]s its meaning
	Steps, Line  string // %[1]s number, %[2]s title
	TakeAway     string
	Why, How     string
	Cost, Test   string
	NextLesson   string // %[1]s number, %[2]s title
	NoNextLesson string
}

// PlainStepWords say what happened in a step, what was asked and answered.
type PlainStepWords struct {
	Step           string // %[1]s number, %[2]s how many, %[3]s title
	Day            string // %[1]s the day
	Happened       string
	Nothing        string // the step has no operation
	NotWritten     string // all that it has was refused
	Recorded       string // %[1]s memory, %[2]s value, %[3]s what it says of itself
	Verified       string // %[1]s memory
	VerifiedBy     string // %[1]s memory, %[2]s the added sources
	Retired        string // %[1]s memory
	Revoked        string // %[1]s source, %[2]s the memories that rest on it
	RevokedMany    string // the same with several of them
	RevokedAlone   string // %[1]s source on which none rests
	On             string // %[1]s one of the sentences above, %[2]s its record time
	FromStart      string // %[1]s one of the sentences above
	Repeated       string // %[1]s one of the sentences above, with its end
	RefusedRecord  string // %[1]s memory, %[2]s value, %[3]s what it says of itself, %[4]s why
	RefusedVerify  string // %[1]s memory, %[4]s why
	RefusedRetire  string // %[1]s memory, %[4]s why
	RefusedRevoke  string // %[1]s source, %[4]s why
	WentStale      string // %[1]s memory, %[2]s its expiry
	AskedNamed     string // %[1]s A, B, …
	About          string // %[1]s key, %[2]s scope, %[3]s version
	AsOf           string // %[1]s valid time, %[2]s record time
	Answer         string
	Usable         string // %[1]s value
	NotFound       string
	Conflict       string // %[1]s values
	AnswerFrom     string // %[1]s memories with their sources
	ValueFrom      string // %[1]s value, %[2]s memories with their sources
	Supports       string // %[1]s memory, %[2]s its sources
	BriefMore      string // %[1]s how many are not named
	BriefUsable    string // %[1]s value, %[2]s memories with their sources
	BriefConflict  string // %[1]s values, each as the one above
	BriefNotFound  string
	Still          string // %[1]s answer or state, %[2]s step
	Was            string // %[1]s answer or state as it was, %[2]s step
	PairHeading    string
	PairSame       string // %[1]s, %[2]s two questions
	PairChanged    string // %[1]s, %[2]s two questions
	PairBecause    string // %[3]s the events that changed the answer
	Explanation    string
	OfLesson       string // the same, where a what-if answers otherwise
	Exercise       string
	ExerciseLimit  string // %[1]s how many changes are allowed
	MarkedLanguage string // %[1]s language of a text that is missing in this one, %[2]s the text
}

// PlainWhyWords take every memory down the nine checks.
type PlainWhyWords struct {
	WhyHeading  string
	PassesAll   string // %[1]s memory
	Out         string // %[1]s memory, %[2]s first failed check, %[3]s what was compared
	AlsoFails   string // %[1]s check, %[2]s what was compared
	Passes      string // %[1]s checks
	Check       string // %[1]s number, %[2]s name
	Compared    map[core.Rung]string
	Unsupported string // rung 6 without any source
	RevokedAll  string // rung 6 with several sources
}

// PlainMemoryWords say what every memory is, as known at a time.
type PlainMemoryWords struct {
	Memories          string // %[1]s record time
	NoMemories        string
	Unlisted          string // %[1]s how many memories of a large ledger are not listed
	Memory, MemoryNew string // %[1]s memory, %[2]s value
	MemoryIs          string // %[1]s memory, %[2]s interval, %[3]s facts
	Evidence          string // %[1]s sources
	NoEvidence        string
	RevokedSources    string // %[1]s sources
	Supersedes        string // %[1]s memories
	SupersededBy      string // %[1]s memories, %[2]s interval
	NotYet            string // %[1]s record time
	ExpiresOn         string // %[1]s time
	ExpiredOn         string // %[1]s time
	Elsewhere         string // %[1]s what differs
	OtherKey          string // %[1]s key
	OtherScope        string // %[1]s scope
	OtherVersion      string // %[1]s version
	Holds             string // %[1]s interval
	Always            string
	From, To, FromTo  string // %[1]s from, %[2]s to
}

// PlainPlaneWords list the plane: record times first, valid times inside.
type PlainPlaneWords struct {
	Plane        string // %[1]s key, %[2]s scope, %[3]s version
	Part         string // %[1]s cuts told at most, %[2]s record times, %[3]s valid times that there are
	KnownAlways  string
	KnownFrom    string                    // %[1]s from
	KnownTo      string                    // %[2]s to
	KnownFromTo  string                    // %[1]s from, %[2]s to
	Band         string                    // %[1]s the record times
	BandWith     string                    // %[1]s the record times, %[2]s events
	IfNoMore     string                    // %[1]s the record times, of a row after the step's day
	ValidAlways  string                    // %[1]s answer
	ValidIn      string                    // %[1]s interval, %[2]s answer
	Events       map[core.EventKind]string // %[1]s memory or source, %[2]s time
	EventUndated string                    // %[1]s memory or source
	EventNew     string                    // %[1]s event
	Foreign      string                    // %[1]s events
	Frozen       string                    // %[1]s time, %[2]s changed, %[3]s of how many cells
	FrozenOne    string                    // the same of a single cell
	FrozenNone   string
}

// PlainDecisionWords say how one record was decided.
type PlainDecisionWords struct {
	Inputs, Input string // %[1]s input, %[2]s what it is for, %[3]s what it does not mean
	Decision      string
	DecisionNamed string // %[1]s A, B, …
	Given         string
	Field         string // %[1]s path, %[2]s value, %[3]s mark
	FieldEmpty    string // %[1]s path, %[2]s mark
	FieldWas      string // %[1]s one of the two above, %[2]s value as it was, %[3]s step
	FieldWasNone  string // %[1]s one of the first two, %[3]s step at which it was missing
	Rules         string
	Rule          [4]string // the four questions
	RuleYes       string    // %[1]s number, %[2]s question
	RuleNo        string    // %[1]s number, %[2]s question
	RuleUnasked   string    // %[1]s number, %[2]s question
	State         string    // %[1]s name
	AnotherRecord string
	Phase, Next   string // %[1]s name
	Reason        string // %[1]s a sentence
	Unknowns      string // %[1]s paths
	NoUnknowns    string
	Record        string // %[1]s fields
	RecordField   string // %[1]s field, %[2]s value
	NoRecord      string
	Null          string // a field of the record that is missing
	MeansNot      map[core.State]string
}

var plainEn = PlainWords{
	PlainPageWords: PlainPageWords{
		Lesson: "Lesson %[1]s of %[2]s: %[3]s", LessonAlone: "Lesson: %[1]s",
		Question: "Question", Summary: "Summary", Conditions: "Conditions",
		Terms: "Terms", Term: "%[1]s: %[2]s.", Steps: "Steps", Line: "%[1]s. %[2]s",
		TakeAway: "What to take away", Why: "Why it is needed", How: "How it is done",
		Cost: "Cost and misconception", Test: "How to tell it is right",
		NextLesson: "Next lesson, %[1]s: %[2]s", NoNextLesson: "This was the last lesson.",
	},
	PlainStepWords: PlainStepWords{
		Step: "Step %[1]s of %[2]s: %[3]s", Day: "Day: %[1]s",
		Happened: "What happened", Nothing: "Nothing was recorded.", NotWritten: "Nothing was written.",
		Recorded: "%[1]s was recorded: %[2]s; %[3]s", Verified: "%[1]s was verified",
		VerifiedBy: "%[1]s was verified, with evidence %[2]s", Retired: "%[1]s was retired",
		Revoked:      "source %[1]s was revoked, on which rests %[2]s",
		RevokedMany:  "source %[1]s was revoked, on which rest %[2]s",
		RevokedAlone: "source %[1]s was revoked, on which no memory rests",
		On:           "On %[2]s %[1]s.", FromStart: "Known from the start: %[1]s.",
		Repeated:      "%[1]s It was there already, so nothing was written.",
		RefusedRecord: "Refused: recording %[1]s as %[2]s; %[3]s. The reason: %[4]s.",
		RefusedVerify: "Refused: verifying %[1]s. The reason: %[4]s.",
		RefusedRetire: "Refused: retiring %[1]s. The reason: %[4]s.",
		RefusedRevoke: "Refused: revoking source %[1]s. The reason: %[4]s.",
		WentStale:     "%[1]s expired on %[2]s; nobody recorded a refresh.",
		AskedNamed:    "Question %[1]s", About: "About %[1]s, scope %[2]s, version %[3]s.",
		AsOf:   "Valid time %[1]s, as known on %[2]s.",
		Answer: "Answer", Usable: "Usable: %[1]s.", NotFound: "Not found: no memory is left.",
		Conflict: "Conflict, no winner: %[1]s.", AnswerFrom: "From %[1]s.", ValueFrom: "%[1]s from %[2]s.",
		Supports: "%[1]s with evidence %[2]s", BriefUsable: "%[1]s from %[2]s", BriefMore: "%[1]s more",
		BriefConflict: "conflict: %[1]s", BriefNotFound: "not found",
		Still: "Still %[1]s, as at step %[2]s.", Was: "Was %[1]s at step %[2]s.",
		PairHeading: "Two answers",
		PairSame:    "%[1]s and %[2]s ask about the same valid time, as known at two times. The answer is the same.",
		PairChanged: "%[1]s and %[2]s ask about the same valid time, as known at two times. The answer changed.",
		PairBecause: "%[1]s and %[2]s ask about the same valid time, as known at two times. The answer changed, because of this: %[3]s.",
		Exercise:    "Exercise", ExerciseLimit: "Changes allowed: %[1]s.",
		Explanation: "Explanation", OfLesson: "Explanation, of the lesson as it is without the what-if", MarkedLanguage: "[%[1]s] %[2]s",
	},
	PlainWhyWords: PlainWhyWords{
		WhyHeading: "Why", PassesAll: "%[1]s: passes all nine checks and is left.",
		Out: "%[1]s: out at %[2]s: %[3]s.", AlsoFails: "Also fails %[1]s: %[2]s.", Passes: "Passes %[1]s.",
		Check: "check %[1]s (%[2]s)",
		Compared: map[core.Rung]string{
			core.RungKey:        "its key is %[1]s, asked about %[2]s",
			core.RungScope:      "its scope is %[1]s, asked about %[2]s",
			core.RungVersion:    "its version is %[1]s, asked about %[2]s",
			core.RungKnown:      "recorded on %[1]s, asked as known on %[2]s",
			core.RungStatus:     "it is %[1]s",
			core.RungEvidence:   "%[1]s is revoked, and nothing else supports it",
			core.RungValid:      "it holds %[1]s, asked about %[2]s",
			core.RungSuperseded: "superseded by %[1]s",
			core.RungExpired:    "expired on %[1]s, asked as known on %[2]s",
		},
		Unsupported: "it has no evidence",
		RevokedAll:  "%[1]s are revoked, and nothing else supports it",
	},
	PlainMemoryWords: PlainMemoryWords{
		Memories: "Memories, as known on %[1]s", NoMemories: "There are none.",
		Unlisted: "Another %[1]s memories are not listed: those of other subjects, and the older ones of this one that are out.",
		Memory:   "%[1]s (%[2]s)", MemoryNew: "%[1]s (%[2]s, new)", MemoryIs: "%[1]s: %[2]s; %[3]s.",
		Evidence: "evidence %[1]s", NoEvidence: "no evidence", RevokedSources: "revoked: %[1]s",
		Supersedes: "supersedes %[1]s", SupersededBy: "superseded by %[1]s %[2]s",
		NotYet: "not recorded until %[1]s", ExpiresOn: "expires on %[1]s", ExpiredOn: "expired on %[1]s",
		Elsewhere: "about something else: %[1]s",
		OtherKey:  "key %[1]s", OtherScope: "scope %[1]s", OtherVersion: "version %[1]s",
		Holds: "holds %[1]s", Always: "always", From: "from %[1]s on", To: "before %[2]s", FromTo: "from %[1]s on, before %[2]s",
	},
	PlainPlaneWords: PlainPlaneWords{
		Plane:       "Plane of %[1]s, scope %[2]s, version %[3]s: every answer",
		Part:        "Only the part around the question: %[1]s cuts of an axis; there are %[2]s record times and %[3]s valid times.",
		KnownAlways: "As known at any time", KnownFrom: "As known from %[1]s on", KnownTo: "As known before %[2]s",
		KnownFromTo: "As known from %[1]s on, before %[2]s",
		Band:        "%[1]s:", BandWith: "%[1]s (%[2]s):", IfNoMore: "%[1]s, if nothing more is recorded",
		ValidAlways: "at any valid time: %[1]s.", ValidIn: "valid %[1]s: %[2]s.",
		Events: map[core.EventKind]string{
			core.EventRecorded: "%[1]s recorded on %[2]s", core.EventVerified: "%[1]s verified on %[2]s",
			core.EventRetired: "%[1]s retired on %[2]s", core.EventRevoked: "%[1]s revoked on %[2]s",
			core.EventExpired: "%[1]s expires on %[2]s",
		},
		EventUndated: "%[1]s known from the start", EventNew: "%[1]s, new",
		Foreign: "Also written, about something else: %[1]s.",
		Frozen:  "Rows above %[1]s: %[2]s of %[3]s cells changed.", FrozenOne: "Rows above %[1]s: %[2]s of %[3]s cell changed.", FrozenNone: "Known from the start: nothing above.",
	},
	PlainDecisionWords: PlainDecisionWords{
		Inputs: "What the inputs of a decision are for", Input: "%[1]s: %[2]s %[3]s",
		Decision: "Decision", DecisionNamed: "Decision %[1]s", Given: "Given",
		Field: "%[1]s: %[2]s (%[3]s).", FieldEmpty: "%[1]s: %[2]s.",
		FieldWas: "%[1]s Was %[2]s at step %[3]s.", FieldWasNone: "%[1]s Was missing at step %[3]s.",
		Rules: "Rules; the first to apply decides",
		Rule: [4]string{
			"is anything missing or unusable", "is its validity expired or unmet",
			"does it reach this task alone", "does it reach across tasks",
		},
		RuleYes: "Rule %[1]s, %[2]s? Yes; this rule decides.", RuleNo: "Rule %[1]s, %[2]s? No.",
		RuleUnasked: "Rule %[1]s, %[2]s? Not asked any more.",
		State:       "State: %[1]s", AnotherRecord: "This is another record than before.",
		Phase: "Phase: %[1]s.", Next: "Next action: %[1]s.", Reason: "Reason: %[1]s",
		Unknowns: "Unknown: %[1]s.", NoUnknowns: "Unknown: nothing.",
		Record: "Record: %[1]s.", RecordField: "%[1]s %[2]s", NoRecord: "Record: none.", Null: "missing",
		MeansNot: map[core.State]string{
			core.StateBlocked: "It does not mean that the record is false; nor may an empty object pass for a record.",
			core.StateRefresh: "It does not say which of two values is true.",
			core.StateWorking: "It does not mean that the record is stored, was seen by a model, is true, or that the task is done.",
			core.StateLongTerm: "It does not mean that the record is remembered across tasks, may be shared, " +
				"or is spared the next check against current evidence.",
		},
	},
	PlainFlipWords: plainFlipEn, PlainWhatIfWords: plainWhatIfEn,
	List: ", ", Facts: "; ", Coded: "%[1]s (%[2]s)",
}

var plainZh = PlainWords{
	PlainPageWords: PlainPageWords{
		Lesson: "第 %[1]s 课（共 %[2]s 课）：%[3]s", LessonAlone: "课程：%[1]s",
		Question: "问题", Summary: "摘要", Conditions: "条件",
		Terms: "用语", Term: "%[1]s：%[2]s。", Steps: "步骤", Line: "%[1]s. %[2]s",
		TakeAway: "这一课留下什么", Why: "为什么需要", How: "怎样做",
		Cost: "代价与误解", Test: "怎样判断做对了",
		NextLesson: "下一课，第 %[1]s 课：%[2]s", NoNextLesson: "这是最后一课。",
	},
	PlainStepWords: PlainStepWords{
		Step: "第 %[1]s 步（共 %[2]s 步）：%[3]s", Day: "日期：%[1]s",
		Happened: "发生了什么", Nothing: "没有新的记录。", NotWritten: "什么也没有写入。",
		Recorded: "记入 %[1]s：%[2]s；%[3]s", Verified: "核验 %[1]s",
		VerifiedBy: "核验 %[1]s，证据 %[2]s", Retired: "%[1]s 退役",
		Revoked:      "撤销来源 %[1]s，依据它的记忆：%[2]s",
		RevokedMany:  "撤销来源 %[1]s，依据它的记忆：%[2]s",
		RevokedAlone: "撤销来源 %[1]s，没有记忆依据它",
		On:           "%[2]s %[1]s。", FromStart: "从一开始就有：%[1]s。",
		Repeated:      "%[1]s账本上已有同样的一条，什么也没有写入。",
		RefusedRecord: "拒绝：记入 %[1]s：%[2]s；%[3]s。理由：%[4]s。",
		RefusedVerify: "拒绝：核验 %[1]s。理由：%[4]s。",
		RefusedRetire: "拒绝：%[1]s 退役。理由：%[4]s。",
		RefusedRevoke: "拒绝：撤销来源 %[1]s。理由：%[4]s。",
		WentStale:     "%[1]s 已于 %[2]s 过期，没有人记入刷新后的记忆。",
		AskedNamed:    "问题 %[1]s", About: "关于 %[1]s，作用域 %[2]s，版本 %[3]s。",
		AsOf:   "有效时间 %[1]s，所知截至 %[2]s。",
		Answer: "回答", Usable: "可用：%[1]s。", NotFound: "没有找到：没有剩下任何记忆。",
		Conflict: "冲突，不选赢家：%[1]s。", AnswerFrom: "出自 %[1]s。", ValueFrom: "%[1]s 出自 %[2]s。",
		Supports: "%[1]s（证据 %[2]s）", BriefUsable: "%[1]s，出自 %[2]s", BriefMore: "另有 %[1]s 项",
		BriefConflict: "冲突：%[1]s", BriefNotFound: "没有找到",
		Still: "与第 %[2]s 步相同：%[1]s。", Was: "与第 %[2]s 步不同，那时是：%[1]s。",
		PairHeading: "两个回答",
		PairSame:    "%[1]s 和 %[2]s 问的是同一个有效时间，所知截至的时间不同。回答相同。",
		PairChanged: "%[1]s 和 %[2]s 问的是同一个有效时间，所知截至的时间不同。回答变了。",
		PairBecause: "%[1]s 和 %[2]s 问的是同一个有效时间，所知截至的时间不同。回答变了，因为 %[3]s。",
		Exercise:    "练习", ExerciseLimit: "最多改动 %[1]s 处。",
		Explanation: "说明", OfLesson: "说明，说的是没有假设时的课程", MarkedLanguage: "[%[1]s] %[2]s",
	},
	PlainWhyWords: PlainWhyWords{
		WhyHeading: "原因", PassesAll: "%[1]s：九道检查全部通过，留了下来。",
		Out: "%[1]s：在%[2]s出局：%[3]s。", AlsoFails: "%[1]s也没有通过：%[2]s。", Passes: "通过的：%[1]s。",
		Check: "第 %[1]s 道检查（%[2]s）",
		Compared: map[core.Rung]string{
			core.RungKey:        "它的键是 %[1]s，问的是 %[2]s",
			core.RungScope:      "它的作用域是 %[1]s，问的是 %[2]s",
			core.RungVersion:    "它的版本是 %[1]s，问的是 %[2]s",
			core.RungKnown:      "它记录于 %[1]s，而所知截至 %[2]s",
			core.RungStatus:     "它%[1]s",
			core.RungEvidence:   "%[1]s 已撤销，再没有别的来源支持它",
			core.RungValid:      "它%[1]s成立，问的是 %[2]s",
			core.RungSuperseded: "被 %[1]s 取代",
			core.RungExpired:    "它于 %[1]s 过期，而所知截至 %[2]s",
		},
		Unsupported: "它没有证据",
		RevokedAll:  "%[1]s 都已撤销，再没有别的来源支持它",
	},
	PlainMemoryWords: PlainMemoryWords{
		Memories: "记忆，所知截至 %[1]s", NoMemories: "还没有记忆。",
		Unlisted: "另有 %[1]s 条记忆不在这里列出：键、作用域或版本不同的，以及较早且已出局的。",
		Memory:   "%[1]s（%[2]s）", MemoryNew: "%[1]s（%[2]s，新）", MemoryIs: "%[1]s：%[2]s；%[3]s。",
		Evidence: "证据 %[1]s", NoEvidence: "没有证据", RevokedSources: "已撤销的来源 %[1]s",
		Supersedes: "取代 %[1]s", SupersededBy: "%[2]s被 %[1]s 取代",
		NotYet: "%[1]s 才记录", ExpiresOn: "%[1]s 过期", ExpiredOn: "已于 %[1]s 过期",
		Elsewhere: "说的是别处：%[1]s",
		OtherKey:  "键 %[1]s", OtherScope: "作用域 %[1]s", OtherVersion: "版本 %[1]s",
		Holds: "%[1]s成立", Always: "一直", From: "从 %[1]s 起", To: "在 %[2]s 以前", FromTo: "从 %[1]s 起，在 %[2]s 以前",
	},
	PlainPlaneWords: PlainPlaneWords{
		Plane:       "%[1]s 的全部回答，作用域 %[2]s，版本 %[3]s",
		Part:        "只列出问题周围的部分：每条轴 %[1]s 个分界；共有 %[2]s 个记录时间、%[3]s 个有效时间。",
		KnownAlways: "不论所知截至何时", KnownFrom: "所知截至 %[1]s 或更晚", KnownTo: "所知截至日早于 %[2]s",
		KnownFromTo: "所知截至 %[1]s 或更晚，但早于 %[2]s",
		Band:        "%[1]s：", BandWith: "%[1]s（%[2]s）：", IfNoMore: "%[1]s，如果不再有新的记录",
		ValidAlways: "不论有效时间：%[1]s。", ValidIn: "有效时间%[1]s：%[2]s。",
		Events: map[core.EventKind]string{
			core.EventRecorded: "%[2]s 记入 %[1]s", core.EventVerified: "%[2]s 核验 %[1]s",
			core.EventRetired: "%[2]s %[1]s 退役", core.EventRevoked: "%[2]s 撤销 %[1]s",
			core.EventExpired: "%[2]s %[1]s 过期",
		},
		EventUndated: "%[1]s 从一开始就有", EventNew: "%[1]s，新",
		Foreign: "还写入了说别处的：%[1]s。",
		Frozen:  "%[1]s 以上各行：改变 %[2]s 格，共 %[3]s 格。", FrozenOne: "%[1]s 以上各行：改变 %[2]s 格，共 %[3]s 格。", FrozenNone: "从一开始就有：上面没有别的行。",
	},
	PlainDecisionWords: PlainDecisionWords{
		Inputs: "各项输入的用处", Input: "%[1]s：%[2]s%[3]s",
		Decision: "决定", DecisionNamed: "决定 %[1]s", Given: "给出",
		Field: "%[1]s：%[2]s（%[3]s）。", FieldEmpty: "%[1]s：%[2]s。",
		FieldWas: "%[1]s与第 %[3]s 步不同，那时是：%[2]s。", FieldWasNone: "%[1]s与第 %[3]s 步不同，那时缺失。",
		Rules:   "规则，最先成立的一条说了算",
		Rule:    [4]string{"有缺失或不可用", "有效性过期，或条件不满足", "适用范围是当前任务", "适用范围是跨任务"},
		RuleYes: "规则 %[1]s，%[2]s？是，由它决定。", RuleNo: "规则 %[1]s，%[2]s？否。",
		RuleUnasked: "规则 %[1]s，%[2]s？不再问。",
		State:       "状态：%[1]s", AnotherRecord: "这是另一条记录。",
		Phase: "阶段：%[1]s。", Next: "下一步：%[1]s。", Reason: "理由：%[1]s",
		Unknowns: "未知项：%[1]s。", NoUnknowns: "未知项：无。",
		Record: "记录：%[1]s。", RecordField: "%[1]s %[2]s", NoRecord: "记录：无。", Null: "缺失",
		MeansNot: map[core.State]string{
			core.StateBlocked:  "这不等于说记录是假的；也不得拿空对象充当记录。",
			core.StateRefresh:  "这并不说新旧两个值哪一个是真的。",
			core.StateWorking:  "这不等于已经保存，不等于模型看到过，不等于它是真的，也不等于任务做完了。",
			core.StateLongTerm: "这不等于已经跨任务记住，不等于可以共享，也不等于下次不用再和当前证据核对。",
		},
	},
	PlainFlipWords: plainFlipZh, PlainWhatIfWords: plainWhatIfZh,
	List: "、", Facts: "；", Coded: "%[1]s（%[2]s）",
}

package i18n

import "memtui/internal/core"

// FlipWords are the words of the table of changes that would flip an answer.
type FlipWords struct {
	Badge string

	// Labels of the sections, and of their rows.
	Settle, LeftOut, LetIn, Nearest string
	Kinds                           map[core.ChangeKind]string // what settles a conflict: a link
	KindsShort                      map[core.ChangeKind]string
	Adds                            map[core.OpKind]string // the same: what is added
	Axes                            map[string]string

	Single  func(n int) string // how many single changes there are
	Changes func(n int) string
	Window  string // %[1]s to %[2]s of %[3]s rows
	Columns string // %[1]s to %[2]s of %[3]s values

	Before, From   string // %[1]s the day of a boundary
	Nothing, Later string // nothing changes there; nothing is even recorded later
	StillConflict  string // behind the answer with a change
	NowConflict    string
	NoWay          string // %[1]s the rungs that keep a memory out together
	Unlisted       string // %[1]s memories of other subjects that are not listed

	Change ChangeWords
	Reach  ReachWords
	Fields FlipFieldWords

	// The chosen change spelled out.
	None, Added, AddedFromStart, Dropped string // Added: %[1]s the day
	OutAt, LetsIn                        string // %[1]s memory, %[2]s rung
	NoChange                             string // the row has none
	Otherwise                            string // the lesson leads elsewhere with it

	// In the panes: the smallest way out, and the key that shows all.
	One        string             // the label of a single change
	Together   func(n int) string // the same of several
	Give       string             // %[1]s an input that is missing
	Make       string             // %[1]s an input, %[2]s what it is to hold
	Elsewhere  func(n int) string
	NoneReach  string             // no single change; %[1]s changes together reach a state
	And        string             // between two changes
	More       string             // %[1]s more changes
	Ways       func(n int) string // other sets as small
	Leave      string             // %[1]s an input that is to be missing
	Every      string             // behind the key
	WouldFlip  string             // behind the key in the full why
	WouldSolve string             // the same, of a conflict

	Say FlipSentences
}

// ChangeWords say one change of the ledger or of a question; %[1]s is the
// memory, the source or what is asked.
type ChangeWords struct {
	Link, Unlink       string // %[2]s the memory that is superseded
	NoExpiry, Verified string
	NotRetired         string
	NotRevoked         string
	Retire, Revoke     string
	Verify, VerifyWith string // %[2]s evidence
	Ask                map[string]string
	// The same where there is little room.
	UnlinkShort, VerifiedShort string
	AskShort                   map[string]string
}

// FlipFieldWords are the words of the changes of a decision's inputs.
type FlipFieldWords struct {
	Given, Missing, Other, Same string
	Whole                       string // the value of the record as a whole
	Idle                        map[string]string
	Rule, RuleShort             string // %[1]s the rule that decides then
}

// ReachWords are the words of the smallest sets that reach a state.
type ReachWords struct {
	Label string
	Sets  func(sets, changes int) string
	Say   func(sets, changes int, state string) string
}

// FlipSentences are what the table comes to.
type FlipSentences struct {
	// Settle: so many changes end a conflict, by the values that they give.
	Settle func(n int, values []CountedValue, sources []string) string
	// NoSettle: none does.
	NoSettle string
	// LetIn: so many changes let in what is left out, of them so many with a
	// conflict.
	LetIn      func(n, conflicts int) string
	NoLetIn    string
	NothingOut string // no memory is left out; another time has another answer
	Nothing    string // and no other time either
	// Blocks: so many of so many changes of a decision end in blocked; Because
	// is why, where there is room to say it.
	Blocks  func(n, of int) string
	Because string
	// Leads: the inputs whose changes lead to a state, and how many changes;
	// also for what follows another one.
	Leads func(fields []string, n int, state string, also bool) string
	// Stuck: no single change gets out of a state.
	Stuck func(state string) string
	End   string // of a sentence, and Between two of its parts
	Comma string
}

// CountedValue is a value with how many changes give it.
type CountedValue struct {
	N     int
	Value string
}

var flipEn = FlipWords{
	Badge:  "flip",
	Settle: "SETTLE IT", LeftOut: "LEFT OUT", LetIn: "what would let it in", Nearest: "NEAREST CHANGES",
	Kinds:      map[core.ChangeKind]string{core.ChangeLink: "later replaces earlier"},
	KindsShort: map[core.ChangeKind]string{core.ChangeLink: "later over earlier"},
	Adds:       map[core.OpKind]string{core.OpRetire: "retire one", core.OpRevoke: "revoke a source"},
	Axes:       map[string]string{"valid": "valid time", "known": "record time"},
	Single: func(n int) string {
		if n == 1 {
			return "1 single change"
		}
		return digits(n) + " single changes"
	},
	Changes: changesEn, Window: "%[1]s–%[2]s of %[3]s", Columns: "values %[1]s–%[2]s of %[3]s",
	Before: "before %[1]s", From: "from %[1]s", Nothing: "none", Later: "nothing recorded later",
	StillConflict: "still in conflict", NowConflict: "a conflict then",
	NoWay: "no single change does: out at %[1]s", Unlisted: "+%[1]s of other subjects, not listed",
	Change: ChangeWords{
		Link: "%[1]s supersedes %[2]s", Unlink: "%[1]s no longer supersedes %[2]s",
		NoExpiry: "%[1]s without an expiry", Verified: "%[1]s recorded as verified",
		NotRetired: "%[1]s not retired", NotRevoked: "%[1]s not revoked",
		Retire: "retire %[1]s", Revoke: "revoke %[1]s", Verify: "verify %[1]s", VerifyWith: "verify %[1]s with evidence %[2]s",
		Ask: map[string]string{
			"key": "asked for key %[1]s", "scope": "asked in scope %[1]s", "version": "asked for version %[1]s",
			"valid": "asked about %[1]s", "known": "asked as known on %[1]s",
		},
		UnlinkShort: "%[1]s not superseding %[2]s", VerifiedShort: "%[1]s as verified",
		AskShort: map[string]string{
			"key": "key %[1]s", "scope": "scope %[1]s", "version": "version %[1]s", "valid": "about %[1]s", "known": "known on %[1]s",
		},
	},
	Fields: FlipFieldWords{
		Given: "given", Missing: "missing", Other: "other", Same: "the same", Whole: "the whole record",
		Idle: map[string]string{
			"whole": "needs the record first", "blocked": "stays blocked by %[1]s",
			"reach": "leads nowhere else while reach is task",
		},
		Rule: "rule %[1]s decides", RuleShort: "rule %[1]s",
	},
	Reach: ReachWords{
		Label: "REACH",
		Sets: func(sets, changes int) string {
			if sets == 1 {
				return "1 smallest set: " + changesEn(changes)
			}
			return digits(sets) + " smallest sets: " + changesEn(changes) + " each"
		},
		Say: func(sets, changes int, state string) string {
			which := "All of them are listed."
			if sets == 1 {
				which = "There is one such set."
			}
			if changes == 1 {
				return "One change is enough to get to " + state + ". " + which
			}
			return "It takes " + numberEn(changes) + " changes together to get to " + state + "; no fewer do. " + which
		},
	},
	None: "none", Added: "added, recorded %[1]s", AddedFromStart: "added, known from the start", Dropped: "dropped",
	OutAt: "%[1]s is out at check %[2]s", LetsIn: "%[1]s is let in",
	NoChange:  "no single change here leads elsewhere",
	Otherwise: "this lesson then takes an operation that it refuses now, and answers otherwise",
	One:       "one change", Together: changesEn, Give: "give %[1]s", Make: "%[1]s %[2]s", And: " + ", More: "+%[1]s more", Leave: "leave out %[1]s",
	Ways: func(n int) string {
		if n == 1 {
			return "or 1 other way"
		}
		return "or " + digits(n) + " other ways"
	},
	Elsewhere: func(n int) string {
		if n == 1 {
			return "1 leads elsewhere"
		}
		return digits(n) + " lead elsewhere"
	},
	NoneReach: "none; %[1]s reach",
	Every:     "every change that flips it", WouldFlip: "what would flip it", WouldSolve: "what would settle it",
	Say: FlipSentences{
		Settle: settleEn, NoSettle: "No single change ends this conflict: it takes two or more.",
		LetIn: letInEn, NoLetIn: "No single change lets in what is left out: for each of these memories it takes two or more.",
		NothingOut: "No memory is left out here. Only another time has another answer.",
		Nothing:    "No memory is left out here, and no other time has another answer.",
		Blocks: func(n, of int) string {
			if n == of {
				return "Every change ends in blocked"
			}
			return Capital(numberEn(n)) + " of " + numberEn(of) + " changes end in blocked"
		},
		Because: ": the rules ask for everything first",
		Leads: func(fields []string, n int, state string, also bool) string {
			switch {
			case len(fields) == 1 && also:
				return "only " + fields[0] + " to " + state
			case len(fields) == 1:
				return "only " + fields[0] + " leads to " + state
			case also:
				return numberEn(n) + " to " + state
			}
			return numberEn(n) + " changes lead to " + state
		},
		Stuck: func(state string) string {
			return "No single change leads out of " + state + ". tab shows the smallest sets that do."
		},
		End: ".", Comma: ", ",
	},
}

var flipZh = FlipWords{
	Badge:  "翻转",
	Settle: "怎样了结", LeftOut: "被排除", LetIn: "怎样才能进来", Nearest: "邻近的变化",
	Kinds:      map[core.ChangeKind]string{core.ChangeLink: "后者取代前者"},
	KindsShort: map[core.ChangeKind]string{core.ChangeLink: "后者取代前者"},
	Adds:       map[core.OpKind]string{core.OpRetire: "退役一条", core.OpRevoke: "撤销一个来源"},
	Axes:       map[string]string{"valid": "有效时间", "known": "记录时间"},
	Single:     func(n int) string { return digits(n) + " 处单独改动" },
	Changes:    func(n int) string { return digits(n) + " 处" },
	Window:     "%[1]s–%[2]s / %[3]s", Columns: "第 %[1]s–%[2]s 个值，共 %[3]s 个",
	Before: "%[1]s 以前", From: "%[1]s 起", Nothing: "没有", Later: "没有更晚的记录",
	StillConflict: "仍是冲突", NowConflict: "那样就冲突",
	NoWay: "单改一处不行：止于第 %[1]s 道", Unlisted: "另有 %[1]s 条不同主题的未列",
	Change: ChangeWords{
		Link: "%[1]s 取代 %[2]s", Unlink: "%[1]s 不再取代 %[2]s",
		NoExpiry: "%[1]s 不设期限", Verified: "%[1]s 记入时就已核验",
		NotRetired: "%[1]s 没有退役", NotRevoked: "%[1]s 没有撤销",
		Retire: "退役 %[1]s", Revoke: "撤销 %[1]s", Verify: "核验 %[1]s", VerifyWith: "核验 %[1]s，证据 %[2]s",
		Ask: map[string]string{
			"key": "键改为 %[1]s", "scope": "作用域改为 %[1]s", "version": "版本改为 %[1]s",
			"valid": "改问 %[1]s", "known": "所知截至改为 %[1]s",
		},
		UnlinkShort: "%[1]s 不取代 %[2]s", VerifiedShort: "%[1]s 已核验",
		AskShort: map[string]string{
			"key": "键 %[1]s", "scope": "作用域 %[1]s", "version": "版本 %[1]s", "valid": "问 %[1]s", "known": "截至 %[1]s",
		},
	},
	Fields: FlipFieldWords{
		Given: "给出", Missing: "缺失", Other: "不同", Same: "相同", Whole: "整条记录",
		Idle: map[string]string{
			"whole": "要先有记录", "blocked": "仍被 %[1]s 挡住",
			"reach": "适用范围是当前任务时不起作用",
		},
		Rule: "由规则 %[1]s 决定", RuleShort: "规则 %[1]s",
	},
	Reach: ReachWords{
		Label: "到达",
		Sets: func(sets, changes int) string {
			if sets == 1 {
				return "最少要改 " + digits(changes) + " 处，只有一种改法"
			}
			return "最少要改 " + digits(changes) + " 处，共 " + digits(sets) + " 种改法"
		},
		Say: func(sets, changes int, state string) string {
			ways := "所有这样的改法都列在上面。"
			if sets == 1 {
				ways = "改法只有这一种。"
			}
			if changes == 1 {
				return "改一处就能到「" + state + "」。" + ways
			}
			return "要到「" + state + "」，得同时改" + numberZh(changes) + "处，再少就到不了。" + ways
		},
	},
	None: "无", Added: "新增，记入 %[1]s", AddedFromStart: "新增，从一开始就已知", Dropped: "去掉",
	OutAt: "%[1]s 止于第 %[2]s 道", LetsIn: "%[1]s 放了进来",
	NoChange:  "单改这里到不了别处",
	Otherwise: "这一课现在拒绝的某个操作到时会被接受，回答就不同了",
	One:       "改一处", Together: func(n int) string { return "改 " + digits(n) + " 处" }, Give: "给出%[1]s", Make: "%[1]s改为 %[2]s", And: "，", More: "另 %[1]s 处", Leave: "去掉%[1]s",
	Ways:      func(n int) string { return "另有 " + digits(n) + " 种改法" },
	Elsewhere: func(n int) string { return "有 " + digits(n) + " 处会改变状态" },
	NoneReach: "没有；改 %[1]s 处可到",
	Every:     "看所有能翻转的改动", WouldFlip: "怎样会翻转", WouldSolve: "怎样了结",
	Say: FlipSentences{
		Settle: settleZh, NoSettle: "单改一处了结不了这个冲突：至少要改两处。",
		LetIn: letInZh, NoLetIn: "被排除的记忆，单改一处都放不进来：每一条都至少要改两处。",
		NothingOut: "这里没有记忆被排除。只有换一个时间去问，回答才会不同。",
		Nothing:    "这里没有记忆被排除，换一个时间去问，回答也一样。",
		Blocks: func(n, of int) string {
			if n == of {
				return numberZh(of) + "处改动都到「已阻塞」"
			}
			return numberZh(of) + "处改动，" + numberZh(n) + "处到「已阻塞」"
		},
		Because: "：规则先要求样样齐全",
		Leads: func(fields []string, n int, state string, _ bool) string {
			if len(fields) == 1 {
				return "只有" + fields[0] + "通向「" + state + "」"
			}
			return "有" + numberZh(n) + "处通向「" + state + "」"
		},
		Stuck: func(state string) string {
			return "单改一处离不开「" + state + "」。按 tab 看最少要改哪几处。"
		},
		End: "。", Comma: "，",
	},
}

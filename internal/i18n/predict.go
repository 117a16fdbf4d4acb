package i18n

// PredictWords are the words of predictions and their score.
type PredictWords struct {
	Badge string

	Question     string // title of a step; %[1]s the number of its question in the lesson
	Questions    string // in place of a step's title in a list; %[1]s first, %[2]s last number
	ChooseAnswer string // label of the choices
	ChooseState  string
	ChooseValues string // the values of a conflict, out of more than two

	// What the choices say. Under each of a question to the ledger stands what
	// it means.
	EveryLeft string // %[1]s value
	BothLeft  string // %[1]s values
	DiffLeft  string
	NoneLeft  string
	PickTwo   string // under the conflict while its values are chosen

	WhichState  string // in place of what happened, on a decision
	HowAnswer   string // in place of the explanation, before a prediction
	HowState    string
	HowClass    string
	HowValues   string
	Right       string
	Wrong       string
	OnlyShown   string // the answer was shown without a prediction
	YourGuess   string
	TheAnswer   string
	GuessShort  string // the two, shorter
	AnswerShort string
	OneHand     string
	Hands       string // %[1]s how many
	HandsOf     string // %[1]s that were right, %[2]s of how many
	HandsRight  string // the same as a sentence
	ScoreOf     string // %[1]s right, %[2]s of how many
	KindScoreOf string // %[1]s kind, %[2]s right, %[3]s of how many

	// The first check or rule that decides, as a sentence.
	Comma     string // between memories
	And       string // between the last two
	Passes    string // %[1]s memory
	Pass      string // %[1]s memories
	PassAll   string // a conflict: %[1]s memories, %[2]s values
	Falls     string // %[1]s memory, %[2]s number of the check, %[3]s its name, %[4]s why
	NonePass  string
	NotAbout  string // %[1]s subject: nothing is recorded about it
	RuleIs    string // %[1]s rule, %[2]s reason as a sentence
	MoreTo    string // %[1]s more reasons
	Before    string // %[1]s rule, %[2]s later rule
	NotHere   string // %[1]s rule, %[2]s why it does not apply
	ReachIs   string // %[1]s reach
	Predicted string // label on the closing page
	Class     string

	Kinds map[string]string // of questions, by player.QuestionKind
}

var predictEn = PredictWords{
	Badge:    "predict",
	Question: "Question %[1]s", Questions: "Questions %[1]s–%[2]s",
	ChooseAnswer: "CHOOSE AN ANSWER", ChooseState: "CHOOSE A STATE", ChooseValues: "CHOOSE ITS VALUES",
	EveryLeft: "every memory left says %[1]s", BothLeft: "both are left, %[1]s", DiffLeft: "different values are left",
	NoneLeft: "no memory is left", PickTwo: "two values at least",
	WhichState: "which state does this record get?",
	HowAnswer: "Look at the memories and at what each replaces, walk down the nine checks, then commit. " +
		"The ledger's line that is asked stays blank until then.",
	HowState:  "Read the record, walk down the rules, then commit to one state. The marks stay hidden.",
	HowClass:  "How many hands for each? Choose one, press enter, type the number. Then → shows the answer, and the bars stay.",
	HowValues: "Which values are in conflict? Enter takes a value in or out; then commit on the row of the conflict.",
	Right:     "Right.", Wrong: "Not this time.", OnlyShown: "Shown, not counted.",
	YourGuess: "your guess", TheAnswer: "the answer", GuessShort: "guess", AnswerShort: "answer",
	OneHand: "1 hand", Hands: "%[1]s hands", HandsOf: "%[1]s of %[2]s hands", HandsRight: "%[1]s of %[2]s hands were right.",
	ScoreOf: "%[1]s of %[2]s right", KindScoreOf: "%[1]s %[2]s of %[3]s",
	Comma: ", ", And: " and ", Passes: "%[1]s passes all nine checks.", Pass: "%[1]s pass all nine checks.",
	PassAll: "%[1]s are left and say %[2]s: no winner is picked.",
	Falls:   "%[1]s falls at check %[2]s, %[3]s: %[4]s.", NonePass: "No memory passes all nine checks.",
	NotAbout: "Nothing is recorded about %[1]s.",
	RuleIs:   "Rule %[1]s decides: %[2]s", MoreTo: "So do %[1]s more.",
	Before: "Rule %[1]s comes before rule %[2]s.", NotHere: "Rule %[1]s does not apply: %[2]s.", ReachIs: "the reach is %[1]s",
	Predicted: "PREDICTED", Class: "CLASS",
	Kinds: map[string]string{
		"now": "today", "past": "another day", "known": "as known then", "else": "nothing recorded", "decision": "decisions",
	},
}

var predictZh = PredictWords{
	Badge:    "预测",
	Question: "第 %[1]s 题", Questions: "第 %[1]s–%[2]s 题",
	ChooseAnswer: "选一个回答", ChooseState: "选一个状态", ChooseValues: "选出冲突的值",
	EveryLeft: "剩下的都说 %[1]s", BothLeft: "两个值都剩下，%[1]s", DiffLeft: "剩下不同的值",
	NoneLeft: "一条也不剩", PickTwo: "至少两个值",
	WhichState: "这条记录会得到哪个状态？",
	HowAnswer:  "看清每条记忆，看它取代了谁，顺着九道检查往下走，再选定一个回答。在那之前，账本里问到的那一行留空。",
	HowState:   "读记录，顺着规则往下走，再选定一个状态。选定之前，字段旁的记号不显示。",
	HowClass:   "每一项有多少人举手？选一项，按回车，填人数；再按 → 看答案，条形留在旁边。",
	HowValues:  "哪些值冲突？按回车选中或取消一个值，再到「冲突」那一行按回车确定。",
	Right:      "对了。", Wrong: "这次不对。", OnlyShown: "直接看了答案，不计分。",
	YourGuess: "你的预测", TheAnswer: "答案", GuessShort: "预测", AnswerShort: "答案",
	OneHand: "1 人举手", Hands: "%[1]s 人举手", HandsOf: "%[2]s 人中 %[1]s 人", HandsRight: "%[2]s 人举手，%[1]s 人选对。",
	ScoreOf: "%[2]s 题对 %[1]s", KindScoreOf: "%[1]s %[3]s 题对 %[2]s",
	Comma: "、", And: "、", Passes: "%[1]s 通过全部九道检查。", Pass: "%[1]s 都通过全部九道检查。",
	PassAll: "%[1]s 都剩下，说的却是 %[2]s：不选赢家。",
	Falls:   "%[1]s 止于第 %[2]s 道「%[3]s」：%[4]s。", NonePass: "没有记忆通过全部九道检查。",
	NotAbout: "关于 %[1]s，什么也没有记录。",
	RuleIs:   "规则 %[1]s 先成立：%[2]s", MoreTo: "另外还有 %[1]s 处。",
	Before: "规则 %[1]s 排在规则 %[2]s 之前。", NotHere: "规则 %[1]s 不成立：%[2]s。", ReachIs: "适用范围是 %[1]s",
	Predicted: "预测", Class: "全班",
	Kinds: map[string]string{
		"now": "问当天", "past": "问别的日子", "known": "按当时所知", "else": "没有记录的", "decision": "记录决策",
	},
}

package i18n

// DecisionWhatIf are the words of a decision whose inputs are changed, and of
// lesson and what-if side by side, that a question to the ledger does not
// have.
type DecisionWhatIf struct {
	Record string // the choice that gives the record as a whole

	NoLonger string // %[1]s the rule of the lesson, %[2]s a later one that decides
	Sooner   string // %[1]s an earlier rule that decides, %[2]s the rule of the lesson
	Still    string // %[1]s the rule
	Decides  string // %[1]s the rule

	OneDiffers string // %[1]s the input
	Differ     string // %[1]s many inputs, %[2]s their names
	Stops      string // %[1]s the rule of the lesson, %[2]s a later one of the what-if
	StopsNow   string // %[1]s the rule of the what-if, %[2]s a later one of the lesson
	SameRule   string // %[1]s the rule
	Became     string // %[1]s a state, %[2]s another
	Both       string // %[1]s the state
	Quiet      string
	Alike      string
}

var decisionWhatIfEn = DecisionWhatIf{
	Record:   "given",
	NoLonger: "rule %[1]s no longer applies; rule %[2]s decides",
	Sooner:   "rule %[1]s applies first; rule %[2]s is not asked",
	Still:    "rule %[1]s still decides", Decides: "rule %[1]s decides",
	OneDiffers: "One input differs, %[1]s:", Differ: "%[1]s inputs differ, %[2]s:",
	Stops:    "rule %[1]s stops the lesson, while the what-if goes on to rule %[2]s.",
	StopsNow: "rule %[1]s stops the what-if, while the lesson goes on to rule %[2]s.",
	SameRule: "rule %[1]s decides on both sides.",
	Became:   "%[1]s became %[2]s.", Both: "Both are %[1]s.",
	Quiet: "Everything that is the same on both sides is shown quietly.",
	Alike: "Nothing differs: the what-if is the lesson as it stands.",
}

var decisionWhatIfZh = DecisionWhatIf{
	Record:   "给出",
	NoLonger: "规则 %[1]s 不再成立，由规则 %[2]s 决定",
	Sooner:   "规则 %[1]s 先成立，问不到规则 %[2]s",
	Still:    "仍由规则 %[1]s 决定", Decides: "由规则 %[1]s 决定",
	OneDiffers: "只有%[1]s不同：", Differ: "有 %[1]s 处不同（%[2]s）：",
	Stops:    "课程停在规则 %[1]s，假设一直问到规则 %[2]s。",
	StopsNow: "假设停在规则 %[1]s，课程一直问到规则 %[2]s。",
	SameRule: "两边都由规则 %[1]s 决定。",
	Became:   "%[1]s变成%[2]s。", Both: "两边都是%[1]s。",
	Quiet: "两边相同的都淡下去了。",
	Alike: "没有不同：假设就是课程原样。",
}

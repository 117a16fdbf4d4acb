package i18n

// GoalWords are the words of a step's exercise.
type GoalWords struct {
	Exercise  string
	Reached   string
	Of        string // %[1]s changes so far, %[2]s allowed
	OfOne     string // %[1]s changes so far, one allowed
	Over      string // more than allowed: %[1]s changes, %[2]s allowed
	Hint      string // %[1]s what to do, in parts
	Change    string // in a hint; %[1]s the path of what is to be changed
	Solution  string // %[1]s the changes
	None      string
	Set       string // %[1]s the input, %[2]s the value
	Clear     string // %[1]s the input
	Drop, Add string // %[1]s the operation
	Addition  string // in a hint: which operation it is, is not said yet
	AnyText   string // a value that may be any text
	And       string // between two changes
}

var goalEn = GoalWords{
	Exercise: "EXERCISE", Reached: "reached",
	Of: "%[1]s of %[2]s changes", OfOne: "%[1]s of 1 change", Over: "%[1]s changes, only %[2]s allowed",
	Hint: "hint: %[1]s", Change: "change %[1]s", Solution: "solution: %[1]s",
	None: "no solution was found among the changes that were tried",
	Set:  "%[1]s to %[2]s", Clear: "%[1]s left out", Drop: "drop %[1]s", Add: "add %[1]s", Addition: "add an operation",
	AnyText: "any text", And: "; ",
}

var goalZh = GoalWords{
	Exercise: "练习", Reached: "做到了",
	Of: "改动 %[1]s / %[2]s 处", OfOne: "改动 %[1]s / 1 处", Over: "改动 %[1]s 处，只许 %[2]s 处",
	Hint: "提示：%[1]s", Change: "改 %[1]s", Solution: "解法：%[1]s",
	None: "试过的改动里没有解法",
	Set:  "%[1]s 改为 %[2]s", Clear: "%[1]s 留空", Drop: "去掉 %[1]s", Add: "添加 %[1]s", Addition: "添加一个操作",
	AnyText: "任意文字", And: "；",
}

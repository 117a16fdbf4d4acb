package i18n

// ReloadWords are the words about the file of a lesson that is on screen
// while it changes.
type ReloadWords struct {
	Broken     string // the file is no lesson any more
	Refusal    string // the same, where it is a refusal alone that is not as written
	Gone       string
	Unread     string // %[1]s why it cannot be read
	LastGood   string // in short, while the lesson on screen is not the file's
	Problem    string // %[1]s which one, %[2]s of how many
	ProblemFew string // the same in few cells
	Again      string // notice: the lesson was read again
	Unchanged  string // notice: there was nothing new in the file
	StepGone   string // notice: the step is gone, what changed is on screen
	DroppedOne string // notice: one edit does not apply any more
	Dropped    string // notice: %[1]s edits do not apply any more
	FailsOne   string // notice: one answer is not the one that is expected
	Fails      string // notice: %[1]s answers are not those that are expected
}

var reloadEn = ReloadWords{
	Broken:   "The file no longer reads. This is still the last good version.",
	Refusal:  "A refusal is not as written. This is still the last good version.",
	Gone:     "The file is gone. This is still the last good version.",
	Unread:   "The file cannot be read: %[1]s. This is still the last good version.",
	LastGood: "last good version",
	Problem:  "problem %[1]s of %[2]s", ProblemFew: "%[1]s/%[2]s",
	Again:      "The lesson was read again.",
	Unchanged:  "The file has not changed.",
	StepGone:   "The step is gone; this is what changed.",
	DroppedOne: "One change of the what-if no longer applies and was dropped.",
	Dropped:    "%[1]s changes of the what-if no longer apply and were dropped.",
	FailsOne:   "One answer is not as expect says; memtui check names it.",
	Fails:      "%[1]s answers are not as expect says; memtui check names them.",
}

var reloadZh = ReloadWords{
	Broken:   "文件读不通了。这里仍是上一个完好的版本。",
	Refusal:  "账本的拒绝与所写不符。这里仍是上一个完好的版本。",
	Gone:     "文件不见了。这里仍是上一个完好的版本。",
	Unread:   "文件读不了：%[1]s。这里仍是上一个完好的版本。",
	LastGood: "上一个完好的版本",
	Problem:  "问题 %[1]s，共 %[2]s 处", ProblemFew: "%[1]s/%[2]s",
	Again:      "课程已重新读取。",
	Unchanged:  "文件没有变化。",
	StepGone:   "原来那一步没有了，这里是有变化的地方。",
	DroppedOne: "假设中有 1 处改动不再适用，已去掉。",
	Dropped:    "假设中有 %[1]s 处改动不再适用，已去掉。",
	FailsOne:   "有 1 处回答与 expect 不符；用 memtui check 查看。",
	Fails:      "有 %[1]s 处回答与 expect 不符；用 memtui check 查看。",
}

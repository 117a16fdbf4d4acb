package i18n

import "strconv"

// PageWords are the words of the opening and closing page and of everything
// that lies on top of a lesson.
type PageWords struct {
	Summary, Conditions, Terms, Steps string
	Begins                            string // %[1]s steps, %[2]s what the lesson is about
	StepCount                         string // %[1]s how many, as a word
	OneStep                           string
	ManySteps                         string   // %[1]s how many, as a number
	Numbers                           []string // from two on, as words
	AboutLedger, AboutDecision        string
	AboutBoth                         string

	TakeAway string
	Closing  [4]string // why, how, cost, test
	Short    [4]string // the same where labels stand beside their texts
	Next     string
	NoNext   string

	Keys, KeyCount, NoKeys         string // help: title, %[1]s keys, nothing fits
	FilterKeys                     string
	Lessons, LessonCount           string // list: title, %[1]s lessons
	LessonsOf                      string // list, filtered: %[1]s of %[2]s lessons
	FilterLessons, NoLessons       string
	YouAreHere                     string
	KindLedger, KindDecision, Both string

	Notes, NoNotes string
	Clock          string // the presenter's clock: %[1]s minutes since the start, %[2]s in this step
	ClockShort     string // the same in few cells
	TheEnd         string // title of the closing page of a lesson that takes nothing away
	NextStep       string // %[1]s the next step's title
	LastStep       string

	Changed    string // title of the difference
	From, To   string // %[1]s step, %[2]s its title
	Start      string // the lesson before its first step
	Written    string
	Answers    string
	Decisions  string
	NothingNew string
	NotAsked   string
	NotJudged  string
	Same       string
}

// Count says a number of steps: as a word while it is small.
func (w PageWords) Count(steps int) string {
	switch {
	case steps == 1:
		return w.OneStep
	case steps-2 >= 0 && steps-2 < len(w.Numbers):
		return Fill(w.StepCount, w.Numbers[steps-2])
	}
	return Fill(w.ManySteps, strconv.Itoa(steps))
}

var pagesEn = PageWords{
	Summary: "SUMMARY", Conditions: "CONDITIONS", Terms: "TERMS", Steps: "STEPS",
	Begins: "%[1]s, %[2]s; → begins", StepCount: "%[1]s steps", OneStep: "one step", ManySteps: "%[1]s steps",
	Numbers:     []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"},
	AboutLedger: "one ledger", AboutDecision: "record decisions", AboutBoth: "one ledger and record decisions",
	TakeAway: "What to take away",
	Closing:  [4]string{"WHY IT MATTERS", "HOW IT IS DONE", "COST AND MISCONCEPTION", "HOW TO TELL IT IS RIGHT"},
	Short:    [4]string{"WHY", "HOW", "COST", "TEST"},
	Next:     "NEXT", NoNext: "This was the last lesson.",
	Keys: "Keys", KeyCount: "%[1]s keys", NoKeys: "no key does this", FilterKeys: "type a key or a word",
	Lessons: "Lessons and steps", LessonCount: "%[1]s lessons", LessonsOf: "%[1]s of %[2]s", FilterLessons: "type to filter",
	NoLessons: "no lesson and no step is called so", YouAreHere: "you are here",
	KindLedger: "ledger", KindDecision: "decision", Both: "both",
	Notes: "Presenter notes", NoNotes: "No notes for this step.", Clock: "%[1]s min, this step %[2]s min", ClockShort: "%[1]s min, %[2]s", TheEnd: "The end of the lesson", NextStep: "next: %[1]s", LastStep: "this is the last step",
	Changed: "What changed", From: "from step %[1]s: %[2]s", To: "to step %[1]s: %[2]s", Start: "from the beginning: nothing is recorded",
	Written: "WRITTEN", Answers: "ANSWERS", Decisions: "DECISIONS", NothingNew: "nothing was written in between",
	NotAsked: "not asked there", NotJudged: "not judged there", Same: "the same",
}

var pagesZh = PageWords{
	Summary: "摘要", Conditions: "条件", Terms: "用语", Steps: "步骤",
	Begins: "%[1]s，%[2]s；→ 开始", StepCount: "%[1]s步", OneStep: "一步", ManySteps: "%[1]s 步",
	Numbers:     []string{"两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"},
	AboutLedger: "一个账本", AboutDecision: "记录决策", AboutBoth: "一个账本和记录决策",
	TakeAway: "这一课留下什么",
	Closing:  [4]string{"为什么需要", "怎样做", "代价与误解", "怎样判断"},
	Short:    [4]string{"为什么需要", "怎样做", "代价与误解", "怎样判断"},
	Next:     "下一课", NoNext: "这是最后一课。",
	Keys: "按键", KeyCount: "%[1]s 个键", NoKeys: "没有这样的键", FilterKeys: "输入键名或词语",
	Lessons: "课程和步骤", LessonCount: "%[1]s 课", LessonsOf: "%[2]s 课中的 %[1]s 课", FilterLessons: "输入以筛选",
	NoLessons: "没有这样的课程或步骤", YouAreHere: "在这里",
	KindLedger: "账本", KindDecision: "决策", Both: "两者",
	Notes: "讲者备注", NoNotes: "这一步没有备注。", Clock: "已讲 %[1]s 分，这一步 %[2]s 分", ClockShort: "%[1]s 分，%[2]s", TheEnd: "这一课到此结束", NextStep: "下一步：%[1]s", LastStep: "这是最后一步",
	Changed: "有什么变化", From: "从第 %[1]s 步：%[2]s", To: "到第 %[1]s 步：%[2]s", Start: "从最开始：什么都没有记录",
	Written: "写入", Answers: "回答", Decisions: "决策", NothingNew: "两步之间什么也没有写入",
	NotAsked: "那时没有问", NotJudged: "那时没有判断", Same: "相同",
}

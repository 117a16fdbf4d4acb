package i18n

// ExportPageWords are the words of a lesson as a web page, beyond those of
// the plain text and of the screens.
type ExportPageWords struct {
	Step                string // %[1]s number, %[2]s how many
	Lesson              string // %[1]s number, %[2]s how many
	Opening, Closing    string // names of the unnumbered ends
	Question            string // %[1]s "4A"
	Questions           string
	Check               string // head of the first column of the nine checks
	Passes, Fails       string
	New                 string
	InFull              string // the nine checks in sentences
	InWords             string // the plane as a list
	Input, Value        string
	Mark                string
	Taken               string // of the state at the end of a rule
	NotAsked            string
	Skip                string // link past the header
	Rail                string // label of the list of steps
	Controls            string // label of the buttons
	Previous, Next      string
	Play, Pause         string
	Slower, Faster      string
	Tempo               string // %[1]s how many times as fast
	Language            string // names the other language, in that language
	Theme               string
	Themes              [3]string // by setting, dark, light
	Predict, Help       string
	Print, Cross        string
	NextQuestion, Close string
	Keys                string

	Choose      string
	Commit      string
	ShowAnswer  string
	NothingYet  string // the score before a prediction
	Key         string // heading of the answers at the end
	KeyLine     string // %[1]s "4A", %[2]s the answer
	SoFar       string // what the steps wrote by now
	HiddenPlane string

	CrossHelp    string
	CrossAt      string // %[1]s valid times, %[2]s record times
	CrossAnswer  string // %[1]s answer
	CrossShort   string // a plane too large for reasons
	CrossWaiting string // predicting: the plane is not shown yet

	// What is announced.
	SayStep     string // %[1]s number, %[2]s how many, %[3]s title
	SayQuestion string // %[1]s "4A", %[2]s what it asks
	SayAnswer   string // %[1]s the answer

	KeyStep, KeyEnds, KeyNumber string
	KeyPlay, KeyTempo, KeyAsk   string
	KeyCross, KeyCrossMove      string
	KeyPredict, KeyLook         string
	KeyHelp, KeyEsc             string
	Space                       string // the name of a key
}

var exportPageEn = ExportPageWords{
	Step: "Step %[1]s of %[2]s", Lesson: "Lesson %[1]s of %[2]s", Opening: "Opening", Closing: "Closing",
	Question: "Question %[1]s", Questions: "Questions of this step", Check: "Check", Passes: "passes", Fails: "fails",
	New: "new", InFull: "Why, in full", InWords: "The plane in words", Input: "Input", Value: "Value", Mark: "Mark",
	Taken: "this is the state", NotAsked: "not asked any more",
	Skip: "To the lesson", Rail: "Steps", Controls: "Controls",
	Previous: "Back", Next: "Next", Play: "Play", Pause: "Pause", Slower: "Slower", Faster: "Faster", Tempo: "speed ×%[1]s",
	Language: "中文", Theme: "Theme", Themes: [3]string{"Theme: as set", "Theme: dark", "Theme: light"},
	Predict: "Predict", Help: "Keys", Print: "Print", Cross: "Crosshair", NextQuestion: "Next question", Close: "Close", Keys: "Keys",

	Choose: "What will be answered?", Commit: "Commit", ShowAnswer: "Show the answer", NothingYet: "Nothing predicted yet.",
	Key: "The answers", KeyLine: "%[1]s: %[2]s", SoFar: "Written so far", HiddenPlane: "The answers of this plane appear once you have committed.",

	CrossHelp: "Arrow keys move from cell to cell, or point at one. Esc leaves.",
	CrossAt:   "%[2]s; valid %[1]s", CrossAnswer: "Answer: %[1]s.",
	CrossShort:   "This plane is too large to give the reasons of every memory here; ask the program.",
	CrossWaiting: "Commit first: the crosshair would give the answer away.",

	SayStep: "Step %[1]s of %[2]s: %[3]s", SayQuestion: "Question %[1]s. %[2]s", SayAnswer: "Answer: %[1]s",

	KeyStep: "next question, then next step; back the same way", KeyEnds: "opening page, closing page", KeyNumber: "go to a step",
	KeyPlay: "play or pause; it stops at the end", KeyTempo: "faster, slower", KeyAsk: "next question of this step",
	KeyCross: "crosshair on the plane", KeyCrossMove: "move it, while it is on", KeyPredict: "predict before you see the answer",
	KeyLook: "language, theme", KeyHelp: "these keys", KeyEsc: "close, or pause", Space: "space",
}

var exportPageZh = ExportPageWords{
	Step: "第 %[1]s 步，共 %[2]s 步", Lesson: "第 %[1]s 课，共 %[2]s 课", Opening: "开篇", Closing: "结尾",
	Question: "问题 %[1]s", Questions: "这一步的问题", Check: "检查", Passes: "通过", Fails: "没有通过",
	New: "新", InFull: "完整的原因", InWords: "用文字列出时间图", Input: "输入", Value: "值", Mark: "记号",
	Taken: "就是这个状态", NotAsked: "不再问",
	Skip: "跳到课程", Rail: "步骤", Controls: "操作",
	Previous: "后退", Next: "前进", Play: "播放", Pause: "暂停", Slower: "慢些", Faster: "快些", Tempo: "速度 ×%[1]s",
	Language: "English", Theme: "配色", Themes: [3]string{"配色：随系统", "配色：深", "配色：浅"},
	Predict: "预测", Help: "按键", Print: "打印", Cross: "准星", NextQuestion: "下一个问题", Close: "关闭", Keys: "按键",

	Choose: "会怎样回答？", Commit: "确定", ShowAnswer: "看答案", NothingYet: "还没有预测。",
	Key: "答案", KeyLine: "%[1]s：%[2]s", SoFar: "到这时写入的", HiddenPlane: "选定之后，这张图才显示回答。",

	CrossHelp: "方向键一格一格地移动，也可以用鼠标或手指指；esc 离开。",
	CrossAt:   "%[2]s；有效时间%[1]s", CrossAnswer: "回答：%[1]s。",
	CrossShort:   "这张图太大，这里不列每条记忆的理由，请用程序来问。",
	CrossWaiting: "先选定：准星会泄露答案。",

	SayStep: "第 %[1]s 步，共 %[2]s 步：%[3]s", SayQuestion: "问题 %[1]s。%[2]s", SayAnswer: "回答：%[1]s",

	KeyStep: "下一个问题，再到下一步；后退也一样", KeyEnds: "开篇，结尾", KeyNumber: "到第几步",
	KeyPlay: "播放或暂停，到结尾就停", KeyTempo: "快些，慢些", KeyAsk: "这一步的下一个问题",
	KeyCross: "图上的准星", KeyCrossMove: "移动准星", KeyPredict: "先预测，再看回答",
	KeyLook: "语言，配色", KeyHelp: "这些按键", KeyEsc: "关闭，或暂停", Space: "空格",
}

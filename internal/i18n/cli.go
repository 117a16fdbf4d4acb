package i18n

// CLIWords are the words of the command line, and the notices of the program
// around a lesson.
type CLIWords struct {
	// Notices on the screen.
	MouseOn, MouseOff, NoColour, NoSuspend string

	// The explorer's help.
	RootShort, RootLong, RootExample                                                                string
	ArgLesson, ArgFile, ArgFlags                                                                    string
	FlagAt, FlagTheme, FlagASCII, FlagNoMotion, FlagPlain, FlagLang                                 string
	FlagHelp                                                                                        string
	FlagSet, FlagClear, FlagDrop, FlagAdd, FlagPredict                                              string
	UsageTitle, ExamplesTitle, CommandsTitle, FlagsTitle, GlobalFlagsTitle                          string
	CompletionShort, CompletionLong, CompletionExample, NameAShell                                  string
	SeeHelp, DidYouMean, ListComma                                                                  string
	UnknownFlag, BadValue, NoValue, TooMany                                                         string
	NoLesson, NoLessonOrCommand, NoCommand, LessonsAre, SeveralLessons, BadStep, NoStep, NoQuestion string
	NoFile, NoPermission, NoEnd, LongName, NoKeys                                                   string
	LineUnwritten                                                                                   string // %[1]s why the line of a what-if is not written
	LineLong                                                                                        string // %[1]s the most changes of a line
	ManyChanges                                                                                     string // %[1]d the most that a command line may hold
	// Why a lesson was not written. %[1]s of SaveEnding are the endings that it
	// may have, of SaveFailed it is what the system says.
	SaveEnding, SaveExists, SaveNoFolder, SaveNoPermission, SaveReadOnly, SaveFull, SaveLarge, SaveLimit, SaveLongName, SaveFailed string
}

var cliEn = CLIWords{
	MouseOn:   "mouse on: wheel and clicks work; m gives it back to the terminal",
	MouseOff:  "mouse off: the terminal selects text again",
	NoColour:  "NO_COLOR is set, so every theme is without colour",
	NoSuspend: "this system cannot suspend a program",

	RootShort: "see when a remembered fact may still be used, and why",
	RootLong: `memtui explains, step by step in a terminal, when a fact that an agent remembers
may still be used, and why. A lesson tells what happened, what was asked of the
ledger, what it answered and by which rule.

LESSON is a name, its number, or an unambiguous beginning of the name; FILE is
a lesson of your own (with a / in it, or ending in .yaml, .yml or .json), or -
for standard input. Without either, the first lesson opens. Where standard
output is no terminal, the lesson is written as plain text.

--set, --clear, --drop and --add open a what-if, each on top of those before it.
PATH names an input: m2.value, 'verify m1.evidence', ask.known, candidate.source,
or 'ask 2: known' for the second question of its kind. STEP/ may stand before it,
else it is of the step of --at. VALUE of a list is written [D1, D2]. At the end
the program prints the line that opens the same what-if again.`,
	RootExample: `  memtui                      the first lesson
  memtui 4 --at 3             lesson 4, at its third step
  memtui ./mine.yaml          a lesson of your own
  memtui timeout --plain      a lesson as text, for a screen reader or a pipe
  memtui 1 --at 5 --drop m3   a what-if: lesson 1 without m3`,
	ArgLesson:        "LESSON",
	ArgFile:          "FILE",
	ArgFlags:         "flags",
	FlagAt:           "open at this `STEP`: 4, or 4B for its second question",
	FlagTheme:        "draw in this `THEME`: dark, light, contrast or mono (default: by the background)",
	FlagASCII:        "draw with ASCII alone",
	FlagNoMotion:     "show every step as one frame, also while it plays",
	FlagPlain:        "write the lesson as plain text",
	FlagLang:         "language: en or zh (default: by the locale)",
	FlagHelp:         "help for this command",
	FlagSet:          "what-if: give an input another value, as m2.value=45s or ask.known=2026-05-01",
	FlagClear:        "what-if: leave an input out, so that its default applies",
	FlagDrop:         "what-if: leave an operation out, as m2 or 'revoke D1'",
	FlagAdd:          "what-if: add an operation, as 5/{\"retire\":{\"id\":\"m1\"}}",
	FlagPredict:      "ask for a prediction before each answer",
	UsageTitle:       "Usage:",
	ExamplesTitle:    "Examples:",
	CommandsTitle:    "Commands:",
	FlagsTitle:       "Flags:",
	GlobalFlagsTitle: "Flags of every command:",

	CompletionShort: "write the completion script for a shell",
	CompletionLong:  "Writes the script by which a shell completes commands, flags and lesson names.",
	CompletionExample: `  source <(memtui completion bash)
  memtui completion zsh > "${fpath[1]}/_memtui"
  memtui completion fish > ~/.config/fish/completions/memtui.fish`,
	NameAShell: "name a shell: ",

	SeeHelp:       "; see memtui --help",
	DidYouMean:    "; did you mean %[1]s?",
	ListComma:     ", ",
	UnknownFlag:   "unknown flag %[1]s",
	BadValue:      "%[1]s does not take %[2]q: it is one of %[3]s",
	NoValue:       "%[1]s needs a value",
	TooMany:       "one lesson at a time: %[1]q is one too many",
	LineUnwritten: "the line that reopens the what-if could not be written: %[1]s",
	LineLong:      "a line of more than %[1]s changes will not be taken again; in the explorer ctrl+s writes the what-if to a file",
	ManyChanges:   "more than %[1]d changes of a lesson",
	NoLesson:      "there is no lesson %[1]q", NoLessonOrCommand: "there is no lesson or command %[1]q",
	NoCommand:      "there is no command %[1]q",
	LessonsAre:     "; the lessons are %[1]s",
	SeveralLessons: "several lessons begin with %[1]q: %[2]s",
	BadStep:        "%[1]s takes a step such as 4 or 4B, not %[2]q",
	NoStep:         "there is no step %[1]d: the lesson has %[2]d",
	NoQuestion:     "step %[1]d has no question %[2]s: it has %[3]d",
	NoFile:         "there is no such file",
	NoPermission:   "reading it is not permitted",
	NoEnd:          "its links lead nowhere but to each other",
	LongName:       "its name is too long",
	NoKeys:         "there is no terminal to read keys from; --plain writes the lesson as text",

	SaveEnding:       "not written: a lesson's name ends in %[1]s",
	SaveExists:       "not written: there is something of that name already",
	SaveNoFolder:     "not written: there is no such folder",
	SaveNoPermission: "not written: writing there is not permitted",
	SaveReadOnly:     "not written: nothing can be written there",
	SaveFull:         "not written: there is no room left",
	SaveLarge:        "not written: it is larger than the 1 MiB of a lesson",
	SaveLimit:        "not written: no file may be so large there",
	SaveLongName:     "not written: its name is too long",
	SaveFailed:       "not written: %[1]s",
}

var cliZh = CLIWords{
	MouseOn:   "鼠标已开：滚轮和点击可用；按 m 还给终端",
	MouseOff:  "鼠标已关：终端可以选择文字了",
	NoColour:  "设置了 NO_COLOR，所以各主题都没有颜色",
	NoSuspend: "这个系统不能挂起程序",

	RootShort: "看一条记住的事实何时还能用，以及为什么",
	RootLong: `memtui 在终端里一步一步说明：智能体记住的一条事实什么时候还能用，为什么。
每一课讲清发生了什么，向账本问了什么，账本答了什么，依据哪条规则。

「课程」是课名、课号，或不会混淆的课名开头；「文件」是自己写的课（带有 /，
或以 .yaml、.yml、.json 结尾），- 表示标准输入。两者都不写，就打开第一课。
标准输出不是终端时，写出纯文本。

--set、--clear、--drop 和 --add 打开一个假设，一处接一处改。PATH 指一项输入：
m2.value、'verify m1.evidence'、ask.known、candidate.source，同类的第二个问题写作
'ask 2: known'。前面可以写 STEP/；不写就是 --at 那一步。列表的 VALUE 写作 [D1, D2]。
程序结束时会打印一行命令，用它可以再打开同一个假设。`,
	RootExample: `  memtui                      第一课
  memtui 4 --at 3             第 4 课，从第三步看起
  memtui ./mine.yaml          自己写的课
  memtui timeout --plain      一课的纯文本，给读屏软件或管道
  memtui 1 --at 5 --drop m3   一个假设：第 1 课没有 m3`,
	ArgLesson:        "课程",
	ArgFile:          "文件",
	ArgFlags:         "选项",
	FlagAt:           "从 `STEP` 这一步看起：4，或 4B 表示它的第二个问题",
	FlagTheme:        "用这种 `THEME` 配色：dark、light、contrast 或 mono（默认看终端背景）",
	FlagASCII:        "只用 ASCII 字符来画",
	FlagNoMotion:     "每一步只有一幅画面，播放时也一样",
	FlagPlain:        "写出这一课的纯文本",
	FlagLang:         "语言：en 或 zh（默认看区域设置）",
	FlagHelp:         "这个命令的帮助",
	FlagSet:          "假设：把一项输入改成别的值，如 m2.value=45s 或 ask.known=2026-05-01",
	FlagClear:        "假设：不写这项输入，让默认值起作用",
	FlagDrop:         "假设：去掉一个操作，如 m2 或 'revoke D1'",
	FlagAdd:          "假设：添加一个操作，如 5/{\"retire\":{\"id\":\"m1\"}}",
	FlagPredict:      "每个回答都先请人预测",
	UsageTitle:       "用法：",
	ExamplesTitle:    "例子：",
	CommandsTitle:    "命令：",
	FlagsTitle:       "选项：",
	GlobalFlagsTitle: "各命令通用的选项：",

	CompletionShort: "写出 shell 的补全脚本",
	CompletionLong:  "写出 shell 的补全脚本，可以补全命令、选项和课名。",
	CompletionExample: `  source <(memtui completion bash)
  memtui completion zsh > "${fpath[1]}/_memtui"
  memtui completion fish > ~/.config/fish/completions/memtui.fish`,
	NameAShell: "请指明一种 shell：",

	SeeHelp:       "；见 memtui --help",
	DidYouMean:    "；是不是 %[1]s？",
	ListComma:     "、",
	UnknownFlag:   "没有 %[1]s 这个选项",
	BadValue:      "%[1]s 不能是 %[2]q，只能是 %[3]s 之一",
	NoValue:       "%[1]s 后面要有值",
	TooMany:       "一次只能打开一课：%[1]q 多余了",
	LineUnwritten: "重开假设的那一行没能写出：%[1]s",
	LineLong:      "超过 %[1]s 处改动的命令行不会再被接受；在界面中按 ctrl+s 可把假设写成文件",
	ManyChanges:   "对一课的改动超过了 %[1]d 处",
	NoLesson:      "没有叫 %[1]q 的课程", NoLessonOrCommand: "没有叫 %[1]q 的课程或命令",
	NoCommand:      "没有叫 %[1]q 的命令",
	LessonsAre:     "；课程有 %[1]s",
	SeveralLessons: "以 %[1]q 开头的课程不止一个：%[2]s",
	BadStep:        "%[1]s 后面写步号，如 4 或 4B，不能是 %[2]q",
	NoStep:         "没有第 %[1]d 步：这一课共 %[2]d 步",
	NoQuestion:     "第 %[1]d 步没有问题 %[2]s：它有 %[3]d 个问题",
	NoFile:         "没有这个文件",
	NoPermission:   "没有读取权限",
	NoEnd:          "链接互相指向，没有尽头",
	LongName:       "文件名太长",
	NoKeys:         "没有可以读按键的终端；用 --plain 写出纯文本",

	SaveEnding:       "没有写成：课程的文件名要以 %[1]s 结尾",
	SaveExists:       "没有写成：已经有叫这个名字的了",
	SaveNoFolder:     "没有写成：没有这个文件夹",
	SaveNoPermission: "没有写成：没有写入权限",
	SaveReadOnly:     "没有写成：那里不能写入",
	SaveFull:         "没有写成：空间已满",
	SaveLarge:        "没有写成：一课的文件不能超过 1 MiB",
	SaveLimit:        "没有写成：那里不允许这么大的文件",
	SaveLongName:     "没有写成：文件名太长",
	SaveFailed:       "没有写成：%[1]s",
}

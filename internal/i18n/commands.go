package i18n

// CommandWords are the words of the subcommands, those beside the explorer.
type CommandWords struct {
	ReplayShort, ReplayLong, ReplayExample, FlagExplain string
	DecideShort, DecideLong, DecideExample              string
	AskShort, AskLong, AskExample                       string
	FlagFlip, FlagText, FlagStep                        string
	// FlagAsk are the coordinates of ask, by their field.
	FlagAsk map[string]string
	// NeedsLesson and NeedsStep are errors of usage; %[1]s is the command.
	// AsksNothing says that a step has no question; %[1]s is its number.
	NeedsLesson, NeedsStep, NeedsKnown, AsksNothing string
	CheckShort, CheckLong, CheckExample, FlagStrict string
	LessonsShort, LessonsLong, LessonsExample       string
	VersionShort, VersionLong, VersionExample       string
	ArgFile, ArgFiles                               string
	// Holds sums up a lesson that holds: %[1]s the file, %[2]s steps, %[3]s
	// expectations, %[4]s warnings.
	Holds string
	// Strict says that a lesson fails for its warnings alone: %[1]s the file,
	// %[2]s warnings.
	Strict string
	// NeedsFile and OneFile are errors of usage; %[1]s is the command.
	NeedsFile, OneFile, NoArguments string
	// NoLessons says that a folder holds no lesson; %[1]s is the folder.
	NoLessons string
	// What a file is that is not read.
	IsDirectory, NotRegular string
}

var commandsEn = CommandWords{
	ReplayShort: "answer a stream of operations and questions",
	ReplayLong: `Reads one JSON object a line: {"record":{…}}, {"verify":{…}}, {"retire":{…}},
{"revoke":{…}}, {"query":{…}} or {"decide":{…}}. Every query and decide prints one
JSON line. A line that cannot be read, or an operation that the ledger refuses,
stops with its line number and exit status 2; the answers before it stand.`,
	ReplayExample: `  memtui replay ledger.jsonl
  memtui replay --explain - < ledger.jsonl`,
	FlagExplain: "say for every memory at which conditions it fails",
	DecideShort: "decide what one memory record may be used for",
	DecideLong: `Reads one request {taskAnchor, subject, candidate} in YAML or JSON and prints the
decision as one JSON line. The exit status is 0 whatever is decided.

With --flip the line has one key more, every single change that leads to another
state: "flips":[{"set":{PATH:VALUE},"answer":{…}}]. PATH is an input as
candidate.source, VALUE a text, or null for a missing one; for the candidate as a
whole it is an object or null. The answer is the whole decision.`,
	DecideExample: `  memtui decide request.yaml
  echo '{"taskAnchor":"t","subject":"s"}' | memtui decide -
  memtui decide request.yaml --flip --text`,
	AskShort: "answer a question of a lesson, or another one at its step",
	AskLong: `Asks the ledger of a lesson as a step leaves it, and prints the answer as one JSON
line: to the step's own question, or with --key, --scope, --version, --valid or
--known to another one. What is left out of those is as in the step's question;
where it has none, as in the lesson, on the step's day. A step's question may also
be a record decision. The what-if flags edit the lesson first.

With --flip the line has one key more, "flips": a list of
  {"kind":"settle","change":CHANGE,"answer":{…}}
  {"kind":"let_in","memory":"m1","change":CHANGE,"answer":{…}}
  {"kind":"nearest","axis":"valid","on":"2026-07-01","change":CHANGE,"answer":{…}}
settle ends a conflict, let_in lets in a memory that is left out (change is null
and "together" lists the conditions where no single change does), and nearest is
where on the valid or the known axis the answer changes. CHANGE is one of
  {"set":{PATH:VALUE}}  {"clear":PATH}  {"drop":PATH}  {"add":{"retire":{…}}}
with paths as the what-if flags take them. Of a decision it is as for decide.`,
	AskExample: `  memtui ask timeout --step 3
  memtui ask 1 --step 4B --text
  memtui ask 1 --step 5 --known 2026-05-01
  memtui ask 1 --step 5 --set m3.supersedes=[m2] --flip`,
	FlagFlip: "say what would flip the answer as well",
	FlagText: "answer in sentences, for people",
	FlagStep: "ask at this `STEP`: 4, or 4B for its second question",
	FlagAsk: map[string]string{
		"key": "ask about this `KEY`", "scope": "ask in this `SCOPE`", "version": "ask about this `VERSION`",
		"valid": "ask about this valid `TIME`", "known": "ask as known at this record `TIME`",
	},
	NeedsLesson: "%[1]s needs a lesson: its name or number, or a file",
	NeedsStep:   "%[1]s needs --step, such as --step 4 or --step 4B",
	NeedsKnown:  "this lesson has no days: say with --known as known when",
	AsksNothing: "step %[1]s asks nothing: say with --key, --scope, --version, --valid or --known what to ask",
	CheckShort:  "test lessons against what they expect",
	CheckLong: `Reads lessons, plays them, and compares every expect with what the ledger answers.
DIR means the lessons in it. Exit status: 0 all hold, 1 some do not (with --strict
also for a warning), 2 a file cannot be read; of several files the worst.

With --write each question without an expect gets what is answered now, in its
place in the file; comments and layout stay. What is written is shown first.

With --json the report is one document, in English unless --lang says otherwise:
  {"files":[{"file","result":"holds|fails|unreadable","steps","expectations",
             "errors","warnings","written","notWritten"}],
   "diagnostics":[{"file","line","column","endLine","endColumn",
                   "severity":"error|warning","code","message","near","write",
                   "expected","notes"}]}
Lines and columns count from 1, columns in characters; an end is behind the last
one. Codes stay the same from version to version; messages may not.`,
	CheckExample: `  memtui check lesson.yaml
  memtui check --strict scenarios
  memtui check --write lesson.yaml
  memtui check --json lesson.yaml`,
	FlagStrict:     "let warnings fail as well",
	LessonsShort:   "list the lessons that ship",
	LessonsLong:    "Lists the lessons that ship: number, name and title.",
	LessonsExample: "  memtui lessons",
	VersionShort:   "print the version",
	VersionLong:    "Prints the version of the program and of Go.",
	VersionExample: "  memtui version",
	ArgFile:        "FILE|-",
	ArgFiles:       "FILES|DIR",
	Holds:          "%[1]s: holds; steps: %[2]s, expectations: %[3]s, warnings: %[4]s",
	Strict:         "%[1]s: holds, but --strict lets warnings fail; warnings: %[2]s",
	NeedsFile:      "%[1]s needs a file, or - for standard input",
	OneFile:        "%[1]s reads one file at a time",
	NoArguments:    "%[1]s takes no arguments",
	NoLessons:      "%[1]s holds no .yaml, .yml or .json file",
	IsDirectory:    "it is a directory",
	NotRegular:     "it is no regular file; write - to read standard input",
}

var commandsZh = CommandWords{
	ReplayShort: "逐行回答一串操作和提问",
	ReplayLong: `每行读一个 JSON 对象：{"record":{…}}、{"verify":{…}}、{"retire":{…}}、
{"revoke":{…}}、{"query":{…}} 或 {"decide":{…}}。每个 query 和 decide 打印一行 JSON。
读不懂的行，或账本拒绝的操作，会停下来并给出行号，退出码为 2；之前的回答照样打印。`,
	ReplayExample: `  memtui replay ledger.jsonl
  memtui replay --explain - < ledger.jsonl`,
	FlagExplain: "写明每条记忆止于哪几道检查",
	DecideShort: "判断一条记录可以用来做什么",
	DecideLong: `读一个请求 {taskAnchor, subject, candidate}，YAML 或 JSON 都行，把决策打印成一行 JSON。
无论决策是什么，退出码都是 0。

加 --flip，这一行多一个键，列出单独改一处就会得到另一种状态的全部改法：
"flips":[{"set":{PATH:VALUE},"answer":{…}}]。PATH 是一项输入，如 candidate.source；
VALUE 是文字，缺失写作 null；整个 candidate 则是对象或 null。answer 是改后的完整决策。`,
	DecideExample: `  memtui decide request.yaml
  echo '{"taskAnchor":"t","subject":"s"}' | memtui decide -
  memtui decide request.yaml --flip --text`,
	AskShort: "回答一课里的问题，或在那一步另问一句",
	AskLong: `按某一步结束时的账本来问，把回答打印成一行 JSON：问的是这一步自己的问题；写了
--key、--scope、--version、--valid 或 --known，就另问一句。其中没写的，照这一步的
问题；这一步没有问题，就照课程的设定，问这一步那一天。这一步的问题也可以是一条记录
的决策。「假设」选项先改课程，再来问。

加 --flip，这一行多一个键 "flips"，它是一个列表：
  {"kind":"settle","change":CHANGE,"answer":{…}}
  {"kind":"let_in","memory":"m1","change":CHANGE,"answer":{…}}
  {"kind":"nearest","axis":"valid","on":"2026-07-01","change":CHANGE,"answer":{…}}
settle 了结冲突；let_in 把被排除的一条记忆放进来（单独改哪一处都不行时，change 是
null，"together" 列出一起挡住它的几道检查）；nearest 是回答在有效时间轴或记录时间轴
上邻近的变化处。CHANGE 是下面之一，路径的写法与「假设」选项相同：
  {"set":{PATH:VALUE}}  {"clear":PATH}  {"drop":PATH}  {"add":{"retire":{…}}}
问的是决策时，与 decide 的相同。`,
	AskExample: `  memtui ask timeout --step 3
  memtui ask 1 --step 4B --text
  memtui ask 1 --step 5 --known 2026-05-01
  memtui ask 1 --step 5 --set m3.supersedes=[m2] --flip`,
	FlagFlip: "还要写明怎样才会翻转",
	FlagText: "用句子回答，给人读",
	FlagStep: "在 `STEP` 这一步问：4，或 4B 表示它的第二个问题",
	FlagAsk: map[string]string{
		"key": "改问这个键 `KEY`", "scope": "改问这个作用域 `SCOPE`", "version": "改问这个版本 `VERSION`",
		"valid": "改问这个有效时间 `TIME`", "known": "所知截至这个记录时间 `TIME`",
	},
	NeedsLesson: "%[1]s 后面要写一课：课名、课号或文件",
	NeedsStep:   "%[1]s 要有 --step，如 --step 4 或 --step 4B",
	NeedsKnown:  "这一课没有日期：请用 --known 写明所知截至何时",
	AsksNothing: "第 %[1]s 步没有问题：请用 --key、--scope、--version、--valid 或 --known 写明要问什么",
	CheckShort:  "检验课程是否符合它自己的预期",
	CheckLong: `读课程、演一遍，再把每个 expect 与账本的回答相比。给出目录就检验其中的课程。
退出码：0 全部符合，1 有不符合的（加 --strict 时提醒也算），2 有文件读不了；
几个文件取最坏的。

加 --write，没有 expect 的问题会得到现在的回答，写在文件里它该在的地方，注释和排版
都不动；写入之前先列出来。

加 --json，结果是一份文档，不写 --lang 就用英文：
  {"files":[{"file","result":"holds|fails|unreadable","steps","expectations",
             "errors","warnings","written","notWritten"}],
   "diagnostics":[{"file","line","column","endLine","endColumn",
                   "severity":"error|warning","code","message","near","write",
                   "expected","notes"}]}
行和列从 1 数起，列数的是字符；end 在最后一个字符之后。code 各版本不变，message 可能会变。`,
	CheckExample: `  memtui check lesson.yaml
  memtui check --strict scenarios
  memtui check --write lesson.yaml
  memtui check --json lesson.yaml`,
	FlagStrict:     "提醒也算不通过",
	LessonsShort:   "列出自带的课程",
	LessonsLong:    "列出自带的课程：课号、课名和标题。",
	LessonsExample: "  memtui lessons",
	VersionShort:   "打印版本",
	VersionLong:    "打印程序和 Go 的版本。",
	VersionExample: "  memtui version",
	ArgFile:        "文件|-",
	ArgFiles:       "文件…|目录",
	Holds:          "%[1]s：符合预期；%[2]s 步，%[3]s 个预期，%[4]s 条提醒",
	Strict:         "%[1]s：符合预期，但加了 --strict，提醒也算不通过；%[2]s 条提醒",
	NeedsFile:      "%[1]s 后面要写一个文件，或用 - 表示标准输入",
	OneFile:        "%[1]s 一次只读一个文件",
	NoArguments:    "%[1]s 后面不写参数",
	NoLessons:      "%[1]s 里没有 .yaml、.yml 或 .json 文件",
	IsDirectory:    "它是一个目录",
	NotRegular:     "它不是普通文件；要读标准输入，请写 -",
}

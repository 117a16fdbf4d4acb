package i18n

// CommandWords are the words of the subcommands, those beside the explorer.
type CommandWords struct {
	ReplayShort, ReplayLong, ReplayExample, FlagExplain string
	DecideShort, DecideLong, DecideExample              string
	CheckShort, CheckLong, CheckExample, FlagStrict     string
	LessonsShort, LessonsLong, LessonsExample           string
	VersionShort, VersionLong, VersionExample           string
	ArgFile, ArgFiles                                   string
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
decision as one JSON line. The exit status is 0 whatever is decided.`,
	DecideExample: `  memtui decide request.yaml
  echo '{"taskAnchor":"t","subject":"s"}' | memtui decide -`,
	CheckShort: "test lessons against what they expect",
	CheckLong: `Reads lessons, plays them, and compares every expect with what the ledger answers.
DIR means the lessons in it. Exit status: 0 all hold, 1 some do not (with --strict
also for a warning), 2 a file cannot be read; of several files the worst.`,
	CheckExample: `  memtui check lesson.yaml
  memtui check --strict scenarios`,
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
无论决策是什么，退出码都是 0。`,
	DecideExample: `  memtui decide request.yaml
  echo '{"taskAnchor":"t","subject":"s"}' | memtui decide -`,
	CheckShort: "检验课程是否符合它自己的预期",
	CheckLong: `读课程、演一遍，再把每个 expect 与账本的回答相比。给出目录就检验其中的课程。
退出码：0 全部符合，1 有不符合的（加 --strict 时提醒也算），2 有文件读不了；
几个文件取最坏的。`,
	CheckExample: `  memtui check lesson.yaml
  memtui check --strict scenarios`,
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

package i18n

// WorkshopWords are the words of the commands for authors: schema, new, and
// what check does beside its report.
type WorkshopWords struct {
	SchemaShort, SchemaLong, SchemaExample string
	NewShort, NewLong, NewExample          string
	FlagFrom                               string
	FlagJSON, FlagWrite                    string
	// ArgNew is the file that new writes.
	ArgNew string
	// NeedsName and OneNew are errors of usage.
	NeedsName, OneNew string
	// Written says that a lesson was written: %[1]s is the file.
	Written string
	// NoInput says that check --write cannot write to standard input.
	NoInput string
	// Filled is what check --write writes to a question: %[1]s is the question
	// with its place. FilledOne and FilledMany say how many were written to
	// the file %[1]s, %[2]s of them.
	Filled                string
	FilledOne, FilledMany string
	// Why nothing was written to a file, behind its name.
	FillShared, FillChanged string
}

var workshopEn = WorkshopWords{
	SchemaShort: "print the JSON Schema of a lesson file",
	SchemaLong: `Prints the JSON Schema (draft 2020-12) of a lesson file, so that an editor completes
keys, explains them and marks mistakes while one types. What a schema cannot say,
such as whether a memory that is named is recorded, is listed in its $comment;
check says it all.

An editor with a YAML language server takes it from the first line of the lesson:
  # yaml-language-server: $schema=lesson.schema.json`,
	SchemaExample: "  memtui schema > lesson.schema.json",
	NewShort:      "begin a lesson of one's own",
	NewLong: `Writes a lesson to begin from, with a comment at every key, in the language of
--lang; it passes check as it stands. With --from it is a copy of a lesson that
ships, comments and all. FILE ends in .yaml or .yml. A file that is there already
is never touched.`,
	NewExample: `  memtui new tea.yaml
  memtui new tea.yaml --lang zh
  memtui new mine.yaml --from timeout`,
	FlagFrom:   "copy this `LESSON` that ships",
	FlagJSON:   "tell everything as one JSON document, for editors and other programs",
	FlagWrite:  "write into the files what is answered, for each question without an expect",
	ArgNew:     "FILE",
	NeedsName:  "new needs the name of the file to write",
	OneNew:     "new writes one file: %[1]q is one too many",
	Written:    "%[1]s: written; memtui opens it, memtui check tests it",
	NoInput:    "check --write needs a file: what comes from standard input cannot be written back",
	Filled:     "%[1]s has no expect; to be written:",
	FilledOne:  "%[1]s: one expect written",
	FilledMany: "%[1]s: %[2]s expects written",
	FillShared: "not written: that would change something else, such as a question that is shared by an anchor; " +
		"put in by hand what is shown above",
	FillChanged: "not written: the file was changed meanwhile",
}

var workshopZh = WorkshopWords{
	SchemaShort: "打印课程文件的 JSON Schema",
	SchemaLong: `打印课程文件的 JSON Schema（draft 2020-12）。编辑器有了它，写课时就能补全键名、
给出说明、随手标出错误。模式说不了的事，例如提到的记忆是否真的记录过，都列在它的
$comment 里；check 会全部检验。

编辑器若有 YAML 语言服务，在课程的第一行写：
  # yaml-language-server: $schema=lesson.schema.json`,
	SchemaExample: "  memtui schema > lesson.schema.json",
	NewShort:      "开始写自己的一课",
	NewLong: `写出一课供人修改，每个键旁边都有注释，用 --lang 的语言；写出来就能通过 check。
加 --from 则是自带课程的副本，注释也在。文件名以 .yaml 或 .yml 结尾。
已经有的文件绝不改动。`,
	NewExample: `  memtui new tea.yaml
  memtui new tea.yaml --lang en
  memtui new mine.yaml --from timeout`,
	FlagFrom:    "复制自带的这一课 `LESSON`",
	FlagJSON:    "用一份 JSON 讲清全部结果，给编辑器和别的程序",
	FlagWrite:   "给没有 expect 的问题补上现在的回答，写回文件",
	ArgNew:      "文件",
	NeedsName:   "new 后面要写新文件的名字",
	OneNew:      "new 一次只写一个文件：%[1]q 多余了",
	Written:     "%[1]s：已写好；用 memtui 打开它，用 memtui check 检验它",
	NoInput:     "check --write 要有文件：从标准输入读来的写不回去",
	Filled:      "%[1]s没有 expect，将写入：",
	FilledOne:   "%[1]s：写入了 1 个 expect",
	FilledMany:  "%[1]s：写入了 %[2]s 个 expect",
	FillShared:  "没有写成：写进去会连带改动别处，例如有问题用锚点与别处共用；请把上面列出的自己写进去",
	FillChanged: "没有写成：文件在这期间被改过",
}

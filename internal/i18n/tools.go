package i18n

// ToolWords are the words of search, palette, copies and writing a lesson.
type ToolWords struct {
	Palette, FilterCommands, CommandCount, NoCommands string // title, field, %[1]s commands, nothing fits
	StepRow                                           string // %[1]s number, %[2]s title

	SearchField string // in the empty field
	Match       string // %[1]s its number, %[2]s how many there are, %[3]s the text
	NoMatch     string // %[1]s what was looked for

	CopiedPane, CopiedLine string // titles of the text that was copied
	CopiedLong             string // the same for a line that the program does not take
	Copied                 string // %[1]s lines

	SaveField string // before the name of the file
	Saved     string // %[1]s the file
	NoSaving  string // there is nowhere to write to
}

// Title names a text that is shown, by its name.
func (w ToolWords) Title(name string) string {
	if name == CopiedLine {
		return w.CopiedLine
	}
	if name == CopiedLong {
		return w.CopiedLong
	}
	return w.CopiedPane
}

// The names of the texts that are shown to be selected by hand.
const (
	CopiedPane = "pane" // the focused pane
	CopiedLine = "line" // the command line of the state
	CopiedLong = "long" // the same, with too many edits to be opened again
)

var toolsEn = ToolWords{
	Palette: "Every command", FilterCommands: "type a command, or a step's number", CommandCount: "%[1]s commands",
	NoCommands: "no command is called so", StepRow: "go to step %[1]s: %[2]s",

	SearchField: "look for a text in this lesson",
	Match:       "%[1]s of %[2]s: %[3]s",
	NoMatch:     "\"%[1]s\" stands nowhere in this lesson",

	CopiedPane: "This pane as text", CopiedLine: "The command line that reopens this",
	CopiedLong: "Too many changes to reopen by a line; ctrl+s writes a file",
	Copied:     "copied, if the terminal allows it; or select it here",

	SaveField: "write as", Saved: "written: %[1]s", NoSaving: "a lesson cannot be written here",
}

var toolsZh = ToolWords{
	Palette: "全部命令", FilterCommands: "输入命令或步号", CommandCount: "%[1]s 个命令",
	NoCommands: "没有这样的命令", StepRow: "跳到第 %[1]s 步：%[2]s",

	SearchField: "在本课中查找",
	Match:       "第 %[1]s/%[2]s 处：%[3]s",
	NoMatch:     "本课里没有「%[1]s」",

	CopiedPane: "这个窗格的文本", CopiedLine: "重开此状态的命令行",
	CopiedLong: "改动太多，无法用命令行重开；ctrl+s 可写成文件",
	Copied:     "已复制（若终端允许）；也可在此选取",

	SaveField: "写成", Saved: "已写成 %[1]s", NoSaving: "这里无法写出新的一课",
}

package i18n

// ExportWords are the words of a lesson that is taken away in other forms:
// those of the command here, those of the forms in files of their own.
type ExportWords struct {
	Short, Long, Example               string
	ArgDir                             string
	FlagFormat, FlagLang, FlagTheme    string
	FlagSteps, FlagAnswers, FlagSize   string
	FlagOut, FlagAll, FlagForce        string
	NeedsLesson, NeedsFormat, NeedsDir string
	OneFolder                          string // %[1]q is the argument too many
	AllIsAll                           string // %[1]s is the flag that --all does not take
	UnknownFormat, OneOf               string // %[1]q the format; %[1]s the formats
	NotFor                             string // %[1]s the flag, %[2]s the formats that take it
	BadSteps, NoSteps                  string // %[1]q what is typed; %[1]s the same, %[2]d the last step
	BadSize                            string // %[1]q what is typed; %[2]d×%[3]d the least, %[4]d×%[5]d the most
	ManyPictures, NoPicture            string // %[1]d how many there are
	IsFolder, IsNoFolder, IsNoFile     string
	Exists, ExistMany                  string // %[1]d how many are there
	NoParent                           string
	Half                               string // %[1]d of %[2]d files that were written, up to %[3]s
	Written, WrittenMany               string // %[1]s the file; the folder, %[2]d files
	Working                            string // %[1]s the lesson
	WorkingAll                         string // %[1]d lesson of %[2]d, %[3]s its name
	Site                               ExportSiteWords
	Page                               ExportPageWords
	Handout                            ExportHandoutWords
}

// ExportSiteWords are the words of the pages around the lessons of a site.
type ExportSiteWords struct {
	Title, Lead   string
	Steps         string // %[1]d how many
	Handout       string
	Skip, Lessons string
	Before, Next  string // %[1]d the number of the lesson, %[2]s its title
}

var exportEn = ExportWords{
	Page: exportPageEn, Handout: exportHandoutEn,
	Short: "take a lesson away: text, handout, web page, pictures, recording",
	Long: `Writes a lesson down in another form, from the same steps and with the same
answers as the screen; no form needs a network or any other program:
  txt   plain text, as --plain
  md    a handout in Markdown; with --answers hidden it has room for predictions,
        and the answers as a key at its end
  html  one web page that stands alone: steps, keys, predictions, crosshair
  svg   the screen of each step as a picture for slides, and each plane alone
  cast  a recording of the terminal (asciicast v2) that plays at the lesson's pace

It goes to standard output, or with -o into a file; svg is many pictures and goes
into a folder, but a step with one question alone is one picture: --steps 3. The
ending of -o names the format where --format does not. --all writes the lessons
that ship as a small site into a folder: index.html, and for each lesson its page
and its handout.

What is there already is never written over, unless --force says so. A file is
there whole or not at all. The answers are those of the ledger, also where the
lesson expects others: memtui check tells which those are. What-if stays with the
explorer; ctrl+s there writes one as a lesson, which can be exported.`,
	Example: `  memtui export 1 -o lesson.html
  memtui export 1 --format md --lang both --answers hidden -o handout.md
  memtui export 1 --format svg --theme light -o pictures
  memtui export 1 --format svg --steps 5 --size 100x30 > step-5.svg
  memtui export mine.yaml --format txt --steps 2-4
  memtui export --all site`,
	ArgDir:      "DIR",
	FlagFormat:  "write this `FORMAT`: txt, md, html, svg or cast",
	FlagLang:    "`LANGUAGE`: en, zh or both (default: by the locale; a page has both)",
	FlagTheme:   "`THEME` of svg and cast: dark, light, contrast or mono",
	FlagSteps:   "only these `STEPS`: 2-4, or 3",
	FlagAnswers: "shown or hidden: whether `ANSWERS` stand at their place (default shown)",
	FlagSize:    "columns and rows of svg and cast, as `SIZE` 120x40",
	FlagOut:     "write into this `FILE`, or folder for svg",
	FlagAll:     "write all lessons that ship as a site into the folder DIR",
	FlagForce:   "write over what is there already",

	NeedsLesson:   "export needs a lesson, its name or number or a file, or --all and a folder",
	NeedsFormat:   "export needs --format, one of %[1]s",
	NeedsDir:      "export --all needs the folder to write into",
	OneFolder:     "export --all writes into one folder: %[1]q is one too many",
	AllIsAll:      "export --all writes whole lessons as a site and takes no %[1]s",
	UnknownFormat: "there is no format %[1]q",
	OneOf:         "; the formats are %[1]s",
	NotFor:        "%[1]s is for %[2]s alone",
	BadSteps:      "--steps takes a step or a range such as 3 or 2-4, not %[1]q",
	NoSteps:       "there are no steps %[1]s: the lesson has 1-%[2]d",
	BadSize:       "--size takes columns and rows from %[2]dx%[3]d to %[4]dx%[5]d such as 120x40, not %[1]q",
	ManyPictures:  "that is %[1]d pictures: name a folder with -o, or with --steps one step of one question",
	NoPicture:     "the lesson has no steps",
	IsFolder:      "not written: it is a folder; name a file in it",
	IsNoFolder:    "not written: it is no folder",
	IsNoFile:      "not written: it is no regular file",
	Exists:        "not written: it is there already; --force writes over it",
	ExistMany:     "nothing written: there are files of %[1]d of these names already, such as %[2]s; --force writes over them",
	NoParent:      "not written: there is no such folder",
	Half:          "%[1]d of %[2]d files were written, the last of them %[3]s",
	Written:       "%[1]s: written",
	WrittenMany:   "%[1]s: %[2]d files written",
	Working:       "memtui: working on %[1]s …",
	WorkingAll:    "memtui: lesson %[1]d of %[2]d, %[3]s …",
	Site: ExportSiteWords{
		Title: "When a remembered fact may still be used",
		Lead: "Lessons about an agent's memory. Each goes step by step: what happened, what was asked, " +
			"what is answered, and why.",
		Steps: "%[1]d steps", Handout: "Handout", Skip: "To the lessons", Lessons: "Lessons",
		Before: "Lesson %[1]d: %[2]s", Next: "Next, lesson %[1]d: %[2]s",
	},
}

var exportZh = ExportWords{
	Page: exportPageZh, Handout: exportHandoutZh,
	Short: "把一课带走：文本、讲义、网页、图片、录像",
	Long: `把一课写成别的形式，步骤和回答与屏幕上的完全相同；哪一种都不需要网络和别的程序：
  txt   纯文本，与 --plain 相同
  md    Markdown 讲义；加 --answers hidden，就留出写预测的地方，答案放在最后
  html  一个独立的网页：步骤、按键、预测、准星都有
  svg   每一步的画面各一张图，放进幻灯片；每张时间图另有一张
  cast  终端录像（asciicast v2），按这一课的节奏播放

默认写到标准输出，用 -o 写进文件；svg 有许多张图，要写进一个文件夹，只有一个问题的
那一步单独拿出来才是一张：--steps 3。不写 --format，就看 -o 的结尾。--all 把自带的
全部课程做成一个小网站，写进一个文件夹：index.html，每一课一页，外加讲义。

已经有的文件绝不覆盖，除非写明 --force。文件要么完整写好，要么没有。回答都是账本的
回答，哪怕课程里预期的不同：不同在哪里，用 memtui check 看。「假设」留在探索器里；
在那里按 ctrl+s 写成新的一课，就可以导出了。`,
	Example: `  memtui export 1 -o lesson.html
  memtui export 1 --format md --lang both --answers hidden -o handout.md
  memtui export 1 --format svg --theme light -o pictures
  memtui export 1 --format svg --steps 5 --size 100x30 > step-5.svg
  memtui export mine.yaml --format txt --steps 2-4
  memtui export --all site`,
	ArgDir:      "文件夹",
	FlagFormat:  "写成这种 `FORMAT` 格式：txt、md、html、svg 或 cast",
	FlagLang:    "语言 `LANGUAGE`：en、zh 或 both（默认看区域设置；网页两种都有）",
	FlagTheme:   "svg 和 cast 的 `THEME` 配色：dark、light、contrast 或 mono",
	FlagSteps:   "只要这些步 `STEPS`：2-4，或 3",
	FlagAnswers: "`ANSWERS` 写 shown 或 hidden：回答就地写出（默认），还是藏起来",
	FlagSize:    "svg 和 cast 的列数和行数 `SIZE`，如 120x40",
	FlagOut:     "写进这个 `FILE` 文件；svg 则是文件夹",
	FlagAll:     "把自带的全部课程做成网站，写进后面的文件夹",
	FlagForce:   "已经有的文件也覆盖",

	NeedsLesson:   "export 后面要写一课：课名、课号或文件；或者写 --all 和一个文件夹",
	NeedsFormat:   "export 要有 --format：%[1]s 之一",
	NeedsDir:      "export --all 后面要写文件夹",
	OneFolder:     "export --all 只写进一个文件夹：%[1]q 多余了",
	AllIsAll:      "export --all 写的是全部课程的网站，不能加 %[1]s",
	UnknownFormat: "没有 %[1]q 这种格式",
	OneOf:         "；格式有 %[1]s",
	NotFor:        "%[1]s 只用于 %[2]s",
	BadSteps:      "--steps 后面写一步或几步，如 3 或 2-4，不能是 %[1]q",
	NoSteps:       "没有第 %[1]s 步：这一课是 1-%[2]d 步",
	BadSize:       "--size 后面写列数和行数，从 %[2]dx%[3]d 到 %[4]dx%[5]d，如 120x40，不能是 %[1]q",
	ManyPictures:  "一共有 %[1]d 张图：请用 -o 写明文件夹，或用 --steps 只取有一个问题的一步",
	NoPicture:     "这一课没有步骤",
	IsFolder:      "没有写成：它是文件夹，请写明其中的文件",
	IsNoFolder:    "没有写成：它不是文件夹",
	IsNoFile:      "没有写成：它不是普通文件",
	Exists:        "没有写成：已经有了；要覆盖，请加 --force",
	ExistMany:     "什么也没有写：其中 %[1]d 个文件名已经有了，如 %[2]s；要覆盖，请加 --force",
	NoParent:      "没有写成：没有这个文件夹",
	Half:          "%[2]d 个文件写好了 %[1]d 个，最后一个是 %[3]s",
	Written:       "%[1]s：已写好",
	WrittenMany:   "%[1]s：写好了 %[2]d 个文件",
	Working:       "memtui：正在处理%[1]s……",
	WorkingAll:    "memtui：第 %[1]d 课，共 %[2]d 课，%[3]s……",
	Site: ExportSiteWords{
		Title: "记住的事实，什么时候还能用",
		Lead:  "关于智能体记忆的几课。每一课一步一步来：发生了什么，问了什么，怎样回答，为什么。",
		Steps: "共 %[1]d 步", Handout: "讲义", Skip: "跳到课程", Lessons: "课程",
		Before: "第 %[1]d 课：%[2]s", Next: "下一课，第 %[1]d 课：%[2]s",
	},
}

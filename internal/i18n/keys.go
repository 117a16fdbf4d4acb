package i18n

import "strings"

// KeyWords are the words of the key map. Actions and sections are named in
// package player; a test there finds one without words.
type KeyWords struct {
	Actions  map[string]KeyWord
	Sections map[string]string
	Names    map[string]string // of keys that are written as a word
}

// KeyWord says what a key does: in the footer, and in a sentence of the help.
type KeyWord struct{ Short, Long string }

// Short gives the footer's word for an action.
func (k KeyWords) Short(action string) string { return k.Actions[action].Short }

// Long gives the help's words for an action.
func (k KeyWords) Long(action string) string { return k.Actions[action].Long }

// Section gives the title of a group of keys.
func (k KeyWords) Section(title string) string { return k.Sections[title] }

// Key gives the keys of a binding as they are written in this language:
// arrows and letters as they are, "space" as the word for it.
func (k KeyWords) Key(shown string) string {
	words := strings.Split(shown, " ")
	for i, w := range words {
		if name, ok := k.Names[w]; ok {
			words[i] = name
		}
	}
	return strings.Join(words, " ")
}

var keysEn = KeyWords{
	Names: map[string]string{},
	Sections: map[string]string{
		"here-ledger":   "Here, on the ledger",
		"here-decision": "Here, on a decision",
		"here-opening":  "Here, on the opening page",
		"here-closing":  "Here, on the closing page",
		"moving":        "Moving",
		"looking":       "Looking closer",
		"class":         "Class",
		"program":       "Program",
		"list":          "In a list",
	},
	Actions: map[string]KeyWord{
		"next":         {"next", "next question, then next step"},
		"previous":     {"back", "back the same way"},
		"go-to":        {"step", "go to step"},
		"first":        {"start", "opening page"},
		"last":         {"end", "closing page"},
		"question":     {"next question", "next question of this step"},
		"play":         {"play", "play or pause"},
		"show":         {"play", "play"},
		"faster":       {"faster", "faster, while it plays"},
		"slower":       {"slower", "slower, while it plays"},
		"pane":         {"pane", "next pane"},
		"pane-back":    {"pane back", "previous pane"},
		"up":           {"up", "up in the pane"},
		"down":         {"down", "down in the pane"},
		"half-up":      {"up", "up by five rows"},
		"half-down":    {"down", "down by five rows"},
		"slide-left":   {"left", "slide the pane left"},
		"slide-right":  {"right", "slide the pane right"},
		"zoom":         {"zoom", "this pane alone"},
		"why":          {"why", "why, in full"},
		"difference":   {"changed", "what changed between steps"},
		"scale":        {"true scale", "time axes to true scale"},
		"terms":        {"terms", "opening page and terms"},
		"notes":        {"notes", "presenter notes"},
		"blank":        {"blank", "blank the screen"},
		"theme":        {"theme", "theme"},
		"language":     {"language", "language"},
		"mouse":        {"mouse", "mouse on or off"},
		"lessons":      {"lessons", "lessons and steps"},
		"help":         {"help", "the keys of this place"},
		"redraw":       {"redraw", "draw the screen again"},
		"suspend":      {"suspend", "back to the shell for a while"},
		"close":        {"close", "close what is on top, or pause"},
		"quit":         {"quit", "close what is on top, or quit"},
		"interrupt":    {"quit at once", "quit at once"},
		"choose-up":    {"up", "row above"},
		"choose-down":  {"down", "row below"},
		"page-up":      {"page up", "a page up"},
		"page-down":    {"page down", "a page down"},
		"take":         {"open", "take the chosen row"},
		"erase":        {"erase", "erase a character"},
		"erase-before": {"clear", "erase what is before the cursor"},
		"erase-next":   {"erase next", "erase the next character"},
		"field-start":  {"to the start", "cursor to the start"},
		"field-end":    {"to the end", "cursor to the end"},
		"unfold":       {"show steps", "show the steps of the lesson"},
		"fold":         {"hide steps", "hide the steps of the lesson"},
		"scroll-up":    {"up", "scroll up"},
		"scroll-down":  {"down", "scroll down"},
		"compare":      {"other step", "compare with another step"},
		"compare-back": {"other step", "compare with another step, backwards"},
		"step":         {"step", "step"},
		"begin":        {"begin", "begin"},
		"next-lesson":  {"next lesson", "next lesson"},
		"back":         {"last step", "back to the last step"},
		"from-start":   {"from the start", "from the start"},
		"whole-step":   {"whole step", "show the whole step"},
		"step-back":    {"step back", "step back"},
		"pause":        {"pause", "pause"},
		"tempo":        {"speed", "faster, slower while it plays"},
		"scroll":       {"scroll", "scroll"},
		"first-last":   {"start, end", "opening page, closing page"},
		"plays":        {"play", "play or pause, F5 only plays"},
		"in-pane":      {"in the pane", "up, down in the pane"},
		"five-rows":    {"five rows", "up, down by five rows"},
		"slide":        {"slide", "slide the pane sideways"},
		"rows":         {"choose", "row above, row below"},
		"pages":        {"page", "a page up, a page down"},
		"erasing":      {"erase", "erase a character, all before the cursor"},
		"field-ends":   {"start, end", "cursor to the start, to the end"},
		"folding":      {"steps", "show, hide the steps of a lesson"},
		"choose":       {"choose", "choose"},
		"filter":       {"type to filter", "type to filter"},
		"open":         {"open", "open"},
		"back-to-step": {"back", "back to the step"},
		"any-key":      {"any key brings the picture back", "any key brings the picture back"},
	},
}

var keysZh = KeyWords{
	Names: map[string]string{"space": "空格", "enter": "回车"},
	Sections: map[string]string{
		"here-ledger":   "这里：账本",
		"here-decision": "这里：记录决策",
		"here-opening":  "这里：开篇页",
		"here-closing":  "这里：结尾页",
		"moving":        "移动",
		"looking":       "细看",
		"class":         "课堂",
		"program":       "程序",
		"list":          "列表中",
	},
	Actions: map[string]KeyWord{
		"next":         {"下一步", "下一问，再下一步"},
		"previous":     {"上一步", "原路返回"},
		"go-to":        {"步", "跳到第几步"},
		"first":        {"开头", "开篇页"},
		"last":         {"结尾", "结尾页"},
		"question":     {"下一问", "本步的下一个问题"},
		"play":         {"播放", "播放或暂停"},
		"show":         {"播放", "播放"},
		"faster":       {"加快", "播放时加快"},
		"slower":       {"放慢", "播放时放慢"},
		"pane":         {"窗格", "下一个窗格"},
		"pane-back":    {"上一窗格", "上一个窗格"},
		"up":           {"上", "在窗格内上移"},
		"down":         {"下", "在窗格内下移"},
		"half-up":      {"上移", "上移五行"},
		"half-down":    {"下移", "下移五行"},
		"slide-left":   {"左移", "窗格向左移"},
		"slide-right":  {"右移", "窗格向右移"},
		"zoom":         {"放大", "只看这个窗格"},
		"why":          {"详解", "完整的原因"},
		"difference":   {"变化", "两步之间有什么变化"},
		"scale":        {"真实比例", "时间轴按真实比例"},
		"terms":        {"用语", "开篇页和用语"},
		"notes":        {"备注", "讲者备注"},
		"blank":        {"黑屏", "黑屏"},
		"theme":        {"主题", "换主题"},
		"language":     {"语言", "换语言"},
		"mouse":        {"鼠标", "开关鼠标"},
		"lessons":      {"课程", "课程和步骤"},
		"help":         {"帮助", "这里能用的键"},
		"redraw":       {"重画", "重画屏幕"},
		"suspend":      {"挂起", "暂回命令行"},
		"close":        {"关闭", "关闭最上层，或暂停"},
		"quit":         {"退出", "关闭最上层，或退出"},
		"interrupt":    {"立即退出", "立即退出"},
		"choose-up":    {"上", "上一行"},
		"choose-down":  {"下", "下一行"},
		"page-up":      {"上翻", "向上翻页"},
		"page-down":    {"下翻", "向下翻页"},
		"take":         {"打开", "打开选中的一行"},
		"erase":        {"删除", "删一个字"},
		"erase-before": {"清空", "删去光标前的全部"},
		"erase-next":   {"后删", "删光标后的一个字"},
		"field-start":  {"到开头", "光标到开头"},
		"field-end":    {"到末尾", "光标到末尾"},
		"unfold":       {"展开步骤", "展开这一课的步骤"},
		"fold":         {"收起步骤", "收起这一课的步骤"},
		"scroll-up":    {"上", "向上滚动"},
		"scroll-down":  {"下", "向下滚动"},
		"compare":      {"换一步", "换一步来比较"},
		"compare-back": {"换一步", "反向换一步来比较"},
		"step":         {"步", "步"},
		"begin":        {"开始", "开始"},
		"next-lesson":  {"下一课", "下一课"},
		"back":         {"回到末步", "回到最后一步"},
		"from-start":   {"从头再看", "从头再看"},
		"whole-step":   {"整步", "显示整步"},
		"step-back":    {"退一步", "退一步"},
		"pause":        {"暂停", "暂停"},
		"tempo":        {"快慢", "播放时加快、放慢"},
		"scroll":       {"滚动", "滚动"},
		"first-last":   {"开头、结尾", "开篇页、结尾页"},
		"plays":        {"播放", "播放或暂停，F5 只播放"},
		"in-pane":      {"窗格内", "在窗格内上下移"},
		"five-rows":    {"五行", "上移、下移五行"},
		"slide":        {"左右移", "窗格左右移动"},
		"rows":         {"选择", "上一行、下一行"},
		"pages":        {"翻页", "上翻一页、下翻一页"},
		"erasing":      {"删除", "删一个字、删光标前的全部"},
		"field-ends":   {"开头、末尾", "光标到开头、到末尾"},
		"folding":      {"步骤", "展开、收起一课的步骤"},
		"choose":       {"选择", "选择"},
		"filter":       {"输入以筛选", "输入以筛选"},
		"open":         {"打开", "打开"},
		"back-to-step": {"返回", "回到这一步"},
		"any-key":      {"按任意键恢复画面", "按任意键恢复画面"},
	},
}

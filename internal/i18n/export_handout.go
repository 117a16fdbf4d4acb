package i18n

// ExportHandoutWords are the words of the handout in Markdown beside those of
// the plain text.
type ExportHandoutWords struct {
	Term, Means         string // heads: a word, and what it means
	Input, For, Not     string // heads: an input, what it is for, and what it does not mean
	Value, Mark, Before string // heads: of an input
	Check               string // head: the nine checks
	New                 string // behind a memory that the step recorded
	Result, Out         string // the last row: what became of a memory
	Legend              string // of the table of checks
	Times               string // head of a plane: record times down, valid times across
	Untitled            string // a step whose title would give an answer away; %[1]s its number, %[2]s how many there are
	Question            string // %[1]s its number and letter
	Decision            string // the same of a record decision
	Rule                string // %[1]s the number of a rule that is not asked yet, %[2]s its question
	Predict             string // above the choices of a prediction
	Reason              string // in front of the room for its reason
	Key, KeyLead        string // the answers at the end
	TextHidden          string // why the plain text does not hide answers
	NothingFound        string // in a cell of a plane
	None                string // in a table: there is no value
}

var exportHandoutEn = ExportHandoutWords{
	Term: "Term", Means: "Meaning",
	Input: "Input", For: "What it is for", Not: "What it does not mean",
	Value: "Value", Mark: "Mark", Before: "Before",
	Check: "Check", New: "new", Result: "Result", Out: "out",
	Legend:   "✓ passed; ✗ the first check that a memory fails; (✗) it fails this one too.",
	Times:    "record time ↓, valid time →",
	Untitled: "Step %[1]s of %[2]s", Question: "Question %[1]s", Decision: "Decision %[1]s",
	Rule: "Rule %[1]s, %[2]s?", Predict: "What do you predict?", Reason: "Because",
	Key: "Key", KeyLead: "The answers, each with its reason, under the numbers of the steps.",
	TextHidden:   "the plain text cannot hide the answers: it is read from top to bottom; md has room for predictions and a key at its end",
	NothingFound: "not found", None: "none",
}

var exportHandoutZh = ExportHandoutWords{
	Term: "用语", Means: "意思",
	Input: "输入", For: "有什么用", Not: "不表示什么",
	Value: "值", Mark: "标记", Before: "此前",
	Check: "检查", New: "新", Result: "结果", Out: "出局",
	Legend:   "✓ 通过；✗ 最先没有通过的一道；(✗) 这一道也没有通过。",
	Times:    "记录时间 ↓，有效时间 →",
	Untitled: "第 %[1]s 步（共 %[2]s 步）", Question: "问题 %[1]s", Decision: "决定 %[1]s",
	Rule: "规则 %[1]s，%[2]s？", Predict: "你预测是哪一个？", Reason: "因为",
	Key: "答案", KeyLead: "每个问题的回答和原因，按步骤的编号排列。",
	TextHidden:   "纯文本藏不住回答：它是从头读到尾的；md 留有写预测的地方，答案放在最后",
	NothingFound: "没有找到", None: "无",
}

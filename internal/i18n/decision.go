package i18n

import "memtui/internal/core"

// DecisionWords are the words of the screens of decision steps.
type DecisionWords struct {
	Given, Rules, State, Why string // the panes' labels
	FirstDecides             string // behind RULES: how they are read
	Tabs                     DecisionTabs

	Fields map[string]string // path → label
	// RecordsSubject is the record's subject where no divider says that it is
	// not the task's.
	RecordsSubject string
	Candidate      string // the line above the record's own fields
	Missing        string
	NotKnown       string // behind a value that is none of the legal ones
	Was            string // behind a value: what it was; %[1]s the value
	WasState       string // in a plate: the state before; %[1]s its name
	Unknown        string // behind GIVEN: one path
	Unknowns       string // behind GIVEN: %[1]s many

	// Questions are the four rules as questions. The line end is where one is
	// broken that has two short rows; in one row it is a blank, in Chinese
	// nothing.
	Questions [4]string
	Asked     [4]string // the same, shorter, where several records stand side by side
	Yes, No   string
	Facts     [2]string // why rules 1 and 2 do not apply
	Are       string    // %[1]s inputs are missing
	Unclear   string    // %[1]s inputs are missing or unusable

	Next  string // %[1]s the action
	IsNot string // %[1]s what the state is easily taken for
	Taken map[core.State]string

	RuleOf       string // %[1]s the rule's number
	Rule         string
	Reason       string
	NoUnknowns   string
	UnknownPaths string
	NextAction   string
	Record       string
	NoRecord     string
	More         string // %[1]s more reasons, and the key that shows them
	Short        map[core.ReasonCode]string

	ForTask, ForAny string // what the record is for, by its reach
	ByRule          string // %[1]s the rule's number

	OneRecord  string                  // a first decision; %[1]s the record's id
	Another    string                  // a decision about another record; %[1]s its id
	Nameless   string                  // in place of an id that is missing
	Common     string                  // %[1]s the anchor, %[2]s the subject, %[3]s for how many
	CommonFor  map[int]string          // for two, for three; 0: for any number
	Differs    string                  // %[1]s label, %[2]s value, %[3]s value before, %[4]s step
	Appeared   string                  // %[1]s label, %[2]s value, %[3]s step
	Vanished   string                  // %[1]s label, %[2]s value before, %[3]s step
	RecordGone string                  // %[1]s step
	RecordBack string                  // %[1]s step
	Several    string                  // %[1]s fields, %[2]s step
	Unchanged  string                  // %[1]s step
	About      map[string]FieldMeaning // path → what it is for, and what it does not mean
	AboutNot   string                  // %[1]s what it does not mean
	Full       DecisionFull
	WhatIf     DecisionWhatIf
}

// DecisionTabs are the tabs of a one-pane screen.
type DecisionTabs struct{ State, Given, Rules, Why, Text string }

// FieldMeaning says what an input of a decision is for, and what nobody may
// read into it.
type FieldMeaning struct{ For, Not string }

// DecisionFull are the words of the whole why of a decision.
type DecisionFull struct {
	Title    string
	Order    string // the four rules were asked in order
	Read     string // %[1]s the input that a rule read, %[2]s what it holds
	ReadAll  string // rule 1 reads every input
	NotAsked string
	NotMean  string // the heading over what the state does not mean
	Nots     map[core.State][]string
}

var decisionEn = DecisionWords{
	WhatIf: decisionWhatIfEn,
	Given:  "GIVEN", Rules: "RULES", State: "STATE", Why: "WHY",
	FirstDecides:   "first to apply decides",
	Tabs:           DecisionTabs{"State", "Given", "Rules", "Why", "Text"},
	RecordsSubject: "candidate.subject",
	Fields: map[string]string{
		"taskAnchor": "taskAnchor", "subject": "subject", "candidate": "candidate",
		"candidate.id": "id", "candidate.kind": "kind", "candidate.scope": "reach",
		"candidate.subject": "subject", "candidate.source": "source", "candidate.observedAt": "observedAt",
		"candidate.writeReason": "writeReason", "candidate.readTrigger": "readTrigger",
		"candidate.validity": "validity", "candidate.revisionOrRevocation": "revision",
	},
	Candidate: "candidate", Missing: "missing", NotKnown: "not a known value",
	Was: "∆ was %[1]s", WasState: "∆ was %[1]s",
	Unknown: "unknown %[1]s", Unknowns: "unknown: %[1]s",
	Questions: [4]string{
		"Anything missing or\nunusable?", "Validity expired or\nunmet?", "Reach task?", "Reach cross-task?",
	},
	Asked: [4]string{"Missing or unusable?", "Expired or unmet?", "Reach task?", "Reach cross-task?"},
	Yes:   "yes", No: "no",
	Facts: [2]string{"everything is there", "it is current"},
	Are:   "%[1]s are missing", Unclear: "%[1]s are unclear",
	Next: "next %[1]s", IsNot: "is not %[1]s",
	Taken: map[core.State]string{
		core.StateBlocked: `"false"`, core.StateRefresh: `"newer is true"`,
		core.StateWorking: `"stored"`, core.StateLongTerm: `"remembered"`,
	},
	RuleOf: "%[1]s of 4", Rule: "rule", Reason: "reason", NoUnknowns: "none", UnknownPaths: "unknowns",
	NextAction: "next", Record: "record", NoRecord: "none: the candidate is missing", More: "%[1]s more",
	Short: map[core.ReasonCode]string{
		core.ReasonMissing: "%[1]s is missing", core.ReasonUnusable: "%[1]s is unusable",
		core.ReasonDifferent: "%[1]s differs", core.ReasonRule2: "%[1]s is %[2]s",
		core.ReasonRule3: "%[1]s is %[2]s", core.ReasonRule4: "%[1]s is %[2]s",
	},
	ForTask: "for this task", ForAny: "across tasks", ByRule: "rule %[1]s",
	OneRecord: "one record asks to be used: %[1]s", Another: "another record: %[1]s", Nameless: "one without an id",
	Common: "taskAnchor %[1]s · subject %[2]s · %[3]s",
	CommonFor: map[int]string{
		0: "the same for all", 2: "the same for both", 3: "the same for all three",
	},
	Differs:    "%[1]s is %[2]s; it was %[3]s at step %[4]s",
	Appeared:   "%[1]s is %[2]s; it was missing at step %[3]s",
	Vanished:   "%[1]s is missing; it was %[2]s at step %[3]s",
	RecordGone: "the candidate is missing; it was there at step %[1]s",
	RecordBack: "the candidate is there; it was missing at step %[1]s",
	Several:    "%[1]s fields differ from step %[2]s",
	Unchanged:  "nothing differs from step %[1]s",
	AboutNot:   "It does not mean that %[1]s.",
	About: map[string]FieldMeaning{
		"taskAnchor":                     {"The task that is to be done now: a record is judged for this one alone.", "anything was authorised, or an intent understood"},
		"subject":                        {"What the task is about; the record must be about the same.", "an identity was checked, or a tenant"},
		"candidate":                      {"The record that asks to be used. Missing as a whole it stands for all its fields.", "an empty record would do in its place"},
		"candidate.id":                   {"The name by which the record is found again.", "a record of this name is stored anywhere"},
		"candidate.kind":                 {"Observation, experience, summary: a free text for people; no rule reads it.", "it is a vendor's type of object, or a promise to keep it"},
		"candidate.scope":                {"How far the record may reach: task or cross-task. Rules 3 and 4 read it.", "it is a vendor's type of object, or a promise to keep it"},
		"candidate.subject":              {"What the record is about; another subject than the task's blocks it.", "an identity was checked, or a tenant"},
		"candidate.source":               {"Where the record comes from, so that somebody can look.", "it is correct, reliable or authorised"},
		"candidate.observedAt":           {"When it was observed, as written; no clock is asked.", "it is correct, reliable or authorised"},
		"candidate.writeReason":          {"Why somebody wrote it down.", "it is correct, reliable or authorised"},
		"candidate.readTrigger":          {"The situation in which it is to be read.", "anything expires, refreshes, is kept or deleted by it"},
		"candidate.validity":             {"May it be read now: current, expired or unmet. Rule 2 reads it.", "anything expires, refreshes, is kept or deleted by it"},
		"candidate.revisionOrRevocation": {"How it is corrected or withdrawn; only a cross-task record must say so.", "anything expires, refreshes, is kept or deleted by it"},
	},
	Full: DecisionFull{
		Title: "WHY, IN FULL", Order: "asked in this order; the first to apply decides",
		Read: "reads %[1]s: %[2]s", ReadAll: "names all that is wrong",
		NotAsked: "not asked any more", NotMean: "DOES NOT MEAN",
		Nots: map[core.State][]string{
			core.StateBlocked:  {"that the record is false", "that an empty object may pass for a record"},
			core.StateRefresh:  {"that it is known which of two values is true", "that the source is forgotten: it is kept"},
			core.StateWorking:  {"that it is stored", "that a model has seen it", "that it is true", "that the task is done"},
			core.StateLongTerm: {"that it is remembered across tasks", "that it may be shared", "that the next check against current evidence can be left out"},
		},
	},
}

var decisionZh = DecisionWords{
	WhatIf: decisionWhatIfZh,
	Given:  "给出", Rules: "规则", State: "状态", Why: "原因",
	FirstDecides:   "最先成立的一条说了算",
	Tabs:           DecisionTabs{"状态", "给出", "规则", "原因", "说明"},
	RecordsSubject: "记录的主体",
	Fields: map[string]string{
		"taskAnchor": "任务锚点", "subject": "主体", "candidate": "记录",
		"candidate.id": "标识", "candidate.kind": "种类", "candidate.scope": "适用范围",
		"candidate.subject": "主体", "candidate.source": "来源", "candidate.observedAt": "观察时间",
		"candidate.writeReason": "写入理由", "candidate.readTrigger": "读取条件",
		"candidate.validity": "有效性", "candidate.revisionOrRevocation": "修订撤销",
	},
	Candidate: "记录", Missing: "缺失", NotKnown: "不是已知的取值",
	Was: "∆ 原为 %[1]s", WasState: "∆ 原为%[1]s",
	Unknown: "未知项 %[1]s", Unknowns: "%[1]s 个未知项",
	Questions: [4]string{
		"有缺失或不可用？", "有效性过期，\n或条件不满足？", "适用范围是\n当前任务？", "适用范围是\n跨任务？",
	},
	Asked: [4]string{"有缺失或不可用？", "过期或条件不满足？", "适用范围是当前任务？", "适用范围是跨任务？"},
	Yes:   "是", No: "否",
	Facts: [2]string{"都在", "仍有效"},
	Are:   "%[1]s 项缺失", Unclear: "%[1]s 项不清楚",
	Next: "下一步 %[1]s", IsNot: "不等于%[1]s",
	Taken: map[core.State]string{
		core.StateBlocked: "「记录是假的」", core.StateRefresh: "「新值为真」",
		core.StateWorking: "「已保存」", core.StateLongTerm: "「已记住」",
	},
	RuleOf: "%[1]s / 4，最先成立的一条说了算", Rule: "规则", Reason: "理由", NoUnknowns: "无", UnknownPaths: "未知项",
	NextAction: "下一步", Record: "记录", NoRecord: "无：整条记录缺失", More: "还有 %[1]s 条",
	Short: map[core.ReasonCode]string{
		core.ReasonMissing: "缺少 %[1]s", core.ReasonUnusable: "%[1]s 不可用",
		core.ReasonDifferent: "%[1]s 不一致", core.ReasonRule2: "%[1]s 是 %[2]s",
		core.ReasonRule3: "%[1]s 是 %[2]s", core.ReasonRule4: "%[1]s 是 %[2]s",
	},
	ForTask: "只为当前任务", ForAny: "跨任务", ByRule: "规则 %[1]s",
	OneRecord: "有一条记录等着使用：%[1]s", Another: "另一条记录：%[1]s", Nameless: "没有标识",
	Common: "任务锚点 %[1]s · 主体 %[2]s · %[3]s",
	CommonFor: map[int]string{
		0: "各条都一样", 2: "两条都一样", 3: "三条都一样",
	},
	Differs:    "%[1]s是%[2]s；第 %[4]s 步是%[3]s",
	Appeared:   "%[1]s是%[2]s；第 %[3]s 步缺失",
	Vanished:   "%[1]s缺失；第 %[3]s 步是%[2]s",
	RecordGone: "整条记录缺失；第 %[1]s 步还在",
	RecordBack: "记录给出了；第 %[1]s 步整条缺失",
	Several:    "有 %[1]s 个字段与第 %[2]s 步不同",
	Unchanged:  "与第 %[1]s 步没有不同",
	AboutNot:   "不代表：%[1]s。",
	About: map[string]FieldMeaning{
		"taskAnchor":                     {"眼前要做的任务：记录只针对它来判断。", "已经授权，或读懂了意图"},
		"subject":                        {"任务关于谁、关于什么；记录必须关于同一个主体。", "核对过身份，或隔离了租户"},
		"candidate":                      {"等着使用的那条记录。整条缺失时，它代表自己的全部字段。", "拿一个空对象来充数也行"},
		"candidate.id":                   {"凭它可以再找到这条记录。", "哪里已经存着一条这样的记录"},
		"candidate.kind":                 {"观察、经验、摘要：写给人看的自由文字，规则不读它。", "某家产品的对象类型，或承诺保留"},
		"candidate.scope":                {"记录能用到多远：task 或 cross-task。规则 3 和 4 读它。", "某家产品的对象类型，或承诺保留"},
		"candidate.subject":              {"记录关于谁、关于什么；与任务的主体不同就阻塞。", "核对过身份，或隔离了租户"},
		"candidate.source":               {"记录从哪里来，好让人去核对。", "内容正确、可靠，或已经授权"},
		"candidate.observedAt":           {"什么时候观察到的，照写照用，不问时钟。", "内容正确、可靠，或已经授权"},
		"candidate.writeReason":          {"当初为什么写下它。", "内容正确、可靠，或已经授权"},
		"candidate.readTrigger":          {"什么情形下要读这条记录。", "真会过期、刷新、保留或删除"},
		"candidate.validity":             {"现在能不能读：current、expired 或 unmet。规则 2 读它。", "真会过期、刷新、保留或删除"},
		"candidate.revisionOrRevocation": {"怎样修订或撤回；只有跨任务的记录必须写明。", "真会过期、刷新、保留或删除"},
	},
	Full: DecisionFull{
		Title: "完整的原因", Order: "依次问，最先成立的说了算",
		Read: "读 %[1]s：%[2]s", ReadAll: "把不对的全部列出",
		NotAsked: "不再问", NotMean: "不代表什么",
		Nots: map[core.State][]string{
			core.StateBlocked:  {"记录是假的", "可以拿空对象充当记录"},
			core.StateRefresh:  {"已经知道两个值里哪一个为真", "来源已被忘掉：指针还留着"},
			core.StateWorking:  {"已经保存", "模型已经看到", "内容为真", "任务已经完成"},
			core.StateLongTerm: {"已经跨任务记住", "已获准共享", "下次读取时可以不再与当时的证据核对"},
		},
	},
}

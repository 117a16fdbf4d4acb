package i18n

import (
	"strings"

	"memtui/internal/core"
)

// DiagWords say what is wrong with a file. The codes are those of packages
// source and scenario, which test that each has its words.
type DiagWords struct {
	// Messages are the first lines: lower case, no full stop, the author's
	// own words in quotes. %[1]s to %[3]s are the arguments of the code,
	// %[9]s is the thing in which the problem stands, as Owners names it.
	Messages map[string]string
	// Owners name the thing in which a problem stands; %[1]s is its id or
	// number. OwnersBare do so where it has none.
	Owners, OwnersBare map[string]string
	Warning            string // stands before the message of a warning
	Near               string // the nearest valid name
	NearID             string // the nearest earlier id
	Write              string // how it is written instead
	Expected           string // stands before the list of what could be there
	Line               string // a memory with its line, as in `"m1" (line 22)`
	LineRung           string // the same with the condition %[3]s that it fails
	Quoted             string // an author's word in a list
	Comma, Semicolon   string
	Values             string // a status before a list of values
	// Times say more of what is wrong with a time than Core.TimeFaults.
	Times map[string]string
	Cut   string // stands where a list was cut
	More  string // how many problems are not printed
}

// Problem makes the first line of a code and its arguments; kind and name say
// in what it stands.
func (w *Words) Problem(code string, args []string, kind, name string) string {
	all := make([]string, 9)
	copy(all, args)
	all[8] = w.owner(kind, name)
	switch code {
	case "bad_time":
		all[1] = w.faults(args[1:])
	case "bad_text":
		all[1] = Fill(w.Core.TextFaults[core.TextFault(all[1])], all[2])
	case "missing":
		all[0] = strings.Join(args, w.Diag.Comma)
	case "crowded":
		all[0] = strings.ReplaceAll(all[0], ", ", w.Diag.Comma)
	case "term_unexplained", "terms_unexplained":
		all[0] = w.terms(args)
	case "expects":
		if len(args) > 2 {
			all[1] = Fill(w.Diag.Values, args[1], strings.Join(args[2:], w.Diag.Comma))
		}
	case "refused":
		return w.Core.Refusal(&core.Refusal{
			Code: core.Code(all[0]), ID: all[1], Field: all[2], Has: all[3], Wants: all[4], Op: core.OpKind(all[5])})
	}
	return Fill(w.Diag.Messages[code], all...)
}

// faults says what is wrong with a time.
func (w *Words) faults(codes []string) string {
	said := make([]string, 0, len(codes))
	for _, code := range codes {
		if fault, known := w.Core.TimeFaults[core.TimeFault(code)]; known {
			said = append(said, fault)
			continue
		}
		said = append(said, w.Diag.Times[code])
	}
	return strings.Join(said, w.Diag.Semicolon)
}

// terms lists built-in terms by their words.
func (w *Words) terms(ids []string) string {
	words := make([]string, 0, len(ids))
	for _, id := range ids {
		word, _, _ := w.Glossary.Term(id)
		words = append(words, Fill(w.Diag.Quoted, word))
	}
	return strings.Join(words, w.Diag.Comma)
}

func (w *Words) owner(kind, name string) string {
	if name == "" {
		return w.Diag.OwnersBare[kind]
	}
	return Fill(w.Diag.Owners[kind], name)
}

var diagEn = DiagWords{
	Messages: map[string]string{
		"file_size":           `the file is larger than %[1]s`,
		"not_utf8":            `a byte that is not UTF-8`,
		"nesting":             `nested more than %[1]s deep`,
		"text_size":           `a text of more than %[1]s`,
		"many_signs":          `more than %[1]s brackets, commas, colons and other signs of YAML in one file`,
		"alias_limit":         `anchors are used more than %[1]s times`,
		"alias_unknown":       `"*%[1]s" stands for nothing: no "&%[1]s" is complete before it`,
		"merge_value":         `"<<" takes a map, or a list of maps`,
		"double_key":          `"%[1]s" is given twice`,
		"two_documents":       `a second document in one file`,
		"tag":                 `the tag "%[1]s" is not read here; every value is read as it is typed`,
		"complex_key":         `a key is one text on one line, with ": " behind it`,
		"yaml_quote":          `the text that begins here never ends: no closing %[1]s`,
		"yaml_flow":           `no "%[1]s" closes this "%[2]s"`,
		"yaml_tab":            `a tab where spaces must stand`,
		"yaml_indent":         `indented like nothing above it`,
		"yaml_unexpected":     `"%[1]s" is not expected here`,
		"yaml_colon":          `": " is not expected here; quote the text if it belongs to it`,
		"yaml_escape":         `"%[1]s" is no escape; a backslash in double quotes is written \\`,
		"yaml_block":          `"%[1]s" does not begin a block of text`,
		"yaml_reserved":       `a text cannot begin with "%[1]s" unless it is quoted`,
		"yaml_directive":      `"%[1]s" is not read here; leave the line out`,
		"wide_colon":          `the colon behind "%[1]s" is a full-width one`,
		"yaml_anchor":         `"%[1]s": the name of an anchor is made of ASCII letters, digits, - and _`,
		"surrogate":           `"%[1]s" is half a character; write the character itself`,
		"json_unexpected":     `"%[1]s" is not expected here`,
		"json_control":        `a line break or control character inside a text`,
		"json_end":            `the text ends before it is complete`,
		"json_after":          `something stands after the end`,
		"line_size":           `line %[1]s is longer than %[2]s`,
		"internal":            `this cannot be read; the mistake is ours (%[1]s)`,
		"format_version":      `version "%[1]s" of the format is not one that this program reads`,
		"unknown_field":       `unknown field "%[1]s" in %[9]s`,
		"want_text":           `%[1]s of %[9]s must be a text`,
		"want_texts":          `%[1]s of %[9]s must be a list of texts`,
		"want_entry":          `an entry of %[1]s of %[9]s must be a text`,
		"want_list":           `%[1]s of %[9]s must be a list`,
		"want_map":            `%[1]s of %[9]s must have fields of its own`,
		"want_fields":         `%[9]s must have fields`,
		"want_prose":          `%[1]s of %[9]s must be a text, or one text a language: {en: …, zh: …}`,
		"want_bool":           `%[1]s of %[9]s must be true or false`,
		"want_count":          `%[1]s of %[9]s must be a whole number from 1 on`,
		"want_stay":           `%[1]s of %[9]s must be a length of time such as 4s or 1.5s, at most an hour`,
		"missing":             `%[9]s has no %[1]s`,
		"blank":               `%[1]s of %[9]s is blank`,
		"bad_value":           `%[2]s of %[9]s cannot be "%[1]s"`,
		"bad_time":            `"%[1]s" is no time: %[2]s`,
		"bad_text":            `"%[1]s" cannot stand here: %[2]s`,
		"bad_rung":            `"%[2]s" cannot be left out at "%[1]s"`,
		"refused":             `-`,
		"not_refused":         `"%[1]s" is marked as refused, but the ledger takes it`,
		"other_refusal":       `"%[1]s" is marked as refused with %[2]s, but it is refused with %[3]s`,
		"no_operation":        `an entry of do holds one operation; this one holds none`,
		"two_operations":      `"%[1]s" and "%[2]s" in one entry of do: an entry holds one operation`,
		"one_line":            `a line holds one object with one operation or question`,
		"no_steps":            `a lesson needs at least one step`,
		"empty_step":          `%[9]s has nothing in it: give it say, do, ask or decide`,
		"on_backwards":        `%[9]s is on %[1]s, before the step before it, which is on %[2]s`,
		"recorded_late":       `recorded on %[1]s, later than its step, which is on %[2]s`,
		"recorded_early":      `recorded on %[1]s, but the step before is already on %[2]s`,
		"known_needed":        `%[9]s must say as known when: its step has no day`,
		"expect_empty":        `an expect that expects nothing`,
		"expect_pair":         `no answer has both %[1]s and %[2]s`,
		"expect_single":       `no answer has %[1]s`,
		"left_unknown":        `"%[1]s" is not recorded by this step`,
		"path_form":           `"%[1]s" is no path`,
		"path_colon":          `an entry of vary must be a text; a path with a colon in it is quoted`,
		"path_quote":          `"%[1]s" opens a quote and does not close it`,
		"path_quote_id":       `the id "%[1]s" must be quoted in a path`,
		"path_step_count":     `"%[1]s" is no number of a step; steps count from 1`,
		"path_count":          `"%[1]s" is no number of a question; each %[2]s of a step counts from 1`,
		"path_no_field":       `"%[1]s" names no field; one must follow`,
		"path_field":          `"%[1]s" is no input of %[2]s`,
		"path_id":             `the id of an operation cannot be varied: it is how the operation is named`,
		"path_step":           `a path in step %[2]s cannot lead to step %[1]s, only to its own step or an earlier one`,
		"path_no_question":    `"%[1]s" is an input of %[2]s, but step %[3]s has no %[2]s`,
		"path_question":       `step %[3]s has no "%[1]s %[2]s"; its last one is "%[1]s %[4]s"`,
		"path_no_record":      `"%[1]s" is not recorded by step %[2]s`,
		"path_no_verify":      `"%[1]s" is not verified by step %[2]s`,
		"path_no_retire":      `"%[1]s" is not retired by step %[2]s`,
		"path_no_revoke":      `"%[1]s" is not revoked by step %[2]s`,
		"path_twice":          `"%[1]s" is named twice in vary`,
		"path_no_step":        `"%[1]s" is an input of a question: its step must be named`,
		"path_steps":          `there is no step %[1]s; the last one is %[2]s`,
		"edit_value":          `no "=" and no value behind the path in "%[1]s"`,
		"edit_whole":          `"%[1]s" is an input; an operation is dropped as a whole`,
		"edit_question":       `"%[1]s" is an input of a question; only an operation can be dropped`,
		"edit_add":            `"%[1]s" adds nothing: a step, "/" and one operation are needed`,
		"edit_twice":          `step %[2]s has "%[1]s" already`,
		"of_unknown":          `"%[1]s" is no question of %[9]s`,
		"too_many_steps":      `more than %[1]s steps`,
		"too_many_ops":        `more than %[1]s operations`,
		"expects":             `%[9]s expects %[1]s, but the ledger answers %[2]s`,
		"expects_left":        `%[9]s expects "%[1]s" to be left out at %[2]s, but it is left out at %[3]s`,
		"expects_in":          `%[9]s expects "%[1]s" to be left out at %[2]s, but it is not left out`,
		"expects_decision":    `%[9]s expects %[1]s %[2]s, but it is decided %[3]s`,
		"nothing_happens":     `nothing changes and nothing is asked in %[9]s`,
		"one_language":        `%[1]s of %[9]s: written in %[2]s only`,
		"no_expect":           `%[9]s has no expect, so nothing tests its answer`,
		"mixed_valid":         `valid times mix days and instants`,
		"mixed_record":        `record times mix days and instants`,
		"known_later":         `asked as known on %[1]s, later than its step: a later step may change this answer`,
		"expires_early":       `expires on %[1]s, not after it is recorded: it is never usable`,
		"shorter_same":        `"%[1]s" supersedes "%[2]s" with the same value and an earlier end: this does not shorten it; retire the old one`,
		"repeat":              `"%[1]s" is recorded again just as it was: nothing is written`,
		"term_unexplained":    `%[1]s is used here, but terms does not explain it`,
		"terms_unexplained":   `%[1]s are used here, but terms does not explain them`,
		"goal_met":            `the lesson already reaches this goal, without a change`,
		"goal_unreached":      `no single change that was tried reaches this goal`,
		"goal_unreached_many": `no change that was tried reaches this goal, alone or with others, %[1]s at most`,
		"vary_idle":           `no choice of "%[1]s" changes an answer from this step on, or what the ledger takes`,
		"crowded":             `this step does not fit a screen of 80×24 (%[1]s): the class will have to scroll`,
		"unreadable":          `the file cannot be read: %[1]s`,
		"no_lessons":          `the folder holds no lesson`,

		"first_given":   `given first here`,
		"recorded_here": `recorded here`,
		"day_here":      `a day here`,
		"instant_here":  `an instant here`,
		"opened_here":   `opened here`,
		"latest_here":   `written here before it`,
		"verified_here": `verified here`,
		"retired_here":  `retired here`,
		"refused_here":  `refused here`,
		"taken_here":    `taken here`,
		"all_stand":     `standing: %[1]s`,
		"left_out":      `left out: %[1]s`,
	},
	Owners: map[string]string{
		"record": `record "%[1]s"`, "verify": `verify "%[1]s"`, "retire": `retire "%[1]s"`, "revoke": `revoke "%[1]s"`,
		"step": `step %[1]s`, "question": `question %[1]s`, "ask": `question %[1]s`, "decide": `decision %[1]s`,
		"query": `query "%[1]s"`, "file": `the file`, "candidate": `candidate "%[1]s"`,
		"focus": `focus`, "term": `the term "%[1]s"`, "expect": `expect`, "goal": `goal`, "reach": `reach`, "lesson": `lesson`,
		"prose": `%[1]s`, "group": `%[1]s`, "request": `the request`, "line": `the line`,
	},
	OwnersBare: map[string]string{
		"record": `record`, "verify": `verify`, "retire": `retire`, "revoke": `revoke`,
		"step": `the step`, "question": `the question`, "ask": `the question`, "decide": `the decision`,
		"query": `query`, "file": `the file`, "candidate": `candidate`,
		"focus": `focus`, "term": `the term`, "expect": `expect`, "goal": `goal`, "reach": `reach`, "lesson": `lesson`,
		"prose": `the text`, "group": `the group`, "request": `the request`, "line": `the line`,
	},
	Warning:  `warning: `,
	Near:     `did you mean "%[1]s"?`,
	NearID:   `nearest earlier id: "%[1]s"`,
	Expected: `expected one of: `,
	Write:    `write %[1]s`,
	Line:     `"%[1]s" (line %[2]s)`,
	LineRung: `"%[1]s" at %[3]s (line %[2]s)`,
	Quoted:   `"%[1]s"`,
	Comma:    `, `, Semicolon: `; `,
	Values: `%[1]s: %[2]s`,
	Times: map[string]string{
		"time_edge":     `it begins or ends with white space`,
		"time_slash":    `a day is written with hyphens`,
		"time_digits":   `month and day have two digits each`,
		"time_capital":  `T and Z are capital letters`,
		"time_gap":      `a T stands between day and time of day`,
		"time_comma":    `a fraction stands behind a point, not a comma`,
		"time_fraction": `a fraction has at most nine digits`,
		"time_seconds":  `a time of day has seconds`,
		"time_offset":   `a zone is Z, or as +08:00`,
		"time_leap":     `there are no leap seconds`,
		"time_year":     `years run from 0001 to 9999`,
		"time_month":    `there is no such month`,
		"time_day":      `there is no such day in that month`,
	},
	Cut:  `…`,
	More: `%[1]s more problems`,
}

var diagZh = DiagWords{
	Messages: map[string]string{
		"file_size":           `文件超过 %[1]s`,
		"not_utf8":            `有一个字节不是 UTF-8`,
		"nesting":             `嵌套超过 %[1]s 层`,
		"text_size":           `一段文字超过 %[1]s`,
		"many_signs":          `一个文件中的括号、逗号、冒号等 YAML 符号超过 %[1]s 个`,
		"alias_limit":         `锚点被引用超过 %[1]s 次`,
		"alias_unknown":       `「*%[1]s」没有所指：在它之前没有写完的「&%[1]s」`,
		"merge_value":         `「<<」后面要一个映射，或几个映射组成的列表`,
		"double_key":          `「%[1]s」写了两次`,
		"two_documents":       `一个文件里有第二份文档`,
		"tag":                 `这里不读标签「%[1]s」；每个值都按所写的读`,
		"complex_key":         `键是写在一行里的一段文字，后面跟「: 」`,
		"yaml_quote":          `从这里开始的文字没有结束：缺少右引号 %[1]s`,
		"yaml_flow":           `没有「%[1]s」来结束这个「%[2]s」`,
		"yaml_tab":            `应该用空格的地方用了制表符`,
		"yaml_indent":         `缩进与上面哪一行都对不上`,
		"yaml_unexpected":     `这里不应出现「%[1]s」`,
		"yaml_colon":          `这里不应出现「: 」；如果它是文字的一部分，请给文字加引号`,
		"yaml_escape":         `「%[1]s」不是转义；双引号里的反斜杠写作 \\`,
		"yaml_block":          `「%[1]s」不能开始一个文字块`,
		"yaml_reserved":       `文字不加引号就不能以「%[1]s」开头`,
		"yaml_directive":      `这里不读「%[1]s」，请删去这一行`,
		"wide_colon":          `「%[1]s」后面是全角冒号`,
		"yaml_anchor":         `「%[1]s」：锚点的名字只能用 ASCII 字母、数字、- 和 _`,
		"surrogate":           `「%[1]s」只是半个字符，请直接写这个字符`,
		"json_unexpected":     `这里不应出现「%[1]s」`,
		"json_control":        `文字里有换行或控制字符`,
		"json_end":            `还没写完就结束了`,
		"json_after":          `结束之后还有内容`,
		"line_size":           `第 %[1]s 行超过 %[2]s`,
		"internal":            `读不了这个文件，是程序的错（%[1]s）`,
		"format_version":      `本程序不读格式版本「%[1]s」`,
		"unknown_field":       `%[9]s里没有「%[1]s」这个字段`,
		"want_text":           `%[9]s的 %[1]s 必须是一段文字`,
		"want_texts":          `%[9]s的 %[1]s 必须是文字的列表`,
		"want_entry":          `%[9]s的 %[1]s 里每一项都必须是一段文字`,
		"want_list":           `%[9]s的 %[1]s 必须是列表`,
		"want_map":            `%[9]s的 %[1]s 必须有自己的字段`,
		"want_fields":         `%[9]s必须有字段`,
		"want_prose":          `%[9]s的 %[1]s 必须是一段文字，或每种语言一段：{en: …, zh: …}`,
		"want_bool":           `%[9]s的 %[1]s 只能是 true 或 false`,
		"want_count":          `%[9]s的 %[1]s 必须是从 1 起的整数`,
		"want_stay":           `%[9]s的 %[1]s 必须是 4s、1.5s 这样的时长，最多一小时`,
		"missing":             `%[9]s缺少 %[1]s`,
		"blank":               `%[9]s的 %[1]s 是空白`,
		"bad_value":           `%[9]s的 %[2]s 不能是「%[1]s」`,
		"bad_time":            `「%[1]s」不是时间：%[2]s`,
		"bad_text":            `这里不能写「%[1]s」：%[2]s`,
		"bad_rung":            `没有「%[1]s」这道检查，「%[2]s」不能在那里出局`,
		"refused":             `-`,
		"not_refused":         `「%[1]s」标为会被拒绝，账本却接受了`,
		"other_refusal":       `「%[1]s」标为以 %[2]s 被拒绝，实际却是 %[3]s`,
		"no_operation":        `do 的每一项是一个操作，这一项里没有`,
		"two_operations":      `do 的一项里同时有「%[1]s」和「%[2]s」：每一项只能是一个操作`,
		"one_line":            `一行是一个对象，里面是一个操作或一个问题`,
		"no_steps":            `一课至少要有一步`,
		"empty_step":          `%[9]s是空的：写上 say、do、ask 或 decide`,
		"on_backwards":        `%[9]s在 %[1]s，早于上一步的 %[2]s`,
		"recorded_late":       `记录时间 %[1]s 晚于这一步的日期 %[2]s`,
		"recorded_early":      `记录时间是 %[1]s，而上一步已经到了 %[2]s`,
		"known_needed":        `%[9]s必须写明所知截至何时（known）：这一步没有日期`,
		"expect_empty":        `expect 里什么也没有`,
		"expect_pair":         `没有哪个回答会同时有 %[1]s 和 %[2]s`,
		"expect_single":       `没有哪个回答会有 %[1]s`,
		"left_unknown":        `到这一步为止没有记录过「%[1]s」`,
		"path_form":           `「%[1]s」不是路径`,
		"path_colon":          `vary 的每一项都必须是一段文字；含冒号的路径要加引号`,
		"path_quote":          `「%[1]s」里的引号没有结束`,
		"path_quote_id":       `路径里的 id「%[1]s」要加引号`,
		"path_step_count":     `「%[1]s」不是步骤的序号；步骤从 1 数起`,
		"path_count":          `「%[1]s」不是问题的序号；每一步的 %[2]s 从 1 数起`,
		"path_no_field":       `「%[1]s」后面还要写字段`,
		"path_field":          `「%[1]s」不是 %[2]s 的输入`,
		"path_id":             `操作的 id 不能改动：操作就靠它来称呼`,
		"path_step":           `第 %[2]s 步的路径不能指向第 %[1]s 步，只能指向本步或更早的步骤`,
		"path_no_question":    `「%[1]s」是 %[2]s 的输入，但第 %[3]s 步没有 %[2]s`,
		"path_question":       `第 %[3]s 步没有「%[1]s %[2]s」，最后一个是「%[1]s %[4]s」`,
		"path_no_record":      `到第 %[2]s 步为止没有记录过「%[1]s」`,
		"path_no_verify":      `到第 %[2]s 步为止没有核验过「%[1]s」`,
		"path_no_retire":      `到第 %[2]s 步为止没有让「%[1]s」退役`,
		"path_no_revoke":      `到第 %[2]s 步为止没有撤销过「%[1]s」`,
		"path_twice":          `「%[1]s」在 vary 里写了两次`,
		"path_no_step":        `「%[1]s」是问题的输入，要写明在第几步`,
		"path_steps":          `没有第 %[1]s 步，最后一步是第 %[2]s 步`,
		"edit_value":          `「%[1]s」的路径后面缺少「=」和值`,
		"edit_whole":          `「%[1]s」只是一个输入；要去掉的是整个操作`,
		"edit_question":       `「%[1]s」是问题的输入；能去掉的只有操作`,
		"edit_add":            `「%[1]s」什么也没有加：要写步骤、「/」和一个操作`,
		"edit_twice":          `第 %[2]s 步已经有「%[1]s」了`,
		"of_unknown":          `「%[1]s」不是%[9]s的问题`,
		"too_many_steps":      `超过 %[1]s 步`,
		"too_many_ops":        `超过 %[1]s 个操作`,
		"expects":             `%[9]s预期 %[1]s，账本的回答却是 %[2]s`,
		"expects_left":        `%[9]s预期「%[1]s」在 %[2]s 出局，它却在 %[3]s 出局`,
		"expects_in":          `%[9]s预期「%[1]s」在 %[2]s 出局，它却没有出局`,
		"expects_decision":    `%[9]s预期 %[1]s 为 %[2]s，实际却是 %[3]s`,
		"nothing_happens":     `%[9]s里什么也没有改变，也没有提问`,
		"one_language":        `%[9]s的 %[1]s 只有 %[2]s 一种语言`,
		"no_expect":           `%[9]s没有 expect，回答得不到检验`,
		"mixed_valid":         `有效时间混用了日期和时刻`,
		"mixed_record":        `记录时间混用了日期和时刻`,
		"known_later":         `所知截至 %[1]s，晚于这一步：后面的步骤可能改变这个回答`,
		"expires_early":       `%[1]s 过期，并不晚于记录时间：它从来不可用`,
		"shorter_same":        `「%[1]s」以同样的值、更早的结束取代「%[2]s」：这并不能缩短它，应让旧的退役`,
		"repeat":              `「%[1]s」原样又记录了一次：什么也没有写入`,
		"term_unexplained":    `这里用到了%[1]s，而 terms 没有解释它`,
		"terms_unexplained":   `这里用到了%[1]s，而 terms 没有解释它们`,
		"goal_met":            `什么也不改，这一课就已经达到这个目标`,
		"goal_unreached":      `试过的改动里，没有哪一处单独就能达到这个目标`,
		"goal_unreached_many": `试过的改动里，最多 %[1]s 处，单独或一起都达不到这个目标`,
		"vary_idle":           `「%[1]s」无论换成哪个取值，从这一步起的回答都不变，账本接受什么也不变`,
		"crowded":             `这一步在 80×24 的屏幕上放不下（%[1]s），上课时要滚动`,
		"unreadable":          `文件读不了：%[1]s`,
		"no_lessons":          `目录里没有课程`,

		"first_given":   `第一次写在这里`,
		"recorded_here": `记录在这里`,
		"day_here":      `这里是日期`,
		"instant_here":  `这里是时刻`,
		"opened_here":   `从这里开始`,
		"latest_here":   `在它之前写在这里`,
		"verified_here": `核验在这里`,
		"retired_here":  `退役在这里`,
		"refused_here":  `被拒绝的是这里`,
		"taken_here":    `接受的是这里`,
		"all_stand":     `成立的有：%[1]s`,
		"left_out":      `出局的有：%[1]s`,
	},
	Owners: map[string]string{
		"record": `记录「%[1]s」`, "verify": `核验「%[1]s」`, "retire": `退役「%[1]s」`, "revoke": `撤销「%[1]s」`,
		"step": `第 %[1]s 步`, "question": `问题 %[1]s `, "ask": `提问 %[1]s `, "decide": `决策 %[1]s `,
		"query": `提问「%[1]s」`, "file": `文件`, "candidate": `候选记录「%[1]s」`,
		"focus": `focus `, "term": `术语「%[1]s」`, "expect": `expect `, "goal": `goal `, "reach": `reach `, "lesson": `lesson `,
		"prose": `%[1]s `, "group": `%[1]s `, "request": `请求`, "line": `这一行`,
	},
	OwnersBare: map[string]string{
		"record": `这条记录`, "verify": `这次核验`, "retire": `这次退役`, "revoke": `这次撤销`,
		"step": `这一步`, "question": `这个问题`, "ask": `这个提问`, "decide": `这个决策`,
		"query": `这个提问`, "file": `文件`, "candidate": `candidate `,
		"focus": `focus `, "term": `这个术语`, "expect": `expect `, "goal": `goal `, "reach": `reach `, "lesson": `lesson `,
		"prose": `这段文字`, "group": `这一组`, "request": `请求`, "line": `这一行`,
	},
	Warning:  `提醒：`,
	Near:     `是否想写「%[1]s」？`,
	NearID:   `在它之前最接近的 id：「%[1]s」`,
	Expected: `这里可以是：`,
	Write:    `写作 %[1]s`,
	Line:     `「%[1]s」（第 %[2]s 行）`,
	LineRung: `「%[1]s」在 %[3]s（第 %[2]s 行）`,
	Quoted:   `「%[1]s」`,
	Comma:    `、`, Semicolon: `；`,
	Values: `%[1]s：%[2]s`,
	Times: map[string]string{
		"time_edge":     `开头或结尾是空白`,
		"time_slash":    `日期用连字符分隔`,
		"time_digits":   `月和日各写两位`,
		"time_capital":  `T 和 Z 要大写`,
		"time_gap":      `日期和时刻之间写 T`,
		"time_comma":    `小数用点号，不用逗号`,
		"time_fraction": `小数最多九位`,
		"time_seconds":  `时刻要写到秒`,
		"time_offset":   `时区写 Z，或如 +08:00`,
		"time_leap":     `没有闰秒`,
		"time_year":     `年份从 0001 到 9999`,
		"time_month":    `没有这个月份`,
		"time_day":      `那个月没有这一天`,
	},
	Cut:  `…`,
	More: `还有 %[1]s 处问题`,
}

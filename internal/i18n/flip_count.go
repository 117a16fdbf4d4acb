package i18n

import (
	"strconv"
	"strings"
)

func digits(n int) string { return strconv.Itoa(n) }

var (
	numbersEn = []string{
		"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
		"thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
	}
	// Before a measure word two is 两, alone as in eleven and more.
	numbersZh = []string{"零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"}
)

// numberEn says a small number as a word.
func numberEn(n int) string {
	if n >= 0 && n < len(numbersEn) {
		return numbersEn[n]
	}
	return digits(n)
}

// numberZh says a small number as it stands before a measure word.
func numberZh(n int) string {
	switch {
	case n == 12:
		return "十二"
	case n >= 0 && n <= 10:
		return numbersZh[n]
	case n > 10 && n < 20:
		return "十" + numbersZh[n-10]
	}
	return " " + digits(n) + " "
}

// Capital begins a sentence with a word.
func Capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func changesEn(n int) string {
	if n == 1 {
		return "1 change"
	}
	return digits(n) + " changes"
}

// listed joins names as a sentence does, with a word before the last.
func listed(names []string, comma, and string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], comma) + and + names[last]
}

// mostSources is how many sources a sentence names.
const mostSources = 4

func settleEn(n int, values []CountedValue, sources []string) string {
	how := "Any of " + numberEn(n) + " changes ends the conflict"
	if n == 1 {
		how = "One single change ends the conflict"
	}
	var parts []string
	for _, v := range values {
		switch {
		case len(values) == 1 && n == 1:
			parts = append(parts, "for "+v.Value)
		case len(values) == 1:
			parts = append(parts, "all for "+v.Value)
		default:
			parts = append(parts, numberEn(v.N)+" for "+v.Value)
		}
	}
	who := listed(sources, ", ", " and ")
	if len(sources) > mostSources || len(sources) == 0 {
		who = "the sources"
	}
	right := "which is right"
	if n == 1 {
		right = "whether it is right"
	}
	return how + ", " + listed(parts, ", ", " and ") + ": the ledger cannot know " + right +
		". A person who has looked at " + who + " can."
}

func settleZh(n int, values []CountedValue, sources []string) string {
	how := numberZh(n) + "处改动都能了结冲突"
	if n == 1 {
		how = "只有一处改动能了结冲突"
	}
	var parts []string
	for _, v := range values {
		switch {
		case len(values) == 1 && n == 1:
			parts = append(parts, "得 "+v.Value)
		case len(values) == 1:
			parts = append(parts, "都得 "+v.Value)
		default:
			parts = append(parts, numberZh(v.N)+"处得 "+v.Value)
		}
	}
	who := " " + listed(sources, "、", " 和 ") + " "
	if len(sources) > mostSources || len(sources) == 0 {
		who = "各个来源"
	}
	right := "哪一处才对"
	if n == 1 {
		right = "这样改对不对"
	}
	return strings.TrimSpace(how) + "，" + strings.Join(parts, "，") + "：" + right + "，账本无从知道，要由核对过" + who + "的人来定。"
}

func letInEn(n, conflicts int) string {
	how := Capital(numberEn(n)) + " single changes would let in a memory that is left out"
	if n == 1 {
		how = "One single change would let in a memory that is left out"
	}
	switch {
	case conflicts == 0:
		return how + ", without a conflict."
	case conflicts == n && n == 1:
		return how + ", and make a conflict."
	case conflicts == n:
		return how + ", each of them with a conflict."
	}
	return how + ", " + numberEn(conflicts) + " of them with a conflict."
}

func letInZh(n, conflicts int) string {
	how := "有" + numberZh(n) + "处单独改动能把被排除的记忆放进来"
	switch {
	case conflicts == 0:
		return how + "，都不引起冲突。"
	case conflicts == n && n == 1:
		return how + "，但会引起冲突。"
	case conflicts == n:
		return how + "，但每一处都会引起冲突。"
	}
	return how + "，其中" + numberZh(conflicts) + "处会引起冲突。"
}

package i18n

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// GlossaryWords are the built-in terms that a lesson may explain on its
// opening page. What they say follows the rules of package core: a meaning
// that is shorter than its rule may leave out, but not say otherwise.
type GlossaryWords struct {
	ValidTime, RecordTime, AsOf, Scope, Version, Evidence Gloss
	Supersede, Expire, Revoke, Retire, Verify, Conflict   Gloss
	RecordDecision, Working, LongTermCandidate            Gloss
	Blocked, RefreshRequired, ReadTrigger, Validity       Gloss
}

// Gloss is one term: the word, what it means in one sentence, and the ways
// in which the word is said, by which Said finds it in a text.
type Gloss struct {
	Word, Means string
	Forms       []string
}

// terms is the order in which the built-in terms are listed everywhere.
var terms = []struct {
	id string
	of func(GlossaryWords) Gloss
}{
	{"valid-time", func(g GlossaryWords) Gloss { return g.ValidTime }},
	{"record-time", func(g GlossaryWords) Gloss { return g.RecordTime }},
	{"as-of", func(g GlossaryWords) Gloss { return g.AsOf }},
	{"scope", func(g GlossaryWords) Gloss { return g.Scope }},
	{"version", func(g GlossaryWords) Gloss { return g.Version }},
	{"evidence", func(g GlossaryWords) Gloss { return g.Evidence }},
	{"supersede", func(g GlossaryWords) Gloss { return g.Supersede }},
	{"expire", func(g GlossaryWords) Gloss { return g.Expire }},
	{"revoke", func(g GlossaryWords) Gloss { return g.Revoke }},
	{"retire", func(g GlossaryWords) Gloss { return g.Retire }},
	{"verify", func(g GlossaryWords) Gloss { return g.Verify }},
	{"conflict", func(g GlossaryWords) Gloss { return g.Conflict }},
	{"record-decision", func(g GlossaryWords) Gloss { return g.RecordDecision }},
	{"working", func(g GlossaryWords) Gloss { return g.Working }},
	{"long-term-candidate", func(g GlossaryWords) Gloss { return g.LongTermCandidate }},
	{"blocked", func(g GlossaryWords) Gloss { return g.Blocked }},
	{"refresh-required", func(g GlossaryWords) Gloss { return g.RefreshRequired }},
	{"read-trigger", func(g GlossaryWords) Gloss { return g.ReadTrigger }},
	{"validity", func(g GlossaryWords) Gloss { return g.Validity }},
}

// GlossaryIDs lists the ids of the built-in terms, in order.
func GlossaryIDs() []string {
	ids := make([]string, 0, len(terms))
	for _, t := range terms {
		ids = append(ids, t.id)
	}
	return ids
}

// Term gives the word and the meaning of a built-in term; false for an id
// that is none.
func (g GlossaryWords) Term(id string) (word, means string, ok bool) {
	for _, t := range terms {
		if t.id == id {
			gloss := t.of(g)
			return gloss.Word, gloss.Means, true
		}
	}
	return "", "", false
}

// Said lists the built-in terms that a text in this language uses, in order.
// A word of letters counts only whole: "conversion" does not say "version".
func (g GlossaryWords) Said(text string) []string {
	var ids []string
	lower := strings.ToLower(text)
	for _, t := range terms {
		if slices.ContainsFunc(t.of(g).Forms, func(form string) bool { return says(lower, form) }) {
			ids = append(ids, t.id)
		}
	}
	return ids
}

func says(text, form string) bool {
	_, said := place(text, form)
	return said
}

// Place gives the bytes at which a text in this language first uses a
// built-in term; false where it does not.
func (g GlossaryWords) Place(id, text string) (start, end int, said bool) {
	lower := strings.ToLower(text)
	for _, t := range terms {
		for _, form := range t.of(g).Forms {
			if i, found := place(lower, form); found && t.id == id && (!said || i < start) {
				start, end, said = i, i+len(form), true
			}
		}
	}
	return start, end, said && len(lower) == len(text)
}

// place finds a form where it stands as a word of its own.
func place(text, form string) (int, bool) {
	for from := 0; ; {
		i := strings.Index(text[from:], form)
		if i < 0 {
			return 0, false
		}
		start, end := from+i, from+i+len(form)
		before, _ := utf8.DecodeLastRuneInString(text[:start])
		after, _ := utf8.DecodeRuneInString(text[end:])
		if !joins(before, form) && !joins(after, form) {
			return start, true
		}
		from = start + 1
	}
}

// joins reports whether a neighbouring character makes a longer word of the
// form. Chinese is written without gaps, so there nothing does.
func joins(r rune, form string) bool {
	first, _ := utf8.DecodeRuneInString(form)
	return first < utf8.RuneSelf && r < utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
}

var glossaryEn = GlossaryWords{
	ValidTime: Gloss{"valid time", "when a fact holds in the world, its end day excluded",
		[]string{"valid time", "valid times"}},
	RecordTime: Gloss{"record time", "when the ledger learned of a fact, early or late",
		[]string{"record time", "record times"}},
	AsOf: Gloss{"as of", "a question's two dates: about when, and as known when",
		[]string{"as of"}},
	Scope: Gloss{"scope", "the project or place a memory is for, matched exactly",
		[]string{"scope", "scopes"}},
	Version: Gloss{"version", "the release a memory is for, matched exactly",
		[]string{"version", "versions"}},
	Evidence: Gloss{"evidence", "a memory's sources; with none left, it is not used",
		[]string{"evidence"}},
	Supersede: Gloss{"supersede", "a memory replaces one it names, on its own valid days",
		[]string{"supersede", "supersedes", "superseded", "superseding"}},
	Expire: Gloss{"expire", "from that day on, unusable until refreshed",
		[]string{"expire", "expires", "expired", "expiry"}},
	Revoke: Gloss{"revoke", "from that day on the source supports nothing",
		[]string{"revoke", "revokes", "revoked", "revocation"}},
	Retire: Gloss{"retire", "from that day on the memory is no longer offered",
		[]string{"retire", "retires", "retired"}},
	Verify: Gloss{"verify", "to confirm by evidence; only then may a memory answer",
		[]string{"verify", "verifies", "verified", "unverified"}},
	Conflict: Gloss{"conflict", "several values pass; all are shown, none is chosen",
		[]string{"conflict", "conflicts", "conflicting"}},
	RecordDecision: Gloss{"record decision", "four rules say what a record may be used for",
		[]string{"record decision", "record decisions"}},
	Working: Gloss{"working", "usable for this task; not stored, not proven",
		[]string{"working"}},
	LongTermCandidate: Gloss{"long-term candidate", "to be reviewed for later tasks; not yet kept",
		[]string{"long-term candidate", "long-term candidates", "long_term_candidate"}},
	Blocked: Gloss{"blocked", "inputs missing or unusable; not called false",
		[]string{"blocked", "blocks"}},
	RefreshRequired: Gloss{"refresh required", "recheck before reading; no value is judged",
		[]string{"refresh required", "refresh_required"}},
	ReadTrigger: Gloss{"read trigger", "the situation in which the record is to be read",
		[]string{"read trigger", "readtrigger"}},
	Validity: Gloss{"validity", "may it be read now: current, expired or unmet",
		[]string{"validity"}},
}

var glossaryZh = GlossaryWords{
	ValidTime: Gloss{"有效时间", "事实在现实中成立的时间，不含结束那天",
		[]string{"有效时间"}},
	RecordTime: Gloss{"记录时间", "账本得知它的时间，可早可晚",
		[]string{"记录时间"}},
	AsOf: Gloss{"截至", "一个问题带两个日期：问的是哪一天，按截至哪一天的所知作答",
		[]string{"截至"}},
	Scope: Gloss{"作用域", "记忆适用于哪个项目或环境，必须完全一致",
		[]string{"作用域"}},
	Version: Gloss{"版本", "记忆适用于哪个版本，必须完全一致",
		[]string{"版本"}},
	Evidence: Gloss{"证据", "记忆所依据的来源；一个也不剩，这条记忆就不再使用",
		[]string{"证据"}},
	Supersede: Gloss{"取代", "一条记忆写明顶替另一条，只在它自己有效的时段内",
		[]string{"取代"}},
	Expire: Gloss{"过期", "从那一天起，不刷新就不能再依靠它",
		[]string{"过期"}},
	Revoke: Gloss{"撤销", "从那一天起，这个来源不再支持任何记忆",
		[]string{"撤销"}},
	Retire: Gloss{"退役", "从那一天起，这条记忆不再拿来作答",
		[]string{"退役"}},
	Verify: Gloss{"核验", "凭证据确认一条记忆；从那一天起，它才可以作答",
		[]string{"核验"}},
	Conflict: Gloss{"冲突", "通过检查的值不止一个：全部列出，一个也不选",
		[]string{"冲突"}},
	RecordDecision: Gloss{"记录决策", "用四条规则判断一条记录能用来做什么",
		[]string{"记录决策"}},
	Working: Gloss{"工作记忆", "可以为眼前的任务所用；没有保存，也没有证明为真",
		[]string{"工作记忆"}},
	LongTermCandidate: Gloss{"长期候选", "可以交人审查，看能否留给以后；还没有记住",
		[]string{"长期候选"}},
	Blocked: Gloss{"已阻塞", "有缺失或不可用的输入；不等于说它是假的",
		[]string{"阻塞"}},
	RefreshRequired: Gloss{"需要刷新", "读它之前先重新核对；不说哪个值是真的",
		[]string{"需要刷新"}},
	ReadTrigger: Gloss{"读取条件", "什么情形下要读这条记录",
		[]string{"读取条件"}},
	Validity: Gloss{"有效性", "现在能不能读：current、expired 或 unmet",
		[]string{"有效性"}},
}

package i18n

import (
	"strings"

	"memtui/internal/core"
)

// CoreWords say what package core says in codes: why a record was decided as
// it was, why the ledger did not take an operation, and the names of things.
type CoreWords struct {
	// Reasons say why a record was decided as it was; %[1]s is the input,
	// %[2]s what was given, %[3]s the task's subject, %[4]s the legal values.
	Reasons map[core.ReasonCode]string
	// Unmet is the reason of rule 2 where the validity is unmet, not expired.
	Unmet string
	// Comma and Or stand between legal values, Or between the last two.
	Comma, Or string
	// Refusals say why the ledger did not take an operation; %[1]s is the
	// memory or source it speaks of, %[2]s what it says, %[3]s what stands
	// against it, %[4]s the field, %[5]s the operation as Acts names it.
	Refusals map[core.Code]string
	// Acts name an operation by its target.
	Acts map[core.OpKind]string
	// Undated is what Refusals say where a record time was left out.
	Undated string

	Rungs      map[core.Rung]string // the nine conditions, short
	Statuses   map[core.Status]string
	Answers    map[core.AnswerStatus]string
	States     map[core.State]string
	Phases     map[core.Phase]string
	Nexts      map[core.NextAction]string
	Events     map[core.EventKind]string
	Marks      map[core.Mark]string
	TimeFaults map[core.TimeFault]string
	TextFaults map[core.TextFault]string
}

// Reason makes a sentence of a reason.
func (w CoreWords) Reason(r core.Reason) string {
	template := w.Reasons[r.Code]
	if r.Code == core.ReasonRule2 && r.Has == core.ValidityUnmet {
		template = w.Unmet
	}
	return Fill(template, r.Path, r.Has, r.Wants, w.legal(r.Path))
}

// legal lists the legal values of an input of a decision.
func (w CoreWords) legal(path string) string {
	for _, f := range core.RequestFields() {
		if f.Name == path && len(f.Values) > 0 {
			last := len(f.Values) - 1
			return strings.Join(f.Values[:last], w.Comma) + w.Or + f.Values[last]
		}
	}
	return ""
}

// Refusal makes a sentence of a refusal, without a full stop: it stands
// behind a place, or behind the operation that was struck out.
func (w CoreWords) Refusal(r *core.Refusal) string {
	template := w.Refusals[r.Code]
	if r.Code == core.CodeTimeBackwards && r.Has == "" {
		template = w.Undated
	}
	return Fill(template, r.ID, r.Has, r.Wants, r.Field, Fill(w.Acts[r.Op], r.ID))
}

var coreEn = CoreWords{
	Reasons: map[core.ReasonCode]string{
		core.ReasonMissing:   `%[1]s is missing.`,
		core.ReasonUnusable:  `%[1]s is "%[2]s"; it can only be %[4]s.`,
		core.ReasonDifferent: `%[1]s is "%[2]s", but the task is about "%[3]s".`,
		core.ReasonRule2:     `The record has expired: it must be refreshed before it is read.`,
		core.ReasonRule3:     `The record is complete, current and for this task alone.`,
		core.ReasonRule4:     `The record is complete and current, reaches across tasks and can be revised: it may be reviewed for long-term use.`,
	},
	Unmet: `A condition for reading the record does not hold now: it must be refreshed before it is read.`,
	Comma: `, `,
	Or:    ` or `,
	Refusals: map[core.Code]string{
		core.CodeMissing:           `%[4]s of "%[1]s" is missing`,
		core.CodeBadText:           `%[4]s of "%[1]s" holds a character that it may not`,
		core.CodeBadStatus:         `"%[2]s" is no status`,
		core.CodeUnknownID:         `"%[1]s" is not recorded before this`,
		core.CodeSameID:            `"%[1]s" is already recorded with other content`,
		core.CodeSupersedesSelf:    `"%[1]s" supersedes itself`,
		core.CodeSupersedesUnknown: `"%[1]s" supersedes "%[2]s", which is not recorded before it`,
		core.CodeSupersedesKey:     `"%[1]s" supersedes "%[2]s", which has another key: "%[3]s"`,
		core.CodeSupersedesScope:   `"%[1]s" supersedes "%[2]s", which has another scope: "%[3]s"`,
		core.CodeSupersedesVersion: `"%[1]s" supersedes "%[2]s", which has another version: "%[3]s"`,
		core.CodeEmptyInterval:     `"%[1]s" is valid from %[3]s to %[2]s, which is no time at all`,
		core.CodeInvertedInterval:  `"%[1]s" is valid from %[3]s to %[2]s, which ends before it begins`,
		core.CodeNoEvidence:        `"%[1]s" has no evidence; what is verified needs some`,
		core.CodeNotCandidate:      `"%[1]s" is already verified`,
		core.CodeAlreadyRetired:    `"%[1]s" is already retired`,
		core.CodeTimeBackwards:     `%[5]s is recorded on %[2]s, before %[3]s, when the ledger was last written`,
	},
	Acts: map[core.OpKind]string{
		core.OpRecord: `"%[1]s"`, core.OpVerify: `the verification of "%[1]s"`,
		core.OpRetire: `the retirement of "%[1]s"`, core.OpRevoke: `the revocation of "%[1]s"`,
	},
	Undated: `%[5]s has no record time, but the ledger was already written on %[3]s`,
	Rungs: map[core.Rung]string{
		core.RungKey: "key matches", core.RungScope: "scope matches", core.RungVersion: "version matches",
		core.RungKnown: "known by then", core.RungStatus: "verified", core.RungEvidence: "evidence holds",
		core.RungValid: "valid that day", core.RungSuperseded: "not superseded", core.RungExpired: "not expired",
	},
	Statuses: map[core.Status]string{
		core.StatusVerified: "verified", core.StatusCandidate: "unverified", core.StatusRetired: "retired",
	},
	Answers: map[core.AnswerStatus]string{
		core.NotFound: "not found", core.Usable: "usable", core.Conflict: "conflict",
	},
	States: map[core.State]string{
		core.StateBlocked: "blocked", core.StateRefresh: "refresh required",
		core.StateWorking: "working", core.StateLongTerm: "long-term candidate",
	},
	Phases: map[core.Phase]string{
		core.PhaseMissing: "missing metadata", core.PhaseRefresh: "refresh before read",
		core.PhaseCurrent: "current task", core.PhaseReview: "candidate review",
	},
	Nexts: map[core.NextAction]string{
		core.NextAddEvidence: "add evidence", core.NextRefresh: "refresh current evidence",
		core.NextKeep: "keep in working memory", core.NextReview: "review for long term",
	},
	Events: map[core.EventKind]string{
		core.EventRecorded: "recorded", core.EventVerified: "verified", core.EventRetired: "retired",
		core.EventRevoked: "revoked", core.EventExpired: "expired",
	},
	Marks: map[core.Mark]string{
		core.MarkGiven: "given", core.MarkMissing: "missing", core.MarkUnusable: "not a known value",
		core.MarkDifferent: "differs", core.MarkNotNeeded: "not needed here",
	},
	TimeFaults: map[core.TimeFault]string{
		core.TimeForm:  `write a day as 2026-10-17, or an instant as 2026-10-17T09:30:00Z`,
		core.TimeZone:  `a time of day needs a zone: Z, or as +08:00`,
		core.TimeRange: `there is no such day or time of day`,
	},
	TextFaults: map[core.TextFault]string{
		core.TextInvalid:   `it holds bytes that are not UTF-8`,
		core.TextForbidden: `it holds %[1]s, which cannot be seen`,
		core.TextEdge:      `it begins or ends with white space`,
		core.TextBlank:     `there is nothing in it`,
	},
}

var coreZh = CoreWords{
	Reasons: map[core.ReasonCode]string{
		core.ReasonMissing:   `缺少 %[1]s。`,
		core.ReasonUnusable:  `%[1]s 的值「%[2]s」不可用，只能是 %[4]s。`,
		core.ReasonDifferent: `%[1]s 是「%[2]s」，而任务的主体是「%[3]s」。`,
		core.ReasonRule2:     `记录已过期：读取之前必须刷新。`,
		core.ReasonRule3:     `记录完整、仍然有效，而且只用于当前任务。`,
		core.ReasonRule4:     `记录完整、仍然有效，可以跨任务使用，也能修订：可以交人审查，看能否长期保留。`,
	},
	Unmet: `读取这条记录的条件现在不满足：读取之前必须刷新。`,
	Comma: `、`,
	Or:    ` 或 `,
	Refusals: map[core.Code]string{
		core.CodeMissing:           `「%[1]s」缺少 %[4]s`,
		core.CodeBadText:           `「%[1]s」的 %[4]s 含有不允许的字符`,
		core.CodeBadStatus:         `没有「%[2]s」这种状态`,
		core.CodeUnknownID:         `在此之前没有记录过「%[1]s」`,
		core.CodeSameID:            `「%[1]s」已经记录过，内容却不同`,
		core.CodeSupersedesSelf:    `「%[1]s」取代了它自己`,
		core.CodeSupersedesUnknown: `「%[1]s」要取代「%[2]s」，但在它之前没有这条记录`,
		core.CodeSupersedesKey:     `「%[1]s」要取代「%[2]s」，但后者的键不同，是「%[3]s」`,
		core.CodeSupersedesScope:   `「%[1]s」要取代「%[2]s」，但后者的作用域不同，是「%[3]s」`,
		core.CodeSupersedesVersion: `「%[1]s」要取代「%[2]s」，但后者的版本不同，是「%[3]s」`,
		core.CodeEmptyInterval:     `「%[1]s」从 %[3]s 到 %[2]s 有效，一点时间也没有`,
		core.CodeInvertedInterval:  `「%[1]s」从 %[3]s 到 %[2]s 有效，结束早于开始`,
		core.CodeNoEvidence:        `「%[1]s」没有证据；已核验的记忆必须有证据`,
		core.CodeNotCandidate:      `「%[1]s」已经核验过了`,
		core.CodeAlreadyRetired:    `「%[1]s」已经退役了`,
		core.CodeTimeBackwards:     `%[5]s的记录时间是 %[2]s，早于账本上一次记录的时间 %[3]s`,
	},
	Acts: map[core.OpKind]string{
		core.OpRecord: `「%[1]s」`, core.OpVerify: `核验「%[1]s」`,
		core.OpRetire: `退役「%[1]s」`, core.OpRevoke: `撤销「%[1]s」`,
	},
	Undated: `%[5]s没有记录时间，而账本在 %[3]s 已经写过了`,
	Rungs: map[core.Rung]string{
		core.RungKey: "键一致", core.RungScope: "作用域一致", core.RungVersion: "版本一致",
		core.RungKnown: "当时已知", core.RungStatus: "已核验", core.RungEvidence: "证据有效",
		core.RungValid: "当日有效", core.RungSuperseded: "未被取代", core.RungExpired: "未过期",
	},
	Statuses: map[core.Status]string{
		core.StatusVerified: "已核验", core.StatusCandidate: "待核验", core.StatusRetired: "已退役",
	},
	Answers: map[core.AnswerStatus]string{
		core.NotFound: "没有找到", core.Usable: "可用", core.Conflict: "冲突",
	},
	States: map[core.State]string{
		core.StateBlocked: "已阻塞", core.StateRefresh: "需要刷新",
		core.StateWorking: "工作记忆", core.StateLongTerm: "长期候选",
	},
	Phases: map[core.Phase]string{
		core.PhaseMissing: "元数据不全", core.PhaseRefresh: "读取前刷新",
		core.PhaseCurrent: "当前任务", core.PhaseReview: "候选审查",
	},
	Nexts: map[core.NextAction]string{
		core.NextAddEvidence: "补充证据", core.NextRefresh: "刷新当前证据",
		core.NextKeep: "留在工作记忆里", core.NextReview: "审查能否长期保留",
	},
	Events: map[core.EventKind]string{
		core.EventRecorded: "记录", core.EventVerified: "核验", core.EventRetired: "退役",
		core.EventRevoked: "撤销", core.EventExpired: "过期",
	},
	Marks: map[core.Mark]string{
		core.MarkGiven: "已给出", core.MarkMissing: "缺失", core.MarkUnusable: "不是已知的取值",
		core.MarkDifferent: "不一致", core.MarkNotNeeded: "这里不需要",
	},
	TimeFaults: map[core.TimeFault]string{
		core.TimeForm:  `日期写作 2026-10-17，时刻写作 2026-10-17T09:30:00Z`,
		core.TimeZone:  `写到时分秒就必须带时区：Z，或如 +08:00`,
		core.TimeRange: `没有这一天，或没有这个时刻`,
	},
	TextFaults: map[core.TextFault]string{
		core.TextInvalid:   `里面有不是 UTF-8 的字节`,
		core.TextForbidden: `里面有看不见的字符 %[1]s`,
		core.TextEdge:      `开头或结尾是空白`,
		core.TextBlank:     `里面什么也没有`,
	},
}

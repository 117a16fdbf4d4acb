package i18n

import "memtui/internal/core"

// PlainWhatIfWords say as linear text how a what-if differs from its lesson.
type PlainWhatIfWords struct {
	WhatIf     string                 // heads the changes
	Edit       string                 // %[1]s step, %[2]s what is changed
	LeftOut    string                 // %[1]s an operation that was dropped, as Gone names it
	FellWith   string                 // %[1]s an operation that fell with its memory
	Gone       map[core.OpKind]string // %[1]s memory or source, %[2]s a memory's value
	AddedTo    string                 // %[1]s an operation, with its end
	Unlinked   string                 // %[1]s an operation, with its end, %[2]s dropped memories that it does not supersede any more
	LessonSays string                 // %[1]s the answer or state without the changes
	LessonSame string                 // the answer is that of the lesson
}

var plainWhatIfEn = PlainWhatIfWords{
	WhatIf: "What-if: what differs from the lesson", Edit: "Step %[1]s: %[2]s.",
	LeftOut: "Left out: %[1]s.", FellWith: "Left out with its memory: %[1]s.",
	Gone: map[core.OpKind]string{
		core.OpRecord: "%[1]s (%[2]s)", core.OpVerify: "the verification of %[1]s",
		core.OpRetire: "the retirement of %[1]s", core.OpRevoke: "the revocation of %[1]s",
	},
	AddedTo: "Not in the lesson: %[1]s", Unlinked: "%[1]s It does not supersede %[2]s any more, which is left out.",
	LessonSays: "In the lesson: %[1]s.", LessonSame: "The same as in the lesson.",
}

var plainWhatIfZh = PlainWhatIfWords{
	WhatIf: "假设：与课程有什么不同", Edit: "第 %[1]s 步：%[2]s。",
	LeftOut: "去掉了：%[1]s。", FellWith: "随它的记忆一起去掉了：%[1]s。",
	Gone: map[core.OpKind]string{
		core.OpRecord: "%[1]s（%[2]s）", core.OpVerify: "对 %[1]s 的核验",
		core.OpRetire: "%[1]s 的退役", core.OpRevoke: "对 %[1]s 的撤销",
	},
	AddedTo: "课程里没有：%[1]s", Unlinked: "%[1]s%[2]s 已去掉，不再取代它。",
	LessonSays: "课程里是：%[1]s。", LessonSame: "与课程里相同。",
}

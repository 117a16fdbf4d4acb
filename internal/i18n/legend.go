package i18n

// LegendWords explain the pictures: how they are read, and what their signs
// mean. They stand at the end of the help.
type LegendWords struct {
	Title    string
	Ledger   Legend
	Decision Legend
}

// Legend explains one kind of picture.
type Legend struct {
	Reading []string // sentences
	Signs   []Meaning
}

// Meaning is what one sign says, in one way.
type Meaning struct{ Sign, Means string }

var legendEn = LegendWords{
	Title: "Signs",
	Ledger: Legend{
		Reading: []string{
			"A row of the plane is what the ledger knew from that day on.",
			"To the right are the days that it is asked about.",
		},
		Signs: []Meaning{
			{"✎", "recorded"}, {"✓", "verified, passed, usable"}, {"✗", "retired, failed, refused"},
			{"⊘", "source revoked"}, {"†", "expired"},
			{"◆", "the question asked"}, {"◇", "another question of the step"},
			{"●", "memory counts"}, {"○", "memory is out"},
			{"╱", "superseded"}, {"╳", "conflict"}, {"·", "nothing here"}, {"·", "why: passed, though out above"},
			{"∆", "changed"}, {"=", "unchanged"}, {"▸", "asked as known on this day"},
		},
	},
	Decision: Legend{
		Reading: []string{
			"The rules are asked from above; the first that applies decides.",
			"The heavy line is the thread: from the field that decided, through its rule, to the state.",
		},
		Signs: []Meaning{
			{"✓", "given"}, {"∅", "missing"}, {"?", "unusable"}, {"≠", "differs from the task's"}, {"·", "not needed"},
			{"✗", "blocked"}, {"↻", "refresh required"}, {"●", "working"}, {"◐", "long-term candidate"}, {"∆", "changed"},
		},
	},
}

var legendZh = LegendWords{
	Title: "图例",
	Ledger: Legend{
		Reading: []string{
			"平面上的一行：账本从那一天起的所知。",
			"往右走：问的是哪一天。",
		},
		Signs: []Meaning{
			{"✎", "记入"}, {"✓", "已核验、通过、可用"}, {"✗", "已退役、没通过、被拒绝"},
			{"⊘", "来源已撤销"}, {"†", "已过期"},
			{"◆", "正在问的问题"}, {"◇", "这一步的别的问题"},
			{"●", "这条记忆算数"}, {"○", "这条记忆出局"},
			{"╱", "已被取代"}, {"╳", "冲突"}, {"·", "这里什么也没有"}, {"·", "原因：通过，但上面已出局"},
			{"∆", "变了"}, {"=", "没有变"}, {"▸", "所知截至这一天"},
		},
	},
	Decision: Legend{
		Reading: []string{
			"规则从上往下问，第一条适用的作决定。",
			"粗线是线索：从起决定作用的字段，经过规则，到结果。",
		},
		Signs: []Meaning{
			{"✓", "已给出"}, {"∅", "缺少"}, {"?", "不可用"}, {"≠", "与任务的不同"}, {"·", "不需要"},
			{"✗", "已阻塞"}, {"↻", "需要刷新"}, {"●", "工作记忆"}, {"◐", "长期候选"}, {"∆", "变了"},
		},
	},
}

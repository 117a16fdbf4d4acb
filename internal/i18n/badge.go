package i18n

// BadgeWords are the words of the badges behind a lesson's title that no
// mode's own words have.
type BadgeWords struct {
	Crosshair, Class    string
	NoChange, OneChange string // behind the what-if's own word: how much differs from the lesson
	Changes             string // %[1]s many
}

var badgesEn = BadgeWords{
	Crosshair: "crosshair", Class: "class",
	NoChange: "no change", OneChange: "1 change", Changes: "%[1]s changes",
}

var badgesZh = BadgeWords{
	Crosshair: "准星", Class: "全班",
	NoChange: "无改动", OneChange: "改动 1 处", Changes: "改动 %[1]s 处",
}

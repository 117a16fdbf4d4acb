package export

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

func TestTheTextIsThePlainTextOfTheLesson(t *testing.T) {
	src := shipped(t, 1)
	en, zh := views.PlainOf(src.state(), i18n.For(i18n.English)), views.PlainOf(src.state(), i18n.For(i18n.Chinese))
	if got := string(Text(src, []i18n.Lang{i18n.English}, Options{Answers: true})); got != en {
		t.Error("the text differs from the plain text")
	}
	if got := string(Text(src, i18n.Langs(), Options{Answers: true})); got != en+"\n"+zh {
		t.Error("both languages are not one after the other")
	}
	if !strings.HasPrefix(en, "Lesson 1 of 8: ") || !strings.Contains(en, "Next lesson, 2: ") {
		t.Error("the text does not say where the lesson stands")
	}
}

func TestStepsAreTheirPartOfTheText(t *testing.T) {
	src := shipped(t, 1)
	whole := string(Text(src, []i18n.Lang{i18n.English}, Options{Answers: true}))
	part := string(Text(src, []i18n.Lang{i18n.English}, Options{Answers: true, Steps: Range{2, 3}}))
	if !strings.Contains(whole, "\n"+part) {
		t.Error("the part is not in the whole")
	}
	if !strings.HasPrefix(part, "Step 2 of 5: ") || strings.Count(part, "\nStep ")+1 != 2 {
		t.Errorf("the part begins %.40q", part)
	}
}

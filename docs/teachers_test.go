package docs_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memtui/internal/scenario"
	"memtui/scenarios"
)

// The teacher's guide speaks of every step of every lesson that ships, by the
// step's number.
func TestTheTeachersGuideGoesThroughEveryStep(t *testing.T) {
	entry := regexp.MustCompile(`(?m)^\d+\. \*\*`)
	for name, heading := range map[string]string{"teachers-guide.md": "### Lesson %d: ", "teachers-guide.zh.md": "### 第 %d 课："} {
		text := readPage(t, name).String()
		for _, lesson := range scenarios.List() {
			sc, problems := scenario.Load(lesson.Name+".yaml", lesson.Data)
			if sc == nil {
				t.Fatalf("%+v", problems)
			}
			_, section, found := strings.Cut(text, fmt.Sprintf("\n"+heading, lesson.Number))
			section, _, _ = strings.Cut(section, "\n### ")
			section, _, _ = strings.Cut(section, "\n## ")
			if steps := len(entry.FindAllString(section, -1)); !found || steps != len(sc.Steps) {
				t.Errorf("%s tells %d steps of lesson %d, which has %d", name, steps, lesson.Number, len(sc.Steps))
			}
		}
	}
}

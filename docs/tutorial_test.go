package docs_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

const ninth = "tutorial/ninth.yaml"

func TestTheNinthLessonHoldsWithoutAWarning(t *testing.T) {
	if out, status := run(t, ".", i18n.English, "memtui check --strict "+ninth); status != 0 {
		t.Errorf("exit status %d\n%s", status, out)
	}
	text, err := os.ReadFile(ninth)
	if err != nil {
		t.Fatal(err)
	}
	sc, _ := scenario.Load(ninth, text)
	goals, varied := 0, 0
	for _, step := range sc.Steps {
		varied += len(step.Vary)
		if step.Goal != nil {
			goals++
		}
	}
	if goals == 0 || varied == 0 || scenario.Expectations(sc) < len(sc.Steps) {
		t.Errorf("%d goals, %d inputs to vary, %d expectations: it is no example", goals, varied, scenario.Expectations(sc))
	}
}

// Whoever follows the tour ends with the ninth lesson, in the language of the
// tour.
func TestTheTourEndsWithTheNinthLesson(t *testing.T) {
	whole, err := os.ReadFile(ninth)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"authors-guide.md", "authors-guide.zh.md"} {
		w := &walk{page: readPage(t, name), dir: t.TempDir()}
		for _, b := range w.page.blocks() {
			if b.kind == "yaml" && b.attrs["file"]+b.attrs["add"] != "" {
				w.edit(t, b)
			}
		}
		toured, err := os.ReadFile(filepath.Join(w.dir, "ninth.yaml"))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(inOneLanguage(t, whole, w.page.lang), inOneLanguage(t, toured, w.page.lang)); diff != "" {
			t.Errorf("%s: the tour does not end with %s (-ninth +tour):\n%s", name, ninth, diff)
		}
	}
}

// inOneLanguage writes a lesson with the texts of one language alone.
func inOneLanguage(t *testing.T, text []byte, lang i18n.Lang) string {
	t.Helper()
	sc, problems := scenario.Load(ninth, text)
	if sc == nil {
		t.Fatalf("%+v", problems)
	}
	oneLanguage(reflect.ValueOf(sc), lang)
	return string(scenario.Write(sc))
}

// oneLanguage leaves the text of one language in every prose.
func oneLanguage(v reflect.Value, lang i18n.Lang) {
	if prose, is := v.Interface().(scenario.Prose); is && v.CanSet() {
		said, _ := prose.In(lang)
		v.Set(reflect.ValueOf(scenario.Prose{Any: said}))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			oneLanguage(v.Elem(), lang)
		}
	case reflect.Slice:
		for i := range v.Len() {
			oneLanguage(v.Index(i), lang)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				oneLanguage(v.Field(i), lang)
			}
		}
	}
}

package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// footerOf gives the last row of a screen.
func footerOf(p Picture) string { return strings.TrimSpace(p.Rows[len(p.Rows)-1]) }

// moded opens a mode by commands.
func moded(commands ...player.CommandKind) func(*player.State) {
	return func(s *player.State) {
		ahead(s)
		for _, kind := range commands {
			*s = s.Do(player.Command{Kind: kind})
		}
	}
}

// The footers as they were drawn; keys that do nothing in the fixture are left
// out of them.
func TestAFooterOf80By24KeepsTheKeysThatWereDrawn(t *testing.T) {
	ledger, decision := timeoutLesson(t), decideLesson()
	for _, c := range []struct {
		name   string
		lesson *player.Lesson
		page   int
		lang   i18n.Lang
		open   []player.CommandKind
		want   []string
	}{
		{"opening", ledger, 0, i18n.English, nil, []string{"→ begin", "space play", "p predict", "? help", "q quit"}},
		{"opening", ledger, 0, i18n.Chinese, nil, []string{"→ 开始", "空格 播放", "p 预测", "L ", "t ", "? 帮助", "q 退出"}},
		{"closing", ledger, 5, i18n.Chinese, nil, []string{"→ 下一课", "← ", "g ", "p 预测", "? 帮助", "q 退出"}},
		{"ledger", ledger, 4, i18n.English, nil, []string{"←/→ step", "space play", "w why", "e what-if", "? help", "q quit"}},
		{"ledger", ledger, 4, i18n.Chinese, nil, []string{"←/→ 步", "空格 播放", "w 详解", "e 假设", "? 帮助", "q 退出"}},
		{"decision", decision, 2, i18n.English, nil, []string{"←/→ step", "space play", "tab pane", "e what-if", "f flip", "p predict", "? help", "q quit"}},
		{"decision", decision, 2, i18n.Chinese, nil, []string{"←/→ 步", "空格 播放", "e 假设", "f 翻转", "p 预测", "w 详解", "? 帮助", "q 退出"}},
		{"crosshair", ledger, 4, i18n.English, []player.CommandKind{player.CmdCrosshair}, []string{"←/→ valid axis", "↑/↓ record axis", "esc back", "? help", "q quit"}},
		{"what-if", decision, 2, i18n.Chinese, []player.CommandKind{player.CmdWhatIf}, []string{"↑/↓ 选", "enter 改", "del 缺失", "v 对照", "esc 完成", "? 帮助", "q 退出"}},
		{"beside", ledger, 4, i18n.English, []player.CommandKind{player.CmdBeside}, []string{"←/→ step", "tab side", "e change", "v one side", "? help", "q quit"}},
		{"flip", ledger, 4, i18n.English, []player.CommandKind{player.CmdFlip}, []string{"↑/↓/←/→ choose", "enter try it", "w why", "esc back", "? help", "q quit"}},
		{"flip", decision, 2, i18n.Chinese, []player.CommandKind{player.CmdFlip}, []string{"↑/↓/←/→ 选", "enter 试", "tab 到达状态", "esc 返回", "? 帮助", "q 退出"}},
		{"predict", ledger, 4, i18n.English, []player.CommandKind{player.CmdPredict}, []string{"↑/↓ choose", "enter commit", "→ show the answer", "esc leave", "? help", "q quit"}},
		{"predicted", ledger, 4, i18n.Chinese, []player.CommandKind{player.CmdPredict, player.CmdNext}, []string{"→ 下一题", "← 上一题", "w 详解", "f 翻转", "e 假设", "esc 离开", "? 帮助", "q 退出"}},
		{"class", ledger, 4, i18n.English, []player.CommandKind{player.CmdClass}, []string{"enter type the number", "→ show the answer", "esc leave", "? help", "q quit"}},
		{"why", ledger, 4, i18n.English, []player.CommandKind{player.CmdWhy}, []string{"esc back", "←/→ step", "↑/↓ scroll", "f flip", "y copy", "? help"}},
	} {
		v := view{lesson: c.lesson, page: c.page, w: 80, h: 24, lang: c.lang, state: moded(c.open...)}
		got := footerOf(v.screen().Render())
		at := 0
		for _, key := range c.want {
			key = strings.Replace(key, "enter", i18n.For(c.lang).Keys.Key("enter"), 1)
			i := strings.Index(got[at:], key)
			if i < 0 {
				t.Errorf("%s, %s: %q is not in its place in %q", c.name, c.lang, key, got)
				break
			}
			at += i
		}
	}
}

func TestTheFooterOfEveryPlaceFitsWithItsLastKeys(t *testing.T) {
	for _, lesson := range []*player.Lesson{timeoutLesson(t), decideLesson()} {
		for _, size := range [][2]int{{40, 12}, {60, 20}, {80, 24}, {100, 30}, {120, 40}} {
			for _, lang := range i18n.Langs() {
				for _, open := range []player.CommandKind{
					player.CmdCrosshair, player.CmdWhatIf, player.CmdBeside, player.CmdFlip, player.CmdPredict, player.CmdClass,
					player.CmdWhy, player.CmdDifference, player.CmdTerms, player.CmdNotes, player.CmdPlayPause, player.CmdShowText,
				} {
					s := view{lesson: lesson, page: 2, w: size[0], h: size[1], lang: lang, state: moded(open)}.screen()
					list, w := player.Footer(s.State), s.Words.Keys
					last := fmt.Sprintf("%s %s", w.Key(list[len(list)-1].Shown()), w.Short(list[len(list)-1].Action()))
					if got := footerOf(s.Render()); !strings.HasSuffix(got, last) {
						t.Errorf("%s at %v, %s: %q does not end in %q", open, size, lang, got, last)
					}
				}
			}
		}
	}
}

func TestRedoGivesWayFirst(t *testing.T) {
	screen := view{lesson: timeoutLesson(t), page: 4, w: 80, h: 24, lang: i18n.English}.screen()
	var list []player.Binding
	for _, action := range []string{"field", "change", "missing", "undo", "redo", "reset", "beside", "close", "help", "quit"} {
		b := player.Binding{Binding: player.KeysOf(action)}
		for _, all := range player.AllKeys() {
			for _, one := range all.Bindings {
				if one.Action() == action {
					b = one
				}
			}
		}
		list = append(list, b)
	}
	keys := screen.keyEntries(list)
	kept := screen.fittingKeys(keys, screen.keysWidth(keys, 2)-1, 2)
	if slices.ContainsFunc(kept, func(b keyEntry) bool { return b.Kind == player.CmdRedo }) || len(kept) != len(list)-1 {
		t.Errorf("%d of %d keys are left, redo among them", len(kept), len(list))
	}
}

// footerField draws a screen with a text field in the footer.
func footerField(t *testing.T, w int, lang i18n.Lang, in player.Input, notice string) Picture {
	t.Helper()
	s := view{lesson: timeoutLesson(t), page: 4, w: w, h: max(w*3/10, 12), lang: lang, state: func(s *player.State) { s.Input = in }}.screen()
	s.Notice = notice
	return s.Render()
}

func TestTheFieldInTheFooterHasTheRealCursorAtItsInsertionPoint(t *testing.T) {
	for _, w := range []int{40, 80, 120} {
		for _, kind := range []player.InputKind{player.InputSearch, player.InputSave} {
			for _, lang := range i18n.Langs() {
				start := footerField(t, w, lang, player.Input{Kind: kind}, "").Cursor
				if start == nil {
					t.Fatalf("%s at %d: there is no cursor", kind, w)
				}
				for behind, cells := range []int{6, 5, 3, 2, 0} { // of 中a文b, counted from its end
					p := footerField(t, w, lang, player.Input{Kind: kind, Text: "中a文b", Behind: behind}, "")
					if p.Cursor == nil || p.Cursor.X-start.X != cells || p.Cursor.Y != len(p.Rows)-1 {
						t.Errorf("%s at %d, %s: with %d behind the cursor is at %v, and in an empty field at %v", kind, w, lang, behind, p.Cursor, start)
					}
					if !strings.Contains(footerOf(p), "中a文b") {
						t.Errorf("%s at %d: the footer shows %q", kind, w, footerOf(p))
					}
				}
			}
		}
	}
}

func TestALongTextInTheFooterKeepsItsInsertionPointInView(t *testing.T) {
	long := strings.Repeat("中文", 100)
	for _, w := range []int{40, 80, 120} {
		for behind := 0; behind <= 200; behind += 7 {
			p := footerField(t, w, i18n.English, player.Input{Kind: player.InputSearch, Text: long, Behind: behind}, "")
			if p.Cursor == nil || p.Cursor.X < 0 || p.Cursor.X >= w {
				t.Fatalf("at %d with %d behind the cursor is at %v", w, behind, p.Cursor)
			}
		}
	}
}

func TestAReasonStandsBesideTheFieldOrTakesItsRow(t *testing.T) {
	in := player.Input{Kind: player.InputSave, Text: "LESSON-2.yaml"}
	p := footerField(t, 80, i18n.English, in, "there is such a file already")
	if got := footerOf(p); !strings.Contains(got, "LESSON-2.yaml") || !strings.HasSuffix(got, "there is such a file already") || p.Cursor == nil {
		t.Errorf("beside it: %q, cursor %v", got, p.Cursor)
	}
	p = footerField(t, 40, i18n.English, in, "there is such a file already")
	if got := footerOf(p); got != "there is such a file already" || p.Cursor != nil {
		t.Errorf("where there is no room: %q, cursor %v", got, p.Cursor)
	}
}

package views

import (
	"strings"
)

// Marks that never begin a row, and marks that never end one.
const (
	closers = "，。；：、！？）】》」』〉〕〗〙〛｝］｠〞”’…—～·％‰℃％．｡､｣･ーｰ々%,.;:!?)]}"
	openers = "（【《「『〈〔〖〘〚｛［｟〝｢“‘([{"
	// hardClosers never begin a row even where a blank stands before them.
	hardClosers = "，。；：、！？）】》」』〉〕"
)

// unit is what is never broken: a Latin word with its marks, an id, a date,
// `30s→20s`, or one Chinese character with the marks that follow it.
type unit struct {
	text  string
	width int
	space bool // a blank stands before it
	wide  bool // ends in a wide character: a row may end behind it
	opens bool // ends in an opening mark: a row may not end behind it
}

// Wrap breaks a text into rows of at most so many cells. Latin text breaks at
// blanks alone, Chinese anywhere but before a closing or behind an opening
// mark; only what is longer than a whole row is cut.
func Wrap(text string, cells int) []string {
	if cells < 1 {
		return nil
	}
	var out []string
	for line := range strings.SplitSeq(text, "\n") {
		out = append(out, wrapLine(units(line), cells)...)
	}
	return out
}

func units(line string) []unit {
	var out []unit
	space := false
	start := 0 // of the last unit
	for at := 0; at < len(line); {
		cluster, width := firstCluster(line[at:])
		if cluster == "" {
			break
		}
		at += len(cluster)
		if cluster == " " || cluster == "\t" {
			space = true
			continue
		}
		wide := width > 1
		_, width = drawable(cluster, width)
		closes, opens := strings.Contains(closers, cluster), strings.Contains(openers, cluster)
		last := len(out) - 1
		if last >= 0 && space && strings.Contains(hardClosers, cluster) {
			u := &out[last]
			u.text, u.wide, u.opens, space = line[start:at], true, false, false
			u.width = Width(u.text)
			continue
		}
		if last >= 0 && !space && (closes || out[last].opens || !wide && !out[last].wide) {
			u := &out[last]
			u.text, u.width, u.wide, u.opens = line[start:at], u.width+width, wide || closes && u.wide, opens
			continue
		}
		start = at - len(cluster)
		out = append(out, unit{text: cluster, width: width, space: space, wide: wide, opens: opens})
		space = false
	}
	return out
}

func wrapLine(list []unit, cells int) []string {
	var out []string
	var row strings.Builder
	n := 0
	flush := func() {
		out = append(out, row.String())
		row.Reset()
		n = 0
	}
	for _, u := range list {
		gap := 0
		if u.space && n > 0 {
			gap = 1
		}
		if n > 0 && n+gap+u.width > cells {
			flush()
			gap = 0
		}
		for u.width > cells {
			head := rowOf(u.text, cells)
			if head == "" {
				break
			}
			out = append(out, head)
			u.text, u.width = u.text[len(head):], u.width-Width(head)
		}
		row.WriteString(strings.Repeat(" ", gap) + u.text)
		n += gap + u.width
	}
	flush()
	return out
}

// rowOf gives as much of a text that is longer than a row as fits, but leaves
// a character for the next row where that would begin with a closing mark, and
// an opening mark that would end this one.
func rowOf(s string, cells int) string {
	head := headOf(s, cells)
	next, _ := firstCluster(s[len(head):] + " ")
	cut, last := 0, ""
	for at := 0; at < len(head); at += len(last) {
		cut = at
		last, _ = firstCluster(head[at:])
	}
	if cut > 0 && (strings.Contains(closers, next) && !strings.Contains(closers, last) || strings.Contains(openers, last)) {
		return head[:cut]
	}
	return head
}

// headOf gives as much of a text as fits into so many cells.
func headOf(s string, cells int) string {
	n, end := 0, 0
	for end < len(s) {
		cluster, width := firstCluster(s[end:])
		_, width = drawable(cluster, width)
		if cluster == "" || n+width > cells {
			break
		}
		n, end = n+width, end+len(cluster)
	}
	return s[:end]
}

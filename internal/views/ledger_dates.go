package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// dates writes the times of one lesson as short as they stay plain: two
// different instants of a lesson never look alike.
type dates struct{ form dateForm }

// dateForm is how much of a time is written, the shortest first.
type dateForm uint8

const (
	monthDay   dateForm = iota // 10-17
	yearDay                    // 2026-10-17
	dayMinute                  // 10-17 14:00
	yearMinute                 // 2026-10-17 14:00
	asWritten
)

// datesOf chooses the form for a lesson: MM-DD where one year is plain, with
// the year where there are several, with the time of day where there are
// instants.
func datesOf(l *player.Lesson) dates {
	return player.Once(&l.Memo, datesKey{}, func() dates { return datesFor(lessonTimes(l)) })
}

func datesFor(all []core.Time) dates {
	years := map[int]bool{}
	instants := false
	for _, t := range all {
		year, _, _ := t.Date()
		years[year] = true
		instants = instants || !t.IsDay()
	}
	form := monthDay
	switch {
	case instants && len(years) > 1:
		form = yearMinute
	case instants:
		form = dayMinute
	case len(years) > 1:
		form = yearDay
	}
	if !(dates{form}).tellApart(all) {
		form = asWritten
	}
	return dates{form}
}

func (d dates) tellApart(all []core.Time) bool {
	seen := map[string]core.Time{}
	for _, t := range all {
		text := d.short(t)
		if other, there := seen[text]; there && !other.Equal(t) {
			return false
		}
		seen[text] = t
	}
	return true
}

// short gives a time for axes and narrow places.
func (d dates) short(t core.Time) string {
	text := t.String()
	if len(text) < 10 || d.form == asWritten {
		return text
	}
	switch d.form {
	case monthDay:
		return text[5:10]
	case dayMinute:
		return text[5:10] + minute(text)
	case yearMinute:
		return text[:10] + minute(text)
	case yearDay, asWritten:
	}
	return text[:10]
}

// full gives a time with its year.
func (d dates) full(t core.Time) string {
	text := t.String()
	if len(text) < 10 || d.form == asWritten {
		return text
	}
	return text[:10] + minute(text)
}

func minute(text string) string {
	if len(text) < 16 {
		return ""
	}
	return " " + text[11:16]
}

// width gives the cells of a short time on an axis.
func (d dates) width() int {
	switch d.form {
	case monthDay:
		return 5
	case yearDay:
		return 10
	case dayMinute:
		return 11
	case yearMinute:
		return 16
	case asWritten:
	}
	return 20
}

// lessonTimes lists every time that a lesson writes or asks.
func lessonTimes(l *player.Lesson) []core.Time {
	var out []core.Time
	add := func(more ...core.Time) {
		for _, t := range more {
			if !t.IsZero() {
				out = append(out, t)
			}
		}
	}
	for i := range l.Frames {
		f := &l.Frames[i]
		add(f.Day)
		for _, h := range f.Happened {
			add(h.Op.When())
			if r, ok := h.Op.(core.Record); ok {
				add(r.Valid.From, r.Valid.To, r.Expires)
			}
		}
		for _, q := range f.Questions {
			if q.Ask != nil {
				add(q.Ask.Query.Valid, q.Ask.Query.Known)
			}
		}
	}
	return out
}

// roomOf counts what a lesson needs on its planes.
func roomOf(l *player.Lesson) Room {
	valid, known := map[int64]bool{}, map[int64]bool{}
	note := func(into map[int64]bool, t core.Time) {
		if !t.IsZero() {
			into[t.Since(core.Time{})] = true
		}
	}
	room := Room{}
	for i := range l.Frames {
		for _, h := range l.Frames[i].Happened {
			note(known, h.Op.When())
			if r, ok := h.Op.(core.Record); ok {
				room.Lanes++
				note(valid, r.Valid.From)
				note(valid, r.Valid.To)
				note(known, r.Expires)
			}
		}
	}
	room.Columns, room.Bands = len(valid), len(known)
	return room
}

package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// recall is what is remembered while a lesson is played: what was asked
// before, and the last answer about each subject. A file of one mebibyte can
// ask many thousand questions about many thousand memories. So that such a
// lesson stays small, an answer that says what the last one said is that one,
// and one that goes on where the last one ends shares its memories.
type recall struct {
	asked   map[sameQuestion]*Was // the last of an earlier step
	answers map[core.Subject]answered
}

// sameQuestion is what two questions have in common that ask the same: they
// ask what holds now, or at the very same coordinates.
type sameQuestion struct {
	subject      core.Subject
	now          bool // then the coordinates are left out
	valid, known core.Moment
}

// answered is an answer with the question and the ledger that gave it.
type answered struct {
	at           int // operations in the ledger
	valid, known core.Moment
	answer       core.Answer
	longest      []core.Left // of which no other answer holds a longer beginning
}

// recall remembers the steps before an index.
func (l *Lesson) recall(before int) *recall {
	r := &recall{asked: map[sameQuestion]*Was{}, answers: map[core.Subject]answered{}}
	for i := range before {
		r.keep(&l.Frames[i])
	}
	return r
}

func asks(q core.Query) sameQuestion {
	if q.Valid.Equal(q.Known) {
		return sameQuestion{subject: q.Subject(), now: true}
	}
	return sameQuestion{subject: q.Subject(), valid: q.Valid.Moment(), known: q.Known.Moment()}
}

// keep remembers the questions of a step that is played.
func (r *recall) keep(f *Frame) {
	for _, q := range f.Questions {
		if q.Ask != nil {
			r.asked[asks(q.Ask.Query)] = &Was{Step: f.Number(), Query: q.Ask.Query, Answer: q.Ask.Answer}
		}
	}
}

// was looks for the last question of an earlier step that asks the same.
func (r *recall) was(mine core.Query, now core.Answer) *Was {
	last := r.asked[asks(mine)]
	if last == nil {
		return nil
	}
	was := *last
	was.Same = was.Answer.Equal(now)
	return &was
}

// answer asks the ledger, unless the same was asked of it just before.
func (r *recall) answer(s core.Snapshot, q core.Query) core.Answer {
	subject, valid, known := q.Subject(), q.Valid.Moment(), q.Known.Moment()
	last, there := r.answers[subject]
	if !there || last.at != s.Len() || last.valid != valid || last.known != known {
		last = last.then(s.Ask(q))
		last.at, last.valid, last.known = s.Len(), valid, known
		r.answers[subject] = last
	}
	return last.answer
}

// then gives the next answer about the subject, which shares what it has in
// common with the last one.
func (a answered) then(next core.Answer) answered {
	common := 0
	for common < min(len(a.longest), len(next.Left)) && isSame(&a.longest[common], &next.Left[common]) {
		common++
	}
	switch {
	case common == len(next.Left) && common == len(a.answer.Left) && a.answer.Status == next.Status:
		return a // the memories that are left decide about everything else
	case len(next.Left) == 0:
	case common == len(next.Left):
		next.Left = a.longest[:common:common]
	case common == len(a.longest):
		a.longest = append(a.longest, next.Left[common:]...)
		next.Left = a.longest[:len(next.Left):len(next.Left)]
	default:
		a.longest = next.Left
	}
	a.answer = next
	return a
}

func isSame(a, b *core.Left) bool {
	if a.ID != b.ID || a.Value != b.Value || len(a.Evidence) != len(b.Evidence) {
		return false
	}
	for i := range a.Evidence {
		if a.Evidence[i] != b.Evidence[i] {
			return false
		}
	}
	return true
}

// partners gives for each question of a step another one about the same
// subject and day, as known at another time: the nearest one before, else the
// nearest one after; -1 where there is none.
func partners(questions []scenario.Ask) []int {
	type day struct {
		subject core.Subject
		valid   core.Moment
	}
	out, last, waiting := make([]int, len(questions)), map[day]int{}, map[day][]int{}
	for i, ask := range questions {
		about, known := day{ask.Query.Subject(), ask.Query.Valid.Moment()}, ask.Query.Known
		out[i] = -1
		if before, there := last[about]; there {
			out[i] = before
			if questions[before].Query.Known.Equal(known) {
				out[i] = out[before]
			}
		}
		last[about] = i
		if out[i] < 0 {
			waiting[about] = append(waiting[about], i)
			continue
		}
		for _, j := range waiting[about] {
			out[j] = i
		}
		delete(waiting, about)
	}
	return out
}

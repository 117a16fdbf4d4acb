package core

// finding is what is known of one memory of a subject while a question about it
// is answered.
type finding uint8

const (
	standing finding = 1 << iota // passes known, status and evidence
	isFresh                      // passes expired
	isAbout                      // passes valid
	replaces                     // it, or a memory that replaces it, is a head
	passes                       // every rung

	leads = standing | isAbout // it replaces those that it names
)

// judge marks the memories of one subject by what does not depend on the
// valid time: which of them stand at known, and which of those are fresh.
func (s Snapshot) judge(marks []finding, memories []*memory, known *Time) []finding {
	for _, m := range memories {
		var k finding
		if s.stands(m, known) {
			k = standing
			if fresh(m, known) {
				k |= isFresh
			}
		}
		marks = append(marks, k)
	}
	return marks
}

// settle marks, for one valid time, who is replaced and who passes every
// rung, and counts the latter.
func settle(marks []finding, memories []*memory, valid *Time) int {
	for i, m := range memories {
		marks[i] &^= isAbout
		if m.Valid.covers(valid) {
			marks[i] |= isAbout
		}
	}
	return settled(marks, memories)
}

// settled is settle where it is marked already which memories hold at the
// valid time. Links point backwards, so one pass from the newest memory to
// the oldest follows every chain: a memory is replaced when one that names it
// is a head or is itself replaced by one, whatever else is wrong with it.
func settled(marks []finding, memories []*memory) int {
	many := 0
	for i := len(memories) - 1; i >= 0; i-- {
		k, replaced := marks[i]&(standing|isFresh|isAbout), replacedBy(memories[i].heirs, marks)
		if !replaced && k == leads|isFresh {
			k |= passes
			many++
		}
		if replaced || k&leads == leads {
			k |= replaces
		}
		marks[i] = k
	}
	return many
}

// replacedBy reports whether a memory with these heirs is replaced. Those
// that are later than the snapshot have no mark.
func replacedBy(heirs []int, marks []finding) bool {
	for _, heir := range heirs {
		if heir < len(marks) && marks[heir]&replaces != 0 {
			return true
		}
	}
	return false
}

// inShort gives the status of the answer of those that pass, and its value
// where it is usable.
func inShort(marks []finding, memories []*memory) (AnswerStatus, string) {
	var first *memory
	for i, mark := range marks {
		switch {
		case mark&passes == 0:
		case first == nil:
			first = memories[i]
		case memories[i].Value != first.Value:
			return Conflict, ""
		}
	}
	if first == nil {
		return NotFound, ""
	}
	return Usable, first.Value
}

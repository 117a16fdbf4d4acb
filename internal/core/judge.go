package core

// finding is what is known of one memory of a subject while a question about it
// is answered.
type finding uint8

const (
	standing finding = 1 << iota // passes known, status and evidence
	isFresh                      // passes expired
	replaces                     // it, or a memory that replaces it, is a head
	passes                       // every rung
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
// rung, and counts the latter. Links point backwards, so one pass from the
// newest memory to the oldest follows every chain: a memory is replaced when
// one that names it is a head or is itself replaced by one, whatever else is
// wrong with it.
func settle(marks []finding, memories []*memory, valid *Time) int {
	many := 0
	for i := len(memories) - 1; i >= 0; i-- {
		m, k := memories[i], marks[i]&(standing|isFresh)
		replaced := false
		for _, heir := range m.heirs {
			if heir.place < len(memories) && marks[heir.place]&replaces != 0 {
				replaced = true
				break
			}
		}
		head := k&standing != 0 && m.Valid.covers(valid)
		if replaced || head {
			k |= replaces
		}
		if head && !replaced && k&isFresh != 0 {
			k |= passes
			many++
		}
		marks[i] = k
	}
	return many
}

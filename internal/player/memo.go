package player

import "sync"

// Memo keeps what is worked out of a lesson or a table once, under a key whose
// type says what it is. It may be asked from several places at once: two
// screens can show one lesson. It lives as long as what it belongs to.
type Memo struct{ made sync.Map }

// Once gives what is kept under a key, and works it out the first time.
func Once[T any](m *Memo, key any, work func() T) T {
	if made, ok := m.made.Load(key); ok {
		return made.(T)
	}
	made, _ := m.made.LoadOrStore(key, work())
	return made.(T)
}

// latest keeps the last of what is too large to keep every one of.
type latest[K comparable, T any] struct {
	mutex sync.Mutex
	key   K
	made  *T
}

// of gives what was worked out for a key, as far as it was the last one.
func (l *latest[K, T]) of(key K, work func() T) T {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.made == nil || l.key != key {
		made := work()
		l.key, l.made = key, &made
	}
	return *l.made
}

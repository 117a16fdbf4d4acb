package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/fsnotify/fsnotify"

	"memtui/internal/model"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// rereadLesson reads a lesson of the reader's own again: it may be half
// written, or gone.
func rereadLesson(name string) model.Reread {
	f, why := openRegular(name)
	if why != nil {
		_, err := os.Stat(name)
		return model.Reread{Trouble: &player.Trouble{File: name, Gone: errors.Is(err, os.ErrNotExist), Why: why}}
	}
	defer func() { _ = f.Close() }()
	data, err := io.ReadAll(io.LimitReader(f, source.MaxFile+1))
	if err != nil {
		return model.Reread{Trouble: &player.Trouble{File: name, Why: unreadFor(err)}}
	}
	sc, problems := scenario.Load(name, data)
	if source.Failed(problems) {
		return model.Reread{Data: data, Trouble: player.BadFile(name, data, problems)}
	}
	return model.Reread{Data: data, Lesson: player.Play(sc), Fails: len(scenario.Check(sc))}
}

// following watches the file of a lesson. Its folder is watched, since many
// editors put a new file in the place of the old one; for a link also the
// folder of what it leads to. The zero value watches nothing: a lesson that
// ships, standard input, a system that watches no more files. The lesson can
// be reloaded by hand then.
type following struct {
	watcher *fsnotify.Watcher
	files   []string // by their full names
}

// follow begins to watch the file of a lesson.
func follow(s player.State) *following {
	f := &following{}
	if !s.IsFile() {
		return f
	}
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return f
	}
	for _, name := range places(s.Name) {
		if watcher.Add(filepath.Dir(name)) == nil {
			f.files = append(f.files, name)
		}
	}
	f.watcher = watcher
	return f
}

// places gives the full name of a file, and of what it links to.
func places(name string) []string {
	full, err := filepath.Abs(name)
	if err != nil {
		return nil
	}
	out := []string{full}
	if real, err := filepath.EvalSymlinks(full); err == nil && real != full {
		out = append(out, real)
	}
	return out
}

// wait blocks until the file was written, replaced or taken away; it is false
// once nothing more will be told.
func (f *following) wait() bool {
	if f.watcher == nil {
		return false
	}
	for {
		select {
		case e, ok := <-f.watcher.Events:
			if !ok {
				return false
			}
			if f.isAbout(e) {
				return true
			}
		case _, ok := <-f.watcher.Errors:
			return ok // events may have been lost: look what is there
		}
	}
}

func (f *following) isAbout(e fsnotify.Event) bool {
	if e.Op == fsnotify.Chmod {
		return false
	}
	for _, name := range f.files {
		if filepath.Clean(e.Name) == name {
			return true
		}
	}
	return false
}

// end stops watching.
func (f *following) end() {
	if f.watcher != nil {
		_ = f.watcher.Close()
	}
}

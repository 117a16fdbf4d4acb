package main

import (
	"io"
	"os"
	"syscall"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// standardInput is how messages name what was read from -.
const standardInput = "-"

// openInput opens a file to be read, or standard input for -. Only regular
// files are opened: a pipe or device could keep the program waiting for ever.
func openInput(env *environment, name string) (io.ReadCloser, error) {
	if name == standardInput {
		return io.NopCloser(env.stdin), nil
	}
	f, why := openRegular(name)
	if why != nil {
		return nil, unreadable(name, why.In(env.words()))
	}
	return f, nil
}

// unread is why a file cannot be read, to be said in any language.
type unread func(w *i18n.Words) string

// In says it.
func (u unread) In(w *i18n.Words) string { return u(w) }

func unreadFor(err error) unread {
	return func(w *i18n.Words) string { return reason(w.CLI, err) }
}

// openRegular opens a regular file, or says why it cannot. It looks before it
// opens, since opening alone makes some devices act; and again at what it
// opened, for that may have come in between.
func openRegular(name string) (*os.File, unread) {
	if info, err := os.Stat(name); err != nil {
		return nil, unreadFor(err)
	} else if why := onlyRegular(info); why != nil {
		return nil, why
	}
	return openedRegular(name)
}

// openedRegular opens what is under a name without waiting for anybody at the
// other end of it, and keeps a regular file alone.
func openedRegular(name string) (*os.File, unread) {
	f, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, unreadFor(err)
	}
	info, err := f.Stat()
	why := unreadFor(err)
	if err == nil {
		why = onlyRegular(info)
	}
	if why != nil {
		_ = f.Close() // nothing was read
		return nil, why
	}
	return f, nil
}

// onlyRegular says why something is not to be read as a file; nil when it is.
func onlyRegular(info os.FileInfo) unread {
	if irregular(i18n.For(i18n.English), info) == "" {
		return nil
	}
	return func(w *i18n.Words) string { return irregular(w, info) }
}

// irregular says why something is not to be read as a file; "" when it is.
func irregular(w *i18n.Words, info os.FileInfo) string {
	switch {
	case info.IsDir():
		return w.Commands.IsDirectory
	case !info.Mode().IsRegular():
		return w.Commands.NotRegular
	}
	return ""
}

func unreadable(name, why string) error {
	return exitError{code: exitBad, text: "memtui: " + source.FileName(name) + ": " + why}
}

// readInput reads a file or standard input, one byte further than the largest
// file that is taken: the reader of the format says that there is too much.
func readInput(env *environment, name string) ([]byte, error) {
	f, err := openInput(env, name)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, source.MaxFile+1))
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return nil, unreadable(name, reason(env.words().CLI, err))
	}
	return data, nil
}

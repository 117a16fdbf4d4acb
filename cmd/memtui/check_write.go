package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// filled writes into a file what its questions are answered where they expect
// nothing, and checks it again. Of one that cannot be read nothing is known.
func (c *checking) filled(was *checked) *checked {
	if was.lesson == nil {
		return was
	}
	missing := scenario.Unfilled(was.lesson)
	if len(missing) == 0 {
		return was
	}
	c.report.filling(was.name, missing)
	data, err := writeFilled(was)
	if err != nil {
		was.filled, was.unfilled, was.status = missing, err, exitBad
		return was
	}
	is := checkLesson(was.name, data, c.strict)
	is.filled = missing
	return is
}

// errShared and errChanged are why a file was not filled in.
var (
	errShared  = errors.New("it cannot be filled in without changing something else")
	errChanged = errors.New("it was changed meanwhile")
)

func writeFilled(c *checked) ([]byte, error) {
	data, ok := scenario.Fill(c.name, c.data, c.lesson)
	if !ok {
		return nil, errShared
	}
	return data, replaceFile(c.name, c.data, data)
}

// replaceFile puts other content into a file, all at once: whoever opens it
// finds one or the other, whole. It keeps its rights; through a link it is the
// file at its end that is replaced. What was changed since it was read is left
// alone.
func replaceFile(name string, old, data []byte) error {
	name, err := filepath.EvalSymlinks(name)
	if err != nil {
		return err
	}
	if err := writable(name); err != nil {
		return err
	}
	info, err := os.Stat(name)
	if err != nil {
		return err
	}
	draft, err := writeDraft(filepath.Dir(name), data)
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(draft) }() // it is gone if all went well
	if err := os.Chmod(draft, info.Mode().Perm()); err != nil {
		return err
	}
	if !holdsStill(name, old) {
		return errChanged
	}
	return os.Rename(draft, name)
}

// holdsStill reports whether a file is as it was read, without reading more of
// it than that.
func holdsStill(name string, old []byte) bool {
	f, why := openRegular(name)
	if why != nil {
		return false
	}
	now, err := io.ReadAll(io.LimitReader(f, int64(len(old))+1))
	_ = f.Close() // it was only read
	return err == nil && bytes.Equal(now, old)
}

// writable opens a file for writing and leaves it as it is.
func writable(name string) error {
	f, err := os.OpenFile(name, os.O_WRONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// fillReason says in words why nothing was written.
func fillReason(w *i18n.Words, err error) string {
	switch {
	case errors.Is(err, errShared):
		return w.Workshop.FillShared
	case errors.Is(err, errChanged):
		return w.Workshop.FillChanged
	}
	return unsaved{err}.In(w)
}

func (r textReport) filling(name string, missing []scenario.Filled) {
	w := r.env.words()
	name = source.FileName(name)
	for _, f := range missing {
		place := name + ":" + strconv.Itoa(f.At.Start.Line) + ":" + strconv.Itoa(f.At.Start.Col) + ": " +
			i18n.Fill(w.Diag.Owners[f.In.Kind], f.In.Name)
		fmt.Fprintf(r.env.stdout, "%s\n    + %s\n", i18n.Fill(w.Workshop.Filled, place), source.Visible(f.Text))
	}
}

// tellFilled says whether it was written.
func (r textReport) tellFilled(c *checked) {
	w, name := r.env.words(), source.FileName(c.name)
	switch {
	case c.unfilled != nil:
		fmt.Fprintln(r.env.stderr, "memtui: "+name+": "+fillReason(w, c.unfilled))
	case len(c.filled) == 1:
		fmt.Fprintln(r.env.stdout, i18n.Fill(w.Workshop.FilledOne, name))
	case len(c.filled) > 1:
		fmt.Fprintln(r.env.stdout, i18n.Fill(w.Workshop.FilledMany, name, strconv.Itoa(len(c.filled))))
	}
}

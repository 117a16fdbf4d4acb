package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"memtui/internal/export"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

// document writes one document: to standard output, or into the file of -o.
func (j exportJob) document(env *environment, data []byte) error {
	if j.out == "" || j.out == standardInput {
		return env.print(string(data))
	}
	if err := j.put(j.out, data); err != nil {
		return unwritten(env, j.out, err)
	}
	return env.print(i18n.Fill(env.words().Export.Written, source.FileName(j.out)) + "\n")
}

// put writes one file: a new one, or with --force in the place of another.
func (e exporting) put(name string, data []byte) error {
	info, err := os.Stat(name)
	switch {
	case err == nil && info.IsDir():
		return errIsFolder
	case err == nil && !info.Mode().IsRegular():
		return errIsNoFile
	case err == nil && e.force:
		return overwrite(name, data)
	}
	return saveNew(name, data)
}

// overwrite puts other content into a regular file, all at once. It keeps its
// rights; through a link it is the file at its end that is replaced.
func overwrite(name string, data []byte) error {
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
	return os.Rename(draft, name)
}

var (
	errIsFolder   = errors.New("it is a folder")
	errIsNoFolder = errors.New("it is no folder")
	errIsNoFile   = errors.New("it is no regular file")
)

// unwritten says in one sentence why a file was not written.
func unwritten(env *environment, name string, err error) error {
	return exitError{code: exitBad, text: "memtui: " + source.FileName(name) + ": " + whyUnwritten(env.words(), err)}
}

func whyUnwritten(w *i18n.Words, err error) string {
	switch {
	case errors.Is(err, errIsFolder):
		return w.Export.IsFolder
	case errors.Is(err, errIsNoFolder):
		return w.Export.IsNoFolder
	case errors.Is(err, errIsNoFile):
		return w.Export.IsNoFile
	case errors.Is(err, fs.ErrExist):
		return w.Export.Exists
	case errors.Is(err, fs.ErrNotExist):
		return w.Export.NoParent
	}
	return unsaved{err}.In(w)
}

// pictures writes the pictures of a lesson into a folder, or a single one as
// a document.
func (j exportJob) pictures(env *environment) error {
	files := export.Screens(j.src, j.look, j.options)
	if j.out != "" && j.out != standardInput && filepath.Ext(j.out) != "."+formatSVG {
		return j.folder(env, j.out, files)
	}
	var screens []export.File
	for _, file := range files {
		if strings.HasPrefix(file.Name, "step-") {
			screens = append(screens, file)
		}
	}
	w := env.words().Export
	if one := len(screens) == 1 && !j.options.Steps.IsAll(); one {
		return j.document(env, screens[0].Data)
	}
	if len(files) == 0 {
		return badUsage(env, w.NoPicture)
	}
	return badUsage(env, fmt.Sprintf(w.ManyPictures, len(files)))
}

// folder writes files into a folder, which it makes where there is none:
// nothing, where one of them is there already; else all of them, or it says
// how far it came.
func (e exporting) folder(env *environment, folder string, files []export.File) error {
	w := env.words().Export
	made, err := makeFolder(folder)
	if err != nil {
		return unwritten(env, folder, err)
	}
	if there := e.there(folder, files); len(there) > 0 {
		return exitError{code: exitBad, text: "memtui: " + source.FileName(folder) + ": " + fmt.Sprintf(w.ExistMany, len(there), source.FileName(there[0]))}
	}
	for i, file := range files {
		if err := e.put(filepath.Join(folder, file.Name), file.Data); err != nil {
			return e.half(env, folder, made, files[:i], len(files), file.Name, err)
		}
	}
	return env.print(fmt.Sprintf(w.WrittenMany, source.FileName(folder), len(files)) + "\n")
}

// half says what was written when the next file could not be.
func (e exporting) half(env *environment, folder string, made bool, written []export.File, all int, name string, err error) error {
	text := unwritten(env, filepath.Join(folder, name), err).Error()
	if len(written) > 0 {
		text += env.words().Diag.Semicolon + fmt.Sprintf(env.words().Export.Half, len(written), all, source.FileName(written[len(written)-1].Name))
	} else if made {
		_ = os.Remove(folder) // nothing is in it
	}
	return exitError{code: exitBad, text: text}
}

// there lists the files that are in a folder already and may not be written
// over.
func (e exporting) there(folder string, files []export.File) []string {
	var names []string
	for _, file := range files {
		name := filepath.Join(folder, file.Name)
		if _, err := os.Lstat(name); err == nil && !e.force {
			names = append(names, file.Name)
		}
	}
	return names
}

// makeFolder makes a folder and those above it, where there are none.
func makeFolder(name string) (made bool, err error) {
	info, err := os.Stat(name)
	switch {
	case err == nil && info.IsDir():
		return false, nil
	case err == nil, errors.Is(err, syscall.ENOTDIR):
		return false, errIsNoFolder
	}
	return true, os.MkdirAll(name, 0o755)
}

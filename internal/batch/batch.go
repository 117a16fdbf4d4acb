package batch

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// MaxLine is how long a line may be, in bytes without its end.
const MaxLine = source.MaxFile

// Options are how a stream is answered.
type Options struct {
	Explain bool        // whether answers say at which rungs memories fail
	Words   *i18n.Words // of the reasons of decisions
}

// LineError is a line at which a stream ends.
type LineError struct {
	Line     int // counted from 1
	Text     []byte
	Problems []source.Diagnostic
}

// Error gives the first problem in English.
func (e *LineError) Error() string { return e.Headline(i18n.For(i18n.English), "line") }

// Headline gives the first problem on one line of words.
func (e *LineError) Headline(w *i18n.Words, file string) string {
	return source.Headline(w, file, e.Problems[0])
}

// Print gives all problems with their place in the line.
func (e *LineError) Print(w *i18n.Words, file string) string {
	return source.PrintFrom(w, file, e.Text, e.Line, e.Problems)
}

// Run answers a stream line by line. It returns nil at its end, a *LineError
// at a bad line, or the error of reading or writing.
func Run(in io.Reader, out io.Writer, o Options) error {
	s := stream{
		in: bufio.NewReaderSize(in, 64<<10), out: bufio.NewWriterSize(out, 64<<10), options: o,
	}
	err := s.run()
	return errors.Join(err, s.out.Flush())
}

type stream struct {
	in      *bufio.Reader
	out     *bufio.Writer
	options Options
	ledger  core.Ledger
	number  int
	line    []byte
	pending []byte // an answer being put together
	afterCR bool   // the last line ended with CR; a LF belongs to it
}

func (s *stream) run() error {
	for {
		err := s.next()
		if err != nil && err != io.EOF {
			return err
		}
		text := s.line
		if s.number == 1 {
			text = bytes.TrimPrefix(text, []byte("\ufeff"))
		}
		if len(bytes.TrimSpace(text)) > 0 {
			if err := s.answer(text); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
	}
}

// next reads one line. LF, CRLF and CR end it; before it waits for more, what
// has been answered so far is written.
func (s *stream) next() error {
	s.number++
	s.line = s.line[:0]
	for {
		if s.in.Buffered() == 0 {
			if err := s.out.Flush(); err != nil {
				return err
			}
		}
		if _, err := s.in.Peek(1); err != nil {
			return err
		}
		chunk, _ := s.in.Peek(s.in.Buffered())
		if s.afterCR && chunk[0] == '\n' {
			s.afterCR = false
			_, _ = s.in.Discard(1)
			continue
		}
		s.afterCR = false
		end := bytes.IndexAny(chunk, "\n\r")
		if end < 0 {
			end = len(chunk)
		}
		if len(s.line)+end > MaxLine {
			return s.tooLong()
		}
		s.line = append(s.line, chunk[:end]...)
		if end < len(chunk) {
			s.afterCR = chunk[end] == '\r'
			_, _ = s.in.Discard(end + 1)
			return nil
		}
		_, _ = s.in.Discard(end)
	}
}

func (s *stream) tooLong() error {
	start := source.Pos{Line: s.number, Col: 1}
	return &LineError{Line: s.number, Problems: []source.Diagnostic{{
		At: source.Range{Start: start, End: start}, Code: source.CodeLineSize,
		Args: []string{strconv.Itoa(s.number), "1 MiB"}, Plain: true,
	}}}
}

func (s *stream) fail(text []byte, problems []source.Diagnostic) error {
	return &LineError{Line: s.number, Text: bytes.Clone(text), Problems: problems}
}

// answer takes one line: an operation goes to the ledger, a question is
// answered.
func (s *stream) answer(text []byte) error {
	node, problems := source.ParseJSON(text, s.number)
	if len(problems) > 0 {
		return s.fail(text, problems)
	}
	line, problems := scenario.DecodeLine(node)
	if len(problems) > 0 {
		return s.fail(text, problems)
	}
	s.pending = s.pending[:0]
	switch {
	case line.Query != nil:
		s.pending = s.query(s.pending, *line.Query)
	case line.Decide != nil:
		s.pending = AppendDecision(s.pending, core.Decide(*line.Decide), s.options.Words)
	default:
		if refusal, ok := s.ledger.Apply(line.Op).(*core.Refusal); ok {
			return s.fail(text, []source.Diagnostic{line.Refused(refusal)})
		}
		return nil
	}
	_, err := s.out.Write(append(s.pending, '\n'))
	return err
}

func (s *stream) query(b []byte, q core.Query) []byte {
	b = AppendAnswer(b, s.ledger.Ask(q))
	if s.options.Explain {
		b = appendExplain(b[:len(b)-1], s.ledger.Explain(q))
	}
	return b
}

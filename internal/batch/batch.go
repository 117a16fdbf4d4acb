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
	return source.PrintLine(w, file, e.Text, e.Line, e.Problems)
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
}

func (s *stream) run() error {
	for {
		err := s.next()
		if err != nil && err != io.EOF {
			return err
		}
		text := bytes.TrimSuffix(s.line, []byte("\r"))
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

// next reads one line. LF and CRLF end it, and a CR inside is left to JSON, for
// which it is a blank; before it waits for more, what has been answered so far
// is written.
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
		end := bytes.IndexByte(chunk, '\n')
		if end < 0 {
			end = len(chunk)
		}
		if len(s.line)+end > MaxLine {
			return s.tooLong()
		}
		s.line = append(s.line, chunk[:end]...)
		if end < len(chunk) {
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
	line, problems := s.read(text)
	if len(problems) > 0 {
		return s.fail(text, problems)
	}
	s.pending = s.pending[:0]
	switch {
	case line.Query != nil:
		return s.query(*line.Query)
	case line.Decide != nil:
		s.pending = AppendDecision(s.pending, core.Decide(*line.Decide), s.options.Words)
	default:
		if refusal, ok := s.ledger.Apply(line.Op).(*core.Refusal); ok {
			return s.fail(text, []source.Diagnostic{line.Refused(refusal)})
		}
		return nil
	}
	return s.write("\n")
}

// read gives what a line says, or all that is wrong with it.
func (s *stream) read(text []byte) (scenario.Line, []source.Diagnostic) {
	node, problems := source.ParseLine(text, s.number)
	if node == nil {
		return scenario.Line{}, problems
	}
	line, more := scenario.DecodeLine(node)
	return line, source.InOrder(append(problems, more...))
}

// query writes an answer, and what explains it memory by memory: together
// that may be far more than the ledger is large.
func (s *stream) query(q core.Query) error {
	s.pending = AppendAnswer(s.pending, s.ledger.Ask(q))
	if !s.options.Explain {
		return s.write("\n")
	}
	s.pending = appendKey(append(s.pending[:len(s.pending)-1], ','), "explain")
	if err := s.write("["); err != nil {
		return err
	}
	between := false
	for v := range s.ledger.Now().ExplainEach(q) {
		if between {
			s.pending = append(s.pending, ',')
		}
		between = true
		s.pending = appendVerdict(s.pending, v)
		if err := s.write(""); err != nil {
			return err
		}
	}
	return s.write("]}\n")
}

// write hands on what is put together so far, and what ends it.
func (s *stream) write(end string) error {
	_, err := s.out.Write(append(s.pending, end...))
	s.pending = s.pending[:0]
	return err
}

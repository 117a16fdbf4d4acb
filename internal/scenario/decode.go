package scenario

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/source"
)

// table is a table of fields of package core as a decoder needs it: by the
// names that may stand in a map, and by the group that each stands in.
type table struct {
	names  []string            // of the map itself, in order
	groups map[string][]string // names inside a group: valid, candidate
	fields map[string]core.Field
	all    []core.Field
	free   bool // a decision refuses no text: no enum, no identifier
}

func newTable(fields []core.Field, free bool) *table {
	t := &table{groups: map[string][]string{}, fields: map[string]core.Field{}, all: fields, free: free}
	for _, f := range fields {
		t.fields[f.Name] = f
		group, name, grouped := strings.Cut(f.Name, ".")
		if grouped {
			t.groups[group] = append(t.groups[group], name)
		}
		if !grouped || len(t.groups[group]) == 1 && t.fields[group].Kind != core.KindGroup {
			t.names = append(t.names, group)
		}
	}
	return t
}

var (
	recordTable  = newTable(core.RecordFields(), false)
	verifyTable  = newTable(core.VerifyFields(), false)
	retireTable  = newTable(core.RetireFields(), false)
	revokeTable  = newTable(core.RevokeFields(), false)
	queryTable   = newTable(core.QueryFields(), false)
	requestTable = newTable(core.RequestFields(), true)
)

// written is where the fields of one thing stand in its file.
type written struct {
	in     source.Owner
	at     source.Range // of the thing as a whole
	fields map[string]source.Range
	items  []item // of its lists
	// misspelt: it has a key that nobody knows, which may well be the one that
	// seems to be missing.
	misspelt bool
}

type item struct {
	field, text string
	at          source.Range
}

// place finds where a field stands, and in a list the item that holds text;
// a field that was left out stands where the thing begins.
func (w written) place(field, text string) source.Range {
	for _, i := range w.items {
		if i.field == field && i.text == text {
			return i.at
		}
	}
	if at, ok := w.fields[field]; ok {
		return at
	}
	return w.at
}

// first finds where the first of some fields stands that is written.
func (w written) first(fields ...string) source.Range {
	for _, field := range fields {
		if at, ok := w.fields[field]; ok {
			return at
		}
	}
	return w.at
}

// fields reads a map into its owner by a table. Keys in extra are left to the
// caller.
func (r *report) fields(n *source.Node, owner any, t *table, w *written, extra ...string) bool {
	w.fields = make(map[string]source.Range, len(n.Entries))
	names := t.names
	if len(extra) > 0 {
		names = append(names[:len(names):len(names)], extra...)
	}
	before := len(r.problems)
	if !r.keys(n, w.in, names) {
		w.misspelt = true
		return false
	}
	w.misspelt = len(r.problems) > before
	for _, e := range n.Entries {
		name := e.Key.Text
		if e.Value.Kind == source.Null {
			continue
		}
		if _, isGroup := t.groups[name]; isGroup {
			r.group(e, owner, t, w)
		} else if f, known := t.fields[name]; known {
			w.fields[name] = e.Value.Range
			r.field(f, e.Value, owner, t, w)
		}
	}
	return len(r.problems) == before
}

func (r *report) group(e source.Entry, owner any, t *table, w *written) {
	name, n := e.Key.Text, e.Value
	w.fields[name] = n.Range
	if n.Kind != source.Map {
		r.wrong(n.Range, w.in, source.CodeWantMap, name)
		return
	}
	in := source.Owner{Kind: "group", Name: name}
	if request, ok := owner.(*core.Request); ok {
		request.Candidate = &core.Candidate{}
		in = source.Owner{Kind: "candidate", Name: nameOf(n, "id")}
	}
	outer := w.in
	w.in = in
	r.keys(n, in, t.groups[name])
	for _, e := range n.Entries {
		f, known := t.fields[name+"."+e.Key.Text]
		if known && e.Value.Kind != source.Null {
			w.fields[f.Name] = e.Value.Range
			r.field(f, e.Value, owner, t, w)
		}
	}
	w.in = outer
}

// field reads one value into its slot, by its kind.
func (r *report) field(f core.Field, n *source.Node, owner any, t *table, w *written) {
	slot := f.In(owner)
	_, name, grouped := strings.Cut(f.Name, ".")
	if !grouped {
		name = f.Name
	}
	if t.free {
		*slot.Text, _ = r.text(n, name, w.in)
		return
	}
	switch f.Kind {
	case core.KindText:
		text, ok := r.text(n, name, w.in)
		if ok && text == "" {
			r.wrong(n.Range, w.in, source.CodeBlank, name)
		}
		*slot.Text = text
	case core.KindIdentifier:
		*slot.Text, _ = r.identifier(n, name, w.in)
	case core.KindIdentifiers:
		*slot.List = r.identifiers(f.Name, n, w)
	case core.KindTime:
		*slot.Time, _ = r.time(n, name, w.in)
	case core.KindEnum:
		*slot.Text, _ = r.choice(n, name, w.in, f.Values)
	case core.KindGroup:
	}
}

// identifiers reads a list of texts. As everywhere that a text is meant, null
// means left out: an entry that is null is none.
func (r *report) identifiers(field string, n *source.Node, w *written) []string {
	if !r.list(n, field, w.in, source.CodeWantTexts) {
		return nil
	}
	out := make([]string, 0, len(n.Items))
	for _, one := range n.Items {
		if one.Kind == source.Null {
			continue
		}
		if one.Kind != source.Text {
			r.wrong(one.Range, w.in, source.CodeWantEntry, field)
			continue
		}
		if id, ok := r.identifier(one, field, w.in); ok {
			out = append(out, id)
			w.items = append(w.items, item{field, id, one.Range})
		}
	}
	return out
}

// required reports the fields that are needed and neither written nor filled
// in by a default.
func (r *report) required(owner any, t *table, w *written) bool {
	var names []string
	for _, f := range t.all {
		if _, there := w.fields[f.Name]; there || !f.Required {
			continue
		}
		if slot := f.In(owner); slot.Text != nil && *slot.Text == "" || slot.Time != nil && slot.Time.IsZero() {
			names = append(names, f.Name)
		}
	}
	if names != nil && !w.misspelt {
		r.missing(w.at, w.in, names...)
	}
	return names == nil
}

// nameOf gives the text of a key for use in messages, "" where there is none.
func nameOf(n *source.Node, key string) string {
	if e, ok := n.Find(key); ok && e.Value.Kind == source.Text {
		return e.Value.Text
	}
	return ""
}

// op reads one operation; defaults are for a record without key, scope or
// version.
func (r *report) op(kind string, n *source.Node, at source.Range, defaults core.Subject) (op core.Op, w written, ok bool) {
	w = written{at: at, in: source.Owner{Kind: kind, Name: nameOf(n, "id")}}
	switch kind {
	case "record":
		var record core.Record
		ok = r.fields(n, &record, recordTable, &w)
		orElse(&record.Key, defaults.Key, w, "key")
		orElse(&record.Scope, defaults.Scope, w, "scope")
		orElse(&record.Version, defaults.Version, w, "version")
		return record, w, r.required(&record, recordTable, &w) && ok
	case "verify":
		var verify core.Verify
		ok = r.fields(n, &verify, verifyTable, &w)
		return verify, w, r.required(&verify, verifyTable, &w) && ok
	case "retire":
		var retire core.Retire
		ok = r.fields(n, &retire, retireTable, &w)
		return retire, w, r.required(&retire, retireTable, &w) && ok
	}
	w.in.Name = nameOf(n, "evidence")
	var revoke core.Revoke
	ok = r.fields(n, &revoke, revokeTable, &w)
	return revoke, w, r.required(&revoke, revokeTable, &w) && ok
}

// orElse fills in a default where the field was left out.
func orElse(text *string, otherwise string, w written, field string) {
	if _, there := w.fields[field]; !there {
		*text = otherwise
	}
}

// Line is one operation or question of a stream; one of its fields is set.
type Line struct {
	Op     core.Op
	Query  *core.Query
	Decide *core.Request
	where  written
}

var lineKinds = []string{"record", "verify", "retire", "revoke", "query", "decide"}

// DecodeLine reads `{"record": {…}}` and its like. Nothing is filled in but
// what semantics allows everywhere: a query's valid is its known.
func DecodeLine(n *source.Node) (Line, []source.Diagnostic) {
	var r report
	in := source.Owner{Kind: "line"}
	if n.Kind != source.Map || len(n.Entries) == 0 {
		r.wrong(n.Range, in, source.CodeOneLine)
		return Line{}, r.problems
	}
	if !r.keys(n, in, lineKinds) {
		return Line{}, r.sorted()
	}
	if len(n.Entries) > 1 {
		r.wrong(n.Entries[1].Key.Range, in, source.CodeOneLine)
	}
	if r.problems != nil {
		return Line{}, r.sorted()
	}
	e := n.Entries[0]
	var line Line
	switch kind := e.Key.Text; kind {
	case "query":
		line.Query = r.query(e.Value, e.Key.Range)
	case "decide":
		line.Decide = r.request(e.Value, e.Key.Range)
	default:
		line.Op, line.where, _ = r.op(kind, e.Value, e.Key.Range, core.Subject{})
	}
	return line, r.sorted()
}

func (r *report) query(n *source.Node, at source.Range) *core.Query {
	var q core.Query
	w := written{at: at, in: source.Owner{Kind: "query", Name: nameOf(n, "key")}}
	r.fields(n, &q, queryTable, &w)
	r.required(&q, queryTable, &w)
	if q.Valid.IsZero() {
		q.Valid = q.Known
	}
	return &q
}

func (r *report) request(n *source.Node, at source.Range) *core.Request {
	var q core.Request
	w := written{at: at, in: source.Owner{Kind: "request"}}
	r.fields(n, &q, requestTable, &w)
	return &q
}

// DecodeRequest reads one bare request of a record decision.
func DecodeRequest(n *source.Node) (core.Request, []source.Diagnostic) {
	var r report
	q := r.request(n, head(n))
	return *q, r.sorted()
}

// Refused turns the ledger's refusal of a line's operation into a diagnostic
// at the field that it speaks of.
func (l Line) Refused(refusal *core.Refusal) source.Diagnostic { return refused(l.where, refusal) }

func refused(w written, r *core.Refusal) source.Diagnostic {
	at := w.place(r.Field, r.Has)
	if _, there := w.fields[r.Field]; !there && r.Field == "evidence" {
		at = w.place("id", "")
	}
	return source.Diagnostic{
		At: at, In: w.in, Code: source.CodeRefused,
		Args: []string{string(r.Code), r.ID, r.Field, r.Has, r.Wants, string(r.Op)},
	}
}

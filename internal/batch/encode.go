package batch

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

// AppendAnswer writes an answer as compact JSON, its keys in the order in
// which they are documented.
func AppendAnswer(b []byte, a core.Answer) []byte {
	b = appendKey(append(b, '{'), "status")
	b = source.AppendJSON(b, string(a.Status))
	b = appendKey(append(b, ','), "value")
	switch a.Status {
	case core.Usable:
		b = source.AppendJSON(b, a.Value)
	case core.NotFound, core.Conflict:
		b = append(b, "null"...)
	}
	switch a.Status {
	case core.Conflict:
		b = appendList(appendKey(append(b, ','), "candidates"), a.Candidates)
	case core.NotFound, core.Usable:
		b = appendList(appendKey(append(b, ','), "evidence"), a.Evidence)
	}
	return append(b, '}')
}

// AppendDecision writes a decision as compact JSON; its reasons are sentences
// of a language.
func AppendDecision(b []byte, d core.Decision, w *i18n.Words) []byte {
	b = source.AppendJSON(appendKey(append(b, '{'), "state"), string(d.State))
	b = source.AppendJSON(appendKey(append(b, ','), "phase"), string(d.Phase))
	b = appendRecord(appendKey(append(b, ','), "record"), d.Record)
	reasons := make([]string, 0, len(d.Reasons))
	for _, reason := range d.Reasons {
		reasons = append(reasons, w.Core.Reason(reason))
	}
	b = appendList(appendKey(append(b, ','), "reasons"), reasons)
	b = appendList(appendKey(append(b, ','), "unknowns"), d.Unknowns)
	b = source.AppendJSON(appendKey(append(b, ','), "nextAction"), string(d.Next))
	return append(b, '}')
}

func appendRecord(b []byte, r *core.TracedRecord) []byte {
	if r == nil {
		return append(b, "null"...)
	}
	b = appendOrNull(appendKey(append(b, '{'), "id"), r.ID)
	b = appendOrNull(appendKey(append(b, ','), "kind"), r.Kind)
	b = appendOrNull(appendKey(append(b, ','), "scope"), r.Scope)
	b = appendOrNull(appendKey(append(b, ','), "subject"), r.Subject)
	b = appendOrNull(appendKey(append(b, ','), "source"), r.Source)
	b = appendOrNull(appendKey(append(b, ','), "observedAt"), r.ObservedAt)
	return append(b, '}')
}

// appendVerdict writes why one memory is left or out.
func appendVerdict(b []byte, v core.Verdict) []byte {
	b = source.AppendJSON(appendKey(append(b, '{'), "id"), v.Memory.ID)
	b = append(appendKey(append(b, ','), "fails"), '[')
	for i, check := range v.Fails() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendCheck(b, check)
	}
	return append(b, "]}"...)
}

// appendCheck writes one failed rung with the values that it compared.
func appendCheck(b []byte, c core.Check) []byte {
	b = source.AppendJSON(appendKey(append(b, '{'), "rung"), string(c.Rung))
	text := func(key, value string) { b = appendOrNull(appendKey(append(b, ','), key), value) }
	list := func(key string, values []string) { b = appendList(appendKey(append(b, ','), key), values) }
	switch c.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		text("has", c.Has)
		text("asked", c.Asked)
	case core.RungKnown:
		text("recorded", c.Recorded.String())
		text("known", c.Known.String())
	case core.RungStatus:
		text("is", string(c.Is))
	case core.RungEvidence:
		list("revoked", c.Revoked)
	case core.RungValid:
		text("from", c.Valid.From.String())
		text("to", c.Valid.To.String())
		text("valid", c.About.String())
	case core.RungSuperseded:
		list("by", c.By)
	case core.RungExpired:
		text("expires", c.Expires.String())
		text("known", c.Known.String())
	}
	return append(b, '}')
}

func appendKey(b []byte, key string) []byte {
	b = append(b, '"')
	b = append(b, key...)
	return append(b, `":`...)
}

func appendList(b []byte, list []string) []byte {
	b = append(b, '[')
	for i, text := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = source.AppendJSON(b, text)
	}
	return append(b, ']')
}

// appendOrNull writes what was left out as null.
func appendOrNull(b []byte, text string) []byte {
	if text == "" {
		return append(b, "null"...)
	}
	return source.AppendJSON(b, text)
}

package core

// wellFormed refuses what no file could hold: blank or forbidden texts and a
// status that does not exist. The decoder gives these their place; here they
// keep the ledger whole whoever calls it.
func wellFormed(op Op) *Refusal {
	switch op := op.(type) {
	case Record:
		return recordFormed(op)
	case Verify:
		return firstFault(op.ID, identifier(op.ID, "id", op.ID), identifiers(op.ID, "evidence", op.Evidence))
	case Retire:
		return firstFault(op.ID, identifier(op.ID, "id", op.ID))
	case Revoke:
		return firstFault(op.Evidence, identifier(op.Evidence, "evidence", op.Evidence))
	}
	return nil
}

func recordFormed(r Record) *Refusal {
	refusal := firstFault(r.ID,
		identifier(r.ID, "id", r.ID), identifier(r.ID, "key", r.Key), identifier(r.ID, "scope", r.Scope),
		identifier(r.ID, "version", r.Version), valueText(r.ID, r.Value),
		identifiers(r.ID, "evidence", r.Evidence), identifiers(r.ID, "supersedes", r.Supersedes))
	if refusal != nil {
		return refusal
	}
	switch r.Status {
	case "", StatusVerified, StatusCandidate, StatusRetired:
		return nil
	}
	return &Refusal{Code: CodeBadStatus, Field: "status", ID: r.ID, Has: string(r.Status)}
}

func firstFault(id string, faults ...*Refusal) *Refusal {
	for _, code := range []Code{CodeMissing, CodeBadText} {
		for _, fault := range faults {
			if fault != nil && fault.Code == code {
				return fault
			}
		}
	}
	return nil
}

func identifier(id, field, text string) *Refusal {
	clean, err := Identifier(text)
	switch {
	case err == TextBlank:
		return &Refusal{Code: CodeMissing, Field: field, ID: id}
	case err != nil || clean != text:
		return &Refusal{Code: CodeBadText, Field: field, ID: id, Has: text}
	}
	return nil
}

func identifiers(id, field string, list []string) *Refusal {
	faults := make([]*Refusal, 0, len(list))
	for _, text := range list {
		faults = append(faults, identifier(id, field, text))
	}
	return firstFault(id, faults...)
}

func valueText(id, value string) *Refusal {
	clean, err := Text(value)
	switch {
	case Blank(value):
		return &Refusal{Code: CodeMissing, Field: "value", ID: id}
	case err != nil || clean != value:
		return &Refusal{Code: CodeBadText, Field: "value", ID: id, Has: value}
	}
	return nil
}

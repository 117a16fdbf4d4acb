package main

// of makes the mutants of one file.
func of(file string, mutants ...Mutant) []Mutant {
	for i := range mutants {
		mutants[i].File = file
	}
	return mutants
}

// mu is one mutant: its name, the rule, what stands there, what shall stand.
func mu(name, rule, old, new string) Mutant {
	return Mutant{Name: name, Rule: rule, Old: old, New: new}
}

func timeMutants() []Mutant {
	const (
		limits   = "years 0001 to 9999; an impossible date is an error; no leap second"
		instants = "compared as instants, to the nanosecond, never as text"
		open     = "no from = since always, no to = until further notice"
	)
	return of("internal/core/time.go",
		mu("year-0", limits, `year < 1 || month`, `year < 0 || month`),
		mu("month-13", limits, `month > 12`, `month > 13`),
		mu("month-0", limits, `month < 1 ||`, `month < 0 ||`),
		mu("day-0", limits, `day < 1 ||`, `day < 0 ||`),
		mu("31-april", limits, "\t\treturn 30\n", "\t\treturn 31\n"),
		mu("29-february", limits, `return 28`, `return 29`),
		mu("leap-century", limits, `(year%100 != 0 || year%400 == 0)`, `true`),
		mu("leap-400", limits, `(year%100 != 0 || year%400 == 0)`, `year%100 != 0`),
		mu("hour-24", limits, `hour > 23`, `hour > 24`),
		mu("minute-60", limits, `minute > 59`, `minute > 60`),
		mu("leap-second", limits, `second > 59`, `second > 60`),
		mu("fraction-10", "a fraction has one to nine digits", `digits > 9`, `digits > 10`),
		mu("fraction-0", "a fraction has one to nine digits", `digits < 1 ||`, `digits < 0 ||`),
		mu("fraction-lost", instants, "n += int32(p.rest[1+i] - '0')", "n += 0"),
		mu("no-zone", "a time of day needs Z or ±hh:mm", "return Time{}, TimeZone", "return t, nil"),
		mu("zone-sign", instants, `- int64(shift)`, `+ int64(shift)`),
		mu("zone-24", "an impossible zone is an error", `hours <= 23 &&`, `hours <= 24 &&`),
		mu("zone-60", "an impossible zone is an error", `&& minutes <= 59`, `&& minutes <= 60`),
		mu("small-z", "no lower-case letters", `case 'Z':`, `case 'Z', 'z':`),
		mu("small-t", "no lower-case letters", `p.rest[0] != sep`, `p.rest[0]|0x20 != sep|0x20`),
		mu("more-behind", "nothing else is read", `if p.bad || p.rest != "" {`, `if p.bad {`),
		mu("compared-as-text", instants, `return t.earlier(&u)`, `return t.text < u.text`),
		mu("equal-as-text", instants, `t.IsZero() == u.IsZero() && t.Compare(u) == 0`, `t.text == u.text`),
		mu("shown-in-utc", "shown as written", `t.sec += int64(hour*3600+minute*60+second) - int64(shift)`,
			"t.sec += int64(hour*3600+minute*60+second) - int64(shift)\n\tt.text = t.utc()"),
		mu("seconds-alone", instants, ` || t.sec == u.sec && t.nsec < u.nsec`, ``),
		mu("end-of-the-day", "a date is midnight UTC", "if t.day {\n\t\treturn t, nil", "if t.day {\n\t\tt.sec += secondsPerDay - 1\n\t\treturn t, nil"),
		mu("9999-is-open", "9999-12-31 is a date like any other", `return t.text == ""`, `return t.text == "" || t.text == "9999-12-31"`),
		mu("to-inclusive", "valid is half-open: from <= valid < to", `|| t.earlier(&i.To))`, `|| !i.To.earlier(t))`),
		mu("from-exclusive", "valid is half-open: from <= valid < to", `!t.earlier(&i.From)`, `i.From.earlier(t)`),
		mu("no-from", open, `(i.From.IsZero() ||`, `(!i.From.IsZero() &&`),
		mu("no-to", open, `(i.To.IsZero() ||`, `(!i.To.IsZero() &&`),
		mu("two-days-before", "the day before is one day before", `t.sec -= secondsPerDay`, `t.sec -= 2 * secondsPerDay`),
	)
}

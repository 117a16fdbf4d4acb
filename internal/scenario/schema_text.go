package scenario

import (
	"fmt"
	"slices"
	"strings"
)

// The patterns are written so that the engines of editors (ECMAScript with
// its flag u) and of Go read them alike: classes are ranges or the general
// categories that both know, and a character that cannot be seen stands as it
// is; the file escapes it.

// What core.Text and core.Identifier take. A text that is not blank is written
// as blanks, one character that can be seen, and more, so that matching one
// takes no time to speak of.
var (
	hidden      = `\p{Cc}\p{Cf}\p{Zl}\p{Zp}` + nonCharacters()
	seenChar    = `[^\p{Z}\p{Cc}\p{Cf}` + nonCharacters() + `]`
	nameChar    = `[^` + hidden + `]`
	alsoInTexts = `\n\r\t` + "\u200c\u200d"
	textChar    = `(?:[` + alsoInTexts + `]|` + nameChar + `)`
	blankText   = `[\p{Z}\p{Cc}\p{Cf}]*`
	saidText    = `[` + alsoInTexts + `\p{Zs}]*` + seenChar + textChar + `*`
	idText      = seenChar + `(?:` + nameChar + `*` + seenChar + `)?`
)

// An id in a path: bare, or quoted as strconv.Unquote takes it.
const (
	bareID   = `[\p{L}\p{Nd}\p{M}_-]+`
	quotedID = `"(?:[^"\\\n]|\\[abfnrtv\\"]|\\[0-3][0-7]{2}|\\x` + hex + `{2}` +
		`|\\u` + noHalf + `|\\U(?:0000` + noHalf + `|00(?:0[1-9a-fA-F]|10)` + hex + `{4}))+"`
	hex    = `[0-9a-fA-F]`
	noHalf = `(?:[0-9a-cA-CeEfF]` + hex + `{3}|[dD][0-7]` + hex + `{2})` // of a character
)

// countText is a number that could be that of a step or a question.
const countText = `[1-9][0-9]{0,17}`

// nonCharacters are those of Unicode, as ranges of a class.
func nonCharacters() string {
	ranges := []string{string([]rune{0xfdd0, '-', 0xfdef})}
	for plane := rune(0); plane <= 0x10; plane++ {
		ranges = append(ranges, string([]rune{plane<<16 | 0xfffe, plane<<16 | 0xffff}))
	}
	return strings.Join(ranges, "")
}

func whole(alternatives ...string) string {
	return `^(?:` + strings.Join(alternatives, `|`) + `)$`
}

// timePattern is core.ParseTime: a date that exists, alone or with a time of
// day and a zone.
func timePattern() string {
	const (
		year   = `(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])`
		long   = `(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])`
		short  = `(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)`
		second = `02-(?:0[1-9]|1[0-9]|2[0-8])`
		fourth = `(?:0[48]|[2468][048]|[13579][26])` // divisible by four, and not 00
		leap   = `(?:[0-9]{2}` + fourth + `|` + fourth + `00)-02-29`
		clock  = `(?:[01][0-9]|2[0-3]):[0-5][0-9]`
	)
	return `^(?:` + year + `-(?:` + long + `|` + short + `|` + second + `)|` + leap + `)` +
		`(?:T` + clock + `:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-]` + clock + `))?$`
}

// stayPattern is time.ParseDuration without its sign; how long it is, is not
// said.
const stayPattern = `^\+?(?:(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:ns|us|µs|μs|ms|s|m|h))+$`

// pathSchema is ParsePath with a field, and without the id of an operation,
// which is how it is named. What a path leads to is not said.
func pathSchema() object {
	fields := func(t *table, but ...string) string {
		var out []string
		for _, f := range t.all {
			if !slices.Contains(but, f.Name) {
				out = append(out, strings.ReplaceAll(f.Name, ".", `\.`))
			}
		}
		return `(?:` + strings.Join(out, `|`) + `)`
	}
	const step = `(?:` + countText + `/)?`
	id := `(?:` + bareID + `|` + quotedID + `)`
	query, request := fields(queryTable), fields(requestTable)
	others := whole(
		step+request, step+`ask\.`+query,
		step+`ask `+countText+`: *`+query, step+`decide `+countText+`: *`+request,
		step+`verify `+id+`\.`+fields(verifyTable, "id"), step+`retire `+id+`\.`+fields(retireTable, "id"),
		step+`revoke `+id+`\.`+fields(revokeTable, "id"),
	)
	record := `^` + step + id + `\.` + fields(recordTable, "id") + `$`
	words := fmt.Sprintf(`^%s(?:%s)\.`, step, strings.Join(pathWords, `|`))
	return obj(
		"type", "string",
		"anyOf", array(
			obj("pattern", others),
			obj("pattern", record, "not", obj("pattern", words)),
		),
	)
}

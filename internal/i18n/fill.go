package i18n

import "strings"

// Fill puts arguments into a template: %[1]s is the first one. Arguments are
// put in as they are and never read as templates themselves; one that a
// template does not ask for is left out.
func Fill(template string, args ...string) string {
	var b strings.Builder
	for {
		i := strings.Index(template, "%[")
		if i < 0 || i+4 >= len(template) || template[i+3:i+5] != "]s" {
			b.WriteString(template)
			return b.String()
		}
		b.WriteString(template[:i])
		if n := int(template[i+2] - '1'); n >= 0 && n < len(args) {
			b.WriteString(args[n])
		}
		template = template[i+5:]
	}
}

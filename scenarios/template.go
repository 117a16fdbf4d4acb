package scenarios

import (
	_ "embed"

	"memtui/internal/i18n"
)

// The templates, one a language. They are no lessons of the course, so they
// stand in a folder of their own.
var (
	//go:embed template/en.yaml
	templateEn []byte
	//go:embed template/zh.yaml
	templateZh []byte
)

// Template gives a lesson to begin from, commented in a language.
func Template(lang i18n.Lang) []byte {
	switch lang {
	case i18n.Chinese:
		return templateZh
	case i18n.English:
	}
	return templateEn
}

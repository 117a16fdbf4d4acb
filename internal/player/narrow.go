package player

// fullWidth are the punctuation marks that a Chinese keyboard types for a
// command key.
var fullWidth = map[string]string{
	"？": "?", "：": ":", "／": "/", "。": ".", "【": "[", "】": "]", "、": "/", "\u3000": "space",
	"＋": "+", "＝": "=", "－": "-", "．": ".",
}

// Narrow gives the key that a full-width letter, digit or mark acts as
// outside of text fields. What is none of these comes back as it is.
func Narrow(key string) string {
	if narrow, ok := fullWidth[key]; ok {
		return narrow
	}
	runes := []rune(key)
	if len(runes) != 1 {
		return key
	}
	switch r := runes[0]; {
	case r >= '０' && r <= '９':
		return string('0' + (r - '０'))
	case r >= 'Ａ' && r <= 'Ｚ':
		return string('A' + (r - 'Ａ'))
	case r >= 'ａ' && r <= 'ｚ':
		return string('a' + (r - 'ａ'))
	}
	return key
}

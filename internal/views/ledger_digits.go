package views

// digits are drawn from 4×5 dots each; the first half row stays empty, so
// that five dots stand on three rows of cells.
var digits = [10][5]string{
	{" ## ", "#  #", "#  #", "#  #", " ## "},
	{"  # ", " ## ", "  # ", "  # ", " ###"},
	{"### ", "   #", " ## ", "#   ", "####"},
	{"### ", "   #", " ## ", "   #", "### "},
	{"#  #", "#  #", "####", "   #", "   #"},
	{"####", "#   ", "### ", "   #", "### "},
	{" ## ", "#   ", "### ", "#  #", " ## "},
	{"####", "   #", "  # ", " #  ", " #  "},
	{" ## ", "#  #", " ## ", "#  #", " ## "},
	{" ## ", "#  #", " ###", "   #", " ## "},
}

// largeNumber splits a value that can be drawn large: a number at its start,
// and what follows it; false when it has none, or has more digits behind it.
func largeNumber(value string) (number, rest string, ok bool) {
	n := 0
	for n < len(value) && value[n] >= '0' && value[n] <= '9' {
		n++
	}
	for _, r := range value[n:] {
		if r >= '0' && r <= '9' || r == '\n' {
			return "", "", false
		}
	}
	return value[:n], value[n:], n > 0
}

// largeWidth gives the cells of a value drawn large.
func largeWidth(number, rest string) int {
	width := 5*len(number) - 1
	if rest != "" {
		width += 1 + Width(rest)
	}
	return width
}

// drawLarge draws a number over three rows, and what follows it bold on the
// base line.
func drawLarge(c *Canvas, x, y int, ink Ink, number, rest string) {
	for _, d := range number {
		dots := digits[d-'0']
		for row := range 3 {
			for column := range 4 {
				c.Text(x+column, y+row, ink, halfBlock(dot(dots, 2*row-1, column), dot(dots, 2*row, column)))
			}
		}
		x += 5
	}
	c.Text(x, y+2, ink.Loud(), rest)
}

func dot(dots [5]string, row, column int) bool {
	return row >= 0 && row < len(dots) && dots[row][column] == '#'
}

func halfBlock(upper, lower bool) string {
	switch {
	case upper && lower:
		return "█"
	case upper:
		return "▀"
	case lower:
		return "▄"
	}
	return " "
}

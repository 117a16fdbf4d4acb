package views

import "memtui/internal/core"

// cellAnswer is what a cell says in short, without the memories behind it.
// Cells of one class answer alike: a picture compares each cell with all
// around it.
type cellAnswer struct {
	status core.AnswerStatus
	value  string // when usable
	class  int
}

// cells are what a ledger says in the cells of a picture, each found once. A
// row is asked as a whole, as far as the window reaches: that costs little
// more than one cell.
type cells struct {
	*core.Sheet
	first, end int                  // the columns of the window
	rows       map[int][]cellAnswer // by row of the grid
	said       map[int]cellAnswer   // by class; two ledgers that are compared share it
}

// cellsOf lays a ledger out in the plane.
func (p *plane) cellsOf(ledger core.Snapshot) *cells {
	c := &cells{Sheet: p.grid.Sheet(ledger, p.classes), rows: map[int][]cellAnswer{}, said: p.said}
	c.first, c.end = p.asked()
	return c
}

func (c *cells) at(row, column int) cellAnswer {
	if column < c.first || column >= c.end {
		return c.find(row, column)
	}
	list, there := c.rows[row]
	if !there {
		list = make([]cellAnswer, 0, c.end-c.first)
		for column := c.first; column < c.end; column++ {
			list = append(list, c.find(row, column))
		}
		c.rows[row] = list
	}
	return list[column-c.first]
}

// find looks into the first cell of each class: what is kept of it is the same
// for all of them.
func (c *cells) find(row, column int) cellAnswer {
	class := c.Class(row, column)
	found, there := c.said[class]
	if !there {
		status, value := c.Says(row, column)
		found = cellAnswer{status: status, value: value, class: class}
		c.said[class] = found
	}
	return found
}

// answer gives what a cell says in the ledger as far as it is shown.
func (p *plane) answer(row, column int) cellAnswer {
	switch {
	case row >= 0 && p.hidden(row):
		return hiddenAnswer(row)
	case row < 0 || column < 0:
		return cellAnswer{status: core.NotFound, class: p.classes.Of(core.Answer{Status: core.NotFound})}
	}
	if p.now == nil {
		p.now = p.cellsOf(p.t.seen)
	}
	return p.now.at(row, column)
}

// otherAnswer gives what the lesson says in a cell.
func (p *plane) otherAnswer(row, column int) cellAnswer { return p.otherCells().at(row, column) }

func (p *plane) otherCells() *cells {
	if p.was == nil {
		p.was = p.cellsOf(p.t.other.frame.After())
	}
	return p.was
}

// asked gives the columns that the picture asks: those of the window and the
// one in front of them.
func (p *plane) asked() (first, end int) {
	first = max(0, p.columns[0].index-1)
	return first, p.columns[len(p.columns)-1].index + 1
}

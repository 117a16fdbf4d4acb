package export

import "strconv"

// planes draws the plane of each subject that a step asks about.
func (d *drawer) planes() []File {
	var out []File
	for _, step := range New(d.src, d.look.Lang, d.o.Steps).Steps {
		if !d.o.Answers && len(step.Questions) > 0 {
			continue
		}
		for i, plane := range step.Planes {
			name := "plane-" + strconv.Itoa(step.Number)
			if i > 0 {
				name += "-" + strconv.Itoa(i+1)
			}
			out = append(out, File{Name: name + ".svg", Data: Figure(plane, d.words, d.look.Theme)})
		}
	}
	return out
}

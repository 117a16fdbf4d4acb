package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"memtui/scenarios"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run gives the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("wrongrules", flag.ContinueOnError)
	flags.SetOutput(stderr)
	detailed := flags.Bool("answers", false, "show each wrong answer beside the right one")
	if flags.Parse(args) != nil {
		return 2
	}
	course, err := read(flags.Args())
	if err != nil {
		fmt.Fprintln(stderr, "wrongrules:", err)
		return 2
	}
	table(stdout, course)
	if *detailed {
		answers(stdout, course)
	}
	return judge(course, stderr)
}

// read lists the questions of some lessons; without any, of those that ship.
func read(files []string) ([]Question, error) {
	var course []Question
	if len(files) == 0 {
		for _, e := range scenarios.List() {
			questions, err := Questions(e.Name+".yaml", e.Data)
			if err != nil {
				return nil, err
			}
			course = append(course, questions...)
		}
		return course, nil
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		questions, err := Questions(file, data)
		if err != nil {
			return nil, err
		}
		course = append(course, questions...)
	}
	return course, nil
}

// judge says what is wrong with a course.
func judge(course []Question, stderr io.Writer) int {
	status := 0
	for _, e := range Disagreeing(course) {
		fmt.Fprintf(stderr, "%s: the program says %s, the plain ledger %s\n", e.Question.Name, e.Right, e.Wrong)
		status = 1
	}
	for _, t := range Unexposed(course) {
		fmt.Fprintf(stderr, "no question exposes %s: %s\n", t.Rule, t.Says)
		status = 1
	}
	return status
}

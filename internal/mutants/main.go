package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"sync"
	"time"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// options say which mutants are made and how they are run.
type options struct {
	list, all    bool
	quick, short bool
	only         *regexp.Regexp
	jobs         int
	part         string // "1/4": the first of every four
}

// run gives the exit status: 1 when a mutant survives that should not, or
// does not build; 2 when something else is wrong.
func run(args []string, stdout, stderr io.Writer) int {
	o, status := read(args, stderr)
	if status != 0 {
		return status
	}
	if o.list {
		printList(stdout)
		return 0
	}
	root, err := moduleRoot()
	if err != nil {
		fmt.Fprintln(stderr, "mutants:", err)
		return 2
	}
	work, err := o.work(root)
	if err != nil {
		fmt.Fprintln(stderr, "mutants:", err)
		return 2
	}
	return report(stdout, work, runner{root: root, quick: o.quick, short: o.short}, o.jobs)
}

func read(args []string, stderr io.Writer) (options, int) {
	var o options
	flags := flag.NewFlagSet("mutants", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.BoolVar(&o.list, "list", false, "print the rules and their mutants as a table, and run nothing")
	flags.BoolVar(&o.all, "all", false, "make mutants mechanically from all of the core")
	flags.BoolVar(&o.quick, "quick", false, "run the tests of the mutant's own package alone")
	flags.BoolVar(&o.short, "short", false, "run the first, short run of those tests alone: fewer mutants are noticed")
	flags.IntVar(&o.jobs, "jobs", 2, "how many mutants are tried at a time")
	flags.StringVar(&o.part, "part", "1/1", "which of the mutants: 2/5 is the second of every five")
	only := flags.String("only", "", "a regular expression that the name or the rule must match")
	if flags.Parse(args) != nil {
		return o, 2
	}
	var err error
	if o.only, err = regexp.Compile(*only); err != nil {
		fmt.Fprintln(stderr, "mutants:", err)
		return o, 2
	}
	return o, 0
}

// job is one mutant that is to be tried.
type job struct {
	name, rule, file string
	text             func() ([]byte, error)
	mechanical       bool
	same             string // why it makes no difference, or ""
}

// work gives the mutants that are asked for.
func (o options) work(root string) ([]job, error) {
	var all []job
	if o.all {
		edits, err := mechanical(root, coreFolder)
		if err != nil {
			return nil, err
		}
		for _, e := range edits {
			all = append(all, job{
				name: e.name, file: e.file, mechanical: true, same: same()[e.name],
				text: func() ([]byte, error) { return e.applied(root) },
			})
		}
	} else {
		for _, m := range list() {
			all = append(all, job{
				name: m.Name, rule: m.Part + ": " + m.Rule, file: m.File,
				text: func() ([]byte, error) { return m.apply(root) },
			})
		}
	}
	var part, parts int
	if _, err := fmt.Sscanf(o.part, "%d/%d", &part, &parts); err != nil || part < 1 || part > parts {
		return nil, fmt.Errorf("-part is %q, not like 2/5", o.part)
	}
	var out []job
	for i, j := range all {
		if o.only.MatchString(j.name+" | "+j.rule) && i%parts == part-1 && j.same == "" {
			out = append(out, j)
		}
	}
	return out, nil
}

// reporter says of each mutant what became of it.
type reporter struct {
	out    io.Writer
	lock   sync.Mutex
	many   map[Fate]int
	status int
}

func (r *reporter) tell(j job, result Result, err error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	if err != nil {
		result = Result{Fate: Unbuilt, By: err.Error()}
	}
	r.many[result.Fate]++
	if result.Fate == Survived || result.Fate == Unbuilt && !j.mechanical {
		r.status = 1
	}
	fmt.Fprintf(r.out, "%-14s %s | %s | %s\n", result.Fate, j.name, j.rule, result.By)
}

// report tries all the mutants and gives the exit status.
func report(stdout io.Writer, work []job, r runner, jobs int) int {
	began, rep := time.Now(), &reporter{out: stdout, many: map[Fate]int{}}
	folder, err := os.MkdirTemp("", "mutants")
	if err != nil {
		fmt.Fprintln(stdout, err)
		return 2
	}
	defer func() { _ = os.RemoveAll(folder) }()
	shared, alone := gather(work, r.root, folder, rep)
	if err := shared.build(rep); err != nil {
		fmt.Fprintln(stdout, err)
		return 2
	}
	rep.each(jobs, shared.jobs, func(n int, j job) (Result, error) { return shared.try(r, n, j) })
	rep.each(jobs, alone, func(_ int, j job) (Result, error) {
		text, err := j.text()
		if err != nil {
			return Result{}, err
		}
		return r.alone(j.file, text)
	})
	fmt.Fprintf(stdout, "\n%d mutants in %s: %d noticed, %d do not end, %d survived, %d do not build\n",
		len(work), time.Since(began).Round(time.Second), rep.many[Noticed], rep.many[Endless], rep.many[Survived], rep.many[Unbuilt])
	return rep.status
}

// each tries numbered mutants, several at a time.
func (r *reporter) each(jobs int, work map[int]job, try func(n int, j job) (Result, error)) {
	queue := make(chan int)
	var done sync.WaitGroup
	for range max(jobs, 1) {
		done.Go(func() {
			for n := range queue {
				result, err := try(n, work[n])
				r.tell(work[n], result, err)
			}
		})
	}
	for _, n := range slices.Sorted(maps.Keys(work)) {
		queue <- n
	}
	close(queue)
	done.Wait()
}

// group are mutants that are built together, by number.
type group struct {
	together
	lock sync.Mutex
	jobs map[int]job
}

// gather parts the mutants into those that can be built together and those
// that cannot.
func gather(work []job, root, folder string, rep *reporter) (*group, map[int]job) {
	shared := &group{
		together: together{root: root, folder: folder, files: map[string]*sharedFile{}, binaries: map[string]string{}},
		jobs:     map[int]job{},
	}
	alone := map[int]job{}
	for i, j := range work {
		text, err := j.text()
		switch {
		case err != nil:
			rep.tell(j, Result{}, err)
		case shared.share(i+1, j.file, text):
			shared.jobs[i+1] = j
		default:
			alone[i+1] = j
		}
	}
	return shared, alone
}

// build builds the tests of the core with all mutants, and leaves out those
// that do not build.
func (g *group) build(rep *reporter) error {
	folders := map[string]bool{}
	for _, j := range g.jobs {
		folders[path.Dir(j.file)] = true
	}
	for _, folder := range slices.Sorted(maps.Keys(folders)) {
		unbuilt, err := g.together.build(folder)
		if err != nil {
			return err
		}
		for n, why := range unbuilt {
			rep.tell(g.jobs[n], Result{Fate: Unbuilt, By: why}, nil)
			delete(g.jobs, n)
		}
	}
	return nil
}

// try runs the tests with one mutant of the group. The tests of further
// packages are built when the first mutant asks for them.
func (g *group) try(r runner, n int, j job) (Result, error) {
	return r.test(j.file, strconv.Itoa(n), func(folder string) (string, error) {
		g.lock.Lock()
		defer g.lock.Unlock()
		if binary, there := g.binaries[folder]; there {
			return binary, nil
		}
		if _, err := g.together.build(folder); err != nil {
			return "", err
		}
		return g.binaries[folder], nil
	}), nil
}

// moduleRoot is the folder of go.mod, at or above the one that this runs in.
func moduleRoot() (string, error) {
	folder, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder, nil
		}
		above := filepath.Dir(folder)
		if above == folder {
			return "", errors.New("no go.mod here or above")
		}
		folder = above
	}
}

package export

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// The tests of the page in a real browser. MEMTUI_BROWSER names one; else it
// is looked for. Where there is none the tests are skipped, unless
// MEMTUI_BROWSER=required.
const (
	browserVariable = "MEMTUI_BROWSER"
	browserRequired = "required"
)

// noAnswer is how long a browser may keep a test waiting. It is no measure of
// speed.
const noAnswer = 2 * time.Minute

// browser is the one that all tests share, each with a tab of its own.
var browser struct {
	once    sync.Once
	context context.Context
	end     func()
	missing string // why there is none
}

func TestMain(m *testing.M) {
	code := m.Run()
	if browser.end != nil {
		browser.end()
	}
	os.Exit(code)
}

// findBrowser gives the program of a browser; "" where there is none.
func findBrowser() string {
	names := []string{"chromium", "chromium-browser", "google-chrome", "headless-shell", "chrome"}
	if named := os.Getenv(browserVariable); named != "" && named != browserRequired {
		names = []string{named}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// startBrowser starts it, without anything that would reach for a network.
func startBrowser() {
	path := findBrowser()
	if path == "" {
		browser.missing = "no browser was found; install chromium or name one in " + browserVariable
		return
	}
	folder, err := os.MkdirTemp("", "memtui-browser-")
	if err != nil {
		browser.missing = err.Error()
		return
	}
	flags := []chromedp.ExecAllocatorOption{chromedp.ExecPath(path), chromedp.UserDataDir(folder), chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.NoSandbox, chromedp.DisableGPU}
	for _, name := range []string{
		"headless", "disable-background-networking", "disable-component-update", "disable-sync", "disable-extensions", "disable-default-apps",
		"disable-dev-shm-usage", "disable-client-side-phishing-detection", "disable-domain-reliability", "metrics-recording-only", "mute-audio", "hide-scrollbars",
		"disable-background-timer-throttling", "disable-backgrounding-occluded-windows", "disable-renderer-backgrounding", "force-renderer-accessibility",
	} {
		flags = append(flags, chromedp.Flag(name, true))
	}
	allocated, endProgram := chromedp.NewExecAllocator(context.Background(), flags...)
	first, endTab := chromedp.NewContext(allocated)
	browser.context = first
	browser.end = func() { endTab(); endProgram(); _ = os.RemoveAll(folder) }
	if err := chromedp.Do(first); err != nil {
		browser.missing = fmt.Sprintf("%s does not start: %v", path, err)
	}
}

// tab is a page in a browser, and what was noticed of it.
type tab struct {
	testing.TB
	context context.Context
	folders []string // whose files it may ask for

	mutex    sync.Mutex
	requests []string // addresses that it asked for
	troubles []string // exceptions, and what was written to the console as an error
}

// newTab opens an empty tab.
func newTab(t testing.TB) *tab {
	t.Helper()
	browser.once.Do(startBrowser)
	if browser.missing != "" {
		if os.Getenv(browserVariable) == browserRequired {
			t.Fatal(browser.missing)
		}
		t.Skip(browser.missing)
	}
	limited, cancel := context.WithTimeout(browser.context, noAnswer)
	inTab, end := chromedp.NewContext(limited)
	b := &tab{TB: t, context: inTab}
	t.Cleanup(func() { b.isQuiet(); end(); cancel() })
	if err := chromedp.Listen(inTab, b.notice); err != nil {
		t.Fatal(err)
	}
	call(b, network.Enable, network.EnableParams{})
	call(b, log.Enable, cdp.Empty{})
	call(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 1280, Height: 800, DeviceScaleFactor: 1})
	return b
}

// notice keeps what the page asks for and what goes wrong on it.
func (b *tab) notice(event any) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		b.requests = append(b.requests, e.Request.URL)
	case *runtime.EventExceptionThrown:
		b.troubles = append(b.troubles, fmt.Sprintf("%s %+v", e.ExceptionDetails.Text, e.ExceptionDetails.Exception))
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeWarning || e.Type == runtime.ConsoleAPICalledTypeAssert {
			b.troubles = append(b.troubles, fmt.Sprintf("console: %v", e.Args))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			b.troubles = append(b.troubles, e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

// isQuiet demands that nothing went wrong on the page, and that it asked for
// nothing but itself, or its neighbours in a site.
func (b *tab) isQuiet() {
	b.Helper()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for _, trouble := range b.troubles {
		b.Errorf("the page complains: %s", trouble)
	}
	for _, request := range b.requests {
		isIn := func(folder string) bool { return strings.HasPrefix(request, folder) }
		if request != "about:blank" && !strings.HasPrefix(request, "data:") && !slices.ContainsFunc(b.folders, isIn) {
			b.Errorf("the page asks for %s", request)
		}
	}
}

// call sends one command to the tab.
func call[P, R any](b *tab, command cdp.Command[P, R], params P) R {
	b.Helper()
	out, err := chromedp.Call(b.context, command, params)
	if err != nil {
		b.Fatalf("%s: %v", command.Method, err)
	}
	return out
}

// opens shows a page that is written into a file first, as whoever is handed
// the file does.
func (b *tab) opens(data []byte) {
	b.Helper()
	name := filepath.Join(b.TempDir(), "lesson.html")
	if err := os.WriteFile(name, data, 0o600); err != nil {
		b.Fatal(err)
	}
	b.goes(name)
}

// goes shows a file, with a part of it behind # or not.
func (b *tab) goes(name string) {
	b.Helper()
	name, part, _ := strings.Cut(name, "#")
	address := url.URL{Scheme: "file", Path: filepath.ToSlash(name)}
	b.folders = append(b.folders, address.String()[:strings.LastIndex(address.String(), "/")+1])
	address.Fragment = part
	if err := chromedp.Do(b.context, chromedp.Navigate(address.String())); err != nil {
		b.Fatal(err)
	}
}

// evaluate gives the value of an expression in the page.
func evaluate[T any](b *tab, expression string, args ...any) T {
	b.Helper()
	for i, arg := range args {
		text, err := json.Marshal(arg)
		if err != nil {
			b.Fatal(err)
		}
		args[i] = string(text)
	}
	if len(args) > 0 {
		expression = fmt.Sprintf(expression, args...)
	}
	out, err := chromedp.Run(b.context, chromedp.Evaluate[T](expression))
	if err != nil {
		b.Fatalf("%s: %v", expression, err)
	}
	return out
}

// key is a key of the keyboard: its name, and the text that it types.
type key struct {
	name, text string
	code       int64
	modifiers  int64
}

var namedKeys = map[string]key{
	"ArrowLeft": {name: "ArrowLeft", code: 37}, "ArrowUp": {name: "ArrowUp", code: 38}, "ArrowRight": {name: "ArrowRight", code: 39},
	"ArrowDown": {name: "ArrowDown", code: 40}, "Home": {name: "Home", code: 36}, "End": {name: "End", code: 35}, "Tab": {name: "Tab", code: 9},
	"Enter": {name: "Enter", code: 13, text: "\r"}, "Escape": {name: "Escape", code: 27}, " ": {name: " ", code: 32, text: " "},
	"PageDown": {name: "PageDown", code: 34}, "PageUp": {name: "PageUp", code: 33}, "shift+Tab": {name: "Tab", code: 9, modifiers: 8},
}

// types presses keys one after the other.
func (b *tab) types(names ...string) {
	b.Helper()
	for _, name := range names {
		k, named := namedKeys[name]
		if !named {
			k = key{name: name, text: name, code: int64(strings.ToUpper(name)[0])}
		}
		down := input.DispatchKeyEventParams{
			Type: input.DispatchKeyEventTypeKeyDown, Key: k.name, Code: k.name, Text: k.text, WindowsVirtualKeyCode: k.code, Modifiers: k.modifiers,
		}
		call(b, input.DispatchKeyEvent, down)
		up := down
		up.Type, up.Text = input.DispatchKeyEventTypeKeyUp, ""
		call(b, input.DispatchKeyEvent, up)
	}
}

// clicks presses the one element that a selector finds, where a finger would.
func (b *tab) clicks(selector string) {
	b.Helper()
	at := evaluate[[]float64](b, `(all => {
		if (all.length !== 1) return [all.length];
		all[0].scrollIntoView({block: "center", behavior: "instant"});
		const r = all[0].getBoundingClientRect();
		return [1, r.left + r.width / 2, r.top + r.height / 2];
	})(document.querySelectorAll(%s))`, selector)
	if at[0] != 1 {
		b.Fatalf("the page has %v of %s", at[0], selector)
	}
	for _, kind := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
		call(b, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: at[1], Y: at[2], Button: input.MouseButtonLeft, ClickCount: 1})
	}
}

// text is what a reader sees of an element.
func (b *tab) text(selector string) string {
	b.Helper()
	return evaluate[string](b, `(e => e ? e.innerText.trim() : "(none)")(document.querySelector(%s))`, selector)
}

// waitFor waits until something is so, within the limit of the tab.
func (b *tab) waitFor(expression string, args ...any) {
	b.Helper()
	for i, arg := range args {
		text, err := json.Marshal(arg)
		if err != nil {
			b.Fatal(err)
		}
		args[i] = string(text)
	}
	expression = fmt.Sprintf(expression, args...)
	for {
		// In between two pages there is nothing that could answer.
		so, err := chromedp.Run(b.context, chromedp.Evaluate[bool](expression))
		if so {
			return
		}
		if b.context.Err() != nil {
			b.Fatalf("%s: %v", expression, err)
		}
	}
}

// The page, one step at a time. body tells the state:
//   data-page      0 = opening, then the number of the step; one more = closing
//   data-question  label of the question on screen ("4B"); "" = there is none
//   data-beat      how far it has unfolded, from 0; see data-from
//   data-lang      the language; data-mode: read, predict or crosshair
//   data-playing   true or false
(() => {
'use strict';
const body = document.body, root = document.documentElement;
const $ = id => document.getElementById(id);
const all = (selector, from) => [...(from || document).querySelectorAll(selector)];
const data = JSON.parse($('data').textContent);
const stops = all('#rail a').map(a => +a.dataset.page);
const sides = Object.fromEntries(all('main > [data-lang]').map(e => [e.lang, e]));
const still = matchMedia('(prefers-reduced-motion: reduce)');
const fill = (template, ...args) => template.replace(/%\[(\d+)\]s/g, (_, n) => args[n - 1]);
const clamp = (n, low, high) => Math.max(low, Math.min(high, n));

const s = {
  lang: body.dataset.lang, page: stops[0], question: 0, beat: 0, playing: false, unfolded: false, speed: 0,
  predict: body.dataset.answers === 'hidden', guesses: {}, cross: null, theme: '',
};
let timer = 0, said = '';

// ---- where we are

const words = () => data.words[s.lang];
const section = (page = s.page) => sides[s.lang].querySelector(`.page[data-page="${page}"]`);
const questions = (page = s.page) => all('.question', section(page));
const question = () => questions()[s.question];
const label = () => question() ? question().dataset.q : '';
const lastBeat = () => question() ? +question().dataset.last : 0;
const hides = l => s.predict && l !== '' && !(l in s.guesses);
const stepLabels = Object.fromEntries(stops.map(page => [page, questions(page).map(q => q.dataset.q)]));
const hidesStep = page => s.predict && (stepLabels[page] || []).some(hides);

function go(page, at, beat) {
  s.page = page;
  s.question = clamp(at, 0, Math.max(0, questions(page).length - 1));
  s.beat = beat === undefined ? lastBeat() : beat;
  s.unfolded = false;
}

function forward() {
  if (s.question + 1 < questions().length) return go(s.page, s.question + 1), true;
  const next = stops[stops.indexOf(s.page) + 1];
  if (next === undefined) return false;
  return go(next, 0), true;
}

function backward() {
  if (s.question > 0) return go(s.page, s.question - 1);
  const before = stops[stops.indexOf(s.page) - 1];
  if (before !== undefined) go(before, 99);
}

// ---- commands

const commands = {
  next() {
    if (hides(label())) return answer(label(), -1);
    if (s.beat < lastBeat()) return s.beat = lastBeat();
    if (forward() && s.playing) unfold();
  },
  prev() { s.playing = false; backward(); },
  first() { s.playing = false; go(stops[0], 0); },
  last() { s.playing = false; go(stops[stops.length - 1], 0); },
  play() { if (s.playing) s.playing = false; else start(); },
  show() { if (!s.playing) start(); },
  faster() { s.speed = clamp(s.speed + 1, -4, 6); },
  slower() { s.speed = clamp(s.speed - 1, -4, 6); },
  ask() { if (questions().length) { s.playing = false; go(s.page, (s.question + 1) % questions().length); } },
  lang() {
    const list = data.langs;
    s.lang = list[(list.indexOf(s.lang) + 1) % list.length];
  },
  theme() {
    const light = matchMedia('(prefers-color-scheme: light)').matches;
    const order = ['', light ? 'dark' : 'light', light ? 'light' : 'dark'];
    s.theme = order[(order.indexOf(s.theme) + 1) % 3];
  },
  predict() { if ($('predict')) { s.predict = !s.predict; s.playing = false; leave(); s.beat = lastBeat(); } },
  help() { s.playing = false; if ($('keys').open) $('keys').close(); else $('keys').showModal(); },
  print() { window.print(); },
  cross() { if (s.cross) leave(); else enter(); },
  close() { if (s.cross) leave(); else s.playing = false; },
};

function run(name) {
  commands[name]();
  render();
}

// ---- play: what arrives, the question, rung by rung, the answer

function start() {
  const end = stops[stops.length - 1], whole = !!section(0);
  s.playing = true;
  if (s.page === end && s.unfolded || s.page === end && whole) go(stops[whole && stops.length > 1 ? 1 : 0], 0, 0), unfold();
  else if (s.page === 0) go(stops[1] === undefined ? 0 : stops[1], 0, 0), unfold();
  else if (s.beat < lastBeat()) return;
  else if (s.unfolded) on();
  else unfold();
}

function unfold() {
  s.beat = still.matches ? lastBeat() : 0;
  if (hides(label())) { s.beat = lastBeat(); s.playing = false; }
  rest();
}

function rest() {
  s.unfolded = s.beat === lastBeat();
  if (s.unfolded && 'stop' in section().dataset && s.question === Math.max(0, questions().length - 1)) s.playing = false;
}

function on() {
  if (!forward()) { s.playing = false; return; }
  if (s.page === stops[stops.length - 1] && section(0)) s.playing = false; else unfold();
}

function tick() {
  if (!s.playing) return;
  if (s.beat < lastBeat()) { s.beat++; rest(); } else on();
  render();
}

function schedule() {
  clearTimeout(timer);
  if (!s.playing) return;
  const place = question() || section(), list = (place.dataset.dwell || '2000').split(' ');
  const dwell = +list[Math.min(s.beat, list.length - 1)];
  timer = setTimeout(tick, Math.max(67, dwell / 2 ** (s.speed / 2)));
}

// ---- predict

function answer(l, choice) {
  const inputs = all(`[data-predict="${l}"] input`, sides[s.lang]);
  s.guesses[l] = { choice, shown: choice < 0, right: choice >= 0 && 'right' in inputs[choice].dataset };
  s.beat = lastBeat();
}

function score() {
  const w = words(), made = Object.values(s.guesses).filter(g => !g.shown);
  return made.length ? fill(w.Score, made.filter(g => g.right).length, made.length) : w.NoScore;
}

function renderPredict() {
  for (const form of all('.predict')) {
    const l = form.dataset.predict, guess = s.guesses[l], marking = form.nextElementSibling;
    form.hidden = !s.predict || !!guess;
    marking.hidden = !s.predict || !guess;
    if (!guess || !s.predict) continue;
    const w = data.words[form.closest('[data-lang]').lang], inputs = all('input', form);
    const text = i => inputs[i].parentElement.textContent.trim().replace(/\s+/g, ' ');
    const right = inputs.findIndex(i => 'right' in i.dataset);
    marking.className = 'marking ' + (guess.shown ? 'shown' : guess.right ? 'right' : 'wrong');
    marking.textContent = guess.shown ? w.Shown : (guess.right ? '✓ ' + w.Right : '✗ ' + w.Wrong) + ' ' +
      w.Guess + ': ' + text(guess.choice) + (guess.right || right < 0 ? '' : ' · ' + w.TheAnswer + ': ' + text(right));
  }
  const made = Object.keys(s.guesses).length > 0, box = $('score');
  $('tally').textContent = s.predict ? score() : '';
  box.hidden = s.page !== stops[stops.length - 1] || !(s.predict || made);
  box.textContent = '';
  if (box.hidden) return;
  box.append(part('h2', words().Predicted), part('p', score()));
  const list = part('ul', '');
  for (const l of stops.flatMap(p => stepLabels[p] || [])) {
    const g = s.guesses[l];
    list.append(part('li', l + ' ' + (!g ? '·' : g.shown ? '–' : g.right ? '✓' : '✗'), g && !g.shown ? (g.right ? 'right' : 'wrong') : ''));
  }
  box.append(list);
}

function part(name, text, className) {
  const e = document.createElement(name);
  e.textContent = text;
  if (className) e.className = className;
  return e;
}

// ---- crosshair: the core's own cells

const figure = () => all('.figure', section()).find(f => data.planes[f.dataset.plane]);
const svgNS = 'http://www.w3.org/2000/svg';

function enter(row, column, at) {
  const f = at || figure();
  if (!f) return;
  if (hidesStep(s.page)) { say(words().CrossWaits); return; }
  const plane = data.planes[f.dataset.plane], start = plane.at[label()] || [plane.known.length - 1, plane.valid.length - 1];
  s.playing = false;
  s.cross = { plane: +f.dataset.plane, row: row === undefined ? start[0] : row, column: column === undefined ? start[1] : column };
  render();
  gridOf(f).focus({ preventScroll: row !== undefined });
}

function leave() {
  if (!s.cross) return;
  const focused = document.activeElement && document.activeElement.getAttribute('role') === 'grid';
  s.cross = null;
  render();
  if (focused) $('cross').focus();
}

// gridOf makes the cells of a figure for those who cannot see it.
function gridOf(f) {
  let grid = f.querySelector('[role=grid]');
  if (grid) return grid;
  const plane = data.planes[f.dataset.plane], texts = data.strings[s.lang];
  grid = part('div', '', 'grid');
  grid.setAttribute('role', 'grid');
  grid.tabIndex = 0;
  grid.setAttribute('aria-label', f.querySelector('figcaption').textContent);
  plane.known.forEach((known, r) => {
    const row = part('div', '');
    row.setAttribute('role', 'row');
    plane.valid.forEach((valid, c) => {
      const cell = part('div', '');
      cell.setAttribute('role', 'gridcell');
      cell.id = `cell-${f.dataset.plane}-${r}-${c}-${s.lang}`;
      cell.setAttribute('aria-label', texts[plane.cells[r * plane.valid.length + c][0]] + '. ' + fill(words().Cross, texts[valid], texts[known]));
      row.append(cell);
    });
    grid.append(row);
  });
  f.querySelector('.frame').append(grid);
  return grid;
}

function renderCross() {
  for (const e of all('.probe')) e.remove();
  for (const e of all('.readout')) e.hidden = true;
  for (const e of all('.figure.probing')) e.classList.remove('probing');
  let f = s.cross && all('.figure', section()).find(e => +e.dataset.plane === s.cross.plane);
  if (s.cross && !f) {
    f = hidesStep(s.page) ? null : figure();
    s.cross = f ? { plane: +f.dataset.plane, row: s.cross.row, column: s.cross.column } : null;
  }
  $('cross').setAttribute('aria-pressed', String(!!s.cross));
  $('cross').disabled = !figure() || hidesStep(s.page);
  if (!s.cross) return;
  const plane = data.planes[s.cross.plane], texts = data.strings[s.lang], w = words();
  const r = s.cross.row = clamp(s.cross.row, 0, plane.known.length - 1);
  const c = s.cross.column = clamp(s.cross.column, 0, plane.valid.length - 1);
  const [answer, why] = plane.cells[r * plane.valid.length + c];
  f.classList.add('probing');
  const x = plane.x[c], y = plane.y[r], width = plane.x[c + 1] - x, height = plane.y[r + 1] - y;
  const g = document.createElementNS(svgNS, 'g');
  g.setAttribute('class', 'probe');
  const shape = (name, attributes) => {
    const e = document.createElementNS(svgNS, name);
    for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
    g.append(e);
  };
  const cx = x + width / 2, cy = y + height / 2;
  shape('line', { class: 'cross', x1: cx, y1: plane.y[0], x2: cx, y2: plane.y[plane.y.length - 1] });
  shape('line', { class: 'cross', x1: plane.x[0], y1: cy, x2: plane.x[plane.x.length - 1], y2: cy });
  shape('rect', { class: 'cell', x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 });
  shape('path', { class: 'diamond', d: `M${cx} ${cy - 8}l8 8-8 8-8-8z` });
  f.querySelector('svg').append(g);
  const readout = f.querySelector('.readout'), told = readout.querySelector('.told');
  readout.hidden = false;
  told.textContent = '';
  told.append(part('p', fill(w.Cross, texts[plane.valid[c]], texts[plane.known[r]]), 'at'));
  told.append(part('p', fill(w.CrossAnswer, texts[answer]), 'says'));
  if (plane.short) told.append(part('p', w.CrossShort, 'soft'));
  else {
    const list = part('ul', '');
    for (const n of data.why[why]) list.append(part('li', texts[n]));
    told.append(list);
  }
  const grid = gridOf(f), id = `cell-${s.cross.plane}-${r}-${c}-${s.lang}`;
  for (const e of all('[aria-selected]', grid)) e.removeAttribute('aria-selected');
  $(id).setAttribute('aria-selected', 'true');
  grid.setAttribute('aria-activedescendant', id);
}

function move(rows, columns) {
  s.cross.row += rows;
  s.cross.column += columns;
  render();
}

function point(event) {
  const f = event.target.closest('.figure'), frame = event.target.closest('.frame');
  if (!f || !frame || hidesStep(s.page)) return;
  const plane = data.planes[f.dataset.plane], svg = frame.querySelector('svg'), box = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / box.width;
  const x = (event.clientX - box.left) * scale, y = (event.clientY - box.top) * scale;
  const find = (edges, at) => edges.findIndex((edge, i) => i + 1 < edges.length && at >= edge && at < edges[i + 1]);
  const row = find(plane.y, y), column = find(plane.x, x);
  if (row < 0 || column < 0) return;
  enter(row, column, f);
}

// ---- draw

function render() {
  renderPlace();
  renderAnswers();
  renderBeat();
  renderPredict();
  renderCross();
  body.dataset.mode = s.cross ? 'crosshair' : s.predict ? 'predict' : 'read';
  renderHash();
  announce();
  schedule();
}

function renderPlace() {
  const w = words();
  body.dataset.lang = root.lang = s.lang;
  body.dataset.page = s.page;
  body.dataset.question = label();
  body.dataset.beat = s.beat;
  body.dataset.playing = s.playing;
  if (s.theme) root.dataset.theme = s.theme; else delete root.dataset.theme;
  document.title = w.Title;
  $('rail').setAttribute('aria-label', w.Rail);
  $('controls').setAttribute('aria-label', w.Controls);
  for (const page of all('.page')) page.classList.toggle('now', page === section());
  for (const a of all('#rail a')) {
    const page = +a.dataset.page;
    a.classList.toggle('done', page < s.page);
    if (page === s.page) a.setAttribute('aria-current', 'step'); else a.removeAttribute('aria-current');
  }
  const first = s.page === stops[0] && s.question === 0, last = s.page === stops[stops.length - 1] && s.question >= questions().length - 1;
  $('prev').disabled = first;
  $('next').disabled = last && !hides(label()) && s.beat === lastBeat();
  $('play').setAttribute('aria-pressed', String(s.playing));
  $('tempo').textContent = fill(w.Tempo, (2 ** (s.speed / 2)).toFixed(1).replace(/\.0$/, ''));
  $('ask').disabled = questions().length < 2;
  if ($('predict')) $('predict').setAttribute('aria-pressed', String(s.predict));
  const theme = ['', 'dark', 'light'].indexOf(s.theme);
  for (const e of all('#themename .l')) e.textContent = data.words[e.lang].Themes[theme];
}

function renderAnswers() {
  for (const e of all('[data-ans]')) {
    const of = e.dataset.ans;
    e.toggleAttribute('hidden', stepLabels[of] && !(of in s.guesses && stepLabels[of].length === 1) ? hidesStep(+of) : hides(of));
  }
  for (const e of all('[data-seal]')) e.toggleAttribute('hidden', !hidesStep(+e.dataset.seal));
}

function renderBeat() {
  const at = label(), here = section();
  for (const q of all('.question', here)) q.classList.toggle('now', q.dataset.q === at);
  for (const b of all('.choose', here)) b.setAttribute('aria-pressed', String(b.dataset.choose === at));
  for (const e of all('[data-from]', here)) {
    const owner = e.closest('[data-q]');
    const mine = owner ? owner.dataset.q === at : s.question === 0;
    e.classList.toggle('yet', mine && +e.dataset.from > s.beat);
  }
  const shown = question() && question().querySelector('.answer');
  const answered = shown && +shown.dataset.from <= s.beat;
  for (const e of all('.mark', here)) e.classList.toggle('now', e.dataset.q === at);
  for (const e of all('.r[data-on]', here)) e.classList.toggle('on', answered && e.dataset.on.split(' ').includes(at));
  const lanes = all('.lanes', here), mine = lanes.some(e => (e.dataset.on || '').split(' ').includes(at));
  lanes.forEach((e, i) => e.classList.toggle('off', mine ? !e.dataset.on.split(' ').includes(at) : i > 0));
}

function renderHash() {
  const name = s.page === 0 && section().matches('.opening') ? 'opening' : section().matches('.closing') ? 'closing' : label() || s.page;
  const hash = `#${name}-${s.lang}`;
  if (location.hash !== hash) history.replaceState(null, '', hash);
}

// say is for those who listen; only what is new is said.
function say(text) { $('live').textContent = text; }

function announce() {
  const w = words(), at = label(), q = question();
  const clean = e => e ? e.textContent.replace(/\s+/g, ' ').trim() : '';
  const place = `${s.page}/${at}/${s.lang}`;
  const title = clean(all('.h1 .seal:not([hidden]), .h1 .ans:not([hidden])', section())[0] || section().querySelector('h1, .h1'));
  const shown = q && !hides(at) && q.querySelector('.answer, .outcome'), there = shown && +shown.dataset.from <= s.beat;
  const key = place + '/' + !!there;
  if (key === said) return;
  const parts = [];
  if (!said.startsWith(place + '/')) {
    parts.push(section().matches('.step') ? fill(w.Step, s.page, section(s.page) ? all('.page.step', sides[s.lang]).length : 0, title) : title);
    if (q) parts.push(clean(q.querySelector('h3')));
  }
  if (there) parts.push(fill(w.Answer, clean(shown)));
  said = key;
  say(parts.join('. '));
}

// ---- what the reader does

function read(hash) {
  const m = /^#(?:step-|q-)?(\d+|opening|closing)([A-Z]*)-([a-z]+)$/.exec(hash);
  if (!m || !sides[m[3]]) return false;
  s.lang = m[3];
  const page = m[1] === 'opening' ? 0 : m[1] === 'closing' ? stops[stops.length - 1] : +m[1];
  if (!stops.includes(page)) return false;
  const at = questions(page).findIndex(q => q.dataset.q === m[1] + m[2]);
  go(page, Math.max(at, 0));
  return true;
}

const keys = {
  ArrowRight: 'next', PageDown: 'next', l: 'next', ArrowLeft: 'prev', PageUp: 'prev', h: 'prev', Home: 'first', End: 'last', g: 'first', G: 'last',
  ' ': 'play', F5: 'show', '+': 'faster', '=': 'faster', '-': 'slower', a: 'ask', c: 'cross', p: 'predict', L: 'lang', t: 'theme',
  '?': 'help', '？': 'help', Escape: 'close',
};
const arrows = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const on = event.target, name = event.key;
  if ($('keys').open) { if (name === '?') { event.preventDefault(); run('help'); } return; }
  if ((name === ' ' || name === 'Enter') && on.matches('button, a, summary, input')) return;
  if (s.cross && arrows[name]) { event.preventDefault(); move(...arrows[name]); return; }
  if (on.matches('input') && (name === 'ArrowUp' || name === 'ArrowDown')) return;
  if (/^[1-9]$/.test(name)) {
    if (stops.includes(+name) && section(+name).matches('.step')) { event.preventDefault(); s.playing = false; go(+name, 0); render(); }
    return;
  }
  if (!keys[name] || keys[name] === 'lang' && data.langs.length < 2) return;
  event.preventDefault();
  const before = s.page + label();
  run(keys[name]);
  if (before !== s.page + label() && !event.repeat) top();
});

function top() { if (!s.cross) window.scrollTo(0, 0); }

for (const name of ['prev', 'next', 'play', 'slower', 'faster', 'ask', 'cross', 'lang', 'theme', 'predict', 'help', 'print']) {
  if ($(name)) $(name).addEventListener('click', () => {
    const before = s.page;
    run(name);
    if (before !== s.page) top();
  });
}
document.addEventListener('click', event => {
  const link = event.target.closest('#rail a, [data-go]'), choose = event.target.closest('.choose'), shows = event.target.closest('.show');
  if (link) {
    event.preventDefault();
    s.playing = false;
    go(+(link.dataset.page || link.dataset.go), 0);
    render();
    top();
  } else if (choose) {
    s.playing = false;
    go(s.page, questions().findIndex(q => q.dataset.q === choose.dataset.choose));
    render();
  } else if (shows) {
    mark(shows.closest('form'), -1);
  } else if (event.target.closest('.frame')) point(event);
});
document.addEventListener('pointermove', event => { if (s.cross && event.buttons && event.target.closest('.frame')) point(event); });
document.addEventListener('change', event => {
  const form = event.target.closest('.predict');
  if (!form) return;
  for (const other of all(`[data-predict="${form.dataset.predict}"]`)) {
    for (const input of all('input', other)) input.checked = input.value === event.target.value;
    other.querySelector('.commit').disabled = false;
  }
});
document.addEventListener('submit', event => {
  const form = event.target.closest('.predict');
  if (!form) return;
  event.preventDefault();
  const chosen = form.querySelector('input:checked');
  if (chosen) mark(form, +chosen.value);
});

function mark(form, choice) {
  answer(form.dataset.predict, choice);
  render();
  form.nextElementSibling.tabIndex = -1;
  form.nextElementSibling.focus();
}

$('keys').addEventListener('close', () => $('help').focus());
addEventListener('hashchange', () => { if (read(location.hash)) render(); });
addEventListener('beforeprint', () => { for (const d of all('details.fold')) { d.dataset.was = d.open; d.open = true; } });
addEventListener('afterprint', () => { for (const d of all('details.fold')) d.open = d.dataset.was === 'true'; });

root.classList.add('js');
for (const d of all('details.fold')) d.open = false;
if (!read(location.hash)) go(stops[0], 0);
render();
})();

(() => {
  "use strict";
  const root = document.documentElement, themes = ["", "dark", "light"];
  const sides = [...document.querySelectorAll(".course")];
  let theme = 0;

  // The browser may keep nothing for a page that is a file.
  const keep = (name, value) => { try { localStorage.setItem("memtui-" + name, value); } catch { /* not kept */ } };
  const kept = name => { try { return localStorage.getItem("memtui-" + name); } catch { return null; } };

  function speak(lang, focus) {
    if (!sides.some(side => side.dataset.lang === lang)) return;
    for (const side of sides) {
      side.hidden = side.dataset.lang !== lang;
      if (side.hidden) continue;
      document.title = side.querySelector("h1").textContent;
      if (focus) side.querySelector(".lang").focus();
    }
    root.lang = root.dataset.lang = document.body.dataset.lang = lang;
  }

  function paint(n) {
    theme = Math.max(0, n);
    if (themes[theme]) root.dataset.theme = themes[theme]; else delete root.dataset.theme;
    for (const button of document.querySelectorAll(".theme")) button.textContent = button.dataset.names.split("|")[theme];
  }

  document.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.classList.contains("lang")) { speak(button.dataset.to, true); keep("lang", button.dataset.to); }
    if (button.classList.contains("theme")) { paint((theme + 1) % themes.length); keep("theme", themes[theme]); }
  });
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = sides.find(side => !side.hidden);
    if (event.key === "L") side.querySelector(".lang")?.click();
    if (event.key === "t") side.querySelector(".theme").click();
    if (/^[1-9]$/.test(event.key)) side.querySelectorAll(".open")[event.key - 1]?.focus();
  });

  paint(themes.indexOf(kept("theme")));
  const asked = location.hash.slice(1);
  speak(kept("lang") || (sides.some(side => side.dataset.lang === asked) ? asked : root.lang), false);
})();

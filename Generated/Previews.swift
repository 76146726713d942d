// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

extension EmbeddedText {
  /// The content of each text file of the module Previews, by its name.
  package static let previews: [String: String] = [
    "common.css": ###"""
:root {
  color-scheme: light;
  --page: #f5f6f8; --surface: #ffffff; --raised: #eef0f4; --text: #1b1f26; --muted: #565f6c; --line: #d8dce3; --control-line: #868f9c;
  --accent: #1f55d0; --on-accent: #ffffff; --accent-soft: #e3ebfd;
  --error: #b3201a; --error-soft: #fdeceb; --warning: #855000; --warning-soft: #fdf2dc; --note: #35598c; --note-soft: #e8eff9; --good: #17693a; --good-soft: #e2f4e8;
  --squares-a: #ffffff; --squares-b: #e3e6ea;
  --bar-fill: 92%; --bar-fill-saturation: 75%; --bar-line: 40%; --bar-text: 24%; --bar-border: 72%;
  --radius: 8px; --target: 32px;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --page: #0f1216; --surface: #171b21; --raised: #212730; --text: #e6e9ee; --muted: #a0aab7; --line: #2c333d; --control-line: #6f7a88;
  --accent: #8ab0ff; --on-accent: #0d1a33; --accent-soft: #1d2c4d;
  --error: #ff9c94; --error-soft: #3c1d1c; --warning: #f2bd62; --warning-soft: #37290f; --note: #9fc3f5; --note-soft: #1b2a40; --good: #79d69a; --good-soft: #15301f;
  --squares-a: #262b32; --squares-b: #1c2026;
  --bar-fill: 20%; --bar-fill-saturation: 38%; --bar-line: 68%; --bar-text: 88%; --bar-border: 38%;
}
@media (pointer: coarse) { :root { --target: 44px; } }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1, h2, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
ul { list-style: none; }
h1 { font-size: 19px; line-height: 1.3; font-weight: 650; overflow-wrap: anywhere; }
h2 { font-size: 14px; font-weight: 650; }
code, pre, kbd { font-family: var(--mono); font-size: 12px; }
button, input, select { font: inherit; color: inherit; }
button, select, summary, input[type="range"], input[type="color"] { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }
.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.icon.solid { fill: currentColor; stroke-width: 0; }
.button, .field select, .field input[type="search"] { min-height: var(--target); border: 1px solid var(--control-line); border-radius: 6px; background: var(--surface); padding: 0 10px; }
.button { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; }
.button:hover, .field select:hover { background: var(--raised); }
.button.quiet { border-color: transparent; color: var(--accent); background: none; }
.field { display: inline-flex; align-items: center; gap: 6px; color: var(--muted); white-space: nowrap; }
.field select, .field input { color: var(--text); }
.field select { padding: 0 6px; }
.link { border: 0; background: none; padding: 0; color: var(--accent); text-align: start; text-decoration: underline; text-underline-offset: 2px; text-decoration-thickness: 1px; }
.link:hover { text-decoration-thickness: 2px; }
.count { color: var(--muted); font-weight: 400; font-size: 13px; }
.empty { color: var(--muted); }
.badge { display: inline-flex; align-items: center; gap: 5px; padding: 2px 9px 2px 7px; border-radius: 99px; font-weight: 600; font-size: 13px; white-space: nowrap; }
.badge.match { color: var(--good); background: var(--good-soft); }
.badge.close { color: var(--warning); background: var(--warning-soft); }
.badge.differs, .badge.refused { color: var(--error); background: var(--error-soft); }
.message { margin: 12px 0; padding: 10px 14px; border-radius: var(--radius); background: var(--note-soft); color: var(--note); }
.message.error { background: var(--error-soft); color: var(--error); }
noscript .message { margin: 16px 20px; }
.page-footer { padding: 16px; color: var(--muted); font-size: 12px; text-align: center; }
.skip { position: absolute; left: 8px; top: -60px; z-index: 20; padding: 8px 12px; background: var(--surface); color: var(--accent); border-radius: 6px; }
.skip:focus { top: 8px; }
@media (prefers-reduced-motion: no-preference) { .button, .chip, .card, .action { transition: background-color 0.12s; } }
@media (forced-colors: active) { .badge, .button, .card { border: 1px solid; } }
::placeholder { color: var(--muted); opacity: 1; }

"""###,
    "common": ###"""
// Declarations of both pages, before all other scripts.

/** Creates an element. Attributes whose value is null or false are left out; `on…` attributes are event listeners. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Creates an SVG element. */
function vector(name, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** Returns the element with an identifier. */
function byId(id) {
  return document.getElementById(id);
}

/** The outlines of the icons, in a box of 16 × 16. */
const iconPaths = {
  error: "M5 1h6l4 4v6l-4 4H5l-4-4V5zM5 5l6 6M11 5l-6 6",
  warning: "M8 1.5 15 14.5H1zM8 6v4M8 11.5v1.5",
  note: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 7v5M8 4v1.5",
  match: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.5 8.5 7 11l4.5-5.5",
  close: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4 6.5c2-2 3 1 4 0s2-1 4 0M4 10.5c2-2 3 1 4 0s2-1 4 0",
  differs: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.5 6h7M4.5 10h7M10.5 3.5l-5 9",
  refused: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM3.5 3.5l9 9",
  added: "M8 2v12M2 8h12",
  removed: "M2 8h12",
  changed: "M8 2 14 14H2z",
  moved: "M2 8h11M9 4l4 4-4 4",
  renamed: "M3 3h10M8 3v10M5.5 13h5",
};

/** Creates an icon. It is hidden from screen readers: the text beside it has the same meaning. */
function icon(name) {
  const path = vector("path", { d: iconPaths[name] ?? iconPaths.note });
  return vector("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, path);
}

/** Formats a number of seconds with three decimals. */
function secondsText(seconds) {
  return `${seconds.toFixed(3)} s`;
}

/** Formats a number of seconds without trailing zeros. */
function shortSeconds(seconds) {
  return `${Number(seconds.toFixed(3))} s`;
}

/** Formats an integer with separators for thousands. */
function countText(count) {
  return Math.round(count).toLocaleString("en");
}

/** Formats a count with a noun. */
function counted(count, noun, plural = `${noun}s`) {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

/** Formats a share, 0...1, as a percentage. A share above 0 is never shown as 0. */
function percentText(share) {
  const percent = share * 100;
  if (percent > 0 && percent < 0.001) return "< 0.001 %";
  return `${Number(percent.toPrecision(percent < 10 ? 2 : 3))} %`;
}

/** Formats a size of a file in bytes. */
function bytesText(bytes) {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns a word with a capital letter at its beginning. */
function capitalized(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Limits a number to a range. */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/** Reads the data of the page. */
function readData() {
  return JSON.parse(byId("data").textContent);
}

/** Binds the choice of appearance (auto, light, dark), which is kept in the browser's storage. */
function bindAppearance(select) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const dark = select.value === "dark" || (select.value === "auto" && system.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  try {
    const stored = localStorage.getItem("xsheet-appearance");
    if (["light", "dark"].includes(stored)) select.value = stored;
  } catch { /* The storage is unavailable: the choice is not kept. */ }
  select.addEventListener("change", () => {
    apply();
    try { localStorage.setItem("xsheet-appearance", select.value); } catch { /* not kept */ }
  });
  system.addEventListener("change", apply);
  apply();
}

/** Whether a key event belongs to the focused control, which takes typed characters. */
function takesText(target) {
  if (target.isContentEditable || target.tagName === "TEXTAREA") return true;
  if (target.tagName === "SELECT") return true;
  return target.tagName === "INPUT" && !["range", "radio", "checkbox", "button"].includes(target.type);
}

"""###,
    "index.css": ###"""
.page-header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; padding: 12px 20px; background: var(--surface); border-bottom: 1px solid var(--line); }
.page-header .field { margin-inline-start: auto; }
main { max-width: 1280px; margin: 0 auto; padding: 16px 20px 0; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-bottom: 12px; }
.search { position: relative; flex: 0 1 280px; }
.search input { width: 100%; padding-inline-end: 34px; }
.search kbd { position: absolute; right: 8px; padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; pointer-events: none; }
.search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
.filters { display: flex; flex-wrap: wrap; gap: 6px; }
.chip { display: inline-flex; align-items: center; gap: 5px; min-height: var(--target); padding: 0 11px; border: 1px solid var(--control-line); border-radius: 99px; background: var(--surface); }
.chip:hover { background: var(--raised); }
.chip[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); font-weight: 600; }
.chip .count { color: inherit; }
.narrow-sort { display: none; }
#shown { margin-inline-start: auto; }
table { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
table:focus { outline: none; }
th, td { text-align: start; padding: 8px 12px; font-weight: 400; }
thead th { position: sticky; top: 0; z-index: 1; padding-block: 4px; background: var(--surface); color: var(--muted); border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; }
thead button { display: inline-flex; align-items: center; gap: 6px; min-height: var(--target); padding: 0; border: 0; background: none; color: inherit; }
thead button:hover { color: var(--text); }
thead button::after { content: ""; width: 8px; height: 5px; background: currentColor; clip-path: polygon(0 100%, 50% 0, 100% 100%); visibility: hidden; }
[aria-sort] button { color: var(--text); font-weight: 600; }
[aria-sort] button::after { visibility: visible; }
[aria-sort="descending"] button::after { transform: scaleY(-1); }
tbody tr:not(:last-child) > * { border-bottom: 1px solid var(--line); }
tbody tr:hover { background: var(--raised); }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
tbody th a { color: var(--accent); text-underline-offset: 2px; }
tbody th a::after { content: ""; position: absolute; inset: 0; }
tbody tr { position: relative; }
td, tbody th { height: 72px; }
.still { width: 80px; padding-inline-end: 0; }
.still img, .still .blank { display: block; width: 56px; height: 56px; object-fit: contain; border-radius: 6px; background: repeating-conic-gradient(var(--squares-a) 0 25%, var(--squares-b) 0 50%) 0 0 / 14px 14px; }
.still .blank { background: var(--raised); }
.reason { margin-top: 2px; color: var(--muted); font-weight: 400; font-size: 13px; }
.finding-counts { display: flex; flex-wrap: wrap; gap: 2px 12px; }
.finding-counts span { display: inline-flex; align-items: center; gap: 4px; white-space: nowrap; }
.finding-counts .error { color: var(--error); } .finding-counts .warning { color: var(--warning); } .finding-counts .note { color: var(--note); }
.none, .detail { color: var(--muted); }
.detail { font-size: 13px; }
.frames, .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.number { text-align: end; }
.number button { flex-direction: row-reverse; }
.badge { background: none !important; padding: 0; }
@media (max-width: 760px) {
  .page-header { padding: 10px 12px; }
  main { padding: 10px 8px 0; }
  .search { flex: 1 0 100%; }
  .filters { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; scrollbar-width: none; padding: 3px; margin: -3px; }
  .chip { flex: none; }
  .narrow-sort { display: inline-flex; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody { display: block; }
  tbody tr { display: grid; grid-template-columns: 68px minmax(0, 1fr) auto; gap: 0 10px; padding: 10px; content-visibility: auto; contain-intrinsic-size: auto 112px; }
  tbody tr:not(:last-child) { border-bottom: 1px solid var(--line); }
  tbody tr > * { display: block; padding: 0 !important; height: auto; border: 0 !important; width: auto; }
  .still { grid-row: 1 / 4; }
  tbody th { grid-column: 2; }
  .verdict { grid-column: 3; grid-row: 1; }
  .findings { grid-column: 2 / 4; }
  .frames { grid-column: 2; }
  .number { grid-column: 3; align-self: end; }
  .frames br { display: none; }
  .frames { white-space: normal; }
  .detail { margin-inline-start: 8px; }
}

"""###,
    "index.html": ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>%TITLE% – xsheet</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%232457d6'/%3E%3Cpath d='M3 5h6M5 8h8M3 11h5' stroke='white' stroke-width='1.6'/%3E%3C/svg%3E">
<style>
%STYLE%
</style>
<noscript><style>main, .page-header .field { display: none; }</style></noscript>
<script>
document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
try {
  const stored = localStorage.getItem("xsheet-appearance");
  if (stored === "light" || stored === "dark") document.documentElement.dataset.theme = stored;
} catch { /* The storage is unavailable. */ }
</script>
</head>
<body>
<a class="skip" href="#designs">Skip to the designs</a>
<header class="page-header">
  <h1>%TITLE%</h1>
  <p id="totals" class="count"></p>
  <label class="field"><span class="visually-hidden">Appearance</span>
    <select id="appearance"><option value="auto">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
<noscript><p class="message">This page lists its designs with JavaScript. Enable JavaScript to see them; the page loads nothing from the network.</p></noscript>
<main>
  <div class="controls" role="search">
    <label class="field search"><span class="visually-hidden">Search by name</span>
      <input type="search" id="search" placeholder="Search by name" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></label>
    <div id="filters" class="filters" role="group" aria-label="Shown verdicts"></div>
    <label class="field narrow-sort"><span>Sort by</span>
      <select id="sort"><option value="name">Name</option><option value="verdict">Verdict</option><option value="findings">Findings</option><option value="bytes">Size of page</option></select></label>
    <p id="shown" class="count" role="status" aria-live="polite"></p>
  </div>
  <table id="designs" role="table" tabindex="-1">
    <caption class="visually-hidden">Designs</caption>
    <thead role="rowgroup"><tr role="row">
      <th role="columnheader" scope="col" class="still"><span class="visually-hidden">Picture</span></th>
      <th role="columnheader" scope="col" data-sort="name" aria-sort="ascending"><button type="button">Name</button></th>
      <th role="columnheader" scope="col" data-sort="verdict"><button type="button">Verdict</button></th>
      <th role="columnheader" scope="col" data-sort="findings"><button type="button">Findings</button></th>
      <th role="columnheader" scope="col">Frames</th>
      <th role="columnheader" scope="col" data-sort="bytes" class="number"><button type="button">Size of page</button></th>
    </tr></thead>
    <tbody id="rows" role="rowgroup"></tbody>
  </table>
  <p id="none" class="empty" hidden>No design matches.</p>
</main>
<footer class="page-footer">Made by <span id="generator">xsheet</span>. This page loads nothing from the network.</footer>
<script type="application/json" id="data">%DATA%</script>
<script>
(() => {
"use strict";
%SCRIPT%
})();
</script>
</body>
</html>

"""###,
    "index": ###"""
/** The verdicts, from the worst. */
const verdictOrder = ["refused", "differs", "close", "match"];

/** The table of designs with its search, its filter and its order. */
class DesignTable {
  constructor(designs) {
    this.entries = designs.map((design) => ({ design, row: null, key: design.name.toLowerCase() }));
    this.query = "";
    this.verdict = null;
    this.order = { by: "name", ascending: true };
    this.addFilters(designs);
    byId("totals").textContent = counted(designs.length, "design");
    byId("search").addEventListener("input", (event) => {
      this.query = event.target.value.trim().toLowerCase();
      this.show();
    });
    for (const head of document.querySelectorAll("th[data-sort]")) {
      head.querySelector("button").addEventListener("click", () => this.sortBy(head.dataset.sort));
    }
    byId("sort").addEventListener("change", (event) => this.sortBy(event.target.value));
    this.show();
  }

  /** Adds a button for each verdict that occurs. One verdict is shown at a time, or all. */
  addFilters(designs) {
    const buttons = [[null, "All"], ...[...verdictOrder].reverse().map((verdict) => [verdict, capitalized(verdict)])];
    for (const [verdict, name] of buttons) {
      const count = designs.filter((design) => verdict === null || design.verdict === verdict).length;
      if (count === 0 && verdict !== null) continue;
      const button = element("button", { type: "button", class: "chip", "aria-pressed": String(verdict === null), "data-verdict": verdict ?? "all" },
        verdict ? icon(verdict) : null, name, element("span", { class: "count" }, countText(count)));
      button.addEventListener("click", () => {
        this.verdict = verdict;
        for (const other of byId("filters").children) other.setAttribute("aria-pressed", String(other === button));
        this.show();
      });
      byId("filters").append(button);
    }
  }

  /** Sorts by a column; the same column again reverses the order. */
  sortBy(by) {
    const ascending = this.order.by === by ? !this.order.ascending : by === "name" || by === "verdict";
    this.order = { by, ascending };
    byId("sort").value = by;
    for (const head of document.querySelectorAll("th[data-sort]")) {
      if (head.dataset.sort === by) head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
      else head.removeAttribute("aria-sort");
    }
    this.show();
  }

  /** The value of a design in the sorted column. */
  value(design) {
    if (this.order.by === "verdict") return verdictOrder.indexOf(design.verdict);
    if (this.order.by === "bytes") return design.bytes ?? 0;
    const { error = 0, warning = 0, note = 0 } = design.findings ?? {};
    return error * 1e8 + warning * 1e4 + note;
  }

  /** Shows the designs that match, in order. Rows are created once. */
  show() {
    const words = this.query.split(/\s+/);
    const shown = this.entries.filter((entry) => (this.verdict === null || entry.design.verdict === this.verdict) && words.every((word) => entry.key.includes(word)));
    const names = new Intl.Collator("en", { numeric: true });
    const direction = this.order.ascending ? 1 : -1;
    shown.sort((a, b) => direction * (this.order.by === "name" ? 0 : this.value(a.design) - this.value(b.design))
      || (this.order.by === "name" ? direction : 1) * names.compare(a.design.name, b.design.name));
    byId("rows").replaceChildren(...shown.map((entry) => entry.row ??= this.row(entry.design)));
    byId("none").hidden = shown.length > 0;
    byId("designs").hidden = shown.length === 0;
    byId("shown").textContent = shown.length === this.entries.length ? "" : `${countText(shown.length)} of ${countText(this.entries.length)} shown`;
  }

  row(design) {
    const still = design.still ? element("img", { src: encodeURI(design.still).replace(/[#?]/g, encodeURIComponent), alt: "", loading: "lazy", decoding: "async", width: 56, height: 56 }) : element("div", { class: "blank" });
    const name = design.page ? element("a", { href: encodeURI(design.page).replace(/[#?]/g, encodeURIComponent) }, design.name) : design.name;
    const frames = design.frames === undefined ? ["–"] : [counted(design.frames, "frame"), element("br"), element("span", { class: "detail" }, `${design.size.join(" × ")}, ${Number(design.frameRate.toFixed(2))}/s`)];
    return element("tr", { role: "row" },
      element("td", { role: "cell", class: "still" }, still),
      element("th", { role: "rowheader", scope: "row" }, name, design.message ? element("p", { class: "reason" }, design.message) : null),
      element("td", { role: "cell", class: "verdict" }, design.verdict ? element("span", { class: `badge ${design.verdict}` }, icon(design.verdict), capitalized(design.verdict)) : "–"),
      element("td", { role: "cell", class: "findings" }, this.counts(design.findings ?? {})),
      element("td", { role: "cell", class: "frames" }, ...frames),
      element("td", { role: "cell", class: "number" }, design.bytes === undefined ? "–" : bytesText(design.bytes)));
  }

  /** The counts of a design's findings by severity. */
  counts(findings) {
    const parts = ["error", "warning", "note"].filter((name) => findings[name])
      .map((name) => element("span", { class: name }, icon(name), counted(findings[name], name)));
    return parts.length ? element("div", { class: "finding-counts" }, ...parts) : element("span", { class: "none" }, "None");
  }
}

/** Focuses the search field by the key “/”; Escape clears it. */
function bindSearchKeys() {
  const search = byId("search");
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !takesText(event.target)) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search && search.value !== "") {
      search.value = "";
      search.dispatchEvent(new Event("input"));
    }
  });
}

bindAppearance(byId("appearance"));
const indexData = readData();
byId("generator").textContent = indexData.generator;
bindSearchKeys();
new DesignTable(indexData.designs);

"""###,
    "preview-address": ###"""
/** Reads the state of the page from its address (`#f=90&mode=difference&bg=white&view=title`) and writes it there. */
class Address {
  constructor(stage) {
    this.stage = stage;
    this.fallbackMode = stage.mode;
  }

  /** The state in the address; absent members are undefined. */
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    const frame = values.get("f");
    return {
      frame: frame !== null && /^\d+$/.test(frame) ? Number(frame) : undefined,
      mode: stageModes.includes(values.get("mode")) ? values.get("mode") : undefined,
      background: /^(squares|white|black|#[0-9a-f]{6})$/i.test(values.get("bg") ?? "") ? values.get("bg") : undefined,
      view: values.get("view") ?? undefined,
    };
  }

  /** The address of a state. Default values are left out. */
  text(frame, view) {
    const values = new URLSearchParams({ f: String(frame) });
    if (this.stage.mode !== this.fallbackMode) values.set("mode", this.stage.mode);
    if (this.stage.background !== "squares") values.set("bg", this.stage.background);
    if (view !== null) values.set("view", view);
    return `#${values}`;
  }

  /** Writes a state to the address, soon, without an entry in the history. */
  write(frame, view) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      try { history.replaceState(null, "", this.text(frame, view)); } catch { /* The page has no address of its own. */ }
    }, 150);
  }

  /** Drops a state that is not written yet. */
  cancel() {
    clearTimeout(this.timer);
  }

  /** Copies the link to a state. Returns whether it is copied. */
  async copy(frame, view) {
    const link = location.href.replace(/#.*$/, "") + this.text(frame, view);
    try {
      await navigator.clipboard.writeText(link);
      return true;
    } catch {
      return copyBySelection(link);
    }
  }
}

/** Copies a text by selecting it, for browsers that give no access to the clipboard. */
function copyBySelection(text) {
  const field = element("textarea", { class: "visually-hidden", "aria-hidden": "true" });
  field.value = text;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  let copied = false;
  try { copied = document.execCommand("copy"); } catch { /* The browser has no such command. */ }
  field.remove();
  focused?.focus?.();
  return copied;
}

"""###,
    "preview-data": ###"""
/** Returns the data of the page with the shared curves, specifications and reports in their places. */
function expanded(data) {
  for (const row of data.rows ?? []) {
    row.actions = row.actions.map((bar) => ({ ...bar, ...data.specs[bar.spec], curve: data.curves[bar.curve] }));
  }
  data.findings = (data.findings ?? []).map((finding) => ({ ...finding, place: finding.layerPath ?? [] }));
  data.verdict = data.verification && verdictOf(data.verification, data.summary);
  data.inventory = data.inventory?.features.map((feature) => ({
    ...feature,
    counts: feature.places,
    places: Object.values(feature.places).reduce((sum, count) => sum + count, 0),
  }));
  return data;
}

/** Returns the verdict of a report of `xsheet verify`. */
function verdictOf(report, text) {
  return {
    verdict: report.verdict,
    text,
    reasons: report.reasons.map((reason) => ({ text: reason.message, frame: reason.frame })),
    worst: report.worst?.frame,
    share: report.worst?.badShare ?? 0,
    frames: report.frames,
    properties: report.properties.compared,
    exact: report.properties.exact,
  };
}

"""###,
    "preview-difference": ###"""
/** A background: "squares" (transparent), "white", "black" or a color as #rrggbb. Returns its channels, or null. */
function backgroundChannels(background) {
  if (background === "white") return [255, 255, 255];
  if (background === "black") return [0, 0, 0];
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(background);
  return match ? match.slice(1).map((part) => parseInt(part, 16)) : null;
}

/** Composes a channel over a background. Alpha and channels are 0...255. */
function composed(channel, alpha, background) {
  return Math.round((channel * alpha + background * (255 - alpha)) / 255);
}

/**
 * Compares two pictures on a background and writes the amplified difference of each channel to `output`.
 * On transparent squares, a channel's difference is the larger one of those on black and on white: it is 0 only
 * if the pictures are equal on every background.
 * Returns the numbers of drawn and of differing pixels, and the largest difference of a channel.
 */
function comparePictures(first, second, background, amplification, output) {
  const backgrounds = backgroundChannels(background);
  const a = new Uint32Array(first.data.buffer);
  const b = new Uint32Array(second.data.buffer);
  const result = new Uint32Array(output.data.buffer).fill(0xff000000);
  const [p, q, out] = [first.data, second.data, output.data];
  let [drawn, differing, largest] = [0, 0, 0];
  for (let pixel = 0; pixel < result.length; pixel += 1) {
    if ((a[pixel] | b[pixel]) >>> 24) drawn += 1;
    if (a[pixel] === b[pixel]) continue;
    const at = pixel * 4;
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = channelDifference(p, q, at, channel, backgrounds);
      most = Math.max(most, difference);
      out[at + channel] = Math.min(255, difference * amplification);
    }
    if (most > 0) differing += 1;
    largest = Math.max(largest, most);
  }
  return { drawn, differing, largest, share: differing === 0 ? 0 : differing / Math.max(differing, drawn) };
}

/** The absolute difference of a channel of a pixel. */
function channelDifference(p, q, at, channel, backgrounds) {
  const [c, d, alpha, beta] = [p[at + channel], q[at + channel], p[at + 3], q[at + 3]];
  if (alpha === 255 && beta === 255) return Math.abs(c - d);
  if (backgrounds) {
    const background = backgrounds[channel];
    return Math.abs(composed(c, alpha, background) - composed(d, beta, background));
  }
  const onBlack = Math.abs(composed(c, alpha, 0) - composed(d, beta, 0));
  return Math.max(onBlack, Math.abs(composed(c, alpha, 255) - composed(d, beta, 255)));
}

/** Describes the result of a comparison. */
function differenceText(result) {
  if (result.differing === 0) return "No pixel differs.";
  const share = percentText(result.share);
  return `${countText(result.differing)} of ${counted(result.drawn, "drawn pixel")} differ (${share}), by ${result.largest} of 255 at most.`;
}

"""###,
    "preview-findings": ###"""
/** The severities, from the most severe. */
const severities = ["error", "warning", "note"];

/** The names of the severities for a count. */
const severityNames = { error: ["error", "errors"], warning: ["warning", "warnings"], note: ["note", "notes"] };

/** Joins the counts of the severities: "1 error, 2 warnings". */
function severityCounts(counts) {
  return severities.filter((name) => counts[name]).map((name) => counted(counts[name], ...severityNames[name])).join(", ");
}

/** The lists of findings and of changes. */
class FindingsPanel {
  constructor(data, jump) {
    this.jump = jump;
    this.frameCount = data.frameCount;
    this.showChanges(data.changes);
    this.findings = [...(data.findings ?? [])].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
    this.counts = {};
    for (const finding of this.findings) this.counts[finding.severity] = (this.counts[finding.severity] ?? 0) + 1;
    byId("findings-count").textContent = this.findings.length ? severityCounts(this.counts) : "";
    byId("findings-none").hidden = this.findings.length > 0;
    this.hiddenSeverities = new Set();
    if (this.findings.length > 6 && Object.keys(this.counts).length > 1) this.addFilters();
    this.items = this.findings.map((finding) => this.item(finding));
    byId("findings-list").append(...this.items);
  }

  /** Adds a button for each severity that shows or hides its findings. */
  addFilters() {
    const bar = byId("findings-filter");
    bar.hidden = false;
    for (const severity of severities.filter((name) => this.counts[name])) {
      const button = element("button", { type: "button", class: "chip", "aria-pressed": "true", "data-severity": severity }, icon(severity), counted(this.counts[severity], ...severityNames[severity]));
      button.addEventListener("click", () => {
        const isShown = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(isShown));
        if (isShown) this.hiddenSeverities.delete(severity);
        else this.hiddenSeverities.add(severity);
        this.items.forEach((node, index) => { node.hidden = this.hiddenSeverities.has(this.findings[index].severity); });
      });
      bar.append(button);
    }
  }

  /** The list item of a finding. */
  item(finding) {
    const node = element("li", { class: `card ${finding.severity}` },
      element("div", { class: "card-line" }, element("span", { class: "severity" }, icon(finding.severity), capitalized(finding.severity)),
        element("code", {}, finding.code), finding.count > 1 ? element("span", { class: "times" }, `${countText(finding.count)} times`) : null,
        this.jumpButton(finding, finding.title)),
      element("p", { class: "card-title" }, finding.title),
      element("p", {}, finding.message),
      finding.place?.length ? element("p", { class: "place" }, finding.place.join(" › ")) : null,
      finding.advice ? element("p", { class: "advice" }, finding.advice) : null);
    return this.bindCard(node, finding);
  }

  /** Shows the changes between two designs. */
  showChanges(changes) {
    byId("changes").hidden = !changes;
    if (!changes) return;
    byId("changes-count").textContent = changes.length ? countText(changes.length) : "";
    byId("changes-none").hidden = changes.length > 0;
    byId("changes-list").append(...changes.map((change) => this.bindCard(element("li", { class: `card ${change.kind}` },
      element("div", { class: "card-line" }, element("span", { class: "severity" }, icon(change.kind), capitalized(change.kind)), this.jumpButton(change, change.text)),
      element("p", { class: "card-title" }, (change.place ?? []).join(" › ")), element("p", {}, change.text)), change)));
  }

  /** The button that shows the frame and the view of a finding, or null if it has neither. */
  jumpButton(target, about) {
    if (target.frame === undefined && target.view === undefined) return null;
    const text = target.frame === undefined ? "Show view" : `Frame ${target.frame}`;
    return element("button", { type: "button", class: "jump", "aria-label": `${text}: ${about}`, onclick: (event) => {
      event.stopPropagation();
      this.jump(target, event.currentTarget);
    } }, text);
  }

  /** A click anywhere on a card has the effect of its button, unless text is selected. */
  bindCard(node, target) {
    if (target.frame === undefined && target.view === undefined) return node;
    node.classList.add("clickable");
    node.addEventListener("click", () => {
      if (String(getSelection()) === "") this.jump(target, node);
    });
    return node;
  }
}

"""###,
    "preview-highlight": ###"""
/** Outlines a view in the pictures. */
class Highlight {
  constructor(data, stage) {
    this.boxes = data.boxes ?? {};
    this.stage = stage;
    this.view = null;
    this.frame = 0;
    this.outlines = stage.panes.map((pane) => {
      const parts = ["outline-halo", "outline-line"].map((name) => vector("rect", { class: name, fill: "none" }));
      pane.outline.append(...parts);
      return parts;
    });
  }

  /** The box of a view at a frame, [x, y, width, height] in points, or null if it is not visible. */
  box(view, frame) {
    const numbers = this.boxes[view];
    if (!numbers || numbers.length < 5 || numbers[0] > frame) return null;
    let [low, high] = [0, numbers.length / 5 - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (numbers[middle * 5] <= frame) low = middle;
      else high = middle - 1;
    }
    const box = numbers.slice(low * 5 + 1, low * 5 + 5);
    return box[2] > 0 ? box : null;
  }

  /** Chooses the outlined view; null removes the outline. */
  select(view) {
    this.view = view;
    this.update(this.frame);
  }

  /** Moves the outline to its place at a frame. */
  update(frame) {
    this.frame = frame;
    const box = this.view === null ? null : this.box(this.view, frame);
    byId("selection-hidden").hidden = this.view === null || box !== null || !this.boxes[this.view];
    for (const parts of this.outlines) {
      for (const part of parts) {
        part.style.display = box ? "" : "none";
        if (box) ["x", "y", "width", "height"].forEach((name, index) => part.setAttribute(name, box[index]));
      }
    }
  }

  /** The view with the smallest box around a point, or null. */
  viewAt(x, y) {
    let best = null;
    for (const view of Object.keys(this.boxes)) {
      const box = this.box(view, this.frame);
      if (!box || x < box[0] || y < box[1] || x > box[0] + box[2] || y > box[1] + box[3]) continue;
      const area = box[2] * box[3];
      if (!best || area < best.area) best = { view, area };
    }
    return best?.view ?? null;
  }
}

"""###,
    "preview-keys": ###"""
/** Binds the keys of the page. Keys of focused controls keep their native meaning. */
function bindKeys(playback, toolbar, actions) {
  const step = (distance) => playback.seek(playback.frame + distance);
  const keys = {
    " ": () => playback.toggle(),
    ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
    Home: () => playback.seek(0),
    End: () => playback.seek(playback.count - 1),
    l: () => playback.setLoops(!playback.loops),
    b: () => toolbar.cycleBackground(),
    w: () => actions.worst(),
    "?": () => showHelp(),
    Escape: () => actions.clear(),
  };
  stageModes.forEach((mode, index) => { keys[String(index + 1)] = () => toolbar.setMode(mode); });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || byId("help").open) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!keys[key] || isNativeKey(event.target, event)) return;
    event.preventDefault();
    keys[key](event);
  });
}

/** Whether a focused control uses a key itself. */
function isNativeKey(target, event) {
  if (!(target instanceof Element) || target === document.body) return false;
  if (takesText(target)) return true;
  const { key } = event;
  if (key.length === 1 && key !== " ") return false;
  if (key === "Escape") return false;
  const isMove = key !== " ";
  if (target.tagName === "INPUT") {
    if (target.id === "scrub") return isMove && !event.shiftKey;
    return target.type === "range" ? isMove : true;
  }
  if (isMove) return target.closest('[role="grid"], .viewport[tabindex], pre[tabindex], .scrolls[tabindex]') !== null;
  return target.closest('button, a[href], summary, [role="grid"]') !== null;
}

/** Opens the list of keys. */
function showHelp() {
  byId("help").showModal();
}

"""###,
    "preview-lanes": ###"""
/** The times of an action on the sheet, in seconds. `end` is infinite for an action that repeats forever. */
function actionTimes(action) {
  const begin = action.start + (action.delay || 0);
  const runs = action.runs === null || action.runs === undefined ? Infinity : action.runs;
  return { start: action.start, begin, end: action.duration > 0 ? begin + action.duration * runs : begin };
}

/**
 * Assigns lanes to the actions of a row, so that bars of a lane do not overlap. The actions of a property share a
 * lane where they can. `gap` is the least distance of bars of two properties, in seconds.
 * Returns the lane of each action and the number of lanes.
 */
function packLanes(actions, gap) {
  const byProperty = new Map();
  actions.forEach((action, index) => {
    const { start, begin, end } = actionTimes(action);
    const bar = { index, start, end: Math.max(end, begin) };
    if (!byProperty.has(action.property)) byProperty.set(action.property, []);
    byProperty.get(action.property).push(bar);
  });
  const lanes = [];
  const laneOf = new Array(actions.length).fill(0);
  for (const bars of byProperty.values()) {
    for (const group of splitOverlaps(bars)) {
      const fits = (lane) => group.every((bar) => lane.every((other) => bar.end + gap <= other.start || other.end + gap <= bar.start));
      let lane = lanes.findIndex(fits);
      if (lane < 0) lane = lanes.push([]) - 1;
      lanes[lane].push(...group);
      for (const bar of group) laneOf[bar.index] = lane;
    }
  }
  return { laneOf, count: Math.max(1, lanes.length) };
}

/** Splits the bars of a property to groups whose bars do not overlap. */
function splitOverlaps(bars) {
  const groups = [];
  for (const bar of [...bars].sort((a, b) => a.start - b.start)) {
    const group = groups.find((candidate) => candidate.at(-1).end <= bar.start + 1e-6);
    if (group) group.push(bar);
    else groups.push([bar]);
  }
  return groups;
}

/**
 * The path of an action's curve in a box of `width` × `height` pixels, of which a run takes `runWidth`. Runs are
 * repeated up to the width; every second one is mirrored if the action autoreverses.
 */
function curvePath(action, width, height, runWidth) {
  const curve = action.curve;
  if (!curve || curve.length < 2 || width < 3) return "";
  const step = Math.max(1, Math.ceil((curve.length - 1) / Math.max(2, runWidth / 2)));
  const values = curve.filter((_, index) => index % step === 0 || index === curve.length - 1);
  const low = Math.min(0, ...curve);
  const high = Math.max(1, ...curve);
  const y = (value) => (height - 2 - (value - low) / (high - low) * (height - 4)).toFixed(1);
  const drawnRun = Math.max(runWidth, 3);
  const runs = Math.min(action.runs ?? Infinity, Math.ceil(width / drawnRun));
  const points = [];
  for (let run = 0; run < runs; run += 1) {
    const mirrored = action.autoreverses && run % 2 === 1;
    values.forEach((_, index) => {
      const value = mirrored ? values[values.length - 1 - index] : values[index];
      const x = (run + Math.min(1, index * step / (curve.length - 1))) * drawnRun;
      points.push(`${x.toFixed(1)},${y(value)}`);
    });
  }
  return `M${points.join("L")}`;
}

/** The group of a property, which chooses the color of its bars. */
function propertyGroup(property) {
  const name = property.toLowerCase();
  if (/opacity|hidden|visible/.test(name)) return "opacity";
  if (/position|offset|anchor/.test(name)) return "position";
  if (/scale|size|width|height|radius/.test(name)) return "scale";
  if (/rotation|angle|skew|orientation|perspective/.test(name)) return "rotation";
  if (/color|gradient|fill|stroke/.test(name)) return "color";
  return "shape";
}

/** The distance of the labels of a ruler, in seconds, for a scale in pixels a second. */
function rulerStep(scale, least = 46) {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
  return steps.find((step) => step * scale >= least) ?? Math.ceil(least / scale / 600) * 600;
}

"""###,
    "preview-machine-panel": ###"""
/** The panel of a state machine: it starts and stops the machine, shows its state, and sets its inputs. */
class MachinePanel {
  constructor(data, stage, playback, highlight) {
    this.data = data;
    this.stage = stage;
    this.playback = playback;
    this.highlight = highlight;
    this.isOn = false;
    this.log = [];
    this.session = this.newSession();
    this.controls = new Map();
    byId("machine").hidden = false;
    byId("machine-name").textContent = data.machine.name ?? "";
    byId("machine-power").addEventListener("click", () => this.setOn(!this.isOn));
    byId("machine-inputs").append(...Object.keys(data.machine.inputs ?? {}).map((name) => this.control(name)));
    stage.onPointer = (event, x, y) => this.pointer(event, x, y);
    this.show();
  }

  /** A machine at its start, over the frames of the page. */
  newSession() {
    return new MachineSession(this.data.machine, this.data.machineTrack);
  }

  /** Starts the machine anew, or stops it. While it runs, it plays the frames. */
  setOn(isOn) {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.playback.pause();
    if (isOn) {
      this.session = this.newSession();
      this.log = [];
      this.session.start();
      this.time = performance.now();
      this.schedule();
    }
    this.show();
  }

  schedule() {
    requestAnimationFrame(() => {
      if (!this.isOn) return;
      const now = performance.now();
      this.advance((now - this.time) / 1000);
      this.time = now;
      this.schedule();
    });
  }

  /** Lets time pass, and shows the frame. */
  advance(seconds) {
    this.session.advance(Math.max(0, seconds));
    const frame = clamp(Math.floor(this.session.player.shownFrame + 1e-6), 0, this.playback.count - 1);
    if (frame !== this.playback.frame) this.playback.request(frame);
    this.show();
  }

  /** Passes an event of the pointer at a point of the canvas on. Returns whether the machine takes it. */
  pointer(event, x, y) {
    if (!this.isOn) return false;
    const over = this.session.targets.filter((view) => {
      const box = this.highlight.box(view, this.playback.frame);
      return box && x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3];
    });
    this.session.pointer(event, over);
    this.stage.root.classList.toggle("clickable", over.length > 0);
    this.show();
    return true;
  }

  /** The control of an input: a button for an event, otherwise a field of its type. */
  control(name) {
    const value = this.session.initialValue(name);
    const set = (input) => {
      this.session.set(name, input);
      this.show();
    };
    let field;
    if (value === undefined) {
      field = element("button", { type: "button", class: "button", onclick: () => { this.session.fire(name); this.show(); } }, "Fire");
    } else if (typeof value === "boolean") {
      field = element("input", { type: "checkbox", onchange: () => set(field.checked) });
    } else if (typeof value === "number") {
      field = element("input", { type: "number", step: "any", onchange: () => set(Number(field.value) || 0) });
    } else {
      field = element("input", { type: "text", autocomplete: "off", spellcheck: "false", onchange: () => set(field.value) });
    }
    this.controls.set(name, field);
    return element("label", { class: "machine-input" }, element("span", {}, name), field);
  }

  /** Shows the state, the values of the inputs and the last events. */
  show() {
    const { session } = this;
    this.log = [...this.log, ...session.takeEvents().map(machineEventText)].slice(-MachinePanel.logLength);
    const setText = (id, text) => {
      if (byId(id).textContent !== text) byId(id).textContent = text;
    };
    setText("machine-power", this.isOn ? "Stop" : "Run");
    byId("machine-power").setAttribute("aria-pressed", String(this.isOn));
    const way = session.target === null ? "" : ` → ${session.target}`;
    setText("machine-state", this.isOn ? `${session.current ?? ""}${way}${session.status === "stopped" ? " (stopped)" : ""}` : "off");
    for (const [name, field] of this.controls) {
      const value = session.values[name];
      if (field === document.activeElement && field.type !== "checkbox") continue;
      if (field.type === "checkbox") field.checked = value;
      else if (value !== undefined) field.value = String(value);
    }
    setText("machine-log", this.log.join("\n"));
    byId("machine-log").hidden = this.log.length === 0;
  }
}

/** The number of events that the panel shows. */
MachinePanel.logLength = 12;

/** An event of a machine for people. */
function machineEventText(event) {
  const [kind, from, to] = event.split(" ");
  return kind === "transition" ? `${from || "start"} → ${to}` : event;
}

"""###,
    "preview-machine-player": ###"""
/** The player of a state machine: the present frame, and the rules by which time moves it. */
class MachinePlayer {
  constructor(track) {
    this.track = track;
    this.last = Math.max(0, track.frameCount - 1);
    this.status = "stopped";
    this.frame = 0;
    this.tween = null;
    this.mode = "forward";
    this.speed = 1;
    this.loops = false;
    this.loopCount = 0;
    this.low = 0;
    this.high = this.last;
    this.isReversed = false;
    this.offset = 0;
    this.passes = 0;
    this.isFrameNew = true;
    this.completion = null;
    this.hasLanded = false;
  }

  get beginsReversed() {
    return this.mode === "reverse" || this.mode === "reverseBounce";
  }

  get bounces() {
    return this.mode === "bounce" || this.mode === "reverseBounce";
  }

  marker(name) {
    return this.track.markers.find((marker) => marker.name === name);
  }

  /** The frame at which a state begins, or null for an unknown segment. */
  entryFrame(state) {
    const isBack = ["reverse", "reverseBounce"].includes(state.mode);
    if (state.segment === undefined) return isBack ? this.last : 0;
    const marker = this.marker(state.segment);
    if (!marker) return null;
    return isBack ? Math.min(marker.start + marker.duration, this.last) : marker.start;
  }

  /** The frame that is shown, also during a blend, for which there are no pictures. */
  get shownFrame() {
    if (!this.tween) return this.frame;
    return this.tween.elapsed * 2 < this.tween.duration ? this.tween.from : this.tween.to;
  }

  play() {
    if (this.status === "playing") return;
    if (!this.tween) {
      if (this.status === "stopped" && this.isComplete) this.rewind();
      else this.updateOffset();
    }
    this.status = "playing";
  }

  pause() {
    if (this.status === "playing") this.status = "paused";
  }

  stop() {
    if (this.status === "stopped" && !this.tween) return;
    this.tween = null;
    this.status = "stopped";
    this.show(this.beginsReversed ? this.high : this.low);
    this.offset = 0;
  }

  seek(frame) {
    if (frame < this.low || frame > this.high) return;
    this.show(frame);
    this.updateOffset();
  }

  setLoop(loops, count) {
    if (this.loops !== loops || this.loopCount !== count) this.passes = 0;
    this.loops = loops;
    this.loopCount = count;
  }

  setMode(mode) {
    if (this.mode === mode) return;
    this.mode = mode;
    if (this.isReversed === this.beginsReversed) return;
    this.isReversed = !this.isReversed;
    this.updateOffset();
  }

  setSegment(name) {
    [this.low, this.high] = [0, this.last];
    const marker = name === undefined ? null : this.marker(name);
    if (!marker) return;
    const end = marker.start + marker.duration;
    const [low, high] = [Math.max(0, marker.start), Math.min(end, this.last)];
    if (low < high) [this.low, this.high] = [low, high];
    if (this.frame >= marker.start && this.frame <= end) return;
    this.offset = 0;
    this.show(marker.start);
  }

  setAutoplay(plays) {
    if (plays) this.play();
    else this.pause();
  }

  /** Restores the settings without a machine. */
  reset(isWhole) {
    this.setMode("forward");
    this.speed = 1;
    this.setLoop(false, 0);
    if (isWhole) this.setSegment(undefined);
    this.pause();
  }

  show(frame) {
    if (frame < this.low || frame > this.high) return;
    this.frame = frame;
    this.isFrameNew = true;
  }

  rewind() {
    this.isReversed = this.beginsReversed;
    this.show(this.isReversed ? this.high : this.low);
    this.offset = 0;
  }

  updateOffset() {
    this.offset = this.isReversed ? this.high - this.frame : this.frame - this.low;
  }

  beginTween(duration, to) {
    this.hasLanded = false;
    this.tween = { from: this.frame, to, duration, elapsed: 0 };
  }

  cancelTween() {
    if (!this.tween) return;
    const { from } = this.tween;
    this.tween = null;
    this.show(from);
  }

  land(frame) {
    this.frame = frame;
    this.updateOffset();
  }

  advance(seconds) {
    if (this.tween) {
      this.tween.elapsed += seconds;
      if (this.tween.elapsed >= this.tween.duration) {
        const { to } = this.tween;
        this.tween = null;
        this.hasLanded = true;
        this.land(to);
      }
      this.finishFrame();
      return;
    }
    if (this.status === "playing") this.offset += seconds * this.speed * this.track.frameRate;
    const next = this.nextFrame();
    if (next === this.frame && !this.isFrameNew) return;
    if (next !== this.frame) this.show(next);
    this.finishFrame();
  }

  nextFrame() {
    if (this.status !== "playing") return this.frame;
    const exact = this.isReversed ? this.high - this.offset : this.low + this.offset;
    const next = clamp(Math.round(exact * 1000) / 1000, this.low, this.high);
    const end = this.isReversed ? this.low : this.high;
    const hasEnded = this.isReversed ? next <= end : next >= end;
    if (hasEnded) this.turn();
    return hasEnded ? end : next;
  }

  /** Turns or begins the next pass at the end of one. */
  turn() {
    const isTurn = this.bounces && this.isReversed === this.beginsReversed;
    if (!isTurn) {
      if (!this.loops || (this.loopCount > 0 && this.passes >= this.loopCount)) return;
      this.passes += 1;
    }
    if (this.bounces) this.isReversed = !this.isReversed;
    this.offset = 0;
  }

  get isComplete() {
    if (this.tween) return false;
    const endsLow = this.mode === "reverse" || this.mode === "bounce";
    const isAtEnd = endsLow ? this.frame <= this.low : this.frame >= this.high;
    if (!this.bounces || !isAtEnd) return isAtEnd;
    return this.loops && this.loopCount > 0 ? this.passes > 0 : this.isReversed !== this.beginsReversed;
  }

  /** Shows the frame, and stops at the end. */
  finishFrame() {
    this.isFrameNew = false;
    if (this.status !== "playing" || !this.isComplete) return;
    if (!this.loops) {
      this.status = "stopped";
      this.completion = "complete";
      return;
    }
    this.completion = "loop";
    if (this.loopCount === 0 || this.passes < this.loopCount) return;
    this.stop();
    this.completion = "complete";
    this.passes = 0;
  }
}

"""###,
    "preview-machine": ###"""
/** The number of cycles in one run after which a state machine stops. */
const cycleLimit = 20;

/** The comparisons of conditions, by their signs. */
const comparisons = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
};

/** The members of actions beside those that tell their kind. */
const operandNames = ["by", "min", "max", "whole", "target"];

/** Runs the state machine of a timeline, which is in the form of its file. It follows the session of the tool step by step. */
class MachineSession {
  constructor(machine, track) {
    this.machine = machine;
    this.player = new MachinePlayer(track);
    this.status = "stopped";
    this.current = null;
    this.target = null;
    this.targetFrame = 0;
    this.hasLeftCurrent = false;
    this.pendingEvent = null;
    this.hasChangedInputs = false;
    this.history = [];
    this.enteredTarget = null;
    this.elapsed = 0;
    this.events = [];
    this.initial = machine.initial;
    this.global = Object.keys(machine.states).find((name) => machine.states[name].global) ?? null;
    this.values = {};
    for (const name of Object.keys(machine.inputs ?? {})) this.values[name] = this.initialValue(name);
  }

  /** The initial value of an input; undefined for an event. */
  initialValue(name) {
    const value = this.machine.inputs[name];
    if (value === "event") return undefined;
    if (typeof value === "number") return Math.fround(value);
    return typeof value === "object" ? value.text : value;
  }

  state(name) {
    return name === null ? null : this.machine.states[name];
  }

  has(name) {
    return Object.hasOwn(this.machine.states, name);
  }

  takeEvents() {
    return this.events.splice(0);
  }

  // MARK: Commands

  start() {
    this.player.stop();
    this.player.reset(false);
    this.elapsed = 0;
    if (!this.enter(this.initial, null, false)) return;
    if (this.status === "running") return;
    this.events.push("start");
    this.status = "running";
    this.run();
  }

  stop() {
    this.status = "stopped";
    this.events.push("stop");
    this.player.reset(true);
  }

  set(name, value) {
    this.write(name, value);
    this.run();
  }

  fire(name) {
    if (this.machine.inputs?.[name] !== "event") return;
    this.events.push(`fire ${name}`);
    this.pendingEvent = name;
    this.run();
  }

  advance(seconds) {
    this.player.advance(seconds);
    const completion = this.player.completion;
    this.player.completion = null;
    if (completion) this.respondToCompletion(completion);
    if (this.status === "tweening" && !this.player.tween) this.land();
    if (this.status === "stopped") return;
    this.elapsed += seconds;
    const usesTime = [this.global, this.current].some((name) => this.state(name)?.transitions?.some((transition) => JSON.stringify(transition.if ?? {}).includes("\"@elapsedTime\"")));
    if (usesTime) this.run();
  }

  /** Ends a blend, and enters its state. */
  land() {
    this.status = "running";
    const state = this.target;
    this.target = null;
    if (!this.player.hasLanded || state === null) return;
    this.player.hasLanded = false;
    this.current = state;
    this.events.push(`enter ${state}`);
    this.begin(state);
    this.player.land(this.targetFrame);
    this.run();
  }

  // MARK: Transitions

  run() {
    if (this.status === "stopped" || (this.current === null && this.global === null)) return;
    let cycles = 0;
    let skipsGlobal = false;
    for (;;) {
      const last = this.history.at(-1);
      if (last !== undefined && this.history.indexOf(last) < this.history.length - 1) {
        cycles += 1;
        if (cycles >= cycleLimit) {
          this.stop();
          this.events.push("error");
          return;
        }
        this.history = [];
      }
      if (this.current !== null) this.history.push(this.current);
      const next = this.step(skipsGlobal);
      if (next === null) break;
      skipsGlobal = next === "state";
    }
    this.pendingEvent = null;
  }

  /** Takes one transition. Returns "all" or "state" for the transitions to try next, or null at the end. */
  step(skipsGlobal) {
    if (!skipsGlobal && this.takeGlobal()) {
      if (this.status === "tweening") return null;
      const isAgain = this.hasChangedInputs || this.pendingEvent !== null;
      this.hasChangedInputs = false;
      if (isAgain) return "all";
    }
    const transition = this.current === null ? null : this.transition(this.current);
    if (!transition) return null;
    this.pendingEvent = null;
    if (!this.enter(transition.to, transition, false) || this.status === "tweening") return null;
    const isChanged = this.hasChangedInputs || this.pendingEvent !== null;
    this.hasChangedInputs = false;
    return isChanged ? "all" : "state";
  }

  takeGlobal() {
    const transition = this.global === null ? null : this.transition(this.global);
    if (!transition) return false;
    this.pendingEvent = null;
    if (transition.to === (this.status === "tweening" ? this.target : this.current)) return false;
    return this.enter(transition.to, transition, true);
  }

  transition(name) {
    let fallback = null;
    for (const transition of this.state(name).transitions ?? []) {
      const conditions = [transition.if ?? {}].flat().flatMap((part) => Object.entries(part));
      if (conditions.length === 0) {
        fallback = transition;
        continue;
      }
      const waits = conditions.some(([input]) => this.machine.inputs?.[input] === "event");
      if (waits === (this.pendingEvent !== null) && conditions.every(([input, test]) => this.holds(input, test))) return transition;
    }
    return fallback;
  }

  holds(input, test) {
    if (this.machine.inputs?.[input] === "event") return this.pendingEvent === input;
    const left = this.value(input);
    const isComparison = typeof test === "object" && test.text === undefined;
    const tests = isComparison ? Object.entries(test) : [["==", test]];
    return tests.every(([sign, operand]) => comparisons[sign](left, this.operand(operand)));
  }

  value(input) {
    return input === "@elapsedTime" ? Math.fround(this.elapsed) : this.values[input];
  }

  /** The value of a literal or of an input. */
  operand(node) {
    if (typeof node === "number") return Math.fround(node);
    if (typeof node === "object" && node !== null) return node.text;
    if (node === "@elapsedTime") return this.value(node);
    return typeof node === "string" && node.startsWith("$") ? this.value(node.slice(1)) : node;
  }

  /** Changes to a state. Returns whether there is one. */
  enter(name, transition, isGlobal) {
    const wasTweening = this.status === "tweening";
    if (wasTweening && transition && this.target === name) return true;
    if (!this.has(name)) return false;
    const hadLeft = wasTweening && this.hasLeftCurrent;
    this.events.push(`transition ${this.current ?? ""} ${name}`);
    if (!hadLeft) {
      if (this.current !== null && !isGlobal) this.perform(this.state(this.current).onExit, false);
      this.events.push(`exit ${this.current ?? ""}`);
    }
    const state = this.state(name);
    if (transition?.duration !== undefined) {
      if (state.global) return true;
      const frame = this.current === null ? null : this.player.entryFrame(state);
      if (frame !== null) {
        this.player.beginTween(secondsOf(transition.duration, this.player.track.frameRate), frame);
        Object.assign(this, { target: name, targetFrame: frame, status: "tweening", hasLeftCurrent: hadLeft || !isGlobal });
        return true;
      }
    }
    if (wasTweening) {
      this.player.cancelTween();
      this.target = null;
      this.status = "running";
    }
    this.current = name;
    this.events.push(`enter ${name}`);
    this.begin(name);
    return true;
  }

  /** Begins the playback of a state, and performs its entry actions. */
  begin(name) {
    const state = this.state(name);
    if (!state.global) {
      this.player.setLoop(state.loop !== undefined, Number(state.loop) || 0);
      if ((state.speed ?? 1) > 0) this.player.speed = state.speed ?? 1;
      this.player.setSegment(undefined);
      this.player.setSegment(state.segment);
      this.player.setMode(state.mode ?? "forward");
      this.player.setAutoplay(state.plays ?? true);
    }
    this.perform(state.onEntry, false);
    if (state.final) this.stop();
  }

  // MARK: Actions

  perform(actions, isInteraction) {
    for (const action of actions ?? []) this.act(action, isInteraction);
  }

  act(action, isInteraction) {
    const follow = () => {
      if (isInteraction) this.run();
      else this.hasChangedInputs = true;
    };
    const store = (name, value) => {
      if (value === undefined || Number.isNaN(value)) return;
      this.write(name, value);
      follow();
    };
    const change = (name, value) => {
      if (Math.fround(value) !== this.values[name]) store(name, value);
    };
    const [verb, own] = Object.entries(action).find(([name]) => !operandNames.includes(name));
    const old = typeof own === "string" ? this.values[own] : undefined;
    const by = action.by === undefined ? 1 : this.operand(action.by);
    const bound = (node, standard) => node === undefined ? standard : this.operand(node);
    switch (verb) {
      case "set": for (const [name, node] of Object.entries(own)) store(name, this.operand(node)); break;
      case "toggle": store(own, !old); break;
      case "increment":
        if (action.by === undefined) this.hasChangedInputs = true;
        store(own, old + by);
        break;
      case "decrement": store(own, old - by); break;
      case "multiply": change(own, old * by); break;
      case "floor": change(own, Math.floor(old)); break;
      case "clamp": {
        const [low, high] = [bound(action.min, -Infinity), bound(action.max, Infinity)];
        if (low <= high) change(own, clamp(old, low, high));
        break;
      }
      case "random": {
        const [low, high] = [bound(action.min, 0), bound(action.max, 1)];
        if (low <= high) store(own, action.whole ? low + Math.floor(Math.random() * (high - low + 1)) : low + Math.random() * (high - low));
        break;
      }
      case "reset":
        if (this.status === "stopped") break;
        if (this.machine.inputs[own] !== "event") this.write(own, this.initialValue(own));
        follow();
        break;
      case "fire":
        this.events.push(`fire ${own}`);
        this.pendingEvent = own;
        if (isInteraction) this.run();
        break;
      case "frame": this.player.seek(clamp(this.operand(own), 0, this.player.last)); break;
      case "progress": this.player.seek(this.player.last * clamp(this.operand(own), 0, 100) / 100); break;
      case "theme": this.events.push(`theme ${this.operand(own)}`); break;
      case "open": this.events.push(`open ${this.operand(own)} ${action.target ?? ""}`); break;
      default: this.events.push(`message ${own}`);
    }
  }

  /** Writes an input of the same type, and reports a change. */
  write(name, value) {
    const old = this.values[name];
    const rounded = typeof value === "number" ? Math.fround(value) : value;
    if (old === undefined || typeof old !== typeof rounded) return;
    this.values[name] = rounded;
    if (old !== rounded) this.events.push(`${name} ${old} ${rounded}`);
  }

  // MARK: Interactions

  /** The views that interactions name. */
  get targets() {
    return [...new Set((this.machine.interactions ?? []).map((interaction) => interaction.view).filter(Boolean))];
  }

  /** Responds to an event of the pointer over some views. */
  pointer(event, targets) {
    const over = new Set(targets);
    if (event !== "move") this.respondToEvent(event, over);
    if (["move", "down", "up"].includes(event)) this.respondToPlace(event, over);
  }

  respondToEvent(event, over) {
    const actions = [];
    let entered = this.enteredTarget;
    for (const interaction of this.machine.interactions ?? []) {
      if (interaction.on !== event) continue;
      const { view } = interaction;
      if (view !== undefined) {
        const isMet = event === "exit" ? this.enteredTarget === view && !over.has(view) : over.has(view);
        if (!isMet) continue;
        entered = event === "exit" ? null : view;
      }
      actions.push(...interaction.do);
    }
    this.enteredTarget = entered;
    this.perform(actions, true);
  }

  respondToPlace(event, over) {
    const all = this.machine.interactions ?? [];
    const actionsOf = (kind, view) => all.filter((part) => part.on === kind && part.view === view).flatMap((part) => part.do);
    const actions = event === "move" ? actionsOf("move", undefined) : [];
    const before = this.enteredTarget;
    let isOver = false;
    for (const { on, view } of all) {
      if (!["enter", "exit"].includes(on) || view === undefined || !over.has(view)) continue;
      isOver = true;
      if (this.enteredTarget === view) break;
      this.enteredTarget = view;
      actions.push(...actionsOf("enter", view));
    }
    if (!isOver && before !== null) {
      this.enteredTarget = null;
      actions.push(...actionsOf("exit", before));
    }
    this.perform(actions, true);
  }

  respondToCompletion(completion) {
    const parts = (this.machine.interactions ?? []).filter((part) => part.on === completion && part.state === this.current);
    this.perform(parts.flatMap((part) => part.do), true);
  }
}

/** The seconds of a time in a file: a number, or frames such as "12 frames". */
function secondsOf(time, frameRate) {
  return typeof time === "number" ? time : Number.parseFloat(time) / frameRate;
}

"""###,
    "preview-pane": ###"""
/** A viewport with the layers of a picture: the picture itself, the wiped picture, the difference and the outlines. */
class Pane {
  constructor(name, data, stage) {
    const [width, height] = data.size;
    const canvas = (id) => element("canvas", { id, width, height, "aria-hidden": "true" });
    this.canvas = canvas(`canvas-${name}`);
    this.wipeCanvas = canvas(`canvas-${name}-wipe`);
    this.differenceCanvas = canvas(`canvas-${name}-difference`);
    this.wipeCanvas.hidden = true;
    this.differenceCanvas.hidden = true;
    this.outline = vector("svg", { class: "outline", viewBox: `0 0 ${data.canvas[0]} ${data.canvas[1]}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    this.handle = element("div", { class: "wipe-handle", "aria-hidden": "true" }, vector("svg", { viewBox: "0 0 32 32" }, vector("path", { d: "M12.5 11l-5 5 5 5M19.5 11l5 5-5 5" })));
    this.stack = element("div", { class: "stack", role: "img" }, this.canvas, this.wipeCanvas, this.differenceCanvas, this.outline, this.handle);
    this.viewport = element("div", { class: "viewport" }, this.stack);
    this.caption = element("figcaption", {}, data.sides[name === "second" ? 1 : 0] ?? "");
    this.figure = element("figure", { id: `pane-${name}` }, this.caption, this.viewport);
    this.figure.hidden = name === "second";
    this.setCaption(this.caption.textContent);
    this.bindPointer(stage);
  }

  /** Copies a picture to a layer. */
  draw(layer, picture) {
    const context = layer.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, layer.width, layer.height);
    context.drawImage(picture, 0, 0);
  }

  setCaption(text) {
    if (this.caption.textContent === text && this.stack.hasAttribute("aria-label")) return;
    this.caption.textContent = text;
    this.stack.setAttribute("aria-label", text);
  }

  /** Makes a viewport that scrolls reachable by keyboard. */
  updateScrolling(mayScroll) {
    if (mayScroll) {
      this.viewport.tabIndex = 0;
      this.viewport.setAttribute("role", "group");
      this.viewport.setAttribute("aria-label", `${this.caption.textContent}, scrolls`);
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) this.viewport.removeAttribute(name);
    }
  }

  /** Drags the wipe over the picture; a click in another mode is reported as a point of the design. */
  bindPointer(stage) {
    const move = (event) => {
      const box = this.stack.getBoundingClientRect();
      stage.onWipe?.(clamp((event.clientX - box.left) / box.width, 0, 1));
    };
    this.stack.addEventListener("pointerdown", (event) => {
      if (stage.mode !== "overlay" || event.button !== 0) return;
      event.preventDefault();
      this.stack.setPointerCapture(event.pointerId);
      move(event);
    });
    this.stack.addEventListener("pointermove", (event) => {
      if (stage.mode === "overlay" && this.stack.hasPointerCapture(event.pointerId)) move(event);
    });
    const point = (event) => {
      const box = this.stack.getBoundingClientRect();
      const [width, height] = stage.data.canvas;
      return [(event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height];
    };
    const names = { pointerdown: "down", pointerup: "up", pointermove: "move", pointerenter: "enter", pointerleave: "exit", click: "click" };
    for (const [type, name] of Object.entries(names)) {
      this.stack.addEventListener(type, (event) => {
        if (stage.mode === "overlay") return;
        if (type === "click") stage.onPick?.(...point(event));
        stage.onPointer?.(name, ...point(event));
      });
    }
  }
}

"""###,
    "preview-pictures": ###"""
/** A map whose oldest entries are removed when their bytes exceed a limit. */
class ByteCache {
  constructor(limit) {
    this.limit = limit;
    this.bytes = 0;
    this.entries = new Map();
  }

  /** Returns a value and marks it as used. */
  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  has(key) {
    return this.entries.has(key);
  }

  /** Stores a value. The newest value is kept even if it exceeds the limit. */
  set(key, value, bytes) {
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.limit || oldest === key) break;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
  }
}

/** Whether the size in the header of a WebP file is its size. Browsers draw parts of truncated files without an error. */
function isWholeWebP(bytes) {
  if (bytes.length < 20) return false;
  const size = new DataView(bytes.buffer).getUint32(4, true) + 8;
  return String.fromCharCode(...bytes.subarray(8, 12)) === "WEBP" && size <= bytes.length;
}

/** Decodes a WebP file to a bitmap, without conversion of its colors. */
async function decodeImage(base64) {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  if (!isWholeWebP(bytes)) throw new Error("The file is not a whole WebP file.");
  const blob = new Blob([bytes], { type: "image/webp" });
  const options = { premultiplyAlpha: "default", colorSpaceConversion: "none" };
  try {
    return await createImageBitmap(blob, options);
  } catch {
    return decodeElement(blob);
  }
}

/** Decodes a file with an image element, for browsers whose `createImageBitmap` has no options or no WebP. */
async function decodeElement(blob) {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Composes the pictures of the page from their base pictures and replaced rectangles, and keeps the latest ones. */
class PictureStore {
  constructor(data) {
    [this.width, this.height] = data.size;
    this.pictures = data.frames.pictures;
    this.images = data.frames.images;
    this.step = data.frames.step || 1;
    this.sideLength = this.pictures.length / data.sides.length;
    this.pictureBytes = this.width * this.height * 4;
    this.composed = new ByteCache(192e6);
    this.decoded = new ByteCache(48e6);
    this.decoding = new Map();
    this.loading = new Map();
    this.canonical = this.canonicalPictures();
  }

  /** Maps every picture to the picture that it repeats. A picture without rectangles equals its base. */
  canonicalPictures() {
    const canonical = new Int32Array(this.pictures.length).fill(-2);
    for (let start = 0; start < canonical.length; start += 1) {
      const trail = [];
      let picture = start;
      while (picture >= 0 && canonical[picture] === -2 && this.pictures[picture].length === 1) {
        if (trail.length > canonical.length) throw new Error("The pictures refer to each other in a cycle.");
        trail.push(picture);
        [picture] = this.pictures[picture];
      }
      const end = picture < 0 ? -1 : canonical[picture] === -2 ? picture : canonical[picture];
      if (picture >= 0) canonical[picture] = end;
      for (const repeated of trail) canonical[repeated] = end;
    }
    return canonical;
  }

  /** The canonical picture of a side at a frame; -1 is an empty picture. */
  picture(side, frame) {
    const index = clamp(Math.floor(frame / this.step), 0, this.sideLength - 1);
    return this.canonical[side * this.sideLength + index];
  }

  /** The composed canvas of a picture, or undefined if it is not composed yet. */
  present(picture) {
    if (picture < 0 && !this.composed.has(picture)) this.composed.set(picture, this.canvas(), this.pictureBytes);
    return this.composed.get(picture);
  }

  /** Composes a picture. Throws if an image cannot be decoded. */
  load(picture) {
    const present = this.present(picture);
    if (present) return Promise.resolve(present);
    if (!this.loading.has(picture)) {
      const loading = this.compose(picture).finally(() => this.loading.delete(picture));
      this.loading.set(picture, loading);
    }
    return this.loading.get(picture);
  }

  /** Composes a picture from its nearest base that is composed or being composed. */
  async compose(picture) {
    const chain = [];
    let base = picture;
    const isPending = (other) => other !== picture && this.loading.has(other);
    while (base >= 0 && !this.composed.has(base) && !isPending(base)) {
      if (chain.length > this.pictures.length) throw new Error("The pictures refer to each other in a cycle.");
      chain.push(base);
      const [next] = this.pictures[base];
      base = next < 0 ? -1 : this.canonical[next];
    }
    const start = base < 0 ? null : this.composed.get(base) ?? await this.loading.get(base);
    const canvas = this.canvas();
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingEnabled = false;
    if (start) context.drawImage(start, 0, 0);
    const images = chain.reverse().map((link) => this.pictures[link][1]);
    for (let index = 0; index < chain.length; index += 1) {
      for (const next of images.slice(index + 1, index + 4)) this.image(next).catch(() => {});
      this.replace(context, this.pictures[chain[index]], await this.image(images[index]));
    }
    this.composed.set(picture, canvas, this.pictureBytes);
    return canvas;
  }

  /** Replaces the rectangles of a picture by parts of its image. */
  replace(context, picture, image) {
    for (let at = 2; at < picture.length; at += 6) {
      const [x, y, width, height, fromX, fromY] = picture.slice(at, at + 6);
      context.clearRect(x, y, width, height);
      context.drawImage(image, fromX, fromY, width, height, x, y, width, height);
    }
  }

  /** Decodes an image of the page. */
  image(index) {
    const image = this.decoded.get(index);
    if (image) return Promise.resolve(image);
    if (!this.decoding.has(index)) {
      const decoding = decodeImage(this.images[index])
        .then((decoded) => {
          this.decoded.set(index, decoded, decoded.width * decoded.height * 4);
          return decoded;
        })
        .finally(() => this.decoding.delete(index));
      this.decoding.set(index, decoding);
    }
    return this.decoding.get(index);
  }

  /** An empty canvas of the pictures' size. */
  canvas() {
    return element("canvas", { width: this.width, height: this.height });
  }
}

"""###,
    "preview-playback": ###"""
/** Plays the frames against the wall clock. A frame counts as shown when all its pictures are drawn. */
class Playback {
  constructor(data, stage) {
    this.count = Math.max(1, data.frameCount);
    this.rate = data.frameRate;
    this.stage = stage;
    this.frame = 0;
    this.wanted = 0;
    this.isPlaying = false;
    this.speed = 1;
    this.loops = true;
    this.isPresenting = false;
    this.waiting = [];
    this.listeners = { frame: [], state: [] };
  }

  /** Registers a listener: "frame" after each drawn frame, "state" when play, pause, speed or loop change. */
  on(name, listener) {
    this.listeners[name].push(listener);
  }

  emit(name) {
    for (const listener of this.listeners[name]) listener();
  }

  /** Pauses and shows a frame. Resolves when it is drawn. */
  seek(frame) {
    this.pause();
    return this.request(clamp(Math.round(frame) || 0, 0, this.count - 1));
  }

  /** Shows a frame: at once if its pictures are composed, else as soon as they are. */
  request(frame) {
    this.wanted = frame;
    if (!this.isPresenting && this.stage.showPresent(frame)) {
      this.didShow(frame);
      return Promise.resolve();
    }
    const done = new Promise((resolve) => this.waiting.push(resolve));
    if (!this.isPresenting) this.present();
    return done;
  }

  /** Draws the wanted frame until no other one is wanted. Frames that were wanted meanwhile are dropped. */
  async present() {
    this.isPresenting = true;
    let frame;
    do {
      frame = this.wanted;
      await this.stage.showLoaded(frame);
      this.didShow(frame);
    } while (frame !== this.wanted);
    this.isPresenting = false;
    this.waiting.splice(0).forEach((resolve) => resolve());
  }

  didShow(frame) {
    this.frame = frame;
    this.emit("frame");
    this.loadAhead(frame);
  }

  /** Composes the next frames, one after the other. */
  async loadAhead(frame) {
    this.aheadOf = frame;
    if (this.isLoadingAhead) return;
    this.isLoadingAhead = true;
    const { store } = this.stage;
    const most = clamp(Math.floor(store.composed.limit / store.pictureBytes / 4), 2, 16);
    for (let distance = 1; distance <= most; distance += 1) {
      const from = this.aheadOf;
      const next = this.loops ? (from + distance) % this.count : Math.min(from + distance, this.count - 1);
      try {
        await Promise.all(this.stage.pictures(next).map((picture) => store.load(picture)));
      } catch { /* The failure is shown when the frame is. */ }
      if (this.aheadOf !== from) distance = 0;
    }
    this.isLoadingAhead = false;
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.startClock(!this.loops && this.frame >= this.count - 1 ? 0 : this.frame);
    this.emit("state");
    this.scheduleTick();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.tick);
    this.wanted = this.isPresenting ? this.wanted : this.frame;
    this.emit("state");
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed) {
    this.speed = speed;
    this.startClock(this.frame);
    this.emit("state");
  }

  setLoops(loops) {
    this.loops = loops;
    this.startClock(this.frame);
    this.emit("state");
  }

  /** Starts to measure the time from a frame. */
  startClock(frame) {
    this.clockFrame = frame;
    this.clockTime = performance.now();
  }

  scheduleTick() {
    this.tick = requestAnimationFrame(() => {
      if (!this.isPlaying) return;
      const elapsed = Math.max(0, performance.now() - this.clockTime) / 1000;
      const frame = this.clockFrame + Math.floor(elapsed * this.speed * this.rate + 1e-6);
      if (!this.loops && frame >= this.count - 1) {
        this.seek(this.count - 1);
        return;
      }
      const next = frame % this.count;
      if (next !== this.frame) this.request(next);
      this.scheduleTick();
    });
  }
}

"""###,
    "preview-rows": ###"""
/** The heights of the sheet's parts, in pixels. */
const sheetSizes = { lane: 30, bar: 22, padding: 3, inset: 14, end: 34 };

/** The rows of the sheet with their lanes and places. */
class SheetRows {
  constructor(rows, duration) {
    this.duration = duration;
    this.all = rows.map((row) => {
      const lanes = packLanes(row.actions, duration / 60);
      const order = row.actions.map((_, index) => index).sort((a, b) => row.actions[a].start - row.actions[b].start || lanes.laneOf[a] - lanes.laneOf[b]);
      const height = lanes.count * sheetSizes.lane + 2 * sheetSizes.padding;
      const text = `${row.path?.join(" ") ?? ""} ${row.name} ${row.view} ${row.kind} ${row.actions.map((a) => a.property).join(" ")}`;
      return { row, lanes, order, height, text: text.toLowerCase(), depth: Math.max(0, (row.path?.length ?? 1) - 1) };
    });
    const least = Math.min(...this.all.map((entry) => entry.depth));
    for (const entry of this.all) entry.indent = Math.min(entry.depth - least, 8);
    this.filter("");
  }

  /** Keeps the rows that contain all words of a query. */
  filter(query) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    this.shown = this.all.filter((entry) => words.every((word) => entry.text.includes(word)));
    let top = 0;
    this.shown.forEach((entry, index) => {
      entry.index = index;
      entry.top = top;
      top += entry.height;
    });
    this.height = top;
  }

  /** The index of the row at a distance from the top of the first row. */
  indexAt(y) {
    let [low, high] = [0, this.shown.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.shown[middle].top <= y) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  /** Creates the element of a row. */
  build(entry, scale) {
    const { row } = entry;
    const head = element("div", { class: "row-head", role: "rowheader", tabindex: -1, "data-item": 0, title: `${(row.path ?? [row.name]).join(" › ")} (${row.kind})` },
      element("span", { class: "row-name" }, row.name), element("span", { class: "row-kind" }, row.kind));
    head.style.paddingInlineStart = `${10 + entry.indent * 10}px`;
    const track = element("div", { class: "row-track", role: "presentation" });
    entry.order.forEach((index, position) => track.append(this.buildAction(entry, index, position + 1, scale)));
    const node = element("div", { class: "row", role: "row" }, head, track);
    node.style.top = `${entry.top}px`;
    node.style.height = `${entry.height}px`;
    return node;
  }

  /** Creates the bar or the diamond of an action. */
  buildAction(entry, index, item, scale) {
    const action = entry.row.actions[index];
    const times = actionTimes(action);
    const goesOn = times.end > this.duration + 1e-6;
    const end = Math.min(times.end, this.duration);
    const label = actionLabel(action, goesOn);
    const x = (time) => sheetSizes.inset + Math.min(time, this.duration) * scale;
    const node = element("div", { class: `action ${propertyGroup(action.property)}`, role: "gridcell", tabindex: -1, "aria-label": label, title: label, "data-item": item });
    node.style.top = `${sheetSizes.padding + entry.lanes.laneOf[index] * sheetSizes.lane}px`;
    node.style.left = `${x(action.duration > 0 ? times.start : times.begin)}px`;
    if (action.delay > 0 && action.duration > 0) {
      const delay = element("span", { class: "delay" });
      delay.style.width = `${x(times.begin) - x(times.start)}px`;
      node.append(delay);
    }
    if (action.duration > 0) node.append(this.buildBar(action, Math.max(4, x(end) - x(times.begin)), scale, goesOn));
    else node.append(element("span", { class: "diamond" }));
    node.classList.toggle("immediate", !(action.duration > 0));
    return node;
  }

  buildBar(action, width, scale, goesOn) {
    const height = sheetSizes.bar;
    const bar = element("span", { class: goesOn ? "bar goes-on" : "bar" });
    bar.style.width = `${width}px`;
    const curve = curvePath(action, width, height, action.duration * scale);
    if (curve) bar.append(vector("svg", { viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" }, vector("path", { d: curve })));
    const runs = action.runs === null ? "∞" : action.runs > 1 ? `×${action.runs}` : "";
    if (width > 64) bar.append(element("span", { class: "bar-name" }, action.property, runs ? element("b", {}, ` ${runs}`) : null));
    return bar;
  }
}

/** Describes an action for tooltips and screen readers. */
function actionLabel(action, goesOn) {
  const parts = [action.text || action.property, `starts at ${shortSeconds(action.start)}`];
  if (action.delay > 0) parts.push(`delay ${shortSeconds(action.delay)}`);
  if (!(action.duration > 0)) parts.push("immediate");
  if (action.runs === null) parts.push("repeats forever");
  else if (action.runs > 1) parts.push(`${action.runs} runs`);
  if (action.autoreverses) parts.push("autoreverses");
  if (goesOn) parts.push("goes on after the end of the cycle");
  return parts.join(", ");
}

"""###,
    "preview-ruler": ###"""
/** The header of the sheet: time ruler, events of the clock and markers. */
class SheetHeader {
  constructor(data, duration) {
    this.data = data;
    this.duration = duration;
    this.ruler = element("div", { class: "ruler", "aria-hidden": "true", title: "Click to go to a time" });
    this.playhead = element("div", { class: "playhead-cap", "aria-hidden": "true" });
    this.node = element("div", { class: "sheet-header", role: "presentation" });
    const corner = element("div", { class: "corner", role: "presentation" }, element("span", {}, "Time"));
    this.node.append(element("div", { class: "header-line", role: "presentation" }, corner, this.ruler));
    this.lines = [];
    if (data.events?.length) this.addLine("Events", data.events.map((event) => this.eventItem(event)));
    if (data.markers?.length) this.addLine("Markers", data.markers.map((marker) => this.markerItem(marker)));
  }

  addLine(title, items) {
    const track = element("div", { class: `header-track ${title.toLowerCase()}`, role: "presentation" }, ...items.map((item) => item.node));
    const head = element("div", { class: "corner", role: "rowheader", tabindex: -1, "data-item": 0 }, title);
    const node = element("div", { class: "header-line", role: "row", "aria-rowindex": this.lines.length + 1 }, head, track);
    items.forEach((item, index) => item.node.setAttribute("data-item", index + 1));
    this.lines.push({ node, items });
    this.node.append(node);
  }

  eventItem(event) {
    const label = `Event ${event.number} at ${shortSeconds(event.time)}`;
    return { time: event.time, node: element("div", { class: "event", role: "gridcell", tabindex: -1, "aria-label": label, title: label }, String(event.number)) };
  }

  markerItem(marker) {
    const range = marker.duration > 0 ? ` to ${shortSeconds(marker.time + marker.duration)}` : "";
    const label = `Marker “${marker.name}” at ${shortSeconds(marker.time)}${range}`;
    const node = element("div", { class: marker.duration > 0 ? "marker ranged" : "marker", role: "gridcell", tabindex: -1, "aria-label": label, title: label }, element("span", {}, marker.name));
    return { time: marker.time, duration: marker.duration || 0, node };
  }

  /** Places the labels, events and markers for a scale in pixels a second. */
  layout(scale) {
    const x = (time) => sheetSizes.inset + Math.min(time, this.duration) * scale;
    const step = rulerStep(scale);
    const labels = [];
    for (let index = 0; index * step <= this.duration + 1e-6; index += 1) {
      const label = element("span", { class: "tick" }, shortSeconds(index * step));
      label.style.left = `${x(index * step)}px`;
      labels.push(label);
    }
    this.ruler.replaceChildren(...this.clockTicks(x, scale), ...labels, this.playhead);
    for (const line of this.lines) {
      line.items.forEach((item, index) => {
        item.node.style.left = `${x(item.time)}px`;
        const next = line.items.slice(index + 1).find((other) => other.time > item.time);
        const room = x(next ? next.time : this.duration) - x(item.time);
        if (item.duration !== undefined) {
          item.node.style.setProperty("--range", `${item.duration > 0 ? Math.max(2, x(item.time + item.duration) - x(item.time)) : 0}px`);
          item.node.style.width = `${Math.max(10, room - 4)}px`;
        } else {
          item.node.classList.toggle("small", room < 18);
        }
      });
    }
    return step;
  }

  /** The ticks of the clock, if they are far enough from each other. */
  clockTicks(x, scale) {
    const clock = this.data.clock;
    if (!clock || clock.interval * scale < 4) return [];
    const ticks = [];
    for (let tick = 0; tick <= clock.ticks && tick * clock.interval <= this.duration + 1e-6; tick += 1) {
      const node = element("span", { class: "clock-tick" });
      node.style.left = `${x(tick * clock.interval)}px`;
      ticks.push(node);
    }
    return ticks;
  }
}

"""###,
    "preview-selection": ###"""
/** Shows the selected view and action. */
class SelectionPanel {
  constructor(data, playback, onClear) {
    this.data = data;
    this.playback = playback;
    this.rows = new Map(data.rows.map((row) => [row.view, row]));
    this.panel = byId("selection");
    byId("selection-clear").addEventListener("click", onClear);
  }

  /** Describes a view, and one of its actions if there is one. */
  show(view, action) {
    this.panel.hidden = view === null;
    if (view === null) return;
    const row = this.rows.get(view);
    byId("selection-name").textContent = row?.name || view;
    const content = byId("selection-content");
    content.replaceChildren();
    const path = row?.path ?? [];
    content.append(element("p", { class: "place" }, [...path.slice(0, -1), row ? `${row.name} (${row.kind})` : view].join(" › ")));
    if (!action) {
      const count = row?.actions.length ?? 0;
      content.append(element("p", {}, row ? counted(count, "action") + "." : "This view does not move."));
      return;
    }
    content.append(element("p", { class: "action-text" }, action.text), this.facts(action));
    if (action.spec) content.append(element("pre", { tabindex: 0, "aria-label": "Lines of the timeline" }, action.spec));
  }

  /** The times and the place of an action. */
  facts(action) {
    const list = element("dl", { class: "facts" });
    const add = (name, ...value) => list.append(element("div", {}, element("dt", {}, name), element("dd", {}, ...value)));
    const start = Math.round(action.start * this.data.frameRate);
    const jump = element("button", { type: "button", class: "link", onclick: () => this.playback.seek(start) }, `${shortSeconds(action.start)}, frame ${start}`);
    add("Start", jump);
    if (action.event !== undefined) add("Event", String(action.event));
    if (action.delay > 0) add("Delay", shortSeconds(action.delay));
    add("Duration", action.duration > 0 ? shortSeconds(action.duration) : "Immediate");
    if (action.runs === null || action.runs > 1) add("Runs", `${action.runs === null ? "Forever" : action.runs}${action.autoreverses ? ", autoreverses" : ""}`);
    const file = this.data.files.at(-1);
    if (action.line) add("Source", `line ${action.line}${file ? ` of ${file}` : ""}`);
    return list;
  }
}

"""###,
    "preview-sheet-keys": ###"""
/** Binds the keys and clicks of the sheet. Arrow keys move between items; Enter and space choose one. */
function bindSheetKeys(sheet) {
  sheet.scroller.addEventListener("keydown", (event) => {
    const cell = event.target.closest("[data-item]");
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") chooseItem(sheet);
    else if (!moveActive(sheet, event.key, event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  sheet.scroller.addEventListener("click", (event) => {
    const cell = event.target.closest("[data-item]");
    if (!cell) return;
    activate(sheet, rowOf(sheet, cell), Number(cell.dataset.item), true);
    chooseItem(sheet);
  });
  sheet.scroller.addEventListener("focusin", (event) => {
    const cell = event.target.closest("[data-item]");
    if (cell) activate(sheet, rowOf(sheet, cell), Number(cell.dataset.item), false);
  });
}

/** The row number of a cell; rows of the header are negative. */
function rowOf(sheet, cell) {
  const node = cell.closest('[role="row"]');
  return Number(node.getAttribute("aria-rowindex")) - 1 - sheet.header.lines.length;
}

/** The times of the items of a row, without its name. */
function itemTimes(sheet, row) {
  if (row < 0) return sheet.header.lines[row + sheet.header.lines.length].items.map((item) => item.time);
  const entry = sheet.rows.shown[row];
  return entry.order.map((index) => entry.row.actions[index].start);
}

/** Makes an item the active one, and focuses it. */
function activate(sheet, row, item, focus) {
  sheet.active = { row, item };
  if (!focus) return sheet.markActive();
  const entry = sheet.rows.shown[row];
  if (entry) sheet.scrollToRow(entry);
  sheet.draw();
  const cell = sheet.cell(row, item);
  cell?.focus({ preventScroll: true });
  if (item === 0) return undefined;
  const time = itemTimes(sheet, row)[item - 1];
  const x = Math.min(time, sheet.duration) * sheet.scale;
  const left = sheet.scroller.scrollLeft;
  if (x < left) sheet.scroller.scrollLeft = x - 10;
  else if (x > left + sheet.room - 20) sheet.scroller.scrollLeft = x - sheet.room + 80;
  return undefined;
}

/** Moves the active item by a key. Returns whether the key is used. */
function moveActive(sheet, key, toEnds) {
  const { row, item } = sheet.active;
  const first = -sheet.header.lines.length;
  const last = sheet.rows.shown.length - 1;
  const count = itemTimes(sheet, row).length;
  const moves = {
    ArrowLeft: [row, Math.max(0, item - 1)],
    ArrowRight: [row, Math.min(count, item + 1)],
    ArrowUp: [row - 1],
    ArrowDown: [row + 1],
    PageUp: [row - 10],
    PageDown: [row + 10],
    Home: toEnds ? [first, 0] : [row, 0],
    End: toEnds ? [last] : [row, count],
  };
  if (!moves[key]) return false;
  const [toRow, toItem] = moves[key];
  const target = clamp(toRow, first, last);
  activate(sheet, target, toItem ?? nearestItem(sheet, target), true);
  return true;
}

/** The item of a row that starts nearest to the active item. */
function nearestItem(sheet, row) {
  const { row: from, item } = sheet.active;
  if (item === 0) return 0;
  const time = itemTimes(sheet, from)[item - 1];
  let best = 0;
  itemTimes(sheet, row).forEach((other, index, times) => {
    if (best === 0 || Math.abs(other - time) < Math.abs(times[best - 1] - time)) best = index + 1;
  });
  return best;
}

/** Selects the view or the action of the active item, or seeks to the event or marker. */
function chooseItem(sheet) {
  const { row, item } = sheet.active;
  if (row < 0) {
    if (item > 0) sheet.playback.seek(itemTimes(sheet, row)[item - 1] * sheet.data.frameRate);
    return;
  }
  const entry = sheet.rows.shown[row];
  if (!entry) return;
  sheet.onSelect(entry.row.view, item > 0 ? entry.row.actions[entry.order[item - 1]] : null);
}

"""###,
    "preview-sheet": ###"""
/** The exposure sheet: a row for each view that moves, with its actions on a time axis. Draws visible rows only. */
class Sheet {
  constructor(data, playback) {
    this.data = data;
    this.playback = playback;
    const clock = data.clock;
    this.duration = Math.max(data.frameCount / data.frameRate, clock ? clock.interval * clock.ticks : 0) || 1;
    if (matchMedia("(pointer: coarse)").matches) Object.assign(sheetSizes, { lane: 44, bar: 32 });
    this.rows = new SheetRows(data.rows, this.duration);
    this.header = new SheetHeader(data, this.duration);
    this.body = element("div", { class: "sheet-body", role: "presentation" });
    this.underlay = element("div", { class: "underlay", "aria-hidden": "true" });
    this.playhead = element("div", { class: "playhead", "aria-hidden": "true" });
    this.body.append(this.underlay, this.playhead);
    this.content = element("div", { class: "sheet-content", role: "presentation" }, this.header.node, this.body);
    this.scroller = byId("sheet-scroll");
    this.scroller.append(this.content);
    this.zoom = 1;
    this.drawn = new Map();
    this.active = { row: this.header.lines.length ? -this.header.lines.length : 0, item: 0 };
    this.selected = null;
    this.scroller.addEventListener("scroll", () => this.scheduleDraw(), { passive: true });
    new ResizeObserver(() => this.layout()).observe(this.scroller);
    this.bindRuler();
    bindSheetKeys(this);
    this.layout();
  }

  /** Places everything for the present width and zoom. */
  layout() {
    const nameWidth = parseFloat(getComputedStyle(this.scroller).getPropertyValue("--name-width")) || 180;
    const room = Math.max(120, this.scroller.clientWidth - nameWidth - sheetSizes.inset - sheetSizes.end);
    if (room === this.room && this.zoom === this.laidOutZoom) return;
    const middle = (this.scroller.scrollLeft + room / 2) / (this.scale || 1);
    [this.room, this.laidOutZoom, this.nameWidth] = [room, this.zoom, nameWidth];
    this.scale = room * this.zoom / this.duration;
    const width = sheetSizes.inset + this.duration * this.scale + sheetSizes.end;
    this.content.style.width = `${nameWidth + width}px`;
    const step = this.header.layout(this.scale);
    this.body.style.setProperty("--grid-step", `${step * this.scale}px`);
    this.underlay.replaceChildren(...this.underlayParts());
    this.scroller.scrollLeft = this.zoom === 1 ? 0 : middle * this.scale - room / 2;
    this.redraw();
    this.movePlayhead();
  }

  /** The lines of the events, the ranges of the markers and the end of the cycle. */
  underlayParts() {
    const place = (name, time, duration = 0) => {
      const part = element("div", { class: name });
      part.style.left = `${sheetSizes.inset + time * this.scale}px`;
      if (duration > 0) part.style.width = `${Math.min(duration, this.duration - time) * this.scale}px`;
      return part;
    };
    const ranges = this.data.markers.filter((marker) => marker.duration > 0);
    return [...ranges.map((marker) => place("marker-range", marker.time, marker.duration)),
      ...this.data.events.map((event) => place("event-line", event.time)), place("end-line", this.duration)];
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.layout();
  }

  setFilter(query) {
    this.rows.filter(query);
    this.active = { row: this.rows.shown.length ? 0 : -this.header.lines.length, item: 0 };
    this.scroller.scrollTop = 0;
    this.redraw();
  }

  /** Draws all rows anew. */
  redraw() {
    for (const node of this.drawn.values()) node.remove();
    this.drawn.clear();
    this.body.style.height = `${this.rows.height}px`;
    const lines = this.header.lines.length;
    this.scroller.setAttribute("aria-rowcount", lines + this.rows.shown.length);
    byId("sheet-empty").hidden = this.rows.shown.length > 0;
    this.draw();
  }

  scheduleDraw() {
    this.pending ??= requestAnimationFrame(() => {
      this.pending = undefined;
      this.draw();
    });
  }

  /** Creates the rows that became visible and removes those that are not. The active row always exists. */
  draw() {
    const shown = this.rows.shown;
    const top = this.scroller.scrollTop;
    const first = this.rows.indexAt(top - 200);
    const last = shown.length ? this.rows.indexAt(top + this.scroller.clientHeight + 200) : -1;
    const wanted = new Set(shown.slice(first, last + 1));
    if (shown[this.active.row]) wanted.add(shown[this.active.row]);
    for (const [entry, node] of this.drawn) {
      if (wanted.has(entry)) continue;
      node.remove();
      this.drawn.delete(entry);
    }
    for (const entry of [...wanted].sort((a, b) => a.index - b.index)) {
      if (this.drawn.has(entry)) continue;
      const node = this.rows.build(entry, this.scale);
      node.setAttribute("aria-rowindex", this.header.lines.length + entry.index + 1);
      this.drawn.set(entry, node);
      const following = [...this.drawn.keys()].filter((other) => other.index > entry.index).sort((a, b) => a.index - b.index)[0];
      this.body.insertBefore(node, following ? this.drawn.get(following) : this.playhead);
    }
    this.markActive();
    this.markSelected();
  }

  /** The element of an item: a header cell (row < 0), a name (item 0), a bar or a diamond. */
  cell(row, item) {
    const node = row < 0 ? this.header.lines[row + this.header.lines.length]?.node : this.drawn.get(this.rows.shown[row]);
    return node?.querySelector(`[data-item="${item}"]`) ?? null;
  }

  /** Makes the active item the only one in the tab order. */
  markActive() {
    this.content.querySelectorAll('[data-item][tabindex="0"]').forEach((node) => { node.tabIndex = -1; });
    const cell = this.cell(this.active.row, this.active.item);
    if (cell) cell.tabIndex = 0;
  }

  markSelected() {
    for (const [entry, node] of this.drawn) {
      const isView = this.selected !== null && entry.row.view === this.selected.view;
      node.classList.toggle("selected", isView);
      for (const cell of node.querySelectorAll("[data-item]")) {
        const item = Number(cell.dataset.item);
        const action = item > 0 ? entry.row.actions[entry.order[item - 1]] : null;
        cell.setAttribute("aria-selected", String(isView && action === (this.selected.action ?? null)));
      }
    }
  }

  /** Marks a view, and one of its actions, as selected and scrolls to its row. */
  select(view, action, scroll) {
    this.selected = view === null ? null : { view, action };
    const entry = this.rows.shown.find((candidate) => candidate.row.view === view);
    if (entry && scroll) this.scrollToRow(entry);
    this.draw();
  }

  scrollToRow(entry) {
    const header = this.header.node.offsetHeight;
    const { scrollTop, clientHeight } = this.scroller;
    if (entry.top < scrollTop) this.scroller.scrollTop = entry.top;
    else if (entry.top + entry.height + header > scrollTop + clientHeight) this.scroller.scrollTop = entry.top + entry.height + header - clientHeight;
  }

  /** Moves the playhead to the shown frame; while playing, the sheet follows it. */
  movePlayhead() {
    const x = this.playback.frame / this.data.frameRate * this.scale;
    const moved = `translateX(${sheetSizes.inset + x}px)`;
    this.playhead.style.transform = moved;
    this.header.playhead.style.transform = moved;
    if (!this.playback.isPlaying || this.zoom === 1 || this.scroller.contains(document.activeElement)) return;
    const left = this.scroller.scrollLeft;
    if (x < left || x > left + this.room) this.scroller.scrollLeft = x - 20;
  }

  /** Seeks by click and drag on the ruler. */
  bindRuler() {
    const { ruler } = this.header;
    const seek = (event) => {
      const x = event.clientX - ruler.getBoundingClientRect().left - sheetSizes.inset;
      this.playback.seek(x / this.scale * this.data.frameRate);
    };
    ruler.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      ruler.setPointerCapture(event.pointerId);
      seek(event);
    });
    ruler.addEventListener("pointermove", (event) => {
      if (ruler.hasPointerCapture(event.pointerId)) seek(event);
    });
  }
}

"""###,
    "preview-stage": ###"""
/** The modes of the stage, with their names in links. */
const stageModes = ["side", "overlay", "difference", "first", "second"];

/** The stage: draws the pictures of a frame in the chosen mode, on the chosen background, at the chosen zoom. */
class Stage {
  constructor(data, store) {
    this.data = data;
    this.store = store;
    this.two = data.sides.length > 1;
    this.mode = this.two ? "side" : "first";
    this.zoom = "fit";
    this.background = "squares";
    this.amplification = 4;
    this.shownFrame = -1;
    this.shown = [];
    this.root = byId("viewports");
    this.panes = [new Pane("first", data, this), new Pane("second", data, this)];
    this.root.append(...this.panes.map((pane) => pane.figure));
    this.comparison = null;
    this.syncScrolling();
    new ResizeObserver(() => this.layout()).observe(this.root);
    addEventListener("resize", () => this.layout());
  }

  /** The canonical pictures of a frame, one for each side. */
  pictures(frame) {
    return this.data.sides.map((_, side) => this.store.picture(side, frame));
  }

  /** Draws a frame if all its pictures are composed. Returns whether it is drawn. */
  showPresent(frame) {
    const canvases = this.pictures(frame).map((picture) => this.store.present(picture));
    if (!canvases.every(Boolean)) return false;
    this.show(frame, canvases);
    return true;
  }

  /** Draws a frame as soon as all its pictures are composed. A failure is shown as a message. */
  async showLoaded(frame) {
    try {
      this.show(frame, await Promise.all(this.pictures(frame).map((picture) => this.store.load(picture))));
    } catch {
      this.shownFrame = frame;
      this.shown = [];
      this.fail(`The pictures of frame ${frame} cannot be decoded. The file may be damaged.`);
    }
  }

  show(frame, canvases) {
    this.shownFrame = frame;
    this.shown = canvases;
    this.fail(null);
    this.draw();
  }

  /** Shows a message instead of the pictures. */
  fail(message) {
    byId("stage-error").hidden = message === null;
    byId("stage-error").textContent = message ?? "";
    this.root.classList.toggle("failed", message !== null);
    if (message !== null) byId("difference-text").textContent = "";
  }

  /** Draws the present pictures in the present mode. */
  draw() {
    if (this.shown.length === 0) return;
    const [left, right] = this.panes;
    left.setCaption(this.caption());
    if (this.two) right.setCaption(this.sideName(1));
    const [first, second] = this.shown;
    left.canvas.hidden = this.mode === "difference";
    left.wipeCanvas.hidden = this.mode !== "overlay";
    left.differenceCanvas.hidden = this.mode !== "difference";
    if (this.mode === "difference") this.drawDifference(first, second);
    else left.draw(left.canvas, this.mode === "second" ? second : first);
    if (this.mode === "overlay") left.draw(left.wipeCanvas, second);
    if (this.mode === "side") right.draw(right.canvas, second);
  }

  drawDifference(first, second) {
    const [width, height] = this.data.size;
    const read = (canvas) => canvas.getContext("2d", { willReadFrequently: true }).getImageData(0, 0, width, height);
    const context = this.panes[0].differenceCanvas.getContext("2d");
    this.output ??= context.createImageData(width, height);
    const result = comparePictures(read(first), read(second), this.background, this.amplification, this.output);
    context.putImageData(this.output, 0, 0);
    byId("difference-text").textContent = differenceText(result);
    this.comparison = result;
  }

  setMode(mode) {
    this.mode = this.two && stageModes.includes(mode) ? mode : this.two ? "side" : "first";
    this.root.dataset.mode = this.mode;
    this.panes[1].figure.hidden = this.mode !== "side";
    byId("wipe-bar").hidden = this.mode !== "overlay";
    byId("difference-bar").hidden = this.mode !== "difference";
    this.panes[0].setCaption(this.caption());
    this.draw();
    this.layout();
  }

  /** The name of a side: of a version with its file, and whether it has no such frame any more. */
  sideName(side) {
    const { sides, files, changes, frameCounts } = this.data;
    const name = changes ? `${sides[side]}: ${files[side]}` : sides[side];
    return this.shownFrame >= (frameCounts?.[side] ?? Infinity) ? `${name} (ended)` : name;
  }

  /** The caption above the first pane. */
  caption() {
    const [first, second] = this.data.sides.map((_, side) => this.sideName(side));
    if (this.mode === "overlay") return `${first} | ${second}`;
    if (this.mode === "difference") return `Difference of ${first} and ${second}`;
    return this.mode === "second" ? second : first;
  }

  setBackground(background) {
    this.background = background;
    const color = backgroundChannels(background);
    this.root.classList.toggle("squares", color === null);
    this.root.style.setProperty("--picture-background", color ? `rgb(${color.join(" ")})` : "transparent");
    if (this.mode === "difference") this.draw();
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.layout();
  }

  /** The scale of the pictures, CSS pixels for a pixel. */
  scale() {
    return this.zoom === "fit" ? this.fittingScale() : Number(this.zoom);
  }

  /** The largest scale, up to 2, at which the pictures need no scrolling. */
  fittingScale() {
    const [width, height] = this.data.size;
    const stacked = this.isStacked();
    const columns = this.mode === "side" && !stacked ? 2 : 1;
    const room = (this.root.clientWidth - 24 - (columns - 1) * 12) / columns;
    const tall = clamp(innerHeight * 0.48, 220, 640) / (stacked && this.mode === "side" ? 2 : 1);
    return Math.max(0.01, Math.min(room / width, tall / height, 2));
  }

  /** Whether the sides are drawn below each other: wide pictures on a narrow page. */
  isStacked() {
    return this.root.clientWidth < 620 && this.data.size[0] / this.data.size[1] > 1.25;
  }

  layout() {
    const [width, height] = this.data.size;
    const scale = this.scale();
    this.root.classList.toggle("stacked", this.isStacked());
    this.root.style.setProperty("--picture-width", `${width * scale}px`);
    this.root.style.setProperty("--picture-height", `${height * scale}px`);
    this.root.classList.toggle("pixelated", scale > 1 && this.zoom !== "fit");
    for (const pane of this.panes) pane.updateScrolling(this.zoom !== "fit");
  }

  /** Scrolls both sides together. */
  syncScrolling() {
    const [left, right] = this.panes.map((pane) => pane.viewport);
    const follow = (from, to) => from.addEventListener("scroll", () => {
      if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
      if (to.scrollTop !== from.scrollTop) to.scrollTop = from.scrollTop;
    }, { passive: true });
    follow(left, right);
    follow(right, left);
  }

  /** The pixels of a side's present picture, for tests. */
  pixels(side) {
    const [width, height] = this.data.size;
    return this.shown[side]?.getContext("2d", { willReadFrequently: true }).getImageData(0, 0, width, height) ?? null;
  }
}

"""###,
    "preview-toolbar": ###"""
/** The order in which the key B chooses backgrounds. */
const backgroundOrder = ["squares", "white", "black"];

/** Binds the controls of the stage: mode, wipe, amplification, zoom and background. */
class Toolbar {
  constructor(data, stage, onChange) {
    this.stage = stage;
    this.onChange = onChange;
    const [first, second] = data.sides;
    const names = { side: "Side by side", overlay: "Overlay", difference: "Difference", first, second };
    byId("modes").hidden = !stage.two;
    this.modes = new Map(stage.two ? stageModes.map((mode) => [mode, this.addMode(mode, names[mode])]) : []);
    byId("zoom").addEventListener("change", (event) => stage.setZoom(event.target.value));
    byId("background").addEventListener("change", () => this.setBackground(this.chosenBackground()));
    byId("background-color").addEventListener("input", () => this.setBackground(this.chosenBackground()));
    byId("wipe").addEventListener("input", (event) => this.setWipe(Number(event.target.value) / 100));
    stage.onWipe = (share) => this.setWipe(share);
    byId("wipe-first").textContent = first;
    byId("wipe-second").textContent = second ?? "";
    for (const input of byId("amplification").querySelectorAll("input")) {
      input.addEventListener("change", () => {
        stage.amplification = Number(input.value);
        stage.draw();
      });
    }
    this.setWipe(0.5);
    this.setBackground("squares");
    this.setMode(stage.mode);
  }

  addMode(mode, name) {
    const input = element("input", { type: "radio", name: "mode", id: `mode-${mode}`, value: mode, "aria-label": mode === "first" || mode === "second" ? `${name} only` : null, onchange: () => this.setMode(mode) });
    byId("modes").append(element("label", { title: mode === "first" || mode === "second" ? `${name} only` : null }, input, element("span", {}, name)));
    return input;
  }

  setMode(mode) {
    this.stage.setMode(mode);
    const input = this.modes.get(this.stage.mode);
    if (input) input.checked = true;
    this.onChange();
  }

  /** The background that the controls show. */
  chosenBackground() {
    const value = byId("background").value;
    return value === "color" ? byId("background-color").value : value;
  }

  setBackground(background) {
    const isColor = background.startsWith("#");
    byId("background").value = isColor ? "color" : background;
    byId("background-color").hidden = !isColor;
    if (isColor) byId("background-color").value = background;
    this.stage.setBackground(background);
    this.onChange();
  }

  /** Chooses the next background. */
  cycleBackground() {
    const index = backgroundOrder.indexOf(this.stage.background);
    this.setBackground(backgroundOrder[(index + 1) % backgroundOrder.length]);
  }

  /** Moves the wipe. `share` of the picture, from its left, shows the first side. */
  setWipe(share) {
    const percent = Math.round(share * 1000) / 10;
    byId("viewports").style.setProperty("--wipe", `${percent}%`);
    byId("wipe").value = String(percent);
    byId("wipe").setAttribute("aria-valuetext", `${Math.round(percent)} % ${byId("wipe-first").textContent}`);
  }
}

"""###,
    "preview-transport": ###"""
/** The icons of the buttons, in a box of 16 × 16. */
const transportPaths = { play: "M4 2.5v11l9.5-5.5z", pause: "M4 2.5h3v11H4zM9.5 2.5h3v11h-3z" };

/** Binds the controls of the playback. */
function bindTransport(data, playback) {
  const scrub = byId("scrub");
  scrub.max = String(playback.count - 1);
  scrub.addEventListener("input", () => playback.seek(Number(scrub.value)));
  const click = (id, action) => byId(id).addEventListener("click", action);
  click("play", () => playback.toggle());
  click("first", () => playback.seek(0));
  click("last", () => playback.seek(playback.count - 1));
  click("previous", () => playback.seek(playback.frame - 1));
  click("next", () => playback.seek(playback.frame + 1));
  click("loop", () => playback.setLoops(!playback.loops));
  byId("speed").addEventListener("change", (event) => playback.setSpeed(Number(event.target.value)));
  const showFrame = () => {
    const text = `frame ${playback.frame} of ${playback.count}`;
    const seconds = secondsText(playback.frame / playback.rate);
    scrub.value = String(playback.frame);
    scrub.style.setProperty("--done", `${playback.frame / Math.max(1, playback.count - 1) * 100}%`);
    byId("time-frame").textContent = text;
    byId("time-seconds").textContent = seconds;
    if (!playback.isPlaying) scrub.setAttribute("aria-valuetext", `${text}, ${seconds}`);
  };
  const showState = () => {
    byId("play").setAttribute("aria-label", playback.isPlaying ? "Pause" : "Play");
    byId("play").title = playback.isPlaying ? "Pause (space)" : "Play (space)";
    byId("play-path").setAttribute("d", transportPaths[playback.isPlaying ? "pause" : "play"]);
    byId("loop").setAttribute("aria-pressed", String(playback.loops));
  };
  playback.on("frame", showFrame);
  playback.on("state", () => { showState(); showFrame(); });
  showState();
  showMarks(data, playback);
}

/** Draws the frames of findings, changes and of the verdict's reasons below the slider. */
function showMarks(data, playback) {
  const frames = new Map();
  const add = (list, kind) => (list ?? []).forEach((item) => {
    if (item.frame !== undefined && !frames.has(item.frame)) frames.set(item.frame, kind);
  });
  add(data.verdict?.reasons, "reason");
  add(data.changes, "reason");
  add((data.findings ?? []).filter((finding) => finding.severity !== "note"), "finding");
  byId("marks").append(...[...frames].slice(0, 200).map(([frame, kind]) => {
    const mark = element("span", { class: `mark ${kind}` });
    mark.style.left = `${frame / Math.max(1, playback.count - 1) * 100}%`;
    return mark;
  }));
}

/** Announces the frame to screen readers when it rests. */
function bindAnnouncer(playback) {
  let timer;
  const announce = () => {
    clearTimeout(timer);
    if (playback.isPlaying) return;
    timer = setTimeout(() => {
      if (document.activeElement === byId("scrub")) return;
      byId("announcer").textContent = `Frame ${playback.frame} of ${playback.count}, ${secondsText(playback.frame / playback.rate)}`;
    }, 500);
  };
  playback.on("frame", announce);
  playback.on("state", announce);
}

"""###,
    "preview-verdict": ###"""
/** The words and the sentences of the verdicts. */
const verdictWords = {
  match: ["Match", "All compared frames are equal within the tolerance."],
  close: ["Close", "Small differences are within the tolerance of the check."],
  differs: ["Differs", "Some frames differ visibly."],
};

/** Shows the verdict: the badge near the title, the reasons and the figures. */
function showVerdict(verdict, seek) {
  byId("verdict").hidden = !verdict;
  if (!verdict) return;
  const [word, sentence] = verdictWords[verdict.verdict] ?? [verdict.verdict, ""];
  const badge = byId("badge");
  badge.hidden = false;
  badge.className = `badge ${verdict.verdict}`;
  badge.append(icon(verdict.verdict), word);
  const text = (verdict.text || "").replace(new RegExp(`^${verdict.verdict}[:;]\\s*`), "");
  byId("verdict-text").textContent = text ? `${word}: ${text}` : `${word}. ${sentence}`;
  const reasons = (verdict.reasons ?? []).map((reason) => element("li", {}, reason.frame === undefined
    ? reason.text
    : element("button", { type: "button", class: "link", onclick: () => seek(reason.frame) }, reason.text)));
  byId("verdict-reasons").append(...reasons);
  byId("verdict-reasons").hidden = reasons.length === 0;
  const figures = [
    ["Frames", verdict.frames === undefined ? null : countText(verdict.frames)],
    ["Worst frame", verdict.worst === undefined || verdict.worst === null ? null : String(verdict.worst)],
    ["Differing pixels, worst frame", verdict.share === undefined ? null : percentText(verdict.share)],
    ["Properties that move", verdict.properties === undefined ? null : countText(verdict.properties)],
    ["Exact properties", verdict.exact === undefined ? null : countText(verdict.exact)],
  ];
  byId("verdict-figures").append(...figures.filter(([, value]) => value !== null)
    .map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
}

/** Shows the table of the features that the design uses. */
function showInventory(inventory) {
  byId("inventory").hidden = !inventory?.length;
  if (!inventory?.length) return;
  byId("inventory-count").textContent = counted(inventory.length, "feature");
  byId("inventory-rows").append(...inventory.map((feature) => {
    const counts = Object.entries(feature.counts ?? {});
    const outcome = counts.length > 1 ? counts.map(([name, count]) => `${name} ${count}`).join(", ") : feature.outcome;
    return element("tr", {}, element("th", { scope: "row" }, feature.title), element("td", {}, element("span", { class: `outcome ${feature.outcome}` }, outcome)),
      element("td", { class: "number" }, countText(feature.places ?? 0)), element("td", {}, feature.error ?? "–"),
      element("td", {}, ...(feature.codes ?? []).flatMap((code, index) => [index ? ", " : "", element("code", {}, code)])));
  }));
}

/** Shows the facts about the design below the title. */
function showFacts(data) {
  const [width, height] = data.canvas;
  const facts = [data.files.join(" → "), `${Number(width)} × ${Number(height)} points`, data.frameCounts ? `${data.frameCounts.join(" → ")} frames` : counted(data.frameCount, "frame"),
    `${Number(data.frameRate.toFixed(3))} frames a second`, shortSeconds(data.frameCount / data.frameRate)];
  if (data.isLossy) facts.push("pictures with loss: differences up to 2 of 255 are not shown");
  byId("facts").append(...facts.map((fact) => element("li", {}, fact)));
  byId("generator").textContent = data.generator;
}

"""###,
    "preview.css": ###"""
.page-header { padding: 12px 20px 10px; background: var(--surface); border-bottom: 1px solid var(--line); }
.title-line { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
.page-tools { margin-inline-start: auto; display: flex; align-items: center; gap: 8px; }
.key { font: 600 12px var(--mono); }
.page-tools .button { min-width: var(--target); justify-content: center; }
.facts-line { display: flex; flex-wrap: wrap; color: var(--muted); font-size: 13px; margin-top: 2px; }
.facts-line li { overflow-wrap: anywhere; }
.facts-line li:not(:last-child)::after { content: "·"; margin: 0 7px; }
.layout { display: grid; grid-template-columns: minmax(0, 1fr) 348px; gap: 16px; padding: 16px 20px 0; max-width: 1720px; margin: 0 auto; align-items: start; }
.below { max-width: 1720px; margin: 0 auto; padding: 16px 20px 0; }
main, aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; min-width: 0; }
main > section, aside > section, #inventory { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 12px 14px; min-width: 0; }
#stage:focus { outline: none; }
.section-line { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; margin-bottom: 8px; }
.section-line h2 { overflow-wrap: anywhere; }
.section-tools { margin-inline-start: auto; display: flex; align-items: center; flex-wrap: wrap; gap: 10px; }

/* Toolbar */
.toolbar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 10px; }
.toolbar-end { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-inline-start: auto; }
.segments { display: inline-flex; align-items: center; min-width: 0; }
.segments legend { float: left; padding: 0; margin-inline-end: 8px; color: var(--muted); }
.segments label { position: relative; display: inline-flex; }
.segments input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.segments span { display: inline-flex; align-items: center; min-height: var(--target); padding: 0 11px; border: 1px solid var(--control-line); margin-inline-start: -1px; background: var(--surface); white-space: nowrap; }
.segments label:first-of-type span { border-radius: 6px 0 0 6px; margin-inline-start: 0; }
.segments label:last-of-type span { border-radius: 0 6px 6px 0; }
.segments input:hover + span { background: var(--raised); }
.segments input:checked + span { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); font-weight: 600; z-index: 1; }
.segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; z-index: 2; }
input[type="color"] { width: 44px; height: var(--target); padding: 2px; border: 1px solid var(--control-line); border-radius: 6px; background: var(--surface); }

/* Pictures */
.viewports { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; justify-content: center; background: var(--raised); border-radius: 6px; padding: 10px 12px 14px; }
.viewports[data-mode="side"]:not(.stacked) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.viewports.failed figure { display: none; }
.viewports figure { min-width: 0; }
.viewports figcaption { text-align: center; font-size: 13px; font-weight: 600; color: var(--muted); margin-bottom: 6px; }
.viewport { overflow: auto; max-height: max(320px, 66vh); display: grid; }
.stack { position: relative; width: var(--picture-width); height: var(--picture-height); margin: 0 auto; background-color: var(--picture-background); overflow: hidden; box-shadow: 0 0 0 1px var(--line); }
.squares .stack { background: repeating-conic-gradient(var(--squares-a) 0 25%, var(--squares-b) 0 50%) 0 0 / 16px 16px; }
.stack canvas, .outline { position: absolute; inset: 0; width: 100%; height: 100%; }
.pixelated canvas, [data-mode="difference"] canvas { image-rendering: pixelated; }
.wipe-handle { display: none; }
[data-mode="overlay"] .stack { cursor: ew-resize; touch-action: pan-y; }
[data-mode="overlay"] #canvas-first { clip-path: inset(0 calc(100% - var(--wipe)) 0 0); }
[data-mode="overlay"] #canvas-first-wipe { clip-path: inset(0 0 0 var(--wipe)); }
[data-mode="overlay"] .wipe-handle { display: block; position: absolute; top: 0; bottom: 0; left: var(--wipe); width: 2px; margin-left: -1px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.55); }
.wipe-handle svg { position: absolute; top: 50%; left: 50%; width: 32px; height: 32px; margin: -16px; border-radius: 50%; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.55), 0 1px 4px rgb(0 0 0 / 0.35); fill: none; stroke: #333; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.outline { pointer-events: none; overflow: visible; }
.outline rect { vector-effect: non-scaling-stroke; }
.outline-halo { stroke: rgb(255 255 255 / 0.9); stroke-width: 4px; }
.outline-line { stroke: #d6006c; stroke-width: 2px; }
.mode-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 14px; margin-top: 10px; min-height: var(--target); }
#wipe-bar { flex-wrap: nowrap; }
#wipe-bar span { flex: none; max-width: 35%; overflow: hidden; text-overflow: ellipsis; }
.mode-bar input[type="range"] { flex: 0 1 320px; min-width: 0; }
#difference-text { flex: 1 1 220px; font-variant-numeric: tabular-nums; }

/* Playback */
.transport { display: flex; align-items: center; gap: 12px; margin-top: 12px; }
.buttons { display: flex; gap: 2px; }
.transport button { display: inline-grid; place-items: center; width: var(--target); height: var(--target); padding: 0; border: 1px solid transparent; border-radius: 6px; background: none; }
.transport button:hover { background: var(--raised); }
.transport .primary { width: calc(var(--target) + 10px); background: var(--accent); color: var(--on-accent); }
.transport .primary:hover { background: var(--accent); filter: brightness(1.1); }
#loop { color: var(--muted); border-color: var(--control-line); }
#loop[aria-pressed="true"] { color: var(--accent); background: var(--accent-soft); border-color: var(--accent); }
.scrubber { position: relative; flex: 1 1 160px; min-width: 80px; }
input[type="range"] { appearance: none; width: 100%; height: var(--target); margin: 0; background: none; display: block; }
input[type="range"]::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--accent) var(--done, 0%), var(--control-line) var(--done, 0%)); }
input[type="range"]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--control-line); }
input[type="range"]::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
input[type="range"]::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%; background: var(--accent); border: 2px solid var(--surface); box-shadow: 0 0 0 1px var(--accent); }
input[type="range"]::-moz-range-thumb { width: 12px; height: 12px; border-radius: 50%; background: var(--accent); border: 2px solid var(--surface); box-shadow: 0 0 0 1px var(--accent); }
.marks { position: absolute; left: 8px; right: 8px; bottom: 1px; height: 5px; pointer-events: none; }
.mark { position: absolute; width: 2px; height: 5px; margin-left: -1px; background: var(--warning); border-radius: 1px; }
.mark.reason { background: var(--error); }
.time { display: flex; gap: 10px; font-variant-numeric: tabular-nums; white-space: nowrap; }
#time-frame { min-width: 8.6em; text-align: end; }
#time-seconds { min-width: 4.4em; text-align: end; color: var(--muted); }

/* Review */
aside h2 { margin-bottom: 6px; }
aside .section-line h2 { margin: 0; }
aside p { overflow-wrap: anywhere; }
.facts { display: grid; gap: 3px; margin-top: 8px; }
.facts div { display: flex; gap: 12px; justify-content: space-between; }
.facts dt { color: var(--muted); white-space: nowrap; }
.facts dd { text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.reasons { max-height: 184px; overflow: auto; margin: 6px -3px 0; padding: 0 3px; }
.reasons .link { min-height: var(--target); padding: 3px 0; }
.facts .link { min-height: 24px; }
#selection { border-color: var(--accent); }
#selection pre { margin: 10px 0 0; padding: 10px; max-height: 240px; overflow: auto; background: var(--raised); border-radius: 6px; line-height: 1.5; }
.action-text { margin-top: 6px; font-weight: 600; }
#selection-hidden { margin-top: 4px; color: var(--warning); font-size: 13px; }
.place { color: var(--muted); font-size: 13px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 10px; }
.chip { display: inline-flex; align-items: center; gap: 5px; min-height: var(--target); padding: 0 10px; border: 1px solid var(--control-line); border-radius: 99px; background: none; color: var(--muted); }
.chip[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); color: var(--text); }
.chip[aria-pressed="false"] { text-decoration: line-through; }
.cards { display: grid; gap: 8px; }
.card { padding: 8px 10px 10px; border: 1px solid var(--line); border-inline-start: 3px solid var(--tone); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 130px; }
.card { --tone: var(--note); }
.card.error, .card.removed { --tone: var(--error); }
.card.warning, .card.changed { --tone: var(--warning); }
.card.added { --tone: var(--good); }
.card.clickable { cursor: pointer; }
.card.clickable:hover { background: var(--raised); }
.card-line { display: flex; align-items: center; gap: 8px; min-height: var(--target); }
.severity { display: inline-flex; align-items: center; gap: 5px; color: var(--tone); font-weight: 600; }
.card-line code, .times { color: var(--muted); }
.times { font-size: 13px; white-space: nowrap; }
.card-title { font-weight: 600; }
.advice { margin-top: 4px; padding-top: 4px; color: var(--muted); }
.jump { margin-inline-start: auto; min-height: var(--target); padding: 0 9px; border: 1px solid transparent; border-radius: 6px; background: none; color: var(--accent); white-space: nowrap; }
.jump:hover { background: var(--accent-soft); }

/* Features */
summary { display: flex; align-items: center; gap: 8px; min-height: var(--target); }
summary::before { content: ""; width: 7px; height: 7px; border: solid var(--muted); border-width: 0 2px 2px 0; transform: rotate(-45deg); margin: 0 4px 0 2px; }
details[open] summary::before { transform: rotate(45deg) translate(-2px, -2px); }
summary::-webkit-details-marker { display: none; }
.table-scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 520px; }
th, td { text-align: start; padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
thead th { color: var(--muted); font-size: 13px; }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { font-weight: 600; }
.number { text-align: end; padding-inline-end: 24px; font-variant-numeric: tabular-nums; }
.outcome.native { color: var(--good); }
.outcome.approximated, .outcome.baked { color: var(--warning); }
.outcome.dropped { color: var(--error); }

/* Keys */
dialog { max-width: min(520px, calc(100vw - 32px)); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; background: var(--surface); color: var(--text); }
dialog::backdrop { background: rgb(0 0 0 / 0.4); }
.keys div { display: grid; grid-template-columns: 120px 1fr; gap: 12px; padding: 5px 0; }
kbd { display: inline-block; padding: 1px 6px; border: 1px solid var(--control-line); border-bottom-width: 2px; border-radius: 4px; background: var(--raised); }

@media (min-width: 1000px) {
  aside { position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow: auto; border-radius: var(--radius); scrollbar-width: thin; }
}
@media (max-width: 999px) {
  .layout { grid-template-columns: minmax(0, 1fr); }
}
@media (min-width: 621px) { .narrow { display: none; } }
@media (max-width: 620px) {
  .wide { display: none; }
  .page-header { padding: 10px 12px; }
  .layout, .below { padding: 10px 8px 0; gap: 10px; }
  main, aside { gap: 10px; }
  main > section, aside > section, #inventory { padding: 10px; }
  .segments { width: 100%; overflow-x: auto; scrollbar-width: none; }
  #amplification { width: auto; }
  #modes label { flex: 1 0 auto; }
  #modes span { flex: 1; justify-content: center; padding: 0 6px; font-size: 12px; }
  .facts-line { margin-top: 8px; }
  .toolbar-end { margin: 0; width: 100%; gap: 8px 12px; }
  .transport { flex-wrap: wrap; gap: 6px 8px; }
  .scrubber { flex: 1 0 100%; order: -3; }
  .buttons { flex: 1 0 100%; order: -1; justify-content: space-between; }
  .transport .primary { width: 84px; }
  .time { flex: 1; justify-content: flex-start; }
  #time-frame { text-align: start; min-width: 8em; }
  .page-tools { width: 100%; margin: 0; }
  .page-tools .field { margin-inline-start: auto; }
  .mode-bar { gap: 8px; }
}
@media (max-width: 380px) { #modes span { padding: 0 3px; } }
@media (hover: none) and (pointer: coarse) { #show-help { display: none; } }
@media print {
  .page-tools, .toolbar, .transport, .mode-bar, .skip, .page-footer { display: none; }
  .layout { display: block; }
  aside { max-height: none; overflow: visible; }
}

/* State machine */
#machine-inputs { display: grid; gap: 6px; }
.machine-input { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.machine-input input:not([type="checkbox"]) { width: 140px; }
#machine-state { font-weight: 600; }
#machine-log { max-height: 180px; overflow: auto; margin: 10px 0 0; color: var(--muted); font-size: 12px; white-space: pre-wrap; }
.viewports.clickable .stack { cursor: pointer; }

/* Exposure sheet */
#sheet-scroll { --name-width: 190px; position: relative; overflow: auto; max-height: min(70vh, 620px); min-height: 90px; border: 1px solid var(--line); border-radius: 6px; overscroll-behavior-x: contain; }
.sheet-content { position: relative; }
.sheet-header { position: sticky; top: 0; z-index: 4; background: var(--surface); border-bottom: 1px solid var(--line); }
.header-line { display: flex; min-height: 26px; }
.header-line + .header-line { border-top: 1px solid var(--line); }
.corner, .row-head { position: sticky; left: 0; z-index: 3; flex: none; width: var(--name-width); background: var(--surface); border-inline-end: 1px solid var(--line); }
.corner { display: flex; align-items: center; padding: 0 10px; color: var(--muted); font-size: 12px; }
.ruler, .header-track { position: relative; flex: 1; overflow: hidden; }
.ruler { cursor: col-resize; touch-action: pan-y; min-height: 28px; }
.tick { position: absolute; bottom: 8px; transform: translateX(-50%); color: var(--muted); font-size: 12px; line-height: 1.3; font-variant-numeric: tabular-nums; pointer-events: none; white-space: nowrap; }
.tick::after { content: ""; position: absolute; left: 50%; bottom: -8px; width: 1px; height: 5px; background: var(--muted); }
.clock-tick { position: absolute; bottom: 0; width: 1px; height: 8px; background: var(--accent); pointer-events: none; }
.playhead-cap { position: absolute; left: -6px; bottom: 0; width: 13px; height: 12px; background: #d6006c; clip-path: polygon(0 0, 100% 0, 100% 50%, 50% 100%, 0 50%); pointer-events: none; }
.event { position: absolute; top: 2px; min-width: 22px; height: 22px; margin-left: -11px; padding: 0 4px; border-radius: 4px; background: var(--accent-soft); color: var(--accent); font-size: 12px; font-weight: 600; line-height: 22px; text-align: center; cursor: pointer; }
.event.small { min-width: 5px; width: 5px; margin-left: -2px; padding: 0; color: transparent; background: var(--accent); border-radius: 2px; overflow: hidden; }
.marker { position: absolute; top: 2px; height: 22px; padding-inline-start: 12px; font-size: 12px; line-height: 22px; cursor: pointer; }
.marker span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.marker::before { content: ""; position: absolute; left: -4px; top: 6px; width: 10px; height: 10px; background: var(--warning); clip-path: polygon(0 0, 100% 0, 100% 50%, 50% 100%, 0 50%); }
.marker.ranged::after { content: ""; position: absolute; left: 0; bottom: 0; height: 3px; width: var(--range); background: var(--warning); border-radius: 2px; }
.sheet-body { position: relative; overflow: clip; }
.underlay, .playhead { position: absolute; top: 0; bottom: 0; left: var(--name-width); pointer-events: none; }
.underlay { right: 0; background: repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px var(--grid-step)) 14px 0 no-repeat; }
.event-line, .end-line, .marker-range { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--accent); opacity: 0.35; }
.end-line { background: var(--muted); width: 34px; opacity: 0.1; border-inline-start: 2px solid var(--text); }
.marker-range { background: var(--warning); opacity: 0.1; }
.playhead { width: 1px; background: #d6006c; z-index: 2; }
.row { position: absolute; left: 0; right: 0; display: flex; border-bottom: 1px solid var(--line); }
.row-head { display: flex; align-items: baseline; align-content: flex-start; padding-top: 8px; gap: 8px; padding-inline-end: 8px; cursor: pointer; min-width: 0; }
.row-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row-kind { margin-inline-start: auto; color: var(--muted); font-size: 12px; }
.row-track { position: relative; flex: 1; overflow: clip; }
.row.selected .row-head { background: var(--accent-soft); }
.row.selected .row-head .row-name { font-weight: 600; }
.action { position: absolute; display: flex; align-items: center; height: 30px; min-width: 8px; cursor: pointer; z-index: 1; }
.action.immediate { min-width: 24px; margin-left: -12px; justify-content: center; }
.action.immediate .delay { display: none; }
.action.opacity { --hue: 215; } .action.position { --hue: 165; } .action.scale { --hue: 270; }
.action.rotation { --hue: 28; } .action.color { --hue: 330; } .action.shape { --hue: 90; }
.delay { flex: none; height: 0; border-top: 1px solid hsl(var(--hue) 55% var(--bar-line)); position: relative; }
.delay::before { content: ""; position: absolute; left: 0; top: -5px; width: 1px; height: 9px; background: hsl(var(--hue) 55% var(--bar-line)); }
.bar { position: relative; flex: none; height: 22px; border-radius: 4px; overflow: clip; background: hsl(var(--hue) var(--bar-fill-saturation) var(--bar-fill)); box-shadow: inset 0 0 0 1px hsl(var(--hue) 45% var(--bar-border)); }
.bar.goes-on { border-radius: 4px 0 0 4px; mask: linear-gradient(to left, rgb(0 0 0 / 0.35), #000 18px); -webkit-mask: linear-gradient(to left, rgb(0 0 0 / 0.35), #000 18px); }
.bar svg { position: absolute; inset: 0; display: block; }
.bar path { fill: none; stroke: hsl(var(--hue) 60% var(--bar-line)); stroke-width: 1.5; stroke-linejoin: round; }
.bar-name { position: sticky; left: calc(var(--name-width) + 6px); display: inline-block; vertical-align: top; margin: 2px 5px 0; max-width: calc(100% - 10px); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; line-height: 18px; color: hsl(var(--hue) 60% var(--bar-text)); --halo: hsl(var(--hue) var(--bar-fill-saturation) var(--bar-fill)); text-shadow: 0 0 2px var(--halo), 0 0 2px var(--halo), 0 0 3px var(--halo), 0 0 3px var(--halo); }
.diamond { width: 11px; height: 11px; transform: rotate(45deg); background: hsl(var(--hue) 60% var(--bar-line)); border-radius: 2px; box-shadow: 0 0 0 1px var(--surface); }
.action:hover .bar { filter: brightness(0.96); }
.action[aria-selected="true"] .bar { box-shadow: inset 0 0 0 2px var(--text); }
.action[aria-selected="true"] .diamond { box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--text); }
.sheet-content :focus-visible { outline-offset: -2px; }
.action:focus-visible { z-index: 2; outline-offset: -1px; }
@media (pointer: coarse) { .row-head { padding-top: 15px; } .action { height: 44px; } .bar { height: 32px; } .bar-name { margin-top: 7px; } }
@media (max-width: 620px) { #sheet-scroll { --name-width: 116px; } .row-kind { display: none; } }

"""###,
    "preview.html": ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:%SOURCES%; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>%TITLE% – xsheet</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%232457d6'/%3E%3Cpath d='M3 5h6M5 8h8M3 11h5' stroke='white' stroke-width='1.6'/%3E%3C/svg%3E">
<style>
%STYLE%
</style>
<noscript><style>.layout, .below, .page-tools { display: none; }</style></noscript>
<script>
document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
try {
  const stored = localStorage.getItem("xsheet-appearance");
  if (stored === "light" || stored === "dark") document.documentElement.dataset.theme = stored;
} catch { /* The storage is unavailable. */ }
</script>
</head>
<body>
<a class="skip" href="#stage">Skip to the pictures</a>
<header class="page-header">
  <div class="title-line">
    <h1>%TITLE%</h1>
    <span id="badge" class="badge" hidden></span>
    <div class="page-tools">
      <button type="button" id="copy-link" class="button"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M6.5 9.5l3-3M7 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L11.2 8.9M9 11.5l-1.2 1.2a3 3 0 0 1-4.3-4.3L4.8 7.1"/></svg><span id="copy-link-text">Copy link</span></button>
      <button type="button" id="show-help" class="button" aria-haspopup="dialog"><span aria-hidden="true" class="key">?</span><span class="wide">Keys</span><span class="visually-hidden narrow">Keys</span></button>
      <label class="field"><span class="visually-hidden">Appearance</span>
        <select id="appearance"><option value="auto">Auto</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
    </div>
  </div>
  <ul id="facts" class="facts-line"></ul>
</header>
<noscript><p class="message">This page plays its pictures with JavaScript. Enable JavaScript to see them; the page loads nothing from the network.</p></noscript>
<div class="layout">
<main>
  <section id="stage" aria-labelledby="stage-title" tabindex="-1">
    <h2 id="stage-title" class="visually-hidden">Pictures</h2>
    <div class="toolbar">
      <fieldset id="modes" class="segments"><legend class="visually-hidden">Comparison</legend></fieldset>
      <div class="toolbar-end">
        <label class="field"><span>Zoom</span>
          <select id="zoom"><option value="fit">Fit</option><option value="1">100 %</option><option value="2">200 %</option><option value="4">400 %</option></select></label>
        <label class="field"><span>Background</span>
          <select id="background"><option value="squares">Squares</option><option value="white">White</option><option value="black">Black</option><option value="color">Color…</option></select></label>
        <input type="color" id="background-color" value="#808080" aria-label="Background color" hidden>
      </div>
    </div>
    <p id="stage-error" class="message error" role="alert" hidden></p>
    <div id="viewports" class="viewports squares"></div>
    <div id="wipe-bar" class="mode-bar" hidden>
      <span id="wipe-first"></span>
      <input type="range" id="wipe" min="0" max="100" step="0.1" value="50" aria-label="Position of the wipe">
      <span id="wipe-second"></span>
    </div>
    <div id="difference-bar" class="mode-bar" hidden>
      <fieldset id="amplification" class="segments"><legend>Amplify</legend>
        <label><input type="radio" name="amplification" value="1"><span>1×</span></label>
        <label><input type="radio" name="amplification" value="4" checked><span>4×</span></label>
        <label><input type="radio" name="amplification" value="16"><span>16×</span></label>
      </fieldset>
      <output id="difference-text"></output>
      <button type="button" id="worst" class="button">Worst frame</button>
    </div>
    <div class="transport" role="group" aria-label="Playback">
      <div class="buttons">
        <button type="button" id="first" aria-label="First frame" title="First frame (Home)"><svg class="icon solid" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
        <button type="button" id="previous" aria-label="Previous frame" title="Previous frame (←)"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M10.5 3 5.5 8l5 5"/></svg></button>
        <button type="button" id="play" class="primary" aria-label="Play"><svg class="icon solid" viewBox="0 0 16 16" aria-hidden="true"><path id="play-path" d="M4 2.5v11l9.5-5.5z"/></svg></button>
        <button type="button" id="next" aria-label="Next frame" title="Next frame (→)"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.5 3l5 5-5 5"/></svg></button>
        <button type="button" id="last" aria-label="Last frame" title="Last frame (End)"><svg class="icon solid" viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
      </div>
      <div class="scrubber">
        <input type="range" id="scrub" min="0" max="0" step="1" value="0" aria-label="Frame">
        <div id="marks" class="marks" aria-hidden="true"></div>
      </div>
      <p class="time"><span id="time-frame">frame 0</span><span class="visually-hidden">, </span><span id="time-seconds">0.000 s</span></p>
      <button type="button" id="loop" aria-label="Loop" aria-pressed="true" title="Loop (L)"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8V6.5A2.5 2.5 0 0 1 5.500 4H13M11 2l2 2-2 2M13 8v1.500A2.500 2.500 0 0 1 10.500 12H3M5 14l-2-2 2-2"/></svg></button>
      <label class="field"><span class="visually-hidden">Speed</span>
        <select id="speed" title="Speed"><option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option><option value="1" selected>1×</option><option value="2">2×</option></select></label>
    </div>
  </section>

  <section id="sheet" aria-labelledby="sheet-title" hidden>
    <div class="section-line">
      <h2 id="sheet-title">Exposure sheet</h2><span id="sheet-count" class="count"></span>
      <div class="section-tools">
        <label class="field" id="sheet-filter-label" hidden><span class="visually-hidden">Filter the views</span>
          <input type="search" id="sheet-filter" placeholder="Filter views" autocomplete="off" spellcheck="false"></label>
        <label class="field"><span>Zoom</span>
          <select id="sheet-zoom" aria-label="Zoom of the sheet"><option value="1">Fit</option><option value="2">200 %</option><option value="4">400 %</option><option value="8">800 %</option><option value="16">1600 %</option></select></label>
      </div>
    </div>
    <div id="sheet-scroll" role="grid" aria-labelledby="sheet-title" aria-readonly="true"></div>
    <p id="sheet-empty" class="empty" hidden>No view matches the filter.</p>
  </section>
</main>

<aside aria-label="Review">
  <section id="machine" aria-labelledby="machine-title" hidden>
    <div class="section-line"><h2 id="machine-title">State machine <span id="machine-name" class="count"></span></h2>
      <div class="section-tools"><button type="button" id="machine-power" class="button" aria-pressed="false">Run</button></div></div>
    <p>State: <output id="machine-state">off</output></p>
    <div id="machine-inputs"></div>
    <pre id="machine-log" hidden></pre>
  </section>
  <section id="selection" aria-labelledby="selection-title" hidden>
    <div class="section-line"><h2 id="selection-title"><span class="visually-hidden">Selected view: </span><span id="selection-name"></span></h2>
      <div class="section-tools"><button type="button" id="selection-clear" class="button quiet">Clear</button></div></div>
    <p id="selection-hidden" hidden>This view is not visible in this frame.</p>
    <div id="selection-content"></div>
  </section>
  <section id="verdict" aria-labelledby="verdict-title" hidden>
    <h2 id="verdict-title">Verdict</h2>
    <p id="verdict-text"></p>
    <ul id="verdict-reasons" class="reasons"></ul>
    <dl id="verdict-figures" class="facts"></dl>
  </section>
  <section id="changes" aria-labelledby="changes-title" hidden>
    <h2 id="changes-title">Changes <span id="changes-count" class="count"></span></h2>
    <p id="changes-none" class="empty" hidden>No changes.</p>
    <ul id="changes-list" class="cards"></ul>
  </section>
  <section id="findings" aria-labelledby="findings-title">
    <h2 id="findings-title">Findings <span id="findings-count" class="count"></span></h2>
    <div id="findings-filter" class="chips" role="group" aria-label="Shown severities" hidden></div>
    <p id="findings-none" class="empty" hidden>No findings.</p>
    <ul id="findings-list" class="cards"></ul>
  </section>
</aside>
</div>

<div class="below">
<section id="inventory" aria-labelledby="inventory-title" hidden>
  <details>
    <summary><h2 id="inventory-title">Features</h2><span id="inventory-count" class="count"></span></summary>
    <div class="table-scroll scrolls" tabindex="0" role="region" aria-labelledby="inventory-title">
      <table><thead><tr><th scope="col">Feature</th><th scope="col">Outcome</th><th scope="col" class="number">Places</th><th scope="col">Within</th><th scope="col">Codes</th></tr></thead>
        <tbody id="inventory-rows"></tbody></table>
    </div>
  </details>
</section>
</div>
<footer class="page-footer">Made by <span id="generator">xsheet</span>. This page loads nothing from the network.</footer>
<p id="announcer" class="visually-hidden" role="status" aria-live="polite"></p>

<dialog id="help" aria-labelledby="help-title">
  <div class="section-line"><h2 id="help-title">Keys</h2><div class="section-tools"><button type="button" id="help-close" class="button">Close</button></div></div>
  <dl class="keys">
    <div><dt><kbd>Space</kbd></dt><dd>Play or pause</dd></div>
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>Previous or next frame; with <kbd>Shift</kbd>, 10 frames</dd></div>
    <div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>First or last frame</dd></div>
    <div><dt><kbd>L</kbd></dt><dd>Loop on or off</dd></div>
    <div><dt><kbd>1</kbd> – <kbd>5</kbd></dt><dd>Side by side, overlay, difference, first side only, second side only</dd></div>
    <div><dt><kbd>B</kbd></dt><dd>Next background</dd></div>
    <div><dt><kbd>W</kbd></dt><dd>Worst frame</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>Clear the selection</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>Show this list</dd></div>
    <div><dt>In the pictures</dt><dd>Click a place to select the view there</dd></div>
    <div><dt>In the sheet</dt><dd>Arrow keys move between actions; <kbd>Enter</kbd> selects one, or goes to an event or marker</dd></div>
  </dl>
</dialog>

<script type="application/json" id="data">%DATA%</script>
<script>
(() => {
"use strict";
%SCRIPT%
%FOLLOW%
})();
</script>
</body>
</html>

"""###,
    "preview": ###"""
// All other scripts only declare. This one starts the page and is the last one in the order of concatenation.

/** Starts the page: connects the stage, the playback, the sheet and the panels. */
function startPreview(data) {
  data.rows ??= [];
  data.events ??= [];
  data.markers ??= [];
  const store = new PictureStore(data);
  const stage = new Stage(data, store);
  const playback = new Playback(data, stage);
  const highlight = new Highlight(data, stage);
  const address = new Address(stage);
  const machine = data.machine ? new MachinePanel(data, stage, playback, highlight) : null;
  const selection = { view: null, action: null };
  let isReady = false;
  const remember = () => {
    if (isReady && !playback.isPlaying) address.write(playback.frame, selection.view);
    else address.cancel();
  };
  const toolbar = new Toolbar(data, stage, remember);
  const sheet = data.rows.length || data.events.length || data.markers.length ? new Sheet(data, playback) : null;
  const select = (view, action = null, scroll = false) => {
    Object.assign(selection, { view, action });
    highlight.select(view);
    panel.show(view, action);
    sheet?.select(view, action, scroll);
    remember();
  };
  const panel = new SelectionPanel(data, playback, () => select(null));
  const jump = (target, card) => {
    if (target.frame !== undefined) playback.seek(target.frame);
    else playback.pause();
    keepInPlace(card, () => select(target.view ?? null, null, true));
    revealStage();
  };
  const worst = () => {
    if (Number.isInteger(data.verdict?.worst)) playback.seek(data.verdict.worst);
  };
  stage.onPick = (x, y) => {
    if (!machine?.isOn) select(highlight.viewAt(x, y), null, true);
  };
  bindSheetControls(sheet, select);
  bindTransport(data, playback);
  bindAnnouncer(playback);
  bindKeys(playback, toolbar, { worst, clear: () => select(null) });
  bindHeader(address, playback, selection);
  byId("worst").addEventListener("click", worst);
  byId("worst").hidden = !Number.isInteger(data.verdict?.worst);
  showFacts(data);
  showVerdict(data.verdict, (frame) => {
    playback.seek(frame);
    revealStage();
  });
  showInventory(data.inventory);
  new FindingsPanel(data, jump);
  playback.on("frame", () => {
    highlight.update(playback.frame);
    sheet?.movePlayhead();
    remember();
  });
  playback.on("state", remember);
  // Playing and seeking by hand ends the machine.
  playback.on("state", () => { if (playback.isPlaying) machine?.setOn(false); });

  /** Applies the state of the address. */
  const follow = () => {
    const state = address.read();
    toolbar.setMode(state.mode ?? address.fallbackMode);
    toolbar.setBackground(state.background ?? "squares");
    select(state.view ?? null, null, true);
    return state.frame === undefined ? Promise.resolve(false) : playback.seek(state.frame).then(() => true);
  };
  addEventListener("hashchange", follow);
  const ready = follow().then((hasFrame) => hasFrame || playback.request(0).then(() => false)).then((hasFrame) => {
    isReady = true;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || data.frameCount < 2;
    if (!hasFrame && !isStill && stage.shown.length > 0) playback.play();
  });
  return {
    ready,
    seek: (frame) => playback.seek(frame),
    pixels: (side) => stage.pixels(side),
    machine,
    newMachine: (node, track) => new MachineSession(node, track),
    state: () => ({ frame: playback.frame, isPlaying: playback.isPlaying, loops: playback.loops, speed: playback.speed, mode: stage.mode, background: stage.background, zoom: stage.zoom, view: selection.view, action: selection.action?.text ?? null, difference: stage.mode === "difference" ? stage.comparison : null }),
  };
}

/** Binds the zoom and the filter of the sheet. */
function bindSheetControls(sheet, select) {
  byId("sheet").hidden = sheet === null;
  if (!sheet) return;
  sheet.onSelect = (view, action) => {
    select(view, action);
    document.querySelector("aside").scrollTop = 0;
  };
  byId("sheet-count").textContent = counted(sheet.data.rows.length, "view");
  byId("sheet-zoom").addEventListener("change", (event) => sheet.setZoom(Number(event.target.value)));
  byId("sheet-filter-label").hidden = sheet.data.rows.length <= 12;
  byId("sheet-filter").addEventListener("input", (event) => sheet.setFilter(event.target.value));
}

/** Runs a function that may insert content above an element of the review column, without moving the element. */
function keepInPlace(node, change) {
  const top = node.getBoundingClientRect().top;
  change();
  document.querySelector("aside").scrollTop += node.getBoundingClientRect().top - top;
}

/** Scrolls to the pictures if they are not visible. */
function revealStage() {
  const box = byId("viewports").getBoundingClientRect();
  if (box.bottom < 160 || box.top > innerHeight - 160) byId("stage").scrollIntoView({ block: "start" });
}

/** Binds the buttons of the header and the list of keys. */
function bindHeader(address, playback, selection) {
  const button = byId("copy-link");
  button.addEventListener("click", async () => {
    const copied = await address.copy(playback.frame, selection.view);
    byId("copy-link-text").textContent = copied ? "Copied" : "Not copied";
    byId("announcer").textContent = copied ? "Link copied" : "The link is not copied. Copy it from the address bar.";
    setTimeout(() => { byId("copy-link-text").textContent = "Copy link"; }, 2000);
  });
  byId("show-help").addEventListener("click", showHelp);
  byId("help-close").addEventListener("click", () => byId("help").close());
}

bindAppearance(byId("appearance"));
try {
  window.xsheet = startPreview(expanded(readData()));
} catch (error) {
  byId("stage-error").hidden = false;
  byId("stage-error").textContent = `The data of this page cannot be read: ${error.message}`;
  window.xsheet = { ready: Promise.reject(error) };
  window.xsheet.ready.catch(() => {});
}

"""###,
    "watch.css": ###"""
.watch-picture { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
.watch-drawn > :not(.watch-picture) { visibility: hidden; }
.watch-stale > * { opacity: 0.35; }
.watch-problem { position: fixed; left: 12px; right: 12px; bottom: 12px; z-index: 30; max-height: 45vh; overflow: auto; margin: 0; padding: 12px 14px; border-radius: var(--radius); border: 1px solid var(--error); background: var(--error-soft); color: var(--error); white-space: pre-wrap; overflow-wrap: anywhere; }
.watch-wait { display: grid; place-content: center; min-height: 100vh; gap: 12px; text-align: center; color: var(--muted); }
.watch-wait .watch-picture { position: static; width: auto; height: auto; max-width: 90vw; max-height: 80vh; }
.watch-wait .squares { background: repeating-conic-gradient(var(--squares-a) 0 25%, var(--squares-b) 0 50%) 0 0 / 16px 16px; }

"""###,
    "watch.html": ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:%SOURCES%; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>%TITLE% – xsheet</title>
<style>
%STYLE%
</style>
</head>
<body>
<div class="watch-wait"><div id="pane-first" class="squares"><div class="stack"></div></div><p>%TITLE%</p></div>
<script>
(() => {
"use strict";
%SCRIPT%
%FOLLOW%
})();
</script>
</body>
</html>

"""###,
    "watch": ###"""
// Follows the files of a page that `xsheet preview --watch` serves.

/** The key of the playback that a page goes on with after it is loaded again. */
const watchKey = "xsheet-watch";

/** Shows the new picture of the present frame as soon as a file changes, and the new page when it is made. */
function followFile(pageRevision) {
  let shown = pageRevision;
  resumePlayback();
  const events = new EventSource("events");
  events.onmessage = ({ data }) => {
    const state = JSON.parse(data);
    showProblem(state.problem);
    if (state.page > pageRevision) {
      keepPlayback();
      location.reload();
    } else if (state.revision > shown) {
      shown = state.revision;
      for (const [side, stack] of watchedStacks()) showPicture(side, stack, shown);
    }
  };
  events.onerror = () => showProblem(`xsheet preview does not answer. With --port ${location.port} it serves this page again.`);
}

/** The sides that are visible, with the elements of their pictures. */
function watchedStacks() {
  const state = window.xsheet?.state?.();
  if (state?.mode === "difference" || state?.mode === "overlay") return [];
  const stacks = [[state?.mode === "second" ? 1 : 0, document.querySelector("#pane-first .stack")]];
  if (state?.mode === "side") stacks.push([1, document.querySelector("#pane-second .stack")]);
  return stacks.filter(([, stack]) => stack);
}

/** Shows the present frame of a revision over the picture of the page; a side without a file of its own is dimmed. */
async function showPicture(side, stack, revision) {
  const frame = window.xsheet?.state?.().frame ?? 0;
  const image = element("img", { class: "watch-picture", alt: `Frame ${frame}`, src: `picture?side=${side}&frame=${frame}&revision=${revision}` });
  try {
    await image.decode();
    stack.querySelector(".watch-picture")?.remove();
    stack.append(image);
    stack.classList.add("watch-drawn");
    document.documentElement.dataset.shown = String(revision);
  } catch {
    stack.classList.add("watch-stale");
  }
}

/** Shows the errors of the file; none hides them. */
function showProblem(text) {
  let box = document.querySelector(".watch-problem");
  if (!text) {
    box?.remove();
    return;
  }
  if (!box) {
    box = element("pre", { class: "watch-problem", role: "alert" });
    document.body.append(box);
  }
  if (box.textContent !== text) box.textContent = text;
}

/** Remembers a playback for the page that follows. */
function keepPlayback() {
  const state = window.xsheet?.state?.();
  if (!state) return;
  try {
    sessionStorage.setItem(watchKey, JSON.stringify({ frame: state.frame, isPlaying: state.isPlaying, zoom: byId("zoom").value, speed: byId("speed").value }));
  } catch { /* The storage is unavailable. */ }
}

/** Goes on as the page before did. */
async function resumePlayback() {
  let state = null;
  try {
    state = JSON.parse(sessionStorage.getItem(watchKey));
    sessionStorage.removeItem(watchKey);
  } catch { /* The storage is unavailable. */ }
  if (!state || !window.xsheet?.seek) return;
  await window.xsheet.ready;
  await window.xsheet.seek(state.frame);
  for (const id of ["zoom", "speed"]) {
    byId(id).value = state[id];
    byId(id).dispatchEvent(new Event("change"));
  }
  if (state.isPlaying) byId("play").click();
}

"""###,
  ]
}

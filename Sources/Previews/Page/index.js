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

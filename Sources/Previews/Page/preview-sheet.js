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

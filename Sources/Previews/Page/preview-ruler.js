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

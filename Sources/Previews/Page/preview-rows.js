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

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

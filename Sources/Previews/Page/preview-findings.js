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

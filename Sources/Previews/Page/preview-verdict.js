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

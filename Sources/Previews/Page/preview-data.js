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

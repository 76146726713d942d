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

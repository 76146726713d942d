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

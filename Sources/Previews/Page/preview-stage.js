/** The modes of the stage, with their names in links. */
const stageModes = ["side", "overlay", "difference", "first", "second"];

/** The stage: draws the pictures of a frame in the chosen mode, on the chosen background, at the chosen zoom. */
class Stage {
  constructor(data, store) {
    this.data = data;
    this.store = store;
    this.two = data.sides.length > 1;
    this.mode = this.two ? "side" : "first";
    this.zoom = "fit";
    this.background = "squares";
    this.amplification = 4;
    this.shownFrame = -1;
    this.shown = [];
    this.root = byId("viewports");
    this.panes = [new Pane("first", data, this), new Pane("second", data, this)];
    this.root.append(...this.panes.map((pane) => pane.figure));
    this.comparison = null;
    this.syncScrolling();
    new ResizeObserver(() => this.layout()).observe(this.root);
    addEventListener("resize", () => this.layout());
  }

  /** The canonical pictures of a frame, one for each side. */
  pictures(frame) {
    return this.data.sides.map((_, side) => this.store.picture(side, frame));
  }

  /** Draws a frame if all its pictures are composed. Returns whether it is drawn. */
  showPresent(frame) {
    const canvases = this.pictures(frame).map((picture) => this.store.present(picture));
    if (!canvases.every(Boolean)) return false;
    this.show(frame, canvases);
    return true;
  }

  /** Draws a frame as soon as all its pictures are composed. A failure is shown as a message. */
  async showLoaded(frame) {
    try {
      this.show(frame, await Promise.all(this.pictures(frame).map((picture) => this.store.load(picture))));
    } catch {
      this.shownFrame = frame;
      this.shown = [];
      this.fail(`The pictures of frame ${frame} cannot be decoded. The file may be damaged.`);
    }
  }

  show(frame, canvases) {
    this.shownFrame = frame;
    this.shown = canvases;
    this.fail(null);
    this.draw();
  }

  /** Shows a message instead of the pictures. */
  fail(message) {
    byId("stage-error").hidden = message === null;
    byId("stage-error").textContent = message ?? "";
    this.root.classList.toggle("failed", message !== null);
    if (message !== null) byId("difference-text").textContent = "";
  }

  /** Draws the present pictures in the present mode. */
  draw() {
    if (this.shown.length === 0) return;
    const [left, right] = this.panes;
    left.setCaption(this.caption());
    if (this.two) right.setCaption(this.sideName(1));
    const [first, second] = this.shown;
    left.canvas.hidden = this.mode === "difference";
    left.wipeCanvas.hidden = this.mode !== "overlay";
    left.differenceCanvas.hidden = this.mode !== "difference";
    if (this.mode === "difference") this.drawDifference(first, second);
    else left.draw(left.canvas, this.mode === "second" ? second : first);
    if (this.mode === "overlay") left.draw(left.wipeCanvas, second);
    if (this.mode === "side") right.draw(right.canvas, second);
  }

  drawDifference(first, second) {
    const [width, height] = this.data.size;
    const read = (canvas) => canvas.getContext("2d", { willReadFrequently: true }).getImageData(0, 0, width, height);
    const context = this.panes[0].differenceCanvas.getContext("2d");
    this.output ??= context.createImageData(width, height);
    const result = comparePictures(read(first), read(second), this.background, this.amplification, this.output);
    context.putImageData(this.output, 0, 0);
    byId("difference-text").textContent = differenceText(result);
    this.comparison = result;
  }

  setMode(mode) {
    this.mode = this.two && stageModes.includes(mode) ? mode : this.two ? "side" : "first";
    this.root.dataset.mode = this.mode;
    this.panes[1].figure.hidden = this.mode !== "side";
    byId("wipe-bar").hidden = this.mode !== "overlay";
    byId("difference-bar").hidden = this.mode !== "difference";
    this.panes[0].setCaption(this.caption());
    this.draw();
    this.layout();
  }

  /** The name of a side: of a version with its file, and whether it has no such frame any more. */
  sideName(side) {
    const { sides, files, changes, frameCounts } = this.data;
    const name = changes ? `${sides[side]}: ${files[side]}` : sides[side];
    return this.shownFrame >= (frameCounts?.[side] ?? Infinity) ? `${name} (ended)` : name;
  }

  /** The caption above the first pane. */
  caption() {
    const [first, second] = this.data.sides.map((_, side) => this.sideName(side));
    if (this.mode === "overlay") return `${first} | ${second}`;
    if (this.mode === "difference") return `Difference of ${first} and ${second}`;
    return this.mode === "second" ? second : first;
  }

  setBackground(background) {
    this.background = background;
    const color = backgroundChannels(background);
    this.root.classList.toggle("squares", color === null);
    this.root.style.setProperty("--picture-background", color ? `rgb(${color.join(" ")})` : "transparent");
    if (this.mode === "difference") this.draw();
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.layout();
  }

  /** The scale of the pictures, CSS pixels for a pixel. */
  scale() {
    return this.zoom === "fit" ? this.fittingScale() : Number(this.zoom);
  }

  /** The largest scale, up to 2, at which the pictures need no scrolling. */
  fittingScale() {
    const [width, height] = this.data.size;
    const stacked = this.isStacked();
    const columns = this.mode === "side" && !stacked ? 2 : 1;
    const room = (this.root.clientWidth - 24 - (columns - 1) * 12) / columns;
    const tall = clamp(innerHeight * 0.48, 220, 640) / (stacked && this.mode === "side" ? 2 : 1);
    return Math.max(0.01, Math.min(room / width, tall / height, 2));
  }

  /** Whether the sides are drawn below each other: wide pictures on a narrow page. */
  isStacked() {
    return this.root.clientWidth < 620 && this.data.size[0] / this.data.size[1] > 1.25;
  }

  layout() {
    const [width, height] = this.data.size;
    const scale = this.scale();
    this.root.classList.toggle("stacked", this.isStacked());
    this.root.style.setProperty("--picture-width", `${width * scale}px`);
    this.root.style.setProperty("--picture-height", `${height * scale}px`);
    this.root.classList.toggle("pixelated", scale > 1 && this.zoom !== "fit");
    for (const pane of this.panes) pane.updateScrolling(this.zoom !== "fit");
  }

  /** Scrolls both sides together. */
  syncScrolling() {
    const [left, right] = this.panes.map((pane) => pane.viewport);
    const follow = (from, to) => from.addEventListener("scroll", () => {
      if (to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
      if (to.scrollTop !== from.scrollTop) to.scrollTop = from.scrollTop;
    }, { passive: true });
    follow(left, right);
    follow(right, left);
  }

  /** The pixels of a side's present picture, for tests. */
  pixels(side) {
    const [width, height] = this.data.size;
    return this.shown[side]?.getContext("2d", { willReadFrequently: true }).getImageData(0, 0, width, height) ?? null;
  }
}

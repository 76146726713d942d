/** A viewport with the layers of a picture: the picture itself, the wiped picture, the difference and the outlines. */
class Pane {
  constructor(name, data, stage) {
    const [width, height] = data.size;
    const canvas = (id) => element("canvas", { id, width, height, "aria-hidden": "true" });
    this.canvas = canvas(`canvas-${name}`);
    this.wipeCanvas = canvas(`canvas-${name}-wipe`);
    this.differenceCanvas = canvas(`canvas-${name}-difference`);
    this.wipeCanvas.hidden = true;
    this.differenceCanvas.hidden = true;
    this.outline = vector("svg", { class: "outline", viewBox: `0 0 ${data.canvas[0]} ${data.canvas[1]}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    this.handle = element("div", { class: "wipe-handle", "aria-hidden": "true" }, vector("svg", { viewBox: "0 0 32 32" }, vector("path", { d: "M12.5 11l-5 5 5 5M19.5 11l5 5-5 5" })));
    this.stack = element("div", { class: "stack", role: "img" }, this.canvas, this.wipeCanvas, this.differenceCanvas, this.outline, this.handle);
    this.viewport = element("div", { class: "viewport" }, this.stack);
    this.caption = element("figcaption", {}, data.sides[name === "second" ? 1 : 0] ?? "");
    this.figure = element("figure", { id: `pane-${name}` }, this.caption, this.viewport);
    this.figure.hidden = name === "second";
    this.setCaption(this.caption.textContent);
    this.bindPointer(stage);
  }

  /** Copies a picture to a layer. */
  draw(layer, picture) {
    const context = layer.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, layer.width, layer.height);
    context.drawImage(picture, 0, 0);
  }

  setCaption(text) {
    if (this.caption.textContent === text && this.stack.hasAttribute("aria-label")) return;
    this.caption.textContent = text;
    this.stack.setAttribute("aria-label", text);
  }

  /** Makes a viewport that scrolls reachable by keyboard. */
  updateScrolling(mayScroll) {
    if (mayScroll) {
      this.viewport.tabIndex = 0;
      this.viewport.setAttribute("role", "group");
      this.viewport.setAttribute("aria-label", `${this.caption.textContent}, scrolls`);
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) this.viewport.removeAttribute(name);
    }
  }

  /** Drags the wipe over the picture; a click in another mode is reported as a point of the design. */
  bindPointer(stage) {
    const move = (event) => {
      const box = this.stack.getBoundingClientRect();
      stage.onWipe?.(clamp((event.clientX - box.left) / box.width, 0, 1));
    };
    this.stack.addEventListener("pointerdown", (event) => {
      if (stage.mode !== "overlay" || event.button !== 0) return;
      event.preventDefault();
      this.stack.setPointerCapture(event.pointerId);
      move(event);
    });
    this.stack.addEventListener("pointermove", (event) => {
      if (stage.mode === "overlay" && this.stack.hasPointerCapture(event.pointerId)) move(event);
    });
    const point = (event) => {
      const box = this.stack.getBoundingClientRect();
      const [width, height] = stage.data.canvas;
      return [(event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height];
    };
    const names = { pointerdown: "down", pointerup: "up", pointermove: "move", pointerenter: "enter", pointerleave: "exit", click: "click" };
    for (const [type, name] of Object.entries(names)) {
      this.stack.addEventListener(type, (event) => {
        if (stage.mode === "overlay") return;
        if (type === "click") stage.onPick?.(...point(event));
        stage.onPointer?.(name, ...point(event));
      });
    }
  }
}

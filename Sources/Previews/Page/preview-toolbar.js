/** The order in which the key B chooses backgrounds. */
const backgroundOrder = ["squares", "white", "black"];

/** Binds the controls of the stage: mode, wipe, amplification, zoom and background. */
class Toolbar {
  constructor(data, stage, onChange) {
    this.stage = stage;
    this.onChange = onChange;
    const [first, second] = data.sides;
    const names = { side: "Side by side", overlay: "Overlay", difference: "Difference", first, second };
    byId("modes").hidden = !stage.two;
    this.modes = new Map(stage.two ? stageModes.map((mode) => [mode, this.addMode(mode, names[mode])]) : []);
    byId("zoom").addEventListener("change", (event) => stage.setZoom(event.target.value));
    byId("background").addEventListener("change", () => this.setBackground(this.chosenBackground()));
    byId("background-color").addEventListener("input", () => this.setBackground(this.chosenBackground()));
    byId("wipe").addEventListener("input", (event) => this.setWipe(Number(event.target.value) / 100));
    stage.onWipe = (share) => this.setWipe(share);
    byId("wipe-first").textContent = first;
    byId("wipe-second").textContent = second ?? "";
    for (const input of byId("amplification").querySelectorAll("input")) {
      input.addEventListener("change", () => {
        stage.amplification = Number(input.value);
        stage.draw();
      });
    }
    this.setWipe(0.5);
    this.setBackground("squares");
    this.setMode(stage.mode);
  }

  addMode(mode, name) {
    const input = element("input", { type: "radio", name: "mode", id: `mode-${mode}`, value: mode, "aria-label": mode === "first" || mode === "second" ? `${name} only` : null, onchange: () => this.setMode(mode) });
    byId("modes").append(element("label", { title: mode === "first" || mode === "second" ? `${name} only` : null }, input, element("span", {}, name)));
    return input;
  }

  setMode(mode) {
    this.stage.setMode(mode);
    const input = this.modes.get(this.stage.mode);
    if (input) input.checked = true;
    this.onChange();
  }

  /** The background that the controls show. */
  chosenBackground() {
    const value = byId("background").value;
    return value === "color" ? byId("background-color").value : value;
  }

  setBackground(background) {
    const isColor = background.startsWith("#");
    byId("background").value = isColor ? "color" : background;
    byId("background-color").hidden = !isColor;
    if (isColor) byId("background-color").value = background;
    this.stage.setBackground(background);
    this.onChange();
  }

  /** Chooses the next background. */
  cycleBackground() {
    const index = backgroundOrder.indexOf(this.stage.background);
    this.setBackground(backgroundOrder[(index + 1) % backgroundOrder.length]);
  }

  /** Moves the wipe. `share` of the picture, from its left, shows the first side. */
  setWipe(share) {
    const percent = Math.round(share * 1000) / 10;
    byId("viewports").style.setProperty("--wipe", `${percent}%`);
    byId("wipe").value = String(percent);
    byId("wipe").setAttribute("aria-valuetext", `${Math.round(percent)} % ${byId("wipe-first").textContent}`);
  }
}

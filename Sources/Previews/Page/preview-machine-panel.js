/** The panel of a state machine: it starts and stops the machine, shows its state, and sets its inputs. */
class MachinePanel {
  constructor(data, stage, playback, highlight) {
    this.data = data;
    this.stage = stage;
    this.playback = playback;
    this.highlight = highlight;
    this.isOn = false;
    this.log = [];
    this.session = this.newSession();
    this.controls = new Map();
    byId("machine").hidden = false;
    byId("machine-name").textContent = data.machine.name ?? "";
    byId("machine-power").addEventListener("click", () => this.setOn(!this.isOn));
    byId("machine-inputs").append(...Object.keys(data.machine.inputs ?? {}).map((name) => this.control(name)));
    stage.onPointer = (event, x, y) => this.pointer(event, x, y);
    this.show();
  }

  /** A machine at its start, over the frames of the page. */
  newSession() {
    return new MachineSession(this.data.machine, this.data.machineTrack);
  }

  /** Starts the machine anew, or stops it. While it runs, it plays the frames. */
  setOn(isOn) {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.playback.pause();
    if (isOn) {
      this.session = this.newSession();
      this.log = [];
      this.session.start();
      this.time = performance.now();
      this.schedule();
    }
    this.show();
  }

  schedule() {
    requestAnimationFrame(() => {
      if (!this.isOn) return;
      const now = performance.now();
      this.advance((now - this.time) / 1000);
      this.time = now;
      this.schedule();
    });
  }

  /** Lets time pass, and shows the frame. */
  advance(seconds) {
    this.session.advance(Math.max(0, seconds));
    const frame = clamp(Math.floor(this.session.player.shownFrame + 1e-6), 0, this.playback.count - 1);
    if (frame !== this.playback.frame) this.playback.request(frame);
    this.show();
  }

  /** Passes an event of the pointer at a point of the canvas on. Returns whether the machine takes it. */
  pointer(event, x, y) {
    if (!this.isOn) return false;
    const over = this.session.targets.filter((view) => {
      const box = this.highlight.box(view, this.playback.frame);
      return box && x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3];
    });
    this.session.pointer(event, over);
    this.stage.root.classList.toggle("clickable", over.length > 0);
    this.show();
    return true;
  }

  /** The control of an input: a button for an event, otherwise a field of its type. */
  control(name) {
    const value = this.session.initialValue(name);
    const set = (input) => {
      this.session.set(name, input);
      this.show();
    };
    let field;
    if (value === undefined) {
      field = element("button", { type: "button", class: "button", onclick: () => { this.session.fire(name); this.show(); } }, "Fire");
    } else if (typeof value === "boolean") {
      field = element("input", { type: "checkbox", onchange: () => set(field.checked) });
    } else if (typeof value === "number") {
      field = element("input", { type: "number", step: "any", onchange: () => set(Number(field.value) || 0) });
    } else {
      field = element("input", { type: "text", autocomplete: "off", spellcheck: "false", onchange: () => set(field.value) });
    }
    this.controls.set(name, field);
    return element("label", { class: "machine-input" }, element("span", {}, name), field);
  }

  /** Shows the state, the values of the inputs and the last events. */
  show() {
    const { session } = this;
    this.log = [...this.log, ...session.takeEvents().map(machineEventText)].slice(-MachinePanel.logLength);
    const setText = (id, text) => {
      if (byId(id).textContent !== text) byId(id).textContent = text;
    };
    setText("machine-power", this.isOn ? "Stop" : "Run");
    byId("machine-power").setAttribute("aria-pressed", String(this.isOn));
    const way = session.target === null ? "" : ` → ${session.target}`;
    setText("machine-state", this.isOn ? `${session.current ?? ""}${way}${session.status === "stopped" ? " (stopped)" : ""}` : "off");
    for (const [name, field] of this.controls) {
      const value = session.values[name];
      if (field === document.activeElement && field.type !== "checkbox") continue;
      if (field.type === "checkbox") field.checked = value;
      else if (value !== undefined) field.value = String(value);
    }
    setText("machine-log", this.log.join("\n"));
    byId("machine-log").hidden = this.log.length === 0;
  }
}

/** The number of events that the panel shows. */
MachinePanel.logLength = 12;

/** An event of a machine for people. */
function machineEventText(event) {
  const [kind, from, to] = event.split(" ");
  return kind === "transition" ? `${from || "start"} → ${to}` : event;
}

/** The number of cycles in one run after which a state machine stops. */
const cycleLimit = 20;

/** The comparisons of conditions, by their signs. */
const comparisons = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
};

/** The members of actions beside those that tell their kind. */
const operandNames = ["by", "min", "max", "whole", "target"];

/** Runs the state machine of a timeline, which is in the form of its file. It follows the session of the tool step by step. */
class MachineSession {
  constructor(machine, track) {
    this.machine = machine;
    this.player = new MachinePlayer(track);
    this.status = "stopped";
    this.current = null;
    this.target = null;
    this.targetFrame = 0;
    this.hasLeftCurrent = false;
    this.pendingEvent = null;
    this.hasChangedInputs = false;
    this.history = [];
    this.enteredTarget = null;
    this.elapsed = 0;
    this.events = [];
    this.initial = machine.initial;
    this.global = Object.keys(machine.states).find((name) => machine.states[name].global) ?? null;
    this.values = {};
    for (const name of Object.keys(machine.inputs ?? {})) this.values[name] = this.initialValue(name);
  }

  /** The initial value of an input; undefined for an event. */
  initialValue(name) {
    const value = this.machine.inputs[name];
    if (value === "event") return undefined;
    if (typeof value === "number") return Math.fround(value);
    return typeof value === "object" ? value.text : value;
  }

  state(name) {
    return name === null ? null : this.machine.states[name];
  }

  has(name) {
    return Object.hasOwn(this.machine.states, name);
  }

  takeEvents() {
    return this.events.splice(0);
  }

  // MARK: Commands

  start() {
    this.player.stop();
    this.player.reset(false);
    this.elapsed = 0;
    if (!this.enter(this.initial, null, false)) return;
    if (this.status === "running") return;
    this.events.push("start");
    this.status = "running";
    this.run();
  }

  stop() {
    this.status = "stopped";
    this.events.push("stop");
    this.player.reset(true);
  }

  set(name, value) {
    this.write(name, value);
    this.run();
  }

  fire(name) {
    if (this.machine.inputs?.[name] !== "event") return;
    this.events.push(`fire ${name}`);
    this.pendingEvent = name;
    this.run();
  }

  advance(seconds) {
    this.player.advance(seconds);
    const completion = this.player.completion;
    this.player.completion = null;
    if (completion) this.respondToCompletion(completion);
    if (this.status === "tweening" && !this.player.tween) this.land();
    if (this.status === "stopped") return;
    this.elapsed += seconds;
    const usesTime = [this.global, this.current].some((name) => this.state(name)?.transitions?.some((transition) => JSON.stringify(transition.if ?? {}).includes("\"@elapsedTime\"")));
    if (usesTime) this.run();
  }

  /** Ends a blend, and enters its state. */
  land() {
    this.status = "running";
    const state = this.target;
    this.target = null;
    if (!this.player.hasLanded || state === null) return;
    this.player.hasLanded = false;
    this.current = state;
    this.events.push(`enter ${state}`);
    this.begin(state);
    this.player.land(this.targetFrame);
    this.run();
  }

  // MARK: Transitions

  run() {
    if (this.status === "stopped" || (this.current === null && this.global === null)) return;
    let cycles = 0;
    let skipsGlobal = false;
    for (;;) {
      const last = this.history.at(-1);
      if (last !== undefined && this.history.indexOf(last) < this.history.length - 1) {
        cycles += 1;
        if (cycles >= cycleLimit) {
          this.stop();
          this.events.push("error");
          return;
        }
        this.history = [];
      }
      if (this.current !== null) this.history.push(this.current);
      const next = this.step(skipsGlobal);
      if (next === null) break;
      skipsGlobal = next === "state";
    }
    this.pendingEvent = null;
  }

  /** Takes one transition. Returns "all" or "state" for the transitions to try next, or null at the end. */
  step(skipsGlobal) {
    if (!skipsGlobal && this.takeGlobal()) {
      if (this.status === "tweening") return null;
      const isAgain = this.hasChangedInputs || this.pendingEvent !== null;
      this.hasChangedInputs = false;
      if (isAgain) return "all";
    }
    const transition = this.current === null ? null : this.transition(this.current);
    if (!transition) return null;
    this.pendingEvent = null;
    if (!this.enter(transition.to, transition, false) || this.status === "tweening") return null;
    const isChanged = this.hasChangedInputs || this.pendingEvent !== null;
    this.hasChangedInputs = false;
    return isChanged ? "all" : "state";
  }

  takeGlobal() {
    const transition = this.global === null ? null : this.transition(this.global);
    if (!transition) return false;
    this.pendingEvent = null;
    if (transition.to === (this.status === "tweening" ? this.target : this.current)) return false;
    return this.enter(transition.to, transition, true);
  }

  transition(name) {
    let fallback = null;
    for (const transition of this.state(name).transitions ?? []) {
      const conditions = [transition.if ?? {}].flat().flatMap((part) => Object.entries(part));
      if (conditions.length === 0) {
        fallback = transition;
        continue;
      }
      const waits = conditions.some(([input]) => this.machine.inputs?.[input] === "event");
      if (waits === (this.pendingEvent !== null) && conditions.every(([input, test]) => this.holds(input, test))) return transition;
    }
    return fallback;
  }

  holds(input, test) {
    if (this.machine.inputs?.[input] === "event") return this.pendingEvent === input;
    const left = this.value(input);
    const isComparison = typeof test === "object" && test.text === undefined;
    const tests = isComparison ? Object.entries(test) : [["==", test]];
    return tests.every(([sign, operand]) => comparisons[sign](left, this.operand(operand)));
  }

  value(input) {
    return input === "@elapsedTime" ? Math.fround(this.elapsed) : this.values[input];
  }

  /** The value of a literal or of an input. */
  operand(node) {
    if (typeof node === "number") return Math.fround(node);
    if (typeof node === "object" && node !== null) return node.text;
    if (node === "@elapsedTime") return this.value(node);
    return typeof node === "string" && node.startsWith("$") ? this.value(node.slice(1)) : node;
  }

  /** Changes to a state. Returns whether there is one. */
  enter(name, transition, isGlobal) {
    const wasTweening = this.status === "tweening";
    if (wasTweening && transition && this.target === name) return true;
    if (!this.has(name)) return false;
    const hadLeft = wasTweening && this.hasLeftCurrent;
    this.events.push(`transition ${this.current ?? ""} ${name}`);
    if (!hadLeft) {
      if (this.current !== null && !isGlobal) this.perform(this.state(this.current).onExit, false);
      this.events.push(`exit ${this.current ?? ""}`);
    }
    const state = this.state(name);
    if (transition?.duration !== undefined) {
      if (state.global) return true;
      const frame = this.current === null ? null : this.player.entryFrame(state);
      if (frame !== null) {
        this.player.beginTween(secondsOf(transition.duration, this.player.track.frameRate), frame);
        Object.assign(this, { target: name, targetFrame: frame, status: "tweening", hasLeftCurrent: hadLeft || !isGlobal });
        return true;
      }
    }
    if (wasTweening) {
      this.player.cancelTween();
      this.target = null;
      this.status = "running";
    }
    this.current = name;
    this.events.push(`enter ${name}`);
    this.begin(name);
    return true;
  }

  /** Begins the playback of a state, and performs its entry actions. */
  begin(name) {
    const state = this.state(name);
    if (!state.global) {
      this.player.setLoop(state.loop !== undefined, Number(state.loop) || 0);
      if ((state.speed ?? 1) > 0) this.player.speed = state.speed ?? 1;
      this.player.setSegment(undefined);
      this.player.setSegment(state.segment);
      this.player.setMode(state.mode ?? "forward");
      this.player.setAutoplay(state.plays ?? true);
    }
    this.perform(state.onEntry, false);
    if (state.final) this.stop();
  }

  // MARK: Actions

  perform(actions, isInteraction) {
    for (const action of actions ?? []) this.act(action, isInteraction);
  }

  act(action, isInteraction) {
    const follow = () => {
      if (isInteraction) this.run();
      else this.hasChangedInputs = true;
    };
    const store = (name, value) => {
      if (value === undefined || Number.isNaN(value)) return;
      this.write(name, value);
      follow();
    };
    const change = (name, value) => {
      if (Math.fround(value) !== this.values[name]) store(name, value);
    };
    const [verb, own] = Object.entries(action).find(([name]) => !operandNames.includes(name));
    const old = typeof own === "string" ? this.values[own] : undefined;
    const by = action.by === undefined ? 1 : this.operand(action.by);
    const bound = (node, standard) => node === undefined ? standard : this.operand(node);
    switch (verb) {
      case "set": for (const [name, node] of Object.entries(own)) store(name, this.operand(node)); break;
      case "toggle": store(own, !old); break;
      case "increment":
        if (action.by === undefined) this.hasChangedInputs = true;
        store(own, old + by);
        break;
      case "decrement": store(own, old - by); break;
      case "multiply": change(own, old * by); break;
      case "floor": change(own, Math.floor(old)); break;
      case "clamp": {
        const [low, high] = [bound(action.min, -Infinity), bound(action.max, Infinity)];
        if (low <= high) change(own, clamp(old, low, high));
        break;
      }
      case "random": {
        const [low, high] = [bound(action.min, 0), bound(action.max, 1)];
        if (low <= high) store(own, action.whole ? low + Math.floor(Math.random() * (high - low + 1)) : low + Math.random() * (high - low));
        break;
      }
      case "reset":
        if (this.status === "stopped") break;
        if (this.machine.inputs[own] !== "event") this.write(own, this.initialValue(own));
        follow();
        break;
      case "fire":
        this.events.push(`fire ${own}`);
        this.pendingEvent = own;
        if (isInteraction) this.run();
        break;
      case "frame": this.player.seek(clamp(this.operand(own), 0, this.player.last)); break;
      case "progress": this.player.seek(this.player.last * clamp(this.operand(own), 0, 100) / 100); break;
      case "theme": this.events.push(`theme ${this.operand(own)}`); break;
      case "open": this.events.push(`open ${this.operand(own)} ${action.target ?? ""}`); break;
      default: this.events.push(`message ${own}`);
    }
  }

  /** Writes an input of the same type, and reports a change. */
  write(name, value) {
    const old = this.values[name];
    const rounded = typeof value === "number" ? Math.fround(value) : value;
    if (old === undefined || typeof old !== typeof rounded) return;
    this.values[name] = rounded;
    if (old !== rounded) this.events.push(`${name} ${old} ${rounded}`);
  }

  // MARK: Interactions

  /** The views that interactions name. */
  get targets() {
    return [...new Set((this.machine.interactions ?? []).map((interaction) => interaction.view).filter(Boolean))];
  }

  /** Responds to an event of the pointer over some views. */
  pointer(event, targets) {
    const over = new Set(targets);
    if (event !== "move") this.respondToEvent(event, over);
    if (["move", "down", "up"].includes(event)) this.respondToPlace(event, over);
  }

  respondToEvent(event, over) {
    const actions = [];
    let entered = this.enteredTarget;
    for (const interaction of this.machine.interactions ?? []) {
      if (interaction.on !== event) continue;
      const { view } = interaction;
      if (view !== undefined) {
        const isMet = event === "exit" ? this.enteredTarget === view && !over.has(view) : over.has(view);
        if (!isMet) continue;
        entered = event === "exit" ? null : view;
      }
      actions.push(...interaction.do);
    }
    this.enteredTarget = entered;
    this.perform(actions, true);
  }

  respondToPlace(event, over) {
    const all = this.machine.interactions ?? [];
    const actionsOf = (kind, view) => all.filter((part) => part.on === kind && part.view === view).flatMap((part) => part.do);
    const actions = event === "move" ? actionsOf("move", undefined) : [];
    const before = this.enteredTarget;
    let isOver = false;
    for (const { on, view } of all) {
      if (!["enter", "exit"].includes(on) || view === undefined || !over.has(view)) continue;
      isOver = true;
      if (this.enteredTarget === view) break;
      this.enteredTarget = view;
      actions.push(...actionsOf("enter", view));
    }
    if (!isOver && before !== null) {
      this.enteredTarget = null;
      actions.push(...actionsOf("exit", before));
    }
    this.perform(actions, true);
  }

  respondToCompletion(completion) {
    const parts = (this.machine.interactions ?? []).filter((part) => part.on === completion && part.state === this.current);
    this.perform(parts.flatMap((part) => part.do), true);
  }
}

/** The seconds of a time in a file: a number, or frames such as "12 frames". */
function secondsOf(time, frameRate) {
  return typeof time === "number" ? time : Number.parseFloat(time) / frameRate;
}

/** Reads the state of the page from its address (`#f=90&mode=difference&bg=white&view=title`) and writes it there. */
class Address {
  constructor(stage) {
    this.stage = stage;
    this.fallbackMode = stage.mode;
  }

  /** The state in the address; absent members are undefined. */
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    const frame = values.get("f");
    return {
      frame: frame !== null && /^\d+$/.test(frame) ? Number(frame) : undefined,
      mode: stageModes.includes(values.get("mode")) ? values.get("mode") : undefined,
      background: /^(squares|white|black|#[0-9a-f]{6})$/i.test(values.get("bg") ?? "") ? values.get("bg") : undefined,
      view: values.get("view") ?? undefined,
    };
  }

  /** The address of a state. Default values are left out. */
  text(frame, view) {
    const values = new URLSearchParams({ f: String(frame) });
    if (this.stage.mode !== this.fallbackMode) values.set("mode", this.stage.mode);
    if (this.stage.background !== "squares") values.set("bg", this.stage.background);
    if (view !== null) values.set("view", view);
    return `#${values}`;
  }

  /** Writes a state to the address, soon, without an entry in the history. */
  write(frame, view) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      try { history.replaceState(null, "", this.text(frame, view)); } catch { /* The page has no address of its own. */ }
    }, 150);
  }

  /** Drops a state that is not written yet. */
  cancel() {
    clearTimeout(this.timer);
  }

  /** Copies the link to a state. Returns whether it is copied. */
  async copy(frame, view) {
    const link = location.href.replace(/#.*$/, "") + this.text(frame, view);
    try {
      await navigator.clipboard.writeText(link);
      return true;
    } catch {
      return copyBySelection(link);
    }
  }
}

/** Copies a text by selecting it, for browsers that give no access to the clipboard. */
function copyBySelection(text) {
  const field = element("textarea", { class: "visually-hidden", "aria-hidden": "true" });
  field.value = text;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  let copied = false;
  try { copied = document.execCommand("copy"); } catch { /* The browser has no such command. */ }
  field.remove();
  focused?.focus?.();
  return copied;
}

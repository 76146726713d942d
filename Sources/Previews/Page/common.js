// Declarations of both pages, before all other scripts.

/** Creates an element. Attributes whose value is null or false are left out; `on…` attributes are event listeners. */
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Creates an SVG element. */
function vector(name, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** Returns the element with an identifier. */
function byId(id) {
  return document.getElementById(id);
}

/** The outlines of the icons, in a box of 16 × 16. */
const iconPaths = {
  error: "M5 1h6l4 4v6l-4 4H5l-4-4V5zM5 5l6 6M11 5l-6 6",
  warning: "M8 1.5 15 14.5H1zM8 6v4M8 11.5v1.5",
  note: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 7v5M8 4v1.5",
  match: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.5 8.5 7 11l4.5-5.5",
  close: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4 6.5c2-2 3 1 4 0s2-1 4 0M4 10.5c2-2 3 1 4 0s2-1 4 0",
  differs: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM4.5 6h7M4.5 10h7M10.5 3.5l-5 9",
  refused: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM3.5 3.5l9 9",
  added: "M8 2v12M2 8h12",
  removed: "M2 8h12",
  changed: "M8 2 14 14H2z",
  moved: "M2 8h11M9 4l4 4-4 4",
  renamed: "M3 3h10M8 3v10M5.5 13h5",
};

/** Creates an icon. It is hidden from screen readers: the text beside it has the same meaning. */
function icon(name) {
  const path = vector("path", { d: iconPaths[name] ?? iconPaths.note });
  return vector("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, path);
}

/** Formats a number of seconds with three decimals. */
function secondsText(seconds) {
  return `${seconds.toFixed(3)} s`;
}

/** Formats a number of seconds without trailing zeros. */
function shortSeconds(seconds) {
  return `${Number(seconds.toFixed(3))} s`;
}

/** Formats an integer with separators for thousands. */
function countText(count) {
  return Math.round(count).toLocaleString("en");
}

/** Formats a count with a noun. */
function counted(count, noun, plural = `${noun}s`) {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

/** Formats a share, 0...1, as a percentage. A share above 0 is never shown as 0. */
function percentText(share) {
  const percent = share * 100;
  if (percent > 0 && percent < 0.001) return "< 0.001 %";
  return `${Number(percent.toPrecision(percent < 10 ? 2 : 3))} %`;
}

/** Formats a size of a file in bytes. */
function bytesText(bytes) {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns a word with a capital letter at its beginning. */
function capitalized(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Limits a number to a range. */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/** Reads the data of the page. */
function readData() {
  return JSON.parse(byId("data").textContent);
}

/** Binds the choice of appearance (auto, light, dark), which is kept in the browser's storage. */
function bindAppearance(select) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const dark = select.value === "dark" || (select.value === "auto" && system.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  try {
    const stored = localStorage.getItem("xsheet-appearance");
    if (["light", "dark"].includes(stored)) select.value = stored;
  } catch { /* The storage is unavailable: the choice is not kept. */ }
  select.addEventListener("change", () => {
    apply();
    try { localStorage.setItem("xsheet-appearance", select.value); } catch { /* not kept */ }
  });
  system.addEventListener("change", apply);
  apply();
}

/** Whether a key event belongs to the focused control, which takes typed characters. */
function takesText(target) {
  if (target.isContentEditable || target.tagName === "TEXTAREA") return true;
  if (target.tagName === "SELECT") return true;
  return target.tagName === "INPUT" && !["range", "radio", "checkbox", "button"].includes(target.type);
}

// All other scripts only declare. This one starts the page and is the last one in the order of concatenation.

/** Starts the page: connects the stage, the playback, the sheet and the panels. */
function startPreview(data) {
  data.rows ??= [];
  data.events ??= [];
  data.markers ??= [];
  const store = new PictureStore(data);
  const stage = new Stage(data, store);
  const playback = new Playback(data, stage);
  const highlight = new Highlight(data, stage);
  const address = new Address(stage);
  const machine = data.machine ? new MachinePanel(data, stage, playback, highlight) : null;
  const selection = { view: null, action: null };
  let isReady = false;
  const remember = () => {
    if (isReady && !playback.isPlaying) address.write(playback.frame, selection.view);
    else address.cancel();
  };
  const toolbar = new Toolbar(data, stage, remember);
  const sheet = data.rows.length || data.events.length || data.markers.length ? new Sheet(data, playback) : null;
  const select = (view, action = null, scroll = false) => {
    Object.assign(selection, { view, action });
    highlight.select(view);
    panel.show(view, action);
    sheet?.select(view, action, scroll);
    remember();
  };
  const panel = new SelectionPanel(data, playback, () => select(null));
  const jump = (target, card) => {
    if (target.frame !== undefined) playback.seek(target.frame);
    else playback.pause();
    keepInPlace(card, () => select(target.view ?? null, null, true));
    revealStage();
  };
  const worst = () => {
    if (Number.isInteger(data.verdict?.worst)) playback.seek(data.verdict.worst);
  };
  stage.onPick = (x, y) => {
    if (!machine?.isOn) select(highlight.viewAt(x, y), null, true);
  };
  bindSheetControls(sheet, select);
  bindTransport(data, playback);
  bindAnnouncer(playback);
  bindKeys(playback, toolbar, { worst, clear: () => select(null) });
  bindHeader(address, playback, selection);
  byId("worst").addEventListener("click", worst);
  byId("worst").hidden = !Number.isInteger(data.verdict?.worst);
  showFacts(data);
  showVerdict(data.verdict, (frame) => {
    playback.seek(frame);
    revealStage();
  });
  showInventory(data.inventory);
  new FindingsPanel(data, jump);
  playback.on("frame", () => {
    highlight.update(playback.frame);
    sheet?.movePlayhead();
    remember();
  });
  playback.on("state", remember);
  // Playing and seeking by hand ends the machine.
  playback.on("state", () => { if (playback.isPlaying) machine?.setOn(false); });

  /** Applies the state of the address. */
  const follow = () => {
    const state = address.read();
    toolbar.setMode(state.mode ?? address.fallbackMode);
    toolbar.setBackground(state.background ?? "squares");
    select(state.view ?? null, null, true);
    return state.frame === undefined ? Promise.resolve(false) : playback.seek(state.frame).then(() => true);
  };
  addEventListener("hashchange", follow);
  const ready = follow().then((hasFrame) => hasFrame || playback.request(0).then(() => false)).then((hasFrame) => {
    isReady = true;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || data.frameCount < 2;
    if (!hasFrame && !isStill && stage.shown.length > 0) playback.play();
  });
  return {
    ready,
    seek: (frame) => playback.seek(frame),
    pixels: (side) => stage.pixels(side),
    machine,
    newMachine: (node, track) => new MachineSession(node, track),
    state: () => ({ frame: playback.frame, isPlaying: playback.isPlaying, loops: playback.loops, speed: playback.speed, mode: stage.mode, background: stage.background, zoom: stage.zoom, view: selection.view, action: selection.action?.text ?? null, difference: stage.mode === "difference" ? stage.comparison : null }),
  };
}

/** Binds the zoom and the filter of the sheet. */
function bindSheetControls(sheet, select) {
  byId("sheet").hidden = sheet === null;
  if (!sheet) return;
  sheet.onSelect = (view, action) => {
    select(view, action);
    document.querySelector("aside").scrollTop = 0;
  };
  byId("sheet-count").textContent = counted(sheet.data.rows.length, "view");
  byId("sheet-zoom").addEventListener("change", (event) => sheet.setZoom(Number(event.target.value)));
  byId("sheet-filter-label").hidden = sheet.data.rows.length <= 12;
  byId("sheet-filter").addEventListener("input", (event) => sheet.setFilter(event.target.value));
}

/** Runs a function that may insert content above an element of the review column, without moving the element. */
function keepInPlace(node, change) {
  const top = node.getBoundingClientRect().top;
  change();
  document.querySelector("aside").scrollTop += node.getBoundingClientRect().top - top;
}

/** Scrolls to the pictures if they are not visible. */
function revealStage() {
  const box = byId("viewports").getBoundingClientRect();
  if (box.bottom < 160 || box.top > innerHeight - 160) byId("stage").scrollIntoView({ block: "start" });
}

/** Binds the buttons of the header and the list of keys. */
function bindHeader(address, playback, selection) {
  const button = byId("copy-link");
  button.addEventListener("click", async () => {
    const copied = await address.copy(playback.frame, selection.view);
    byId("copy-link-text").textContent = copied ? "Copied" : "Not copied";
    byId("announcer").textContent = copied ? "Link copied" : "The link is not copied. Copy it from the address bar.";
    setTimeout(() => { byId("copy-link-text").textContent = "Copy link"; }, 2000);
  });
  byId("show-help").addEventListener("click", showHelp);
  byId("help-close").addEventListener("click", () => byId("help").close());
}

bindAppearance(byId("appearance"));
try {
  window.xsheet = startPreview(expanded(readData()));
} catch (error) {
  byId("stage-error").hidden = false;
  byId("stage-error").textContent = `The data of this page cannot be read: ${error.message}`;
  window.xsheet = { ready: Promise.reject(error) };
  window.xsheet.ready.catch(() => {});
}

/** The icons of the buttons, in a box of 16 × 16. */
const transportPaths = { play: "M4 2.5v11l9.5-5.5z", pause: "M4 2.5h3v11H4zM9.5 2.5h3v11h-3z" };

/** Binds the controls of the playback. */
function bindTransport(data, playback) {
  const scrub = byId("scrub");
  scrub.max = String(playback.count - 1);
  scrub.addEventListener("input", () => playback.seek(Number(scrub.value)));
  const click = (id, action) => byId(id).addEventListener("click", action);
  click("play", () => playback.toggle());
  click("first", () => playback.seek(0));
  click("last", () => playback.seek(playback.count - 1));
  click("previous", () => playback.seek(playback.frame - 1));
  click("next", () => playback.seek(playback.frame + 1));
  click("loop", () => playback.setLoops(!playback.loops));
  byId("speed").addEventListener("change", (event) => playback.setSpeed(Number(event.target.value)));
  const showFrame = () => {
    const text = `frame ${playback.frame} of ${playback.count}`;
    const seconds = secondsText(playback.frame / playback.rate);
    scrub.value = String(playback.frame);
    scrub.style.setProperty("--done", `${playback.frame / Math.max(1, playback.count - 1) * 100}%`);
    byId("time-frame").textContent = text;
    byId("time-seconds").textContent = seconds;
    if (!playback.isPlaying) scrub.setAttribute("aria-valuetext", `${text}, ${seconds}`);
  };
  const showState = () => {
    byId("play").setAttribute("aria-label", playback.isPlaying ? "Pause" : "Play");
    byId("play").title = playback.isPlaying ? "Pause (space)" : "Play (space)";
    byId("play-path").setAttribute("d", transportPaths[playback.isPlaying ? "pause" : "play"]);
    byId("loop").setAttribute("aria-pressed", String(playback.loops));
  };
  playback.on("frame", showFrame);
  playback.on("state", () => { showState(); showFrame(); });
  showState();
  showMarks(data, playback);
}

/** Draws the frames of findings, changes and of the verdict's reasons below the slider. */
function showMarks(data, playback) {
  const frames = new Map();
  const add = (list, kind) => (list ?? []).forEach((item) => {
    if (item.frame !== undefined && !frames.has(item.frame)) frames.set(item.frame, kind);
  });
  add(data.verdict?.reasons, "reason");
  add(data.changes, "reason");
  add((data.findings ?? []).filter((finding) => finding.severity !== "note"), "finding");
  byId("marks").append(...[...frames].slice(0, 200).map(([frame, kind]) => {
    const mark = element("span", { class: `mark ${kind}` });
    mark.style.left = `${frame / Math.max(1, playback.count - 1) * 100}%`;
    return mark;
  }));
}

/** Announces the frame to screen readers when it rests. */
function bindAnnouncer(playback) {
  let timer;
  const announce = () => {
    clearTimeout(timer);
    if (playback.isPlaying) return;
    timer = setTimeout(() => {
      if (document.activeElement === byId("scrub")) return;
      byId("announcer").textContent = `Frame ${playback.frame} of ${playback.count}, ${secondsText(playback.frame / playback.rate)}`;
    }, 500);
  };
  playback.on("frame", announce);
  playback.on("state", announce);
}

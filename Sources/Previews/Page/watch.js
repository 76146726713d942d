// Follows the files of a page that `xsheet preview --watch` serves.

/** The key of the playback that a page goes on with after it is loaded again. */
const watchKey = "xsheet-watch";

/** Shows the new picture of the present frame as soon as a file changes, and the new page when it is made. */
function followFile(pageRevision) {
  let shown = pageRevision;
  resumePlayback();
  const events = new EventSource("events");
  events.onmessage = ({ data }) => {
    const state = JSON.parse(data);
    showProblem(state.problem);
    if (state.page > pageRevision) {
      keepPlayback();
      location.reload();
    } else if (state.revision > shown) {
      shown = state.revision;
      for (const [side, stack] of watchedStacks()) showPicture(side, stack, shown);
    }
  };
  events.onerror = () => showProblem(`xsheet preview does not answer. With --port ${location.port} it serves this page again.`);
}

/** The sides that are visible, with the elements of their pictures. */
function watchedStacks() {
  const state = window.xsheet?.state?.();
  if (state?.mode === "difference" || state?.mode === "overlay") return [];
  const stacks = [[state?.mode === "second" ? 1 : 0, document.querySelector("#pane-first .stack")]];
  if (state?.mode === "side") stacks.push([1, document.querySelector("#pane-second .stack")]);
  return stacks.filter(([, stack]) => stack);
}

/** Shows the present frame of a revision over the picture of the page; a side without a file of its own is dimmed. */
async function showPicture(side, stack, revision) {
  const frame = window.xsheet?.state?.().frame ?? 0;
  const image = element("img", { class: "watch-picture", alt: `Frame ${frame}`, src: `picture?side=${side}&frame=${frame}&revision=${revision}` });
  try {
    await image.decode();
    stack.querySelector(".watch-picture")?.remove();
    stack.append(image);
    stack.classList.add("watch-drawn");
    document.documentElement.dataset.shown = String(revision);
  } catch {
    stack.classList.add("watch-stale");
  }
}

/** Shows the errors of the file; none hides them. */
function showProblem(text) {
  let box = document.querySelector(".watch-problem");
  if (!text) {
    box?.remove();
    return;
  }
  if (!box) {
    box = element("pre", { class: "watch-problem", role: "alert" });
    document.body.append(box);
  }
  if (box.textContent !== text) box.textContent = text;
}

/** Remembers a playback for the page that follows. */
function keepPlayback() {
  const state = window.xsheet?.state?.();
  if (!state) return;
  try {
    sessionStorage.setItem(watchKey, JSON.stringify({ frame: state.frame, isPlaying: state.isPlaying, zoom: byId("zoom").value, speed: byId("speed").value }));
  } catch { /* The storage is unavailable. */ }
}

/** Goes on as the page before did. */
async function resumePlayback() {
  let state = null;
  try {
    state = JSON.parse(sessionStorage.getItem(watchKey));
    sessionStorage.removeItem(watchKey);
  } catch { /* The storage is unavailable. */ }
  if (!state || !window.xsheet?.seek) return;
  await window.xsheet.ready;
  await window.xsheet.seek(state.frame);
  for (const id of ["zoom", "speed"]) {
    byId(id).value = state[id];
    byId(id).dispatchEvent(new Event("change"));
  }
  if (state.isPlaying) byId("play").click();
}

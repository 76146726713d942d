/** Binds the keys of the page. Keys of focused controls keep their native meaning. */
function bindKeys(playback, toolbar, actions) {
  const step = (distance) => playback.seek(playback.frame + distance);
  const keys = {
    " ": () => playback.toggle(),
    ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
    Home: () => playback.seek(0),
    End: () => playback.seek(playback.count - 1),
    l: () => playback.setLoops(!playback.loops),
    b: () => toolbar.cycleBackground(),
    w: () => actions.worst(),
    "?": () => showHelp(),
    Escape: () => actions.clear(),
  };
  stageModes.forEach((mode, index) => { keys[String(index + 1)] = () => toolbar.setMode(mode); });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || byId("help").open) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!keys[key] || isNativeKey(event.target, event)) return;
    event.preventDefault();
    keys[key](event);
  });
}

/** Whether a focused control uses a key itself. */
function isNativeKey(target, event) {
  if (!(target instanceof Element) || target === document.body) return false;
  if (takesText(target)) return true;
  const { key } = event;
  if (key.length === 1 && key !== " ") return false;
  if (key === "Escape") return false;
  const isMove = key !== " ";
  if (target.tagName === "INPUT") {
    if (target.id === "scrub") return isMove && !event.shiftKey;
    return target.type === "range" ? isMove : true;
  }
  if (isMove) return target.closest('[role="grid"], .viewport[tabindex], pre[tabindex], .scrolls[tabindex]') !== null;
  return target.closest('button, a[href], summary, [role="grid"]') !== null;
}

/** Opens the list of keys. */
function showHelp() {
  byId("help").showModal();
}

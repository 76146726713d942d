/** Binds the keys and clicks of the sheet. Arrow keys move between items; Enter and space choose one. */
function bindSheetKeys(sheet) {
  sheet.scroller.addEventListener("keydown", (event) => {
    const cell = event.target.closest("[data-item]");
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") chooseItem(sheet);
    else if (!moveActive(sheet, event.key, event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  sheet.scroller.addEventListener("click", (event) => {
    const cell = event.target.closest("[data-item]");
    if (!cell) return;
    activate(sheet, rowOf(sheet, cell), Number(cell.dataset.item), true);
    chooseItem(sheet);
  });
  sheet.scroller.addEventListener("focusin", (event) => {
    const cell = event.target.closest("[data-item]");
    if (cell) activate(sheet, rowOf(sheet, cell), Number(cell.dataset.item), false);
  });
}

/** The row number of a cell; rows of the header are negative. */
function rowOf(sheet, cell) {
  const node = cell.closest('[role="row"]');
  return Number(node.getAttribute("aria-rowindex")) - 1 - sheet.header.lines.length;
}

/** The times of the items of a row, without its name. */
function itemTimes(sheet, row) {
  if (row < 0) return sheet.header.lines[row + sheet.header.lines.length].items.map((item) => item.time);
  const entry = sheet.rows.shown[row];
  return entry.order.map((index) => entry.row.actions[index].start);
}

/** Makes an item the active one, and focuses it. */
function activate(sheet, row, item, focus) {
  sheet.active = { row, item };
  if (!focus) return sheet.markActive();
  const entry = sheet.rows.shown[row];
  if (entry) sheet.scrollToRow(entry);
  sheet.draw();
  const cell = sheet.cell(row, item);
  cell?.focus({ preventScroll: true });
  if (item === 0) return undefined;
  const time = itemTimes(sheet, row)[item - 1];
  const x = Math.min(time, sheet.duration) * sheet.scale;
  const left = sheet.scroller.scrollLeft;
  if (x < left) sheet.scroller.scrollLeft = x - 10;
  else if (x > left + sheet.room - 20) sheet.scroller.scrollLeft = x - sheet.room + 80;
  return undefined;
}

/** Moves the active item by a key. Returns whether the key is used. */
function moveActive(sheet, key, toEnds) {
  const { row, item } = sheet.active;
  const first = -sheet.header.lines.length;
  const last = sheet.rows.shown.length - 1;
  const count = itemTimes(sheet, row).length;
  const moves = {
    ArrowLeft: [row, Math.max(0, item - 1)],
    ArrowRight: [row, Math.min(count, item + 1)],
    ArrowUp: [row - 1],
    ArrowDown: [row + 1],
    PageUp: [row - 10],
    PageDown: [row + 10],
    Home: toEnds ? [first, 0] : [row, 0],
    End: toEnds ? [last] : [row, count],
  };
  if (!moves[key]) return false;
  const [toRow, toItem] = moves[key];
  const target = clamp(toRow, first, last);
  activate(sheet, target, toItem ?? nearestItem(sheet, target), true);
  return true;
}

/** The item of a row that starts nearest to the active item. */
function nearestItem(sheet, row) {
  const { row: from, item } = sheet.active;
  if (item === 0) return 0;
  const time = itemTimes(sheet, from)[item - 1];
  let best = 0;
  itemTimes(sheet, row).forEach((other, index, times) => {
    if (best === 0 || Math.abs(other - time) < Math.abs(times[best - 1] - time)) best = index + 1;
  });
  return best;
}

/** Selects the view or the action of the active item, or seeks to the event or marker. */
function chooseItem(sheet) {
  const { row, item } = sheet.active;
  if (row < 0) {
    if (item > 0) sheet.playback.seek(itemTimes(sheet, row)[item - 1] * sheet.data.frameRate);
    return;
  }
  const entry = sheet.rows.shown[row];
  if (!entry) return;
  sheet.onSelect(entry.row.view, item > 0 ? entry.row.actions[entry.order[item - 1]] : null);
}

"""Draws files with lottie-web, in Chromium."""

from __future__ import annotations

import copy
import json
import os
import shutil
import signal
import subprocess
from pathlib import Path

from probing.dice import Json
from probing.features import keyframes, properties
from probing.laws import all_layers, objects
from probing.pictures import Picture
from probing.programs import TOOLS
from probing.values import CENTER

SIZE = 2 * CENTER

# A cell on which the player failed has this color.
FAILED = [255, 0, 255, 255]

# A row for each design, a cell for each of its frames, with a player of its own.
PAGE = """<!doctype html>
<meta charset="utf-8">
<style>
  html, body {{ margin: 0; background: transparent; }}
  div {{ position: absolute; width: {size}px; height: {size}px; overflow: hidden; }}
  .failed {{ background: #f0f; }}
</style>
<body>
<script>{player}</script>
<script>
  const frames = {frames};
  {designs}.forEach((design, row) => frames.forEach((frame, column) => {{
    const cell = document.createElement("div");
    cell.style.left = `${{column * {size}}}px`;
    cell.style.top = `${{row * {size}}}px`;
    document.body.append(cell);
    const fail = () => {{
      cell.replaceChildren();
      cell.className = "failed";
    }};
    const attempt = (action) => {{
      try {{
        action();
      }} catch {{
        fail();
      }}
    }};
    attempt(() => {{
      const animation = lottie.loadAnimation({{
        container: cell, renderer: "svg", autoplay: false, animationData: JSON.parse(design),
      }});
      animation.addEventListener("error", fail);
      const show = () => attempt(() => animation.goToAndStop(frame, true));
      if (animation.isLoaded) show(); else animation.addEventListener("DOMLoaded", show);
    }});
  }}));
</script>
"""


# The members that After Effects always writes, and without which the player fails.
TRANSFORM = {"a": [0, 0, 0], "p": [0, 0, 0], "s": [100, 100, 100], "o": 100}
FLAT_TRANSFORM = {**TRANSFORM, "r": 0}
GROUP_TRANSFORM = {**FLAT_TRANSFORM, "sk": 0, "sa": 0}
SPATIAL_TRANSFORM = {**TRANSFORM, "rx": 0, "ry": 0, "rz": 0, "or": [0, 0, 0]}
MASK = {"o": 100, "x": 0}

# Layers that draw nothing: audio, data, and unknown ones.
SILENT_LAYERS = (6, 15, 99)


def completed(design: Json) -> Json:
    """The same design with all that After Effects would have written."""
    result = copy.deepcopy(design)
    for value in properties(result):
        if len(keys := keyframes(value)) == 1 and isinstance(first := keys[0].get("s"), list):
            value |= {"a": 0, "k": first[0] if len(first) == 1 else first}
        if isinstance(value["k"], list) and len(value["k"]) == 1 and not keys:
            value["k"] = value["k"][0]
        for key in keys:
            complete_handles(key)
    for layer in all_layers(result):
        if layer["ty"] in SILENT_LAYERS:
            layer |= {"ty": 3}
        transform = layer.setdefault("ks", {})
        is_spatial = any(name in transform for name in ("rx", "ry", "rz", "or"))
        complete(transform, SPATIAL_TRANSFORM if is_spatial else FLAT_TRANSFORM)
        for mask in layer.get("masksProperties", []):
            layer |= {"hasMask": True}
            complete(mask, MASK)
        for item in list(objects(layer.get("shapes", []))):
            if item.get("ty") == "gr":
                items = item.setdefault("it", [])
                if not items or items[-1].get("ty") != "tr":
                    items.append({"ty": "tr"})
                complete(items[-1], GROUP_TRANSFORM)
            for place, dash in enumerate(item["d"] if isinstance(item.get("d"), list) else []):
                dash["nm"] = f"dash{place}"
    return result


def complete_handles(keyframe: Json) -> None:
    """Writes both handles of a keyframe as numbers, or both as lists of one length."""
    handles = [keyframe[name] for name in ("o", "i") if name in keyframe]
    lists = [handle[axis] for handle in handles for axis in "xy" if isinstance(handle[axis], list)]
    length = max(map(len, lists), default=0)
    for handle in handles:
        for axis in "xy":
            if length and not isinstance(handle[axis], list):
                handle[axis] = [handle[axis]]
            if length > 1:
                handle[axis] += handle[axis][-1:] * (length - len(handle[axis]))


def complete(part: Json, members: Json) -> None:
    for name, value in members.items():
        part.setdefault(name, {"a": 0, "k": value})


def program() -> str | None:
    return shutil.which("chromium") or shutil.which("google-chrome")


class LottieWeb:
    """The player, whose bundle is a file."""

    def __init__(self, bundle: Path) -> None:
        # After Effects runs expressions that assign variables they never declared.
        self.player = bundle.read_text().replace("'use strict';", "").replace('"use strict";', "")

    def draw(
        self, files: list[Path], frames: list[int], folder: Path
    ) -> list[list[Picture | None]]:
        """The pictures of frames of each file."""
        sheet = self.sheet(files, frames, folder)
        if sheet is not None:
            return [
                [self.cell(sheet, row, column) for column in range(len(frames))]
                for row in range(len(files))
            ]
        if len(files) == 1:
            return [[None] * len(frames)]
        # One of the files keeps the player from an end.
        middle = len(files) // 2
        halves = (files[:middle], files[middle:])
        return [pictures for half in halves for pictures in self.draw(half, frames, folder)]

    def sheet(self, files: list[Path], frames: list[int], folder: Path) -> Picture | None:
        """The picture of a page with all frames of all files."""
        folder.mkdir(parents=True, exist_ok=True)
        page, sheet = folder / "page.html", folder / "sheet.png"
        sheet.unlink(missing_ok=True)
        designs = [json.dumps(completed(json.loads(file.read_text()))) for file in files]
        page.write_text(
            PAGE.format(
                size=SIZE,
                player=self.player.replace("</script", "<\\/script"),
                frames=json.dumps(frames),
                designs=json.dumps(designs).replace("</", "<\\/"),
            )
        )
        arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            "--default-background-color=00000000",
            f"--window-size={SIZE * len(frames)},{SIZE * len(files)}",
            "--virtual-time-budget=5000",
            f"--screenshot={sheet}",
            page.as_uri(),
        ]
        fonts = {"FONTCONFIG_FILE": str(TOOLS.parent / "Tests" / "Fonts" / "fonts.conf")}
        with subprocess.Popen(
            [program() or "chromium", *arguments],
            env=os.environ | fonts,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as browser:
            try:
                browser.wait(4 + len(files) / 5)
            except subprocess.TimeoutExpired:
                os.killpg(browser.pid, signal.SIGKILL)
        return Picture.read(sheet) if sheet.exists() else None

    def cell(self, sheet: Picture, row: int, column: int) -> Picture | None:
        part = sheet.part(column * SIZE, row * SIZE, SIZE, SIZE)
        return None if (part.pixels == FAILED).all() else part

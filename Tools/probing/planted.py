"""Bugs that are planted on purpose, to test the probe: each has to be found."""

from __future__ import annotations

import copy
import gzip
import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from probing.dice import Json
from probing.features import keyframes, properties
from probing.laws import all_layers, archive, design_of_archive, numbers, objects
from probing.programs import Xsheet

Change = Callable[[Json, list[str]], None]


@dataclass
class Bug:
    """A bug: what the program does wrong, as a change of the designs that it is given."""

    name: str
    change: Change


def negative_times(design: Json, arguments: list[str]) -> None:
    for value in properties(design):
        for keyframe in keyframes(value):
            keyframe["t"] = max(0, keyframe["t"])


def parents_by_place(design: Json, arguments: list[str]) -> None:
    layers = design["layers"]
    for layer in layers:
        if layer.get("parent", 0) > len(layers):
            del layer["parent"]


def swapped_end_values(design: Json, arguments: list[str]) -> None:
    for value in properties(design):
        for keyframe in keyframes(value):
            if "e" in keyframe and "o" in keyframe:
                keyframe["s"] = keyframe["e"]


def positive_scales(design: Json, arguments: list[str]) -> None:
    for layer in all_layers(design):
        value = layer.get("ks", {}).get("s", {})
        if isinstance(value.get("k"), list) and not keyframes(value):
            value["k"] = [abs(number) for number in value["k"]]


def ascii_names(design: Json, arguments: list[str]) -> None:
    design["layers"] = [layer for layer in design["layers"] if str(layer.get("nm", "")).isascii()]


def type_first(design: Json, arguments: list[str]) -> None:
    for layer in all_layers(design):
        members = list(layer)
        if "shapes" in members and members.index("shapes") < members.index("ty"):
            layer["shapes"] = []


def clamped_handles(design: Json, arguments: list[str]) -> None:
    for value in objects(design):
        for member in ("o", "i"):
            if isinstance(value.get(member), dict) and "y" in value[member]:
                heights = [min(max(y, 0), 1) for y in numbers(value[member]["y"])]
                value[member]["y"] = heights if len(heights) > 1 else heights[0]


def small_precompositions(design: Json, arguments: list[str]) -> None:
    for layer in all_layers(design):
        if layer.get("ty") == 0:
            layer["w"] -= 15


def theme_resets(design: Json, arguments: list[str]) -> None:
    if "--theme" in arguments:
        for layer in design["layers"]:
            layer.get("ks", {}).pop("r", None)


def stale_frame(design: Json, arguments: list[str]) -> None:
    frames = arguments[arguments.index("--frames") + 1] if "--frames" in arguments else ","
    if "," not in frames:
        for layer in design["layers"]:
            layer["ks"].pop("a", None)


def whole_times(design: Json, arguments: list[str]) -> None:
    """Times of keyframes are rounded down to even frames."""
    for value in properties(design):
        for keyframe in keyframes(value):
            keyframe["t"] = keyframe["t"] // 2 * 2


def shared_assets(design: Json, arguments: list[str]) -> None:
    compositions = [asset for asset in design.get("assets", []) if "layers" in asset]
    for layer in design["layers"]:
        if layer.get("ty") == 0 and compositions:
            layer["refId"] = compositions[0]["id"]


BUGS = [
    Bug("keyframes before frame 0 are moved to it", negative_times),
    Bug("indices of parents are taken for places", parents_by_place),
    Bug("start and end values of old keyframes are swapped", swapped_end_values),
    Bug("constant scales lose their sign", positive_scales),
    Bug("layers with names beyond ASCII are dropped", ascii_names),
    Bug("shapes are dropped if the type of their layer follows", type_first),
    Bug("eases do not overshoot", clamped_handles),
    Bug("precompositions are cut too early", small_precompositions),
    Bug("a theme resets rotations", theme_resets),
    Bug("a frame that is drawn alone has other anchors", stale_frame),
    Bug("times of keyframes are rounded to even frames", whole_times),
    Bug("precompositions show the first asset", shared_assets),
]


class PlantedXsheet(Xsheet):
    """The program with a bug."""

    def __init__(self, xsheet: Xsheet, bug: Bug) -> None:
        super().__init__(xsheet.program, int(xsheet.jobs))
        self.bug = bug

    def listed(
        self, command: str, files: list[Path], *arguments: str
    ) -> subprocess.CompletedProcess[str]:
        changed = [self.changed(file, list(arguments)) for file in files]
        return super().listed(command, changed, *arguments)

    def changed(self, file: Path, arguments: list[str]) -> Path:
        """The file as the program with the bug reads it, in a folder beside it."""
        if file.suffix not in (".json", ".tgs"):
            return self.changed_archive(file, arguments)
        data = gzip.decompress(file.read_bytes()) if file.suffix == ".tgs" else file.read_bytes()
        design = copy.deepcopy(json.loads(data))
        if "layers" not in design:
            return file  # A timeline.
        self.bug.change(design, arguments)
        data = json.dumps(design).encode()
        return self.written(file, gzip.compress(data) if file.suffix == ".tgs" else data)

    def changed_archive(self, file: Path, arguments: list[str]) -> Path:
        design = design_of_archive(file.read_bytes())
        self.bug.change(design, arguments)
        return self.written(file, archive(design))

    def written(self, file: Path, data: bytes) -> Path:
        folder = file.parent / "planted"
        folder.mkdir(exist_ok=True)
        path = folder / file.name
        path.write_bytes(data)
        return path

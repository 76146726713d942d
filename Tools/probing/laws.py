"""Laws: changes of a design that keep its picture, or change it in a known way."""

from __future__ import annotations

import copy
import gzip
import io
import itertools
import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from probing.dice import Dice, Json
from probing.features import features, keyframes, properties
from probing.pictures import Picture
from probing.values import CENTER, DURATION

SIZE = 2 * CENTER
SHIFT = 13

# Pictures that are drawn with other numbers, or in other places, differ by rounding: by at most
# this much in a channel, but for the given share of the pixels. Positions are rounded to 1/256 of
# a pixel or finer, and layers to 8 bits when they are composed.
ROUNDING = (4, 0.002)
EXACT = (0, 0.0)

Change = Callable[[Json, Dice], "Json | bytes | None"]


@dataclass
class Law:
    """A change of a design, and what it does to the picture."""

    name: str
    rule: str
    change: Change
    tolerance: tuple[int, float] = ROUNDING
    # Features that the law does not hold for.
    excluded: set[str] = field(default_factory=set)
    # The number of frames that each frame becomes.
    rate: int = 1
    # What the law does to the picture of the design.
    expected: Callable[[Picture], Picture] = lambda picture: picture
    # The part of the changed picture that has to be as expected.
    actual: Callable[[Picture], Picture] = lambda picture: picture
    suffix: str = ".json"
    arguments: tuple[str, ...] = ()

    def applied(self, design: Json, seed: str) -> bytes | None:
        """The changed design as a file, or nothing if the law does not hold for it."""
        if not self.excluded.isdisjoint(features(design)):
            return None
        try:
            changed = self.change(copy.deepcopy(design), Dice(seed, 1))
        except (KeyError, TypeError, IndexError, ValueError, AttributeError):
            # Shrunk designs lack members that the law needs.
            return None
        if changed is None or isinstance(changed, bytes):
            return changed
        if not self.excluded.isdisjoint(features(changed)):
            return None
        return json.dumps(changed).encode()


def all_layers(design: Json) -> Iterator[Json]:
    yield from design["layers"]
    for asset in design.get("assets", []):
        yield from asset.get("layers", [])


def all_shapes(items: list[Json]) -> Iterator[Json]:
    for item in items:
        yield item
        yield from all_shapes(item.get("it", []))


def objects(value: Any) -> Iterator[Json]:
    if isinstance(value, dict):
        yield value
        for member in value.values():
            yield from objects(member)
    elif isinstance(value, list):
        for element in value:
            yield from objects(element)


def referenced(layers: list[Json]) -> set[Any]:
    """The indices of layers that are parents, mattes or inputs of effects."""
    found = {layer[member] for layer in layers for member in ("parent", "tp") if member in layer}
    for layer in layers:
        for effect in layer.get("ef", []):
            for control in effect.get("ef", []):
                if control.get("ty") == 10:
                    found.add(control["v"]["k"])
    return found


def new_index(layers: list[Json]) -> int:
    return max((layer.get("ind", 0) for layer in layers), default=0) + 1


def retime(layers: list[Json], time: Callable[[float], float]) -> None:
    for layer in layers:
        for member in ("ip", "op", "st"):
            layer[member] = time(layer[member])
        for value in properties(layer):
            for keyframe in keyframes(value):
                keyframe["t"] = time(keyframe["t"])


def shift_time(design: Json, dice: Dice) -> Json:
    shift = dice.pick([-100, -7, 5, 64])
    retime(design["layers"], lambda time: round(time + shift, 6))
    design["ip"] += shift
    design["op"] += shift
    return design


def double_rate(design: Json, dice: Dice) -> Json:
    for layers in [
        design["layers"],
        *(a["layers"] for a in design.get("assets", []) if "layers" in a),
    ]:
        retime(layers, lambda time: 2 * time)
    for member in ("fr", "ip", "op"):
        design[member] *= 2
    return design


def parented(design: Json, transform: Json) -> Json:
    """Gives all layers of the design one parent."""
    index = new_index(design["layers"])
    indices = {layer.get("ind") for layer in design["layers"]}
    for layer in design["layers"]:
        if layer.get("parent") not in indices - {None}:
            layer["parent"] = index
    design["layers"].append(
        {
            "ind": index,
            "ty": 3,
            "nm": "Parent",
            "ks": transform,
            "ip": design["ip"],
            "op": design["op"],
            "st": 0,
        }
    )
    return design


def constant(value: Any) -> Json:
    return {"a": 0, "k": value}


def shift_space(design: Json, dice: Dice) -> Json:
    design["w"] += SHIFT
    design["h"] += SHIFT
    return parented(design, {"p": constant([SHIFT, SHIFT])})


def enlarge(design: Json, dice: Dice) -> Json:
    design["w"] *= 2
    design["h"] *= 2
    return parented(design, {"s": constant([200, 200])})


def mirror(design: Json, dice: Dice) -> Json:
    return parented(design, {"p": constant([SIZE, 0]), "s": constant([-100, 100])})


def idle_parent(design: Json, dice: Dice) -> Json:
    return parented(design, {"p": constant([31, -12]), "a": constant([31, -12])})


def numbers(value: Any) -> list[float]:
    return value if isinstance(value, list) else [value]


def split_handle(first: Json, second: Json, share: float) -> tuple[float, float, list[Json]] | None:
    """The point at a share of an ease's parameter, and the handles of both halves."""
    ease = [(0.0, 0.0)]
    for handle in (first, second):
        if len(numbers(handle["x"])) > 1 or len(numbers(handle["y"])) > 1:
            return None
        ease.append((numbers(handle["x"])[0], numbers(handle["y"])[0]))
    levels = [[*ease, (1.0, 1.0)]]
    while len(levels[-1]) > 1:
        previous = levels[-1]
        levels.append(
            [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in itertools.pairwise(previous)
            ]
        )
    x, y = levels[3][0]
    if not 0.05 < x < 0.95 or abs(y) < 0.05 or abs(1 - y) < 0.05:
        return None
    left = [levels[1][0], levels[2][0]]
    right = [levels[2][1], levels[1][2]]
    handles = [{"x": px / x, "y": py / y} for px, py in left]
    handles += [{"x": (px - x) / (1 - x), "y": (py - y) / (1 - y)} for px, py in right]
    if any(not 0 <= handle["x"] <= 1 for handle in handles):
        return None
    return x, y, handles


def mixed(start: Any, end: Any, share: float) -> Any:
    if isinstance(start, dict):
        return {
            key: start[key] if key == "c" else mixed(start[key], end[key], share) for key in start
        }
    if isinstance(start, list):
        return [mixed(a, b, share) for a, b in zip(start, end, strict=True)]
    return start + (end - start) * share


def split_keyframes(design: Json, dice: Dice) -> Json | None:
    """Splits segments between keyframes on their curves.

    An orientation turns along the shortest rotation, on which the mixed angles are not. The
    channels of a color are at most 1 in a file: it is not split where its ease exceeds its ends.
    """
    is_split = False
    layers = list(all_layers(design))
    orientations = {id(layer.get("ks", {}).get("or")) for layer in layers}
    for value in [value for layer in layers for value in properties(layer)]:
        if id(value) in orientations:
            continue
        result: list[Json] = []
        keys = keyframes(value)
        for key, following in itertools.pairwise(keys):
            result.append(key)
            if "o" not in key or "e" in key or "to" in key or key.get("h"):
                continue
            split = split_handle(key["o"], key["i"], dice.number(0.2, 0.8))
            if split is None or not isinstance(key["s"], list):
                continue
            x, y, handles = split
            if len(key["s"]) == 4 and not 0 <= y <= 1:
                continue
            is_split = True
            middle = {
                "t": key["t"] + (following["t"] - key["t"]) * x,
                "s": mixed(key["s"], following["s"], y),
                "o": handles[2],
                "i": handles[3],
            }
            key |= {"o": handles[0], "i": handles[1]}
            result.append(middle)
        if keys:
            value["k"] = [*result, keys[-1]]
    return design if is_split else None


def wrap_all(design: Json, dice: Dice) -> Json:
    design.setdefault("assets", []).append({"id": "whole", "layers": design["layers"]})
    design["layers"] = [
        {
            "ind": 1,
            "ty": 0,
            "refId": "whole",
            "nm": "Whole",
            "w": design["w"],
            "h": design["h"],
            "ks": {},
            "ip": design["ip"],
            "op": design["op"],
            "st": 0,
        }
    ]
    return design


def wrap_layer(design: Json, dice: Dice) -> Json | None:
    """Moves a layer into a precomposition, if no other layer needs it."""
    layers = design["layers"]
    needed = referenced(layers)
    places = [
        index
        for index, layer in enumerate(layers)
        if "parent" not in layer
        and layer.get("ind") not in needed
        and not layer.get("bm")
        and layer["ty"] != 13
        and "tt" not in layer
        and "td" not in layer
        and not layer.get("adj")
        and not layer.get("mb")
        and not any(effect.get("ty") in (27, 28) for effect in layer.get("ef", []))
    ]
    if not places:
        return None
    place = dice.pick(places)
    layer = layers[place]
    design.setdefault("assets", []).append({"id": "wrapped", "layers": [layer]})
    layers[place] = {
        "ty": 0,
        "refId": "wrapped",
        "nm": "Wrapped",
        "w": design["w"],
        "h": design["h"],
        "ks": {},
        "ip": design["ip"],
        "op": design["op"],
        "st": 0,
    }
    return design


def wrap_shapes(design: Json, dice: Dice) -> Json | None:
    """Puts the shapes of a layer into a group."""
    found = False
    for layer in all_layers(design):
        if layer.get("shapes"):
            found = True
            layer["shapes"] = [
                {"ty": "gr", "it": [*layer["shapes"], {"ty": "tr", "p": constant([0, 0])}]}
            ]
    return design if found else None


def rename(design: Json, dice: Dice) -> Json:
    for number, value in enumerate(objects(design["layers"])):
        if "nm" in value and "n" not in value:
            value["nm"] = f"{dice.pick('abcé·字')}{number}"
    return design


def reorder_ids(design: Json, dice: Dice) -> Json:
    """Gives layers other indices, and assets other names and places."""
    compositions = [design["layers"]]
    compositions += [asset["layers"] for asset in design.get("assets", []) if "layers" in asset]
    for layers in compositions:
        new = [3 * number + 11 for number in range(len(layers))]
        dice.random.shuffle(new)
        table = {
            layer["ind"]: index for layer, index in zip(layers, new, strict=True) if "ind" in layer
        }
        for layer in layers:
            for member in ("ind", "parent", "tp"):
                if member in layer:
                    layer[member] = table[layer[member]]
            for effect in layer.get("ef", []):
                for control in effect.get("ef", []):
                    # Those called Path name masks.
                    names_layer = control.get("ty") == 10 and control.get("nm") != "Path"
                    if names_layer and control["v"]["k"] in table:
                        control["v"]["k"] = table[control["v"]["k"]]
    for asset in design.get("assets", []):
        asset["id"] = f"z{asset['id']}"
    for layer in all_layers(design):
        if "refId" in layer:
            layer["refId"] = f"z{layer['refId']}"
    dice.random.shuffle(design.get("assets", []))
    return design


def unknown_members(design: Json, dice: Dice) -> Json:
    for value in list(objects(design)):
        if dice.chance(0.3):
            value["zzProbe"] = dice.pick(
                [1, None, "text", [1, {"k": 2}], {"a": 1, "k": [{"t": 3}]}]
            )
    return design


def reorder_members(design: Json, dice: Dice) -> Json:
    """Writes the members of all objects in another order."""

    def shuffled(value: Any) -> Any:
        if isinstance(value, list):
            return [shuffled(element) for element in value]
        if not isinstance(value, dict):
            return value
        members = list(value.items())
        dice.random.shuffle(members)
        return {key: shuffled(member) for key, member in members}

    return dict(shuffled(design))


def idle_keyframes(design: Json, dice: Dice) -> Json | None:
    """Writes constants as keyframes that are equal."""
    found = False
    for layer in all_layers(design):
        parts = [layer.get("ks", {}), *all_shapes(layer.get("shapes", []))]
        for part in parts:
            for key in ("p", "a", "s", "r", "o", "c", "ks", "w", "e"):
                value = part.get(key)
                if not isinstance(value, dict) or value.get("a") != 0 or not dice.chance(0.5):
                    continue
                if "sid" in value or "x" in value or part.get("ty") in ("rp",):
                    continue
                constant_value = value["k"] if isinstance(value["k"], list) else [value["k"]]
                found = True
                ease = {"o": {"x": 0.4, "y": 0}, "i": {"x": 0.5, "y": 1}}
                part[key] = {
                    "a": 1,
                    "k": [
                        {"t": 2, "s": constant_value, **ease},
                        {"t": DURATION - 3, "s": constant_value},
                    ],
                }
    return design if found else None


def old_notation(design: Json, dice: Dice) -> Json | None:
    """Writes the values at the end of each segment, as old versions do."""
    found = False
    for layer in all_layers(design):
        for value in properties(layer):
            keys = keyframes(value)
            if (
                "e" in str([list(key) for key in keys])
                or len(keys) < 2
                or "d" in layer.get("t", {})
            ):
                continue
            found = True
            for key, following in itertools.pairwise(keys):
                if not key.get("h"):
                    key["e"] = following["s"]
    return design if found else None


def cut_layer(design: Json, dice: Dice) -> Json | None:
    """Cuts a layer at a frame into two."""
    layers = design["layers"]
    needed = referenced(layers)
    places = [
        index
        for index, layer in enumerate(layers)
        if layer.get("ind") not in needed
        and "tt" not in layer
        and "td" not in layer
        and layer["ty"] != 13
        and layer["ip"] + 3 < layer["op"]
    ]
    if not places:
        return None
    place = dice.pick(places)
    layer = layers[place]
    second = copy.deepcopy(layer)
    layer["op"] = second["ip"] = int(layer["ip"]) + 2 + dice.whole(0, 5)
    if second["ip"] >= second["op"]:
        return None
    second["ind"] = new_index(layers)
    layers.insert(place + 1, second)
    return design


def archive(design: Json, dice: Dice | None = None) -> bytes:
    """A dotLottie archive with a theme without rules."""
    manifest = {"version": "2", "animations": [{"id": "probe"}], "themes": [{"id": "idle"}]}
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as file:
        file.writestr("manifest.json", json.dumps(manifest))
        file.writestr("a/probe.json", json.dumps(design))
        file.writestr("t/idle.json", json.dumps({"rules": []}))
    return data.getvalue()


def design_of_archive(data: bytes) -> Json:
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        return dict(json.loads(file.read("a/probe.json")))


def sticker(design: Json, dice: Dice) -> bytes:
    return gzip.compress(json.dumps(design).encode(), mtime=0)


SPACE = {"3D", "camera", "adjustment layer", "effect of a vector layer"}
LAWS = [
    Law(
        "shift-time",
        "All times shift.",
        shift_time,
        excluded={"expression", "effect ADBE Wave Warp", "remap to the out point"},
    ),
    Law(
        "double-rate",
        "Twice the frame rate with twice all times.",
        double_rate,
        rate=2,
        excluded={"expression", "remap to the out point"},
    ),
    Law(
        "shift-space",
        "A parent shifts all layers.",
        shift_space,
        excluded=SPACE,
        actual=lambda picture: picture.part(SHIFT, SHIFT, SIZE, SIZE),
    ),
    Law(
        "enlarge",
        "A parent doubles the size.",
        enlarge,
        excluded=SPACE,
        arguments=("--scale", "0.5"),
    ),
    Law(
        "mirror",
        "A parent mirrors all layers.",
        mirror,
        excluded=SPACE,
        expected=lambda picture: picture.mirrored(),
    ),
    Law("idle-parent", "A parent that changes nothing.", idle_parent, excluded={"camera"}),
    Law("split-keyframes", "Keyframes are added on the curve between two.", split_keyframes),
    Law("wrap-all", "All layers move to a precomposition.", wrap_all),
    Law(
        "wrap-layer",
        "A layer moves to a precomposition.",
        wrap_layer,
        excluded={"3D", "expression"},
    ),
    Law("wrap-shapes", "The shapes of layers move to a group.", wrap_shapes),
    Law(
        "cut-layer", "A layer is cut into two at a frame.", cut_layer, excluded={"3D", "expression"}
    ),
    Law("rename", "Layers and shapes have other names.", rename, EXACT, excluded={"expression"}),
    Law(
        "reorder-ids",
        "Layers and assets have other identifiers.",
        reorder_ids,
        EXACT,
        excluded={"expression"},
    ),
    Law("unknown-members", "Members that have no meaning.", unknown_members, EXACT),
    Law("reorder-members", "JSON members are in another order.", reorder_members, EXACT),
    Law("idle-keyframes", "Constants are keyframes that are equal.", idle_keyframes),
    Law("old-notation", "Keyframes have end values.", old_notation, EXACT),
    Law(
        "idle-theme",
        "A theme of an archive has no rules.",
        archive,
        EXACT,
        suffix=".lottie",
        arguments=("--theme", "idle"),
    ),
    Law("sticker", "The file is compressed.", sticker, EXACT, suffix=".tgs"),
]

"""Random designs."""

from __future__ import annotations

import copy
from typing import Any

from probing.dice import Dice, Json
from probing.parts import GLYPHS, Parts
from probing.shapes import BLEND_MODES, Shapes
from probing.values import CENTER, DURATION, Values

SIZE = 2 * CENTER
MASK_MODES = "aaasidlfn"


def named(layer: Json) -> set[Any]:
    """The indices of the layers that a layer names."""
    controls = [
        control["v"]["k"]
        for effect in layer.get("ef", [])
        for control in effect["ef"]
        if control.get("ty") == 10
    ]
    return {layer.get("parent"), layer.get("tp"), *controls}


class Generator:
    """Makes one design."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)
        self.values = Values(self.dice)
        self.shapes = Shapes(self.values)
        self.parts = Parts(self.values)
        self.assets: list[Json] = []
        self.has_glyphs = self.dice.chance(0.7)
        self.has_text = False
        self.slots: Json = {}

    def design(self) -> Json:
        dice = self.dice
        start = dice.pick([0, 0, 0, 7, -5])
        is_3d = dice.rare(0.2)
        versions = ["4.4.26", "4.10.2"] if self.values.is_old else ["5.5.7", "5.12.2"]
        if dice.has_byte_colors:
            versions = ["4.1.5"]
        result: Json = {
            "v": dice.pick(versions),
            "fr": dice.pick([10, 24, 25, 29.97, 30, 60]),
            "ip": start,
            "op": start + DURATION,
            "w": SIZE,
            "h": SIZE,
            "nm": "Probe",
        }
        if is_3d:
            result["ddd"] = 1
        result["layers"] = self.composition(start, dice.whole(0, dice.size), is_3d)
        if self.assets:
            result["assets"] = self.assets
        if self.has_text:
            family = "Block" if self.has_glyphs else "Arial"
            result["fonts"] = {
                "list": [{"fName": "Block", "fFamily": family, "fStyle": "Regular", "ascent": 75}]
            }
            result["chars"] = copy.deepcopy(list(GLYPHS.values())) if self.has_glyphs else []
        if dice.rare(0.1):
            result["markers"] = [{"cm": "mark", "tm": start + 3, "dr": 5}]
        if self.slots:
            result["slots"] = self.slots
        return result

    def composition(self, start: int, depth: int, is_3d: bool) -> list[Json]:
        """The layers of a composition, first on top."""
        dice = self.dice
        before, self.values.start = self.values.start, start
        indices = list(range(1, dice.pick([1, 2, 2, 3, 4][: 2 + dice.size + dice.size // 2]) + 1))
        layers: list[Json] = []
        for index in indices:
            # Precompositions inside have times of their own.
            self.values.start = start
            layer = self.layer(index, start, depth, is_3d and dice.chance(0.7))
            others = [other for other in indices if other != index]
            if others and dice.chance(0.25):
                layer["parent"] = dice.pick(others)
            self.finish(layer, dice.pick(others) if others else None)
            if layers and "td" not in layers[-1] and dice.chance(0.15) and index < len(indices):
                layer["td"] = 1
            elif layers and "td" in layers[-1]:
                layer["tt"] = dice.pick([1, 2, 3, 4] if dice.rare(1) else [1, 2])
            elif index > 2 and dice.rare(0.15) and "tt" not in layers[0]:
                layer |= {"tt": dice.whole(1, 4), "tp": 1}
            layers.append(layer)
        if is_3d and dice.chance(0.4):
            layers.append(self.camera(len(indices) + 1, start))
        self.break_cycles(layers)
        if dice.rare(0.1):
            for layer in layers:
                if not any(layer["ind"] in named(other) for other in layers):
                    layer["no index"] = 1
            for layer in layers:
                if layer.pop("no index", 0):
                    del layer["ind"]
        self.values.start = before
        return layers

    def break_cycles(self, layers: list[Json]) -> None:
        """Removes parents on a cycle."""
        by_index = {layer["ind"]: layer for layer in layers}
        for layer in layers:
            seen, current = set(), layer
            while "parent" in current:
                seen.add(current["ind"])
                if current["parent"] in seen:
                    del current["parent"]
                    break
                current = by_index[current["parent"]]

    def camera(self, index: int, start: int) -> Json:
        values = self.values
        transform: Json = {
            "p": values.property(
                lambda: [*self.dice.vector(20, 80), self.dice.number(-260, -120)], 0.4
            )
        }
        if self.dice.chance(0.7):
            transform["a"] = values.property(lambda: [*self.dice.vector(30, 70), 0], 0.3)
        else:
            transform |= {
                "rx": values.number(-15, 15),
                "ry": values.number(-15, 15),
                "rz": values.number(-30, 30),
                "or": values.constant([0, 0, 0]),
            }
        return {
            "ind": index,
            "ty": 13,
            "ddd": 1,
            "nm": "Camera",
            "ks": transform,
            "pe": values.number(120, 300, 0.2),
            "ip": start,
            "op": start + DURATION,
            "st": 0,
        }

    def layer(self, index: int, start: int, depth: int, is_3d: bool) -> Json:
        dice, values = self.dice, self.values
        kinds = [4, 4, 4, 4, 1, 3] + [0, 0] * (depth > 0)
        kind = dice.pick([5, 5, 2, 6, 15, 99] if dice.rare(0.3) else kinds)
        layer: Json = {
            "ind": index,
            "ty": kind,
            "nm": f"Layer {index}",
            "ip": start,
            "op": start + DURATION,
            "st": dice.pick([0, 0, start, dice.whole(-5, 8)]),
        }
        if dice.chance(0.3):
            layer["ip"] = start + dice.whole(-2, 10)
            layer["op"] = start + dice.whole(12, DURATION + 4)
            if dice.rare(0.2):
                layer["ip"] += 0.5
        if dice.rare(0.15) and kind in (0, 2, 4, 5):
            layer["sr"] = dice.pick([0.5, 2, 1.5, 0.8])
        if dice.rare(0.02):
            layer["ip"], layer["op"] = layer["op"], layer["ip"]
            layer["sr"] = -1
        layer["ks"] = values.transform(25, CENTER, is_3d)
        if is_3d:
            layer["ddd"] = 1
        if kind == 4:
            layer["shapes"] = self.shapes.layer_items()
        elif kind == 1:
            layer |= {
                "sw": dice.whole(20, 90),
                "sh": dice.whole(20, 90),
                "sc": f"#{dice.whole(0, 0xFFFFFF):06x}",
            }
        elif kind == 2:
            asset = {**self.parts.picture(), "id": f"image{len(self.assets)}"}
            self.assets.append(asset)
            layer["refId"] = asset["id"]
        elif kind == 5:
            self.has_text = True
            layer["t"] = self.parts.text(self.has_glyphs)
            if dice.rare(0.2):
                path = self.values.path(4, False, 0, 30)
                layer["masksProperties"] = [
                    {
                        "mode": "n",
                        "inv": False,
                        "pt": {"a": 0, "k": path},
                        "o": {"a": 0, "k": 100},
                        "x": {"a": 0, "k": 0},
                    }
                ]
                layer |= {"hasMask": True}
                layer["t"]["p"] = {
                    "m": 0,
                    "f": self.values.number(-20, 20, 0.3),
                    "l": self.values.constant(0),
                    "a": self.values.constant(0),
                    "p": self.values.constant(dice.whole(0, 1)),
                    "r": self.values.constant(dice.whole(0, 1)),
                }
        elif kind == 0:
            self.precomposition(layer, depth, is_3d)
        return layer

    def precomposition(self, layer: Json, depth: int, is_3d: bool) -> None:
        dice = self.dice
        layer |= {
            "w": dice.pick([SIZE, 80]),
            "h": dice.pick([SIZE, 60]),
            "refId": f"comp{id(layer)}",
        }
        existing = [asset["id"] for asset in self.assets if "layers" in asset]
        if existing and dice.chance(0.3):
            layer["refId"] = dice.pick(existing)
        else:
            name = f"comp{len(self.assets)}"
            asset: Json = {"id": name, "nm": name}
            asset["layers"] = self.composition(0, depth - 1, is_3d)
            # Names count the assets made before this one is done.
            asset["id"] = f"comp{len(self.assets)}"
            self.assets.append(asset)
            layer["refId"] = asset["id"]
        layer["ks"].setdefault("a", {"a": 0, "k": [layer["w"] / 2, layer["h"] / 2]})
        if dice.rare(0.3):
            layer["tm"] = self.values.number(0, 1, 0.8)
        if dice.rare(0.1):
            layer["ct"] = 1

    def finish(self, layer: Json, other: int | None) -> None:
        """Adds what all kinds of layers can have."""
        dice, _values = self.dice, self.values
        kind = layer["ty"]
        if kind in (3, 6, 15, 99):
            return
        if dice.chance(0.2) and "hasMask" not in layer:
            layer["hasMask"] = True
            center = 0 if kind in (4, 5) else 30
            layer["masksProperties"] = dice.some(lambda: self.mask(center), 1, 3)
        if dice.rare(0.15):
            layer["bm"] = dice.pick(BLEND_MODES)
        if dice.rare(0.2):
            effects = [self.parts.effect(other) for _ in range(dice.pick([1, 1, 2]))]
            layer["ef"] = [effect for effect in effects if effect]
        if dice.rare(0.1):
            layer["sy"] = dice.some(self.parts.style, 1, 2)
        if dice.rare(0.1):
            layer["ao"] = 1
        if dice.rare(0.03):
            layer["ao"], layer["ty"], layer["adj"] = 0, kind, 1
        if dice.rare(0.05):
            layer["hd"] = True
        if dice.rare(0.05):
            layer["mb"] = True
        if dice.rare(0.05) and "r" in layer["ks"] and "ddd" not in layer:
            layer["ks"]["r"]["sid"] = f"slot{len(self.slots)}"
            self.slots[layer["ks"]["r"]["sid"]] = {"p": {"a": 0, "k": dice.number(-90, 90)}}

    def mask(self, center: float) -> Json:
        dice, values = self.dice, self.values
        is_rare = dice.rare(1)
        mask: Json = {
            "mode": dice.pick(MASK_MODES if is_rare else "aasi"),
            "inv": dice.chance(0.2),
            "pt": values.path_property(center, 28, 1),
            "o": values.number(30, 100) if dice.chance(0.4) else values.constant(100),
        }
        if is_rare:
            mask["x"] = values.number(-8, 8) if dice.chance(0.4) else values.constant(0)
            if dice.chance(0.3):
                mask["f"] = values.point(0, 12, 0.2)
        return mask

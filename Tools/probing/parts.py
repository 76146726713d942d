"""Effects, layer styles, glyphs, texts and pictures, whose examples are the project's fixtures."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from probing.dice import Json
from probing.values import Values

FIXTURES = Path(__file__).resolve().parents[2] / "Tests" / "Fixtures"

# Effects that depend on the time or on other layers: the first are no pure functions of the
# keyframes, the others need references.
LAYER_CONTROLS = 10


def read(folder: str) -> list[Json]:
    return [
        json.loads(path.read_text())
        for path in sorted((FIXTURES / folder).glob("*.json"))
        if not path.name.endswith(".xsheet.json") and not path.name.endswith(".timeline.json")
    ]


def collect(folder: str, member: str) -> list[Json]:
    """The elements of a member of all layers in the fixtures of a folder."""
    return [
        element
        for design in read(folder)
        for layer in design.get("layers", [])
        for element in layer.get(member, [])
    ]


class Parts:
    """Makes parts of layers from examples, with other values."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.dice = values.dice
        self.effects = EFFECTS
        self.styles = STYLES

    def varied(self, part: Json) -> Json:
        """A copy of an effect or a style, some of whose values are changed or animated."""
        result = copy.deepcopy(part)
        controls = (
            [
                control["v"]
                for control in result["ef"]
                if control.get("ty") in (0, 1, 2, 3) and isinstance(control.get("v"), dict)
            ]
            if "ef" in result
            else [
                value
                for key, value in result.items()
                if isinstance(value, dict)
                and "k" in value
                and key
                not in ("bm", "bs", "bt", "sr", "ch", "hm", "sm", "gt", "re", "al", "p", "in", "lc")
            ]
        )
        for control in controls:
            value = control.get("k")
            is_number = isinstance(value, (int, float))
            is_list = isinstance(value, list) and all(isinstance(n, (int, float)) for n in value)
            if control.get("a") or not (is_number or is_list) or self.dice.chance(0.6):
                continue

            def make(value: Any = value) -> Any:
                factor = self.dice.random.uniform(0.5, 1.3)
                if isinstance(value, list):
                    limit = 1 if len(value) == 4 else 1000
                    return [min(round(number * factor, 3), limit) for number in value]
                return round(value * factor, 3)

            control.update(self.values.property(make, 0.4))
        return result

    def effect(self, other: int | None) -> Json | None:
        """An effect; those that take another layer need its index."""
        effect = self.varied(self.dice.pick(self.effects))
        for control in effect.get("ef", []):
            if control.get("ty") == LAYER_CONTROLS:
                if other is None:
                    return None
                control["v"] = {"a": 0, "k": other}
        return effect

    def style(self) -> Json:
        return self.varied(self.dice.pick(self.styles))

    def picture(self) -> Json:
        return copy.deepcopy(self.dice.pick(PICTURES))

    def text(self, has_glyphs: bool) -> Json:
        """The text of a layer: a document, animators, and at times a path."""
        dice, values = self.dice, self.values
        words = dice.pick(["ABC", "AB CA", "A\rBCB", "CAB BA\rAC", "B"])
        if not has_glyphs:
            words = dice.pick([words, "Hello", "fi äß", "a b\rc d"])

        def document() -> Json:
            size = dice.whole(12, 30)
            result: Json = {
                "f": "Block",
                "t": words,
                "s": size,
                "j": dice.whole(0, 2),
                "tr": dice.pick([0, 0, 50, -30]),
                "lh": round(1.2 * size, 1),
                "ls": 0,
                "fc": dice.color()[:3],
            }
            if dice.rare(0.3):
                result |= {
                    "sc": dice.color()[:3],
                    "sw": dice.number(0.5, 3),
                    "of": dice.chance(0.5),
                }
            if dice.rare(0.2):
                result |= {"sz": [90, 60], "ps": [-45, -30]}
            if dice.rare(0.2):
                result["ls"] = dice.number(-8, 8)
            return result

        documents = [{"t": self.values.start, "s": document()}]
        if dice.rare(0.3):
            documents.append({"t": self.values.start + dice.whole(3, 20), "s": document()})
        animators = dice.some(self.animator, 0, 2) if dice.rare(0.8) else []
        return {
            "d": {"k": documents},
            "p": {},
            "m": {"g": dice.whole(1, 4), "a": values.point(-40, 40, 0.1)},
            "a": animators,
        }

    def animator(self) -> Json:
        dice, values = self.dice, self.values
        changes: Json = {
            "p": values.point(-15, 15),
            "s": values.point(40, 150),
            "r": values.number(-60, 60),
            "o": values.number(0, 100),
            "fc": values.property(dice.color, 0.2),
            "t": values.number(-5, 20),
            "sk": values.number(-30, 30),
            "a": values.point(-10, 10, 0.1),
            "sc": values.property(dice.color, 0.2),
            "sw": values.number(0, 4),
        }
        names = [name for name in changes if dice.chance(0.3)] or ["p"]
        selector = {
            "t": 0,
            "b": dice.whole(1, 4),
            "rn": 0,
            "sh": dice.whole(1, 6),
            "r": 1,
            "a": values.number(0, 100, 0.2),
            "s": values.number(0, 60),
            "e": values.number(40, 100),
            "o": values.number(-50, 50),
            "xe": values.number(-50, 50, 0),
            "ne": values.number(-50, 50, 0),
            "sm": values.number(0, 100, 0),
        }
        return {"nm": "Animator", "s": selector, "a": {name: changes[name] for name in names}}


EFFECTS = collect("effects", "ef")
STYLES = collect("styles", "sy")
PICTURES = [
    asset
    for design in read("images")
    for asset in design.get("assets", [])
    if str(asset.get("p", "")).startswith("data:image/") and len(asset["p"]) < 8000
]
GLYPHS = {
    glyph["ch"]: glyph
    for design in read("text")
    for glyph in design.get("chars", [])
    if glyph.get("fFamily") == "Block"
}

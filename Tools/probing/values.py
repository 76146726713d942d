"""Random values of properties: constants, keyframes, eases, paths, transforms."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

from probing.dice import Dice, Json

# The frames that a design lasts. All have as many, so that one choice of frames fits all.
DURATION = 24

CENTER = 50

EXPRESSIONS = [
    "time * 90",
    "value + 30",
    "loopOut()",
    "loopIn('pingpong')",
    "value + index * 7",
    "linear(time, 0, 1, 0, 180)",
]

Make = Callable[[], Any]


class Values:
    """Makes values of properties. `start` is the first frame of the present composition."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.start = 0
        # Designs of old versions have the end values of keyframes, and values without a list.
        self.is_old = dice.rare(0.3)
        # Versions before 4.1.9 have the numbers of colors in 0...255.
        dice.has_byte_colors = self.is_old and dice.chance(0.3)

    def constant(self, value: Any) -> Json:
        dice = self.dice
        if isinstance(value, (int, float)) and dice.rare(0.1):
            return {"a": 0, "k": [value]}
        if dice.rare(0.05):
            return {"k": value}
        return {"a": 0, "k": value}

    def property(self, make: Make, animated: float = 0.35) -> Json:
        """A property whose values are numbers or lists of numbers."""
        if not self.dice.chance(animated):
            return self.constant(make())
        return {"a": 1, "k": self.keyframes(make)}

    def number(self, low: float, high: float, animated: float = 0.35) -> Json:
        return self.property(lambda: self.dice.number(low, high), animated)

    def point(self, low: float, high: float, animated: float = 0.35) -> Json:
        return self.property(lambda: self.dice.vector(low, high), animated)

    def times(self) -> list[float]:
        """Times of keyframes, in order, some outside the range that is shown."""
        dice = self.dice
        count = dice.pick([1, 2, 2, 2, 3, 3, 4, 6])
        times: set[float] = set()
        while len(times) < count:
            time: float = self.start + dice.whole(-4, DURATION + 4)
            times.add(time + dice.number(0, 0.9) if dice.rare(0.15) else time)
        return sorted(times)

    def handle(self, is_start: bool, dimensions: int) -> Json:
        """The handle of an ease, some with overshoot, some with numbers for each dimension."""
        dice = self.dice

        def pair() -> tuple[float, float]:
            kind = dice.pick(["linear", "standard", "steep", "random", "over"])
            if kind == "linear":
                return (0, 0) if is_start else (1, 1)
            if kind == "standard":
                return (0.333, 0) if is_start else (0.667, 1)
            if kind == "steep":
                return (dice.number(0.7, 1), 0) if is_start else (dice.number(0, 0.3), 1)
            if kind == "over" and dice.chance(0.5):
                return dice.number(0, 1), dice.number(-1, 2.5)
            return dice.number(0, 1), dice.number(0, 1)

        if dimensions > 1 and dice.rare(0.3):
            pairs = [pair() for _ in range(dimensions)]
            return {"x": [x for x, _ in pairs], "y": [y for _, y in pairs]}
        x, y = pair()
        return {"x": [x], "y": [y]} if dice.chance(0.5) else {"x": x, "y": y}

    def keyframes(self, make: Make, is_spatial: bool = False) -> list[Json]:
        dice = self.dice
        times = self.times()
        keyframes: list[Json] = []
        for index, time in enumerate(times):
            value = make()
            values = value if isinstance(value, list) else [value]
            keyframe: Json = {"t": time, "s": values}
            if index < len(times) - 1:
                if dice.chance(0.15):
                    keyframe["h"] = 1
                else:
                    dimensions = len(values)
                    if is_spatial or not isinstance(values[0], (int, float)):
                        dimensions = 1
                    keyframe["o"] = self.handle(True, dimensions)
                    keyframe["i"] = self.handle(False, dimensions)
                    if is_spatial and dice.chance(0.4):
                        keyframe["to"] = dice.vector(-30, 30, len(values))
                        keyframe["ti"] = dice.vector(-30, 30, len(values))
            keyframes.append(keyframe)
        return self.old(keyframes) if self.is_old else keyframes

    @staticmethod
    def old(keyframes: list[Json]) -> list[Json]:
        """The notation of old versions: keyframes with values at both ends, the last without."""
        if len(keyframes) < 2:
            return keyframes
        for keyframe, following in itertools.pairwise(keyframes):
            if "h" not in keyframe:
                keyframe["e"] = following["s"]
        if "h" not in keyframes[-2]:
            del keyframes[-1]["s"]
        return keyframes

    def position(self, spread: float, center: float = CENTER, is_3d: bool = False) -> Json:
        dice = self.dice

        def make() -> list[float]:
            values = dice.vector(center - spread, center + spread)
            return [*values, dice.number(-40, 40)] if is_3d else values

        if not is_3d and dice.rare(0.2):
            return {
                "s": True,
                "x": self.number(center - spread, center + spread, 0.6),
                "y": self.number(center - spread, center + spread, 0.6),
            }
        if dice.chance(0.4):
            return {"a": 1, "k": self.keyframes(make, is_spatial=True)}
        return self.constant(make())

    def scale(self) -> Json:
        dice = self.dice

        def make() -> list[float]:
            if dice.rare(0.08):
                return dice.pick([[0, 100], [1500, 1200], [100, 0], [0, 0], [-400, 900]])
            if dice.rare(0.25):
                return dice.vector(-150, 150)
            if dice.chance(0.5):
                return [dice.number(40, 140)] * 2
            return dice.vector(30, 150)

        return self.property(make)

    def rotation(self) -> Json:
        turn = 900 if self.dice.rare(0.2) else 120
        result = self.number(-turn, turn)
        if self.dice.rare(0.03):
            result["x"] = "var $bm_rt;\n$bm_rt = " + self.dice.pick(EXPRESSIONS)
        return result

    def opacity(self) -> Json:
        return self.number(20, 100)

    def transform(self, spread: float = 25, center: float = CENTER, is_3d: bool = False) -> Json:
        """A transform, whose parts are left out at times."""
        dice = self.dice
        result: Json = {"p": self.position(spread, center, is_3d)}
        if dice.chance(0.4):
            result["a"] = self.point(-15, 15, 0.15)
        if dice.chance(0.5):
            result["s"] = self.scale()
        if is_3d:
            result |= {"rx": self.number(-60, 60), "ry": self.number(-60, 60)}
            result["rz"] = self.rotation()
            if dice.chance(0.5):
                result["or"] = self.property(lambda: dice.vector(-40, 40, 3), 0.3)
        elif dice.chance(0.5):
            result["r"] = self.rotation()
        if dice.chance(0.4):
            result["o"] = self.opacity()
        if dice.rare(0.3):
            result |= {"sk": self.number(-50, 50), "sa": self.number(-90, 90)}
        return result

    def path(self, count: int, is_closed: bool, center: float = 0, size: float = 30) -> Json:
        """A path around a center, its tangents relative to their vertices."""
        dice = self.dice
        vertices = []
        for index in range(count):
            angle, radius = 2 * math.pi * index / count, dice.number(0.4 * size, 1.3 * size)
            vertices.append([round(center + radius * f(angle), 2) for f in (math.cos, math.sin)])
        is_curved = dice.chance(0.6)
        tangents = [
            [dice.vector(-15, 15) if is_curved and dice.chance(0.7) else [0, 0] for _ in vertices]
            for _ in range(2)
        ]
        return {"c": is_closed, "v": vertices, "i": tangents[0], "o": tangents[1]}

    def path_property(self, center: float = 0, size: float = 30, closed: float = 0.8) -> Json:
        dice = self.dice
        count, is_closed = dice.whole(2, 7), dice.chance(closed)
        if dice.rare(0.05):
            count = 1

        def make() -> Json:
            return self.path(count, is_closed, center, size)

        if not dice.chance(0.3):
            return {"a": 0, "k": make()}
        return {"a": 1, "k": self.keyframes(lambda: [make()])}

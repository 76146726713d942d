"""Random choices, all from one seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item")
Json = dict[str, Any]


class Dice:
    """A seeded source of choices. `wildness`, 0...1, scales the chance of rare features."""

    def __init__(self, seed: str, wildness: float | None = None) -> None:
        # The numbers of a generator that begins with a text are the same in all versions of Python.
        self.random = random.Random(seed)
        self.has_byte_colors = False
        # 0 for the smallest designs, 2 for large ones.
        self.size = self.pick([0, 0, 1, 2])
        self.wildness = self.pick([0.0, 0.15, 0.4, 1.0]) if wildness is None else wildness

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def rare(self, share: float) -> bool:
        """A choice of a feature that some players lack."""
        return self.chance(share * self.wildness)

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.random.randrange(len(items))]

    def whole(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def number(self, low: float, high: float) -> float:
        """A number with up to three decimals."""
        return round(self.random.uniform(low, high), self.pick([0, 1, 1, 3]))

    def vector(self, low: float, high: float, count: int = 2) -> list[float]:
        return [self.number(low, high) for _ in range(count)]

    def color(self) -> list[float]:
        if self.has_byte_colors:
            return [float(self.whole(0, 255)) for _ in range(3)] + [255.0]
        return [round(self.random.random(), 3) for _ in range(3)] + [1]

    def some(self, make: Callable[[], Item], low: int, high: int) -> list[Item]:
        return [make() for _ in range(self.whole(low, high))]

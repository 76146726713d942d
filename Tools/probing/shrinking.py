"""Shrinks a design to the parts that a disagreement needs."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from typing import Any

from probing.dice import Json

# Members without which a file is no complete design. Those of transforms are all optional.
REQUIRED = set("v fr ip op w h layers ty st a k t s i o c e g it shapes ks x y p pt tr n sw sh sc "
               "refId id u d m f fName fFamily ch data size style or ir os is sy mm lc lj r "
               "mode ef mn en".split())  # fmt: skip

# The number of smaller designs that are tried at once.
BATCH = 12

Test = Callable[[list[Json]], list[bool]]
Edit = Callable[[Any], None]


def edits(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Edit]]:
    """Edits that make a design smaller, with the paths of the parts that they change."""
    if isinstance(value, list):
        yield from list_edits(value, path)
        for index, element in enumerate(value):
            if isinstance(element, (dict, list)):
                yield from edits(element, (*path, index))
    elif isinstance(value, dict):
        yield from object_edits(value, path)
        for key, member in value.items():
            if isinstance(member, (dict, list)):
                yield from edits(member, (*path, key))


def list_edits(value: list[Any], path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Edit]]:
    # Controls of effects are known by their places.
    is_controls = path[-1:] == ("ef",) and path[-3:-2] == ("ef",)
    if not value or not isinstance(value[0], dict) or is_controls:
        return
    length = len(value)
    while length > 0:
        for start in range(0, len(value), length):
            if length < len(value) or path[-1:] != ("layers",):
                yield path, lambda part, start=start, length=length: part.__delitem__(
                    slice(start, start + length))
        length //= 2


def object_edits(value: Json, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Edit]]:
    is_transform = value.get("ty") == "tr" or (path[-1:] == ("ks",) and "k" not in value)
    for key in list(value):
        if (key not in REQUIRED or is_transform) and key != "ty":
            yield path, lambda part, key=key: part.pop(key)
    keys = value.get("k")
    if isinstance(keys, list) and keys and isinstance(keys[0], dict) and value.get("a"):
        first = keys[0].get("s")
        if isinstance(first, list) and first:
            single = first[0] if len(first) == 1 else first
            yield path, lambda part, single=single: part.update(a=0, k=single)
    elif isinstance(keys, (int, float)) and keys != round(keys):
        yield path, lambda part, keys=keys: part.update(k=round(keys))
    elif isinstance(keys, list) and all(isinstance(n, (int, float)) for n in keys):
        rounded = [round(n) for n in keys]
        if rounded != keys:
            yield path, lambda part, rounded=rounded: part.update(k=rounded)
    for simple, member in (({"x": 0, "y": 0}, "o"), ({"x": 1, "y": 1}, "i")):
        if "t" in value and "ty" not in value and isinstance(value.get(member), dict) and value[member] != simple:
            yield path, lambda part, simple=simple, member=member: part.update({member: dict(simple)})


def edited(design: Json, path: tuple[Any, ...], edit: Edit) -> Json:
    result = copy.deepcopy(design)
    part: Any = result
    for step in path:
        part = part[step]
    edit(part)
    return result


def shrunk(design: Json, test: Test, seconds: float) -> Json:
    """The smallest design found in the time that still fails the test: one that is true where it
    fails."""
    end = time.monotonic() + seconds
    place = 0
    is_changed = True
    while is_changed and time.monotonic() < end:
        is_changed = False
        while time.monotonic() < end:
            choices = list(edits(design))[place : place + BATCH]
            if not choices:
                break
            designs = [edited(design, path, edit) for path, edit in choices]
            results = test(designs)
            if True in results:
                first = results.index(True)
                design, is_changed = designs[first], True
                place += first
            else:
                place += len(choices)
        place = 0
    return design

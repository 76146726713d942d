"""Shrinks a design to the parts that a disagreement needs."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from probing.dice import Json

# Members without which a file is no complete design. Those of transforms are all optional.
REQUIRED = {
    *("v", "fr", "ip", "op", "w", "h", "layers", "assets", "ty", "st", "ks", "shapes", "it"),
    *("a", "k", "t", "s", "i", "o", "c", "e", "x", "y", "g", "p", "n", "v"),
    *("pt", "or", "ir", "os", "is", "sy", "tr", "d", "m", "r", "mm", "lc", "lj", "mode"),
    *("sw", "sh", "sc", "refId", "id", "u", "f", "fName", "fFamily", "ch", "data", "size"),
    *("style", "ef", "mn", "en"),
}

# The largest number of smaller designs that are tried at once. After each success it starts from a
# small one.
BATCH = 32

Test = Callable[[list[Json]], list[bool]]
Edit = Callable[[Any], None]
Path = tuple[Any, ...]


def edits(value: Any, path: Path = ()) -> Iterator[tuple[Path, Edit]]:
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


def delete_elements(part: list[Any], start: int, length: int) -> None:
    del part[start : start + length]


def delete_member(part: Json, key: str) -> None:
    del part[key]


def replace_members(part: Json, members: Json) -> None:
    part.update(copy.deepcopy(members))


def list_edits(value: list[Any], path: Path) -> Iterator[tuple[Path, Edit]]:
    # Controls of effects are known by their places.
    is_controls = path[-1:] == ("ef",) and path[-3:-2] == ("ef",)
    if not value or not isinstance(value[0], dict) or is_controls:
        return
    length = len(value)
    while length > 0:
        for start in range(0, len(value), length):
            if length < len(value) or path[-1:] != ("layers",):
                yield path, partial(delete_elements, start=start, length=length)
        length //= 2


def object_edits(value: Json, path: Path) -> Iterator[tuple[Path, Edit]]:
    is_transform = value.get("ty") == "tr" or (path[-1:] == ("ks",) and "k" not in value)
    for key in list(value):
        if (key not in REQUIRED or is_transform) and key != "ty":
            yield path, partial(delete_member, key=key)
    for members in simpler(value):
        if any(value.get(key) != member for key, member in members.items()):
            yield path, partial(replace_members, members=members)


def simpler(value: Json) -> Iterator[Json]:
    """Members that are simpler than those of an object: constants, whole numbers, linear eases."""
    keys = value.get("k")
    if isinstance(keys, list) and keys and isinstance(keys[0], dict):
        first = keys[0].get("s")
        if isinstance(first, list) and first:
            yield {"a": 0, "k": first[0] if len(first) == 1 else first}
    elif isinstance(keys, (int, float)):
        yield {"k": round(keys)}
    elif isinstance(keys, list) and all(isinstance(number, (int, float)) for number in keys):
        yield {"k": [round(number) for number in keys]}
    if "t" in value and "ty" not in value and "o" in value:
        yield {"o": {"x": 0, "y": 0}}
        yield {"i": {"x": 1, "y": 1}}


def edited(design: Json, path: Path, edit: Edit) -> Json:
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
    place, count = 0, 4
    is_changed = True
    while is_changed and time.monotonic() < end:
        is_changed = False
        while time.monotonic() < end:
            choices = list(edits(design))[place : place + count]
            if not choices:
                break
            designs = [edited(design, path, edit) for path, edit in choices]
            results = test(designs)
            if True in results:
                first = results.index(True)
                design, is_changed = designs[first], True
                place += first
                count = 4
            else:
                place += len(choices)
                count = min(2 * count, BATCH)
        place = 0
    return design

"""Classes of failures: those that are known, and names of others."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass
from pathlib import Path

from probing.dice import Json
from probing.features import features

TABLE = Path(__file__).with_name("classes.tsv")

# Features of nearly all designs, which tell nothing of a failure.
COMMON = {
    "several layers",
    "position",
    "group",
    "linear keyframe",
    "shape tr",
    "dotLottie",
    "theme",
    "tgs",
    "layer without index",
    "shape layer",
}


@dataclass
class Class:
    """A known class: patterns of checks, and of features that a minimal file has."""

    name: str
    check: str
    features: set[str]


def read_classes() -> list[Class]:
    classes = []
    for line in TABLE.read_text().splitlines()[1:]:
        name, check, names, _origin, _rule = line.split("\t")
        classes.append(Class(name, check, set(filter(None, names.split(", ")))))
    return classes


def class_of(check: str, design: Json, classes: list[Class]) -> Class | str:
    """The known class of a minimal design, or a name made of its features."""
    names = features(design)
    for kind in classes:
        if fnmatch.fnmatch(check, kind.check) and all(
            fnmatch.filter(names, pattern) for pattern in kind.features
        ):
            return kind
    return f"{check}: {', '.join(sorted(names - COMMON)) or 'no feature'}"

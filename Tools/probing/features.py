"""The features that a design has, and the rows of the list of features that they belong to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from probing.dice import Json

LAYER_TYPES = {
    0: "precomposition",
    1: "solid",
    2: "image",
    3: "null",
    4: "shape layer",
    5: "text",
    6: "audio",
    13: "camera",
    15: "data",
}
SHAPES = {
    "rc": "rectangle",
    "el": "ellipse",
    "sh": "path",
    "sr": "star",
    "fl": "fill",
    "st": "stroke",
    "gf": "gradient",
    "gs": "gradient stroke",
    "gr": "group",
    "tm": "trim",
    "rd": "round corners",
    "rp": "repeater",
    "mm": "merge",
    "pb": "pucker and bloat",
    "tw": "twist",
    "wi": "wiggle paths",
    "zz": "zig zag",
    "op": "offset path",
}
MATTES = {1: "matte alpha", 2: "matte alpha inverted", 3: "matte luma", 4: "matte luma inverted"}

# Features of each row. A row is covered if a design has one of them.
ROWS: list[tuple[str, str]] = [
    ("precomposition, solid, null, shape layer", "Precomp (0) / solid (1) / null (3) / shape (4)"),
    ("image", "Image (2)"),
    ("text", "Text (5)"),
    ("audio", "Audio (6)"),
    ("camera", "Camera (13)"),
    ("data", "Data/footage (15)"),
    ("unknown layer", "Unknown layer type"),
    ("parent", "Parenting"),
    ("hidden layer", "Hidden"),
    ("layer without index", "Layer without `ind`"),
    ("several layers", "Draw order"),
    ("stretch", "Time stretch"),
    ("time remap", "Time remap"),
    ("reversed layer", "Reversed layer"),
    ("markers", "Markers"),
    ("slot", "Slots"),
    ("auto-orient", "Auto-orient"),
    ("adjustment layer", "Adjustment layer"),
    ("motion blur", "Motion blur"),
    ("dotLottie", "dotLottie v1"),
    ("theme", "dotLottie v2 themes / state machines"),
    ("tgs", ".tgs"),
    ("anchor, position, scale, rotation, opacity", "a, p, s, r, o"),
    ("split position", "Split position"),
    ("skew", "Skew"),
    ("3D rotation", "3D rx/ry"),
    ("3D orientation", "3D orientation, z position, camera"),
    ("linear keyframe, eased keyframe, hold keyframe", "Linear / bezier / hold"),
    ("easing by dimension", "Per-dimension easing arrays"),
    ("spatial tangents", "Spatial tangents"),
    ("fractional time", "Roving (baked by exporter)"),
    ("end values", "Old `e` end values"),
    ("byte color", "Old [0,255] colours"),
    ("expression", "Expressions"),
    ("rectangle, ellipse, path, group", "rc el sh gr tr"),
    ("star", "sr star/polygon"),
    ("fill", "fl, rule r"),
    ("stroke", "st cap/join/miter"),
    ("dashes", "dashes"),
    ("animated dashes", "dashes animated"),
    ("gradient, gradient stroke", "gf/gs linear, radial"),
    ("gradient alpha", "gradient alpha stops"),
    ("gradient highlight", "highlight h/a"),
    ("trim", "tm simultaneous"),
    ("trim individually", "tm individual"),
    ("repeater", "rp repeater"),
    ("round corners", "rd round corners"),
    ("merge", "mm merge paths"),
    ("pucker and bloat", "pb pucker/bloat"),
    ("twist", "tw twist"),
    ("zig zag", "zz zig zag"),
    ("offset path", "op offset path"),
    ("wiggle paths", "wiggle"),
    ("several paints", "Multiple fills/strokes per group"),
    ("several paths", "Several paths in one fill"),
    ("mask a, mask s", "mask a / s"),
    ("mask i", "mask i"),
    ("mask l, mask d", "mask l / d"),
    ("mask f", "mask f"),
    ("mask opacity", "mask opacity"),
    ("mask inverted", "mask inverted"),
    ("mask expansion", "expansion"),
    ("mask feather", "feather"),
    ("matte alpha, matte alpha inverted", "matte alpha / inverted"),
    ("matte luma, matte luma inverted", "matte luma / inv luma"),
    ("matte layer", "`tp` explicit matte layer"),
    *((f"blend mode {mode}", f"Blend mode {mode}") for mode in range(1, 18)),
    ("effect 20, effect 21, effect 23", "Effects 20 tint, 21 fill, 23 tritone"),
    ("effect 22", "22 stroke"),
    ("effect 24", "24 pro levels"),
    ("effect 25", "25 drop shadow"),
    ("effect 26, effect 27", "26 radial wipe / 27 displacement"),
    ("effect 28, effect 35", "28 matte3 / 35 transform"),
    ("effect 29", "29 gaussian blur"),
    ("effect 30, effect 32, effect 33", "30-34 twirl, mesh warp, wavy, spherize, puppet"),
    ("effect 5", "5 custom (expression controls)"),
    *((f"layer style {number}", f"Layer style {number}") for number in range(9)),
    ("text", "Static document"),
    ("text keyframes", "Animated document"),
    ("glyph outlines", "Glyph outlines `chars`"),
    ("text animator", "Animators + range selectors"),
    ("text selector shape", "Selector shape/ease/random/based-on"),
    ("text box", "Paragraph box"),
    ("text path", "Text on path"),
    ("image", "Images embedded / external"),
]


def features(design: Json) -> set[str]:
    """The names of the features that a design has."""
    found: set[str] = set()
    compositions = [design.get("layers", [])]
    compositions += [a["layers"] for a in design.get("assets", []) if "layers" in a]
    for layers in compositions:
        if len(layers) > 1:
            found.add("several layers")
        for layer in layers:
            found.update(layer_features(layer))
            times = [n * design["fr"] for n in numbers_of(layer.get("tm", {}))]
            ends = [layer.get("op", 0), layer.get("op", 0) * layer.get("sr", 1)]
            if any(abs(time - end) < 1e-6 for time in times for end in ends):
                # Players show the frame before the end then.
                found.add("remap to the out point")
    for member, name in (("markers", "markers"), ("slots", "slot"), ("ddd", "3D")):
        if design.get(member):
            found.add(name)
    if design.get("ip", 0) < 0:
        found.add("negative in point")
    # The laws write all designs as files of these kinds, too.
    found.update(("dotLottie", "theme", "tgs"))
    if design.get("chars"):
        found.add("glyph outlines")
    return found


def numbers_of(value: Any) -> Iterator[float]:
    """All numbers in a part of a design."""
    if isinstance(value, (int, float)):
        yield value
    elif isinstance(value, dict):
        for member in value.values():
            yield from numbers_of(member)
    elif isinstance(value, list):
        for element in value:
            yield from numbers_of(element)


def layer_features(layer: Json) -> Iterator[str]:
    yield LAYER_TYPES.get(layer.get("ty", -1), "unknown layer")
    if "ind" not in layer:
        yield "layer without index"
    for member, name in (
        ("parent", "parent"),
        ("hd", "hidden layer"),
        ("tm", "time remap"),
        ("ao", "auto-orient"),
        ("adj", "adjustment layer"),
        ("mb", "motion blur"),
        ("tp", "matte layer"),
        ("ct", "collapsed"),
        ("ddd", "3D"),
        ("td", "matte source"),
    ):
        if layer.get(member):
            yield name
    if layer.get("sr", 1) != 1:
        yield "stretch"
    if layer.get("ip", 0) > layer.get("op", 0):
        yield "reversed layer"
    if layer.get("tt") in MATTES:
        yield MATTES[layer["tt"]]
    if layer.get("bm"):
        yield f"blend mode {layer['bm']}"
    yield from transform_features(layer.get("ks", {}))
    for mask in layer.get("masksProperties", []):
        yield from mask_features(mask)
    for effect in layer.get("ef", []):
        if layer.get("ty") in (4, 5):
            # After Effects draws these effects after the transform, in the composition's space.
            yield "effect of a vector layer"
        yield f"effect {effect.get('ty')}"
        yield f"effect {effect.get('mn')}"
    for style in layer.get("sy", []):
        yield f"layer style {style.get('ty')}"
    yield from shape_features(layer.get("shapes", []))
    if "t" in layer and layer.get("ty") == 5:
        yield from text_features(layer["t"])
    for value in properties(layer):
        yield from property_features(value)


def transform_features(transform: Json) -> Iterator[str]:
    for member, name in (
        ("a", "anchor"),
        ("p", "position"),
        ("s", "scale"),
        ("r", "rotation"),
        ("o", "opacity"),
        ("sk", "skew"),
        ("rx", "3D rotation"),
        ("or", "3D orientation"),
    ):
        if member in transform:
            yield name
    if transform.get("p", {}).get("s"):
        yield "split position"


def mask_features(mask: Json) -> Iterator[str]:
    yield f"mask {mask.get('mode')}"
    if mask.get("inv"):
        yield "mask inverted"
    if mask.get("o", {}).get("k", 100) != 100:
        yield "mask opacity"
    if mask.get("x", {}).get("k", 0) != 0:
        yield "mask expansion"
    if "f" in mask:
        yield "mask feather"


def shape_features(items: list[Json]) -> Iterator[str]:
    types = [item.get("ty", "") for item in items]
    if sum(kind in ("fl", "st", "gf", "gs") for kind in types) > 1:
        yield "several paints"
    if sum(kind in ("rc", "el", "sh", "sr", "gr") for kind in types) > 1:
        yield "several paths"
    for item in items:
        kind = item.get("ty", "")
        yield SHAPES.get(kind, f"shape {kind}")
        if kind == "gr":
            yield from shape_features(item.get("it", []))
        if kind == "tr":
            yield from transform_features(item)
        if kind == "tm" and item.get("m") == 2:
            yield "trim individually"
        if kind in ("fl", "st") and any(n > 1 for n in colors(item.get("c", {}))):
            yield "byte color"
        if item.get("bm"):
            yield "shape blend mode"
        if item.get("hd"):
            yield "hidden shape"
        if kind in ("gf", "gs"):
            numbers = item.get("g", {}).get("k", {}).get("k", [0])
            first = numbers[0].get("s", []) if numbers and isinstance(numbers[0], dict) else numbers
            if len(first) > 4 * item.get("g", {}).get("p", 0):
                yield "gradient alpha"
            if "h" in item:
                yield "gradient highlight"
        if kind in ("st", "gs") and "d" in item:
            yield "dashes"
            if any(part.get("v", {}).get("a") for part in item["d"]):
                yield "animated dashes"


def colors(value: Json) -> Iterator[float]:
    """The numbers of the colors of a property."""
    keys = keyframes(value)
    parts = [key.get(member, []) for key in keys for member in ("s", "e")] or [value.get("k", [])]
    for part in parts:
        yield from numbers_of(part)


def text_features(text: Json) -> Iterator[str]:
    documents = text.get("d", {}).get("k", [])
    if len(documents) > 1:
        yield "text keyframes"
    if any("sz" in document.get("s", {}) for document in documents):
        yield "text box"
    if text.get("p"):
        yield "text path"
    for animator in text.get("a", []):
        yield "text animator"
        selector = animator.get("s", {})
        if selector.get("sh", 1) != 1 or selector.get("b", 1) != 1 or selector.get("rn"):
            yield "text selector shape"


def properties(value: Any) -> Iterator[Json]:
    """All properties in a part of a design: objects with a member `k`."""
    if isinstance(value, dict):
        if "k" in value:
            yield value
        for member in value.values():
            yield from properties(member)
    elif isinstance(value, list):
        for element in value:
            yield from properties(element)


def keyframes(value: Json) -> list[Json]:
    """The keyframes of a property, which may be none."""
    list_of_keyframes = value.get("k")
    if not isinstance(list_of_keyframes, list):
        return []
    return [key for key in list_of_keyframes if isinstance(key, dict) and "t" in key]


def property_features(value: Json) -> Iterator[str]:
    if "x" in value and isinstance(value["x"], str):
        yield "expression"
    if len(keyframes(value)) == 1:
        yield "single keyframe"
    for keyframe in keyframes(value):
        if keyframe["t"] % 1:
            yield "fractional time"
        if "e" in keyframe:
            yield "end values"
        if any(any(keyframe.get(member, [])) for member in ("to", "ti")):
            yield "spatial tangents"
        if keyframe.get("h"):
            yield "hold keyframe"
        elif "o" in keyframe and "i" in keyframe:
            handles = [keyframe["o"], keyframe["i"]]
            numbers = [
                n for h in handles for n in (h["y"] if isinstance(h["y"], list) else [h["y"]])
            ]
            yield "linear keyframe" if handles[0]["x"] == handles[0]["y"] else "eased keyframe"
            if len(numbers) > 2:
                yield "easing by dimension"
            if min(numbers) < 0 or max(numbers) > 1:
                yield "overshoot"
            starts, ends = map(times_of, handles)
            if any(is_vertical(start, end) for start, end in zip(starts, ends, strict=False)):
                yield "vertical ease"


def times_of(handle: Json) -> list[float]:
    """The time of a handle in each dimension."""
    times = handle["x"] if isinstance(handle["x"], list) else [handle["x"]]
    return times if len(times) > 1 else times * 4


def is_vertical(start: float, end: float) -> bool:
    """Whether an ease with handles at these times is vertical, or nearly so, half-way."""
    return start > 0.98 and end < 0.02


def coverage(counts: dict[str, int]) -> tuple[list[str], int]:
    """A line for each row of the matrix, with the number of designs that have a feature of it."""
    lines, covered = [], 0
    for names, title in ROWS:
        count = max(counts.get(name, 0) for name in names.split(", "))
        covered += count > 0
        lines.append(f"{count:8,}  {title}")
    return lines, covered

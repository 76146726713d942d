#!/usr/bin/env python3
"""Draws `loops.json`, a Lottie file of what moves again and again: a heart, a bell and three dots.

    python3 design.py        writes loops.json beside this file

The heart beats once a second: 0.2 s up, 0.2 s down, a pause of 0.6 s. The bell swings twice and rests, every two
seconds. The dots hop one after the other, a tenth of a second apart, from 0.5 s on.
"""

import json
import pathlib

FRAME_RATE, SECONDS, WIDTH, HEIGHT = 60, 6, 320, 120
EASE_OUT, EASE_IN, EASE_IN_OUT = ((0, 0), (0.58, 1)), ((0.42, 0), (1, 1)), ((0.42, 0), (0.58, 1))
RED, YELLOW, GRAY = (1, 0.231, 0.188, 1), (1, 0.8, 0, 1), (0.557, 0.557, 0.576, 1)


def still(value):
    return {"a": 0, "k": value}


def keyframes(points):
    """Keyframes of (second, value, ease to the next one)."""
    result = []
    for time, value, ease in points:
        keyframe = {"t": round(time * FRAME_RATE, 3), "s": value if isinstance(value, list) else [value]}
        if ease:
            (ox, oy), (ix, iy) = ease
            keyframe |= {"o": {"x": [ox], "y": [oy]}, "i": {"x": [ix], "y": [iy]}}
        result.append(keyframe)
    for keyframe in result[:-1]:
        keyframe.setdefault("h", 1) if "o" not in keyframe else None
    return {"a": 1, "k": result}


def again(points, every, begin=0.0):
    """The same points every so many seconds, until the end."""
    result = []
    while begin < SECONDS:
        result += [(begin + time, value, ease) for time, value, ease in points]
        begin += every
    return keyframes(result)


def path(vertices):
    """A closed path of (point, handle before it, handle after it)."""
    points, before, after = zip(*vertices)
    return {"ty": "sh", "nm": "Path 1", "ks": still(
        {"c": True, "v": list(points), "i": list(before), "o": list(after)})}


def ellipse(x, y, width, height):
    return {"ty": "el", "nm": "Ellipse Path 1", "p": still([x, y]), "s": still([width, height]), "d": 1}


def layer(index, name, color, shapes, at, **moving):
    transform = {"o": still(100), "r": still(0), "p": still([*at, 0]), "a": still([0, 0, 0]),
                 "s": still([100, 100, 100])} | moving
    fill = {"ty": "fl", "nm": "Fill 1", "c": still(list(color)), "o": still(100), "r": 1, "bm": 0}
    group = {"ty": "gr", "nm": name, "it": [*shapes, fill, {
        "ty": "tr", "p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still(0),
        "o": still(100), "sk": still(0), "sa": still(0), "nm": "Transform"}]}
    return {"ddd": 0, "ind": index, "ty": 4, "nm": name, "sr": 1, "ks": transform, "ao": 0,
            "shapes": [group], "ip": 0, "op": SECONDS * FRAME_RATE, "st": 0, "bm": 0}


def heart():
    beat = [(0, [100, 100, 100], EASE_OUT), (0.2, [125, 125, 100], EASE_IN), (0.4, [100, 100, 100], EASE_OUT)]
    outline = path([([0, 24], [0, 0], [0, 0]), ([-24, -6], [0, 12], [0, -10]), ([-12, -18], [-7, 0], [6, 0]),
                    ([0, -10], [-2, -5], [2, -5]), ([12, -18], [-6, 0], [7, 0]), ([24, -6], [0, -10], [0, 12])])
    return layer(1, "heart", RED, [outline], (60, 60), s=again(beat, 1))


def bell():
    swing = [(0, 0, EASE_OUT), (0.15, 16, EASE_IN_OUT), (0.45, -16, EASE_IN_OUT), (0.75, 12, EASE_IN_OUT),
             (1.0, -8, EASE_IN_OUT), (1.2, 0, EASE_OUT)]
    outline = path([([0, 0], [-4, 0], [4, 0]), ([17, 20], [0, -10], [0, 12]), ([23, 38], [-2, -2], [0, 0]),
                    ([-23, 38], [0, 0], [2, -2]), ([-17, 20], [0, 12], [0, -10])])
    return layer(2, "bell", YELLOW, [outline, ellipse(0, 42, 12, 12)], (160, 38), r=again(swing, 2))


def dot(number):
    x = 236 + 24 * number
    hop = [(0, [x, 66, 0], EASE_OUT), (0.2, [x, 48, 0], EASE_IN), (0.4, [x, 66, 0], EASE_OUT)]
    return layer(3 + number, f"dot {number + 1}", GRAY, [ellipse(0, 0, 14, 14)], (x, 66),
                 p=again(hop, 1.2, 0.5 + 0.1 * number))


DESIGN = {
    "v": "5.12.1", "fr": FRAME_RATE, "ip": 0, "op": SECONDS * FRAME_RATE, "w": WIDTH, "h": HEIGHT, "nm": "Loops",
    "ddd": 0, "assets": [], "layers": [heart(), bell(), *[dot(number) for number in range(3)]], "markers": []}

pathlib.Path(__file__).with_name("loops.json").write_text(json.dumps(DESIGN, separators=(",", ":")) + "\n")

#!/usr/bin/env python3
"""Draws `no-time-to-stop.json`, a Lottie file as After Effects with Bodymovin writes it.

    python3 design.py        writes no-time-to-stop.json beside this file, and words.json, whose
                             words are text layers in the font Inter

The README says what the animation shows. Times below are in seconds, angles in degrees, lengths
in points. The letters are outlines of a geometric grotesque of our own, built for any stem width.
"""

import json
import math
import pathlib

FRAME_RATE = 60
SECONDS = 8
WIDTH, HEIGHT = 390, 844
CENTER = (WIDTH / 2, HEIGHT / 2)

# Easings: the handles after one keyframe and before the next, as SwiftUI names them.
EASE_IN = ((0.42, 0), (1, 1))
EASE_OUT = ((0, 0), (0.58, 1))
EASE_IN_OUT = ((0.42, 0), (0.58, 1))
# easeInOut cut at its middle (de Casteljau at one half), both halves stretched to 0...1.
EASE_IN_OUT_FIRST_HALF = ((0.42, 0), (0.71, 0.5))
EASE_IN_OUT_SECOND_HALF = ((0.29, 0.5), (0.58, 1))
# The growth of an object that moves toward the viewer: slow at first, then sudden. And its reverse.
APPROACH = ((1, 0), (1, 0))
RECEDE = ((0, 1), (0, 1))

WHITE, BLACK = (1, 1, 1, 1), (0, 0, 0, 1)
# The circle's colors from its center to its rim, as offset, red, green and blue.
BLACK_DISC = (0, 0.25, 0.25, 0.25, 1, 0, 0, 0)
WHITE_DISC = (0, 1, 1, 1, 1, 1, 1, 1)
DIFFERENCE = 10  # The blend mode: white letters invert the layers below.

# The flip. As in a perspective view the circle grows while it rises, until it fills its half of
# the canvas: black and white then swap invisibly. The tilt, at rest too small to be visible, keeps it
# from being exactly edge-on, which is invisible, on the frame of the swap.
TILT = 0.1
GROUP_SCALE, FILLING_SCALE, GROWTH_TIME = 400, 100_000, 0.5

# The words.
MARGIN = 36
CAP_HEIGHT, LINE_HEIGHT = 50, 70
TITLE_BASELINE = 412
WORDS = ["TO STOP.", "THINK.", "EXIST.", "TO STOP."]
FIRST_LIFT, LIFT_STEP, LIFT_TIME = 3, 0.85, 0.45
LETTER_STEP, LETTER_TIME = 0.1, 0.3
SMALL_CAP_HEIGHT, SMALL_TRACKING, TYPING_STEP = 12, 100, 0.04


# Glyphs. Units: 1000 an em, y up, capitals 700 high. A glyph is (advance, [contours]); a contour is
# a list of (point, handle in, handle out), the handles relative to the point. A letter is a
# function of the widths of its upright and its level strokes, and of the bearing beside a stem.

CAPITAL = 700
OVERSHOOT = 11  # Round letters reach past flat ones, to look as high.
STEM_BEARING, ROUND_BEARING, DIAGONAL_BEARING = 62, 40, 22
ROUNDNESS = 0.585  # Handle length over radius: a little squarer than a circle's 0.552.

KERNING = {"TO": -22, "OT": -22, "TI": 4, "P.": -96, "K.": -14, "T.": -84, "KE": -8, "KI": 2,
           "XI": -4, "EX": -2, "OI": -2, "ST": -4, "TS": -14, "OP": -2, "OM": -4}


def polygon(*points):
    return [(point, (0, 0), (0, 0)) for point in points]


def box(left, bottom, right, top):
    return polygon((left, bottom), (left, top), (right, top), (right, bottom))


def ellipse(left, bottom, right, top):
    """Clockwise on screen; `reverse` makes it a counter."""
    x, y = (left + right) / 2, (bottom + top) / 2
    h, v = (right - left) / 2 * ROUNDNESS, (top - bottom) / 2 * ROUNDNESS
    return [((left, y), (0, -v), (0, v)), ((x, top), (-h, 0), (h, 0)),
            ((right, y), (0, v), (0, -v)), ((x, bottom), (h, 0), (-h, 0))]


def bowl(left, bottom, right, top, straight):
    """A box whose right side is half an ellipse that starts at x = `straight`."""
    y, h, v = (bottom + top) / 2, (right - straight) * ROUNDNESS, (top - bottom) / 2 * ROUNDNESS
    return [((left, bottom), (0, 0), (0, 0)), ((left, top), (0, 0), (0, 0)),
            ((straight, top), (0, 0), (h, 0)), ((right, y), (0, v), (0, -v)),
            ((straight, bottom), (h, 0), (0, 0))]


def reverse(contour):
    return [(point, after, before) for point, before, after in reversed(contour)]


def bend(*nodes):
    """A chain through (point, direction), without handles at its ends: each piece bends once,
    toward the corner where its end tangents meet."""
    handles = [[(0, 0), (0, 0)] for _ in nodes]
    for index, ((start, u), (end, v)) in enumerate(zip(nodes, nodes[1:])):
        x, y, turn = end[0] - start[0], end[1] - start[1], u[0] * v[1] - u[1] * v[0]
        out, back = (x * v[1] - y * v[0]) / turn, (x * u[1] - y * u[0]) / turn
        handles[index][1] = (u[0] * out * ROUNDNESS, u[1] * out * ROUNDNESS)
        handles[index + 1][0] = (v[0] * back * ROUNDNESS, v[1] * back * ROUNDNESS)
    return [(point, *pair) for (point, _), pair in zip(nodes, handles)]


def warped(contour, move):
    """The contour with its points and the ends of its handles moved."""
    nodes = []
    for (x, y), *pair in contour:
        base = move(x, y)
        ends = [move(x + dx, y + dy) for dx, dy in pair]
        nodes.append((base, *[(ex - base[0], ey - base[1]) for ex, ey in ends]))
    return nodes


def letter_s(stem, bar, side):
    """S: one edge of the stroke, and the same turned by half; then the upper half made narrower."""
    width, lean = 490 + 0.62 * stem, 0.2  # The lean is the slope of the stroke's middle.
    left, middle = ROUND_BEARING - 4, CAPITAL / 2
    x, right = left + width / 2, left + width
    top, waist = CAPITAL + OVERSHOOT, stem * 0.49
    hollow_top, terminal = top - bar * 0.97, middle + 128 + 0.1 * stem
    shoulder = (top + middle - waist) / 2 - 2
    hollow = (hollow_top + middle + waist) / 2 + 8
    turned = lambda px, py: (2 * x - px, 2 * middle - py)
    up, down, west = (0, 1), (0, -1), (-1, 0)
    edge = bend(((right - 4, terminal), up), ((x, top), west), ((left, shoulder), down),
                ((x, middle - waist), (1, -lean)), (turned(left + stem, hollow), down),
                (turned(x, hollow_top), west), (turned(right - 4 - stem, terminal), up))

    def settled(px, py):
        rise = (py - middle) / middle
        return x + (px - x) * (1 - 0.035 * rise), py + 8 * (1 - rise * rise)

    return width + 2 * left, [warped(edge + warped(edge, turned), settled)]


def letter_k(stem, bar, side):
    """K: the arm runs from the stem to the top, the leg branches off the arm."""
    s, across = side + stem, stem * 1.32  # The level width of a diagonal as heavy as the stem.
    tip, foot, end = s + 476, 236 - 0.16 * stem, s + 508
    rise = (CAPITAL - foot) / (tip - s)
    under = lambda x: foot + rise * (x - s)  # The arm's lower edge.
    outer = s + 125 + 0.92 * stem  # Where the leg's two edges leave it.
    fall = under(outer) / (end - outer)
    inner = (fall * (end - across) - foot + rise * s) / (fall + rise)
    return end + side * 0.22, [polygon(
        (side, 0), (side, CAPITAL), (s, CAPITAL), (s, foot + rise * across),
        (tip - across, CAPITAL), (tip, CAPITAL), (outer, under(outer)), (end, 0), (end - across, 0), (inner, under(inner)),
        (s, foot), (s, 0))]


def letter_x(stem, bar, side):
    """X: two strokes, nearer to each other at the top."""
    width, across, inset = 500 + stem, stem * 1.3, 14
    left, run = DIAGONAL_BEARING - 6, width - inset - across
    x, right = left + width / 2, left + width
    upper, lower = CAPITAL * width / 2 / run, CAPITAL * (width / 2 - across) / run
    waist = (upper + lower) / 2
    return width + 2 * left, [polygon(
        (left, 0), (x - across / 2, waist), (left + inset, CAPITAL),
        (left + inset + across, CAPITAL), (x, upper), (right - inset - across, CAPITAL),
        (right - inset, CAPITAL), (x + across / 2, waist), (right, 0), (right - across, 0),
        (x, lower), (left + across, 0))]


def letter_i(stem, bar, side):
    return stem + 2 * side, [box(side, 0, side + stem, CAPITAL)]


def letter_h(stem, bar, side):
    s, far, y = side + stem, side + stem + 300, CAPITAL / 2 + 4
    return far + stem + side, [polygon(
        (side, 0), (side, CAPITAL), (s, CAPITAL), (s, y + bar / 2), (far, y + bar / 2),
        (far, CAPITAL), (far + stem, CAPITAL), (far + stem, 0), (far, 0), (far, y - bar / 2),
        (s, y - bar / 2), (s, 0))]


def letter_e(stem, bar, side):
    s, right, y = side + stem, side + stem + 350, CAPITAL / 2 + 8
    return right + DIAGONAL_BEARING + 8, [polygon(
        (side, 0), (side, CAPITAL), (right, CAPITAL), (right, CAPITAL - bar), (s, CAPITAL - bar),
        (s, y + bar / 2), (right - 34, y + bar / 2), (right - 34, y - bar / 2), (s, y - bar / 2),
        (s, bar), (right + 6, bar), (right + 6, 0))]


def letter_t(stem, bar, side):
    width, left, under = 460 + stem * 0.8, DIAGONAL_BEARING, CAPITAL - bar
    x, half = left + width / 2, stem / 2
    return width + 2 * left, [polygon(
        (left, under), (left, CAPITAL), (left + width, CAPITAL), (left + width, under),
        (x + half, under), (x + half, 0), (x - half, 0), (x - half, under))]


def letter_n(stem, bar, side):
    """N: the diagonal runs from corner to corner; `cut` is its level width."""
    s, far, cut = side + stem, side + stem + 310, stem * 1.08
    right = far + stem
    slope = CAPITAL / (right - side - cut)
    return right + side, [polygon(
        (side, 0), (side, CAPITAL), (side + cut, CAPITAL),
        (far, CAPITAL - slope * (far - side - cut)), (far, CAPITAL), (right, CAPITAL), (right, 0),
        (right - cut, 0), (s, slope * (right - cut - s)), (s, 0))]


def letter_m(stem, bar, side):
    """M: the diagonals run from the corners to a flat foot; their level width is a stem's."""
    s, far, flat = side + stem, side + 392 + 1.4 * stem, stem * 0.36
    x = (side + far + stem) / 2
    slope = CAPITAL / (x - flat - side)
    shoulder, valley = CAPITAL - slope * stem, CAPITAL - slope * (x - side - stem)
    return far + stem + side, [polygon(
        (side, 0), (side, CAPITAL), (s, CAPITAL), (x, valley), (far, CAPITAL),
        (far + stem, CAPITAL), (far + stem, 0), (far, 0), (far, shoulder), (x + flat, 0),
        (x - flat, 0), (s, shoulder), (s, 0))]


def letter_o(stem, bar, side):
    left, right, wall = ROUND_BEARING, ROUND_BEARING + 640 + 0.7 * stem, stem * 1.03
    low, high = -OVERSHOOT, CAPITAL + OVERSHOOT
    counter = ellipse(left + wall, low + bar, right - wall, high - bar)
    return right + ROUND_BEARING, [ellipse(left, low, right, high), reverse(counter)]


def letter_p(stem, bar, side):
    s, right, low = side + stem, side + stem + 370, 252 - 0.1 * stem
    straight = s + 130
    outer = bowl(side, low, right, CAPITAL, straight)[1:]
    counter = bowl(s, low + bar, right - stem * 1.02, CAPITAL - bar, straight)
    return right + ROUND_BEARING - 6, [
        polygon((side, 0)) + outer + polygon((s, low), (s, 0)), reverse(counter)]


def full_stop(stem, bar, side):
    dot = stem * 1.06
    return dot + 2 * ROUND_BEARING, [box(ROUND_BEARING, 0, ROUND_BEARING + dot, dot)]


LETTERS = {"N": letter_n, "O": letter_o, "T": letter_t, "I": letter_i, "M": letter_m,
           "E": letter_e, "S": letter_s, "P": letter_p, "H": letter_h, "K": letter_k,
           "X": letter_x, ".": full_stop, " ": lambda stem, bar, side: (250, [])}


def glyph(letter, stem):
    """The outline of a letter whose upright strokes are `stem` wide and level ones a bit less."""
    return LETTERS[letter](stem, stem * 0.88, STEM_BEARING - 0.06 * stem)


# Lottie values, in the shape in which Bodymovin writes them.

def number(value, digits=3):
    value = round(value, digits)
    return int(value) if value == int(value) else value


def numbers(values):
    return [number(value) for value in values]


def frame(seconds):
    return number(seconds * FRAME_RATE, 6)


def still(value):
    return {"a": 0, "k": numbers(value) if isinstance(value, (tuple, list)) else number(value)}


def animated(*keys, spatial=False):
    """Keys are (time, value, easing to the next key); no easing holds the value."""
    frames = []
    for index, (time, value, easing) in enumerate(keys):
        values = numbers(value if isinstance(value, (tuple, list)) else [value])
        key = {"t": frame(time), "s": values}
        if easing:
            (x1, y1), (x2, y2) = easing
            size = 1 if spatial else len(values)
            wrap = (lambda v: v) if spatial else (lambda v: [v] * size)
            key = {"i": {"x": wrap(x2), "y": wrap(y2)}, "o": {"x": wrap(x1), "y": wrap(y1)}, **key}
            if spatial:
                key |= {"to": [0, 0, 0], "ti": [0, 0, 0]}
        elif index < len(keys) - 1:
            key["h"] = 1
        frames.append(key)
    return {"a": 1, "k": frames}


def swapping(first, second):
    """A color that changes at once in the middle of each flip."""
    color = animated((0, first, None), (4, second, None))
    color["k"][-1]["h"] = 1
    return color


def transform(position=(0, 0, 0), anchor=(0, 0, 0), scale=(100, 100, 100), rotation=0):
    as_value = lambda v: v if isinstance(v, dict) else still(v)
    return {"o": still(100), "r": as_value(rotation), "p": as_value(position),
            "a": as_value(anchor), "s": as_value(scale)}


def fill(color):
    return {"ty": "fl", "c": color if isinstance(color, dict) else still(color),
            "o": still(100), "r": 1, "bm": 0, "nm": "Fill 1", "mn": "ADBE Vector Graphic - Fill",
            "hd": False}


def radial_fill(stops, radius):
    """A gradient of two stops from (0, 0) to a circle about it."""
    return {"ty": "gf", "o": still(100), "r": 1, "bm": 0, "g": {"p": 2, "k": stops},
            "s": still((0, 0)), "e": still((radius, 0)), "t": 2, "h": still(0), "a": still(0),
            "nm": "Gradient Fill 1", "mn": "ADBE Vector Graphic - G-Fill", "hd": False}


def path_shape(index, contour, scale):
    """A contour in layer space: scaled, y down."""
    place = lambda points: [numbers((x * scale, -y * scale)) for x, y in points]
    vertices, before, after = zip(*contour)
    shape = {"i": place(before), "o": place(after), "v": place(vertices), "c": True}
    return {"ind": index, "ty": "sh", "ks": {"a": 0, "k": shape}, "nm": f"Path {index + 1}",
            "mn": "ADBE Vector Shape - Group", "hd": False}


def group(name, items, position=(0, 0), opacity=None):
    placed = {"ty": "tr", "p": still(position), "a": still((0, 0)), "s": still((100, 100)),
              "r": still(0), "o": opacity or still(100), "sk": still(0), "sa": still(0),
              "nm": "Transform"}
    return {"ty": "gr", "it": items + [placed], "nm": name, "np": len(items), "cix": 2, "bm": 0,
            "mn": "ADBE Vector Group", "hd": False}


def text(words, cap_height, stem, opacity, tracking=0):
    """A group a letter, from x = 0 on the baseline; `opacity(index)` fades the index-th one."""
    scale, pen, groups = cap_height / CAPITAL, 0, []
    for index, letter in enumerate(words):
        pen += KERNING.get(words[index - 1:index + 1], 0) if index else 0
        advance, contours = glyph(letter, stem)
        paths = [path_shape(n, contour, scale) for n, contour in enumerate(contours)]
        if paths:
            groups.append(group(letter, [*paths, fill(WHITE)], (pen * scale, 0), opacity(index)))
        pen += advance + tracking
    return groups


def selector(basis, shape, start, end):
    """A text animator that hides the letters from `start` to `end`, by index."""
    return [{"nm": "Animator 1", "a": {"o": still(0)}, "s": {
        "t": 0, "r": 2, "b": basis, "rn": 0, "sh": shape, "a": still(100), "xe": still(0),
        "ne": still(0), "s": start, "e": end}}]


def words_layer(name, words, cap_height, placed, outlines, animators, style="Bold", tracking=0, **more):
    """Words as outlines of our own, or with `animators` in the font Inter, whose capitals are
    0.727 of its size."""
    if animators is None:
        return layer(4, name, placed, shapes=outlines, **more)
    size = cap_height / 0.727
    document = {"s": number(size), "f": f"Inter-{style}", "t": words, "j": 0, "tr": tracking,
                "lh": number(size * 1.2), "ls": 0, "fc": [1, 1, 1]}
    content = {"d": {"k": [{"s": document, "t": 0}]}, "p": {}, "a": animators,
               "m": {"g": 1, "a": still((0, 0))}}
    return layer(5, name, placed, t=content, **more)


def layer(kind, name, placed, three_d=0, blend=0, parent=None, **more):
    entry = {"ddd": three_d, "ty": kind, "nm": name, "parent": parent, "sr": 1, "ks": placed,
             "ao": 0, **more, "ip": 0, "op": frame(SECONDS), "st": 0, "bm": blend}
    return {key: value for key, value in entry.items() if value is not None}


def numbered(layers):
    """Gives each layer its index and turns parents' names into theirs."""
    index = {entry["nm"]: n for n, entry in enumerate(layers, 1)}
    for entry in layers:
        if "parent" in entry:
            entry["parent"] = index[entry["parent"]]
    return [{"ddd": entry["ddd"], "ind": index[entry["nm"]], **entry} for entry in layers]


# The composition.

BOLD, REGULAR = 152, 92


def fading(words, begin):
    """Letters that appear one after the other; spaces take no time."""
    def opacity(index):
        start = begin + (index - words[:index].count(" ")) * LETTER_STEP
        return animated((start, 0, EASE_IN_OUT), (start + LETTER_TIME, 100, None))
    return opacity


def fading_selector(words, begin):
    """The same of text: the edge of the selection is as many letters wide as fade at once."""
    width, count = LETTER_TIME / LETTER_STEP, len(words.replace(" ", ""))
    linear = ((0, 0), (1, 1))
    edges = [animated((begin, 0.5 - width + shift, linear),
                      (begin + (count - 1) * LETTER_STEP + LETTER_TIME, count - 0.5 + shift, None))
             for shift in (0, width)]
    return selector(2, 2, *edges)


def typing_selector(line, begin, end):
    """The same of text."""
    keys = [(0, 0, None)] + [(begin + n * TYPING_STEP, n + 1, None) for n in range(len(line))]
    keys += [(end + n * TYPING_STEP, len(line) - 1 - n, None) for n in range(len(line))]
    return selector(1, 1, animated(*keys), still(len(line)))


def typing(line, begin, end):
    """Letters that are there at once, and gone at once, from the last to the first."""
    return lambda index: animated(
        (0, 0, None), (begin + index * TYPING_STEP, 100, None),
        (end + (len(line) - 1 - index) * TYPING_STEP, 0, None))


def word_layers(is_text):
    """The lines of the lifted words: the last is the first again, there from the start."""
    layers = []
    for index, word in enumerate(WORDS):
        begin = FIRST_LIFT + (index - 1) * LIFT_STEP if index else 0
        opacity = (lambda _: None) if index == len(WORDS) - 1 else fading(word, begin)
        name = word if word not in WORDS[:index] else f"{word} again"
        is_last = index == len(WORDS) - 1
        animators = [] if is_last else fading_selector(word, begin)
        layers.append(words_layer(
            name, word, CAP_HEIGHT, transform((0, index * LINE_HEIGHT + CAP_HEIGHT + 10, 0)),
            text(word, CAP_HEIGHT, BOLD, opacity), animators if is_text else None, parent="lift"))
    keys = []
    for index in range(len(WORDS) - 1):
        begin = FIRST_LIFT + index * LIFT_STEP
        keys += [(begin, (0, -index * LINE_HEIGHT, 0), EASE_IN_OUT),
                 (begin + LIFT_TIME, (0, -(index + 1) * LINE_HEIGHT, 0), None)]
    return numbered(layers + [layer(3, "lift", transform(animated(*keys, spatial=True)))])


def line_mask(width):
    window = {"i": [[0, 0]] * 4, "o": [[0, 0]] * 4, "c": True,
              "v": [[0, 0], [width, 0], [width, LINE_HEIGHT], [0, LINE_HEIGHT]]}
    return [{"inv": False, "mode": "a", "pt": {"a": 0, "k": window}, "o": still(100),
             "x": still(0), "nm": "Mask 1"}]


def circle_layers():
    """The circle and its group. The circle's top edge, its anchor, is the canvas' center."""
    turn = animated((0, 45, EASE_IN_OUT_SECOND_HALF), (1, -45, None),
                    (3, -45, EASE_IN_OUT), (5, -225, None),
                    (7, -225, EASE_IN_OUT_FIRST_HALF), (8, -315, None))
    flip = animated((0, TILT - 90, EASE_IN_OUT_SECOND_HALF), (1, TILT, None),
                    (3, TILT, EASE_IN_OUT), (5, TILT + 180, None),
                    (7, TILT + 180, EASE_IN_OUT_FIRST_HALF), (8, TILT + 270, None))
    rest, filling = (100,) * 3, (FILLING_SCALE,) * 3
    growth = animated((0, filling, RECEDE), (GROWTH_TIME, rest, None),
                      (4 - GROWTH_TIME, rest, APPROACH), (4, filling, RECEDE),
                      (4 + GROWTH_TIME, rest, None),
                      (8 - GROWTH_TIME, rest, APPROACH), (8, filling, None))
    diameter = WIDTH / 2
    disc = {"d": 1, "ty": "el", "s": still((diameter, diameter)), "p": still((0, 0)),
            "nm": "Ellipse Path 1", "mn": "ADBE Vector Shape - Ellipse", "hd": False}
    glow = radial_fill(swapping(BLACK_DISC, WHITE_DISC), diameter / 2)
    placed = {"o": still(100), "rx": flip, "ry": still(0), "rz": still(0), "or": still((0, 0, 0)),
              "p": still((*CENTER, 0)), "a": still((0, -diameter / 2, 0)), "s": growth}
    spin = transform((*CENTER, 0), (*CENTER, 0), (GROUP_SCALE,) * 3, turn)
    return [layer(4, "circle", placed, three_d=1, parent="circle group",
                  shapes=[group("circle", [disc, glow])]),
            layer(3, "circle group", spin)]


def background_layer():
    sheet = {"ty": "rc", "d": 1, "s": still((WIDTH, HEIGHT)), "p": still((0, 0)), "r": still(0),
             "nm": "Rectangle Path 1", "mn": "ADBE Vector Shape - Rect", "hd": False}
    return layer(4, "background", transform((*CENTER, 0)),
                 shapes=[group("background", [sheet, fill(swapping(WHITE, BLACK))])])


def text_layers(is_text):
    title = words_layer(
        "NO TIME", "NO TIME", CAP_HEIGHT, transform((MARGIN, TITLE_BASELINE, 0)),
        text("NO TIME", CAP_HEIGHT, BOLD, fading("NO TIME", 0)),
        fading_selector("NO TIME", 0) if is_text else None, parent="phrase", blend=DIFFERENCE)
    top, width = TITLE_BASELINE + LINE_HEIGHT - CAP_HEIGHT - 10, WIDTH - MARGIN
    words = layer(0, "words", transform((MARGIN, top, 0)), parent="phrase", blend=DIFFERENCE,
                  refId="comp_words", hasMask=True, masksProperties=line_mask(width),
                  w=width, h=LINE_HEIGHT * len(WORDS))
    slide = animated((0, (WIDTH, 0, 0), EASE_OUT), (1, (0, 0, 0), None),
                     (7, (0, 0, 0), EASE_IN), (8, (-WIDTH, 0, 0), None), spatial=True)
    return [title, words, layer(3, "phrase", transform(slide))]


def subtitle_layers(is_text):
    lines = [("TIME IS MOTION.", 0.3, 7), ("MOTION IS THE POINT.", 4.15, 7)]
    return [words_layer(
                f"subtitle {n}", line, SMALL_CAP_HEIGHT,
                transform((MARGIN + 2, 500 + 24 * n, 0)),
                text(line, SMALL_CAP_HEIGHT, REGULAR, typing(line, begin, end), SMALL_TRACKING),
                typing_selector(line, begin, end) if is_text else None, style="Medium",
                tracking=SMALL_TRACKING, blend=DIFFERENCE)
            for n, (line, begin, end) in enumerate(lines, 1)]


def composition(is_text=False):
    notes = {0: "phrase slides in", 3: "flip", 4: "swap", 7: "flip through the loop point"}
    return {
        "v": "5.9.0", "fr": FRAME_RATE, "ip": 0, "op": frame(SECONDS), "w": WIDTH, "h": HEIGHT,
        "nm": "No time to stop", "ddd": 1,
        "assets": [{"id": "comp_words", "nm": "words", "fr": FRAME_RATE, "layers": word_layers(is_text)}],
        "layers": numbered([*subtitle_layers(is_text), *text_layers(is_text), *circle_layers(),
                            background_layer()]),
        **({"fonts": fonts()} if is_text else {}),
        "markers": [{"tm": frame(time), "cm": note, "dr": 0} for time, note in notes.items()]}


def fonts():
    return {"list": [{"fName": f"Inter-{style}", "fFamily": "Inter", "fStyle": style,
                      "ascent": 75, "origin": 0} for style in ("Bold", "Medium")]}


def pretty(value, indent=0, width=100):
    """JSON with each value on one line where it fits."""
    line = json.dumps(value)
    if len(line) + indent <= width or not isinstance(value, (dict, list)):
        return line
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {pretty(item, indent + 1)}" for key, item in value.items()]
    else:
        items = [pretty(item, indent + 1) for item in value]
    inner, (opening, closing) = "\n" + " " * indent, "{}" if isinstance(value, dict) else "[]"
    return opening + ",".join(f"{inner} {item}" for item in items) + inner + closing


if __name__ == "__main__":
    target = pathlib.Path(__file__).with_name("no-time-to-stop.json")
    target.write_text(pretty(composition()) + "\n", encoding="utf-8")
    target.with_name("words.json").write_text(pretty(composition(True)) + "\n", encoding="utf-8")

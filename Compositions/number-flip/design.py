#!/usr/bin/env python3
"""Draws the cards of a flip board, digits/1.png to digits/10.png.

    python3 design.py        writes the pictures beside this file; needs no packages
"""

import pathlib
import struct
import zlib

WIDTH, HEIGHT, SAMPLES = 120, 160, 4
CARD, FOLD, INK = (44, 44, 46), (28, 28, 30), (255, 214, 10)
RADIUS, FOLD_HALF = 14, 1.5

# The strokes of a digit in a box of 1 by 2: segments of lines.
TOP, MIDDLE, BOTTOM = ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((0, 2), (1, 2))
UPPER_LEFT, UPPER_RIGHT = ((0, 0), (0, 1)), ((1, 0), (1, 1))
LOWER_LEFT, LOWER_RIGHT = ((0, 1), (0, 2)), ((1, 1), (1, 2))
LEFT, RIGHT = [UPPER_LEFT, LOWER_LEFT], [UPPER_RIGHT, LOWER_RIGHT]
DIGITS = {
    0: [TOP, BOTTOM, *LEFT, *RIGHT], 1: RIGHT, 2: [TOP, UPPER_RIGHT, MIDDLE, LOWER_LEFT, BOTTOM],
    3: [TOP, MIDDLE, BOTTOM, *RIGHT], 4: [UPPER_LEFT, MIDDLE, *RIGHT],
    5: [TOP, UPPER_LEFT, MIDDLE, LOWER_RIGHT, BOTTOM],
    6: [TOP, *LEFT, MIDDLE, LOWER_RIGHT, BOTTOM], 7: [TOP, *RIGHT],
    8: [TOP, MIDDLE, BOTTOM, *LEFT, *RIGHT], 9: [TOP, MIDDLE, BOTTOM, UPPER_LEFT, *RIGHT]}


def strokes(number):
    """The strokes of a number on its card: (x0, y0, x1, y1) in pixels, and half their width."""
    digits = [int(digit) for digit in str(number)]
    size = 52 if len(digits) == 1 else 34
    gap = 22
    left = (WIDTH - size * len(digits) - gap * (len(digits) - 1)) / 2
    if digits[0] == 1:
        left -= size / 2  # A 1 is the right side of its box.
    lines = []
    for place, digit in enumerate(digits):
        x = left + place * (size + gap)
        for (x0, y0), (x1, y1) in DIGITS[digit]:
            lines.append((x + x0 * size, 32 + y0 * 48, x + x1 * size, 32 + y1 * 48))
    return lines, 7


def is_inked(x, y, lines, half):
    for x0, y0, x1, y1 in lines:
        nearest_x = min(max(x, min(x0, x1)), max(x0, x1))
        nearest_y = min(max(y, min(y0, y1)), max(y0, y1))
        if (x - nearest_x) ** 2 + (y - nearest_y) ** 2 <= half * half:
            return True
    return False


def is_card(x, y):
    dx = max(RADIUS - x, x - (WIDTH - RADIUS), 0)
    dy = max(RADIUS - y, y - (HEIGHT - RADIUS), 0)
    return dx * dx + dy * dy <= RADIUS * RADIUS


def pixel(column, row, lines, half):
    """Red, green, blue and alpha, from samples within the pixel."""
    total, alpha = [0, 0, 0], 0
    for step in range(SAMPLES * SAMPLES):
        x = column + (step % SAMPLES + 0.5) / SAMPLES
        y = row + (step // SAMPLES + 0.5) / SAMPLES
        if not is_card(x, y):
            continue
        alpha += 1
        folded = abs(y - HEIGHT / 2) < FOLD_HALF
        color = FOLD if folded else INK if is_inked(x, y, lines, half) else CARD
        total = [a + b for a, b in zip(total, color)]
    if not alpha:
        return bytes(4)
    return bytes([*(round(part / alpha) for part in total), round(255 * alpha / SAMPLES ** 2)])


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(number):
    lines, half = strokes(number)
    rows = b"".join(
        b"\0" + b"".join(pixel(column, row, lines, half) for column in range(WIDTH))
        for row in range(HEIGHT))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


if __name__ == "__main__":
    folder = pathlib.Path(__file__).with_name("digits")
    folder.mkdir(exist_ok=True)
    for number in range(1, 11):
        (folder / f"{number}.png").write_bytes(picture(number))

"""Pictures: reading PNG files, and measures of differences."""

from __future__ import annotations

import contextlib
import importlib
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

numpy: Any = None
pillow: Any = None
with contextlib.suppress(ImportError):
    numpy, pillow = importlib.import_module("numpy"), importlib.import_module("PIL.Image")
if pillow is None:
    numpy = None


@dataclass
class Picture:
    """Red, green, blue and alpha of each pixel in rows, 0...255; colors are premultiplied."""

    width: int
    height: int
    pixels: Any

    @classmethod
    def read(cls, path: Path) -> Picture:
        if numpy is not None:
            with pillow.open(path) as image:
                return cls.of_straight(image.width, image.height, image.convert("RGBA").tobytes())
        return cls.of_straight(*decoded(path.read_bytes()))

    @classmethod
    def of_straight(cls, width: int, height: int, data: bytes) -> Picture:
        """The picture whose colors are not premultiplied."""
        if numpy is not None:
            pixels = (
                numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4).astype(numpy.int16)
            )
            pixels[..., :3] = (pixels[..., :3].astype(numpy.int32) * pixels[..., 3:] + 127) // 255
            return cls(width, height, pixels)
        pixels = bytearray(data)
        for place in range(0, len(pixels), 4):
            alpha = pixels[place + 3]
            if alpha == 255:
                continue
            for channel in range(place, place + 3):
                pixels[channel] = (pixels[channel] * alpha + 127) // 255
        return cls(width, height, bytes(pixels))

    @classmethod
    def of_premultiplied(cls, width: int, height: int, data: bytes) -> Picture:
        if numpy is not None:
            pixels = (
                numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4).astype(numpy.int16)
            )
            return cls(width, height, pixels)
        return cls(width, height, data)

    def mirrored(self) -> Picture:
        if numpy is not None:
            return Picture(self.width, self.height, self.pixels[:, ::-1])
        row = 4 * self.width
        return Picture(
            self.width,
            self.height,
            b"".join(
                self.pixels[start + place : start + place + 4]
                for start in range(0, len(self.pixels), row)
                for place in range(row - 4, -1, -4)
            ),
        )

    def part(self, left: int, top: int, width: int, height: int) -> Picture:
        if numpy is not None:
            return Picture(width, height, self.pixels[top : top + height, left : left + width])
        row = 4 * self.width
        starts = [y * row + 4 * left for y in range(top, top + height)]
        return Picture(width, height, b"".join(self.pixels[s : s + 4 * width] for s in starts))

    def difference(self, other: Picture, limit: int) -> tuple[int, float]:
        """The largest difference of a channel, and the share of pixels, among those that either
        picture draws, with a difference above a limit."""
        if (self.width, self.height) != (other.width, other.height):
            return 255, 1
        if numpy is not None:
            deviations = abs(self.pixels - other.pixels).max(axis=2)
            drawn = (self.pixels[..., 3] + other.pixels[..., 3] > 0).sum()
            return int(deviations.max()), float((deviations > limit).sum() / max(drawn, 1))
        if self.pixels == other.pixels:
            return 0, 0
        largest = beyond = drawn = 0
        for place in range(0, len(self.pixels), 4):
            mine, theirs = self.pixels[place : place + 4], other.pixels[place : place + 4]
            drawn += mine[3] + theirs[3] > 0
            deviation = max(abs(a - b) for a, b in zip(mine, theirs, strict=True))
            largest, beyond = max(largest, deviation), beyond + (deviation > limit)
        return largest, beyond / max(drawn, 1)

    def beyond_edges(self, other: Picture, limit: int) -> float:
        """The share of the drawn pixels that are beyond the range of their neighbors in the other
        picture by more than a limit, in either direction. Needs numpy."""
        drawn = max(int((self.pixels[..., 3] + other.pixels[..., 3] > 0).sum()), 1)
        counts = []
        for one, two in ((self, other), (other, self)):
            padded = numpy.pad(two.pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
            neighbors = [
                padded[y : y + two.height, x : x + two.width] for y in range(3) for x in range(3)
            ]
            low, high = numpy.minimum.reduce(neighbors), numpy.maximum.reduce(neighbors)
            beyond = (one.pixels < low - limit) | (one.pixels > high + limit)
            counts.append(int(beyond.any(axis=2).sum()))
        return max(counts) / drawn


def decoded(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and pixels of a PNG file of 8 bits a channel, as xsheet writes them."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    chunks: dict[bytes, bytes] = {}
    place = 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        chunks[name] = chunks.get(name, b"") + data[place + 8 : place + 8 + length]
        place += length + 12
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    if depth != 8:
        raise ValueError(f"PNG with {depth} bits a channel")
    rows = unfiltered(zlib.decompress(chunks[b"IDAT"]), channels * width, channels)
    if kind == 6:
        return width, height, rows
    pixels = bytearray()
    palette, alphas = chunks.get(b"PLTE", b""), chunks.get(b"tRNS", b"")
    for place in range(0, len(rows), channels):
        value = rows[place : place + channels]
        if kind == 3:
            index = value[0]
            alpha = alphas[index] if index < len(alphas) else 255
            pixels += palette[3 * index : 3 * index + 3] + bytes([alpha])
        else:
            color = value[:3] if kind == 2 else value[:1] * 3
            pixels += color + (value[1:] if kind == 4 else b"\xff")
    return width, height, bytes(pixels)


def unfiltered(data: bytes, length: int, step: int) -> bytes:
    """The rows of a PNG file without their filters."""
    result = bytearray()
    above = bytearray(length)
    for start in range(0, len(data), length + 1):
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for i in range(length if kind else 0):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + above[i]) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif kind == 4:
                row[i] = (row[i] + paeth(left, above[i], corner)) & 255
        result += row
        above = row
    return bytes(result)


def paeth(left: int, above: int, corner: int) -> int:
    estimate = left + above - corner
    distances = [abs(estimate - value) for value in (left, above, corner)]
    return (left, above, corner)[distances.index(min(distances))]

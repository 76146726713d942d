"""Draws files with a player whose Python package is installed; run in a process of its own.

Usage: python3 -m probing.peers PLAYER FRAMES FOLDER FILE...
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

from probing.values import CENTER

SIZE = 2 * CENTER

# Players and the modules of their packages.
PLAYERS = {"thorvg": "thorvg_python", "rlottie": "rlottie_python"}


def installed() -> list[str]:
    return [name for name, module in PLAYERS.items() if importlib.util.find_spec(module)]


def draw_with_rlottie(path: Path, frame: int) -> bytes:
    rlottie_python = importlib.import_module("rlottie_python")

    animation = rlottie_python.LottieAnimation.from_data(path.read_text())
    data = bytearray(animation.lottie_animation_render(frame, width=SIZE, height=SIZE))
    data[0::4], data[2::4] = data[2::4], data[0::4]
    return bytes(data)


class ThorVG:
    def __init__(self) -> None:
        thorvg_python = importlib.import_module("thorvg_python")

        self.engine = thorvg_python.Engine(threads=0)
        self.library = thorvg_python

    def draw(self, path: Path, frame: int) -> bytes:
        canvas = self.library.SwCanvas(self.engine)
        canvas.set_target(SIZE, SIZE, cs=self.library.Colorspace.ABGR8888)
        animation = self.library.LottieAnimation(self.engine)
        picture = animation.get_picture()
        if int(picture.load(str(path))) != 0:
            raise ValueError("not loaded")
        picture.set_size(SIZE, SIZE)
        canvas.add(picture)
        animation.set_frame(float(frame))
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        return bytes(canvas.buffer_arr or b"")


def main() -> None:
    player, frames, folder, *files = sys.argv[1:]
    draw: Callable[[Path, int], bytes] = draw_with_rlottie if player == "rlottie" else ThorVG().draw
    for name in files:
        path = Path(name)
        # A file that ends the process is found by this line.
        print(name, flush=True)
        for frame in map(int, frames.split(",")):
            try:
                (Path(folder) / f"{path.stem}-{frame}.{player}").write_bytes(draw(path, frame))
            except Exception as error:
                print(f"{name}: {error}", file=sys.stderr)
                break


if __name__ == "__main__":
    main()

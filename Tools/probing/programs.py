"""Runs xsheet and other players on many files at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from probing.pictures import Picture
from probing.values import CENTER

TOOLS = Path(__file__).resolve().parents[1]
SIZE = 2 * CENTER

# The longest time for a file, in seconds. A probe is drawn in a few milliseconds.
TIMEOUT = "20"
# The codes of findings about parts of a design that a timeline does not have.
LEFT_OUT = {"TC0002", "TC0005"}


class Xsheet:
    """The program, with the fonts of the project's tests."""

    def __init__(self, program: Path, jobs: int) -> None:
        self.program = program
        self.jobs = str(jobs)
        self.environment = os.environ | {
            "FONTCONFIG_FILE": str(TOOLS.parent / "Tests" / "Fonts" / "fonts.conf"),
        }

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.program), *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def listed(
        self, command: str, files: list[Path], *arguments: str
    ) -> subprocess.CompletedProcess[str]:
        """Runs a command on files whose names are read from a list."""
        names = files[0].parent / f"{command}.list"
        names.write_text("".join(f"{file}\n" for file in files))
        return self.run(
            command,
            *arguments,
            "--no-config",
            "--jobs",
            self.jobs,
            "--timeout",
            TIMEOUT,
            "--files-from",
            str(names),
        )

    def draw(self, files: list[Path], frames: list[int], output: Path, *arguments: str) -> str:
        """Draws frames of files into a folder; returns the messages."""
        if not files:
            return ""
        output.mkdir(parents=True, exist_ok=True)
        return self.listed(
            "render",
            files,
            "--frames",
            ",".join(map(str, frames)),
            "--output",
            str(output),
            "--format",
            "png",
            "--quiet",
            *arguments,
        ).stderr

    def leaves_out(self, file: Path) -> bool:
        """Whether a warning tells that the timeline of a design leaves something out."""
        report = self.run("report", "--no-config", "--format", "json", "--quiet", str(file)).stdout
        try:
            files = json.loads(report)["files"]
        except (ValueError, KeyError):
            return False
        return any(finding["code"] in LEFT_OUT for file in files for finding in file["findings"])

    def verify(self, files: list[Path], *arguments: str) -> dict[str, Any]:
        """The verdicts of files by their names."""
        if not files:
            return {}
        options = ("--format", "json", "--quiet", "--max-dim", str(SIZE), *arguments)
        if "--swiftui" in arguments:
            # Views of all files are compiled at once, in this process.
            result = self.run("verify", "--no-config", *options, *map(str, files))
        else:
            result = self.listed("verify", files, *options)
        try:
            return {Path(file["file"]).name: file for file in json.loads(result.stdout)["files"]}
        except (ValueError, KeyError):
            print(f"probe: verify printed no JSON: {result.stderr[:400]}", file=sys.stderr)
            return {}


def picture(folder: Path, file: Path, frame: int) -> Picture | None:
    """The picture that xsheet drew of a frame."""
    path = folder / f"{file.stem}-{frame:05}.png"
    if not path.exists():
        # The name of a frame that is drawn alone.
        path = folder / f"{file.stem}.png"
    return Picture.read(path) if path.exists() else None


def draw_with_peer(player: str, files: list[Path], frames: list[int], output: Path) -> list[Path]:
    """Draws frames with another player; returns the files on which it crashed."""
    output.mkdir(parents=True, exist_ok=True)
    crashed: list[Path] = []
    rest = files
    while rest:
        try:
            result = subprocess.run(
                [
                    sys.executable,
                    "-m",
                    "probing.peers",
                    player,
                    ",".join(map(str, frames)),
                    str(output),
                    *map(str, rest),
                ],
                cwd=TOOLS,
                capture_output=True,
                text=True,
                check=False,
                timeout=10 + len(rest),
            )
            begun, code = result.stdout.split("\n"), result.returncode
        except subprocess.TimeoutExpired as error:
            begun, code = (error.stdout or b"").decode().split("\n"), 1
        names = [name for name in begun if name.startswith("/")]
        if code == 0 or not names:
            return crashed
        place = rest.index(Path(names[-1]))
        crashed.append(rest[place])
        rest = rest[place + 1 :]
    return crashed


def peer_picture(player: str, folder: Path, file: Path, frame: int) -> Picture | None:
    path = folder / f"{file.stem}-{frame}.{player}"
    if not path.exists():
        return None
    data = path.read_bytes()
    return Picture.of_premultiplied(SIZE, SIZE, data) if len(data) == 4 * SIZE * SIZE else None

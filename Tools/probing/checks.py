"""Checks of batches of designs. A result is "" if a design passes, a text if it fails, and None
if the check does not hold for it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from probing.browser import LottieWeb
from probing.dice import Dice, Json
from probing.laws import Law
from probing.pictures import Picture
from probing.programs import Xsheet, draw_with_peer, peer_picture, picture
from probing.values import DURATION

FRAME_COUNT = 5

# Another player agrees if fewer pixels differ than this share. A pixel differs if a channel is
# beyond the range of the pixel and its neighbors in the other picture by more than the limit:
# antialiasing at edges differs by less.
PEER_SHARE = 0.02
PEER_LIMIT = 24


class Batch:
    """Designs as files, and the pictures that xsheet draws of them."""

    def __init__(
        self, xsheet: Xsheet, folder: Path, designs: list[Json], seeds: list[str], seed: int
    ) -> None:
        self.xsheet, self.folder, self.designs, self.seeds = xsheet, folder, designs, seeds
        self.frames = sorted(Dice(f"{seed}", 1).random.sample(range(DURATION), FRAME_COUNT))
        self.files = [
            self.write(f"d{i}.json", json.dumps(d).encode()) for i, d in enumerate(designs)
        ]
        self.drawn: list[list[Picture | None]] | None = None
        self.messages = ""

    def write(self, name: str, data: bytes) -> Path:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / name
        path.write_bytes(data)
        return path

    def pictures(self) -> list[list[Picture | None]]:
        """The pictures of all frames of each design."""
        if self.drawn is None:
            self.messages = self.xsheet.draw(self.files, self.frames, self.folder / "base")
            self.drawn = [
                [picture(self.folder / "base", file, frame) for frame in self.frames]
                for file in self.files
            ]
        return self.drawn


class Check:
    name = ""

    def __init__(self) -> None:
        # Counts to print beside the results.
        self.notes: Counter[str] = Counter()

    def results(self, batch: Batch) -> list[str | None]:
        raise NotImplementedError


def compared(
    expected: list[Picture | None],
    actual: list[Picture | None],
    frames: list[int],
    tolerance: tuple[int, float],
) -> str | None:
    """The first frame that differs, or nothing if neither is drawn."""
    limit, share = tolerance
    if None in expected and None in actual:
        return None
    for frame, one, two in zip(frames, expected, actual, strict=True):
        if one is None or two is None:
            return f"frame {frame} is drawn of one file only"
        largest, differing = one.difference(two, limit)
        if differing > share:
            return (
                f"frame {frame}: {100 * differing:.2f} % of the pixels differ, by up to {largest}"
            )
    return ""


class LawCheck(Check):
    def __init__(self, law: Law) -> None:
        super().__init__()
        self.law, self.name = law, law.name

    def results(self, batch: Batch) -> list[str | None]:
        law = self.law
        files: dict[int, Path] = {}
        for index, (design, seed) in enumerate(zip(batch.designs, batch.seeds, strict=True)):
            data = law.applied(design, f"{seed}/{law.name}")
            if data is not None:
                files[index] = (
                    batch.write(f"{law.name}/d{index}{law.suffix}", data)
                    if (batch.folder / law.name).exists()
                    else self.first(batch, index, data)
                )
        output = batch.folder / law.name / "out"
        frames = [frame * law.rate for frame in batch.frames]
        batch.xsheet.draw(list(files.values()), frames, output, *law.arguments)
        results: list[str | None] = [None] * len(batch.designs)
        for index, file in files.items():
            actual = [picture(output, file, frame) for frame in frames]
            results[index] = compared(
                [law.expected(one) if one else None for one in batch.pictures()[index]],
                [law.actual(one) if one else None for one in actual],
                batch.frames,
                law.tolerance,
            )
        return results

    def first(self, batch: Batch, index: int, data: bytes) -> Path:
        (batch.folder / self.law.name).mkdir(parents=True)
        return batch.write(f"{self.law.name}/d{index}{self.law.suffix}", data)


class OrderCheck(Check):
    """Frames that are drawn alone, and among all frames, are those that are drawn in one go.

    Coverage that was computed for a larger area is kept, and its sums are rounded otherwise.
    """

    name = "order"
    tolerance = (1, 0.0)

    def results(self, batch: Batch) -> list[str | None]:
        all_frames = batch.folder / "all"
        singles = [batch.frames[1], batch.frames[-1]]
        for frame in singles:
            batch.xsheet.draw(batch.files, [frame], batch.folder / f"alone{frame}")
        batch.xsheet.draw(batch.files, list(range(DURATION)), all_frames)
        results: list[str | None] = []
        for index, file in enumerate(batch.files):
            drawn = dict(zip(batch.frames, batch.pictures()[index], strict=True))
            result = compared(
                [drawn[frame] for frame in singles],
                [picture(batch.folder / f"alone{frame}", file, frame) for frame in singles],
                singles,
                self.tolerance,
            )
            if result == "":
                result = compared(
                    list(drawn.values()),
                    [picture(all_frames, file, frame) for frame in batch.frames],
                    batch.frames,
                    self.tolerance,
                )
            results.append(result)
        return results


class VerifyCheck(Check):
    """`xsheet verify` finds a design equal to its timeline, or to its generated code."""

    def __init__(self, name: str, arguments: tuple[str, ...]) -> None:
        super().__init__()
        self.name, self.arguments = name, arguments

    def results(self, batch: Batch) -> list[str | None]:
        verdicts = batch.xsheet.verify(batch.files, *self.arguments)
        results = [self.result(verdicts.get(file.name)) for file in batch.files]
        for index, file in enumerate(batch.files):
            if results[index] and batch.xsheet.leaves_out(file):
                self.notes[f"differences of {self.name} that warnings announce"] += 1
                results[index] = ""
        return results

    def result(self, verdict: dict[str, object] | None) -> str | None:
        if verdict is None:
            # Such as generated code that does not compile.
            return "no verdict"
        if verdict["verdict"] == "match":
            return ""
        if verdict.get("warnings"):
            # What a timeline or a view leaves out is reported.
            self.notes[f"differences of {self.name} that warnings announce"] += 1
            return ""
        reasons = verdict.get("reasons") or verdict.get("error") or ""
        return f"{verdict['verdict']}: {json.dumps(reasons)[:300]}"


class RewriteCheck(VerifyCheck):
    """A timeline is equal to itself as it is written and read."""

    def __init__(self) -> None:
        super().__init__("rewrite", ())

    def results(self, batch: Batch) -> list[str | None]:
        output = batch.folder / "timelines"
        batch.xsheet.listed("convert", batch.files, "--output", str(output), "--quiet")
        timelines = [output / f"{file.stem}.xsheet.json" for file in batch.files]
        verdicts = batch.xsheet.verify([path for path in timelines if path.exists()])
        return [self.result(verdicts.get(path.name)) for path in timelines]


class RepeatCheck(Check):
    """A conversion that is made again is the same bytes."""

    name = "repeat"

    def results(self, batch: Batch) -> list[str | None]:
        first, second = (self.converted(batch, name) for name in ("first", "second"))
        return [self.result(one, two) for one, two in zip(first, second, strict=True)]

    def result(self, first: dict[str, bytes], second: dict[str, bytes]) -> str | None:
        differing = [name for name, data in first.items() if second.get(name) != data]
        if not first or not second:
            return None if first == second else "it is converted once only"
        return f"{', '.join(sorted(differing))} differ" if differing else ""

    def converted(self, batch: Batch, name: str) -> list[dict[str, bytes]]:
        """The files of each design, by their names."""
        output = batch.folder / self.name / name
        batch.xsheet.listed("convert", batch.files, "--output", str(output), "--quiet")
        for style in ("events", "keyframes"):
            options = ("--format", "swiftui", "--style", style)
            folder = str(output / style)
            batch.xsheet.listed("convert", batch.files, *options, "--output", folder, "--quiet")
        return [
            {
                str(path.relative_to(output)): path.read_bytes()
                for pattern in (f"{file.stem}.*", f"*/{file.stem.capitalize()}View*")
                for path in output.glob(pattern)
                if path.is_file()
            }
            for file in batch.files
        ]


class PeerCheck(Check):
    """Two other players agree with each other, and not with xsheet."""

    name = "peers"

    def results(self, batch: Batch) -> list[str | None]:
        drawn: dict[str, list[list[Picture | None]]] = {}
        for player in ("thorvg", "rlottie"):
            output = batch.folder / player
            crashed = draw_with_peer(player, batch.files, batch.frames, output)
            self.notes[f"crashes of {player}"] += len(crashed)
            drawn[player] = [
                [peer_picture(player, output, file, frame) for frame in batch.frames]
                for file in batch.files
            ]
        return [
            self.result(batch.frames, *pictures)
            for pictures in zip(batch.pictures(), drawn["thorvg"], drawn["rlottie"], strict=True)
        ]

    def result(
        self,
        frames: list[int],
        ours: list[Picture | None],
        first: list[Picture | None],
        second: list[Picture | None],
    ) -> str | None:
        if None in ours + first + second:
            return None
        rows = [
            [one.beyond_edges(two, PEER_LIMIT) for one, two in ((a, b), (a, c), (b, c))]
            for a, b, c in zip(ours, first, second, strict=True)
            if a and b and c
        ]
        agrees = [all(row[place] <= PEER_SHARE for row in rows) for place in (0, 1)]
        self.notes["designs compared with players"] += 1
        self.notes["designs that agree with a player"] += any(agrees)
        self.notes["designs that agree with thorvg"] += agrees[0]
        self.notes["designs that agree with rlottie"] += agrees[1]
        for frame, (one, two, others) in zip(frames, rows, strict=True):
            if others <= PEER_SHARE / 2 and min(one, two) > 2 * PEER_SHARE:
                return f"frame {frame}: {100 * one:.1f} % of the pixels differ from both"
        return ""


class BrowserCheck(Check):
    """lottie-web draws the same."""

    name = "lottie-web"

    def __init__(self, player: LottieWeb) -> None:
        super().__init__()
        self.player = player

    def results(self, batch: Batch) -> list[str | None]:
        drawn = self.player.draw(batch.files, batch.frames, batch.folder / self.name)
        return [
            self.result(batch.frames, ours, theirs)
            for ours, theirs in zip(batch.pictures(), drawn, strict=True)
        ]

    def result(
        self, frames: list[int], ours: list[Picture | None], theirs: list[Picture | None]
    ) -> str | None:
        if None in ours + theirs:
            return None
        for frame, one, two in zip(frames, ours, theirs, strict=True):
            share = one.beyond_edges(two, PEER_LIMIT) if one and two else 0
            if share > 2 * PEER_SHARE:
                return f"frame {frame}: {100 * share:.1f} % of the pixels differ"
        return ""

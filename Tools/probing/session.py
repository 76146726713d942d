"""Probes batches of designs, shrinks and classes failures, and sums up."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from probing import peers, pictures
from probing.browser import LottieWeb
from probing.checks import (
    Batch,
    BrowserCheck,
    Check,
    LawCheck,
    OrderCheck,
    PeerCheck,
    RepeatCheck,
    RewriteCheck,
    VerifyCheck,
)
from probing.classes import Class, class_of, read_classes
from probing.dice import Json
from probing.generator import Generator
from probing.laws import LAWS
from probing.programs import Xsheet
from probing.shrinking import shrunk


@dataclass
class Options:
    seed: int
    checks: set[str]
    program: Path
    jobs: int
    output: Path
    shrink_seconds: float
    examples: int
    lottie_js: Path | None = None


def checks(names: set[str], lottie_js: Path | None) -> list[Check]:
    """The checks with names, or of kinds."""
    result: list[Check] = [LawCheck(law) for law in LAWS if "laws" in names or law.name in names]
    if "order" in names:
        result.append(OrderCheck())
    if "timeline" in names:
        result += [VerifyCheck("timeline", ()), RewriteCheck()]
    if "repeat" in names:
        result.append(RepeatCheck())
    if "swiftui" in names:
        result += [
            VerifyCheck(f"swiftui-{style}", ("--swiftui", "--style", style))
            for style in ("events", "keyframes")
        ]
    if "peers" in names:
        missing = set(peers.PLAYERS) - set(peers.installed())
        if missing or pictures.numpy is None:
            reason = f"the Python packages of {', '.join(sorted(missing or {'numpy and pillow'}))}"
            print(f"probe: players are not compared: {reason} are missing.", file=sys.stderr)
        else:
            result.append(PeerCheck())
    if lottie_js and "lottie-web" in names:
        result.append(BrowserCheck(LottieWeb(lottie_js)))
    return result


class Session:
    def __init__(self, options: Options, folder: Path, xsheet: Xsheet | None = None) -> None:
        self.options = options
        self.folder = folder
        self.xsheet = xsheet or Xsheet(options.program, options.jobs)
        self.checks = checks(options.checks, options.lottie_js)
        self.classes = read_classes()
        # Designs that a check holds for, and those that pass it.
        self.tried: Counter[str] = Counter()
        self.passed: Counter[str] = Counter()
        self.failures: set[tuple[int, str]] = set()
        self.notes: Counter[str] = Counter()
        self.seconds: dict[str, float] = {check.name: 0.0 for check in self.checks}
        self.known: Counter[str] = Counter()
        self.unknown: Counter[str] = Counter()

    def probe(self, numbers: range) -> None:
        """Probes the designs with some numbers."""
        designs = [Generator(f"{self.options.seed}/{number}").design() for number in numbers]
        seeds = [f"{self.options.seed}/{number}" for number in numbers]
        batch = self.batch(designs, seeds, "batch")
        batch.pictures()
        # Files that cannot be drawn are no probes of other checks.
        if batch.messages:
            print(f"probe: {numbers.start}: {batch.messages[:500]}", file=sys.stderr)
        for check in self.checks:
            began = time.monotonic()
            results = check.results(batch)
            self.seconds[check.name] += time.monotonic() - began
            self.notes.update(check.notes)
            check.notes.clear()
            for number, design, seed, result in zip(numbers, designs, seeds, results, strict=True):
                if result is None:
                    continue
                self.tried[check.name] += 1
                if result == "":
                    self.passed[check.name] += 1
                else:
                    self.examine(check, number, design, seed, result)
        shutil.rmtree(self.folder / "batch", ignore_errors=True)

    def batch(self, designs: list[Json], seeds: list[str], name: str) -> Batch:
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        # All batches of a session draw the same frames, so that a failure stays one as it shrinks.
        return Batch(self.xsheet, folder, designs, seeds, self.options.seed)

    def examine(self, check: Check, number: int, design: Json, seed: str, result: str) -> None:
        """Shrinks a failure, and counts it under its class."""
        self.failures.add((number, check.name))

        def test(designs: list[Json]) -> list[bool]:
            batch = self.batch(designs, [seed] * len(designs), "shrink")
            return [bool(result) for result in check.results(batch)]

        small = design
        if self.options.shrink_seconds > 0 and test([design])[0]:
            small = shrunk(design, test, self.options.shrink_seconds)
            rest = check.results(self.batch([small], [seed], "shrink"))
            result = rest[0] or result
            check.notes.clear()
        kind: Class | str = f"{check.name}: not shrunk"
        if small is not design:
            kind = class_of(check.name, small, self.classes)
        if isinstance(kind, Class):
            self.known[kind.name] += 1
            return
        self.unknown[kind] += 1
        if self.unknown[kind] <= self.options.examples:
            path = self.options.output / f"{number}-{check.name}.json"
            path.write_text(json.dumps(small))
            print(f"{path}: {kind}: {result}", flush=True)

    def summary(self) -> str:
        lines = ["", "Designs that pass, of those that a check holds for:"]
        for check in self.checks:
            tried, passed = self.tried[check.name], self.passed[check.name]
            share = 100 * passed / tried if tried else 0
            seconds = self.seconds[check.name]
            lines.append(
                f"{passed:8,} of {tried:7,}  {share:6.2f} %  {check.name}, {seconds:.0f} s"
            )
        for name, count in sorted(self.notes.items()):
            lines.append(f"{count:8,}  {name}")
        for title, counts in (("Known classes:", self.known), ("Unknown classes:", self.unknown)):
            if counts:
                lines += ["", title]
                lines += [f"{count:8,}  {name}" for name, count in counts.most_common()]
        return "\n".join(lines)

#!/usr/bin/env python3
"""A stand-in for xsheet with the options that run-shard passes.

The content of a design is one word, which says what happens to it: ok, warning (status 1),
refused (65), crash (70), unwritten (74), slow, or die, which ends the program with SIGKILL.
A file `repaired` beside the manifest makes unwritten and die equal to ok.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

VERSION = "0.0.0"
RESULTS = {
    "ok": (0, "converted"),
    "slow": (0, "converted"),
    "warning": (1, "converted"),
    "refused": (65, "refused"),
    "crash": (70, "crashed"),
    "unwritten": (74, "unwritten"),
}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    parser.add_argument("command", choices=["report", "convert"])
    parser.add_argument("--output", type=Path)
    parser.add_argument("--manifest", type=Path, required=True)
    parser.add_argument("--shard", default="1/1")
    parser.add_argument("--files-from", type=Path)
    parser.add_argument("--root", type=Path, default=Path())
    for option in ("--jobs", "--timeout", "--memory-limit"):
        parser.add_argument(option)
    for flag in ("--resume", "--isolate", "--quiet"):
        parser.add_argument(flag, action="store_true", required=True)
    parser.add_argument("inputs", nargs="*", type=Path)
    try:
        return parser.parse_intermixed_args()
    except (argparse.ArgumentError, SystemExit):
        sys.exit(64)


def find_designs(arguments: argparse.Namespace) -> list[tuple[str, Path, Path]]:
    """The name, the file and the path below the output folder of each design."""
    if arguments.files_from:
        names = arguments.files_from.read_text().splitlines()
        return [(name, arguments.root / name, Path(name)) for name in names]
    if missing := [folder for folder in arguments.inputs if not folder.is_dir()]:
        print(f"Error: {missing[0]} does not exist.", file=sys.stderr)
        sys.exit(66)
    paths = [
        (folder, path) for folder in arguments.inputs for path in sorted(folder.rglob("*.json"))
    ]
    return [(str(path), path, path.relative_to(folder)) for folder, path in paths]


def is_done(line: dict[str, Any], design: dict[str, Any]) -> bool:
    if (
        any(line.get(key) != design[key] for key in ("input", "sha256", "version", "options"))
        or line["status"] == 74
    ):
        return False
    outputs = [(Path(output["path"]), output["sha256"]) for output in line["outputs"]]
    return all(path.exists() and digest(path.read_bytes()) == sha256 for path, sha256 in outputs)


def main() -> None:
    arguments = parse()
    stops: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: stops.append(number))
    index, count = map(int, arguments.shard.split("/"))
    designs = [
        design
        for design in find_designs(arguments)
        if int(digest(design[0].encode()), 16) % count == index - 1
    ]
    known = {}
    if arguments.manifest.exists():
        for text in arguments.manifest.read_text().splitlines():
            line = json.loads(text)
            known[line.get("input")] = line
    manifest = os.open(arguments.manifest, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)

    def write(line: dict[str, Any]) -> None:
        os.write(manifest, (json.dumps(line, separators=(",", ":")) + "\n").encode())

    write(
        {
            "kind": "start",
            "command": arguments.command,
            "shard": arguments.shard,
            "inputs": len(designs),
        }
    )
    repaired = (arguments.manifest.parent / "repaired").exists()
    gravest = 0
    for name, path, below in designs:
        if stops:
            break
        data = path.read_bytes()
        word = data.decode().split()[0]
        design = {
            "kind": "design",
            "input": name,
            "sha256": digest(data),
            "bytes": len(data),
            "command": arguments.command,
            "version": VERSION,
            "options": arguments.command,
        }
        if is_done(known.get(name, {}), design):
            gravest = max(gravest, known[name]["status"])
            continue
        if repaired and word in ("unwritten", "die"):
            word = "ok"
        if word == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.2 if word == "slow" else 0)
        status, verdict = RESULTS[word]
        outputs = []
        if status <= 1 and arguments.output:
            output = arguments.output / below.with_suffix(".xsheet.json")
            output.parent.mkdir(parents=True, exist_ok=True)
            output.write_bytes(data)
            outputs = [{"path": str(output), "bytes": len(data), "sha256": digest(data)}]
        gravest = max(gravest, status)
        write(
            {
                **design,
                "status": status,
                "verdict": verdict,
                "outputs": outputs,
                "run": {"shard": arguments.shard},
            }
        )
    write({"kind": "end", "designs": len(designs), "interrupted": bool(stops)})
    sys.exit(128 + stops[0] if stops else gravest)


if __name__ == "__main__":
    main()

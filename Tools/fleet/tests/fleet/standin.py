#!/usr/bin/env python3
"""A stand-in for xsheet with its protocol for many files; designs tell how it behaves.

A design is JSON with an optional member "behavior": refused, endless, memory or crash are results,
die ends the process itself, die-once does the first time (a file beside the design remembers it).
$STANDIN_SECONDS is the time of a design, $STANDIN_PIDS a folder for files named by processes that
hold the number of their parents.
"""

import argparse
import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from datetime import datetime, timezone
from typing import Any

VERSION = os.environ.get("STANDIN_VERSION", "0.9.0")
VERDICTS = {
    "refused": (65, "refused", "LI0001"),
    "endless": (65, "timeout", "WK0001"),
    "memory": (65, "memory", "WK0002"),
    "crash": (70, "crashed", "WK0003"),
}


def main() -> None:
    if sys.argv[1:] == ["--version"]:
        print(VERSION)
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    for name in ("--files-from", "--root", "--manifest", "--timeout", "--memory-limit", "--jobs"):
        parser.add_argument(name)
    parser.add_argument("-o", "--output")
    parser.add_argument("--format", default="timeline")
    parser.add_argument("--no-config", action="store_true")
    parser.add_argument("--isolate", action="store_true")
    parser.add_argument("-q", action="store_true")
    arguments, unknown = parser.parse_known_args()
    if unknown:
        print(f"Error: Unknown option '{unknown[0]}'.", file=sys.stderr)
        raise SystemExit(64)
    if folder := os.environ.get("STANDIN_PIDS"):
        with open(os.path.join(folder, str(os.getpid())), "w") as file:
            file.write(str(os.getppid()))
    manifest = os.open(arguments.manifest, os.O_WRONLY | os.O_APPEND)
    start = {"kind": "start", "command": arguments.command, "version": VERSION}
    os.write(manifest, (json.dumps(start) + "\n").encode())
    for name in names():
        line = work(name, arguments)
        os.write(manifest, (json.dumps(line) + "\n").encode())
    os.write(manifest, b'{"kind":"end"}\n')


def names() -> Iterator[str]:
    """Yields the names on standard input as they arrive."""
    rest = b""
    while content := os.read(0, 1 << 16):
        *whole, rest = (rest + content).split(b"\0" if b"\0" in rest + content else b"\n")
        yield from (os.fsdecode(name) for name in whole if name)
    if rest:
        yield os.fsdecode(rest)


def first_slow_name(folder: str) -> str:
    """Returns the name of the first slow design, in their order: the content of the file slow."""
    try:
        with open(os.path.join(folder, "slow")) as file:
            return file.read()
    except OSError:
        return "\U0010ffff"


def work(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    started = datetime.now(timezone.utc)
    time.sleep(float(os.environ.get("STANDIN_SECONDS", "0")))
    if name >= first_slow_name(arguments.root):
        time.sleep(0.2)
    path = os.path.join(arguments.root, name)
    line: dict[str, Any] = {"kind": "design", "input": name}
    status, verdict, code = 0, "converted", ""
    outputs: list[dict[str, Any]] = []
    pictures: list[dict[str, Any]] = []
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError:
        status, verdict, code = 66, "refused", "LI0914"
    else:
        line |= {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
        design = json.loads(content) if name.endswith(".json") else {}
        behavior = design.get("behavior")
        if behavior == "die" or (behavior == "die-once" and not os.path.exists(f"{path}.died")):
            open(f"{path}.died", "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        if behavior == "configuration":
            print("Error: The configuration is wrong.", file=sys.stderr)
            raise SystemExit(78)
        status, verdict, code = VERDICTS.get(str(behavior), (0, "converted", ""))
        pictures = [picture(path, asset) for asset in design.get("assets", [])]
        if verdict == "converted" and arguments.output:
            stem = name.rpartition(".")[0]
            outputs.append(write(arguments.output, f"{stem}.xsheet.json", content + b"!"))
            if arguments.command == "preview":
                write(arguments.output, "index.html", name.encode())
    line |= {"command": arguments.command, "version": VERSION, "options": "0123456789abcdef"}
    line |= {"status": status, "verdict": verdict}
    if verdict != "converted":
        line["message"] = f"The design is {verdict}."
    line["findings"] = {"error": int(code != ""), "warning": 0, "note": 0}
    line["codes"] = {code: 1} if code else {}
    if pictures:
        line["pictures"] = pictures
    line["outputs"] = outputs
    seconds = (datetime.now(timezone.utc) - started).total_seconds()
    line["run"] = {
        "started": f"{started:%Y-%m-%dT%H:%M:%S}.{started.microsecond // 1000:03}Z",
        "seconds": round(seconds, 3),
        "cpuSeconds": 0.001,
        "peakMemory": 1 << 20,
    }
    return line


def picture(path: str, asset: dict[str, Any]) -> dict[str, Any]:
    reference = asset.get("u", "") + asset["p"]
    try:
        with open(os.path.join(os.path.dirname(path), reference), "rb") as file:
            content = file.read()
    except OSError:
        return {"path": reference}
    return {
        "path": reference,
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }


def write(folder: str, name: str, content: bytes) -> dict[str, Any]:
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
    return {"path": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


if __name__ == "__main__":
    main()

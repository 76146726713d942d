"""The work on batches of designs."""

from __future__ import annotations

import json
import os
import posixpath
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from xsheet_fleet.errors import CANNOT_CREATE, INPUT_OUTPUT, FleetError
from xsheet_fleet.job import Job
from xsheet_fleet.places import Inputs, Outputs, content_hash, pictures_are_unchanged
from xsheet_fleet.process import Line, Tool
from xsheet_fleet.storage import Store

_POISON = ("timeout", "memory", "crashed")
_MANIFEST = "<manifest>"


@dataclass(frozen=True)
class Result:
    """The result of a design."""

    name: str
    status: int
    line: Line | None
    """The line of the manifest; None for a design that was done before."""


class BatchRunner:
    """Runs batches of designs, one after the other."""

    def __init__(self, job: Job) -> None:
        """Opens the storages; the process is started with the first batch."""
        self._job = job
        self._inputs = Inputs(Store(job.root), stage=job.always_stage)
        self._outputs: Outputs | None = None
        if job.output is not None:
            # Each process writes an index of its own pages, which is not that of the folder.
            stage = job.always_stage or job.command == "preview"
            self._outputs = Outputs(Store(job.output), stage=stage)
        self._quarantine = Store(job.quarantine) if job.quarantine else None
        self._host = socket.gethostname()
        self._version_text: str | None = None
        self._options = ""
        self.tool = Tool(
            job.words(
                self._inputs.folder, self._outputs.folder if self._outputs else None, _MANIFEST
            ),
            _MANIFEST,
            job.folder if os.path.isdir(job.folder) else None,
            job.timeout,
        )

    def run(self, names: Sequence[str], previous: Sequence[dict[str, Any] | None]) -> list[Result]:
        """Returns the result of each design; `previous` are the rows of earlier runs."""
        try:
            failures = self._inputs.fetch(names)
            results: dict[str, Result] = {}
            for name, row in zip(names, previous, strict=True):
                if name in failures:
                    results[name] = self._result(self._failure(name, failures[name]))
                elif row is not None and self._is_done(name, row):
                    results[name] = Result(name, row["status"], None)
            for line in self.tool.run([name for name in names if name not in results]):
                results[line["input"]] = self._result(self._finished(line))
            return [results[name] for name in names]
        finally:
            self._inputs.clear()
            if self._outputs:
                self._outputs.clear()

    def close(self) -> None:
        """Ends the process and removes copies."""
        self.tool.close()
        self._inputs.close()
        if self._outputs:
            self._outputs.close()

    @property
    def _version(self) -> str:
        if self._version_text is None:
            words = [self._job.xsheet, "--version"]
            try:
                done = subprocess.run(words, capture_output=True, text=True, check=False)
                self._version_text = done.stdout.strip().rpartition(" ")[2]
            except OSError:
                # The first process tells the reason.
                self._version_text = ""
        return self._version_text

    def _is_done(self, name: str, row: dict[str, Any]) -> bool:
        """Whether an earlier run has the result of a design."""
        return bool(
            row["status"] < CANNOT_CREATE
            and row["sha256"] is not None
            and row["request"] == self._request(name)
            and row["version"] == self._version
            # A design that met a limit may keep to a higher one.
            and (row["verdict"] not in _POISON or row["limits"] == self._job.limits)
            and row["sha256"] == content_hash(self._inputs.path(name))
            and pictures_are_unchanged(self._inputs, name, row["pictures"] or [])
            and all(self._outputs and self._outputs.has(file) for file in row["outputs"] or [])
        )

    def _finished(self, line: Line) -> Line:
        """Completes a line, and brings outputs and poison to their places."""
        name = line["input"]
        if "version" not in line:
            line = self._with_origin(line)
        self._options = line["options"]
        if self._outputs:
            line["outputs"] = [
                {**file, "path": self._outputs.name(file["path"])} for file in line["outputs"]
            ]
            try:
                self._outputs.deliver(file["path"] for file in line["outputs"])
            except Exception as error:
                return {
                    **self._failure(name, f"Outputs cannot be delivered: {error}"),
                    "outputs": [],
                }
        if line["verdict"] in _POISON and self._quarantine:
            self._isolate(name, line)
        return line

    def _isolate(self, name: str, line: Line) -> None:
        assert self._quarantine is not None
        try:
            with open(self._inputs.path(name), "rb") as file:
                self._quarantine.write(name, file.read())
            # The ending keeps the line from being taken for a design.
            text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
            self._quarantine.write(f"{name}.ndjson", f"{text}\n".encode())
        except OSError as error:
            raise FleetError(
                f"{self._quarantine.url} cannot be written to: {error}", INPUT_OUTPUT
            ) from None

    def _failure(self, name: str, message: str) -> Line:
        """Returns the line of a design that could not be read or written."""
        return self._with_origin(
            {
                "kind": "design",
                "input": name,
                "status": INPUT_OUTPUT,
                "verdict": "unwritten",
                "message": message,
                "findings": {"error": 0, "warning": 0, "note": 0},
                "codes": {},
                "outputs": [],
            }
        )

    def _with_origin(self, line: Line) -> Line:
        """Adds what xsheet tells of each design to a line of the fleet's own."""
        path = self._inputs.path(line["input"])
        sha256 = content_hash(path)
        content = {"sha256": sha256, "bytes": os.path.getsize(path)} if sha256 else {}
        return {
            **line,
            **content,
            "command": self._job.command,
            "version": self._version,
            "options": self._options,
        }

    def _request(self, name: str) -> str:
        return self._job.request(self._inputs.configuration(posixpath.dirname(name)))

    def _result(self, line: Line) -> Result:
        line["run"] = {**line.get("run", {}), "host": self._host}
        line["request"], line["limits"] = self._request(line["input"]), self._job.limits
        return Result(line["input"], line["status"], line)


class Worker:
    """The class of Ray's actors; each has a BatchRunner."""

    def __init__(self, job: Job) -> None:
        """Prepares the work; nothing is started yet, so that errors belong to a batch."""
        self._job = job
        self._runner: BatchRunner | None = None

    def __del__(self) -> None:
        """Ends the process; Ray calls this when the actor is not needed any more."""
        if self._runner is not None:
            self._runner.close()

    def __call__(self, batch: pa.Table) -> pa.Table:
        """Runs a batch; a column has the error that ends the run."""
        names = batch["name"].to_pylist()
        is_first = "previous" not in batch.column_names
        previous = [None] * len(names) if is_first else batch["previous"].to_pylist()
        try:
            if self._runner is None:
                self._runner = BatchRunner(self._job)
            results = self._runner.run(names, previous)
        except FleetError as error:
            return _table([], error)
        except OSError as error:
            return _table([], FleetError(str(error), INPUT_OUTPUT))
        return _table(results, None)


def _table(results: Sequence[Result], error: FleetError | None) -> pa.Table:
    lines = [json.dumps(result.line) if result.line else None for result in results]
    statuses = [result.status for result in results]
    errors: list[str | None] = [None] * len(results)
    if error is not None:
        lines, statuses, errors = [None], [error.status], [str(error)]
    return pa.table(
        {
            "line": pa.array(lines, pa.string()),
            "status": pa.array(statuses, pa.int32()),
            "error": pa.array(errors, pa.string()),
        }
    )


def results_of(table: pa.Table) -> Iterator[tuple[Line | None, int]]:
    """Yields line and status of each design; raises the error that ends the run."""
    for row in table.to_pylist():
        if row["error"] is not None:
            raise FleetError(row["error"], row["status"])
        yield (json.loads(row["line"]) if row["line"] else None), row["status"]


def find_tool(path: str) -> str:
    """Returns the absolute path of a program if it is on this machine, or else the given one."""
    found = shutil.which(path)
    return os.path.abspath(found) if found else path

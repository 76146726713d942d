from __future__ import annotations

from typing import Any

import fsspec
import pytest

from xsheet_fleet.errors import FleetError
from xsheet_fleet.manifest import PartWriter, PreviousRows, latest_rows, stored_rows
from xsheet_fleet.record import PREVIOUS_COLUMNS, line_of_row, row_of_line
from xsheet_fleet.storage import Store


def line_named(name: str, **members: Any) -> dict[str, Any]:
    line = {
        "kind": "design",
        "input": name,
        "sha256": "ab",
        "bytes": 3,
        "command": "convert",
        "version": "0.9.0",
        "options": "01",
        "status": 65,
        "verdict": "refused",
        "message": "It is no desïgn.",
        "findings": {"error": 1, "warning": 0, "note": 2},
        "codes": {"LI0301": 1, "TC0001": 2},
        "pictures": [{"path": "x.png"}, {"path": "y.png", "bytes": 1, "sha256": "ef"}],
        "outputs": [{"path": "a.xsheet.json", "bytes": 5, "sha256": "cd"}],
        "run": {
            "started": "2026-11-23T16:00:00.123Z",
            "seconds": 0.031,
            "cpuSeconds": 0.03,
            "peakMemory": 52428800,
            "host": "h",
        },
        "animation": {"size": [304, 188], "frames": 31},
    }
    return {**line, **members}


def write_rows(store: Store, *lines: dict[str, Any]) -> None:
    writer = PartWriter(store)
    writer.add([row_of_line(line) for line in lines])
    writer.flush()


def test_lines_come_back(memory: str) -> None:
    store = Store(memory)
    short = {
        name: value
        for name, value in line_named("b").items()
        if name not in ("sha256", "bytes", "message", "pictures")
    }
    short |= {"codes": {}, "outputs": [], "signal": 9}
    write_rows(store, short, line_named("a"))
    assert [line_of_row(row) for row in stored_rows(store)] == [line_named("a"), short]
    assert list(line_of_row(next(stored_rows(store)))) == list(line_named("a"))
    writer = PartWriter(store)
    writer.add([row_of_line({**short, "request": "r", "limits": "l"})])
    writer.flush()
    rows = list(stored_rows(store))
    assert (rows[1]["request"], rows[1]["limits"], line_of_row(rows[1])) == ("r", "l", short)


def test_later_runs_supersede(memory: str) -> None:
    store = Store(memory)
    write_rows(store, line_named("a", status=65), line_named("b", status=0))
    write_rows(store, line_named("a", status=0))
    assert [(row["input"], row["status"]) for row in stored_rows(store)] == [("a", 0), ("b", 0)]
    assert len(store.entries()) == 2


def test_previous_rows_are_found_by_name(memory: str) -> None:
    write_rows(Store(memory), line_named("a"), line_named("b", status=0))
    table = latest_rows(Store(memory), ("input", *PREVIOUS_COLUMNS))
    rows = PreviousRows(table, PREVIOUS_COLUMNS).find(["b", "x", "a"]).to_pylist()
    assert [row and row["status"] for row in rows] == [0, None, 65]


def test_part_that_is_damaged_is_named(memory: str) -> None:
    write_rows(Store(memory), line_named("a"))
    name = Store(memory).entries()[0].name
    fsspec.filesystem("memory").pipe_file(f"{memory}/{name}", b"PAR1")
    with pytest.raises(FleetError, match=name):
        latest_rows(Store(memory))


def test_manifest_that_is_missing(memory: str) -> None:
    assert len(latest_rows(Store(memory))) == 0
    with pytest.raises(FleetError, match="has no manifest"):
        next(stored_rows(Store(memory)))

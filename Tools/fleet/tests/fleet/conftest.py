"""What tests share: designs, the stand-in for xsheet, and a Ray cluster on this machine."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fsspec
import pytest

from xsheet_fleet.cli import main
from xsheet_fleet.manifest import stored_rows
from xsheet_fleet.record import line_of_row
from xsheet_fleet.storage import Store

STANDIN = str(Path(__file__).with_name("standin.py"))

Fleet = Callable[..., int]


def write_designs(folder: Path, count: int, **special: str) -> None:
    """Writes designs, one in three in a folder; special ones are names with behaviors."""
    (folder / "sub").mkdir(parents=True, exist_ok=True)
    for number in range(count):
        place = folder / "sub" if number % 3 == 0 else folder
        (place / f"d{number:04}.json").write_text(json.dumps({"number": number}))
    for name, behavior in special.items():
        (folder / f"{name}.json").write_text(json.dumps({"behavior": behavior}))


def lines_of(manifest: Path) -> list[dict[str, Any]]:
    """Returns the lines of a manifest without times."""
    lines = [line_of_row(row) for row in stored_rows(Store(str(manifest)))]
    for line in lines:
        del line["run"]
    return lines


def row_count(manifest: Path) -> int:
    """Returns the number of rows in all parts, superseded ones included."""
    import pyarrow.parquet as pq

    return sum(pq.read_metadata(part).num_rows for part in manifest.glob("*.parquet"))


def files_of(folder: Path) -> dict[str, bytes]:
    """Returns all files below a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def memory() -> Iterator[str]:
    """The URL of an empty folder in memory."""
    filesystem = fsspec.filesystem("memory")
    filesystem.store.clear()
    filesystem.pseudo_dirs[:] = [""]
    yield "memory://bucket"
    filesystem.store.clear()


@pytest.fixture(scope="session")
def pids(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where processes of the stand-in write their number and that of their parent."""
    return tmp_path_factory.mktemp("pids")


@pytest.fixture(scope="session")
def cluster(pids: Path) -> Iterator[None]:
    """Ray on this machine for all tests; its processes get the variables of now."""
    os.environ["STANDIN_PIDS"] = str(pids)
    os.environ["STANDIN_SECONDS"] = "0.01"
    from xsheet_fleet.cluster import connected

    with connected(None, 2):
        del os.environ["STANDIN_PIDS"], os.environ["STANDIN_SECONDS"]
        yield


@pytest.fixture
def fleet(tmp_path: Path, cluster: None) -> Fleet:
    """Runs xsheet-fleet convert on the folder in, to out and manifest."""

    def run(*words: str) -> int:
        return main(
            [
                *("convert", str(tmp_path / "in"), "-q", "--xsheet", STANDIN, "--batch-size", "16"),
                *("--output", str(tmp_path / "out"), "--manifest", str(tmp_path / "manifest")),
                *words,
            ]
        )

    return run

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from xsheet_fleet.errors import FleetError
from xsheet_fleet.pictures import named_files
from xsheet_fleet.places import Scratch
from xsheet_fleet.storage import Store


@pytest.mark.parametrize("scheme", ["", "file://"])
def test_local_files(tmp_path: Path, scheme: str) -> None:
    store = Store(f"{scheme}{tmp_path}/new")
    assert store.local_path == f"{tmp_path}/new"
    assert (store.exists(), store.entries(), store.size("a/b")) == (False, [], None)
    store.write("a/b", b"1")
    store.write("a/b", b"23")
    assert (store.read("a/b"), store.size("a/b"), store.size("a")) == (b"23", 2, None)
    assert os.listdir(tmp_path / "new" / "a") == ["b"]


def test_remote_files(memory: str) -> None:
    store = Store(memory)
    store.write("a/b", b"23")
    copy: Store = pickle.loads(pickle.dumps(store))
    assert copy.local_path is None
    assert (copy.read("a/b"), copy.size("a/b"), copy.size("x")) == (b"23", 2, None)
    assert [(entry.name, entry.is_folder) for entry in copy.entries()] == [("a", True)]


def test_unknown_storage() -> None:
    with pytest.raises(FleetError, match="nothing"):
        Store("nothing://x")


def test_storage_of_arrow() -> None:
    # s3fs is not a dependency; Arrow has S3 of its own.
    pytest.importorskip("pyarrow.fs").S3FileSystem  # noqa: B018
    store = Store("s3://bucket/folder?region=eu-west-1")
    assert (store.local_path, store.path) == (None, "bucket/folder")


def test_named_files_are_in_the_folder_of_the_design() -> None:
    design = b"""{"assets": [
        {"u": "images/", "p": "a.png"}, {"u": "/", "p": "b.png"}, {"p": "c.png", "e": 0},
        {"p": "data:image/png,AA"}, {"u": "../", "p": "d.png"}, {"u": "https://x/", "p": "e"},
        {"u": 1, "p": "f.png"}, {"layers": []}, 7
    ]}"""
    assert list(named_files(design, "x/y.json")) == ["x/images/a.png", "x/b.png", "x/c.png"]
    for text in (b"{", b"[]", b'{"assets": 1}', b"[" * 100_000):
        assert list(named_files(text, "y.json")) == []


def test_scratch_of_a_dead_process_is_removed(tmp_path: Path) -> None:
    living = Scratch(str(tmp_path))
    dead = tmp_path / "xsheet-fleet-dead"
    dead.mkdir()
    (dead / ".lock").touch()
    other = Scratch(str(tmp_path))
    assert {str(path) for path in tmp_path.iterdir()} == {living.path, other.path}
    living.close()
    other.close()
    assert not list(tmp_path.iterdir())

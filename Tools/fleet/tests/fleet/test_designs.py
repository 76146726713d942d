from __future__ import annotations

import io
from pathlib import Path

import fsspec
import pytest

from xsheet_fleet.designs import find_designs
from xsheet_fleet.errors import FleetError


def _write(url: str, *names: str) -> None:
    for name in names:
        fsspec.open(f"{url}/{name}", "wb").open().close()


def test_folder_is_searched_in_order_of_paths(memory: str) -> None:
    _write(memory, "b.json", "a/z.lottie", "a/c/x.TGS", "a-b.json", "notes.txt")
    _write(memory, "b.xsheet.json", ".xsheet.json", ".hidden/a.json", "a/.b.json")
    names = list(find_designs([memory], None).names())
    assert names == ["a/c/x.TGS", "a/z.lottie", "a-b.json", "b.json"]


def test_several_inputs_are_below_their_common_folder(memory: str) -> None:
    _write(memory, "x/a.json", "x/b/c.json", "y/d.json", "z/e.json")
    designs = find_designs(
        [f"{memory}/y", f"{memory}/x/b", f"{memory}/x", f"{memory}/x/a.json"], None
    )
    assert list(designs.names()) == ["x/a.json", "x/b/c.json", "y/d.json"]


def test_file_is_below_its_folder(tmp_path: Path) -> None:
    (tmp_path / "a.json").touch()
    designs = find_designs([str(tmp_path / "a.json")], None)
    assert (designs.root, list(designs.names())) == (str(tmp_path), ["a.json"])


def test_links_do_not_make_circles(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "x.json").touch()
    (tmp_path / "a" / "up").symlink_to(tmp_path)
    assert list(find_designs([str(tmp_path)], None).names()) == ["a/x.json"]


@pytest.mark.parametrize("text", ["a.json\r\n\nb/c.json\na.json", "a.json\0b/c.json\0"])
def test_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    (tmp_path / "list").write_bytes(text.encode())
    assert list(find_designs([], str(tmp_path / "list")).names()) == ["a.json", "b/c.json"]
    monkeypatch.setattr("sys.stdin", io.StringIO(text.replace("\r", "")))
    assert list(find_designs([], "-").names()) == ["a.json", "b/c.json"]


def test_names_of_lists_are_made_relative(tmp_path: Path) -> None:
    (tmp_path / "list").write_text(f"{tmp_path}/in/a.json\n./b/../c.json\n")
    designs = find_designs([str(tmp_path / "in")], str(tmp_path / "list"))
    assert list(designs.names()) == ["a.json", "c.json"]


@pytest.mark.parametrize("name", ["../a.json", "/a.json", "s3://other/a.json"])
def test_names_of_lists_stay_in_the_root(tmp_path: Path, name: str) -> None:
    (tmp_path / "list").write_text(name)
    with pytest.raises(FleetError, match="is not in the folder"):
        list(find_designs([str(tmp_path / "in")], str(tmp_path / "list")).names())


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        ([], "INPUT is missing"),
        (["/nowhere/at/all"], "does not exist"),
        (["nothing://x"], "Protocol not known"),
        ([".", "memory://"], "same storage"),
    ],
)
def test_wrong_inputs(inputs: list[str], message: str) -> None:
    with pytest.raises(FleetError, match=message):
        find_designs(inputs, None)


def test_name_that_is_not_utf8(tmp_path: Path) -> None:
    (tmp_path / b"\xff.json".decode(errors="surrogateescape")).touch()
    with pytest.raises(FleetError, match="UTF-8"):
        list(find_designs([str(tmp_path)], None).names())

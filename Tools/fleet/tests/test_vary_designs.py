"""Tests of Tools/vary-designs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "vary-designs"


def vary(output: Path, *arguments: str | Path) -> dict[str, bytes]:
    """The files of a set by their paths in its folder."""
    subprocess.run([TOOL, "--output", output, *arguments], check=True)
    files = (path for path in output.rglob("*") if path.is_file())
    return {str(path.relative_to(output)): path.read_bytes() for path in files}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    keyframes = [{"t": 0, "s": [200, 30.5], "e": [250, 0]}, {"t": 40, "s": [250, 0]}]
    transform = {
        "p": {"a": 1, "k": keyframes, "ix": 2},
        "s": {"a": 0, "k": [100, 100]},
        "r": {"a": 0, "k": 90},
    }
    expression = {"a": 0, "k": 50.25, "x": "thisComp.layer('Ball').transform.opacity"}
    layers: list[dict[str, Any]] = [
        {"ty": 1, "ind": 1, "nm": "Ball", "sw": 300, "ip": 0, "op": 60, "ks": transform},
        {"ty": 1, "ind": 2, "nm": "Sky", "sw": 300, "ip": 0, "op": 60, "ks": {"o": expression}},
    ]
    design = {"v": "5.7.0", "fr": 30, "w": 640, "h": 480, "nm": "Fünf", "layers": layers}
    assets = [
        {"id": "1", "u": "images/", "p": "a.png"},
        {"id": "2", "u": "", "p": "../outside.png"},
    ]
    folder = tmp_path / "sources"
    (folder / "images").mkdir(parents=True)
    (folder / "images/a.png").write_bytes(b"picture")
    (tmp_path / "outside.png").write_bytes(b"outside")
    (folder / "a.json").write_text(json.dumps(design, indent=1))
    (folder / "b.json").write_text(json.dumps({"layers": [], "assets": assets}))
    (folder / "package.json").write_text("{}")
    (folder / "broken.json").write_text("{")
    return folder


def test_variants_differ_and_do_not_depend_on_their_number(sources: Path, tmp_path: Path) -> None:
    some = vary(tmp_path / "some", "--count", "4", sources)
    many = vary(tmp_path / "many", "--count", "1002", sources)
    other = vary(tmp_path / "other", "--count", "4", "--seed", "2", sources)
    designs = {name: data for name, data in many.items() if name.endswith(".json")}
    assert len(designs) == len(set(designs.values())) == 1002
    assert {name: many[name] for name in some} == some
    assert set(some.values()) & set(other.values()) == {b"picture"}
    assert {"000/000000-a.json", "000/000999-b.json", "001/001001-b.json"} <= set(designs)
    assert set(many) - set(designs) == {"000/images/a.png", "001/images/a.png"}


def test_only_names_and_values_change(sources: Path, tmp_path: Path) -> None:
    source = (sources / "a.json").read_text()
    text = vary(tmp_path / "set", "--count", "1", sources)["000/000000-a.json"].decode()
    pairs = zip(source.splitlines(), text.splitlines(), strict=True)
    changed = [old.strip(" ,") for old, new in pairs if old != new]
    names = [json.dumps(name) for name in ("Sky", "Fünf")]
    numbers = ["200", "30.5", "250", "250"]
    assert sorted(changed) == sorted([*numbers, '"k": 50.25', *(f'"nm": {name}' for name in names)])
    layers = json.loads(text)["layers"]
    first, last = layers[0]["ks"]["p"]["k"]
    # Numbers of a property change by one factor, so values that were equal still are.
    assert first["e"] == last["s"]
    assert first["s"][0] == pytest.approx(200, rel=0.031)
    assert first["s"][0] / first["s"][1] == pytest.approx(200 / 30.5, rel=0.02)
    # Expressions refer to layers by name.
    assert [layer["nm"] for layer in layers] == ["Ball", "Sky 1-0"]


@pytest.mark.parametrize("arguments", [["--count", "0"], ["--count", "many"], []])
def test_wrong_arguments(sources: Path, tmp_path: Path, arguments: list[str]) -> None:
    command: list[str | Path] = [TOOL, "--output", tmp_path / "set", *arguments, sources]
    assert subprocess.run(command, check=False).returncode == 64


def test_folder_with_files_stays(sources: Path) -> None:
    command: list[str | Path] = [TOOL, "--count", "1", "--output", sources, sources]
    assert subprocess.run(command, check=False).returncode == 73

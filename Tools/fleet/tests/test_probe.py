"""Tests of Tools/probe, without other players."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROBE = Path(__file__).parents[2] / "probe"


@pytest.fixture
def xsheet() -> Path:
    """The program of Tools/test."""
    program = os.environ.get("XSHEET")
    if program is None:
        pytest.skip("XSHEET names no program")
    return Path(program).resolve()


def probe(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROBE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_all_features_are_covered() -> None:
    result = probe("--coverage", "--count", "1000")
    rows = [line for line in result.stdout.splitlines() if line.strip().startswith("0 ")]
    assert result.returncode == 0
    assert rows == []


def test_laws_hold(xsheet: Path, tmp_path: Path) -> None:
    result = probe(
        *("--program", str(xsheet), "--output", str(tmp_path), "--count", "3", "--shrink", "0"),
        *("--checks", "mirror,reorder-members"),
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "3 of       3  100.00 %  reorder-members" in result.stdout


def test_designs_depend_on_seed_and_number(xsheet: Path, tmp_path: Path) -> None:
    designs = []
    for folder, seed in (("a", "1"), ("b", "1"), ("c", "2")):
        output = tmp_path / folder
        program = ("--program", str(xsheet), "--checks", "rename")
        probe(*program, "--output", str(output), "--only", "3", "--seed", seed)
        designs.append(json.loads((output / "3.json").read_text()))
    assert designs[0] == designs[1]
    assert designs[0] != designs[2]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["--count", "0"], 64), (["--checks", "all"], 64), (["--program", "missing"], 66)],
)
def test_wrong_arguments(arguments: list[str], status: int) -> None:
    result = probe(*arguments)
    assert result.returncode == status
    assert result.stderr.startswith("probe: ")

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import STANDIN, write_designs

from xsheet_fleet.errors import FleetError
from xsheet_fleet.process import Line, Tool


def _tool(folder: Path, *options: str, program: str = STANDIN) -> Tool:
    words = [program, "report", "--files-from", "-", "--root", str(folder)]
    return Tool([*words, "--manifest", "@", *options], "@", None, 0)


def _run(tool: Tool, *names: str) -> dict[str, Line]:
    lines = list(tool.run([f"{name}.json" for name in names]))
    assert len(lines) == len(names)
    return {line["input"].removesuffix(".json"): line for line in lines}


def test_one_process_has_all_batches(tmp_path: Path) -> None:
    write_designs(tmp_path, 0, a="", b="refused", **{"c d\n'é": ""})
    tool = _tool(tmp_path)
    first = _run(tool, "a", "b")
    pid = tool.pid
    second = _run(tool, "c d\n'é", "missing")
    assert tool.pid == pid
    assert [line["status"] for line in first.values()] == [0, 65]
    assert [line["status"] for line in second.values()] == [0, 66]
    tool.close()


def test_process_that_dies_once_goes_on(tmp_path: Path) -> None:
    write_designs(tmp_path, 0, a="", once="die-once", b="")
    tool = _tool(tmp_path)
    assert {line["status"] for line in _run(tool, "a", "once", "b").values()} == {0}
    tool.close()


def test_design_at_which_a_process_dies_twice_is_crashed(tmp_path: Path) -> None:
    write_designs(tmp_path, 0, a="", die="die", worse="die", b="")
    tool = _tool(tmp_path)
    lines = _run(tool, "a", "die", "worse", "b")
    assert [lines[name]["verdict"] for name in ("a", "b")] == ["converted"] * 2
    for name in ("die", "worse"):
        assert (lines[name]["verdict"], lines[name]["signal"]) == ("crashed", 9)
        assert "died twice at this design" in lines[name]["message"]
    tool.close()


def test_machine_on_which_every_process_dies_is_at_fault(tmp_path: Path) -> None:
    names = [f"d{number}" for number in range(20)]
    write_designs(tmp_path, 0, **dict.fromkeys(names, "die"))
    with pytest.raises(FleetError, match="again and again"):
        _run(_tool(tmp_path), *names)


def test_wrong_option_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(FleetError, match="Unknown option '--wrong'") as error:
        _run(_tool(tmp_path, "--wrong"), "a")
    assert error.value.status == 64


def test_wrong_configuration_ends_the_run(tmp_path: Path) -> None:
    write_designs(tmp_path, 0, a="", b="configuration")
    with pytest.raises(FleetError, match="The configuration is wrong") as error:
        _run(_tool(tmp_path), "a", "b")
    assert error.value.status == 78


def test_missing_program_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(FleetError, match="cannot be started"):
        _run(_tool(tmp_path, program="/nowhere/xsheet"), "a")


def test_many_long_names_do_not_block(tmp_path: Path) -> None:
    names = [f"{number:04}{'x' * 200}" for number in range(1000)]
    tool = _tool(tmp_path)
    assert {line["status"] for line in _run(tool, *names).values()} == {66}
    tool.close()

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import fsspec
import pytest
from conftest import STANDIN, files_of, write_designs

from xsheet_fleet.job import Job
from xsheet_fleet.record import row_of_line
from xsheet_fleet.worker import BatchRunner, Result


def _run(job: Job, *names: str, after: list[Result] | None = None) -> list[Result]:
    runner = BatchRunner(job)
    try:
        rows: list[dict[str, Any] | None] = [None] * len(names)
        for index, result in enumerate(after or []):
            assert result.line is not None
            rows[index] = row_of_line(result.line)
        return runner.run(names, rows)
    finally:
        runner.close()


def _verdicts(results: list[Result]) -> list[str]:
    return [result.line["verdict"] if result.line else "done before" for result in results]


def _job(root: str, output: str | None = None, **members: Any) -> Job:
    return Job("convert", (), root, output, xsheet=STANDIN, **members)


def _local_job(folder: Path) -> Job:
    return _job(str(folder / "in"), str(folder / "out"))


def _put(url: str, content: object) -> None:
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    fsspec.filesystem("memory").pipe_file(url, data)


def test_remote_designs_are_staged(memory: str) -> None:
    _put(f"{memory}/in/a/b.json", {"assets": [{"u": "images/", "p": "x.png"}, {"p": "no.png"}]})
    _put(f"{memory}/in/a/images/x.png", b"picture")
    job = _job(f"{memory}/in", f"{memory}/out")
    (result,) = _run(job, "a/b.json")
    assert result.line is not None
    pictures = result.line["pictures"]
    assert (pictures[0]["bytes"], pictures[1]) == (7, {"path": "no.png"})
    (output,) = result.line["outputs"]
    assert output["path"] == "a/b.xsheet.json"
    files = fsspec.filesystem("memory").find(f"{memory}/out")
    assert files == ["/bucket/out/a/b.xsheet.json"]
    assert _verdicts(_run(job, "a/b.json", after=[result])) == ["done before"]
    _put(f"{memory}/in/a/images/x.png", b"another")
    assert _verdicts(_run(job, "a/b.json", after=[result])) == ["converted"]


def test_staging_leaves_nothing(memory: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    _put(f"{memory}/in/a.json", {})
    runner = BatchRunner(_job(f"{memory}/in", f"{memory}/out"))
    runner.run(["a.json", "missing.json"], [None, None])
    assert {Path(name).name for name in files_of(tmp_path)} == {".lock"}
    runner.close()
    assert not list(tmp_path.iterdir())


def test_remote_and_local_results_are_equal(memory: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name, design in (("a", {}), ("b", {"behavior": "refused"})):
        (tmp_path / "in" / f"{name}.json").write_text(json.dumps(design))
        _put(f"{memory}/in/{name}.json", design)
    names = ("a.json", "b.json", "missing.json")
    local = _run(_local_job(tmp_path), *names)
    remote = _run(_job(f"{memory}/in", f"{memory}/out"), *names)
    for result in (*local, *remote):
        assert result.line is not None
        del result.line["run"]
    assert local == remote


def test_configurations_around_a_remote_design_are_staged(memory: str) -> None:
    _put(f"{memory}/in/.xsheet.json", b"outer")
    _put(f"{memory}/in/a/b/c.json", {})
    runner = BatchRunner(_job(f"{memory}/in"))
    runner._inputs.fetch(["a/b/c.json"])
    assert Path(runner._inputs.path(".xsheet.json")).read_bytes() == b"outer"
    assert runner._inputs.configuration("a/b") == b"outer"
    runner.close()


def test_design_that_cannot_be_fetched_is_tried_again(
    memory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise PermissionError("not allowed")

    _put(f"{memory}/in/a.json", {})
    job = _job(f"{memory}/in")
    with monkeypatch.context() as context:
        context.setattr("xsheet_fleet.storage.Store.read", fail)
        failed = _run(job, "a.json")
    assert (failed[0].status, _verdicts(failed)) == (74, ["unwritten"])
    assert _verdicts(_run(job, "a.json", after=failed)) == ["converted"]


def test_poison_goes_to_the_quarantine(tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 0, e="endless", m="memory", c="crash", d="die", r="refused")
    job = replace(_local_job(tmp_path), quarantine=str(tmp_path / "q"))
    _run(job, "e.json", "m.json", "c.json", "d.json", "r.json")
    files = files_of(tmp_path / "q")
    assert sorted(files) == sorted(f"{n}.json{e}" for n in "emcd" for e in ("", ".ndjson"))
    assert files["e.json"] == (tmp_path / "in" / "e.json").read_bytes()
    assert json.loads(files["e.json.ndjson"])["verdict"] == "timeout"


def test_what_is_done_again(tmp_path: Path) -> None:
    names = ("a.json", "r.json", "e.json", "missing.json")
    write_designs(tmp_path / "in", 0, a="", r="refused", e="endless")
    job = _local_job(tmp_path)
    results = _run(job, *names)
    assert _verdicts(results) == ["converted", "refused", "timeout", "refused"]

    def again(job: Job = job) -> list[bool]:
        return [result.line is not None for result in _run(job, *names, after=results)]

    assert again() == [False, False, False, True]
    output = tmp_path / "out" / "a.xsheet.json"
    content = output.read_bytes()
    output.write_bytes(content[::-1])
    assert again() == [True, False, False, True]
    output.unlink()
    assert again() == [True, False, False, True]
    (tmp_path / "in" / "r.json").write_text('{"behavior": "refused", "changed": 1}')
    assert again() == [False, True, False, True]


def test_higher_limits_do_poison_again(tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 0, a="", e="endless")
    job = _local_job(tmp_path)
    runner = BatchRunner(replace(job, timeout=120))
    rows = [row_of_line(result.line) for result in _run(job, "a.json", "e.json") if result.line]
    assert _verdicts(runner.run(["a.json", "e.json"], rows)) == ["done before", "timeout"]
    runner.close()


def test_other_options_and_versions_do_all_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_designs(tmp_path / "in", 0, a="")
    job = _local_job(tmp_path)
    results = _run(job, "a.json")
    assert results[0].line is not None
    row = row_of_line(results[0].line)
    for other in (replace(job, options=("--format", "swiftui")), replace(job, command="render")):
        runner = BatchRunner(other)
        assert _verdicts(runner.run(["a.json"], [row])) == ["converted"]
        runner.close()
    monkeypatch.setenv("STANDIN_VERSION", "1.0.0")
    assert _verdicts(_run(job, "a.json", after=results)) == ["converted"]


def test_other_configuration_does_its_folder_again(tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 0, a="")
    write_designs(tmp_path / "in" / "x", 0, b="")
    job = _local_job(tmp_path)
    results = _run(job, "a.json", "x/b.json")
    (tmp_path / "in" / "x" / ".xsheet.json").write_text("{}")
    again = _run(job, "a.json", "x/b.json", after=results)
    assert _verdicts(again) == ["done before", "converted"]
    again = _run(replace(job, options=("--no-config",)), "x/b.json", after=again[1:])
    (tmp_path / "in" / "x" / ".xsheet.json").unlink()
    last = _run(replace(job, options=("--no-config",)), "x/b.json", after=again)
    assert _verdicts([*again, *last]) == ["converted", "done before"]


def test_previews_are_without_indexes_of_single_processes(tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 1)
    _run(replace(_local_job(tmp_path), command="preview"), "sub/d0000.json")
    assert list(files_of(tmp_path / "out")) == ["sub/d0000.xsheet.json"]

"""Runs on a Ray cluster."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from conftest import STANDIN, Fleet, files_of, lines_of, row_count, write_designs

from xsheet_fleet.cli import main
from xsheet_fleet.interruption import Interruption
from xsheet_fleet.job import Job

POISON = {"e": "endless", "m": "memory", "c": "crash", "d": "die", "o": "die-once", "r": "refused"}


def test_all_designs_are_done_once(fleet: Fleet, tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 100, **POISON)
    status = fleet("--workers", "2", "--quarantine", str(tmp_path / "q"))
    assert status == 70
    lines = lines_of(tmp_path / "manifest")
    assert row_count(tmp_path / "manifest") == len(lines) == 106
    verdicts = {line["input"]: line["verdict"] for line in lines}
    assert list(verdicts.values()).count("converted") == 101
    assert [verdicts[f"{name}.json"] for name in "emcdr"] == (
        ["timeout", "memory", "crashed", "crashed", "refused"]
    )
    assert len(files_of(tmp_path / "out")) == 101
    assert len(files_of(tmp_path / "q")) == 8

    (tmp_path / "in" / "d0001.json").write_text('{"number": -1}')
    assert fleet("--workers", "1") == 70
    assert row_count(tmp_path / "manifest") == 107
    assert len(lines_of(tmp_path / "manifest")) == 106


def test_designs_are_done_once_if_processes_are_killed(
    fleet: Fleet, tmp_path: Path, pids: Path
) -> None:
    write_designs(tmp_path / "in", 600)
    old = set(os.listdir(pids))
    is_over = threading.Event()
    killed: list[int] = []

    def kill() -> None:
        """Kills the xsheet process of an actor, and another actor, in the middle of the run."""
        while len(new := sorted(set(os.listdir(pids)) - old)) < 2 and not is_over.wait(0.02):
            pass
        is_over.wait(0.3)
        for process in (int(new[0]), int((pids / new[1]).read_text())):
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    thread = threading.Thread(target=kill)
    thread.start()
    status = fleet("--workers", "2")
    is_over.set()
    thread.join()
    assert (status, len(killed)) == (0, 2)
    lines = lines_of(tmp_path / "manifest")
    assert row_count(tmp_path / "manifest") == len(lines) == 600
    assert {line["verdict"] for line in lines} == {"converted"}
    assert len(files_of(tmp_path / "out")) == 600
    assert len(set(os.listdir(pids)) - old) >= 3


def test_staged_results_are_the_same(fleet: Fleet, tmp_path: Path, cluster: None) -> None:
    from xsheet_fleet.designs import find_designs
    from xsheet_fleet.progress import Progress
    from xsheet_fleet.run import Run, run

    write_designs(tmp_path / "in", 40, r="refused")
    assert fleet("--workers", "2") == 65
    root = f"file://{tmp_path}"
    job = Job("convert", (), f"{root}/in", f"{root}/out2", xsheet=STANDIN)
    settings = Run(find_designs([job.root], None), f"{root}/manifest2", workers=2, batch_size=16)
    staged = replace(job, always_stage=True)
    assert run(settings, staged, Progress(is_quiet=True), Interruption()) == 65
    assert lines_of(tmp_path / "manifest") == lines_of(tmp_path / "manifest2")
    # Ray ends actors after the run; each removes its folder of copies then.
    deadline = time.monotonic() + 60
    while list((tmp_path / "out2").glob(".xsheet-fleet-*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert files_of(tmp_path / "out") == files_of(tmp_path / "out2")


def test_outputs_of_the_same_name_belong_to_the_first_design(fleet: Fleet, tmp_path: Path) -> None:
    write_designs(tmp_path / "in", 0, a="")
    for name in ("a.TGS", "sub/a.tgs", "a.b.tgs"):
        (tmp_path / "in" / name).write_bytes(b"")
    assert fleet() == 73
    lines = lines_of(tmp_path / "manifest")
    assert [(line["input"], line["status"]) for line in lines] == [
        ("a.TGS", 0),
        ("a.b.tgs", 0),
        ("a.json", 73),
        ("sub/a.tgs", 0),
    ]
    assert "those of a.TGS" in lines[2]["message"]


def test_wrong_option_ends_the_run(
    fleet: Fleet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_designs(tmp_path / "in", 3)
    assert fleet("--", "--wrong") == 64
    assert capsys.readouterr().err == "Error: Unknown option '--wrong'.\n"
    assert not (tmp_path / "manifest").exists()


@pytest.fixture
def heeded_interrupt() -> Iterator[None]:
    """Heeds SIGINT, which a shell lets the jobs in its background ignore."""
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, previous)


def test_interrupted_runs_are_resumed(
    fleet: Fleet, heeded_interrupt: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Slow designs keep a run from its end for minutes, however late its interruption comes.
    write_designs(tmp_path / "in", 1600, r="refused")
    slow = tmp_path / "in" / "slow"
    manifest = tmp_path / "manifest"
    assert fleet("--manifest", f"{manifest}-whole", "--output", f"{tmp_path}/out-whole") == 65

    words = ["convert", str(tmp_path / "in"), "-q", "--xsheet", STANDIN, "--batch-size", "8"]
    words += ["--workers", "2", "--output", str(tmp_path / "out"), "--manifest", str(manifest)]
    slow.write_text("d0400")
    # A run in a process of its own, with its own Ray, and two on that of the tests.
    process = subprocess.Popen(
        [sys.executable, "-m", "xsheet_fleet", *words],
        env={**os.environ, "STANDIN_SECONDS": "0.01"},
    )
    _when_part_is_written(manifest, process.kill)
    assert process.wait(20) == -signal.SIGKILL
    done = [len(lines_of(manifest))]
    for ending in (signal.SIGINT, signal.SIGTERM):
        thread = threading.Thread(
            target=_when_part_is_written, args=(manifest, partial(os.kill, os.getpid(), ending))
        )
        thread.start()
        assert main(words) == 128 + ending
        thread.join()
        done.append(len(lines_of(manifest)))
    assert 0 < done[0] < done[1] < done[2] < 1601

    slow.unlink()
    assert main(words) == 65
    assert lines_of(manifest) == lines_of(Path(f"{manifest}-whole"))
    assert files_of(tmp_path / "out") == files_of(tmp_path / "out-whole")
    assert main(["manifest", str(manifest), "--totals"]) == 0
    # Ray's threads can print between the runs.
    assert capsys.readouterr().out.split()[-5:] == ["1", "refused", "1601", "in", "all"]


def test_lost_interruption_ends_the_run(cluster: None, tmp_path: Path) -> None:
    from xsheet_fleet.designs import find_designs
    from xsheet_fleet.progress import Progress
    from xsheet_fleet.run import Run, run

    class InterruptedProgress(Progress):
        def show(self) -> None:
            with contextlib.suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGTERM)

    write_designs(tmp_path / "in", 64)
    root = f"file://{tmp_path}"
    job = Job("report", (), f"{root}/in", xsheet=STANDIN)
    settings = Run(find_designs([job.root], None), f"{root}/manifest", workers=2, batch_size=8)
    progress = InterruptedProgress(is_quiet=True)
    with Interruption() as interruption, pytest.raises(KeyboardInterrupt):
        run(settings, job, progress, interruption)
    assert interruption.status == 128 + signal.SIGTERM
    assert 0 < len(lines_of(tmp_path / "manifest")) < 64


def _when_part_is_written(manifest: Path, action: Callable[[], None]) -> None:
    before = len(list(manifest.glob("*.parquet")))
    while len(list(manifest.glob("*.parquet"))) == before:
        time.sleep(0.02)
    action()


def test_real_tool(fleet: Fleet, tmp_path: Path) -> None:
    tool = os.environ.get("XSHEET")
    if not tool:
        pytest.skip("XSHEET is not set")
    (tmp_path / "in").mkdir()
    layer = {"ty": 4, "nm": "Shape", "ip": 0, "op": 30, "st": 0, "ks": {}, "shapes": []}
    design = {"v": "5.9.0", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "layers": [layer]}
    for number in range(20):
        text = json.dumps({**design, "nm": str(number)})
        (tmp_path / "in" / f"d{number}.json").write_text(text)
    (tmp_path / "in" / "refused.json").write_text("{")
    assert fleet("--xsheet", tool) == 65
    assert len(lines_of(tmp_path / "manifest")) == 21
    assert len(files_of(tmp_path / "out")) == 20
    before = row_count(tmp_path / "manifest")
    assert fleet("--xsheet", tool) == 65
    assert row_count(tmp_path / "manifest") == before

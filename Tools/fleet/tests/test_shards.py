"""Tests of run-shard and of the Slurm script.

xsheet is a stand-in, and some tests also run with the program that XSHEET names.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

FLEET = Path(__file__).parent.parent
STAND_IN = str(Path(__file__).parent / "stand_in.py")
REAL = os.environ.get("XSHEET", "")
DESIGN = {
    "v": "5.7.0",
    "fr": 30,
    "ip": 0,
    "op": 30,
    "w": 100,
    "h": 100,
    "nm": "Empty",
    "ddd": 0,
    "assets": [],
}


class Library:
    """A folder of designs, and the results of its shares."""

    def __init__(self, folder: Path, xsheet: str) -> None:
        self.designs = folder / "designs"
        self.output = folder / "out"
        self.manifests = folder / "manifests"
        self.environment = {**os.environ, "XSHEET": xsheet}

    def add(self, count: int, word: str = "ok") -> None:
        for index in range(count):
            path = self.designs / str(index % 3) / f"{word}-{index}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            is_real = self.environment["XSHEET"] == REAL
            path.write_text(json.dumps({**DESIGN, "layers": []}) if is_real else word)

    def command(self, index: int | str, count: int | str, *options: str) -> list[str]:
        places = [str(self.designs), str(self.output), str(self.manifests)]
        return [str(FLEET / "run-shard"), str(index), str(count), *places, *options]

    def run(self, index: int | str, count: int | str, *options: str, **variables: str) -> int:
        environment = {**self.environment, **variables}
        return subprocess.run(
            self.command(index, count, *options), env=environment, check=False
        ).returncode

    def lines(self, kind: str = "design") -> list[dict[str, Any]]:
        lines = [
            json.loads(line)
            for path in sorted(self.manifests.glob("*.ndjson"))
            for line in path.read_text().splitlines()
        ]
        return [line for line in lines if line["kind"] == kind]

    def inputs(self) -> list[str]:
        return sorted(line["input"] for line in self.lines())

    def names(self) -> list[str]:
        return sorted(str(path) for path in self.designs.rglob("*.json"))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path, STAND_IN)


@pytest.fixture(params=["stand-in", "xsheet"])
def any_library(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    if request.param == "xsheet" and not REAL:
        pytest.skip("XSHEET names no program")
    return Library(tmp_path, STAND_IN if request.param == "stand-in" else REAL)


def test_shares_hold_each_design_once(any_library: Library) -> None:
    any_library.add(60)
    for index in range(1, 8):
        assert any_library.run(index, 7) == 0
    assert any_library.inputs() == any_library.names()
    assert len(list(any_library.manifests.iterdir())) == 7
    assert len(list(any_library.output.rglob("*.xsheet.json"))) == 60


def test_second_run_repeats_nothing(any_library: Library) -> None:
    any_library.add(12)
    for _ in range(2):
        assert any_library.run(1, 2) == 0
        assert any_library.run(2, 2, "--", "--jobs", "1") == 0
    assert any_library.inputs() == any_library.names()


@pytest.mark.parametrize("word", ["warning", "refused", "crash"])
def test_results_of_designs_are_no_failure(library: Library, word: str) -> None:
    library.add(3)
    library.add(1, word)
    assert library.run(1, 1) == 0
    assert library.inputs() == library.names()


@pytest.mark.parametrize(("word", "status"), [("unwritten", 74), ("die", 137)])
def test_failures_are_repeated(library: Library, word: str, status: int) -> None:
    library.add(9)
    library.add(1, word)
    assert library.run(1, 1) == status
    done = len(library.lines())
    (library.manifests / "repaired").touch()
    assert library.run(1, 1) == 0
    assert set(library.inputs()) == set(library.names())
    # Designs that are done are not repeated.
    assert len(library.lines()) == (done + 1 if word == "unwritten" else 10)


def test_signal_ends_the_program_and_the_share_goes_on(library: Library) -> None:
    library.add(20, "slow")
    process = subprocess.Popen(library.command(1, 1), env=library.environment)
    while len(library.lines()) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=10) == 143
    assert library.lines("end")[-1]["interrupted"] is True
    assert 2 <= len(library.lines()) < 20
    assert library.run(1, 1) == 0
    assert library.inputs() == library.names()


def test_end_without_last_line_is_a_failure(library: Library, tmp_path: Path) -> None:
    library.add(1)
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\nexit 65\n")
    program.chmod(0o755)
    assert library.run(1, 1, XSHEET=str(program)) == 70


def test_names_from_a_list_and_no_output(library: Library, tmp_path: Path) -> None:
    library.add(6)
    names = [str(Path(name).relative_to(library.designs)) for name in library.names()]
    root = str(library.designs)
    library.designs = tmp_path / "list.txt"
    library.designs.write_text("\n".join(names) + "\n")
    library.output = Path("-")
    assert library.run(1, 1, "--", "--root", root, XSHEET_COMMAND="report") == 0
    assert library.inputs() == names
    assert library.lines()[0]["command"] == "report"


@pytest.mark.parametrize(
    ("index", "count"), [("0", "3"), ("4", "3"), ("01", "3"), ("1", "many"), ("", "3"), ("1", "-3")]
)
def test_wrong_shares(library: Library, index: str, count: str) -> None:
    library.add(1)
    assert library.run(index, count) == 64
    assert not library.manifests.exists()


def test_wrong_settings(any_library: Library) -> None:
    assert any_library.run(1, 1) == 66
    any_library.add(1)
    assert any_library.run(1, 1, "--", "--unknown") == 64
    assert any_library.run(1, 1, "--jobs") == 64
    assert any_library.run(1, 1, XSHEET="/nowhere/xsheet") == 127


# The Slurm script.


def run_task(library: Library, folder: Path, restarts: int, **variables: str) -> tuple[int, str]:
    """The status of a task of the array, and the arguments of `scontrol`."""
    programs = {
        "srun": 'while [ "${1#--}" != "$1" ]; do shift; done\nexec "$@"',
        "scontrol": 'echo "$@" >>log',
    }
    for name, text in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    environment = {
        **library.environment,
        "PATH": f"{folder}:{os.environ['PATH']}",
        "DESIGNS": str(library.designs),
        "RESULTS": str(folder / "results"),
        "RUN_SHARD": str(FLEET / "run-shard"),
        "OPTIONS": "--jobs 1",
        "SLURM_ARRAY_JOB_ID": "12",
        "SLURM_ARRAY_TASK_ID": "1",
        "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_MAX": "1",
        "SLURM_ARRAY_TASK_COUNT": "1",
        "SLURM_CPUS_PER_TASK": "1",
        "SLURM_RESTART_COUNT": str(restarts),
        **variables,
    }
    script = str(FLEET / "slurm/xsheet.sbatch")
    status = subprocess.run(["bash", script], env=environment, cwd=folder, check=False).returncode
    log = folder / "log"
    return status, log.read_text().strip() if log.exists() else ""


def test_slurm_task(library: Library, tmp_path: Path) -> None:
    library.add(3)
    library.add(1, "refused")
    assert run_task(library, tmp_path, 0) == (0, "")
    assert (tmp_path / "results/manifests/shard-1-of-1.ndjson").exists()


def test_slurm_task_is_queued_again(library: Library, tmp_path: Path) -> None:
    library.add(1, "unwritten")
    assert run_task(library, tmp_path, 2) == (74, "requeue 12_1")


def test_slurm_task_is_not_queued_forever(library: Library, tmp_path: Path) -> None:
    library.add(1, "unwritten")
    assert run_task(library, tmp_path, 3) == (74, "")


def test_slurm_task_with_wrong_settings(library: Library, tmp_path: Path) -> None:
    library.add(1)
    assert run_task(library, tmp_path, 0, OPTIONS="--unknown") == (64, "")
    assert run_task(library, tmp_path, 0, SLURM_ARRAY_TASK_MIN="0") == (64, "")


# The Job of Kubernetes.


def test_pods_of_the_job(library: Library, tmp_path: Path) -> None:
    yaml = pytest.importorskip("yaml")
    documents = yaml.safe_load_all((FLEET / "kubernetes/xsheet.yaml").read_text())
    job = next(document for document in documents if document["kind"] == "Job")
    container = job["spec"]["template"]["spec"]["containers"][0]
    shares = next(item["value"] for item in container["env"] if item["name"] == "SHARDS")
    assert shares == str(job["spec"]["completions"])
    library.add(9)
    command = container["command"] + container["args"]
    replacements = {"/scripts": FLEET, "/designs": library.designs, "/results": tmp_path}
    for name, folder in replacements.items():
        command[-1] = command[-1].replace(name, str(folder))
    for index in range(3):
        variables = {"JOB_COMPLETION_INDEX": str(index), "SHARDS": "3", "JOBS": "1"}
        subprocess.run(command, env={**library.environment, **variables}, check=True)
    assert library.inputs() == library.names()

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from test_manifest import line_named, write_rows

from xsheet_fleet.cli import main
from xsheet_fleet.job import Job
from xsheet_fleet.progress import Progress
from xsheet_fleet.storage import Store


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["convert", "."], "Error: The following arguments are required: --output, --manifest."),
        (["convert", ".", "--output", "o", "--manifest", "m", "--workers", "0"], "invalid"),
        (["report", "/nowhere", "--manifest", "m"], "Error: /nowhere does not exist."),
        (["report", ".", "--manifest", "m", "--", "--jobs=3"], "--jobs=3 cannot be among"),
        (["report", "--manifest", "m"], "Error: INPUT is missing"),
        (["manifest", "/nowhere"], "Error: /nowhere has no manifest."),
        (["fly"], "Error: Argument COMMAND: invalid choice: 'fly'"),
    ],
)
def test_wrong_command_lines(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(words)
    except SystemExit as end:
        status = int(str(end.code))
    assert status in (64, 66)
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--help"], ["convert", "--help"], ["manifest", "--help"]])
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(words)
    assert "xsheet" in capsys.readouterr().out


def test_command_line_of_xsheet() -> None:
    job = Job("render", ("--format", "gif"), "/in", "/out", xsheet="/bin/xsheet")
    assert " ".join(job.words("/in", "/out", "M")) == (
        "/bin/xsheet render --isolate --jobs 1 -q --timeout 60 --memory-limit 2GB --files-from - "
        "--root /in --manifest M --output /out/ --format gif"
    )
    unlimited = Job("report", (), "/in", timeout=0, memory_limit="0")
    assert "--timeout" not in unlimited.words("/in", None, "M")
    assert "--memory-limit" not in unlimited.words("/in", None, "M")


def test_progress_and_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    stream = io.StringIO()
    progress = Progress(stream)
    progress.begin(200)
    for _ in range(50):
        progress.add({"verdict": "converted"}, 0)
    progress.add({"verdict": "refused"}, 65)
    progress.add(None, 1)
    progress.show()
    assert stream.getvalue() == ""
    now += 52
    progress.show()
    assert stream.getvalue() == "52/200 designs, 1.0 a second, 2 min 28 s left\n"
    progress.end()
    assert stream.getvalue().splitlines()[1] == (
        "51 designs in 52 s, 1.0 a second: 50 converted, 1 refused, 1 done before. "
        "148 are left; the same command goes on with them."
    )
    assert progress.status == 65


def test_manifest_to_a_closed_pipe(tmp_path: Path) -> None:
    write_rows(Store(str(tmp_path)), *(line_named(f"{number:05}") for number in range(3000)))
    command = f"'{sys.executable}' -m xsheet_fleet manifest '{tmp_path}' | head -1 | wc -l"
    assert os.popen(f"{command} 2>&1").read().strip() == "1"


def test_request_is_that_of_options_and_configuration(tmp_path: Path) -> None:
    (tmp_path / "c.json").write_text("{}")
    options = [(), ("--config", "c.json"), ("--config=c.json",), ("--config",), ("--no-config",)]
    jobs = [Job("report", words, "/in", folder=str(tmp_path)) for words in options]
    requests = {job.request(content) for job in jobs for content in (b"1", b"2")}
    # The configuration of the folder counts in the first, and in that of a missing file.
    assert len(requests) == 2 + 1 + 1 + 2 + 1

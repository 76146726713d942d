"""A process of xsheet that reads names from a pipe and writes results to another."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any

from xsheet_fleet.errors import CONFIGURATION, CRASHED, USAGE, FleetError

Line = dict[str, Any]

# Names that a process has at once, so that it never waits for one. A pipe holds more.
_AHEAD = 4
# The time after which a process is checked that is silent, in seconds.
_CHECK_INTERVAL = 0.5
# The time beyond the limit of a design after which a silent process is ended, in seconds.
_SILENCE = 60.0
# The time that a process has to end after its input has ended, in seconds.
_FAREWELL = 2.0


class ProcessDeath(Exception):  # noqa: N818
    """The process ended before its input did."""

    def __init__(self, return_code: int, message: str, has_begun: bool) -> None:
        super().__init__(message)
        self.return_code = return_code
        self.has_begun = has_begun
        """Whether the process wrote any line."""

    @property
    def signal(self) -> int | None:
        """The number of the signal that ended the process."""
        return -self.return_code if self.return_code < 0 else None


class XsheetProcess:
    """A running process of xsheet."""

    def __init__(self, words: Sequence[str], manifest: str, folder: str | None, limit: float):
        """Starts a process.

        `manifest` is the word among `words` that stands for the manifest, `limit` the limit of a
        design in seconds; 0 for none.
        """
        self._silence = limit + _SILENCE if limit > 0 else None
        self._errors = tempfile.TemporaryFile("a+b")  # noqa: SIM115
        self._lines, writer = os.pipe()
        os.set_blocking(self._lines, False)
        words = [f"/dev/fd/{writer}" if word == manifest else word for word in words]
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                bufsize=0,
                pass_fds=(writer,),
                cwd=folder,
                # Ctrl-C is for the driver.
                start_new_session=True,
            )
        except OSError as error:
            os.close(self._lines)
            raise FleetError(f"{words[0]} cannot be started: {error.strerror}.", USAGE) from None
        finally:
            os.close(writer)
        self._buffer = b""
        self._has_begun = False
        self.start_line: Line | None = None

    @property
    def pid(self) -> int:
        """The identifier of the process."""
        return self._process.pid

    def run(self, names: Sequence[str]) -> Iterator[Line]:
        """Yields the line of each design as it is done.

        Raises ProcessDeath if the process ends before.
        """
        self._errors.truncate(0)
        waiting = list(reversed(names))
        sent: set[str] = set()
        while waiting or sent:
            while waiting and len(sent) < _AHEAD:
                name = waiting.pop()
                sent.add(name)
                self._send(name)
            line = self._next_line()
            if line.get("kind") == "start":
                self.start_line = line
            elif line.get("kind") == "design" and line.get("input") in sent:
                sent.remove(line["input"])
                yield line

    def close(self) -> None:
        """Ends the input, and the process if it does not end by itself."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            self._process.wait(_FAREWELL)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._lines)
        self._errors.close()

    def _send(self, name: str) -> None:
        assert self._process.stdin is not None
        # The reader of the lines finds the end of the process.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(os.fsencode(name) + b"\0")

    def _next_line(self) -> Line:
        silent_since = time.monotonic()
        while True:
            text, separator, rest = self._buffer.partition(b"\n")
            if separator:
                self._buffer = rest
                self._has_begun = True
                line: Line = json.loads(text)
                return line
            if self._read(_CHECK_INTERVAL):
                continue
            if self._process.poll() is not None:
                # Lines can have come between the reading and the end.
                if not self._read(0):
                    raise self._death()
            elif self._silence and time.monotonic() - silent_since > self._silence:
                self._process.kill()
                self._process.wait()

    def _read(self, seconds: float) -> bool:
        """Waits for bytes and reads them; returns whether there are any."""
        ready, _, _ = select.select([self._lines], [], [], seconds)
        if not ready:
            return False
        content = os.read(self._lines, 1 << 16)
        if not content and self._process.poll() is None:
            # The process has closed its manifest, and ends.
            try:
                self._process.wait(_FAREWELL)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._buffer += content
        return bool(content)

    def _death(self) -> ProcessDeath:
        self._errors.seek(0)
        errors = self._errors.read()[-4000:].decode(errors="replace").strip()
        return ProcessDeath(self._process.returncode, errors, self._has_begun)


class Tool:
    """Runs designs in one process, which is started again when it dies."""

    # Deaths in a row without any result after which the machine is at fault, not a design.
    _MAXIMUM_DEATHS = 10

    def __init__(self, words: Sequence[str], manifest: str, folder: str | None, limit: float):
        """Prepares processes; see XsheetProcess."""
        self._arguments = (words, manifest, folder, limit)
        self._process: XsheetProcess | None = None
        self._deaths = 0

    @property
    def pid(self) -> int | None:
        """The identifier of the present process."""
        return self._process.pid if self._process else None

    def run(self, names: Sequence[str]) -> Iterator[Line]:
        """Yields a line for each design; one at which the process died twice is crashed."""
        waiting = dict.fromkeys(names)
        suspect: str | None = None
        while waiting:
            try:
                for line in self._running().run(list(waiting)):
                    del waiting[line["input"]]
                    self._deaths = 0
                    yield line
            except ProcessDeath as death:
                self._note(death)
                name = next(iter(waiting))
                if name == suspect:
                    del waiting[name]
                    yield _crash(name, death)
                suspect = name

    def close(self) -> None:
        """Ends the process."""
        if self._process:
            self._process.close()
        self._process = None

    def _running(self) -> XsheetProcess:
        if self._process is None:
            self._process = XsheetProcess(*self._arguments)
        return self._process

    def _note(self, death: ProcessDeath) -> None:
        self.close()
        self._deaths += 1
        is_told = death.return_code in (USAGE, CONFIGURATION)
        if is_told or (death.signal is None and not death.has_begun):
            message = (str(death).splitlines() or [""])[-1].removeprefix("Error: ")
            raise FleetError(
                message or f"xsheet ended with status {death.return_code}.",
                death.return_code or CRASHED,
            )
        if self._deaths >= self._MAXIMUM_DEATHS:
            raise FleetError(f"xsheet dies again and again; {_end(death)}.", CRASHED)


def _end(death: ProcessDeath) -> str:
    if death.signal is not None:
        return f"it was ended by signal {death.signal}"
    return f"it ended with status {death.return_code}"


def _crash(name: str, death: ProcessDeath) -> Line:
    """Returns the line of a design at which the process died."""
    line: Line = {
        "kind": "design",
        "input": name,
        "status": CRASHED,
        "verdict": "crashed",
        "message": f"xsheet died twice at this design; {_end(death)}.",
        "findings": {"error": 1, "warning": 0, "note": 0},
        "codes": {"WK0003": 1},
        "outputs": [],
    }
    if death.signal is not None:
        line["signal"] = death.signal
    return line

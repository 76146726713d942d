"""Progress and totals on standard error."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO


class Progress:
    """Counts results and shows them: as a line on a terminal, and otherwise every 30 seconds."""

    def __init__(self, stream: TextIO | None = None, is_quiet: bool = False) -> None:
        """Prepares for a stream, standard error by default."""
        self._stream = stream or sys.stderr
        self._is_quiet = is_quiet
        self._is_terminal = self._stream.isatty()
        self._interval = 0.2 if self._is_terminal else 30.0
        self._begin = self._last = time.monotonic()
        self._is_shown = False
        self.total = 0
        self.done = 0
        self.resumed = 0
        self.verdicts: Counter[str] = Counter()
        self.status = 0

    def begin(self, total: int) -> None:
        """Sets the number of designs, and starts the clock."""
        self.total = total
        self._begin = self._last = time.monotonic()

    def add(self, line: dict[str, Any] | None, status: int) -> None:
        """Counts a design; one without a line was done before."""
        self.status = max(self.status, status)
        self.done += 1
        if line is None:
            self.resumed += 1
        else:
            self.verdicts[line["verdict"]] += 1

    def show(self) -> None:
        """Shows the progress if it is time to."""
        now = time.monotonic()
        if self._is_quiet or now - self._last < self._interval:
            return
        self._last = now
        text = f"{self.done}/{self.total} designs{self._pace(now)}"
        if self._is_terminal:
            self._stream.write(f"\r\x1b[K{text}")
            self._is_shown = True
        else:
            self._stream.write(f"{text}\n")
        self._stream.flush()

    def end(self) -> None:
        """Shows the totals."""
        self.hide()
        if not self._is_quiet:
            self._stream.write(self.summary() + "\n")

    def hide(self) -> None:
        """Clears the line on a terminal."""
        if self._is_shown:
            self._stream.write("\r\x1b[K")
            self._is_shown = False

    def summary(self) -> str:
        """Returns the totals as text."""
        seconds = time.monotonic() - self._begin
        worked = self.done - self.resumed
        counts = [f"{count} {verdict}" for verdict, count in sorted(self.verdicts.items())]
        if self.resumed:
            counts.append(f"{self.resumed} done before")
        text = f"{worked} designs in {_duration(seconds)}"
        if worked and seconds > 0:
            text += f", {worked / seconds:.1f} a second"
        text += f": {', '.join(counts)}." if counts else "."
        if self.done < self.total:
            text += f" {self.total - self.done} are left; the same command goes on with them."
        return text

    def _pace(self, now: float) -> str:
        seconds = now - self._begin
        if not self.done or seconds <= 0:
            return ""
        rate = self.done / seconds
        left = (self.total - self.done) / rate
        return f", {rate:.1f} a second, {_duration(left)} left"


@contextmanager
def quiet_libraries() -> Iterator[TextIO]:
    """Yields standard error as a stream; drops what libraries print, to standard output too."""
    sys.stdout.flush()
    sys.stderr.flush()
    output = os.dup(1)
    with open(os.dup(2), "w") as errors, open(os.devnull, "w") as null:
        os.dup2(null.fileno(), 1)
        os.dup2(null.fileno(), 2)
        try:
            yield errors
        finally:
            os.dup2(output, 1)
            os.dup2(errors.fileno(), 2)
            os.close(output)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"

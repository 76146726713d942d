"""SIGINT and SIGTERM, which end a run."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """Raises KeyboardInterrupt when a signal comes, and again if that was lost.

    Python raises it wherever the program is, and libraries drop exceptions in some of those places.
    Ray knows no other exception for this.
    """

    def __init__(self) -> None:
        """Prepares the handler."""
        self.status = 128 + signal.SIGINT
        """The exit status that tells the signal."""
        self._has_come = False
        self._previous: list[Any] = []

    def __enter__(self) -> Interruption:
        """Sets the handlers."""
        self._previous = [signal.signal(number, self._handle) for number in _SIGNALS]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Sets the handlers of before."""
        for number, handler in zip(_SIGNALS, self._previous, strict=True):
            signal.signal(number, handler)

    def check(self) -> None:
        """Raises KeyboardInterrupt if a signal has come."""
        if self._has_come:
            raise KeyboardInterrupt

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.status, self._has_come = 128 + number, True
        raise KeyboardInterrupt

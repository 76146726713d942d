"""SIGINT and SIGTERM, which end a run."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """Raises KeyboardInterrupt when a signal comes, and again if a library has dropped it.

    Python raises exceptions of handlers wherever the program is, and libraries may drop them.
    Ray drops all others than KeyboardInterrupt while it waits.
    """

    def __init__(self) -> None:
        """Prepares the handler."""
        self.status = 128 + signal.SIGINT
        """The exit status that tells the signal."""
        self._has_come = False
        self._previous: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Interruption:
        """Sets the handlers; a signal that is ignored, as in a background job, stays so."""
        for number in _SIGNALS:
            if (handler := signal.getsignal(number)) != signal.SIG_IGN:
                self._previous[number] = handler
                signal.signal(number, self._handle)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Sets the handlers that were there before."""
        for number, handler in self._previous.items():
            # None stands for a handler that is not Python's.
            signal.signal(number, handler or signal.SIG_DFL)

    def check(self) -> None:
        """Raises KeyboardInterrupt if a signal has come."""
        if self._has_come:
            raise KeyboardInterrupt

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.status, self._has_come = 128 + number, True
        raise KeyboardInterrupt

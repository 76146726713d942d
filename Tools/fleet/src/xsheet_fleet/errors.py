"""Errors that end a run, and exit statuses."""

USAGE = 64
UNUSABLE_INPUT = 65
NO_INPUT = 66
CRASHED = 70
CANNOT_CREATE = 73
INPUT_OUTPUT = 74
CONFIGURATION = 78


class FleetError(Exception):
    """A reason to end the run, with an exit status."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status

    def __reduce__(self) -> tuple[type["FleetError"], tuple[str, int]]:
        return FleetError, (str(self), self.status)

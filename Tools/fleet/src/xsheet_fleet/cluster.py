"""The connection to Ray."""

from __future__ import annotations

import logging
import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

# Ray reads these variables when it is imported and started.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
# Ray lowers the priority of workers by default, so that any other program slows them down.
os.environ.setdefault("RAY_worker_niceness", "0")

import ray

import xsheet_fleet
from xsheet_fleet.errors import USAGE, FleetError

# The batches take a few kilobytes each; Ray's default is a third of the memory.
_OBJECT_STORE_BYTES = 256 * 1024 * 1024


@contextmanager
def connected(address: str | None, workers: int | None) -> Iterator[int]:
    """Starts Ray on this machine, or connects to a cluster; yields the number of workers."""
    is_ours = not ray.is_initialized()
    if is_ours:
        _connect(address, workers)
    _silence()
    try:
        yield workers or _cores()
    finally:
        if is_ours:
            ray.shutdown()


def _cores() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def _connect(address: str | None, workers: int | None) -> None:
    arguments: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None:
        arguments |= {
            "num_cpus": workers or len(os.sched_getaffinity(0)),
            "include_dashboard": False,
            "object_store_memory": _OBJECT_STORE_BYTES,
        }
    else:
        # Machines of the cluster need Ray and xsheet, but not this package.
        arguments |= {"address": address, "runtime_env": {"py_modules": [xsheet_fleet]}}
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(**arguments)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise FleetError(f"Ray cannot be reached: {error}", USAGE) from None
    # Ray sets one of its own.
    signal.signal(signal.SIGTERM, handler)


def _silence() -> None:
    """Keeps Ray's Python code from writing to standard error."""
    from ray.data import DataContext

    # There is no other way to set the number of retries.
    warnings.filterwarnings("ignore", message=".*ray_remote_args")
    for name in ("ray", "ray.data"):
        logging.getLogger(name).setLevel(logging.ERROR)
    context = DataContext.get_current()
    context.enable_progress_bars = False
    context.print_on_execution_start = False

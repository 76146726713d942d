"""A run: the designs of inputs, worked on by actors of Ray, to a manifest."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from xsheet_fleet.cluster import connected
from xsheet_fleet.collisions import OutputNames, collision
from xsheet_fleet.designs import DesignList
from xsheet_fleet.errors import CRASHED, NO_INPUT, FleetError
from xsheet_fleet.interruption import Interruption
from xsheet_fleet.job import COMMANDS_WITH_OUTPUT, Job
from xsheet_fleet.manifest import PartWriter, PreviousRows, latest_rows
from xsheet_fleet.process import Line
from xsheet_fleet.progress import Progress
from xsheet_fleet.record import PREVIOUS_COLUMNS, row_of_line
from xsheet_fleet.storage import Store
from xsheet_fleet.worker import Worker, results_of

# Rows of earlier runs are looked up for so many names at once.
_LOOKUP = 1 << 16
_BATCHES_OF_WORKER = 8


@dataclass(frozen=True)
class Run:
    """The settings of a run beside its job."""

    designs: DesignList
    manifest: str
    address: str | None = None
    workers: int | None = None
    batch_size: int = 64
    retries: int = 3
    resumes: bool = True


def run(settings: Run, job: Job, progress: Progress, interruption: Interruption) -> int:
    """Runs a job on all designs; returns the gravest status."""
    manifest = Store(settings.manifest)
    with connected(settings.address, settings.workers) as workers:
        collisions: list[Line] = []
        names = _names(settings.designs, job, collisions)
        batches = list(_batches(names, settings, manifest, workers))
        total = sum(len(batch) for batch in batches) + len(collisions)
        if not total:
            raise FleetError("There is no design in the inputs.", NO_INPUT)
        progress.begin(total)
        writer = PartWriter(manifest)
        try:
            for collided in collisions:
                progress.add(collided, collided["status"])
            writer.add([row_of_line(line) for line in collisions])
            for table in _results(settings, job, batches, workers):
                results = list(results_of(table))
                for line, status in results:
                    progress.add(line, status)
                writer.add([row_of_line(line) for line, _ in results if line])
                progress.show()
                interruption.check()
        finally:
            writer.flush()
    return progress.status


def _names(designs: DesignList, job: Job, collisions: list[Line]) -> Iterator[str]:
    """Yields the designs of a run; adds the lines of those that have no outputs of their own."""
    outputs = OutputNames(is_sorted=designs.list_file is None)
    for name in designs.names():
        if job.command in COMMANDS_WITH_OUTPUT and (owner := outputs.owner(name)) != name:
            collisions.append(collision(name, owner, job.command))
        else:
            yield name


def _batches(
    names: Iterator[str], settings: Run, manifest: Store, workers: int
) -> Iterator[pa.Table]:
    """Yields the batches of names with the rows of earlier runs."""
    find = _finder(settings, manifest)
    size = settings.batch_size
    while chunk := list(itertools.islice(names, _LOOKUP)):
        if len(chunk) < _LOOKUP:
            # Batches of few designs are small, so that all workers have some until the end.
            size = max(1, min(size, len(chunk) // (workers * _BATCHES_OF_WORKER)))
        for begin in range(0, len(chunk), size):
            batch = chunk[begin : begin + size]
            columns = {"name": pa.array(batch, pa.string())}
            yield pa.table(columns | {"previous": find(batch)} if find else columns)


def _finder(settings: Run, manifest: Store) -> Callable[[list[str]], Any] | None:
    """Returns a function that finds the rows of earlier runs, if there are any."""
    if settings.resumes:
        table = latest_rows(manifest, ("input", *PREVIOUS_COLUMNS))
        if len(table):
            return PreviousRows(table, PREVIOUS_COLUMNS).find
    return None


def _results(settings: Run, job: Job, batches: list[Any], workers: int) -> Iterator[pa.Table]:
    """Yields the results of batches as they are done."""
    import ray.data
    from ray.exceptions import RayError

    # Keeps the batches as they are, and needs no task for each, unlike from_arrow.
    dataset = ray.data.from_blocks(batches).map_batches(
        Worker,
        fn_constructor_args=(job,),
        batch_size=None,
        batch_format="pyarrow",
        compute=ray.data.ActorPoolStrategy(size=min(workers, len(batches))),
        num_cpus=1,
        max_restarts=-1,
        max_task_retries=settings.retries,
    )
    batches.clear()
    try:
        yield from dataset.iter_batches(batch_size=None, batch_format="pyarrow", prefetch_batches=0)
    except RayError as error:
        raise FleetError(f"Ray failed: {str(error).splitlines()[0]}", CRASHED) from error

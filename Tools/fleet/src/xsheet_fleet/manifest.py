"""The manifest of a fleet: a folder of Parquet files."""

from __future__ import annotations

import io
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from xsheet_fleet.errors import INPUT_OUTPUT, NO_INPUT, FleetError
from xsheet_fleet.record import SCHEMA, Row
from xsheet_fleet.storage import Store

# The number of the run, the number in the run, and a token that keeps simultaneous runs apart.
_PART = re.compile(r"part-(\d{6})-(\d{6})-[0-9a-f]{8}\.parquet")


class PartWriter:
    """Writes rows to part files as they come."""

    # A killed driver loses the rows of a tenth of its time or less.
    _ROWS = 10_000
    _SECONDS = 30.0

    def __init__(self, store: Store) -> None:
        """Prepares the files of a run; they are numbered after those of earlier runs."""
        self._store = store
        self._run = max((int(match[1]) for match in _parts(store)), default=0) + 1
        self._token = secrets.token_hex(4)
        self._count = 0
        self._rows: list[Row] = []
        self._begin = self._last = time.monotonic()

    def add(self, rows: Sequence[Row]) -> None:
        """Adds rows, and writes a part of enough rows or after some time."""
        self._rows += rows
        now = time.monotonic()
        interval = min(self._SECONDS, 1 + (self._last - self._begin) / 10)
        if len(self._rows) >= self._ROWS or now - self._last >= interval:
            self.flush()

    def flush(self) -> None:
        """Writes the rows that are not written yet."""
        rows, self._rows = self._rows, []
        self._last = time.monotonic()
        if not rows:
            return
        table = pa.Table.from_pylist(rows, schema=SCHEMA).sort_by("input")
        sink = io.BytesIO()
        pq.write_table(table, sink, compression="zstd")
        name = f"part-{self._run:06}-{self._count:06}-{self._token}.parquet"
        self._store.write(name, sink.getvalue())
        self._count += 1


def latest_rows(store: Store, columns: Sequence[str] | None = None) -> pa.Table:
    """Returns the newest row of each design, sorted by input."""
    names = [match.string for match in _parts(store)]
    schema = SCHEMA if columns is None else pa.schema([SCHEMA.field(name) for name in columns])
    tables = [_read(store, name, schema) for name in names]
    table = pa.concat_tables(tables) if tables else schema.empty_table()
    if not len(table):
        return table
    numbered = pa.table({"input": table["input"], "number": pa.array(range(len(table)))})
    newest = numbered.group_by("input").aggregate([("number", "max")]).sort_by("input")
    return table.take(newest["number_max"])


def stored_rows(store: Store) -> Iterator[Row]:
    """Yields the newest row of each design, sorted by input."""
    if not _parts(store):
        raise FleetError(f"{store.url} has no manifest.", NO_INPUT)
    for batch in latest_rows(store).to_batches(max_chunksize=1000):
        yield from batch.to_pylist()


class PreviousRows:
    """The rows of earlier runs, looked up by name."""

    def __init__(self, table: pa.Table, columns: Sequence[str]) -> None:
        """Prepares the rows of a table."""
        self._inputs = table["input"].combine_chunks()
        rows = table.select(list(columns)).to_struct_array()
        self._rows = rows.combine_chunks() if isinstance(rows, pa.ChunkedArray) else rows

    def find(self, names: Sequence[str]) -> Any:
        """Returns the row of each name as an array; null where there is none."""
        indices = pc.index_in(pa.array(names, pa.string()), value_set=self._inputs)
        return self._rows.take(indices)


def _parts(store: Store) -> list[re.Match[str]]:
    """Returns the names of all parts, the oldest first."""
    matches = [_PART.fullmatch(entry.name) for entry in store.entries()]
    return [match for match in matches if match]


def _read(store: Store, name: str, schema: pa.Schema) -> pa.Table:
    try:
        table = pq.read_table(pa.BufferReader(store.read(name)), columns=schema.names)
        return table.select(schema.names).cast(schema)
    except (pa.ArrowException, ValueError) as error:
        raise FleetError(
            f"{store.url}/{name} is no part of a manifest: {error}", INPUT_OUTPUT
        ) from None

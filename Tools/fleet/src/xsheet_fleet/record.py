"""The rows of the Parquet manifest, and their form as lines of xsheet's manifest."""

from __future__ import annotations

import json
from datetime import datetime, timezone
from typing import Any

import pyarrow as pa

Row = dict[str, Any]

_FILES = pa.list_(
    pa.struct([("path", pa.string()), ("bytes", pa.int64()), ("sha256", pa.string())])
)

SCHEMA = pa.schema(
    [
        pa.field("input", pa.string(), nullable=False),
        ("sha256", pa.string()),
        ("bytes", pa.int64()),
        ("command", pa.string()),
        ("version", pa.string()),
        ("options", pa.string()),
        ("status", pa.int32()),
        ("verdict", pa.string()),
        ("message", pa.string()),
        ("signal", pa.int32()),
        ("findings", pa.struct([(name, pa.int64()) for name in ("error", "warning", "note")])),
        ("codes", pa.map_(pa.string(), pa.int64())),
        ("pictures", _FILES),
        ("outputs", _FILES),
        (
            "run",
            pa.struct(
                [
                    ("started", pa.timestamp("ms", "UTC")),
                    ("seconds", pa.float64()),
                    ("cpuSeconds", pa.float64()),
                    ("peakMemory", pa.int64()),
                    ("host", pa.string()),
                ]
            ),
        ),
        ("other", pa.string()),
        ("request", pa.string()),
        ("limits", pa.string()),
    ]
)
"""The columns: the members of a design line, then other members as JSON, then what a run is resumed
by: a hash of the command, its options and the configuration, and the limits."""

_RESUMPTION = ("request", "limits")

PREVIOUS_COLUMNS = (
    *("sha256", "command", "version", "status", "verdict", "pictures", "outputs"),
    *("request", "limits"),
)
"""The columns that tell whether a design has to be done again."""


def row_of_line(line: dict[str, Any]) -> Row:
    """Returns the row of a design line with the members request and limits."""
    row = {name: line.get(name) for name in SCHEMA.names}
    row["codes"] = list((line.get("codes") or {}).items())
    row["pictures"] = line.get("pictures") or []
    row["outputs"] = line.get("outputs") or []
    run = dict(line.get("run") or {})
    run["started"] = _time(run.get("started"))
    row["run"] = run
    other = {name: value for name, value in line.items() if name not in row and name != "kind"}
    row["other"] = json.dumps(other, ensure_ascii=False) if other else None
    return row


def line_of_row(row: Row) -> dict[str, Any]:
    """Returns the design line of a row, in the order of xsheet's members."""
    line: dict[str, Any] = {"kind": "design"}
    for name in SCHEMA.names:
        if name == "other":
            line |= json.loads(row["other"] or "{}")
        elif name not in _RESUMPTION and row[name] is not None:
            line[name] = row[name]
    line["codes"] = dict(sorted(row["codes"]))
    if not row["pictures"]:
        del line["pictures"]
    for name in ("pictures", "outputs"):
        if name in line:
            line[name] = [_present(file) for file in line[name]]
    line["run"] = _present(row["run"] or {})
    if started := line["run"].get("started"):
        utc = started.astimezone(timezone.utc)
        line["run"]["started"] = f"{utc:%Y-%m-%dT%H:%M:%S}.{utc.microsecond // 1000:03}Z"
    return line


def _time(text: str | None) -> datetime | None:
    try:
        # Python 3.10 does not read Z.
        return datetime.fromisoformat(text.replace("Z", "+00:00")) if text else None
    except ValueError:
        return None


def _present(members: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}

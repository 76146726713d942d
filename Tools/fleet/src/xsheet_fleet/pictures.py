"""The files that designs name."""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterator


def named_files(design: bytes, name: str) -> Iterator[str]:
    """Yields the names of the files that a JSON design refers to, in its own folder only."""
    try:
        root = json.loads(design)
    except (ValueError, RecursionError):
        return
    assets = root.get("assets") if isinstance(root, dict) else None
    for asset in assets if isinstance(assets, list) else []:
        if not isinstance(asset, dict):
            continue
        folder, path = asset.get("u") or "", asset.get("p")
        if not isinstance(folder, str) or not isinstance(path, str) or path.startswith("data:"):
            continue
        if (found := file_of_reference(folder + path, name)) is not None:
            yield found


def file_of_reference(reference: str, name: str) -> str | None:
    """Returns the name of a file that a design refers to; None outside of the design's folder.

    A path from a root is that of a web site, and is looked for in the folder, as xsheet does.
    """
    path = posixpath.normpath(reference.lstrip("/"))
    if path.startswith("..") or path == "." or "://" in reference or "\0" in path:
        return None
    return posixpath.join(posixpath.dirname(name), path)

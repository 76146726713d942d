"""The designs of a run."""

from __future__ import annotations

import posixpath
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xsheet_fleet.errors import NO_INPUT, UNUSABLE_INPUT, USAGE, FleetError
from xsheet_fleet.storage import Store, walk

_ENDINGS = (".json", ".lottie", ".tgs")
_TIMELINE_ENDING = ".xsheet.json"


@dataclass(frozen=True)
class DesignList:
    """The designs of folders, files or a list; names are relative to the root."""

    root: str
    """The URL of the folder that all names are relative to."""
    starts: tuple[str, ...]
    """The names of folders and files to search; empty if there is a list."""
    list_file: str | None = None
    """The file with names, or - for standard input."""

    def names(self) -> Iterator[str]:
        """Yields each design once: in order of their paths, or in that of the list."""
        for name in self._names():
            if not name.isprintable():
                _check(name)
            yield name

    def _names(self) -> Iterator[str]:
        if self.list_file is not None:
            yield from _listed(self.list_file, Store(self.root))
            return
        store = Store(self.root)
        for start in self.starts:
            if start and is_design(start) and store.size(start) is not None:
                yield start
            else:
                yield from filter(is_design, walk(store, start))


def is_design(name: str) -> bool:
    """Whether a name is that of a Lottie export."""
    name = posixpath.basename(name).lower()
    return (
        name.endswith(_ENDINGS) and not name.endswith(_TIMELINE_ENDING) and not name.startswith(".")
    )


def _check(name: str) -> None:
    try:
        name.encode()
    except UnicodeEncodeError:
        text = ascii(name)
        raise FleetError(f"The name of the file {text} is not UTF-8.", UNUSABLE_INPUT) from None


def find_designs(inputs: Sequence[str], list_file: str | None) -> DesignList:
    """Finds the root of inputs: the input itself, or the folder around several."""
    if list_file is not None:
        if len(inputs) > 1:
            raise FleetError(
                "--files-from takes one INPUT, the folder that names are relative to.", USAGE
            )
        return DesignList(inputs[0] if inputs else ".", (), list_file)
    if not inputs:
        raise FleetError("INPUT is missing: a folder, a file or a URL.", USAGE)
    stores = [Store(url) for url in inputs]
    for store in stores:
        if not store.exists():
            raise FleetError(f"{store.url} does not exist.", NO_INPUT)
    if len(stores) == 1 and not stores[0].is_file():
        return DesignList(inputs[0], ("",))
    return _below_common_folder(stores)


def _below_common_folder(stores: list[Store]) -> DesignList:
    if len({store.filesystem_key for store in stores}) > 1:
        raise FleetError("All inputs have to be in the same storage.", USAGE)
    folders = [posixpath.dirname(store.path) if store.is_file() else store.path for store in stores]
    common = posixpath.commonpath(folders)
    paths = sorted({store.path for store in stores}, key=lambda path: path.split("/"))
    starts: list[str] = []
    for path in paths:
        name = posixpath.relpath(path, common) if path != common else ""
        if not any(start == "" or f"{name}/".startswith(f"{start}/") for start in starts):
            starts.append(name)
    scheme, separator, rest = stores[0].url.partition("://")
    if not separator:
        return DesignList(common, tuple(starts))
    # Arrow takes options of a storage from the query.
    _, mark, query = rest.partition("?")
    return DesignList(f"{scheme}://{common}{mark}{query}", tuple(starts))


def _listed(file: str, root: Store) -> Iterator[str]:
    """Yields the names of a list, separated by line ends or NUL, relative to the root."""
    try:
        text = sys.stdin.read() if file == "-" else Store(file).read_whole().decode()
    except FileNotFoundError:
        raise FleetError(f"{file} does not exist.", NO_INPUT) from None
    separator = "\0" if "\0" in text else "\n"
    seen: set[str] = set()
    for line in text.split(separator):
        name = line.rstrip("\r") if separator == "\n" else line
        if name and (name := _below(name, root)) not in seen:
            seen.add(name)
            yield name


def _below(name: str, root: Store) -> str:
    """Returns a name relative to the root."""
    for prefix in (root.url, root.path):
        if name.startswith(f"{prefix.rstrip('/')}/"):
            name = name[len(prefix.rstrip("/")) + 1 :]
            break
    result = posixpath.normpath(name)
    if result.startswith(("/", "../")) or "://" in name:
        raise FleetError(f"{name} is not in the folder {root.url}.", USAGE)
    return result

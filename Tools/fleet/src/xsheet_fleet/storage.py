"""Folders of files, local or remote."""

from __future__ import annotations

import os
import posixpath
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import fsspec

from xsheet_fleet.errors import USAGE, FleetError

# Object stores show an object only when it is complete.
_ATOMIC_PROTOCOLS = {"abfs", "abfss", "adl", "az", "gcs", "gs", "memory", "oss", "s3", "s3a"}


@dataclass(frozen=True)
class Entry:
    """A file or folder in a folder."""

    name: str
    is_folder: bool


class Store:
    """A folder at a local path or a URL; names of files are relative to it."""

    def __init__(self, url: str) -> None:
        """Opens a folder, which need not exist."""
        self.url = url
        self._filesystem, self._base = _open(url)
        self._protocols = _protocols(self._filesystem)

    @property
    def local_path(self) -> str | None:
        """The absolute path of a local folder."""
        return self._base if "file" in self._protocols else None

    @property
    def filesystem_key(self) -> tuple[str, ...]:
        """Equal for folders of the same kind of storage."""
        return tuple(sorted(self._protocols))

    @property
    def path(self) -> str:
        """The path of the folder in its storage."""
        return self._base

    def read(self, name: str) -> bytes:
        """Returns the content of a file."""
        content: bytes = self._filesystem.cat_file(self._path(name))
        return content

    def write(self, name: str, content: bytes) -> None:
        """Writes a file that appears only when it is complete."""
        path = self._path(name)
        if self._protocols & _ATOMIC_PROTOCOLS:
            self._filesystem.pipe_file(path, content)
            return
        folder, last = posixpath.split(path)
        self._filesystem.makedirs(folder, exist_ok=True)
        temporary = f"{folder}/.{last}.{secrets.token_hex(4)}"
        if self.local_path is not None:
            _write_local(temporary, path, content)
        else:
            self._filesystem.pipe_file(temporary, content)
            self._filesystem.mv(temporary, path)

    def size(self, name: str) -> int | None:
        """Returns the size of a file in bytes; None if there is no such file."""
        try:
            information = self._filesystem.info(self._path(name))
        except FileNotFoundError:
            return None
        return int(information["size"]) if information["type"] == "file" else None

    def read_whole(self) -> bytes:
        """Returns the content of the file at the URL itself."""
        content: bytes = self._filesystem.cat_file(self._base)
        return content

    def is_file(self) -> bool:
        """Whether the URL is that of a file."""
        return bool(self._filesystem.isfile(self._base))

    def exists(self) -> bool:
        """Whether the folder exists."""
        return bool(self._filesystem.exists(self._base))

    def entries(self, folder: str = "") -> list[Entry]:
        """Returns the files and folders in a folder, sorted by name."""
        path = self._path(folder) if folder else self._base
        try:
            found: list[dict[str, Any]] = self._filesystem.ls(path, detail=True)
        except FileNotFoundError:
            return []
        entries = {
            name: Entry(name, self._is_folder(item))
            for item in found
            # Some storages list the folder itself.
            if item["name"].strip("/") != path.strip("/")
            and (name := posixpath.basename(item["name"].rstrip("/")))
        }
        return [entries[name] for name in sorted(entries)]

    def _is_folder(self, item: dict[str, Any]) -> bool:
        if item["type"] == "link" or item.get("islink"):
            return bool(self._filesystem.isdir(item["name"]))
        return bool(item["type"] == "directory")

    def _path(self, name: str) -> str:
        return f"{self._base.rstrip('/')}/{name}"

    def __reduce__(self) -> tuple[type[Store], tuple[str]]:
        return Store, (self.url,)


def walk(store: Store, folder: str = "") -> Iterator[str]:
    """Yields the names of all files below a folder in order of their paths, without hidden ones."""
    yield from _walk(store, folder, set())


def _walk(store: Store, folder: str, visited: set[str]) -> Iterator[str]:
    if store.local_path is not None:
        # Links to folders can make circles.
        real = os.path.realpath(os.path.join(store.local_path, folder))
        if real in visited:
            return
        visited.add(real)
    for entry in store.entries(folder):
        if entry.name.startswith("."):
            continue
        name = posixpath.join(folder, entry.name)
        if entry.is_folder:
            yield from _walk(store, name, visited)
        else:
            yield name


def _open(url: str) -> tuple[Any, str]:
    try:
        filesystem, path = fsspec.core.url_to_fs(url)
    except ImportError as error:
        return _open_with_arrow(url, error)
    except ValueError as error:
        raise FleetError(f"{url}: {error}", USAGE) from None
    return filesystem, path.rstrip("/") or "/"


def _open_with_arrow(url: str, error: ImportError) -> tuple[Any, str]:
    """Opens a URL with the storages that are built into Arrow."""
    import pyarrow
    from fsspec.implementations.arrow import ArrowFSWrapper
    from pyarrow.fs import FileSystem

    try:
        filesystem, path = FileSystem.from_uri(url)
    except (pyarrow.ArrowInvalid, ValueError):
        raise FleetError(f"{url}: {error}", USAGE) from None
    return ArrowFSWrapper(filesystem), path.rstrip("/")


def _protocols(filesystem: Any) -> set[str]:
    protocol = filesystem.protocol

    return {protocol} if isinstance(protocol, str) else set(protocol)


def _write_local(temporary: str, path: str, content: bytes) -> None:
    with open(temporary, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)

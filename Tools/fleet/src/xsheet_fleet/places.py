"""The folders in which xsheet reads and writes: those of the user, or copies of their files."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import posixpath
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from xsheet_fleet.pictures import file_of_reference, named_files
from xsheet_fleet.storage import Store

_CONFIGURATION = ".xsheet.json"
_PREFIX = "xsheet-fleet-"
_LOCK = ".lock"
# Remote storages are slow to answer, and answer many requests at once.
_REQUESTS = 16
_ATTEMPTS = 3


class Scratch:
    """A temporary folder that is removed even if its process is killed: by the next one."""

    def __init__(self, parent: str | None = None, prefix: str = _PREFIX) -> None:
        """Makes a folder, and removes those of dead processes beside it."""
        parent = parent or tempfile.gettempdir()
        _remove_abandoned(parent, prefix)
        while True:
            self.path = tempfile.mkdtemp(prefix=prefix, dir=parent)
            self._lock = open(os.path.join(self.path, _LOCK), "w")  # noqa: SIM115
            fcntl.flock(self._lock, fcntl.LOCK_EX)
            if os.path.exists(self.path):
                return
            # Another process removed the folder before it was locked.
            self._lock.close()

    def clear(self) -> None:
        """Removes all files in the folder."""
        for entry in os.scandir(self.path):
            if entry.name == _LOCK:
                continue
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            else:
                os.unlink(entry.path)

    def close(self) -> None:
        """Removes the folder."""
        shutil.rmtree(self.path, ignore_errors=True)
        self._lock.close()


class Place:
    """The files of a storage in a local folder: its own, or one with copies."""

    def __init__(self, store: Store, scratch: Scratch | None) -> None:
        """Makes the place of a storage, with a folder for copies if there are any."""
        self._store = store
        self._scratch = scratch

    @property
    def folder(self) -> str:
        """The local folder that xsheet reads from or writes to."""
        return self._scratch.path if self._scratch else self._store.local_path or ""

    def clear(self) -> None:
        """Removes copies."""
        if self._scratch:
            self._scratch.clear()

    def close(self) -> None:
        """Removes the folder of copies."""
        if self._scratch:
            self._scratch.close()


class Inputs(Place):
    """The designs of a job, as local files."""

    def __init__(self, store: Store, stage: bool) -> None:
        """Opens the root; files of remote storages, or of all with `stage`, are copied."""
        super().__init__(store, Scratch() if stage or store.local_path is None else None)
        self._configurations: dict[str, bytes | None] = {}
        self._nearest: dict[str, bytes] = {}

    def fetch(self, names: Sequence[str]) -> dict[str, str]:
        """Copies designs with the files that they name; returns a reason for each that failed."""
        if self._scratch is None:
            return {}
        failures: dict[str, str] = {}
        with ThreadPoolExecutor(_REQUESTS) as pool:
            for name, failure in zip(names, pool.map(self._fetch, names), strict=True):
                if failure is not None:
                    failures[name] = failure
        return failures

    def path(self, name: str) -> str:
        """The local path of a design."""
        return os.path.join(self.folder, name)

    def configuration(self, folder: str) -> bytes:
        """Returns the configuration of a folder: the nearest in it or around it."""
        if folder not in self._nearest:
            self._nearest[folder] = self._nearest_configuration(folder)
        return self._nearest[folder]

    def _nearest_configuration(self, folder: str) -> bytes:
        if self._scratch is not None:
            while True:
                content = self._configurations.get(posixpath.join(folder, _CONFIGURATION))
                if content is not None or not folder:
                    return content or b""
                folder = posixpath.dirname(folder)
        path = self.path(folder)
        while True:
            try:
                with open(os.path.join(path, _CONFIGURATION), "rb") as file:
                    return file.read()
            except OSError:
                if path == (path := os.path.dirname(path)):
                    return b""

    def _fetch(self, name: str) -> str | None:
        try:
            self._fetch_configurations(posixpath.dirname(name))
            content = _patiently(lambda: self._store.read(name))
            _write(self.path(name), content)
            if name.lower().endswith(".json"):
                for file in named_files(content, name):
                    with contextlib.suppress(FileNotFoundError, IsADirectoryError):
                        _write(self.path(file), _patiently(_reader(self._store, file)))
        except FileNotFoundError:
            # xsheet reports what is missing.
            return None
        except Exception as error:
            return f"{name} cannot be fetched: {_text(error)}"
        return None

    def _fetch_configurations(self, folder: str) -> None:
        while True:
            name = posixpath.join(folder, _CONFIGURATION)
            if name not in self._configurations:
                try:
                    self._configurations[name] = _patiently(_reader(self._store, name))
                except FileNotFoundError:
                    self._configurations[name] = None
            content = self._configurations[name]
            if content is not None:
                _write(self.path(name), content)
            if not folder:
                return
            folder = posixpath.dirname(folder)


class Outputs(Place):
    """The outputs of a job."""

    def __init__(self, store: Store, stage: bool) -> None:
        """Opens the folder of outputs.

        Outputs for remote storages are copied there when a design is done. With `stage`, those of
        a local folder are moved, so that the folder gets nothing but the outputs of designs.
        """
        scratch: Scratch | None = None
        if store.local_path is None:
            scratch = Scratch()
        else:
            os.makedirs(store.local_path, exist_ok=True)
            if stage:
                scratch = Scratch(store.local_path, f".{_PREFIX}")
        super().__init__(store, scratch)

    def name(self, path: str) -> str:
        """Returns the path of an output relative to the folder of outputs."""
        return posixpath.relpath(path, self.folder) if path.startswith("/") else path

    def deliver(self, names: Iterable[str]) -> None:
        """Brings outputs to their place."""
        if self._scratch is None:
            return
        if self._store.local_path is not None:
            for name in names:
                target = os.path.join(self._store.local_path, name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                os.replace(os.path.join(self.folder, name), target)
            return
        with ThreadPoolExecutor(_REQUESTS) as pool:
            for _ in pool.map(self._upload, names):
                pass

    def _upload(self, name: str) -> None:
        with open(os.path.join(self.folder, name), "rb") as file:
            content = file.read()
        _patiently(lambda: self._store.write(name, content))

    def has(self, file: dict[str, Any]) -> bool:
        """Whether an output is there with its size, and in a local folder with its content."""
        if self._store.local_path is not None:
            path = os.path.join(self._store.local_path, file["path"])
            return bool(content_hash(path) == file["sha256"])
        return bool(_patiently(lambda: self._store.size(file["path"])) == file["bytes"])


def content_hash(path: str) -> str | None:
    """Returns the SHA-256 hash of a file; None if it is no file or cannot be read."""
    if not os.path.isfile(path):
        return None
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError:
        return None


def pictures_are_unchanged(inputs: Inputs, name: str, pictures: Sequence[dict[str, Any]]) -> bool:
    """Whether the picture files of a design are those of an earlier run."""
    for picture in pictures:
        file = file_of_reference(picture["path"], name)
        if (content_hash(inputs.path(file)) if file else None) != picture.get("sha256"):
            return False
    return True


def _remove_abandoned(parent: str, prefix: str) -> None:
    for entry in os.scandir(parent):
        if not entry.name.startswith(prefix):
            continue
        with contextlib.suppress(OSError), open(os.path.join(entry.path, _LOCK)) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(entry.path, ignore_errors=True)


def _patiently(request: Callable[[], Any]) -> Any:
    """Repeats a request to a storage that fails, but not one for a missing file."""
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            return request()
        except (FileNotFoundError, IsADirectoryError, PermissionError):
            raise
        except OSError:
            if attempt == _ATTEMPTS:
                raise
            time.sleep(0.5 * attempt)
    raise AssertionError


def _reader(store: Store, name: str) -> Callable[[], bytes]:
    return lambda: store.read(name)


def _write(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def _text(error: Exception) -> str:
    return str(error) or type(error).__name__

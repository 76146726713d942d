"""The work that is the same for all designs of a run."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import dataclass

COMMANDS = ("report", "convert", "verify", "render", "preview")
COMMANDS_WITH_OUTPUT = ("convert", "render", "preview")
# Options that the fleet sets itself.
RESERVED_OPTIONS = (
    *("-j", "--jobs", "--isolate", "--timeout", "--memory-limit", "--manifest", "--resume"),
    *("--shard", "--files-from", "--root", "-o", "--output", "-q", "--quiet"),
)


@dataclass(frozen=True)
class Job:
    """A command of xsheet with its options, and where it reads and writes."""

    command: str
    options: tuple[str, ...]
    root: str
    """The URL of the folder of the designs."""
    output: str | None = None
    """The URL of the folder of outputs."""
    quarantine: str | None = None
    """The URL of the folder for designs that broke a process."""
    timeout: float = 60
    """The limit of a design in seconds; 0 for none."""
    memory_limit: str = "2GB"
    """The limit of memory of a design, as xsheet reads it; 0 for none."""
    xsheet: str = "xsheet"
    folder: str = "."
    """The working folder of xsheet where it exists, for relative paths in options."""
    always_stage: bool = False
    """Whether local files are copied as those of a remote storage are."""

    def request(self, configuration: bytes) -> str:
        """Returns a hash of the command, its options and the configuration of a folder."""
        words = json.dumps([self.command, *self.options]).encode()
        if "--no-config" in self.options:
            configuration = b""
        elif (path := self._configuration_option()) is not None:
            with contextlib.suppress(OSError), open(os.path.join(self.folder, path), "rb") as file:
                configuration = file.read()
        return hashlib.sha256(words + b"\0" + configuration).hexdigest()[:16]

    def _configuration_option(self) -> str | None:
        for index, word in enumerate(self.options, start=1):
            name, separator, value = word.partition("=")
            if name == "--config":
                return value if separator else "".join(self.options[index : index + 1])
        return None

    @property
    def limits(self) -> str:
        """The limits as text, for comparison."""
        return f"{self.timeout:g} s, {self.memory_limit}"

    def words(self, root: str, output: str | None, manifest: str) -> list[str]:
        """Returns the command line of a process that reads names from standard input."""
        words = [self.xsheet, self.command, "--isolate", "--jobs", "1", "-q"]
        if self.timeout > 0:
            words += ["--timeout", f"{self.timeout:g}"]
        if self.memory_limit != "0":
            words += ["--memory-limit", self.memory_limit]
        words += ["--files-from", "-", "--root", root, "--manifest", manifest]
        if output is not None:
            words += ["--output", f"{output.rstrip('/')}/"]
        return [*words, *self.options]

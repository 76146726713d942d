"""Designs whose outputs would have the same name, as those of a.json and a.tgs."""

from __future__ import annotations

import posixpath
from typing import Any

from xsheet_fleet.errors import CANNOT_CREATE


class OutputNames:
    """The names of outputs, of which the first design in order gets each.

    xsheet has the same rule, but a process knows only its own designs.
    """

    def __init__(self, is_sorted: bool) -> None:
        """Begins without names; those of finished folders are forgotten if designs are sorted."""
        self._is_sorted = is_sorted
        self._folders: dict[str, dict[str, str]] = {}

    def owner(self, name: str) -> str:
        """Returns the design that the outputs of a design belong to: the first with its name."""
        folder, last = posixpath.split(name)
        if folder not in self._folders and self._is_sorted:
            around = f"{folder}/"
            self._folders = {
                other: names
                for other, names in self._folders.items()
                if other == "" or around.startswith(f"{other}/")
            }
        names = self._folders.setdefault(folder, {})
        return names.setdefault(posixpath.splitext(last)[0], name)


def collision(name: str, owner: str, command: str) -> dict[str, Any]:
    """Returns the line of a design whose outputs belong to another."""
    return {
        "kind": "design",
        "input": name,
        "command": command,
        "version": "",
        "options": "",
        "status": CANNOT_CREATE,
        "verdict": "unwritten",
        "message": f"{name} is left out: its outputs would replace those of {owner}.",
        "findings": {"error": 0, "warning": 0, "note": 0},
        "codes": {},
        "outputs": [],
        "run": {},
    }

"""The words, pictures and keys of the commands that ask a collection of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..commands import Command, Words
from ..translating import mark

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

COLLECTION: Mapping[Command, Words] = {
    Command.COLLECTION_FIND: Words(
        mark(_C, "&Find this position"),
        mark(_C, "Show what the games of a collection played from here, and follow the board"),
        keys=("Ctrl+Shift+F",),
        also=mark(_C, "opening explorer, fuseki, database, search, pattern, joseki"),
    ),
}

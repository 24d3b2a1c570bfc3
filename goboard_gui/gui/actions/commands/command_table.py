"""The descriptions of all commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tables.annotate import ANNOTATE
from .tables.collection import COLLECTION
from .tables.edit import EDIT
from .tables.file import FILE
from .tables.go import GO
from .tables.help import HELP
from .tables.names import NAMES
from .tables.record import RECORD
from .tables.rules import RULES
from .tables.study import STUDY
from .tables.view import VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from . import Command, CommandInfo

COMMANDS: Mapping[Command, CommandInfo] = {
    **FILE,
    **EDIT,
    **RECORD,
    **RULES,
    **ANNOTATE,
    **GO,
    **NAMES,
    **VIEW,
    **STUDY,
    **COLLECTION,
    **HELP,
}

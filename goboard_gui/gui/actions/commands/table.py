"""The words, pictures and keys of all commands, in one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .words.annotate import ANNOTATE
from .words.collection import COLLECTION
from .words.edit import EDIT
from .words.file import FILE
from .words.go import GO
from .words.help import HELP
from .words.names import NAMES
from .words.record import RECORD
from .words.rules import RULES
from .words.study import STUDY
from .words.view import VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from . import Command, Words

COMMANDS: Mapping[Command, Words] = {
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

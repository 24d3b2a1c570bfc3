"""The words, pictures and keys of all commands, in one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .command_words.annotate import ANNOTATE
from .command_words.collection import COLLECTION
from .command_words.edit import EDIT
from .command_words.file import FILE
from .command_words.go import GO
from .command_words.help import HELP
from .command_words.names import NAMES
from .command_words.record import RECORD
from .command_words.rules import RULES
from .command_words.study import STUDY
from .command_words.view import VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .commands import Command, Words

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

"""Adding of problems to a file that the user chooses."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....display_text import escape_name
from ....files.errors import CancelledError, EncodingError, ReadError, SaveError
from ....files.storage.backup import Backups
from ....named_tuples import NamedTuple
from ....study.problem_file import ProblemFile, problem_keys
from ...core.folders import backup_folder
from ...core.i18n import format_number
from ...core.remembered_encodings import remembered_encodings
from ...core.settings import LAST_FOLDER, Setting
from ...widgets import dialogs
from ...widgets.disk_wait import wait_for_disk
from ...widgets.file_output import records_in_use
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ....record import Tree
    from ....study.repetition.cards import CardKey
    from ...core.document import Document
    from ...core.settings import Settings

PROBLEM_FILE = Setting("problems/file", "")
"""The file to which problems were added last."""


class AddedProblems(NamedTuple):
    """How many problems were added to a file, and how many were left out because it had them."""

    path: Path
    added: int
    known: int


class ProblemAdder(QObject):
    """Adder of problems to an SGF file, which may be new or that of the document."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        window: QWidget,
        folder: Callable[[], Path] = backup_folder,
    ) -> None:
        """Create an adder; ``folder`` returns the folder of backups."""
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window = window
        self._folder = folder

    def add(self, problems: Sequence[Tree]) -> AddedProblems | None:
        """Ask for a file and add games to it, each with one problem, except problems that it
        already has; a single one is added again if the user wants that.

        Return what was done, or None if that was cancelled or failed.
        """
        path = self._ask_path()
        if path is None:
            return None
        try:
            return self._add_to(path, problems)
        except CancelledError:
            return None
        except (ReadError, SaveError, EncodingError, OSError) as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
            return None

    def _add_to(self, path: Path, problems: Sequence[Tree]) -> AddedProblems | None:
        """Add games to a file, as `add` does.

        :raises CancelledError: when the user stops waiting for the disk.
        :raises ReadError: when the file cannot be read.
        :raises SaveError: as `ProblemFile.save` does, as well as EncodingError and OSError.
        """
        document, is_own = self._document, path == self._document.path
        remembered = remembered_encodings(self._settings, path)
        file = wait_for_disk(self._window, partial(ProblemFile.read, path, remembered))
        if file.is_foreign or file.is_damaged:
            dialogs.show_error(self._window, self._unsuitable_text(file))
            return None
        games = list(document.games if is_own else file.games)
        numbers = _numbers_by_key(games)
        added = [tree for tree in problems if numbers.keys().isdisjoint(problem_keys([tree]))]
        if len(problems) == 1 and not added:
            (number,) = {numbers[key] for key in problem_keys(problems)}
            if not self._confirm_again(file, number):
                return None
            added = list(problems)
        if is_own:
            document.change_games(self.tr("Add problem"), games + added, document.game_index)
        elif added:
            save = partial(file.save, games + added, Backups(self._folder()), records_in_use())
            wait_for_disk(self._window, save)
        self._settings.set(PROBLEM_FILE, str(path))
        return AddedProblems(path, len(added), len(problems) - len(added))

    def _ask_path(self) -> Path | None:
        folder = self._settings.get(LAST_FOLDER)
        suggested = self._settings.get(PROBLEM_FILE) or str(
            Path(folder, self.tr("problems") + ".sgf")
        )
        path = dialogs.ask_path_to_extend(
            self._window,
            self.tr("Add to Problem File"),
            suggested,
            self.tr("Smart Game Format (*.sgf)"),
        )
        return path and (path if path.suffix else path.with_suffix(".sgf")).absolute()

    def _unsuitable_text(self, file: ProblemFile) -> str:
        name = escape_name(file.path.name)
        if file.is_foreign:
            return self.tr("{name} is not an SGF file. Choose another one.").format(name=name)
        text = self.tr("{name} is damaged. Open it and save it under another name first.")
        return text.format(name=name)

    def _confirm_again(self, file: ProblemFile, number: int) -> bool:
        question = self.tr("This position is already in {name}, as problem {number}. Add it again?")
        return dialogs.confirm(
            self._window,
            question.format(name=escape_name(file.path.name), number=format_number(number)),
            self.tr("Add"),
        )


def _numbers_by_key(games: Sequence[Tree]) -> dict[CardKey, int]:
    """Return the number of the first problem with each key, from 1."""
    numbers: dict[CardKey, int] = {}
    for number, key in enumerate(problem_keys(games), 1):
        numbers.setdefault(key, number)
    return numbers

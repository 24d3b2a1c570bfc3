"""Writing of files that the user has named, in a thread: the disk may answer late or never.

No record that is open in a window is replaced, by whatever name.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QApplication

from ...diagram.output.errors import ExportError
from ...files.errors import CancelledError, SaveError
from ...files.storage.saving import SaveProgress, save
from ..wording import error_messages
from . import dialogs
from .disk_wait import wait_for_disk

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget


@runtime_checkable
class RecordUser(Protocol):
    """A window that shows records from files."""

    def records_in_use(self) -> list[Path]:
        """Return the paths of the files whose records the window shows."""


def records_in_use() -> list[Path]:
    """Return the paths of all records that are open in any window."""
    windows = QApplication.topLevelWidgets()
    users = [window for window in windows if isinstance(window, RecordUser)]
    return [path for user in users for path in user.records_in_use()]


def save_file(parent: QWidget, path: Path, data: bytes) -> bool:
    """Write a file, and show an error if that fails; return whether it was written."""
    try:
        _save(parent, path, data)
    except CancelledError:
        return False
    except SaveError as error:
        dialogs.show_error(parent, error_messages.describe_error(error))
        return False
    return True


def export_file(parent: QWidget, export: Callable[..., object]) -> bool:
    """Call an export function with the argument ``write``, and show an error if the export fails;
    return whether everything was written.
    """
    try:
        export(write=partial(write_file, parent))
    except CancelledError:
        return False
    except ExportError as error:
        dialogs.show_error(parent, error_messages.describe_error(error))
        return False
    return True


def write_file(parent: QWidget, path: Path, data: bytes) -> None:
    """Write a file as `diagram.output.files.write_file` does, but let the user cancel.

    :raises ExportError: when it cannot be written; an existing file stays unchanged.
    :raises CancelledError: as `_save` does.
    """
    try:
        _save(parent, path, data)
    except SaveError as error:
        raise ExportError(path, error.cause) from error


def _save(parent: QWidget, path: Path, data: bytes) -> None:
    """Save a file as `saving.save` does, unless it is a record in use.

    :raises CancelledError: when the user cancels; the file will not be written any more, unless it
        was too late for that.
    """
    progress = SaveProgress()
    try:
        work = partial(save, path, data, progress=progress, in_use=records_in_use())
        wait_for_disk(parent, work)
    except CancelledError:
        progress.cancel()
        raise

"""Writing of files that the user has named, in a thread: the disk may answer late or never."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

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
    """Call a function that exports something with an argument ``write``, and show an error if that
    fails; return whether everything was written.
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
    """Write a file as `diagram.output.files.write_file` does, while the user may cancel that.

    :raises ExportError: when it cannot be written; an existing file stays unchanged.
    :raises CancelledError: as `_save` does.
    """
    try:
        _save(parent, path, data)
    except SaveError as error:
        raise ExportError(path, error.cause) from error


def _save(parent: QWidget, path: Path, data: bytes) -> None:
    """Save a file as `saving.save` does.

    :raises CancelledError: when the user cancels; the file will not be written any more, unless it
        was too late for that.
    """
    progress = SaveProgress()
    try:
        wait_for_disk(parent, partial(save, path, data, progress=progress))
    except CancelledError:
        progress.cancel()
        raise

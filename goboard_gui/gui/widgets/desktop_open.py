"""Opening of files and folders with the desktop's programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from ...display_text import escape_name
from ..core.i18n import tr_noop, translator
from . import dialogs

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

_C = "DesktopOpen"
_tr = translator(_C)


def open_on_desktop(parent: QWidget, path: Path) -> None:
    """Open a file with the program that the desktop has for its type, or a folder in the file
    manager; show an error if there is none.
    """
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute()))):
        text = _tr(tr_noop(_C, "Couldn't open {name}: no program for it was found."))
        dialogs.show_error(parent, text.format(name=escape_name(path.name)))

"""Menu with the tutorial records on life and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from ....assets import resource
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...files.document_io import DocumentIO

_S = "Studies"
_tr = translator(_S)

STUDIES: Mapping[str, str] = {
    "chains-and-liberties.sgf": tr_noop(_S, "&Chains and liberties"),
    "score.sgf": tr_noop(_S, "&Score"),
    "small-boards.sgf": tr_noop(_S, "S&mall boards"),
    "eyes.sgf": tr_noop(_S, "&Eyes"),
    "safe-families.sgf": tr_noop(_S, "Safe &families and unconditional life"),
    "capture-and-ko.sgf": tr_noop(_S, "C&apture and ko"),
}
"""Titles of the tutorial files, in the order in which they should be read."""


class StudiesMenu(QMenu):
    """Menu that opens a tutorial as a new record."""

    def __init__(self, document_io: DocumentIO, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Study records"))
        self._document_io = document_io
        for name, title in STUDIES.items():
            action = self.addAction(_tr(title))
            action.triggered.connect(lambda _checked=False, name=name: self._open(name))

    def _open(self, name: str) -> None:
        self._document_io.open_untitled(resource("study", name))

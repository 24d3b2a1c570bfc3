"""Links to the places where engines and their networks are published."""

from __future__ import annotations

import html

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QTextBrowser

from ..core.i18n import tr_noop, translator

_L = "EngineLinks"
_tr = translator(_L)

_LINKS = (
    (tr_noop(_L, "KataGo: {link}"), "github.com/lightvector/KataGo/releases"),
    (tr_noop(_L, "Networks for KataGo: {link}"), "katagotraining.org/networks"),
    (
        tr_noop(_L, "Leela Zero and its networks: {link}"),
        "github.com/leela-zero/leela-zero/releases",
    ),
    (tr_noop(_L, "GNU Go: {link}"), "www.gnu.org/software/gnugo"),
)
_LINES = 6
_SMALLEST = 3


class EngineLinks(QTextBrowser):
    """Read-only text with the links, which open in the user's web browser."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenExternalLinks(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(_tr(tr_noop(_L, "Where engines are published")))
        rows = [html.escape(_tr(tr_noop(_L, "Engines are free programs, published here:")))]
        for text, address in _LINKS:
            link = f'<a href="https://{address}">{address}</a>'
            rows.append(html.escape(_tr(text)).format(link=link))
        self.setHtml("<br>".join(rows))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_of(_SMALLEST))

    def _height_of(self, lines: int) -> int:
        margins = 2 * int(self.document().documentMargin())
        return lines * self.fontMetrics().lineSpacing() + margins

"""Warnings about pages, and the label that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ...diagram.book.page_setup import SMALLEST_READABLE_PITCH
from ...diagram.book.template_check import unknown_placeholders
from ...diagram.book.text_warnings import TextWarningKind
from ...diagram.output.unsupported import UnsupportedFeature
from ..core.i18n import format_number, tr_noop, translator
from ..widgets.labels import PlainLabel
from ..wording.missing_glyphs import missing_glyphs_text
from .print_texts import PRINT_CONTEXT, translate_option_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagram.book.production import BookBuilder
    from ...diagram.book.text_warnings import TextWarning
    from ...diagram.output.unsupported import UnsupportedNotice

_P = PRINT_CONTEXT
_tr = translator(_P)

MISSING = {
    UnsupportedFeature.SQUARES: tr_noop(_P, "boards with stones on squares"),
    UnsupportedFeature.GRAPH: tr_noop(_P, "boards without columns and rows"),
    UnsupportedFeature.STRUCTURE: tr_noop(_P, "the notation grid"),
    UnsupportedFeature.AREAS: tr_noop(_P, "coloured areas"),
    UnsupportedFeature.ERRORS: tr_noop(_P, "marks for mistakes and illegal moves"),
    UnsupportedFeature.VARIATIONS: tr_noop(_P, "marks for variations"),
    UnsupportedFeature.ARROWS: tr_noop(_P, "lines and arrows that extend beyond the cropped area"),
    UnsupportedFeature.LISTED: tr_noop(
        _P, "labels, marks and arrows without a character, listed below their board instead"
    ),
    UnsupportedFeature.MARKS: tr_noop(_P, "marks without a character"),
}
"""Features that LaTeX output or text diagrams do not support."""


TEXT_WARNINGS = {
    TextWarningKind.LETTER_LOST: tr_noop(_P, "In a comment, but not on its board: {examples}."),
    TextWarningKind.LETTER_AMBIGUOUS: tr_noop(
        _P, "In a comment, and more than once on its board: {examples}."
    ),
    TextWarningKind.LETTER_REPLACED: tr_noop(
        _P, "Letters replaced in comments and on boards: {examples}."
    ),
    TextWarningKind.BOARD_ADDED: tr_noop(_P, "Letters shown on small boards: {examples}."),
    TextWarningKind.FIGURE_ADDED: tr_noop(_P, "Figures added because of letters: {examples}."),
    TextWarningKind.WRONG_COLOUR: tr_noop(
        _P, "Moves that comments mention with the wrong colour: {examples}."
    ),
    TextWarningKind.OTHER_NUMBER: tr_noop(
        _P, "Numbers in comments that are other moves on their boards: {examples}."
    ),
    TextWarningKind.NO_COORDINATES: tr_noop(
        _P, "Coordinates in comments, but not on their boards: {examples}."
    ),
    TextWarningKind.LAST_MOVE_MARKS: tr_noop(
        _P, "Marks of the last move that are not printed: {examples}."
    ),
    TextWarningKind.NAME_KEPT: tr_noop(
        _P, "Not translated, since they may not be coordinates: {examples}."
    ),
}
"""The warnings about comments and letters; the examples are letters with their moves."""


def text_warning_row(page: int, warning: TextWarning) -> str:
    """Return the row of a warning in the list, which begins with the number of its page."""
    text = translate_option_text(TEXT_WARNINGS[warning.kind]).format(examples=_example(warning))
    return _tr(tr_noop(_P, "Page {page}: {text}")).format(page=format_number(page), text=text)


def _example(warning: TextWarning) -> str:
    text = f"{warning.text} → {warning.new}" if warning.new else warning.text
    if not warning.move:
        return text
    return _tr(tr_noop(_P, "{text} (move {move})")).format(text=text, move=warning.move)


def unsupported_texts(lacking: Sequence[UnsupportedNotice]) -> list[str]:
    """Return a sentence for each unsupported feature, with the first board concerned and the number
    of others.
    """
    where: dict[UnsupportedFeature, list[str]] = {}
    for lack in lacking:
        where.setdefault(lack.feature, []).append(lack.board_caption)
    return [
        _unsupported_text(translate_option_text(MISSING[what]), boards)
        for what, boards in where.items()
    ]


def _unsupported_text(what: str, boards: Sequence[str]) -> str:
    if not boards[0]:
        return _tr(tr_noop(_P, "Not shown: {what}.")).format(what=what)
    if len(boards) == 1:
        return _tr(tr_noop(_P, "Not shown: {what} ({board}).")).format(what=what, board=boards[0])
    text = _tr(tr_noop(_P, "Not shown: {what} ({board} and {count} more)."))
    return text.format(what=what, board=boards[0], count=len(boards) - 1)


class WarningLabel(PlainLabel):
    """Label for messages and warnings, hidden while it is empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)

    def show_message(self, text: str, *, warn: bool = False) -> None:
        """Show a message, in a different colour if ``warn`` is true."""
        self.setText(text)
        self.setVisible(bool(text))
        self.setForegroundRole(QPalette.ColorRole.Link if warn else QPalette.ColorRole.WindowText)


class TextWarningList(QListWidget):
    """List of the warnings about texts of a book, hidden while it is empty; a row shows its page.

    ``page_requested`` is emitted with the one-based number of the page.
    """

    page_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setAccessibleName(_tr("Warnings"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.currentItemChanged.connect(self._show_page)
        self.itemClicked.connect(self._show_page)
        self.hide()

    def show_warnings(self, warnings: Sequence[tuple[int, TextWarning]]) -> None:
        """Show the warnings of pages, each with the index of its page."""
        self.clear()
        for index, warning in warnings:
            item = QListWidgetItem(text_warning_row(index + 1, warning))
            item.setData(Qt.ItemDataRole.UserRole, index + 1)
            self.addItem(item)
        rows = min(self.count(), _VISIBLE_ROWS)
        height = self.sizeHintForRow(0) * rows + 2 * self.frameWidth() if rows else 0
        self.setFixedHeight(height)
        self.setVisible(bool(rows))

    def _show_page(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.page_requested.emit(item.data(Qt.ItemDataRole.UserRole))


_VISIBLE_ROWS = 4


def page_warnings(production: BookBuilder) -> list[str]:
    """Return warnings about possible defects of the pages, one sentence each."""
    lines = []
    pitch, unreadable = production.pages.smallest_pitch, production.pages.missing_characters
    if pitch is not None and pitch < SMALLEST_READABLE_PITCH:
        lines.append(
            _tr("Stones of {size} mm are too small for numbers. Try fewer columns.").format(
                size=format_number(pitch, 1)
            )
        )
    if (fitting := production.reduced_pitch) is not None:
        lines.append(
            _tr(
                "Stones of {wanted} mm do not fit. The largest size that fits is {size} mm."
            ).format(
                wanted=format_number(production.options.setup.stone_pitch or 0.0, 1),
                size=format_number(fitting, 1),
            )
        )
    if unreadable:
        lines.append(missing_glyphs_text(unreadable))
    if unknown := [found.text for found in unknown_placeholders(production.options.phrases)]:
        lines.append(
            _tr("Unknown placeholders in captions are printed unchanged: {names}.").format(
                names=", ".join(dict.fromkeys(unknown))
            )
        )
    if overruled := production.book.overruled_turn_count:
        lines.append(
            _tr("%n positions name the wrong side to play (PL); the next move decides.", overruled)
        )
    if production.replaces_true_size_boards:
        lines.append(
            _tr("True-size boards can only be printed on their own; in this book they are reduced.")
        )
    if production.done and not production.sheets:
        lines.append(_tr("There is nothing to print."))
    return lines

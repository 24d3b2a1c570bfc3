"""Warnings about pages, the list that shows them, and the label for messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from ...diagram.book.page_setup import SMALLEST_READABLE_PITCH
from ...diagram.book.service_check import NoticeKind
from ...diagram.book.template_check import unknown_placeholders
from ...diagram.book.text_warnings import GLYPH_KINDS, TextWarningKind
from ...diagram.book.typesetting.boards import PlacedBoard
from ...diagram.output.unsupported import UnsupportedFeature
from ...named_tuples import NamedTuple
from ..core.i18n import format_number, tr_noop, translator
from ..widgets.labels import PlainLabel
from ..wording.missing_glyphs import missing_glyphs_text
from .print_texts import PRINT_CONTEXT, translate_option_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from ...diagram.book.production import BookBuilder
    from ...diagram.book.service_check import ServiceNotice
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
    TextWarningKind.LABEL_REPLACED: tr_noop(
        _P, "Labels too wide for their points, explained below the board: {examples}."
    ),
    TextWarningKind.SMALL_NUMBERS: tr_noop(_P, "Numbers on stones are only {examples} large."),
    TextWarningKind.SMALL_LABELS: tr_noop(_P, "Labels on points are only {examples} large."),
    TextWarningKind.SMALL_NAMES: tr_noop(_P, "Names of points are only {examples} large."),
    TextWarningKind.COORDINATES_LEFT_OUT: tr_noop(
        _P, "Coordinates that do not fit boards with stones of {examples} are left out."
    ),
    TextWarningKind.HEAD_SHORTENED: tr_noop(
        _P, "Too long for the margin, and shortened there: {examples}."
    ),
    TextWarningKind.NO_ANALYSIS: tr_noop(_P, "No review: the record has no analysis of this line."),
}
"""The warnings about comments, letters and small type; examples are letters with their moves, or
sizes.
"""


class PageWarning(NamedTuple):
    """A warning about a document: a sentence, and the one-based number of the page that it is
    about, or 0 if it is about the whole document.
    """

    text: str
    page: int = 0

    @property
    def row(self) -> str:
        """The warning as a row of the list, which begins with the number of its page."""
        if not self.page:
            return self.text
        row = _tr(tr_noop(_P, "Page {page}: {text}"))
        return row.format(page=format_number(self.page), text=self.text)


def text_warning(page: int, warning: TextWarning) -> PageWarning:
    """Return a warning about a text on a page."""
    if warning.kind in GLYPH_KINDS:
        return PageWarning(missing_glyphs_text(warning.text.split()), page)
    text = translate_option_text(TEXT_WARNINGS[warning.kind])
    return PageWarning(text.format(examples=_example(warning)), page)


_NOTICES = {
    NoticeKind.PAGE_SIZE: tr_noop(_P, "Pages of {found} mm; it prints {wanted} mm."),
    NoticeKind.UNUSUAL_SIZE: tr_noop(_P, "Pages of {found} mm are not one of its usual sizes."),
    NoticeKind.FEW_PAGES: tr_noop(_P, "{found} pages; it asks for at least {wanted}."),
    NoticeKind.MANY_PAGES: tr_noop(_P, "{found} pages; it prints at most {wanted}."),
    NoticeKind.BLANK_PAGES: tr_noop(
        _P, "{found} blank pages in a row; it accepts at most {wanted}."
    ),
    NoticeKind.SMALL_TEXT: tr_noop(_P, "Text of {found} pt; it asks for at least {wanted} pt."),
    NoticeKind.RIGHT_TO_LEFT: tr_noop(
        _P, "Text from right to left; it accepts languages written from left to right."
    ),
    NoticeKind.CROP_MARKS: tr_noop(_P, "Crop marks are left out; it accepts none."),
    NoticeKind.COLOURS: tr_noop(
        _P, "The theme has colours; black would be printed in several inks."
    ),
    NoticeKind.STANDARD: tr_noop(_P, "It asks for {wanted}, which is not written."),
}
"""What a print service may refuse."""


def _service_warning(notice: ServiceNotice) -> PageWarning:
    """Return what a print service may refuse as a warning."""
    sentence = translate_option_text(_NOTICES[notice.kind])
    text = sentence.format(found=notice.found, wanted=notice.wanted)
    named = _tr(tr_noop(_P, "{service}: {text}")).format(service=notice.service, text=text)
    return PageWarning(named, notice.page)


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


class WarningList(QListWidget):
    """List of the warnings about a document, hidden while it is empty; a row shows its page."""

    page_requested = Signal(int)
    """The user has selected a warning about a page; carries its one-based number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setLayoutMode(QListWidget.LayoutMode.Batched)  # a book can have thousands of warnings
        self.setAccessibleName(_tr(tr_noop(_P, "Warnings")))
        self.setToolTip(_tr(tr_noop(_P, "Select a warning to show its page")))
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._show_page)
        self.itemClicked.connect(self._show_page)
        self.hide()

    def show_warnings(self, warnings: Sequence[PageWarning]) -> None:
        """Show warnings, the selected one still selected if it is among them."""
        current = self.currentItem()
        with QSignalBlocker(self):
            selected = current.text() if current else None
            self.clear()
            for warning in warnings:
                item = QListWidgetItem(warning.row)
                item.setData(Qt.ItemDataRole.UserRole, warning.page)
                self.addItem(item)
                if selected == warning.row:
                    self.setCurrentItem(item)
                    selected = None
        self._fit_height()
        self.setVisible(bool(warnings))

    def _fit_height(self) -> None:
        """Make the list as high as its rows, but at most as high as a few lines."""
        self.doItemsLayout()
        rows = (self.item(row) for row in range(min(self.count(), _MOST_LINES)))
        height = sum(self.visualItemRect(row).height() for row in rows)
        most = _MOST_LINES * self.fontMetrics().lineSpacing()
        self.setFixedHeight(min(height, most) + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            QTimer.singleShot(0, self, self._fit_height)  # the viewport is resized now

    def _show_page(self, item: QListWidgetItem | None) -> None:
        if item is not None and (page := item.data(Qt.ItemDataRole.UserRole)):
            self.page_requested.emit(page)


_MOST_LINES = 5
"""The number of lines of text that the list of warnings shows without scrolling."""


def page_warnings(production: BookBuilder) -> list[PageWarning]:
    """Return warnings about possible defects, each once: those about the whole document, and then
    those about its pages in their order.
    """
    pages = [text_warning(index + 1, each) for index, each in production.pages.text_warnings]
    if small := _small_stones(production):
        pages.append(small)
    general = [PageWarning(text) for text in _document_warnings(production)]
    for warning in map(_service_warning, production.notices):
        (pages if warning.page else general).append(warning)
    return list(dict.fromkeys((*general, *sorted(pages, key=lambda warning: warning.page))))


def _small_stones(production: BookBuilder) -> PageWarning | None:
    """Return a warning about the first board with the smallest stones, if these are too small."""
    pitch = production.pages.smallest_pitch
    if pitch is None or pitch >= SMALLEST_READABLE_PITCH:
        return None
    text = _tr("Stones of {size} mm are too small for numbers. Try fewer columns.")
    found = (
        index
        for index, sheet in enumerate(production.pages.sheets, 1)
        if any(isinstance(item, PlacedBoard) and item.pitch == pitch for item in sheet.items)
    )
    return PageWarning(text.format(size=format_number(pitch, 1)), next(found, 0))


def _document_warnings(production: BookBuilder) -> list[str]:
    """Return warnings about the whole document, one sentence each."""
    lines = []
    if (fitting := production.reduced_pitch) is not None:
        lines.append(
            _tr(
                "Stones of {wanted} mm do not fit. The largest size that fits is {size} mm."
            ).format(
                wanted=format_number(production.options.setup.stone_pitch or 0.0, 1),
                size=format_number(fitting, 1),
            )
        )
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

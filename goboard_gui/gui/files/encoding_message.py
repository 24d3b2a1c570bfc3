"""The message about the encoding of a file, and the menu of the encodings that may be right."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from ...display_text import escape_name
from ..core.closing import dispose
from ..widgets.message_row import MessageAction
from ..widgets.qt_texts import verbatim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from ...files.opening import EncodingCount, EncodingGuess
    from ..board.message_strip import MessageStrip
    from ..core.document import Document
    from .document_io import DocumentIO

_MAX_TEXT = 50
"""Length of the text that shows what a file would say in another encoding, in characters."""


class EncodingMessage(QObject):
    """Message about a guessed encoding, or about several encodings of the games in a file, until
    the user has chosen one or opens another file.
    """

    def __init__(
        self,
        document: Document,
        document_io: DocumentIO,
        message: MessageStrip,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._document_io = document_io
        self._message = message
        self._window = window
        self._text = ""
        document_io.report_changed.connect(self._show)
        document_io.encoding_chosen.connect(self._confirm)
        self._show()

    def _show(self) -> None:
        """Show what is uncertain about the current file, instead of the message about the previous
        one.
        """
        from ...files.encoding import ca_value

        self._remove()
        report = self._document_io.opening_report
        if report.guess is not None:
            text = (
                self.tr("Declared encoding: {encoding}; UTF-8 is also possible")
                if report.guess.is_declared
                else self.tr("Guessed encoding: {encoding}")
            )
            self._pin(text.format(encoding=ca_value(report.guess.encoding)), self._open_menu)
        elif report.encodings:
            text = self.tr("Games in several encodings: {encodings}")
            choose = self._document_io.encodings_requested.emit
            self._pin(text.format(encodings=", ".join(self._counts(report.encodings))), choose)

    def _pin(self, text: str, change: Callable[[], object]) -> None:
        self._text = text
        self._message.pin_message(text, MessageAction(self.tr("Change…"), change))

    def _counts(self, encodings: Sequence[EncodingCount]) -> Iterator[str]:
        """Yield the encodings of a file's games, each with the number of games."""
        for encoding, games in encodings:
            yield self.tr("{encoding} (%n games)", "", games).format(encoding=encoding)

    def _remove(self) -> None:
        if self._text:
            self._message.unpin_message(self._text)
            self._text = ""

    def _open_menu(self) -> None:
        guess = self._document_io.opening_report.guess
        if guess is not None:
            menu = self.menu(guess)
            size, button = menu.sizeHint(), self._message.first_button
            menu.popup(button.mapToGlobal(QPoint(button.width() - size.width(), -size.height())))
            menu.setActiveAction(menu.actions()[0])

    def menu(self, guess: EncodingGuess) -> QMenu:
        """Return a menu of the encodings that may be right; it is deleted when it is closed."""
        from ...files.encoding import ca_value

        menu = QMenu(self._window)
        menu.aboutToHide.connect(partial(dispose, menu))
        group = QActionGroup(menu)
        for codec in guess.candidates:
            sample = _sample_text(guess, codec)
            name = ca_value(codec)
            text = self.tr("{encoding}: {names}").format(encoding=name, names=sample)
            action = group.addAction(verbatim(text if sample else name))
            action.setCheckable(True)
            action.setChecked(codec == guess.encoding)
            choose = partial(self._document_io.choose_encoding, guess, codec)
            action.triggered.connect(lambda _checked=False, choose=choose: choose())
            menu.addAction(action)
        menu.addSeparator()
        use = menu.addAction(self.tr("&Use for This Folder"))
        use.triggered.connect(
            lambda _checked=False: self._use_for_folder(Path(guess.name), guess.encoding)
        )
        if self._document.path is not None:
            other = menu.addAction(self.tr("&Other Encoding…"))
            other.triggered.connect(
                lambda _checked=False: self._document_io.encodings_requested.emit()
            )
        return menu

    def _confirm(self, path: Path, codec: str) -> None:
        """Offer to use the encoding that was chosen for a file for its whole folder, too."""
        from ...files.encoding import ca_value

        self._remove()
        text = self.tr("Encoding of {name}: {encoding}")
        self._message.show_notice(
            text.format(name=escape_name(path.name), encoding=ca_value(codec)),
            MessageAction(
                self.tr("Use for This Folder"), partial(self._use_for_folder, path, codec)
            ),
        )

    def _use_for_folder(self, path: Path, codec: str) -> None:
        from ...files.encoding import ca_value

        self._document_io.use_encoding_for_folder(path, codec)
        self._remove()
        text = self.tr(
            "Files in {folder} that don't declare an encoding will be read as {encoding}."
        )
        folder = path.absolute().parent.name or str(path.parent)
        self._message.show_notice(text.format(folder=escape_name(folder), encoding=ca_value(codec)))


def _sample_text(guess: EncodingGuess, codec: str) -> str:
    """Return the names of the players in an encoding, or another text if they are in ASCII."""
    from ...display_text import clip_text
    from ...files.opening import sample_in_encoding

    sample = sample_in_encoding(guess.data, guess.name, codec)
    if sample is None:
        return ""
    info = sample.info
    players = [name for name in (info.black_name, info.white_name) if name]
    shown = " – ".join(players)
    if all(map(str.isascii, players)):
        others = (info.event, info.place, info.game_name, info.comment, *sample.comments)
        shown = next((text for text in others if text and not text.isascii()), shown)
    return clip_text(" ".join(shown.split()), _MAX_TEXT)

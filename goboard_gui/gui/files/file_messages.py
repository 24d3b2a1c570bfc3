"""Messages about the files of a window, shown in its message bar until they are resolved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...diagram import fonts
from ...files.comments import read_comment
from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from ..wording import error_messages, terms
from .encoding_message import EncodingMessage
from .file_watch import FileWatch
from .interrupted_save_offer import InterruptedSaveOffer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from ...files.sgf.possible_moves import CommentInterpretation
    from ..board.message_strip import MessageStrip
    from ..core.document import Document
    from .autosave_journal import AutosaveJournal
    from .document_io import DocumentIO

_PAUSE = 300
"""Delay after the last step or edit in milliseconds, so that stepping is not slowed down."""


class MissingGlyphCheck(QObject):
    """Check for characters without a glyph in the game information and the current comment,
    reported only once.
    """

    def __init__(self, document: Document, message: MessageStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._message = message
        self._reported = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._check)
        document.record_changed.connect(self._timer.start)
        document.cursor_moved.connect(self._timer.start)

    def _check(self) -> None:
        if self._reported:
            return
        characters = fonts.missing_characters(fonts.east_asian_characters("".join(self._texts())))
        if characters:
            from ..wording.missing_glyphs import missing_glyphs_text

            self._reported = True
            self._message.pin_message(missing_glyphs_text(characters))

    def _texts(self) -> Iterator[str]:
        """Iterate over the texts to check: the game information and the current comment."""
        session = self._document.session
        for _, values in session.tree.properties(session.tree.root):
            yield from values[:1]
        yield read_comment(session.tree, session.cursor)


_MAX_LISTED = 40


class FileMessages(QObject):
    """Messages about repairs made while reading, changes on disk, missing glyphs and journal
    errors.
    """

    def __init__(
        self,
        document: Document,
        document_io: DocumentIO,
        autosave_journal: AutosaveJournal | None,
        message: MessageStrip,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._document_io = document_io
        self._message = message
        self._window = window
        self._repairs_text = self._journal_failure = self._warning = ""
        document_io.report_changed.connect(self._show_repairs)
        self._show_repairs()  # before the encoding, as whenever the report changes
        document_io.warned.connect(self._show_warning)
        document_io.saver.saved.connect(self._drop_warning)
        FileWatch(document, document_io, message, self)
        EncodingMessage(document, document_io, message, window)
        InterruptedSaveOffer(document, document_io, message, self)
        MissingGlyphCheck(document, message, self)
        if autosave_journal is not None:
            autosave_journal.failed.connect(self._show_journal_failure)
            autosave_journal.resumed.connect(self._show_journal_resumed)

    def _show_warning(self, text: str) -> None:
        self._drop_warning()
        self._warning = text
        self._message.pin_message(text)

    def _drop_warning(self) -> None:
        """Remove the warning about a save, because a later save has succeeded."""
        self._message.unpin_message(self._warning)
        self._warning = ""

    def _show_journal_failure(self, text: str) -> None:
        self._journal_failure = text
        self._message.pin_message(text)

    def _show_journal_resumed(self, text: str) -> None:
        self._message.unpin_message(self._journal_failure)
        self._journal_failure = ""
        if text:
            self._message.show_message(text)

    def _show_repairs(self) -> None:
        """Show the repairs of the current file, instead of those of the previous one."""
        if self._repairs_text:
            self._message.unpin_message(self._repairs_text)
            self._repairs_text = ""
        report, file = self._document_io.opening_report, self._document.file
        repairs = [
            *map(error_messages.describe_error, report.repairs),
            *map(terms.invalid_size_notice, report.invalid_sizes),
        ]
        if not repairs:
            return
        first = repairs[0]
        if report.has_only_harmless_repairs:
            text, first = "{first}", first[:1].upper() + first[1:]
        elif self._document_io.saver.imported_file is not None:
            text = self.tr("Some of the file couldn't be read: {first}")
        else:
            text = self.tr("The file is damaged; errors were repaired while it was opened: {first}")
        actions = (
            [] if file is None else list(map(self._reading_action, file.other_interpretations))
        )
        if len(repairs) > 1:
            show = partial(dialogs.show_error, self._window, "\n".join(repairs[:_MAX_LISTED]))
            count = len(repairs) - 1
            actions.append(MessageAction(self.tr("{count} more…").format(count=count), show))
        self._repairs_text = text.format(first=first)
        self._message.pin_message(self._repairs_text, *actions)

    def _reading_action(self, reading: CommentInterpretation) -> MessageAction:
        """Return the action that reads comments that may contain moves again, as moves or as
        comments.
        """
        from ...files.sgf.possible_moves import CommentInterpretation

        as_moves = reading is CommentInterpretation.AS_MOVES
        text = self.tr("Read as Moves") if as_moves else self.tr("Read as Comment")
        return MessageAction(text, partial(self._document_io.reinterpret_comments, reading))

"""Export of the current position to a file or the clipboard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QApplication

from ...diagram.output.formats import (
    BITMAP_FORMATS,
    PDF,
    PICTURE_FORMATS,
    PNG,
    TEXT,
    extensions,
    format_for,
)
from ...diagram.output.picture_files import save_picture
from ...diagram.theme import LIGHT, PRINT
from ...files.sgf.game_info import read_info
from ..core.idle_tasks import IdleTask
from ..core.languages import active_language
from ..widgets import dialogs
from ..widgets.file_output import export_file
from ..wording.format_texts import file_filter

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget

    from ...diagram.book.blocks import Attachment
    from ...diagram.output.files import Write
    from ...diagram.output.formats import Format
    from ...diagram.picture import Picture
    from ..board.board_presenter import BoardPresenter
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.view_settings import ViewSettings

_FORMATS = sorted((*PICTURE_FORMATS, TEXT), key=lambda known: known != PNG)


class PositionExport(QObject):
    """Exporter of the current position exactly as the board shows it."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._presenter = presenter
        self._view_settings = view_settings
        self._messages = messages
        self._window = window
        self._copying = IdleTask(self)

    def picture(self) -> Picture:
        """Return the picture that the board shows, with its numbers, marks, names and view, but
        without effects of the pointer.
        """
        return self._presenter.picture_without_pointer()

    def export_position_as_pdf(self) -> None:
        """Ask for a file, which is a PDF unless another extension is chosen, and save the
        position.
        """
        self.export_position(PDF)

    def export_position(self, usual: Format = PNG) -> None:
        """Ask for a file, and save the position in the format of its extension, by default in the
        ``usual`` one.
        """
        suggested = str(self.suggested_path(usual))
        kinds = file_filter(_FORMATS, usual)
        path = dialogs.ask_save_path(self._window, self.tr("Export Position"), suggested, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(usual.extension)
        if path.suffix.lower() not in extensions(_FORMATS):
            text = self.tr(
                "Couldn't export: format {ending} is not supported. Choose one of {endings}."
            )
            endings = ", ".join(extensions(_FORMATS))
            dialogs.show_error(self._window, text.format(ending=path.suffix, endings=endings))
            return
        save = self._save_text if format_for(path) == TEXT else self._save_picture
        if export_file(self._window, partial(save, path)):
            self._messages.show_exported(path)

    def suggested_path(self, known: Format) -> Path:
        """Return where to save a picture of the record in a format, unless the user chooses another
        place: next to the file of the record.
        """
        path = self._document.path
        folder = path.parent if path is not None else Path()
        return folder / (self._name() + known.extension)

    def _save_picture(self, path: Path, write: Write) -> None:
        known, caption = format_for(path), self._numbers_caption()
        attachments: tuple[Attachment, ...] = ()
        if known == PDF:
            from ...diagram.book.assembly import record_attachment
            from ...diagram.book.options import PrintedGame

            session = self._document.session
            caption = "\n".join(filter(None, (self.caption(), caption)))
            attachments = (record_attachment([PrintedGame(session.tree, session.cursor)]),)
        save_picture(
            path,
            self.picture(),
            theme=LIGHT if known in BITMAP_FORMATS else PRINT,
            caption=caption,
            paper=QPageSize(QPageSize.PageSizeId.A4),
            title=self._name(),
            description="" if known in BITMAP_FORMATS else self.description(),
            language=active_language(),
            attachments=attachments,
            write=write,
        )

    def _save_text(self, path: Path, write: Write) -> None:
        write(path, self._drawn_as_text().encode())

    def description(self) -> str:
        """Return what the board shows in words, as those of books are described."""
        from ...diagram.book.blocks import InlineText
        from ...diagram.book.content.games import position_description
        from ...diagram.book.options import PrintedGame
        from .presets import default_choices

        session = self._document.session
        options = default_choices(self._view_settings, session, several=False).edition
        caption = (InlineText(self.caption()),)
        return position_description(PrintedGame(session.tree, session.cursor), options, caption)

    def copy_position(self) -> None:
        """Copy the position to the clipboard as an image, as SVG and as text.

        It is drawn in idle time, since there may be thousands of arrows; another call replaces it.
        """
        from ...diagram.output.clipboard import board_mime_steps

        picture, text = self.picture(), self._drawn_as_text()
        steps = board_mime_steps(picture, text, title=self._name(), caption=self._numbers_caption())
        self._copying.run(self._copy_drawn(steps))
        if self._copying.running:
            self._messages.show_confirmation(self.tr("Copying the picture…"))

    def _copy_drawn(self, steps: Generator[None, None, QMimeData]) -> Iterator[None]:
        QApplication.clipboard().setMimeData((yield from steps))
        self._messages.show_confirmation(self.tr("Position copied as a picture"))

    def _drawn_as_text(self) -> str:
        """Return the picture as a text diagram, with its caption, the hidden move numbers, what the
        diagram can't show and the player to move.
        """
        from ...diagram.book.blocks import plain_text
        from ...diagram.book.phrases import ENGLISH, NO_BREAK
        from ...diagram.output.text import plain_board
        from ...diagram.output.text_omissions import omission_note

        session, picture = self._document.session, self.picture()
        turn = "" if session.has_ended else f"{session.to_play.name.capitalize()} to play"
        omitted = plain_text(omission_note(picture, self._presenter.point_naming, ENGLISH))
        omitted = omitted.replace(NO_BREAK, " ")  # no line is broken
        lines = [self.caption(), *plain_board(picture), self._numbers(), omitted, turn]
        return "".join(f"{line.rstrip()}\n" for line in lines if line)

    def _numbers_caption(self) -> str:
        """Return the hidden move numbers as text that wraps only after commas."""
        parts = self._numbers().split(", ")
        return ", ".join(part.replace(" ", "\u00a0") for part in parts)

    def _numbers(self) -> str:
        """Return the move numbers that the board cannot show, or "" if there are none."""
        return self._presenter.hidden_numbers_text()

    def caption(self) -> str:
        """Return the caption of the board, which states the move number, or "" before the first
        move.
        """
        number = self._document.session.step.number
        return self.tr("After move {number}").format(number=number) if number else ""

    def _name(self) -> str:
        path = self._document.path
        if path is not None:
            return path.stem
        return read_info(self._document.session.tree).suggested_file_name() or self.tr("Untitled")

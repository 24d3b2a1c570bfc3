"""Export of games and problems as web boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...diagram.book.options import NamingOptions, PrintedGame
from ...diagram.output.formats import HTML
from ...diagram.web_board.errors import UnsupportedBoardError
from ...diagram.web_board.folder import CONTENTS_PAGE, folder_pages, page_bytes
from ...diagram.web_board.options import WebBoardOptions
from ...diagram.web_board.page import board_page
from ...diagram.web_board.shown_record import shown_records
from ...display_text import escape_name
from ...files.errors import CancelledError
from ...notation import NOTATIONS
from ..core.idle_tasks import IdleTask
from ..core.languages import active_language
from ..widgets import dialogs
from ..widgets.disk_wait import wait_for_disk
from ..widgets.file_output import save_file
from ..wording.format_texts import file_filter
from ..wording.notation_texts import notation_title
from .print_texts import translated_phrases
from .web_board_texts import translated_web_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ...diagram.output.formats import Format
    from ...diagram.web_board.shown_record import ShownRecord
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.view_settings import ViewSettings


class WebBoardExport(QObject):
    """Exporter of the current game as a page, or of all games of the file as a folder of pages.

    Pages open with the notation and the view of the window, and that of the current game at its
    current position. The work is done in idle time; another export replaces it.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        messages: Messages,
        window: QWidget,
        suggested_path: Callable[[Format], Path],
    ) -> None:
        """Create the exporter; ``suggested_path`` returns where to save a file in a format."""
        super().__init__(window)
        self._suggested_path = suggested_path
        self._document = document
        self._view_settings = view_settings
        self._messages = messages
        self._window = window
        self._writing = IdleTask(self)

    def export(self) -> None:
        """Ask which games to export and where, and write them."""
        has_all: bool | None = False
        if self._document.game_count > 1:
            has_all = dialogs.ask_all_games(self._window, self._document.game_count)
        if has_all is None:
            return
        self._writing.run(self._export_in_steps(self._games(every=has_all), every=has_all))

    def _export_in_steps(self, games: Sequence[PrintedGame], *, every: bool) -> Iterator[None]:
        """Find out what the pages show, as problems have to be judged, and write them."""
        records: list[ShownRecord] = []
        try:
            for shown in shown_records(games):
                records.append(shown)
                yield
        except UnsupportedBoardError:
            text = self.tr("Couldn't export: web boards show only rectangular boards.")
            dialogs.show_error(self._window, text)
            return
        if every or len(records) > 1:
            yield from self._export_folder(records)
        else:
            self._export_page(records[0])

    def _games(self, *, every: bool) -> list[PrintedGame]:
        path, session = self._document.path, self._document.record
        name = "" if path is None else path.name
        if not every:
            return [PrintedGame(session.tree, session.cursor, name)]
        return [
            PrintedGame(tree, session.cursor if tree is session.tree else tree.root, name)
            for tree in self._document.games
        ]

    def _export_page(self, shown: ShownRecord) -> None:
        """Ask for a file, and write the page of a record."""
        suggested = str(self._suggested_path(HTML))
        kinds = file_filter((HTML,), HTML)
        path = dialogs.ask_save_path(self._window, self.tr("Export Web Board"), suggested, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(HTML.extension)
        if save_file(self._window, path, page_bytes(board_page(shown, self._options()))):
            self._messages.show_exported(path)

    def _export_folder(self, records: Sequence[ShownRecord]) -> Iterator[None]:
        """Ask for a folder, and write the pages of records."""
        title = self.tr("Folder for Web Boards")
        suggested = self._suggested_path(HTML)
        folder = dialogs.ask_folder(self._window, title, str(suggested.parent))
        if folder is None or not self._confirm_overwrite(folder / CONTENTS_PAGE):
            return
        text = self.tr("Writing %n web boards…", "", len(records))
        self._messages.show_confirmation(text)
        for page in folder_pages(records, self._options(suggested.stem)):
            yield
            if not save_file(self._window, folder / page.name, page.data):
                return
        self._messages.show_exported(folder / CONTENTS_PAGE)

    def _confirm_overwrite(self, path: Path) -> bool:
        """Ask before overwriting the pages of a folder, which has a contents page then."""
        try:
            if not wait_for_disk(self._window, path.exists):
                return True
        except CancelledError:
            return False
        text = self.tr("“{name}” already contains web boards. Replace them?")
        question = text.format(name=escape_name(path.parent.name))
        return dialogs.confirm(self._window, question, self.tr("&Replace"))

    def _options(self, title: str = "") -> WebBoardOptions:
        settings = self._view_settings
        return WebBoardOptions(
            NamingOptions(settings.notation, settings.view, settings.reading),
            translated_web_texts(),
            translated_phrases(),
            {notation.id: notation_title(notation) for notation in NOTATIONS},
            active_language(),
            title=title,
        )

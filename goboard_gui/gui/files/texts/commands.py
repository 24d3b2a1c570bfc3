"""The commands for records as text, and for pasting."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ....files.errors import CancelledError
from ....record import Session
from ...actions.commands import Command
from ...core.clipboard import ClipboardNotRespondingError, clipboard_text
from ...core.settings import LAST_FOLDER
from ...widgets import appearance, dialogs
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....go import Point
    from ....notation import Naming
    from ....record import Tree
    from ....study.interpretation import Interpretation
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.move_player import MovePlayer
    from ..document_io import DocumentIO

_MAX_BYTES = 1_000_000

DIAGRAM_STYLES: Mapping[Command, str] = {
    Command.COPY_SENSEI: "sensei",
    Command.COPY_FORUM: "forum",
    Command.COPY_PLAIN: "plain",
    Command.COPY_GNU_GO: "gnugo",
    Command.COPY_GNU_GO_ASCII: "gnugo-ascii",
    Command.COPY_SGFMILL: "sgfmill",
    Command.COPY_WIKIPEDIA: "wikipedia",
}
"""The commands that copy text diagrams, with the values of their `TextDiagramStyle`, which is
imported on first use.
"""


class TextCommands(QObject):
    """The text commands of a window, connected to its document and its view."""

    warned = Signal(str)
    """Emitted with a warning to show."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        player: MovePlayer,
        document_io: DocumentIO,
    ) -> None:
        super().__init__(workspace.window)
        document = workspace.document
        self._document = document
        self._view_settings = workspace.view_settings
        self._presenter = presenter
        self._player = player
        self._document_io = document_io
        self._settings = workspace.settings
        self._messages = workspace.messages
        self._window = workspace.window
        workspace.actions.connect_commands(self._slots())
        document.cursor_moved.connect(self._clear_highlight)
        document.record_changed.connect(self._clear_highlight)

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.OPEN_TEXT: self.open_with_dialog,
            Command.SAVE_TEXT: self.save_as,
            Command.COPY_MOVES: self.copy_moves,
            Command.PASTE_ANYTHING: self.paste,
            **{command: partial(self.copy_diagram, command) for command in DIAGRAM_STYLES},
        }

    @property
    def _naming(self) -> Naming:
        return self._view_settings.point_naming(self._document.session.shape)

    def open_with_dialog(self) -> None:
        """Ask for a text file, and open it in the dialog that reads records written as text."""
        if not self._document_io.confirm_discard():
            return
        kinds = self.tr("Text records (*.txt *.TXT);;All files (*)")
        path = dialogs.ask_open_path(self._window, self._settings.get(LAST_FOLDER), kinds)
        if path is not None:
            self._settings.set(LAST_FOLDER, str(path.absolute().parent))
            self._open(path)

    def _open(self, path: Path) -> None:
        from ...widgets.disk_wait import wait_for_disk
        from .text_dialogs import TextOpenDialog

        try:
            text = wait_for_disk(self._window, partial(_read_text, path))
        except CancelledError:
            return
        except ValueError as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
            return
        naming = self._view_settings.point_naming_on_rectangle(self._document.session.shape)
        dialog = TextOpenDialog(text, naming, self._window)
        if dialogs.run_modal(dialog) and dialog.record is not None:
            self._begin([dialog.record.tree])

    def save_as(self) -> None:
        """Show the dialog for saving the moves as text."""
        from .text_dialogs import TextSaveDialog

        tree = self._document.session.tree
        dialog = TextSaveDialog(tree, self._naming, self._suggested(), self._messages, self._window)
        dialogs.run_modal(dialog)

    def _suggested(self) -> Path:
        path = self._document.path
        if path is not None:
            return path.with_suffix(".txt")
        return Path(self._settings.get(LAST_FOLDER)) / self.tr("game.txt")

    def copy_moves(self) -> None:
        """Copy the moves as text in the chosen notation."""
        from ....files.text_records.writing import write
        from . import interpretation_texts

        naming = self._naming
        if not (naming.is_supported and naming.notation.bijective):
            self.warned.emit(interpretation_texts.unsupported_message(naming))
            return
        written = write(self._document.session.tree, naming)
        QApplication.clipboard().setText("\n".join(written.lines))
        if written.diagnostics:
            doubts = "; ".join(map(error_messages.describe_error, written.diagnostics))
            self.warned.emit(self.tr("Moves copied with warnings: {doubts}").format(doubts=doubts))
        else:
            self._messages.show_confirmation(self.tr("Moves copied as text"))

    def copy_diagram(self, command: Command) -> None:
        """Copy the position as a text diagram, with the view, move numbers and any coordinates that
        the board shows.
        """
        from ....files.text_diagrams.record_diagram import diagram_title, write_diagram
        from ....files.text_diagrams.styles import UnsupportedBoardError, UnsupportedContentError
        from ....files.text_diagrams.text_diagram_style import TextDiagramStyle
        from . import diagram_texts

        session, naming = self._document.session, self._naming
        shows_names = bool(self._view_settings.display_options.edges) and naming.is_supported
        try:
            written = write_diagram(
                session.tree,
                session.cursor,
                TextDiagramStyle(DIAGRAM_STYLES[command]),
                numbers=self._presenter.shown_numbers(),
                title=diagram_title(session.tree, session.cursor),
                view=naming.view,
                naming=naming if shows_names else None,
            )
        except UnsupportedBoardError as error:
            self.warned.emit(diagram_texts.requirement_text(error))
            return
        except UnsupportedContentError as error:
            self.warned.emit(diagram_texts.refusal_text(error.omitted))
            return
        QApplication.clipboard().setText(written.text)
        if written.omitted:
            self.warned.emit(diagram_texts.omissions_text(written.omitted))
        elif written.diagrams > 1:
            text = self.tr("Position copied as %n text diagrams", "", written.diagrams)
            self._messages.show_confirmation(text)
        else:
            self._messages.show_confirmation(self.tr("Position copied as a text diagram"))

    def paste(self) -> None:
        """Show the possible interpretations of the text on the clipboard, and do what the user
        chooses.
        """
        try:
            text = clipboard_text()
        except ClipboardNotRespondingError:
            self.warned.emit(error_messages.clipboard_not_responding_text())
            return
        self.show_interpretations(text)

    def show_interpretations(self, text: str) -> None:
        """Show the possible interpretations of a text, and do what the user chooses."""
        from .paste_dialog import PasteDialog

        if len(text) > _MAX_BYTES:
            self.warned.emit(self.tr("The text is too long to be a game record."))
            return
        dialog = PasteDialog(
            text,
            self._document,
            self._view_settings,
            appearance.board_theme(self._settings),
            self._window,
        )
        dialog.play_requested.connect(self._play)
        dialog.points_highlighted.connect(self._presenter.highlight_points)
        dialog.opened.connect(self._open_games)
        dialog.added.connect(self._add)
        dialogs.run_modal(dialog)

    def _play(self, point: Point) -> None:
        self._player.play(point)

    def _open_games(self, games: Sequence[Tree]) -> None:
        if not self._document_io.confirm_discard():
            return
        self._begin(games)
        if len(games) > 1:
            self._messages.show_confirmation(
                self.tr("Opened %n games; this is the first", "", len(games))
            )

    def _begin(self, games: Sequence[Tree]) -> None:
        """Open games as a new, unsaved document without a file."""
        self._document.open_games(games, None, None, unsaved=True)

    def _add(self, read: Interpretation) -> None:
        """Insert the moves of a record, or the position of a diagram, after the current node, as a
        single edit.
        """
        from ....study.appending import append_main_line
        from ....study.interpretation import InterpretationKind

        (tree,) = read.games
        is_diagram = read.kind is InterpretationKind.DIAGRAM
        now = self._document.session
        session = Session(now.tree, now.rules)
        session.go_to(now.cursor)
        append_main_line(session, tree, replace_position=is_diagram)
        self._document.replace_tree(self.tr("Add moves"), session.tree)
        self._document.go_to(session.cursor)

    def _clear_highlight(self) -> None:
        """Remove the highlight of pasted points, because the position has changed."""
        self._presenter.highlight_points(frozenset())


def _read_text(path: Path) -> str:
    """Read a text file, detecting its encoding.

    :raises ReadError: if it cannot be read or is too large.
    """
    from ....files.sgf.decoding import decode
    from ....files.storage.contents import read_contents

    return decode(read_contents(path, _MAX_BYTES)).text

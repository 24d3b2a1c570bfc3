"""Commands that set up a position: side to play, handicap, and clearing the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import HandicapError, max_handicap_stones
from ....record.edits import setup
from ....record.new_game import usual_komi
from ....record.values.game_rules import stated_komi, with_komi
from ...actions.commands import Command
from ...core.i18n import format_number
from ...core.settings import SETUP_IN_NEW_NODE
from ...widgets import dialogs
from ...wording import error_messages

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ...core.settings import Settings
    from ..message_strip import MessageStrip


class SetupCommands(QObject):
    """Commands that set up a position: the side to play, handicap stones, and an empty board."""

    def __init__(
        self,
        document: Document,
        message: MessageStrip,
        settings: Settings,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._message = message
        self._settings = settings
        self._window = window
        actions.connect_commands(
            {
                Command.TO_PLAY: self.toggle_side_to_play,
                Command.HANDICAP: self.ask_handicap,
                Command.CLEAR_BOARD: self.clear_board,
            }
        )
        actions.enable_when(
            {Command.CLEAR_BOARD: lambda: bool(document.session.board.stones())},
            document.cursor_moved,
            document.record_changed,
        )

    def toggle_side_to_play(self) -> None:
        """Change the side to play."""
        session, new = self._document.session, self._settings.get(SETUP_IN_NEW_NODE)
        other = session.to_play.opponent
        tree, node = setup.set_next_player(session.tree, session.cursor, other, new_node=new)
        self._document.replace(self.tr("Side to play"), tree, node)

    def ask_handicap(self) -> None:
        """Ask for the number of handicap stones, and place them at the start of the record."""
        maximum = max_handicap_stones(self._document.session.size)
        stones = dialogs.ask_handicap(self._window, maximum)
        if stones is not None:
            self.place_handicap(stones)

    def offer_handicap(self, stones: int) -> None:
        """Offer to place handicap stones after their number was changed in the game information."""
        text = self.tr("The record says %n handicap stones now.", "", stones)
        self._message.show_message(text, self.tr("Place them"), lambda: self.place_handicap(stones))

    def place_handicap(self, stones: int) -> None:
        """Place handicap stones at the start of the record, or show why that is impossible."""
        try:
            tree = setup.set_handicap(self._document.session.tree, stones)
        except HandicapError as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
        except setup.MoveInNodeError:
            text = self.tr("The record begins with a move in its first node, before any stone.")
            dialogs.show_error(self._window, text)
        else:
            self._document.replace(self.tr("Handicap stones"), tree)
            self._offer_komi(stones)

    def _offer_komi(self, stones: int) -> None:
        """Offer the usual komi of handicap games if the record still has the komi of an even
        game.
        """
        tree = self._document.session.tree
        stated = stated_komi(tree)
        if stated is None or stated <= usual_komi(stated, stones):
            return
        usual = usual_komi(stated, stones)
        text = self.tr("The komi is still {stated}, as in an even game.")
        self._message.show_message(
            text.format(stated=format_number(stated)),
            self.tr("Make it {usual}").format(usual=format_number(usual)),
            lambda: self._document.replace(self.tr("Komi"), with_komi(tree, usual)),
        )

    def clear_board(self) -> None:
        """Remove all stones from the board."""
        stones = dict.fromkeys(self._document.session.board.stones())
        self._document.set_up(stones, new_node=self._settings.get(SETUP_IN_NEW_NODE))

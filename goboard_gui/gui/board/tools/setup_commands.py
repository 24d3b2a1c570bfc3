"""Commands that set up a position: stones in nodes, side to play, handicap, an empty board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import HandicapError, max_handicap_stones
from ....record.edits import branches, handicap, setup
from ....record.new_game import usual_komi
from ....record.properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ....record.values.game_rules import declared_komi, with_komi
from ...actions.commands import Command
from ...core.i18n import format_number
from ...core.idle_tasks import IdleTask
from ...widgets import dialogs
from ...widgets.message_row import MessageAction
from ...wording import error_messages

if TYPE_CHECKING:
    from ....record import Tree
    from ....record.analysis.legality import NewlyIllegalMoveSearch
    from ...actions.workspace import Workspace
    from ...core.undo import Edit
    from ..edit_notices import EditNotices
    from ..message_strip import MessageStrip
    from ..recording import Recording


class SetupCommands(QObject):
    """Commands that set up a position, or decide into which node setup stones go."""

    def __init__(
        self, workspace: Workspace, strip: MessageStrip, notices: EditNotices, recording: Recording
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._view_settings = workspace.view_settings
        self._strip = strip
        self._notices = notices
        self._recording = recording
        self._actions = actions
        self._window = workspace.window
        self._check = IdleTask(self)
        self._check.advanced.connect(self._checked)
        self._search: NewlyIllegalMoveSearch | None = None
        self._inserted: Tree | None = None
        actions.connect_commands(
            {
                Command.EDIT_SETUP: self.edit_setup_node,
                Command.INSERT_SETUP: self.insert_before_next_move,
                Command.TO_PLAY: self.toggle_side_to_play,
                Command.HANDICAP: self.ask_handicap,
                Command.CLEAR_BOARD: self.clear_board,
            }
        )
        actions.enable_when(
            {
                Command.EDIT_SETUP: self._can_edit_node,
                Command.INSERT_SETUP: self._can_insert,
                Command.TO_PLAY: lambda: not recording.is_active,
                Command.HANDICAP: lambda: not recording.is_active or not recording.last_step.number,
                Command.CLEAR_BOARD: lambda: (
                    not recording.is_active and bool(document.session.board.stones())
                ),
            },
            document.cursor_moved,
            document.record_changed,
            recording.changed,
        )
        document.edited.connect(self._offer_insertion)
        document.cursor_moved.connect(self._check.stop)
        document.record_changed.connect(self._check.stop)

    def _can_edit_node(self) -> bool:
        """Return whether setup stones, which would go into a new node by default, could be added to
        the current node instead.
        """
        session = self._document.session
        has_move = session.tree.node(session.cursor).has_any_property(*MOVE_PROPERTIES)
        return not (has_move or session.can_change_setup or self._recording.is_active)

    def _can_insert(self) -> bool:
        """Return whether the current node sets up stones in a variation, so that they can be
        inserted before the next move.
        """
        session = self._document.session
        node = session.tree.node(session.cursor)
        return (
            not self._recording.is_active
            and node.parent is not None
            and len(session.tree.children(node.parent)) > 1
            and node.has_any_property(*SETUP_PROPERTIES)
            and not node.has_any_property(*MOVE_PROPERTIES)
        )

    def edit_setup_node(self) -> None:
        """Choose the setup tool, and let it change the current node although moves follow."""
        session = self._document.session
        self._actions[Command.TOOL_SETUP].trigger()
        session.setup_node = session.cursor
        self._strip.show_notice(self.tr("Setup changes now apply to this node"))

    def insert_before_next_move(self) -> None:
        """Insert the setup stones of the current node into the game, before its next move.

        If this makes moves illegal, ask first.
        """
        from ....record.analysis.legality import NewlyIllegalMoveSearch

        session = self._document.session
        self._inserted = branches.move_siblings_below(session.tree, session.cursor)
        self._search = NewlyIllegalMoveSearch(session.tree, self._inserted, session.rules)
        self._check.run(self._search.check_moves())

    def _checked(self) -> None:
        if self._check.running or self._search is None or self._inserted is None:
            return
        from ...wording.edit_texts import illegal_moves_warning

        insert, steps = partial(self._insert, self._inserted), self._search.illegal_steps
        self._search = self._inserted = None
        if steps:
            naming = self._view_settings.point_naming(self._document.session.shape)
            text = illegal_moves_warning(steps, naming)
            self._strip.show_message(text, self.tr("Insert Anyway"), insert)
        else:
            insert()

    def _insert(self, tree: Tree) -> None:
        self._document.replace_tree(
            self.tr("Insert setup stones"), tree, self._document.session.cursor
        )

    def _offer_insertion(self, edit: Edit) -> None:
        """Offer to insert setup stones before the next move if they have become a variation."""
        node = self._document.session.cursor
        are_same_games = edit.before.games is edit.after.games
        if are_same_games and not edit.before.tree.has_id(node) and self._can_insert():
            text = self.tr("Insert Setup before Next Move")
            self._notices.offer_action(
                MessageAction(text, self._actions[Command.INSERT_SETUP].trigger)
            )

    def toggle_side_to_play(self) -> None:
        """Change the side to play."""
        session = self._document.session
        other = session.to_play.opponent
        session.turn_node = session.cursor
        tree = setup.set_player_to_move(session.tree, session.cursor, other)
        if not self._document.replace_tree(self.tr("Change side to play"), tree):
            self._document.notify_record_changed()

    def ask_handicap(self) -> None:
        """Ask for the number of handicap stones, and place them at the start of the record."""
        maximum = max_handicap_stones(self._document.session.size)
        stones = dialogs.ask_handicap(self._window, maximum)
        if stones is not None:
            self.place_handicap(stones)

    def offer_handicap(self, stones: int) -> None:
        """Offer to place handicap stones after their number was changed in the game information."""
        text = self.tr("Handicap changed to %n stones.", "", stones)
        self._strip.show_message(text, self.tr("Place Stones"), lambda: self.place_handicap(stones))

    def place_handicap(self, stones: int) -> None:
        """Place handicap stones at the start of the record, or show why that is impossible."""
        try:
            tree = handicap.set_handicap(self._document.session.tree, stones)
        except HandicapError as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
        except setup.MoveInNodeError:
            text = self.tr(
                "Couldn't place handicap stones: the record's first node contains a move."
            )
            dialogs.show_error(self._window, text)
        else:
            self._document.replace_tree(self.tr("Place handicap stones"), tree)
            self._offer_komi(stones)

    def _offer_komi(self, stones: int) -> None:
        """Offer the usual komi of handicap games if the record still has the komi of an even
        game.
        """
        tree = self._document.session.tree
        stated = declared_komi(tree)
        if stated is None or stated <= usual_komi(stated, stones):
            return
        usual = usual_komi(stated, stones)
        text = self.tr("The komi is still {stated}, as in an even game.")
        self._strip.show_message(
            text.format(stated=format_number(stated)),
            self.tr("Change to {usual}").format(usual=format_number(usual)),
            lambda: self._document.replace_tree(self.tr("Change komi"), with_komi(tree, usual)),
        )

    def clear_board(self) -> None:
        """Remove all stones from the board."""
        self._document.set_up(dict.fromkeys(self._document.session.board.stones()))

"""Commands that edit the tree: variations, branches and splitting games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ....record.edits import branches
from ...actions.commands import Command
from ...actions.commands.command_table import BRANCH_MENU
from ...core.clipboard import ClipboardNotRespondingError, clipboard_text
from ...core.closing import dispose
from ...widgets import dialogs
from ...widgets.menu import Menu
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QPoint

    from ....record import Tree
    from ...actions.workspace import Workspace

_NOT_AT_ROOT = (
    Command.REMOVE,
    Command.CUT_BRANCH,
    Command.REMOVE_ONLY,
    Command.FLATTEN,
    Command.MAKE_MAIN,
)
"""Commands that need a node other than the root."""


class BranchCommands(QObject):
    """The tree commands of a window, connected to its document."""

    paste_failed = Signal(str)
    """Emitted with an error message when a branch could not be pasted."""
    failure_resolved = Signal(str)
    """Emitted with the last error message when something is pasted again."""
    other_pasted = Signal()
    """The clipboard holds something other than a branch."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._actions = actions
        self._messages = workspace.messages
        self._failure = ""
        self._window = workspace.window
        actions.connect_commands(self._slots())
        actions.enable_when(
            {
                **dict.fromkeys(_NOT_AT_ROOT, lambda: document.session.cursor_index > 0),
                Command.BRANCH_UP: lambda: self._siblings()[:1] not in ((), (self._start,)),
                Command.BRANCH_DOWN: lambda: self._siblings()[-1:] not in ((), (self._start,)),
                Command.DELETE_OTHERS: lambda: bool(self._siblings()),
            },
            document.cursor_moved,
            document.record_changed,
        )

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        edit = self._edit
        return {
            Command.REMOVE: self._document.remove_node,
            Command.CUT_BRANCH: self.cut_branch,
            Command.COPY_BRANCH: self.copy_branch,
            Command.PASTE_BRANCH: self.paste_branches,
            Command.MAKE_MAIN: partial(edit, self.tr("Make main line"), branches.make_main_line),
            Command.BRANCH_UP: partial(edit, self.tr("Move variation"), _up),
            Command.BRANCH_DOWN: partial(edit, self.tr("Move variation"), _down),
            Command.DELETE_OTHERS: partial(
                edit, self.tr("Delete other variations"), branches.delete_other_branches
            ),
            Command.KEEP_LINE: self.remove_other_variations,
            Command.REMOVE_ONLY: partial(edit, self.tr("Delete node"), branches.remove_node_only),
            Command.FLATTEN: self.flatten,
            Command.SPLIT_OFF: self.split_off_branch,
            Command.SWAP_COLOURS: self.swap_colours,
        }

    @property
    def _start(self) -> int | None:
        return self._document.session.branch_start

    def _siblings(self) -> Sequence[int]:
        """Return the first nodes of the branch at the cursor and of its alternatives, in order."""
        tree, start = self._document.session.tree, self._start
        return () if start is None else tree.children(tree.node(start).parent or tree.root)

    def open_menu(self, node: int, place: QPoint) -> None:
        """Go to a node and open its context menu at a screen position.

        A node that has just been removed has none.
        """
        if node not in self._document.session.tree:
            return
        self._document.go_to(node)
        menu = Menu(parent=self._window)
        menu.aboutToHide.connect(partial(dispose, menu))
        self._actions.fill_menu(menu, BRANCH_MENU)
        menu.popup(place)

    def _edit(self, text: str, edit: Callable[[Tree, int], Tree]) -> None:
        session = self._document.session
        self._document.replace_tree(text, edit(session.tree, session.cursor))

    def copy_branch(self) -> None:
        """Copy the branch that starts at the cursor as SGF."""
        self._copy()
        self._messages.show_confirmation(self.tr("Branch copied"))

    def _copy(self) -> None:
        from ....files.sgf.branch_text import write_branch

        session = self._document.session
        QApplication.clipboard().setText(write_branch(session.tree, session.cursor))

    def cut_branch(self) -> None:
        """Copy the branch that starts at the cursor and remove it."""
        if self._document.session.cursor_index > 0:
            self._copy()
            self._document.remove_node()

    def paste_branches(self) -> None:
        """Paste branches from the clipboard after the cursor, or report why that is impossible."""
        from ....files.errors import ReadError
        from ....files.sgf.branch_text import NoBranchError, SizeMismatchError, read_branches

        self.failure_resolved.emit(self._failure)
        session = self._document.session
        try:
            found = read_branches(clipboard_text(), session.size)
        except ClipboardNotRespondingError:
            self._failure = error_messages.clipboard_not_responding_text()
            self.paste_failed.emit(self._failure)
            return
        except NoBranchError:
            self.other_pasted.emit()
            return
        except (SizeMismatchError, ReadError) as error:
            self._failure = error_messages.describe_error(error)
            self.paste_failed.emit(self._failure)
            return
        tree, first = session.tree, None
        for branch in found:
            tree, node = tree.graft(session.cursor, branch)
            first = node if first is None else first
        self._document.replace_tree(self.tr("Paste branch"), tree, first)

    def remove_other_variations(self) -> None:
        """Remove all variations from the record except the current line."""
        session = self._document.session
        tree = branches.keep_only_line(session.tree, session.line)
        self._document.replace_tree(self.tr("Keep only this line"), tree)

    def flatten(self) -> None:
        """Make the current position the start of the record, without the moves that led to it."""
        session = self._document.session
        tree = branches.start_record_at_node(
            session.tree, session.cursor, session.board, session.to_play
        )
        self._document.replace_tree(self.tr("Start record here"), tree, tree.root)

    def split_off_branch(self) -> None:
        """Copy the moves up to the cursor and everything after it into a new game."""
        document = self._document
        new = branches.extract_branch(document.session.tree, document.session.cursor)
        games = [*document.games, new]
        document.change_games(self.tr("Copy line to new game"), games, len(games) - 1)

    def swap_colours(self) -> None:
        """Swap the colours of the stones in the record, and optionally also the players."""
        from ....record.edits.swap import swap_colours

        players = dialogs.ask_swap_players(self._window)
        if players is not None:
            tree = swap_colours(self._document.session.tree, players=players)
            self._document.replace_tree(self.tr("Swap Black and White"), tree)


def _up(tree: Tree, node: int) -> Tree:
    return branches.move_branch(tree, node, -1)


def _down(tree: Tree, node: int) -> Tree:
    return branches.move_branch(tree, node, 1)

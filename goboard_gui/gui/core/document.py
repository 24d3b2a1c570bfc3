"""The open record, as Qt sees it: signals, undo and the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from ...record import Outcome
from ...record.analysis.counterpart import counterpart
from ...record.edits.branches import surviving
from ...record.navigation import jumps
from .edit import Edit, EditStack, OpenGame, State, Typing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from ...files.journal import state as journal
    from ...files.sgf import SgfFile
    from ...go import Colour, Point
    from ...notation import Notation
    from ...record import Attempt, Session, Tree

T = TypeVar("T")


class Document(QObject):
    """A file of one or more games, one of them current, over a Qt-free `Session` for each."""

    cursor_moved = Signal()
    """The cursor is at another node of the same record."""
    record_changed = Signal()
    """The record was edited, or another one became current."""
    edits_changed = Signal()
    """An edit was made, undone or redone, and `modified` says by now what follows of that."""
    modified_changed = Signal()
    """By edits, undoing or saving `modified` has become another."""
    file_changed = Signal()
    """The document has another file, name or set of games."""

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = EditStack(self)
        self.undo_stack.indexChanged.connect(self.edits_changed)
        self.undo_stack.cleanChanged.connect(self.modified_changed)
        self.path: Path | None = None
        self.file: SgfFile | None = None
        self._gone = False
        self._games: tuple[OpenGame, ...] = (OpenGame(tree),)
        self._trees: tuple[Tree, ...] = (tree,)
        self._game = 0
        self._typing = Typing()

    @property
    def session(self) -> Session:
        """The current game."""
        return self._games[self._game].session

    @property
    def game(self) -> int:
        """The number of the current game in the file, from 0."""
        return self._game

    @property
    def game_count(self) -> int:
        """How many games the file has."""
        return len(self._games)

    @property
    def games(self) -> tuple[Tree, ...]:
        """All games of the file as they are now. O(1)."""
        return self._trees

    @property
    def modified(self) -> bool:
        """Whether there are edits that the file does not have, or no file any more."""
        return self._gone or not self.undo_stack.isClean()

    def open(
        self,
        trees: Sequence[Tree],
        file: SgfFile | None,
        path: Path | None,
        *,
        unsaved: bool = False,
    ) -> None:
        """Make other games the document's; there is nothing to undo in them yet.

        ``unsaved`` games count as edited: no file has them as they are.
        """
        self._trees = tuple(trees)
        self._games = tuple(map(OpenGame, self._trees))
        self._game = 0
        self.file, self.path, self._gone = file, path, False
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self.file_changed.emit()
        self.record_changed.emit()
        if unsaved:
            self.undo_stack.resetClean()

    def reopen(self, file: SgfFile, path: Path) -> None:
        """Make the games of a file read anew the document's; the cursor stays where it was."""
        before = self._state()
        self.open(file.games, file, path)
        if before.game < len(file.games):
            self.go_to_game(before.game)
            self.go_to(counterpart(before.tree, before.cursor, self.session.tree))

    def recover(self, state: journal.State, file: SgfFile | None, path: Path | None) -> None:
        """Make games the document's that have edits which no file has."""
        self.open(state.games, file, path, unsaved=True)
        self.go_to_game(state.game)
        self.go_to(state.cursor)

    def saved(self, file: SgfFile, path: Path) -> None:
        """Note that the file has what the document has."""
        self.file, self.path, self._gone = file, path, False
        self.undo_stack.setClean()
        self.file_changed.emit()

    def miss_file(self, gone: bool) -> None:
        """Note that the file is no more, or that it is there again."""
        if gone is not self._gone:
            self._gone = gone
            self.file_changed.emit()

    def play(
        self, point: Point | None, colour: Colour | None = None, *, anyway: bool = False
    ) -> Attempt:
        """Play or pass at the cursor, see `Session.play`."""
        before = self.session.cursor
        text = self.tr("Pass") if point is None else self.tr("Move {number}")
        attempt = self._edit(
            text.format(number=self.session.step.number + 1),
            lambda: self.session.play(point, colour, anyway=anyway),
        )
        if attempt.outcome is Outcome.FOLLOWED and self.session.cursor != before:
            self.cursor_moved.emit()
        return attempt

    def set_up(
        self,
        stones: Mapping[Point, Colour | None],
        stretch: object | None = None,
        *,
        new_node: bool = True,
    ) -> None:
        """Put stones on points and take others off, see `Session.set_up`."""
        text = self.tr("Set up stones")
        self._edit(text, lambda: self.session.set_up(stones, new_node=new_node), stretch)

    def resign(self) -> None:
        """Record that the side to play resigns."""
        self._edit(self.tr("Resign"), self.session.resign)

    def replace(
        self, text: str, tree: Tree, cursor: int | None = None, stretch: object | None = None
    ) -> None:
        """Make another tree the record, an edit called ``text``.

        The cursor goes to ``cursor``, or stays if it can. Edits of one ``stretch`` that follow
        each other are undone as one.
        """
        if tree is self.session.tree:
            return
        if cursor is None:
            cursor = surviving(tree, self.session.cursor)
        self._edit(text, lambda: self.session.restore(tree, cursor), stretch)

    def change_games(self, text: str, games: Sequence[Tree], current: int) -> None:
        """Make these the games of the file, in this order, an edit called ``text``.

        Those that stay are known by their trees, and keep their cursors. ``current`` is the
        number of the game shown then.

        :raises ValueError: when there is no game, as a file has one at least.
        """
        if not games:
            raise ValueError("a file has one game at least")
        before = self._state()
        known = {id(game.tree): game for game in self._games}
        self._trees = tuple(games)
        self._games = tuple(known.get(id(tree)) or OpenGame(tree) for tree in self._trees)
        self._game = current
        self._push(text, before)
        self.file_changed.emit()

    def set_comment(self, text: str, names: Notation | None = None) -> None:
        """Let the node at the cursor have this comment; typing on is one edit until a pause.

        ``names`` becomes the notation of the comments of the record, unless it is None.
        """
        from ...files.comments import with_comment, with_comment_notation

        tree = with_comment(self.session.tree, self.session.cursor, text)
        if names is not None:
            tree = with_comment_notation(tree, names)
        self._type(self.tr("Comment"), tree)

    def set_name(self, text: str) -> None:
        """Let the node at the cursor have this name, see `set_comment`."""
        from ...record.values.evaluations import with_name

        session = self.session
        self._type(self.tr("Name of a node"), with_name(session.tree, session.cursor, text))

    def _type(self, text: str, tree: Tree) -> None:
        self.replace(text, tree, self.session.cursor, self._typing.go_on(text))

    def end_typing(self) -> None:
        """Let what is typed next be an edit of its own."""
        self._typing.end()

    def remove(self) -> None:
        """Remove the node at the cursor and what follows it."""
        self._edit(self.tr("Remove node"), self.session.remove)

    def go_to(self, node: int) -> None:
        """Move the cursor; not an edit."""
        if node != self.session.cursor:
            self.end_typing()
            self.session.go_to(node)
            self.cursor_moved.emit()

    def follow_main_line(self) -> None:
        """Go to where the main line was left, and follow it from there; not an edit."""
        session = self.session
        before = session.cursor, session.line
        jumps.follow_main_line(session)
        if (session.cursor, session.line) != before:
            self.end_typing()
            self.cursor_moved.emit()

    def go_to_game(self, game: int) -> None:
        """Make another game of the file the current one, if there is one of that number."""
        if game != self._game and 0 <= game < len(self._games):
            self.end_typing()
            self._game = game
            self.record_changed.emit()

    def restore(self, state: State) -> None:
        """Go back, or forth again, to a state that was."""
        self.end_typing()
        others = state.games != self._games
        if others:
            self._games = state.games
            self._trees = tuple(game.tree for game in self._games)
        self._game = state.game
        self.session.restore(state.tree, state.cursor)
        self._note_tree()
        if others:
            self.file_changed.emit()
        self.record_changed.emit()

    def _state(self) -> State:
        session = self.session
        return State(self._games, self._game, session.tree, session.cursor)

    def _edit(self, text: str, edit: Callable[[], T], stretch: object | None = None) -> T:
        before = self._state()
        result = edit()
        if self.session.tree is not before.tree:
            self._note_tree()
            self._push(text, before, stretch)
        return result

    def _note_tree(self) -> None:
        """Put the current game's tree into `games`.

        Only the tuple is copied: games that are not current are not looked at, a file may have
        10,000 of them.
        """
        trees, game = self._trees, self._game
        self._trees = (*trees[:game], self.session.tree, *trees[game + 1 :])

    def _push(self, text: str, before: State, stretch: object | None = None) -> None:
        """Note an edit that has been made, and tell of it."""
        self.undo_stack.push(Edit(self.restore, before, self._state(), text, stretch))
        self.record_changed.emit()

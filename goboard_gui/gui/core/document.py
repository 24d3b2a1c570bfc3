"""The document of a window: a file's games, their cursors, undo, and signals of changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from ...go import LEGAL
from ...named_tuples import NamedTuple
from ...record import PlayAttempt, PlayOutcome, Session
from ...record.edits.branches import nearest_remaining_node
from .jump import Jump
from .undo import DocumentState, Edit, OpenGame, TypingMerge, UndoStack

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from ...files.journal import state as journal
    from ...files.sgf.reading import SgfFile
    from ...go import Colour, Point
    from ...notation import Notation
    from ...record import Tree
    from ...record.session import Lookup, Preparation

_MAX_WAIT = 100
"""Maximum wait for a paint of the board in milliseconds, as hidden windows are not painted."""


class DisplayUpdateScheduler(QObject):
    """Scheduler that signals when the widgets displaying the position should be updated.

    The board is updated immediately, and announces its paint with `hold_updates` and
    `release_updates`. Everything else that only displays the position waits for `due`. While a
    cursor key is held down, the stones therefore change at full speed, and lists and panels follow
    as time permits.
    """

    due = Signal()
    """Emitted when the displays should show the current position."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._painting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    def request_update(self) -> None:
        """Request an update of the displays, after the next paint of the board if one is due."""
        if not self._painting:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(_MAX_WAIT)

    def hold_updates(self) -> None:
        """Postpone updates until `release_updates` is called, because the board is about to be
        painted.
        """
        self._painting = True

    def release_updates(self) -> None:
        """Allow updates again, because the board has been painted or is hidden."""
        self._painting = False
        if self._timer.isActive():
            self._timer.start(0)

    def flush(self) -> None:
        """Update the displays now if an update is pending, because the user is about to operate
        one.
        """
        if self._timer.isActive():
            self._timer.stop()
            self.due.emit()


T = TypeVar("T")


class DroppedRedo(NamedTuple):
    """The redoable edits of a game that a new edit dropped: the game's index, its trees before and
    after the new edit, and the tree that has become unreachable.
    """

    game: int
    before: Tree
    after: Tree
    undone: Tree


class PendingSave:
    """Identity of a save that has begun; it belongs to the games that were open at its start."""


class Document(QObject):
    """The document of a window: the games of a file, one of which is current, with undo."""

    cursor_moved = Signal()
    """Emitted when the cursor has moved to another node of the same record.

    It is for everything that must never lag behind the record: the board, the journal, clocks,
    sounds, speech, tools, and the enabled state of actions.
    """
    record_changed = Signal()
    """Emitted when the record was edited or replaced; for the same receivers as `cursor_moved`."""
    position_shown = Signal()
    """Emitted when the board has shown the position, or if it is not visible.

    It is for displays. It follows `cursor_moved` and `record_changed`, at most once per turn of the
    event loop, see `display_schedule`.
    """
    edited = Signal(object)
    """Emitted after a new edit with its `Edit`, which may include earlier edits.

    It follows `record_changed`. Undo and redo do not emit it.
    """
    redo_dropped = Signal(object)
    """Emitted after a new edit has dropped edits that could be redone, with a `DroppedRedo`.

    It follows `edited`.
    """
    redone = Signal(object)
    """Emitted after an edit was redone with its `Edit`.

    It follows `record_changed`, and precedes `edits_changed`.
    """
    edits_changed = Signal()
    """Emitted when an edit was made, undone or redone; `is_modified` is up to date."""
    modified_changed = Signal()
    """Emitted when `is_modified` has changed, by an edit, by undo or redo, or by saving."""
    pending_edits_requested = Signal()
    """Emitted before the edits are discarded, or another game of the file becomes current.

    Edits that wait for a better moment have to be made now.
    """
    about_to_open = Signal()
    """Emitted before other games replace those of the document."""
    file_changed = Signal()
    """Emitted when the document has another file or file name, or other games."""
    exercise_changed = Signal()
    """Emitted when an exercise has begun, before `record_changed`, or ended, after it."""
    refused = Signal()
    """Emitted when an edit, undo, or a change of games was refused because of an exercise."""

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = UndoStack(self)
        self.undo_stack.restore_requested.connect(self._restore)
        self.undo_stack.redone.connect(self.redone)
        self.undo_stack.indexChanged.connect(self.edits_changed)
        self.undo_stack.cleanChanged.connect(self.modified_changed)
        self.display_schedule = DisplayUpdateScheduler(self)
        self.display_schedule.due.connect(self.position_shown)
        self.path: Path | None = None
        self.file: SgfFile | None = None
        self._file_missing = False
        self._pending_save: PendingSave | None = None
        self._games: tuple[OpenGame, ...] = (OpenGame(tree),)
        self._trees: tuple[Tree, ...] = (tree,)
        self._game = 0
        self._exercise: Session | None = None
        self.undo_stack.refused.connect(self.refused)
        self._typing = TypingMerge()
        self._jump = Jump(self)
        self._jump.arrived.connect(self._arrive)

    @property
    def session(self) -> Session:
        """The session that is displayed: that of the current game or, during an exercise, of what
        the exercise shows.
        """
        return self.record if self._exercise is None else self._exercise

    @property
    def record(self) -> Session:
        """The session of the current game, also during an exercise."""
        return self._games[self._game].session

    @property
    def is_exercise(self) -> bool:
        """Whether an exercise is displayed instead of the record."""
        return self._exercise is not None

    def show_exercise(self, tree: Tree, cursor: int) -> None:
        """Display a tree instead of the record: begin an exercise, or show its next state.

        The tree contains only what the user may see. The record, its cursor and its undo stack stay
        as they are until `end_exercise`; edits, undo and other games are refused meanwhile.
        """
        begins = self._exercise is None
        if begins:
            self.pending_edits_requested.emit()
            self.wait_for_jump()
            self.end_typing()
        self._jump.stop()
        before = self._exercise
        if before is None or before.tree.source is not tree.source:
            self._exercise = Session(tree)
            self._exercise.go_to(cursor)
        elif tree is before.tree:
            if cursor != before.cursor:
                before.go_to(cursor)
                self._notify_cursor_moved()
            return
        else:
            before.replace_tree(tree, cursor, keep_analysis=True)
        self.undo_stack.is_locked = True
        if begins:
            self.exercise_changed.emit()
        self.notify_record_changed()

    def end_exercise(self) -> None:
        """Display the record again, as it was before the exercise, if there is one."""
        if self._exercise is None:
            return
        self._jump.stop()
        self._exercise = None
        self.undo_stack.is_locked = False
        self.notify_record_changed()
        self.exercise_changed.emit()

    @property
    def game_index(self) -> int:
        """The index of the current game in the file."""
        return self._game

    @property
    def game_count(self) -> int:
        """The number of games in the file."""
        return len(self._games)

    @property
    def games(self) -> tuple[Tree, ...]:
        """The current trees of all games."""
        return self._trees

    @property
    def is_modified(self) -> bool:
        """Whether there are unsaved edits, or the file no longer exists."""
        return self._file_missing or self._pending_save is not None or not self.undo_stack.isClean()

    @property
    def is_being_saved(self) -> bool:
        """Whether a state of the document is being written to a file."""
        return self._pending_save is not None

    def open_games(
        self,
        trees: Sequence[Tree],
        file: SgfFile | None,
        path: Path | None,
        *,
        unsaved: bool = False,
    ) -> None:
        """Replace the games and the file of the document, and clear the undo stack.

        With ``unsaved``, the document counts as modified.
        """
        self.end_exercise()
        self._jump.stop()
        self.about_to_open.emit()
        self._trees = tuple(trees)
        self._games = tuple(map(OpenGame, self._trees))
        self._game = 0
        self.file, self.path, self._file_missing = file, path, False
        self._pending_save = None
        self.undo_stack.clear()
        self.file_changed.emit()
        self.notify_record_changed()
        if unsaved:
            self.undo_stack.resetClean()

    def reopen(self, file: SgfFile, path: Path) -> None:
        """Open the games of the file after it was read again.

        The game and the cursor stay the same if possible.
        """
        from ...record.analysis.counterpart import corresponding_node

        before = self._state()
        self.open_games(file.games, file, path)
        if before.game < len(file.games):
            self.go_to_game(before.game)
            self.go_to(corresponding_node(before.tree, before.cursor, self.session.tree))

    def recover(
        self, state: journal.DocumentState, file: SgfFile | None, path: Path | None
    ) -> None:
        """Open games that were recovered from a journal, and restore their current game and cursor.

        The games count as unsaved.
        """
        self.open_games(state.games, file, path, unsaved=True)
        self.go_to_game(state.game)
        self.go_to(state.cursor)

    def begin_save(self) -> PendingSave:
        """Note that the current state is being written to a file.

        Until `complete_save` or `abandon_save` is called, the document counts as modified. It may
        be edited in the meantime.
        """
        pending = self._pending_save = PendingSave()
        self.undo_stack.begin_save()
        return pending

    def is_save_pending(self, save: PendingSave) -> bool:
        """Return whether a save has not ended, and no other games have been opened since."""
        return save is self._pending_save

    def complete_save(self, pending: PendingSave, file: SgfFile, path: Path) -> None:
        """Record that the state for which `begin_save` was called has been written to this file.

        Nothing happens if other games have been opened since.
        """
        if not self.is_save_pending(pending):
            return
        self._pending_save = None
        self.undo_stack.end_save(succeeded=True)
        self.file, self.path, self._file_missing = file, path, False
        self.file_changed.emit()
        self.modified_changed.emit()

    def abandon_save(self, pending: PendingSave) -> None:
        """Record that the state for which `begin_save` was called could not be written, so that the
        previously saved state counts as saved again.
        """
        if not self.is_save_pending(pending):
            return
        self._pending_save = None
        self.undo_stack.end_save(succeeded=False)
        self.modified_changed.emit()

    def mark_saved(self, file: SgfFile, path: Path) -> None:
        """Record that the current state of the document has been saved to this file."""
        self.complete_save(self.begin_save(), file, path)

    def set_file_missing(self, missing: bool) -> None:
        """Record whether the file no longer exists on disk."""
        if missing is not self._file_missing:
            self._file_missing = missing
            self.file_changed.emit()

    def play(
        self, point: Point | None, colour: Colour | None = None, *, anyway: bool = False
    ) -> PlayAttempt:
        """Play a move or pass at the cursor, as `Session.play` does."""
        if self.refuses_edit():
            return PlayAttempt(PlayOutcome.REFUSED, colour or self.session.to_play, point, LEGAL)
        self.wait_for_jump()
        before = self.session.cursor
        text = self.tr("Pass") if point is None else self.tr("Move {number}")
        attempt = self._edit(
            text.format(number=self.session.step.number + 1),
            lambda: self.session.play(point, colour, allow_illegal=anyway),
        )
        if attempt.outcome is PlayOutcome.FOLLOWED and self.session.cursor != before:
            self._notify_cursor_moved()
        return attempt

    def set_up(
        self, stones: Mapping[Point, Colour | None], merge_key: object | None = None
    ) -> None:
        """Place stones on points, or remove the stones from points mapped to None, as
        `Session.set_up_stones` does.
        """
        if self.refuses_edit():
            return
        text = self.tr("Set up stones")
        self._edit(text, lambda: self.session.set_up_stones(stones), merge_key)

    def resign(self, colour: Colour | None = None) -> None:
        """Record that a player has resigned, by default the one to move."""
        if not self.refuses_edit():
            self._edit(self.tr("Resign"), lambda: self.session.resign(colour))

    def replace_tree(
        self,
        text: str,
        tree: Tree,
        cursor: int | None = None,
        merge_key: object | None = None,
        *,
        keep_analysis: bool = False,
    ) -> bool:
        """Replace the tree of the current game as an edit; ``text`` is its undo text.

        The cursor moves to ``cursor``. By default it stays, or moves to the nearest node that still
        exists. Consecutive edits with the same ``merge_key`` are undone together. The analysis of
        positions that have changed is removed, unless ``keep_analysis`` states that it belongs to
        them. Return False if it is the same tree, so that nothing was edited.
        """
        if tree is self.session.tree or self.refuses_edit():
            return False
        self.wait_for_jump()
        if cursor is None:
            cursor = nearest_remaining_node(tree, self.session.cursor)
        prepared = self._jump.prepare_replay(self.session, cursor, tree)

        def replace() -> None:
            self.session.replace_tree(tree, cursor, prepared, keep_analysis=keep_analysis)

        self._edit(text, replace, merge_key)
        return True

    def replace_analyses(self, text: str, tree: Tree, merge_key: object | None = None) -> bool:
        """Replace the tree of the current game as an edit, as `replace_tree` does, by one that
        differs from it in stored analyses only.

        All positions and the cursor stay, and so do messages, prompts and gestures of the user:
        `record_changed` is not emitted. During an exercise, the record is changed. Return False if
        it is the same tree, or while `is_jumping`.
        """
        session, before = self.record, self._state()
        if tree is session.tree or self.is_jumping:
            return False
        session.replace_tree(tree, session.cursor)
        self._update_games()
        self._push(text, before, merge_key, disturbs=False)
        return True

    def change_games(self, text: str, games: Sequence[Tree], current: int) -> None:
        """Replace the games of the file as an edit; ``text`` is its undo text.

        Games whose trees are unchanged keep their cursors. ``current`` is the index of the game
        that becomes current.

        :raises ValueError: if there is no game; a file has at least one.
        """
        if not games:
            raise ValueError("a file has at least one game")
        if self.refuses_edit():
            return
        self.wait_for_jump()
        earlier = self.session.tree
        self.pending_edits_requested.emit()
        games = [self.session.tree if tree is earlier else tree for tree in games]
        before = self._state()
        known = {id(game.tree): game for game in self._games}
        self._trees = tuple(games)
        self._games = tuple(known.get(id(tree)) or OpenGame(tree) for tree in self._trees)
        self._game = current
        self._push(text, before)
        self.file_changed.emit()

    def set_comment(self, text: str, names: Notation | None = None) -> None:
        """Set the comment of the node at the cursor; text typed without a pause is undone as one
        edit.

        ``names``, if given, becomes the notation of the record's comments.
        """
        from ...files.comments import with_comment, with_comment_notation

        tree = with_comment(self.session.tree, self.session.cursor, text)
        if names is not None:
            tree = with_comment_notation(tree, names)
        self._type_text(self.tr("Comment"), tree)

    def set_node_name(self, text: str) -> None:
        """Set the name of the node at the cursor; text typed without a pause is undone as one
        edit.
        """
        from ...record.values.evaluations import with_node_name

        session = self.session
        self._type_text(self.tr("Node name"), with_node_name(session.tree, session.cursor, text))

    def _type_text(self, text: str, tree: Tree) -> None:
        """Set the text of the node at the cursor as a typing edit. A pending jump is cancelled,
        because the text is meant for the current node.
        """
        self._jump.stop()
        self.replace_tree(text, tree, self.session.cursor, self._typing.next_merge_key(text))

    def end_typing(self) -> None:
        """End the current series of typing edits, so that the next one is undone separately."""
        self._typing.end_series()

    def remove_node(self) -> None:
        """Remove the node at the cursor and everything after it."""
        if not self.refuses_edit():
            self._edit(self.tr("Delete node"), self.session.remove_node)

    def refuses_edit(self) -> bool:
        """Return whether edits are refused because of an exercise, and if so, emit `refused`."""
        if self.is_exercise:
            self.refused.emit()
        return self.is_exercise

    def go_to(self, node: int) -> None:
        """Move the cursor to a node. This is not an edit.

        If many moves have to be replayed on the way, that is done in slices, and the cursor moves
        at the end. Another call replaces the target; edits wait for it.
        """
        self._jump.stop()
        if node == self.session.cursor:
            return
        if self.is_exercise and node not in self.session.tree:  # a node of the record
            self.refused.emit()
            return
        self.end_typing()
        self._jump.move_to(self.session, node)

    def _arrive(self, session: Session, node: int, prepared: Preparation | None) -> None:
        """Move the cursor to a node after the moves leading to it have been replayed."""
        if session is self.session:
            session.go_to(node, prepared)
            self._notify_cursor_moved()

    def add_jump_lookup(self, lookup: Lookup) -> None:
        """Register a function that reads data derived from earlier nodes; jumps to distant nodes
        call it with the tree and the nodes on the way.
        """
        self._jump.lookups.append(lookup)

    @property
    def is_jumping(self) -> bool:
        """Whether a jump of `go_to` to a distant node is in progress."""
        return self._jump.is_in_progress

    def wait_for_jump(self) -> None:
        """Wait until the cursor has reached the target of `go_to`, if a jump is in progress.

        Meanwhile everything but the user's input is handled.
        """
        self._jump.wait_until_done()

    def replay_line(self) -> None:
        """Replay the current line of play to its end, so that all its steps are known. Events other
        than user input are processed meanwhile.
        """
        self.wait_for_jump()
        session = self.session
        last = session.line[-1]
        if not session.is_replayed(last):
            prepared = self._jump.prepare_replay(session, last, session.tree)
            if prepared is not None:
                session.learn(prepared)

    def follow_main_line(self) -> None:
        """Go back to the node where the current line of play leaves the main line, and follow the
        main line from there.

        This is not an edit.
        """
        from ...record.navigation import jumps

        self._jump.stop()
        session = self.session
        before = session.cursor, session.line
        jumps.return_to_main_line(session)
        if (session.cursor, session.line) != before:
            self.end_typing()
            self._notify_cursor_moved()

    def go_to_game(self, game: int) -> None:
        """Make the game with this index current if it exists. This is not an edit."""
        if game != self._game and 0 <= game < len(self._games) and not self.refuses_edit():
            self._jump.stop()
            self.pending_edits_requested.emit()
            self.end_typing()
            self._game = game
            self.notify_record_changed()

    def _restore(self, state: DocumentState) -> None:
        """Make an earlier or later state of the document current, for undo and redo."""
        self.wait_for_jump()
        self.end_typing()
        others = state.games != self._games
        if others:
            self._games = state.games
            self._trees = tuple(game.tree for game in self._games)
        self._game = state.game
        prepared = self._jump.prepare_replay(self.session, state.cursor, state.tree)
        self.session.replace_tree(state.tree, state.cursor, prepared, keep_analysis=True)
        self._update_games()
        if others:
            self.file_changed.emit()
        self.notify_record_changed()

    def _state(self) -> DocumentState:
        record = self.record
        return DocumentState(self._games, self._game, record.tree, record.cursor)

    def _edit(self, text: str, edit: Callable[[], T], merge_key: object | None = None) -> T:
        self.wait_for_jump()
        before = self._state()
        result = edit()
        if self.session.tree is not before.tree:
            self._update_games()
            self._push(text, before, merge_key)
        return result

    def _update_games(self) -> None:
        """Replace the tree of the current game in `games` with that of its session.

        Only the tuple is copied, and other games are not accessed: a file may have 10,000 of them.
        """
        trees, game = self._trees, self._game
        self._trees = (*trees[:game], self.record.tree, *trees[game + 1 :])

    def _push(
        self,
        text: str,
        before: DocumentState,
        merge_key: object | None = None,
        *,
        disturbs: bool = True,
    ) -> None:
        """Push an edit that has already been made onto the undo stack, and emit `record_changed`
        and `edited`.

        Unless it ``disturbs``, only `position_shown` follows instead of `record_changed`.
        """
        undone = {
            edit.after.game: edit.after.tree
            for edit in self.undo_stack.redoable_edits
            if edit.after.games is before.games
        }
        self.undo_stack.push(Edit(text, before, self._state(), merge_key))
        latest = self.undo_stack.latest_edit
        if disturbs:
            self.notify_record_changed()
        else:
            self.display_schedule.request_update()
        self.edited.emit(latest)
        for game, tree in undone.items():
            after = before.games[game].tree
            earlier = before.tree if game == before.game else after
            self.redo_dropped.emit(DroppedRedo(game, earlier, after, tree))

    def notify_record_changed(self) -> None:
        """Emit `record_changed`, and `position_shown` soon after."""
        self.record_changed.emit()
        self.display_schedule.request_update()

    def _notify_cursor_moved(self) -> None:
        self.cursor_moved.emit()
        self.display_schedule.request_update()

"""Notices about edits in the message strip, with buttons to undo the edit or to show its node."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..core.idle_tasks import IdleTask
from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ...go import Rules
    from ...notation import Naming
    from ...record import Session, Step, Tree
    from ...record.analysis.content_effects import EditEffect
    from ...record.edits.dropped import DroppedMoves
    from ..core.document import Document, DroppedRedo
    from ..core.undo import Edit
    from ..core.view_settings import ViewSettings
    from .message_strip import MessageStrip

# What describes edits is imported at the first edit, after the board has been shown.


@dataclass
class _Notice:
    """A notice about an edit: the number of edits up to it, the node it shows, and its texts."""

    index: int
    game: int
    node: int
    text: str = ""
    illegal: str = ""
    dropped: str = ""
    actions: tuple[MessageAction, ...] = ()
    lost: tuple[tuple[DroppedRedo, DroppedMoves], ...] = ()

    @property
    def full_text(self) -> str:
        """The whole text of the notice."""
        from ..wording.edit_texts import join_sentences

        return join_sentences(self.text, self.illegal, self.dropped)


@dataclass
class _Task:
    """The description of an edit: its notice, the records before and after it, and the work left.

    Moves that have become illegal since ``unchecked_since`` are searched for, unless that is None
    because the notice of a later task is to show them. Moves that were ``dropped`` are searched for
    even if the edit is undone.
    """

    notice: _Notice
    before: Tree
    after: Tree
    unchecked_since: Tree | None = None
    work: Generator[None] | None = None
    dropped: bool = False


class EditNotices(QObject):
    """Controller that shows a notice with an *Undo* button after every edit that removes, moves or
    recolours something.

    *Undo* reverts exactly this edit: when another edit follows, the button becomes *Show*, which
    goes to the changed node. The notice disappears when the edit is undone. Edits are described one
    after the other while the program is idle, small ones at once. Moves that an edit has made
    illegal are added to its notice.

    So are moves that could be redone until the edit was made. *Restore* adds them as a variation;
    it stays when the edit is undone, which does not bring them back.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        strip: MessageStrip,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_settings = view_settings
        self._strip = strip
        self._latest: _Notice | None = None
        self._shown: _Notice | None = None
        self._line = ""  # the text of the shown notice
        self._tasks: deque[_Task] = deque()
        self._idle_task = IdleTask(self)
        document.edited.connect(self._begin)
        document.redone.connect(self._begin)
        document.redo_dropped.connect(self._find_dropped_moves)
        document.undo_stack.indexChanged.connect(self._follow_history)

    def describe_latest_edit(self, text: str, node: int | None = None) -> None:
        """Describe the edit that was just made with the given text.

        ``node`` is the changed node, by default the one at the cursor.
        """
        notice = self._latest
        if notice is not None:
            notice.text = text
            notice.node = self._document.session.cursor if node is None else node
            self._show(notice)

    def offer_action(self, action: MessageAction) -> None:
        """Offer a further action with the notice about the edit that was just made."""
        notice = self._latest
        if notice is not None:
            notice.actions = (*notice.actions, action)
            if self._visible is notice:
                self._show(notice)

    def _begin(self, edit: Edit) -> None:
        """Start describing an edit; edits made before it are described first."""
        document, session = self._document, self._document.session
        index = document.undo_stack.index_after(edit)
        notice = _Notice(index, document.game_index, session.cursor)
        self._latest = notice
        if edit.before.games is not edit.after.games:
            self._describe_games(notice, edit)
            return
        if edit.before.tree.source is not session.tree.source:
            return  # another record, which no edit of a window brings about
        task = _Task(notice, edit.before.tree, session.tree, edit.before.tree)
        self._include_unfinished_searches(task)
        task.work = self._describe_nodes(task, session)
        self._append(task)

    def _append(self, task: _Task) -> None:
        self._tasks.append(task)
        if not self._idle_task.running:
            self._idle_task.run(self._run_tasks())

    def _run_tasks(self) -> Iterator[None]:
        while self._tasks:
            work = self._tasks[0].work
            if work is not None:
                yield from work
            self._tasks.popleft()

    def _include_unfinished_searches(self, task: _Task) -> None:
        """Make a task that affects positions also search for the moves that earlier, unfinished
        tasks made illegal, because its notice will replace theirs.
        """
        earlier = [each for each in self._tasks if each.before.source is task.before.source]
        if earlier and not task.after.has_same_positions(task.before):
            task.unchecked_since = earlier[0].unchecked_since or task.before
            for each in earlier:
                each.unchecked_since = None

    def _describe_games(self, notice: _Notice, edit: Edit) -> None:
        from ...record.analysis.structure_effects import describe_game_changes
        from ..wording.edit_texts import games_change_text

        change = describe_game_changes(edit.before.games, edit.after.games)
        if change is not None:
            notice.text = games_change_text(change)
            self._show(notice)

    def _describe_nodes(self, task: _Task, session: Session) -> Generator[None]:
        """Return a generator that describes what an edit of the current game has done."""
        from ...record.analysis.content_effects import EditDescription

        # Everything is fixed now, because the record may be edited before the work is done.
        description = EditDescription(task.before, session)
        naming, rules = self._view_settings.point_naming(session.shape), session.rules

        def description_steps() -> Generator[None]:
            yield from description.compare_nodes()
            self._show_effects(task, description.effects, naming)
            yield from self._find_illegal_moves(task, rules)

        return description_steps()

    def _show_effects(self, task: _Task, effects: Sequence[EditEffect], naming: Naming) -> None:
        from ...record.analysis.content_effects import MovesRecoloured, RecordRotated
        from ..wording.edit_texts import edit_effects_text

        notice = task.notice
        if effects and not notice.text:
            notice.text = edit_effects_text(effects, naming)
            notice.node = effects[0].node
        if notice.text:
            self._show(notice)
        elif (visible := self._visible) is not None and visible.index == notice.index:
            self._reduce(visible)  # it was about a part of this edit
        for effect in effects:
            recoloured = isinstance(effect, MovesRecoloured) and effect.whole_record
            if recoloured or isinstance(effect, RecordRotated):
                task.unchecked_since = None  # no move can have become illegal

    def _find_illegal_moves(self, task: _Task, rules: Rules) -> Generator[None]:
        """Search for moves that have become illegal, and mention them in the notice."""
        from ...record.analysis.legality import NewlyIllegalMoveSearch
        from ...record.values.game_rules import legality_rules, rules_of

        before = task.unchecked_since
        if before is None:
            return
        rules_before = legality_rules(rules_of(before))
        search = NewlyIllegalMoveSearch(before, task.after, rules, rules_before)
        for _ in search.check_moves():
            yield
            if task.unchecked_since is None:
                return
        if search.illegal_steps:
            self._add_illegal_moves(task.notice, search.illegal_steps)

    def _add_illegal_moves(self, notice: _Notice, steps: list[Step]) -> None:
        from ..wording.edit_texts import go_to_move_text, illegal_moves_text

        steps.sort(key=lambda step: step.number)
        first = steps[0]
        notice.illegal = illegal_moves_text(steps)
        go = partial(self._go_to, notice.game, first.node)
        notice.actions = (*notice.actions, MessageAction(go_to_move_text(first.number), go))
        self._show(notice)

    def _find_dropped_moves(self, redo: DroppedRedo) -> None:
        """Search for moves that can no longer be redone, and offer to restore them."""
        from ...record.edits.dropped import DroppedMoves

        notice = self._latest
        if notice is None or redo.before.source is not redo.undone.source:
            return
        found = DroppedMoves(redo.before, redo.after, redo.undone)

        def description_steps() -> Generator[None]:
            yield from found.find_branches()
            if found.moves:
                self._show_dropped_moves(notice, redo, found)

        self._append(_Task(notice, redo.before, redo.after, work=description_steps(), dropped=True))

    def _show_dropped_moves(self, notice: _Notice, redo: DroppedRedo, found: DroppedMoves) -> None:
        """Show the moves in a notice, together with those that can be restored now."""
        from ..wording.edit_texts import dropped_moves_text

        visible = self._visible
        earlier = () if visible is None else visible.lost
        notice.lost = (*earlier, (redo, found))
        notice.dropped = dropped_moves_text(sum(each.moves for _, each in notice.lost))
        if self._document.undo_stack.index() < notice.index:
            notice.text = notice.illegal = ""
            notice.actions = ()
        self._show(notice)

    def _restore(self, notice: _Notice) -> None:
        """Add moves that can no longer be redone as variations, wherever the positions before them
        still exist.
        """
        document = self._document
        self._strip.clear_notice()
        for redo, found in notice.lost:
            document.go_to_game(redo.game)
            tree = document.session.tree
            if tree.source is redo.undone.source and found.can_restore(tree):
                document.replace_tree(self.tr("Restore undone moves"), found.restore(tree))

    def _show(self, notice: _Notice) -> None:
        """Show a notice, unless one about a later edit is shown."""
        visible = self._visible
        if visible is None or visible.index <= notice.index:
            self._shown, self._line = notice, notice.full_text
            self._strip.show_notice(self._line, *self._actions(notice))

    def _reduce(self, notice: _Notice) -> None:
        """Reduce a visible notice to its text about dropped moves."""
        if not notice.dropped:
            self._strip.clear_notice()
        elif notice.full_text != notice.dropped:
            notice.text = notice.illegal = ""
            notice.actions = ()
            self._show(notice)

    def _actions(self, notice: _Notice) -> list[MessageAction]:
        restore = []
        if any(found.can_restore(redo.after) for redo, found in notice.lost):
            restore.append(MessageAction(self.tr("Restore"), partial(self._restore, notice)))
        if notice.full_text == notice.dropped:
            return restore
        if self._document.undo_stack.index() == notice.index:
            first = MessageAction(self.tr("Undo"), partial(self._undo, notice))
        else:
            show = partial(self._go_to, notice.game, notice.node)
            first = MessageAction(self.tr("Show"), show)
        return [first, *notice.actions, *restore]

    @property
    def _visible(self) -> _Notice | None:
        """The notice that the strip shows, or None if it shows another message or none."""
        return self._shown if self._line and self._strip.notice == self._line else None

    def _follow_history(self, index: int) -> None:
        """Follow further edits, undo and redo; ``index`` is the number of edits made."""
        for task in self._tasks:
            if index < task.notice.index and task.work is not None and not task.dropped:
                task.work.close()
        visible = self._visible
        if visible is None:
            return
        if index < visible.index:
            self._reduce(visible)
        else:
            self._strip.replace_notice_actions(*self._actions(visible))

    def _undo(self, notice: _Notice) -> None:
        if self._document.undo_stack.index() == notice.index:
            self._document.undo_stack.undo()

    def _go_to(self, game: int, node: int) -> None:
        """Go to a node of a game, if both still exist."""
        self._document.go_to_game(game)
        if node in self._document.session.tree:
            self._document.go_to(node)

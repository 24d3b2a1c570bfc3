"""Notices about edits in the message strip, with buttons to undo the edit or to show its node."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from ..core.idle_tasks import IdleTask
from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from ...record import Tree
    from ...record.analysis.legality import NewlyIllegalMoveSearch
    from ..core.document import Document, EditCommand
    from ..core.view_settings import ViewSettings
    from .message_strip import MessageStrip

# What describes edits is imported at the first edit, after the board has been shown.


@dataclass
class _Notice:
    """A notice about an edit: how many edits the undo history has with it, and where it shows."""

    index: int
    game: int
    node: int
    text: str = ""
    illegal: str = ""
    actions: tuple[MessageAction, ...] = ()
    is_complete: bool = False
    """Whether the notice may be shown, because the edit has been described."""


class _Search(NamedTuple):
    """A search for moves that an edit has made illegal since a version of the record."""

    notice: _Notice
    before: Tree
    search: NewlyIllegalMoveSearch


class EditNotices(QObject):
    """Shows a notice about every edit that removes, moves or recolours something, with *Undo*.

    *Undo* reverts exactly this edit: when another edit follows, the button becomes *Show*, which
    goes to the changed node. The notice disappears when the edit is undone. Moves that the edit has
    made illegal are searched for while the program is idle, and added to the notice.
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
        self._latest = _Notice(0, 0, 0)
        self._shown: _Notice | None = None
        self._line = ""  # the text of the shown notice
        self._search: _Search | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._search_advanced)
        document.edited.connect(self._describe)
        document.undo_stack.indexChanged.connect(self._follow_history)

    def report(self, text: str, node: int | None = None) -> None:
        """Describe the edit that was just made by a text of its own.

        ``node`` is the changed node, by default the one at the cursor.
        """
        self._latest.text = text
        self._latest.node = self._document.session.cursor if node is None else node
        self._show(self._latest)

    def offer(self, action: MessageAction) -> None:
        """Offer a further action with the notice about the edit that was just made."""
        self._latest.actions = (*self._latest.actions, action)
        if self._visible is self._latest:
            self._show(self._latest)

    def _describe(self, edit: EditCommand) -> None:
        """Show a notice about an edit if it has effects worth one."""
        document, before = self._document, edit.before
        notice = _Notice(document.undo_stack.index(), document.game, document.session.cursor)
        self._latest = notice
        if before.games is not edit.after.games:
            self._describe_games(notice, edit)
        elif before.tree.source is document.session.tree.source:
            self._describe_nodes(notice, before.tree)
        notice.is_complete = True
        if notice.text or notice.illegal:
            self._show(notice)
        elif (visible := self._visible) is not None and visible.index == notice.index:
            self._strip.clear_notice()  # it was about a part of this edit

    def _describe_games(self, notice: _Notice, edit: EditCommand) -> None:
        from ...record.analysis.edit_effects import describe_games
        from ..wording.edit_texts import games_text

        change = describe_games(edit.before.games, edit.after.games)
        if change is not None:
            notice.text = games_text(change)

    def _describe_nodes(self, notice: _Notice, before: Tree) -> None:
        from ...record.analysis.edit_effects import RecordRotated, describe_edit
        from ..wording.edit_texts import edit_text

        session = self._document.session
        effects = describe_edit(before, session)
        if effects:
            notice.text = edit_text(effects, self._view_settings.naming(session.size))
            notice.node = effects[0].node
        if not any(isinstance(effect, RecordRotated) for effect in effects):
            self._find_illegal_moves(notice, before)

    def _find_illegal_moves(self, notice: _Notice, before: Tree) -> None:
        """Search for moves that were legal before an edit, also since an earlier one for which the
        search is not finished.
        """
        from ...record.analysis.legality import NewlyIllegalMoveSearch
        from ...record.values.game_rules import recording_rules, rules_of

        session = self._document.session

        def search_since(tree: Tree) -> NewlyIllegalMoveSearch:
            rules_before = recording_rules(rules_of(tree))
            return NewlyIllegalMoveSearch(tree, session.tree, session.rules, rules_before)

        search, running = search_since(before), self._search
        if not search.is_needed:
            return
        if running is not None and running.before.source is before.source:
            before = running.before
            search = search_since(before)
        self._search = _Search(notice, before, search)
        self._idle_task.run(search.run())

    def _search_advanced(self) -> None:
        """Add the moves that have become illegal to the notice when the search is finished."""
        if self._idle_task.running or self._search is None:
            return
        from ..wording.edit_texts import go_to_move_text, illegal_moves_text

        notice, steps, visible = self._search.notice, self._search.search.steps, self._visible
        self._search = None
        if not steps or (visible is not None and visible.index > notice.index):
            return
        steps.sort(key=lambda step: step.number)
        first = steps[0]
        notice.illegal = illegal_moves_text(steps)
        action = partial(self._go_to, notice.game, first.node)
        notice.actions += (MessageAction(go_to_move_text(first.number), action),)
        if notice.is_complete:
            self._show(notice)

    def _show(self, notice: _Notice) -> None:
        from ..wording.edit_texts import join_sentences

        self._shown, self._line = notice, join_sentences(notice.text, notice.illegal)
        self._strip.show_notice(self._line, *self._actions(notice))

    def _actions(self, notice: _Notice) -> list[MessageAction]:
        if self._document.undo_stack.index() == notice.index:
            first = MessageAction(self.tr("Undo"), partial(self._undo, notice))
        else:
            show = partial(self._go_to, notice.game, notice.node)
            first = MessageAction(self.tr("Show"), show)
        return [first, *notice.actions]

    @property
    def _visible(self) -> _Notice | None:
        """The notice that the strip shows, or None if it shows another message or none."""
        return self._shown if self._line and self._strip.notice == self._line else None

    def _follow_history(self, index: int) -> None:
        """Follow further edits, undo and redo; ``index`` is the number of edits made."""
        if self._search is not None and index < self._search.notice.index:
            self._idle_task.stop()
            self._search = None
        visible = self._visible
        if visible is None:
            return
        if index < visible.index:
            self._strip.clear_notice()
        else:
            self._strip.replace_notice_actions(*self._actions(visible))

    def _undo(self, notice: _Notice) -> None:
        if self._document.undo_stack.index() == notice.index:
            self._document.undo_stack.undo()

    def _go_to(self, game: int, node: int) -> None:
        """Go to a node of a game, if they are still there."""
        self._document.go_to_game(game)
        if node in self._document.session.tree:
            self._document.go_to(node)

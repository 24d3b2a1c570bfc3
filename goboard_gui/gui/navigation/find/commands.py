"""Commands that find text and moves in the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from ....notation import NotationError
from ...actions.commands import Command
from ...core.idle_tasks import IdleTask
from ...wording.notation_texts import error_sentence

# Search and its texts are imported together with the bar, to keep start-up fast.

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout, QWidget

    from ....notation import Naming
    from ....record.finding import Match, Query, Search
    from ...actions.commands.actions import Actions
    from ...board.board_view import BoardView
    from ...core.document import Document
    from ...core.view_settings import ViewSettings
    from ..comments.commands import CommentCommands
    from .bar import Asked, FindBar


class FindCommands(QObject):
    """Owns the find bar, which is created below the board when first needed."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        comments: CommentCommands,
        view: BoardView,
        actions: Actions,
        below: QVBoxLayout,
        window: QWidget,
    ) -> None:
        """``below`` is the column at whose foot the bar is put."""
        super().__init__(window)
        self._document = document
        self._view_settings = view_settings
        self._comments = comments
        self._view = view
        self._actions = actions
        self._below = below
        self._bar: FindBar | None = None
        self._search: Search | None = None
        self._current: Match | None = None
        self._sought = 0
        self._start: int | None = None
        self._came_to = document.session.cursor
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._worked)
        actions.connect_commands(
            {
                Command.FIND: self.find,
                Command.FIND_NEXT: lambda: self.go_on(1),
                Command.FIND_PREVIOUS: lambda: self.go_on(-1),
            }
        )
        document.position_shown.connect(self._moved)
        document.record_changed.connect(self._begin)
        view_settings.changed.connect(self._begin)

    @property
    def bar(self) -> FindBar:
        """The find bar."""
        if self._bar is None:
            from .bar import FindBar

            forth, back = self._actions[Command.FIND_NEXT], self._actions[Command.FIND_PREVIOUS]
            self._bar = FindBar(forth, back)
            self._bar.hide()
            self._bar.changed.connect(self._ask)
            self._bar.left.connect(self.leave)
            self._bar.list.clicked.connect(self._choose)
            self._below.addWidget(self._bar)
        return self._bar

    @property
    def open(self) -> bool:
        """Whether the bar is open."""
        return self._bar is not None and not self._bar.isHidden()

    def find(self) -> None:
        """Open the bar, with a short selection from the comment as the query."""
        selected = self._comments.panel.editor.textCursor().selectedText()
        self._show()
        if selected and "\u2029" not in selected and self._comments.panel.editor.hasFocus():
            self.bar.field.setText(selected)
        self.bar.begin()

    def go_on(self, direction: int) -> None:
        """Go to the next (1) or previous (−1) result as soon as it is known."""
        if not self.open:
            self._show()
        if not self.bar.asked.text:
            self.bar.begin()
            return
        self._sought, self._start = direction, None
        self._seek()

    def leave(self) -> bool:
        """Close the bar; return whether it was open."""
        if not self.open:
            return False
        self._idle_task.stop()
        self.bar.hide()
        self._search = self._current = self._start = None
        self.bar.results.show_found(None, ())
        self._comments.panel.editor.mark_found([], None)
        self._comments.panel.name.deselect()
        self._view.setFocus()
        return True

    def _show(self) -> None:
        if not self.open:
            self.bar.show()
            self._begin()

    def _ask(self) -> None:
        """Look for something else, and go to the first there is from where one began to type."""
        cursor = self._document.session.cursor
        if self._start is None or cursor != self._came_to:
            self._start = self._came_to = cursor
        self._current = None
        self._sought = 1
        self._begin()

    def _begin(self) -> None:
        """Look for it in the record as it is now."""
        if not self.open:
            return
        from ....record.finding import Search
        from ....record.regular_expressions import ExpressionError
        from . import find_texts

        self._search = None
        self._idle_task.stop()
        session = self._document.session
        try:
            query = _query(self.bar.asked, self._view_settings.naming(session.size))
        except ExpressionError as error:
            self._show_nothing(find_texts.expression_error(error), wrong=True)
        except NotationError as error:
            self._show_nothing(error_sentence(error), wrong=True)
        else:
            if query is None:
                self._show_nothing("")
            else:
                self._search = Search(session.tree, query)
                self._idle_task.run(self._search.run())

    def _show_nothing(self, why: str, *, wrong: bool = False) -> None:
        self.bar.tell(why, wrong=wrong)
        self.bar.results.show_found(None, ())
        self._mark()

    def _worked(self) -> None:
        """More of the record was looked through."""
        search = self._search
        if search is None:
            return
        self.bar.results.show_found(self._document.session.tree, search.found)
        if self._sought:
            self._seek()
        self._tell()
        self._mark()

    def _seek(self) -> None:
        """Go to what is sought, if it is known where that is."""
        search, start = self._search, self._start
        if search is None:
            return
        if start is None:
            start = self._document.session.cursor
        way = search.next if self._sought > 0 else search.previous
        found = way(start, self._here())
        if found is not None:
            self._go_to(found)
        elif search.complete:
            self._sought = 0

    def _go_to(self, found: Match) -> None:
        from ....record.finding import MatchKind

        self._sought = 0
        self._current = found
        self._came_to = found.node
        self._document.go_to(found.node)
        self._document.display_schedule.flush()  # before highlighting results in the comment
        panel = self._comments.panel
        if found.kind in (MatchKind.COMMENT, MatchKind.NAME):
            self._comments.reveal()
        if found.kind is MatchKind.COMMENT:
            panel.editor.go_to(found.end)
        elif found.kind is MatchKind.NAME:
            panel.name.mark(found.start, found.end)
        self._tell()
        self._mark()

    def _choose(self, index: QModelIndex) -> None:
        self._start = None
        self._go_to(self.bar.results.found_at(index.row()))

    def _moved(self) -> None:
        if self.open and self._search is not None:
            self._tell()
            self._mark()

    def _here(self) -> Match | None:
        """What one went to, if one is there still."""
        current = self._current
        return current if current and current.node == self._document.session.cursor else None

    def _tell(self) -> None:
        from . import find_texts

        search, here = self._search, self._here()
        if search is not None:
            place = None if here is None else search.place(here)
            message = find_texts.count(len(search.found), place, complete=search.complete)
            timed_out_at = search.timed_out_at
            if timed_out_at is not None:
                number = self.bar.results.number_of(timed_out_at)
                message = find_texts.timed_out(message if search.found else "", number)
            self.bar.tell(message, wrong=timed_out_at is not None)
            self.bar.show_current(place)

    def _mark(self) -> None:
        """Mark in the comment what was found in it."""
        search, here = self._search, self._here()
        found = [] if search is None else _in_comment(search, self._document.session.cursor)
        current = found.index(here) if here in found else None
        places = [(each.start, each.end) for each in found]
        self._comments.panel.editor.mark_found(places, current)


def _query(asked: Asked, naming: Naming) -> Query | None:
    """What to look for, None for nothing.

    :raises ExpressionError: when a regular expression is invalid or exceeds a limit.
    :raises NotationError: when it names no point though it is said to.
    """
    from ....record.finding import MoveQuery, TextQuery

    if not asked.text.strip():
        return None
    if asked.point:
        return MoveQuery(naming.points(asked.text))
    return TextQuery(asked.text, asked.case, asked.words, asked.regular)


def _in_comment(search: Search, node: int) -> list[Match]:
    """What was found in the comment of a node."""
    from ....record.finding import MatchKind

    return [found for found in search.at(node) if found.kind is MatchKind.COMMENT]

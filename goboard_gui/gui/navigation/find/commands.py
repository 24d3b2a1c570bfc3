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
    from PySide6.QtWidgets import QVBoxLayout

    from ....notation import Naming
    from ....record.finding import Match, Query, Search
    from ...actions.workspace import Workspace
    from ...board.board_view import BoardView
    from ..comments.commands import CommentCommands
    from .find_bar import FindBar, FindQuery


class FindCommands(QObject):
    """The find commands, with the find bar, which is created below the board when first needed."""

    def __init__(
        self, workspace: Workspace, comments: CommentCommands, view: BoardView, below: QVBoxLayout
    ) -> None:
        """Create the commands; the find bar is later added to the end of the layout ``below``."""
        super().__init__(workspace.window)
        document = workspace.document
        self._document = document
        self._view_settings = workspace.view_settings
        self._comments = comments
        self._view = view
        self._actions = workspace.actions
        self._below = below
        self._bar: FindBar | None = None
        self._search: Search | None = None
        self._current: Match | None = None
        self._direction = 0
        self._start: int | None = None
        self._searched_from = document.session.cursor
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._search_advanced)
        workspace.actions.connect_commands(
            {
                Command.FIND: self.open_bar,
                Command.FIND_NEXT: lambda: self.go_to_match(1),
                Command.FIND_PREVIOUS: lambda: self.go_to_match(-1),
            }
        )
        document.position_shown.connect(self._position_shown)
        document.record_changed.connect(self._start_search)
        workspace.view_settings.changed.connect(self._start_search)

    @property
    def bar(self) -> FindBar:
        """The find bar, created on first use."""
        if self._bar is None:
            from .find_bar import FindBar

            forth, back = self._actions[Command.FIND_NEXT], self._actions[Command.FIND_PREVIOUS]
            self._bar = FindBar(forth, back)
            self._bar.hide()
            self._bar.changed.connect(self._query_changed)
            self._bar.closed.connect(self.close_bar)
            self._bar.list.clicked.connect(self._row_clicked)
            self._below.addWidget(self._bar)
        return self._bar

    @property
    def is_open(self) -> bool:
        """Whether the find bar is open."""
        return self._bar is not None and not self._bar.isHidden()

    def open_bar(self) -> None:
        """Open the find bar; a short selection in the comment becomes the query."""
        selected = self._comments.panel.editor.textCursor().selectedText()
        self._show()
        if selected and "\u2029" not in selected and self._comments.panel.editor.hasFocus():
            self.bar.field.setText(selected)
        self.bar.focus_field()

    def go_to_match(self, direction: int) -> None:
        """Go to the next match (``direction`` 1) or the previous one (−1) as soon as it has been
        found.
        """
        if not self.is_open:
            self._show()
        if not self.bar.query.text:
            self.bar.focus_field()
            return
        self._direction, self._start = direction, None
        self._seek()

    def close_bar(self) -> bool:
        """Close the find bar; return whether it was open."""
        if not self.is_open:
            return False
        self._idle_task.stop()
        self.bar.hide()
        self._search = self._current = self._start = None
        self.bar.results.show_matches(None, ())
        self._comments.panel.editor.highlight_matches([], None)
        self._comments.panel.name.deselect()
        self._view.setFocus()
        return True

    def _show(self) -> None:
        if not self.is_open:
            self.bar.show()
            self._start_search()

    def _query_changed(self) -> None:
        """Search for the changed query; go to the first match after the node where the user began
        to type.
        """
        cursor = self._document.session.cursor
        if self._start is None or cursor != self._searched_from:
            self._start = self._searched_from = cursor
        self._current = None
        self._direction = 1
        self._start_search()

    def _start_search(self) -> None:
        """Start searching the current record for the query in the find bar."""
        if not self.is_open:
            return
        from ....record.finding import Search
        from ....record.regular_expressions import ExpressionError
        from . import find_texts

        self._search = None
        self._idle_task.stop()
        session = self._document.session
        try:
            query = _parse_query(self.bar.query, self._view_settings.point_naming(session.shape))
        except ExpressionError as error:
            self._show_nothing(find_texts.expression_error_text(error), error=True)
        except NotationError as error:
            self._show_nothing(error_sentence(error), error=True)
        else:
            if query is None:
                self._show_nothing("")
            else:
                self._search = Search(session.tree, query)
                self._idle_task.run(self._search.search_record())

    def _show_nothing(self, why: str, *, error: bool = False) -> None:
        self.bar.show_status(why, error=error)
        self.bar.results.show_matches(None, ())
        self._highlight()

    def _search_advanced(self) -> None:
        """Show the matches found so far, and go to the requested match once it is among them."""
        search = self._search
        if search is None:
            return
        self.bar.results.show_matches(self._document.session.tree, search.found)
        if self._direction:
            self._seek()
        self._show_status()
        self._highlight()

    def _seek(self) -> None:
        """Go to the next match in the requested direction if it has already been found."""
        search, start = self._search, self._start
        if search is None:
            return
        if start is None:
            start = self._document.session.cursor
        find = search.next_match if self._direction > 0 else search.previous_match
        found = find(start, self._current_match())
        if found is not None:
            self._go_to(found)
        elif search.complete:
            self._direction = 0

    def _go_to(self, found: Match) -> None:
        from ....record.finding import MatchKind

        self._direction = 0
        self._current = found
        self._searched_from = found.node
        self._document.go_to(found.node)
        self._document.wait_for_jump()
        self._document.display_schedule.flush()  # before highlighting results in the comment
        panel = self._comments.panel
        if found.kind in (MatchKind.COMMENT, MatchKind.NAME):
            self._comments.show_panel()
        if found.kind is MatchKind.COMMENT:
            panel.editor.move_cursor_to(found.end)
        elif found.kind is MatchKind.NAME:
            panel.name.select_part(found.start, found.end)
        self._show_status()
        self._highlight()

    def _row_clicked(self, index: QModelIndex) -> None:
        self._start = None
        self._go_to(self.bar.results.match_at(index.row()))

    def _position_shown(self) -> None:
        if self.is_open and self._search is not None:
            self._show_status()
            self._highlight()

    def _current_match(self) -> Match | None:
        """Return the current match, or None if the cursor is no longer at its node."""
        current = self._current
        return current if current and current.node == self._document.session.cursor else None

    def _show_status(self) -> None:
        from . import find_texts

        search, here = self._search, self._current_match()
        if search is not None:
            place = None if here is None else search.index_of(here)
            message = find_texts.result_count_text(
                len(search.found), place, complete=search.complete
            )
            timed_out_at = search.timed_out_at
            if timed_out_at is not None:
                number = self.bar.results.move_number(timed_out_at)
                message = find_texts.timed_out_notice(message if search.found else "", number)
            self.bar.show_status(message, error=timed_out_at is not None)
            self.bar.show_current(place)

    def _highlight(self) -> None:
        """Highlight the matches in the comment."""
        search, here = self._search, self._current_match()
        found = [] if search is None else _comment_matches(search, self._document.session.cursor)
        current = found.index(here) if here in found else None
        places = [(each.start, each.end) for each in found]
        self._comments.panel.editor.highlight_matches(places, current)


def _parse_query(entered: FindQuery, naming: Naming) -> Query | None:
    """Parse the query entered in the find bar, or return None if it is empty.

    :raises ExpressionError: if a regular expression is invalid or exceeds a limit.
    :raises NotationError: if the text should name a point but does not.
    """
    from ....record.finding import MoveQuery, TextQuery

    if not entered.text.strip():
        return None
    if entered.point:
        return MoveQuery(naming.parse_points(entered.text))
    return TextQuery(entered.text, entered.case, entered.words, entered.regular)


def _comment_matches(search: Search, node: int) -> list[Match]:
    """Return the matches in the comment of a node."""
    from ....record.finding import MatchKind

    return [found for found in search.matches_at(node) if found.kind is MatchKind.COMMENT]

"""Commands for comments, and the use of links and point names in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget

from ....files.comments import (
    MissingNotation,
    comment_point_naming,
    read_comment,
    with_comment_notation,
)
from ....notation import Naming
from ....notation.addresses import WebAddress
from ....notation.mentions import Mention, MoveMention
from ....record.navigation.jumps import last_move_at, node_with_move_number
from ....record.values.evaluations import read_annotations
from ...actions.commands import Command
from ...widgets import dialogs
from ...widgets.position_display import PositionDisplay
from .comment_panel import CommentPanel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ....go import Point
    from ....notation import Notation
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.board_view import BoardView
    from ...board.message_strip import MessageStrip
    from .comment_panel import Link


class CommentCommands(QObject):
    """Commands for comments, and the comment panel, which the window places in a dock.

    Names in comments refer to the record itself, not to the view of the window. The first comment
    of a record sets the notation of its comments to that of the window.
    """

    def __init__(
        self, workspace: Workspace, presenter: BoardPresenter, view: BoardView, strip: MessageStrip
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._presenter = presenter
        self._view_settings = workspace.view_settings
        self._view = view
        self._strip = strip
        self._window = workspace.window
        self._missing_notation = MissingNotation()
        self.panel = CommentPanel(self.point_naming)
        actions.connect_commands({Command.REWRITE_COMMENTS: self.rewrite_comments})
        self.panel.menu.addAction(actions[Command.REWRITE_COMMENTS])
        editor = self.panel.editor
        workspace.view_settings.changed.connect(self.refresh)
        editor.typed.connect(self._comment_edited)
        editor.cursor_moved.connect(document.end_typing)
        editor.link_hovered.connect(self._highlight_points)
        editor.link_clicked.connect(self._follow_link)
        editor.finished.connect(view.setFocus)
        self.panel.notation_chosen.connect(self._set_notation)
        name = self.panel.name
        name.typed.connect(document.set_node_name)
        name.finished.connect(view.setFocus)
        self.refresh()

    @property
    def point_naming(self) -> Naming:
        """The notation and board size of the point names in comments of the current record."""
        session, notation = self._document.session, self._view_settings.notation
        naming = comment_point_naming(session.tree)
        if naming.notation != notation and self._missing_notation.is_missing_in(session.tree):
            return Naming.on_board(notation, session.shape)
        return naming

    def refresh(self) -> None:
        """Update the panel with the comment and name of the current node."""
        session = self._document.session
        node = session, session.cursor
        self.panel.show_comment(node, read_comment(session.tree, session.cursor), self.point_naming)
        self.panel.name.show_name(read_annotations(session.tree, session.cursor).name)

    def follow_while_visible(self, dock: QDockWidget) -> None:
        """Update the panel while its dock is visible."""
        display = PositionDisplay(dock, self._document, self.refresh)
        display.refresh_before_input(self.panel.editor, self.panel.name)

    def show_panel(self) -> None:
        """Show the comment panel."""
        dock: QWidget | None = self.panel
        while dock is not None and not isinstance(dock, QDockWidget):
            dock = dock.parentWidget()
        if dock is not None:
            dock.show()
            dock.raise_()

    def rewrite_comments(self) -> None:
        """Ask for another notation, and rewrite the point names in all comments in that
        notation.
        """
        from .rewrite_dialog import RewriteDialog

        dialog = RewriteDialog(
            self._document.session.tree, self._view_settings.notation, self._window
        )
        if dialogs.run_modal(dialog):
            self._document.replace_tree(
                self.tr("Rewrite coordinates in comments"), dialog.rewritten_comments.tree
            )

    def _comment_edited(self, text: str) -> None:
        missing = self._missing_notation.is_missing_in(self._document.session.tree)
        self._document.set_comment(text, self._view_settings.notation if missing else None)

    def _set_notation(self, notation: Notation) -> None:
        tree = self._document.session.tree
        missing = self._missing_notation.is_missing_in(tree)
        tree = with_comment_notation(tree, notation, stated=missing)
        self._document.replace_tree(self.tr("Change notation in comments"), tree)

    def insert_name(self, point: Point) -> None:
        """Insert the name of a point at the text cursor of the comment, and show the panel."""
        self.show_panel()
        self.panel.editor.insert_name(self.point_naming.name(point))
        self.panel.editor.setFocus()  # the click took the focus from the comment

    @staticmethod
    def _open(address: WebAddress) -> None:
        """Open a web address in the browser, exactly as it is shown in the tooltip."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices  # rarely needed at start-up

        QDesktopServices.openUrl(QUrl(address.url, QUrl.ParsingMode.StrictMode))

    def _highlight_points(self, link: Link | None) -> None:
        match link:
            case Mention():
                points = link.points
            case MoveMention():
                point = self._point_of_move(link.number)
                points = frozenset([point] if point else [])
            case _:
                points = frozenset()
        self._presenter.highlight_points(points)

    def _point_of_move(self, number: int) -> Point | None:
        self._document.replay_line()
        for step in self._document.session.steps():
            if step.number == number and step.move is not None:
                return step.move.point
        return None

    def _follow_link(self, link: Link) -> None:
        """Follow a link: go to a move in the current line of play, or open a web address."""
        if isinstance(link, WebAddress):
            self._open(link)
            return
        session = self._document.session
        if isinstance(link, Mention):
            nodes = {last_move_at(session, point) for point in link.points} - {None}
            node = nodes.pop() if len(nodes) == 1 else None
            refusal = self.tr("No move in the current line clearly matches this coordinate.")
        else:
            node = node_with_move_number(session, link.number)
            refusal = self.tr("The current line has no move {number}.").format(number=link.number)
        if node is None:
            self._strip.show_message(refusal)
        else:
            self._document.go_to(node)
            self._view.setFocus()

"""Context menu of a point on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu

from ....go import Colour
from ....record.navigation.jumps import last_move_at, move_of_stone
from ...core.closing import dispose
from ...widgets.qt_texts import verbatim
from ...wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....go import Point
    from ....record import Tree
    from ...actions.workspace import Workspace
    from ..move_player import MovePlayer
    from ..recording import Recording
    from .move_correction import MoveCorrector
    from .tool import BoardDisplay, PointActionSignals


class PointMenu(QObject):
    """Context menu of a point on the board, available while the tool that plays moves is in use."""

    def __init__(
        self,
        workspace: Workspace,
        display: BoardDisplay,
        requests: PointActionSignals,
        player: MovePlayer,
        corrector: MoveCorrector,
        recording: Recording,
    ) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._display = display
        self._requests = requests
        self._player = player
        self._corrector = corrector
        self._recording = recording
        self._window = workspace.window
        requests.menu_requested.connect(self.open)

    def open(self, point: Point) -> None:
        """Show the menu at the pointer, or at the point if it was opened with the keyboard."""
        menu = self.create_menu(point)
        if QApplication.mouseButtons():
            menu.popup(QCursor.pos())
        else:
            menu.popup(self._display.screen_position(point))
            menu.setActiveAction(menu.actions()[0])

    def create_menu(self, point: Point) -> QMenu:
        """Return the menu of a point; it is deleted when it is closed."""
        menu = QMenu(self._window)
        menu.aboutToHide.connect(partial(dispose, menu))
        session = self._document.session
        if session.board[point] is None:
            self._add_plays(menu, point)
        else:
            self._add_stone(menu, point)
        menu.addSeparator()
        if not self._recording.is_active:
            self._add_marks(menu.addMenu(self.tr("M&ark")), point)
        name = self._view_settings.point_naming(session.shape).name(point)
        menu.addSeparator()
        self._add(
            menu,
            self.tr("A&dd {name} to Comment").format(name=verbatim(name)),
            lambda: self._requests.name_requested.emit(point),
        )
        self._add(
            menu,
            self.tr("&Copy {name}").format(name=verbatim(name)),
            lambda: QApplication.clipboard().setText(name),
        )
        return menu

    def _add(self, menu: QMenu, text: str, do: Callable[[], object]) -> None:
        menu.addAction(text).triggered.connect(lambda _checked=False: do())

    def _add_plays(self, menu: QMenu, point: Point) -> None:
        session = self._document.session
        for colour in (session.to_play, session.to_play.opponent):
            text = self.tr("Play {colour} Stone Here").format(colour=terms.colour_name(colour))
            self._add(menu, text, partial(self._player.play, point, colour))
        for colour in () if self._recording.is_active else Colour:
            text = self.tr("Set Up {colour} Stone").format(colour=terms.colour_name(colour))
            self._add(menu, text, partial(self._set_up, point, colour))

    def _add_stone(self, menu: QMenu, point: Point) -> None:
        node = last_move_at(self._document.session, point)
        if node is not None:
            self._add(menu, self.tr("&Go to This Move"), partial(self._document.go_to, node))
        step = move_of_stone(self._document.session, point)
        if step is not None:
            ask = partial(self._corrector.ask_where_played, step)
            self._add(menu, self.tr("&Move This Stone…"), ask)
            insert = partial(self._insert_before, step.node)
            self._add(menu, self.tr("&Insert Move before This One…"), insert)
            menu.addSeparator()
        if not self._recording.is_active:
            self._add(menu, self.tr("&Remove This Stone"), partial(self._set_up, point, None))
            label = partial(self._requests.liberties_requested.emit, point)
            self._add(menu, self.tr("Label &Liberties"), label)

    def _insert_before(self, node: int) -> None:
        self._document.go_to(node)
        self._document.wait_for_jump()
        self._corrector.ask_missing_move()

    def _add_marks(self, menu: QMenu, point: Point) -> None:
        from ....record.edits import marking
        from ....record.properties.marks import Mark
        from ....record.values.markup import next_letter, next_number

        markup = self._document.session.markup
        for mark, text in (
            (Mark.TRIANGLE, self.tr("&Triangle")),
            (Mark.SQUARE, self.tr("&Square")),
            (Mark.CIRCLE, self.tr("&Circle")),
            (Mark.CROSS, self.tr("C&ross")),
        ):
            self._add_mark(menu, text, partial(marking.with_mark, points=[point], mark=mark))
        for label in (next_letter(markup), next_number(markup)):
            self._add_mark(menu, label, partial(marking.with_label, point=point, text=label))
        menu.addSeparator()
        self._add_mark(
            menu, self.tr("Remo&ve Mark"), partial(marking.without_point_markup, point=point)
        )

    def _add_mark(self, menu: QMenu, text: str, edit: Callable[[Tree, int], Tree]) -> None:
        def mark() -> None:
            session = self._document.session
            tree = edit(session.tree, session.cursor)
            self._document.replace_tree(self.tr("Mark"), tree, session.cursor)

        self._add(menu, text, mark)

    def _set_up(self, point: Point, colour: Colour | None) -> None:
        self._document.set_up({point: colour})

"""Between the document and the board: pictures one way, clicks the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ...diagram.compose import Names, compose, ground, with_hover
from ...record import Outcome
from ...record.edits.typed import SetUp
from ..core import closing
from ..core.settings import ALLOW_ILLEGAL
from ..wording import terms
from .pointing import names_of, with_frame, with_light
from .tools.tool import Button, Press, Tool
from .variations_shown import SETTINGS, variations_shown
from .view import FULL_BOARD

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence, Set

    from PySide6.QtCore import QPoint

    from ...diagram.picture import Ground, Picture
    from ...go import Colour, Point
    from ...notation import Naming
    from ...record.edits.typed import Play
    from ...record.values.markup import Markup
    from ..core.document import Document
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .view import BoardView

_BUTTONS = {
    Qt.MouseButton.LeftButton: Button.LEFT,
    Qt.MouseButton.RightButton: Button.RIGHT,
}


class BoardPresenter(QObject):
    """Keeps the picture on the board that of the document, and hands clicks to the tool."""

    pointed = Signal(str)
    """The name of the point under the pointer, or nothing."""
    named = Signal(object)
    """A point was clicked to be named: Ctrl was held."""
    refused = Signal()
    """A move was not played, as the rules forbid it."""
    played = Signal()
    """A move was played, whether the record had it already or not; not so when one steps on."""
    menu_wanted = Signal(object)
    """What can be done on a point was asked for."""

    def __init__(
        self, document: Document, view_settings: ViewSettings, view: BoardView, settings: Settings
    ) -> None:
        super().__init__(view)
        self._document = document
        self._view_settings = view_settings
        self._view = view
        self._settings = settings
        self._picture = view.board.picture
        self._view_point: Point | None = None
        self._framed = False
        self._lit: Set[Point] = frozenset()
        self._sketch: Markup | None = None
        self._tool = Tool(document)
        self._dresses: list[Callable[[Picture, Naming], Picture]] = []
        document.cursor_moved.connect(self._move_on)
        document.cursor_moved.connect(self.refresh)
        document.record_changed.connect(self.refresh)
        view_settings.changed.connect(self.refresh)
        closing.connect(self, settings.changed, self._setting_changed)
        view.board.paint_requested.connect(document.display_schedule.hold)
        view.board.painted.connect(document.display_schedule.release)
        view.board.hovered.connect(self._hover)
        view.board.pressed.connect(self._press)
        view.board.dragged.connect(self._drag)
        view.board.released.connect(lambda: self._tool.release())
        self.refresh()

    @property
    def naming(self) -> Naming:
        """The names of the points as they are shown."""
        return self._view_settings.naming(self._document.session.size)

    def refresh(self) -> None:
        """Show the position at the cursor."""
        self._view.message.move_on()
        self._view.share_pitch(self._full_ground())
        self._show_position()

    def _show_position(self) -> None:
        session = self._document.session
        self._picture = compose(
            session.board,
            self.naming,
            self._view_settings.shown,
            session.last_move,
            markup=self._sketch or session.markup,
            variations=None if self.secret else variations_shown(session, self._settings),
        )
        self._point_out()

    def _setting_changed(self, setting: object) -> None:
        if setting in SETTINGS:
            self._show_position()

    def sketch(self, markup: Markup | None) -> None:
        """Show other markup than the record has for now, or that of the record again."""
        if markup != self._sketch:
            self._sketch = markup
            self._show_position()

    def use_tool(self, tool: Tool) -> None:
        """Let clicks on the board mean something else."""
        self._tool.leave()
        self._tool = tool
        self._point_out()

    @property
    def spans(self) -> bool:
        """Whether what the tool does goes from one point to another."""
        return self._tool.spans

    @property
    def secret(self) -> bool:
        """Whether somebody is asked for what others would tell."""
        return self._tool.secret

    def add_dress(self, dress: Callable[[Picture, Naming], Picture]) -> None:
        """Let the board show something more, below what the tool shows and unless it is secret."""
        self._dresses.append(dress)

    def redress(self) -> None:
        """Ask again for what the board shows besides the position."""
        self._point_out()

    def cancel(self) -> bool:
        """Give up what was begun on the board by dragging; False if that is nothing."""
        return self._tool.cancel()

    def _full_ground(self) -> Ground:
        """The board by whose pitch all others are drawn, labelled as they are."""
        shown = self._view_settings.shown._replace(names=Names.NONE, structure=False)
        return ground(self._view_settings.naming(FULL_BOARD), shown)

    def play(
        self, point: Point | None, colour: Colour | None = None, *, anyway: bool = False
    ) -> bool:
        """Play or pass; where the rules forbid it say why, and offer to play anyway."""
        allowed = anyway or self._settings.get(ALLOW_ILLEGAL)
        attempt = self._document.play(point, colour, anyway=allowed)
        ko = self._document.session.rules.ko
        if attempt.outcome is Outcome.REFUSED:
            self.refused.emit()
            self._view.message.say(
                terms.refusal(attempt, self.naming, ko),
                self.tr("Play anyway"),
                lambda: self.play(point, colour, anyway=True),
            )
            return False
        if attempt.judgement.illegal and not anyway:
            self._view.message.say(terms.refusal(attempt, self.naming, ko))
        self.played.emit()
        return True

    def enter(self, typed: Sequence[Play | SetUp]) -> None:
        """Play and set up what was typed, up to the first move that the rules forbid.

        Unless the tool knows better what was meant.
        """
        if self._tool.enter(typed):
            return
        for asked in typed:
            if isinstance(asked, SetUp):
                self._document.set_up(asked.stones)
            elif not self.play(asked.point):
                self._tool.refuse(asked.point)
                break

    def light_up(self, points: Set[Point]) -> None:
        """Light these points of the record, and no others."""
        if points != self._lit:
            self._lit = points
            self._point_out()

    def place_of(self, point: Point) -> QPoint:
        """Where on the screen a point of the record lies."""
        board = self._view.board
        return board.mapToGlobal(board.centre(self.naming.to_view(point)).toPoint())

    def frame_pointed(self, framed: bool) -> None:
        """Draw a frame around the point pointed at, or none: keys move it that one has to see."""
        self._framed = framed
        self._point_out()

    def _hover(self, view_point: Point | None) -> None:
        self._view_point = view_point
        self._point_out()

    def _point_out(self) -> None:
        """Show what the pointer is on, on the board and by its name."""
        point = self.under_pointer()
        self.pointed.emit("" if point is None else self._names(point))
        picture = with_light(self._picture, self._lit, self.naming)
        for dress in () if self.secret else self._dresses:
            picture = dress(picture, self.naming)
        picture = self._tool.dress(picture, self.naming)
        self._view.show_picture(picture if point is None else self._with_pointer(picture, point))

    def _names(self, point: Point) -> str:
        session = self._document.session
        return names_of(
            session, point, self.naming, self._view_settings.second_naming(session.size)
        )

    def under_pointer(self) -> Point | None:
        """The point of the record that is drawn where the pointer is: it changes with the view."""
        naming = self.naming
        if self._view_point is None or not naming.view_size.holds(self._view_point):
            return None
        return naming.to_record(self._view_point)

    def _with_pointer(self, picture: Picture, point: Point) -> Picture:
        hover = self._tool.hover(point)
        picture = with_hover(picture, self.naming, self._view_settings.shown, hover)
        return with_frame(picture, self.naming.to_view(point)) if self._framed else picture

    def _move_on(self) -> None:
        self._sketch = None
        self._tool.leave()

    def _press(
        self, view_point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if button in _BUTTONS:
            shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
            point = self.naming.to_record(view_point)
            self._tool.press(Press(point, _BUTTONS[button], shift, ctrl))

    def _drag(self, view_point: Point | None) -> None:
        self._tool.drag(None if view_point is None else self.naming.to_record(view_point))

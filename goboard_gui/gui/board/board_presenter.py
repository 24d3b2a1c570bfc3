"""Presenter of the board: composes its picture from the document and passes clicks to the tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ...diagram.compose import (
    NamedPoints,
    Variations,
    VariationsStyle,
    compose_picture,
    make_empty_board,
    with_hover,
)
from ...diagram.picture import Cell, CursorBrackets
from ...diagram.wrapping import scroll_picture
from ...go import BoardShape
from ...record.analysis.continuations import VariationStyle, continuations, variation_style
from ...record.values.markup import Markup
from ...record.values.move_numbers import NumberedRange
from ..core import closing
from ..core.settings import (
    VARIATIONS_CHILDREN,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
)
from ..wording import terms
from .board_view import FULL_BOARD
from .tools.tool import HOLD_TIME, MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Set

    from PySide6.QtCore import QPoint

    from ...diagram.compose import DisplayOptions
    from ...diagram.picture import EmptyBoard, Picture
    from ...go import Point
    from ...notation import Naming
    from ...record import Session
    from ...record.figures.building import VisibleBoard
    from ..core.document import Document
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .board_view import BoardView
    from .message_strip import MessageStrip

VARIATION_SETTINGS = (
    VARIATIONS_STYLE,
    VARIATIONS_CHILDREN,
    VARIATIONS_SIBLINGS,
    VARIATIONS_FROM_FILE,
)


def visible_variations(session: Session, settings: Settings) -> Variations | None:
    """Return the variations to show at the cursor, or None if none are shown.

    A single continuation is not regarded as a variation.
    """
    style = VariationsStyle(settings.get(VARIATIONS_STYLE))
    children = settings.get(VARIATIONS_CHILDREN)
    siblings = settings.get(VARIATIONS_SIBLINGS)
    stated = variation_style(session.tree) if settings.get(VARIATIONS_FROM_FILE) else None
    if stated is not None:
        relatives, on_board = stated
        if not on_board:
            return None
        children, siblings = (
            relatives is VariationStyle.CHILDREN,
            relatives is VariationStyle.SIBLINGS,
        )
    if style is VariationsStyle.NOTHING or not (children or siblings):
        return None
    following = session.line[session.cursor_index + 1 : session.cursor_index + 2]
    found = continuations(session.tree, session.cursor, next(iter(following), None))
    forks = children and len(session.tree.children(session.cursor)) > 1
    return Variations(found.children if forks else (), found.siblings if siblings else (), style)


def with_highlighted_points(picture: Picture, points: Set[Point], naming: Naming) -> Picture:
    """Return a picture with the given points of the record highlighted, if they are on the
    board.
    """
    if not points:
        return picture
    cells = dict(picture.cells)
    for point in map(naming.to_view, filter(naming.size.contains, points)):
        cells[point] = cells.get(point, Cell())._replace(highlighted=True)
    return picture._replace(cells=cells)


def with_frame(picture: Picture, point: Point) -> Picture:
    """Return a picture with a frame around a point of the view."""
    return picture._replace(overlays_above=(*picture.overlays_above, CursorBrackets(point)))


def point_label(session: Session, point: Point, naming: Naming, second: Naming | None) -> str:
    """Return the name of a point in one or two notations, followed by its diagonal moves if the
    notation writes them.
    """
    parts = [naming.name(point)]
    if second:
        parts.append(second.name(point))
    if session.board[point] is None:
        parts.append(terms.kosumi_note(session.board, point, session.to_play, naming))
    return "  ".join(filter(None, parts))


_BUTTONS = {
    Qt.MouseButton.LeftButton: MouseButton.LEFT,
    Qt.MouseButton.RightButton: MouseButton.RIGHT,
}


class BoardPresenter(QObject):
    """Presenter that keeps the picture of the board up to date, and passes clicks to the current
    tool.
    """

    point_hovered = Signal(str)
    """Emitted with the name of the point under the pointer, or with an empty string."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        view: BoardView,
        strip: MessageStrip,
        settings: Settings,
    ) -> None:
        super().__init__(view)
        self._document = document
        self._view_settings = view_settings
        self._view = view
        self._strip = strip
        self._settings = settings
        self._picture = view.board.picture
        self._view_point: Point | None = None
        self._frame_visible = False
        self._highlighted: Set[Point] = frozenset()
        self._preview: Markup | None = None
        self._numbered: VisibleBoard | None = None
        self._clean = False
        self._variations_hidden = False
        self._tool = Tool(document)
        self._decorations: list[Callable[[Picture, Naming], Picture]] = []
        document.cursor_moved.connect(self._cursor_moved)
        document.cursor_moved.connect(self.refresh)
        document.record_changed.connect(self.refresh)
        view_settings.changed.connect(self.refresh)
        closing.connect_until_closed(self, settings.changed, self._setting_changed)
        view.board.paint_requested.connect(document.display_schedule.hold_updates)
        view.board.painted.connect(document.display_schedule.release_updates)
        view.board.hovered.connect(self._hover)
        view.board.pressed.connect(self._press)
        view.board.dragged.connect(self._drag)
        view.board.released.connect(self._release)
        view.board.press_lost.connect(self._lose_press)
        self._hold_timer = QTimer(self)
        self._hold_timer.setSingleShot(True)
        self._hold_timer.setInterval(HOLD_TIME)
        self._hold_timer.timeout.connect(self._hold)
        self.refresh()

    @property
    def point_naming(self) -> Naming:
        """The names of the points of the displayed board."""
        return self._view_settings.point_naming(self._document.session.shape)

    @property
    def _display_options(self) -> DisplayOptions:
        options = self._view_settings.display_options
        if self._clean:
            return options._replace(names=NamedPoints.NONE, structure=False, spotlight=False)
        return options

    def set_stones_only(self, clean: bool) -> None:
        """Show only the stones, the last-move mark and the edge coordinates on the board, or show
        everything again.
        """
        self._clean = clean
        self._show_position()

    def refresh(self) -> None:
        """Show the position at the cursor, and clear messages that no longer apply."""
        self._strip.clear_transient()
        self._strip.clear_confirmation()
        self._strip.clear_old_notice()
        self._view.set_reference_board(self._reference_board())
        self._show_position()
        if self._view.omitted_arrows:
            text = self.tr(
                "%n arrows not drawn. Print and export draw all.", "", self._view.omitted_arrows
            )
            self._strip.show_message(text)

    def _show_position(self) -> None:
        session = self._document.session
        self._numbered = self._number_stones()
        numbers = {} if self._numbered is None else self._numbered.numbers
        markup = self._preview or session.markup
        kept_hidden = self._variations_hidden and not self._document.is_exercise
        hides_variations = self._clean or kept_hidden or self.hides_later_moves
        picture = compose_picture(
            session.board,
            self.point_naming,
            self._display_options,
            session.last_move,
            markup=Markup(view=markup.view) if self._clean else markup,
            variations=None if hides_variations else visible_variations(session, self._settings),
            numbers={point: str(move.label) for point, move in numbers.items()},
            pass_text=self.tr("Pass"),
        )
        self._picture = scroll_picture(picture, *self._view_settings.scroll_offset)
        self._update_picture()

    def _number_stones(self) -> VisibleBoard | None:
        """Return the position with its move numbers, or None if none are chosen."""
        chosen = self._view_settings.move_numbers
        if self._clean or chosen.range is NumberedRange.NONE:
            return None
        from ...record.figures import number_stones  # not needed by the first paint of most users

        session = self._document.session
        return number_stones(
            session.tree,
            session.steps_to_cursor(),
            session.board,
            chosen,
            self._view_settings.first_numbered_node,
        )

    def hidden_numbers_text(self) -> str:
        """Return the move numbers that the board cannot show, such as "57 at 31, 60 at D4"."""
        from ..wording.number_texts import hidden_numbers_text

        if self._numbered is None:
            return ""
        labelled = self._document.session.markup.labels.keys()
        return hidden_numbers_text(self._numbered, labelled, self.point_naming)

    @property
    def numbered_stones(self) -> VisibleBoard | None:
        """The visible position with its move numbers, or None if none are chosen."""
        return self._numbered

    def shown_numbers(self) -> dict[int, int]:
        """Return the chosen move numbers by node, including those that the board cannot show."""
        seen = self._numbered
        moves = [] if seen is None else [*seen.numbers.values(), *seen.hidden]
        return {move.node: move.label for move in moves}

    def _setting_changed(self, setting: object) -> None:
        if setting in VARIATION_SETTINGS:
            self._show_position()

    def preview_markup(self, markup: Markup | None) -> None:
        """Show other markup instead of the record's own; None restores the record's own."""
        if markup != self._preview:
            self._preview = markup
            self._show_position()

    def set_tool(self, tool: Tool) -> None:
        """Set the tool for clicks on the board."""
        self._abandon_gesture()
        self._tool = tool
        self._view.board.ignores_repeated_presses = tool.ignores_repeated_presses
        self._update_picture()

    @property
    def tool(self) -> Tool:
        """The tool for clicks on the board."""
        return self._tool

    @property
    def hides_later_moves(self) -> bool:
        """Whether the current tool hides the moves that follow in the record."""
        return self._tool.secret

    def set_variations_hidden(self, hidden: bool) -> None:
        """Set whether variations are hidden, whatever the settings say; during an exercise they are
        shown as it wants.
        """
        self._variations_hidden = hidden
        self._show_position()

    def add_decoration(self, decorate: Callable[[Picture, Naming], Picture]) -> None:
        """Add a function that decorates the picture before the tool does.

        The function is not called while the tool is `secret`, and during an exercise.
        """
        self._decorations.append(decorate)

    def refresh_decorations(self) -> None:
        """Update the picture, because one of its decorations has changed."""
        self._update_picture()

    def cancel(self) -> bool:
        """Cancel the current drag; return False if there is none."""
        self._hold_timer.stop()
        cancelled = self._tool.cancel()
        if cancelled:
            self._update_picture()
        return cancelled

    def set_pointer_shape(self, shape: Qt.CursorShape | None) -> None:
        """Change the shape of the mouse pointer on the board; None restores the usual one."""
        if shape is None:
            self._view.board.unsetCursor()
        else:
            self._view.board.setCursor(shape)

    def _reference_board(self) -> EmptyBoard:
        """Return the empty board of full size, with the current labels, that determines the
        distance between lines on boards of all sizes.
        """
        shown = self._view_settings.display_options._replace(
            names=NamedPoints.NONE, structure=False
        )
        shape = self._document.session.shape
        full = BoardShape(shape.kind, FULL_BOARD) if shape.is_wrapped else FULL_BOARD
        return make_empty_board(self._view_settings.point_naming(full), shown)

    def highlight_points(self, points: Set[Point]) -> None:
        """Highlight these points of the record, and no others."""
        if points != self._highlighted:
            self._highlighted = points
            self._update_picture()

    def screen_position(self, point: Point) -> QPoint:
        """Return the global screen position of a point of the record."""
        board = self._view.board
        place = self._view.primary_position(self.point_naming.to_view(point))
        return board.mapToGlobal(board.centre(place).toPoint())

    def set_frame_visible(self, framed: bool) -> None:
        """Show or hide the frame around the point under the keyboard cursor."""
        self._frame_visible = framed
        self._update_picture()

    def _hover(self, place: Point | None) -> None:
        self._view_point = None if place is None else self._view.view_point_at(place)
        self._update_picture()

    def _update_picture(self) -> None:
        """Update the picture and the name of the point under the pointer."""
        point = self.hovered_point()
        self.point_hovered.emit("" if point is None else self._names(point))
        picture = self.picture_without_pointer()
        self._view.show_picture(picture if point is None else self._with_pointer(picture, point))

    def picture_without_pointer(self) -> Picture:
        """Return the picture that the board shows, without the effects of the pointer and the
        keyboard cursor.
        """
        if self._clean:
            return self._picture
        picture = with_highlighted_points(self._picture, self._highlighted, self.point_naming)
        is_plain = self.hides_later_moves or self._document.is_exercise
        for decorate in () if is_plain else self._decorations:
            picture = decorate(picture, self.point_naming)
        return self._tool.decorate(picture, self.point_naming)

    def _names(self, point: Point) -> str:
        session = self._document.session
        return point_label(
            session,
            point,
            self.point_naming,
            self._view_settings.second_point_naming(session.shape),
        )

    def hovered_point(self) -> Point | None:
        """Return the point of the record under the pointer, or None if there is none."""
        naming = self.point_naming
        if self._view_point is None or not naming.view_size.contains(self._view_point):
            return None
        point = naming.to_record(self._view_point)
        return point if self._document.session.shape.contains(point) else None

    def _with_pointer(self, picture: Picture, point: Point) -> Picture:
        hover = self._tool.hover(point)
        picture = with_hover(picture, self.point_naming, self._display_options, hover)
        return (
            with_frame(picture, self.point_naming.to_view(point))
            if self._frame_visible
            else picture
        )

    def _cursor_moved(self) -> None:
        self._preview = None
        self._abandon_gesture()

    def _press(self, place: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if button in _BUTTONS:
            shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
            point = self.point_naming.to_record(self._view.view_point_at(place))
            self._hold_timer.start()
            self._tool.press(PointPress(point, _BUTTONS[button], shift, ctrl))
            self._update_picture()

    def _drag(self, place: Point | None) -> None:
        self._hold_timer.stop()
        point = (
            None if place is None else self.point_naming.to_record(self._view.view_point_at(place))
        )
        self._tool.drag(point)

    def _hold(self) -> None:
        self._tool.hold()
        self._update_picture()

    def _release(self) -> None:
        self._hold_timer.stop()
        self._tool.release()
        self._update_picture()

    def _lose_press(self) -> None:
        self._hold_timer.stop()
        self._tool.cancel_press()
        self._update_picture()

    def _abandon_gesture(self) -> None:
        self._hold_timer.stop()
        self._tool.abandon()

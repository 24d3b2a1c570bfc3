"""Widget with the graph of a review, in which a click goes to a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontInfo,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ...diagram.painting.lettering import Lettering, TextRendering
from ...diagram.plots.review_graph.graph import GraphTexts, ReviewGraph
from ...diagram.plots.review_graph.layout import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    ReviewGraphLayout,
    lay_out_graph,
)
from ...diagram.plots.review_graph.painting import (
    GRAPH_DARK,
    GRAPH_LIGHT,
    paint_current,
    paint_graph,
)
from ...go import Colour
from ...study.review.losses import LossUnit
from ..core import closing
from ..core.i18n import format_number
from ..core.settings import THEME
from ..widgets import appearance
from ..widgets.qt_texts import as_tip
from ..wording import terms
from .analysis_texts import score_text, win_rate_text

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPaintEvent

    from ...diagram.plots.review_graph.graph import GraphPosition
    from ...diagram.plots.review_graph.painting import GraphTheme
    from ..actions.workspace import Workspace
    from ..core.settings import Settings
    from .review_graph_export import ReviewGraphExport

_MARGIN = 6
_KEYS = {
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down),
}


class ReviewGraphView(QWidget):
    """Widget that shows the graph of a review and the current position in it.

    A click or a drag goes to a position of the line, and so do the arrow keys: Up and Down go to
    mistakes. Whoever creates the widget calls `show_graph` when the line or its analyses change;
    the current position is followed by the widget itself.
    """

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self._workspace = workspace
        self._document = workspace.document
        self._settings = workspace.settings
        self._view_settings = workspace.view_settings
        self._theme = _graph_theme(workspace.settings)
        self._graph = ReviewGraph()
        self._layout = ReviewGraphLayout(1.0)
        self._image: QPixmap | None = None
        self._index: int | None = None
        self._export: ReviewGraphExport | None = None
        self._texts = GraphTexts(
            self.tr("Black's win rate"),
            self.tr("Black's lead in points"),
            self.tr("{number} %"),
            self.tr("Opening"),
            self.tr("Middle game"),
            self.tr("Endgame"),
            self.tr("No analysis of this line"),
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click, keys still go to the board
        self.setAccessibleName(self.tr("Review graph"))
        self.show_graph(self._graph)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        self._document.position_shown.connect(self._follow_cursor)

    @property
    def graph(self) -> ReviewGraph:
        """The graph that is shown."""
        return self._graph

    @property
    def current_index(self) -> int | None:
        """The index of the current position in the graph, or None if it is not on its line."""
        return self._index

    def show_graph(self, graph: ReviewGraph) -> None:
        """Show another graph."""
        self._graph, self._image = graph, None
        self._index = self._graph.indices.get(self._document.session.cursor)
        self._describe()
        self.update()

    def _follow_cursor(self) -> None:
        index = self._graph.indices.get(self._document.session.cursor)
        if index != self._index:
            self._index = index
            self.update()
            if QAccessible.isActive():
                self._describe()

    def _describe(self) -> None:
        """Update the description for screen readers."""
        texts = [self._summary()]
        if self._index is not None and self._graph.measures:
            texts.append(self.position_text(self._index))
        self.setAccessibleDescription("\n".join(texts))

    def _summary(self) -> str:
        """Return the number of moves and of the mistakes by both players."""
        if not self._graph.measures:
            return self._texts.nothing
        mistakes = [self._graph.positions[index].move for index in self._graph.mistakes]
        by_black = sum(move is not None and move.colour is Colour.BLACK for move in mistakes)
        moves = len(self._graph.positions) - 1
        text = self.tr("%n moves. Mistakes by Black: {black}, by White: {white}", "", moves)
        by_white = len(mistakes) - by_black
        return text.format(black=format_number(by_black), white=format_number(by_white))

    def position_text(self, index: int) -> str:
        """Return the move that led to a position, its value, and what the move has lost."""
        position = self._graph.positions[index]
        lines = [self._move_text(position), self._value_text(position)]
        if position.move is not None:
            lines.append(self._loss_text(position))
        return "\n".join(filter(None, lines))

    def _move_text(self, position: GraphPosition) -> str:
        if position.move is None:
            return self.tr("Initial position")
        naming = self._view_settings.point_naming(self._document.session.shape)
        return self.tr("Move {number}: {player} {point}").format(
            number=position.number,
            player=terms.colour_name(position.move.colour),
            point=terms.point_or_pass(position.move.point, naming),
        )

    def _value_text(self, position: GraphPosition) -> str:
        value = position.value
        if value is None or (value.win_rate is None and value.score is None):
            return self.tr("Not analysed")
        parts = []
        if value.win_rate is not None:
            rate = win_rate_text(value, Colour.BLACK)
            parts.append(self.tr("Black's win rate: {rate} %").format(rate=rate))
        if value.score is not None:
            score = score_text(value, Colour.BLACK)
            parts.append(self.tr("Black's lead: {score}").format(score=score))
        return "\n".join(parts)

    def _loss_text(self, position: GraphPosition) -> str:
        move = position.move
        if move is None or move.loss is None:
            return ""
        loss = format_number(move.counted_loss, 1)
        if move.unit is LossUnit.POINTS:
            loss = self.tr("{loss} points").format(loss=loss)
        else:
            loss = self.tr("{loss} % win rate").format(loss=loss)
        text = self.tr("Mistake, loss: {loss}") if move.is_mistake else self.tr("Loss: {loss}")
        return text.format(loss=loss)

    def _setting_changed(self, setting: object) -> None:
        if setting is THEME:
            self._theme, self._image = _graph_theme(self._settings), None
            self.update()

    @property
    def _em(self) -> float:
        return float(QFontInfo(self.font()).pixelSize())

    def sizeHint(self) -> QSize:
        return QSizeF(26 * self._em, 17 * self._em).toSize()

    def minimumSizeHint(self) -> QSize:
        least = QSizeF(LEAST_WIDTH * self._em, LEAST_HEIGHT * self._em).toSize()
        return least + QSize(2 * _MARGIN, 2 * _MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        image, ratio = self._graph_image(), self.devicePixelRatioF()
        with QPainter(self) as qp:
            qp.drawPixmap(0, 0, image)
            if self._index is not None:
                qp.translate(_MARGIN, _MARGIN)
                qp.scale(1 / ratio, 1 / ratio)
                paint_current(qp, self._layout, self._index, self._theme)

    def _graph_image(self) -> QPixmap:
        """Return the graph without the current position, which is painted only once."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._image is not None and self._image.size() == size:
            return self._image
        lettering = Lettering(self._theme.families, TextRendering.PIXELS)
        inner = (self.size().toSizeF() - QSizeF(2 * _MARGIN, 2 * _MARGIN)) * ratio
        em = self._em * ratio
        self._layout = lay_out_graph(self._graph, inner, em, lettering, self._texts)
        image = QPixmap(size)
        image.fill(QColor(self._theme.background))
        with QPainter(image) as qp:
            qp.translate(_MARGIN * ratio, _MARGIN * ratio)
            paint_graph(qp, self._layout, lettering, self._theme)
        image.setDevicePixelRatio(ratio)
        self._image = image
        return image

    def _place(self, position: QPointF) -> QPointF:
        """Convert a position in the widget to a place in the layout."""
        return (position - QPointF(_MARGIN, _MARGIN)) * self.devicePixelRatioF()

    def widget_position(self, index: int) -> QPointF:
        """Return where the curve of the last panel has a position, or else where its axis has it,
        in widget coordinates.
        """
        self._graph_image()
        panel, scale = self._layout.panels[-1], self._layout.scale
        assert scale is not None
        place = panel.places[index] or QPointF(scale.x(index), panel.rect.center().y())
        return place / self.devicePixelRatioF() + QPointF(_MARGIN, _MARGIN)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._go_to(self._layout.index_at(self._place(event.position())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._place(event.position())
        scale = self._layout.scale
        if event.buttons() & Qt.MouseButton.LeftButton and scale is not None:
            self._go_to(scale.nearest(place.x()))
        shape = Qt.CursorShape
        on_mark = self._layout.mistake_at(place) is not None
        self.setCursor(shape.PointingHandCursor if on_mark else shape.ArrowCursor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._graph.measures:
            from .review_graph_export import DescribedGraph, ReviewGraphExport

            self._export = self._export or ReviewGraphExport(self._workspace, self)
            shown = DescribedGraph(self._graph, self._texts, self._summary())
            self._export.open_menu(event.globalPos(), shown)

    def _go_to(self, index: int | None) -> None:
        """Go to a position; a node after its move, without one of its own, shows the same."""
        if index is not None and index != self._graph.indices.get(self._document.session.cursor):
            self._document.go_to(self._graph.positions[index].node)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index = self._layout.index_at(self._place(QPointF(event.pos())))
            if index is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), as_tip(self.position_text(index)), self)
            return True
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if plain and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS or not self._graph.positions:
            super().keyPressEvent(event)
            return
        now, last = self._index, len(self._graph.positions) - 1
        now = 0 if now is None else now
        mistakes = self._graph.mistakes
        targets = {
            Qt.Key.Key_Left: max(now - 1, 0),
            Qt.Key.Key_Right: min(now + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Up: max((index for index in mistakes if index < now), default=None),
            Qt.Key.Key_Down: min((index for index in mistakes if index > now), default=None),
        }
        self._go_to(targets[Qt.Key(event.key())])


def _graph_theme(settings: Settings) -> GraphTheme:
    """Return the colours of the graph for the current theme."""
    dark = appearance.window_theme(settings) == appearance.DARK
    return GRAPH_DARK if dark else GRAPH_LIGHT

"""Panel with a table of chains, eyes and regions."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....named_tuples import NamedTuple
from ...widgets.icons import stone_icon
from ...widgets.labels import FixedHeightLabel
from ...widgets.qt_texts import as_tip
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from .life_display import bordering_colours_text, chain_remarks, eye_text, first_point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....go import Chain, Colour, Point, Region
    from ....go.eyes import Eye
    from ....go.life import Life
    from ....notation import Naming
    from ...core.document import Document
    from ...core.view_settings import ViewSettings
    from .life_display import LifeDisplay


class LifeColumn(IntEnum):
    """The columns of the table of chains, eyes and regions."""

    PLACE = 0
    COUNT = 1
    LIBERTIES = 2
    NOTE = 3


class LifeRow(NamedTuple):
    """A row of the table, which represents a chain, an eye or a region.

    ``colour`` and ``liberties`` are those of a chain, otherwise None; ``note`` is the text of the
    last column.
    """

    points: frozenset[Point]
    colour: Colour | None
    liberties: int | None
    note: str


def life_rows(life: Life) -> list[LifeRow]:
    """Return the rows of the table: chains by increasing number of liberties, then eyes, then other
    regions.
    """
    chains = sorted(life.chains, key=lambda chain: len(chain.liberties))
    eyes = {eye.points for eye in life.eyes}
    return [
        *(_chain(chain, life) for chain in chains),
        *map(_eye, life.eyes),
        *(_region(region) for region in life.regions if region.points not in eyes),
    ]


def _chain(chain: Chain, life: Life) -> LifeRow:
    note = chain_remarks(chain, life)
    return LifeRow(chain.points, chain.colour, len(chain.liberties), note)


def _eye(eye: Eye) -> LifeRow:
    return LifeRow(eye.points, None, None, eye_text(eye))


def _region(region: Region) -> LifeRow:
    return LifeRow(region.points, None, None, bordering_colours_text(region))


class LifeModel(ReadOnlyTableModel):
    """Table model with a row for each chain, eye and region."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[LifeRow] = []
        self._naming: Naming | None = None
        self._shown: tuple[Life, Naming] | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
            Qt.ItemDataRole.ToolTipRole: lambda row, _column: row.note,
        }

    def show_life(self, life: Life, naming: Naming) -> bool:
        """Show the analysis of a position; return False if it is already shown."""
        if self._shown is not None and self._shown[0] is life and self._shown[1] == naming:
            return False
        self.beginResetModel()
        self._shown, self._rows, self._naming = (life, naming), life_rows(life), naming
        self.endResetModel()
        return True

    def point_at(self, row: int) -> Point:
        """Return the first point of the chain, eye or region in a row."""
        return first_point(self._rows[row].points)

    def row_of(self, point: Point) -> int | None:
        """Return the row of the chain, eye or region at a point, or None if there is none."""
        return next((at for at, row in enumerate(self._rows) if point in row.points), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Location"), self.tr("Points"), self.tr("Liberties"), self.tr("Note")

    @property
    def rows(self) -> Sequence[LifeRow]:
        return self._rows

    def _text(self, row: LifeRow, column: int) -> str:
        match column:
            case LifeColumn.PLACE:
                place = first_point(row.points)
                return self._naming.name(place) if self._naming else ""
            case LifeColumn.COUNT:
                return str(len(row.points))
            case LifeColumn.LIBERTIES:
                return "" if row.liberties is None else str(row.liberties)
        return row.note

    def _stone(self, row: LifeRow, column: int) -> object:
        if column != LifeColumn.PLACE or row.colour is None:
            return None
        return stone_icon(row.colour)

    def _alignment(self, row: LifeRow, column: int) -> Qt.AlignmentFlag | None:
        numeric = column in (LifeColumn.COUNT, LifeColumn.LIBERTIES)
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if numeric else None


_LINES = 9  # height of the sentence below the list


class LifePanel(QWidget):
    """Panel that lists chains, eyes and regions, and highlights the selected one on the board.

    A second click ends the highlight. The panel follows the cursor only while it is visible.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        display: LifeDisplay,
    ) -> None:
        super().__init__()
        self._document = document
        self._view_settings = view_settings
        self._display = display
        self._pinned: Point | None = None
        self._following = False
        self.model = LifeModel(self)
        self.table = self._table()
        self.sentence = FixedHeightLabel(_LINES)
        self.sentence.setContentsMargins(6, 2, 6, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addWidget(self.sentence)
        self.table.clicked.connect(self._click)
        document.position_shown.connect(self.refresh)
        view_settings.changed.connect(self.refresh)
        display.point_explained.connect(self._show_sentence)

    def _table(self) -> ReadOnlyTableView:
        table = ReadOnlyTableView(self.model)
        table.setFrameShape(ReadOnlyTableView.Shape.NoFrame)
        table.set_minimum_rows(1)
        table.setAccessibleName(self.tr("Chains, eyes and empty regions"))
        # A click leaves the focus on the board, so that its navigation keys keep working.
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(24)
        widths = {
            LifeColumn.PLACE: "00 +0+0XX",
            LifeColumn.COUNT: "Points ",
            LifeColumn.LIBERTIES: "Liberties ",
        }
        for column, sample in widths.items():
            table.fit_column(column, sample)
        return table

    def sizeHint(self) -> QSize:
        return QSize(300, 240)

    def set_following(self, following: bool) -> None:
        """Start following the cursor when the panel becomes visible; stop when it is hidden."""
        self._following = following
        self._display.set_describing(following)
        if following:
            self.refresh()
        else:
            self._pin(None)

    def refresh(self) -> None:
        """List the chains, eyes and regions in the current position if the panel is visible."""
        if not self._following:
            return
        naming = self._view_settings.point_naming(self._document.session.shape)
        if self.model.show_life(self._display.life, naming):
            self._select()

    def _select(self) -> None:
        """Select the row of the highlighted chain, eye or region, or end the highlight if it no
        longer exists.
        """
        row = None if self._pinned is None else self.model.row_of(self._pinned)
        if row is None:
            self._pin(None)
        else:
            self.table.selectRow(row)

    def _click(self, index: QModelIndex) -> None:
        point = self.model.point_at(index.row())
        again = self._pinned is not None and self.model.row_of(self._pinned) == index.row()
        self._pin(None if again else point)

    def _pin(self, point: Point | None) -> None:
        self._pinned = point
        self._display.pin_highlight(point)
        if point is None:
            self.table.clearSelection()

    def _show_sentence(self, text: str) -> None:
        self.sentence.setText(text)
        self.sentence.setToolTip(as_tip(text))

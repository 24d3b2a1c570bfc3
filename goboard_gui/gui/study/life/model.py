"""The chains, eyes and regions of a position as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

from ...widgets.icons import stone_icon
from ...widgets.read_only_table import ReadOnlyTableModel
from . import words as life_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....go import Chain, Colour, Point, Region
    from ....go.life import Eye, Life
    from ....notation import Naming


class Column(IntEnum):
    PLACE = 0
    COUNT = 1
    LIBERTIES = 2
    NOTE = 3


class Row(NamedTuple):
    """A chain, an eye or a region: where it is, whose, and what is remarkable."""

    points: frozenset[Point]
    colour: Colour | None
    liberties: int | None
    note: str


def rows_of(life: Life) -> list[Row]:
    """The rows: the chains, those with the fewest liberties first, then the eyes, then the rest."""
    chains = sorted(life.chains, key=lambda chain: len(chain.liberties))
    eyes = {eye.points for eye in life.eyes}
    return [
        *(_chain(chain, life) for chain in chains),
        *map(_eye, life.eyes),
        *(_region(region) for region in life.regions if region.points not in eyes),
    ]


def _chain(chain: Chain, life: Life) -> Row:
    note = life_words.remarks(chain, life)
    return Row(chain.points, chain.colour, len(chain.liberties), note)


def _eye(eye: Eye) -> Row:
    return Row(eye.points, None, None, life_words.eye_kind(eye))


def _region(region: Region) -> Row:
    return Row(region.points, None, None, life_words.borders(region))


class LifeModel(ReadOnlyTableModel):
    """A row for each chain, eye and region."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._naming: Naming | None = None
        self._shown: tuple[Life, Naming] | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
            Qt.ItemDataRole.ToolTipRole: lambda row, _column: row.note,
        }

    def show_life(self, life: Life, naming: Naming) -> bool:
        """Show what lives on another position; whether it is another one."""
        if self._shown is not None and self._shown[0] is life and self._shown[1] == naming:
            return False
        self.beginResetModel()
        self._shown, self._rows, self._naming = (life, naming), rows_of(life), naming
        self.endResetModel()
        return True

    def point_at(self, row: int) -> Point:
        """The first point of what a row is about."""
        return life_words.first(self._rows[row].points)

    def row_of(self, point: Point) -> int | None:
        """The row that is about what lies on a point."""
        return next((at for at, row in enumerate(self._rows) if point in row.points), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("At"), self.tr("Points"), self.tr("Liberties"), self.tr("Note")

    @property
    def rows(self) -> Sequence[Row]:
        return self._rows

    def _text(self, row: Row, column: int) -> str:
        match column:
            case Column.PLACE:
                place = life_words.first(row.points)
                return self._naming.name(place) if self._naming else ""
            case Column.COUNT:
                return str(len(row.points))
            case Column.LIBERTIES:
                return "" if row.liberties is None else str(row.liberties)
        return row.note

    def _stone(self, row: Row, column: int) -> object:
        if column != Column.PLACE or row.colour is None:
            return None
        return stone_icon(row.colour)

    def _alignment(self, row: Row, column: int) -> Qt.AlignmentFlag | None:
        numeric = column in (Column.COUNT, Column.LIBERTIES)
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if numeric else None

"""The colours of a drawn tree, light or dark as the window is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from ....record.values.evaluations import MoveJudgement

_DIMNESS = 0.3
"""How far what is off the current line goes towards the ground."""


class TreeColours(NamedTuple):
    """Those of shapes and strokes; ``rim`` is that of stones, ``other`` that of other nodes.

    Black stones ``shine``: on a dark ground they would look hollow.
    """

    ground: QColor
    path: QColor
    branch: QColor
    cursor: QColor
    black: QColor
    black_rim: QColor
    black_shine: QColor
    white: QColor
    white_rim: QColor
    other: QColor
    comment: QColor
    markup: QColor
    figure: QColor
    hotspot: QColor
    judgements: dict[MoveJudgement, QColor]

    @classmethod
    def of(cls, palette: QPalette) -> TreeColours:
        ground = palette.color(QPalette.ColorRole.Base)
        text = palette.color(QPalette.ColorRole.Text)
        highlight = palette.color(QPalette.ColorRole.Highlight)
        dark = ground.lightness() < 128
        return cls(
            ground=ground,
            path=blend(text, ground, 0.35),
            branch=blend(text, ground, 0.74),
            cursor=highlight.lighter(140) if dark else highlight,
            black=QColor("#0f1012" if dark else "#2b2a28"),
            black_rim=QColor("#a9abb2" if dark else "#2b2a28"),
            black_shine=QColor("#7d8089" if dark else "#5b5954"),
            white=QColor("#e9e7e2" if dark else "#ffffff"),
            white_rim=QColor("#e9e7e2" if dark else "#77736a"),
            other=blend(text, ground, 0.45),
            comment=QColor("#6fa8dc" if dark else "#3d78ad"),
            markup=QColor("#7fb98a" if dark else "#4a8a58"),
            figure=blend(text, ground, 0.3),
            hotspot=QColor("#f08a3c" if dark else "#e0662a"),
            judgements={
                MoveJudgement.BAD: QColor("#d9594c" if dark else "#cf4637"),
                MoveJudgement.DOUBTFUL: QColor("#b98ad6" if dark else "#9a63bd"),
                MoveJudgement.INTERESTING: QColor("#5b9bd8" if dark else "#4a8fd0"),
                MoveJudgement.GOOD: QColor("#63ad63" if dark else "#4d9e4d"),
            },
        )

    def dimmed(self, colour: QColor) -> QColor:
        """A colour as it is off the current line."""
        return blend(colour, self.ground, _DIMNESS)


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two, with so large a share of the other."""
    pairs = (
        (one.redF(), other.redF()),
        (one.greenF(), other.greenF()),
        (one.blueF(), other.blueF()),
    )
    return QColor.fromRgbF(*(mine * (1 - share) + yours * share for mine, yours in pairs))

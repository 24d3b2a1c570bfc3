"""Painting of continuations on their points: a letter, the number of games, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from .chips import draw_chip, write_line

if TYPE_CHECKING:
    from ...go import Colour
    from ..picture import ContinuationStats
    from .cell_style import CellStyle

# All lengths are in line spacings; of texts the em and the offset below the centre.
_LETTER, _GAMES, _WINS = (0.37, -0.275), (0.28, 0.015), (0.28, 0.295)
_ALONE = 0.62
_STONE, _STONE_AT, _RIM = 0.09, QPointF(0.3, -0.28), 0.025


def draw_continuation(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    stats: ContinuationStats,
    highlighted: bool = False,
) -> None:
    """Draw a continuation on its point; the background shows how often it was played.

    A highlighted one has a frame. On small boards only its letter is drawn.
    """
    ink = draw_chip(qp, centre, cell_style, stats.step, framed=highlighted)
    pitch = cell_style.pitch
    games = shorten_count(stats.games)
    if not cell_style.lettering.is_legible(games, _WINS[0] * pitch):
        cell_style.lettering.draw_text(qp, stats.letter, centre, _ALONE * pitch, ink, bold=True)
        return
    write_line(qp, centre, cell_style, stats.letter, _LETTER, ink, bold=True)
    write_line(qp, centre, cell_style, games, _GAMES, ink)
    _draw_stone(qp, centre + _STONE_AT * pitch, cell_style, stats.colour)
    if stats.black_wins is not None:
        write_line(qp, centre, cell_style, f"{stats.black_wins}%", _WINS, ink)


def shorten_count(games: int) -> str:
    """Return a number of games shortened to at most four characters.

    >>> [shorten_count(games) for games in (0, 999, 1003, 9_949, 11_759, 2_000_000)]
    ['0', '999', '1.0k', '9.9k', '12k', '2.0M']
    """
    if games < 1000:
        return str(games)
    size, unit = (1000, "k") if games < 999_500 else (1_000_000, "M")
    return f"{games / size:.1f}{unit}" if games < 9.95 * size else f"{games / size:.0f}{unit}"


def _draw_stone(qp: QPainter, at: QPointF, cell_style: CellStyle, colour: Colour) -> None:
    qp.setPen(QPen(cell_style.ink(colour), cell_style.line_width(_RIM, 1)))
    qp.setBrush(cell_style.ink(colour.opponent))
    qp.drawEllipse(at, _STONE * cell_style.pitch, _STONE * cell_style.pitch)

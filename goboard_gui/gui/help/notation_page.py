"""Generated help page with all notations of the catalogue."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from ...diagram.compose import DisplayOptions, PointNames, compose
from ...diagram.layout import Layout
from ...diagram.painting.painter import draw
from ...go import Board, Colour, Point, Size
from ...notation import NOTATIONS, Naming, notation
from ..core.i18n import tr_noop, translator
from ..wording.notation_texts import explanation_of, origin_of, title_of

if TYPE_CHECKING:
    from ...diagram.picture import Picture
    from ...diagram.theme import Theme
    from ...notation import Notation

_H = "Help"
_tr = translator(_H)

NOTATION_LINK = "use:"
"""Prefix of links that choose a notation, before its id."""

_SIZE = Size(9, 9)
_MOVES = (Point(6, 2), Point(2, 6), Point(6, 6), Point(2, 3))
"""The moves shown in each notation."""

_PITCH = 30.0
"""Distance between board lines in logical pixels."""
_SHARP = 2


def render_notation_page(chosen: Notation, pictures: str) -> str:
    """Return the page as HTML, with the chosen notation marked.

    A picture is called ``pictures`` and the id of its notation.
    """
    title = _tr(tr_noop(_H, "About the notations"))
    lead = _tr(
        tr_noop(
            _H,
            "A notation gives every point of the board a name. The one you choose is used wherever "
            "a point is named: at the edges, in the list of moves, in what you type, in comments, "
            "on paper. The same game begins below each of them.",
        ),
    )
    parts = [_section(one, one is chosen, pictures) for one in NOTATIONS]
    return "\n".join([f"<h1>{escape(title)}</h1><p>{escape(lead)}</p>", *parts])


def _section(one: Notation, chosen: bool, pictures: str) -> str:
    """Return the section of a notation: explanation, source, board and moves."""
    moves = ", ".join(
        f"{number} {one.record_form(point, _SIZE)}" for number, point in enumerate(_MOVES, 1)
    )
    use = escape(_tr(tr_noop(_H, "Use it")))
    link = f'<a href="{NOTATION_LINK}{one.id}">{use}</a>'
    if chosen:
        link = f"<b>{escape(_tr(tr_noop(_H, 'This is the one you use.')))}</b>"
    texts = [escape(explanation_of(one)), escape(origin_of(one)), escape(moves), link]
    told = "".join(f"<p>{text}</p>" for text in texts if text)
    board = f'<img src="pictures/{pictures}{one.id}"/>'
    row = f'<tr><td>{board}</td><td style="padding-left: 18px">{told}</td></tr>'
    return f'<h2>{escape(title_of(one))}</h2><table border="0">{row}</table>'


def render_board(key: str, theme: Theme) -> QImage:
    """Render a small board with a notation's names and sample moves."""
    picture = _numbered(Naming(notation(key), _SIZE))
    layout = Layout.of(picture, _PITCH * _SHARP)
    board = layout.board_rect()
    image = QImage(
        QSize(ceil(board.width()), ceil(board.height())), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(theme.table))
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(qp, picture, layout, theme)
    image.setDevicePixelRatio(_SHARP)
    return image


def _numbered(naming: Naming) -> Picture:
    board = Board.empty(_SIZE)
    picture = compose(board, naming, DisplayOptions(names=PointNames.ALL, structure=True))
    colours = Colour.BLACK, Colour.WHITE
    cells = dict(picture.cells)
    for number, point in enumerate(_MOVES):
        stone, label = colours[number % 2], str(number + 1)
        cells[point] = cells[point]._replace(stone=stone, label=label, name="")
    return replace(picture, cells=cells)

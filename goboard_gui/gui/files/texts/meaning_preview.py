"""What a text could mean, as a picture."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....diagram.compose import Names, compose
from ....diagram.picture import Cell, Mark
from ....record import Session
from ....study.interpretation import InterpretationKind

if TYPE_CHECKING:
    from ....diagram.compose import Shown
    from ....diagram.picture import Picture
    from ....go import Board
    from ....notation import Naming
    from ....study.interpretation import Interpretation


def preview(board: Board, current: Naming, shown: Shown, meaning: Interpretation | None) -> Picture:
    """Points marked on a board, or the end of a record; the board as it is for no meaning.

    The edges have the names of the notation in which the text was read.
    """
    plain = shown._replace(names=Names.NONE, structure=False, second=None)
    if meaning is None:
        return compose(board, current, plain)
    if meaning.kind is InterpretationKind.POINT and meaning.naming is not None:
        picture = compose(board, meaning.naming, plain)
        cells = dict(picture.cells)
        for point in map(meaning.naming.to_view, meaning.points):
            cells[point] = cells.get(point, Cell())._replace(mark=Mark.CIRCLE, lit=True)
        return replace(picture, cells=cells)
    session = Session(meaning.games[0])
    session.go_to(session.line[-1])
    naming = replace(meaning.naming or current, size=session.size)
    return compose(session.board, naming, plain, session.last_move)

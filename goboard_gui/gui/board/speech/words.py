"""Points and moves as they are told to those who do not see the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....diagram.picture import Mark
from ....go import Colour, chain_at, hoshi
from ....record.values.evaluations import read_judgement
from ...core.i18n import tr_noop, translator
from ...wording import terms
from ...wording.node_texts import evaluation_names, move_description

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....diagram.picture import Cell
    from ....go import Point
    from ....notation import Naming
    from ....record import Session, Step
    from ....record.values.markup import Markup

_S = "Speech"
_tr = translator(_S)

_STONES = {Colour.BLACK: tr_noop(_S, "black stone"), Colour.WHITE: tr_noop(_S, "white stone")}
_MARKS = {
    Mark.TRIANGLE: tr_noop(_S, "triangle"),
    Mark.SQUARE: tr_noop(_S, "square"),
    Mark.CIRCLE: tr_noop(_S, "circle"),
    Mark.CROSS: tr_noop(_S, "cross"),
    Mark.SELECTED: tr_noop(_S, "selected"),
    Mark.TERRITORY_BLACK: tr_noop(_S, "Black's territory"),
    Mark.TERRITORY_WHITE: tr_noop(_S, "White's territory"),
    Mark.MISTAKE: tr_noop(_S, "mistake"),
}


_TAKERS = {Colour.BLACK: Mark.TERRITORY_WHITE, Colour.WHITE: Mark.TERRITORY_BLACK}
"""In whose territory stones of a colour are dead."""


def place(session: Session, point: Point, cell: Cell, naming: Naming) -> str:
    """A point by its name, what is on it at the cursor of a session, and what is drawn there."""
    told = [naming.name(point), *_lying(session, point), *_drawn(cell)]
    return ", ".join([*told, *_leading(session.markup, point, naming)])


def _lying(session: Session, point: Point) -> Iterator[str]:
    board, last = session.board, session.last_move
    chain = chain_at(board, point)
    if chain is None:
        yield _tr(tr_noop(_S, "empty"))
        if point in hoshi(session.size):
            yield _tr(tr_noop(_S, "hoshi"))
        return
    yield _tr(_STONES[chain.colour])
    yield _tr(tr_noop(_S, "%n liberties"), len(chain.liberties))
    if last is not None and last.move is not None and last.move.point == point:
        yield _tr(tr_noop(_S, "last move"))


def _drawn(cell: Cell) -> Iterator[str]:
    """What is drawn on a point besides its stone, whoever has asked for it."""
    signs = {*cell.signs, cell.mark}
    if cell.stone is not None and _TAKERS[cell.stone] in signs:
        yield _tr(tr_noop(_S, "dead"))
    yield from (_tr(told) for sign, told in _MARKS.items() if sign in signs)
    if cell.label:
        yield _tr(tr_noop(_S, "labelled {label}")).format(label=cell.label)
    if cell.continued is not None and cell.continued.letter:
        yield _tr(tr_noop(_S, "variation {letter}")).format(letter=cell.continued.letter)
    elif cell.continued is not None:
        yield _tr(tr_noop(_S, "variation"))
    if cell.counted is not None:
        letter = _tr(tr_noop(_S, "continuation {letter}")).format(letter=cell.counted.letter)
        yield letter
        yield _tr(tr_noop(_S, "%Ln games"), cell.counted.games)


def _leading(markup: Markup, point: Point, naming: Naming) -> Iterator[str]:
    """What a record has of a point beyond the point itself."""
    if point in markup.dimmed:
        yield _tr(tr_noop(_S, "dimmed"))
    for pairs, told in (
        (markup.arrows, tr_noop(_S, "arrow to {point}")),
        (markup.lines, tr_noop(_S, "line to {point}")),
    ):
        for start, end in pairs:
            if start == point:
                yield _tr(told).format(point=naming.name(end))


def played(step: Step, naming: Naming) -> str:
    """A move and what it did."""
    told = [move_description(step, naming)]
    if step.captured:
        told.append(_tr(tr_noop(_S, "takes %n stones"), len(step.captured)))
    return ", ".join(told)


def arrived(session: Session, naming: Naming) -> str:
    """The node at the cursor: its move, what is said of it, and what follows."""
    said = read_judgement(session.tree, session.cursor)
    told = [played(session.step, naming), said.name, *evaluation_names(said), *_branches(session)]
    if said.comment:
        told.append(_tr(tr_noop(_S, "with a comment")))
    return ", ".join(filter(None, told))


def _branches(session: Session) -> Iterator[str]:
    """Which of several variations this is, and whether several follow, or none."""
    tree, node = session.tree, session.cursor
    parent = tree.parent(node)
    siblings = [node] if parent is None else tree.children(parent)
    if len(siblings) > 1:
        yield _tr(tr_noop(_S, "variation {place} of {count}")).format(
            place=siblings.index(node) + 1, count=len(siblings)
        )
    following = len(tree.children(node))
    if following > 1:
        yield _tr(tr_noop(_S, "%n variations follow"), following)
    elif not following and parent is not None:
        yield _tr(tr_noop(_S, "end of the line"))


def standing(session: Session) -> str:
    """How the game stands, and how large the board is."""
    told = terms.position_summary(session.step, session.to_play)
    return _tr(tr_noop(_S, "{width}×{height} · {standing}")).format(
        width=session.size.width, height=session.size.height, standing=told
    )

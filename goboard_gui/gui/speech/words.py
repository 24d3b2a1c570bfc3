"""Points and moves as they are told to those who do not see the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, chain_at, hoshi
from ...record.judgements import read_judgement
from ...record.markup import Sign
from .. import words
from ..translating import mark, translator
from ..tree.words import judged, move_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Point
    from ...notation import Naming
    from ...record import Session, Step
    from ...record.markup import Markup

_S = "Speech"
_tr = translator(_S)

_STONES = {Colour.BLACK: mark(_S, "black stone"), Colour.WHITE: mark(_S, "white stone")}
_SIGNS = {
    Sign.TRIANGLE: mark(_S, "triangle"),
    Sign.SQUARE: mark(_S, "square"),
    Sign.CIRCLE: mark(_S, "circle"),
    Sign.CROSS: mark(_S, "cross"),
    Sign.SELECTED: mark(_S, "selected"),
    Sign.TERRITORY_BLACK: mark(_S, "Black's territory"),
    Sign.TERRITORY_WHITE: mark(_S, "White's territory"),
}


def place(session: Session, point: Point, naming: Naming) -> str:
    """A point by its name, and what is on it at the cursor of a session."""
    told = [naming.name(point), *_lying(session, point), *_marked(session.markup, point, naming)]
    return ", ".join(told)


def _lying(session: Session, point: Point) -> Iterator[str]:
    board, last = session.board, session.last_move
    chain = chain_at(board, point)
    if chain is None:
        yield _tr(mark(_S, "empty"))
        if point in hoshi(session.size):
            yield _tr(mark(_S, "hoshi"))
        return
    yield _tr(_STONES[chain.colour])
    yield _tr(mark(_S, "%n liberties"), len(chain.liberties))
    if last is not None and last.move is not None and last.move.point == point:
        yield _tr(mark(_S, "last move"))


def _marked(markup: Markup, point: Point, naming: Naming) -> Iterator[str]:
    signs = markup.signs.get(point, frozenset())
    yield from (_tr(told) for sign, told in _SIGNS.items() if sign in signs)
    if point in markup.labels:
        yield _tr(mark(_S, "labelled {label}")).format(label=markup.labels[point])
    if point in markup.dimmed:
        yield _tr(mark(_S, "dimmed"))
    for pairs, told in (
        (markup.arrows, mark(_S, "arrow to {point}")),
        (markup.lines, mark(_S, "line to {point}")),
    ):
        for start, end in pairs:
            if start == point:
                yield _tr(told).format(point=naming.name(end))


def played(step: Step, naming: Naming) -> str:
    """A move and what it did."""
    told = [move_told(step, naming)]
    if step.captured:
        told.append(_tr(mark(_S, "takes %n stones"), len(step.captured)))
    return ", ".join(told)


def arrived(session: Session, naming: Naming) -> str:
    """The node at the cursor: its move, what is said of it, and what follows."""
    said = read_judgement(session.tree, session.cursor)
    told = [played(session.step, naming), said.name, *judged(said), *_branches(session)]
    if said.comment:
        told.append(_tr(mark(_S, "with a comment")))
    return ", ".join(filter(None, told))


def _branches(session: Session) -> Iterator[str]:
    """Which of several variations this is, and whether several follow, or none."""
    tree, node = session.tree, session.cursor
    parent = tree.parent(node)
    siblings = [node] if parent is None else tree.children(parent)
    if len(siblings) > 1:
        yield _tr(mark(_S, "variation {place} of {count}")).format(
            place=siblings.index(node) + 1, count=len(siblings)
        )
    following = len(tree.children(node))
    if following > 1:
        yield _tr(mark(_S, "%n variations follow"), following)
    elif not following and parent is not None:
        yield _tr(mark(_S, "end of the line"))


def standing(session: Session) -> str:
    """How the game stands, and how large the board is."""
    told = words.standing(session.step, session.to_play)
    return _tr(mark(_S, "{width}×{height} · {standing}")).format(
        width=session.size.width, height=session.size.height, standing=told
    )

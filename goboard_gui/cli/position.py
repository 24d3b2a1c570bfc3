"""The position that a command works on, and points in its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from ..notation import NotationError
from ..record import Session
from .common import CommandError, read_game

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from ..go import Point
    from ..notation import Naming
    from ..record import Tree

# Names such as (2, 3) hold commas of their own.
_COMMA = late_pattern(r",(?![^(]*\))")


def move_text(point: Point | None, naming: Naming) -> str:
    """Return the name of the point of a move, or "pass"."""
    return "pass" if point is None else naming.name(point)


def parse_named_points(text: str, naming: Naming, place: str) -> Iterator[tuple[str, Point]]:
    """Parse a list of point names such as ``D4,Q16``, and yield each name with its point.

    ``place`` says in error messages where the list is.

    :raises CommandError: a name in the list is not the name of a point.
    """
    for number, name in enumerate(_COMMA.split(text), start=1):
        try:
            yield name.strip(), naming.parse_entered(name.strip())
        except NotationError as error:
            raise CommandError(f"{place}: name {number}: {error}") from error


def session_from_args(args: Namespace) -> Session:
    """Return a session with the selected record, at the selected position.

    The arguments are those of `add_record` and `add_position`. Setup stones after the move are
    included: the position is the one before the next move.

    :raises CommandError: the record cannot be read, or has fewer moves.
    """
    return session_after_move(read_game(args.file, args.game), args.move, args.file)


def session_after_move(tree: Tree, move: int | None, name: str) -> Session:
    """Return a session with a record, at the position after a move of the main line.

    :raises CommandError: the main line has fewer moves, or the start was requested of a record
        that begins with a move.
    """
    session = Session(tree)
    steps = session.steps()
    moves = steps[-1].number
    wanted = moves if move is None else move
    if wanted > moves:
        raise CommandError(f"{name}: the main line has {moves} moves, not {wanted}")
    node = next((step.node for step in reversed(steps) if step.number == wanted), None)
    if node is None:
        raise CommandError(f"{name}: the game starts with a move; there is no position before it")
    session.go_to(node)
    return session

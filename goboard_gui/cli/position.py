"""The position of a record that a command works on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Session
from .common import CommandError, read_game

if TYPE_CHECKING:
    from argparse import Namespace

    from ..record import Tree


def session_at(args: Namespace) -> Session:
    """Return the record of `add_record`, opened at the position of `add_position`.

    Setup after a move is included: the position is the one that the next move finds.

    :raises CommandError: when the record cannot be read or has fewer moves.
    """
    return session_of(read_game(args.file, args.game), args.move, args.file)


def session_of(tree: Tree, move: int | None, name: str) -> Session:
    """Return a record opened after a move of its main line, see `session_at`.

    :raises CommandError: when it has fewer moves, or its root is a move and none is wanted.
    """
    session = Session(tree)
    steps = session.steps()
    moves = steps[-1].number
    wanted = moves if move is None else move
    if wanted > moves:
        raise CommandError(f"{name}: the main line has {moves} moves, not {wanted}")
    node = next((step.node for step in reversed(steps) if step.number == wanted), None)
    if node is None:
        raise CommandError(f"{name}: it begins with a move, there is no position before that")
    session.go_to(node)
    return session

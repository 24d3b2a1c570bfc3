"""The position of a record that a command is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Session
from .common import CommandError, read_game

if TYPE_CHECKING:
    from argparse import Namespace


def session_at(args: Namespace) -> Session:
    """The record of `add_record`, opened where `add_position` says.

    After a move that setup follows, the setup counts: the position is the one that the next move
    finds, and after the last move the last of the line.

    :raises CommandError: when the record cannot be read or has fewer moves.
    """
    session = Session(read_game(args.file, args.game))
    steps = session.steps()
    moves = steps[-1].number
    wanted: int = moves if args.move is None else args.move
    if wanted > moves:
        raise CommandError(f"{args.file}: the main line has {moves} moves, not {wanted}")
    session.go_to(next(step.node for step in reversed(steps) if step.number == wanted))
    return session

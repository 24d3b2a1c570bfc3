"""Positions of a record as they are sent to engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.position import EnginePosition, Play
from ..go import Board, Colour
from ..record.properties.tables import SETUP_PROPERTIES
from ..record.values.game_rules import declared_handicap, scoring_rules
from ..record.values.scoring import scoring_terms

if TYPE_CHECKING:
    from ..go import RuleSet
    from ..record import Session


def engine_position(
    session: Session, rules: RuleSet | None = None, komi: float | None = None
) -> EnginePosition:
    """Return the position at the cursor of a session, to be sent to an engine.

    It has the setup before which nothing matters, and the moves since. Rules and komi are
    those by which the record is scored, unless others are given.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record import Session
    >>> session = Session(read_sgf(b"(;SZ[9]KM[6.5]RU[Chinese]AB[cc];W[gg];B[ee])").games[0])
    >>> session.go_to(session.line[-1])
    >>> position = engine_position(session)
    >>> position.setup.stones(), len(position.moves), position.komi, position.rules.id
    ({Point(column=2, row=2): <Colour.BLACK: 1>}, 2, 6.5, 'chinese')
    """
    tree = session.tree
    if rules is None:
        rules = scoring_rules(tree)
    if komi is None:
        komi = scoring_terms(tree, session.cursor).komi
    steps = session.steps_to_cursor()
    last_setup = next(
        (
            at
            for at in range(len(steps) - 1, -1, -1)
            if tree.node(steps[at].node).has_any_property(*SETUP_PROPERTIES)
        ),
        None,
    )
    moves = tuple(
        Play(*step.move)
        for step in steps[0 if last_setup is None else last_setup + 1 :]
        if step.move is not None
    )
    if last_setup is None:
        setup = Board.empty(session.shape.graph)
    elif last_setup == len(steps) - 1:
        setup = session.board
    else:
        setup = session.position_before(steps[last_setup + 1].node)
    stones = setup.stones()
    handicap = (
        last_setup == 0
        and len(stones) == declared_handicap(tree)
        and all(colour is Colour.BLACK for colour in stones.values())
    )
    return EnginePosition(
        setup, moves, session.board, session.to_play, komi, rules, handicap=handicap
    )

"""R27: the boards of real engines follow random walks through trees of moves.

Each position is sent as the program does it, undoing and playing what differs or everything again,
and the engine's board is compared after each.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING

from goboard_gui.engine.board_answers import parse_showboard, parse_stones
from goboard_gui.engine.capabilities import Capabilities
from goboard_gui.engine.synchronisation import EngineState, synchronise
from goboard_gui.go import Size
from tests.engine.walks import random_walk

from .real_engines import SurpriseError, client, entry
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goboard_gui.engine.position import EnginePosition
    from goboard_gui.go import Board

    from .real_engines import Client

SIDES = (5, 7, 9, 4)
"""A change of size takes KataGo seconds, so many cases in a row have the same one."""
_CASES_OF_A_SIDE = 250
_POSITIONS = 25


class Follower:
    """An engine, and what it is known to have on its board."""

    def __init__(self, engine: Client) -> None:
        self._engine = engine
        self._state = EngineState()
        commands = frozenset(engine.ask("list_commands").split())
        self._capabilities = Capabilities(engine.ask("name"), commands=commands)

    def follow(self, wanted: EnginePosition, result: Result) -> None:
        """Bring the engine to a position, and compare its board.

        :raises SurpriseError: if it refuses a command or has another board.
        """
        plan = synchronise(self._state, wanted, self._capabilities)
        state, self._state = self._state, EngineState()  # until the board has been compared
        for command in plan.commands:
            if command.text:
                self._engine.ask(command.text)
            state = command.state
        board = self._board(wanted.size)
        if board != wanted.board:
            sent = ", ".join(command.text for command in plan.commands)
            raise SurpriseError(f"after {sent}:\n{board}\ninstead of\n{wanted.board}")
        self._state = state
        name = self._capabilities.name
        result.counts[f"{name} everything" if plan.full else f"{name} differences"] += 1

    def _board(self, size: Size) -> Board:
        if self._capabilities.has("list_stones"):
            black, white = map(self._engine.ask, ("list_stones black", "list_stones white"))
            return parse_stones(black, white, size)
        return parse_showboard(self._engine.ask("showboard"), size)


def follow_walks(cases: Iterable[int], seed: int) -> Result:
    """Send random walks to GNU Go and KataGo, if they are named."""
    result = Result()
    with ExitStack() as stack:
        followers = {
            name: Follower(stack.enter_context(client(preset.command)))
            for name in ("GNU Go", "KataGo")
            if (preset := entry(name)) is not None
        }
        for number in cases:
            side = SIDES[number // _CASES_OF_A_SIDE % len(SIDES)]
            walk = random_walk(Random(f"{seed} {number}"), Size(side, side), _POSITIONS)
            for name, follower in followers.items():
                try:
                    for wanted in walk:
                        follower.follow(wanted, result)
                except (SurpriseError, ValueError) as error:
                    result.problems.append(f"{name}, case {number}: {error}")
    return result

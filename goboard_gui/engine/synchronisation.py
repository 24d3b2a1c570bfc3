"""Commands that bring an engine's board to a position.

An answer ``=`` proves little, and files are never loaded: engines read records differently. What an
engine has confirmed since its board was last cleared is remembered (`EngineState`), and only the
difference is sent: moves are undone and played, or everything is sent again if that is shorter.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..go import Board, Colour
from ..notation.vertices import format_colour, format_vertex
from .capabilities import EngineFamily
from .errors import UnsupportedBoardError
from .komi import engine_komi
from .rule_names import katago_rules

if TYPE_CHECKING:
    from ..go import RuleSet, Size
    from .capabilities import Capabilities
    from .position import EnginePosition, Play

UNDO, SET_RULES = "undo", "kata-set-rules"


@dataclass(frozen=True)
class EngineState:
    """What an engine is known to have: its settings, and the setup and moves on its board.

    Whatever is unknown is None. ``setup`` are the stones that were set up after the board was
    cleared.
    """

    size: Size | None = None
    setup: Board | None = None
    handicap: bool = False
    moves: tuple[Play, ...] = ()
    komi: float | None = None
    rules: RuleSet | None = None

    @property
    def board_known(self) -> bool:
        """Whether the position on the engine's board is known."""
        return self.setup is not None

    def with_unknown_board(self) -> EngineState:
        """Return the state after something has failed: only a cleared board is known again."""
        return EngineState()


@dataclass(frozen=True)
class SyncCommand:
    """A command of a synchronisation, and the state that the engine has after it.

    ``move_number`` counts the moves of the position from 1 and is None for other commands. If a
    command ``sets_rules``, the engine may refuse it, and is not asked again for the same rules. The
    text is empty if the engine has no name for the rules.
    """

    text: str
    state: EngineState
    move_number: int | None = None
    sets_rules: bool = False


@dataclass(frozen=True)
class Synchronisation:
    """The commands that bring an engine to a position; ``full`` if its board is cleared first."""

    commands: tuple[SyncCommand, ...]
    full: bool


def synchronise(
    state: EngineState, wanted: EnginePosition, capabilities: Capabilities
) -> Synchronisation:
    """Return the commands that bring an engine from what it is known to have to a position.

    :raises UnsendablePositionError: if setup and moves do not lead to the position of the record.
    :raises KomiError: if the engine would refuse or round the komi.
    :raises UnsupportedBoardError: if the board is no square and the engine plays on no others.
    """
    wanted.check()
    planner = _Planner(state, wanted, capabilities)
    difference = planner.difference()
    if difference is not None and len(difference) <= len(wanted.moves):
        return Synchronisation(tuple(difference), full=False)  # everything would be longer
    everything = planner.everything()
    if difference is None or len(everything) < len(difference):
        return Synchronisation(tuple(everything), full=True)
    return Synchronisation(tuple(difference), full=False)


@dataclass
class _Planner:
    start: EngineState
    wanted: EnginePosition
    capabilities: Capabilities
    state: EngineState = field(init=False)
    commands: list[SyncCommand] = field(init=False)

    def everything(self) -> list[SyncCommand]:
        """Return the commands that clear the board and send everything again."""
        self.state, self.commands = self.start, []
        size = self.wanted.size
        if self.state.size != size:
            self._send(self._board_size(), EngineState(size=size, rules=self.state.rules))
        empty = Board.empty(size)
        self._send("clear_board", replace(self.state, setup=empty, handicap=False, moves=()))
        self._send_rules()
        self._send_komi(again=True)
        self._send_setup()
        self._play_from(0)
        return self.commands

    def difference(self) -> list[SyncCommand] | None:
        """Return the commands that undo and play what differs, or None if that is impossible."""
        wanted, start = self.wanted, self.start
        if start.size != wanted.size or start.setup != wanted.setup:
            return None
        if start.handicap != wanted.handicap:
            return None
        pairs = zip(start.moves, wanted.moves, strict=False)
        common = 0
        for one, other in pairs:
            if one != other:
                break
            common += 1
        undone = len(start.moves) - common
        if undone and not self.capabilities.has(UNDO):
            return None
        self.state, self.commands = start, []
        for _ in range(undone):
            self._send(UNDO, replace(self.state, moves=self.state.moves[:-1]))
        self._send_rules()
        # Leela Zero's undo also brings back an earlier komi.
        leela = self.capabilities.family is EngineFamily.LEELA_ZERO
        self._send_komi(again=undone > 0 and leela)
        self._play_from(common)
        return self.commands

    def _send(self, text: str, state: EngineState, *, number: int | None = None) -> None:
        self.state = state
        self.commands.append(SyncCommand(text, state, number))

    def _board_size(self) -> str:
        width, height = self.wanted.size
        if width == height:
            return f"boardsize {width}"
        # Some engines take the first number of two and answer that all is well.
        if not self.capabilities.has("rectangular_boardsize"):
            raise UnsupportedBoardError(self.capabilities.name, self.wanted.size)
        return f"rectangular_boardsize {width} {height}"

    def _send_rules(self) -> None:
        rules = self.wanted.rules
        if self.state.rules == rules or not self.capabilities.has(SET_RULES):
            return
        name = katago_rules(rules)
        text = "" if name is None else f"{SET_RULES} {name}"
        self.state = replace(self.state, rules=rules)
        self.commands.append(SyncCommand(text, self.state, sets_rules=True))

    def _send_komi(self, *, again: bool) -> None:
        komi = self.wanted.komi
        argument = engine_komi(komi, self.capabilities)
        if again or self.state.komi != komi:
            self._send(f"komi {argument}", replace(self.state, komi=komi))

    def _send_setup(self) -> None:
        wanted = self.wanted
        stones = sorted(wanted.setup.stones().items(), key=lambda item: (item[1], item[0]))
        if not stones:
            return
        size = wanted.size
        after = replace(self.state, setup=wanted.setup, handicap=wanted.handicap)
        vertices = " ".join(format_vertex(point, size) for point, _ in stones)
        several = len(stones) > 1 and all(colour is Colour.BLACK for _, colour in stones)
        if wanted.handicap and several and self.capabilities.has("set_free_handicap"):
            self._send(f"set_free_handicap {vertices}", after)
        elif self.capabilities.has("set_position"):
            pairs = (f"{format_colour(colour)} {format_vertex(at, size)}" for at, colour in stones)
            self._send(f"set_position {' '.join(pairs)}", after)
        else:
            for point, colour in stones:
                text = f"play {format_colour(colour)} {format_vertex(point, size)}"
                self._send(text, replace(self.state, setup=None))
            self.commands[-1] = replace(self.commands[-1], state=after)
            self.state = after

    def _play_from(self, first: int) -> None:
        for number, play in enumerate(self.wanted.moves[first:], first + 1):
            vertex = format_vertex(play.point, self.wanted.size)
            self._send(
                f"play {format_colour(play.colour)} {vertex}",
                replace(self.state, moves=(*self.state.moves, play)),
                number=number,
            )

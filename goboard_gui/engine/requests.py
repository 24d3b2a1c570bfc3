"""Conversations with an engine: what is sent for each request, and what the answers mean.

A conversation is a generator: it yields commands, for which it receives the answers, and events,
for which it receives None.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import TYPE_CHECKING

from ..go import Replay
from ..named_tuples import NamedTuple
from ..notation.vertices import RESIGN, format_colour, parse_vertex
from .analysis import Perspective
from .board_answers import parse_showboard, parse_stones
from .capabilities import ANALYSIS_COMMANDS, Capabilities, EngineFamily
from .errors import (
    CommandError,
    DifferentBoardError,
    IllegalMoveError,
    MissingCommandError,
    NoAnswerError,
    RejectedMoveError,
    StartError,
    StartFailure,
    UnexpectedAnswerError,
    UnsupportedBoardError,
)
from .events import (
    AnalysisCompleted,
    CommandAnswered,
    EngineEvent,
    MoveReceived,
    MoveSearchBegan,
    PositionPrepared,
    RulesRefused,
    ScoreReceived,
    ScoringFinished,
    StatusReceived,
)
from .final_status import FinalStatus, parse_final_score, parse_status_list, status_by_ownership
from .gtp import Answer
from .limits import UNLIMITED, AnalysisLimits
from .position import Play
from .rule_names import rules_agree
from .synchronisation import SET_RULES, UNDO, EngineState, synchronise
from .time_control import time_commands

if TYPE_CHECKING:
    from ..go import Point
    from ..go.analysis import Analysis
    from .position import EnginePosition
    from .synchronisation import SyncCommand
    from .time_control import GameTime

INTERVAL_CENTISECONDS = 20
"""The interval of analysis in hundredths of a second; without one nothing is printed."""
LIMITED_CENTISECONDS = 10
"""The interval of an analysis that ends at a number of visits."""
HINT_SECONDS = 2.0
OWNERSHIP_SECONDS = 4.0
"""Seconds of analysis from whose ownership the status of stones is taken."""

_STATUS_LIST, _FINAL_SCORE = "final_status_list", "final_score"
_UNLIMITED = {
    "boardsize",
    "rectangular_boardsize",
    "genmove",
    "reg_genmove",
    "kata-search_analyze_cancellable",
    _FINAL_SCORE,
    _STATUS_LIST,
    "place_free_handicap",
}
"""The commands that an engine may think about as long as it likes."""


class Command(NamedTuple):
    """A command to be sent.

    The time for the answer is ``limited``, unless the engine may think about it. An
    ``interruptible`` command ends when another one is sent, and at the latest at
    its ``limits``. If no ``output_due``, silence is not reported.
    """

    text: str
    limited: bool = True
    interruptible: bool = False
    limits: AnalysisLimits = UNLIMITED
    output_due: bool = True


Conversation = Generator[Command | EngineEvent, Answer | None, None]
Exchange = Generator[Command | EngineEvent, Answer | None, Answer]


@dataclass
class EngineMemory:
    """What is known about a running engine."""

    perspective: Perspective = Perspective.SIDE_TO_PLAY
    capabilities: Capabilities = field(default_factory=lambda: Capabilities(""))
    state: EngineState = field(default_factory=EngineState)
    analysis: Analysis | None = None
    """The newest analysis of the position that was sent last."""
    uses_other_rules: bool = False
    """Whether the engine does not know the rules of the position."""
    board_doubtful: bool = False
    """Whether an unexpected answer has come since the engine's board was last cleared."""

    def forget_board(self) -> None:
        """Regard everything on the engine's board as unknown."""
        self.state = EngineState()

    def forget_analysis(self) -> None:
        """Forget the analysis of another position."""
        self.analysis = None


def handshake(memory: EngineMemory) -> Conversation:
    """Ask for the protocol, the name and the commands of an engine that has just been started.

    :raises StartError: if it does not speak the Go Text Protocol.
    """
    answer = yield from _send(Command("protocol_version", limited=False))
    if not answer.success or answer.text.strip() != "2":
        raise StartError("", StartFailure.NOT_GTP, stderr=(answer.text,))
    name = yield from _ask("name")
    version = yield from _ask("version")
    commands = yield from _ask("list_commands")
    memory.capabilities = Capabilities(
        _first_line(name), _first_line(version), frozenset(commands.split())
    )


def analyse(position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Analyse a position until the engine is interrupted."""
    command = memory.capabilities.analysis_command
    if command is None:
        raise MissingCommandError(ANALYSIS_COMMANDS[0])
    yield from _synchronise(position, memory)
    yield from _analyse(position, command, UNLIMITED)


def analyse_within(
    position: EnginePosition, limits: AnalysisLimits, memory: EngineMemory, *, ownership: bool
) -> Conversation:
    """Analyse a position until a limit is reached, and report the last analysis only.

    :raises NoAnswerError: if there is none.
    """
    command = memory.capabilities.analysis_command
    if command is None:
        raise MissingCommandError(ANALYSIS_COMMANDS[0])
    yield from _synchronise(position, memory)
    memory.forget_analysis()
    start = monotonic()
    yield from _analyse(
        position, command, limits, interval=LIMITED_CENTISECONDS, ownership=ownership
    )
    if memory.analysis is None:
        raise NoAnswerError(command, monotonic() - start)
    yield AnalysisCompleted(position, memory.analysis)


def hint(position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Ask for a move without playing it on the engine's board, except as the last resort."""
    yield from _synchronise(position, memory)
    colour = format_colour(position.to_play)
    capabilities = memory.capabilities
    analysis_command = capabilities.analysis_command
    if capabilities.has("kata-search_analyze_cancellable"):
        text = f"kata-search_analyze_cancellable {colour} interval {INTERVAL_CENTISECONDS}"
        answer = yield from _expect(text, interruptible=True)
        words = answer.text.split()
        vertex = words[-1] if words else ""
        if vertex != "cancelled":
            yield from _report_move(position, vertex, text, memory, is_hint=True)
    elif capabilities.has("reg_genmove"):
        text = f"reg_genmove {colour}"
        answer = yield from _expect(text)
        yield from _report_move(position, answer.text, text, memory, is_hint=True)
    elif analysis_command is not None:
        memory.forget_analysis()
        yield from _analyse(position, analysis_command, AnalysisLimits(seconds=HINT_SECONDS))
        candidates = memory.analysis.candidates if memory.analysis is not None else ()
        for candidate in candidates:
            if is_legal(position, candidate.point):
                yield MoveReceived(position, candidate.point, is_hint=True)
                return
    else:
        text = f"genmove {colour}"
        answer = yield from _expect(text)
        yield from _report_move(position, answer.text, text, memory, is_hint=True)
        if answer.text.strip().lower() == RESIGN:
            return
        if capabilities.has(UNDO):
            yield from _expect(UNDO)
        else:
            memory.forget_board()


def _analyse(
    position: EnginePosition,
    command: str,
    limits: AnalysisLimits,
    *,
    interval: int = INTERVAL_CENTISECONDS,
    ownership: bool = True,
) -> Conversation:
    colour = format_colour(position.to_play)
    options = f"{colour} {interval}"
    if command == "kata-analyze":
        options = f"{colour} interval {interval} rootInfo true"
        options += " ownership true" if ownership else ""
    text = f"{command} {options}"
    # Leela Zero prints nothing after two passes.
    due = not _has_ended(position)
    sent = Command(text, limited=False, interruptible=True, limits=limits, output_due=due)
    answer = yield from _send(sent)
    if not answer.success:
        raise CommandError(text, answer.text)


def prepare(position: EnginePosition, time: GameTime | None, memory: EngineMemory) -> Conversation:
    """Bring the engine to a position from which it shall play, and report when it is there."""
    yield from _synchronise(position, memory)
    yield from _set_time(time, memory)
    yield PositionPrepared(position)


def move(position: EnginePosition, time: GameTime | None, memory: EngineMemory) -> Conversation:
    """Let the engine play a move."""
    yield from _synchronise(position, memory)
    yield from _set_time(time, memory)
    yield MoveSearchBegan(position)
    text = f"genmove {format_colour(position.to_play)}"
    answer = yield from _expect(text)
    yield from _report_move(position, answer.text, text, memory, is_hint=False)


def score(position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Ask which stones are dead and in seki at the end of a game, and for the score.

    Leela Zero's list of dead stones is always empty, so it is not asked.
    """
    capabilities = memory.capabilities
    has_list = capabilities.has(_STATUS_LIST)
    if capabilities.family is EngineFamily.LEELA_ZERO or not (
        has_list or capabilities.has("kata-analyze")
    ):
        raise MissingCommandError(_STATUS_LIST)
    yield from _synchronise(position, memory)
    if has_list:
        dead = yield from _status_list("dead", position)
        seki = yield from _status_list("seki", position)
        yield StatusReceived(position, FinalStatus(dead - seki, seki))
    else:
        memory.forget_analysis()
        yield from _analyse(position, "kata-analyze", AnalysisLimits(seconds=OWNERSHIP_SECONDS))
        ownership = memory.analysis.ownership if memory.analysis is not None else ()
        if not ownership:
            raise MissingCommandError(_STATUS_LIST)
        yield StatusReceived(position, status_by_ownership(position.board, ownership))
    if capabilities.has(_FINAL_SCORE):
        answer = yield from _expect(_FINAL_SCORE)
        try:
            lead = parse_final_score(answer.text)
        except ValueError as error:
            raise UnexpectedAnswerError(_FINAL_SCORE, answer.text) from error
        uses_other_rules = memory.uses_other_rules or not capabilities.has(SET_RULES)
        yield ScoreReceived(position, lead, uses_other_rules)
    yield ScoringFinished(position)


def _status_list(
    status: str, position: EnginePosition
) -> Generator[Command | EngineEvent, Answer | None, frozenset[Point]]:
    """Return the stones that have a status according to the engine.

    :raises UnexpectedAnswerError: if it names something else than stones.
    """
    text = f"{_STATUS_LIST} {status}"
    answer = yield from _expect(text)
    try:
        return parse_status_list(answer.text, position.board)
    except ValueError as error:
        raise UnexpectedAnswerError(text, answer.text) from error


def _set_time(time: GameTime | None, memory: EngineMemory) -> Conversation:
    if time is not None:
        for text in time_commands(time, memory.capabilities):
            yield from _expect(text)


def console(text: str, memory: EngineMemory) -> Conversation:
    """Send a command that the user has typed."""
    memory.forget_board()
    answer = yield from _send(Command(text, limited=False, interruptible=True, output_due=False))
    yield CommandAnswered(text, answer.success, answer.text)


def _send(command: Command) -> Exchange:
    answer = yield command
    assert answer is not None
    return answer


def _is_limited(text: str) -> bool:
    return text.split(maxsplit=1)[0] not in _UNLIMITED


def _ask(text: str) -> Generator[Command | EngineEvent, Answer | None, str]:
    """Send a command and return the text of its answer, which is empty if the engine refuses."""
    answer = yield from _send(Command(text))
    return answer.text if answer.success else ""


def _expect(text: str, *, interruptible: bool = False) -> Exchange:
    """Send a command and return its answer.

    :raises CommandError: if the engine refuses it.
    """
    answer = yield from _send(Command(text, _is_limited(text), interruptible))
    if not answer.success:
        raise CommandError(text, answer.text)
    return answer


def _synchronise(position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Bring the engine's board to a position, and after a full synchronisation compare it."""
    if memory.board_doubtful:
        memory.forget_board()
        memory.board_doubtful = False
    plan = synchronise(memory.state, position, memory.capabilities)
    known, memory.state = memory.state, EngineState()  # until all is confirmed
    for command in plan.commands:
        if command.sets_rules:
            yield from _set_rules(command.text, position, memory)
        else:
            answer = yield from _send(Command(command.text, _is_limited(command.text)))
            if not answer.success:
                raise _refusal(command, position, memory, answer.text)
        known = command.state
    if plan.full:
        yield from _compare(position, memory)
    memory.state = known


def _refusal(
    command: SyncCommand, position: EnginePosition, memory: EngineMemory, answer: str
) -> CommandError | RejectedMoveError | UnsupportedBoardError:
    if command.move_number is not None:
        point = position.moves[command.move_number - 1].point
        return RejectedMoveError(command.move_number, point, answer)
    if "boardsize" in command.text:
        return UnsupportedBoardError(memory.capabilities.name, position.size, answer)
    return CommandError(command.text, answer)


def _set_rules(text: str, position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Set the engine's rules, read them back, and report it if they are others."""
    success = False
    if text:
        success = (yield from _send(Command(text))).success
    used = ""
    if memory.capabilities.has("kata-get-rules"):
        used = yield from _ask("kata-get-rules")
    memory.uses_other_rules = not success or not rules_agree(used, position.rules)
    if memory.uses_other_rules:
        yield RulesRefused(position.rules, used)


def _compare(position: EnginePosition, memory: EngineMemory) -> Conversation:
    """Compare the engine's board with the position, where the engine can show it.

    :raises DifferentBoardError: if they differ.
    """
    capabilities, size = memory.capabilities, position.size
    try:
        if capabilities.has("list_stones"):
            black = yield from _expect("list_stones black")
            white = yield from _expect("list_stones white")
            board = parse_stones(black.text, white.text, size)
        elif capabilities.family is EngineFamily.KATAGO and capabilities.has("showboard"):
            shown = yield from _expect("showboard")
            board = parse_showboard(shown.text, size)
        else:
            return
    except ValueError as error:
        raise UnexpectedAnswerError("showboard", str(error)) from error
    differing = tuple(
        point for point in position.board.graph.points if board[point] != position.board[point]
    )
    if differing:
        raise DifferentBoardError(differing)


def _report_move(
    position: EnginePosition, vertex: str, command: str, memory: EngineMemory, *, is_hint: bool
) -> Conversation:
    """Report the engine's move.

    :raises UnexpectedAnswerError: if it is no move.
    :raises IllegalMoveError: if it is illegal by the rules of the record.
    """
    vertex = vertex.strip()
    if vertex.lower() == RESIGN:
        yield MoveReceived(position, None, is_hint, resigns=True)
        return
    try:
        point = parse_vertex(vertex, position.size)
    except ValueError as error:
        raise UnexpectedAnswerError(command, vertex) from error
    if point is not None and not is_legal(position, point):
        raise IllegalMoveError(point)
    if not is_hint:
        state = memory.state
        memory.state = replace(state, moves=(*state.moves, Play(position.to_play, point)))
    yield MoveReceived(position, point, is_hint)


def is_legal(position: EnginePosition, point: Point | None) -> bool:
    """Return whether a move of the player to move is legal; a pass always is."""
    if point is None:
        return True
    first = position.moves[0].colour if position.moves else position.to_play
    replay = Replay(position.setup, position.rules.rules, first)
    for play in position.moves:
        if play.point is None:
            replay.pass_turn(play.colour)
        else:
            replay.play(play.point, play.colour)
    return replay.judge(point, position.to_play).illegal is None


def _has_ended(position: EnginePosition) -> bool:
    """Return whether two passes have ended the game."""
    last = position.moves[-2:]
    return len(last) == 2 and all(play.point is None for play in last)


def _first_line(text: str) -> str:
    return text.split("\n", 1)[0].strip()

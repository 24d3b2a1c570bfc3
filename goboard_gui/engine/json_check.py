"""Check of a JSON analysis engine: it must analyse an empty board."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from ..go import Board, Colour, Size, rule_set
from .errors import EngineError
from .json_analysis import QueryResult
from .json_engine import JsonEngine
from .limits import AnalysisLimits
from .position import EnginePosition
from .transcript import Stream

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from threading import Event

    from .entry import EngineEntry
    from .json_engine import JsonEvent

_POLL_SECONDS = 0.5
_SIZE = Size(9, 9)
_KOMI = 7.0


def check_json_engine(
    entry: EngineEntry, folder: Path, cancelled: Event, report_line: Callable[[str], object]
) -> None:
    """Start the JSON analysis engine of an entry, wait until it has analysed an empty board, and
    end it.

    Starting may take a quarter of an hour. Meanwhile ``report_line`` is called with the last line
    of stderr, and the check ends early if it is ``cancelled``.

    :raises EngineError: if the engine can't be started or does not analyse.
    """
    answers: SimpleQueue[JsonEvent] = SimpleQueue()
    engine = JsonEngine(entry, folder, answers.put)
    try:
        engine.analyse(_empty_board(), AnalysisLimits(visits=2))
        while not cancelled.is_set():
            try:
                answer = answers.get(timeout=_POLL_SECONDS)
            except Empty:
                report_line(next(iter(engine.transcript.last(Stream.ERRORS, 1)), ""))
                continue
            if isinstance(answer, EngineError):
                raise answer
            if isinstance(answer, QueryResult) and not answer.searching:
                return
    finally:
        engine.close()


def _empty_board() -> EnginePosition:
    board = Board.empty(_SIZE)
    return EnginePosition(board, (), board, Colour.BLACK, _KOMI, rule_set("tromp-taylor"))

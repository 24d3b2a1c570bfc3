"""Queries and answers of KataGo's JSON analysis engine, which analyses many positions.

Each line is a JSON object. A query has an id of ours and asks about one position of a game; its
answers have the same id. A line is a result only if it has ``rootInfo``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..named_tuples import NamedTuple
from ..notation.katago_json import read_analysis
from ..notation.vertices import format_colour, format_vertex
from .capabilities import Capabilities, EngineFamily
from .errors import CommandError, KomiError, UnsupportedBoardError
from .komi import nearest_komi
from .rule_names import katago_rules, nearest_rules

if TYPE_CHECKING:
    from ..go.analysis import Analysis
    from .errors import EngineError
    from .limits import AnalysisLimits
    from .position import EnginePosition

_KATAGO = Capabilities(EngineFamily.KATAGO.value)
_WIDTH, _HEIGHT = "boardXSize", "boardYSize"
UNLIMITED_VISITS, UNLIMITED_SECONDS = 2**50, 1e20
"""What stands for no limit: without a number, the limits of the engine's configuration apply."""


class QueryResult(NamedTuple):
    """An analysis that answers a query; it is the last one unless ``searching``."""

    ident: str
    analysis: Analysis
    searching: bool


class QueryWarning(NamedTuple):
    """A warning about a field of a query; the result follows."""

    ident: str
    text: str


class NoResult(NamedTuple):
    """The last answer to a query that was cancelled before it was begun."""

    ident: str


class QueryRefused(NamedTuple):
    """An error in a query, which gets no result; ``ident`` is None if the engine could not read
    even that. ``field`` is the key of the query that is wrong, or empty.
    """

    ident: str | None
    text: str
    field: str = ""


class ActionDone(NamedTuple):
    """The answer to an action, such as the cancellation of a query."""

    ident: str
    action: str


QueryAnswer = QueryResult | QueryWarning | NoResult | QueryRefused | ActionDone


class BadAnswerError(ValueError):
    """Error raised for a line that is no answer of the JSON analysis engine."""


@dataclass(frozen=True)
class AnalysisQuery:
    """A query for the analysis of a position."""

    ident: str
    position: EnginePosition
    limits: AnalysisLimits
    ownership: bool = False
    report_seconds: float | None = None

    def to_json(self) -> str:
        """Return the query as a line without its end.

        :raises UnsendablePositionError: if setup and moves do not lead to the
            position of the record.
        :raises KomiError: if the engine would refuse the komi.
        """
        self.position.check()
        position, size = self.position, self.position.size
        if nearest_komi(position.komi, _KATAGO) != position.komi:
            raise KomiError(_KATAGO.name, position.komi, nearest_komi(position.komi, _KATAGO))
        visits, seconds = self.limits
        setup, moves = position.setup, position.moves
        if moves and moves[-1].colour is position.to_play:
            # KataGo would analyse for the other player; so it gets the position without its moves.
            setup, moves = position.board, ()
        stones = sorted(setup.stones().items(), key=lambda item: (item[1], item[0]))
        # Without a move, the player to move is that of the position; otherwise that of the first.
        first = moves[0].colour if moves else position.to_play
        query: dict[str, Any] = {
            "id": self.ident,
            _WIDTH: size.width,
            _HEIGHT: size.height,
            "rules": katago_rules(nearest_rules(position.rules)),
            "komi": position.komi,
            "initialStones": [
                [format_colour(colour), format_vertex(point, size)] for point, colour in stones
            ],
            "initialPlayer": format_colour(first),
            "moves": [
                [format_colour(colour), format_vertex(point, size)] for colour, point in moves
            ],
            "analyzeTurns": [len(moves)],
            "maxVisits": UNLIMITED_VISITS if visits is None else visits,
            "includeOwnership": self.ownership,
            "overrideSettings": {
                "maxTime": UNLIMITED_SECONDS if seconds is None else seconds,
                "reportAnalysisWinratesAs": "BLACK",
            },
        }
        if self.report_seconds is not None:
            query["reportDuringSearchEvery"] = self.report_seconds
        return json.dumps(query)


def cancellation(ident: str, cancelled: str) -> str:
    """Return the action that cancels a query, as a line without its end."""
    return json.dumps({"id": ident, "action": "terminate", "terminateId": cancelled})


def parse_answer(line: str, queries: dict[str, AnalysisQuery]) -> QueryAnswer:
    """Return what a line of the engine says; ``queries`` has the running queries by their ids.

    :raises BadAnswerError: if it is cut off, or no answer to one of the queries.
    """
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadAnswerError(line) from error
    if not isinstance(answer, dict):
        raise BadAnswerError(line)
    ident = answer.get("id")
    if "error" in answer:
        known = ident if isinstance(ident, str) else None
        return QueryRefused(known, str(answer["error"]), str(answer.get("field") or ""))
    if not isinstance(ident, str):
        raise BadAnswerError(line)
    if "warning" in answer:
        return QueryWarning(ident, str(answer["warning"]))
    if answer.get("noResults"):
        return NoResult(ident)
    if "action" in answer:
        return ActionDone(ident, str(answer["action"]))
    query, root = queries.get(ident), answer.get("rootInfo")
    if query is None or not isinstance(root, dict):
        raise BadAnswerError(line)
    return QueryResult(
        ident,
        _analysis(answer, root, query.position),
        answer.get("isDuringSearch") is not False,
    )


def refusal(refused: QueryRefused, query: AnalysisQuery | None) -> EngineError:
    """Return the error for a query that was refused; ``query`` is None if it is not known which."""
    if query is not None and refused.field in {_WIDTH, _HEIGHT}:
        return UnsupportedBoardError(_KATAGO.name, query.position.size, refused.text)
    return CommandError(refused.ident or "", refused.text)


def _analysis(answer: dict[str, Any], root: dict[str, Any], position: EnginePosition) -> Analysis:
    """Return the analysis of a result; the query has asked for Black's perspective."""
    found = read_analysis(
        position.to_play, position.size, root, answer.get("moveInfos"), answer.get("ownership")
    )
    return found.on_board(position.board)

"""Finished games whose score is known, from the folder that GOBOARD_CORPUS names."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import RECORDING, Board, Colour, Point
from goboard_gui.go.rules import rule_set
from goboard_gui.go.score import Marking, ScoringTerms, calculate_score
from goboard_gui.record.steps import LineReplay
from tests.corpus import place

if TYPE_CHECKING:
    from collections.abc import Iterator

CORPUS = place("corpus")
COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_RESULT = re.compile(rb"RE\[([BW])\+([0-9.]+)\]")
_RULES = re.compile(rb"RU\[(\w+)")
_KOMI = re.compile(rb"KM\[([-0-9.]+)\]")
_HANDICAP = re.compile(rb"HA\[(\d+)\]")
_RULE_SETS = {b"Japanese": "japanese", b"Chinese": "chinese", b"AGA": "aga", b"NZ": "nz"}


class FinishedGame(NamedTuple):
    """A final position, the terms for its score, and the score according to the server.

    ``margin`` is the amount by which Black won. ``dead`` are the dead stones that the players
    agreed on, or None if they are not recorded.
    """

    name: str
    board: Board
    to_play: Colour
    rules: str
    terms: ScoringTerms
    margin: float
    dead: frozenset[Point] | None

    def counts(self, marking: Marking) -> bool:
        """Return whether a marking leads to the score of the server."""
        score = calculate_score(self.board, marking, rule_set(self.rules), self.terms)
        return abs(score.margin - self.margin) < 0.1


def finished_games(files: list[Path]) -> Iterator[FinishedGame]:
    """Yield the games among some files that were scored after two passes."""
    for file in files:
        content = file.read_bytes()
        result, rules = _RESULT.search(content), _RULES.search(content)
        if result and rules and rules[1] in _RULE_SETS:
            found = _replayed(file, content, result, _RULE_SETS[rules[1]])
            if found:
                yield found


def _replayed(
    file: Path, content: bytes, result: re.Match[bytes], rules: str
) -> FinishedGame | None:
    tree = read_sgf_file(file).games[0]
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.main_line()))
    moves = [step.move for step in steps if step.move]
    if len(moves) < 2 or any(move.point is not None for move in moves[-2:]):
        return None
    komi, handicap = _KOMI.search(content), _HANDICAP.search(content)
    passes = [sum(m.point is None and m.colour is colour for m in moves) for colour in Colour]
    terms = ScoringTerms(
        float(komi[1]) if komi else 0.0,
        int(handicap[1]) if handicap else 0,
        tuple(steps[-1].prisoners),
        (passes[0], passes[1]),
    )
    margin = float(result[2]) * (1 if result[1] == b"B" else -1)
    dead = _agreed(replay.board, content)
    return FinishedGame(
        str(file.relative_to(CORPUS)), replay.board, steps[-1].to_play, rules, terms, margin, dead
    )


def _agreed(board: Board, content: bytes) -> frozenset[Point] | None:
    """Return the stones in the opponent's territory, according to the last node."""
    owned = {
        Point(values[at + 1] - ord("a"), values[at + 2] - ord("a")): owner
        for name, owner in ((b"TB", Colour.BLACK), (b"TW", Colour.WHITE))
        for found in re.finditer(rb"(?<![A-Z])" + name + rb"((?:\[[a-s]{2}\]\s*)+)", content)
        for values in [re.sub(rb"\s", b"", found[1])]
        for at in range(0, len(values), 4)
    }
    if not owned:
        return None
    stones = board.stones()
    return frozenset(p for p, owner in owned.items() if stones.get(p, owner) is not owner)


def gnugo_scored_games() -> Iterator[tuple[FinishedGame, frozenset[Point], bool]]:
    """Yield the games scored by GNU Go, its dead stones, and whether they are exactly right."""
    games = json.loads((CORPUS / "oracles" / "kgs-score" / "kgs_score.json").read_text())["games"]
    for game in games:
        board = Board.from_rows(*game["board"].split("/"))
        prisoners = game["captured_by_black"], game["captured_by_white"]
        margin = float(game["RE"][2:]) * (1 if game["RE"][0] == "B" else -1)
        dead = frozenset(point_of(name, board) for name in game["dead"])
        terms = ScoringTerms(game["komi"], 0, prisoners)
        found = FinishedGame(game["file"], board, Colour.BLACK, "japanese", terms, margin, dead)
        yield found, dead, game["formula_agrees"]


def point_of(name: str, board: Board) -> Point:
    return Point(COLUMNS.index(name[0]), board.size.height - int(name[1:]))


def vertex(point: Point, board: Board) -> str:
    return f"{COLUMNS[point.column]}{board.size.height - point.row}"

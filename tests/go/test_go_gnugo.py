"""Random moves, legal or not, of which GNU Go 3.8 was asked beforehand.

`benchmarks/oracle_moves.py --write` made the file: each line has a ko rule, whether suicide is
allowed, moves as the sign of a colour with a column, a point and a row (none: a pass) and a ``!``
where GNU Go called the move illegal and it was not made, and at last the stones and who took how
many.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_gui.go import Board, Ko, Point, Replay, Rules, Size
from tests.cases import for_each
from tests.go.diagrams import COLOURS, B, W

GAMES = Path(__file__).parents[1] / "data" / "gnugo-moves.txt"


def games() -> list[object]:
    lines = GAMES.read_text(encoding="ascii").splitlines()
    return [pytest.param(*line.split(" = "), id=name(line)) for line in lines]


def name(line: str) -> str:
    ko, suicide, *_ = line.split()
    return f"{ko} ko, suicide {suicide}, side {line.partition(' = ')[2].index('/')}"


@for_each(("game", "end"), games())
def test_gnu_go_calls_the_same_moves_legal_and_takes_the_same_stones(game: str, end: str):
    ko, suicide, *moves = game.split()
    picture, *taken = end.split()
    rows = picture.split("/")
    empty = Board.empty(Size(len(rows), len(rows)))
    replay = Replay(empty, Rules(Ko(ko), suicide=suicide == "allowed"))
    prisoners = {B: 0, W: 0}
    for number, move in enumerate(moves, start=1):
        colour, name = COLOURS[move[0]], move[1:].removesuffix("!")
        if not name:
            replay.pass_turn(colour)
            continue
        point = Point(*map(int, name.split(".")))
        said = replay.play(point, colour)
        assert (said.illegal is not None) == move.endswith("!"), f"move {number}: {move}"
        if said.illegal:
            replay.take_back()
        elif point in replay.captured:
            prisoners[colour.opponent] += len(replay.captured)
        else:
            prisoners[colour] += len(replay.captured)
    assert replay.board.rows() == rows
    assert [prisoners[B], prisoners[W]] == list(map(int, taken))

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.duplicates import (
    DuplicateEvidence,
    DuplicateGroup,
    MoveAgreement,
    find_duplicates,
)
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.signatures import MOVES, signatures
from goboard_gui.go import Size
from tests.fuseki.brute_force import TURNS, size_seen
from tests.game_index.scanner import built

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

POSITION, SIGNATURE = (
    frozenset({DuplicateEvidence.POSITION}),
    frozenset({DuplicateEvidence.SIGNATURE}),
)
BOTH = POSITION | SIGNATURE
SIZE = Size(13, 13)

Played = tuple[int, int] | None


def game(seed: int, count: int, size: Size = SIZE) -> list[Played]:
    """Return moves on different points."""
    points = list(size.points())
    return [tuple(point) for point in Random(seed).sample(points, count)]


def written(
    moves: Sequence[Played], size: Size = SIZE, colours: str = "BW", setup: str = ""
) -> str:
    letters = "abcdefghijklmnopqrs"
    values = ["" if point is None else letters[point[0]] + letters[point[1]] for point in moves]
    line = "".join(f";{colours[at % 2]}[{value}]" for at, value in enumerate(values))
    return f"(;SZ[{size.width}:{size.height}]{setup}{line})"


def turn(moves: Sequence[Played], view: str, size: Size = SIZE) -> list[Played]:
    right, bottom = size.width - 1, size.height - 1
    return [point and tuple(TURNS[view](*point, right, bottom)) for point in moves]


def exchanged(moves: Sequence[Played], one: int, other: int) -> list[Played]:
    changed = list(moves)
    changed[one], changed[other] = moves[other], moves[one]
    return changed


LONG = game(1, 90)
SHORT = game(2, 30)
OTHER = game(3, 90)
OBLONG = Size(13, 9)
LYING = game(4, 80, OBLONG)

FOUND = {
    "none": ([written(LONG), written(OTHER)], []),
    "a copy": ([written(LONG), written(OTHER), written(LONG)], [((0, 2), BOTH, "same")]),
    **{
        f"seen {view}": (
            [written(LONG), written(turn(LONG, view))],
            [((0, 1), BOTH, "same")],
        )
        for view in TURNS
    },
    "an oblong board turned": (
        [written(LYING, OBLONG), written(turn(LYING, "r90", OBLONG), size_seen(OBLONG, "r90"))],
        [((0, 1), BOTH, "same")],
    ),
    "colours exchanged": (
        [written(LONG), written(LONG, colours="WB")],
        [((0, 1), SIGNATURE, "different")],
    ),
    "cut off": (
        [written(LONG[:75]), written(turn(LONG, "td"))],
        [((0, 1), SIGNATURE, "part")],
    ),
    "cut off before a signature is whole": ([written(LONG[:70]), written(LONG)], []),
    "cut off in two ways": (
        [written(LONG[:75]), written(LONG), written([*LONG[:74], OTHER[0]])],
        [((0, 1, 2), SIGNATURE, "different")],
    ),
    "moves exchanged": (
        [written(LONG), written(exchanged(LONG, 0, 2))],
        [((0, 1), BOTH, "different")],
    ),
    "moves of a signature exchanged": (
        [written(LONG), written(exchanged(LONG, 19, 21))],
        [((0, 1), POSITION, "different")],
    ),
    "one clue to one, one to another": (
        [written(exchanged(LONG, 19, 21)), written(LONG), written(LONG[:80])],
        [((0, 1, 2), BOTH, "different")],
    ),
    "two passes at the end": (
        [written([*LONG, None, None]), written(LONG)],
        [((0, 1), SIGNATURE, "part")],
    ),
    "a short game": ([written(SHORT), written(SHORT)], [((0, 1), POSITION, "same")]),
    "hardly begun": ([written(SHORT[:19]), written(SHORT[:19])], []),
    "no moves": ([written([]), written([])], []),
    "another size": ([written(LONG), written(LONG, Size(19, 19))], []),
    "other stones before all moves": (
        [written(LONG), written(LONG, setup=f"AB[{'abcdefghijklm'[OTHER[0][0]]}m]")],
        [((0, 1), SIGNATURE, "same")],
    ),
    "two groups": (
        [written(LONG), written(SHORT), written(LONG), written(SHORT), written(SHORT)],
        [((0, 2), BOTH, "same"), ((1, 3, 4), POSITION, "same")],
    ),
}


def found_in(index: Path, games: Path) -> list[DuplicateGroup]:
    built(index, games)
    with closing(Index(index)) as opened:
        return find_duplicates(opened)


@pytest.mark.parametrize(("records", "groups"), FOUND.values(), ids=FOUND)
def test_games_that_are_the_same_are_found(tmp_path, records, groups):
    for number, text in enumerate(records):
        (tmp_path / f"{number}.sgf").write_text(text)
    assert found_in(tmp_path / ".index", tmp_path) == [
        DuplicateGroup(games, clues, MoveAgreement(moves)) for games, clues, moves in groups
    ]


def test_games_that_are_gone_or_came_after_the_index_was_opened_are_none(tmp_path):
    for number in range(3):
        (tmp_path / f"{number}.sgf").write_text(written(LONG))
    built(tmp_path / ".index", tmp_path)
    (tmp_path / "0.sgf").unlink()
    built(tmp_path / ".index", tmp_path)
    with closing(Index(tmp_path / ".index")) as opened:
        (tmp_path / "3.sgf").write_text(written(LONG, setup="KM[6.5]"))
        (tmp_path / "1.sgf").write_text(written(OTHER))
        built(tmp_path / ".index", tmp_path)
        assert find_duplicates(opened) == []
    with closing(Index(tmp_path / ".index")) as opened:
        assert [each.games for each in find_duplicates(opened)] == [(2, 4)]


@given(st.integers(0, 1 << 32), st.sampled_from(list(TURNS)), st.integers(0, 90))
def test_a_signature_is_the_least_of_all_views(seed, view, count):
    moves = game(seed, count)

    def name(played: Sequence[Played], move: int) -> str:
        if move > len(played):
            return "??"
        return "".join("abcdefghijklm"[side] for side in played[move - 1])

    expected = min("".join(name(turn(moves, each), move) for move in MOVES) for each in TURNS)
    stones = [2 * (row * 13 + column) for column, row in turn(moves, view)]
    assert signatures(SIZE, [stones]) == [expected]

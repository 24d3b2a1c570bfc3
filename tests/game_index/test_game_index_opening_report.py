from __future__ import annotations

from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.statistics.opening_report import (
    NamedOpening,
    OpeningCount,
    ReportColumn,
    ReportRow,
    count_openings,
)
from goboard_gui.game_index.statistics.tables import report_rows
from tests.cases import for_each
from tests.corpus import material_files
from tests.fuseki.brute_force import size_seen, stones_of, turned
from tests.game_index.scanner import built, games_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from goboard_gui.go import Board
    from tests.game_index.scanner import Game

TURNS, REFLECTIONS = ("id", "r90", "r180", "r270"), ("mh", "mv", "td", "ta")
NAMES = ("Ann", "ann lee", "Bob", "Carol", "")


def named(text: str, moves: int | None = None) -> NamedOpening:
    return NamedOpening.from_tree("opening", read_sgf(text.encode()).games[0], moves)


def counted(index: Index, opening: NamedOpening, *players: str) -> list[tuple[int, int, int]]:
    return [tuple(count) for count in count_openings(index, [opening], players).rows[0].counts]


KNIGHT = "(;SZ[9];B[cc];W[ed])"


@for_each(
    ("record", "rotated", "symmetrical"),
    [
        pytest.param(KNIGHT, 1, 0, id="as it is"),
        pytest.param("(;SZ[9];W[ed];B[cc])", 1, 0, id="in another order"),
        pytest.param("(;SZ[9];B[gc];W[fe])", 1, 0, id="turned"),
        pytest.param("(;SZ[9];B[cc];W[de])", 0, 1, id="reflected"),
        pytest.param("(;SZ[9];W[cc];B[ed])", 0, 0, id="colours exchanged"),
        pytest.param("(;SZ[9];B[cc];W[ed];B[aa];W[bb])", 1, 0, id="in the middle of a game"),
        pytest.param("(;SZ[9];B[cc];W[aa];B[ed])", 0, 0, id="never alone on the board"),
        pytest.param("(;SZ[9]AB[cc];W[ed])", 1, 0, id="by setup"),
        pytest.param("(;SZ[9];B[cc](;W[aa])(;W[ed]))", 0, 0, id="in a variation only"),
        pytest.param("(;SZ[13];B[cc];W[ed])", 0, 0, id="on another board"),
    ],
)
def test_an_opening_is_found_by_a_turn_or_else_by_a_reflection(index, record, rotated, symmetrical):
    assert counted(index(record), named(KNIGHT)) == [(1, rotated, symmetrical)]


def test_a_position_that_stays_for_some_moves_counts_once(index):
    opened = index("(;SZ[9];B[cc];W[ed];B[];W[];B[])")
    assert counted(opened, named(KNIGHT)) == [(1, 1, 0)]


def test_a_game_that_has_both_counts_as_rotated(index):
    # Setup makes the reflection, and then the position itself.
    opened = index("(;SZ[9]AB[cc]AW[de];AE[de]AW[ed];B[aa])")
    assert counted(opened, named(KNIGHT)) == [(1, 1, 0)]


def test_what_is_its_own_reflection_is_only_turned(index):
    opened = index("(;SZ[9];B[cc])", "(;SZ[9];B[gc])", "(;SZ[9];B[cg])", "(;SZ[9];B[dc])")
    assert counted(opened, named("(;SZ[9];B[gg])")) == [(4, 3, 0)]


@pytest.mark.parametrize(
    ("player", "counts"),
    [
        pytest.param("Ann", (3, 1, 1), id="either colour, part of a name, whatever the case"),
        pytest.param("ann lee", (1, 0, 1), id="several words"),
        pytest.param("Bob", (2, 1, 0), id="one"),
        pytest.param("nobody", (0, 0, 0), id="none"),
    ],
)
def test_a_player_is_found_as_filters_find_one(index, player, counts):
    opened = index(
        "(;SZ[9]PB[Ann]PW[Bob];B[cc];W[ed])",
        "(;SZ[9]PB[Carol]PW[ANN Lee];B[cc];W[de])",
        "(;SZ[9]PB[Bob]PW[Annabel];B[aa])",
        "(;SZ[9];B[cc];W[ed])",
    )
    assert counted(opened, named(KNIGHT), player) == [counts, (4, 2, 1)]


def test_games_are_left_out_of_all_columns(index):
    opened = index("(;SZ[9]PB[Ann]DT[2001];B[cc];W[ed])", "(;SZ[9]PB[Ann];B[cc];W[ed])")
    found = count_openings(opened, [named(KNIGHT)], ["Ann"], Filter(since="2000"))
    assert found.columns == (ReportColumn("Ann", 1), ReportColumn(None, 1))
    assert found.rows == (ReportRow("opening", (OpeningCount(1, 1, 0), OpeningCount(1, 1, 0))),)


@pytest.mark.parametrize(("moves", "same"), [(0, 2), (1, 2), (2, 1), (9, 1), (None, 1)])
def test_the_first_moves_of_an_opening_make_it(index, moves, same):
    opened = index(KNIGHT, "(;SZ[9];B[cc];W[aa])")
    [count] = count_openings(opened, [named(KNIGHT, moves)], []).rows[0].counts
    assert (count.games, count.total) == (2, same)


def test_there_may_be_no_games_and_no_openings(index):
    opened = index()
    assert count_openings(opened, [], ["Ann"]).columns == (
        ReportColumn("Ann", 0),
        ReportColumn(None, 0),
    )
    [count] = count_openings(opened, [named(KNIGHT)], []).rows[0].counts
    assert (count, count.share.value) == (OpeningCount(0, 0, 0), None)


def test_the_table_goes_into_a_spreadsheet(index):
    opened = index("(;SZ[9]PB[Ann];B[cc];W[ed])", "(;SZ[9];B[cc];W[de])", "(;SZ[9])", "(;SZ[9])")
    rows = report_rows(count_openings(opened, [named(KNIGHT)], ["Ann", "Bob"]))
    assert rows[0][:7] == ["opening", "player", "games", "rotated", "symmetrical", "same", "share"]
    assert [row[:7] for row in rows[1:]] == [
        ["opening", "Ann", 1, 1, 0, 1, 1.0],
        ["opening", "Bob", 0, 0, 0, 0, None],
        ["opening", None, 4, 1, 1, 2, 0.5],
    ]


def record(random: Random) -> str:
    """Return a short game on a tiny board, so that positions recur."""
    width, height = random.choice(((3, 3), (3, 3), (3, 2), (2, 3)))
    names = "".join(f"{key}[{random.choice(NAMES)}]" for key in ("PB", "PW"))
    moves = []
    for number in range(random.randrange(8)):
        point = "abc"[random.randrange(width)] + "abc"[random.randrange(height)]
        moves.append(f";{'BW'[number % 2]}[{random.choice((point, point, point, ''))}]")
    return f"(;SZ[{width}:{height}]{names}{''.join(moves)})"


@pytest.mark.parametrize("seed", range(3))
def test_the_table_is_what_the_obvious_scanner_counts(index, tmp_path, seed):
    random = Random(seed)
    records = [record(random) for _ in range(40)]
    opened = index(*records)
    games = [
        (text, game) for number, text in enumerate(records) for game in _game(tmp_path, number)
    ]
    for _ in range(20):
        board = random.choice(random.choice(games)[1].boards)
        found = count_openings(opened, [NamedOpening("x", board)], ["ann", "Bob"])
        for column, count in zip(found.columns, found.rows[0].counts, strict=True):
            theirs = [game for text, game in games if _plays(column.player, text)]
            rotated = [_has(game, board, TURNS) for game in theirs]
            same = [_has(game, board, (*TURNS, *REFLECTIONS)) for game in theirs]
            assert count == (len(theirs), sum(rotated), sum(same) - sum(rotated))
            assert column.games == count.games


def _game(folder: Path, number: int) -> list[Game]:
    return games_of(folder / f"{number}.sgf")


def _plays(player: str | None, text: str) -> bool:
    names = text[: text.find(";", 2)] if ";" in text[2:] else text
    return player is None or player.lower() in names.lower()


def _has(game: Game, board: Board, views: Iterable[str]) -> bool:
    images = {
        (size_seen(board.size, view), turned(stones_of(board), view, board.size)) for view in views
    }
    many = len(stones_of(board))
    return any(
        (there.size, stones_of(there)) in images
        for there in game.boards
        if sum(map(bool, there.cells)) == many
    )


@pytest.mark.corpus
def test_real_openings_are_counted_as_the_obvious_scanner_counts_them(tmp_path):
    files = material_files("corpus", "games", "kgs-2017")[:100]
    for file in files:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    built(tmp_path / ".index", tmp_path)
    games = [game for file in sorted(tmp_path.glob("*.sgf")) for game in games_of(file)]
    openings = [
        named("(;SZ[19];B[pd];W[dd];B[pq];W[dp])"),
        named("(;SZ[19];B[pd];W[dd];B[pp];W[dp])"),
        named("(;SZ[19];B[qd];W[dd])"),
    ]
    with closing(Index(tmp_path / ".index")) as opened:
        found = count_openings(opened, openings, [])
    for opening, row in zip(openings, found.rows, strict=True):
        rotated = sum(_has(game, opening.board, TURNS) for game in games)
        same = sum(_has(game, opening.board, (*TURNS, *REFLECTIONS)) for game in games)
        assert row.counts == (OpeningCount(len(games), rotated, same - rotated),)
    assert sum(row.counts[0].total for row in found.rows) > 0

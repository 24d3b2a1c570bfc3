from __future__ import annotations

import pytest

from goboard_gui.files.game_summary import GameOrder, GameSummary
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size
from goboard_gui.record import Property, Tree
from tests.cases import for_each

DATA = (
    "(;SZ[9]PB[Ada]PW[Zoe]EV[Cup]RO[10]DT[1999-01-02]RE[W+R];B[aa];W[bb](;B[cc])(;B[dd];W[ee]))"
    "(;PB[bob]EV[Cup]RO[9]DT[1998]RE[B+10])"
    "(;SZ[13:9]PB[Bob 2]PW[柯潔]DT[2001]RE[B+9.5];C[x];B[aa]W[bb])"
    "(;C[nothing])"
)


@pytest.fixture(scope="module")
def games():
    return [GameSummary(tree) for tree in read_sgf(DATA.encode()).games]


def test_a_summary_tells_players_size_and_moves_of_the_main_line(games):
    assert [game.move_count for game in games] == [3, 0, 1, 0]
    assert [game.size for game in games] == [Size(9, 9), Size(19, 19), Size(13, 9), Size(19, 19)]
    assert games[2].info.white_name == "柯潔"


@for_each(
    ("order", "places"),
    [
        (GameOrder.DATE, [1, 0, 2, 3]),
        (GameOrder.EVENT, [1, 0, 2, 3]),
        (GameOrder.BLACK, [0, 1, 2, 3]),
        (GameOrder.WHITE, [0, 2, 1, 3]),
        (GameOrder.RESULT, [2, 1, 0, 3]),
        (GameOrder.MOVES, [1, 3, 2, 0]),
    ],
    ids=lambda value: value.name if isinstance(value, GameOrder) else "",
)
def test_games_are_put_into_order_and_the_silent_ones_last(games, order, places):
    assert [games.index(game) for game in sorted(games, key=order.sort_key)] == places


@pytest.mark.parametrize("order", GameOrder, ids=lambda order: order.name)
def test_games_are_put_into_order_whatever_numbers_stand_in_them(order):
    texts = [f"Cup {'1' * 5_000}", "Cup 12", f"{'9' * 5_000}-{'9' * 5_000}", "²", "٣"]
    games = [
        GameSummary(
            Tree.new([Property(ident, (text,)) for ident in ("EV", "RO", "DT", "PB", "PW", "RE")])
        )
        for text in texts
    ]
    assert len(sorted(games, key=order.sort_key)) == len(texts)
    if order is GameOrder.EVENT:
        assert [game.info.event for game in sorted(games[:2], key=order.sort_key)] == [
            texts[1],
            texts[0],
        ]


def test_a_filter_finds_names_events_and_sizes(games):
    assert [
        [place for place, game in enumerate(games) if wanted in game.search_text]
        for wanted in ("柯", "Cup", "13×9", "Zoe", "nothing")
    ] == [[2], [0, 1], [2], [0], []]


def test_moves_are_counted_as_they_are_now_and_in_damaged_games_too():
    tree = read_sgf(b"(;SZ[9];B[aa];W[bb];C[x]B[cc])").games[0]
    assert GameSummary(tree).move_count == 3
    assert GameSummary(tree.set_properties(1, [Property("C", ("no move",))])).move_count == 2
    assert GameSummary(tree.add(3, [Property("W", ("dd",))])[0]).move_count == 4
    assert GameSummary(read_sgf(b"junk(;SZ[9];B[aa];W[b").games[0]).move_count == 1

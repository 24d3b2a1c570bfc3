"""The problem of an open record."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.study.problem_solving.open_problem import problem_at
from tests.cases import for_each

FIRST = "(;SZ[9]AB[aa][bb]AW[cc]PL[B];B[dd])"
OTHER = "(;SZ[9]AB[ee]AW[cc]PL[B];B[dd])"
SAME = {
    "in another order": "(;SZ[9]AW[cc]AB[bb][aa]PL[B];B[ff])",
    "in several nodes": "(;SZ[9]AB[aa]AW[cc];AB[bb]PL[B];B[ff])",
    "as a rectangle": "(;SZ[9]AB[aa:aa][bb]AW[cc]PL[B];B[ff])",
    "with a stone removed": "(;SZ[9]AB[aa][bb][hh]AW[cc];AE[hh]PL[B];B[ff])",
}


@for_each("written", SAME.values(), ids=SAME)
def test_games_with_the_same_position_are_one_problem_however_it_is_written(written):
    games = read_sgf((FIRST + OTHER + written).encode()).games
    start = problem_at(games, 0, 1)
    assert [place.game for place in start.places] == [0, 2]
    assert [place.game for place in problem_at(games, 1, 0).places] == [1]


def test_a_node_of_a_collection_belongs_to_the_problem_above_it():
    data = b"(;GN[Two](;SZ[9]AB[aa]AW[bb];B[cc];W[dd])(;AB[ee]AW[ff];B[gg]))"
    (game,) = read_sgf(data).games
    assert problem_at([game], 0, 3).places[0].node == 1
    assert problem_at([game], 0, 5).places[0].node == 4
    assert problem_at([game], 0, 0).places[0].node == 1

"""The position that games are played out on, held against `Board`."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Point, Size, chains
from goboard_gui.study.playouts import (
    NO_POINT,
    PlayoutBoard,
    board_geometry,
    count_liberties_after_move,
    play_out,
)

graphs = st.sampled_from(
    [
        Graph.rectangle(Size(3, 3)),
        Graph.rectangle(Size(6, 2)),
        Graph.rectangle(Size(5, 5)),
        Graph.torus(Size(3, 4)),
        Graph({Point(0, 0): [Point(n, 1) for n in range(4)]} | {Point(n, 1): [] for n in range(4)}),
    ]
)


def liberties(board: Board) -> dict[frozenset[Point], frozenset[Point]]:
    return {chain.points: chain.liberties for chain in chains(board)}


@given(graphs, st.lists(st.integers(0, 24), max_size=60))
def test_stones_are_taken_and_liberties_known_as_on_a_board(graph, wishes):
    board, stage, colour = (
        Board.empty(graph),
        PlayoutBoard(board_geometry(graph), bytes(len(graph.points))),
        1,
    )
    for wish in wishes:
        point = wish % len(graph.points)
        if stage.cells[point] or not count_liberties_after_move(stage, point, colour):
            continue
        stage.play(point, colour)
        board = board.play(graph.points[point], Colour(colour)).board
        assert bytes(stage.cells) == board.cells
        assert sorted(stage.empties) == [n for n, cell in enumerate(board.cells) if not cell]
        for points, free in liberties(board).items():
            numbers = {graph.index[each] for each in points}
            chain = stage.chains[min(numbers)]
            assert set(stage.members[chain]) == numbers
            single = stage.counts[chain] * stage.squares[chain] == stage.sums[chain] ** 2
            assert single == (len(free) == 1)
        colour = 3 - colour


@given(graphs, st.integers(0, 99))
def test_a_game_is_played_out_on_a_copy(graph, seed):
    start = PlayoutBoard(board_geometry(graph), bytes(len(graph.points)))
    stage = start.copy()
    play_out(stage, 1, Random(seed))
    assert start.cells == [0] * len(graph.points)
    assert start.empties == list(range(len(graph.points)))


@pytest.mark.parametrize("colour", Colour)
def test_games_that_are_played_out_leave_two_eyes(colour):
    rows = [".X.X.", "XXXXX", "OOOOO", "O.O.O"]
    board = Board.from_rows(*rows)
    for seed in range(20):
        stage = PlayoutBoard(board_geometry(board.graph), board.cells)
        play_out(stage, colour, Random(seed))
        assert bytes(stage.cells) == board.cells


def test_a_stone_just_taken_in_ko_is_not_retaken_at_once():
    board = Board.from_rows(".XO.", "XO.O", ".XO.")
    stage = PlayoutBoard(board_geometry(board.graph), board.cells)
    stage.play(board.graph.index[Point(2, 1)], 1)
    assert stage.ko == board.graph.index[Point(1, 1)]
    stage.play(board.graph.index[Point(0, 0)], 2)
    assert stage.ko == NO_POINT


def test_diagonals_are_those_of_the_grid():
    known = board_geometry(Graph.rectangle(Size(3, 3)))
    assert known.diagonals == ((4,), (3, 5), (4,), (1, 7), (0, 2, 6, 8), (1, 7), (4,), (3, 5), (4,))
    assert known.spare == (0, 0, 0, 0, 1, 0, 0, 0, 0)

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.main_lines import MainLine, replay_lines, stone_changes
from goboard_gui.go import Board, Colour, Graph, Point, Size
from goboard_gui.go.bulk import encode_stone, find_removed_stones
from tests.examples import examples

SIZES = st.sampled_from([(1, 1), (2, 1), (1, 5), (3, 3), (4, 3), (5, 5), (6, 4), (7, 7)])


def moves(random: Random, size: Size) -> list[int]:
    """Return moves as they come: most on empty points, in turn, some on stones, some passes."""
    graph = Graph.rectangle(size)
    board = Board.empty(size)
    played = []
    for number in range(random.choice((0, 3, 40, 90))):
        points = [point for point in size.points() if board[point] is None]
        if not points or random.random() < 0.05:
            points = [None, *size.points()]
        point = random.choice(points)
        colour = random.choice(list(Colour)) if random.random() < 0.1 else Colour(number % 2 + 1)
        played.append(encode_stone(graph, point, colour))
        if point is not None:
            board = board.play(point, colour).board
    return played


@examples(1.5)
@given(st.integers(0, 1 << 32), st.lists(SIZES, max_size=12))
def test_what_games_replayed_together_change_is_what_each_does_move_by_move(seed, sizes):
    random = Random(seed)
    lines = [MainLine(Size(*size), moves(random, Size(*size))) for size in sizes]
    for line, known in zip(lines, replay_lines(lines), strict=True):
        assert known[:2] == line[:2]
        assert known.changed_stones == find_removed_stones(Graph.rectangle(line.size), line.played)


@examples(0.5)
@given(st.integers(0, 1 << 32))
def test_the_stones_that_change_are_those_of_the_boards(seed):
    random = Random(seed)
    size = Size(4, 3)
    graph = Graph.rectangle(size)
    [line] = replay_lines([MainLine(size, moves(random, size))])
    board, boards = Board.empty(size), [Board.empty(size)]
    for stone in line.played:
        if stone < 2 * len(graph.points):
            board = board.play(graph.points[stone >> 1], Colour((stone & 1) + 1)).board
        boards.append(board)
    lying: set[int] = set()
    found = []
    for change in stone_changes(size, [line]).stones.tolist():
        if change >= 0:
            found.append(set(lying))
        if change < 2 * len(graph.points):
            lying ^= {max(change, ~change)}
    expected = [
        {encode_stone(graph, point, colour) for point, colour in each.stones().items()}
        for each in boards
    ]
    # A change that is a move comes first: what lies before it is the position before it.
    assert [*found[1:], lying] == expected


def test_what_is_known_already_is_not_looked_up():
    line = MainLine(Size(3, 3), [0], ([0], [4]))
    assert replay_lines([line, MainLine(Size(3, 3), [0])]) == [
        line,
        MainLine(Size(3, 3), [0], ([], [])),
    ]
    assert replay_lines([]) == []


@pytest.mark.parametrize("passes", [32_766, 40_000])
def test_long_games_are_replayed(passes):
    size = Size(3, 1)
    graph = Graph.rectangle(size)
    took = [
        *[encode_stone(graph, None, Colour.BLACK)] * passes,
        encode_stone(graph, Point(0, 0), Colour.BLACK),
        encode_stone(graph, Point(1, 0), Colour.WHITE),
    ]
    [line] = replay_lines([MainLine(size, took)])
    assert line.changed_stones == ([passes + 2], [0])

"""Legal positions, counted: each chain has a liberty (Tromp and Farnebäck; OEIS A094777)."""

from __future__ import annotations

from itertools import product

from goboard_gui.go import Board, Colour, Graph, Size, chains
from tests.cases import for_each

COUNTS = [
    (Size(1, 1), 1),
    (Size(2, 1), 5),
    (Size(1, 2), 5),
    (Size(3, 1), 15),
    (Size(2, 2), 57),
    (Size(3, 2), 489),
    (Size(2, 3), 489),
]
each_size = for_each(("size", "count"), COUNTS, ids=str)


def legal(board: Board) -> bool:
    return all(chain.liberties for chain in chains(board))


def legal_boards(size: Size) -> set[Board]:
    graph = Graph.rectangle(size)
    cells = product(range(3), repeat=len(graph.points))
    return {board for board in (Board(graph, bytes(them)) for them in cells) if legal(board)}


@each_size
def test_as_many_positions_are_legal_as_are_known(size: Size, count: int):
    assert len(legal_boards(size)) == count


def test_12675_positions_are_legal_on_three_lines():
    assert len(legal_boards(Size(3, 3))) == 12675


@each_size
def test_play_leads_to_the_legal_positions_and_to_no_other(size: Size, count: int):
    empty = Board.empty(size)
    reached, ahead = {empty}, [empty]
    while ahead:
        board = ahead.pop()
        for point, colour in product(size.points(), Colour):
            if board[point] is None:
                after = board.play(point, colour).board
                if after not in reached:
                    reached.add(after)
                    ahead.append(after)
    assert len(reached) == count
    assert reached == legal_boards(size)


@each_size
def test_positions_differ_in_their_keys(size: Size, count: int):
    assert len({board.key for board in legal_boards(size)}) == count

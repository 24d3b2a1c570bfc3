"""Best play: exact results on small boards, whatever was played before."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Replay, Size
from goboard_gui.record import Session, new_game
from goboard_gui.study import best_play
from goboard_gui.study.best_play import BestPlay, best_play_from
from tests.cases import for_each
from tests.effort import effort
from tests.go import solver
from tests.go.test_go_small_boards import ROW, graphs, joined

SMALL = [
    *(Graph.rectangle(Size(width, 1)) for width in range(1, 5)),
    Graph.rectangle(Size(2, 2)),
    *(joined(points, edges) for points in range(1, 5) for edges in graphs(points)),
]


def solved(play: BestPlay) -> BestPlay:
    for _ in play.solve():
        pass
    assert play.is_solved
    return play


@for_each(
    ("size", "value"),
    [
        pytest.param(Size(5, 1), 0, id="five points"),
        pytest.param(Size(6, 1), 1, id="six points"),
        pytest.param(Size(3, 2), 0, id="two rows of three"),
    ],
)
def test_boards_are_solved_that_a_plain_search_takes_too_long_for(size: Size, value: int):
    assert solved(BestPlay(Board.empty(size))).bounds.value == value


@pytest.mark.parametrize("graph", SMALL, ids=range(len(SMALL)))
def test_the_result_and_that_after_each_move_are_those_of_a_search_of_all_games(graph: Graph):
    play = solved(BestPlay(Board.empty(graph)))
    assert play.bounds.value == solver.solve_graph(graph).value
    assert [(move.point, move.bounds.value) for move in play.moves] == solver.replies(graph)


@given(st.sampled_from(SMALL[1:]), st.lists(st.integers(-1, 4), max_size=9), st.booleans())
def test_earlier_moves_count(graph: Graph, choices: list[int], white_begins: bool):
    replay = Replay(Board.empty(graph), solver.CITIZENDIUM)
    colour = Colour.WHITE if white_begins else Colour.BLACK
    boards, passes = [replay.board], 0
    for choice in choices:
        if 0 <= choice < len(graph.points):
            legal = replay.play(graph.points[choice], colour).illegal is None
        else:
            legal = passes == 0
            replay.pass_turn(colour)
        if not legal:
            replay.take_back()
            continue
        passes = passes + 1 if choice < 0 or choice >= len(graph.points) else 0
        boards.append(replay.board)
        colour = colour.opponent
    play = solved(BestPlay(boards[-1], colour, earlier=boards[:-1], passes=passes))
    most = len(graph.points)
    assert play.bounds.value == solver._search(replay, colour, -most, most).value


@pytest.mark.parametrize("graph", SMALL, ids=range(len(SMALL)))
def test_the_best_line_is_legal_and_ends_with_the_result(graph: Graph):
    play = solved(BestPlay(Board.empty(graph)))
    replay, colour = Replay(Board.empty(graph), solver.CITIZENDIUM), Colour.BLACK
    for point in play.line:
        assert solver._make(replay, point, colour)
        colour = colour.opponent
    assert replay.has_ended
    assert solver.configuration_score(replay.board) == play.bounds.value


def test_bounds_enclose_the_result_at_all_times_until_they_meet():
    play = BestPlay(Board.empty(Size(4, 2)))
    seen = set()
    for _ in play.solve():
        assert play.bounds.lower <= 8 <= play.bounds.upper
        seen.add((play.bounds.lower, play.bounds.upper))
    assert len(seen) > 2
    assert play.bounds.value == 8


def test_a_search_that_needs_too_much_memory_gives_up_with_its_bounds(monkeypatch):
    monkeypatch.setattr(best_play, "_MOST_BYTES", 10_000)
    play = BestPlay(Board.empty(Size(3, 3)))
    for _ in play.solve():
        pass
    assert play.has_given_up
    assert not play.is_solved
    assert play.bounds.lower <= 9 <= play.bounds.upper


@for_each(
    ("graph", "to_play", "passes", "bounds"),
    [
        (Graph.rectangle(Size(9, 9)), Colour.BLACK, 0, (0, 81)),
        (Graph.rectangle(Size(9, 9)), Colour.BLACK, 1, (0, 81)),
        (Graph.rectangle(Size(9, 9)), Colour.WHITE, 0, (-81, 0)),
        (Graph.rectangle(Size(1, 1)), Colour.WHITE, 0, (-1, 0)),
    ],
)
def test_the_player_who_begins_on_an_empty_board_never_loses(graph, to_play, passes, bounds):
    board = Board.empty(graph)
    play = BestPlay(board, to_play, earlier=[board] * passes, passes=passes)
    assert (play.bounds.lower, play.bounds.upper) == bounds


def test_a_board_that_was_emptied_or_has_stones_has_no_such_bound():
    board, stone = Board.empty(Size(3, 1)), Board.from_rows(".X.")
    for play in (BestPlay(board, earlier=[stone]), BestPlay(stone)):
        assert (play.bounds.lower, play.bounds.upper) == (-3, 3)


@pytest.mark.parametrize("graph", SMALL, ids=range(len(SMALL)))
def test_the_results_of_white_who_begins_are_those_of_black_negated(graph: Graph):
    black, white = (solved(BestPlay(Board.empty(graph), colour)) for colour in Colour)
    assert white.bounds.value == -black.bounds.value
    results = [[move.bounds.value for move in play.moves] for play in (black, white)]
    assert results[0] == [-value for value in results[1]]


@for_each("size", [Size(52, 52), Size(52, 1)])
def test_steps_are_short_on_every_board(size: Size):
    """What one step does is bounded, so any time limit is kept; in calls, not in seconds."""
    play = BestPlay(Board.empty(size))
    steps = play.solve()
    calls = [effort(lambda: next(steps, None)) for _ in range(6)]
    assert max(calls) < 60_000
    assert effort(lambda: BestPlay(Board.empty(size))) < 60_000


def test_nothing_remains_to_be_played_after_two_passes():
    play = solved(BestPlay(Board.from_rows("X."), passes=2))
    assert (play.bounds.value, play.moves, play.line) == (2, [], [])


@for_each(
    ("moves", "ended"),
    [([], False), ([None], False), ([None, ROW[0], None], False), ([None, None], True)],
)
def test_two_passes_in_a_row_end_the_game_of_a_record(moves, ended):
    session = Session(new_game(Size(2, 1)))
    for point in moves:
        session.play(point)
    assert best_play_from(session).has_ended is ended


def test_a_stone_that_was_just_taken_cannot_be_taken_back():
    session = Session(new_game(Size(2, 1)))
    for point in (ROW[0], ROW[1]):
        session.play(point)
    play = solved(best_play_from(session))
    assert play.to_play is Colour.BLACK
    assert [(move.point, move.bounds.value) for move in play.moves] == [(None, -2)]


def test_setup_discards_the_positions_before_it():
    session = Session(new_game(Size(2, 1)))
    session.play(ROW[0])
    session.play(ROW[1])
    session.set_up_stones({ROW[1]: None})
    play = solved(best_play_from(session))
    assert {move.point for move in play.moves} == {ROW[0], ROW[1], None}


def test_a_torus_is_solved_by_its_own_neighbours():
    flat = solved(BestPlay(Board.empty(Size(3, 1))))
    ring = solved(BestPlay(Board.empty(Graph.torus(Size(3, 1)))))
    assert (flat.bounds.value, ring.bounds.value) == (3, 0)

"""Proposals of dead stones, for finished games and for any other position."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Point, Size
from goboard_gui.go.benson import enclosed_points, unconditionally_alive
from goboard_gui.go.rules import rule_set
from goboard_gui.go.score import Marking, ScoringTerms, calculate_score
from goboard_gui.study.dead_stones import improving_proposals, propose_marking
from tests.corpus import material_data

BLACK = Colour.BLACK
JAPANESE = rule_set("japanese")

FINISHED = {
    "a stone in the opponent's territory": """
        . . . . X O . . .
        . . . . X O . . .
        . . o . X O . . .
        . . . . X O . . .
        . . . . X O . x .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
    """,
    "two stones where a game has ended": """
        . . X O . . .
        . . X O O O .
        . o X X X O O
        . . o . X X O
        X X X X X O O
        O O O O O O .
        . . . . . . .
    """,
    "a group with one eye in the corner": """
        . o o X . . .
        o o o X . . .
        X X X X X . .
        . . . X O O O
        . . . X O . .
        X X X X O O O
        O O O O O . .
        . . . . . . .
    """,
    "groups with two eyes": """
        . O . O X . .
        O O O O X . .
        X X X X X X X
        . . . . X O O
        X X X X X O .
        O O O O O O O
        . . . . . O .
    """,
    "a seki of two shared liberties": """
        . B B B . W X . X
        W B B B W W X X .
        W W W W W W X . X
        X X X X X X X X X
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . . . O . . . O .
        . . . . . . . . .
    """,
    "a seki of an eye each and a liberty": """
        . B . W . W X . X
        B B B W W W X X .
        W W W W W W X . X
        X X X X X X X X X
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . . . O . . . O .
        . . . . . . . . .
    """,
    "an eye against none": """
        . x x . . O X . X
        O x x O O O X X .
        O O O O . O X . X
        X X X X X X X X X
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . . . O . . . O .
        . . . . . . . . .
    """,
    "a ko stone that may be taken": """
        . . X O . . .
        . . X O . . .
        . X . X O . .
        . . X O . . .
        . . X O . . .
        . . X O . . .
        . . X O . . .
    """,
}


def read(picture: str) -> tuple[Board, set[Point], set[Point]]:
    """Return a board, its dead stones (small) and those in seki (B, W)."""
    rows = ["".join(line.split()) for line in picture.strip().splitlines()]
    plain = str.maketrans("xoBW", "XOXO")
    dead, seki = (
        {
            Point(column, row)
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if sign in signs
        }
        for signs in ("xo", "BW")
    )
    return Board.from_rows(*(row.translate(plain) for row in rows)), dead, seki


@pytest.mark.parametrize("picture", FINISHED.values(), ids=FINISHED)
def test_dead_stones_are_proposed(picture):
    board, dead, seki = read(picture)
    for to_play in Colour:
        marking = propose_marking(board, to_play)
        assert (marking.dead, marking.seki) == (dead, seki)


@pytest.mark.parametrize(
    "board",
    [
        Board.empty(Size(1, 1)),
        Board.empty(Size(9, 9)),
        Board.empty(Graph({Point(0, 0): [Point(1, 0)], Point(1, 0): []})),
        Board.empty(Graph({})),
        Board.from_rows("X"),
        Board.from_rows("XX", "XX"),
        Board.from_rows("XO", "OX"),
    ],
    ids=lambda board: f"{board.size} with {len(board.stones())} stones",
)
def test_a_position_that_is_not_finished_has_a_proposal_too(board):
    for to_play in Colour:
        assert not board.stones() or propose_marking(board, to_play).dead <= board.stones().keys()
        assert board.stones() or propose_marking(board, to_play) == Marking()


graphs = st.sampled_from(
    [
        *(Graph.rectangle(Size(*sides)) for sides in [(1, 1), (1, 7), (2, 2), (5, 4), (9, 3)]),
        Graph.torus(Size(4, 3)),
        Graph.cylinder(Size(3, 5)),
        Graph(
            {Point(0, 0): [Point(1, 0), Point(0, 1)], Point(1, 0): [Point(0, 1)], Point(0, 1): []}
        ),
        Graph({Point(0, 0): [Point(n, 1) for n in range(5)]} | {Point(n, 1): [] for n in range(5)}),
    ]
)


@st.composite
def positions(draw):
    """Draw a board with any stones, with and without liberties."""
    graph = draw(graphs)
    size = len(graph.points)
    return Board(graph, bytes(draw(st.lists(st.integers(0, 2), min_size=size, max_size=size))))


def swapped(board: Board) -> Board:
    return Board(board.graph, bytes((0, 2, 1)[cell] for cell in board.cells))


@given(positions(), st.sampled_from(Colour))
def test_each_game_gives_any_position_a_proposal_that_spares_what_lives(board, to_play):
    markings = list(improving_proposals(board, to_play, playouts=9))
    assert len(markings) == 9
    for marking in markings:
        assert marking.dead | marking.seki <= board.stones().keys()
        assert not marking.dead & marking.seki
        for colour in Colour:
            assert not marking.dead & unconditionally_alive(board, colour)
            assert {
                p for p in enclosed_points(board, colour) if board[p] is colour.opponent
            } <= marking.dead
        assert not marking.owners.keys() & (board.stones().keys() - marking.dead)


@given(positions(), st.sampled_from(Colour), st.integers(0, 3))
def test_a_proposal_is_the_same_with_the_colours_swapped(board, to_play, seed):
    there = list(improving_proposals(board, to_play, playouts=4, seed=seed))
    assert (
        list(improving_proposals(swapped(board), to_play.opponent, playouts=4, seed=seed)) == there
    )


@given(positions(), st.sampled_from(Colour))
def test_the_same_position_has_the_same_proposals(board, to_play):
    again = [list(improving_proposals(board, to_play, playouts=5, seed=7)) for _ in range(2)]
    assert again[0] == again[1]


def test_the_proposal_is_the_last_of_those_made_step_by_step():
    board, _, _ = read(FINISHED["two stones where a game has ended"])
    *_, last = improving_proposals(board, BLACK)
    assert last == propose_marking(board, BLACK)


@pytest.mark.corpus
def test_enough_proposals_for_real_games_need_no_click():
    """Nine of ten games that servers counted, of a fixed sample that is known exactly."""
    games = material_data("corpus", "oracles", "kgs-score", "kgs_score.json")["games"]
    known = [it for it in games if it["formula_agrees"]][::4]
    right = 0
    for game in known:
        board = Board.from_rows(*game["board"].split("/"))
        terms = ScoringTerms(
            game["komi"], 0, (game["captured_by_black"], game["captured_by_white"])
        )
        score = calculate_score(board, propose_marking(board, BLACK), JAPANESE, terms)
        margin = float(game["RE"][2:]) * (1 if game["RE"][0] == "B" else -1)
        right += score.margin == margin
    assert right >= 0.9 * len(known)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board, Colour, Ko, Point, Replay, Rules, Size
from goboard_gui.go.citizendium import Violation, ViolationKind, find_violations
from goboard_gui.record import Property, Tree
from goboard_gui.record.analysis.citizendium import find_citizendium_violations
from goboard_gui.record.moves import move_property
from tests.cases import for_each
from tests.record.record_cases import branch, line, setup

BLACK, WHITE = Colour


def found(tree: Tree, nodes: list[int] | None = None) -> list[tuple[int, str, int]]:
    """Return the postulate, the kind and the node of each failure."""
    return [
        (failure.rule_number, failure.violation.kind.name.lower(), failure.node)
        for failure in find_citizendium_violations(tree, nodes)
    ]


@for_each(
    ("tree", "expected"),
    [
        pytest.param(line("SZ[9]", "B[ee]", "W[]", "B[]"), [], id="none"),
        pytest.param(
            line("SZ[9]", "C[x]", "B[ee]", "C[x]", "W[]", "B[tt]", "C[x]"),
            [],
            id="with other nodes",
        ),
        pytest.param(line("SZ[9]PL[B]", "B[]", "B[]"), [], id="passes have no colour"),
        pytest.param(line("SZ[9]"), [(2, "open", 0)], id="no move"),
        pytest.param(line("SZ[9]", "C[x]", "C[y]"), [(2, "open", 0)], id="only comments"),
        pytest.param(line("SZ[9]AB[aa]", "B[]", "W[]"), [(1, "start", 0)], id="stones in the root"),
        pytest.param(
            line("SZ[9]", "AB[aa]", "AW[bb]", "B[]", "W[]"), [(1, "start", 0)], id="stones later"
        ),
        pytest.param(line("SZ[9]", "AB[aa]", "AE[aa]", "B[]", "W[]"), [], id="stones taken off"),
        pytest.param(
            line("SZ[9]AB[aa]B[bb]", "W[]", "B[]"), [(1, "start", 0)], id="a move in the root, too"
        ),
        pytest.param(
            line("SZ[9]HA[2]AB[aa][ii]", "W[ee]", "B[cc]", "W[]", "B[]"),
            [(1, "start", 0), (5, "turn", 1)],
            id="handicap and White first",
        ),
        pytest.param(
            line("SZ[9]HA[2]AB[aa][ii]", "B[]", "W[ee]", "B[]", "W[]"),
            [(1, "start", 0)],
            id="handicap and Black passes first",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "AB[bb]", "W[cc]", "B[]", "W[]"),
            [(6, "change", 3)],
            id="a stone set up during the game",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "AB[aa]", "W[cc]", "B[]", "W[]"), [], id="one that was there"
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[bb]", "AB[cc][dd]", "B[]"),
            [(2, "open", 4), (5, "clicks", 4), (6, "change", 4)],
            id="two set up before a pass",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[bb]", "B[]", "W[]", "AE[aa]"),
            [],
            id="taken off after the end",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[bb]", "AE[aa]"),
            [(2, "open", 2), (6, "no_click", 2)],
            id="taken off at the end of an open game",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[aa]", "B[]", "W[]"), [(5, "occupied", 2)], id="on a stone"
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[bb]", "B[aa]", "W[]", "B[]"),
            [(5, "occupied", 3)],
            id="on one's own stone",
        ),
        pytest.param(
            line("SZ[9]", "B[zz]", "W[]", "B[]"), [(5, "off_board", 1)], id="off the board"
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "B[bb]", "W[]", "B[]"), [(5, "turn", 2)], id="twice in a row"
        ),
        pytest.param(line("SZ[9]", "W[aa]", "B[]", "W[]"), [(5, "turn", 1)], id="White first"),
        pytest.param(line("SZ[1]", "B[aa]", "W[]", "B[]"), [(4, "dead", 1)], id="suicide"),
        pytest.param(
            line("SZ[3:1]", "B[aa]", "W[]", "B[ba]", "W[]", "B[ca]", "W[]", "B[]"),
            [(4, "dead", 5)],
            id="suicide of three stones",
        ),
        pytest.param(
            line("SZ[2:1]", "B[aa]", "W[ba]", "B[aa]", "W[]", "B[]"),
            [(3, "repetition", 3)],
            id="a ko",
        ),
        pytest.param(
            line("SZ[2:1]", "B[aa]", "W[ba]", "B[aa]"),
            [(2, "open", 3), (3, "repetition", 3)],
            id="a ko at the end",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[]", "B[]", "W[]"),
            [(3, "repetition", 3)],
            id="a third pass",
        ),
        pytest.param(
            line("SZ[9]", "B[aa]", "W[]", "B[]", "W[bb]"),
            [(2, "open", 4), (3, "repetition", 3)],
            id="played on after two passes",
        ),
        pytest.param(line("SZ[9]", "B[aa]", "W[]"), [(2, "open", 2)], id="one pass"),
    ],
)
def test_each_way_to_fail_is_found_where_it_is(tree: Tree, expected):
    assert found(tree) == expected


def test_other_lines_can_be_asked_about():
    tree = line("SZ[2:1]", "B[aa]", "W[ba]", "B[]", "W[]")
    tree, other = branch(tree, 2, "B[aa]")
    assert found(tree) == []
    assert found(tree, tree.line_to(other[0])) == [
        (2, "open", other[0]),
        (3, "repetition", other[0]),
    ]


def test_a_failure_says_all_that_a_breach_does():
    tree = line(setup(".X.", "X.."), "B[]", "W[aa]", "B[]", "W[]")
    assert [failure.violation for failure in find_citizendium_violations(tree)] == [
        Violation(ViolationKind.START, 0, (Point(1, 0), Point(0, 1))),
        Violation(ViolationKind.DEAD, 2, (Point(0, 0),), WHITE),
    ]


def test_what_was_dead_at_the_start_is_dead_after_the_first_move():
    tree = line("SZ[2:1]AB[aa]AW[ba]", "B[]", "W[]")
    assert found(tree) == [(1, "start", 0), (4, "dead", 1)]


SIZES = st.sampled_from([Size(2, 1), Size(3, 1), Size(2, 2), Size(3, 3)])


@given(SIZES, st.lists(st.integers(-1, 8), max_size=40))
def test_legal_games_fail_nothing_but_that_they_are_not_over(size: Size, wishes: list[int]):
    replay, tree, node = Replay(Board.empty(size), Rules(Ko.POSITIONAL)), line("SZ[1]"), 0
    tree = tree.set_properties(0, [Property("SZ", (f"{size.width}:{size.height}",))])
    for wish in wishes:
        if replay.has_ended:
            break
        colour = WHITE if len(replay) % 2 else BLACK
        points = size.points()
        point = points[wish] if 0 <= wish < len(points) else None
        if point is not None and replay.judge(point, colour).illegal:
            point = None
        if point is None:
            replay.pass_turn(colour)
        else:
            replay.play(point, colour)
        tree, node = tree.add(node, [move_property(colour, point)])
    assert [postulate for postulate, _, _ in found(tree)] == ([] if replay.has_ended else [2])


@given(SIZES, st.lists(st.integers(-1, 8), max_size=20))
def test_moves_in_turn_fail_what_their_positions_fail(size: Size, wishes: list[int]):
    replay, tree, node = Replay(Board.empty(size), RECORDING), line("SZ[1]"), 0
    tree = tree.set_properties(0, [Property("SZ", (f"{size.width}:{size.height}",))])
    positions = [replay.board]
    points = size.points()
    for number, wish in enumerate([*wishes, -1, -1], 1):
        colour = BLACK if number % 2 else WHITE
        point = points[wish] if 0 <= wish < len(points) else None
        judged = None if point is None else replay.judge(point, colour).illegal
        if judged is not None and judged.value in ("occupied", "suicide"):
            point = None
        if point is None:
            replay.pass_turn(colour)
        else:
            replay.play(point, colour)
        positions.append(replay.board)
        tree, node = tree.add(node, [move_property(colour, point)])
    assert tuple(
        failure.violation for failure in find_citizendium_violations(tree)
    ) == find_violations(positions)


def test_a_board_is_made_for_each_move_and_hardly_another(monkeypatch):
    made = []
    play = Board.__init__

    def counted(self, *arguments):
        made.append(self)
        play(self, *arguments)

    monkeypatch.setattr(Board, "__init__", counted)
    moves = [
        f"{'BW'[number % 2]}[{'abcdefghi'[number % 9]}{'abcdefghi'[number // 9]}]"
        for number in range(70)
    ]
    find_citizendium_violations(line("SZ[9]", *moves))
    assert len(made) <= 75

"""A stone shows the number of the move that put it there, and every other number is listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board
from goboard_gui.record.figures import MarkSplit, PlanOptions, number_stones, plan_figures
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.properties.tables import SETUP_PROPERTIES
from goboard_gui.record.steps import LineReplay, board_size
from goboard_gui.record.values.move_numbers import NO_NUMBERS, MoveNumbers, NumberedRange
from tests.cases import for_each
from tests.record.record_cases import branch, line, trees

if TYPE_CHECKING:
    from goboard_gui.go import Point
    from goboard_gui.record import Tree
    from goboard_gui.record.figures.building import VisibleBoard

FROM = MoveNumbers(NumberedRange.FROM, from_one=True)
ALL = MoveNumbers(NumberedRange.ALL)
RECORD = MoveNumbers(NumberedRange.RECORD)


def last(count: int, *, from_one: bool = False) -> MoveNumbers:
    return MoveNumbers(NumberedRange.LAST, count, from_one=from_one)


def in_variation(*, from_one: bool = True) -> MoveNumbers:
    return MoveNumbers(NumberedRange.VARIATION, from_one=from_one)


def numbered(tree: Tree, node: int, numbers: MoveNumbers, start: int | None = None) -> VisibleBoard:
    """Return the position at a node with its numbers."""
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    return number_stones(tree, steps, replay.board, numbers, start)


def seen(view: VisibleBoard) -> str:
    """Return the numbers by point, and after a bar those that are listed: `aa1 ba2 | 3 4`."""
    there = sorted((move.label, write_point(point)) for point, move in view.numbers.items())
    shown = " ".join(f"{point}{label}" for label, point in there)
    return f"{shown} | {' '.join(str(move.label) for move in view.hidden)}".strip(" |")


GAME = ("B[aa]", "W[bb]", "B[cc]", "W[dd]", "B[ee]", "C[no move]")


@for_each(
    ("numbers", "node", "expected"),
    [
        (NO_NUMBERS, 6, ""),
        (ALL, 0, ""),
        (ALL, 3, "aa1 bb2 cc3"),
        (ALL, 6, "aa1 bb2 cc3 dd4 ee5"),
        (ALL._replace(from_one=True), 6, "aa1 bb2 cc3 dd4 ee5"),
        (last(2), 6, "dd4 ee5"),
        (last(2), 1, "aa1"),
        (last(2), 0, ""),
        (last(2, from_one=True), 5, "dd1 ee2"),
        (last(50), 6, "aa1 bb2 cc3 dd4 ee5"),
        (in_variation(), 6, ""),
        (RECORD, 6, "aa1 bb2 cc3 dd4 ee5"),
    ],
)
def test_the_numbers_of_the_chosen_moves_are_shown(numbers, node, expected):
    assert seen(numbered(line("SZ[9]", *GAME), node, numbers)) == expected


@for_each(
    ("start", "node", "expected"),
    [
        (3, 6, "cc1 dd2 ee3"),
        (3, 3, "cc1"),
        (3, 2, ""),
        (0, 2, "aa1 bb2"),
        (6, 6, ""),
        (99, 6, ""),
        (None, 6, ""),
    ],
)
def test_numbers_may_begin_at_any_node_above(start, node, expected):
    tree = line("SZ[9]", *GAME)
    assert seen(numbered(tree, node, FROM, start)) == expected
    assert seen(numbered(tree, 6, FROM._replace(from_one=False), 3)) == "cc3 dd4 ee5"


def test_variations_are_numbered_from_where_they_leave_the_main_line():
    tree, (first, second) = branch(line("SZ[9]", *GAME), 2, "B[ff]", "W[gg]")
    tree, (inner, end) = branch(tree, first, "W[hh]", "B[ii]")
    assert seen(numbered(tree, second, in_variation())) == "ff1 gg2"
    assert seen(numbered(tree, end, in_variation())) == "ff1 hh2 ii3"
    assert seen(numbered(tree, inner, in_variation(from_one=False))) == "ff3 hh4"
    assert seen(numbered(tree, 2, in_variation())) == ""
    # The first moves may differ, too.
    tree, (other,) = branch(tree, 0, "B[hh]")
    assert seen(numbered(tree, other, in_variation())) == "hh1"


# Black takes the stone of move 1 with move 4; move 7 is suicide on the same point.
CAPTURE = ("W[aa]", "B[ba]", "W[ee]", "B[ab]", "W[ed]", "B[ec]", "W[aa]")


@for_each(
    ("moves", "numbers", "expected"),
    [
        (CAPTURE[:4], ALL, "ba2 ee3 ab4 | 1"),
        (CAPTURE[:4], last(3), "ba2 ee3 ab4"),
        (("B[aa]", "W[]", "B[bb]"), ALL, "aa1 bb3 | 2"),
        (("B[aa]", "W[zz]", "B[bb]"), ALL, "aa1 bb3 | 2"),
        # Suicide
        (CAPTURE, ALL, "ba2 ee3 ab4 ed5 ec6 | 1 7"),
        # A stone on another one, against the rules
        (("B[aa]", "W[aa]"), ALL, "aa2 | 1"),
        (("B[aa]", "B[aa]"), ALL, "aa2 | 1"),
        # Setup takes a stone off or replaces it.
        (("B[aa]", "AE[aa]", "W[bb]"), ALL, "bb2 | 1"),
        (("B[aa]", "AW[aa]"), ALL, "1"),
        (("B[aa]", "AB[aa]"), ALL, "aa1"),
        (("B[aa]", "AE[aa]", "AB[aa]"), ALL, "1"),
        (("AB[aa]", "W[bb]"), ALL, "bb1"),
        (("B[aa]", "AE[aa]W[bb]"), ALL, "bb2 | 1"),
    ],
)
def test_numbers_of_stones_that_are_gone_are_listed(moves, numbers, expected):
    assert seen(numbered(line("SZ[5]", *moves), len(moves), numbers)) == expected


@for_each(
    ("moves", "expected"),
    [
        (("B[aa]MN[51]", "W[bb]", "B[cc]"), "aa51 bb52 cc53"),
        (("B[aa]", "W[bb]MN[1]", "B[cc]"), "aa1 bb1 cc2"),
        (("B[aa]PM[0]", "W[bb]", "B[cc]"), ""),
        (("B[aa]PM[0]", "W[bb]PM[1]", "B[cc]"), "bb2 cc3"),
        (("B[aa]MN[183]PM[2]", "W[bb]", "B[cc]"), "aa83 bb84 cc85"),
        (("B[aa]MN[199]PM[2]", "W[bb]", "B[cc]"), "aa99 bb100 cc101"),
        (("B[aa]", "W[bb]FG[]", "B[cc]"), "bb2 cc3"),
        (("B[aa]", "W[bb]FG[257:Figure 2]MN[1]", "B[cc]"), "bb1 cc2"),
        (("B[aa]FG[]", "W[bb]FG[]", "C[text]FG[]", "B[cc]"), "cc3"),
        (("B[aa]FG[]PM[2]MN[150]", "W[aa]FG[]", "B[cc]"), "aa51 cc52"),
        (("B[aa]PM[0]", "W[aa]PM[1]"), "aa2"),
    ],
)
def test_a_record_may_state_its_numbers(moves, expected):
    tree = line("SZ[5]", *moves)
    assert seen(numbered(tree, len(moves), RECORD)) == expected
    # Other choices use the numbers of the game.
    assert all(0 < move.label <= 3 for move in numbered(tree, len(moves), ALL).numbers.values())


@for_each(
    "moves",
    [
        ("B[aa]", "W[bb]", "B[cc]"),
        ("B[aa]", "W[bb]FG[]", "B[cc]", "W[]"),
        ("B[aa]FG[]PM[2]MN[150]", "W[ab]", "B[cc]FG[]", "W[dd]"),
        ("B[aa]", "W[bb]FG[]MN[1]", "B[cc]"),
        ("B[aa]MN[199]FG[]PM[2]", "W[bb]", "B[cc]"),
        (*CAPTURE[:2], f"{CAPTURE[2]}FG[]", *CAPTURE[3:]),
    ],
)
def test_the_numbers_of_a_record_are_those_of_its_last_figure_on_paper(moves):
    tree = line("SZ[5]", *moves)
    options = PlanOptions(MarkSplit(), keep_captured=False)
    figure = plan_figures(tree, options)[-1]
    view = numbered(tree, len(moves), RECORD)
    assert view.numbers == figure.numbers
    assert view.stones == figure.stones
    noted = [move for note in figure.notes for move in note.moves]
    assert sorted(view.hidden) == sorted(noted)


def placing_nodes(tree: Tree, node: int) -> dict[Point, int]:
    """Return the node whose move put each stone there, found by comparing boards."""
    replay = LineReplay(tree, RECORDING)
    owners: dict[Point, int] = {}
    before = Board.empty(board_size(tree))
    for step in replay.replay_line(tree.line_to(node)):
        for point in replay.board.graph.points:
            if before[point] is not replay.board[point]:
                owners.pop(point, None)
        point = step.move and step.move.point
        if point is not None and replay.board[point] is step.move.colour:
            owners[point] = step.node
        before = replay.board
    return owners


def has_setup_with_move(tree: Tree) -> bool:
    """Return whether setup and a move in one node leave open which of them put a stone there."""
    return any(
        tree.node(node).has_any_property(*SETUP_PROPERTIES)
        and tree.node(node).has_any_property("B", "W")
        for node in tree.preorder()
    )


@given(trees().filter(lambda tree: not has_setup_with_move(tree)), st.data())
def test_every_number_is_on_its_stone_or_listed(tree, data):
    node = data.draw(st.sampled_from(list(tree.preorder())))
    numbers = data.draw(
        st.builds(
            MoveNumbers,
            st.sampled_from(NumberedRange),
            st.integers(1, 12),
            st.booleans(),
        )
    )
    view = numbered(tree, node, numbers, data.draw(st.sampled_from(list(tree.preorder()))))
    everything = numbered(tree, node, ALL)
    if numbers.range is NumberedRange.ALL:
        owners = placing_nodes(tree, node)
        assert {point: move.node for point, move in view.numbers.items()} == owners
        steps = LineReplay(tree, RECORDING).replay_line(tree.line_to(node))
        moves = [step.node for step in steps if step.move is not None]
        found = [move.node for move in (*view.numbers.values(), *view.hidden)]
        assert sorted(found) == sorted(moves)
    # Whatever else is chosen, no number is elsewhere than if all are shown.
    for point, move in view.numbers.items():
        assert everything.numbers[point].node == move.node
    assert {move.node for move in view.hidden} <= {move.node for move in everything.hidden}
    labels = [move.label for move in (*view.numbers.values(), *view.hidden)]
    if numbers.from_one and numbers.range not in (NumberedRange.RECORD, NumberedRange.NONE):
        assert sorted(labels) == list(range(1, len(labels) + 1))
    if numbers.range is NumberedRange.LAST:
        assert len(labels) <= numbers.last

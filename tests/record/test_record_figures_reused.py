"""Moves on points where others were made are found again, as no board can show both."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given

from goboard_gui.go import RECORDING
from goboard_gui.record.figures import RepeatedPoints, repeated_points
from goboard_gui.record.steps import LineReplay
from tests.record.record_cases import line, point, trees


def test_all_moves_on_a_point_are_known_whatever_became_of_the_stones():
    tree = line(
        "SZ[3:2]AB[aa]", "W[aa]", "B[ba]", "C[a node without a move]", "W[aa]", "B[]", "W[]"
    )
    moves = repeated_points(tree, tree.main_line())
    assert moves.repeated_points() == {point("aa"): (1, 3)}
    assert moves.move_numbers_at(point("ba")) == [2]
    assert moves.move_numbers_at(point("ca")) == ()


@given(trees())
def test_each_move_knows_those_after_it_on_its_point_while_the_line_grows(tree):
    replay, moves = LineReplay(tree, RECORDING), RepeatedPoints()
    steps = []
    for step in replay.replay_line(tree.main_line()):
        moves.add_steps([step])
        steps.append(step)
        for place, each in enumerate(steps):
            later = [
                after.number
                for after in steps[place + 1 :]
                if each.move
                and each.move.point
                and after.move
                and after.move.point == each.move.point
            ]
            assert moves.later_moves(each) == tuple(later)
    at_once = defaultdict(list)
    for step in steps:
        if step.move and step.move.point:
            at_once[step.move.point].append(step.number)
    several = {where: tuple(found) for where, found in at_once.items() if len(found) > 1}
    assert (
        repeated_points(tree, tree.main_line()).repeated_points()
        == moves.repeated_points()
        == several
    )


@given(trees())
def test_a_line_that_loses_moves_is_as_if_it_had_never_had_them(tree):
    replay, moves = LineReplay(tree, RECORDING), RepeatedPoints()
    steps = list(replay.replay_line(tree.main_line()))
    moves.add_steps(steps)
    kept = len(steps) // 2
    for step in reversed(steps[kept:]):
        moves.take_back(step)
    shorter = RepeatedPoints()
    shorter.add_steps(steps[:kept])
    assert (moves.repeated_points(), moves.again) == (shorter.repeated_points(), shorter.again)
    assert moves.again == sum(len(found) - 1 for found in moves.repeated_points().values())

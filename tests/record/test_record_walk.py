from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board, IllegalReason, Ko, Point, Rules, Size
from goboard_gui.record import Property, Session, StepWarning, board_size, walk_steps
from goboard_gui.record.properties.codec import BadPointError, read_points, write_point
from goboard_gui.record.steps import LineReplay
from tests.record.record_cases import DEEP, branch, deep, line, properties, replayed, trees

all_rules = st.builds(Rules, st.sampled_from(Ko), st.booleans())


@given(trees(), all_rules)
def test_walking_a_record_is_replaying_each_of_its_lines_alone(tree, rules):
    steps = list(walk_steps(tree, rules))
    assert [step.node for step in steps] == list(tree.preorder())
    for step in steps:
        assert replayed(tree, rules, step.node).step == step


@given(trees(), st.lists(st.integers(0, 10**6), max_size=12))
def test_going_from_line_to_line_is_replaying_each_alone(tree, choices):
    nodes = list(tree.preorder())
    replay = LineReplay(tree, RECORDING)
    for choice in choices:
        node = nodes[choice % len(nodes)]
        for _ in replay.replay_line(tree.line_to(node)):
            pass
        alone = replayed(tree, RECORDING, node)
        assert (replay.step, replay.board) == (alone.step, alone.board)


def board_by_hand(tree, steps) -> Board:
    """Return the position of a line by immutable boards alone, told what was played."""
    board = Board.empty(board_size(tree))
    for step in steps:
        node = tree.node(step.node)
        for ident, colour in (("AB", 1), ("AW", 2), ("AE", None)):
            for value in node.values(ident) or ():
                try:
                    board = board.with_stones(dict.fromkeys(read_points(value, board.size), colour))
                except BadPointError:
                    continue
        if step.move and step.move.point is not None:
            board, captured = board.play(step.move.point, step.move.colour)
            assert captured == set(step.captured)
    return board


@given(trees(), st.data())
def test_a_replayed_position_is_that_of_single_plays(tree, data):
    node = data.draw(st.sampled_from(list(tree.preorder())))
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    assert replay.board == board_by_hand(tree, steps)


@given(trees())
def test_prisoners_are_the_stones_captured_so_far(tree):
    for step in walk_steps(tree, RECORDING):
        line_of_step = list(LineReplay(tree, RECORDING).replay_line(tree.line_to(step.node)))
        assert sum(step.prisoners) == sum(len(made.captured) for made in line_of_step)
        for before, after in pairwise(line_of_step):
            assert after.number == before.number + (after.move is not None)


@given(trees())
def test_a_session_sees_the_same_steps_and_positions(tree):
    session = Session(tree)
    for step in walk_steps(tree, RECORDING):
        session.go_to(step.node)
        assert session.step == step
        assert session.board == replayed(tree, RECORDING, step.node).board


def test_a_variation_begins_from_the_position_it_leaves_not_from_the_line_before_it():
    tree = line("SZ[3]", "B[aa]", "W[ba]", "B[cc]", "W[ab]")
    tree, (beside, after) = branch(tree, 1, "W[cc]", "B[aa]")
    by_node = {step.node: step for step in walk_steps(tree, RECORDING)}
    assert by_node[4].captured == (Point(0, 0),)
    assert by_node[beside].number == 2
    assert by_node[after].illegal is IllegalReason.OCCUPIED


def test_a_position_of_another_variation_is_no_repetition():
    tree = line("SZ[9]", "B[aa]", "W[bb]")
    tree, _ = branch(tree, 0, "B[cc]", "W[bb]", "B[aa]")
    tree, _ = branch(tree, 0, "B[aa]", "W[bb]", "B[cc]")
    for step in walk_steps(tree, Rules(Ko.POSITIONAL)):
        assert step.illegal is None
        assert StepWarning.REPETITION not in step.warnings


def test_very_deep_records_are_walked_without_recursion():
    steps = list(walk_steps(deep(DEEP), RECORDING))
    assert len(steps) == DEEP
    assert steps[-1].number == DEEP


def test_each_node_of_a_comb_of_variations_is_replayed_once(monkeypatch):
    tree = line("SZ[19]")
    node = 0
    for column, row in Size(19, 10).points()[::2]:
        tree, _ = tree.add(node, properties("B[]"))
        move = Property("B", (write_point(Point(column, row)),))
        tree, node = tree.add(node, [move])

    pushed = []

    class Counting(LineReplay):
        def push(self, node):
            pushed.append(node)
            return super().push(node)

    monkeypatch.setattr("goboard_gui.record.steps.LineReplay", Counting)
    assert sum(1 for _ in walk_steps(tree, RECORDING)) == 191
    assert sorted(pushed) == list(range(191))

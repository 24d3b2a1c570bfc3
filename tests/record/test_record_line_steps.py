from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, IllegalReason, Rules
from goboard_gui.record import Property, Session
from goboard_gui.record.navigation.line_steps import LineSteps
from tests.record.record_cases import line, setup


def game(text: str):
    return read_sgf(text.encode()).games[0]


FORK = game("(;SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[gc];W[gg];B[cg]))")


def all_of(steps: LineSteps) -> list:
    for _ in steps.compute_remaining():
        pass
    return steps.made


def test_steps_are_those_of_a_session_as_far_as_they_are_made():
    session, steps = Session(FORK), LineSteps()
    steps.set_line(FORK, session.line, RECORDING)
    made = [step for _, step in zip(range(2), steps.compute_remaining(), strict=False)]
    assert made == steps.made == session.steps()[:2]
    assert all_of(steps) == session.steps()


def test_what_two_lines_have_in_common_is_kept():
    session, steps = Session(FORK), LineSteps()
    steps.set_line(FORK, session.line, RECORDING)
    before = list(all_of(steps))
    session.go_to(5)
    steps.set_line(FORK, session.line, RECORDING)
    assert [one is other for one, other in zip(steps.made, before, strict=False)] == [True] * 3
    assert all_of(steps) == session.steps()


def test_a_line_is_known_again_and_another_one_is_not():
    session, steps = Session(FORK), LineSteps()
    assert not steps.is_current_line(FORK, session.line)
    steps.set_line(FORK, session.line, RECORDING)
    session.go_to(2)
    assert steps.is_current_line(session.tree, session.line)
    session.go_to(5)
    assert not steps.is_current_line(session.tree, session.line)


@given(st.lists(st.tuples(st.integers(0, 6), st.sampled_from(["C", "TR", "AB", "B"])), max_size=8))
def test_steps_follow_edits(edits):
    session, steps = Session(FORK), LineSteps()
    for node, ident in edits:
        tree = session.tree.set_properties(
            node, [*session.tree.properties(node), Property(ident, ("aa",))]
        )
        session.replace_tree(tree, node)
        steps.set_line(session.tree, session.line, RECORDING)
        assert all_of(steps) == session.steps()


def test_steps_are_made_anew_by_other_rules():
    suicide = Rules(suicide=True)
    tree = line(setup(".O", "O."), "B[aa]")
    steps = LineSteps()
    for rules, illegal in ((RECORDING, IllegalReason.SUICIDE), (suicide, None)):
        steps.set_line(tree, [0, 1], rules)
        assert [step.illegal for step in (*steps.made, *steps.compute_remaining())] == [
            None,
            illegal,
        ]

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, IllegalReason, Ko, Rules
from goboard_gui.record import walk_steps
from goboard_gui.record.analysis.legality import RuleChangeCheck
from tests.record.record_cases import branch, line, setup, trees

any_rules = st.builds(Rules, st.sampled_from(Ko), st.booleans())


def judged(tree, before: Rules, after: Rules) -> RuleChangeCheck:
    told = RuleChangeCheck(tree, before, after)
    for _ in told.check_moves():
        pass
    return told


@given(trees(), any_rules, any_rules)
def test_what_is_told_of_other_rules_is_what_both_say_of_every_move(tree, before, after):
    was = {step.node for step in walk_steps(tree, before) if step.illegal}
    now = {step.node for step in walk_steps(tree, after) if step.illegal}
    told = judged(tree, before, after)
    assert {step.node for step in told.worse} == now - was
    assert told.better == len(was - now)


def test_moves_of_all_variations_are_judged():
    tree = line(setup(".O.X.", "OXXX.", "OX...", ".X..."), "B[ed]", "W[ca]", "B[aa]", "W[ba]")
    tree, (other,) = branch(tree, 3, "W[ba]")
    told = judged(tree, RECORDING, Rules(Ko.POSITIONAL))
    assert [(step.node, step.illegal) for step in told.worse] == [
        (4, IllegalReason.SUPERKO),
        (other, IllegalReason.SUPERKO),
    ]
    assert judged(tree, Rules(Ko.POSITIONAL), RECORDING).better == 2

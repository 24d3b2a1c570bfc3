"""What judges plans of figures in other tests sees what is wrong with one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.go import Board, Colour, Crop
from goboard_gui.record.figures import (
    EvenSplit,
    FigureOptions,
    FixedLengthSplit,
    MoveNumberSplit,
    OverlapSplit,
    PlanOptions,
    plan_figures,
)
from tests.cases import for_each
from tests.record.figure_cases import played
from tests.record.figures_oracle import Oracle

KO = (". X O .", "X . X O", ". X O .")
TREE = played(KO, "Wbb", "B", "W", "Bcb", "W", "Bbb", "Waa", "Baa", "Wda", "B")
WANTED = PlanOptions(MoveNumberSplit((8,)))


def without_note(figure):
    return replace(figure, notes=figure.notes[1:])


def with_note(figure, place, **values):
    notes = list(figure.notes)
    notes[place] = notes[place]._replace(**values)
    return replace(figure, notes=tuple(notes))


def with_seat(figure, place, **values):
    seat = figure.notes[place].note_point._replace(**values)
    return with_note(figure, place, note_point=seat)


def without_number(figure):
    return replace(figure, numbers=dict(list(figure.numbers.items())[1:]))


def without_stone(figure):
    return replace(figure, stones=dict(list(figure.stones.items())[1:]))


def relabelled(figure):
    return replace(figure, moves=tuple(it._replace(label=it.label + 1) for it in figure.moves))


CHANGES = {
    "a note is missing": without_note,
    "notes are out of order": lambda it: replace(it, notes=it.notes[::-1]),
    "a connection is not told": lambda it: with_note(it, 4, fills_ko=False),
    "a connection is none": lambda it: with_note(it, 2, fills_ko=True),
    "a pass has a place": lambda it: with_note(it, 0, note_point=it.notes[2].note_point),
    "another number is there": lambda it: with_seat(it, 4, label=7),
    "another mark has its letter": lambda it: with_seat(it, 4, label=None, mark=""),
    "another colour is there": lambda it: with_seat(it, 2, colour=Colour.WHITE),
    "a number is missing": without_number,
    "a stone is missing": without_stone,
    "a label is another": relabelled,
    "the base is empty": lambda it: replace(it, base=Board.empty(it.base.size)),
    "a node is missing": lambda it: replace(it, nodes=it.nodes[1:]),
    "a move is missing": lambda it: replace(it, moves=it.moves[1:]),
    "it is counted twice": lambda it: replace(it, ordinal=2),
    "moves are cut off": lambda it: replace(it, crop=Crop(3, 2, 3, 2)),
    "captured stones are gone": lambda it: replace(it, options=FigureOptions(flags=0)),
}


def test_a_plan_that_is_right_passes():
    assert len(plan_figures(TREE, WANTED)[0].notes) == 6
    assert Oracle(TREE).faults(WANTED) == []


@for_each("change", CHANGES.values(), ids=CHANGES)
def test_a_figure_that_is_wrong_is_found(change):
    first, second = plan_figures(TREE, WANTED)
    assert Oracle(TREE).faults_of((change(first), second), WANTED)


@pytest.mark.parametrize(
    "wanted",
    [PlanOptions(FixedLengthSplit(5)), PlanOptions(EvenSplit(5)), PlanOptions(OverlapSplit())],
)
def test_a_plan_by_another_rule_is_found(wanted):
    assert Oracle(TREE).faults_of(plan_figures(TREE, WANTED), wanted)

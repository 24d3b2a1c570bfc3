"""A record is divided into figures by a rule, as one edit; how many they are is told before."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.printing.figures import figure_texts
from goboard_gui.gui.printing.figures.commands import FigureCommands
from goboard_gui.gui.printing.figures.divide_dialog import DivideDialog
from goboard_gui.gui.printing.figures.figure_dialog import FigureDialog
from goboard_gui.gui.widgets import dialogs
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, Tree
from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FigureKind,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    PlanOptions,
    VariationDiagrams,
    figure_properties,
    plan_figures,
)
from tests.record.edit_cases import contents

RECORD = read_sgf(
    b"(;SZ[9];B[bc];W[cc];B[cb];W[db];B[cd]C[a comment];W[dd];B[ee];W[ec];B[dc]FG[257:The ko]"
    b"(;W[hh];B[hg];W[cc];B[gh];W[gg];B[dc])(;W[gc];B[gd](;W[hd])(;W[fd])))"
).games[0]


@pytest.fixture
def ask(qtbot):
    """Return what opens the dialog for a record."""

    def begin(tree: Tree = RECORD) -> DivideDialog:
        dialog = DivideDialog(tree)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return begin


def counted(dialog: DivideDialog, qtbot) -> str:
    qtbot.waitUntil(lambda: not dialog.counted.text().endswith("…"))
    return dialog.counted.text()


def choose(box, data) -> None:
    box.setCurrentIndex(box.findData(data))


def starts(tree: Tree) -> list[int]:
    """Return the nodes at which figures begin."""
    return [node for node in tree.preorder() if figure_properties(tree, node).options is not None]


def test_every_rule_and_choice_has_words():
    assert set(figure_texts.SPLITS) == {
        FixedLengthSplit,
        EvenSplit,
        CaptureSplit,
        OverlapSplit,
        CommentSplit,
        MoveNumberSplit,
    }
    assert set(figure_texts.NUMBERINGS) == set(Numbering)
    assert set(figure_texts.VARIATIONS) == set(VariationDiagrams)


@pytest.mark.parametrize("kind", [DivideDialog, FigureDialog], ids=lambda kind: kind.__name__)
def test_no_two_things_in_a_dialog_have_the_same_letter(qtbot, kind):
    session = Session(RECORD)
    if kind is DivideDialog:
        dialog = DivideDialog(RECORD)
    else:
        dialog = FigureDialog(session, Naming(notation("western"), session.size))
    qtbot.addWidget(dialog)
    texts = [each.text() for each in dialog.findChildren(QAbstractButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel)]
    letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    del letters[""]
    assert [letter for letter, count in letters.items() if count > 1] == []


@pytest.mark.parametrize(
    ("kind", "fields", "expected", "told"),
    [
        (FixedLengthSplit, {}, FixedLengthSplit(50), "Figures: 1"),
        (FixedLengthSplit, {"every": 4}, FixedLengthSplit(4), "Figures: 4"),
        (EvenSplit, {"most_evenly": 4}, EvenSplit(4), "Figures: 4"),
        (CaptureSplit, {"least": 2, "most": 5}, CaptureSplit(2, 5), "Figures: 4"),
        (CaptureSplit, {"least": 9, "most": 5}, CaptureSplit(9, 9), "Figures: 2"),
        (OverlapSplit, {"most": 100}, OverlapSplit(100), "Figures: 3"),
        (CommentSplit, {}, CommentSplit(), "Figures: 2"),
    ],
)
def test_the_figures_of_each_rule_are_counted(ask, qtbot, kind, fields, expected, told):
    dialog = ask()
    dialog.splits[kind].click()
    for name, value in fields.items():
        getattr(dialog, name).setValue(value)
    assert dialog.options.split == expected
    assert counted(dialog, qtbot) == told


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("5, 10", (5, 10)), ("10 5,5", (5, 10)), ("5; 10", None), ("5-10", None), ("", None)],
)
def test_figures_end_with_moves_whose_numbers_are_typed(ask, qtbot, text, numbers):
    dialog = ask()
    dialog.splits[MoveNumberSplit].click()
    qtbot.keyClicks(dialog.places, text)
    if numbers is None:
        assert dialog.options is None
        assert "such as" in dialog.counted.text()
    else:
        assert dialog.options.split == MoveNumberSplit(numbers)
        assert counted(dialog, qtbot) == "Figures: 3"
    assert dialog.divide_button.isEnabled() is (numbers is not None)


def test_only_what_the_rule_asks_for_can_be_changed(ask):
    dialog = ask()
    fields = (dialog.every, dialog.most_evenly, dialog.least, dialog.most, dialog.places)
    enabled = {}
    for kind, button in dialog.splits.items():
        button.click()
        enabled[kind] = [field.isEnabled() for field in fields]
    assert enabled == {
        FixedLengthSplit: [True, False, False, False, False],
        EvenSplit: [False, True, False, False, False],
        CaptureSplit: [False, False, True, True, False],
        OverlapSplit: [False, False, False, True, False],
        CommentSplit: [False, False, False, False, False],
        MoveNumberSplit: [False, False, False, False, True],
    }


def test_numbers_and_variations_are_chosen(ask, qtbot):
    dialog = ask()
    assert not dialog.crops.isEnabled()
    assert dialog.options == PlanOptions(cropping=Cropping.NONE)
    choose(dialog.numbering, Numbering.HUNDREDS)
    choose(dialog.variations, VariationDiagrams.FROM_ONE)
    dialog.crops.click()
    assert dialog.options == PlanOptions(
        numbering=Numbering.HUNDREDS,
        variations=VariationDiagrams.FROM_ONE,
        cropping=Cropping.DIAGRAMS,
    )
    assert counted(dialog, qtbot) == "Figures: 1 · diagrams: 2"


def test_the_figures_there_are_count_for_nothing_and_are_replaced(ask, qtbot):
    dialog = ask()
    assert counted(dialog, qtbot) == "Figures: 1"
    assert [label for label in dialog.findChildren(QLabel) if "replace" in label.text()]
    assert starts(dialog.divided_record()) == [0]
    plain = ask(read_sgf(b"(;SZ[9];B[ee])").games[0])
    assert not [label for label in plain.findChildren(QLabel) if "replace" in label.text()]


@pytest.fixture
def desk(desk):
    """Return a desk with the commands of figures."""
    made = desk()
    made.figures = FigureCommands(made.workspace, made.notices)
    made.figures.message_posted.connect(made.strip.show_message)
    return made


@pytest.fixture
def divide(desk, monkeypatch):
    """Return what divides the record of a desk, which it returns."""

    def run(do) -> None:
        def answer(dialog) -> int:
            assert isinstance(dialog, DivideDialog)
            do(dialog)
            return QDialog.DialogCode.Accepted

        monkeypatch.setattr(dialogs, "run_modal", answer)
        desk.actions[Command.DIVIDE].trigger()

    desk.document.open_games([RECORD], None, None)
    desk.divide = run
    return desk


def test_a_divided_record_has_the_figures_that_were_counted_and_one_undo_takes_them_back(divide):
    document = divide.document
    document.go_to(7)

    def choices(dialog) -> None:
        dialog.every.setValue(5)
        choose(dialog.variations, VariationDiagrams.FROM_ONE)
        dialog.crops.click()

    divide.divide(choices)
    stored = document.session.tree
    assert divide.strip.notice == "Divided the record into figures"
    figures = plan_figures(stored, PlanOptions(MarkSplit(), variations=VariationDiagrams.FROM_ONE))
    assert [len(figure.moves) for figure in figures] == [5, 5, 3, 1, 5]
    assert [figure.kind for figure in figures].count(FigureKind.DIAGRAM) == 2
    assert starts(stored) == sorted(figure.nodes[0] for figure in figures)
    assert document.session.cursor == 7
    assert document.undo_stack.count() == 1
    divide.actions[Command.UNDO].trigger()
    assert document.session.tree is RECORD
    divide.actions[Command.REDO].trigger()
    divide.actions[Command.REMOVE_FIGURES].trigger()
    left = [
        (count, [item for item in properties if item.ident != "FG"])
        for count, properties in contents(RECORD)
    ]
    assert [(count, list(found)) for count, found in contents(document.session.tree)] == left


def test_a_record_divided_as_it_is_already_is_not_edited(divide):
    divide.divide(lambda dialog: None)
    count = divide.document.undo_stack.count()
    divide.divide(lambda dialog: None)
    assert divide.document.undo_stack.count() == count

"""What one figure shows and how its moves are numbered: asked for, and written into the record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from goboard_gui.go import Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.comments.commands import CommentCommands
from goboard_gui.gui.navigation.comments.judgement_commands import JudgementCommands
from goboard_gui.gui.printing.figures import figure_texts
from goboard_gui.gui.printing.figures.commands import FigureCommands
from goboard_gui.gui.printing.figures.figure_dialog import FigureDialog
from goboard_gui.gui.widgets import dialogs
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, Tree
from goboard_gui.record.figures import (
    FigureFlag,
    FigureOptions,
    FigureProperties,
    Numbering,
    figure_properties,
)
from tests.record.record_cases import line

WESTERN = Naming(notation("western"), Size(9, 9))
F = FigureFlag


def written(tree: Tree, node: int = 1) -> str:
    return "".join(
        ident + "".join(f"[{value}]" for value in values) for ident, values in tree.properties(node)
    )


@pytest.fixture
def ask(qtbot):
    """Return what opens the dialog for a record of one move that says this of figures."""

    def begin(node: str = "", move: str = "B[aa]") -> FigureDialog:
        session = Session(line("SZ[9]", move + node))
        session.go_to(1)
        dialog = FigureDialog(session, WESTERN)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return begin


def choose(box, data) -> None:
    box.setCurrentIndex(box.findData(data))


@pytest.mark.parametrize(
    "node",
    [
        *("", "FG[]", "FG[257:Fig. 1]", "FG[Shape]", "FG[32768:x]", "FG[33024:]", "FG[1024:x]"),
        *("PM[0]", "PM[1]", "PM[2]", "MN[1]", "MN[123456789]", "FG[1:a\\:b]MN[7]PM[2]VW[aa:cc]"),
    ],
)
def test_what_is_not_touched_stays(ask, node):
    dialog = ask(node)
    tree = line("SZ[9]", "B[aa]" + node)
    assert dialog.properties == figure_properties(tree, 1)
    assert (dialog.whole, dialog.draws) == (False, False)


def test_a_figure_begins_with_a_name_and_leaves_things_out(ask, qtbot):
    dialog = ask()
    assert not dialog.name.isEnabled()
    dialog.begins.click()
    qtbot.keyClicks(dialog.name, " Shape: 1 ")
    dialog.shown.setChecked(True)
    assert dialog.properties.options == FigureOptions(F.KEEP_CAPTURED, "Shape: 1")
    dialog.boxes[F.NO_COORDINATES].click()
    dialog.boxes[F.NO_LIST].click()
    dialog.captured.click()
    assert dialog.properties == FigureProperties(
        FigureOptions(F.NO_COORDINATES | F.NO_LIST, "Shape: 1")
    )


@pytest.mark.parametrize(
    ("value", "checked", "hidden", "captured"),
    [
        ("", False, set(), True),
        ("32773:x", False, set(), True),
        ("0:", True, set(), False),
        ("515:", True, {F.NO_COORDINATES, F.NO_NAME, F.NO_HOSHI}, False),
        ("260:", True, {F.NO_LIST}, True),
    ],
    ids=["none", "the viewer decides", "all", "three", "the list"],
)
def test_the_flags_of_a_figure_are_shown(ask, value, checked, hidden, captured):
    dialog = ask(f"FG[{value}]")
    assert dialog.shown.isChecked() is checked
    assert {flag for flag, box in dialog.boxes.items() if not box.isChecked()} == hidden
    assert dialog.captured.isChecked() is captured


def test_bits_that_mean_nothing_to_us_stay_when_others_change(ask):
    dialog = ask("FG[1284:x]")
    dialog.boxes[F.NO_HOSHI].click()
    assert dialog.properties.options == FigureOptions(F(1284 | 512), "x")
    dialog.shown.setChecked(False)
    assert dialog.properties.options == FigureOptions(F(1024 | 32768), "x")


def test_a_figure_that_no_longer_begins_here_says_nothing(ask):
    dialog = ask("FG[257:x]")
    dialog.begins.click()
    assert dialog.properties == FigureProperties()


@pytest.mark.parametrize("numbering", figure_texts.NUMBERS)
def test_moves_are_numbered_from_here_on(ask, numbering):
    dialog = ask("PM[1]")
    choose(dialog.numbers, numbering)
    assert dialog.properties == FigureProperties(numbering=numbering)


def test_a_move_gets_a_number_and_loses_it(ask, qtbot):
    dialog = ask()
    assert not dialog.number.isEnabled()
    dialog.numbered.click()
    assert dialog.properties.number == 1
    dialog.number.setValue(101)
    assert dialog.properties == FigureProperties(number=101)
    dialog.numbered.click()
    assert dialog.properties == FigureProperties()


def test_only_a_move_can_have_a_number(ask):
    assert not ask(move="C[pause]").numbered.isEnabled()
    assert ask("MN[7]", move="C[pause]").numbered.isEnabled()


def test_the_part_shown_is_named_in_the_notation_and_can_be_all_of_the_board(ask):
    dialog = ask("VW[ba:ed]")
    assert dialog.part.text() == "4×4, from B9 to E6"
    dialog.whole_button.click()
    assert dialog.whole
    assert dialog.part.text() == "Whole board"
    assert not ask().whole_button.isEnabled()


def test_all_that_can_be_chosen_has_words_of_its_own():
    assert set(figure_texts.NUMBERINGS) == set(Numbering)
    assert set(figure_texts.NUMBERS) == {None, Numbering.GAME, Numbering.HUNDREDS, Numbering.NONE}
    assert set(figure_texts.SHOWN) == set(F) - {F.KEEP_CAPTURED, F.VIEWER}


@pytest.fixture
def desk(desk):
    """Return a desk with the commands of figures."""
    made = desk()
    made.figures = FigureCommands(made.workspace, made.notices)
    made.figures.message_posted.connect(made.strip.show_message)
    comments = CommentCommands(made.workspace, made.presenter, made.view, made.strip)
    made.panels.docks[2].setWidget(comments.panel)
    comments.follow_while_visible(made.panels.docks[2])
    JudgementCommands(made.workspace, comments)
    return made


@pytest.fixture
def played(desk):
    for column in range(3):
        desk.document.play(Point(column, 2))
    return desk


@pytest.fixture
def answer(monkeypatch):
    """Return what answers the next dialog by doing something to it."""

    def by(do) -> None:
        def run(dialog) -> int:
            do(dialog)
            return dialog.result() or QDialog.DialogCode.Accepted

        monkeypatch.setattr(dialogs, "run_modal", run)

    return by


def test_the_answers_are_one_edit_that_can_be_undone(played, answer):
    def fill(dialog) -> None:
        dialog.begins.click()
        choose(dialog.numbers, Numbering.HUNDREDS)
        dialog.numbered.click()
        dialog.number.setValue(101)

    answer(fill)
    played.actions[Command.FIGURE_OPTIONS].trigger()
    session = played.document.session
    assert written(session.tree, session.cursor).endswith("FG[]PM[2]MN[101]")
    assert played.actions[Command.FIGURE].isChecked()
    played.actions[Command.UNDO].trigger()
    assert figure_properties(session.tree, session.cursor) == FigureProperties()


def test_nothing_touched_is_no_edit(played, answer):
    count = played.document.undo_stack.count()
    answer(lambda dialog: None)
    played.actions[Command.FIGURE_OPTIONS].trigger()
    assert played.document.undo_stack.count() == count


def test_the_part_is_dragged_on_the_board_next(played, answer, qtbot):
    answer(lambda dialog: qtbot.mouseClick(dialog.draw_button, Qt.MouseButton.LeftButton))
    played.actions[Command.FIGURE_OPTIONS].trigger()
    assert played.tools.selected_tool is Command.TOOL_PART
    assert "Drag" in played.strip.text


def test_all_figures_go_at_once_and_come_back_at_once(played):
    document = played.document
    document.go_to(document.session.line[2])
    played.actions[Command.FIGURE].trigger()
    stored = document.session.tree
    played.actions[Command.REMOVE_FIGURES].trigger()
    assert figure_properties(document.session.tree, document.session.cursor) == FigureProperties()
    played.actions[Command.UNDO].trigger()
    assert document.session.tree is stored


def test_where_there_are_no_figures_that_is_said(played):
    count = played.document.undo_stack.count()
    played.actions[Command.REMOVE_FIGURES].trigger()
    assert played.strip.text == "The record has no figures."
    assert played.document.undo_stack.count() == count

from __future__ import annotations

import pytest

from goboard_gui.files.comments import read_comment
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.go.analysis import Analysis
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.core.settings import TRUE_TURN
from goboard_gui.gui.study.corner_commands import CornerCommands
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.record import Property, rotate_record
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.reading import read_analysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from tests.record.record_cases import line

JOSEKI = line("SZ[19]", "B[dp]", "W[fq]C[F3 leaves A4 alone]", "B[cn]")


@pytest.fixture
def desk(desk):
    """Return a desk with the commands that show a corner in another and turn the view."""
    made = desk()
    CornerCommands(made.workspace, made.strip)
    ViewCommands(made.workspace)
    return made


@pytest.fixture
def joseki(desk):
    desk.document.open_games([JOSEKI], None, None)
    desk.document.go_to(3)
    desk.view_settings.set_notation("andreev")
    return desk


def corner(number: int) -> Command:
    return COMMANDS_BY_NAME[f"CORNER_{number}"]


@pytest.mark.parametrize(
    ("number", "view", "told"),
    [
        (1, Symmetry.IDENTITY, "Corner 1 is shown in its normal place."),
        (
            2,
            Symmetry.MIRROR_VERTICAL,
            "Corner 1 is mirrored and shown in the place of corner 2. "
            "Coordinates change accordingly: +3+3 → +3-3, +5+2 → +5-2, +2+5 → +2-5.",
        ),
        (
            3,
            Symmetry.R180,
            "Corner 1 is rotated and shown in the place of corner 3. "
            "Coordinates change accordingly: +3+3 → -3-3, +5+2 → -5-2, +2+5 → -2-5.",
        ),
        (
            4,
            Symmetry.MIRROR_HORIZONTAL,
            "Corner 1 is mirrored and shown in the place of corner 4. "
            "Coordinates change accordingly: +3+3 → -3+3, +5+2 → -5+2, +2+5 → -2+5.",
        ),
    ],
)
def test_signs_show_a_corner_in_another_and_say_what_that_makes_of_it(joseki, number, view, told):
    joseki.actions[corner(number)].trigger()
    assert joseki.view_settings.view is view
    assert joseki.strip.text == told


@pytest.mark.parametrize(
    ("number", "view", "name"),
    [(2, Symmetry.R90, "+2-5"), (3, Symmetry.R180, "-5-2"), (4, Symmetry.R270, "-2+5")],
)
def test_a_turn_shows_it_without_a_mirror(joseki, settings, number, view, name):
    settings.set(TRUE_TURN, True)
    joseki.actions[corner(number)].trigger()
    assert joseki.view_settings.view is view
    assert " is rotated " in joseki.strip.text
    assert f"+5+2 → {name}" in joseki.strip.text


def test_one_corner_after_the_other_is_shown(joseki):
    for number in (2, 3, 4, 2, 1):
        joseki.actions[corner(number)].trigger()
    assert joseki.view_settings.view is Symmetry.IDENTITY


def test_a_record_is_turned_as_it_is_viewed_with_its_comments(joseki):
    joseki.actions[corner(2)].trigger()
    cursor = joseki.document.session.cursor
    joseki.actions[Command.TURN_RECORD].trigger()
    session = joseki.document.session
    assert joseki.view_settings.view is Symmetry.IDENTITY
    assert session.cursor == cursor
    assert session.board[Point(3, 3)] is not None
    assert session.step.move.point == Symmetry.MIRROR_VERTICAL.apply(Point(2, 13), Size(19, 19))
    assert read_comment(session.tree, 2) == "F17 leaves A16 alone"
    assert joseki.strip.notice == (
        "Mirrored the record vertically. Updated coordinates in 1 comment"
    )
    joseki.document.undo_stack.undo()
    assert read_comment(joseki.document.session.tree, 2) == "F3 leaves A4 alone"
    assert joseki.document.session.board[Point(3, 15)] is not None


def test_the_analysis_of_a_record_is_turned_with_it(joseki):
    value = Property("SBKV", ("50",))
    tree = joseki.document.session.tree
    tree = tree.set_properties(1, [*tree.properties(1), value, Property("LZ", ("x",))])
    tree = with_analyses(tree, {2: StoredAnalysis(Analysis(Colour.BLACK, visits=7))})
    joseki.document.replace_tree("edit", tree)
    joseki.actions[corner(2)].trigger()
    joseki.actions[Command.TURN_RECORD].trigger()
    session = joseki.document.session
    session.go_to(2)
    assert read_analysis(session.tree, 2, session).analysis.visits == 7
    assert session.tree.properties(1)[-1] == value
    assert joseki.strip.notice.endswith("Removed the analysis of 1 position")


def test_the_message_offers_to_turn_the_record_so(qtbot, joseki):
    joseki.actions[corner(3)].trigger()
    joseki.strip.first_button.click()
    assert joseki.document.session.board == board_after(rotate_record(JOSEKI, Symmetry.R180))


def board_after(tree):
    from goboard_gui.record import Session

    session = Session(tree)
    session.go_to(3)
    return session.board


def test_a_record_seen_as_it_is_cannot_be_turned(joseki):
    assert not joseki.actions[Command.TURN_RECORD].isEnabled()
    joseki.actions[Command.TURN_RIGHT].trigger()
    assert joseki.actions[Command.TURN_RECORD].isEnabled()


def test_a_rectangle_is_turned_with_its_sides(desk):
    desk.document.open_games([line("SZ[9:5]", "B[ia]")], None, None)
    desk.actions[Command.TURN_RIGHT].trigger()
    desk.actions[Command.TURN_RECORD].trigger()
    assert desk.document.session.size == Size(5, 9)
    desk.document.go_to(1)
    assert desk.document.session.board.stones().keys() == {Point(4, 8)}

"""The notices about edits, what they offer, and what they leave alone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from benchmarks.campaigns import editing
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.wording.edit_texts import edit_effects_text, games_change_text
from goboard_gui.record import Property, Session, new_game
from goboard_gui.record.analysis.content_effects import describe_edit
from goboard_gui.record.analysis.structure_effects import describe_game_changes
from goboard_gui.record.edits import branches, correction
from tests.examples import every
from tests.gui.gui_cases import naming_of
from tests.record.record_cases import branch, line, properties

if TYPE_CHECKING:
    from goboard_gui.gui.core.undo import Edit
    from tests.gui.desk_cases import Desk

GAME = line("SZ[9]", "B[cc]", "W[gg]", "B[ee]")
MOVED = "Corrected move 1: C7 → J9"


def offered(desk: Desk) -> list[str]:
    return [button.text() for button in desk.strip.notice_line.buttons]


def move_first(desk: Desk) -> None:
    moved = correction.correct_move(desk.session.tree, 1, Point(8, 0))
    desk.document.replace_tree("edit", moved)


@pytest.fixture
def corrected(desk) -> Desk:
    """Return a desk with a game whose first move was moved, at its last move."""
    made = desk(GAME)
    made.document.go_to(3)
    move_first(made)
    return made


def test_undo_reverts_the_edit_and_removes_its_notice(corrected):
    assert (corrected.strip.notice, offered(corrected)) == (MOVED, ["Undo"])
    corrected.strip.notice_line.first_button.click()
    assert corrected.strip.notice == ""
    assert corrected.session.tree is GAME
    assert corrected.session.cursor == 3


def test_the_notice_disappears_when_its_edit_is_undone_elsewhere(corrected):
    corrected.document.undo_stack.undo()
    assert corrected.strip.notice == ""


def test_after_another_edit_the_button_shows_the_changed_node_instead(corrected):
    corrected.document.play(Point(4, 3))
    corrected.document.play(Point(6, 5))
    assert (corrected.strip.notice, offered(corrected)) == (MOVED, ["Show"])
    corrected.strip.notice_line.first_button.click()
    assert corrected.session.cursor == 1
    assert (corrected.strip.notice, offered(corrected)) == (MOVED, ["Show"])


def test_undo_is_offered_again_when_the_later_edit_was_undone(corrected):
    corrected.document.play(Point(4, 3))
    corrected.document.undo_stack.undo()
    assert offered(corrected) == ["Undo"]


def test_redo_shows_what_it_has_done_again_with_undo(corrected):
    corrected.document.undo_stack.undo()
    corrected.document.undo_stack.redo()
    assert (corrected.strip.notice, offered(corrected)) == (MOVED, ["Undo"])
    corrected.strip.notice_line.first_button.click()
    assert corrected.session.tree is GAME
    assert corrected.strip.notice == ""


def test_the_removal_of_outdated_analysis_is_shown_and_undone_with_the_edit(desk):
    tree = line("SZ[9]", "B[cc]SBKV[50]", "W[gg]SBKV[51]XX[y]", "C[none]", "B[ee]LZ[x]KT[x]")
    made = desk(tree)
    move_first(made)
    expected = f"{MOVED}. Removed the analysis of 3 positions"
    assert (made.strip.notice, offered(made)) == (expected, ["Undo"])
    assert [made.session.tree.properties(node) for node in (1, 2, 4)] == [
        tuple(properties(text)) for text in ("B[ia]", "W[gg]XX[y]", "B[ee]")
    ]
    made.document.undo_stack.undo()
    assert made.session.tree is tree
    made.document.undo_stack.redo()
    assert made.strip.notice == expected
    made.strip.notice_line.first_button.click()
    assert made.session.tree is tree


@pytest.mark.parametrize(
    ("edit", "notice"),
    [
        (lambda document: document.play(Point(0, 0), Colour.BLACK), ""),
        (
            lambda document: document.play(Point(0, 0), Colour.WHITE),
            "Removed the analysis of 1 position",
        ),
        (
            lambda document: document.set_up({Point(5, 5): Colour.BLACK}),
            "Removed the analysis of 1 position",
        ),
    ],
    ids=["move of the player to move", "move of the opponent", "setup"],
)
def test_analysis_is_removed_by_whatever_changes_the_position(desk, edit, notice):
    made = desk(line("SZ[9]AB[cc]AW[dd]SBKV[50]"))
    edit(made.document)
    assert made.strip.notice == notice
    assert ("SBKV" in dict(made.session.tree.properties(0))) is (not notice)


def test_redo_of_an_edit_that_only_adds_something_shows_nothing(corrected):
    corrected.document.play(Point(4, 3))
    corrected.strip.clear_notice()
    corrected.document.undo_stack.undo()
    corrected.document.undo_stack.redo()
    assert corrected.strip.notice == ""


def test_of_edits_that_are_redone_together_the_last_with_an_effect_is_shown(corrected):
    second = correction.correct_move(corrected.session.tree, 2, Point(0, 0))
    corrected.document.replace_tree("edit", second)
    corrected.document.play(Point(4, 3))
    stack = corrected.document.undo_stack
    stack.setIndex(0)  # as in the list of edits
    assert corrected.strip.notice == ""
    stack.setIndex(2)
    assert (corrected.strip.notice, offered(corrected)) == ("Corrected move 2: G3 → A9", ["Undo"])
    stack.setIndex(0)
    stack.setIndex(3)
    assert (corrected.strip.notice, offered(corrected)) == ("Corrected move 2: G3 → A9", ["Show"])
    corrected.strip.notice_line.first_button.click()
    assert corrected.session.cursor == 2


def test_moves_that_redo_makes_illegal_are_shown_again(desk):
    made = desk(LONG)
    move_first(made)
    made.document.undo_stack.undo()
    made.document.undo_stack.redo()
    assert (made.strip.notice, offered(made)) == (ILLEGAL, ["Undo", "Go to Move 43"])


def test_looking_for_the_saved_state_shows_nothing(corrected, tmp_path):
    """Undo and redo are only means then."""
    save = corrected.document.begin_save()
    corrected.strip.clear_notice()
    corrected.document.abandon_save(save)
    assert corrected.strip.notice == ""


def test_stepping_through_the_record_leaves_the_notice(corrected):
    corrected.document.go_to(0)
    assert (corrected.strip.notice, offered(corrected)) == (MOVED, ["Undo"])


def test_showing_a_node_that_is_gone_does_nothing(corrected):
    tree = corrected.session.tree.remove(1)
    corrected.document.session.replace_tree(tree, 0)  # as no edit of the window does
    corrected.document.set_comment("later")
    assert offered(corrected) == ["Show"]
    corrected.strip.notice_line.first_button.click()
    assert corrected.session.cursor == 0


def test_a_notice_of_another_origin_is_left_alone(corrected):
    corrected.strip.show_notice("Viewing move 1 of 2.")
    corrected.document.play(Point(4, 3))
    assert (corrected.strip.notice, offered(corrected)) == ("Viewing move 1 of 2.", [])


def test_another_file_has_no_notice_about_the_one_before(corrected):
    corrected.open(b"(;SZ[9];B[aa])")
    assert corrected.strip.notice == ""


EXEMPT = {
    "a move": lambda document: document.play(Point(0, 0)),
    "a pass": lambda document: document.play(None),
    "a comment": lambda document: document.set_comment("good"),
    "a name": lambda document: document.set_node_name("joseki"),
    "stones on empty points": lambda document: document.set_up({Point(0, 0): Colour.BLACK}),
}


@pytest.mark.parametrize("edit", EXEMPT.values(), ids=EXEMPT)
def test_an_edit_that_only_adds_something_has_no_notice(desk, edit):
    made = desk(new_game(Size(9, 9)))
    edit(made.document)
    assert made.document.is_modified
    assert made.strip.notice == ""


def test_the_side_that_wins_by_resignation_is_shown(desk):
    made = desk(GAME)
    made.document.go_to(3)
    made.document.resign()
    assert (made.strip.notice, offered(made)) == ("Result: B+R", ["Undo"])


def test_edits_that_are_undone_together_have_one_notice(desk):
    made = desk(line("SZ[9]AB[aa][ba]AW[ca]"))
    key = object()
    for column, text in ((0, "Removed the stone at A9"), (1, "Removed 2 stones")):
        made.document.set_up({Point(column, 0): None}, key)
        assert made.strip.notice == text
    made.strip.notice_line.first_button.click()
    assert not made.document.is_modified
    made.document.set_up({Point(0, 0): None}, key := object())
    made.document.set_up({Point(0, 0): Colour.BLACK}, key)
    assert made.strip.notice == ""


# Clicks in a finished record


def test_a_click_that_begins_a_variation_says_so_and_undo_removes_it(desk):
    made = desk(GAME)
    made.document.go_to(1)
    made.player.play(Point(0, 0))
    assert (made.strip.notice, offered(made)) == ("Added a variation at move 2", ["Undo"])
    assert made.document.is_modified
    made.strip.notice_line.first_button.click()
    assert not made.document.is_modified
    assert made.session.cursor == 1
    made.player.play(Point(6, 6))
    assert made.session.cursor == 2
    assert made.strip.notice == ""


@pytest.mark.parametrize(
    ("result", "text"), [("RE[W+R]", "Added 1 move after the end of the game"), ("", "")]
)
def test_a_click_after_the_end_says_so_if_the_game_has_a_result(desk, result, text):
    made = desk(line(f"SZ[9]{result}", "B[cc]", "W[gg]"))
    made.document.go_to(2)
    made.player.play(Point(0, 0))
    assert made.strip.notice == text
    made.document.undo_stack.undo()
    assert not made.document.is_modified


# Games of the file


def test_changes_of_the_games_have_notices(desk):
    made = desk()
    made.open(b"(;SZ[9];B[aa])(;SZ[9];B[bb])(;SZ[9];B[cc])")
    first, second, third = made.document.games
    made.document.change_games("edit", [first, third], 1)
    assert made.strip.notice == "Removed game 2"
    made.strip.notice_line.first_button.click()
    assert made.document.games == (first, second, third)
    made.document.change_games("edit", [third, second, first], 0)
    assert made.strip.notice == "Reordered the games"


def test_an_edit_in_another_game_is_shown_and_undone_from_anywhere(desk):
    made = desk()
    made.open(b"(;SZ[9];B[aa];W[cc])(;SZ[9];B[bb])")
    move_first(made)
    made.document.go_to_game(1)
    made.document.set_comment("second")
    made.strip.notice_line.first_button.click()
    assert (made.document.game_index, made.session.cursor) == (0, 1)
    made.document.undo_stack.undo()
    made.document.go_to_game(1)
    made.strip.notice_line.first_button.click()
    assert made.document.game_index == 0
    assert not made.document.is_modified


# Moves that have become illegal

LONG = line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 20, "W[ja]", "B[ia]")
ILLEGAL = MOVED + ". Move 43 is now illegal"


@pytest.fixture
def checking(desk, in_steps) -> Desk:
    """Return a desk with an edit that is still being checked."""
    made = desk(LONG)
    move_first(made)
    while not made.strip.notice:
        QCoreApplication.processEvents()
    assert made.strip.notice == MOVED
    return made


def test_moves_that_have_become_illegal_are_added_to_the_notice_when_they_are_found(
    checking, in_steps
):
    in_steps()
    assert (checking.strip.notice, offered(checking)) == (ILLEGAL, ["Undo", "Go to Move 43"])


def test_they_are_found_though_moves_are_played_meanwhile(checking, in_steps):
    checking.document.go_to(42)
    checking.document.set_comment("meanwhile")
    in_steps()
    assert (checking.strip.notice, offered(checking)) == (ILLEGAL, ["Show", "Go to Move 43"])


def test_they_are_found_though_another_edit_follows_before_the_search_is_done(checking, in_steps):
    session = checking.session
    checking.document.replace_tree("edit", correction.correct_move(session.tree, 42, Point(0, 0)))
    in_steps()
    assert checking.strip.notice == "Corrected move 42: ? → A9. Move 43 is now illegal"


def test_nothing_is_said_about_moves_that_were_illegal_before(desk):
    made = desk(line("SZ[9]", "B[aa]", "W[aa]", "B[bb]", "W[bb]"))
    move_first(made)
    assert made.strip.notice == "Corrected move 1: A9 → J9"


def test_moves_that_setup_makes_illegal_have_a_notice_though_no_stone_is_gone(desk):
    made = desk(line("SZ[9]", "B[cc]", "W[gg]"))
    made.document.set_up({Point(2, 2): Colour.WHITE, Point(6, 6): Colour.WHITE})
    assert made.strip.notice == "Moves 1 and 2 are now illegal"
    made.strip.notice_line.first_button.click()
    assert made.session.tree.properties(0) == line("SZ[9]").properties(0)


def test_many_moves_that_have_become_illegal_are_counted(desk):
    made = desk(line("SZ[9]", *["B[aa]", "W[ba]", "B[ca]", "W[da]", "B[ea]", "W[fa]"]))
    made.document.set_up({Point(column, 0): Colour.BLACK for column in range(6)})
    assert made.strip.notice == "Moves 1, 2, 3 and 3 more are now illegal"


# Edits of every kind


def test_a_notice_about_any_edit_says_what_was_done_and_undo_reverts_exactly_that(desk):
    """The edits are those of the campaign about undo."""
    described, seeds = 0, every(range(25), 3)
    for seed in seeds:
        made = desk()
        file = read_sgf(editing.COLLECTION)
        made.document.open_games(file.games, file, None)
        edits: list[Edit] = []
        made.document.edited.connect(edits.append)
        chance = random.Random(seed)
        for _ in range(12):
            made.strip.clear_notice()
            before = editing.contents(made.document.games)
            index = made.document.undo_stack.index()
            edits.clear()
            editing.edit(made.document, chance)
            if not edits:
                assert made.strip.notice == ""
                continue
            merged = made.document.undo_stack.index() == index
            (edit,) = edits
            if made.strip.notice.startswith(_expected(made, edit)):
                described += bool(made.strip.notice)
            else:
                pytest.fail(f"{seed}: {made.strip.notice!r}, not {_expected(made, edit)!r}")
            if "Undo" in offered(made) and not merged and chance.random() < 0.5:
                made.strip.notice_line.first_button.click()
                assert editing.contents(made.document.games) == before
                assert made.document.undo_stack.index() == index
    assert described > 2 * len(seeds)


def _expected(made: Desk, edit: Edit) -> str:
    if edit.before.games is not edit.after.games:
        change = describe_game_changes(edit.before.games, edit.after.games)
        return "" if change is None else games_change_text(change)
    session = Session(edit.after.tree)
    session.go_to(edit.after.cursor)
    return edit_effects_text(
        describe_edit(edit.before.tree, session),
        naming_of(made),
    )


def test_a_branch_that_was_pasted_or_joined_is_described(desk):
    tree, ids = branch(GAME, 1, "W[gg]", "B[aa]")
    made = desk(tree)
    made.document.replace_tree("edit", correction.merge_same_move(tree, ids[0], 2))
    assert made.strip.notice == "Joined two variations at move 2"
    made.document.replace_tree("edit", branches.make_main_line(made.session.tree, ids[1]))
    assert made.strip.notice == "Changed the main line at move 3"


def test_variations_that_were_deleted_together_are_counted(desk):
    tree, first = branch(GAME, 1, "W[aa]", "B[bb]")
    tree, second = branch(tree, 2, "B[aa]")
    made = desk(tree)
    made.document.replace_tree("edit", tree.remove(first[0]).remove(second[0]))
    assert made.strip.notice == "Deleted 2 variations (number of moves: 3)"


def undo(desk: Desk, times: int) -> None:
    for _ in range(times):
        desk.document.undo_stack.undo()


def moves_below(desk: Desk, node: int) -> list[list[str]]:
    """Return the moves of each variation that follows a node, up to the end of its main line."""
    tree = desk.session.tree
    return [
        [tree.properties(each)[0].values[0] for each in (child, *tree.line_from(child))]
        for child in tree.children(node)
    ]


@pytest.fixture
def played(desk) -> Desk:
    """Return a desk with a game to whose end three moves were added, the ``first`` as a node."""
    made = desk(GAME)
    made.document.go_to(3)
    for column in (1, 2, 3):
        made.document.play(Point(column, 7))
    made.first = made.session.line[4]
    return made


def restore(desk: Desk) -> None:
    assert offered(desk)[-1] == "Restore"
    desk.strip.notice_line.buttons[-1].click()


def test_moves_undone_before_a_click_can_be_restored_as_a_variation(played):
    undo(played, 3)
    assert played.strip.notice == ""
    played.document.play(Point(8, 8))
    assert (played.strip.notice, offered(played)) == ("3 undone moves were dropped", ["Restore"])
    cursor = played.session.cursor
    restore(played)
    assert moves_below(played, 3) == [["ii"], ["bh", "ch", "dh"]]
    assert played.session.cursor == cursor
    assert played.strip.notice == "Added a variation of 3 moves at move 4"
    played.document.undo_stack.undo()
    assert moves_below(played, 3) == [["ii"]]


def test_a_recorded_move_that_drops_undone_ones_offers_them_and_recording_goes_on(played):
    played.recording.set_active(True)
    undo(played, 2)
    played.player.play(Point(8, 8))
    assert played.strip.notice == "2 undone moves were dropped"
    restore(played)
    played.player.play(Point(0, 0))
    assert moves_below(played, 3) == [["bh", "ii", "aa"]]
    assert moves_below(played, played.first) == [["ii", "aa"], ["ch", "dh"]]


def test_undo_of_the_click_keeps_the_offer_because_redo_does_not_bring_the_moves_back(played):
    undo(played, 2)
    played.document.play(Point(8, 8))
    undo(played, 1)
    assert (played.strip.notice, offered(played)) == ("2 undone moves were dropped", ["Restore"])
    played.document.play(Point(7, 8))
    assert played.strip.notice == "3 undone moves were dropped"
    restore(played)
    assert moves_below(played, played.first) == [["hi"], ["ch", "dh"], ["ii"]]


def test_a_move_that_was_played_again_is_not_dropped(played):
    undo(played, 3)
    played.document.play(Point(1, 7))
    assert played.strip.notice == "2 undone moves were dropped"
    played.document.play(Point(2, 7))
    restore(played)
    assert moves_below(played, 3) == [["bh", "ch", "dh"]]


def test_of_one_move_that_is_played_again_nothing_is_said(played):
    undo(played, 1)
    played.document.play(Point(3, 7))
    assert played.strip.notice == ""


def test_an_edit_with_an_effect_of_its_own_says_both(played):
    undo(played, 1)
    move_first(played)
    assert played.strip.notice == f"{MOVED}. 1 undone move was dropped"
    assert offered(played) == ["Undo", "Restore"]
    undo(played, 1)
    assert (played.strip.notice, offered(played)) == ("1 undone move was dropped", ["Restore"])


def test_typing_after_undo_says_it_once_and_keeps_it(played):
    undo(played, 1)
    for text in ("a", "ab", "abc"):
        played.document.set_comment(text)
    assert (played.strip.notice, offered(played)) == ("1 undone move was dropped", ["Restore"])


def test_dropped_edits_without_moves_are_not_mentioned(played):
    played.document.set_comment("a")
    played.document.go_to(1)
    played.document.set_comment("b")
    undo(played, 2)
    played.document.play(Point(8, 8))
    assert played.strip.notice == ""


def test_moves_whose_place_is_gone_are_mentioned_but_cannot_be_restored(played):
    undo(played, 1)
    played.document.go_to(2)
    played.document.remove_node()
    assert played.strip.notice.endswith("1 undone move was dropped")
    assert "Restore" not in offered(played)


def test_moves_of_another_game_are_restored_there(desk):
    made = desk(GAME)
    made.open(b"(;SZ[9];B[aa])(;SZ[9];B[bb])")
    made.document.go_to(1)
    made.document.play(Point(5, 5))
    undo(made, 1)
    made.document.go_to_game(1)
    made.document.play(Point(6, 6))
    assert made.strip.notice.endswith("1 undone move was dropped")
    restore(made)
    assert made.document.game_index == 0
    assert moves_below(made, 1) == [["ff"]]


def test_many_dropped_moves_are_counted_in_slices_even_if_the_edit_is_undone(desk, in_steps):
    made = desk(GAME)
    tree, _ = made.session.tree.graft(
        3, [(number - 1 if number else None, (Property("B", ("tt",)),)) for number in range(300)]
    )
    made.document.replace_tree("edit", tree)
    in_steps()
    undo(made, 1)
    made.document.play(Point(8, 8))
    undo(made, 1)
    for _ in range(5):
        in_steps()
    assert made.strip.notice == "300 undone moves were dropped"

"""Pages on which letters of comments are replaced, or shown on small boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import BoardBlock, Paragraph, Unit, plain_text
from goboard_gui.diagram.book.options import (
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.output.html import to_html
from goboard_gui.notation import notation
from goboard_gui.record.figures import LetterPolicy
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

OPTIONS = PrintOptions(NamingOptions(notation("western")), headers=False, stones_in_text=False)
TREE = line(
    "SZ[9]",
    "B[ee]LB[aa:A][bb:B]C[White at A or B.]",
    "W[cc]LB[ha:A][hb:B]C[A is better than B.]",
    "B[gg]LB[hi:A]C[Now at A, or not.]",
    "W[hi]",
)


def book(options=OPTIONS, policy=LetterPolicy.AUTO, tree=TREE):
    """A book of one game."""
    options = replace(options, plan=replace(options.plan, letters=policy))
    return make_book([PrintedGame(tree, tree.root)], options)


def parts(made):
    """The texts of a book, and the labels of its boards."""
    units = [block for block in made.blocks if isinstance(block, Unit)]
    return [
        plain_text(part.inline)
        if isinstance(part, Paragraph)
        else sorted(filter(str.isalpha, (cell.label for cell in part.picture.cells.values())))
        for unit in units
        for part in unit.blocks
    ]


def test_comments_cite_the_letters_of_their_board_or_of_a_small_one_below():
    assert parts(book()) == [
        ["A", "B", "C", "D"],
        "1: White at A or B.",
        "2: C is better than D.",
        "3: Now at A, or not.",
        ["A"],
    ]


def test_a_small_board_is_above_a_comment_of_several_paragraphs_and_beside_a_short_one():
    tree = line("SZ[9]", "B[ee]LB[aa:A]C[At A.\n\nOr not.]", "W[aa]LB[bb:A]C[At A.]", "B[bb]")
    assert parts(book(tree=tree))[1:] == [["A"], "1: At A.", "Or not.", "2: At A.", ["A"]]


def test_letters_are_replaced_in_the_name_of_a_node_too():
    tree = line("SZ[9]", "B[ee]LB[aa:A]C[At A.]", "W[cc]LB[bb:A]N[Option A]C[White A.]")
    assert parts(book(tree=tree))[2] == "2: Option B\nWhite B."


def test_a_small_board_is_cropped_and_stays_with_its_comment():
    (unit,) = book().blocks
    small, text = unit.blocks[-1], unit.blocks[-2]
    assert isinstance(small, BoardBlock)
    assert small.picture.crop is not None
    assert (small.pitch, small.beside_text) == (3.6, True)
    assert text.keep_with_next
    assert 'aria-label="After move 3. Lower right corner. Last move: Black G3."' in to_html(book())


@pytest.mark.parametrize(("captions", "caption"), [(True, "After move 3"), (False, "")])
def test_the_caption_of_a_small_board_names_its_move(captions, caption):
    (unit,) = book(replace(OPTIONS, captions=captions)).blocks
    assert plain_text(unit.blocks[-1].caption) == caption


def test_warnings_say_what_was_changed():
    assert [str(warning) for warning in book().text_warnings] == [
        "move 2: replaced in the comment and on the board: A, B by C, D",
        "move 3: a small board shows A",
    ]


def test_letters_as_in_the_record_are_reported_if_they_are_lost_or_ambiguous():
    made = book(policy=LetterPolicy.KEEP)
    assert parts(made)[0] == ["A", "A", "B", "B"]
    assert [str(warning) for warning in made.text_warnings] == [
        "move 1: in the comment, and more than once on its board: A, B",
        "move 2: in the comment, and more than once on its board: A, B",
        "move 3: in the comment, but not on its board: A",
    ]


def test_a_new_figure_for_letters_is_reported():
    made = book(policy=LetterPolicy.BREAK)
    assert len(made.blocks) == 4
    assert [str(warning) for warning in made.text_warnings] == [
        "move 2: a new figure shows A, B",
        "move 3: a new figure shows A",
        "move 4: a new figure shows A",
    ]


def test_a_note_below_a_small_board_names_the_earlier_of_two_labels_on_one_point():
    tree = line("SZ[9]", "B[ee]LB[aa:A][aa:B]C[White at A or B.]")
    (unit,) = book(tree=tree).blocks
    small = unit.blocks[-1]
    assert [plain_text(note) for note in small.notes] == ["A\u00a0at\u00a0B"]


@pytest.mark.parametrize("policy", [LetterPolicy.AUTO, LetterPolicy.KEEP])
@pytest.mark.parametrize(
    "changes", [{"comments": False}, {"material": DocumentType.KIFU}], ids=["game", "kifu"]
)
def test_letters_without_their_comments_are_printed_only_if_asked_for(policy, changes):
    made = book(replace(OPTIONS, **changes), policy)
    (board,) = (part for block in made.blocks for part in block.blocks)
    labels = sorted(filter(str.isalpha, (cell.label for cell in board.picture.cells.values())))
    assert labels == (["A", "A", "B", "B"] if policy is LetterPolicy.KEEP else [])


def test_marks_of_the_last_move_are_left_out_once_for_each_figure():
    tree = line("SZ[9]", "B[ee]CR[ee]", "W[cc]CR[cc]")
    (warning,) = book(tree=tree).text_warnings
    assert str(warning) == "move 1: circle on the last move is not printed"

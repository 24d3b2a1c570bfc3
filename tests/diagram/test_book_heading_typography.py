"""Quotation marks, dashes and minus signs in headings, titles, captions and names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import (
    ParagraphStyle,
    find_board_blocks,
    find_paragraphs,
    plain_text,
)
from goboard_gui.diagram.book.contents_titles import chapter_starts
from goboard_gui.diagram.book.options import (
    DocumentType,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.record.figures import PlanOptions, VariationDiagrams
from tests.cases import for_each
from tests.diagram.book_cases import names
from tests.record.record_cases import branch, line

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = PrintOptions(names(), plan=PlanOptions(variations=VariationDiagrams.FROM_ONE))
ENGLISH_COMMENT = "C[This is the first move of the game, and it is good.]"
GERMAN_COMMENT = "C[Das ist der erste Zug der Partie, und er ist gut.]"


def book(*roots: str, comment: str = ENGLISH_COMMENT, **options):
    trees = [line(f"SZ[9]{root}", f"B[cc]{comment}", "W[gg]") for root in roots]
    return make_book([PrintedGame(tree, 0) for tree in trees], replace(EDITION, **options))


def headings(made) -> list[str]:
    """The texts of a book other than those of comments, with _ for fixed spaces."""
    paragraphs = find_paragraphs(made.blocks)
    texts = [plain_text(each.inline) for each in paragraphs if each.style != ParagraphStyle.BODY]
    return [text.replace("\u00a0", "_") for text in texts]


PLAYERS = 'PB[O\'Brien]BR[9p]PW[Lee "Tiger" Kim]WR[3d?]'


@for_each(
    ("root", "comment", "expected"),
    [
        (PLAYERS, ENGLISH_COMMENT, ["●_O’Brien 9p – ○_Lee “Tiger” Kim 3d?"]),
        (PLAYERS, GERMAN_COMMENT, ["●_O’Brien 9p – ○_Lee „Tiger“ Kim 3d?"]),
        (PLAYERS, "", ['●_O\'Brien 9p – ○_Lee "Tiger" Kim 3d?']),
        ('GN[The "ear" -- a game]', ENGLISH_COMMENT, ["The “ear”_– a game"]),
        ("GN['耳赤'の局]", ENGLISH_COMMENT, ["'耳赤'の局"]),
        ('PB[A]EV["Gold" Cup - Final]', ENGLISH_COMMENT, ["●_A – ○_White", "“Gold”_Cup_–_Final"]),
        ("PB[A]DT[2024-01-02,03]", ENGLISH_COMMENT, ["●_A – ○_White", "2024-01-02,03"]),
        ("PB[A]RE[3-2]", ENGLISH_COMMENT, ["●_A – ○_White", "3-2"]),
        ("PB[A]KM[-5.5]", ENGLISH_COMMENT, ["●_A – ○_White", "Komi_−5.5"]),
        ("PB[A]PC[Hall 3-4]", ENGLISH_COMMENT, ["●_A – ○_White", "Hall_3-4"]),
    ],
)
def test_headings_have_the_punctuation_of_the_book(root, comment, expected):
    assert headings(book(root, comment=comment)) == expected


def test_headings_stay_as_typed_without_typography():
    made = book(PLAYERS, typography=False, title='"Go"', author="O'Neil")
    assert headings(made) == ['●_O\'Brien 9p – ○_Lee "Tiger" Kim 3d?']
    assert (made.title, made.running_title, made.author) == ('"Go"', '"Go"', "O'Neil")


def test_titles_of_the_book_and_in_its_contents_are_those_of_its_headings():
    made = book(PLAYERS, "GN[Anna's game]", title='My "Go"', author="O'Neil", title_page=True)
    assert (made.title, made.running_title, made.author) == ("My “Go”", "My “Go”", "O’Neil")
    assert headings(made)[:2] == ["My “Go”", "O’Neil"]
    titles = [start.title for start in chapter_starts(made.blocks)]
    assert titles == ["O’Brien 9p – Lee “Tiger” Kim 3d?", "Anna’s game"]


def test_the_chosen_language_is_that_of_headings():
    assert headings(book('GN["Go" 1]', language="fr")) == ["«\u202fGo\u202f» 1"]


def test_names_of_figures_and_references_to_them_have_the_same_punctuation():
    tree = line("SZ[9]", f"B[cc]{ENGLISH_COMMENT}", "W[gg]C[This is the move, and it is big.]")
    tree, _ = branch(tree, 1, 'W[ee]FG[0:Lee\'s "ear"]', "B[ff]")
    made = make_book([PrintedGame(tree, 0)], EDITION)
    captions = [plain_text(board.caption) for board in find_board_blocks(made.blocks)]
    assert captions[1:] == ["Lee’s “ear” (instead of 2)"]
    assert plain_text(list(find_paragraphs(made.blocks))[-1].inline).endswith("(Lee’s “ear”)")


def test_sources_of_problems_have_typographic_punctuation():
    made = book(
        f'AB[aa][bb]AW[cc]GN[Lee\'s "best" problem]{ENGLISH_COMMENT}',
        material=DocumentType.PROBLEMS,
        title="Book",
    )
    board = next(find_board_blocks(made.blocks))
    assert plain_text(board.notes[-1]) == "Lee’s “best” problem"

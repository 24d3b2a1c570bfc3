"""From records to pages, a step at a time: what comes meanwhile, and what is there in the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import BoardBlock, Unit
from goboard_gui.diagram.book.options import (
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    RecordAttachment,
    TrueSizeOptions,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.production import BookBuilder, build_book, page_setup
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.notation import notation
from goboard_gui.record.figures import FixedLengthSplit, PlanOptions
from tests.cases import for_each
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

PLAIN = PrintOptions(NamingOptions(notation("western")), new_pages=True)
MOVES = ("B[aa]", "W[ba]", "B[ca]", "W[da]", "B[ea]", "W[fa]")


def game(name: str = "", root: str = "SZ[9]PB[Shusaku]PW[Inoue]") -> PrintedGame:
    tree = line(root, *MOVES)
    return PrintedGame(tree, tree.root, name)


@for_each("material", DocumentType, ids=lambda material: material.value)
def test_each_material_becomes_a_book_and_pages(material):
    made = build_book([game()], replace(PLAIN, material=material))
    assert made.done
    assert len(made.pages.sheets) == len(made.sheets) >= 1
    assert made.book.blocks
    assert made.pages.title == made.book.title == "Shusaku – Inoue"


def test_sheets_come_while_it_is_made():
    games = [game() for _ in range(6)]
    production = BookBuilder(games, PLAIN)
    counts = [len(production.sheets) for _ in production.steps()]
    assert counts == sorted(counts)
    assert {2, 3, 4} <= set(counts)
    assert not counts[0]
    assert tuple(production.sheets) == production.pages.sheets


def test_the_beginning_of_a_long_book_is_there_before_all_blocks_are():
    production = BookBuilder([game() for _ in range(40)], PLAIN)
    counts = []
    for _ in production.steps():
        counts.append(len(production.sheets))
        if not production.book.blocks:
            early = counts[-1]
    assert 10 < early < 30
    assert counts == sorted(counts)
    assert tuple(production.sheets) == production.pages.sheets
    assert len(production.sheets) == 40


def test_without_previews_a_long_book_is_laid_out_once():
    production = BookBuilder([game() for _ in range(40)], PLAIN, previews=False)
    early = 0
    for _ in production.steps():
        if not production.book.blocks:
            early = len(production.sheets)
    assert not early
    assert len(production.sheets) == 40


def test_the_beginning_of_a_long_book_is_set_in_slices():
    edition = replace(PLAIN, headers=False, new_pages=False)
    production = BookBuilder([game() for _ in range(60)], edition)
    steps = 0
    for _ in production.steps():
        steps += 1
        if production.sheets:
            break
    assert not production.done
    assert steps > 2 * 48


def test_blocks_are_what_the_edition_asks_for():
    edition = replace(PLAIN, plan=PlanOptions(FixedLengthSplit(2)))
    boards = [
        part
        for block in build_book([game()], edition).book.blocks
        if isinstance(block, Unit)
        for part in block.blocks
        if isinstance(part, BoardBlock)
    ]
    assert [board.figure.ordinal for board in boards] == [1, 2, 3]


@pytest.mark.parametrize(
    ("wanted", "count", "attached"),
    [
        (RecordAttachment.ALWAYS, 2, 2),
        (RecordAttachment.ALWAYS, 1, 1),
        (RecordAttachment.SINGLE_GAME, 2, 0),
        (RecordAttachment.SINGLE_GAME, 1, 1),
        (RecordAttachment.NEVER, 2, 0),
        (RecordAttachment.NEVER, 1, 0),
    ],
)
def test_the_records_are_attached_when_that_is_wanted(wanted, count, attached):
    made = build_book([game() for _ in range(count)], replace(PLAIN, attach_record=wanted))
    assert made.pages.attachments == made.book.attachments
    found = [len(read_sgf(each.data).games) for each in made.pages.attachments]
    assert sum(found) == attached


def test_nothing_is_made_of_no_games():
    made = build_book([], PLAIN)
    assert made.done
    assert made.pages.sheets == ()
    assert made.pages.attachments == ()


def test_boards_of_true_size_know_their_pitch():
    edition = replace(PLAIN, material=DocumentType.BOARD, true_size=TrueSizeOptions(21.5, 23))
    made = build_book([game()], edition)
    assert made.pages.smallest_pitch == pytest.approx(21.5)


def test_materials_have_pages_of_their_own():
    setup = PageSetup(columns=4, rows=3)
    setups = {
        material: page_setup(replace(PLAIN, material=material, setup=setup))
        for material in DocumentType
    }
    assert setups[DocumentType.GAME] == setup
    assert setups[DocumentType.POSITION] == replace(setup, stone_pitch=5.5)
    assert setups[DocumentType.MOVES].columns == setups[DocumentType.KIFU].columns == 1
    assert setups[DocumentType.PROBLEMS].columns == PLAIN.problems.across

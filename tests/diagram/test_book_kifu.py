"""Games as kifu: all moves on one board, a page for each game."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Unit,
    plain_text,
)
from goboard_gui.diagram.book.content.kifu import kifu_blocks, kifu_setup
from goboard_gui.diagram.book.options import DocumentType, NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.page_setup import KIFU_PITCH, PAPERS, PageSetup
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.note_table import note_columns
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine, break_lines
from goboard_gui.diagram.book.typesetting.styles import Styles
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Size
from goboard_gui.notation import notation
from goboard_gui.record.figures import CaptureSplit, Numbering, PlanOptions, VariationDiagrams
from goboard_gui.record.moves import move_property
from goboard_gui.record.tree import Property, Tree
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = PrintOptions(NamingOptions(notation("western")), material=DocumentType.KIFU)
NAMES = "PB[Shusaku]BR[7d]PW[Gennan]EV[Castle game]DT[1846]RE[B+2]KM[0]"


def blocks(*texts, edition=EDITION):
    trees = [read_sgf(text.encode()).games[0] for text in texts]
    return list(kifu_blocks([PrintedGame(tree, tree.root) for tree in trees], edition))


def boards_in(blocks) -> list[BoardBlock]:
    units = [block for block in blocks if isinstance(block, Unit)]
    return [part for unit in units for part in unit.blocks if isinstance(part, BoardBlock)]


def game_of(size: Size, indices: list[int | None], properties: str = NAMES) -> Tree:
    """A game whose moves are the points with these indices, None for a pass."""
    root = read_sgf(f"(;{properties}SZ[{size.width}:{size.height}])".encode()).games[0]
    tree, node, points = root, root.root, size.points()
    for number, index in enumerate(indices):
        colour = Colour.WHITE if number % 2 else Colour.BLACK
        point = None if index is None else points[index]
        tree, node = tree.add(node, [move_property(colour, point)])
    return tree


def test_all_moves_are_on_one_board_with_the_numbers_of_the_game():
    asked = PlanOptions(
        CaptureSplit(2), Numbering.FROM_ONE, repeat_last=True, variations=VariationDiagrams.GAME
    )
    text = "(;SZ[9];B[ab];W[aa];B[ba];W[ee](;B[dd])(;B[cc]))"
    (board,) = boards_in(blocks(text, edition=replace(EDITION, plan=asked)))
    labels = sorted(cell.label for cell in board.picture.cells.values())
    assert labels == ["1", "2", "3", "4", "5"]
    assert board.picture.crop is None


def test_what_the_board_cannot_show_stands_below_it():
    (board,) = boards_in(blocks("(;SZ[9];B[ab];W[aa];B[ba];W[ee];B[aa];W[])"))
    plainly = replace(EDITION, stones_in_notes=False)
    assert [plain_text(note) for note in board.notes] == ["5 at 2", "White\u00a06: pass"]
    (board,) = boards_in(blocks("(;SZ[9];B[ee];W[ee])", edition=plainly))
    assert [plain_text(note) for note in board.notes] == ["2 at 1"]


def test_a_header_stands_above_it():
    told = [block for block in blocks(f"(;{NAMES}SZ[9];B[ee])") if isinstance(block, Paragraph)]
    assert plain_text(told[0].inline) == "●\u00a0Shusaku 7d – ○\u00a0Gennan"
    assert told[0].style is ParagraphStyle.TITLE
    said = " ".join(plain_text(paragraph.inline) for paragraph in told).replace("\u00a0", " ")
    assert all(fact in said for fact in ("Castle game", "1846", "Komi 0", "Black wins by 2 points"))
    assert not [
        block
        for block in blocks(f"(;{NAMES}SZ[9];B[ee])", edition=replace(EDITION, headers=False))
        if isinstance(block, Paragraph)
    ]


def test_each_game_has_a_page_of_its_own():
    same_page = replace(EDITION, new_pages=False, headers=False)
    told = blocks("(;SZ[9];B[ee])", "(;SZ[9];B[cc])", edition=same_page)
    assert [type(block) for block in told] == [Unit, PageBreak, Unit]


def test_the_line_through_the_node_is_shown():
    tree = read_sgf(b"(;SZ[9];B[ee](;W[cc])(;W[gg];B[gc]))").games[0]
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, 3)], replace(EDITION, headers=False)))
    assert [move.node for move in board.figure.moves] == [1, 3, 4]


def test_stones_set_up_in_the_midst_of_a_game_begin_another_board():
    told = boards_in(blocks("(;SZ[9];B[ee];W[cc];AE[ee]AB[gg];W[gc])"))
    assert [(board.figure.first_number, board.figure.last_number) for board in told] == [
        (1, 2),
        (3, 3),
    ]


games = st.sampled_from([Size(9, 9), Size(13, 13), Size(19, 19), Size(19, 13)]).flatmap(
    lambda size: st.tuples(
        st.just(size),
        st.lists(st.none() | st.integers(0, size.width * size.height - 1), min_size=1, max_size=60),
    )
)


@examples(0.4)
@given(games, st.booleans())
def test_every_move_is_drawn_or_named_in_a_note(game, stones):
    tree = game_of(*game)
    chosen = replace(EDITION, headers=False, stones_in_notes=stones)
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], chosen))
    drawn = {cell.label for cell in board.picture.cells.values()}
    told = " ".join(map(plain_text, (*board.note_table, *board.notes)))
    named = re.findall("[0-9]+(?=, |: pass| at | connects at )", told)
    named += re.findall("(?<=, )(?:Black |White )?([0-9]+)", told)
    for first, last in re.findall("([0-9]+)–([0-9]+)", told):
        named += map(str, range(int(first), int(last) + 1))
    for number in range(1, len(game[1]) + 1):
        assert (str(number) in drawn) != (str(number) in named)


def knotty(moves: int) -> list[int | None]:
    """A long game with many moves on points that are taken, and some passes."""
    again = iter(range(1000))
    return [
        None if n % 97 == 96 else 40 + next(again) % 7 if n > 60 and n % 4 == 0 else n * 7 % 361
        for n in range(moves)
    ]


@pytest.mark.parametrize(
    ("paper", "landscape"),
    [("A3", True), ("A4", False), ("A4", True), ("A5", False), ("B5", False), ("letter", False)],
)
def test_a_long_game_with_many_notes_fits_a_page(paper, landscape):
    tree = game_of(Size(19, 19), knotty(400))
    chosen = replace(EDITION, setup=PageSetup(PAPERS[paper], landscape=landscape))
    told = list(kifu_blocks([PrintedGame(tree, tree.root)] * 2, chosen))
    assert len(boards_in(told)[0].note_table) > 30
    sheets = list(typeset(told, kifu_setup(chosen)))
    assert [sum(isinstance(item, PlacedBoard) for item in sheet.items) for sheet in sheets] == [
        1,
        1,
    ]


def lines_of(sheets) -> list[str]:
    """Return the lines of text on pages, with the numbers of stones."""
    placed = [item for sheet in sheets for item in sheet.items if isinstance(item, PlacedLine)]
    return [
        " ".join(getattr(part, "text", "") or part.stone.label for part in item.line.parts)
        for item in placed
    ]


def test_the_notes_of_a_long_game_are_a_table():
    taken, points = [*range(25)], [*range(100, 125)]
    tree = game_of(Size(19, 19), [*taken, *points, *taken, None, None, None])
    chosen = replace(EDITION, headers=False)
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], chosen))
    assert [plain_text(note) for note in board.note_table] == [
        f"{number + 50} at {number}" for number in range(1, 26)
    ]
    assert [plain_text(note) for note in board.notes] == ["76–78: pass"]
    without = replace(chosen, notes=False)
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], without))
    assert (board.note_table, board.notes) == ((), ())
    shorter = game_of(Size(19, 19), [*taken[:24], *points, points[0], *taken[:23]])
    (board,) = boards_in(kifu_blocks([PrintedGame(shorter, shorter.root)], chosen))
    assert (len(board.note_table), len(board.notes)) == (0, 1)


def test_few_notes_that_need_several_lines_are_a_table_too():
    points = [*range(19)]
    tree = game_of(Size(19, 19), [*points, *range(100, 200), *points * 3])
    chosen = replace(EDITION, headers=False)
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], chosen))
    assert len(board.note_table) == 19
    wide = replace(chosen, setup=PageSetup(PAPERS["A3"], landscape=True))
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], wide))
    assert (len(board.note_table), len(board.notes)) == (0, 1)


def test_columns_of_notes_are_so_wide_that_long_notes_take_few_lines():
    points = [*range(60)]
    fight = [300, 320] * 30
    tree = game_of(Size(19, 19), [*points, *range(100, 160), *points, *fight])
    (board,) = boards_in(kifu_blocks([PrintedGame(tree, tree.root)], EDITION))
    style, width = Styles(EDITION.setup.text_size).note, EDITION.setup.text_width
    columns = note_columns(board.note_table, style, width)
    heights = [len(break_lines(note, style, columns.width)) for note in board.note_table]
    assert sorted(heights)[-3] == 1
    assert columns.number > 2
    assert max(heights) <= 6


@pytest.mark.parametrize(("paper", "landscape"), [("A6", False), ("A5", True)])
def test_a_table_of_notes_that_would_make_the_board_too_small_is_continued_on_the_next_page(
    paper, landscape
):
    tree = game_of(Size(19, 19), knotty(400))
    chosen = replace(EDITION, setup=PageSetup(PAPERS[paper], landscape=landscape))
    told = list(kifu_blocks([PrintedGame(tree, tree.root)], chosen))
    first, second = typeset(told, kifu_setup(chosen))
    (board,) = [item for item in first.items if isinstance(item, PlacedBoard)]
    assert board.pitch > 2
    heights = [item.y for item in first.items if isinstance(item, PlacedLine)]
    assert len(set(heights)) == len(heights)
    numbers = re.findall("[0-9]+(?= +at )", " ".join(lines_of([first, second])))
    assert len(numbers) == len(boards_in(told)[0].note_table)


@pytest.mark.parametrize("size", [Size(9, 9), Size(13, 13), Size(19, 19), Size(19, 13)], ids=str)
def test_stones_are_as_large_as_they_may_be_where_the_page_has_room(size):
    tree = game_of(size, list(range(0, 80, 3)))
    sheets = list(
        typeset(list(kifu_blocks([PrintedGame(tree, tree.root)], EDITION)), kifu_setup(EDITION))
    )
    (board,) = [item for item in sheets[0].items if isinstance(item, PlacedBoard)]
    assert board.pitch == pytest.approx(KIFU_PITCH)


def test_larger_stones_fill_the_page_if_they_are_asked_for():
    wide = replace(EDITION, setup=PageSetup(stone_pitch=20.0), headers=False)
    tree = Tree.new([Property("SZ", ("19",))])
    sheets = list(
        typeset(list(kifu_blocks([PrintedGame(tree, tree.root)], wide)), kifu_setup(wide))
    )
    (board,) = [item for item in sheets[0].items if isinstance(item, PlacedBoard)]
    assert board.rect.width() == pytest.approx(wide.setup.text_width, abs=0.01)

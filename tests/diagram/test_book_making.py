"""Games as blocks, and books around them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice

import pytest

from goboard_gui.diagram.book.assembly import (
    content_blocks,
    make_book,
    record_attachment,
    with_default_title,
)
from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Unit,
    plain_text,
)
from goboard_gui.diagram.book.options import (
    DocumentType,
    PrintedGame,
    PrintOptions,
    RecordAttachment,
)
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.compose import DisplayOptions, LastMoveMark
from goboard_gui.diagram.picture import StatusMark
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Crop
from goboard_gui.record.figures import Cropping, FixedLengthSplit, PlanOptions, VariationDiagrams
from goboard_gui.record.values.move_numbers import MoveNumbers, NumberedRange
from tests.cases import for_each
from tests.diagram.book_cases import at, names
from tests.record.record_cases import branch, line

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = "SZ[9]PB[Anna]PW[Bert]EV[Club]GC[A game.]C[Hello.]"
EDITION = PrintOptions(names(), plan=PlanOptions(FixedLengthSplit(2)), new_pages=True)


def record(root: str = ROOT):
    tree = line(root, "B[cc]C[Corner.]", "W[gg]", "B[gc]C[Third.]", "W[cg]")
    tree, _ = branch(tree, 2, "B[ee]C[Centre!]", "W[ff]")
    return tree


def told(blocks) -> list[str]:
    """The blocks, a line for each: what kind they are, and their text."""
    lines = []
    for block in blocks:
        match block:
            case Paragraph():
                lines.append(f"{block.style.value}: {plain_text(block.inline)}")
            case PageBreak():
                lines.append("page")
            case Unit(blocks=(board, *rest)):
                lines.append("; ".join(plain_text(part) for part in (board.caption, *board.notes)))
                lines += [f"- {plain_text(each.inline)}" for each in rest]
    return lines


def game(node: int = 0, name: str = "", root: str = ROOT) -> PrintedGame:
    return PrintedGame(record(root), node, name)


def test_a_game_is_its_header_and_its_figures_each_with_the_comments_on_its_moves():
    assert told(content_blocks([game()], EDITION)) == [
        "title: ●\u00a0Anna – ○\u00a0Bert",
        "subtitle: Club",
        "body: A game.",
        "Figure 1 (1–2)",
        "- Hello.",
        "- 1: Corner.",
        "Figure 2 (3–4)",
        "- 3: Third.",
    ]


def test_the_line_is_that_through_the_node_of_the_game():
    assert told(content_blocks([game(5)], EDITION))[-2:] == ["Figure 2 (3–4)", "- 3: Centre!"]


def test_diagrams_of_variations_stand_behind_the_comments_of_their_figure():
    options = replace(EDITION.plan, variations=VariationDiagrams.FROM_ONE)
    assert told(content_blocks([game()], replace(EDITION, plan=options)))[3:] == [
        "Figure 1 (1–2)",
        "- Hello.",
        "- 1: Corner.",
        "Diagram 1 (instead of 3)",
        "- 1: Centre!",
        "Figure 2 (3–4)",
        "- 3: Third. (Dia.\u00a01)",
    ]


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ({"comments": False}, {"body: A game.", "- Hello.", "- 1: Corner.", "- 3: Third."}),
        ({"headers": False}, {"title: ●\u00a0Anna – ○\u00a0Bert", "subtitle: Club"}),
        ({"captions": False}, {"Figure 1 (1–2)", "Figure 2 (3–4)"}),
    ],
    ids=["comments", "headers", "captions"],
)
def test_parts_can_be_left_out(change, missing):
    whole = told(content_blocks([game()], EDITION))
    left = told(content_blocks([game()], replace(EDITION, **change)))
    assert [text for text in left if text] == [text for text in whole if text not in missing]


def test_notes_and_the_marks_that_they_speak_of_can_be_left_out_together():
    tree = line("SZ[9]AB[aa]AW[ba]", "W[ab]", "B[gg]", "W[aa]")
    bare = replace(EDITION, shown=DisplayOptions(edges=frozenset()), plan=PlanOptions())
    for edition, wanted in ((bare, True), (replace(bare, notes=False), False)):
        (unit,) = content_blocks([PrintedGame(tree, 0)], edition)
        (board,) = unit.blocks
        marked = any(cell.marks for cell in board.picture.cells.values())
        assert (bool(board.notes), marked) == (wanted, wanted)


def test_each_board_knows_its_figure():
    boards = [
        unit.blocks[0] for unit in content_blocks([game()], EDITION) if isinstance(unit, Unit)
    ]
    assert [(board.figure.first_number, board.figure.last_number) for board in boards] == [
        (1, 2),
        (3, 4),
    ]
    assert [board.picture.cells[at("gc")].label for board in boards[1:]] == ["3"]


def test_templates_can_tell_how_many_figures_there_are_and_which_game_it_is():
    phrases = ENGLISH._replace(figure="{figure}/{figures} {game} {file}", title="{game}: {black}")
    made = told(content_blocks([game(), game(name="b.sgf")], replace(EDITION, phrases=phrases)))
    assert [text for text in made if "/" in text] == ["1/2 1 ", "2/2 1 ", "1/2 2 b", "2/2 2 b"]
    assert [text for text in made if text.startswith("title")] == [
        "title: 1: ●\u00a0Anna",
        "title: 2: ●\u00a0Anna",
    ]


def test_games_are_made_one_after_the_other_as_they_are_asked_for():
    asked = []

    def games():
        for number in count():
            asked.append(number)
            yield game()

    first = list(islice(content_blocks(games(), EDITION), 6))
    assert asked == [0, 1]
    assert isinstance(first[5], PageBreak)


@pytest.mark.parametrize(("new_pages", "breaks"), [(True, 2), (False, 0)])
def test_each_game_begins_a_page_if_wanted(new_pages, breaks):
    made = content_blocks([game()] * 3, replace(EDITION, new_pages=new_pages))
    assert sum(isinstance(block, PageBreak) for block in made) == breaks


POSITION = replace(EDITION, material=DocumentType.POSITION)


def test_a_position_is_one_board_with_what_is_said_there():
    *_, unit = content_blocks([game(3)], POSITION)
    assert told([unit]) == ["After move 3", "- Third."]
    board = unit.blocks[0]
    assert isinstance(board, BoardBlock)
    stones = {point: cell.stone for point, cell in board.picture.cells.items()}
    black, white = Colour.BLACK, Colour.WHITE
    assert stones == {at("cc"): black, at("gg"): white, at("gc"): black}
    assert {cell.label for cell in board.picture.cells.values()} == {""}


def test_the_last_move_of_a_position_is_marked_as_the_edition_wants():
    marked = replace(POSITION, shown=DisplayOptions(last_move=LastMoveMark.DOT))
    *_, unit = content_blocks([game(3)], marked)
    assert unit.blocks[0].picture.cells[at("gc")].status_mark is StatusMark.LAST_MOVE


@for_each("mark", LastMoveMark)
def test_stones_of_a_position_may_have_the_numbers_of_their_moves(mark):
    # Black takes the stone of move 1 and plays there again with move 6.
    tree = line("SZ[9]", "W[aa]", "B[ba]", "W[ee]LB[ee:A]", "B[ab]", "W[]", "B[aa]LB[ee:A]")
    shown = DisplayOptions(last_move=mark)
    options = replace(POSITION, shown=shown, numbers=MoveNumbers(NumberedRange.ALL))
    (unit,) = content_blocks([PrintedGame(tree, 6)], options)
    board = unit.blocks[0]
    assert told([unit]) == ["After move 6; 1 at 6; White\xa05: pass"]
    cells = board.picture.cells
    labels = {point: cell.label for point, cell in cells.items()}
    assert labels == {at("ba"): "2", at("ee"): "A", at("ab"): "4", at("aa"): "6"}
    marked = cells[at("aa")].status_mark
    assert marked is (None if mark is LastMoveMark.NOTHING else StatusMark.LAST_MOVE)
    last = replace(options, numbers=MoveNumbers(NumberedRange.LAST, 3, from_one=True))
    (unit,) = content_blocks([PrintedGame(tree, 6)], last)
    assert told([unit]) == ["After move 6; White\xa02: pass"]
    assert unit.blocks[0].picture.cells[at("aa")].label == "3"


@pytest.mark.parametrize(
    ("plan", "crop"),
    [
        (PlanOptions(), Crop(0, 0, 4, 4)),
        (PlanOptions(crop=Crop(2, 2, 6, 6)), Crop(2, 2, 6, 6)),
    ],
    ids=["of the record", "asked for"],
)
def test_a_position_is_cropped_as_the_record_or_the_edition_says(plan, crop):
    tree = line("SZ[9]VW[aa:ee]", "B[cc]")
    *_, unit = content_blocks([PrintedGame(tree, 1)], replace(POSITION, plan=plan))
    assert unit.blocks[0].picture.crop == crop


def test_positions_are_cropped_to_their_stones_if_all_boards_are():
    tree = line("SZ[19]AB[cc]AW[dd]")
    (unit,) = content_blocks(
        [PrintedGame(tree, 0)], replace(POSITION, plan=PlanOptions(cropping=Cropping.ALL))
    )
    crop = unit.blocks[0].picture.crop
    assert crop is not None
    assert (crop.left, crop.top) == (0, 0)


def test_numbers_stated_in_the_record_count_in_positions_as_well():
    tree = line("SZ[9]", "B[cc]MN[101]", "W[dd]")
    *_, unit = content_blocks([PrintedGame(tree, 2)], POSITION)
    assert plain_text(unit.blocks[0].caption) == "After move 102"


@pytest.mark.parametrize(
    ("root", "to_play", "notes"),
    [
        ("SZ[9]AB[cc]PL[W]", True, ["White to play"]),
        ("SZ[9]AB[cc]PL[B]", True, ["Black to play"]),
        ("SZ[9]AB[cc]PL[B]", False, []),
    ],
)
def test_whose_turn_it_is_stands_below_boards_without_moves_if_wanted(root, to_play, notes):
    (unit,) = content_blocks([PrintedGame(line(root), 0)], replace(EDITION, to_play=to_play))
    assert [plain_text(note) for note in unit.blocks[0].notes] == notes


@pytest.mark.parametrize(("passes", "notes"), [(1, ["White to play"]), (2, [])])
def test_nobody_is_to_play_below_a_position_after_two_passes(passes, notes):
    tree = line("SZ[9]", "B[]", "W[]")
    *_, unit = content_blocks([PrintedGame(tree, passes)], replace(POSITION, to_play=True))
    assert [plain_text(note) for note in unit.blocks[0].notes] == notes


def test_a_book_of_one_game_has_its_title_its_annotator_and_its_record():
    book = make_book([game(root=f"{ROOT}AN[Carl]US[Dora]")], EDITION)
    assert (book.title, book.author) == ("Anna – Bert", "Carl")
    (attached,) = book.attachments
    assert (attached.name, attached.mime_type) == ("game.sgf", "application/x-go-sgf")
    (back,) = read_sgf(attached.data).games
    assert [back.node(node).first_value("B") for node in back.main_line()][1::2] == ["cc", "gc"]


def test_a_book_of_games_has_what_they_share_for_a_title():
    both = [game(name="a.sgf"), game(name="b.sgf")]
    assert with_default_title(both, EDITION).title == "Club"
    bare = [game(name="x/a.sgf", root="SZ[9]"), game(name="x/a.sgf", root="SZ[9]")]
    assert with_default_title(bare, EDITION).title == "a"
    assert (
        with_default_title([game(root="SZ[9]EV[A]"), game(root="SZ[9]EV[B]")], EDITION).title == ""
    )
    assert with_default_title(both, replace(EDITION, title="Ours", author="Us")) == replace(
        EDITION, title="Ours", author="Us"
    )


def test_a_book_of_one_game_or_of_several_can_have_a_title_page():
    edition = replace(EDITION, title_page=True, title="Two games", author="Us")
    assert told(make_book([game(), game()], edition).blocks)[:4] == [
        "cover: Two games",
        "subtitle: Us",
        "page",
        "title: ●\u00a0Anna – ○\u00a0Bert",
    ]
    assert told(make_book([game()], replace(edition, title="", author="")).blocks)[:3] == [
        "cover: Anna – Bert",
        "page",
        "title: ●\u00a0Anna – ○\u00a0Bert",
    ]


def test_records_are_attached_once_each_in_utf_8_or_not_at_all():
    old = read_sgf("(;CA[Shift_JIS]PB[太郎]SZ[9];B[ee])".encode("shift_jis")).games[0]
    attached = record_attachment([PrintedGame(old, 0), PrintedGame(old, 1), game()])
    assert len(read_sgf(attached.data).games) == 2
    assert "PB[太郎]".encode() in attached.data
    edition = replace(EDITION, attach_record=RecordAttachment.NEVER)
    assert make_book([game()], edition).attachments == ()


def test_title_of_a_style_and_place_for_pages():
    title, *_ = content_blocks([game()], EDITION)
    assert isinstance(title, Paragraph)
    assert (title.style, title.spanning, title.keep_with_next) == (ParagraphStyle.TITLE, True, True)

"""The review of a game as a section of a book."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from goboard_gui.diagram.book.assembly import figure_book_steps, make_book
from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    GraphBlock,
    Paragraph,
    Table,
    find_board_blocks,
    plain_text,
)
from goboard_gui.diagram.book.options import DocumentType, NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.print_service import PrintService
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.text_warnings import TextWarningKind
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.diagram.output.separate_figures import separate_figures
from goboard_gui.diagram.output.text import to_text
from goboard_gui.diagram.plots.review_graph.graph import Measure
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size, Symmetry
from goboard_gui.notation import NOTATIONS, notation
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.stored_analysis.lines import LineAnalyses
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.stepwise import run_to_end
from goboard_gui.study.review.losses import LossThresholds
from tests.cases import for_each
from tests.diagram.book_cases import at
from tests.diagram.pdf_content import drawn_on_pages
from tests.diagram.pdf_structure import structure, written_pdf
from tests.diagram.review_cases import GAME, reviewed_record
from tests.diagram.sheet_cases import assert_golden

if TYPE_CHECKING:
    from goboard_gui.diagram.book.blocks import Book
    from goboard_gui.record import Tree

pytestmark = pytest.mark.usefixtures("qapp")

WESTERN = NamingOptions(notation("western"))


def options(**choices) -> PrintOptions:
    return PrintOptions(**{"names": WESTERN, "review": True, **choices})


def game(tree: Tree | None = None) -> PrintedGame:
    tree = tree or reviewed_record()
    return PrintedGame(tree, tree.root)


def book(tree: Tree | None = None, **choices) -> Book:
    return make_book([game(tree)], options(**choices))


def section(tree: Tree | None = None, **choices) -> list:
    """The blocks from the heading of the review on."""
    blocks = book(tree, **choices).blocks
    heading = choices.get("phrases", ENGLISH).review
    start = next(
        number
        for number, block in enumerate(blocks)
        if isinstance(block, Paragraph) and plain_text(block.inline) == heading
    )
    return list(blocks[start:])


def worst_boards(tree: Tree | None = None, **choices) -> list[BoardBlock]:
    return list(find_board_blocks(section(tree, **choices)))


def table(tree: Tree | None = None, number: int = 0, **choices) -> dict[str, tuple[str, ...]]:
    found = [block for block in section(tree, **choices) if isinstance(block, Table)]
    return {title: tuple(cells) for title, *cells in found[number].rows}


def test_the_section_has_a_graph_the_report_and_the_worst_moves():
    names = [type(block).__name__ for block in section()]
    assert names == [
        *("Paragraph", "Paragraph", "GraphBlock", "Table", "Table", "Paragraph"),
        *("Unit", "Unit"),
    ]
    texts = [plain_text(block.inline) for block in section() if isinstance(block, Paragraph)]
    assert texts == [
        "Review",
        "Analysis by KataGo 1.18.1\u00a0· 200 visits per position\u00a0· Komi 6.5\u00a0· "
        "Japanese rules",
        "Worst moves",
    ]


def test_visits_that_differ_are_a_range():
    tree = reviewed_record()
    analyses = LineAnalyses()
    deque(analyses.read_line(tree, tree.main_line()), maxlen=0)
    node, stored = next(iter(analyses.by_node.items()))
    fewer = replace(stored, analysis=replace(stored.analysis, visits=160))
    text = section(with_analyses(tree, {node: fewer}))[1]
    assert "160–200 visits per position" in plain_text(text.inline)


def test_nothing_is_printed_unless_it_is_chosen():
    plain = make_book([game()], PrintOptions(names=WESTERN))
    assert not any(isinstance(block, GraphBlock | Table) for block in plain.blocks)
    assert book().blocks[: len(plain.blocks)] == plain.blocks


@for_each("kind", [kind for kind in DocumentType if kind is not DocumentType.GAME])
def test_other_documents_have_no_review(kind):
    blocks = make_book([game()], options(material=kind)).blocks
    assert not any(isinstance(block, GraphBlock) for block in blocks)


def test_the_report_has_the_losses_of_both_players():
    assert table() == {
        "Moves reviewed": ("4 / 5", "3 / 4"),
        "Points lost per move": ("1.30", "5.47"),
        "… Opening": ("1.30", "5.47"),
        "… Middle game": ("–", "–"),
        "… Endgame": ("–", "–"),
        "Mistakes": ("1", "1"),
        "First choices of the engine": ("75\u00a0%", "75\u00a0%"),
    }


def test_moves_are_counted_by_what_they_lose():
    assert table(number=1) == {
        "below 0.5": ("3", "2"),
        "0.5–1.5": ("0", "0"),
        "1.5–3": ("0", "0"),
        "3–6": ("1", "0"),
        "6–12": ("0", "0"),
        "12 and more": ("0", "1"),
    }


def test_the_thresholds_say_which_moves_are_mistakes():
    thresholds = LossThresholds(mistake_points=5.5)
    assert table(thresholds=thresholds)["Mistakes"] == ("0", "1")


def test_the_worst_moves_come_first_with_what_the_engine_prefers():
    boards = worst_boards()
    first, second = boards[:2]
    assert plain_text(first.caption) == "White 8 G3 loses 16.0 points"
    assert [plain_text(note) for note in first.notes] == [
        "Black's win rate: 0\u00a0% → 7\u00a0%; Black's lead: −30.5 → −14.5",
        "First choice of the engine: pass",
    ]
    assert plain_text(second.caption) == "Black 3 G7 loses 5.2 points"
    assert plain_text(second.notes[1]) == "A: first choice of the engine, D7"


def test_a_board_shows_the_position_before_the_move_and_the_move():
    board = worst_boards()[1]
    figure = board.figure
    assert set(figure.stones) == {at("ee"), at("ce"), at("gc")}
    assert set(figure.base.stones()) == {at("ee"), at("ce")}
    cells = board.picture.cells
    assert cells[at("gc")].marks == (Mark.TRIANGLE,)
    assert cells[at("dc")].label == "A"
    assert "Moves: Black 3 G7" in board.alt_text.full
    assert "Labels: A at D7" in board.alt_text.full


def test_as_many_worst_moves_have_a_board_as_are_chosen():
    counts = {wanted: len(worst_boards(worst_moves=wanted)) for wanted in (0, 1, 2, 50)}
    assert counts == {0: 0, 1: 1, 2: 2, 50: 2}
    texts = [
        plain_text(block.inline) for block in section(worst_moves=0) if isinstance(block, Paragraph)
    ]
    assert "Worst moves" not in texts


def test_a_move_that_is_the_first_choice_has_no_letter():
    tree = reviewed_record(choices=("ee", "ce", "gc", *[""] * 7))
    (board,) = [
        board for board in worst_boards(tree) if plain_text(board.caption).startswith("Black 3")
    ]
    assert plain_text(board.notes[1]) == "First choice of the engine: G7"
    assert not any(cell.label for cell in board.picture.cells.values())


def test_a_bad_pass_is_shown_without_a_stone():
    scores = (-6.5, *[-6.5] * 6, -30.0, -30.0, -30.0)
    board = worst_boards(reviewed_record(scores=scores))[0]
    assert plain_text(board.caption) == "Black 7 pass loses 23.5 points"
    assert board.figure.stones == board.figure.base.stones()
    assert board.picture.cells[at("cc")].label == "A"


def test_without_scores_losses_are_in_percent_of_the_win_rate():
    tree = reviewed_record(with_scores=False)
    assert plain_text(worst_boards(tree)[0].caption) == (
        "Black 3 G7 loses 13.3\u00a0% of the win rate"
    )
    assert "Win rate lost per move (%)" in table(tree)
    graph = next(block.graph for block in section(tree) if isinstance(block, GraphBlock))
    assert graph.measures == [Measure.WIN_RATE]


@pytest.mark.parametrize("known", NOTATIONS, ids=lambda known: known.id)
def test_points_are_named_in_every_notation_and_view(known):
    names = NamingOptions(known, Symmetry.R90)
    naming = names.point_naming(Size(9, 9))
    board = worst_boards(names=names)[1]
    assert naming.name(at("gc")) in plain_text(board.caption)
    assert naming.name(at("dc")) in plain_text(board.notes[1])
    assert board.picture.cells[naming.to_view(at("dc"))].label == "A"


def test_numbers_have_the_decimal_separator_of_the_language():
    phrases = ENGLISH._replace(decimal_sign=",")
    boards = worst_boards(phrases=phrases)
    assert plain_text(boards[1].caption) == "Black 3 G7 loses 5,2 points"
    assert table(phrases=phrases)["Points lost per move"] == ("1,30", "5,47")


def test_a_record_without_analysis_has_a_warning_and_no_section():
    tree = read_sgf(GAME.encode()).games[0]
    for headers in (True, False):
        made = build_book([game(tree)], options(headers=headers))
        assert [warning.kind for warning in made.book.text_warnings] == [
            TextWarningKind.NO_ANALYSIS
        ]
        assert [warning.kind for _, warning in made.pages.text_warnings] == [
            TextWarningKind.NO_ANALYSIS
        ]
        assert not any(isinstance(block, GraphBlock) for block in made.book.blocks)


UNUSUAL = {
    "a hexagon": "(;GM[goboard-1]GBSH[hexagon:5]SZ[9];B[ee]SBKV[50]SBKS[1];W[dd]SBKS[20])",
    "a torus": "(;GM[q5go-1]TO[3]SZ[9];B[ee]SBKV[50]SBKS[1];W[cc]SBKV[90]SBKS[20])",
    "a position": "(;SZ[9]AB[aa]SBKV[50];C[x]SBKV[40])",
    "setup in the game": "(;SZ[9];B[ee]SBKV[52.5];AB[aa][bb]AW[cc]SBKV[95];W[dd]SBKV[5])",
    "moves on stones": "(;SZ[9];B[ee]SBKV[52.5];W[ee]SBKV[95];B[zz]SBKV[5];W[]SBKV[99])",
    "enormous numbers": "(;SZ[5:13];B[ee]SBKS[99999999];W[cc]SBKS[-88888888])",
}


@for_each("text", UNUSUAL.values(), ids=UNUSUAL)
def test_unusual_records_are_reviewed_in_every_format(text):
    made = build_book([game(read_sgf(text.encode()).games[0])], options())
    assert any(isinstance(block, GraphBlock) for block in made.book.blocks)
    assert structure(written_pdf(made.pages)).named("Figure")
    for convert in (to_html, to_text, lambda book: to_latex(book).text):
        assert "Moves reviewed" in convert(made.book)


def test_each_game_of_a_book_is_followed_by_its_own_review():
    games = [game(), game(read_sgf(GAME.encode()).games[0]), game()]
    blocks = make_book(games, options()).blocks
    kinds = [
        "review" if isinstance(block, GraphBlock) else "game"
        for block in blocks
        if isinstance(block, GraphBlock)
        or (isinstance(block, Paragraph) and block.start is not None)
    ]
    assert kinds == ["game", "review", "game", "game", "review"]


def test_the_pdf_has_a_described_figure_tables_and_headings():
    made = build_book([game()], options(setup=PageSetup(PAPERS["A5"])))
    tree = structure(written_pdf(made.pages))
    descriptions = [str(figure.raw.Alt) for figure in tree.named("Figure")]
    assert (
        "Graph of 9 moves. Mistakes: Black 3 G7 loses 5.2 points, White 8 G3 loses 16.0 points"
        in descriptions
    )
    assert len(tree.named("Table")) == 2
    headings = [element.text() for element in tree if element.name.startswith("H")]
    assert [text for text in headings if "–" not in text] == ["Review", "Worst moves"]


def test_the_pages_have_no_colours(tmp_path):
    made = build_book([game()], options())
    path = tmp_path / "review.pdf"
    written_pdf(made.pages).save(path)
    drawn = (each for page in drawn_on_pages(path) for each in page)
    assert {space for each in drawn for space, _ in each.colours} == {"/DeviceGray"}


@for_each("text_size", [7.0, 9.5])
def test_lines_and_type_are_as_large_as_print_services_ask(tmp_path_factory, text_size):
    setup = PageSetup(text_size=text_size)
    made = build_book([game()], options(service=PrintService.KDP, setup=setup))
    path = tmp_path_factory.mktemp("kdp") / "review.pdf"
    written_pdf(made.pages).save(path)
    drawn = [each for page in drawn_on_pages(path) for each in page]
    assert min(each.width for each in drawn if each.width is not None) >= 0.74
    assert min(each.size for each in drawn if each.size is not None) >= 6.9


@for_each("paper", ["A4", "A5", "A6", "B5"])
def test_nothing_leaves_the_page(paper):
    setup = PageSetup(PAPERS[paper])
    for sheet in build_book([game()], options(setup=setup)).pages.sheets:
        for item in sheet.items:
            rect = getattr(item, "rect", None)
            if rect is not None:
                assert rect.left() >= -0.01
                assert rect.right() <= sheet.width + 0.01
                assert rect.bottom() <= sheet.height + 0.01


def test_a_page_with_a_review():
    tree = reviewed_record()
    setup = PageSetup(PAPERS["A5"])
    pages = build_book([game(tree)], options(setup=setup, worst_moves=2)).pages.sheets
    assert_golden(pages[1], "review", dpi=72)


def test_html_has_the_graph_as_a_described_picture():
    html = to_html(book())
    assert 'aria-label="Graph of 9 moves. Mistakes: Black 3 G7 loses 5.2 points' in html
    assert ">Black&#x27;s win rate<" in html or ">Black's win rate<" in html
    assert html.count("<table>") == 2
    assert "▼ Mistakes by Black" in html


def test_latex_draws_the_graph():
    source = to_latex(book()).text
    assert source.count(r"\begin{gograph}") == 1
    assert r"\newenvironment{gograph}" in source
    assert source.count(r"\gomistake{black}") == source.count(r"\gomistake{white}") == 2
    assert (
        r"\newenvironment{gograph}" not in to_latex(make_book([game()], options(review=False))).text
    )


def test_text_has_a_graph_of_characters():
    text = to_text(book())
    lines = text[text.index("Black's lead in points\n") :].splitlines()
    assert lines[1:11] == [
        "+40 |",
        "    |",
        "+20 |",
        "    |",
        "  0 |----------",
        "    |***▼**  △*",
        "−20 |",
        "    |       *",
        "−40 |",
        "     0    5",
    ]


def test_separate_figures_have_the_graph_in_words():
    made = run_to_end(figure_book_steps([game()], options()))
    found = separate_figures(made)
    texts = [text for figure in found.figures for text in (*figure.before, *figure.comments)]
    assert any(text.startswith("Graph of 9 moves.") for text in texts)
    assert len(found.figures) == 3

"""Sheets of problems, and their answers."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import groupby, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import book_blocks, page_setup
from goboard_gui.diagram.book.blocks import BoardBlock, PageBreak, Paragraph, Unit, plain_text
from goboard_gui.diagram.book.content.problems import problem_blocks, problem_setup
from goboard_gui.diagram.book.options import (
    AnswerPlacement,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    ProblemOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup, UnitOrder
from goboard_gui.diagram.book.phrases import ENGLISH, NO_BREAK
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.picture import EdgeLabels
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.go import Colour, Crop, Point, Symmetry
from goboard_gui.notation import Side, notation
from goboard_gui.record.figures import Cropping, LetterPolicy, PlanOptions
from tests.cases import for_each
from tests.corpus import material
from tests.diagram.book_cases import names
from tests.diagram.sheet_cases import boards_on, lines_on, text_of
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = PrintOptions(
    NamingOptions(notation("western")), material=DocumentType.PROBLEMS, headers=False
)
LEAST_PITCH = 2.0
EASY = "(;AB[aa]AW[ba]C[Easy];B[ab];W[bb]C[Good.])"
HARD = "(;AB[dd]AW[ed];W[ee](;B[de]C[No.])(;B[fd]C[RIGHT]))"
UNSOLVED = "(;AB[aa]AW[ba])"
COLLECTION = "(;GN[Book]C[All](;AB[aa]AW[ba];B[ab])(;AW[cc]C[two];W[cd])(;AB[ss]PL[W]))"


def games(*texts):
    trees = [read_sgf(text.encode()).games[0] for text in texts]
    return [PrintedGame(tree, tree.root, f"{number}.sgf") for number, tree in enumerate(trees, 1)]


def edition(*, plan=None, comments=True, **problems):
    return replace(
        EDITION,
        problems=ProblemOptions(**problems),
        plan=plan or PlanOptions(),
        comments=comments,
    )


def made_blocks(games, options, **more):
    """The blocks of a sheet, without the steps before them."""
    return [block for block in problem_blocks(games, options, **more) if block is not None]


def blocks(*texts, **choices):
    return made_blocks(games(*texts), edition(**choices))


def boards_in(blocks) -> list[BoardBlock]:
    units = [block for block in blocks if isinstance(block, Unit)]
    return [part for unit in units for part in unit.blocks if isinstance(part, BoardBlock)]


def captions(blocks) -> list[str]:
    return [plain_text(board.caption) for board in boards_in(blocks)]


def labels(board: BoardBlock) -> dict[Point, str]:
    return {point: cell.label for point, cell in board.picture.cells.items() if cell.label}


@for_each(
    ("said", "printed"),
    [
        ("RIGHT", ""),
        ("Correct.", ""),
        ("Right: a net", "1: Right: a net"),
        ("WRONG", ""),
        ("A net.\n\nRIGHT", "1: A net."),
    ],
)
def test_below_an_answer_nothing_only_says_that_it_is_right_or_wrong(said, printed):
    *_, answer = blocks(f"(;AB[aa]AW[ba];B[ab]C[{said}])")
    said = [plain_text(part.inline) for part in answer.blocks if isinstance(part, Paragraph)]
    assert said == [printed] * bool(printed)


def test_stones_of_problems_are_larger_than_those_of_games():
    options = PrintOptions(NamingOptions(notation("western")), material=DocumentType.PROBLEMS)
    assert page_setup(options).stone_pitch == 7.0
    chosen = replace(options, setup=PageSetup(stone_pitch=5.0))
    assert page_setup(chosen).stone_pitch == 5.0


def test_problems_are_numbered_and_say_who_plays():
    assert captions(blocks(EASY, HARD, answers=AnswerPlacement.NONE)) == [
        "Problem 1 – Black to play",
        "Problem 2 – White to play",
    ]


def test_numbers_may_begin_elsewhere():
    assert captions(blocks(EASY, first=12))[:2] == ["Problem 12 – Black to play", "Solution 12"]


HEADED = replace(EDITION, headers=True)


def headings(blocks) -> list[str]:
    return [plain_text(block.inline) for block in blocks if isinstance(block, Paragraph)]


@for_each(
    ("options", "title", "expected"),
    [
        (HEADED, "Life and death", ["Life and death", "Solutions"]),
        (HEADED, "", ["Problems", "Solutions"]),
        (EDITION, "Life and death", ["Solutions"]),
    ],
)
def test_a_sheet_has_a_heading(options, title, expected):
    assert headings(made_blocks(games(EASY), options, title=title)) == expected


@for_each(
    ("options", "expected"),
    [
        (HEADED, "Easy set"),
        (replace(HEADED, title="Evening class"), "Evening class"),
        (replace(HEADED, title="Evening class", title_page=True), "Easy set"),
    ],
)
def test_the_heading_is_the_title_of_the_book_or_of_its_games(options, expected):
    told = [block for block in book_blocks(games("(;GN[Easy set]AB[aa];B[bb])"), options) if block]
    told = told[told.index(PageBreak()) + 1 :] if options.title_page else told
    assert headings(told)[0] == expected
    assert told[0].start is not None


def test_all_boards_of_a_sheet_have_one_stone_size():
    large = "(;SZ[19]AB[aa][sa][as][ss];B[bb])"
    told = blocks(*[EASY] * 7, large, across=2, down=3)
    pitches = {board.pitch for board in boards_in(told)}
    assert len(pitches) == 1
    (without,) = {board.pitch for board in boards_in(blocks(*[EASY] * 7, across=2, down=3))}
    assert max(pitches) < without


@for_each(
    ("paper", "across", "caption"),
    [
        ("A4", 2, "Problem 1 – Black to play"),
        ("A4", 3, "Problem 1 – Black to play"),
        ("A5", 3, "1 – Black to play"),
        ("A4", 4, "1 – Black to play"),
    ],
)
def test_captions_that_would_take_two_lines_are_shortened(paper, across, caption):
    chosen = replace(edition(across=across), setup=PageSetup(PAPERS[paper]))
    made = made_blocks(games(EASY), chosen)
    assert captions(made)[0] == caption
    sheet, *_ = typeset(made, problem_setup(chosen))
    assert caption in [text_of(line) for line in lines_on(sheet)]


def test_boards_of_problems_have_coordinates_only_if_they_are_asked_for():
    (bare, _) = boards_in(blocks(EASY))
    assert bare.picture.empty_board.edges == EdgeLabels()
    edges = frozenset({Side.TOP, Side.LEFT})
    for board in boards_in(blocks(EASY, edges=edges)):
        assert board.picture.empty_board.edges.top
        assert not board.picture.empty_board.edges.right


@for_each(("edges", "names"), [(frozenset(), ["S18"]), (frozenset({Side.TOP, Side.LEFT}), [])])
def test_coordinates_in_comments_are_reported_if_boards_have_none(edges, names):
    told = blocks(
        "(;SZ[19]AB[qb]AW[rb];B[rc]C[White cannot play at S18. Vitamin B12 helps.])", edges=edges
    )
    warnings = [
        warning
        for unit in told
        if isinstance(unit, Unit)
        for part in unit.blocks
        for warning in part.warnings
    ]
    assert [warning.text for warning in warnings] == names
    assert all(warning.kind is TextWarningKind.NO_COORDINATES for warning in warnings)


def test_a_collection_in_one_record_has_many_problems():
    assert captions(blocks(COLLECTION, EASY, answers=AnswerPlacement.NONE)) == [
        "Problem 1 – Black to play",
        "Problem 2 – White to play",
        "Problem 3 – White to play",
        "Problem 4 – Black to play",
    ]


def test_a_problem_is_the_position_at_its_node_and_nothing_after_it():
    (game,) = games("(;SZ[9];B[cc];W[dd]LB[ee:A];B[ff])")
    (board,) = boards_in(
        made_blocks([game._replace(node=2)], edition(answers=AnswerPlacement.NONE))
    )
    cells = board.picture.cells
    assert {point: cell.stone for point, cell in cells.items() if cell.stone} == {
        Point(2, 2): Colour.BLACK,
        Point(3, 3): Colour.WHITE,
    }
    assert labels(board) == {Point(4, 4): "A"}


def test_comment_and_source_stand_below_a_problem():
    board, *_ = boards_in(blocks("(;GN[Cup]AB[aa]C[Black lives.\n\nHow?];B[ab]C[So.])"))
    assert [plain_text(note) for note in board.notes] == ["Black lives.", "How?", "Cup"]
    board, *_ = boards_in(blocks("(;GN[Cup]AB[aa]C[How?])", comments=False, sources=False))
    assert board.notes == ()


@for_each(
    ("comments", "policy", "expected"),
    [
        (True, LetterPolicy.AUTO, {"A", "B"}),
        (False, LetterPolicy.AUTO, {"B"}),
        (False, LetterPolicy.KEEP, {"A", "B"}),
    ],
)
def test_without_comments_the_letters_that_they_cite_are_printed_only_if_asked_for(
    comments, policy, expected
):
    cited = "(;SZ[9]AB[aa]AW[ba]LB[cc:A][dd:B]C[Not at A.];B[ab])"
    for board in boards_in(blocks(cited, plan=PlanOptions(letters=policy), comments=comments)):
        assert set(filter(str.isalpha, labels(board).values())) == expected


def test_a_problem_has_the_warnings_of_its_comment():
    andreev = replace(edition(), names=names("andreev"))
    board, *_ = boards_in(made_blocks(games("(;AB[aa]C[Not E5?];B[ab])"), andreev))
    assert [plain_text(note) for note in board.notes][:1] == ["Not E5?"]
    assert board.warnings == (TextWarning(TextWarningKind.NAME_KEPT, "E5"),)


GERMAN = ENGLISH._replace(black_to_play="Schwarz ist dran")


@for_each(
    ("said", "printed"),
    [
        ("Black to play", []),
        ("black to move.", []),
        ("Black plays first!", []),
        ("黒先", []),
        ("黒番。", []),
        ("Schwarz am Zug.", []),
        ("Schwarz ist dran.", []),
        ("Black to play.\nLevel 3", ["Level 3"]),
        ("Level 3\nBlack to play", ["Level 3"]),
        ("White to play", ["White to play"]),
        ("Black to play and live.", ["Black to play and live."]),
        ("黒先白死", ["黒先白死"]),
        ("Problem 1\nLevel 3", ["Level 3"]),
        ("Problem 2", []),
        ("problem 3.\nBlack to play", []),
        ("No. 12", []),
        ("Problem 1: a ladder", ["a ladder"]),
        ("Problem 7. Black to play and kill", ["Black to play and kill"]),
        ("Aufgabe 7) Ein (kleines) Ko", ["Ein (kleines) Ko"]),
        ("Problem 6 is easier.", ["Problem 6 is easier."]),
        ("Easier than\nProblem 6: a ko", ["Easier than\nProblem 6: a ko"]),
    ],
)
def test_whose_turn_it_is_stands_once_below_a_problem(said, printed):
    chosen = replace(edition(sources=False), phrases=GERMAN)
    board, *_ = boards_in(made_blocks(games(f"(;AB[aa]AW[ba]C[{said}];B[ab])"), chosen))
    assert plain_text(board.caption) == "Problem 1 – Schwarz ist dran"
    assert [plain_text(note) for note in board.notes] == printed


def test_a_problem_has_the_warnings_about_its_comment():
    (board,) = boards_in(
        blocks("(;AB[aa]AW[ba]C[After White 1?];B[ab])", answers=AnswerPlacement.NONE)
    )
    (warning,) = board.warnings
    assert (warning.text, warning.move) == ("White 1", 0)


def test_a_name_that_says_whose_turn_it_is_is_not_printed_either():
    board, *_ = boards_in(blocks("(;AB[aa]N[Black to play]C[How?];B[ab])", sources=False))
    assert [plain_text(note) for note in board.notes] == ["How?"]


@pytest.mark.parametrize(
    ("properties", "source"),
    [
        ("GN[Name]EV[Cup]SO[Book]", "Name"),
        ("EV[Cup]SO[Book]", "Cup"),
        ("SO[Book]", "Book"),
        ("", "easy"),
    ],
)
def test_the_source_is_what_the_record_says_or_the_name_of_its_file(properties, source):
    (game,) = games(f"(;{properties}AB[aa])")
    board, *_ = boards_in(made_blocks([game._replace(name="easy.sgf")], edition()))
    assert [plain_text(note) for note in board.notes] == [source]


@for_each(
    ("files", "printed"),
    [
        (("easy.sgf",), ["easy"]),
        (("easy.sgf", "easy.sgf"), []),
        (("easy.sgf", "hard.sgf"), ["easy", "hard"]),
    ],
)
def test_the_name_of_a_file_is_not_repeated_below_all_its_problems(files, printed):
    found = [game._replace(name=file) for file in files for game in games("(;AB[aa])")]
    boards = boards_in(made_blocks(found, edition()))
    assert [plain_text(note) for board in boards for note in board.notes] == printed


@for_each(
    ("name", "printed"),
    [
        ("Problem 1 – Black to play", []),
        ("Problem 1 - black to move", []),
        ("Problem 1. Black to play.", []),
        ("Problem 1 (Black to play)", []),
        ("PROBLEM 1", []),
        ("Black to play", []),
        ("Problem 2", []),
        ("Problem 2 – Black to play", []),
        ("problem 17", []),
        ("#17", []),
        ("Gokyo 17", ["Gokyo 17"]),
        ("Set 2, problem 17", ["Set 2, problem 17"]),
        ("Problem 1 – White to play", ["White to play"]),
        ("Problem 17 – Ladder", ["Ladder"]),
        ("–", ["–"]),
    ],
)
def test_a_source_that_only_repeats_the_caption_or_has_another_number_is_not_printed(name, printed):
    board, *_ = boards_in(blocks(f"(;GN[{name}]AB[aa]AW[ba];B[ab])"))
    assert plain_text(board.caption) == "Problem 1 – Black to play"
    assert [plain_text(note) for note in board.notes] == printed


@for_each(
    ("template", "name", "printed"),
    [
        ("{number}", "1", []),
        ("{number}", "Set 1", ["Set 1"]),
        ("No. {number}, {turn}", "No 1: Black to play", []),
        ("{turn} ({number})", "Black to play (1)", []),
        ("{turn}", "Set 1", ["Set 1"]),
        ("", "Black to play", []),
        ("", "1", ["1"]),
        ("{number} – {turn}", "Problem 3", []),
        ("{turn}", "Problem 3: a ladder", ["Problem 3: a ladder"]),
    ],
)
def test_a_source_may_repeat_any_caption(template, name, printed):
    phrases = ENGLISH._replace(problem=template)
    board, *_ = boards_in(
        made_blocks(games(f"(;GN[{name}]AB[aa];B[ab])"), replace(edition(), phrases=phrases))
    )
    assert [plain_text(note) for note in board.notes] == printed


def test_the_title_of_a_book_is_no_source():
    titled = replace(edition(), title="Cup")
    board, *_ = boards_in(made_blocks(games("(;GN[Cup]AB[aa])"), titled))
    assert board.notes == ()


def test_an_answer_has_its_moves_numbered_from_1_and_its_comments():
    (game,) = games("(;SZ[9];B[cc];W[dd]C[Now?];B[ff];W[fg]C[No way.])")
    told = made_blocks([game._replace(node=2)], edition())
    board = boards_in(told)[-1]
    assert plain_text(board.caption) == "Solution 1"
    assert labels(board) == {Point(5, 5): "1", Point(5, 6): "2"}
    *_, unit = told
    assert [plain_text(part.inline) for part in unit.blocks[1:]] == ["2: No way."]


def test_the_line_that_is_said_to_be_right_is_the_answer():
    board = boards_in(blocks(HARD, variations=0))[-1]
    assert labels(board) == {Point(4, 4): "1", Point(5, 3): "2"}


@for_each(
    ("lines", "called"),
    [
        ("(;B[ab]C[RIGHT])(;B[bb]C[RIGHT])", ["Solution 1", "Solution 1"]),
        ("(;B[ab]C[RIGHT])(;B[bb];W[cc])", ["Solution 1", "Problem 1 – wrong"]),
        (
            "(;B[ab](;W[bb];B[cc]C[RIGHT])(;W[cc];B[dd]))",
            ["Solution 1", "Solution 1 (instead of 2)"],
        ),
        (
            "(;B[ab];W[bb](;B[ee]TE[1])(;B[cc]C[Wrong.]))",
            ["Solution 1", "Problem 1 – wrong (instead of 3)"],
        ),
        (
            "(;B[ab];W[bb](;B[ee]TE[1])(;W[cc]C[Ko.]))",
            ["Solution 1", "Solution 1 (after 2)"],
        ),
        (
            "(;B[ab]TE[1])(;B[cc](;W[dd])(;W[ee]))",
            ["Solution 1", "Problem 1 – wrong", "Problem 1 – wrong"],
        ),
        ("(;B[ab]BM[1])(;B[bb]TE[1])", ["Solution 1", "Problem 1 – wrong"]),
        ("(;B[ab]BM[1])(;B[bb])", []),
        ("(;B[ab]C[失敗])", []),
    ],
    ids=[
        "two right",
        "unmarked",
        "the opponent's move",
        "said so",
        "a second move",
        "further line of a further line",
        "marked first",
        "no right line",
        "only wrong",
    ],
)
def test_a_wrong_line_is_called_wrong_and_any_other_a_solution(lines, called):
    assert captions(blocks(f"(;AB[aa]AW[ba]{lines})"))[1:] == called


@pytest.mark.parametrize(("variations", "more"), [(0, 0), (1, 1), (2, 2), (9, 3)])
def test_an_answer_has_so_many_further_boards_of_variations(variations, more):
    text = "(;AB[aa](;B[ab])(;B[bb](;W[cc])(;W[dd]))(;B[ee]))"
    answers = captions(blocks(text, variations=variations))[1:]
    assert answers == ["Solution 1", *["Problem 1 – wrong"] * more]


def test_games_of_a_file_with_one_position_are_one_problem_with_the_lines_of_all():
    trees = read_sgf(
        b"(;AB[aa]AW[ba]C[Easy];B[ab]C[Wrong])"
        b"(;AB[cc]AW[cd];B[dd])"
        b"(;AB[aa]AW[ba]C[Or hard];B[bb]C[RIGHT])"
    ).games
    told = made_blocks([PrintedGame(tree, 0, "all.sgf") for tree in trees], edition(comments=True))
    assert captions(told) == [
        "Problem 1 – Black to play",
        "Problem 2 – Black to play",
        "Solution 1",
        "Problem 1 – wrong",
        "Solution 2",
    ]
    question = boards_in(told)[0]
    assert [plain_text(note) for note in question.notes] == ["Easy", "Or hard"]


def test_a_problem_starts_with_its_last_setup_and_has_all_comments_before_it():
    told = blocks("(;AB[aa]C[Black to live];AW[ba]C[soon];B[ab])")
    question = boards_in(told)[0]
    assert sum(cell.stone is not None for cell in question.picture.cells.values()) == 2
    assert [plain_text(note) for note in question.notes] == ["Black to live", "soon"]


def test_what_has_no_solution_has_no_answer():
    assert captions(blocks(UNSOLVED, EASY))[2:] == ["Solution 2"]
    told = blocks(UNSOLVED)
    assert PageBreak() not in told
    assert len(captions(told)) == 1


def pages(blocks) -> list[list[str]]:
    """The captions between breaks of pages."""
    return [
        captions(run)
        for is_break, run in groupby(blocks, key=lambda block: isinstance(block, PageBreak))
        if not is_break
    ]


def test_answers_come_after_all_problems():
    told = blocks(EASY, HARD, EASY, across=1, down=2, variations=0)
    assert [len(page) for page in pages(told)] == [2, 1, 3]
    assert pages(told)[-1] == ["Solution 1", "Solution 2", "Solution 3"]
    heading = next(block for block in told if isinstance(block, Paragraph))
    assert plain_text(heading.inline) == "Solutions"
    assert heading.keep_with_next


def test_answers_may_face_their_problems():
    facing = {"answers": AnswerPlacement.FACING, "variations": 0}
    told = pages(blocks(EASY, HARD, EASY, across=1, down=2, **facing))
    assert [len(page) for page in told] == [2, 2, 1, 1]
    assert told[1] == ["Solution 1", "Solution 2"]
    assert told[3] == ["Solution 3"]


@for_each(
    ("changes", "first_page", "captioned"),
    [
        ({}, 1, {2: "Problem 1", 3: "Solution 1", 4: "Problem 2", 5: "Solution 2"}),
        ({}, 4, {4: "Problem 1", 5: "Solution 1", 6: "Problem 2", 7: "Solution 2"}),
        ({"title_page": True}, 1, {2: "Problem 1", 3: "Solution 1"}),
        ({"title_page": True, "contents": True}, 1, {4: "Problem 1", 5: "Solution 1"}),
    ],
)
def test_solutions_are_on_the_right_of_their_problems(changes, first_page, captioned):
    for roman, right in product((False, True), repeat=2):
        setup = PageSetup(
            PAPERS["A5"],
            first_page=first_page,
            roman_front_matter=roman,
            right_hand_pages=right,
        )
        chosen = edition(across=1, down=1, answers=AnswerPlacement.FACING, variations=0)
        chosen = replace(chosen, setup=setup, title="Problems", **changes)
        sheets = build_book(games(EASY, HARD, UNSOLVED), chosen).pages.sheets
        places = {
            text.split(" –")[0].replace(NO_BREAK, " "): place
            for place, sheet in enumerate(sheets, first_page)
            for text in map(text_of, lines_on(sheet))
            if re.match(r"(Problem|Solution)\W\d", text)
        }
        assert all(places[caption] % 2 == number % 2 for number, caption in captioned.items())
        assert places["Solution 1"] == places["Problem 1"] + 1
        assert places["Solution 2"] == places["Problem 2"] + 1
        if not (roman or right):
            assert {places[caption]: caption for caption in captioned.values()} == captioned


def test_there_may_be_no_answers():
    told = pages(blocks(EASY, HARD, EASY, across=1, down=2, answers=AnswerPlacement.NONE))
    assert [len(page) for page in told] == [2, 1]


@pytest.mark.parametrize(
    ("text", "crop"),
    [
        ("(;AB[jj])", Crop(7, 7, 11, 11)),
        ("(;AB[cd])", Crop(0, 0, 4, 5)),
        ("(;AB[aa];B[gg])", Crop(0, 0, 8, 8)),
        ("(;AB[aa][ss])", None),
        ("(;AB[jj]VW[ii:kk])", Crop(8, 8, 10, 10)),
    ],
    ids=("middle", "corner", "solution", "everywhere", "stated"),
)
def test_boards_show_where_stones_are_and_will_be(text, crop):
    for board in boards_in(blocks(text)):
        assert board.picture.crop == crop


def test_boards_are_whole_if_nothing_is_to_be_cropped():
    told = blocks("(;AB[jj];B[ii])", plan=PlanOptions(cropping=Cropping.NONE))
    assert all(board.picture.crop is None for board in boards_in(told))


def test_crops_are_turned_with_the_view():
    turned = replace(edition(), names=NamingOptions(notation("western"), Symmetry.R90))
    (board,) = boards_in(made_blocks(games("(;AB[cd])"), turned))
    assert board.picture.crop == Crop(0, 0, 4, 5).transformed(Symmetry.R90, board.figure.base.size)


def test_all_boards_of_a_page_and_their_answers_share_one_pitch():
    told = blocks(EASY, HARD, "(;AB[aa][ss];B[jj])", across=2, down=2)
    assert len({board.pitch for board in boards_in(told)}) == 1


positions = st.builds(
    "(;SZ[19]AB[{}]AW[{}]C[{}];B[{}];W[{}]C[{}])".format,
    *[st.tuples(st.sampled_from("abcdjks"), st.sampled_from("abcdjks")).map("".join)] * 2,
    st.sampled_from(("", "Black to play and live.", "A long question. " * 12)),
    *[st.tuples(st.sampled_from("efg"), st.sampled_from("eh")).map("".join)] * 2,
    st.sampled_from(("", "Correct.")),
)


@examples(0.4)
@given(
    st.lists(positions, min_size=1, max_size=13),
    st.integers(1, 3),
    st.integers(1, 4),
    st.sampled_from(("A4", "A5", "letter")),
    st.sampled_from((AnswerPlacement.AFTER, AnswerPlacement.FACING)),
    st.booleans(),
)
def test_a_page_has_its_problems_and_every_problem_its_answer(
    texts, across, down, paper, answers, headed
):
    chosen = replace(
        edition(across=across, down=down, answers=answers),
        setup=PageSetup(PAPERS[paper]),
        headers=headed,
        phrases=ENGLISH._replace(short_problem=ENGLISH.problem),
    )
    told = made_blocks(games(*texts), chosen)
    numbers = {"Problem": [], "Solution": []}
    for caption in captions(told):
        kind, number = re.match(r"(\w+) (\d+)", caption).groups()
        numbers[kind].append(int(number))
    assert numbers["Problem"] == numbers["Solution"] == list(range(1, len(texts) + 1))
    questions = list(
        made_blocks(
            games(*texts),
            replace(chosen, problems=chosen.problems._replace(answers=AnswerPlacement.NONE)),
        )
    )
    if any(board.pitch == LEAST_PITCH for board in boards_in(questions)):
        return  # such pages may go on on others
    sheets = list(typeset(questions, problem_setup(chosen)))
    counts = [sum(isinstance(item, PlacedBoard) for item in sheet.items) for sheet in sheets]
    full, rest = divmod(len(texts), across * down)
    assert counts == [across * down] * full + [rest] * bool(rest)


comments = st.integers(1, 40).map(lambda count: f"Start{' eye' * count} end.")


@examples(0.2)
@given(
    st.lists(st.tuples(comments, comments), min_size=1, max_size=6),
    st.sampled_from(("A4", "A5", "A6")),
    st.sampled_from((UnitOrder.ACROSS, UnitOrder.DOWN)),
)
def test_the_whole_text_of_a_solution_is_on_the_page_of_its_board(texts, paper, order):
    chosen = replace(edition(), setup=PageSetup(PAPERS[paper], order=order))
    records = [
        f"(;SZ[9]AB[aa]AW[ba](;B[bb]C[{right}])(;B[cc]C[{wrong}]))" for right, wrong in texts
    ]
    told = made_blocks(games(*records), chosen)
    for sheet in typeset(told[told.index(PageBreak()) :], problem_setup(chosen)):
        text = [text_of(line) for line in lines_on(sheet)]
        starts = sum(line.startswith("o: Start") for line in text)
        assert starts == sum(line.endswith("end.") for line in text) == len(boards_on(sheet))


@pytest.mark.parametrize("order", [UnitOrder.ACROSS, UnitOrder.DOWN])
def test_a_solution_that_is_taller_than_a_column_runs_across_a_page(order):
    chosen = replace(edition(), setup=PageSetup(PAPERS["A6"], order=order))
    lengths = (1, 80, 1)
    records = [f"(;SZ[9]AB[aa]AW[ba];B[bb]C[Start{' eye' * n} end.])" for n in lengths]
    told = made_blocks(games(*records), chosen)
    sheets = list(typeset(told[told.index(PageBreak()) :], problem_setup(chosen)))
    area = text_area(chosen.setup)
    centres = []
    for sheet in sheets:
        text = [text_of(line) for line in lines_on(sheet)]
        assert sum(line.startswith("o: Start") for line in text) == len(boards_on(sheet))
        assert sum(line.endswith("end.") for line in text) == len(boards_on(sheet))
        centres += [board.rect.center().x() for board in boards_on(sheet)]
    assert [x == pytest.approx(area.center().x()) for x in centres] == [False, True, False]


def test_a_text_that_is_higher_than_a_page_goes_on_on_the_next():
    told = blocks(f"(;SZ[9]AB[aa]AW[ba];B[bb]C[{'eye ' * 1500}])", across=1)
    setup = replace(problem_setup(edition(across=1)), paper=PAPERS["A6"])
    answers = list(typeset(told[told.index(PageBreak()) :], setup))
    assert len(answers) > 1
    assert all(lines_on(sheet) for sheet in answers)


@pytest.mark.corpus
@pytest.mark.parametrize(("name", "count"), [("gokyoshumyo", 520), ("hatsuyoron", 183)])
def test_real_collections_fill_as_many_pages_as_they_should(name, count):
    tree = read_sgf_file(material("corpus", "problems", f"{name}.sgf")).games[0]
    chosen = edition(across=3, down=4)
    told = made_blocks([PrintedGame(tree, tree.root, name)], chosen)
    assert len(boards_in(told)) == count
    ends = [place for place, block in enumerate(told) if block == PageBreak()]
    assert len(ends) == -(-count // 12) - 1
    some = [*told[: ends[2]], *told[ends[-2] :]]
    assert len(list(typeset(some, problem_setup(chosen)))) == 5


def test_a_question_that_leaves_no_room_does_not_make_boards_too_small_to_be_seen():
    told = blocks(*[f"(;AB[aa][ss]C[{'word ' * 400}])"] * 4, across=2, down=2)
    assert {board.pitch for board in boards_in(told)} == {LEAST_PITCH}

"""What boards show, in words, for readers who can't see them."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import InlineText, find_board_blocks
from goboard_gui.diagram.book.content.alternative_text import LIMIT, SHORT_LIMIT, board_alt_text
from goboard_gui.diagram.book.content.figures import figure_picture
from goboard_gui.diagram.book.options import PLAIN_BOARD, DocumentType, PrintedGame, PrintOptions
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Board, Crop, Size, Symmetry
from goboard_gui.notation import NOTATIONS
from goboard_gui.record.figures import FigureKind, VariationOrigin
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.steps import Move
from goboard_gui.record.values.markup import Markup
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, EMPTY, WHITE, at, figure, move, names
from tests.examples import examples

OPENING = [move(1, "gc"), move(2, "cg"), move(3, "gg")]
HANDICAP = Board.empty(Size(9, 9)).with_stones({at("gc"): BLACK, at("cg"): BLACK, at("cc"): WHITE})
VARIATION = {"kind": FigureKind.DIAGRAM, "origin": VariationOrigin(2, FigureKind.FIGURE, 1, 2)}
MARKED = Markup(
    {at("cc"): frozenset({Mark.TRIANGLE, Mark.TERRITORY_BLACK}), at("aa"): frozenset({Mark.CROSS})},
    {at("ee"): "A", at("ed"): "B\n C"},
    ((at("aa"), at("cc")),),
    ((at("ba"), at("bc")),),
)


def alt_text(shown, caption="", options=None, last_move=None, phrases=ENGLISH):
    options = options or names()
    picture = figure_picture(shown, options, PLAIN_BOARD)
    naming = options.point_naming(shown.base.shape)
    title = (InlineText(caption),) if caption else ()
    return board_alt_text(shown, picture, naming, phrases, title, last_move)


def book_texts(sgf: str, **options) -> list[str]:
    """Return the full alternative texts of the boards of a record."""
    tree = read_sgf(f"(;{sgf})".encode()).games[0]
    made = make_book([PrintedGame(tree, tree.root)], PrintOptions(names(), **options))
    return [board.alt_text.full for board in find_board_blocks(made.blocks)]


@for_each(
    ("shown", "caption", "expected"),
    [
        (
            figure(*OPENING),
            "Figure 1 (1–3)",
            "Figure 1 (1–3). Last move: Black 3 G3. Moves: Black 1 G7, 2 C3, 3 G3.",
        ),
        (
            figure(*OPENING, move(4, None), base=HANDICAP),
            "",
            "Board 9 × 9. Last move: White 4 pass. Moves: Black 1 G7, 2 C3, 3 G3, 4 pass. "
            "Black: G7, C3. White: C7.",
        ),
        (
            figure(*OPENING, base=HANDICAP, ordinal=2),
            "Figure 2",
            "Figure 2. Last move: Black 3 G3. Moves: Black 1 G7, 2 C3, 3 G3.",
        ),
        (
            figure(*OPENING, base=HANDICAP, **VARIATION),
            "Diagram 1 (after 2)",
            "Diagram 1 (after 2). Last move: Black 3 G3. Moves: Black 1 G7, 2 C3, 3 G3.",
        ),
        (
            figure(move(7, "ee", label=1), move(8, "ef", BLACK, 2), move(9, "eg", WHITE, 3)),
            "Is this good?",
            "Is this good? Last move: White 3 E3. Moves: Black 1 E5, Black 2 E4, 3 E3.",
        ),
        (
            figure(move(7, "ee", label=0)),
            "Figure 3.",
            "Figure 3. Last move: Black 7 E5. Moves: Black 7 E5.",
        ),
        (
            figure(base=HANDICAP, markup=MARKED),
            "Problem 1 –\n Black to play",
            "Problem 1 – Black to play. Labels: B C at E6, A at E5. Triangles: C7. Crosses: A9. "
            "Black's territory: C7. Arrows: A9–C7. Lines: B9–B7. Black: G7, C3. White: C7.",
        ),
        (
            figure(base=HANDICAP, crop=Crop(4, 0, 8, 4)),
            "Problem 1",
            "Problem 1. Upper right corner. Black: G7.",
        ),
    ],
)
def test_a_board_is_described_by_its_caption_its_moves_and_its_stones(shown, caption, expected):
    assert alt_text(shown, caption).full == expected


@for_each(
    ("crop", "expected"),
    [
        (Crop(0, 0, 8, 8), "Board 9 × 9."),
        (Crop(0, 0, 4, 4), "Board 9 × 9. Upper left corner."),
        (Crop(0, 0, 8, 4), "Board 9 × 9. Upper side."),
        (Crop(2, 0, 5, 4), "Board 9 × 9. Upper side."),
        (Crop(4, 0, 8, 4), "Board 9 × 9. Upper right corner."),
        (Crop(0, 2, 4, 6), "Board 9 × 9. Left side."),
        (Crop(2, 2, 6, 6), "Board 9 × 9. Middle of the board."),
        (Crop(0, 2, 8, 6), "Board 9 × 9. Middle of the board."),
        (Crop(5, 0, 8, 8), "Board 9 × 9. Right side."),
        (Crop(0, 4, 4, 8), "Board 9 × 9. Lower left corner."),
        (Crop(1, 4, 7, 8), "Board 9 × 9. Lower side."),
        (Crop(4, 4, 8, 8), "Board 9 × 9. Lower right corner."),
    ],
)
def test_a_short_text_names_the_part_of_the_board(crop, expected):
    assert alt_text(figure(crop=crop)).short == expected


def test_the_part_of_the_board_and_the_order_of_points_are_those_that_are_seen():
    turned = names(view=Symmetry.R90)
    text = alt_text(figure(base=HANDICAP, crop=Crop(0, 0, 6, 4)), options=turned)
    assert text.short == "Board 9 × 9. Upper right corner."
    assert text.full.removeprefix(text.short) == " Black: G7. White: C7."


@for_each(
    ("last_move", "expected"),
    [
        (Move(BLACK, at("gc")), "After move 3. Last move: Black G7."),
        (Move(WHITE, None), "After move 3. Last move: White pass."),
        (None, "After move 3."),
    ],
)
def test_the_last_move_of_a_position_has_no_number(last_move, expected):
    assert alt_text(figure(), "After move 3", last_move=last_move).short == expected


def test_stones_of_a_position_have_the_numbers_drawn_on_them():
    shown = replace(figure(*OPENING, base=HANDICAP), moves=())
    assert alt_text(shown).full == "Board 9 × 9. Black: G7, C3, 3 G3. White: C7."


def test_texts_follow_the_phrases_and_the_notation():
    german = ENGLISH._replace(
        last_move="Letzter Zug: {move}",
        moves_in_order="{moves} sind die Züge",
        black_move="Schwarz {number}",
        between_moves=" / ",
    )
    text = alt_text(figure(*OPENING), "Figur 1", options=names("kanji"), phrases=german)
    assert text.short == "Figur 1. Letzter Zug: Schwarz 3 7の七."
    assert text.full == f"{text.short} Schwarz 1 7の三 / 2 3の七 / 3 7の七 sind die Züge."


def test_a_long_game_is_cut_after_a_whole_move():
    points = [chr(97 + index % 9) + chr(97 + index // 9 % 9) for index in range(300)]
    text = alt_text(figure(*(move(number, point) for number, point in enumerate(points, 1))))
    assert LIMIT - 10 < len(text.full) <= LIMIT
    assert text.full.endswith(", 130 D4, 131 E4, …")


def test_after_a_cut_nothing_follows():
    marked = Markup(labels={at("aa"): "x" * 2000, at("bb"): "B"})
    text = alt_text(figure(*OPENING, markup=marked, base=HANDICAP), "Figure 1")
    assert text.full == "Figure 1. Last move: Black 3 G3. Moves: Black 1 G7, 2 C3, 3 G3. …"


def test_a_long_caption_is_cut_after_a_word():
    shown = figure(*OPENING, crop=Crop(4, 0, 8, 4))
    text = alt_text(shown, "The ear-reddening move: " + "much that was said about it, " * 9)
    assert text.short == (
        "The ear-reddening move: much that was said about it, much that was said about it, much"
        " that was said… Upper right corner. Last move: Black 3 G3."
    )
    assert len(alt_text(shown, "字" * 400).short) == SHORT_LIMIT


@examples(2)
@given(
    caption=st.text(max_size=300),
    labels=st.dictionaries(st.sampled_from(EMPTY.graph.points), st.text(max_size=400), max_size=9),
    count=st.integers(0, 200),
    one=st.sampled_from([each.id for each in NOTATIONS]),
)
def test_no_text_is_too_long_or_of_several_lines(caption, labels, count, one):
    points = EMPTY.graph.points
    moves = [
        move(number, None)._replace(point=points[number * 7 % len(points)])
        for number in range(1, count + 1)
    ]
    shown = figure(*moves, markup=Markup(labels=labels))
    text = alt_text(shown, caption, options=names(one))
    assert text.full.startswith(text.short)
    assert 0 < len(text.short) <= SHORT_LIMIT
    assert len(text.full) <= LIMIT
    assert not set(text.full) & set("\n\r\t")


@for_each(
    ("options", "expected"),
    [
        (
            {},
            [
                "Figure 1 (1–2). Last move: White 2 C3. Moves: Black 1 E5, 2 C3. Labels: A at A1."
                " Black: G7.",
            ],
        ),
        (
            {"material": DocumentType.KIFU},
            ["Board 9 × 9. Last move: White 2 C3. Moves: Black 1 E5, 2 C3. Black: G7."],
        ),
        ({"material": DocumentType.POSITION}, ["Board 9 × 9. Black: G7."]),
        (
            {"material": DocumentType.PROBLEMS},
            [
                "Problem 1 – Black to play. Black: G7.",
                "Solution 1. Last move: White 2 C3. Moves: Black 1 E5, 2 C3. Labels: A at A1."
                " Black: G7.",
            ],
        ),
    ],
)
def test_all_kinds_of_documents_describe_their_boards(options, expected):
    assert book_texts("SZ[9]AB[gc];B[ee];W[cg]LB[ai:A]C[A is next.]", **options) == expected


def test_small_boards_of_comments_say_after_which_move():
    sgf = "SZ[9];B[ee]LB[aa:A]C[At A.\n\nOr not.];W[aa]LB[bb:A]C[At A.];B[bb]"
    assert book_texts(sgf)[1:] == [
        "After move 1. Upper left corner. Last move: Black E5. Labels: A at A9.",
        "After move 2. Upper left corner. Last move: White A9. Labels: A at B8. White: 2 A9.",
    ]

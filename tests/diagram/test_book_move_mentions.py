"""Mentions of moves in comments, such as "Black 61", and the small stones in place of them."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import InlineStone, plain_text
from goboard_gui.diagram.book.content.comments import Commentary
from goboard_gui.diagram.book.content.games import game_blocks
from goboard_gui.diagram.book.options import DocumentType, PrintedGame, PrintOptions
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.notation.coloured_moves import find_move_mentions
from goboard_gui.notation.mentions import Mention
from goboard_gui.record.figures import (
    FixedLengthSplit,
    Numbering,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
)
from goboard_gui.record.values.move_numbers import MoveNumbers, NumberedRange
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, WHITE, names
from tests.record.record_cases import branch, line

OPTIONS = PrintOptions(names())
WHOLE = PlanOptions(SingleFigure())
MOVES = 70


def game(comment: str, moves: int = MOVES, root: str = "SZ[19]", last: str = ""):
    """A game on distinct points, in which Black plays the odd moves, with a comment on the last."""
    nodes = [
        f"{'WB'[number % 2]}[{chr(97 + number % 19)}{chr(97 + number // 19 * 2)}]"
        for number in range(1, moves + 1)
    ]
    return line(root, *nodes[:-1], f"{nodes[-1]}{last}C[{comment}]")


def last_comment(tree, plan: PlanOptions = WHOLE, options: PrintOptions = OPTIONS):
    """The only paragraph on the last figure of a record."""
    figure = plan_figures(tree, plan)[-1]
    (paragraph,) = Commentary(tree, options).figure_comments(figure)
    return paragraph


def stones(paragraph) -> str:
    """The stones in a paragraph after the one that introduces it, such as "B61 W62"."""
    _, *found = (part for part in paragraph.inline if isinstance(part, InlineStone))
    return " ".join(f"{'B' if stone.colour is BLACK else 'W'}{stone.label}" for stone in found)


ENGLISH_CASES = [
    ("Black 61 is big.", "B61"),
    ("After white 4, black 61!", "W4 B61"),
    ("BLACK 61?", "B61"),
    ("W 62; B\n61", "W62 B61"),
    ("B65 and w62", "B65 W62"),
    ("Black 1-3 and White 2–4", "B1 B3 W2 W4"),
    ("Black 61 – White 62", "B61 W62"),
    ("White's 62 (after Black's 61)", "W62 B61"),
    ("Black 61-White 62-Black 63", "B61 W62 B63"),
    ("It is Black 61.\nPoints matter.", "B61"),
    ("Black 61 points", ""),
    ("White 6 big points", ""),
    ("Black 3 or 5 points", ""),
    ("Black 3-5 points", ""),
    ("White 6.5", ""),
    ("White 62 %, Black 61%, B61+", ""),
    ("Black 5 stones, white 4-stone wall", ""),
    ("White 6 dan, Black 3-dan, White 6d, Black 5 k", ""),
    ("black 3 moves", ""),
    ("Black 61st", ""),
    ("Black 61½", ""),
    ("Black 5:30, White 8/10", ""),
    ("White 3-4, Black 5-3, Black 1-4", ""),
    ("Black 99, Black 0", ""),
    ("B5 and b7", ""),
    ("The result was B+61, W+62.", ""),
    ("Black 3-3 invasion, White 4-4 point, Black 10-10", ""),
    ("the Black 3-5 joseki, a white 4–6 enclosure, Black 3-5 opening", ""),
    ("Black 1-1 and White 2 - 2", ""),
    ("Black 3-5 and White 4-6 are joseki", "B3 B5 W4 W6"),
    ("Black 61-63 invasion, Black 61 invasion", "B61 B63 B61"),
    ("White 4 captured stones, White 2 bad moves, Black 5 good points", ""),
    ("White 2 very bad moves, Black 61 good", "B61"),
    ("White 2 wasted forcing moves, Black 61 captured, White 62 bad", "B61 W62"),
    ("Black 3 kos, Black 3 captives, Black 3 territories, Black 3 exchanges", ""),
    ("Black 3 o'clock, Black 3 o’clock, White 2 ponnuki", ""),
    ("White 8 wins, Black 5 wins and White 8 defeats", ""),
    ("Black 61 wins the game, White 62 exchanges it", "B61 W62"),
    ("White 2 remaining dragons, Black 3 vital points, White 2 lost tesujis", ""),
    ("White 2 walls, Black 3 days, Black 5-th, White 2 blunders", ""),
    ("Blackish 61, xB61", ""),
    ("Captures: Black 3, White 4.", ""),
    ("a result of W 10.5 to B 7.", ""),
    ("b 61 7\nw 62 8", ""),
    ("www.example.org/B61 https://example.org/?move=W62", ""),
]
GERMAN_CASES = [
    ("Schwarz 1", "B1"),
    ("schwarz 61 und weiß 62", "B61 W62"),
    ("Weiss 62, Weißer 64", "W62 W64"),
    ("S61 vor W 62", "B61 W62"),
    ("Schwarz 61–63", "B61 B63"),
    ("Schwarz 5 Steine", ""),
    ("Weiß 6 Punkte", ""),
    ("weiß 4 Züge", ""),
    ("Schwarz 3. Dan", ""),
    ("Schwarz 7,5", ""),
    ("Weiß 2 bis 4 Punkte", ""),
    ("S5 und Weißwein 62", ""),
    ("Weiß 4. Linie, Schwarz 3. Reihe", ""),
    ("Weiß 2 Felder, Schwarz 1 Feld, Schwarz 3 Uhr", ""),
    ("Schwarz 7 gute Züge, Weiß 4 gefangene Steine, Weiß 2 große Ecken", ""),
    ("Schwarz 3-3 Invasion, Schwarz 3-5 Joseki, Weiß 4-4-Punkt", ""),
    ("Schwarz 61 gut, Weiß 62 tote Ecke", "B61"),
]
RUSSIAN_CASES = [
    ("Чёрные 1", "B1"),
    ("черные 61 и белые 62", "B61 W62"),
    ("после чёрных 61", "B61"),
    ("Б62 и Ч 61", "W62 B61"),
    ("белые 2–4", "W2 W4"),
    ("белые 6 очков", ""),
    ("чёрные 5 камней", ""),
    ("белые 4 дана", ""),
    ("чёрные 3 хода", ""),
    ("чёрные 7,5", ""),
    ("белые 62 %", ""),
    ("чёрные 3 или 5 очков", ""),
    ("Чёрные 5-й дан, белые 4-я линия, белых 2-го", ""),
    ("Чёрные 61-Белые 62, черные 61-белые 62", "B61 W62 B61 W62"),
    ("белые 2 плохих хода, чёрные 7 хороших ходов, чёрные 3 победы", ""),
    ("чёрные 3-5 дзёсэки, белые 4-4", ""),
]
JAPANESE_CASES = [
    ("黒1", "B1"),
    ("黒61と白62", "B61 W62"),
    ("黒１、白 ６２", "B1 W62"),
    ("黒1～3", "B1 B3"),
    ("白62の狙い", "W62"),
    ("黒61目", ""),
    ("白6段", ""),
    ("黒5子", ""),
    ("白4手", ""),
    ("黒3の四", ""),
    ("黒1間トビ", ""),
    ("白6.5", ""),
    ("黒3隅、白2か所、白2ヶ所、白2カ所、白2箇所", ""),
    ("白2連勝、黒3連敗、黒1通り", ""),
]
OTHER_CASES = [
    ("黑1点，白2立", "B1 W2"),
    ("Noir 61 d’abord, puis blanc 62", "B61 W62"),
    ("흑61과 백62", "B61 W62"),
    ("黑5目", ""),
    ("Blanc 6 pierres", ""),
    ("백6집", ""),
    ("백2연승, 백2군데, 흑3귀", ""),
    ("黑3连胜，白2個所", ""),
    ("Blanc 2 mauvais coups, Noir 3 territoires, Noir 3 victoires", ""),
]
CASES = ENGLISH_CASES + GERMAN_CASES + RUSSIAN_CASES + JAPANESE_CASES + OTHER_CASES


def test_of_60_and_more_cases_half_have_no_stone():
    negative = sum(not expected for _, expected in CASES)
    assert len(CASES) >= 60
    assert negative * 2 >= len(CASES)


@for_each(("comment", "expected"), CASES, ids=lambda value: repr(value))
def test_a_colour_and_a_number_become_a_stone_only_if_they_must_be_a_move(comment, expected):
    assert stones(last_comment(game(comment))) == expected


def test_a_colour_word_stays_and_a_letter_does_not():
    paragraph = last_comment(game("See Black 61, B63 and W62-64."))
    assert [part for part in paragraph.inline if isinstance(part, InlineStone)][1:] == [
        InlineStone(BLACK, "61", text="61"),
        InlineStone(BLACK, "63", text="Black 63"),
        InlineStone(WHITE, "62", text="White 62"),
        InlineStone(WHITE, "64", text="64"),
    ]
    assert plain_text(paragraph.inline).replace("\xa0", " ") == (
        "70: See Black 61, Black 63 and White 62-64."
    )


def test_the_text_of_a_stone_is_in_the_language_of_the_book():
    options = replace(OPTIONS, phrases=ENGLISH._replace(black_move="Schwarz {number}"))
    assert plain_text(last_comment(game("S61!"), options=options).inline) == "70: Schwarz 61!"


def test_further_words_for_the_colours_are_those_of_the_book():
    options = replace(OPTIONS, phrases=ENGLISH._replace(black="Sort", white="Hvid"))
    assert stones(last_comment(game("Sort 61, hvid 62"), options=options)) == "B61 W62"


def test_a_move_that_another_figure_shows_stays_text():
    plan = PlanOptions(FixedLengthSplit(50))
    assert stones(last_comment(game("After Black 1, Black 61"), plan)) == "B61"


def test_the_number_is_that_of_the_record_and_the_label_that_of_the_figure():
    plan = PlanOptions(FixedLengthSplit(50), Numbering.FROM_ONE)
    assert stones(last_comment(game("Black 1, White 62"), plan)) == "W12"
    assert stones(last_comment(game("Black 1, White 62", last="MN[170]"), plan)) == "W12"


def test_a_variation_has_its_own_moves():
    tree, ids = branch(game(""), 60, "B[ss]", "W[sr]C[Black 61, not White 60]")
    plan = PlanOptions(SingleFigure(), variations=VariationDiagrams.FROM_ONE)
    diagram = plan_figures(tree, plan)[1]
    assert diagram.nodes == tuple(ids)
    (paragraph,) = Commentary(tree, OPTIONS).figure_comments(diagram)
    assert stones(paragraph) == "B1"
    assert not paragraph.warnings


@for_each(
    ("comment", "last", "expected"),
    [
        ("Black 61", "LB[ss:61]", ""),
        ("Black 61", "LB[ss:60]", "B61"),
        ("Black 61", "MN[61]", ""),
        ("White 62", "MN[62]", ""),
    ],
)
def test_a_move_stays_text_if_the_figure_shows_its_label_twice(comment, last, expected):
    tree = game(comment, last=last)
    assert stones(last_comment(tree)) == expected


def test_a_move_in_the_notes_is_shown_only_if_notes_are_printed():
    tree = line("SZ[19]", "B[dd]", "W[dd]", "B[]", "W[pp]C[White 2 and Black 3]")
    assert stones(last_comment(tree)) == "W2 B3"
    assert stones(last_comment(tree, options=replace(OPTIONS, notes=False))) == ""


def test_moves_without_numbers_stay_text():
    plan = PlanOptions(SingleFigure(), Numbering.NONE)
    assert stones(last_comment(game("Black 61"), plan)) == ""


@for_each(
    ("comment", "expected"),
    [
        ("White 61 is big.", ["White 61"]),
        ("Black 61, Schwarz 62, B64", ["Schwarz 62", "B64"]),
        ("White 61-63", ["White 61-63"]),
        ("Black 61-64", []),
        ("White 99, White 6 points, W3", ["W3"]),
        ("B4", []),
    ],
)
def test_a_move_of_the_other_colour_stays_text_with_a_warning(comment, expected):
    paragraph = last_comment(game(comment))
    assert [warning.text for warning in paragraph.warnings] == expected
    for warning in paragraph.warnings:
        assert warning == TextWarning(TextWarningKind.WRONG_COLOUR, warning.text, MOVES)
        assert warning.text in plain_text(paragraph.inline)


@for_each(
    ("comment", "numbering", "expected"),
    [
        ("White 2 and Black 1 are weak.", Numbering.FROM_ONE, ["White 2", "Black 1"]),
        ("White 2-4, Black 51, White 52", Numbering.FROM_ONE, ["White 2-4"]),
        ("Black 49, W30, White 2 moves", Numbering.FROM_ONE, []),
        ("Black 1, Black 101, White 102", Numbering.HUNDREDS, ["Black 1"]),
        ("Black 1, Black 101, White 102", Numbering.GAME, []),
        ("Black 1, Black 101, White 102", Numbering.NONE, []),
    ],
)
def test_a_number_that_its_board_gives_another_move_stays_text_with_a_warning(
    comment, numbering, expected
):
    moves = 130 if numbering is Numbering.HUNDREDS else MOVES
    plan = PlanOptions(FixedLengthSplit(50), numbering)
    paragraph = last_comment(game(comment, moves), plan)
    assert paragraph.warnings == tuple(
        TextWarning(TextWarningKind.OTHER_NUMBER, text, moves) for text in expected
    )
    for text in expected:
        assert text in plain_text(paragraph.inline)


def test_a_wrong_colour_is_found_before_and_after_the_figure():
    tree = game("White 1", 60)
    tree, _ = branch(tree, 60, "B[ss]C[White 63]", "W[sr]", "B[sq]")
    warnings = [
        (warning.text, warning.move)
        for figure in plan_figures(tree, PlanOptions(FixedLengthSplit(20)))
        for paragraph in Commentary(tree, OPTIONS).figure_comments(figure)
        for warning in paragraph.warnings
    ]
    assert warnings == [("White 1", 60), ("White 63", 61)]


def test_stones_are_printed_for_the_numbers_of_a_position_too():
    options = replace(
        OPTIONS, material=DocumentType.POSITION, numbers=MoveNumbers(NumberedRange.LAST, 10)
    )
    tree = game("Black 61, Black 59, White 61")
    (unit,) = game_blocks([PrintedGame(tree, MOVES)], replace(options, headers=False))
    _, paragraph = unit.blocks
    (stone,) = (part for part in paragraph.inline if isinstance(part, InlineStone))
    assert stone == InlineStone(BLACK, "61", text="61")
    assert paragraph.warnings == (TextWarning(TextWarningKind.WRONG_COLOUR, "White 61", MOVES),)


def test_points_and_moves_are_told_apart_in_every_notation():
    serial = last_comment(game("Black 61", root="SZ[19]GBCN[serial]"))
    assert stones(serial) == ""
    large = last_comment(game("W4 and W 62", root="SZ[25]"))
    assert stones(large) == "W62"
    options = PrintOptions(names("andreev"))
    renamed = last_comment(game("B4, B65, Black 61 at Q16"), options=options)
    assert stones(renamed) == "B65 B61"
    assert "-3-3" in plain_text(renamed.inline)


@for_each(
    ("comment", "expected", "text"),
    [
        (
            "Black 1 at Q16, W2 at D4, B3 (Q4), W4 D16.",
            "B1 W2 B3 W4",
            "Black 1 at -3-3, White 2 at +3+3, Black 3 (-3+3), White 4 +3-3.",
        ),
        ("B1-W2-B3, B5 at Q16", "B1 W2 B3 B5", "Black 1-White 2-Black 3, Black 5 at -3-3"),
        ("W2 at D4, B3-Q16", "W2 B3", "White 2 at +3+3, Black 3- -3-3"),
        ("After W2, at B4 or B19", "W2 B19", "After White 2, at +1+3 or Black 19"),
        ("W2 at B3, W4 (B5)!", "W2 W4", "White 2 at +1+2, White 4 (+1+4)!"),
        (
            "After W2, Black invades at B3. Look at B5!",
            "W2 B5",
            "After White 2, Black invades at +1+2. Look at Black 5!",
        ),
        ("W2, diagram B3, W3 and B5", "W2 B5", "White 2, diagram B3, W3 and Black 5"),
        ("At B3: W3, W99, White 2", "W2", "At +1+2: W3, W99, White 2"),
        ("S1-W2-S3, C4 ist tot", "B1 W2 B3", "Black 1-White 2-Black 3, +2+3 ist tot"),
        ("W2 wird mit S3 auf C4 bestraft", "W2 B3", "White 2 wird mit Black 3 auf +2+3 bestraft"),
        ("Nach W2 ist S3 besser.", "W2 B3", "Nach White 2 ist Black 3 besser."),
        ("W2 prevents S3 at C4", "W2", "White 2 prevents -1+2 at +2+3"),
        ("B1, W2 and S3 at C4", "B1 W2", "Black 1, White 2 and -1+2 at +2+3"),
        ("Ч1-Б2-Ч3 на C4, B5", "B1 W2 B3", "Black 1-White 2-Black 3 на +2+3, +1+4"),
    ],
    ids=lambda value: repr(value),
)
def test_a_letter_and_number_is_a_move_if_its_comment_has_lettered_moves_of_the_other_colour(
    comment, expected, text
):
    paragraph = last_comment(game(comment), options=PrintOptions(names("andreev")))
    assert stones(paragraph) == expected
    assert plain_text(paragraph.inline).replace("\xa0", " ") == f"70: {text}"
    assert not [
        warning
        for warning in paragraph.warnings
        if warning.kind is not TextWarningKind.WRONG_COLOUR
    ]


def test_lettered_moves_are_those_of_the_whole_comment():
    options = PrintOptions(names("andreev"))
    tree = game("W2 is bad.\n\nB3, not at B4.")
    (figure,) = plan_figures(tree, WHOLE)
    _, second = Commentary(tree, options).figure_comments(figure)
    assert plain_text(second.inline).replace("\xa0", " ") == "Black 3, not at +1+3."


PIECES = st.sampled_from(
    ["Black ", "white ", "B", "W ", "61", "62", "3", "-", ".5", " points", "黒", "目", ", ", "Q16"]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_mentions_are_in_order_and_hold_their_numbers(text):
    place = 0
    for mention in find_move_mentions(text):
        for each in mention.numbers:
            assert place <= each.start < each.end
            assert text[each.start : each.end].lstrip("BW ") == str(each.number)
            place = each.end


@given(st.lists(PIECES, max_size=12).map("".join), st.integers(0, 40), st.integers(1, 5))
def test_no_mention_touches_the_name_of_a_point(text, start, length):
    name = Mention(start, start + length, frozenset())
    for mention in find_move_mentions(text, [name]):
        for each in mention.numbers:
            assert each.end <= name.start or name.end <= each.start


@given(st.lists(PIECES, max_size=12).map("".join))
def test_stones_change_nothing_else_in_a_comment(text):
    options = replace(
        OPTIONS, phrases=ENGLISH._replace(black_move="B{number}", white_move="W{number}")
    )
    printed = plain_text(last_comment(game(f"<{text}>"), options=options).inline)
    assert "".join(printed.split()) == "".join(f"70: <{text}>".split())

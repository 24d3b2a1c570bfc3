"""Comments as paragraphs: their leads, the names and the small stones in them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import InlineStone, InlineText, ParagraphStyle, plain_text
from goboard_gui.diagram.book.content.comments import Commentary
from goboard_gui.diagram.book.options import CommentCoordinates, PrintOptions
from goboard_gui.diagram.book.phrases import ENGLISH, NO_BREAK
from goboard_gui.diagram.book.text_cleanup import clean_text, split_paragraphs
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.go import Symmetry
from goboard_gui.notation import Reading
from goboard_gui.record.figures import FixedLengthSplit, PlanOptions, plan_figures
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, WHITE, names
from tests.record.record_cases import line

EDITION = PrintOptions(names())


def comments(*nodes: str, edition: PrintOptions = EDITION, root: str = "SZ[19]"):
    """The paragraphs below the one figure of a record."""
    tree = line(root, *nodes)
    (figure,) = plan_figures(tree)
    return list(Commentary(tree, edition).figure_comments(figure))


def texts(*nodes: str, edition: PrintOptions = EDITION, root: str = "SZ[19]"):
    return [plain_text(block.inline) for block in comments(*nodes, edition=edition, root=root)]


def test_each_comment_is_led_by_the_number_of_its_move():
    (first, second) = comments("B[dd]C[Solid.]", "W[pp]", "B[]C[A pass!]")
    assert first.inline == (
        InlineStone(BLACK, "1"),
        InlineText(": ", bold=True),
        InlineText("Solid."),
    )
    assert plain_text(second.inline) == "3: A pass!"
    assert first.style is ParagraphStyle.BODY


def test_leads_are_plain_numbers_if_wanted():
    edition = replace(EDITION, stones_in_text=False)
    (block,) = comments("B[dd]C[After Black 1.]", edition=edition)
    assert block.inline == (InlineText("1: ", bold=True), InlineText("After Black 1."))


def test_what_is_said_before_the_first_move_has_no_number():
    assert texts("C[Nigiri.]", "B[dd]C[Here.]", root="SZ[19]C[Hello.]") == [
        "Hello.",
        "Nigiri.",
        "1: Here.",
    ]


def test_blank_lines_part_paragraphs_and_lines_stay_lines():
    assert texts("B[dd]C[One\nline  \n \t\n\nTwo \n]") == ["1: One\nline", "Two"]


def test_names_and_judgements_stand_before_the_comment():
    (block,) = comments("B[dd]N[Tengen?]TE[2]DM[1]C[No.]")
    assert block.inline[2:] == (
        InlineText("Tengen?", bold=True),
        InlineText("\n"),
        InlineText("Very good move. Even position.", italic=True),
        InlineText(" No."),
    )


@for_each(
    ("node", "expected"),
    [
        ("B[dd]N[Ears]", ["1: Ears"]),
        ("B[dd]BM[1]", ["1: Bad move."]),
        ("B[dd]DO[]UC[2]", ["1: Doubtful move. Very unclear position."]),
        ("B[dd]GW[1]", ["1: Good for White."]),
        ("B[dd]C[ \n ]", []),
        ("B[dd]HO[1]TR[dd]", []),
    ],
)
def test_what_says_something_without_a_comment_is_printed_too(node, expected):
    assert texts(node) == expected


def test_judgements_are_left_out_if_not_wanted():
    edition = replace(EDITION, judgements=False)
    assert texts("B[dd]BM[1]", "W[pp]GB[1]C[Well.]", edition=edition) == ["2: Well."]


@for_each(
    ("called", "expected"),
    [
        (names(), "1: Q16 and -3-3."),
        (names("andreev"), "1: -3-3 and -3-3."),
        (names("kanji"), "1: 16の四 and -3-3."),
        (names(view=Symmetry.R90), "1: Q16 and -3-3."),
        (names(view=Symmetry.R180, reading=Reading.STAY), "1: D4 and -3-3."),
        (names("named"), "1: Q16 and -3-3."),
    ],
    ids=["as written", "andreev", "kanji", "names travel", "names stay", "names of several points"],
)
def test_points_in_comments_have_the_names_that_are_printed(called, expected):
    assert texts("B[pd]C[Q16 and -3-3.]", edition=PrintOptions(called)) == [expected]


@pytest.mark.parametrize(
    ("comment", "notation_id", "printed"),
    [
        ("At D4-E5, Q16-R17-S18.", "andreev", "At +3+3 – +4+4, -3-3 – -2-2 – -1-1."),
        ("At D4/E5, Q16 - R17.", "andreev", "At +3+3/+4+4, -3-3 - -2-2."),
        ("At D4-E5, D4- E5.", "sgf", "At dp-eo, dp- eo."),
    ],
)
def test_names_joined_by_hyphens_have_dashes_between_them_before_signs(
    comment, notation_id, printed
):
    (said,) = texts(f"B[pd]C[{comment}]", edition=PrintOptions(names(notation_id)))
    assert said.replace("\u00a0", " ") == f"1: {printed}"


def test_comments_are_read_in_the_notation_that_the_record_states():
    said = texts("B[pd]C[Q16 and -3-3.]", root="SZ[19]GBCN[andreev]")
    assert said == ["1: Q16 and Q16."]


def test_names_that_may_not_be_points_are_printed_as_written_with_a_warning():
    edition = PrintOptions(names("andreev"))
    blocks = comments(
        "B[pd]C[Diagram B2 and page A4: Q16 … Vitamin B12, option -E1]",
        "W[dp]C[K10, B12, K10.\n\nDiagram C3.]",
        "C[At K10\n\nor B12]",
        edition=edition,
        root="SZ[19]C[Hm, E5]",
    )
    assert [plain_text(block.inline) for block in blocks] == [
        "Hm, E5",
        "1: Diagram B2 and page A4: -3-3 … Vitamin B12, option -E1",
        "2: K10, B12, K10.",
        "Diagram C3.",
        "At =9=9",
        "or +1-7",
    ]
    kept = TextWarningKind.NAME_KEPT
    assert [warning for block in blocks for warning in block.warnings] == [
        TextWarning(kept, "E5"),
        TextWarning(kept, "K10", 2),
        TextWarning(kept, "B12", 2),
    ]


def test_no_coordinate_is_translated_if_they_are_to_be_kept():
    edition = PrintOptions(names("andreev"), comment_coordinates=CommentCoordinates.KEEP)
    (block, other) = comments("B[pd]C[At Q16 or 4-4.]", "W[dd]C[Hm, C3]", edition=edition)
    assert plain_text(block.inline) == "1: At Q16 or 4-4."
    assert (block.warnings, other.warnings) == ((), ())


@for_each("called", [names(), names("named"), names(view=Symmetry.R90)])
def test_names_without_evidence_are_no_problem_where_nothing_is_translated(called):
    (block,) = comments("B[pd]C[K10 or B12]", edition=PrintOptions(called))
    assert not block.warnings


def test_moves_spoken_of_by_colour_and_number_are_small_stones():
    said = "Black 1 is met by White 2 and B 1, not Black 2."
    (block,) = comments("B[dd]", f"W[pp]C[{said}]")
    stones = [part for part in block.inline if isinstance(part, InlineStone)]
    assert stones == [
        InlineStone(WHITE, "2"),
        InlineStone(BLACK, "1", text="1"),
        InlineStone(WHITE, "2", text="2"),
        InlineStone(BLACK, "1", text="Black 1"),
    ]
    read = "2: Black\xa01 is met by White\xa02 and\xa0Black 1, not Black 2."
    assert plain_text(block.inline) == read


def test_a_number_that_is_the_name_of_a_point_is_no_move():
    # In the serial notation 1 is the upper left corner.
    (block,) = comments(
        "B[dd]C[Black 1.]", root="SZ[19]GBCN[serial]", edition=PrintOptions(names("serial"))
    )
    assert [part for part in block.inline if isinstance(part, InlineStone)] == [
        InlineStone(BLACK, "1")
    ]


@pytest.mark.parametrize(
    ("labels", "said", "stones"),
    [
        ((1, 2, 3), "Black 51 and Black 53", ["1", "3"]),
        ((51, 52, 53), "Black 51 and Black 53", ["51", "53"]),
        ((1, 2, 3), "Black 1 and White 2", []),
        ((53, 2, 3), "Black 51 and Black 53", ["53", "3"]),
        ((3, 2, 3), "Black 51 and Black 53", []),
        ((0, 0, 0), "Black 51", []),
    ],
    ids=[
        *("from one", "as in the game", "numbers of other moves", "labels of other moves"),
        *("a label twice", "none"),
    ],
)
def test_small_stones_have_the_numbers_that_are_drawn(labels, said, stones):
    tree = line("SZ[19]", "B[dd]MN[51]", "W[dp]", "B[pp]", f"W[pd]C[{said}]")
    (figure,) = plan_figures(tree)
    numbers = {
        point: move._replace(label=label)
        for (point, move), label in zip(figure.numbers.items(), labels, strict=False)
    }
    (block,) = Commentary(tree, EDITION).figure_comments(replace(figure, numbers=numbers, moves=()))
    assert [part.label for part in block.inline if isinstance(part, InlineStone)] == stones


def test_a_move_that_is_shown_once_more_may_be_spoken_of():
    tree = line("SZ[19]", "B[dd]", "W[dp]", "B[pp]C[After White 2 and Black 1.]")
    _, second = plan_figures(tree, PlanOptions(FixedLengthSplit(2), repeat_last=True))
    (block,) = Commentary(tree, EDITION).figure_comments(second)
    stones = [part.label for part in block.inline if isinstance(part, InlineStone)]
    assert stones == ["3", "2"]


def test_a_game_comment_is_renamed_but_has_no_stones():
    tree = line("SZ[19]", "B[dd]")
    edition = PrintOptions(names("andreev"))
    (block, other) = Commentary(tree, edition).text_paragraphs("Black 1 is Q16.\n\nSo.")
    assert (block.inline, plain_text(other.inline)) == ((InlineText("Black 1 is -3-3."),), "So.")
    (block, other) = Commentary(tree, edition).text_paragraphs("Black 1 or Q16.\n\nSo.")
    assert plain_text(block.inline) == "Black 1 or Q16."
    assert (*block.warnings, *other.warnings) == (TextWarning(TextWarningKind.NAME_KEPT, "Q16"),)


@given(st.text())
def test_texts_of_files_become_texts_that_can_be_seen(text):
    shown = clean_text(text)
    assert shown.encode("utf-8").decode("utf-8") == shown
    assert all(sign == "\n" or sign >= " " for sign in shown)
    assert clean_text(shown) == shown


@given(st.text("ab \n\t", max_size=60))
def test_paragraphs_hold_all_words_and_no_blank_lines(text):
    parts = split_paragraphs(text)
    assert " ".join(parts).split() == text.split()
    assert all(row.strip() and not row.endswith(" ") for part in parts for row in part.split("\n"))


def test_words_for_judgements_are_those_of_a_translation():
    edition = replace(EDITION, phrases=ENGLISH._replace(bad_move="悪手。", lead="{number}　"))
    assert texts("B[dd]BM[1]", edition=edition) == ["1　悪手。"]


def test_comments_have_the_punctuation_of_their_own_languages():
    blocks = comments(
        'B[dd]C["This" is White\'s move - or not...]',
        'W[pp]C["Das" ist der Zug - oder nicht...]',
        'B[dp]C[「"これ"」は - です...]',
        'W[pd]C["Nobi" - "Hane"]',
        root="SZ[19]C[\"Das\" ist die Partie - und sie ist gut, 'sehr' gut.]",
    )
    assert [block.language for block in blocks] == ["de", "en", "de", "ja", "de"]
    assert [plain_text(block.inline).replace(NO_BREAK, "_") for block in blocks] == [
        "„Das“ ist die Partie_– und sie ist gut, ‚sehr‘ gut.",
        "1: “This” is White’s move_– or not…",
        "2: „Das“ ist der Zug_– oder nicht…",
        '3: 「"これ"」は - です...',
        "4: „Nobi“_– „Hane“",
    ]


def test_the_chosen_language_is_that_of_all_comments_in_its_script():
    edition = replace(EDITION, language="fr")
    blocks = comments('B[dd]C["This" is the move.]', 'W[pp]C["これ"です]', edition=edition)
    assert [block.language for block in blocks] == ["fr", "ja"]
    assert plain_text(blocks[0].inline) == "1: «\u202fThis\u202f» is the move."
    assert plain_text(blocks[1].inline) == '2: "これ"です'


def test_the_general_comment_and_names_of_nodes_have_typographic_punctuation():
    (general,) = Commentary(line("SZ[19]"), EDITION).text_paragraphs('The "end" of the game...')
    assert plain_text(general.inline) == "The “end” of the game…"
    (block,) = comments('B[dd]N[The "ear"]C[This is it.]')
    assert plain_text(block.inline) == "1: The “ear”\nThis is it."


def test_comments_stay_as_typed_without_typography():
    edition = replace(EDITION, typography=False)
    (block,) = comments('B[dd]N["x"]C[The "end" - of it...]', edition=edition)
    assert plain_text(block.inline) == '1: "x"\nThe "end" - of it...'
    assert block.language == "en"


def test_points_stay_and_stones_are_found_among_typographic_marks():
    said = "\"Black 1\" - the -3-3 point, '1' at -3 - is White's -3 points... and Black 1-3."
    root = "SZ[19]GBCN[andreev]"
    (block,) = comments("B[dd]", "W[pp]", f"B[dp]C[{said}]", root=root)
    assert plain_text(block.inline).replace(NO_BREAK, "_") == (
        "3: “Black_1”_– the -3-3 point, ‘1’ at −3_– is White’s −3 points… and Black_1–3."
    )
    stones = [part.label for part in block.inline if isinstance(part, InlineStone)]
    assert stones == ["3", "1", "1", "3"]


def test_words_of_names_in_the_game_information_are_those_never_hyphenated():
    root = "SZ[19]PB[Honinbo Shusaku]PW[van Dongen]EV[Castle Games 1846]"
    (block,) = comments("B[dd]C[This is the move.]", root=root)
    assert block.names == {"Honinbo", "Shusaku", "Dongen", "Castle", "Games"}


def test_names_in_the_game_information_have_typographic_punctuation_like_headings():
    root = "SZ[19]PB[O'Brien]PW[D'Arcy--Smith]EV[The \"First\" Cup]"
    said = "D'Arcy--Smith met O'Brien in The \"First\" Cup -- and it's O'Brien's \"first\" cup."
    (block,) = comments(f"B[dd]N[O'Brien -- it's]C[{said}]", root=root)
    assert plain_text(block.inline).replace(NO_BREAK, "_") == (
        "1: O’Brien_– it’s\n"
        "D’Arcy—Smith met O’Brien in The “First” Cup_– and it’s O’Brien’s “first” cup."
    )

"""Right-to-left scripts in running text, titles, tables and notes."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTextLayout

from goboard_gui.diagram.book.blocks import (
    ChapterStart,
    InlineStone,
    InlineText,
    Paragraph,
    Table,
    Unit,
    plain_text,
)
from goboard_gui.diagram.book.content.headers import game_header, game_values
from goboard_gui.diagram.book.contents_titles import contents_titles
from goboard_gui.diagram.book.options import PrintedGame
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH, fill_template
from goboard_gui.diagram.book.text_cleanup import clean_text
from goboard_gui.diagram.book.text_direction import (
    isolate,
    mark_left_to_right_parts,
    without_direction_marks,
)
from goboard_gui.diagram.book.typesetting.note_table import note_table_lines
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.book.typesetting.paragraphs import (
    ENDLESS,
    PlacedLine,
    StoneRun,
    TextRun,
    TypesetLine,
    break_lines,
)
from goboard_gui.diagram.book.typesetting.styles import EM, Styles
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf
from tests.cases import for_each
from tests.diagram.sheet_cases import BLACK, WHITE, body

pytestmark = pytest.mark.usefixtures("qapp")

STYLES = Styles(10)
BODY = STYLES.cell
FIRST, SECOND = InlineStone(BLACK, "1"), InlineStone(WHITE, "2")
MIRRORED = str.maketrans("()[]", ")(][")
A4 = PageSetup(page_numbers=False, running_heads=False)


def seen(line: TypesetLine) -> str:
    """What a line shows from left to right; a stone is its number in a circle."""
    shown = []
    for part in sorted(line.parts, key=lambda part: part.x):
        if isinstance(part, StoneRun):
            shown.append("⓪①②"[int(part.stone.label)])
        elif part.is_right_to_left:
            shown.append(part.text[::-1].translate(MIRRORED))
        else:
            shown.append(part.text)
    return "".join(shown)


def inline(*parts: str | InlineStone) -> tuple:
    return tuple(InlineText(part) if isinstance(part, str) else part for part in parts)


@for_each(
    ("parts", "shown"),
    [
        (["שלום"], "םולש"),
        (["שלום."], ".םולש"),
        (["(שלום) טוב"], "בוט (םולש)"),
        (["שלום Go עולם 19"], "19 םלוע Go םולש"),
        (["אב -3+2 גד"], "דג -3+2 בא"),
        (["אב (-3, +2) גד"], "דג (-3, +2) בא"),
        (["مح -3+2 ثم"], "مث -3+2 حم"),
        (["مح [-3+2] ثم"], "مث [-3+2] حم"),
        (["مح −3−2, 10,+10 ثم"], "مث −3−2, 10,+10 حم"),
        (["مح –3–4 ثم"], "مث –3–4 حم"),
        (["מחמד 3d ניצח"], "חצינ 3d דמחמ"),
        (["محمد 3d ثم"], "مث 3d دمحم"),
        (["A win of محمد 3d, at last"], "A win of دمحم 3d, at last"),
        (["Point -3+2 of שי"], "Point -3+2 of יש"),
        (["אב ", FIRST, " גד"], "דג ① בא"),
        ([FIRST, " אב ", SECOND, "."], ".② בא ①"),
        (["Then ", FIRST, " אב ", SECOND, " end"], "Then ① בא ② end"),
        ([FIRST, "–", SECOND, " אב"], "בא ②–①"),
        (["אב ג\u200f"], "ג בא"),
        (["مح 2024-01-02 ثم 3-2."], ".3-2 مث 2024-01-02 حم"),
        (["مح 2019-05-07,08 ثم"], "مث 2019-05-07,08 حم"),
        (["مح 3 - 2, 10–12, 10:30 ثم"], "مث 10:30 ,10–12 ,3 - 2 حم"),
        (["אב 3–2, 1/2 גד"], "דג 1/2 ,3–2 בא"),
        (["אב ב-3–5 גד"], "דג 3–5-ב בא"),
        (["2024-01-02 مح"], "حم 2024-01-02"),
        (["Score 3-2 in مح, 3-2"], "Score 3-2 in حم, 3-2"),
        (["abc"], "abc"),
    ],
)
def test_a_line_shows_scripts_stones_and_coordinates_in_their_own_order(parts, shown):
    (line,) = break_lines(inline(*parts), BODY, ENDLESS)
    assert seen(line) == shown


def drawn_by_qt(text: str, *, leftwards: bool) -> QImage:
    """A line as Qt itself lays it out."""
    layout = QTextLayout(mark_left_to_right_parts(text), BODY.font(text))
    option = layout.textOption()
    directions = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    option.setTextDirection(directions[leftwards])
    layout.setTextOption(option)
    layout.beginLayout()
    layout.createLine().setLineWidth(5000)
    layout.endLayout()
    drawing, qp = blank()
    layout.draw(qp, QPointF(20, 200 - layout.lineAt(0).ascent()))
    qp.end()
    return drawing


def blank() -> tuple[QImage, QPainter]:
    drawing = QImage(2400, 300, QImage.Format.Format_Grayscale8)
    drawing.fill(Qt.GlobalColor.white)
    return drawing, QPainter(drawing)


@for_each(
    "text",
    [
        "שלום Go עולם 19.",
        "(אב) -3+2 [גד], 3d",
        "In a win of דוד 3d, שלום (hello)",
        "محمد -3+2 ثم Q16 (hoshi)",
        "With محمد 3d, and on",
        "م\u200fح م\u200fمح\u200f\u200fثم",
        "With م\u200fح 3d, م\u061cح",
    ],
)
def test_lines_are_drawn_as_qt_lays_them_out(text):
    (line,) = break_lines((InlineText(text),), BODY, ENDLESS)
    for outlines in (False, True):
        drawing, qp = blank()
        qp.translate(20, 200)
        for part in line.parts:
            part.draw(qp, EM, outlines)
        qp.end()
        other = drawn_by_qt(text, leftwards=line.is_right_to_left)
        wrong = sum(
            abs(one - two) > 128
            for one, two in zip(bytes(drawing.constBits()), bytes(other.constBits()), strict=True)
        )
        inked = sum(value < 128 for value in bytes(other.constBits()))
        assert inked > 1000
        assert wrong < inked * (0.15 if outlines else 0.02)


MIXED = st.lists(
    st.one_of(
        st.builds(
            InlineText,
            # Arabic letters change their shape, and width, where they join others.
            st.text("אבג  مح ab-3+2().\u200f\u2068\u2069", max_size=20).map(" {} ".format),
            st.booleans(),
            st.just(False),
            is_separator=st.just(False),
        ),
        st.sampled_from([FIRST, SECOND]),
    ),
    max_size=6,
).map(tuple)


@given(MIXED, st.floats(15, 100))
@example(inline(FIRST, "  ", FIRST, " م\u200fح "), 15.0)
def test_each_letter_and_stone_is_shown_once_in_reading_order_and_none_overlap(text, width):
    lines = break_lines(text, BODY, width)
    parts = [part for line in lines for part in line.parts]
    written = "".join(part.text if isinstance(part, TextRun) else "o" for part in parts)
    wanted = "".join(part.text if isinstance(part, InlineText) else "o" for part in text)
    assert written.split() == without_direction_marks(wanted).split() or (
        "".join(written.split()) == "".join(without_direction_marks(wanted).split())
    )
    for line in lines:
        assert line.width <= width
        right = -1.0
        for part in sorted(line.parts, key=lambda part: part.x):
            assert part.x >= right - 3
            if isinstance(part, StoneRun):
                right = part.x + 124
            elif part.text.strip():
                right = part.x + QFontMetricsF(part.font).horizontalAdvance(part.text.strip())
        assert right * BODY.em / EM <= line.width + 0.2


def placed_lines(*blocks) -> list[PlacedLine]:
    return [
        item
        for sheet in typeset(blocks, A4)
        for item in sheet.items
        if isinstance(item, PlacedLine)
    ]


def test_right_to_left_paragraphs_are_aligned_at_the_right_and_others_at_the_left():
    hebrew = placed_lines(Unit((body("שלום עולם " * 57),)))
    english = placed_lines(Unit((body("Hello world " * 60),)))
    assert len(hebrew) > 3
    left, right = english[0].rect.left(), max(line.rect.right() for line in hebrew)
    assert {round(line.rect.left() - left, 3) for line in english} == {0.0}
    assert {round(line.rect.right() - right, 3) for line in hebrew} == {0.0}
    assert max(line.rect.left() for line in hebrew) > left + 10  # the last one is short


def test_a_line_after_a_line_feed_has_the_direction_of_its_paragraph():
    lines = break_lines(inline("שלום\nLee 9p\n3–4"), BODY, 80)
    assert [line.is_right_to_left for line in lines] == [True] * 3
    lines = break_lines(inline("Lee 9p\nשלום"), BODY, 80)
    assert [line.is_right_to_left for line in lines] == [False] * 2


def test_cells_and_notes_are_aligned_by_their_direction():
    lines = placed_lines(Table((("שי",), ("A long English cell " * 4,))))
    hebrew, english = sorted(lines, key=lambda line: line.line.width)
    assert hebrew.rect.right() == pytest.approx(english.rect.right())
    assert hebrew.rect.left() > english.rect.left() + 10
    (line,) = note_table_lines((inline("שי"),), BODY, 100)
    assert line.parts[0].x * BODY.em / EM + BODY.text_width("שי") == pytest.approx(100, abs=0.1)


def test_heads_and_footers_show_right_to_left_titles_in_order():
    line = TypesetLine.from_text("שי 3d – Lee", BODY)
    assert seen(line) == "3d – Lee יש"
    assert TypesetLine.from_text("Lee 9p", BODY).parts[0].text == "Lee 9p"


def title(black: str, white: str) -> Paragraph:
    tree = read_sgf(f"(;PB[{black}]BR[3d]PW[{white}]WR[9p])".encode()).games[0]
    values = game_values(PrintedGame(tree, tree.root), ENGLISH)
    return next(game_header(read_info(tree), ENGLISH, values))


@for_each(
    ("black", "white", "shown"),
    [
        ("שי", "Lee", "⓪ יש 3d – ⓪ Lee 9p"),
        ("Lee", "محمد", "⓪ Lee 3d – ⓪ دمحم 9p"),
        ("שי", "דוד", "⓪ יש 3d – ⓪ דוד 9p"),
    ],
)
def test_the_players_of_a_title_keep_their_ranks_and_their_order(black, white, shown):
    parts = tuple(
        replace_label(part) if isinstance(part, InlineStone) else part
        for part in title(black, white).inline
    )
    (line,) = break_lines(parts, BODY, ENDLESS, is_heading=True)
    assert seen(line).replace("\u00a0", " ") == shown


@for_each(
    ("properties", "shown"),
    [
        ("GN[مباراة]DT[2019-05-07,08]RO[3-2]", "2019-05-07,08 · 3-2 · ةارابم"),
        ("GN[مباراة]RO[3]DT[2019-05-07]PC[Osaka]", "Osaka · 2019-05-07 · Round 3 · ةارابم"),
        ("EV[Honinbo]RO[3-2]DT[2019-05-07]PC[بيروت]", "Honinbo · 3-2 · 2019-05-07 · توريب"),
        ("EV[Honinbo]DT[2019-05-07,08]", "Honinbo · 2019-05-07,08"),
    ],
)
def test_the_details_of_a_game_keep_their_order(properties, shown):
    tree = read_sgf(f"(;CA[UTF-8]PB[Lee]PW[Kim]{properties})".encode()).games[0]
    game = PrintedGame(tree, tree.root)
    _, details = game_header(read_info(tree), ENGLISH, game_values(game, ENGLISH))
    (line,) = break_lines(details.inline, BODY, ENDLESS, is_heading=True)
    assert seen(line).replace("\u00a0", " ") == shown


def test_titles_in_the_contents_keep_their_direction_before_details():
    starts = [ChapterStart("Lee – Kim", details=f"جولة · 3-{n}") for n in (1, 2)]
    shown = []
    for title in contents_titles(starts, ENGLISH):
        (line,) = break_lines((InlineText(title),), BODY, ENDLESS)
        shown.append(seen(line).replace("\u00a0", " "))
    assert shown == ["Lee – Kim · 3-1 · ةلوج", "Lee – Kim · 3-2 · ةلوج"]


def replace_label(stone: InlineStone) -> InlineStone:
    return stone._replace(label="0")


def test_values_of_templates_are_isolated_if_they_are_read_from_right_to_left():
    filled = fill_template("{black} – {white}", {"black": "שי 3d", "white": "Lee"})
    assert filled == "\u2068שי 3d\u2069 – Lee"
    assert without_direction_marks(filled) == "שי 3d – Lee"
    assert isolate("Lee 9p") == "Lee 9p"


@for_each(
    ("text", "cleaned"),
    [
        ("ab\u200e \u200fc", "ab\u200e \u200fc"),
        ("\u2067שי\u2069 a", "\u2067שי\u2069 a"),
        ("\u2067שי a", "שי a"),
        ("שי\u2069 a\u2068", "שי a"),
        ("\u2067שי\na\u2069", "שי\na"),
        ("a\u202eb\u202c", "ab"),
    ],
)
def test_texts_keep_marks_of_direction_unless_they_would_change_what_follows(text, cleaned):
    assert clean_text(text) == cleaned
    assert plain_text((InlineText(cleaned),)) == cleaned

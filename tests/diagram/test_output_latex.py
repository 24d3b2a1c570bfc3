from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    ChapterStart,
    Contents,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.content.figures import figure_picture
from goboard_gui.diagram.book.options import PLAIN_BOARD
from goboard_gui.diagram.book.page_setup import (
    PAPERS,
    Hyphenation,
    Margins,
    PageSetup,
    PageSide,
    UnitOrder,
)
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.diagram.output.latex_text import escape_latex, inline_stone_source, latex_text
from goboard_gui.diagram.output.psgo import psgo_diagram
from goboard_gui.diagram.output.unsupported import (
    TEXT_FEATURES,
    UnsupportedFeature,
    UnsupportedNotice,
)
from goboard_gui.diagram.picture import (
    Arrow,
    Cell,
    EdgeLabels,
    EmptyBoard,
    NotationGrid,
    Picture,
    StatusMark,
    Tint,
    TintRole,
    VariationMove,
)
from goboard_gui.go import Board as Position
from goboard_gui.go import Colour, Crop, Point, Size, Symmetry
from goboard_gui.go.graph_plan import hexagon_plan
from goboard_gui.notation import Reading, Side
from goboard_gui.record.figures import Cropping, FixedLengthSplit, PlanOptions
from goboard_gui.record.figures.planner import plan_figures
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, WHITE, figure, move, names
from tests.examples import examples
from tests.files.text_cases import games

pytestmark = pytest.mark.usefixtures("qapp")

SPECIAL = r"""& % $ # _ { } ~ ^ \ < > " ' ` | [ ] @ * -- --- '' `` ,, ?` !` äöüßŌé"""
SMALL = Picture(EmptyBoard(Size(9, 9)), {Point(2, 2): Cell(BLACK, label="1")})
NUMBER = r"(-?[\d.]+)"
STONE = re.compile(r"\\stone(?:\[(?P<inside>.*)\])?\{(?P<colour>\w+)\}\{(?P<x>\w+)\}\{(?P<y>\d+)\}")
LABEL = re.compile(rf"\\goedge{{{NUMBER}}}{{{NUMBER}}}{{{NUMBER}}}{{(.*)}}")
LETTERS = "abcdefghjklmnopqrstuvwxyz"


def drawn(picture, pitch=4.0):
    return psgo_diagram(picture, pitch).lines


def read_stones(lines, height):
    """The stones of a board's source: each point with its colour and number, as often as drawn."""
    found = []
    for match in filter(None, map(STONE.fullmatch, lines)):
        x = int(match["x"]) - 1 if match["x"].isdigit() else LETTERS.index(match["x"])
        label = re.search(r"\\(?:marklb|gosmalllabel)\{(\d+)\}", match["inside"] or "")
        colour = Colour.BLACK if match["colour"] == "black" else Colour.WHITE
        number = label and label[1]
        found.append((Point(x, height - int(match["y"])), colour, number))
    return found


def source(*blocks, setup=None, **book):
    return to_latex(Book(tuple(blocks), **book), setup).text


def body(text):
    return text.partition(r"\begin{document}")[2]


def board(picture=SMALL, caption="Figure 1", **more):
    return BoardBlock(picture, (InlineText(caption),) if caption else (), **more)


# Text


def test_what_means_something_to_tex_is_written_out():
    assert escape_latex(r'& % $ # _ { } ~ ^ \ < > " |') == (
        r"\& \% \$ \# \_ \{ \} \textasciitilde{} \textasciicircum{} \textbackslash{}"
        r" \textless{} \textgreater{} \textquotedbl{} \textbar{}"
    )


def test_signs_that_tex_would_join_are_kept_apart():
    assert escape_latex("a---b ?` it's") == (
        r"a-\kern0pt{}-\kern0pt{}-b ?\kern0pt{}\textasciigrave{} it’s"
    )


WRITTEN_OUT = {
    r"\textbackslash{}": "\\",
    r"\textasciitilde{}": "~",
    r"\textasciicircum{}": "^",
    r"\textless{}": "<",
    r"\textgreater{}": ">",
    r"\textquotedbl{}": '"',
    r"\textquotesingle{}": "'",
    r"\textasciigrave{}": "`",
    r"\textbar{}": "|",
    r"\kern0pt{}": "",
    **{rf"\{sign}": sign for sign in "&%$#_{}"},
}
TOKEN = re.compile("|".join(map(re.escape, WRITTEN_OUT)) + r"|[^\\&%$#_{}~^<>\"'`|]")


@given(st.text(st.sampled_from("""ab1 &%$#_{}~^\\<>"'`|[]@*-,?!äŌ"""), max_size=40))
def test_source_says_what_the_text_says(text):
    made = escape_latex(text)
    assert "".join(TOKEN.findall(made)) == made
    read = TOKEN.sub(lambda found: WRITTEN_OUT.get(found[0], found[0]), made)
    assert read.replace("’", "'") == text


@given(st.text(max_size=60))
def test_braces_are_balanced_whatever_is_written(text):
    made = latex_text(text)
    bare = re.sub(r"\\[{}]", "", made)
    assert bare.count("{") == bare.count("}")
    assert "\n" not in made
    assert "\0" not in made


@for_each(
    ("text", "made"),
    [
        ("Shūsaku – Ōta", "Shūsaku – Ōta"),
        ("呉清源 9p", r"\gocjk{呉清源} 9p"),
        ("黒▲と△。", r"\gocjk{黒}\gosign{▲}\gocjk{と}\gosign{△}\gocjk{。}"),
        ("Привет", r"\gosign{Привет}"),
        ("e\u0301", "e\u0301"),
        ("one\ntwo", r"one\gobreak{}two"),
    ],
)
def test_other_scripts_have_commands_of_their_own(text, made):
    assert latex_text(text) == made


@for_each(
    ("stone", "made"),
    [
        (InlineStone(BLACK, "61"), r"\gostone[61]{black}"),
        (InlineStone(WHITE, mark=Mark.TRIANGLE), r"\gostone[\marktr]{white}"),
        (InlineStone(WHITE), r"\gostone{white}"),
        (InlineStone(BLACK, "]"), r"\gostone[{]}]{black}"),
        (InlineStone(BLACK, "61", text="61"), r"\gostone[61]{black}"),
        (
            InlineStone(WHITE, "6", text="Weiß 6"),
            r"\gostone[\gocopied{feff00570065006900df00200036}{6}]{white}",
        ),
        (InlineStone(None, "A"), "A"),
        (InlineStone(None, mark=Mark.SQUARE), r"\gomark{\marksq}"),
    ],
)
def test_small_stones_in_the_text(stone, made):
    assert inline_stone_source(stone) == made


def test_typefaces_for_other_scripts_are_asked_for_only_where_they_are_needed():
    plain, wide = source(Paragraph((InlineText("Plain"),))), source(Paragraph((InlineText("呉▲"),)))
    assert "gocjk" not in plain
    assert "gosign" not in plain
    assert r"\NewDocumentCommand{\gocjk}" in wide
    assert r"\newcommand{\gosign}" in wide
    assert r"\NewDocumentCommand{\gocjk}" in source(running_title="呉清源")


# Boards


@examples(0.6)
@given(
    games(),
    st.sampled_from([FixedLengthSplit(50), FixedLengthSplit(9)]),
    st.sampled_from(Symmetry),
    st.sampled_from(Cropping),
)
def test_every_move_of_a_figure_is_in_its_source_once_and_at_its_point(game, split, view, cropping):
    tree, size = game
    for made in plan_figures(tree, PlanOptions(split, cropping=cropping)):
        picture = figure_picture(made, names(view=view), PLAIN_BOARD, notes=False)
        found = read_stones(drawn(picture), view.transformed_size(size).height)
        shown = made.crop or Crop.whole_board(size)
        numbers = {point: str(made.numbers[point].label) for point in made.numbers}
        expected = Counter(
            (view.apply(point, size), colour, numbers.get(point))
            for point, colour in made.stones.items()
            if shown.contains(point)
        )
        assert Counter(found) == expected


@for_each("view", Symmetry, ids=lambda view: view.value)
@for_each("reading", Reading)
@for_each("id", ["western", "cartesian", "kanji", "sgf"])
def test_names_stand_around_in_any_notation_and_view(view, reading, id):  # noqa: A002
    size = Size(5, 7)
    made = figure(move(1, "aa"), base=Position.empty(size))
    chosen = names(id, view, reading)
    lines = drawn(figure_picture(made, chosen, PLAIN_BOARD))
    width, height = view.transformed_size(size)
    placed = [LABEL.fullmatch(line) for line in lines if line.startswith(r"\goedge")]
    labels = {(float(found[1]), float(found[2])): found[4] for found in placed}
    naming = chosen.point_naming(size)
    below = [labels[x, y] for x, y in sorted(labels) if y < 0]
    left = [labels[x, y] for x, y in sorted(labels, key=lambda place: -place[1]) if x < 0]
    assert below == [latex_text(text) for text in naming.edge_labels(Side.BOTTOM)]
    assert left == [latex_text(text) for text in naming.edge_labels(Side.LEFT)]
    assert len(labels) == 2 * (width + height)


def test_lines_run_past_a_cut_and_end_thick_at_an_edge():
    assert drawn(Picture(EmptyBoard(Size(19, 19)), crop=Crop(10, 0, 18, 8))) == (
        r"\begin{goboard}{4mm}{(9.5,9.5)(18.85,18.85)}",
        r"\multips(10,0)(1,0){9}{\gogrid(0,9.5)(0,18)}",
        r"\multips(0,10)(0,1){9}{\gogrid(9.5,0)(18,0)}",
        r"\goborder(18,9.5)(18,18)",
        r"\goborder(9.5,18)(18,18)",
        r"\end{goboard}",
    )


def test_lines_end_nearer_to_a_cut_with_labels_and_do_not_touch_them():
    labels = tuple("ABCDEFGHJ")
    edges = EdgeLabels(top=labels, left=labels)
    lines = drawn(Picture(EmptyBoard(Size(9, 9), edges=edges), crop=Crop(2, 2, 6, 6)))
    assert lines[1:3] == (
        r"\multips(2,0)(1,0){5}{\gogrid(0,1.5)(0,6.25)}",
        r"\multips(0,2)(0,1){5}{\gogrid(1.75,0)(6.5,0)}",
    )


def test_hoshi_are_drawn_where_no_stone_is():
    stars = frozenset([Point(2, 2), Point(6, 6)])
    lines = drawn(Picture(EmptyBoard(Size(9, 9), stars), {Point(2, 2): Cell(WHITE)}))
    assert [line for line in lines if "gohoshi" in line] == [r"\gohoshi(6,2)"]


def test_a_part_has_the_names_of_its_lines_alone():
    edges = EdgeLabels(tuple("ABCDE"), tuple("54321"), tuple("ABCDE"), tuple("54321"))
    lines = drawn(Picture(EmptyBoard(Size(5, 5), edges=edges), crop=Crop(1, 1, 2, 3)))
    texts = [LABEL.fullmatch(line)[4] for line in lines if line.startswith(r"\goedge")]
    assert texts == ["B", "C", "B", "C", "4", "3", "2", "4", "3", "2"]


@for_each(
    ("cell", "line"),
    [
        (Cell(BLACK), r"\stone{black}{b}{3}"),
        (Cell(WHITE, label="123"), r"\stone[\marklb{123}]{white}{b}{3}"),
        (Cell(BLACK, marks=(Mark.TRIANGLE,)), r"\stone[\marktr]{black}{b}{3}"),
        (Cell(BLACK, Mark.CROSS, "7"), r"\stone[\markma\gosmalllabel{7}]{black}{b}{3}"),
        (Cell(label="A"), r"\markpos{\marklb{A}}{b}{3}"),
        (Cell(label="]_"), r"\markpos{\marklb{]\_}}{b}{3}"),
        (Cell(marks=(Mark.TERRITORY_WHITE,)), r"\markpos{\goterritory{white}}{b}{3}"),
        (Cell(WHITE, StatusMark.LAST_MOVE), r"\stone[\golast]{white}{b}{3}"),
        (Cell(name="Q16"), r"\markpos{\goname{Q16}}{b}{3}"),
        (Cell(BLACK, name="Q16"), r"\stone[\goname{Q16}]{black}{b}{3}"),
    ],
)
def test_a_cell_is_written_as(cell, line):
    assert drawn(Picture(EmptyBoard(Size(4, 4)), {Point(1, 1): cell}))[-2] == line


def test_columns_have_no_letter_i_and_numbers_where_letters_do_not_reach():
    narrow = Picture(EmptyBoard(Size(25, 2)), {Point(8, 1): Cell(BLACK), Point(24, 0): Cell(WHITE)})
    wide = Picture(EmptyBoard(Size(26, 2)), {Point(8, 1): Cell(BLACK), Point(25, 0): Cell(WHITE)})
    assert drawn(narrow)[-3:-1] == (r"\stone{white}{z}{2}", r"\stone{black}{j}{1}")
    assert drawn(wide)[-3:-1] == (r"\stone{white}{26}{2}", r"\stone{black}{9}{1}")


def test_arrows_lines_and_what_is_dimmed_or_hidden_lie_over_the_board():
    picture = Picture(
        EmptyBoard(Size(3, 3)),
        overlays_below=(Tint(frozenset([Point(0, 0)]), TintRole.DIMMED),),
        overlays_above=(
            Arrow(Point(0, 0), Point(2, 2)),
            Arrow(Point(0, 2), Point(2, 0), head=False),
            Tint(frozenset([Point(1, 1)]), TintRole.OUTSIDE),
        ),
    )
    assert drawn(picture)[-5:-1] == (
        r"\godim{a}{3}",
        r"\goarrow{a}{3}{c}{1}",
        r"\goline{a}{1}{c}{3}",
        r"\gohide{b}{2}",
    )


# What cannot be shown

SIZE = Size(5, 5)
CANNOT = {
    UnsupportedFeature.STRUCTURE: Picture(EmptyBoard(SIZE, notation_grid=NotationGrid())),
    UnsupportedFeature.AREAS: Picture(
        EmptyBoard(SIZE), overlays_below=(Tint(frozenset([Point(0, 0)]), TintRole.WARM),)
    ),
    UnsupportedFeature.ERRORS: Picture(
        EmptyBoard(SIZE), {Point(0, 0): Cell(BLACK, StatusMark.MISTAKE)}
    ),
    UnsupportedFeature.VARIATIONS: Picture(
        EmptyBoard(SIZE), {Point(0, 0): Cell(variation=VariationMove(BLACK))}
    ),
    UnsupportedFeature.ARROWS: Picture(
        EmptyBoard(SIZE), crop=Crop(0, 0, 2, 2), overlays_above=(Arrow(Point(0, 0), Point(4, 4)),)
    ),
    UnsupportedFeature.GRAPH: Picture(EmptyBoard(SIZE, plan=hexagon_plan(2))),
    UnsupportedFeature.SQUARES: Picture(EmptyBoard(SIZE, dark_squares=frozenset([Point(0, 0)]))),
}


def test_there_is_a_case_for_everything_that_cannot_be_shown():
    assert set(CANNOT) == set(UnsupportedFeature) - TEXT_FEATURES


@for_each(("what", "picture"), CANNOT.items(), ids=lambda item: str(item)[:20])
def test_what_cannot_be_shown_is_told_beside_the_source_and_in_it(what, picture):
    made = to_latex(Book((Unit((board(picture, "Figure\n1"),)),)))
    assert made.unsupported == (UnsupportedNotice(what, "Figure\n1"),)
    assert made.text.splitlines()[0] == f"% Not shown: {what.value} (Figure 1)"
    assert (r"\gomissing{" in made.text.split(r"\begin{document}")[1]) is (
        what in (UnsupportedFeature.SQUARES, UnsupportedFeature.GRAPH)
    )


def test_a_board_that_cannot_be_drawn_has_a_sentence_in_its_place():
    book = Book((Unit((board(CANNOT[UnsupportedFeature.SQUARES], ""),)),))
    german = ENGLISH._replace(not_drawn="Nicht 100%")
    assert r"\gomissing{Nicht 100\%}" in to_latex(book, phrases=german).text
    assert str(to_latex(book).unsupported[0]) == "Not shown: boards with stones on squares"


def test_an_ordinary_book_lacks_nothing():
    made = figure(move(1, "aa"), move(2, "bb"))
    picture = figure_picture(made, names(), PLAIN_BOARD)
    assert to_latex(Book((Unit((board(picture),)),))).unsupported == ()


# Documents


def test_notes_in_a_table_are_set_in_columns():
    table = tuple((InlineStone(BLACK, str(n)), InlineText(f" at {n - 50}")) for n in range(51, 60))
    block = replace(board(notes=((InlineText("60: pass"),),)), note_table=table)
    lines = body(source(Unit((block,)))).splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith(r"\begin{gonotes}"))
    assert int(lines[first].removeprefix(r"\begin{gonotes}{").rstrip("}")) > 2
    assert lines[first + 1 : first + 3] == [
        r"\goitem{\gostone[51]{black} at 1}",
        r"\goitem{\gostone[52]{black} at 2}",
    ]
    assert lines[first + 10 : first + 12] == [r"\end{gonotes}", r"\gonote{60: pass}"]


def test_a_board_its_caption_and_its_notes_are_together():
    notes = ((InlineStone(BLACK, "3"), InlineText(" at 1")), (InlineText("5: pass"),))
    comment = Paragraph((InlineText("A comment"),))
    lines = body(source(Unit((board(notes=notes), comment)))).splitlines()
    first, last = lines.index(r"\begin{godiagram}"), lines.index(r"\end{godiagram}")
    assert lines[first + 1].startswith(r"\begin{goboard}")
    assert lines[last - 4 : last + 4] == [
        r"\end{goboard}",
        r"\gocaption{Figure~1}",
        r"\gonote{\gostone[3]{black} at 1}",
        r"\gonote{5: pass}",
        r"\end{godiagram}",
        r"\gokeep",
        r"\gobelowboard",
        r"\gobody{A comment}",
    ]


def test_headings_need_a_page_with_room_for_the_board_below_them():
    heading = Paragraph((InlineText("Game"),), keep_with_next=True, spanning=True)
    unit = Unit((board(),))
    for columns in (1, 2):
        setup = PageSetup(columns=columns)
        text = body(source(heading, heading, unit, heading, unit, setup=setup))
        needed = [float(size) for size in re.findall(r"\\goneed\{([0-9.]+)mm\}(?=\n\\go)", text)]
        assert len(needed) == 2
        assert (
            needed[0] > needed[1] > pitches(source(unit, setup=PageSetup(columns=columns)))[0] * 8
        )
        assert text.index(r"\goneed") < text.index("Game")
    assert r"\goneed" not in body(source(heading, Table((("a",),))))


@for_each(
    ("paragraph", "line"),
    [
        (Paragraph((InlineText("A"), InlineText("b", bold=True))), r"\gobody{A\textbf{b}}"),
        (Paragraph((InlineText("A", italic=True),), ParagraphStyle.SMALL), r"\gosmall{\textit{A}}"),
        (
            Paragraph((InlineText("A"),), ParagraphStyle.TITLE, centred=True),
            r"{\centering\gotitle{A}}",
        ),
        (
            Paragraph((InlineText("A"),), ParagraphStyle.HEADING, keep_with_next=True),
            "\\goheading{A}\n\\gokeepheading",
        ),
        (Paragraph((InlineText("A"),), ParagraphStyle.SUBTITLE), r"\gosubtitle{A}"),
        (
            Paragraph((InlineText("A"),), ParagraphStyle.COVER),
            "\\thispagestyle{empty}\n\\vspace*{0.28\\textheight}\n\\gotitle{A}",
        ),
    ],
    ids=["body", "small", "title", "heading", "subtitle", "cover"],
)
def test_a_paragraph_is_written_as(paragraph, line):
    assert body(source(paragraph)) == f"\n{line}\n\\label{{golast}}\n\\end{{document}}\n"


def test_tables_go_on_over_pages_below_their_head():
    table = Table((("1", "[D4]"), ("2", "Q_16")), ("Move", "Point"))
    assert body(source(table, PageBreak())).splitlines()[1:-2] == [
        r"\begin{longtable}{ll}",
        r"\textbf{Move} & \textbf{Point} \\ \hline \endhead",
        r"1 & {[}D4] \\",
        r"2 & Q\_16 \\",
        r"\end{longtable}",
        r"\clearpage",
    ]


def test_the_page_is_that_of_the_setup():
    setup = PageSetup(
        PAPERS["A5"], landscape=True, margins=Margins(10, 11, 12, 14), text_size=11, first_page=7
    )
    text = source(setup=setup, title="50% & more", author="M_", running_title="Head_")
    assert "paperwidth=210mm,paperheight=148mm,left=10mm,top=11mm,headheight=" in text
    assert "right=12mm,bottom=14mm,footskip=4.5mm" in text
    assert "bottom=20mm,footskip=7mm" in source()  # 13 mm from the edge
    wide = PageSetup(margins=Margins(bottom=30))
    assert "bottom=30mm,footskip=15mm" in source(setup=wide)
    assert r"\hypersetup{pdftitle={50\% \& more},pdfauthor={M\_}}" in text
    assert r"\fancyhead[C]{\gosmallsize Head\_}" in text
    assert r"\fancyhead[C]" not in source(setup=PageSetup(running_heads=False))
    assert r"\setcounter{page}{7}" in text
    assert r"\renewcommand{\normalsize}{\fontsize{11pt}{13.75pt}" in text
    assert r"\thepage" not in source(setup=PageSetup(page_numbers=False))


def test_mirrored_margins_are_those_of_pages_with_two_sides():
    setup = PageSetup(PAPERS["6x9in"], margins=Margins(20, 11, 12, 14), mirrored_margins=True)
    text = source(setup=setup, running_title="Head_")
    assert r"\documentclass[10pt,twoside]{article}" in text
    assert "paperwidth=152.4mm,paperheight=228.6mm,left=20mm," in text
    assert r"\fancyhead[LE,RO]{\gosmallsize Head\_}" in text
    assert r"\fancyfoot[LE,RO]{\gosmallsize \thepage" in text
    assert "twoside" not in source()


FIRST, SECOND = ChapterStart("Anna & Bert", "game-1"), ChapterStart("Anna & Carl", "game-2")
GAME = Paragraph((InlineText("Anna"),), ParagraphStyle.TITLE, spanning=True, start=FIRST)


def test_games_have_a_target_a_running_head_and_a_line_in_the_contents():
    text = source(GAME, Unit((board(),)), running_title="Book")
    assert r"\fancyhead[C]{\gosmallsize \gohead{Book}}" in text
    assert body(text).splitlines()[1:4] == [
        r"\thispagestyle{gofirst}",
        r"\gochapter{game-1}{Anna \& Bert}{\texorpdfstring{Anna \& Bert}{Anna \& Bert}}",
        r"\gotitle{Anna}",
    ]
    later = Unit((board(),), start=SECOND._replace(opens_page=False))
    for columns in (1, 2):
        text = body(source(GAME, later, later, setup=PageSetup(columns=columns)))
        assert text.count(r"\thispagestyle") == 1
        assert text.count(r"\gochapter{game-2}") == 2


def test_a_head_names_a_title_once_if_it_is_that_of_the_book():
    assert r"\gosmallsize \rightmark}" in source(GAME, running_title="Anna & Bert")
    assert r"\gosmallsize \rightmark}" in source(GAME)
    assert r"\gosmallsize \gohead{Book}}" in source(GAME, running_title="Book")


def test_contents_are_made_by_latex_in_a_third_run():
    text = source(Contents("Contents & more"), PageBreak(), GAME)
    assert r"\gocontents{Contents \& more}" in text
    assert "lualatex, three times" in text
    assert "lualatex, twice" in source(GAME)


@for_each(
    ("blocks", "roman"),
    [
        ((Contents("Contents"), PageBreak(), GAME), True),
        ((Paragraph((InlineText("A"),), ParagraphStyle.COVER), PageBreak(), GAME), True),
        ((GAME,), False),
    ],
    ids=["contents", "title page", "game"],
)
def test_what_precedes_the_first_game_can_have_roman_numbers(blocks, roman):
    text = source(*blocks, setup=PageSetup(roman_front_matter=True, first_page=5))
    assert (r"\pagenumbering{roman}" in text) is roman
    assert (r"\pagenumbering{arabic}" in body(text)) is roman
    assert (r"\setcounter{page}{5}" in body(text)) is roman
    assert text.count(r"\setcounter{page}{5}") == 1
    assert r"\pagenumbering" not in source(*blocks)


def test_games_and_contents_can_start_on_right_hand_pages_but_not_the_first_page():
    second = replace(GAME, start=SECOND)
    blocks = Contents("Contents"), PageBreak(), GAME, PageBreak(), second
    text = body(source(*blocks, setup=PageSetup(right_hand_pages=True)))
    assert text.count(r"\gorighthand") == 2
    assert text.index(r"\gorighthand") > text.index(r"\gocontents")
    assert r"\gorighthand" not in body(source(*blocks))


def test_a_page_can_be_on_a_side_of_a_double_page():
    blocks = PageBreak(side=PageSide.LEFT), GAME, PageBreak(side=PageSide.RIGHT), GAME
    text = body(source(*blocks, setup=PageSetup(right_hand_pages=True, roman_front_matter=True)))
    assert re.findall(r"\\go(?:left|right)hand", text) == [r"\golefthand", r"\gorighthand"]
    front = Contents("Contents"), *blocks
    text = body(source(*front, setup=PageSetup(roman_front_matter=True)))
    assert r"\golefthand" not in text
    assert r"\setcounter{page}{2}" in text


def pitches(text):
    return [float(pitch) for pitch in re.findall(r"\\begin\{goboard\}\{([\d.]+)mm\}", text)]


@for_each(
    ("size", "paper", "columns"),
    [(19, "A4", 2), (19, "A5", 1), (9, "A4", 3), (13, "A4", 2), (19, "A3", 3), (52, "A4", 1)],
)
def test_columns_are_chosen_so_that_stones_are_of_a_good_size(size, paper, columns):
    units = [Unit((board(Picture(EmptyBoard(Size(size, size)))),)) for _ in range(4)]
    text = source(*units, setup=PageSetup(PAPERS[paper], order=UnitOrder.DOWN))
    found = re.search(r"\\begin\{multicols\}\{(\d)\}", text)
    assert (int(found[1]) if found else 1) == columns
    assert all(pitch <= 5.5 for pitch in pitches(text))
    assert size == 52 or all(pitch >= 3.2 for pitch in pitches(text))


def test_a_board_is_as_large_as_it_says():
    assert pitches(source(Unit((board(pitch=10.0),)))) == [10.0]


def test_cells_may_be_higher_than_wide():
    assert r"\newcommand{\goaspect}{1.077}" in source(setup=PageSetup(aspect=23.7 / 22))


def test_all_boards_are_to_the_scale_of_the_widest():
    large = Picture(EmptyBoard(Size(19, 19)))
    units = Unit((board(),)), Unit((board(large),))
    assert len(set(pitches(source(*units)))) == 1


def test_rows_of_boards_fit_on_a_page():
    setup = PageSetup(columns=1, rows=6)
    (pitch,) = pitches(source(Unit((board(),)), setup=setup))
    assert 6 * pitch * (8 + 2 * 0.85) < setup.text_height


def test_short_units_stand_side_by_side_if_wanted():
    units = [Unit((board(caption=str(number)),)) for number in range(3)]
    assert r"\begin{gocell}" not in source(*units, setup=PageSetup(columns=2))
    text = body(source(*units, setup=PageSetup(columns=2, order=UnitOrder.ACROSS)))
    marks = re.findall(r"\\begin\{gocell\}|\\hspace|\\par\\addvspace", text)
    assert marks == [
        r"\par\addvspace",
        r"\begin{gocell}",
        r"\hspace",
        r"\begin{gocell}",
        r"\par\addvspace",
        r"\begin{gocell}",
    ]


def test_long_comments_run_down_columns_and_what_spans_them_does_not():
    long = Unit((board(), Paragraph((InlineText("word " * 200),))))
    spanning = Paragraph((InlineText("Over all"),), spanning=True)
    table = Table((("a",),))
    text = body(source(long, spanning, long, table, setup=PageSetup(columns=2)))
    inside = re.findall(r"\\begin\{multicols\}.*?\\end\{multicols\}", text, re.DOTALL)
    assert len(inside) == 2
    assert not any("Over all" in part or "longtable" in part for part in inside)


# Compiled

LUALATEX = shutil.which("lualatex")


def has_psgo():
    found = LUALATEX and subprocess.run(
        ["kpsewhich", "psgo.sty", "luapstricks.lua", "luaotfload.sty"],
        capture_output=True,
        text=True,
        check=False,
    )
    return bool(found) and len(found.stdout.splitlines()) == 3


@pytest.mark.skipif(not has_psgo(), reason="no LuaLaTeX with psgo")
def test_a_book_compiles_without_a_warning(tmp_path):
    made = figure(*(move(number, f"{chr(96 + number)}d") for number in range(1, 10)))
    unit = Unit(
        (
            board(figure_picture(made, names(), PLAIN_BOARD), SPECIAL),
            Paragraph(
                (
                    InlineText(SPECIAL),
                    InlineStone(BLACK, "5"),
                    InlineStone(None, mark=Mark.CIRCLE),
                    InlineStone(WHITE, "6", text="White 6"),
                )
            ),
        )
    )
    cells = {
        Point(column, row): Cell(stone, marks=(mark,))
        for row, stone in enumerate((BLACK, WHITE, None))
        for column, mark in enumerate(list(StatusMark)[:8])
    }
    cells |= {
        Point(0, 3): Cell(WHITE, label="White's sente"),
        Point(1, 3): Cell(BLACK, label="399"),
    }
    marked = Picture(
        EmptyBoard(Size(26, 5)), cells, overlays_above=(Arrow(Point(0, 4), Point(25, 4)),)
    )
    long = Paragraph((InlineText("comment " * 300),))
    setup = PageSetup(roman_front_matter=True, right_hand_pages=True)
    book = Book(
        (
            Contents(SPECIAL),
            PageBreak(),
            replace(GAME, inline=(InlineText(SPECIAL),), start=ChapterStart(SPECIAL, "game-1")),
            *[unit] * 3,
            PageBreak(),
            Unit((board(marked), long)),
            Unit((board(CANNOT[UnsupportedFeature.SQUARES]),)),
            Table((("1", SPECIAL),) * 60, ("Move", "Point")),
            Unit(
                (
                    replace(
                        board(),
                        note_table=((InlineStone(BLACK, "100"), InlineText(" at 50")),) * 40,
                    ),
                )
            ),
            Unit((board(Picture(EmptyBoard(Size(1, 1)))),)),
        ),
        title=SPECIAL,
        author=SPECIAL,
        running_title="Head & more",
    )
    (tmp_path / "book.tex").write_text(to_latex(book, setup).text, encoding="utf-8")
    for _ in range(3):
        done = subprocess.run(
            ["lualatex", "-interaction=nonstopmode", "-halt-on-error", "book.tex"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-2000:]
    log = (tmp_path / "book.log").read_text(encoding="utf-8", errors="replace")
    told = [line for line in log.splitlines() if re.search(r"Warning|Missing|Overfull", line)]
    assert told == []
    assert (tmp_path / "book.pdf").stat().st_size > 10_000


@pytest.mark.skipif(not has_psgo(), reason="no LuaLaTeX with psgo")
@for_each("columns", [1, 2])
def test_headings_boards_and_texts_that_are_higher_than_a_page_together_are_divided(
    tmp_path, columns
):
    heading = Paragraph(
        (InlineText("Game"),), ParagraphStyle.TITLE, keep_with_next=True, spanning=True
    )
    comment = Paragraph((InlineText("comment " * 20),), continued=True)
    full = board(Picture(EmptyBoard(Size(19, 19))))
    unit = Unit((full, *(comment, board()) * 6, comment))
    setup = PageSetup(PAPERS["A6"], columns=columns)
    text = to_latex(Book((heading, heading, heading, unit)), setup).text
    (tmp_path / "book.tex").write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["lualatex", "-interaction=nonstopmode", "-halt-on-error", "book.tex"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert r"Overfull \vbox" not in done.stdout


@pytest.mark.skipif(
    not (has_psgo() and shutil.which("pdftotext")), reason="no LuaLaTeX or pdftotext"
)
def test_a_stone_is_copied_as_its_text(tmp_path):
    inline = (
        *(InlineText("See "), InlineStone(BLACK, "65", text="Black 65"), InlineText(", Weiß ")),
        *(InlineStone(WHITE, "6", text="6"), InlineText(".")),
    )
    (tmp_path / "book.tex").write_text(to_latex(Book((Paragraph(inline),))).text, encoding="utf-8")
    subprocess.run(
        ["lualatex", "-interaction=nonstopmode", "-halt-on-error", "book.tex"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    copied = subprocess.run(
        ["pdftotext", "book.pdf", "-"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "".join(copied.stdout.split()).startswith("SeeBlack65,Weiß6.")


@pytest.mark.skipif(not has_psgo(), reason="no LuaLaTeX with psgo")
def test_as_many_rows_of_boards_as_are_asked_for_are_one_page(tmp_path):
    full = Picture(EmptyBoard(Size(19, 19)))
    units = tuple(Unit((board(full, notes=((InlineText("A note to it."),),)),)) for _ in range(6))
    text = to_latex(Book(units), PageSetup(columns=2, rows=3)).text
    (tmp_path / "book.tex").write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["lualatex", "-interaction=nonstopmode", "-halt-on-error", "book.tex"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "(1 page," in done.stdout.replace("\n", "")


@for_each(
    ("setup", "pitch", "notes", "wide", "high"),
    [
        (PageSetup(), 3.6, 1, 68.0, 68.0),  # as it was wanted
        (PageSetup(paper=PAPERS["A6"], landscape=True, columns=2), 3.6, 1, 55.0, 55.0),
        (PageSetup(paper=PAPERS["A6"], landscape=True, columns=2), None, 40, 55.0, 30.0),
    ],
)
def test_a_board_is_no_larger_than_its_column_with_the_notes_below_it(
    setup, pitch, notes, wide, high
):
    full = Picture(EmptyBoard(Size(19, 19)))
    note = (InlineText("A note. " * notes),)
    text = to_latex(Book((Unit((board(full, notes=(note,), pitch=pitch),)),)), setup).text
    (unit,) = re.findall(r"\\begin\{goboard\}\{([0-9.]+)mm\}", text)
    assert 18.0 * float(unit) <= min(wide, high)
    assert pitch is None or wide < 68 or float(unit) == pitch


def test_narrow_spaces_of_french_quotation_marks_are_kept():
    assert latex_text("«\u202fmot\u202f»\u00a0!") == r"«\,mot\,»~!"


# Languages and directions

HEBREW, ARABIC = "אחרי שחור 1 (טוב)", "بعد الأسود (جيد)"
GERMAN = "Die Gebietsverteidigungsmaßnahmen sind nicht notwendig. "
JUSTIFIED = PageSetup(columns=1, justified=True)


def in_language(text: str, language: str = "", **more) -> Paragraph:
    return Paragraph((InlineText(text),), language=language, **more)


@for_each(
    ("paragraph", "setup", "line"),
    [
        (in_language("Gut", "de"), JUSTIFIED, r"\golanguage{de}{\gobody{Gut}}"),
        (in_language("Gut", "de"), PageSetup(columns=1), r"\gobody{Gut}"),
        (in_language("Gut", "de"), replace(JUSTIFIED, columns=3), r"\gobody{Gut}"),
        (
            in_language("Gut", "de"),
            replace(JUSTIFIED, hyphenation=Hyphenation.NEVER),
            r"\gobody{Gut}",
        ),
        (in_language("Dobrý", "cs"), JUSTIFIED, r"\gobody{Dobrý}"),
        (in_language(HEBREW), PageSetup(), rf"\gortl{{he}}{{\gobody{{{HEBREW}}}}}"),
        (in_language(ARABIC), PageSetup(), rf"\gortl{{ar}}{{\gobody{{{ARABIC}}}}}"),
        (in_language(f"In {HEBREW}"), PageSetup(), rf"\gobody{{In {HEBREW}}}"),
        (
            in_language("שלום -3+2, 3-4"),
            PageSetup(),
            r"\gortl{he}{\gobody{שלום \golr{-3+2}, \golr{3-4}}}",
        ),
    ],
)
def test_paragraphs_have_the_hyphenation_and_the_direction_of_their_language(
    paragraph, setup, line
):
    assert line in body(source(paragraph, setup=setup)).splitlines()


def test_only_books_that_need_them_load_languages():
    assert "babel" not in source(in_language("Gut", "de"))
    text = source(in_language("Gut", "de"), in_language("Bien", "fr"), setup=JUSTIFIED)
    assert r"\usepackage[]{babel}" in text
    assert "texlive-lang-german" in text
    assert "texlive-lang-french" in text
    assert r"\usepackage[bidi=basic]{babel}" in source(in_language(HEBREW))


def test_text_is_justified_only_in_wide_columns_if_it_is_asked_for():
    setting = r"\renewcommand{\gosetting}{\gojustified}"
    assert setting in body(source(in_language("A"), setup=JUSTIFIED))
    assert setting not in body(source(in_language("A"), setup=replace(JUSTIFIED, columns=3)))
    assert setting not in body(source(in_language("A")))
    assert r"\AtBeginDocument{\raggedright}" in source(in_language("A"))


@pytest.mark.skipif(
    not (has_psgo() and shutil.which("pdftotext")), reason="no LuaLaTeX or pdftotext"
)
def test_languages_compile_and_words_are_divided(tmp_path):
    stone = InlineStone(BLACK, "1")
    book = Book(
        (
            in_language(GERMAN * 3, "de"),
            in_language("The exceptionally interesting consequences " * 4, "en"),
            Paragraph((InlineText("אחרי "), stone, InlineText(" הלבן משחק (טוב מאוד)"))),
            in_language(ARABIC),
        )
    )
    (tmp_path / "book.tex").write_text(to_latex(book, JUSTIFIED).text, encoding="utf-8")
    done = subprocess.run(
        ["lualatex", "-interaction=nonstopmode", "-halt-on-error", "book.tex"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
    log = (tmp_path / "book.log").read_text(encoding="utf-8", errors="replace")
    assert not re.search(r"Missing|Overfull", log)
    copied = subprocess.run(
        ["pdftotext", "-raw", "book.pdf", "-"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert re.search(r"[a-zß]-$", copied, re.MULTILINE)
    assert "\u202b" in copied  # which pdftotext adds to text from right to left

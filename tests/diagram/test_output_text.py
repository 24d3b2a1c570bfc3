from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    plain_text,
)
from goboard_gui.diagram.book.content.figures import figure_picture
from goboard_gui.diagram.book.options import (
    PLAIN_BOARD,
    BoardTextStyle,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.output.text import (
    WIDTH,
    TextWriter,
    plain_board,
    sensei_figure,
    to_text,
    wrap_text,
)
from goboard_gui.diagram.output.text_omissions import omission_note
from goboard_gui.diagram.output.unsupported import UnsupportedFeature, UnsupportedNotice
from goboard_gui.diagram.picture import Arrow, Cell, EdgeLabels, EmptyBoard, Picture, StatusMark
from goboard_gui.display_text import display_width
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.characters import CHARACTER_MEANINGS
from goboard_gui.go import RECORDING, Colour, Crop, Point, Replay, Size, Symmetry
from goboard_gui.go import Board as Position
from goboard_gui.notation import notation
from goboard_gui.record import Session, board_size
from goboard_gui.record.figures import FixedLengthSplit, NotePoint, PlanOptions, SingleFigure
from goboard_gui.record.figures.planner import plan_figures
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.steps import LineReplay
from goboard_gui.record.values.markup import Markup, read_markup
from tests.cases import for_each
from tests.diagram.book_cases import BLACK, WHITE, at, figure, move, names, note
from tests.examples import examples
from tests.files.diagram_cases import read_diagram
from tests.files.text_cases import games

VIEWS = tuple(Symmetry)


def board_of(made, caption="Figure 1", **more):
    picture = figure_picture(made, more.pop("names", names()), PLAIN_BOARD)
    return BoardBlock(picture, (InlineText(caption),), figure=made, **more)


def sensei(*blocks, view=Symmetry.IDENTITY):
    return to_text(Book(tuple(blocks)), style=BoardTextStyle.SENSEI, names=names(view=view))


def header_lines(text):
    """The first line of each diagram."""
    return [line for line in text.splitlines() if line.startswith("$$") and "Figure" in line]


def after(record):
    """The position at the end of a record that was read."""
    session = Session(record)
    session.go_to(record.main_line()[-1])
    return session.board


def turned(board, view):
    stones = {view.apply(point, board.size): colour for point, colour in board.stones().items()}
    return Position.empty(view.transformed_size(board.size)).with_stones(stones)


# Plain diagrams


def test_notes_in_a_table_are_set_in_columns():
    notes = [(InlineText(f"{number} at {number - 20}"),) for number in range(30, 51)]
    notes[3] = (InlineText(", ".join(map(str, range(33, 63))) + " at 13"),)
    board = replace(board_of(figure(move(1, "aa"))), note_table=tuple(notes))
    _, *lines = to_text(Book((Unit((board,)),))).split("\n\n")[-1].splitlines()
    assert lines[0].split("  ")[0] == "30 at 10"
    assert max(map(len, lines)) <= 78
    assert len(lines) < 14
    words = " ".join(lines).split()
    assert sorted(words) == sorted(" ".join(plain_text(note) for note in notes).split())


def test_a_book_becomes_headings_paragraphs_boards_with_captions_and_notes():
    small = figure(
        move(1, "aa"),
        move(2, "bb"),
        base=Position.from_rows("...", "...", "..."),
        notes=(note(NotePoint(at("aa"), BLACK, 1), move(3, "aa")),),
    )
    board = board_of(
        small, "Figure 1 (1–3)", notes=((InlineStone(BLACK, "3"), InlineText(" at 1")),)
    )
    book = Book(
        (
            Paragraph((InlineText("A game"),), ParagraphStyle.TITLE),
            Unit((board, Paragraph((InlineStone(BLACK, "1"), InlineText(": First.\n\nIndeed."))))),
            PageBreak(),
            Paragraph((InlineText("The end"),), ParagraphStyle.HEADING, centred=True),
        )
    )
    assert to_text(book) == dedent(f"""\
        A game
        ======

           A B C
         3 1 . . 3
         2 . 2 . 2
         1 . . . 1
           A B C

        Figure 1 (1–3)
        3 at 1

        1: First.

        Indeed.

        {" " * 36}* * *

        {" " * 35}The end
        {" " * 35}-------
        """)


def test_spaces_that_break_no_line_are_looked_for_as_others_are():
    told = "x" * (WIDTH - 4) + " Big\u00a0Cup"
    assert to_text(Book((Paragraph((InlineText(told),)),))).splitlines()[1] == "Big Cup"


def test_numbers_of_any_length_keep_the_board_in_shape():
    made = figure(move(99, "aa"), move(100, "bb"), move(1001, "cc"))
    lines = plain_board(figure_picture(made, names(), PLAIN_BOARD))
    assert lines[1] == " 9   99    .    .    .    .    .    .    .    . 9"
    assert lines[2] == " 8    .  100    .    .    .    .    .    .    . 8"
    assert lines[3].startswith(" 7    .    . 1001")
    assert {len(line) for line in lines[1:-1]} == {49}


@for_each("view", VIEWS, ids=lambda view: view.value)
def test_a_plain_board_is_turned_with_its_names(view):
    made = figure(move(1, "ca"), base=Position.empty(Size(4, 2)))
    lines = plain_board(figure_picture(made, names(view=view), PLAIN_BOARD))
    width, height = view.transformed_size(Size(4, 2))
    rows = lines[1 : 1 + height]
    seen = view.apply(at("ca"), Size(4, 2))
    assert [row.split()[1:-1] for row in rows] == [
        ["1" if (column, row) == seen else "." for column in range(width)] for row in range(height)
    ]
    beside, above = rows[seen.row].split()[0], lines[0].split()[seen.column]
    assert {beside, above} == {"C", "2"}


def test_names_as_wide_as_two_columns_stand_over_their_lines():
    made = figure(move(1, "aa"), base=Position.empty(Size(13, 13)))
    lines = plain_board(figure_picture(made, names("kanji"), PLAIN_BOARD))
    rows = [line for line in lines if " . " in line]
    left = {display_width(line[: line.index(".")]) for line in rows[1:]}
    assert len(rows) == 13
    assert len(left) == 1


def test_a_part_of_a_board_has_the_names_of_its_own_lines():
    made = figure(move(1, "ee"), crop=Crop(3, 3, 5, 4))
    assert plain_board(figure_picture(made, names(), PLAIN_BOARD)) == [
        "   D E F",
        " 6 . . . 6",
        " 5 . 1 . 5",
        "   D E F",
    ]


def test_a_board_without_names_has_none():
    picture = Picture(EmptyBoard(Size(3, 2), frozenset([Point(2, 1)])), {Point(1, 0): Cell(WHITE)})
    assert plain_board(picture) == [" . O .", " . . +"]


@for_each(
    ("cell", "sign"),
    [
        (Cell(BLACK, label="12"), "12"),
        (Cell(BLACK, marks=(Mark.TRIANGLE,)), "Y"),
        (Cell(WHITE, status_mark=Mark.SQUARE), "@"),
        (Cell(marks=(Mark.CROSS, Mark.CIRCLE)), "C"),
        (Cell(label="A"), "a"),
        (Cell(WHITE, label="A"), "Oa"),
        (Cell(label="5"), "."),
        (Cell(label="long"), "."),
        (Cell(marks=(Mark.TERRITORY_BLACK,)), "."),
    ],
)
def test_a_cell_is_written_as(cell, sign):
    assert plain_board(Picture(EmptyBoard(Size(1, 1)), {Point(0, 0): cell})) == [f" {sign}"]


def test_the_last_move_of_a_position_stands_in_brackets():
    cells = {Point(3, 1): Cell(BLACK, StatusMark.LAST_MOVE), Point(2, 1): Cell(WHITE)}
    edges = EdgeLabels(left=("3", "2", "1"))
    picture = Picture(EmptyBoard(Size(5, 3), edges=edges), cells, crop=Crop(2, 1, 4, 2))
    assert plain_board(picture) == [" 2 O(X).", " 1 . . ."]


def test_a_mark_in_a_note_is_the_letter_that_it_is_on_the_board():
    made = figure(base=Position.from_rows("X.", ".O"))
    board = board_of(made, notes=((InlineText("148 at "), InlineStone(BLACK, mark=Mark.TRIANGLE)),))
    assert "148 at Y" in to_text(Book((Unit((board,)),)))


def test_a_mark_without_a_stone_in_a_note_has_the_shape_that_it_has_on_paper():
    note_text = (InlineStone(None, mark=Mark.TRIANGLE), InlineText(" at 7, 12"))
    board = board_of(figure(base=Position.from_rows("X.", ".O")), notes=(note_text,))
    assert "△ at 7, 12" in to_text(Book((Unit((board,)),)))


# What plain boards can't show


@for_each(
    ("cells", "expected"),
    [
        ({"aa": Cell(BLACK, label="7", marks=(Mark.TRIANGLE,))}, "△ at 7"),
        ({"aa": Cell(BLACK, number="7", marks=(Mark.TRIANGLE, Mark.CIRCLE))}, "△ at 7; ◎ at 7"),
        (
            {
                "aa": Cell(BLACK, label="7", marks=(Mark.CROSS,)),
                "bb": Cell(WHITE, label="12", marks=(Mark.CROSS,)),
            },
            "× at 7, 12",
        ),
        (
            {
                "aa": Cell(marks=(Mark.SELECTED,)),
                "bb": Cell(WHITE, label="12", marks=(Mark.SELECTED,)),
                "cc": Cell(BLACK, label="7", marks=(Mark.SELECTED,)),
            },
            "◇ at 7, 12, A9",
        ),
        ({"aa": Cell(BLACK, marks=(Mark.TRIANGLE,))}, ""),
        ({"aa": Cell(BLACK, label="A", marks=(Mark.TRIANGLE,))}, ""),
        ({"aa": Cell(label="A", marks=(Mark.TRIANGLE,))}, "△ at A9"),
        ({"aa": Cell(marks=(Mark.CROSS, Mark.CIRCLE))}, "× at A9"),
        ({"aa": Cell(BLACK, Mark.SQUARE, marks=(Mark.SQUARE,))}, ""),
        ({"aa": Cell(BLACK, StatusMark.LAST_MOVE)}, ""),
        ({"cb": Cell(marks=(Mark.TERRITORY_BLACK,))}, "▪ at C8"),
        ({"aa": Cell(BLACK, label="Ko"), "cb": Cell(label="Ko")}, "Ko at A9, C8"),
        ({"aa": Cell(label="я"), "ba": Cell(label="5")}, "я at A9; 5 at B9"),
        ({"aa": Cell(label="A"), "ba": Cell(BLACK, label="B")}, ""),
        ({"aa": Cell(label="A"), "ba": Cell(label="a"), "ca": Cell(label="b")}, "A at A9"),
        ({"ii": Cell(label="Ko"), "aa": Cell(label="At")}, "At at A9; Ko at J1"),
        ({}, ""),
    ],
)
def test_what_a_plain_board_omits_is_listed(cells, expected):
    picture = Picture(EmptyBoard(Size(9, 9)), {at(point): cell for point, cell in cells.items()})
    naming = names().point_naming(Size(9, 9))
    text = plain_text(omission_note(picture, naming, ENGLISH))
    assert text.replace("\u00a0", " ") == expected


def test_arrows_and_lines_are_listed_and_what_is_cropped_is_not():
    cells = {at("aa"): Cell(label="Ko"), at("ee"): Cell(label="Seki")}
    arrows = (Arrow(at("dd"), at("ee")), Arrow(at("dd"), at("de"), head=False))
    picture = Picture(
        EmptyBoard(Size(9, 9)), cells, crop=Crop(3, 3, 5, 5), overlays_above=(arrows[0],)
    )
    picture = picture._replace(overlays_below=arrows[1:])
    text = plain_text(omission_note(picture, names().point_naming(Size(9, 9)), ENGLISH))
    assert text.replace("\u00a0", " ") == "Seki at E5; D6 – D5; D6 → E5"


def test_points_in_a_turned_board_are_named_as_in_its_comments():
    picture = Picture(EmptyBoard(Size(4, 2)), {at("da"): Cell(label="Ko")})
    text = plain_text(
        omission_note(picture, names(view=Symmetry.R90).point_naming(Size(2, 4)), ENGLISH)
    )
    assert text.replace("\u00a0", " ") == "Ko at A4"


@given(st.data())
def test_every_label_and_mark_is_on_the_board_or_in_the_note(data):
    cell = st.builds(
        lambda stone, label, marks: Cell(stone, label=label, marks=tuple(marks)),
        st.sampled_from([None, BLACK, WHITE]),
        st.sampled_from(["", "A", "a", "B", "7", "12", "Ko", "я"]),
        st.sets(st.sampled_from(sorted(Mark, key=lambda mark: mark.value)), max_size=2).map(
            lambda marks: sorted(marks, key=lambda mark: mark.value)
        ),
    )
    cells = data.draw(st.dictionaries(st.sampled_from(Size(3, 1).points()), cell))
    picture = Picture(EmptyBoard(Size(3, 1)), cells)
    row = plain_board(picture)[0].split()
    note_text = plain_text(omission_note(picture, names().point_naming(Size(3, 1)), ENGLISH))
    listed = dict(part.split("\u00a0at\u00a0") for part in note_text.split("; ") if part)
    for point, cell in cells.items():
        sign = row[point.column]
        place = cell.label if cell.stone and cell.label.isdecimal() else f"{'ABC'[point.column]}1"
        if cell.label:
            is_listed = place in listed.get(cell.label, "").split(", ")
            assert is_listed or sign.endswith(cell.label.lower())
        seen = CHARACTER_MEANINGS.get(sign[0])
        for mark in cell.marks:
            is_seen = seen is not None and seen.mark is mark
            shape = plain_text((InlineStone(None, mark=mark),))
            assert (place in listed.get(shape, "").split(", ")) != is_seen


def test_the_note_is_below_the_other_notes_of_a_board():
    made = figure(move(7, "aa"), markup=Markup({at("aa"): frozenset({Mark.TRIANGLE})}))
    board = board_of(made, notes=((InlineText("8 at 7"),),))
    text = to_text(Book((Unit((board,)),)), names=names(), phrases=ENGLISH)
    assert text.splitlines()[-3:] == ["Figure 1", "8 at 7", "△ at 7"]


# Diagrams of Sensei's Library


def test_a_figure_becomes_diagrams_of_ten_moves():
    points = [f"{chr(97 + column)}{row}" for row in "ace" for column in range(8)]
    made = figure(*(move(number, point) for number, point in enumerate(points, 101)))
    text = sensei(board_of(made, "Figure 3 (101–124)"))
    assert header_lines(text) == [
        "$$B9m101 Figure 3 (101–124), 101-110",
        "$$B9m111 Figure 3 (101–124), 111-120",
        "$$B9m121 Figure 3 (101–124), 121-124",
    ]
    last = text.split("\n\n")[-1].splitlines()
    assert last[2] == "$$ | X O X O X O X O . |"
    assert last[6] == "$$ | X O X O 1 2 3 4 . |"


def test_hidden_moves_and_passes_are_in_the_title():
    ko = Position.from_rows(".XO.", "XO.O", ".XO.", "....")
    made = figure(
        move(21, "cb"), move(22, None), move(23, "ad"), move(24, "bb"), move(25, "cb"), base=ko
    )
    text = sensei(board_of(made, "Figure 1 (21–25)"))
    assert header_lines(text) == ["$$B4m21 Figure 1 (21–25) (22 pass, 24 at B3, 25 at 21)"]
    assert after(read_diagram(text)[0]).rows() == [".XO.", "X.XO", ".XO.", "X..."]


@for_each(
    ("moves", "headers"),
    [
        ((move(1, "aa"), move(2, "bb", BLACK)), ["$$B9 Figure 1, 1", "$$B9m2 Figure 1, 2"]),
        (
            (move(1, "aa"), move(2, "bb", label=7), move(3, "cc", label=8)),
            ["$$B9 Figure 1, 1", "$$W9m7 Figure 1, 7-8"],
        ),
        ((move(1001, "aa"), move(1002, "bb")), ["$$B9 Figure 1"]),
        ((move(1, "aa", label=0), move(2, "bb", label=0)), ["$$9 Figure 1"]),
        ((move(1, "aa", label=0), move(2, "bb", label=1)), ["$$W9 Figure 1, 1"]),
        (
            (move(1, "aa"), move(2, "bb", label=0)),
            ["$$B9 Figure 1, 1", "$$9 Figure 1"],
        ),
    ],
    ids=["one colour twice", "a gap", "over 999", "no numbers", "none first", "none last"],
)
def test_moves_that_cannot_be_numbered_together_are_apart(moves, headers):
    text = sensei(board_of(figure(*moves)))
    assert header_lines(text) == headers
    assert {point: colour for _, colour, point, *_ in moves} == after(
        read_diagram(text)[-1]
    ).stones()


def test_a_move_shown_once_more_is_on_the_board_of_a_diagram():
    repeated = move(2, "bb")
    text = sensei(board_of(figure(move(3, "cc"), move(4, "ca"), repeated=repeated)))
    assert header_lines(text) == ["$$W9m2 Figure 1"]
    (read,) = read_diagram(text)
    assert after(read).stones() == {
        at("bb"): Colour.WHITE,
        at("cc"): Colour.BLACK,
        at("ca"): Colour.WHITE,
    }


def test_markup_stands_where_the_point_is_as_in_the_figure():
    moves = [move(number, f"{chr(96 + number)}a") for number in range(1, 10)]
    moves += [move(10, "ac"), move(11, "bb"), move(12, "cc")]
    drawn = Markup(
        {at("bb"): frozenset([Mark.TRIANGLE]), at("aa"): frozenset([Mark.CIRCLE])},
        {at("ee"): "k"},
        ((at("aa"), at("cc")),),
    )
    first, last = read_diagram(sensei(board_of(figure(*moves, markup=drawn))))
    assert read_markup(first, 0).marks == {}  # one is no stone yet, the other bears a number
    assert read_markup(first, 0).labels == {at("ee"): "k"}
    assert read_markup(first, 0).arrows == ()
    assert read_markup(last, 0).marks == {at("aa"): frozenset([Mark.CIRCLE])}
    assert read_markup(last, 0).labels == {at("ee"): "k"}
    assert read_markup(last, 0).arrows == drawn.arrows


def test_a_position_without_moves_reads_back_with_its_marks():
    marks = Markup({at("aa"): frozenset([Mark.SQUARE])}, {at("bb"): "a"})
    made = figure(base=Position.from_rows("X..", "..O", "..."), markup=marks)
    (back,) = read_diagram(sensei(board_of(made)))
    assert after(back) == made.base
    assert read_markup(back, 0) == marks


def test_a_board_without_a_figure_is_drawn_from_its_picture():
    cells = {Point(0, 0): Cell(BLACK, label="7"), Point(1, 1): Cell(WHITE)}
    text = sensei(BoardBlock(Picture(EmptyBoard(Size(3, 3)), cells), (InlineText("Problem 1"),)))
    assert text.startswith("$$3 Problem 1\n")
    assert after(read_diagram(text)[0]).rows() == ["X..", ".O.", "..."]


def test_moves_outside_of_the_part_shown_are_in_the_title():
    made = figure(move(1, "aa"), move(2, "hh"), crop=Crop(0, 0, 4, 4))
    text = sensei(board_of(made))
    assert header_lines(text) == ["$$B9 Figure 1 (2 at H2)"]
    assert after(read_diagram(text)[0]).stones() == {at("aa"): BLACK, at("hh"): WHITE}


@examples(0.6)
@given(
    games(),
    st.sampled_from([FixedLengthSplit(50), FixedLengthSplit(7), SingleFigure()]),
    st.sampled_from(VIEWS),
)
def test_every_diagram_reads_back_as_the_position_it_shows(game, split, view):
    tree, size = game
    stretches = 0
    for made in plan_figures(tree, PlanOptions(split)):
        board = made.base
        for back in read_diagram(sensei_figure(made, view, "Figure 1").text):
            assert board_size(back) == view.transformed_size(size)
            assert Session(back).board == turned(board, view)
            replay = Replay(board, RECORDING)
            for _, colour, point, *_ in made.moves[stretches:][:10]:
                if point is None:
                    replay.pass_turn(colour)
                else:
                    replay.play(point, colour)
            board = replay.board
            stretches += 10
            assert after(back) == turned(board, view)
        stretches = 0


CROPS = [Crop(0, 0, 8, 6), Crop(10, 0, 18, 9), Crop(0, 12, 6, 18), Crop(12, 12, 18, 18)]


@pytest.mark.parametrize("crop", CROPS, ids=str)
@given(
    points=st.lists(st.sampled_from(Size(19, 19).points()), unique=True, max_size=10),
    placed=st.dictionaries(
        st.sampled_from(Size(19, 19).points()), st.sampled_from(Colour), max_size=40
    ),
    view=st.sampled_from(VIEWS),
)
def test_a_part_of_a_board_reads_back_in_its_place(crop, points, placed, view):
    size = Size(19, 19)
    base = Position.empty(size).with_stones(placed)
    moves = [
        move(number, f"{chr(97 + point.column)}{chr(97 + point.row)}")
        for number, point in enumerate(points, 1)
    ]
    made = figure(*moves, base=base, crop=crop)
    (back,) = read_diagram(sensei_figure(made, view, "Figure 1").text)
    assert board_size(back) == size
    if moves:
        shown = {point: colour for point, colour in placed.items() if crop.contains(point)}
        assert Session(back).board == turned(Position.empty(size).with_stones(shown), view)
        steps = LineReplay(back, RECORDING).replay_line(back.main_line()[1:])
        assert [step.move.point for step in steps] == [view.apply(point, size) for point in points]


# Running text


@given(st.text(st.sampled_from("ab 呉、。é\u0301\n"), max_size=60), st.integers(2, 20))
def test_wrapping_loses_nothing_and_keeps_the_width(text, width):
    lines = wrap_text(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(display_width(line) <= width for line in lines)


def test_a_closing_sign_begins_no_line_while_another_break_will_do():
    assert wrap_text("黒先、白死。", 5) == ["黒", "先、", "白", "死。"]


def test_lines_of_a_book_are_as_wide_as_a_terminal():
    book = Book((Paragraph((InlineText("word " * 100),)), Paragraph((InlineText("呉" * 100),))))
    widths = [display_width(line) for line in to_text(book).splitlines() if line]
    assert max(widths) <= WIDTH
    assert min(widths[:-1]) > WIDTH // 2


def test_tables_have_columns_below_a_head():
    table = Table((("1", "呉清源"), ("100", "D4")), ("Move", "Point"))
    assert to_text(Book((table,))) == dedent("""\
        Move  Point
        ----  ------
        1     呉清源
        100   D4
        """)


def test_a_long_book_comes_in_pieces():
    book = Book((Paragraph((InlineText("One"),)), Paragraph((InlineText("Two"),))))
    parts = TextWriter().parts(book)
    assert next(parts) == "One\n"
    assert list(parts) == ["\nTwo\n"]


@for_each(
    ("markup", "plain", "in_sensei"),
    [
        ("LB[cc:A][gc:b]TR[dd]SQ[ee]", None, None),
        ("LB[cc:ab]", UnsupportedFeature.LISTED, UnsupportedFeature.LISTED),
        ("LB[cc:A][gc:a]", UnsupportedFeature.LISTED, UnsupportedFeature.LISTED),
        ("SL[cc]", UnsupportedFeature.LISTED, UnsupportedFeature.MARKS),
        ("TR[cc]SQ[cc]", UnsupportedFeature.LISTED, UnsupportedFeature.MARKS),
        ("AR[aa:cc]", UnsupportedFeature.LISTED, None),
    ],
)
def test_what_text_diagrams_do_not_show_is_reported(markup, plain, in_sensei):
    tree = read_sgf(f"(;SZ[9];B[ii]{markup})".encode()).games[0]
    options = PrintOptions(NamingOptions(notation("western")), material=DocumentType.POSITION)
    book = make_book([PrintedGame(tree, 1)], options)
    for style, feature in ((BoardTextStyle.PLAIN, plain), (BoardTextStyle.SENSEI, in_sensei)):
        writer = TextWriter(style)
        "".join(writer.parts(book))
        expected = [UnsupportedNotice(feature, "After move 1")] if feature else []
        assert writer.unsupported == expected

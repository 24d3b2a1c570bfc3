"""The moves of games as tables of their names."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import PageBreak, Paragraph, ParagraphStyle, Table, plain_text
from goboard_gui.diagram.book.content.move_table import table_blocks, table_setup
from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record.figures import PlanOptions
from goboard_gui.record.moves import move_property
from goboard_gui.record.tree import Property, Tree
from tests.cases import for_each

WESTERN = PrintOptions(NamingOptions(notation("western")), headers=False)


def game(text, node=None):
    tree = read_sgf(text.encode()).games[0]
    return PrintedGame(tree, tree.root if node is None else node)


def blocks(text, edition=WESTERN, node=None):
    return list(table_blocks([game(text, node)], edition))


class Row(NamedTuple):
    number: int
    black: str
    white: str


def rows_of(table: Table) -> list[Row]:
    assert table.head == ("No.", "Black", "White")
    return [Row(int(number), black, white) for number, black, white in table.rows]


def moves_of(tables, phrases=ENGLISH):
    """The moves that tables tell, as colours with names."""
    told = []
    for row in (row for table in tables for row in rows_of(table)):
        names = (Colour.BLACK, row.black), (Colour.WHITE, row.white)
        moves = [(colour, name) for colour, name in names if name]
        told += [(row.number + place, *move) for place, move in enumerate(moves)]
    return told


@for_each(
    ("text", "rows"),
    [
        ("(;SZ[9];B[ee];W[cc];B[gc])", [Row(1, "E5", "C7"), Row(3, "G7", "")]),
        (
            "(;SZ[9];B[ee]MN[51];W[cc];B[gc];W[gg]MN[9])",
            [Row(51, "E5", "C7"), Row(53, "G7", ""), Row(9, "", "G3")],
        ),
        ("(;SZ[9];W[ee];B[cc];W[gc])", [Row(1, "", "E5"), Row(2, "C7", "G7")]),
        ("(;SZ[9];B[ee];W[];B[tt])", [Row(1, "E5", "pass"), Row(3, "pass", "")]),
        ("(;SZ[9];B[ee];B[cc];W[gc])", [Row(1, "E5", ""), Row(2, "C7", "G7")]),
        ("(;SZ[9];W[ee];W[cc];B[gc])", [Row(1, "", "E5"), Row(2, "", "C7"), Row(3, "G7", "")]),
        ("(;SZ[9];B[ee];C[thinks];W[cc])", [Row(1, "E5", "C7")]),
        ("(;SZ[9];B[zz];W[cc])", [Row(1, "zz", "C7")]),
    ],
    ids=(
        "turns",
        "stated",
        "white first",
        "passes",
        "black twice",
        "white twice",
        "no move",
        "bad value",
    ),
)
def test_moves_stand_in_pairs_as_far_as_players_take_turns(text, rows):
    (table,) = blocks(text)
    assert rows_of(table) == rows


def test_stones_that_are_set_up_are_listed_before_the_moves():
    first, *_, table = blocks("(;SZ[9]AB[gc][cg]AW[aa];W[ee])")
    assert plain_text(first.inline) == "Setup: Black C3, G7"
    assert first.keep_with_next
    assert rows_of(table) == [Row(1, "", "E5")]


def test_setup_in_the_midst_of_a_game_stands_between_its_moves():
    told = blocks("(;SZ[9];B[ee];W[cc];AE[ee]AW[gg];B[gc])")
    assert [plain_text(block.inline) for block in told[1:3]] == ["Removed: E5", "Setup: White G3"]
    assert rows_of(told[0]) == [Row(1, "E5", "C7")]
    assert rows_of(told[3]) == [Row(3, "G7", "")]


def test_captured_stones_are_not_said_to_be_taken_off():
    (table,) = blocks("(;SZ[9];B[ab];W[aa];B[ba])")
    assert [row.black for row in rows_of(table)] == ["A8", "B9"]


def test_the_line_through_the_node_is_told():
    text = "(;SZ[9];B[ee](;W[cc])(;W[gg];B[gc]))"
    assert [name for *_, name in moves_of(blocks(text))] == ["E5", "C7"]
    assert [name for *_, name in moves_of(blocks(text, node=3))] == ["E5", "G3", "G7"]


def test_only_the_moves_asked_for_are_told():
    some = replace(WESTERN, plan=PlanOptions(first=2, last=3))
    assert moves_of(blocks("(;SZ[9];B[ee];W[cc];B[gg];W[gc])", some)) == [
        (2, Colour.WHITE, "C7"),
        (3, Colour.BLACK, "G3"),
    ]


def test_the_moves_asked_for_are_those_with_the_numbers_that_the_record_states():
    some = replace(WESTERN, plan=PlanOptions(first=52, last=53))
    text = "(;SZ[9];B[ee]MN[51];W[cc];B[gg];W[gc])"
    assert [number for number, *_ in moves_of(blocks(text, some))] == [52, 53]


def test_a_game_begins_with_its_header_and_the_next_one_on_another_page():
    games = [game("(;PB[Shusaku]PW[Gennan]SZ[9];B[ee])"), game("(;PB[Dosaku]SZ[9];B[cc])")]
    told = list(table_blocks(games, replace(WESTERN, headers=True, new_pages=True)))
    kinds = [type(block) for block in told]
    assert kinds.count(PageBreak) == 1
    titles = [
        plain_text(block.inline)
        for block in told
        if isinstance(block, Paragraph) and block.style is ParagraphStyle.TITLE
    ]
    assert titles == ["●\u00a0Shusaku – ○\u00a0Gennan", "●\u00a0Dosaku – ○\u00a0White"]


def test_a_record_without_moves_has_no_table():
    assert blocks("(;SZ[9])") == []


def test_tables_have_the_whole_width_of_a_page():
    setup = table_setup(replace(WESTERN, setup=PageSetup(columns=3, rows=2)))
    assert (setup.columns, setup.rows) == (1, None)


names = st.builds(
    NamingOptions, st.sampled_from(NOTATIONS), st.sampled_from(Symmetry), st.sampled_from(Reading)
)


@given(
    names,
    st.builds(Size, st.integers(5, 19), st.integers(5, 19)),
    st.lists(st.tuples(st.sampled_from(Colour), st.none() | st.integers(0, 24)), max_size=40),
)
def test_the_names_of_a_table_read_back_are_the_moves(names, size, moves):
    naming: Naming = names.point_naming(size)
    if not naming.is_supported:
        return
    points = size.points()
    tree = Tree.new([Property("SZ", (f"{size.width}:{size.height}",))])
    node = tree.root
    for colour, index in moves:
        point = None if index is None else points[index]
        tree, node = tree.add(node, [move_property(colour, point)])
    tables = list(table_blocks([PrintedGame(tree, tree.root)], replace(WESTERN, names=names)))
    told = moves_of(tables)
    assert [number for number, *_ in told] == list(range(1, len(moves) + 1))
    for (_, colour, name), (player, index) in zip(told, moves, strict=True):
        assert colour is player
        if index is None:
            assert name == "pass"
        else:
            assert points[index] in naming.parse_points(name)

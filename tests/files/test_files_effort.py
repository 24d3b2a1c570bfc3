"""How the work of reading and replaying grows with what a file holds."""

from __future__ import annotations

from contextlib import suppress

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.opening import open_bytes
from goboard_gui.record import Session
from goboard_gui.record.edits.cleaning import count_markup
from goboard_gui.record.edits.marking import with_dimmed_points, with_visible_points
from goboard_gui.record.values.markup import read_markup
from goboard_gui.record.values.scoring import territory_marking
from tests.cases import for_each
from tests.effort import effort


def replay(data: bytes) -> Session:
    """Read a file and go to the end of its main line, through every position."""
    session = Session(open_bytes(data).games[0])
    session.steps()
    session.go_to(session.line[-1])
    assert session.board.size == session.size
    return session


def rectangles(ident: str, count: int) -> bytes:
    return b"(;SZ[52]" + ident.encode() + b"[aa:ZZ]" * count + b";B[aa])"


@pytest.mark.parametrize("ident", ["AB", "TR", "VW", "TB", "L"])
def test_a_rectangle_costs_no_more_than_its_rows(ident):
    def work(count: int) -> int:
        def look() -> None:
            tree = replay(rectangles(ident, count)).tree
            read_markup(tree, 0)
            count_markup(tree, [0])
            territory_marking(tree, 0)
            with_dimmed_points(tree, 0, [], on=True)
            with_visible_points(tree, 0, [])

        return effort(look)

    few, many = work(1_000), work(20_000)
    assert many <= 25 * few
    assert few < 52 * 1_000 * 10


CONTENTS = {
    "nodes": lambda count: b"(;SZ[9]" + b";B[aa]" * count + b")",
    "empty nodes": lambda count: b"(;SZ[9]" + b";" * count + b")",
    "passes": lambda count: b"(;SZ[9]" + b";B[];W[]" * count + b")",
    "siblings": lambda count: b"(;SZ[9]" + b"(;B[aa])" * count + b")",
    "depth": lambda count: b"(;" * count,
    "games": lambda count: b"(;B[aa])" * count,
    "games without a semicolon": lambda count: b"(TE[x];B[aa])" * count,
    "games without a bracket": lambda count: b";GM[1];B[aa])" * count,
    "quoted moves": lambda count: b"; B[aa] " * count + b"x (;B[aa])",
    "quoted games": lambda count: b"a (B[aa];W[bb]) " * count + b"(;B[aa])",
    "quoted moves and games": lambda count: b";B[aa] x (;B[aa];W[bb])" * count,
    "games with moves between them": lambda count: b";B[aa](;B[bb])x" * count,
    "games that go on": lambda count: b"(;B[aa])" + b";B[bb])" * count,
    "games and roots without an end": lambda count: b"(;)(A[" * count,
    "bare roots without an end": lambda count: b"(A[" * count + b"(;B[aa])",
    "games in values of bare roots": lambda count: b"(A[(;)" * count + b"]",
    "moves in a bracket": lambda count: b"(;B[aa])(x" + b";B[aa]" * count + b")",
    "lost starts without an end": lambda count: b";GM[" * count + b"(;B[aa])",
    "text": lambda count: b"(;C[" + b"x" * count + b"])",
    "brackets": lambda count: b"(;C[" + b"\\]" * count + b"])",
    "unescaped brackets": lambda count: b"(;SZ[9]" + b"C[a [b] and [c]]" * count + b")",
    "brackets in unknown properties": lambda count: b"(;" + b"foo[[] a;" * count + b")",
    "open brackets": lambda count: b"(;SZ[9]" + b"C[[]" * count + b"---)",
    "labels": lambda count: b"(;SZ[9]LB" + b"[aa:x]" * count + b")",
    "lines": lambda count: b"(;SZ[9]LN" + b"[aa:bb]" * count + b")",
    "properties": lambda count: b"(;SZ[9]" + b"XX[]" * count + b")",
    "junk": lambda count: b"(;SZ[9]" + b"]" * count + b")",
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_twice_as_much_is_at_most_twice_the_work(content):
    def work(count: int) -> int:
        return effort(lambda: read_markup(replay(content(count)).tree, 0))

    few, many = work(700), work(1_400)
    assert many <= 2.2 * few


ROW = ". X O . . . . . .\n"
TEXTS = {
    "rows": lambda count: ROW * count,
    "rows with blank lines": lambda count: (ROW + "\n") * count,
    "rows with text": lambda count: (ROW + "Black is alive.\n") * count,
    "quoted rows with blank lines": lambda count: f"> {ROW}>\n" * count,
    "boards side by side": lambda count: f"{ROW.strip()}     {ROW}\n" * count,
    "grid": lambda count: "+--X--O--+\n|  |  |  |\n" * count,
    "rows of a box": lambda count: "├┼●○┼┤\n\n" * count,
    "rows of Sensei": lambda count: f"$$ | {ROW}\n" * count,
    "pairs of moves": lambda count: "".join(f"{n}. D4 Q16\n" for n in range(1, count + 1)),
    "commands": lambda count: "play b D4\n= \n\n" * count,
}


@for_each("content", TEXTS.values(), TEXTS)
def test_twice_as_long_a_text_is_at_most_twice_the_work(content):
    def work(count: int) -> int:
        def look() -> None:
            with suppress(ReadError):
                open_bytes(content(count).encode(), "board.txt")

        return effort(look)

    work(10)  # loads the modules that are imported on demand
    few, many = work(150), work(300)
    assert many <= 2.3 * few

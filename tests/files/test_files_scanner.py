"""What is read from sound and from damaged texts."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import CancelledError, ReadError, ReadErrorReason
from goboard_gui.files.errors import SgfDiagnosticCode as Kind
from goboard_gui.files.sgf import game_reader
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.game_reader import MAX_PROBLEMS, TooManyNodesError
from goboard_gui.files.sgf.reading import read_sgf, scan_games
from goboard_gui.files.sgf.source import Source
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record.properties.texts import decode_text
from goboard_gui.record.tree import Property
from tests.cases import for_each
from tests.examples import examples
from tests.files.sgf_cases import moves, reread, sgfmill_shapes, shape, shapes

if TYPE_CHECKING:
    from goboard_gui.files.sgf.reading import SgfFile


def brief(text: str) -> str:
    """The games of a text, nodes written tersely and every variation in brackets."""
    return " ".join(_brief(tree) for tree in read_sgf(text.encode()).games)


def _brief(tree) -> str:
    out, stack = [], [tree.root]
    while stack:
        node = stack.pop()
        if isinstance(node, str):
            out.append(node)
            continue
        properties = tree.node(node).properties
        out.append(";" + "".join(f"{ident}[{']['.join(raw)}]" for ident, raw in properties))
        children = tree.children(node)
        for child in reversed(children):
            stack += [")", child, "("] if len(children) > 1 else [child]
    return "".join(out)


SOUND = {
    "empty": "(;)",
    "line": "(;SZ[9];B[aa];W[bb])",
    "variations": "(;SZ[9](;B[aa];W[bb](;B[cc])(;B[dd]))(;B[ee]))",
    "one child in brackets": "(;SZ[9](;B[aa](;W[bb])))",
    "blanks": " (\n;\tSZ \r\n[9]\f \v;\n B [aa] [bb] C\n[x] ) \n",
    "escapes": r"(;C[a\]b\\];N[\\\]])",
    "brackets in a comment": "(;C[Aya [3d\\]: (see B[aa\\]; or [b\\])];B[aa])",
    "markup in a comment": "(;C[;B(aa) (;W) ();];B[aa])",
    "long names": "(;GaMe[1]SiZe[9]CoPyright[x];Black[aa];whiteW[bb])",
    "repeated": "(;C[a]B[aa]C[b][c])",
    "lists": "(;AB[aa][bb:cc]AW[][dd])",
    "text around": "From: me\nSubject: (a game)\n\n(;B[aa]) -- \nbye",
    "collection": "(;B[aa])(;W[bb])\n\n and (;B[cc](;W[dd])(;W[ee]))",
    "unknown": "(;MULTIGOGM[1]KFA[\x01x]X[]" + "A" * 65 + "[y])",
    "blanks of other scripts": "(;C[\u3000\u00a0];B[aa])",
    "only CR": "(;\rC[a\rb];B[aa])",
}


@for_each("text", SOUND.values(), ids=SOUND)
def test_a_sound_text_is_read_as_sgfmill_reads_it(text):
    file = read_sgf(text.encode())
    assert file.diagnostics == ()
    assert not file.is_damaged
    if "A" * 65 not in text:  # sgfmill stops at 64 letters
        assert shapes(file) == sgfmill_shapes(text)


def test_identifiers_keep_digits_and_lose_small_letters():
    assert brief("(;KGS2DE[x]WhiteRank[1d])") == ";KGS2DE[x]WR[1d]"


# Each: the text, what is read, the kind and place (line, column) of every repair.
DAMAGED = {
    "no final bracket": ("(;SZ[9];B[aa]", ";SZ[9];B[aa]", [(Kind.MISSING_END, 1, 14)]),
    "cut in a move": (
        "(;SZ[9];B[aa];W[b",
        ";SZ[9];B[aa]",
        [(Kind.CUT_VALUE, 1, 16), (Kind.MISSING_END, 1, 18)],
    ),
    "cut in a name": (
        "(;SZ[9];B[aa];W",
        ";SZ[9];B[aa]",
        [(Kind.NO_VALUE, 1, 15), (Kind.MISSING_END, 1, 16)],
    ),
    "cut in a comment": (
        "(;SZ[9];B[aa]C[good \\",
        ";SZ[9];B[aa]C[good]",
        [(Kind.CUT_VALUE, 1, 15), (Kind.MISSING_END, 1, 22)],
    ),
    "cut in a variation": (
        "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd",
        ";SZ[9];B[aa];W[bb];B[cc]",
        [(Kind.CUT_VALUE, 1, 31), (Kind.MISSING_END, 1, 34)],
    ),
    "second game cut": (
        "(;B[aa])\n(;B[bb",
        ";B[aa] ;",
        [(Kind.CUT_VALUE, 2, 4), (Kind.MISSING_END, 2, 7)],
    ),
    "brackets in a name": (
        "(;US[Matsuyama[3d]];B[aa])",
        ";US[Matsuyama[3d\\]];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 18)],
    ),
    "brackets in a comment": (
        "(;C[see [a] (or b); or [c] too];B[aa])",
        ";C[see [a\\] (or b); or [c\\] too];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11)],
    ),
    "brackets around words like properties": (
        "(;C[see [a] and [b]];B[aa])",
        ";C[see [a\\] and [b\\]];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11)],
    ),
    "brackets around a capital": (
        "(;C[either [A] B [C]]KM[6];B[aa])",
        ";C[either [A\\] B [C\\]]KM[6];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 14)],
    ),
    "brackets in several values": (
        "(;C[see [a] and [b]]\nUS[Matsuyama[3d]]PB[Ann];B[aa])",
        ";C[see [a\\] and [b\\]]US[Matsuyama[3d\\]]PB[Ann];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11), (Kind.UNESCAPED_BRACKET, 2, 16)],
    ),
    "brackets in a label": (
        "(;LB[aa:[1]][bb:2];B[aa])",
        ";LB[aa:[1\\]][bb:2];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11)],
    ),
    "brackets and dashes": (
        "(;C[see [a] and [b]]PB[Ann] --- ;B[aa])",
        ";C[see [a\\] and [b\\]]PB[Ann];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11), (Kind.JUNK, 1, 29)],
    ),
    "smiley in a comment": (
        "(;C[nice :] really];B[aa])",
        ";C[nice :\\] really];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 11)],
    ),
    "NULs between nodes": ("(;SZ[9]\0\0;B[aa])", ";SZ[9];B[aa]", [(Kind.NUL, 1, 8)]),
    "NUL in a value": ("(;C[a\0b];B[aa])", ";C[a\0b];B[aa]", [(Kind.NUL, 1, 6)]),
    "NULs over brackets": (
        "(;B[aa];W[b\0\0\0;B[cc];W[dd])",
        ";B[aa];W[b];B[cc];W[dd]",
        [(Kind.RUNAWAY_VALUE, 1, 10)],
    ),
    "dashes": ("(;SZ[9] --- ;B[aa];W[bb])", ";SZ[9];B[aa];W[bb]", [(Kind.JUNK, 1, 9)]),
    "open bracket and dashes": (
        "(;US[Ann [3d]PB[Bea]KM[6] --- ;B[aa])",
        ";US[Ann [3d]PB[Bea]KM[6];B[aa]",
        [(Kind.JUNK, 1, 27)],
    ),
    "digits": ("(;SZ[9] 7 KM[6];B[aa])", ";SZ[9]KM[6];B[aa]", [(Kind.JUNK, 1, 9)]),
    "dashes behind a comment": (
        "(;C[ok] --- KM[6];B[aa])",
        ";C[ok]KM[6];B[aa]",
        [(Kind.JUNK, 1, 9)],
    ),
    "words": ("(;SZ[9] illegal ;B[aa])", ";SZ[9];B[aa]", [(Kind.JUNK, 1, 9)]),
    "no value": ("(;SZ[9]KM;B[aa])", ";SZ[9];B[aa]", [(Kind.NO_VALUE, 1, 8)]),
    "no name": ("(;SZ[9];[aa];W[bb])", ";SZ[9];;W[bb]", [(Kind.NO_IDENT, 1, 9)]),
    "small name": ("(;B[aa]foo[bar])", ";B[aa]foo[bar]", [(Kind.LOWER_CASE_IDENT, 1, 11)]),
    "small name with a digit": (
        "(;SZ[9]lev1F[4]KM[6];B[aa])",
        ";SZ[9]lev1F[4]KM[6];B[aa]",
        [(Kind.LOWER_CASE_IDENT, 1, 13)],
    ),
    "empty variation": ("(;B[aa]()(;W[bb]))", ";B[aa];W[bb]", [(Kind.EMPTY_VARIATION, 1, 9)]),
    "node after variations": (
        "(;B[aa](;W[bb])(;W[cc]);W[dd];B[ee])",
        ";B[aa](;W[bb])(;W[cc])(;W[dd];B[ee])",
        [(Kind.NODE_AFTER_VARIATION, 1, 24)],
    ),
    "doubled bracket": (
        "((;B[aa]))",
        ";B[aa]",
        [(Kind.EXTRA_OPEN, 1, 1), (Kind.EXTRA_CLOSE, 1, 10)],
    ),
    "doubled bracket inside": (
        "(;B[aa]((;W[bb])(;W[cc])))",
        ";B[aa](;W[bb])(;W[cc])",
        [(Kind.EXTRA_OPEN, 1, 9)],
    ),
    "closed too often": ("(;B[aa]))", ";B[aa]", [(Kind.EXTRA_CLOSE, 1, 9)]),
    "closed too early": (
        "(;SZ[9];B[aa]);W[bb];B[cc])",
        ";SZ[9];B[aa];W[bb];B[cc]",
        [(Kind.EXTRA_CLOSE, 1, 14)],
    ),
    "no bracket at the start": (
        ";GM[1];B[aa](;W[bb])(;W[cc]))",
        ";GM[1];B[aa](;W[bb])(;W[cc])",
        [(Kind.MISSING_START, 1, 1)],
    ),
    "no semicolon at the start": (
        "(GM[1]SZ[9];B[aa])",
        ";GM[1]SZ[9];B[aa]",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon, then nodes": (
        "(TE[Kisei]RD[2001-01-15]\n;B[aa];W[bb])",
        ";TE[Kisei]RD[2001-01-15];B[aa];W[bb]",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon before the first move": (
        "(B[aa];W[bb])",
        ";B[aa];W[bb]",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon, then variations": (
        "(PB[Ann](;B[aa];W[bb])(;B[cc]))",
        ";PB[Ann](;B[aa];W[bb])(;B[cc])",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon, with variations": (
        "(PB[Ann];B[aa](;W[bb])(;W[cc]))",
        ";PB[Ann];B[aa](;W[bb])(;W[cc])",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon in two of three games": (
        "(B[aa];W[bb])\n(PB[Ann];B[cc])(;B[dd])",
        ";B[aa];W[bb] ;PB[Ann];B[cc] ;B[dd]",
        [(Kind.BARE_ROOT, 1, 1), (Kind.BARE_ROOT, 2, 1)],
    ),
    "no semicolon and no backslash": (
        "(TE[Cup [2003]]PB[Ann[3d]]PW[Bea[x\\]];B[aa](;W[bb])(;W[cc]))",
        ";TE[Cup [2003\\]]PB[Ann[3d\\]]PW[Bea[x\\]];B[aa](;W[bb])(;W[cc])",
        [
            (Kind.BARE_ROOT, 1, 1),
            (Kind.UNESCAPED_BRACKET, 1, 14),
            (Kind.UNESCAPED_BRACKET, 1, 25),
        ],
    ),
    "no semicolon and garbage in the root": (
        "(TE[Kisei] --- PB[Ann];B[aa];W[bb])",
        ";TE[Kisei]PB[Ann];B[aa];W[bb]",
        [(Kind.BARE_ROOT, 1, 1), (Kind.JUNK, 1, 12)],
    ),
    "smiley after an escaped bracket": (
        "(;PB[Ann [3k\\]]C[nice :] really]KM[6];B[aa])",
        ";PB[Ann [3k\\]]C[nice :\\] really]KM[6];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 24)],
    ),
    "brackets before dashes": (
        "(;US[Ann[3d]] --- ;B[aa])",
        ";US[Ann[3d\\]];B[aa]",
        [(Kind.UNESCAPED_BRACKET, 1, 12), (Kind.JUNK, 1, 15)],
    ),
    "no semicolon, behind words": (
        "Kisei (TE[Kisei];B[aa];W[bb])",
        ";TE[Kisei];B[aa];W[bb]",
        [(Kind.BARE_ROOT, 1, 7)],
    ),
    "no semicolon, behind words, with variations": (
        "Kisei (TE[Kisei];B[aa](;W[bb])(;W[cc]))",
        ";TE[Kisei];B[aa](;W[bb])(;W[cc])",
        [(Kind.BARE_ROOT, 1, 7)],
    ),
    "no semicolon between other games": (
        "(;B[aa])\n(PB[Ann];B[bb])\n(;B[cc])\n(PB[Bea];B[dd])",
        ";B[aa] ;PB[Ann];B[bb] ;B[cc] ;PB[Bea];B[dd]",
        [(Kind.BARE_ROOT, 2, 1), (Kind.BARE_ROOT, 4, 1)],
    ),
    "no semicolon and only properties": (
        "(SZ[9]AB[aa]AW[bb])",
        ";SZ[9]AB[aa]AW[bb]",
        [(Kind.BARE_ROOT, 1, 1)],
    ),
    "no semicolon and no end": (
        "(PB[Ann];B[aa](;W[bb])(;W[cc]",
        ";PB[Ann];B[aa](;W[bb])(;W[cc])",
        [(Kind.BARE_ROOT, 1, 1), (Kind.MISSING_END, 1, 30)],
    ),
    "no start before another game": (
        ";B[aa];W[bb](;B[cc])(;B[dd]))\n(;GM[1];B[ee])",
        ";B[aa];W[bb](;B[cc])(;B[dd]) ;GM[1];B[ee]",
        [(Kind.MISSING_START, 1, 1)],
    ),
    "no start at all": (
        "\0\0\0-8]SZ[9];B[aa];W[bb](;B[cc])(;B[dd]))",
        ";SZ[9];B[aa];W[bb](;B[cc])(;B[dd])",
        [(Kind.MISSING_START, 1, 7)],
    ),
    "second game without its start": (
        "(;GM[1];B[aa])\nGM[1];B[bb])",
        ";GM[1];B[aa] ;GM[1];B[bb]",
        [(Kind.MISSING_START, 2, 1)],
    ),
    "variation without semicolon": (
        "(;SZ[9](B[aa])(;B[bb]))",
        ";SZ[9](;B[aa])(;B[bb])",
        [(Kind.MISSING_SEMICOLON, 1, 9)],
    ),
    "no bracket behind a move": (
        "(;SZ[9];B[aa;W[bb];B[cc])",
        ";SZ[9];B[aa];W[bb];B[cc]",
        [(Kind.RUNAWAY_VALUE, 1, 10)],
    ),
    "no bracket behind three moves": (
        "(;SZ[9];B[aa;W[bb;B[cc;W[dd])",
        ";SZ[9];B[aa];W[bb];B[cc];W[dd]",
        [(Kind.RUNAWAY_VALUE, 1, 10), (Kind.RUNAWAY_VALUE, 1, 15), (Kind.RUNAWAY_VALUE, 1, 20)],
    ),
    "cut behind a move without bracket": (
        "(;C[well\n;B[aa",
        ";C[well]",
        [(Kind.CUT_VALUE, 1, 4), (Kind.MISSING_END, 2, 6)],
    ),
    "no bracket behind half an escape": (
        "(;SZ[9]N[a;B[aa\\;W[bb])",
        ";SZ[9]N[a];B[aa];W[bb]",
        [(Kind.RUNAWAY_VALUE, 1, 9), (Kind.RUNAWAY_VALUE, 1, 13)],
    ),
    "no bracket at a line's end": (
        "(;PB[Foo\nPW[Bar]KM[6])",
        ";PB[Foo]PW[Bar]KM[6]",
        [(Kind.RUNAWAY_VALUE, 1, 5)],
    ),
    "no bracket in front": (
        "(;SZ[9];Baa];W[bb])",
        ";SZ[9];;W[bb]",
        [(Kind.NO_VALUE, 1, 9), (Kind.JUNK, 1, 12)],
    ),
    "game in lost text": ("(;B[aa])\nKM[6.5] rest", ";B[aa]", [(Kind.LOST_TEXT, 2, 1)]),
    "lines of CR LF": (
        "(;SZ[9]\r\n;B[aa]\r\n - ;W[bb])",
        ";SZ[9];B[aa];W[bb]",
        [(Kind.JUNK, 3, 2)],
    ),
}


@for_each(("text", "games", "repairs"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_text_opens_and_its_faults_are_named_with_their_places(text, games, repairs):
    file = read_sgf(text.encode())
    found = [(repair.code, repair.place.line, repair.place.column) for repair in file.diagnostics]
    assert (brief(text), found) == (games, repairs)
    assert file.is_damaged


_WORDS = st.sampled_from(["see", "or", "B", "KM", "Ann", "(a)", "1", ":", "x."])
_PAIRED = st.recursive(
    st.lists(_WORDS, min_size=1, max_size=3).map(" ".join),
    lambda inner: st.tuples(inner, inner, inner).map(lambda them: "{} [{}] {}".format(*them)),
    max_leaves=8,
)


@given(comment=_PAIRED, player=_PAIRED)
@examples(4)
def test_a_text_with_brackets_in_pairs_is_read_and_saved_whole(comment, player):
    text = f"(;C[{comment}]PB[{player}]KM[6];B[aa]N[{player}])"
    file = read_sgf(text.encode())
    values = [prop.values[0] for prop in file.games[0].properties(0)]
    assert [decode_text(value) for value in values] == [comment, player, "6"]
    tree, _ = file.games[0].add(1, [Property("W", ("bb",))])
    assert [shape(tree)] == shapes(reread(write_sgf(file, [tree])))


@for_each(
    "comment",
    [
        "see [a] and [b] " * 500,
        "see [a] and " + "so on " * 2000 + "[b]",
        "nice :] " + "so on " * 2000,
    ],
    ids=["many brackets", "brackets far apart", "a smiley"],
)
def test_a_long_text_with_brackets_is_read_whole(comment):
    (tree,) = read_sgf(f"(;C[{comment}]US[Ann [3d]];B[aa])".encode()).games
    assert [decode_text(item.values[0]) for item in tree.properties(0)] == [comment, "Ann [3d]"]


# Each: a text that quotes properties, and how it is followed or preceded by a game.
PROSE = {
    "move in a header": "Subject: after ; B[aa]\n\n(;GM[1];B[cc])",
    "move alone in a header": "Subject: ; B[aa]\n\n(;GM[1];B[cc])",
    "moves in a header": "Subject: 1 ;B[aa];W[bb] is joseki\n\n(;GM[1];B[cc])",
    "property in brackets": "see (PB[x]) below\n(;GM[1];B[cc])",
    "property alone in brackets": "(PB[x])\n(;GM[1];B[cc])",
    "format": "(FF[4]) and ;GM[1], too\n(;GM[1];B[cc])",
    "move in brackets": "(B[aa]; that is, at the edge)\n(;GM[1];B[cc])",
    "move in a footer": "(;GM[1];B[cc])\n-- \nwhy not ;W[aa] or (AB[dd) here",
    "moves in brackets": "1 (B[aa];W[bb]) is joseki\n(;GM[1];B[cc])",
    "move at the end of brackets": "(aha; B[aa]) is wrong\n(;GM[1];B[cc])",
    "moves in brackets in a footer": "(;GM[1];B[cc])\nsee (you; W[aa])",
    "move directly after the game": "(;GM[1];B[cc])\n;W[aa] was better",
}


@for_each("text", PROSE.values(), ids=PROSE)
def test_properties_in_the_text_around_a_game_are_no_part_of_it(text):
    file = read_sgf(text.encode())
    assert brief(text) == ";GM[1];B[cc]"
    assert write_sgf(file, [file.games[0].add(0, [Property("B", ("dd",))])[0]]).decode() == (
        text.replace("(;GM[1];B[cc])", "(;GM[1]\n(;B[cc])\n(;B[dd]))")
    )


# Each part ends with a move.
PARTS = (
    "(;SZ[9]PB[Ann [3k\\]]PW[Jürgen]\n;B[ec]",
    "C[To the centre (see \\[1\\]); White is thin.]\n;W[gg]",
    "N[reply]\n(;B[cg]",
    "LB[ec:A][gg:B];W[cc]",
    "(;B[gc]",
    ")(;B[dc]",
    "C[Or :\\]];W[dd]",
    "))\n(;B[gc]",
    "TR[ec];W[]",
)
WHOLE = ("".join(PARTS) + "))\n").encode()
MOVES = [(text[0], text[2:-1]) for text in (part.rpartition(";")[2] for part in PARTS)]


def moves_before(place: int) -> list[tuple[str, str]]:
    """Return the moves that are complete in the first ``place`` bytes of `WHOLE`."""
    ends = accumulate(len(part.encode()) for part in PARTS)
    return MOVES[: sum(end <= place for end in ends)]


def found_moves(file: SgfFile) -> list[tuple[str, str]]:
    return [move for tree in file.games for move in moves(tree)]


def is_sgf(file: SgfFile) -> bool:
    try:
        sgfmill_shapes(file.source.text)
    except ValueError:
        return False
    return True


@for_each(("written", "kept"), [("a\\", "a"), ("a\\\\", "a\\\\"), ("a\\\\\\", "a\\\\")])
def test_a_value_that_is_cut_keeps_whole_escapes(written, kept):
    tree = read_sgf(f"(;SZ[9]C[{written}".encode()).games[0]
    assert tree.node(0).first_value("C") == kept


def test_a_text_cut_anywhere_opens_with_all_moves_before_the_cut():
    assert found_moves(read_sgf(WHOLE)) == MOVES
    for place in range(len(b"(;"), len(WHOLE) - len(b")\n")):
        file = read_sgf(WHOLE[:place])
        assert found_moves(file) == moves_before(place), WHOLE[:place]
        assert file.is_damaged, WHOLE[:place]


@for_each("lost", [b"[", b"]", b"(", b")", b";", b"\\"])
def test_a_text_that_lost_a_byte_opens_with_all_moves_before_it_and_says_so_unless_it_is_sgf(lost):
    for place in [at for at in range(2, len(WHOLE)) if WHOLE[at : at + 1] == lost]:
        file = read_sgf(WHOLE[:place] + WHOLE[place + 1 :])
        known = moves_before(place)
        assert found_moves(file)[: len(known)] == known, file.source.text
        assert file.is_damaged or is_sgf(file), file.source.text


@for_each("count", [1, 4, 16])
def test_a_text_overwritten_with_nuls_opens_with_all_moves_before_them(count):
    for place in range(len(b"(;"), len(WHOLE) - count):
        file = read_sgf(WHOLE[:place] + bytes(count) + WHOLE[place + count :])
        known = moves_before(place)
        assert found_moves(file)[: len(known)] == known, file.source.text
        assert file.is_damaged or is_sgf(file), file.source.text


def test_a_smiley_in_a_mail_is_no_game():
    assert brief("Hi! :( ;-) here it is\n(;B[aa])") == ";B[aa]"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", ReadErrorReason.EMPTY),
        (b"hello world", ReadErrorReason.NO_GAME),
        (b"(", ReadErrorReason.NO_GAME),
        (b"\0" * 1000, ReadErrorReason.NO_GAME),
        (b"((((((((", ReadErrorReason.NO_GAME),
        (b"<html><body>not a game</body></html>", ReadErrorReason.NO_GAME),
        (b"\x1f\x8b\x08\x00" + bytes(range(128, 256)), ReadErrorReason.NO_GAME),
        (b"PK\x03\x04" + b"\x14\0" * 30, ReadErrorReason.NO_GAME),
        (b"x" * 100_000_001, ReadErrorReason.TOO_LARGE),
        (b"(;LB" + b"[aa:1]" * 4_000_001, ReadErrorReason.TOO_MANY_VALUES),
    ],
    ids=[
        *("empty", "text", "bracket", "NULs", "brackets", "HTML", "gzip", "zip", "large", "values"),
    ],
)
def test_what_holds_no_game_is_refused_with_name_and_reason(data, reason):
    with pytest.raises(ReadError) as refused:
        read_sgf(data, "dir/x.sgf")
    assert refused.value.reason is reason
    assert str(refused.value).startswith("dir/x.sgf: ")


def test_too_many_nodes_are_refused_at_their_place():
    data = b"(;SZ[9]" + b";B[aa]" * 10 + b")"
    source = Source(data, decode(data))
    assert len(scan_games(source, 11)[0][0]) == 11
    with pytest.raises(TooManyNodesError) as refused:
        scan_games(source, 10)
    assert refused.value.offset == len(source.text)


def test_games_count_for_the_limit_too():
    data = b"(;SZ[9])" * 10
    games = Source(data, decode(data))
    assert len(scan_games(games, 200)[0]) == 10
    with pytest.raises(TooManyNodesError):
        scan_games(games, 50)


def test_brackets_count_for_the_limit_too():
    data = b"(;SZ[9]" + b"(" * 200
    with pytest.raises(TooManyNodesError):
        scan_games(Source(data, decode(data)), 100)


def test_nodes_are_numbered_in_preorder_and_know_their_places():
    text = "(;SZ[9](;B[aa] ;W[bb]\n)(;B[cc]))"
    tree = read_sgf(text.encode()).games[0]
    assert [tree.parent(node) for node in tree.preorder()] == [None, 0, 1, 0]
    spans = [tree.span(node) for node in tree.preorder()]
    assert [text[start:end] for start, end in spans] == [";SZ[9]", ";B[aa] ", ";W[bb]\n", ";B[cc]"]
    assert tree.node(3) is tree.node(3)


def test_a_salvaged_node_has_no_place_and_its_neighbours_have_theirs():
    tree = read_sgf(b"(;SZ[9];B[aa]-;W[bb])").games[0]
    assert [tree.span(node) is None for node in range(3)] == [False, True, False]


def test_faults_beyond_the_first_thousand_are_not_listed():
    file = read_sgf(b"(;SZ[9]" + b";B" * 2000 + b";W[aa])")
    assert len(file.diagnostics) == MAX_PROBLEMS
    assert len(file.games[0].source) == 2002


def test_a_repair_says_what_and_where():
    repair = read_sgf(b"(;SZ[9]\n;B[aa]---;W[bb])").diagnostics[0]
    assert str(repair) == "line 2, column 7: text outside any property; ignored (---)"
    assert (repair.place.game, repair.place.node) == (0, 1)


STRETCHES = {
    "a line": "(;SZ[9]" + ";B[aa];W[bb]" * 400 + ")",
    "variations": "(;SZ[9]" + "(;B[aa];W[bb](;B[cc])(;B[dd]))" * 200 + ")",
    "openings": "(;" * 500 + ")" * 500,
    "damaged": "(;SZ[9]" + ";B[aa]x;W[bb" * 300 + ")",
    "cut": "(;SZ[9]" + ";B[aa];W[bb]" * 300 + ";B[c",
    "games": "(;B[aa])" * 300,
}


@pytest.mark.parametrize("text", STRETCHES.values(), ids=STRETCHES)
@pytest.mark.parametrize("stretch", [1, 2, 7, 400])
def test_a_text_read_in_stretches_is_the_same_as_read_at_once(monkeypatch, text, stretch):
    data = text.encode()
    source = Source(data, decode(data))
    whole, findings = scan_games(source)
    monkeypatch.setattr(game_reader, "_STRETCH", stretch)
    games, again = scan_games(source)
    assert again == findings
    for game, other in zip(games, whole, strict=True):
        assert (game.starts, game.parents) == (other.starts, other.parents)
        assert (game.branches, game.closes) == (other.branches, other.closes)
        assert (game.begin, game.end, game.sound) == (other.begin, other.end, other.sound)


@pytest.mark.parametrize("text", STRETCHES.values(), ids=STRETCHES)
def test_how_far_one_is_is_told_and_may_end_the_reading(monkeypatch, text):
    monkeypatch.setattr(game_reader, "_STRETCH", 50)
    told = []

    def progress(done, total):
        told.append((done, total))

    read_sgf(text.encode(), progress=progress)
    assert len(told) > 5
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert {total for _, total in told} == {len(text)}
    assert told[-1][0] <= len(text)

    def enough(done, _total):
        if done > len(text) // 2:
            raise CancelledError

    with pytest.raises(CancelledError):
        read_sgf(text.encode(), progress=enough)


@pytest.mark.parametrize("text", ["(;SZ[9]AB[aa:cc][ee];B[dd])", "(;SZ[9]AB[aa:cc][ee;B[dd])"])
def test_the_properties_of_a_node_in_use_are_not_parsed_again(text):
    (tree,) = read_sgf(text.encode()).games
    before = tree.properties(tree.root)
    node = tree.node(tree.root)
    assert node.properties == before
    assert tree.properties(tree.root) is node.properties

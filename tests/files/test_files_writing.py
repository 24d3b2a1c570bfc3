"""What is written, and that what nobody touched stays as it was."""

from __future__ import annotations

import pytest

from goboard_gui.files.errors import EncodingError, UnwritableValueError
from goboard_gui.files.sgf.game_equality import are_same_games
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import serialize_games, write_sgf
from goboard_gui.record.tree import Property, Tree
from tests.cases import for_each
from tests.files.sgf_cases import shape, shapes


def prop(ident: str, *values: str) -> Property:
    return Property(ident, values)


def edit(data: bytes, change, encoding=None) -> bytes:
    """Write a file whose first game was changed, and see that it reads back as meant."""
    file = read_sgf(data)
    games = [change(file.games[0]), *file.games[1:]]
    data, written = serialize_games(file, games, encoding)
    assert shapes(read_sgf(data)) == [shape(tree) for tree in written]
    return data


def with_comments(tree: Tree, comment: str) -> Tree:
    return tree.set_properties_of_nodes(
        {node: [*tree.properties(node), prop("C", comment)] for node in tree.preorder()}
    )


MOVE = [prop("W", "aa")]
LAYOUT = b"(;SZ[9]\nKM[6]\n;B[ee]\n(;W[ce]\n)\n(;W[gc];B[aa])\n)\n"
EDITS = {
    "move at the end": (
        b"(;SZ[9] ;B[ee]\n;W[ce])\n",
        lambda tree: tree.add(2, [prop("B", "aa")])[0],
        b"(;SZ[9] ;B[ee]\n;W[ce];B[aa])\n",
    ),
    "first variation": (
        b"(;SZ[9];B[ee];W[ce])",
        lambda tree: tree.add(1, MOVE)[0],
        b"(;SZ[9];B[ee]\n(;W[ce])\n(;W[aa]))",
    ),
    "one more variation": (
        LAYOUT,
        lambda tree: tree.add(1, MOVE)[0],
        b"(;SZ[9]\nKM[6]\n;B[ee]\n(;W[ce]\n)\n(;W[gc];B[aa])\n(;W[aa]))\n",
    ),
    "first of the variations": (
        LAYOUT,
        lambda tree: tree.add(1, MOVE, 0)[0],
        b"(;SZ[9]\nKM[6]\n;B[ee]\n(;W[aa])(;W[ce]\n)\n(;W[gc];B[aa]))\n",
    ),
    "move in a variation": (
        LAYOUT,
        lambda tree: tree.add(2, [prop("B", "aa")])[0],
        b"(;SZ[9]\nKM[6]\n;B[ee]\n(;W[ce]\n;B[aa])\n(;W[gc];B[aa]))\n",
    ),
    "variation gone": (
        LAYOUT,
        lambda tree: tree.remove(2),
        b"(;SZ[9]\nKM[6]\n;B[ee]\n(;W[gc];B[aa]))\n",
    ),
    "one property changed": (
        b"(;SZ[9]\nCoPyright[x]\nKM[6]\n;B[ee])\n",
        lambda tree: tree.set_properties(
            0, [prop("SZ", "9"), prop("CP", "x"), prop("KM", "7.5"), prop("PB", "Y")]
        ),
        b"(;SZ[9]\nCoPyright[x]\nKM[7.5]\nPB[Y]\n;B[ee])\n",
    ),
    "text around the games": (
        b"hello\n(;SZ[9]) and\n(;SZ[13])bye",
        lambda tree: tree.add(0, MOVE)[0],
        b"hello\n(;SZ[9];W[aa]) and\n(;SZ[13])bye",
    ),
    "lines of CR LF": (
        b"(;SZ[9]\r\n;B[ee]\r\n;W[ce])",
        lambda tree: tree.add(1, MOVE)[0],
        b"(;SZ[9]\r\n;B[ee]\r\n(;W[ce])\r\n(;W[aa]))",
    ),
    "damaged": (
        b"(;SZ[9];B[ee]---;W[c",
        lambda tree: tree.add(1, MOVE)[0],
        b"(;SZ[9];B[ee];W[aa])",
    ),
    "long line": (
        b"(;SZ[9]" + b";B[ee]" * 12 + b")",
        lambda tree: tree.add(12, MOVE)[0],
        b"(;SZ[9]" + b";B[ee]" * 12 + b"\n;W[aa])",
    ),
    "plain nodes, all edited": (
        b"(;SZ[9];B[ee](;W[ce])\n(;W[gc]))",
        lambda tree: with_comments(tree, "\\]:"),
        b"(;SZ[9]C[\\]:];B[ee]C[\\]:](;W[ce]C[\\]:])\n(;W[gc]C[\\]:]))",
    ),
    "nodes with white space, brackets and lower-case letters, all edited": (
        b"(;SZ[9]\n KM [6] \n;Black[ee]GC[[]\t;W[ce]\n\tN[a])",
        lambda tree: with_comments(tree, "x"),
        b"(;SZ[9]\n KM [6]\n C[x] \n;Black[ee]GC[[]C[x]\t;W[ce]\n\tN[a]\n\tC[x])",
    ),
}


@for_each(("data", "change", "expected"), EDITS.values(), ids=EDITS)
def test_an_edit_changes_its_own_lines(data, change, expected):
    assert edit(data, change) == expected


def test_a_tree_that_was_put_back_is_written_as_read():
    data = b"(;SZ[9]  (;B[aa]\n))"
    file = read_sgf(data)
    file.games[0].add(0, MOVE)
    assert write_sgf(file, file.games) == data


def test_a_new_file_is_in_utf8_and_has_lines_of_readable_length():
    tree = Tree.new([prop("GM", "1"), prop("FF", "4"), prop("PB", "柯洁")])
    node = tree.root
    for number in range(30):
        tree, node = tree.add(node, [prop("BW"[number % 2], "dd")])
    tree, _ = tree.add(1, MOVE)
    data = write_sgf(new_sgf_file([tree]), [tree])
    assert data.startswith("(;GM[1]FF[4]CA[UTF-8]PB[柯洁]\n;B[dd]\n(;W[dd]".encode())
    assert max(map(len, data.split(b"\n"))) < 80
    assert data.endswith(b")\n")
    assert shape(read_sgf(data).games[0])[1:] == shape(tree)[1:]


def test_games_can_be_added_removed_and_exchanged():
    file = read_sgf(b"x(;SZ[1])a(;SZ[2])b(;SZ[3])y")
    one, two, three = file.games
    new = Tree.new([prop("SZ", "4")])
    assert write_sgf(file, [one, three]) == b"x(;SZ[1])b(;SZ[3])y"
    assert write_sgf(file, [three, one]) == b"x(;SZ[3])\n(;SZ[1])y"
    assert write_sgf(file, [one, two, three, new]) == b"x(;SZ[1])a(;SZ[2])b(;SZ[3])\n(;SZ[4]\n)y"


def test_a_game_of_another_file_comes_with_its_text():
    file, other = read_sgf(b"(;CA[UTF-8]SZ[1])"), read_sgf("(;CA[Shift_JIS]PB[表])".encode("cp932"))
    data = write_sgf(file, [*file.games, *other.games])
    assert read_sgf(data).games[1].node(0).first_value("PB") == "表"


def test_a_game_that_is_added_names_the_charset_since_others_read_each_by_its_own():
    first, second = (Tree.new([prop("GM", "1"), prop("PB", name)]) for name in ("Zoë", "Jürg"))
    new = new_sgf_file([first])
    saved = new._replace(source=read_sgf(write_sgf(new, [first])).source)
    assert write_sgf(saved, [first, second]).count(b"CA[UTF-8]") == 2
    mute = b"(;CA[UTF-8]PB[a])(;PB[b])"
    file = read_sgf(mute)
    added = write_sgf(file, [*file.games, second])
    assert added == mute + "\n(;GM[1]CA[UTF-8]PB[Jürg]\n)".encode()


@for_each(
    ("name", "codec", "old", "new"),
    [
        ("Shift_JIS", "cp932", "表示ソフト", "能力\\]"),
        ("Big5", "cp950", "許功蓋", "許\\]"),
        ("GBK", "gbk", "誠誡", "誡"),
        ("GB18030", "gb18030", "誠", "🀄"),
        ("ISO-2022-JP", "iso2022_jp", "囲碁", "表"),
        ("EUC-KR", "cp949", "바둑", "뷁"),
    ],
)
def test_new_text_is_written_in_the_charset_of_the_file(name, codec, old, new):
    data = f"(;CA[{name}]PB[{old}];B[aa]C[{old}])".encode(codec)
    written = edit(data, lambda tree: tree.add(1, [prop("C", new)])[0])
    assert written == data[:-1] + f";C[{new}])".encode(codec)


def test_the_bytes_of_what_nobody_touched_stay_even_where_encoding_gives_others():
    data = b"(;CA[Shift_JIS]PB[\xfa\x54\xee\xf9]\n;B[aa];C[\x81\xca])"
    written = edit(data, lambda tree: tree.set_properties(1, [prop("B", "bb")]))
    assert written == data.replace(b"B[aa]", b"B[bb]")


def test_bytes_that_are_no_text_stay():
    data = b"(;CA[UTF-8]C[ok \xff\xfe\xed\xa0\x80];B[aa]N[\xff])"
    assert edit(data, lambda tree: tree.add(1, MOVE)[0]) == data[:-1] + b";W[aa])"
    changed = edit(data, lambda tree: tree.set_properties(1, [prop("N", "\udcff!")]))
    assert changed == data.replace(b"B[aa]N[\xff]", b"N[\xff!]")


def test_half_a_character_never_takes_a_bracket_for_its_other_half():
    data = "(;CA[GBK]SZ[9];B[aa]C[然后传".encode("gbk")[:-1]
    assert edit(data, lambda tree: tree.add(1, MOVE)[0]).endswith("C[然后];W[aa])".encode("gbk"))
    file = read_sgf(b"(;CA[GBK]C[\x96;\xff])")
    tree = file.games[0].set_properties(0, [prop("CA", "GBK"), prop("C", "\udc96")])
    with pytest.raises(EncodingError):
        write_sgf(file, [tree])
    assert read_sgf(write_sgf(file, [tree], "utf-8")).games[0].node(0).first_value("C") == "\ufffd"


@pytest.mark.parametrize(
    ("comment", "written"),
    [
        ("a\udc5d\udc96b", "a\ufffdb"),
        ("\udc96 alone", "\ufffd alone"),
        ("two: \udce3\udc81\udc82\udc96", "two: \ufffd\ufffd"),
    ],
)
def test_bytes_that_are_no_text_do_not_become_text_of_another_charset(comment, written):
    file = read_sgf("(;SZ[9]C[日本];B[aa])".encode("utf-16-be"))
    tree = file.games[0].set_properties(1, [prop("B", "aa"), prop("C", comment)])
    back = read_sgf(write_sgf(file, [tree], "utf-8"))
    assert not back.is_damaged
    assert back.games[0].node(1).properties == (prop("B", "aa"), prop("C", written))


@pytest.mark.parametrize(
    ("data", "character"),
    [
        ("(;CA[ISO-8859-1]PB[é])".encode("latin-1"), "日"),
        (b"(;CA[Shift_JIS])", "é"),
        ("(;CA[GB2312]C[古力])".encode("gbk"), "🀄"),
        (b"(;CA[ASCII])", "é"),
    ],
)
def test_a_text_the_charset_cannot_hold_is_named_and_fits_utf8(data, character):
    file = read_sgf(data)
    tree, node = file.games[0].add(0, [prop("B", "aa"), prop("C", f"x{character}y")])
    with pytest.raises(EncodingError) as refused:
        write_sgf(file, [tree])
    error = refused.value
    assert (error.character, error.ident, error.node) == (character, "C", node)
    back = read_sgf(write_sgf(file, [tree], "utf-8"))
    assert back.source.decoded.declared == "UTF-8"
    assert back.games[0].node(1).first_value("C") == f"x{character}y"
    assert back.games[0].node(0).properties[1:] == file.games[0].node(0).properties[1:]


def test_a_change_of_charset_is_named_in_every_game_and_takes_the_mark_away():
    data = "(;CA[GBK][GB2312]C[古力])(;C[柯洁])".encode("gbk")
    file = read_sgf(data)
    text = "(;CA[UTF-8]C[古力])(;CA[UTF-8]C[柯洁])"
    assert write_sgf(file, file.games, "utf-8") == text.encode()
    marked = read_sgf(b"\xef\xbb\xbf(;C[x])")
    assert write_sgf(marked, marked.games, "UTF-8") == b"(;CA[UTF-8]C[x])"


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-be", "utf-32"])
def test_a_byte_order_mark_stays_and_needs_no_charset(codec):
    text = "(;PB[日];B[aa])"
    data = text.encode(codec)
    written = edit(data, lambda tree: tree.add(1, [prop("C", "日")])[0])
    assert written.decode(codec) == "(;PB[日];B[aa];C[日])"
    assert written[:2] == data[:2]


def test_a_charset_is_named_only_when_new_text_needs_it():
    guessed = "(;GM[1]C[白の中押し勝ち、囲碁の国際棋戦です。])".encode("cp932")
    assert edit(guessed, lambda tree: tree.add(0, MOVE)[0]) == guessed[:-1] + b";W[aa])"
    named = edit(guessed, lambda tree: tree.add(0, [prop("C", "囲碁")])[0])
    assert named.startswith(b"(;GM[1]CA[Shift_JIS]C[")
    plain = edit(b"(;FF[4]GM[1];B[aa])", lambda tree: tree.add(1, [prop("C", "é")])[0])
    assert plain == "(;FF[4]GM[1]CA[UTF-8];B[aa];C[é])".encode()


def test_a_wrong_charset_is_put_right_when_new_text_needs_it():
    data = "(;CA[klingon]C[日])".encode()
    assert edit(data, lambda tree: tree.add(0, MOVE)[0]) == data[:-1] + b";W[aa])"
    assert edit(data, lambda tree: tree.add(0, [prop("C", "é")])[0]).startswith(b"(;CA[UTF-8]C[")


@for_each(
    "bad",
    [
        *(prop("C", "a]"), prop("C", "a\\"), prop("C"), prop("C", "x;B[aa")),
        *(prop("a]", "x"), prop("", "x"), prop("aB", "x"), prop("日", "x")),
    ],
)
def test_what_would_not_read_back_is_not_written(bad):
    file = read_sgf(b"(;SZ[9])")
    tree, _ = file.games[0].add(0, [bad])
    with pytest.raises(UnwritableValueError) as refused:
        write_sgf(file, [tree])
    assert refused.value.ident == bad.ident


def test_a_value_with_markup_inside_is_no_trouble():
    data = rb"(;C[\;B\[aa\] (;W\[\]) \\];N[a: (;) ])"
    assert edit(data, lambda tree: tree.add(1, MOVE)[0]) == data[:-1] + b";W[aa])"


def test_more_than_a_thousand_levels_are_no_recursion():
    data = b"(;B[aa](;W[bb])" * 1500 + b")" * 1500
    written = edit(data, lambda tree: tree.add(len(tree.source) - 1, [prop("B", "cc")])[0])
    assert read_sgf(written).diagnostics == ()


GAMES_AND_TEXT = {
    "it would look like a game now": (
        b"[[;W[dd])) (TE[a]W[bb];W[dd])) x (; and",
        b"{{(;W[dd]C[new]\n)) (TE{a}W{bb};W{dd})) x (;\n)",
    ),
    "it would, and is in two encodings": (
        b"(;CA[UTF-8]C[\xe4\xb8\x96])[[;W[dd])) (TE[a]W[bb];W[dd])) x (;CA[GBK]C[\xb9\xc5]",
        b"(;CA[UTF-8]C[new]){{(;W[dd])) (TE{a}W{bb};W{dd})) x (;CA[GBK]C[\xb9\xc5])",
    ),
    "it looks like none": (
        b"[a] (TE[a]);W[dd])) [b] (;C[a]",
        b"[a] (TE[a])(;W[dd]C[new]\n)) [b] (;C[a])",
    ),
}


@for_each("data, expected", GAMES_AND_TEXT.values(), GAMES_AND_TEXT)
def test_text_around_damaged_games_does_not_become_a_game(data, expected):
    file = read_sgf(data)
    first = file.games[0]
    kept = [prop for prop in first.properties(first.root) if prop.ident != "C"]
    edited = first.set_properties(first.root, [*kept, Property("C", ("new",))])
    written = write_sgf(file, [edited, *file.games[1:]])
    assert written == expected
    assert are_same_games([edited, *file.games[1:]], read_sgf(written).games)

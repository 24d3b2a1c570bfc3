"""Whatever bytes, whatever trees: nothing but a refusal, nothing lost."""

from __future__ import annotations

import contextlib

from hypothesis import example, given
from hypothesis import strategies as st

from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.sgf import values
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import serialize_games, write_sgf
from goboard_gui.record.tree import Property, Tree
from tests.examples import examples
from tests.files.sgf_cases import FULL, shape, shapes

THOROUGH = 20 if FULL else 1

PIECES = st.sampled_from(
    (
        *(
            "(;",
            "(",
            ")",
            ";",
            "B[aa]",
            "W[bb]",
            "C[",
            "]",
            "[",
            "\\",
            "\n",
            " ",
            "\0",
            "AB[aa][bb]",
        ),
        *(
            "foo",
            "KM",
            "x",
            "]]",
            "\\]",
            "[3d]",
            "()",
            ":",
            "GM[1]",
            "CA[GBK]",
            "é",
            "表",
            "--",
            "\r",
        ),
    )
)
SGFISH = st.lists(PIECES, max_size=30).map(lambda parts: "(;" + "".join(parts))


@examples(3 * THOROUGH)
@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b"(;CA[\x81]")
def test_any_bytes_open_or_are_refused(data):
    with contextlib.suppress(ReadError):
        file = read_sgf(data)
        assert write_sgf(file, file.games) == data


@examples(5 * THOROUGH)
@given(SGFISH)
def test_anything_like_sgf_opens_is_walked_and_written_back(text):
    file = read_sgf(text.encode())
    assert write_sgf(file, file.games) == text.encode()
    for tree in file.games:
        nodes = list(tree.preorder())
        assert nodes == list(range(len(tree.source)))
        for node in nodes:
            assert all(tree.parent(child) == node for child in tree.children(node))


@examples(5 * THOROUGH)
@given(SGFISH)
@example("(;C[éCA[GBK]GM[1]表")  # a comment that looks like the name of an encoding
@example("(;C[]CA[GBK\\]]GM[1]CA[UTF-8]")
def test_what_was_understood_of_a_damaged_file_survives_an_edit(text):
    file = read_sgf(text.encode())
    games = [tree.add(tree.root, [Property("N", ("new",))])[0] for tree in file.games]
    data, written = serialize_games(file, games)
    assert [shape(tree) for tree in written] == shapes(read_sgf(data))


@examples(2 * THOROUGH)
@given(SGFISH, st.data())
def test_edits_here_and_there_survive_together(text, data):
    file = read_sgf(text.encode())
    tree = file.games[0]
    for _ in range(data.draw(st.integers(1, 5))):
        nodes = list(tree.preorder())
        node = data.draw(st.sampled_from(nodes))
        match data.draw(st.sampled_from(["add", "first", "set", "remove"])):
            case "add":
                tree, _ = tree.add(node, [Property("W", ("cc",))])
            case "first":
                tree, _ = tree.add(node, [Property("W", ("dd",))], 0)
            case "set":
                tree = tree.set_properties(node, [*tree.node(node).properties[1:]])
            case "remove" if node != tree.root:
                tree = tree.remove(node)
    data, written = serialize_games(file, [tree, *file.games[1:]])
    assert [shape(game) for game in written] == shapes(read_sgf(data))


NODES = st.lists(
    st.tuples(
        st.integers(0, 10**9),
        st.sampled_from(["C", "N", "XYZ", "foo", "A1"]),
        st.text(st.sampled_from("a]\\[:;()\n\tBW表能é"), max_size=8),
    ),
    max_size=12,
)


@examples(2 * THOROUGH)
@given(NODES, st.sampled_from([None, "Shift_JIS", "Big5", "GBK", "GB18030", "EUC-KR", "UTF-8"]))
def test_any_tree_is_read_as_it_was_written_in_any_charset(nodes, encoding):
    tree = Tree.new([Property("GM", ("1",))])
    ids = [tree.root]
    for where, ident, text in nodes:
        raw = values.encode_text(text)
        tree, node = tree.add(ids[where % len(ids)], [Property(ident, (raw, raw))])
        ids.append(node)
    file = new_sgf_file([tree])
    try:
        data = write_sgf(file, [tree], encoding)
    except EncodingError:
        assert not all(text.isascii() for _, _, text in nodes)
        return
    back = read_sgf(data)
    assert shape(back.games[0])[1:] == shape(tree)[1:]
    assert {repair.code.name for repair in back.diagnostics} <= {"LOWER_CASE_IDENT"}
    assert write_sgf(back, back.games) == data

"""Editing what a record says about its game, and the other properties of its root."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import UnwritableValueError
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.root_properties import (
    edit_root_properties,
    is_private,
    non_info_properties,
    read_property,
    values_text,
)
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property, Tree
from goboard_gui.record.properties.tables import GAME_INFO_PROPERTIES
from goboard_gui.record.values.game_info import read_texts, with_info
from tests.cases import for_each

ROOT = (
    b"(;GM[1]FF[4]XX[own][two]PB[A\\]] DT[5/6/1996]\nKM[none]RU[\\\\x]SZ[9]AB[aa][bb];B[ee];W[cc])"
)


def edited(data: bytes, changes) -> str:
    file = read_sgf(data)
    return write_sgf(file, [with_info(file.games[0], changes)]).decode()


@for_each(
    ("changes", "text"),
    [
        pytest.param({"PB": "B"}, ROOT.replace(rb"A\]", b"B"), id="one field"),
        pytest.param({"PB": "[B]\\"}, ROOT.replace(rb"A\]", rb"[B\]\\"), id="escapes"),
        pytest.param(
            {"RE": "B+R", "PB": "B"},
            ROOT.replace(rb"A\]", b"B").replace(b"[bb]", b"[bb]RE[B+R]"),
            id="new ones come last",
        ),
        pytest.param({"DT": None}, ROOT.replace(b" DT[5/6/1996]", b""), id="one goes"),
        pytest.param({"PB": "A]", "KM": "none", "PW": None}, ROOT, id="nothing changed"),
        pytest.param({}, ROOT, id="nothing at all"),
    ],
)
def test_only_what_was_changed_is_written_anew(changes, text):
    assert edited(ROOT, changes) == text.decode()


def test_a_tree_in_which_nothing_changes_is_the_same_one():
    tree = read_sgf(ROOT).games[0]
    assert with_info(tree, read_texts(tree)) is tree
    assert with_info(tree, dict.fromkeys(("WR", "GC"))) is tree


@for_each(
    ("data", "changes", "text"),
    [
        pytest.param(
            "(;SZ[9];PB[A]PW[B];B[aa]PB[C])",
            {"PB": "X", "PW": "Y"},
            "(;SZ[9];PB[X]PW[Y];B[aa]PB[C])",
            id="in the second node",
        ),
        pytest.param(
            "(;SZ[9]PB[A];PB[B];B[aa])", {"PB": "X"}, "(;SZ[9]PB[X];PB[B];B[aa])", id="in both"
        ),
        pytest.param(
            "(;SZ[9]PB[A];PB[B];B[aa]PB[C])",
            {"PB": None},
            "(;SZ[9];;B[aa]PB[C])",
            id="gone from both",
        ),
        pytest.param(
            "(;SZ[9];PB[A];B[aa])", {"PW": "B"}, "(;SZ[9]PW[B];PB[A];B[aa])", id="new in the root"
        ),
        pytest.param(
            "(;PB[A]PB[B]SZ[9])", {"PB": "X"}, "(;PB[X]PB[B]SZ[9])", id="the first that counts"
        ),
        pytest.param("(;PB[A][rest]SZ[9])", {"PB": "X"}, "(;PB[X][rest]SZ[9])", id="more values"),
        pytest.param("(;SZ[9])", {"GC": "a\nb"}, "(;SZ[9]GC[a\nb])", id="a comment has lines"),
        pytest.param(
            "(;GC[a][b]SZ[9]GC[c];GC[d];B[aa])",
            {"GC": "x\nb"},
            "(;GC[x\nb]SZ[9];;B[aa])",
            id="comments become one",
        ),
        pytest.param("(;GC[a][b]GC[c])", {"GC": "a\nb\nc"}, "(;GC[a][b]GC[c])", id="or stay"),
        pytest.param("(;SZ[9])", {"PB": "a\nb"}, "(;SZ[9]PB[a b])", id="a name has one line"),
    ],
)
def test_information_is_changed_where_it_stands(data, changes, text):
    assert edited(data.encode(), changes) == text


def test_several_comments_on_a_game_are_read_as_lines_of_one():
    tree = read_sgf(b"(;SZ[9]GC[a][b]GC[c];GC[d];B[aa]GC[e])").games[0]
    assert read_texts(tree)["GC"] == read_info(tree).comment == "a\nb\nc\nd"


@for_each(("ident", "text"), [("GC", "a\nb"), ("PB", "a b")])
def test_a_comment_is_read_with_its_lines(ident, text):
    assert read_texts(read_sgf(f"(;SZ[9]{ident}[a\nb])".encode()).games[0])[ident] == text


_TEXTS = st.text(max_size=20).map(lambda text: " ".join(text.split()))


@given(st.dictionaries(st.sampled_from(GAME_INFO_PROPERTIES), _TEXTS | st.none()))
def test_what_is_written_is_read_again_and_the_rest_stays(changes):
    tree = read_sgf(ROOT).games[0]
    after = with_info(tree, changes)
    texts = read_texts(after)
    for ident, text in changes.items():
        assert texts.get(ident) == (None if text is None else text.replace("\0", " "))
    before = [prop for prop in tree.properties(0) if prop.ident not in changes]
    assert [prop for prop in after.properties(0) if prop.ident not in changes] == before


def test_bytes_that_are_no_text_stay_where_another_field_is_changed(tmp_path):
    data = b"(;CA[utf-8]SZ[9]PB[caf\xe9]PW[B];B[aa])"
    file = read_sgf(data)
    tree = with_info(file.games[0], {"PW": "C"})
    save_games(file, [tree], tmp_path / "a.sgf")
    assert (tmp_path / "a.sgf").read_bytes() == data.replace(b"PW[B]", b"PW[C]")


def test_an_edit_of_texts_is_read_as_information():
    tree = with_info(Tree.new(), {"KM": "6½", "HA": "3", "PB": "Shusaku"})
    info = read_info(tree)
    assert (info.komi, info.handicap, info.black_name) == (6.5, 3, "Shusaku")


def test_the_other_properties_of_a_root_are_told_with_their_places():
    others = non_info_properties(read_sgf(ROOT).games[0])
    assert {place: prop.ident for place, prop in others.items()} == {
        0: "GM",
        1: "FF",
        2: "XX",
        7: "SZ",
        8: "AB",
    }
    assert [prop.ident for prop in others.values() if is_private(prop.ident)] == ["XX"]
    assert values_text(others[2]) == "[own][two]"


def test_private_properties_are_changed_removed_and_added_in_place():
    file = read_sgf(ROOT)
    tree = edit_root_properties(
        file.games[0], {2: read_property("XX", "[new]")}, [read_property("YY", "[a][b]")]
    )
    text = ROOT.replace(b"[own][two]", b"[new]").replace(b"[bb]", b"[bb]YY[a][b]")
    assert write_sgf(file, [tree]) == text
    assert write_sgf(file, [edit_root_properties(file.games[0], {2: None})]) == ROOT.replace(
        b"XX[own][two]", b""
    )
    assert edit_root_properties(file.games[0], {2: Property("XX", ("own", "two"))}) is file.games[0]


@pytest.mark.parametrize(
    ("ident", "text", "values"),
    [
        ("XX", "[]", ("",)),
        ("XX", " [a]\n [b] ", ("a", "b")),
        ("KGSDE", r"[a\]b][c:d]", (r"a\]b", "c:d")),
        ("X1", "[[]", ("[",)),
    ],
)
def test_raw_values_are_read_as_they_are(ident, text, values):
    assert read_property(ident, text) == Property(ident, values)


@for_each(
    ("ident", "text"),
    [
        ("XX", ""),
        ("XX", "a"),
        ("XX", "[a"),
        ("XX", "[a]b"),
        ("XX", r"[a\]"),
        ("XX", "[a;B[aa]"),
        ("", "[a]"),
        ("xx", "[a]"),
        ("X-", "[a]"),
        ("1X", "[a]"),
        ("PB", "[a]"),
        ("AB", "[aa]"),
        ("SZ", "[9]"),
        ("GBCN", "[western]"),
        ("GBAN", "[1]"),
    ],
)
def test_what_would_not_read_back_or_is_not_private_is_refused(ident, text):
    with pytest.raises(UnwritableValueError):
        read_property(ident, text)


def test_players_are_not_looked_for_through_all_of_a_record():
    text = b"(;SZ[9]" + b";C[a pause]" * 50 + b";PB[far behind])"
    assert read_info(read_sgf(text).games[0]).black_name is None

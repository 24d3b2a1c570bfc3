"""Lone surrogates and invalid bytes: kept in the encoding of a file, and replaced in UTF-8."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.comments import with_comment
from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.kept_bytes import encode
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.reading import SgfFile, read_sgf
from goboard_gui.files.sgf.unencodable import find_unencodable
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property
from tests.cases import for_each

MARKS = {
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    "utf-32-le": codecs.BOM_UTF32_LE,
    "utf-32-be": codecs.BOM_UTF32_BE,
}
WIDE = sorted(MARKS)
TEXT = "head (;SZ[9]PB[xy日]C[a b];B[ee]C[q](;W[aa])(;W[bb]N[z])) between (;GM[1]C[k]) tail"


def marked(text: str, codec: str) -> bytes:
    return MARKS[codec] + text.encode(codec, "surrogatepass")


def with_edit(file: SgfFile):
    """Return the games of a file after a comment was changed at the end of the first."""
    tree = file.games[0]
    return [with_comment(tree, max(tree.preorder()), "new"), *file.games[1:]]


def _surrogates(text: str) -> list[str]:
    return [char for char in text if "\ud800" <= char <= "\udfff"]


@pytest.mark.parametrize("codec", WIDE)
@given(
    st.lists(
        st.tuples(st.integers(0, len(TEXT)), st.sampled_from("\ud800\udbff\udc00\udc41\udfff")),
        min_size=1,
        max_size=4,
    )
)
def test_lone_surrogates_anywhere_stay_as_they_are_and_can_be_saved_in_utf8(codec, inserted):
    text = TEXT
    for place, surrogate in sorted(inserted, reverse=True):
        text = text[:place] + surrogate + text[place:]
    data = marked(text, codec)
    try:
        file = read_sgf(data)
    except ReadError:
        return
    assert write_sgf(file, file.games) == data
    written = write_sgf(file, with_edit(file))
    assert read_sgf(written).source.encoding == codec
    if not file.is_damaged:
        assert sorted(_surrogates(decode(written).text)) == sorted(_surrogates(file.source.text))
    for games in (file.games, with_edit(file)):
        written = write_sgf(file, games, "utf-8")
        assert written.decode("utf-8") == decode(written).text


@pytest.mark.parametrize("codec", WIDE)
def test_an_edit_keeps_the_bytes_of_lone_surrogates(codec):
    data = marked("(;SZ[9]PB[x\ud800]PW[\udc00y\udfff\ud83d];B[ee]C[q])", codec)
    file = read_sgf(data)
    root = file.games[0].set_properties(0, [*file.games[0].properties(0), Property("EV", ("Cup",))])
    expected = marked("(;SZ[9]PB[x\ud800]PW[\udc00y\udfff\ud83d]EV[Cup];B[ee]C[q])", codec)
    assert write_sgf(file, [root]) == expected
    assert write_sgf(file, with_edit(file)) == data.replace("q".encode(codec), "new".encode(codec))


CASES = [
    pytest.param("(;C[a])", 0, None, "", id="none"),
    pytest.param("(;C[\ud800];B[aa])", 1, (0, 0), "C", id="in the root"),
    pytest.param("(;C[x];B[aa]N[\udfff \ud800])", 2, (0, 1), "N", id="two in a move"),
    pytest.param("(;C[x])(;GN[\ud800];B[aa]C[\ud800 \ud800])", 3, (1, 0), "GN", id="second game"),
    pytest.param("\ud800(;C[x])\udc00(;C[y])\udfff", 3, None, "", id="outside"),
    pytest.param("(;C[\ufffd\ud800])", 1, (0, 0), "C", id="beside a replacement"),
]


@pytest.mark.parametrize(("text", "total", "place", "ident"), CASES)
def test_characters_that_utf8_lacks_are_counted_and_located(text, total, place, ident):
    for codec in WIDE:
        file = read_sgf(marked(text, codec))
        found = find_unencodable(file, file.games)
        assert (found.total, found.ident) == (total, ident)
        assert (found.game, found.node) == (place or (None, None))
        written = write_sgf(file, file.games, "utf-8").decode()
        assert written.count("\ufffd") == total + text.count("\ufffd")
        assert find_unencodable(file, found.replaced).total == (total if place is None else 0)


def test_a_game_without_them_is_not_replaced():
    file = read_sgf(marked("(;C[x])(;C[\ud800])", "utf-16-le"))
    found = find_unencodable(file, file.games)
    assert found.replaced[0] is file.games[0]
    assert found.replaced[1] is not file.games[1]


def test_invalid_bytes_of_a_file_in_utf8_can_be_saved_in_it():
    data = b"(;CA[UTF-8]C[ok \xff\xfe];B[aa]N[\xff])"
    file = read_sgf(data)
    assert find_unencodable(file, file.games).total == 0
    assert write_sgf(file, file.games, "utf-8") == data


def test_invalid_bytes_are_replaced_in_utf8_if_nothing_else_shows_that_it_is_utf8():
    # The letters in the damaged name of a property, which is mended, are all that is valid.
    file = read_sgf(
        b"(;F" + b"\xef\xbb\xbf" * 3 + b"F[4]CA[UTF8]AP[" + b"\xbb\xbf" * 3 + b"];B[aa])"
    )
    games = [with_comment(file.games[0], 1, "a comment")]
    with pytest.raises(EncodingError):
        write_sgf(file, games)
    found = find_unencodable(file, games, keep_invalid=False)
    assert (found.total, found.node, found.ident) == (6, 0, "AP")
    written = write_sgf(file, games, "utf-8")
    assert f"AP[{6 * chr(0xFFFD)}]" in written.decode("utf-8")
    assert write_sgf(file, found.replaced, "utf-8") == written


@pytest.mark.parametrize("typed", ["\ud83d", "a\ud83db"])
def test_a_typed_surrogate_cannot_be_saved_in_utf8(typed):
    file = read_sgf(b"(;CA[UTF-8]SZ[9];B[ee])")
    games = [with_comment(file.games[0], 1, typed)]
    with pytest.raises(EncodingError) as refused:
        write_sgf(file, games)
    assert refused.value.encoding == "UTF-8"
    found = find_unencodable(file, games)
    assert (found.total, found.game, found.node, found.ident) == (1, 0, 1, "C")
    assert write_sgf(file, found.replaced) == write_sgf(file, games, "utf-8")


def test_what_was_replaced_once_is_not_found_again_after_saving():
    file = read_sgf(marked("\ud800(;C[\ud800];B[aa])", "utf-16-le"))
    found = find_unencodable(file, file.games)
    assert found.total == 2
    data = write_sgf(file, found.replaced, "utf-8")
    saved = SgfFile(read_sgf(data).source, found.replaced, layout=file.layout)
    assert find_unencodable(saved, found.replaced).total == 0
    edited = [with_comment(found.replaced[0], 1, "new")]
    assert decode(write_sgf(saved, edited)).text.startswith("\ufffd(;CA[UTF-8]C[\ufffd]")
    assert b";B[aa]C[new])" in write_sgf(saved, edited)


@given(st.text(st.characters(codec="utf-8"), max_size=10), st.binary(max_size=4))
def test_encoding_reverses_decoding(text, junk):
    for codec in WIDE:
        data = text.encode(codec) + junk
        assert encode(data.decode(codec, "goboard.keep-bytes"), codec) == data


@for_each("surrogate", ["\ud800", "\udd00", "\udfff"])
def test_a_surrogate_that_stands_for_no_byte_cannot_be_encoded(surrogate):
    with pytest.raises(UnicodeEncodeError):
        encode(surrogate, "utf-8")

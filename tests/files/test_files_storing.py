"""Saving games: written, read back, compared, put in place, and saved again."""

from __future__ import annotations

import pytest

from goboard_gui.files.errors import ChangedOnDiskError, EncodingError, SaveError, SaveStage
from goboard_gui.files.sgf import game_saving
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import are_same_games
from goboard_gui.files.storage.saving import Fingerprint
from goboard_gui.record.tree import Property, Tree
from tests.files.sgf_cases import shape, shapes

DATA = "From: me\n(;CA[GBK]SZ[9]PB[古力]\n;B[ee]\n(;W[ce])\n(;W[gc]))\n--\n(;SZ[13])\n".encode(
    "gbk"
)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(DATA)
    return path


def test_an_untouched_file_is_saved_elsewhere_byte_for_byte(path, tmp_path):
    file = read_sgf_file(path)
    copy = save_games(file, file.games, tmp_path / "copy.sgf")
    assert (tmp_path / "copy.sgf").read_bytes() == DATA
    assert copy.source.data == DATA


def test_a_session_of_edits_and_saves_keeps_text_and_games(path):
    file = read_sgf_file(path)
    tree, rest = file.games[0], file.games[1:]
    for _ in range(3):
        tree, _ = tree.add(tree.main_line()[-1], [Property("B", ("aa",))])
        file = save_games(file, [tree, *rest], path)
        assert file.source.data == path.read_bytes()
        assert not file.is_damaged
    text = path.read_bytes().decode("gbk")
    expected = DATA.decode("gbk").replace("W[ce]", "W[ce];B[aa];B[aa];B[aa]")
    assert text == expected


def test_the_trees_of_the_first_reading_can_be_saved_after_a_change_of_charset(path):
    file = read_sgf_file(path)
    tree, _ = file.games[0].add(0, [Property("C", ("🀄",))])
    with pytest.raises(EncodingError):
        save_games(file, [tree, file.games[1]], path)
    assert path.read_bytes() == DATA
    games = [tree, file.games[1]]
    file = save_games(file, games, path, "utf-8")
    assert save_games(file, games, path).source.data == file.source.data
    games[0], _ = tree.add(0, [Property("C", ("é",))])
    save_games(file, games, path)
    back = read_sgf_file(path)
    assert back.source.decoded.declared == "UTF-8"
    assert back.games[0].node(0).first_value("PB") == "古力"
    assert shape(back.games[0])[1:] == shape(games[0])[1:]


def test_games_taken_away_stay_away(path):
    path.write_bytes(b"(;SZ[1])a(;SZ[2])b(;SZ[3])")
    file = read_sgf_file(path)
    one, _, three = file.games
    file = save_games(file, [one, three], path)
    three, _ = three.add(0, [Property("B", ("aa",))])
    save_games(file, [one, three], path)
    assert path.read_bytes() == b"(;SZ[1])b(;SZ[3];B[aa])"


def test_undoing_all_edits_after_a_save_brings_the_old_bytes_back(path):
    file = read_sgf_file(path)
    tree, _ = file.games[0].add(0, [Property("B", ("aa",))])
    saved = save_games(file, [tree, file.games[1]], path)
    save_games(saved, file.games, path)
    assert path.read_bytes() == DATA


def test_a_new_record_is_saved_and_saved_again(tmp_path):
    tree = Tree.new([Property("GM", ("1",)), Property("PB", ("柯洁",))])
    file = save_games(None, [tree], tmp_path / "new.sgf")
    tree, _ = tree.add(0, [Property("B", ("aa",))])
    save_games(file, [tree], tmp_path / "new.sgf")
    assert (tmp_path / "new.sgf").read_bytes() == "(;GM[1]CA[UTF-8]PB[柯洁]\n;B[aa])\n".encode()


def test_a_charset_that_would_be_guessed_otherwise_next_time_is_named(tmp_path):
    path = tmp_path / "x.sgf"
    data = "(;GM[1]SZ[19]PB[白の中押し勝ち];B[aa];C[囲碁です])".encode("cp932")
    path.write_bytes(data)
    file = read_sgf_file(path, "koi8-r")
    tree, _ = file.games[0].add(0, [Property("B", ("aa",))])
    assert save_games(file, [tree], path).source.decoded.declared == "KOI8-R"


def test_a_file_opened_in_a_charset_chosen_by_hand_is_not_changed_by_it(path):
    file = read_sgf_file(path, "big5")
    save_games(file, file.games, path)
    assert path.read_bytes() == DATA


def test_a_record_that_would_not_read_back_is_not_written(path, monkeypatch):
    file = read_sgf_file(path)
    tree, _ = file.games[0].add(0, [Property("B", ("aa",))])
    monkeypatch.setattr(
        game_saving, "read_sgf", lambda data, **_: read_sgf(data.replace(b"B[aa]", b"B[ab]"))
    )
    with pytest.raises(SaveError) as refused:
        save_games(file, [tree, file.games[1]], path)
    assert refused.value.stage is SaveStage.VERIFY
    assert path.read_bytes() == DATA


def test_a_raw_value_that_is_no_sgf_is_not_written(path):
    file = read_sgf_file(path)
    tree, _ = file.games[0].add(0, [Property("C", ("]",))])
    with pytest.raises(SaveError):
        save_games(file, [tree, file.games[1]], path)
    assert path.read_bytes() == DATA


def test_a_file_changed_by_another_program_is_not_overwritten(path):
    file = read_sgf_file(path)
    path.write_bytes(b"(;SZ[9])")
    expected = Fingerprint.from_data(file.source.data)
    with pytest.raises(ChangedOnDiskError):
        save_games(file, file.games, path, expected=expected)
    assert path.read_bytes() == b"(;SZ[9])"


def test_a_damaged_file_is_saved_as_it_was_understood(tmp_path):
    path = tmp_path / "x.sgf"
    path.write_bytes(b"(;SZ[9];B[ee];W[c")
    file = read_sgf_file(path)
    assert file.is_damaged
    tree, _ = file.games[0].add(1, [Property("W", ("aa",))])
    saved = save_games(file, [tree], tmp_path / "y.sgf")
    assert (tmp_path / "y.sgf").read_bytes() == b"(;SZ[9];B[ee];W[aa])"
    assert not saved.is_damaged


def test_games_differ_by_shape_property_and_number():
    games = read_sgf(b"(;B[aa](;C[x])(;C[y]))").games
    for other in (b"(;B[aa](;C[y])(;C[x]))", b"(;B[aa];C[x];C[y])", b"(;B[aa](;C[x])(;C[y])(;))"):
        assert not are_same_games(games, read_sgf(other).games)
    assert not are_same_games(games, [*games, *games])
    assert are_same_games(games, read_sgf(b"( ;B [aa](;C[x])\n(;C[y]))").games)
    assert shapes(read_sgf(b"(;B[aa](;C[x])(;C[y]))")) == [shape(games[0])]

"""Every record of the corpus: opened, written back, compared with sgfmill, cut and damaged.

A sample of the large folders; all of it when GOBOARD_FULL_CORPUS=1.
"""

from __future__ import annotations

import random

import pytest

from goboard_gui.files.errors import ReadError, ReadErrorReason, SgfDiagnosticCode
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import serialize_games, write_sgf
from goboard_gui.record.tree import Property
from tests.cases import for_each
from tests.corpus import material, material_files
from tests.files.sgf_cases import FULL, corpus_files, moves, sgfmill_shapes, shape, shapes

pytestmark = pytest.mark.corpus


@pytest.fixture(scope="module")
def opened():
    """Every file that opens, with its path."""
    files, refused = [], []
    for path in corpus_files():
        try:
            files.append((path, read_sgf_file(path)))
        except ReadError as error:
            refused.append((error, path.read_bytes()))
    assert all(
        error.reason in (ReadErrorReason.NO_GAME, ReadErrorReason.EMPTY) for error, _ in refused
    )
    assert not any(b"(;" in data for _, data in refused)
    return files


@pytest.mark.timeout(600)
def test_all_but_what_holds_no_game_opens(opened):
    assert len(opened) > 0.97 * len(corpus_files())


@pytest.mark.timeout(600)
def test_an_untouched_file_is_written_back_byte_for_byte(opened):
    changed = [path for path, file in opened if write_sgf(file, file.games) != path.read_bytes()]
    assert changed == []


@pytest.mark.timeout(600)
def test_undamaged_files_are_read_as_sgfmill_reads_them_and_only_those(opened):
    agreed = 0
    for path, file in opened:
        try:
            expected = sgfmill_shapes(file.source.text)
        except ValueError:
            long_name = "A" * 65 in file.source.text  # sgfmill's limit, not the format's
            assert file.is_damaged or long_name, path
            continue
        if not file.is_damaged:
            assert shapes(file) == expected, path
            agreed += 1
    assert agreed > 0.97 * len(opened)


@pytest.mark.timeout(600)
def test_adding_a_move_changes_nothing_else(opened):
    for path, file in opened[:: 1 if FULL else 3]:
        tree = file.games[0]
        last = tree.main_line()[-1]
        edited, _ = tree.add(last, [Property("B", ("aa",))])
        data, written = serialize_games(file, [edited, *file.games[1:]])
        assert shapes(read_sgf(data)) == [shape(game) for game in written], path
        assert [shape(game)[1:] for game in written[1:]] == [one[1:] for one in shapes(file)[1:]]
        if all(repair.code is not SgfDiagnosticCode.WRONG_ENCODING for repair in file.diagnostics):
            assert written == [edited, *file.games[1:]], path


@pytest.mark.timeout(600)
def test_an_edit_in_the_middle_keeps_all_other_lines_of_the_file(opened):
    for path, file in opened[:: 1 if FULL else 5]:
        tree = file.games[0]
        line = tree.main_line()
        if file.diagnostics or len(line) < 3:
            continue
        node = line[len(line) // 2]
        start, end = tree.span(node)
        edited = tree.set_properties(node, [*tree.node(node).properties, Property("N", ("x",))])
        text = read_sgf(write_sgf(file, [edited, *file.games[1:]])).source.text
        assert text.startswith(file.source.text[:start]), path
        assert "N[x]" in text[start : end + 10], path


def _real_games(count: int) -> list[bytes]:
    paths = material_files("corpus", "games", "kgs-2017")
    step = max(1, len(paths) // count)
    return [path.read_bytes() for path in paths[::step]][:count]


def test_a_file_cut_anywhere_opens_with_every_move_before_the_cut():
    chance = random.Random(1)
    for data in _real_games(300):
        # A cut inside of "(;" leaves no game at all.
        cut = chance.randrange(data.index(b";") + 1, len(data))
        before = moves(read_sgf(data).games[0])
        file = read_sgf(data[:cut])
        found = moves(file.games[0])
        complete = data[:cut].count(b"];B[") + data[:cut].count(b"];W[")
        assert found == before[: len(found)]
        assert len(found) >= complete - 1
        assert file.is_damaged or len(found) == len(before)


@pytest.mark.parametrize("damage", ["[", "]", "(", ")", ";", "NUL"])
def test_a_file_with_one_damaged_byte_opens_with_the_moves_before_it(damage):
    chance = random.Random(damage)
    games = _real_games(60)
    kept = all_before = told = 0
    for data in games:
        places = [i for i, byte in enumerate(data) if chr(byte) == damage] or [0]
        place = chance.choice(places) if damage != "NUL" else chance.randrange(len(data) - 16)
        nuls = damage == "NUL"
        hurt = data[:place] + (b"\0" * 16 + data[place + 16 :] if nuls else data[place + 1 :])
        before = moves(read_sgf(data[:place] + b")").games[0]) if b";" in data[:place] else []
        file = read_sgf(hurt)
        found = moves(file.games[0])
        same = next(
            (i for i, (a, b) in enumerate(zip(before, found, strict=False)) if a != b),
            min(len(before), len(found)),
        )
        kept, all_before = kept + same, all_before + len(before)
        told += bool(file.diagnostics)
    assert kept >= 0.95 * all_before
    # Without its ';' a node is the rest of the one before, without its ']' a value may end at
    # the next one: odd, but SGF.
    if damage not in (";", "]"):
        assert told == len(games)


def test_the_largest_trees_of_the_corpus_are_read_whole():
    for path, nodes in (
        ("katago_training_joseki.sgf", 16_247),
        ("katago_rating_joseki.sgf", 19_319),
    ):
        tree = read_sgf_file(material("corpus", "tree-katago-joseki", path)).games[0]
        assert sum(1 for _ in tree.preorder()) == nodes


HOSTILE = {
    "unescaped_bracket.sgf": {SgfDiagnosticCode.UNESCAPED_BRACKET},
    "truncated_mid_variation.sgf": {SgfDiagnosticCode.CUT_VALUE, SgfDiagnosticCode.MISSING_END},
    "nul_between_props.sgf": {SgfDiagnosticCode.NUL},
    "double_open.sgf": {SgfDiagnosticCode.EXTRA_OPEN, SgfDiagnosticCode.EXTRA_CLOSE},
    "ca_zlib.sgf": {SgfDiagnosticCode.UNKNOWN_ENCODING},
    "utf8_invalid_bytes.sgf": {SgfDiagnosticCode.INVALID_BYTES},
    "sjis_hyo.sgf": set(),
    "sz_rect_19_13.sgf": set(),
}


@for_each("name", HOSTILE)
def test_a_hostile_file_is_understood(name):
    file = read_sgf_file(material("corpus", "hostile", name))
    assert {repair.code for repair in file.diagnostics} == HOSTILE[name]

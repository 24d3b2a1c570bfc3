from __future__ import annotations

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.game_index.main_lines import MainLine, main_line, replay_lines
from goboard_gui.game_index.positions import position_columns
from goboard_gui.game_index.reading import read_games, read_plain_game
from tests.cases import for_each
from tests.corpus import material_files

PLAIN = {
    "moves": "(;GM[1]FF[4]SZ[9]PB[A]PW[B]RE[B+R];B[ee];W[ec])",
    "blanks": "\n(;\tSZ[9]\r\nPB[A\nB]\n;B[ee]\n;W[ec] )\n",
    "no moves": "(;SZ[19:13]KM[6,5])",
    "no properties": "(;)",
    "a capture": "(;SZ[2];B[aa];W[ba];B[bb];W[ab];B[aa])",
    "on a stone": "(;SZ[9];B[ee];W[ee];B[ed])",
    "suicide": "(;SZ[2:1];B[aa];W[ba];B[aa])",
    "passes": "(;SZ[19];B[];W[tt];B[aa])",
    "a point where a pass was": "(;SZ[20];B[tt])",
    "no size": "(;PB[A];B[dd])",
    "clocks, comments and territory": "(;SZ[9];B[ee]BL[99.5]C[A (9d): hi; bye];W[ec]TB[aa][bb]\n)",
    "information behind a move": "(;SZ[9];B[ee]PB[nobody])",
    "not ASCII": "(;CA[UTF-8]PB[青城天下幽];B[ee])",
}
NOT_PLAIN = {
    "a variation": "(;SZ[9];B[ee](;W[ec])(;W[ce]))",
    "setup": "(;SZ[9]AB[cc][gg];W[ee])",
    "setup after a move": "(;SZ[9];B[ee]AE[ee];W[dd])",
    "a move in the root": "(;SZ[9]B[ee];W[ec])",
    "two moves in a node": "(;SZ[9];B[ee]W[ec])",
    "a node without a move": "(;SZ[9];B[ee];C[so];W[ec])",
    "an escape": "(;SZ[9]PB[a\\]b];B[ee])",
    "a bracket": "(;SZ[9]PB[a[b];B[ee])",
    "a bracket nobody closed": "(;SZ[9]PB[a;B[ee];W[dd])",
    "a point off the board": "(;SZ[9];B[ss];W[ee])",
    "a long value": "(;SZ[9];B[eeee];W[ee])",
    "a size no board has": "(;SZ[99];B[ee])",
    "twice": "(;SZ[9]PB[A]PB[B];B[ee])",
    "small letters": "(;SiZe[9];B[ee])",
    "two games": "(;SZ[9];B[ee])(;SZ[9];B[dd])",
    "text around it": "From: me\n(;SZ[9];B[ee])",
    "an end too few": "(;SZ[9];B[ee]",
    "an end too many": "(;SZ[9];B[ee]))",
    "NUL": "(;SZ[9]C[\0];B[ee])",
}


def positions(line: MainLine) -> list[int]:
    [known] = replay_lines([line])
    return [each.tolist() for each in position_columns([(7, known)])]


def expected(data: bytes) -> list[tuple]:
    trees = open_bytes(data).games
    return [(read_info(tree), positions(main_line(tree))) for tree in trees]


@for_each("text", PLAIN.values(), ids=PLAIN)
def test_a_plain_game_is_read_as_when_it_is_opened(text):
    data = text.encode()
    found = read_plain_game(data)
    assert found is not None
    assert [(found.info, positions(found.line))] == expected(data)


@for_each("text", NOT_PLAIN.values(), ids=NOT_PLAIN)
def test_whatever_is_odd_is_left_to_the_tolerant_reader(text):
    data = text.encode()
    assert read_plain_game(data) is None
    assert [(it.info, positions(it.line)) for it in read_games(data)] == expected(data)


def test_other_formats_are_read():
    gib = b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n"
    [found] = read_games(gib, "game.gib")
    assert found.line.move_count == 1


def test_what_holds_no_game_is_refused():
    with pytest.raises(ReadError):
        read_games(b"nothing", "nothing.sgf")


@pytest.mark.corpus
def test_real_files_are_read_as_when_they_are_opened():
    files = material_files("corpus")
    plain = 0
    for file in files[:: max(1, len(files) // 400)]:
        data = file.read_bytes()
        found = read_plain_game(data)
        if found is not None:
            plain += 1
            assert [(found.info, positions(found.line))] == expected(data), file
    assert plain > 50

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import ReadError
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.game_index.event_times import event_times_of
from goboard_gui.game_index.main_lines import MainLine, main_line, numbered_changes, replay_lines
from goboard_gui.game_index.positions import position_columns
from goboard_gui.game_index.reading import read_games, read_plain_game
from tests.cases import for_each
from tests.corpus import material_files
from tests.examples import examples

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
    "variations": "(;SZ[9];B[ee](;W[ec](;B[aa])(;B[bb]C[x]))(;W[ce](;B[cc])(;B[])))",
    "variations of the first move": "(;SZ[9](;B[ee];W[ec])(;B[ce]))",
    "a node without a move": "(;SZ[9];B[ee];C[so];W[ec])",
    "an escape": "(;SZ[9]PB[a\\]b]C[one\\\\];B[ee]C[[2d\\]: hi])",
    "a bracket": "(;SZ[9]PB[a[b];B[ee])",
    "handicap": "(;SZ[9]HA[2]AB[cc][gg]KM[0.5];W[ee];B[])",
    "handicap that is taken": "(;SZ[9]AB[aa] [ba]\n;W[ab];B[ee];W[bb];B[ff];W[ca];B[aa])",
    "a rectangle of handicap": "(;SZ[9]AB[aa:cc][bb];W[ee];B[bb])",
    "handicap and a stone on it": "(;SZ[2]AB[aa][bb];W[aa];B[ba];W[ab])",
    "a comment that quotes moves": "(;SZ[9];B[ee]C[then (W[ec\\](x)];W[dd])",
}
NOT_PLAIN = {
    "stones of both": "(;SZ[9]AB[cc][gg]AW[ee];B[ed])",
    "stones everywhere": "(;SZ[2]AB[aa:bb];W[aa])",
    "stones off the board": "(;SZ[9]AB[cc][ss];W[ee])",
    "stones, and setup in a variation": "(;SZ[9]AB[cc];W[ee](;B[ed])(;AW[dd]))",
    "stones twice": "(;SZ[9]AB[cc]KM[0]AB[dd];W[ee])",
    "players behind the root": "(;SZ[9];PB[A]PW[B];B[ee](;W[ec])(;W[ce]))",
    "a comment that may be moves": "(;SZ[9];B[ee]C[hm;W[dd];B[cc](;W[aa])(;W[bb]))",
    "a variation too many": "(;SZ[9];B[ee](;W[ec])))",
    "a variation that does not end": "(;SZ[9];B[ee](;W[ec])(;W[ce])",
    "junk in a variation": "(;SZ[9];B[ee](;W[ec])(;W[ce] what))",
    "a game in a variation": "(;SZ[9];B[ee](;W[ec]))(;B[aa])",
    "setup after a move": "(;SZ[9];B[ee]AE[ee];W[dd])",
    "a move in the root": "(;SZ[9]B[ee];W[ec])",
    "two moves in a node": "(;SZ[9];B[ee]W[ec])",
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


@st.composite
def records(draw: st.DrawFn) -> str:
    """Draw a record on a small board with comments and variations; half of them have oddities."""
    odd = draw(st.booleans())

    def some(*usual: str, or_odd: tuple[str, ...] = ()) -> str:
        return draw(st.sampled_from(usual + or_odd * odd))

    def line(depth: int) -> str:
        nodes = []
        for _ in range(draw(st.integers(depth < 2, 6))):
            point = some("aa", "ba", "ca", "ab", "bb", "cb", "ac", "bc", "cc", "", "tt")
            move = some("B[@]", "W[@]", or_odd=("", "AB[@]", "B [@]")).replace("@", point)
            more = some(
                "", "", "C[a]", "C[[2d\\]: x]", "TB[aa][ab]", "C[\\\\]", or_odd=("C[;W[aa]",)
            )
            nodes.append(f";{move}{more}{some('', ' ', or_odd=('x',))}")
        branches = draw(st.integers(0, 3)) if depth else 0
        return "".join([*nodes, *(f"({line(depth - 1)})" for _ in range(branches))])

    begin = some("(", " (", or_odd=("x (",))
    size = some("SZ[3]", "SZ[3:4]", "SZ[4]")
    info = some(
        "", "PB[A]RE[B+R]", "PB[x\\]y]", "AP[foxwq]KM[375]", "TE[K]KO[5]", or_odd=("PB[A]PB[B]",)
    )
    stones = some("", "AB[aa][cc]", "AB[aa:bb]", or_odd=("AB[aa]AW[bb]", "AB[aa:cc]", "AB[aa][zz]"))
    end = some(")", ") ", or_odd=("", "))", ")(;SZ[3];B[aa])"))
    return f"{begin};{size}{info}{stones}{line(2)}{end}"


def positions(line: MainLine) -> list[list]:
    """Return everything that an index stores of a line."""
    games = numbered_changes((7, replayed) for replayed in replay_lines([line]))
    times = [array.tolist() for part in event_times_of(games) for array in part[1:]]
    return [*(each.tolist() for each in position_columns(games)), *times]


def expected(data: bytes) -> list[tuple]:
    trees = open_bytes(data).games
    return [(read_info(tree), positions(main_line(tree))) for tree in trees]


@for_each("text", PLAIN.values(), ids=PLAIN)
def test_a_plain_game_is_read_as_when_it_is_opened(text):
    data = text.encode()
    found = read_plain_game(data)
    assert found is not None
    assert [(found.info, positions(found.line))] == expected(data)


@examples(4)
@given(records())
def test_a_random_game_is_indexed_as_if_it_were_opened(text):
    data = text.encode()
    assert [(it.info, positions(it.line)) for it in read_games(data)] == expected(data)


@pytest.mark.parametrize(
    ("text", "only_moves"),
    [
        ("(;SZ[9];B[ee];W[ec])", True),
        ("(;SZ[9]AB[aa];W[ec])", True),
        ("(;SZ[9];B[ee](;W[ec])(;W[dd];C[x];B[cc]))", True),
        ("(;SZ[9];B[ee];C[x];W[ec])", False),
        ("(;SZ[9];B[ee];C[x](;W[ec])(;W[dd]))", False),
    ],
)
def test_it_is_known_whether_nodes_have_the_numbers_of_moves(text, only_moves):
    found = read_plain_game(text.encode())
    assert found is not None
    assert found.has_only_moves is only_moves


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


def test_a_file_of_many_games_takes_far_less_memory_than_all_their_nodes() -> None:
    game = "(;SZ[19]" + ";B[dd];W[];B[];W[pp]" * 60 + ")"
    data = (game * 40).encode("ascii")
    read_games(data)  # tables of the board stay in memory
    tracemalloc.start()
    try:
        read_games(data)
        _, for_index = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        trees = open_bytes(data, "").games
        lines = [main_line(tree) for tree in trees]
        _, with_all_nodes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [line.move_count for line in lines] == [240] * 40
    assert for_index < with_all_nodes / 2

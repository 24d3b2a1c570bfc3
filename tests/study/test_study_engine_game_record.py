"""Records of games against engines: copies from where a game goes on, and their turns."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour
from goboard_gui.record import Session
from goboard_gui.record.values.clocks import ClockReader
from goboard_gui.study.engine_game_record import game_from_position, turn_of
from tests.cases import for_each

BLACK, WHITE = Colour


def at(sgf: bytes, node: int) -> Session:
    session = Session(read_sgf(sgf).games[0])
    session.go_to(node)
    return session


@for_each(
    ("sgf", "node", "keep_times", "written"),
    [
        ("(;SZ[9])", 0, False, "(;SZ[9])"),
        ("(;SZ[9]RE[B+R];B[ee];W[cc])", 1, False, "(;SZ[9];B[ee])"),
        (
            "(;SZ[9];B[ee](;W[cc];B[gg])(;W[gc]C[here];B[aa]))",
            4,
            False,
            "(;SZ[9];B[ee];W[gc]C[here])",
        ),
        ("(;SZ[9];B[ee]BL[9]OB[3];W[cc]WL[8])", 2, True, "(;SZ[9];B[ee]BL[9]OB[3];W[cc]WL[8])"),
        ("(;SZ[9];B[ee]BL[9]OB[3];W[cc]WL[8])", 2, False, "(;SZ[9];B[ee];W[cc])"),
        # What follows decides who is to play, so that it has to be stated where it is cut off.
        ("(;SZ[9]PL[B];W[ee])", 0, False, "(;SZ[9]PL[W])"),
    ],
)
def test_a_copy_ends_at_the_cursor(sgf, node, keep_times, written):
    session = at(sgf.encode(), node)
    before = session.tree
    tree = game_from_position(session, {}, keep_times=keep_times)
    wanted = read_sgf(written.encode()).games[0]
    assert [tree.properties(node) for node in tree.preorder()] == [
        wanted.properties(node) for node in wanted.preorder()
    ]
    assert session.tree is before
    copy = Session(tree)
    copy.go_to(tree.main_line()[-1])
    assert (copy.board, copy.to_play) == (session.board, session.to_play)


@for_each(
    ("sgf", "node", "to_play", "seconds", "has_ended"),
    [
        ("(;SZ[9])", 0, BLACK, (None, None), False),
        ("(;SZ[9]HA[2]AB[cc][gg])", 0, WHITE, (None, None), False),
        ("(;SZ[9];B[ee]BL[50];W[cc]WL[40];B[gg]BL[30])", 2, BLACK, (50, 40), False),
        ("(;SZ[9];B[ee]BL[50];W[cc]WL[40];B[gg]BL[30])", 3, WHITE, (30, 40), False),
        ("(;SZ[9];B[];W[])", 2, BLACK, (None, None), True),
        ("(;SZ[9]RE[W+T];B[ee])", 1, WHITE, (None, None), True),
    ],
)
def test_a_turn_has_the_player_and_the_times_of_its_position(
    sgf, node, to_play, seconds, has_ended
):
    session = at(sgf.encode(), node)
    clocks = ClockReader(session.tree).clocks_at(session.tree, node)
    turn = turn_of(session, clocks)
    assert (turn.node, turn.board, turn.to_play) == (node, session.board, to_play)
    assert tuple(clock and clock.seconds for clock in turn.clocks) == seconds
    assert turn.has_ended is has_ended

"""What holds of points to be filled on any board, finished or not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, chains
from goboard_gui.go.score import Marking, ownership
from goboard_gui.study.teire import find_teire
from tests.go import games
from tests.go.diagrams import board, points

TO_BE_JOINED = """
    .X.OO
    XXX.O
    .XXXO
    XXOO.
    OOO..
"""


def test_a_chain_with_two_points_of_nobody_beside_it_is_joined_whoever_begins():
    for to_play in Colour:
        assert find_teire(board(TO_BE_JOINED), Marking(), to_play) == points("ed")


def test_an_answer_where_stones_were_taken_fills_no_territory():
    for to_play in Colour:
        assert find_teire(board("OO..X"), Marking(), to_play) == set()


def nearly(position: Board) -> st.SearchStrategy[Board]:
    """Return boards that differ from one that has points to be filled by a few stones."""
    changed = st.sampled_from(position.graph.points)
    return st.dictionaries(changed, st.none() | games.colours, max_size=3).map(position.with_stones)


@given(st.data())
def test_what_is_to_be_filled_is_empty_and_somebodys(data: st.DataObject):
    position = data.draw(nearly(board(TO_BE_JOINED)) | games.graphs.flatmap(games.boards))
    dead = [chain.points for chain in chains(position) if data.draw(st.booleans())]
    marking = Marking(frozenset().union(*dead))
    owners = ownership(position, marking)
    for point in find_teire(position, marking, data.draw(games.colours)):
        assert position[point] is None or point in marking.dead
        assert owners[point] is not None

from __future__ import annotations

import pytest

from goboard_gui.go import Colour, Size
from goboard_gui.go.hoshi import HandicapError
from goboard_gui.record import Property, Session, new_game
from tests.cases import for_each


def root(size, *args):
    tree = new_game(size, *args)
    return tree.node(tree.root)


@pytest.mark.parametrize(
    ("size", "value"), [(Size(19, 19), "19"), (Size(9, 13), "9:13"), (Size(52, 52), "52")], ids=str
)
def test_a_new_game_names_its_size(size, value):
    assert root(size).first_value("SZ") == value
    assert Session(new_game(size)).size == size


def test_a_new_game_is_a_game_of_go_in_ff_4():
    node = root(Size(19, 19))
    assert (node.first_value("GM"), node.first_value("FF")) == ("1", "4")
    assert node.first_value("AP").startswith("Goboard:")


@for_each("stones", range(2, 10))
def test_handicap_stones_are_on_the_board_and_white_begins(stones):
    session = Session(new_game(Size(19, 19), stones))
    assert list(session.board.stones().values()) == [Colour.BLACK] * stones
    assert session.tree.node(0).first_value("HA") == str(stones)
    assert session.to_play is Colour.WHITE


@pytest.mark.parametrize("stones", [0, 1])
def test_a_handicap_without_stones_is_an_empty_board_and_black_begins(stones):
    session = Session(new_game(Size(9, 9), stones))
    assert not session.board.stones()
    assert session.to_play is Colour.BLACK
    assert not session.tree.node(0).has_any_property("HA", "AB")


def test_a_handicap_without_a_place_is_refused():
    with pytest.raises(HandicapError):
        new_game(Size(5, 5), 2)


def test_what_is_known_of_the_game_is_kept():
    players = [Property("PB", ("Shusaku",)), Property("PW", ("Gennan",))]
    node = root(Size(19, 19), 0, players)
    assert (node.first_value("PB"), node.first_value("PW")) == ("Shusaku", "Gennan")

"""Rows, columns and lines of the moves in an index, compared with those of the records."""

from __future__ import annotations

from random import Random

import numpy as np

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki.move_places import MovePlaces, move_places
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.statistics.move_places import count_move_places
from goboard_gui.game_index.statistics.tables import PLACES, SHARES, move_place_rows
from goboard_gui.go import Colour, Size
from tests.cases import for_each

NINE = Size(9, 9)
GAMES = (
    "(;SZ[9]PB[Ann]PW[Bob];B[aa];W[bb];B[cc];W[];B[ii])",
    "(;SZ[9]PB[Bob]PW[Ann];B[aa];W[ee](;B[ea])(;B[ae]))",
    "(;SZ[19]PB[Ann]PW[Bob];B[pd])",
    "(;SZ[9]PB[Carol]PW[Ann]AB[cc];W[cc];B[ha];W[ha])",
    "(;SZ[9]PB[Bob])",
)


def summed(records, moves: int, colours: dict[str, tuple[Colour, ...]]) -> tuple[int, ...]:
    """Return the moves on each point, one record after another, with the colours that count."""
    counts = [
        move_places(read_sgf(record.encode()).games[0], moves, colours=colours[record]).counts
        for record in records
    ]
    return tuple(map(sum, zip(*counts, strict=True)))


@for_each("moves", [1, 2, 3, 99])
def test_an_index_has_the_moves_of_its_games_on_boards_of_one_size(index, moves):
    nine = [record for record in GAMES if "SZ[9]" in record]
    found = count_move_places(index(*GAMES), NINE, moves)
    assert found.counts == summed(nine, moves, dict.fromkeys(nine, tuple(Colour)))
    assert (found.size, found.games) == (NINE, 4)


def test_of_a_player_only_own_moves_count(index):
    opened = index(*GAMES)
    ann = {GAMES[0]: (Colour.BLACK,), GAMES[1]: (Colour.WHITE,), GAMES[3]: (Colour.WHITE,)}
    found = count_move_places(opened, NINE, 99, player="ann")
    assert (found.games, found.counts) == (3, summed(ann, 99, ann))
    black = count_move_places(opened, NINE, 99, player="ann", colours=[Colour.BLACK])
    assert (black.games, black.counts) == (1, summed(GAMES[:1], 99, ann))
    assert count_move_places(opened, NINE, 99, player="nobody").moves == 0


def test_only_the_chosen_games_count(index):
    opened = index(*GAMES)
    everything = np.flatnonzero(opened.game_mask(Filter())).tolist()
    first = count_move_places(opened, NINE, 99, games=everything[:1])
    assert (first.games, first.moves) == (1, 4)
    filtered = count_move_places(opened, NINE, 99, game_filter=Filter(player="carol"))
    assert (filtered.games, filtered.rows()[-1]) == (1, 2)


def test_what_was_added_after_the_games_of_a_mask_does_not_count(index):
    opened = index(*GAMES)
    masks = {colour: np.array([True]) for colour in Colour}
    found = opened.count_moves(NINE, 99, masks)
    assert tuple(found) == summed(GAMES[:1], 99, {GAMES[0]: tuple(Colour)})


def test_random_games_in_any_orientation_are_counted_as_they_were_recorded(index):
    random = Random(7)
    letters = "abcdefghi"
    records = [
        "(;SZ[9]"
        + "".join(
            f";{'BW'[number % 2]}[{random.choice(letters)}{random.choice(letters)}]"
            for number in range(40)
        )
        + ")"
        for _ in range(20)
    ]
    found = count_move_places(index(*records), NINE, 25)
    assert found.counts == summed(records, 25, dict.fromkeys(records, tuple(Colour)))


def test_the_table_has_counts_and_shares_and_ends_lines_at_the_middle():
    places = MovePlaces(Size(3, 2), 1, (3, 0, 0, 0, 0, 1))
    assert move_place_rows(places) == [
        ["place", *(f"{it}_{cell}" for it in PLACES for cell in ("moves", "share"))],
        [1, 1, 0.25, 3, 0.75, 4, 1.0],
        [2, 3, 0.75, 0, 0.0, None, None],
        [3, None, None, 1, 0.25, None, None],
    ]
    assert {"row_share", "column_share", "line_share"} <= SHARES
    assert move_place_rows(MovePlaces(Size(1, 1), 0, (0,)))[1] == [1, 0, None, 0, None, 0, None]

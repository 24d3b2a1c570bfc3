"""Copies of games for a collection of a million; no file is written here."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))

import million_games
from million_games import COPIES, Game, illegal_moves, parsed, text_of, with_changed_move

from goboard_gui.files.sgf.reading import read_sgf

RECORD = "(;GM[1]SZ[19]PB[Ann]BR[2d]PW[Ben]WR[9d]RE[W+R];B[aa];W[ba];B[];W[ab];B[aa])"


def random_game(seed: int) -> Game:
    """Return a game in a corner, with captures and illegal moves."""
    random = Random(seed)
    corner = [column + "abcde"[row] for column in "abcde" for row in range(5)]
    moves = "".join(f";{'BW'[number % 2]}[{random.choice(corner)}]" for number in range(60))
    return parsed("a.sgf", f"(;SZ[19]{moves})".encode())


def moves_of(data: bytes) -> list:
    tree = read_sgf(data).games[0]
    return [tree.properties(node)[0] for node in tree.main_line()[1:]]


def test_the_first_view_has_the_text_of_the_record():
    assert text_of(parsed("a.sgf", RECORD.encode()), 0) == f"{RECORD}\n".encode()


def test_copies_are_in_all_views_and_colours():
    game = parsed("a.sgf", RECORD.encode())
    texts = [text_of(game, copy) for copy in range(COPIES)]
    assert len(set(texts)) == 16
    assert texts[16:] == texts[:4]
    [swapped] = {text for text in texts if b";W[aa];B[ba];W[];B[ab]" in text}
    assert b"PW[Ann]WR[2d]PB[Ben]BR[9d]RE[B+R]" in swapped


@pytest.mark.parametrize("seed", range(3))
def test_each_copy_has_another_move_changed_and_can_be_replayed(seed):
    game, changed = random_game(seed), set()
    for copy in range(COPIES):
        other = with_changed_move(game, copy)
        pairs = zip(game.moves, other.moves, strict=True)
        [place] = [place for place, (before, after) in enumerate(pairs) if before != after]
        assert game.moves[place] & 1 == other.moves[place] & 1
        assert other.moves[place] >> 1 not in {move >> 1 for move in game.moves}
        assert illegal_moves(other.moves) <= game.illegal
        assert len(moves_of(text_of(other, copy))) == len(game.moves)
        changed.add(place)
    assert len(changed) > COPIES // 2


@pytest.mark.parametrize(
    "record", ["(;SZ[9];B[aa])", "(;SZ[19];B[aa](;W[bb])(;W[cc]))", "(;SZ[19]AB[aa];B[bb]"]
)
def test_whatever_is_not_a_plain_game_is_refused(record):
    with pytest.raises(ValueError, match=r"a\.sgf"):
        parsed("a.sgf", record.encode())


def test_illegal_moves_are_those_on_stones_and_suicides():
    game = parsed("a.sgf", b"(;SZ[19];B[ab];W[ee];B[ba];W[aa];B[ee];W[ff])")
    assert game.illegal == 2
    assert million_games.nearest_points(0)[:3] == [0, 1, 19]

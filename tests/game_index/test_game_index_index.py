from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.results import Continuation
from goboard_gui.go import Board, Colour, Graph, Point, Size, Symmetry
from tests.corpus import material_data, material_files
from tests.examples import examples
from tests.fuseki.brute_force import TURNS, seen
from tests.game_index.index_errors import raises_code
from tests.game_index.scanner import Place, built, facts_of, games_of, scan, stands

SIZES = ((1, 1), (2, 2), (3, 3), (3, 2), (2, 3), (1, 4), (4, 4))


def record(random: Random) -> str:
    """Return a record with captures, passes, stones on stones, setup, and now and then no root."""
    width, height = random.choice(SIZES)
    result = random.choice(("", "RE[B+R]", "RE[W+2.5]", "RE[Draw]"))

    def point() -> str:
        return "abcd"[random.randrange(width)] + "abcd"[random.randrange(height)]

    setup = f"AB[{point()}]" if random.random() < 0.2 else ""
    text = f"(;SZ[{width}:{height}]{result}{setup}"
    for number in range(random.randrange(12)):
        colour = "BW"[number % 2] if random.random() < 0.9 else "B"
        value = "" if random.random() < 0.1 else point()
        if random.random() < 0.05:
            text += f";AW[{point()}]AE[{point()}]"
        text += f";{colour}[{value}]" + random.choice(("", "", "", "C[so]", "C[a\\]]"))
    return text + random.choice(("", "", f"(;B[{point()}])(;W[{point()}])")) + ")"


@examples(0.5)
@given(st.integers(0, 1 << 32), st.booleans())
def test_every_position_is_found_where_the_obvious_scanner_finds_it(seed, swapping):
    random = Random(seed)
    views = random.choice([list(TURNS), ["id"], ["id", "r90", "r180", "r270"], ["mh", "id", "ta"]])
    with TemporaryDirectory() as folder:
        for number in range(random.randint(1, 5)):
            text = "".join(record(random) for _ in range(random.choice((1, 1, 2))))
            Path(folder, f"{number}.sgf").write_text(text)
        games = [game for file in sorted(Path(folder).iterdir()) for game in games_of(file)]
        built(Path(folder, ".index"), Path(folder))
        with closing(Index(Path(folder, ".index"))) as index:
            board = random.choice(random.choice(games).boards)
            board = seen(board, random.choice(list(TURNS)), swap=random.random() < 0.5)
            compare(index, games, board, views, swapping=swapping)


def compare(index, games, board, views, *, swapping):
    expected = scan(games, board, views, swapping=swapping)
    found = index.find(Query(board, views=frozenset(map(Symmetry, views)), swapping=swapping))
    hits = {}
    for hit in found.hits():
        facts = facts_of(index, hit)
        hits[Place(facts.path, facts.place, hit.moves)] = hit
        assert stands(index, hit, board)
    assert hits.keys() == expected.places.keys()
    assert found.occurrences == len(hits)
    assert found.game_count == len({place[:2] for place in hits}) == len(found.games)
    for place, (fitting, swapped) in expected.places.items():
        assert hits[place].view.value in fitting
        assert hits[place].colours_swapped == swapped
    continuations = {
        (it.point and tuple(it.point), it.colour): (it.games, it.black_wins, it.white_wins)
        for it in found.continuations
    }
    assert continuations == expected.continuations
    counts = [it.games for it in found.continuations]
    assert counts == sorted(counts, reverse=True)


def test_what_follows_is_told_as_the_position_that_was_asked_for_lies(index):
    asked = Board.from_rows("...", "...", "X..")
    found = index(
        "(;SZ[3]RE[B+R];B[ca];W[cc])",  # as asked for, turned half round
        "(;SZ[3]RE[B+R];B[ac];W[ca])",
        "(;SZ[3]RE[B+R];W[aa];B[bb])",  # with colours exchanged
    ).find(Query(asked))
    assert found.continuations == (
        Continuation(Point(2, 0), Colour.WHITE, 1, 1, 0),
        # The corners beside the stone are alike: the upper one is told.
        Continuation(Point(0, 0), Colour.WHITE, 1, 1, 0),
        Continuation(Point(1, 1), Colour.WHITE, 1, 0, 1),
    )


def test_what_follows_again_and_again_in_a_game_counts_once(index):
    found = index("(;SZ[3];B[];W[];B[];W[];B[];W[])").find(Query(Board.empty(Size(3, 3))))
    assert found.occurrences == 7
    assert found.continuations == (
        Continuation(None, Colour.BLACK, 1, 0, 0),
        Continuation(None, Colour.WHITE, 1, 0, 0),
    )


def test_a_board_without_edges_is_not_asked_for(index):
    with pytest.raises(ValueError, match="rectangles"):
        index("(;SZ[3];B[bb])").find(Query(Board.empty(Graph.torus(Size(3, 3)))))


def test_a_folder_without_an_index_is_told_from_an_empty_one(tmp_path, index):
    with raises_code(IndexErrorCode.MISSING, "no collection index"):
        Index(tmp_path)
    opened = index()
    assert len(opened) == 0
    assert opened.find(Query(Board.empty(Size(19, 19)))).continuations == ()


@pytest.mark.corpus
def test_real_games_are_found_where_the_obvious_scanner_finds_them(tmp_path):
    files = material_files("corpus", "games", "ai-events")[:60]
    for file in files:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    games = [game for file in sorted(tmp_path.iterdir()) for game in games_of(file)]
    built(tmp_path / ".index", tmp_path)
    queries = material_data("spec", "pattern_queries.json")["queries"]
    asked = [query["stones"] for query in queries if query["kind"] == "whole"]
    with closing(Index(tmp_path / ".index")) as opened:
        for stones in ({}, *asked):
            board = Board.empty(Size(19, 19)).with_stones(
                {
                    Point(ord(name[0]) - 97, ord(name[1]) - 97): Colour("XO".index(sign) + 1)
                    for name, sign in stones.items()
                }
            )
            compare(opened, games, board, list(TURNS), swapping=True)
        compare(opened, games, games[7].boards[9], list(TURNS), swapping=True)

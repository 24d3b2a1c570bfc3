from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.fuseki.collection import building, regions
from goboard_gui.fuseki.collection.searching import Index
from goboard_gui.go import Symmetry
from tests.fuseki.brute_force import TURNS
from tests.fuseki.region_scanner import random_record, random_region, scan, with_last
from tests.fuseki.scanner import built, games_of

SIZES = ((2, 2), (3, 2), (2, 3), (3, 3), (4, 4), (5, 4), (4, 5))
VIEWS = (list(TURNS), list(TURNS), ["id"], ["id", "r90", "r180", "r270"], ["mh", "td", "ta"])


@settings(max_examples=150)
@given(st.integers(0, 1 << 32), st.booleans(), st.booleans())
def test_every_region_is_found_where_the_obvious_scanner_finds_it(seed, swapping, asks_last):
    random = Random(seed)
    sizes = random.sample(SIZES, random.choice((1, 1, 2)))
    with TemporaryDirectory() as name, _small_pieces(random):
        folder = Path(name)
        for number in range(random.randint(1, 8)):
            text = random_record(random, random.choice(sizes))
            (folder / f"{number}.sgf").write_text(text)
        built(folder / ".index", folder)
        if random.random() < 0.3 and number:
            (folder / "0.sgf").unlink()
            built(folder / ".index", folder)
        games = [game for file in sorted(folder.glob("*.sgf")) for game in games_of(file)]
        with closing(Index(folder / ".index")) as index:
            for _ in range(4):
                region = random_region(random, games)
                region = with_last(random, region) if asks_last else region
                compare(index, games, region, random.choice(VIEWS), swapping=swapping)


def _small_pieces(random: Random):
    """Write and search in pieces that are small enough for there to be several."""
    if random.random() < 0.5:
        return mock.patch.multiple(building, BATCH_POSITIONS=30, _AT_ONCE=2, _MOST=2)
    return mock.patch.multiple(regions, _PAIRS=7, _CANDIDATES=2)


def compare(index, games, region, views, *, swapping):
    expected = scan(games, region, views, swapping=swapping)
    found = index.find_region(region, [Symmetry(view) for view in views], swapping=swapping)
    hits = list(found.hits())
    assert hits == sorted(hits, key=lambda hit: hit[:2])
    places = {}
    for hit in hits:
        facts = index.facts(hit)
        lying = (hit.view.value, hit.colours_swapped, hit.right, hit.down)
        places.setdefault((facts.path, facts.place, hit.moves), []).append(lying)
    wanted = {}
    for hit in expected.hits:
        wanted.setdefault(hit[:3], []).append({it[:4] for it in hit.alike})
    assert places.keys() == wanted.keys()
    for place, found_there in places.items():
        assert len(found_there) == len(wanted[place])
        assert all(any(lying in alike for lying in found_there) for alike in wanted[place])
    assert found.occurrences == len(hits)
    assert found.game_count == len(found.games) == len({place[:2] for place in places})
    assert [hit for game in found.games.tolist() for hit in found.hits_in(game)] == hits
    continuations = {
        (it.point, it.colour): (it.games, it.black_wins, it.white_wins)
        for it in found.continuations
    }
    assert continuations == expected.continuations
    counts = [it.games for it in found.continuations]
    assert counts == sorted(counts, reverse=True)

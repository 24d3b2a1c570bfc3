from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.opening import open_bytes, open_path
from goboard_gui.game_index import variations
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.game_nodes import game_nodes
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.reading import read_plain_game
from goboard_gui.game_index.variations import step_places, variation_lines
from goboard_gui.go import Board, Crop, Size, Symmetry
from tests.cases import for_each
from tests.examples import examples
from tests.fuseki.brute_force import TURNS
from tests.game_index.index_errors import raises_code
from tests.game_index.region_scanner import random_region
from tests.game_index.scanner import facts_of, small_segments
from tests.game_index.variation_scanner import forests_of, random_tree, scan

SIZES = ((2, 2), (3, 2), (3, 3), (4, 3), (5, 5))


def built_with_variations(index: Path, *games: Path) -> None:
    for _ in build(index, games, variations=True):
        pass


@examples(0.8)
@given(st.integers(0, 1 << 32), st.booleans())
def test_every_node_is_found_where_the_obvious_scanner_finds_it(seed, swapping):
    random = Random(seed)
    sizes = random.sample(SIZES, random.choice((1, 1, 2)))
    with (
        TemporaryDirectory() as name,
        mock.patch.object(variations, "LAST_MOVE", random.choice((8, 100))),
    ):
        folder = Path(name)
        for number in range(random.randint(1, 4)):
            text = random_tree(random, random.choice(sizes))
            (folder / f"{number}.sgf").write_text(text)
        built_with_variations(folder / ".index", folder)
        forests = [each for file in sorted(folder.glob("*.sgf")) for each in forests_of(file)]
        views = random.choice((list(TURNS), ["id"], ["mh", "td"]))
        with closing(Index(folder / ".index")) as index:
            for _ in range(6):
                region = random_region(random, [each.game for each in forests])
                if random.random() < 0.4:
                    positions = random.choice(forests).positions
                    board = random.choice(positions).board if positions else region.board
                    region = Query(board)
                compare(index, forests, region, views, swapping=swapping)


def compare(index, forests, region, views, *, swapping):
    chosen = frozenset(map(Symmetry, views))
    query = Query(
        region.board, region.crop, region.ignoring, region.anchor, views=chosen, swapping=swapping
    )
    expected = scan(forests, query, views, swapping=swapping)
    found = index.find(query)
    hits: dict = {}
    for hit in found.hits():
        facts = facts_of(index, hit)
        hits.setdefault((facts.path, facts.place), []).append((hit.node, hit.moves))
        tree = open_path(facts.path).games[facts.place]
        node = query.locate_hit(hit, tree)
        assert node is not None
        assert node in tree.main_line() or not hit.is_main_line
    assert {key: sorted(there, key=str) for key, there in hits.items()} == {
        key: sorted(there, key=str) for key, there in expected.hits.items()
    }
    assert found.occurrences == sum(map(len, hits.values()))
    assert found.game_count == len(found.games) == len(hits)
    by_game = [found.hits_in(game) for game in found.games.tolist()]
    assert [hit for there in by_game for hit in there] == list(found.hits())
    assert found.first_hit_moves.tolist() == [there[0].moves for there in by_game]
    continuations = {
        (it.point, it.colour): (it.games, it.black_wins, it.white_wins)
        for it in found.continuations
    }
    assert continuations == expected.continuations
    assert found.wins == expected.wins
    assert found.ended_game_count == expected.ended


TREE = "(;SZ[5]RE[W+R];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ea])))"


def found(folder: Path, *stones: str) -> list[tuple[str, int | None]]:
    """Return the files and nodes where a position stands as it lies."""
    board = Board.from_rows(*stones)
    with closing(Index(folder)) as index:
        assert index.has_variations
        query = Query(board, views=frozenset({Symmetry.IDENTITY}), swapping=False)
        return [(facts_of(index, hit).path.name, hit.node) for hit in index.find(query).hits()]


BRANCH = "X....", ".....", ".....", "...O.", "....."


def test_updates_keep_the_setting_and_follow_changed_files(tmp_path):
    games, index = tmp_path / "games", tmp_path / "index"
    games.mkdir()
    for name in "ab":
        (games / f"{name}.sgf").write_text(TREE)
    built_with_variations(index, games)
    assert found(index, *BRANCH) == [("a.sgf", 4), ("b.sgf", 4)]
    (games / "a.sgf").write_text(TREE.replace("[dd]", "[de]"))
    (games / "c.sgf").write_text(TREE)
    for _ in build(index):
        pass
    assert found(index, *BRANCH) == [("b.sgf", 4), ("c.sgf", 4)]
    with closing(Index(index)) as opened:
        assert len(opened) == 3


def test_merged_files_of_positions_keep_variations(tmp_path):
    index = tmp_path / "index"
    with small_segments(1, most=2):
        for number in range(6):
            (tmp_path / f"{number}.sgf").write_text(TREE)
        (tmp_path / "0.sgf").touch()
        built_with_variations(index, tmp_path)
        (tmp_path / "0.sgf").unlink()
        for _ in build(index):
            pass
    assert found(index, *BRANCH) == [(f"{number}.sgf", 4) for number in range(1, 6)]
    with closing(Index(index)) as opened:
        region = Query(Board.from_rows(*BRANCH), Crop(2, 2, 4, 4))
        assert opened.find(region).game_count == 5


def test_the_other_setting_builds_the_index_anew(tmp_path):
    (tmp_path / "a.sgf").write_text(TREE)
    index = tmp_path / "index"
    for every_node in (False, True, False):
        list(build(index, [tmp_path], variations=every_node))
        with closing(Index(index)) as opened:
            assert opened.has_variations is every_node
            assert opened.find(Query(Board.from_rows(*BRANCH))).game_count == every_node


def test_damaged_variations_are_found_and_read_again(tmp_path):
    (tmp_path / "a.sgf").write_text(TREE)
    index = tmp_path / "index"
    built_with_variations(index, tmp_path)
    [file] = index.rglob("*.variations")
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    damaged: list[int] = []
    for _ in build(index, thorough=True, report_damaged_games=damaged.append):
        pass
    assert damaged == [1]
    assert found(index, *BRANCH) == [("a.sgf", 4)]


@pytest.mark.parametrize("content", [b"", b"nothing of the kind", None])
def test_an_index_without_its_variations_is_damaged(tmp_path, content):
    (tmp_path / "a.sgf").write_text(TREE)
    index = tmp_path / "index"
    built_with_variations(index, tmp_path)
    [file] = index.rglob("*.variations")
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    with (
        raises_code(IndexErrorCode.DAMAGED, "goboard-positions|variations"),
        closing(Index(index)) as opened,
    ):
        list(opened.find(Query(Board.from_rows(*BRANCH))).hits())


@for_each(
    "text",
    [
        "(;SZ[5]C[a];B[aa](;W[bb];B[cc])(;W[dd]C[(;x[ee\\])](;B[ee])(;B[])))",
        "(;SZ[5];B[aa](;C[first]W[bb])(;W[ba];B[bb];W[ab];B[aa]))",
        "(;SZ[5](;B[aa];W[aa](;B[aa])(;W[ab]))(;W[aa])) ",
        "(;SZ[5];B[aa] ( ;W[bb] ) ( ;LB[aa:1][bb:2]TR[cc] ; W[cc] (;B[dd])(;B[de])))",
    ],
)
def test_the_fast_reader_reads_what_the_full_reader_reads(text):
    [plain] = [read_plain_game(text.encode(), variations=True)]
    [tree] = open_bytes(text.encode(), "a.sgf").games
    nodes = game_nodes(tree)
    assert plain is not None
    assert nodes is not None
    expected = variation_lines(Size(5, 5), nodes)
    assert list(map(_steps, plain.variations)) == list(map(_steps, expected))


def _steps(line: variations.VariationLine) -> list[tuple[int, int, int, set[int]]]:
    """Return the node, move number, kind and other stones of each step of a line."""
    places, found = step_places(line), []
    for item in line.stream.tolist():
        if item < variations.OTHER_STONE:
            number = len(found)
            found.append((int(places.nodes[number]), int(places.moves[number]), item, set()))
        else:
            found[-1][3].symmetric_difference_update({item})
    return found


@for_each(
    "text",
    [
        "(;SZ[5];B[aa](;W[bb])(;W[dd])",
        "(;SZ[5];B[aa](;W[bb])(;W[dd])))",
        "(;SZ[5];B[aa](;W[bb])(;AW[dd]))",
        "(;SZ[5];B[aa](;W[bb])(;AW [dd]))",
        "(;SZ[5]AB[cc];W[aa](;B[bb])(;B[dd]))",
        "(;SZ[5];B[aa]C[x;W[bb](;W[dd])(;W[cc]))",
        "(;SZ[5];B[aa](;W[bb])(;W[zz]))",
        "(;SZ[5];B[aa](;W[bb])(;W[dd]B[ee]))",
        "(;SZ[5];B[aa](;W[bb])(;W[dd] what))",
        "(;SZ[5];B[aa](;W[bb])(;W[dd]))(;SZ[5];B[bb])",
    ],
)
def test_the_fast_reader_leaves_everything_odd_to_the_full_reader(text):
    assert read_plain_game(text.encode(), variations=True) is None

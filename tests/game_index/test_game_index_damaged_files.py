"""Whatever is in the files of an index, it answers correctly or says that it can't be used."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from contextlib import closing
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.duplicates import find_duplicates
from goboard_gui.game_index.errors import IndexErrorCode, translate_damage_errors
from goboard_gui.game_index.export import GameExport
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.game_index.query import Query
from goboard_gui.go import Board, Crop, Graph, OffBoardError, Size
from tests.cases import for_each
from tests.examples import examples
from tests.game_index.damage import KNIGHT, QUERIES, answers, build_games, cut, damaged_copy, flip
from tests.game_index.index_errors import raises_code

REGION, POSITION = QUERIES["corner"], QUERIES["position"]
PROPERTIES = ("game_count", "games", "first_hit_moves", "continuations", "wins", "ended_game_count")


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return build_games(tmp_path_factory.mktemp("collection"))


@pytest.fixture(scope="module")
def intact(index):
    found = answers(index)
    assert not any(isinstance(answer, IndexErrorCode) for answer in found.values())
    return found


@examples(0.3)
@given(st.integers(0, 1 << 32))
def test_a_file_that_is_cut_gives_the_same_answers_or_an_error(index, intact, seed):
    damaged_copy(index, index.with_name("cut"), Random(seed), cut)
    for name, answer in answers(index.with_name("cut")).items():
        assert answer in (intact[name], IndexErrorCode.DAMAGED), name


@examples(0.3)
@given(st.integers(0, 1 << 32))
def test_a_file_with_other_bits_gives_answers_or_an_error(index, seed):
    """Other values of the right kind are only noticed by their checksum, in a thorough build."""
    copy = index.with_name("flipped")
    damaged_copy(index, copy, Random(seed), flip)
    assert IndexErrorCode.OUT_OF_RESOURCES not in answers(copy).values()
    list(build(copy, [index.with_name("games")], thorough=True))
    assert not any(isinstance(answer, IndexErrorCode) for answer in answers(copy).values())


@for_each(
    ("statement", "failing"),
    [
        ("UPDATE games SET winner = 7 WHERE id = 1", "list"),
        ("UPDATE games SET black = x'80' WHERE id = 1", "statistics: players"),
        ("UPDATE games SET event = x'80'", "statistics: events"),
        ("UPDATE games SET day = '1e+3000'", "statistics: months"),
        ("UPDATE games SET width = 'wide'", "sizes"),
        ("UPDATE files SET path = 7 WHERE id = 1", "files"),
        ("UPDATE files SET path = x'6100' WHERE id = 1", "list"),
        ("UPDATE files SET error = x'07' WHERE id = 1", "files"),
        ("UPDATE folders SET path = 'text'", "changes"),
        ("UPDATE outcomes SET bytes = x'0107'", "search: position"),
        ("UPDATE outcomes SET bytes = 'text'", "games"),
        ("UPDATE outcomes SET bytes = x'01'", "search: corner"),
        ("UPDATE segments SET positions = 'many'", "search: position"),
    ],
)
def test_values_that_no_build_writes_are_damage_and_mended(index, statement, failing):
    copy = index.with_name("changed")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(index, copy)
    with closing(sqlite3.connect(copy / DATABASE, isolation_level=None)) as database:
        database.execute(statement)
    assert answers(copy, failing) == {failing: IndexErrorCode.DAMAGED}
    list(build(copy, [index.with_name("games")]))
    assert not isinstance(answers(copy, failing)[failing], IndexErrorCode)


def other_path(file):
    """Change a path in the table of files or in the index over it, but not in both."""
    data = file.read_bytes()
    assert data.count(b"none.sgf") == 2
    file.write_bytes(data.replace(b"none.sgf", b"gone.sgf", 1))


def other_column(file):
    """Rename a column of the table of games."""
    data = file.read_bytes()
    assert data.count(b"black_rank TEXT") == 1
    file.write_bytes(data.replace(b"black_rank TEXT", b"blank_rank TEXT"))


def invalid_text(file):
    """Store a result that is not UTF-8."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("UPDATE games SET result = CAST(x'57FF' AS TEXT) WHERE id = 1")


@for_each("damage", [other_path, other_column, invalid_text])
def test_a_thorough_build_replaces_a_database_in_which_one_part_contradicts_another(index, damage):
    copy, kept = index.with_name("contradicting"), []
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(index, copy)
    damage(copy / DATABASE)
    games = index.with_name("games")
    list(build(copy, [games], thorough=True, report_damaged_index=kept.append))
    assert len(kept) == 1
    assert not any(isinstance(answer, IndexErrorCode) for answer in answers(copy).values())


@for_each("query", [POSITION, REGION])
@for_each(
    ("error", "code"),
    [
        (OSError(errno.EIO, "Input/output error"), IndexErrorCode.OUT_OF_RESOURCES),
        (MemoryError(), IndexErrorCode.OUT_OF_RESOURCES),
        (IndexError("out of bounds"), IndexErrorCode.DAMAGED),
    ],
)
def test_what_is_computed_later_fails_with_the_same_error(index, query, error, code):
    def fail(*_args, **_kwargs):
        raise error

    with closing(Index(index)) as opened:
        for name in PROPERTIES:
            result = opened.find(query)
            with pytest.MonkeyPatch.context() as patch:
                for function in ("flatnonzero", "count_nonzero", "bincount", "sort", "ones"):
                    patch.setattr(np, function, fail)
                with raises_code(code):
                    getattr(result, name)
        result = opened.find(query)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(result), "_hit", fail)
            for use in (lambda: list(result.hits()), lambda: result.hits_in(0)):
                with raises_code(code):
                    use()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("goboard_gui.game_index.segments.Segment.find_entries", fail)
            patch.setattr("goboard_gui.game_index.region_search.search.placement_batches", fail)
            patch.setattr("goboard_gui.game_index.index.canonical_moves", fail)
            for use in (lambda: opened.find(query), lambda: find_duplicates(opened)):
                with raises_code(code):
                    use()


def test_a_wrong_argument_is_not_damage(index):
    with closing(Index(index)) as opened:
        for board in (
            Board.empty(Graph.torus(Size(9, 9))),
            Board.empty(Graph.moebius_strip(Size(9, 9))),
        ):
            with pytest.raises(ValueError, match="only rectangles"):
                opened.find(Query(board))
        with pytest.raises(OffBoardError):
            opened.find(Query(KNIGHT, Crop(5, 5, 9, 9)))
        with pytest.raises(TypeError):
            opened.find(Query(KNIGHT, views=["id"]))
        for query in (POSITION, REGION):
            result = opened.find(query)
            with pytest.raises(TypeError):
                list(result.hits("first"))
            with pytest.raises(TypeError):
                result.hits_in("game")
            with pytest.raises(ValueError, match="a mask of other games"):
                result.restrict_to_games(np.ones(3, bool))
        with pytest.raises(AttributeError):
            opened.game_mask("ann")
        with pytest.raises(KeyError):
            opened.canonical_moves_of([99])
        with pytest.raises(IndexError):
            opened.games.query("SELECT 1")[2]
        assert len(opened.find(POSITION).restrict_to_games(opened.game_mask(Filter())).games) > 0


def test_a_game_that_is_gone_from_its_file_is_not_damage(index, tmp_path):
    with closing(Index(index)) as opened:
        [facts] = opened.games.game_facts([0])
    export = GameExport()
    list(export.read_games([facts._replace(place=3)]))
    assert [type(failure).__name__ for failure in export.failures] == ["MissingGameError"]


def test_errors_of_the_program_are_not_damage(tmp_path):
    for error in (AttributeError("typo"), AssertionError(), RuntimeError()):
        with pytest.raises(type(error)), translate_damage_errors(tmp_path, "file"):
            raise error

from __future__ import annotations

import pytest

from tests.fuseki.records import APR2912

OPENING = "(;SZ[9];B[cc];W[gc];B[cg];W[gd])"
TURNED = "(;SZ[9];B[gc];W[gg];B[dc];W[fg];B[ee])"
"""The same turned clockwise, but for the third move, and with one more."""


@pytest.fixture
def same(goboard, record):
    def run(first: str | bytes, second: str | bytes, *options):
        return goboard("same", record(first, "a.sgf"), record(second, "b.sgf"), *options)

    return run


@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        pytest.param(
            OPENING,
            OPENING,
            [
                "The same: A under id is B",
                "Park's conditions: 1 (equal)",
                "Symmetries of A: id",
            ],
            id="equal",
        ),
        pytest.param(
            "(;SZ[9];B[ee];W[ec])",
            "(;SZ[9];W[ee];B[ge])",
            [
                "The same: A under r90 with colours swapped is B",
                "Park's conditions with colours swapped: 2 (rotated), 3 (mirrored in a diagonal)",
                "Symmetries of A: id mh",
            ],
            id="turned, colours exchanged",
        ),
        pytest.param(
            "(;SZ[9];B[cc];W[gd])",
            "(;SZ[9];B[gc];W[cd])",
            [
                "The same: A under mh is B",
                "Park's conditions: none, only mirrored left-right or top-bottom",
                "Symmetries of A: id",
            ],
            id="mirrored",
        ),
        pytest.param(
            OPENING,
            TURNED,
            [
                "Different: A under r90 is closest to B; 3 points differ",
                "They diverge at move 3",
                "Differing points, in the orientation and colours of A:",
                "  empty in A, Black in B: E5, C4",
                "  Black in A, empty in B: C3",
                "Symmetries of A: id",
            ],
            id="different",
        ),
        pytest.param(
            "(;SZ[9]AB[cc][ce];W[gc])",
            "(;SZ[9]AB[cc]AW[ce];W[gc])",
            [
                "Different: A under id is closest to B; 1 point differs",
                "They diverge at the start",
                "Differing points, in the orientation and colours of A:",
                "  Black in A, White in B: C5",
                "Symmetries of A: id",
            ],
            id="different from the start",
        ),
        pytest.param(
            "(;SZ[9])",
            "(;SZ[19:13])",
            [
                "Different: A has a 9×9 board, B a 19×13 board",
                "Symmetries of A: id r90 r180 r270 mh mv td ta",
            ],
            id="boards of two sizes",
        ),
    ],
)
def test_what_is_told(same, first, second, lines):
    result = same(first, second)
    assert result.lines == lines
    assert result.status == (0 if lines[0].startswith("The same") else 1)
    assert result.err == ""


@pytest.mark.parametrize(
    ("first", "second", "facts"),
    [
        pytest.param(
            OPENING,
            TURNED,
            {
                "same": False,
                "view": "r90",
                "colours_swapped": False,
                "conditions": [],
                "stabiliser": ["id"],
                "parted_at": 3,
                "differing": [[4, 4], [2, 5], [2, 6]],
            },
            id="different",
        ),
        pytest.param(
            "(;SZ[9];B[ee];W[ec])",
            "(;SZ[9];W[ee];B[ge])",
            {
                "same": True,
                "view": "r90",
                "colours_swapped": True,
                "conditions": [2, 3],
                "stabiliser": ["id", "mh"],
                "parted_at": None,
                "differing": [],
            },
            id="turned, colours exchanged",
        ),
        pytest.param(
            "(;SZ[9];B[aa])",
            "(;SZ[19];B[aa])",
            {
                "same": False,
                "view": None,
                "colours_swapped": False,
                "conditions": [],
                "stabiliser": ["id", "td"],
                "parted_at": None,
                "differing": [],
            },
            id="boards of two sizes",
        ),
        pytest.param(
            "(;SZ[19:13];B[aa])",
            "(;SZ[13:19];B[ma])",
            {
                "same": True,
                "view": "r90",
                "colours_swapped": False,
                "conditions": [2],
                "stabiliser": ["id"],
                "parted_at": None,
                "differing": [],
            },
            id="a board on its side",
        ),
    ],
)
def test_json_has_all_of_it(same, first, second, facts):
    result = same(first, second, "--json")
    assert result.json == facts
    assert result.status == (0 if facts["same"] else 1)


@pytest.mark.parametrize(("moves", "status"), [(0, 0), (2, 0), (3, 1), (99, 1)])
def test_only_so_many_moves_count(same, moves, status):
    assert same(OPENING, TURNED, "--moves", moves).status == status


def test_every_view_of_a_record_is_found(goboard, record):
    path = record(APR2912)
    for view in ("id", "r90", "r180", "r270", "mh", "mv", "td", "ta"):
        turned = record(goboard("turn", path, "--view", view).out, "turned.sgf")
        result = goboard("same", path, turned, "--json")
        assert (result.status, result.json["view"]) == (0, view)


def test_points_are_named_in_the_notation(same):
    lines = same(OPENING, TURNED, "--notation", "tengen-squares").lines
    assert lines[3] == "  empty in A, Black in B: C, W2.1"


def test_of_many_points_the_first_are_named(same):
    result = same("(;SZ[9]AB[aa:ii])", "(;SZ[9])")
    assert result.lines[3].startswith("  Black in A, empty in B: A9, B9, ")
    assert result.lines[3].endswith(" B7 and 61 more")
    assert len(same("(;SZ[9]AB[aa:ii])", "(;SZ[9])", "--json").json["differing"]) == 81


def test_games_of_collections_are_chosen(same):
    games = f"(;SZ[9]){OPENING}"
    assert same(games, OPENING, "--game", 1).status == 0
    assert same(OPENING, games, "--other-game", 1).status == 0
    assert same(games, games, "--game", 1).status == 1


def test_one_record_may_come_from_standard_input(goboard, record):
    path = record(OPENING)
    assert goboard("same", "-", path, stdin=OPENING.encode()).status == 0
    assert goboard("same", path, "-", stdin=OPENING.encode()).status == 0
    both = goboard("same", "-", "-", stdin=OPENING.encode())
    assert (both.status, both.out) == (2, "")
    assert "standard input" in both.err


@pytest.mark.parametrize(
    "options",
    [["--moves", "x"], ["--game", "1"], ["--other-game", "1"], ["--notation", "nonsense"]],
)
def test_what_is_not_there_is_refused(same, options):
    result = same(OPENING, TURNED, *options)
    assert (result.status, result.out) == (2, "")
    assert result.err


@pytest.mark.parametrize(("first", "second"), [("nothing", OPENING), (OPENING, "nothing")])
def test_a_file_that_is_no_record_is_told(same, first, second):
    result = same(first, second)
    assert (result.status, result.out) == (2, "")
    assert ("a.sgf" if first == "nothing" else "b.sgf") in result.err


def test_only_the_missing_file_is_told(goboard, record, tmp_path):
    result = goboard("same", record(OPENING), tmp_path / "nowhere.sgf")
    assert result.status == 2
    assert "nowhere.sgf" in result.err

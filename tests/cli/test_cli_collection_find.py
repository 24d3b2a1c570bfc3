from __future__ import annotations

import json
from contextlib import closing

import pytest

from goboard_gui.cli.collection import progress
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import opening_positions
from goboard_gui.game_index.index import Index
from goboard_gui.go import Colour, Point
from tests.baseline.comparing import without_times
from tests.cases import for_each
from tests.cli.collections import KNIGHT, written
from tests.corpus import material_files
from tests.game_index.scanner import built, games_of, scan

CORNER = {
    "a.sgf": "(;SZ[9]RE[B+R];B[ee];W[cc];B[cd];W[bb])",
    "b.sgf": "(;SZ[9]RE[W+R];B[gg];W[gf];B[aa])",  # half round, colours exchanged
    "c.sgf": "(;SZ[9];B[dd];W[cc];B[cd];W[cd])",  # something else in the corner
    "d.sgf": "(;SZ[9];W[dc];B[dd])",  # away from the corner
}


@pytest.fixture
def index(tmp_path):
    """Return the index of a small collection."""
    built(tmp_path / "index", written(tmp_path / "games"))
    return tmp_path / "index"


@pytest.fixture
def corners(tmp_path):
    """Return the index of games with a stone below another one in a corner, or elsewhere."""
    built(tmp_path / "index", written(tmp_path / "games", CORNER))
    return tmp_path / "index"


@pytest.fixture
def find(goboard, record):
    def run(index, text, *options):
        return goboard("collection", "find", index, record(text, "query.sgf"), *options)

    return run


def test_a_position_is_told_with_what_followed_and_where_it_stands(find, index):
    games = index.parent / "games"
    lines = find(index, KNIGHT).lines
    assert lines[0].startswith("4 games, 4 matches, ")
    assert lines[1:] == [
        "",
        "played next  games   share  decided  Black won  White won",
        "Black G3         2  50.0 %        2    100.0 %      0.0 %",
        "Black A9         1  25.0 %        1      0.0 %    100.0 %",
        "",
        "move  view        Black  White    date        result  file",
        f"   2  id          Ann    Bob      1998-05-06  B+R     {games}/one.sgf",
        f"   2  td          Bob    Ann Lee  1999        W+3.5   {games}/two.sgf",
        f"   2  r90         Carol  Ann      2004        B+T     {games}/below/three.sgf",
        f"   2  id swapped  Carol  Bob      ?           Draw    {games}/below/three.sgf, game 1",
    ]


def test_results_are_shown_in_points_and_as_in_sgf(find, tmp_path):
    games = {
        "a.sgf": "(;SZ[9]RE[W+3.75];B[cc];W[ed])",
        "b.sgf": "(;SZ[9]RE[白中押し勝ち];B[cc];W[ed])",
    }
    built(tmp_path / "index", written(tmp_path / "games", games))
    lines = find(tmp_path / "index", KNIGHT).lines
    assert [line.split()[-2] for line in lines[-2:]] == ["W+7.5", "W+R"]


def test_the_keys_of_json_are_those_of_the_contract(find, index):
    result = find(index, KNIGHT, "--json")
    places = [
        *[("one.sgf", 0, "id", False), ("two.sgf", 0, "td", False)],
        *[("below/three.sgf", 0, "r90", False), ("below/three.sgf", 1, "id", True)],
    ]
    assert (result.status, result.err) == (0, "")
    assert result.json["seconds"] > 0
    assert result.json | {"seconds": 0} == {
        "games": 4,
        "occurrences": 4,
        "seconds": 0,
        "continuations": [
            {
                "point": [x, y],
                "colour": "black",
                "games": games,
                "black_wins": black_wins,
                "white_wins": white_wins,
                "decided_games": games,
            }
            for x, y, games, black_wins, white_wins in ((6, 6, 2, 2, 0), (0, 0, 1, 0, 1))
        ],
        "hits": [
            {
                "file": str(index.parent / "games" / name),
                "game": number,
                "move": 2,
                "node": 2,
                "main": True,
                "view": view,
                "colours_swapped": swapped,
            }
            for name, number, view, swapped in places
        ],
    }


@for_each(
    ("options", "games"),
    [
        pytest.param([], 4, id="everything"),
        pytest.param(["--fixed-colours"], 3, id="colours as they are"),
        pytest.param(["--views", "id"], 2, id="as it lies"),
        pytest.param(["--views", "r90,td"], 2, id="under two views"),
        pytest.param(["--views", "id", "--fixed-colours"], 1, id="only this"),
        pytest.param(["--move", "1"], 4, id="after a move"),
        pytest.param(["--move", "0"], 4, id="before all moves"),
        pytest.param(["--player", "ann"], 3, id="a player as either colour"),
        pytest.param(["--black", "ann"], 1, id="a player with black"),
        pytest.param(["--white", "ann"], 2, id="a player with white"),
        pytest.param(["--event", "cup"], 1, id="an event"),
        pytest.param(["--since", "1999", "--until", "2003-12"], 1, id="years"),
        pytest.param(["--winner", "white"], 1, id="what White won"),
        pytest.param(["--winner", "neither"], 1, id="what nobody won"),
        pytest.param(["--text", "cup bob"], 1, id="words"),
        pytest.param(["--length", "3.."], 3, id="a number of moves"),
        pytest.param(["--komi", "6.5"], 0, id="a komi"),
        pytest.param(["--handicap", "0"], 4, id="even games"),
        pytest.param(["--rank", "1d-9d"], 0, id="ranks"),
        pytest.param(["--place", "tokyo"], 0, id="a place"),
        pytest.param(["--round", "final"], 0, id="a round"),
        pytest.param(["--text", "nothing of the kind"], 0, id="words that are nowhere"),
        pytest.param(["--ignore", "E6"], 4, id="a point that may be anything"),
        pytest.param(["--ignore", "E6", "--move", "1", "--last-move"], 4, id="the last move, too"),
        pytest.param(["--last-move"], 4, id="a last move"),
    ],
)
def test_what_counts_is_chosen(find, index, options, games):
    result = find(index, KNIGHT, *options, "--json")
    assert (result.status, result.json["games"]) == (0, games)


@for_each(
    ("region", "options", "games"),
    [
        pytest.param("A9:D6", [], {"a.sgf", "b.sgf"}, id="in a corner"),
        pytest.param("A9:D6", ["--fixed-colours"], {"a.sgf"}, id="colours as they are"),
        pytest.param("A9:D6", ["--views", "r180"], {"b.sgf"}, id="in the other corner"),
        pytest.param("D6:A9", ["--player", "nobody"], set(), id="of nobody"),
        pytest.param("C7:C6", [], {"a.sgf", "b.sgf", "c.sgf", "d.sgf"}, id="off the edges"),
        pytest.param("C7:C6", ["--fixed-colours", "--views", "r90"], set(), id="on its side"),
        pytest.param("A9:D6", ["--anywhere"], {"a.sgf", "b.sgf", "d.sgf"}, id="anywhere"),
        pytest.param("A9:D6", ["--ignore", "D6"], {"a.sgf", "b.sgf", "c.sgf"}, id="a hole"),
        pytest.param("A9:D6", ["--last-move"], {"a.sgf", "b.sgf"}, id="the last move"),
    ],
)
def test_a_part_of_the_board_is_looked_for(find, corners, region, options, games):
    result = find(corners, "(;SZ[9];W[cc];B[cd])", "--region", region, *options, "--json")
    assert {hit["file"].rpartition("/")[2] for hit in result.json["hits"]} == games
    assert result.json["games"] == len(games)


def test_another_last_move_is_another_question(find, index):
    assert find(index, "(;SZ[9];W[ed];B[cc])", "--json").json["games"] == 4
    assert find(index, "(;SZ[9];W[ed];B[cc])", "--json", "--last-move").json["games"] == 0


def test_hits_of_a_part_tell_how_far_it_lies_from_where_it_was(find, corners):
    result = find(corners, "(;SZ[9];W[cc];B[cd])", "--region", "C7:C6", "--json")
    [hit] = [each for each in result.json["hits"] if each["file"].endswith("d.sgf")]
    assert set(hit) == {
        *("file", "game", "move", "node", "main"),
        *("view", "colours_swapped", "right", "down"),
    }
    assert (hit["move"], hit["colours_swapped"], hit["right"], hit["down"]) == (2, False, 1, 0)


@for_each(
    ("notation", "region"),
    [
        ("western", "A9:D6"),
        ("western", "d6:a9"),
        ("tengen-squares", "N4.0:N1.0"),
        ("relative", "11':44'"),
        ("andreev", "+0-0:+3-3"),
        ("cartesian", "(0,8):(3,5)"),
    ],
)
def test_points_are_named_in_the_notation(find, corners, notation, region):
    query, options = "(;SZ[9];W[cc];B[cd])", ["--notation", notation]
    found = find(corners, query, *options, "--region", region, "--json")
    assert (found.status, found.err, found.json["games"]) == (0, "", 2)


def test_names_may_begin_with_a_minus(find, corners):
    query, options = "(;SZ[9];W[gc];B[gd])", ["--notation", "andreev", "--json"]
    assert find(corners, query, *options, "--region", "-0-0:-3-3").json["games"] == 2
    asked = ["--region", "-0-0:-3-3", "--ignore", "-3-3,-0-0"]
    assert find(corners, query, *options, *asked).json["games"] == 3


def test_what_followed_is_named_in_the_notation(find, index):
    assert "Black (6,2)" in find(index, KNIGHT, "--notation", "cartesian").out


@pytest.mark.parametrize("limit", [0, 1, 3, 4, 5])
def test_so_many_places_are_listed(find, index, limit):
    assert len(find(index, KNIGHT, "--json", "--limit", limit).json["hits"]) == min(limit, 4)
    lines = find(index, KNIGHT, "--limit", limit).lines
    assert len([line for line in lines if ".sgf" in line]) == min(limit, 4)
    more = 4 - limit
    told = f"and {more} match{'es' if more > 1 else ''} more (see --limit)"
    assert (told in lines) == (0 < limit < 4)


def test_of_many_places_and_moves_the_first_are_told(find, tmp_path):
    points = [f"{column}{row}" for row in "abcde" for column in "abcde"]
    games = {f"{number}.sgf": f"(;SZ[9];B[{point}])" for number, point in enumerate(points)}
    built(tmp_path / "index", written(tmp_path / "games", games))
    lines = find(tmp_path / "index", "(;SZ[9])").lines
    assert "and 5 matches more (see --limit)" in lines
    assert not any("other move" in line for line in lines)  # fifteen, as symmetrical ones are one
    lines = find(tmp_path / "index", "(;SZ[9])", "--views", "id").lines
    assert "and 5 other moves" in lines
    built(tmp_path / "many", written(tmp_path / "more", {"many.sgf": "(;SZ[9])" * 1001}))
    found = find(tmp_path / "many", "(;SZ[9])", "--json").json
    assert (found["games"], len(found["hits"])) == (1001, 1000)


def test_nothing_found_is_no_failure(find, index):
    result = find(index, "(;SZ[9];B[aa];W[ba])")
    assert (result.status, result.err) == (0, "")
    assert len(result.lines) == 1
    assert result.lines[0].startswith("0 games, 0 matches, ")
    found = find(index, "(;SZ[19])", "--json").json
    assert (found["games"], found["continuations"], found["hits"]) == (0, [], [])


def test_a_pass_follows_as_any_move(find, tmp_path):
    built(tmp_path / "index", written(tmp_path / "games", {"a.sgf": "(;SZ[9];B[cc];W[])"}))
    result = find(tmp_path / "index", "(;SZ[9];B[cc])", "--json")
    [followed] = result.json["continuations"]
    assert (followed["point"], followed["colour"]) == (None, "white")
    assert "White pass" in find(tmp_path / "index", "(;SZ[9];B[cc])").out


def test_a_game_of_a_collection_is_the_query(find, index):
    games = f"(;SZ[9];B[ee]){KNIGHT}"
    assert find(index, games, "--json").json["games"] == 0
    assert find(index, games, "--game", 1, "--json").json["games"] == 4


def test_the_query_may_come_from_standard_input(goboard, index):
    result = goboard("collection", "find", index, "-", "--json", stdin=KNIGHT.encode())
    assert result.json["games"] == 4


@for_each(
    ("options", "told"),
    [
        (["--region", "A1"], "--region 'A1': no two points of the 9×9 board"),
        (["--region", "A1:K10"], "--region 'A1:K10': no two points of the 9×9 board"),
        (["--region", "A1:"], "no two points"),
        (["--anywhere"], "--anywhere requires --region"),
        (["--ignore", "D4,Z9"], "--ignore: name 2: "),
        (["--region", "A1:B2", "--notation", "named"], "can stand for several points"),
        (["--region", "A1:B2", "--last-move"], "the last move is outside the search pattern"),
        (["--ignore", "E6", "--last-move"], "the last move is outside the search pattern"),
        (["--last-move", "--move", "0"], "the position has no preceding move"),
        (["--move", "3"], "the main line has 2 moves, not 3"),
        (["--game", "1"], "no game 1"),
        (["--views", "r45"], "unknown view: 'r45'"),
        (["--views", ","], "no view given"),
        (["--since", "5/6/1996"], "expected a date such as"),
        (["--until", "1996,1997"], "expected a date such as"),
        (["--winner", "me"], "invalid choice"),
        (["--limit", "-1"], "--limit"),
    ],
)
def test_what_cannot_be_looked_for_is_told(find, index, options, told):
    result = find(index, KNIGHT, *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert "Traceback" not in result.err


def test_without_an_index_nothing_is_found(find, tmp_path):
    result = find(tmp_path / "nowhere", KNIGHT)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"goboard: {tmp_path}/nowhere: no collection index found; ")


def test_the_saved_baseline_has_none_of_the_times_that_commands_measure(goboard, find, index):
    games = index.parent / "games"
    build = goboard("collection", "build", index.parent / "new", games).out
    printed = {
        "read in * s": build,
        "4 matches, * ms": find(index, KNIGHT).out,
        '"seconds": *': find(index, KNIGHT, "--json").out,
    }
    for text, out in printed.items():
        assert text in without_times(out)


def test_a_query_that_is_no_record_is_told(find, index):
    result = find(index, "nothing")
    assert (result.status, result.out) == (2, "")
    assert "query.sgf: no game record" in result.err


@pytest.mark.corpus
def test_real_games_are_found_where_the_obvious_scanner_finds_them(find, tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    for file in material_files("corpus", "games", "kgs-2017")[:60]:
        (folder / file.name).write_bytes(file.read_bytes())
    built(tmp_path / "index", folder)
    games = [game for file in sorted(folder.iterdir()) for game in games_of(file)]
    views = ["id", "r90", "r180", "r270", "mh", "mv", "td", "ta"]
    for query in ("(;SZ[19];B[pd])", "(;SZ[19];B[pd];W[dd])", "(;SZ[19];B[pd];W[dp];B[pp])"):
        [board] = opening_positions(read_sgf(query.encode()).games[0])[-1:]
        expected = scan(games, board, views, swapping=True)
        found = find(tmp_path / "index", query, "--json").json
        places = {(hit["file"], hit["game"], hit["move"]) for hit in found["hits"]}
        assert places == {(str(path), game, move) for path, game, move in expected.places}
        assert found["occurrences"] == len(places) > 0
        assert {
            (Point(*each["point"]), Colour[each["colour"].upper()]): (
                *(each["games"], each["black_wins"], each["white_wins"]),
            )
            for each in found["continuations"]
        } == expected.continuations


def test_the_index_is_read_only(find, index):
    before = {path: path.stat().st_mtime_ns for path in index.rglob("*")}
    find(index, KNIGHT)
    assert {path: path.stat().st_mtime_ns for path in index.rglob("*")} == before


def test_json_speaks_in_the_frame_of_the_query(find, index):
    turned = json.loads(find(index, "(;SZ[9];B[gc];W[fe])", "--json").out)
    with closing(Index(index)) as opened:
        assert turned["games"] == len(opened)
    assert turned["continuations"][0]["point"] == [2, 6]


JOSEKI = {"joseki.sgf": "(;SZ[9]RE[B+R]C[dictionary];B[ee](;W[cc];B[dd])(;W[gc];B[cg];W[gg]))"}


@pytest.fixture
def dictionary(goboard, tmp_path):
    """Return the index of a record with a variation, which is indexed, too."""
    goboard("collection", "build", "--variations", tmp_path / "index", written(tmp_path, JOSEKI))
    return tmp_path / "index"


def test_a_joseki_that_is_a_second_branch_is_found(find, dictionary):
    second_branch = "(;SZ[9]AB[ee][cg]AW[gc])"
    lines = find(dictionary, second_branch).lines
    assert lines[-2].split()[:3] == ["move", "line", "view"]
    assert lines[-1].split()[:2] == ["3", "variation"]
    found = find(dictionary, second_branch, "--json").json
    assert [(hit["move"], hit["node"], hit["main"]) for hit in found["hits"]] == [(3, 5, False)]
    # The position is symmetrical, so the first of two equal points stands for White at G3.
    [following] = found["continuations"]
    assert following == {
        "point": [2, 2],
        "colour": "white",
        "games": 1,
        "black_wins": 0,
        "white_wins": 0,
        "decided_games": 0,
    }


def test_a_region_in_a_second_branch_is_found(find, dictionary):
    region = "--region", "E9:J5", "--views", "id", "--ignore", "E5"
    found = find(dictionary, "(;SZ[9]AW[gc])", *region, "--json").json
    assert [(hit["move"], hit["node"], hit["main"]) for hit in found["hits"]] == [(2, 4, False)]


def test_continuations_in_all_branches_count_and_main_lines_win(find, dictionary):
    found = find(dictionary, "(;SZ[9]AB[ee])", "--views", "id", "--json").json
    moves = {tuple(each["point"]): each["black_wins"] for each in found["continuations"]}
    assert moves == {(2, 2): 1, (6, 2): 0}
    assert (found["games"], found["occurrences"]) == (1, 1)


def test_win_rates_are_shares_of_the_decided_games(goboard, find, tmp_path):
    in_variation = "(;SZ[9]RE[W+1];B[ee];W[cc](;B[aa])(;B[ge]))"
    games = {
        "a.sgf": "(;SZ[9]RE[B+1];B[ee];W[cc];B[ge])",
        "b.sgf": in_variation,
        "c.sgf": in_variation,
        "d.sgf": "(;SZ[9]RE[W+1];B[ee];W[cc](;B[aa])(;B[ih]))",
    }
    index = tmp_path / "index"
    goboard("collection", "build", "--variations", index, written(tmp_path / "games", games))
    lines = find(index, "(;SZ[9];B[ee];W[cc])", "--move", "2").lines
    assert [line.split()[1:] for line in lines[3:6]] == [
        *(["A9", "3", "75.0", "%", "3", "0.0", "%", "100.0", "%"],),
        *(["G5", "3", "75.0", "%", "1", "100.0", "%", "0.0", "%"],),
        ["J2", "1", "25.0", "%", "0"],
    ]


def test_without_the_setting_only_main_lines_are_found(goboard, find, dictionary):
    goboard("collection", "build", dictionary, "--no-variations")
    assert find(dictionary, "(;SZ[9]AB[ee][cg]AW[gc])", "--json").json["games"] == 0


def test_nodes_are_numbered_in_file_order_also_where_some_have_no_move(goboard, find, tmp_path):
    text = "(;SZ[9]AB[aa];C[no move];W[ee];C[again];B[cc](;W[dd])(;C[x];W[ff]))"
    games = written(tmp_path / "games", {"a.sgf": text})
    goboard("collection", "build", "--variations", tmp_path / "index", games)
    for query, places in (
        ("(;SZ[9]AB[aa]AW[ee])", [(1, 2, True)]),
        ("(;SZ[9]AB[aa][cc]AW[ee][ff])", [(3, 7, False)]),
    ):
        found = find(tmp_path / "index", query, "--views", "id", "--fixed-colours", "--json").json
        assert [(hit["move"], hit["node"], hit["main"]) for hit in found["hits"]] == places


def test_a_file_that_has_changed_has_no_nodes(find, index):
    for file in (index.parent / "games").rglob("*.sgf"):
        file.write_text("(;SZ[9];B[aa])")
    assert {hit["node"] for hit in find(index, KNIGHT, "--json").json["hits"]} == {None}


@for_each(
    ("option", "value"),
    [("--rank", "strong"), ("--komi", "much"), ("--handicap", ".."), ("--length", "1-2-3")],
)
def test_what_is_not_a_range_is_an_error(find, index, option, value):
    result = find(index, KNIGHT, option, value)
    assert result.status == 2
    assert f"argument {option}: expected a " in result.err


def test_shares_in_a_region_say_of_how_many_games(find, corners):
    lines = find(corners, "(;SZ[9]AW[cc]AB[cd])", "--region", "A9:D6").lines
    assert any("share of 2" in line for line in lines)


def test_a_search_for_a_region_shows_its_progress(goboard, corners, tmp_path, monkeypatch):
    shown = []

    class Line:
        write = shown.append

    monkeypatch.setattr(progress.TerminalLine, "open", Line)
    monkeypatch.setattr(progress, "_SECONDS_BETWEEN", 0)
    (tmp_path / "q.sgf").write_text("(;SZ[9]AB[ee]AW[ed])")
    goboard("collection", "find", corners, tmp_path / "q.sgf", "--region", "E5:E6")
    assert shown[0].endswith("searched") or "left" in shown[0]
    assert shown[-1] == ""

"""Reports, statistics, duplicates and failures of a collection."""

from __future__ import annotations

import csv
import io

import pytest

from tests.cases import for_each
from tests.cli.collections import GAMES, KNIGHT, written
from tests.game_index.scanner import built

REPEATED = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R];B[cc];W[gg]" + ";B[aa];W[bb];B[];W[]" * 6 + ")"


@pytest.fixture
def collection(tmp_path):
    """Return a way to index records."""

    def index_of(games=None):
        built(tmp_path / "index", written(tmp_path / "games", games))
        return tmp_path / "index"

    return index_of


@pytest.fixture
def ask(goboard):
    """Return a way to ask an index."""

    def run(command, index, *options):
        return goboard("collection", command, index, *options)

    return run


def table(result) -> list[dict[str, str]]:
    assert (result.status, result.err) == (0, "")
    return list(csv.DictReader(io.StringIO(result.out)))


def test_the_table_of_openings_is_lined_up(ask, collection, record):
    knight, stone = record(KNIGHT, "knight.sgf"), record("(;SZ[9];B[cc])", "stone.sgf")
    result = ask("report", collection(), knight, stone, "--player", "Ann", "--player", "bob")
    assert (result.status, result.err) == (0, "")
    assert result.lines == [
        "opening  player  games  rotated  symmetrical  same    share",
        "knight   Ann         3        2            1     3  100.0 %",
        "         bob         3        1            1     2   66.7 %",
        "         (all)       4        2            1     3   75.0 %",
        "stone    Ann         3        3            0     3  100.0 %",
        "         bob         3        2            0     2   66.7 %",
        "         (all)       4        3            0     3   75.0 %",
    ]


def test_moves_are_counted_by_row_column_and_line(ask, collection):
    games = {"one.sgf": "(;SZ[5]PB[Ann]PW[Bob];B[aa];W[ee])", "two.sgf": "(;SZ[5]PW[Ann];B[cc])"}
    index = collection(games)
    options = ("--by", "place", "--size", "5x5")
    assert ask("statistics", index, *options).lines == [
        "2 games, 3 moves",
        "",
        "place  row moves  row share  column moves  column share  line moves  line share",
        "1              1     33.3 %             1        33.3 %           2      66.7 %",
        "2              0      0.0 %             0         0.0 %           0       0.0 %",
        "3              1     33.3 %             1        33.3 %           1      33.3 %",
        "4              0      0.0 %             0         0.0 %",
        "5              1     33.3 %             1        33.3 %",
    ]
    first = table(ask("statistics", index, *options, "--first", "1", "--csv"))
    assert [row["row_moves"] for row in first] == ["0", "0", "1", "0", "1"]
    ann = table(ask("statistics", index, *options, "--of", "ann", "--csv"))
    assert [row["row_moves"] for row in ann] == ["0", "0", "0", "0", "1"]
    refused = ask("statistics", index, "--first", "9")
    assert (refused.status, refused.err) == (
        2,
        "goboard: --first works with --by place, not year\n",
    )
    nothing = ask("statistics", index, "--by", "place", "--json").json
    assert [row["line_moves"] for row in nothing] == [0] * 10 + [None] * 9


@for_each("by", ["place", "year", "decade"])
def test_a_player_without_games_is_told_in_statistics(ask, collection, by):
    result = ask("statistics", collection(), "--by", by, "--of", "Nobody\nxyz")
    assert (result.status, result.err) == (0, "goboard: no game of Nobody\\nxyz\n")


def test_places_of_no_moves_are_refused(ask, collection):
    result = ask("statistics", collection(), "--by", "place", "--first", "0")
    assert result.status == 2
    assert "--first: expected a number such as 1 or 31, not '0'" in result.err


def test_games_without_an_event_have_no_name_in_data(ask, collection):
    index = collection()
    assert [row["event"] for row in ask("statistics", index, "--by", "event", "--json").json] == [
        None,
        "Cup",
    ]
    found = table(ask("statistics", index, "--by", "event", "--csv"))
    assert [row["event"] for row in found] == ["", "Cup"]


def test_the_plot_of_places_is_written(ask, collection, tmp_path, qapp):
    file = tmp_path / "x.svg"
    result = ask("statistics", collection(), "--by", "place", "--size", "9x9", "-o", file)
    assert (result.status, result.err) == (0, "")
    assert file.read_text("utf-8").count("<path") > 10


def test_the_table_as_json_has_the_keys_of_the_contract(ask, collection, record):
    path = record(KNIGHT, "knight.sgf")
    result = ask("report", collection(), path, "--player", "Ann", "--json")
    assert result.json == {
        "games": 4,
        "counts": [
            {
                "pattern": str(path),
                "player": player,
                "games": games,
                "rotated": 2,
                "symmetrical": 1,
                "same": 3,
                "share": share,
            }
            for player, games, share in (("Ann", 3, 1.0), (None, 4, 0.75))
        ],
    }


def test_the_table_as_csv_has_a_row_for_each_opening_and_player(ask, collection, record):
    path = record(KNIGHT, "knight.sgf")
    rows = table(ask("report", collection(), path, "--player", "Ann", "--csv"))
    assert [(row["player"], row["games"], row["same"], row["share"]) for row in rows] == [
        ("Ann", "3", "3", "1.0"),
        ("", "4", "3", "0.75"),
    ]
    assert rows[0]["opening"] == str(path)


@for_each(
    ("options", "same", "games"),
    [
        pytest.param([], 3, 4, id="all moves"),
        pytest.param(["--moves", "1"], 3, 4, id="the first"),
        pytest.param(["--moves", "0"], 4, 4, id="none"),
        pytest.param(["--moves", "99"], 3, 4, id="more than there are"),
        pytest.param(["--since", "1999"], 2, 2, id="some years"),
        pytest.param(["--white", "ann", "--winner", "black"], 1, 1, id="a colour that lost"),
        pytest.param(["--event", "none"], 0, 0, id="no event"),
    ],
)
def test_moves_and_games_of_a_report_are_chosen(ask, collection, record, options, same, games):
    found = ask("report", collection(), record(KNIGHT), *options, "--json").json
    [count] = found["counts"]
    assert (count["same"], count["games"], found["games"]) == (same, games, games)


def test_a_player_without_games_is_told(ask, collection, record):
    result = ask("report", collection(), record(KNIGHT), "--player", "No\nbody", "--json")
    assert (result.status, result.err) == (0, "goboard: no game of No\\nbody\n")
    assert [count["share"] for count in result.json["counts"]] == [None, 0.75]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["nowhere.sgf"], "nowhere.sgf"),
        ([], "PATTERN"),
        (["--csv", "--json", "nowhere.sgf"], "not allowed with"),
        (["nowhere.sgf", "--moves", "-1"], "--moves"),
    ],
)
def test_a_report_that_cannot_be_made_is_told(ask, collection, options, told):
    result = ask("report", collection(), *options)
    assert (result.status, result.out) == (2, "")
    assert told in result.err


@pytest.mark.parametrize(
    ("by", "lines"),
    [
        (
            "year",
            [
                "year  games  black wins  white wins  neither  black share     low     high",
                "1998      1           1           0        0      100.0 %  20.7 %  100.0 %",
                "1999      1           0           1        0        0.0 %   0.0 %   79.3 %",
                "2004      1           1           0        0      100.0 %  20.7 %  100.0 %",
                "?         1           0           0        1            ?       ?        ?",
            ],
        ),
        (
            "decade",
            [
                "decade  games  black wins  white wins  neither  black share     low     high",
                "1990        2           1           1        0       50.0 %   9.5 %   90.5 %",
                "2000        1           1           0        0      100.0 %  20.7 %  100.0 %",
                "?           1           0           0        1            ?       ?        ?",
            ],
        ),
        (
            "player",
            [
                "player   games  wins  losses    share     low     high  first year  last year",
                "Bob          3     0       2    0.0 %   0.0 %   65.8 %        1998       1999",
                "Ann          2     1       1   50.0 %   9.5 %   90.5 %        1998       2004",
                "Carol        2     1       0  100.0 %  20.7 %  100.0 %        2004       2004",
                "Ann Lee      1     1       0  100.0 %  20.7 %  100.0 %        1999       1999",
            ],
        ),
        (
            "event",
            [
                "event       games  black wins  white wins  neither  black share     low     high"
                "  first year  last year",
                "(no event)      3           1           1        1       50.0 %   9.5 %   90.5 %"
                "        1999       2004",
                "Cup             1           1           0        0      100.0 %  20.7 %  100.0 %"
                "        1998       1998",
            ],
        ),
    ],
)
def test_what_came_of_games_is_a_table(ask, collection, by, lines):
    result = ask("statistics", collection(), "--by", by)
    assert (result.status, result.err) == (0, "")
    assert result.lines == lines


def test_statistics_are_by_year_and_in_two_more_forms(ask, collection):
    index = collection()
    found = ask("statistics", index, "--json").json
    assert found[0] == {
        "year": 1998,
        "games": 1,
        "black_wins": 1,
        "white_wins": 0,
        "neither": 0,
        "black_share": 1.0,
        "low": 0.20655,
        "high": 1.0,
    }
    assert (found[-1]["year"], found[-1]["black_share"]) == (None, None)
    rows = table(ask("statistics", index, "--csv"))
    assert [{key: value or None for key, value in row.items()} for row in rows] == [
        {key: None if value is None else str(value) for key, value in row.items()} for row in found
    ]


@for_each(
    ("options", "years"),
    [
        (["--player", "ann"], [1998, 1999, 2004]),
        (["--player", "ann lee"], [1999]),
        (["--black", "bob"], [1999]),
        (["--until", "1998"], [1998]),
        (["--since", "1999-01-02", "--winner", "black"], [2004]),
        (["--text", "cup"], [1998]),
        (["--size", "9"], [1998, 1999, 2004, None]),
        (["--size", "9x13"], []),
    ],
)
def test_games_of_statistics_are_chosen(ask, collection, options, years):
    found = ask("statistics", collection(), *options, "--json").json
    assert [each["year"] for each in found] == years


def test_only_so_many_players_are_listed(ask, collection):
    found = ask("statistics", collection(), "--by", "player", "--limit", 2, "--json").json
    assert [each["player"] for each in found] == ["Bob", "Ann"]


def test_nothing_a_record_says_commands_the_terminal(ask, collection, record):
    index = collection({"a.sgf": '(;SZ[9]PB[\x1b[31m\\]\x07red]EV[a,"b]DT[\x1b];B[cc])'})
    for options in (["--by", "player"], ["--by", "event"], ["--by", "player", "--csv"]):
        result = ask("statistics", index, *options)
        assert result.status == 0
        assert not {"\x1b", "\x07"}.intersection(result.out + result.err)
    for result in (
        ask("find", index, record("(;SZ[9];B[cc])")),
        ask("report", index, record("(;SZ[9];B[cc])", "\x1b.sgf"), "--csv"),
    ):
        assert "\x1b" not in result.out + result.err
    [row] = table(ask("statistics", index, "--by", "event", "--csv"))
    assert row["event"] == 'a,"b'


def test_games_that_are_there_twice_are_listed(ask, collection):
    index = collection({"a.sgf": REPEATED, "b/b.sgf": REPEATED, "c.sgf": KNIGHT})
    result = ask("duplicates", index)
    games = index.parent / "games"
    assert (result.status, result.err) == (0, "")
    assert result.lines == [
        "2 games, identical moves",
        "  moves  Black  White  date  result  file",
        f"     26  Ann    Bob    ?     B+R     {games}/a.sgf",
        f"     26  Ann    Bob    ?     B+R     {games}/b/b.sgf",
        "1 duplicate",
    ]
    [group] = ask("duplicates", index, "--json").json
    assert (group["agreement"], group["clues"]) == ("same", ["position"])
    assert [each["file"] for each in group["games"]] == [f"{games}/a.sgf", f"{games}/b/b.sgf"]
    assert group["games"][0] | {"file": ""} == {
        "file": "",
        "game": 0,
        "moves": 26,
        "black": "Ann",
        "white": "Bob",
        "date": None,
        "result": "B+R",
    }


def test_it_is_told_that_no_game_is_there_twice(ask, collection):
    index = collection()
    assert ask("duplicates", index).out == "No duplicates\n"
    assert ask("duplicates", index, "--json").json == []


def test_files_without_games_are_listed_with_the_reason(ask, collection):
    index = collection(GAMES | {"bad.sgf": "nothing", "empty.sgf": ""})
    games = index.parent / "games"
    result = ask("failures", index)
    assert (result.status, result.err) == (0, "")
    assert result.lines == [
        f"{games}/bad.sgf: no game record found (“(;” is missing)",
        f"{games}/empty.sgf: the file is empty",
    ]
    assert ask("failures", index, "--json").json[1] == {
        "file": f"{games}/empty.sgf",
        "error": "the file is empty",
    }


@pytest.mark.parametrize("command", ["statistics", "duplicates", "failures"])
def test_without_an_index_nothing_is_counted(ask, tmp_path, command):
    result = ask(command, tmp_path)
    assert (result.status, result.out) == (2, "")
    assert result.err == (
        f"goboard: {tmp_path}: no collection index found; "
        "create it with: goboard collection build INDEX DIR\n"
    )


@pytest.mark.parametrize("command", ["statistics", "duplicates", "failures", "report", "find"])
def test_a_damaged_index_is_told(ask, collection, record, command):
    index = collection()
    database = index / "goboard-games.db"
    data = bytearray(database.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    database.write_bytes(data)
    options = [record(KNIGHT)] if command in ("report", "find") else []
    result = ask(command, index, *options)
    assert (result.status, result.out) == (2, "")
    assert f"{index}: the index is damaged (" in result.err
    assert result.err.count("\n") == 1

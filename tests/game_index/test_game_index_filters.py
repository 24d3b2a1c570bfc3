from __future__ import annotations

from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index import ranges
from goboard_gui.game_index.database import GameDatabase
from goboard_gui.game_index.facts import FileFacts, Outcome, game_row
from goboard_gui.game_index.filters import ALL_GAMES, Filter, SortOrder
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.ranges import Range, parse_number_range, parse_rank_range
from goboard_gui.go import Size
from goboard_gui.record.properties.conventions.dates import earliest_date
from goboard_gui.record.properties.conventions.ranks import Rank, parse_ranks
from goboard_gui.record.values.game_info import GameInfo
from tests.cases import for_each
from tests.examples import examples
from tests.game_index.scanner import built

if TYPE_CHECKING:
    from collections.abc import Iterator


USUAL = Size(19, 19)


class Said(NamedTuple):
    """What a game says and how many moves it has."""

    info: GameInfo
    moves: int = 10
    size: Size = USUAL


def said(moves: int = 10, size: Size = USUAL, **info: object) -> Said:
    return Said(GameInfo(**info), moves, size)


@contextmanager
def database(told: list[Said]) -> Iterator[GameDatabase]:
    """Open a database of games, the last in the first file."""
    rows = [
        (*game_row(number, number, 0, each.size, each.moves, each.info), 0, "")
        for number, each in enumerate(told)
    ]
    files = [
        (number, FileFacts(b"/%03d.sgf" % (len(told) - number), 1, 1, b"d"))
        for number in range(len(told))
    ]
    with (
        TemporaryDirectory() as folder,
        closing(GameDatabase.create(Path(folder, "games.db"))) as games,
    ):
        with games.write_transaction():
            games.add_files(files)
            games.add_games(rows)
        yield games


SHUSAKU = said(
    moves=325,
    black_name="Kuwahara Shusaku",
    white_name="Gennan Inseki",
    event="Ear-reddening game",
    date="1846-09-11,14,15",
    result="B+2",
)
KE_JIE = said(
    black_name="柯潔",
    black_rank="9p",
    white_name="ＡｌｐｈａＧｏ",
    date="2017-05-23",
    result="W+0.5",
)
GROSS = said(black_name="GROẞ", white_name="50% off_now", event="Open", date="1846", result="Draw")
SMALL = said(moves=4, size=Size(9, 9), black_name="a", rules="Japanese", source="Kifu \\ *?")
ODD = said(black_name="\udcff b", white_name="", date="in spring", result="Shusaku won")
TOLD = [SHUSAKU, KE_JIE, GROSS, SMALL, ODD]

RANKED = [
    said(moves=n, black_rank=black, white_rank=white, komi=komi, handicap=handicap, **place)
    for n, black, white, komi, handicap, place in (
        (50, "5k", "3k", 0.5, 4, {"place": "The Hague", "round": "1"}),
        (150, "1d", "2d", 6.5, None, {"place": "Ｔokyo", "round": "Final"}),
        (250, "九段", "9p", -5.5, 0, {"round": "final, 2nd game"}),
        (350, "Meijin", "9d", None, None, {}),
    )
]
RANGES = {
    "both ranks": (Filter(rank=parse_rank_range("5k..1k")), [0]),
    "a rank and stronger ones": (Filter(rank=parse_rank_range("1d..")), [1, 2]),
    "ranks, the other way round": (Filter(rank=parse_rank_range("9p-1d")), [1, 2]),
    "one of both ranks is not enough": (Filter(rank=parse_rank_range("3k")), []),
    "komi": (Filter(komi=parse_number_range("0..7")), [0, 1]),
    "a negative komi": (Filter(komi=parse_number_range("-5.5")), [2]),
    "a handicap": (Filter(handicap=parse_number_range("2-9")), [0]),
    "even games": (Filter(handicap=parse_number_range("0")), [1, 2, 3]),
    "few moves": (Filter(moves=parse_number_range("..150")), [0, 1]),
    "many moves": (Filter(moves=parse_number_range("250..")), [2, 3]),
    "a place": (Filter(place="tokyo"), [1]),
    "a round": (Filter(round="final"), [1, 2]),
    "a whole round": (Filter(round='"final"'), [1]),
    "no place": (Filter(place='""'), [2, 3]),
    "several": (Filter(round="final", moves=parse_number_range("200-300")), [2]),
}


@for_each(("meant", "numbers"), RANGES.values(), ids=RANGES)
def test_a_range_means_games(meant, numbers):
    with database(RANKED) as games:
        assert games.matching_game_numbers(meant) == numbers


MEANT = {
    "everything": (ALL_GAMES, [0, 1, 2, 3, 4]),
    "capitals": (Filter(player="SHUSAKU"), [0]),
    "a part of a name": (Filter(player="usak"), [0]),
    "a name as a whole": (Filter(player='"A"', text="kifu"), [3]),
    "no part of a name in quotes": (Filter(player='"Shusaku"'), []),
    "a whole name of a colour": (Filter(white=' "alphago" '), [1]),
    "a whole event": (Filter(event='"open"'), [2]),
    "a quote alone": (Filter(player='"'), []),
    "words in any order": (Filter(player="shusaku kuwahara"), [0]),
    "words of two players": (Filter(player="shusaku gennan"), []),
    "words anywhere": (Filter(text="shusaku gennan 1846-09 ear"), [0]),
    "words that do not all stand there": (Filter(text="shusaku lee"), []),
    "another script": (Filter(player="柯"), [1]),
    "wide letters, read": (Filter(white="alphago"), [1]),
    "wide letters, written": (Filter(text="ＡＬＰＨＡ"), [1]),
    "letters that fold into several": (Filter(black="gross"), [2]),
    "a colour": (Filter(black="alphago"), []),
    "both colours": (Filter(black="kuwahara", white="inseki"), [0]),
    "a percent sign": (Filter(player="50%"), [2]),
    "a percent sign is no wildcard": (Filter(player="k%u"), []),
    "a line is no wildcard": (Filter(player="off_now"), [2]),
    "neither is it for a letter": (Filter(player="shu_aku"), []),
    "a star, a question mark and a backslash": (Filter(text="\\ *?"), [3]),
    "quotes": (Filter(text="'\""), []),
    "blanks": (Filter(player="  ", text=" \t"), [0, 1, 2, 3, 4]),
    "an event": (Filter(event="game"), [0]),
    "rules, which have no field": (Filter(text="japanese"), [3]),
    "a letter that is none": (Filter(text="\udcff"), [3, 4]),
    "black won": (Filter(outcome=Outcome.BLACK), [0]),
    "white won": (Filter(outcome=Outcome.WHITE), [1]),
    "nobody won": (Filter(outcome=Outcome.NEITHER), [2, 3, 4]),
    "a size": (Filter(size=Size(9, 9)), [3]),
    "a year": (Filter(since="1846", until="1846"), [0, 2]),
    "a month": (Filter(since="1846-09", until="1846-09"), [0]),
    "a day": (Filter(since="1846-09-11", until="1846-09-11"), [0]),
    "the day before": (Filter(until="1846-09-10"), [2]),
    "the day after": (Filter(since="1846-09-12"), [1]),
    "the first of January": (Filter(since="1846-01-01"), [0, 1, 2]),
    "the first of another month": (Filter(since="1846-09-01"), [0, 1]),
    "no date is neither": (Filter(since="0001", until="9999"), [0, 1, 2]),
    "several": (Filter(player="shusaku", since="1800", outcome=Outcome.BLACK), [0]),
    "several that no game fulfils": (Filter(player="shusaku", outcome=Outcome.WHITE), []),
}


@for_each(("meant", "numbers"), MEANT.values(), ids=MEANT)
def test_a_filter_means_games(meant, numbers):
    with database(TOLD) as games:
        assert games.matching_game_numbers(meant) == numbers


ORDERS = {
    SortOrder.NUMBER: ([0, 1, 2, 3, 4], [4, 3, 2, 1, 0]),
    SortOrder.DATE: ([2, 0, 1, 3, 4], [1, 0, 2, 3, 4]),
    SortOrder.BLACK: ([4, 3, 2, 0, 1], [1, 0, 2, 3, 4]),
    SortOrder.WHITE: ([2, 1, 0, 3, 4], [0, 1, 2, 3, 4]),
    SortOrder.RESULT: ([0, 2, 4, 1, 3], [1, 4, 2, 0, 3]),
    SortOrder.EVENT: ([0, 2, 1, 3, 4], [2, 0, 1, 3, 4]),
    SortOrder.MOVES: ([3, 1, 2, 4, 0], [0, 1, 2, 4, 3]),
    SortOrder.FILE: ([4, 3, 2, 1, 0], [0, 1, 2, 3, 4]),
}


@for_each("order", SortOrder)
def test_games_are_listed_in_an_order_and_those_it_knows_nothing_of_come_last(order):
    with database(TOLD) as games:
        listed = [
            games.matching_game_numbers(ALL_GAMES, order, descending=falling)
            for falling in (False, True)
        ]
        assert tuple(listed) == ORDERS[order]


DAYS = {
    "1996-05-06": "1996-05-06",
    "1996-05-06,07": "1996-05-06",
    "1996-05-07,06": "1996-05-06",
    "1996-05,1996": "1996",
    "1996": "1996",
    " 1996-05 ": "1996-05",
    "6 May 1996": "1996-05-06",
    "1996年5月6日": "1996-05-06",
    "5/6/1996": "1996",
    "25/12/1996": "1996-12-25",
    "1996-02-30": "1996",
    "Koka 3 (1846), autumn": "1846",
    "between 1846 and 1848": None,
    "game 12345": None,
    "?": None,
    "": None,
}


@for_each(("text", "day"), DAYS.items(), ids=repr)
def test_the_first_day_that_a_date_names_is_known(text, day):
    assert earliest_date(text) == day


NAMES = st.lists(st.sampled_from(["Lee", "LI", "ｌｅｅ", "柯", "ß", "%", "o_"]), max_size=3).map(
    " ".join
)
DATES = st.builds(
    lambda year, month, day: f"{year}-{month:02}-{day:02}"[: 4 + 3 * (month % 3)],
    *(st.integers(1999, 2001), st.integers(1, 12), st.integers(1, 28)),
)
GAMES = st.builds(
    said,
    black_name=NAMES,
    white_name=NAMES,
    event=NAMES,
    date=DATES | st.none(),
    result=st.sampled_from(["B+R", "W+R", "Void", None]),
    size=st.sampled_from([Size(19, 19), Size(9, 9)]),
)
PARTS = st.sampled_from(["", "", "", "l", "lee", "LEE LI", "ss", "柯", "_", "%"])
FILTERS = st.builds(
    Filter,
    *(PARTS, PARTS, PARTS, PARTS, PARTS),
    since=DATES | st.just(""),
    until=DATES | st.just(""),
    outcome=st.sampled_from([None, Outcome.BLACK, Outcome.NEITHER]),
    size=st.sampled_from([None, Size(9, 9)]),
)
FIRST, LAST = "-01-01", "-99-99"


def obviously(meant: Filter, game: Said) -> bool:
    """Return whether a filter means a game, as one would say it."""
    info = game.info

    def said_of(text: str, *fields: str | None) -> bool:
        written = " ".join(filter(None, fields)).replace("ｌｅｅ", "lee").casefold()
        return all(word in written for word in text.casefold().split())

    day = info.date and (info.date + FIRST)[:10] if len(info.date or "") != 7 else info.date + "-01"
    won = {"B+R": Outcome.BLACK, "W+R": Outcome.WHITE}.get(info.result, Outcome.NEITHER)
    return (
        said_of(meant.text, info.black_name, info.white_name, info.event, info.date, info.result)
        and (said_of(meant.player, info.black_name) or said_of(meant.player, info.white_name))
        and said_of(meant.black, info.black_name)
        and said_of(meant.white, info.white_name)
        and said_of(meant.event, info.event)
        and (not (meant.since or meant.until) or day is not None)
        and (not meant.since or meant.since + FIRST[: 10 - len(meant.since)] <= day)
        and (not meant.until or day <= meant.until + LAST[len(meant.until) - 4 :])
        and meant.outcome in (None, won)
        and meant.size in (None, game.size)
    )


@examples(0.8)
@given(st.lists(GAMES, max_size=8), st.lists(FILTERS, min_size=1, max_size=8))
def test_a_filter_means_what_an_obvious_one_does(told, filters):
    with database(told) as games:
        for meant in filters:
            expected = [number for number, each in enumerate(told) if obviously(meant, each)]
            assert games.matching_game_numbers(meant) == expected, meant


def test_players_are_known_by_how_many_games_they_have():
    told = [
        said(black_name=black, white_name=white)
        for black, white in (("Lee Sedol", "Ke Jie"), ("Ke Jie", "LEE Changho"), ("X", "Lee Sedol"))
    ]
    with database([*told, said()]) as games:
        assert games.players(limit=3) == [("Ke Jie", 2), ("Lee Sedol", 2), ("LEE Changho", 1)]
        assert games.players("lee") == [("Lee Sedol", 2), ("LEE Changho", 1)]
        assert games.players("ｊ") == [("Ke Jie", 2)]
        assert games.players("edol") == [("Lee Sedol", 2)]
        assert games.players("%") == games.players("\udcff") == []


def test_a_mask_holds_what_a_filter_means_of_the_games_the_index_knew(tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    for number, name in enumerate(("Lee", "Ke", "Lee")):
        (games / f"{number}.sgf").write_text(f"(;SZ[9]PB[{name}];B[aa])")
    built(tmp_path / "index", games)
    with closing(Index(tmp_path / "index")) as index:
        (games / "3.sgf").write_text("(;SZ[9]PB[Lee];B[bb])")
        (games / "0.sgf").unlink()
        built(tmp_path / "index", games)
        mask = index.game_mask(Filter(player="lee"))
        assert mask.dtype == np.bool_
        assert mask.tolist() == [False, False, True]


def test_each_rank_of_a_collection_is_parsed_once(monkeypatch, tmp_path):
    parsed = []

    def parse(text: str) -> list[Rank]:
        parsed.append(text)
        return parse_ranks(text)

    monkeypatch.setattr(ranges, "parse_ranks", parse)
    ranges.rank_strength.cache_clear()
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "a.sgf").write_text(20 * "(;BR[7k]WR[8k];B[aa])")
    built(tmp_path / "index", tmp_path / "games")
    with closing(Index(tmp_path / "index")) as index:
        found = index.games.matching_game_numbers(Filter(rank=Range(1, 30)))
    assert len(found) == 20
    assert sorted(parsed) == ["7k", "8k"]

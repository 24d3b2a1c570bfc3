from __future__ import annotations

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.formats import Format
from goboard_gui.files.opening import open_path
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf_file
from tests.cases import for_each
from tests.corpus import material_files
from tests.files.foreign_cases import game_of, gib, line_of, noticed, opened, said, told

MAIN = "GBKIND:3,GTYPE:0,GCDT:3,GTIME:{time},GRLT:{result},ZIPSU:{margin},DUM:0,GONGJE:{komi}"


def main(time="600-30-3", result=0, margin=35, komi=65):
    return MAIN.format(time=time, result=result, margin=margin, komi=komi)


def test_the_header_tells_about_the_game():
    text = gib(
        GAMENAME="Rank",
        GAMEPLACE="Tygem Baduk",
        GAMEDATE="2015- 8-29-22-56-58",
        GAMECOMMENT="well played",
        GAMEINFOMAIN=main(),
    )
    assert opened(text).format is Format.GIB
    assert told(text) == {
        "black_name": "ann",
        "black_rank": "5k",
        "white_name": "bob",
        "white_rank": "3d",
        "event": "Rank",
        "place": "Tygem Baduk",
        "date": "2015-08-29",
        "comment": "well played",
        "komi": 6.5,
        "time": "600",
        "overtime": "3x30 byo-yomi",
        "result": "B+3.5",
    }


@for_each(
    ("tags", "result"),
    [
        ({"GAMEINFOMAIN": main(result=0, margin=40)}, "B+4"),
        ({"GAMEINFOMAIN": main(result=1, margin=0)}, "W+"),
        ({"GAMEINFOMAIN": main(result=3)}, "B+R"),
        ({"GAMEINFOMAIN": main(result=4)}, "W+R"),
        ({"GAMEINFOMAIN": main(result=7)}, "B+T"),
        ({"GAMEINFOMAIN": main(result=8)}, "W+T"),
        ({"GAMEINFOMAIN": main(result=255)}, None),
        ({"GAMEINFOMAIN": main(result=10**30)}, None),
        ({"GAMETAG": "S1,R3,G65,W1,Z110,C2012:11:22:18:03"}, "W+11"),
        ({"GAMETAG": "S1,W0,\t\tZ5"}, "B+0.5"),
        ({"GAMERESULT": "white wins by time"}, "W+T"),
        ({"GAMERESULT": "White resigns"}, "B+R"),
        ({"GAMERESULT": "白认输"}, "B+R"),
        ({"GAMERESULT": "黑超时负"}, "W+T"),
        ({"GAMERESULT": "백 시간패"}, "B+T"),
        ({"GAMERESULT": "흑 불계패"}, "W+R"),
        ({"GAMERESULT": "黒番1目勝ち"}, "B+1"),
        ({"GAMEINFOMAIN": main(result=255), "GAMERESULT": "흑 불계승"}, "B+R"),
    ],
)
def test_the_result_is_a_number_or_a_sentence(tags, result):
    assert told(gib(**tags)).get("result") == result


@for_each(
    ("text", "name", "rank"),
    [
        ("jimmy (5K)", "jimmy", "5k"),
        ("石下之臣(2段)", "石下之臣", "2d"),
        ("Silver Star (9단)", "Silver Star", "9d"),
        ("Lee (9P)", "Lee", "9p"),
        ("a]b\\c (1급)", "a]b\\c", "1k"),
        ("me (myself)", "me (myself)", None),
    ],
)
def test_a_name_has_its_rank_in_brackets(text, name, rank):
    info = read_info(game_of(gib(GAMEBLACKNAME=text)))
    assert (info.black_name, info.black_rank) == (name, rank)


@for_each(
    ("level", "rank"),
    [(26, "9d"), (18, "1d"), (17, "1k"), (1, "17k"), (27, None), (0, None), ("?", None)],
)
def test_what_the_server_writes_since_2025_is_read_too(level, rank):
    text = gib(
        GAMEBLACKNAME=None,
        GAMEINFOSUB="GNAMEF:0,GPLCF:0,GNAME:Cup,GDATE:2025- 3- 1-20- 7- 0,GPLC:Tygem,GCMT:",
        BUSERINFO=f"BID:ann,BLV:{level},BNICK:ann,BNCD:0",
    )
    facts = told(text)
    assert (facts["event"], facts["place"], facts["date"]) == ("Cup", "Tygem", "2025-03-01")
    assert (facts["black_name"], facts.get("black_rank")) == ("ann", rank)


def test_the_date_and_names_stand_elsewhere_too():
    text = gib(
        GAMEBLACKNAME="",
        GAMEBLACKNICK="ann",
        GAMEBLACKLEVEL="4段",
        GAMEDATE="yesterday",
        GAMETAG="S0,C2017:03:16:02:52,G0",
    )
    facts = told(text)
    assert (facts["black_name"], facts["black_rank"]) == ("ann", "4d")
    assert (facts["date"], facts["komi"]) == ("2017-03-16", 0)


@for_each(
    ("stones", "points"),
    [
        (0, ""),
        (2, "AB[pd][dp]"),
        (3, "AB[dd][pd][dp]"),  # the lower right corner is free, unlike in Japan
        (4, "AB[dd][pd][dp][pp]"),
        (5, "AB[dd][pd][jj][dp][pp]"),
        (9, "AB[dd][jd][pd][dj][jj][pj][dp][jp][pp]"),
    ],
)
def test_handicap_stones_lie_as_the_server_puts_them(stones, points):
    tree = game_of(gib(f"INI 0 1 {stones} &4", "STO 0 2 2 15 15 "))
    assert said(tree, tree.root) == points
    assert read_info(tree).handicap == (stones or None)


def test_moves_passes_and_a_resignation_are_read():
    text = gib("INI 0 1 0 &4", "STO 0 2 1 15 3", "STO 0 3 2 3 15 ", "SKI 0 4", "SUR 0 5 2")
    assert line_of(game_of(text)) == ["", "B[pd]", "W[dp]", "B[]"]
    assert told(text)["result"] == "B+R"


def test_a_pass_before_any_move_is_whites_in_a_handicap_game():
    assert line_of(game_of(gib("INI 0 1 2 &4", "SKI 0 2")))[1:] == ["W[]"]


def test_stones_that_were_removed_are_taken_off_behind_the_game():
    text = gib("STO 0 2 1 0 0", "REM 0 3 -1 -1 0 1", "REM 0 3 0 0 0 1", "REM 0 3 0 0 0 1")
    assert line_of(game_of(text)) == ["", "B[aa]", "AE[aa]"]


def test_a_move_that_was_taken_back_stays_as_a_variation():
    text = gib("STO 0 2 1 0 0", "STO 0 3 2 1 1", "WIT 0 3", "STO 0 3 2 2 2")
    tree = game_of(text)
    assert line_of(tree) == ["", "B[aa]", "W[cc]"]
    assert [said(tree, node) for node in tree.children(1)] == ["W[cc]", "W[bb]"]
    assert noticed(text) == [(12, "TAKEN_BACK")]


def test_a_move_takes_the_place_of_the_one_with_its_number():
    moves = ("STO 0 2 1 0 0", "STO 0 3 2 1 1", "STO 0 4 1 2 2", "STO 0 5 2 3 3")
    tree = game_of(gib(*moves, "WIT 0 3", "STO 0 3 2 4 4"))
    assert line_of(tree) == ["", "B[aa]", "W[ee]"]


@for_each(
    ("line", "kind"),
    [
        ("STO 0 2 1 19 0", "BAD_MOVE"),
        ("STO 0 2 3 1 1", "BAD_MOVE"),
        ("STO 0 2 1 x 1", "BAD_MOVE"),
        ("STO 0 2 1 " + "9" * 5000 + " 1", "BAD_MOVE"),
        ("STO 0", "BAD_MOVE"),
        ("INI 0 1 99 &4", "BAD_VALUE"),
        ("INI 0 1 -3 &4", "BAD_VALUE"),
        ("INI", "BAD_VALUE"),
        ("REM", "NOT_UNDERSTOOD"),
        ("XYZ 1 2", "NOT_UNDERSTOOD"),
    ],
)
def test_what_makes_no_sense_is_left_out_and_told_with_its_line(line, kind):
    text = gib(line, "STO 0 3 2 1 1")
    assert line_of(game_of(text)) == ["", "W[bb]"]
    assert noticed(text) == [(9, kind)]


def test_a_text_that_ends_within_its_moves_is_read_that_far():
    text = gib("STO 0 2 1 0 0", "STO 0 3 2 1", end="")
    assert line_of(game_of(text)) == ["", "B[aa]"]
    assert [kind for _, kind in noticed(text)] == ["BAD_MOVE", "CUT"]


def test_a_tag_that_is_not_closed_ends_with_its_line():
    text = gib().replace(r"(5K)\]", "(5K)")
    assert told(text)["black_name"] == "ann"
    assert told(text)["white_name"] == "bob"


def test_two_games_in_a_file_are_two():
    both = opened(gib("STO 0 2 1 0 0") + gib("STO 0 2 1 1 1"))
    assert [line_of(tree)[1] for tree in both.games] == ["B[aa]", "B[bb]"]


def test_a_file_of_more_games_than_can_be_opened_is_refused(monkeypatch):
    monkeypatch.setattr("goboard_gui.files.foreign.gib.MOST_GAMES", 2)
    assert len(opened(gib() * 2).games) == 2
    with pytest.raises(ReadError):
        opened(gib() * 3)


@pytest.mark.parametrize("encoding", ["cp949", "gb18030", "utf-8", "utf-8-sig"])
def test_the_charset_shows_in_the_words(encoding):
    names = {"cp949": ("승강급 대국", "타이젬 바둑")}.get(encoding, ("让先对局", "弈道对弈平台"))
    text = gib(GAMENAME=names[0], GAMEPLACE=names[1], GAMEBLACKNAME=f"{names[0]} (9단)")
    data = text.replace("단", "段" if encoding == "gb18030" else "단").encode(encoding)
    facts = told(data)
    assert (facts["event"], facts["place"], facts["black_name"]) == (*names, names[0])


def test_a_chosen_charset_is_used_and_bytes_that_do_not_fit_are_told():
    data = gib(GAMENAME="타이젬").encode("cp949")
    assert opened(data, encoding="cp949").encoding == "cp949"
    wrong = opened(data, encoding="utf-8")
    assert [notice.code.name for notice in wrong.diagnostics] == ["INVALID_BYTES"]
    assert "\ufffd" in read_info(wrong.games[0]).event


@pytest.mark.corpus
def test_every_pair_of_the_corpus_is_equal():
    pairs = material_files("corpus", "gib-tygem", endings=(".gib",))
    different = [pair.name for pair in pairs if facts_of(pair) != expected_of(pair)]
    print(f"GIB pairs equal: {len(pairs) - len(different)} of {len(pairs)}")
    assert different == []


def facts_of(path):
    (tree,) = open_path(path).games
    return comparable(tree)


def expected_of(path):
    return comparable(
        read_sgf_file(path.with_name(f"{path.name.split('.')[0]}.expected.sgf")).games[0]
    )


def comparable(tree):
    info = read_info(tree)
    facts = (info.black_name, info.black_rank, info.white_name, info.white_rank, info.komi)
    return (line_of(tree), *facts, info.result, info.handicap, info.date)

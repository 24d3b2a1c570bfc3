"""What engines write: answers of the Go Text Protocol, vertices, boards and lines of analysis."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.analysis_lines import parse_analysis_line
from goboard_gui.engine.board_answers import parse_showboard, parse_stones
from goboard_gui.engine.gtp import (
    LONGEST_ANSWER,
    AnalysisLine,
    Answer,
    AnswerBegin,
    AnswerReader,
)
from goboard_gui.engine.process import read_lines
from goboard_gui.engine.rule_names import rules_agree
from goboard_gui.go import Board, Colour, Point, Size, rule_set
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.notation.vertices import format_vertex, parse_vertex
from tests.cases import for_each

NINE = Size(9, 9)


def is_refused(parse, *arguments):
    try:
        parse(*arguments)
    except ValueError:
        return True
    return False


def read(*lines):
    reader = AnswerReader()
    return [part for line in lines for part in reader.read_line(line)]


def answers(*lines):
    return [part for part in read(*lines) if isinstance(part, Answer)]


@for_each(
    ("lines", "expected"),
    [
        (["= text", ""], [Answer(True, None, "text")]),
        (["=text", ""], [Answer(True, None, "text")]),
        (["=12 text", ""], [Answer(True, 12, "text")]),
        (["=12\ttext", ""], [Answer(True, 12, "text")]),
        (["=12", ""], [Answer(True, 12, "")]),
        (["= ", ""], [Answer(True, None, "")]),
        (["=  6.5", ""], [Answer(True, None, "6.5")]),
        ([" = text", ""], [Answer(True, None, "text")]),
        (["?3 cannot undo", ""], [Answer(False, 3, "cannot undo")]),
        (["?cannot undo", ""], [Answer(False, None, "cannot undo")]),
        (["= one", "two ", " three", ""], [Answer(True, None, "one\ntwo\n three")]),
        (["=", "one", ""], [Answer(True, None, "one")]),
        (["= one", "\r"], [Answer(True, None, "one")]),
        (["= one", " \t"], [Answer(True, None, "one")]),
        (["= o\0n\x07e", "\0"], [Answer(True, None, "one")]),
        (["= one"], []),
        (["", "", ""], []),
        (["Error: No suitable fusermount binary found", "", "= 2", ""], [Answer(True, None, "2")]),
        (["=1 a", "", "junk", "", "=2 b", ""], [Answer(True, 1, "a"), Answer(True, 2, "b")]),
        (["=1 one", "=2 two", ""], [Answer(True, 1, "one"), Answer(True, 2, "two")]),
        (["=1 a board", "= no", "? no", ""], [Answer(True, 1, "a board\n= no\n? no")]),
        (["=99999999999 x", ""], [Answer(True, 9999999999, "9 x")]),
    ],
)  # fmt: skip
def test_every_spelling_of_an_answer_is_read(lines, expected):
    assert answers(*lines) == expected


def test_lines_of_analysis_are_told_from_the_answer():
    assert read("=7", "info move D4", "play D4", "", "info move E5") == [
        AnswerBegin(True, 7),
        AnalysisLine("info move D4"),
        Answer(True, 7, "play D4"),
    ]


@given(st.lists(st.text("=?12 \t\r\0info", max_size=12), max_size=20))
def test_no_line_breaks_the_reader(lines):
    for answer in answers(*lines):
        assert answer.number is None or 0 <= answer.number < 10**10
        assert "\0" not in answer.text


def test_long_numbers_and_endless_answers_are_cut_off():
    [answer] = answers("=" + "1" * 10_000, *["x" * 1000] * 2000, "")
    assert answer.number == 1111111111
    assert len(answer.text) <= LONGEST_ANSWER + 2000


@given(st.integers(1, 25), st.integers(1, 25), st.data())
def test_every_vertex_is_read_as_it_was_written(width, height, data):
    size = Size(width, height)
    point = data.draw(st.sampled_from(size.points()))
    vertex = format_vertex(point, size)
    assert parse_vertex(vertex, size) == parse_vertex(vertex.lower(), size) == point
    assert vertex[0] not in "Ii"
    assert int(vertex[1:]) == height - point.row


@for_each(
    "text",
    [
        *("", "I5", "i5", "K1", "A0", "A10", "A-1", "5A", "A", "1", "A 1", "A1 ", "A1\n", "tt"),
        *("resign", "passe", "\uff21\uff11", "A\uff11", "A\u00b2", "A1.0", "AA1", "A" + "1" * 5000),
    ],
)
def test_what_is_not_a_vertex_of_the_board_is_refused(text):
    assert is_refused(parse_vertex, text, NINE)


@given(st.text(string.printable, max_size=6))
def test_any_text_is_a_point_of_the_board_or_refused(text):
    try:
        point = parse_vertex(text, NINE)
    except ValueError:
        return
    assert point is None or NINE.contains(point)


SHOWBOARD = "\n".join(
    [
        "MoveNum: 3 HASH: 0000",
        "   A B C D E F G",
        " 4 . . . X1. O . ",
        " 3 . . . O2X . . ",
        " 2 . . . X3. . . ",
        " 1 . . . . . . . ",
        "",
        "Next player: White",
        'Rules: {"ko":"SIMPLE"}',
    ]
)


def test_the_board_of_katago_is_read():
    rows = ("...X.O.", "...OX..", "...X...", ".......")
    assert parse_showboard(SHOWBOARD, Size(7, 4)) == Board.from_rows(*rows)


@for_each(
    ("text", "size"),
    [
        ("", NINE),
        (SHOWBOARD, Size(4, 7)),
        (SHOWBOARD, NINE),
        (SHOWBOARD.replace(" 2 . . . X3. . . \n", ""), Size(7, 4)),
        (SHOWBOARD.replace("O2X", "O2"), Size(7, 4)),
        (SHOWBOARD.replace("O2X", "O2#"), Size(7, 4)),
        ("9" * 5000 + " . . X", NINE),
    ],
)
def test_what_is_not_the_board_is_refused(text, size):
    assert is_refused(parse_showboard, text, size)


def test_lists_of_stones_are_read():
    board = parse_stones("D4 E5", "A1", NINE)
    assert board.stones() == {
        Point(3, 5): Colour.BLACK,
        Point(4, 4): Colour.BLACK,
        Point(0, 8): Colour.WHITE,
    }
    assert parse_stones("", "", NINE) == Board.empty(NINE)
    for black, white in (("pass", ""), ("", "K1"), ("D4,E5", "")):
        assert is_refused(parse_stones, black, white, NINE)


@for_each(
    ("answer", "rules", "agree"),
    [
        ('{"scoring":"TERRITORY","ko":"SIMPLE"}', "japanese", True),
        ('{"scoring":"AREA"}', "japanese", False),
        ('{"scoring":"AREA"}', "chinese", True),
        ("{}", "chinese", True),
        ("[1]", "chinese", True),
        ("", "chinese", True),
        ("no json", "chinese", True),
    ],
)
def test_the_rules_of_katago_are_compared_by_their_scoring(answer, rules, agree):
    assert rules_agree(answer, rule_set(rules)) is agree


SMALL = Size(2, 2)
KATA = (
    "info move A1 visits 6 edgeVisits 6 utility 0.1 winrate 0.75 scoreMean 9 scoreStdev 2 "
    "scoreLead 3.5 scoreSelfplay 4 prior 0.25 lcb 0.7 utilityLcb 0 weight 6 order 0 pv A1 B2 pass "
    "info move B2 visits 6 winrate 0.75 scoreLead 3.5 prior 0.25 isSymmetryOf A1 order 1 pv B2 A1 "
    "info move pass visits 0 winrate 0.5 scoreLead -1e-05 prior 0.0625 order 2 pv "
    "rootInfo visits 8 utility 0 winrate 0.7 scoreMean 3 scoreLead 3.25 rawStWrError -1 "
    "rawVarTimeLeft -1 ownership 0.5 -0.25 1 -1 ownershipStdev 0.1 0.2 0.3 0.4"
)
LZ = (
    "info move A1 visits 6 winrate 7500 prior 2500 lcb 7000 order 0 pv A1 B2 "
    "info move B2 visits 6 winrate 7500 prior 2500 lcb 7000 order 1 pv B2 A1 "
    "info move A2 visits 1 winrate 100 prior 10 lcb 0 order 2 pv A2 "
    "info move B1 visits 1 winrate 100 prior 10 lcb 0 order 3 pv B1"
)


def analysed(line, command="kata-analyze", to_play=Colour.BLACK, perspective=Perspective.BLACK):
    return parse_analysis_line(line, command, to_play, SMALL, perspective)


def test_a_line_of_kata_analyze_is_read():
    a1, b2 = Point(0, 1), Point(1, 0)
    assert analysed(KATA) == Analysis(
        Colour.BLACK,
        (
            Candidate(a1, 6, Value(0.75, 3.5), (a1, b2, None), 0.25),
            Candidate(b2, 6, Value(0.75, 3.5), (b2, a1), 0.25, a1),
            Candidate(None, 0, Value(0.5, -1e-05), (), 0.0625),
        ),
        8,
        Value(0.7, 3.25),
        (0.5, -0.25, 1, -1),
    )
    assert [each.point for each in analysed(KATA).originals()] == [a1, None]
    assert [analysed(KATA).share(each) for each in analysed(KATA).candidates] == [0.75, 0.75, 0]


def test_a_line_of_lz_analyze_is_read():
    analysis = analysed(LZ, "lz-analyze")
    assert [each.value for each in analysis.candidates[:2]] == [Value(0.75)] * 2
    assert [each.prior for each in analysis.candidates] == [0.25, 0.25, 0.001, 0.001]
    assert [each.copy_of for each in analysis.candidates] == [None, Point(0, 1), None, None]
    assert (analysis.visits, analysis.value, analysis.ownership) == (None, Value(), ())
    assert [analysis.share(each) for each in analysis.candidates] == [0.75, 0.75, 0.125, 0.125]


@for_each("command", ["kata-analyze", "lz-analyze"])
@for_each(
    ("perspective", "to_play", "is_white"),
    [
        (Perspective.BLACK, Colour.BLACK, False),
        (Perspective.BLACK, Colour.WHITE, False),
        (Perspective.WHITE, Colour.BLACK, True),
        (Perspective.WHITE, Colour.WHITE, True),
        (Perspective.SIDE_TO_PLAY, Colour.BLACK, False),
        (Perspective.SIDE_TO_PLAY, Colour.WHITE, True),
    ],
)
def test_all_numbers_are_converted_to_blacks(command, perspective, to_play, is_white):
    line = KATA if command == "kata-analyze" else LZ
    analysis = analysed(line, command, to_play, perspective)
    assert analysis.to_play is to_play
    assert analysis.candidates[0].value.win_rate == (0.25 if is_white else 0.75)
    assert analysis.candidates[0].prior == 0.25
    if command == "kata-analyze":
        assert analysis.candidates[0].value.score == (-3.5 if is_white else 3.5)
        assert analysis.value == (
            pytest.approx(0.3 if is_white else 0.7),
            -3.25 if is_white else 3.25,
        )
        ownership = (0.5, -0.25, 1, -1)
        assert analysis.ownership == tuple(-it if is_white else it for it in ownership)


def test_the_order_of_keys_is_free_and_unknown_keys_are_ignored():
    line = (
        "info pv A1 B2 pass scoreLead 3.5 future 5 order 1 more nan -1 inf winrate 0.75 visits 6 "
        "prior 0.25 movesOwnership 1 1 1 1 pvVisits 6 2 1 move A1 "
        "info order 0 move B2 visits 2 rootInfo odd 3 visits 8 newList 1 2 3 winrate 0.7 "
        "ownershipStdev 1 1 1 1 ownership 0.5 -0.25 1 -1 anotherList 4 5"
    )
    analysis = analysed(line)
    assert [each.point for each in analysis.candidates] == [Point(1, 0), Point(0, 1)]
    assert analysis.candidates[1] == analysed(KATA).candidates[0]
    assert (analysis.visits, analysis.value) == (8, Value(0.7))
    assert analysis.ownership == (0.5, -0.25, 1, -1)


@for_each(
    ("old", "new", "win_rate", "score"),
    [
        ("winrate 0.75", "winrate nan", None, 3.5),
        ("winrate 0.75", "winrate inf", None, 3.5),
        ("winrate 0.75", "winrate -1", None, 3.5),
        ("winrate 0.75", "winrate 1.01", None, 3.5),
        ("winrate 0.75", "winrate", None, 3.5),
        ("winrate 0.75", "", None, 3.5),
        ("scoreLead 3.5", "scoreLead nan", 0.75, None),
        ("scoreLead 3.5", "scoreLead -inf", 0.75, None),
        ("scoreLead 3.5", "scoreLead x", 0.75, None),
        ("scoreLead 3.5", "", 0.75, None),
        ("scoreLead 3.5", "scoreLead -1", 0.75, -1),
    ],
)
def test_numbers_of_a_candidate_that_make_no_sense_are_unknown(old, new, win_rate, score):
    line = KATA.split("info move B2")[0].replace(old, new)
    [candidate] = analysed(line).candidates
    assert candidate.value.score == score
    assert candidate.value.win_rate == win_rate


@for_each(
    ("command", "prior", "expected"),
    [
        ("kata-analyze", "0", 0),
        ("kata-analyze", "1", 1),
        ("kata-analyze", "1.5", None),
        ("kata-analyze", "-0.5", None),
        ("kata-analyze", "nan", None),
        ("lz-analyze", "0", 0),
        ("lz-analyze", "10000", 1),
        ("lz-analyze", "10001", None),
    ],
)
def test_a_prior_is_between_nothing_and_all(command, prior, expected):
    [candidate] = analysed(f"info move A1 visits 6 prior {prior}", command).candidates
    assert candidate.prior == expected


@for_each(
    "ownership",
    ["0.5 -0.25 1", "0.5 -0.25 1 -1 0", "0.5 nan 1 -1", "0.5 1.5 1 -1", "0.5 x 1 -1", ""],
)
def test_ownership_is_complete_or_unknown(ownership):
    assert analysed(KATA.replace("0.5 -0.25 1 -1", ownership)).ownership == ()


@for_each("word", ["visits 6", "visits -1", "visits 1.5", "visits", "visits " + "9" * 30])
@for_each("move", ["move A1", "move Z9", "move", ""])
def test_a_candidate_without_a_move_or_visits_is_left_out(word, move):
    analysis = analysed(f"info {move} {word} order 0 pv A1")
    assert (analysis is not None) is ((move, word) == ("move A1", "visits 6"))


WORDS = st.sampled_from(
    [
        *("info", "move", "visits", "winrate", "order", "pv", "rootInfo", "ownership"),
        *("A1", "B2", "Z9", "pass", "1", "-1", "0.5", "nan", "inf", "1e999", "x"),
    ]
)


@given(st.lists(WORDS, max_size=40), st.sampled_from(["kata-analyze", "lz-analyze"]))
def test_no_line_of_analysis_breaks_the_parser(words, command):
    analysis = analysed(" ".join(["info", *words]), command)
    for candidate in analysis.candidates if analysis else ():
        assert candidate.point is None or SMALL.contains(candidate.point)
        assert candidate.value.win_rate is None or 0 <= candidate.value.win_rate <= 1
        assert 0 <= analysis.share(candidate) <= 1


@for_each(
    ("data", "lines", "complete"),
    [
        (b"", [], True),
        (b"one\ntwo\r\n\n", ["one", "two", ""], True),
        (b"one\nrest", ["one", "rest"], False),
        (b"\xff\xfe\n", ["\ufffd\ufffd"], True),
        (b"a" * 300_000 + b"\nb\n", ["a" * 300_000, "b"], True),
        (b"a" * 5_000_000 + b"\nb\n", ["a" * 4_000_000, "b"], True),
        (b"a" * 5_000_000, ["a" * 4_000_000], False),
    ],
    ids=["nothing", "ends", "no end", "invalid", "long", "too long", "too long, no end"],
)
def test_a_stream_is_divided_into_lines(tmp_path, data, lines, complete):
    file = tmp_path / "stream"
    file.write_bytes(data)
    with file.open("rb") as stream:
        batches = list(read_lines(stream))
    assert [line for batch in batches for line in batch.lines] == lines
    assert all(batch.complete for batch in batches) is complete

"""Results in words: sentences made from the table of words, and sentences that people wrote."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Colour
from goboard_gui.record.properties.conventions.normalisation import normalise_text
from goboard_gui.record.properties.conventions.result_words import (
    _WORDS,
    GameEnding,
    Token,
    TokenKind,
)
from goboard_gui.record.properties.conventions.results import (
    Result,
    _judge,
    find_result,
    parse_result,
    winner_of,
    write_result,
)
from tests.cases import for_each
from tests.examples import examples


def words(*kinds: TokenKind) -> st.SearchStrategy[tuple[Token, str]]:
    return st.sampled_from(
        [
            (token, word)
            for token, listed in _WORDS.items()
            if token.kind in kinds
            for word in listed.split("|")
        ]
    )


PLAYERS = words(TokenKind.PLAYER)
VERDICTS = words(TokenKind.WINS, TokenKind.LOSES)
WAYS = st.none() | words(TokenKind.WAY) | st.integers(1, 800).map(lambda half: half / 2)


@st.composite
def clauses(draw) -> tuple[str, Result]:
    """Draw a clause such as "White wins by resignation" in words of any language."""
    (player, named), (verdict, said) = draw(PLAYERS), draw(VERDICTS)
    winner = player.value if verdict.kind is TokenKind.WINS else player.value.opponent
    way = draw(WAYS)
    if way is None:
        parts, result = [named, said], Result(GameEnding.WIN, winner)
    elif isinstance(way, float):
        number = draw(st.sampled_from([f"{way:g}", f"{way:.1f}", f"{way:g}".replace(".", ",")]))
        unit = draw(st.sampled_from(["", " points", "目", "집", " Punkte", " очка"]))
        parts, result = [named, said, number + unit], Result(GameEnding.POINTS, winner, way)
    else:
        token, word = way
        parts, result = [named, said, word], Result(token.value, winner)
    if len(parts) == 3 and draw(st.booleans()):
        parts[1], parts[2] = parts[2], parts[1]
    if draw(st.booleans()):
        parts[0], parts[1:] = parts[-1], [*parts[1:-1], named]
    return " ".join(parts), result


@examples(2)
@given(clauses(), st.sampled_from(["", ".", " (99 : 81)", " >> White(58):Black(92)"]))
def test_what_is_made_of_the_words_of_any_language_is_understood(clause, end):
    text, result = clause
    if end.startswith(" ("):
        end = " Black 99, White 81"
    assert parse_result(text + end) == result
    assert find_result(f"~~~ {text}{end}") == result


@given(PLAYERS, words(TokenKind.DEFEAT), st.none() | VERDICTS)
def test_who_resigns_loses_unless_a_word_behind_says_otherwise(player, defeat, verdict):
    named, said = player[1], defeat[1]
    text = f"{named} {said}" if verdict is None else f"{named} {said} {verdict[1]}"
    wins = verdict is not None and verdict[0].kind is TokenKind.WINS
    winner = player[0].value if wins else player[0].value.opponent
    assert parse_result(text) == Result(defeat[0].value, winner)


@given(clauses(), clauses())
def test_two_clauses_that_disagree_give_no_result(one, other):
    (text, result), (more, further) = one, other
    found = parse_result(f"{text}; {more}")
    if result.winner is not further.winner:
        assert found is None
        assert find_result(f"{text}! {more}") is None
    elif found is not None:
        assert found.winner is result.winner
        assert found.ending in (result.ending, further.ending)


@given(words(TokenKind.NO_WINNER))
def test_a_word_for_no_winner_stands_alone(word):
    token, text = word
    assert parse_result(text) == find_result(f"~ {text}") == Result(token.value)
    assert parse_result(f"{text}, black wins") is None


@given(st.data())
def test_no_word_is_in_two_rows(data):
    _, text = data.draw(words(*TokenKind))
    assert sum(text in listed.split("|") for listed in _WORDS.values()) == 1
    assert normalise_text(text) == text


# Sources: (1) GNU Go's regression games; (2) SGFC's test files; (3) Sabaki's test files;
# (4) Nihon Ki-in's records; (5) Tygem and (6) Cyberoro, results in GIB and NGF; (7) Sina and
# other Chinese records; (8) NNGS and IGS; (9) Ing's and European tournament reports; (10) YuanYu;
# (11) CGOS.
AS_WRITTEN = [
    pytest.param("White resigns.", "B+R", id="1"),
    pytest.param("Black resigns. W 133.5 B 81.0", "W+R", id="1, with a count"),
    pytest.param("W+Time Over", "W+T", id="1, time over"),
    pytest.param("B+1.5 ? W+timeout", None, id="1, two results"),
    pytest.param("W+Illegal", "W+F", id="11, an illegal move"),
    pytest.param("B", "B+", id="10, the winner alone"),
    pytest.param("w", "W+", id="10, the winner alone in lower case"),
    pytest.param("has adjourned.", None, id="1, adjourned"),
    pytest.param("john wins", None, id="2, a name"),
    pytest.param("257手完, 黒中押し勝ち", "B+R", id="4, with the number of moves"),
    pytest.param("黒番中押し勝ち", "B+R", id="4, the side with 番"),
    pytest.param("白番4目半勝ち", "W+4.5", id="4, 番 and 目"),
    pytest.param("黒番1目勝ち", "B+1", id="4, one point"),
    pytest.param("白半目勝ち", "W+0.5", id="4, half a point"),
    pytest.param("持碁", "Draw", id="4, jigo"),
    pytest.param("無勝負", "Void", id="4, no result"),
    pytest.param("黒時間切れ負け", "W+T", id="4, on time"),
    pytest.param("白9目胜", "W+9", id="5, Chinese"),
    pytest.param("white wins by time", "W+T", id="5, English"),
    pytest.param("흑 불계승", "B+R", id="5, Korean"),
    pytest.param("흑 불계패", "W+R", id="5, Korean, the loser"),
    pytest.param("백 시간패", "B+T", id="5, Korean, on time"),
    pytest.param("백 시간승", "W+T", id="5, Korean, the winner on time"),
    pytest.param("백 반집승", "W+0.5", id="5, half a point"),
    pytest.param("흑 3집반 승", "B+3.5", id="5, Korean, points"),
    pytest.param("백 기권패", "B+F", id="6, forfeit"),
    pytest.param("무승부", "Draw", id="6, draw"),
    pytest.param("黑中盘胜", "B+R", id="7"),
    pytest.param("白中盘胜", "W+R", id="7, White"),
    pytest.param("白认输", "B+R", id="7, who resigns"),
    pytest.param("黑投子认输", "W+R", id="7, who resigns, in full"),
    pytest.param("黑超时负", "W+T", id="7, overtime"),
    pytest.param("白超时负", "B+T", id="7, overtime of White"),
    pytest.param("黑胜白认输", "B+R", id="7, both players"),
    pytest.param("黑胜3又3/4子", "B+", id="7, stones"),
    pytest.param("白胜1/4子", "W+", id="7, a quarter of a stone"),
    pytest.param("黑方胜", "B+", id="7, a win"),
    pytest.param("执白胜", "W+", id="7, the side held"),
    pytest.param("和棋", "Draw", id="7, draw"),
    pytest.param("White ran out of time", "B+T", id="8, out of time"),
    pytest.param("Black forfeits on time", None, id="8, two ways"),
    pytest.param("White lost on time", "B+T", id="8, lost on time"),
    pytest.param("Black wins by 34.5 points", "B+34.5", id="8, points"),
    pytest.param("B+R (White resigns)", "B+R", id="9, both forms"),
    pytest.param("W+R (White resigns)", None, id="9, both forms, in contradiction"),
    pytest.param("Schwarz gewinnt durch Aufgabe", "B+R", id="9, German"),
    pytest.param("Weiß gibt auf", "B+R", id="9, German, who resigns"),
    pytest.param("Weiß verliert durch Zeit", "B+T", id="9, German, on time"),
    pytest.param("Sieg für Weiß", "W+", id="9, German, the verdict first"),
    pytest.param("Blanc gagne de 2,5 points", "W+2.5", id="9, French"),
    pytest.param("Noir abandonne", "W+R", id="9, French, who resigns"),
    pytest.param("Noir perd au temps", "W+T", id="9, French, on time"),
    pytest.param("Белые сдались", "B+R", id="9, Russian, who resigns"),
    pytest.param("Чёрные выиграли 3,5 очка", "B+3.5", id="9, Russian"),
    pytest.param("Победа белых", "W+", id="9, Russian, the verdict first"),
    pytest.param("Чёрные проиграли по времени", "W+T", id="9, Russian, on time"),
    pytest.param("Black: time", None, id="who ran out of time is not said"),
    pytest.param("黑超时", None, id="neither won nor lost"),
    pytest.param("Black resign", None, id="neither 'resigns' nor 'by resignation'"),
    pytest.param("won", None, id="no player"),
    pytest.param("没有胜负", None, id="neither has won"),
    pytest.param("B+9×", None, id="an unknown sign"),
    pytest.param("black wins by 5 3/4 points", None, id="quarters of points"),
    pytest.param("Black played first and White was late.", None, id="no verdict"),
    pytest.param("", None, id="nothing"),
]


@for_each(("text", "result"), AS_WRITTEN)
def test_what_people_and_programs_write_is_understood_or_left_alone(text, result):
    found = parse_result(text)
    assert (found and write_result(found)) == result


@for_each(
    ("text", "result"),
    [
        ("White wins by  resign!", "W+R"),
        ("Black wins by 34win >> White(58):Black(92)", "B+34"),
        ("Game over: White resigns, thank you", "B+R"),
        ("白胜! 2017.03.23", "W+"),
        ("Black wins by resignation after 250 moves", "B+R"),
        ("Black wins against expectations; White resigns", "B+R"),
        ("Black wins, since White's 126th move was impossible", "B+"),
        ("Black wins by 5 3/4 points", "B+"),
        ("Black wins. Black resigns.", None),
        ("nobody has finished this game", None),
    ],
)
def test_a_sentence_may_hold_other_words(text, result):
    found = find_result(text)
    assert (found and write_result(found)) == result


@given(st.text("BW+RTF黑白胜负目子 0123456789./½()", max_size=16))
def test_any_text_gives_a_result_that_comes_back_or_none(text):
    found = parse_result(text)
    assert found is None or parse_result(write_result(found)) == found
    assert found is None or found.winner in (None, *Colour)


@examples(4)
@given(
    st.from_regex(
        r"[bw]\+([rtf]|resign|time|forfeit|\d{1,4}|\d{1,5}\.?\d{0,3}|½|)?", fullmatch=True
    )
)
def test_a_result_in_ff4_is_what_its_words_say(text):
    assert parse_result(text) == _judge(normalise_text(text), whole=True)


@for_each(
    ("text", "winner"),
    [
        ("B+Offline", Colour.BLACK),
        ("W+J", Colour.WHITE),
        ("W", Colour.WHITE),
        ("B+, Goro crushed in his 126th move, and could not continue.", Colour.BLACK),
        ("B+1.5 ? W+timeout", None),
        ("W+ or B +", None),
        ("Void", None),
        ("adjourned", None),
    ],
)
def test_the_winner_is_known_although_the_rest_is_not_understood(text, winner):
    assert winner_of(text) is winner


@for_each("unit", [": ", ":", ".", ",", "(", "b1 ", "b1:w1."])
def test_the_time_is_proportional_to_the_length_of_the_text(unit):
    begin = process_time()
    find_result(f"b1:w1{unit * 20_000}x")
    assert process_time() - begin < 1.5

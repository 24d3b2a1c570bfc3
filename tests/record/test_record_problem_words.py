"""Comments that mark a line of a problem as right or wrong, and comments that do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.analysis.problem_words import (
    MARK_WORDS,
    Verdict,
    comment_verdict,
    is_only_mark,
)
from tests.cases import for_each

RIGHT, WRONG = Verdict.RIGHT, Verdict.WRONG

MARKS = {
    "en": {
        RIGHT: ["Correct.", "Also correct. A and B are miai.", "This is correct", "RIGHT",
                "That's also right, but slow.", "Yes, correct!", "Right: a net", "sekiRIGHT",
                "CHOICERIGHT", "Black lives.\nCorrect!", "(correct)", "Correct – a ko.",
                "The answer is clear. This is RIGHT", "This is the correct answer."],
        WRONG: ["Wrong.", "NOT RIGHT", "This is not correct.", "Isn't right!", "Fail!",
                "This move is wrong and slow.", "Wrong: White lives.\nRIGHT is at A.",
                "Black is not RIGHT", "INCORRECT", "Bad answer."],
        None: ["Almost correct", "Right side first", "Wrong order of moves", "Not wrong.",
               "That is the right idea.", "COPYRIGHT", "UPRIGHT", "NOT WRONG", "A mistake.",
               "Black can do better.", "Right-hand side", "Correct so far", "The right's ours",
               "Better is what is correct", "1RIGHT", ""],
    },
    "de": {
        RIGHT: ["Richtig!", "Auch korrekt.", "Das ist richtig, aber langsam.", "Richtig und gut",
                "Richtige Lösung."],
        WRONG: ["Falsch.", "nicht richtig", "Das ist leider nicht richtig.", "Nein, falsch."],
        None: ["Fast richtig", "Richtig wäre A", "Nicht falsch.", "Falsche Reihenfolge"],
    },
    "fr": {
        RIGHT: ["Correct !", "Bonne réponse.", "C'est juste.", "Correct\u00a0!"],
        WRONG: ["Raté\u00a0!", "Mauvais !", "Mauvaise réponse.", "Echec", "Ce n'est pas correct."],
        None: ["Pas mauvais.", "Presque correct", "Juste un coup", "Mauvaise forme"],
    },
    "es": {
        RIGHT: ["Correcto", "También correcto.", "Esto es correcto y fuerte"],
        WRONG: ["Incorrecto.", "No es correcto", "No, incorrecto."],
        None: ["Casi correcto", "No es incorrecto.", "Correcto sería A"],
    },
    "pt": {
        RIGHT: ["Correto!", "Também está certo.", "Resposta certa"],
        WRONG: ["Errado.", "Não está correto", "Incorreto, mas vivo"],
        None: ["Quase correto", "Certo é A", "É um ko, mas Preto pode fazer melhor."],
    },
    "pl": {
        RIGHT: ["Poprawnie!", "To jest poprawne.", "Też prawidłowo, ale wolno"],
        WRONG: ["Źle.", "To nie jest poprawne", "Niepoprawnie"],
        None: ["Dobrze, ale nie najlepiej", "Prawie poprawnie", "Nie źle."],
    },
    "ru": {
        RIGHT: ["Верно!", "Это тоже правильно.", "Правильно, но медленно"],
        WRONG: ["Неверно.", "Это не верно", "Неправильно!"],
        None: ["Почти верно", "Не неверно.", "Правильно будет A"],
    },
    "ja": {
        RIGHT: ["正解", "正解です。", "正解図", "正解図1", "正解2", "これも正解", "黒生き、正解。"],
        WRONG: ["失敗", "不正解", "正解ではない", "失敗図", "失敗した", "白生き、不正解です"],
        None: ["正解の図", "正解図の黒4", "変化", "失敗ではない", "白失敗", "正解手順"],
    },
    "zh": {
        RIGHT: ["正确", "✓ 正确", "正解图", "恭喜答对", "这也是正解", "黑活，正确！"],
        WRONG: ["✗ 失败 | 白淨活", "成劫，失败", "不正确", "不是正解", "失败1", "不好", "错误。"],
        None: ["参考正解图之黑4", "正解图中黑4", "变化", "白失败", "没有失败", "正确的下法"],
    },
    "ko": {
        RIGHT: ["정답", "정답입니다", "이것도 정답입니다.", "흑 삶. 정답"],
        WRONG: ["오답", "실패!", "정답이 아닙니다", "실패도"],
        None: ["정답도 있다", "백 실패", "실패가 아닙니다", "변화도"],
    },
}  # fmt: skip
CASES = [
    (text, verdict)
    for by_verdict in MARKS.values()
    for verdict, texts in by_verdict.items()
    for text in texts
]


@for_each(("text", "verdict"), CASES)
def test_a_comment_is_a_mark_by_a_listed_word_at_the_beginning_of_a_line(text, verdict):
    assert comment_verdict(text) is verdict


@for_each(
    ("text", "verdict"),
    [
        ("+", RIGHT),
        (" + ", RIGHT),
        ("[OK]", RIGHT),
        ("[OK", RIGHT),
        ("[OK]Złapany.", RIGHT),
        ("✔ gut", RIGHT),
        ("✘", WRONG),
        ("Doğru çözüm", RIGHT),
        ("++", None),
        ("A + B", None),
        ("[OKAY]", None),
        ("White ✓", None),
    ],
)
def test_signs_are_marks_where_publishers_put_them(text, verdict):
    assert comment_verdict(text) is verdict


@for_each(
    ("text", "alone"),
    [
        ("RIGHT", True),
        ("Correct !", True),
        ("Also correct.", True),
        ("This is correct.", True),
        ("Not right.", True),
        ("+", True),
        ("[OK]", True),
        ("✓ 正确", True),
        ("正解図", True),
        ("Correct.\n正解", True),
        ("不正解", True),
        ("Right: a net", False),
        ("sekiRIGHT", False),
        ("成劫，失败", False),
        ("Correct.\nWrong.", False),
        ("a net", False),
        ("", False),
    ],
)
def test_a_comment_that_only_marks_a_line_is_known(text, alone):
    assert is_only_mark(text) is alone


def test_every_word_of_the_table_is_a_mark_and_has_a_source():
    for row in MARK_WORDS:
        assert row.source
        for word in row.words:
            assert comment_verdict(word) is row.verdict, word


PARTS = ["not ", "正解", "失败", "!", "、", " ", "RIGHT", "a", "\n", "图", "[OK", "this is "]


@given(st.lists(st.sampled_from(PARTS)).map("".join))
def test_no_comment_is_too_strange_to_be_judged(text):
    assert comment_verdict(text) in (RIGHT, WRONG, None)
    if is_only_mark(text):
        assert comment_verdict(text) is not None


@pytest.mark.parametrize(
    "text", ["! " * 30000, "失败 " * 30000, "这也" * 30000, "this is " * 20000]
)
def test_long_comments_are_judged_without_backtracking(text):
    comment_verdict(text)

"""Typographic punctuation, in a table of cases for each language and in properties of any text."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.phrases import NO_BREAK
from goboard_gui.diagram.book.typography import (
    edited_text,
    has_typography,
    typographic_edits,
    typographic_text,
)
from goboard_gui.notation.mentions import Mention
from tests.cases import for_each

# In the cases, "_" is a no-break space and "~" a narrow one.
CASES = {
    "en": [
        ('He said "no".', "He said “no”."),
        ('"Yes", he said.', "“Yes”, he said."),
        ('("the key point")', "(“the key point”)"),
        ("\"Black's stones are 'light',\" he said", "“Black’s stones are ‘light’,” he said"),
        ('"a "b" c"', "“a ‘b’ c”"),
        ("Don't, it's White's.", "Don’t, it’s White’s."),
        ("the players' stones", "the players’ stones"),
        ("'Light' stones", "‘Light’ stones"),
        ("'the players' stones' are light", "‘the players’ stones’ are light"),
        ("'Twas the '80s, 'tis known", "’Twas the ’80s, ’tis known"),
        ("Black plays 'A', then 'B'.", "Black plays ‘A’, then ‘B’."),
        ("White - of course - connects", "White_– of course_– connects"),
        ("White -- of course -- connects", "White_– of course_– connects"),
        ("White--of course", "White—of course"),
        ("White---of course", "White—of course"),
        ("Wait...", "Wait…"),
        ("...and then", "…and then"),
        ("moves 3-5 and pages 10-12", "moves 3–5 and pages 10–12"),
        ("Black 1-3 are sente", "Black 1–3 are sente"),
        ("in 1846-1853", "in 1846–1853"),
        ("a loss of -3 points, or (-2.5)", "a loss of −3 points, or (−2.5)"),
        ("Komi: -6.5", "Komi: −6.5"),
        ("I said: \"Play '33'.\"", "I said: “Play ‘33’.”"),
        ("rock 'n' roll, then 'n' and 'm'", "rock ’n’ roll, then ‘n’ and ‘m’"),
        ("5-10 minutes, June 3-5, May 10-12", "5–10 minutes, June 3–5, May 10–12"),
        ('file "game--1.sgf" -- it\'s', "file “game--1.sgf”_– it’s"),
        ("6'2\" tall", "6'2\" tall"),
        ('a board of 17" and 18"', 'a board of 17" and 18"'),
    ],
    "de": [
        ('Er sagte "nein".', "Er sagte „nein“."),
        ('("der Punkt")', "(„der Punkt“)"),
        ("\"Das ist 'leicht'\", sagt er.", "„Das ist ‚leicht‘“, sagt er."),
        ("'Leicht' ist es.", "‚Leicht‘ ist es."),
        ("Geht's? Hans' Stein", "Geht’s? Hans’ Stein"),
        ("Weiß - natürlich - verbindet", "Weiß_– natürlich_– verbindet"),
        ("Weiß -- natürlich", "Weiß_– natürlich"),
        ("Züge 3-5, Seiten 10-12", "Züge 3–5, Seiten 10–12"),
        ("Schwarz 1-3", "Schwarz 1–3"),
        ("ein Verlust von -3 Punkten", "ein Verlust von −3 Punkten"),
        ("ein Verlust von -3,5 Punkten", "ein Verlust von −3,5 Punkten"),
        ("Na ja...", "Na ja…"),
        ("„Schon gut“, sagt er.", "„Schon gut“, sagt er."),
    ],
    "fr": [
        ('Il dit "non".', "Il dit «~non~»."),
        ('Il dit " non ".', "Il dit «~non~»."),
        ("Il dit « non ».", "Il dit «~non~»."),
        ("Il dit «non».", "Il dit «~non~»."),
        ('"un "deux" trois"', "«~un “deux” trois~»"),
        ("L'attaque de l'angle", "L’attaque de l’angle"),
        ("Noir - bien sûr - connecte", "Noir_– bien sûr_– connecte"),
        ("Quoi ? Non ! Voici : oui ; bien.", "Quoi~? Non~! Voici~: oui~; bien."),
        ("Quoi? Non!! Voici: oui; bien (?) 1:30.", "Quoi~? Non~!! Voici~: oui~; bien (?) 1:30."),
        ('"Bien"! (Oui)? K10: bon.', "«~Bien~»~! (Oui)~? K10~: bon."),
        ("coups 3-5", "coups 3–5"),
        ("une perte de -3 points", "une perte de −3 points"),
        ("Bon...", "Bon…"),
        ("C'est bon :)", "C’est bon :)"),
    ],
    "ru": [
        ('Он сказал "нет".', "Он сказал «нет»."),
        ('"раз "два" три"', "«раз „два“ три»"),
        ("Белые - конечно - соединяют", "Белые_— конечно_— соединяют"),
        ("Белые -- конечно", "Белые_— конечно"),
        ("об'ект", "об’ект"),
        ("ходы 3-5, стр. 10-12", "ходы 3–5, стр. 10–12"),
        ("Чёрные 1-3", "Чёрные 1–3"),
        ("потеря -3 очка", "потеря −3 очка"),
        ("Ну...", "Ну…"),
    ],
}
UNCHANGED = [
    ('an unbalanced "quotation', "en"),
    ('a"b', "en"),
    ("a ' b", "en"),
    ('5 " board', "en"),
    ("the 3-4 point, the 4-4 and a 3-3 invasion", "en"),
    ("Black 3-4 is small", "en"),
    ("White won 3-2 and 3 - 2.", "en"),
    ("games 5-2", "en"),
    ("the move 3-5", "en"),
    ("Lee Sedol 9p - 9p", "en"),
    ("2016-03-09", "en"),
    ("1846-09-11 and 1846-09", "en"),
    ("B+3.5, W+R, 9-dan, 3-dan", "en"),
    ("Cho Chi-hun, Chang-ho", "en"),
    ("12:30-13:45", "en"),
    ("10.5-7", "en"),
    ("at -3-2, -3+2 and +3-2", "en"),
    ("10 -3", "en"),
    ("a well-known move", "en"),
    ("see https://senseis.xmp.net/?Let's-Go--Ko...", "en"),
    ("see example.com/it's--x or (a--b.org)", "en"),
    ("ftp://a--b/c'd and mailto:x--y@z.org", "en"),
    ("user_o'neil@foo.com, a--b@c.org", "en"),
    ("game--1.sgf, games/it's--1.sgf, C:\\a\\path--x", "en"),
    ("at (-3,-2) or (-1, 2), at -3,2, at -1, -2 and -3 -2", "en"),
    ("[-3;-2] and -3:-2", "en"),
    ("``quoted'', ''quoted'' and `players'", "en"),
    ("it was ' x '", "en"),
    ("play May 3-5", "en"),
    ("3-4 points", "en"),
    ("K10 - L11", "en"),
    ("----------", "en"),
    ("-- chat --", "en"),
    ("- a list", "en"),
    ("wait.... and ....", "en"),
    (". . . X O .", "en"),
    ("...X\n.O..\n", "en"),
    (":-) ;-) =)", "en"),
    ("Er sagte „nein“ und „ja“.", "de"),
    ("Что?.. Да!..", "ru"),
    ("'слово'", "ru"),
    ('「手筋」 - "打つ"...', "ja"),
    ('“手筋” - "下"...', "zh"),
    ('"what" - is this...', ""),
    ('"what" - is this...', "fi"),
]


def _cases():
    return [
        pytest.param(language, text, expected, id=text)
        for language, cases in CASES.items()
        for text, expected in cases
    ]


def _shown(text):
    return text.replace(NO_BREAK, "_").replace("\u202f", "~")


@for_each(("language", "text", "expected"), _cases())
def test_punctuation_becomes_that_of_the_language(language, text, expected):
    assert _shown(typographic_text(text, language)) == expected


@for_each(("language", "text", "expected"), _cases())
def test_typographic_text_stays_as_it_is(language, text, expected):
    once = typographic_text(text, language)
    assert typographic_text(once, language) == once
    assert _shown(once) == expected


@for_each(("text", "language"), UNCHANGED)
def test_what_is_not_clearly_punctuation_stays(text, language):
    assert _shown(typographic_text(text, language)) == text


def test_the_region_of_a_language_does_not_matter():
    assert has_typography("en-GB")
    assert not has_typography("ja")
    assert typographic_text('"Yes"', "en-GB") == "“Yes”"


def test_names_of_points_stay():
    text = "At -3 or -4 - not -5."
    names = [Mention(3, 5, frozenset()), Mention(9, 11, frozenset())]
    edits = typographic_edits(text, "en", names)
    assert _shown(edited_text(text, edits)) == "At -3 or -4_– not −5."


def test_a_part_of_a_text_has_only_its_own_edits():
    text = '"A" - "B"'
    edits = typographic_edits(text, "en")
    assert edited_text(text, edits, 0, 3) == "“A”"
    assert edited_text(text, edits, 4, 9) == "- “B”"
    assert _shown(edited_text(text, edits)) == "“A”_– “B”"


_PLAIN = {**dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’‚", "'"), "…": "...", "−": "-"}


def _stripped(text):
    """Return a text with the punctuation of keyboards and without spaces."""
    plain = "".join(_PLAIN.get(sign, sign) for sign in text)
    return re.sub("[-–—]+", "-", re.sub(r"\s", "", plain))


_TEXTS = st.lists(
    st.sampled_from(
        [
            *" \"'-.,!?:;()\n«»„“’",
            *(" - ", "--", "---", "...", "s'", "move", "Q16", "-3", "3-5", "Züge", "黒"),
            *("moves 3-5", "1846-1853", "https://a.b/-'"),
        ]
    ),
    max_size=30,
).map("".join)


@given(_TEXTS | st.text(max_size=60), st.sampled_from(["en", "de", "fr", "ru", "sv", "es", "pl"]))
def test_stripping_the_typography_gives_back_the_text(text, language):
    assert _stripped(typographic_text(text, language)) == _stripped(text)


@given(_TEXTS, st.sampled_from(["en", "de", "fr", "ru"]))
def test_edits_are_in_order_and_change_neither_letters_nor_digits(text, language):
    edits = typographic_edits(text, language)
    assert all(one.end <= other.start for one, other in pairwise(edits))
    assert not any(any(map(str.isalnum, text[one.start : one.end])) for one in edits)


@given(_TEXTS, st.data())
def test_kept_ranges_do_not_change(text, data):
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start + 1, len(text) + 1))
    for edit in typographic_edits(text, "fr", [Mention(start, end, frozenset())]):
        assert edit.end <= start or edit.start >= end

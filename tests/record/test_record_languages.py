"""Recognition of the language of comments, in a table of cases for each language."""

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.analysis.languages import (
    UNKNOWN_LANGUAGE,
    can_be_in_language,
    majority_language,
    most_likely_language,
    recognise_language,
)
from tests.cases import for_each

RECOGNISED = [
    ("Black at A was better than White's move.", "en"),
    ("This is the key point.", "en"),
    ("Good move", "en"),
    ("I don't know if it's alive.", "en"),
    ("Black's moyo (the one on the left side) is huge.", "en"),
    ("Can't block this way, unless there is a stone around K16.", "en"),
    ("Der Zug ist gut für Schwarz.", "de"),
    ("Weiß verliert die Ecke.", "de"),
    ("Hier wäre Nobi besser gewesen, aber es geht auch so.", "de"),
    ("Le coup est bon pour Noir.", "fr"),
    ("C'est la seule réponse ici.", "fr"),
    ("El negro no puede vivir en la esquina.", "es"),
    ("Il nero non può vivere in angolo.", "it"),
    ("Zwart kan niet leven in de hoek.", "nl"),
    ("O preto não pode viver no canto.", "pt"),
    ("Czarne nie mogą tu żyć.", "pl"),
    ("Černý už tady nežije, protože je v rohu.", "cs"),
    ("Svart kan inte leva i hörnet, och det är vit.", "sv"),
    ("Musta ei elä, mutta se on hyvin lähellä.", "fi"),
    ("Чёрные не могут жить в углу.", "ru"),
    ("Это не лучший ход.", "ru"),
    ("Чорні не можуть жити, і це вже все.", "uk"),
    ("Черните не могат да живеят тук.", "bg"),
    ("黒は隅で生きられない。", "ja"),
    ("この手が良い", "ja"),
    ("黑棋在角上不能活", "zh"),
    ("흑은 귀에서 살 수 없다", "ko"),
    ("Ο μαύρος δεν ζει", "el"),
    ("השחור לא חי", "he"),
    ("الأسود لا يعيش", "ar"),
    ("หมากดำตาย", "th"),
    ("黒Aは大きい。Black も。", "ja"),
    ("White has two eyes (生き) in the corner, so that is the end of the game.", "en"),
]
UNCLEAR = [
    "",
    "Lee Sedol",
    "Lee Sedol 9p - Gu Li 9p",
    "Go Seigen, Honinbo Shusai",
    "atari",
    "B2",
    "W+3.5",
    "K10 L11 M12",
    "2016-03-09",
    "https://senseis.xmp.net/?Ko",
    "黒",
    "Nobi",
    "Joseki",
    "Removed: A1 B2 O19 W5",
    "...",
    "🎉🎉",
    "Ход",
]


@for_each(("text", "tag"), RECOGNISED, ids=[text for text, _ in RECOGNISED])
def test_a_sentence_is_enough_to_recognise_its_language(text, tag):
    assert recognise_language(text) == tag


@for_each("text", UNCLEAR)
def test_names_results_points_and_single_words_have_no_language(text):
    assert recognise_language(text) == UNKNOWN_LANGUAGE


@for_each(("text", "tag"), RECOGNISED, ids=[text for text, _ in RECOGNISED])
def test_each_text_can_be_in_its_language(text, tag):
    assert can_be_in_language(text, tag)


@for_each(
    ("text", "tag", "possible"),
    [
        ("Good move", "de", True),
        ("Good move", "en-GB", True),
        ("Good move", "ru", False),
        ("Good move", "ja", False),
        ("Ход", "ru", True),
        ("Ход", "uk", True),
        ("Ход", "fr", False),
        ("黒", "ja", True),
        ("黒", "zh", True),
        ("黒", "en", False),
        ("(3)", "en", False),
    ],
)
def test_the_script_decides_whether_a_text_can_be_in_a_language(text, tag, possible):
    assert can_be_in_language(text, tag) is possible


def test_the_majority_counts_the_text_of_each_language():
    english = "This is the end of the game, and Black has won it."
    assert majority_language(["Das ist ein Zug.", english, "Atari"]) == "en"
    assert majority_language(["Das ist ein Zug.", "Atari", "Atari", "Atari"]) == "de"
    assert majority_language(["Atari", ""]) == UNKNOWN_LANGUAGE
    assert majority_language([]) == UNKNOWN_LANGUAGE


def test_one_word_makes_a_language_the_most_likely_one():
    among = ("en", "de", "fr")
    assert most_likely_language("A est grand", among, "en") == "fr"
    assert most_likely_language("Atari", among, "en") == "en"
    assert most_likely_language("黒A", ("en", "zh"), "en") == "zh"
    assert most_likely_language("黒A", among, "de") == "de"
    assert most_likely_language("Пункт А", (*among, "ru"), "en") == "ru"


@given(st.text(max_size=200))
def test_any_text_has_a_language_that_its_script_allows_or_none(text):
    tag = recognise_language(text)
    assert tag == UNKNOWN_LANGUAGE or can_be_in_language(text, tag)

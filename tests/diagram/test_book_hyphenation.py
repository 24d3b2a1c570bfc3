"""Words that are divided by hyphens, in a table of cases for each language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.hyphenation import Hyphenator, hyphenator_for

DIVIDED = {
    "en": [
        ("established", "es-tab-lished"),
        ("considerably,", "con-sid-er-ably,"),
        ("(“territorial”)", "(“ter-ri-to-rial”)"),
        ("well-established", "well-es-tab-lished"),
        ("opponent’s", "op-po-nent’s"),
        ("table", "ta-ble"),
        ("liberty", "lib-erty"),
        ("party", "party"),
        ("into", "into"),
    ],
    "en-GB": [("table", "table"), ("territorial", "ter-rit-orial")],
    "de": [
        ("Eröffnungstheorie", "Er-öff-nungs-the-o-rie"),
        ("verbinden.", "ver-bin-den."),
        ("Zucker", "Zu-cker"),
        ("Ko-Drohungen", "Ko-Dro-hun-gen"),
        ("Shusaku", "Shusaku"),
        ("Shusakus", "Shusakus"),
        ("KISEIDO", "KISEIDO"),
    ],
    "fr": [
        ("l’établissement", "l’éta-blis-se-ment"),
        ("«territoire»", "«ter-ri-toire»"),
        ("Honinbo", "Honinbo"),
    ],
    "ru": [
        ("территория", "тер-ри-то-рия"),
        ("соединение.", "со-еди-не-ние."),
        ("территории-influence", "территории-influence"),
        ("Такэмия", "Такэмия"),
        ("territorial", "territorial"),
    ],
}
WHOLE = [
    "Takemiya",
    "Shusaku's",
    "HONINBO",
    "B+Resign",
    "W+Forfeit",
    "9-danprofessional",
    "K10/territorial",
    "https://senseis.xmp.net/territorial",
    "someone@territorial.example",
    "territorial.sgf",
    "territorial_influence",
    "territorial/influence",
    "2016territorial",
    "黒territorial",
    "territorialterritorialterritorialterritorialterritorialterritorial",
    "cat",
    "",
    "…",
    "🎉territorial",
]


def divided(text, hyphenator):
    """Return a text with hyphens at all places where it can be divided."""
    places = list(hyphenator.hyphenation_points(text, 0, len(text)))
    for place in reversed(places):
        text = f"{text[:place]}-{text[place:]}"
    return text


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        pytest.param(language, text, expected, id=f"{language}-{text}")
        for language, cases in DIVIDED.items()
        for text, expected in cases
    ],
)
def test_words_are_divided_as_their_language_does(language, text, expected):
    names = frozenset({"Shusaku", "Honinbo"})
    assert divided(text, hyphenator_for(language, names)) == expected


@pytest.mark.parametrize("text", WHOLE)
def test_names_ranks_results_points_and_addresses_stay_whole(text):
    assert divided(text, Hyphenator("en")) == text


@pytest.mark.parametrize("language", ["", "ja", "zh", "es", "el", "klingon"])
def test_other_languages_have_no_hyphenator(language):
    assert hyphenator_for(language) is None


@given(
    st.text("abcdeiourstnlmABZäöüéßяежтнр'’-.,()0「」", max_size=30),
    st.sampled_from(["en", "en-GB", "de", "fr", "ru"]),
)
def test_two_letters_are_before_a_hyphen_and_three_after_it(text, language):
    places = list(Hyphenator(language).hyphenation_points(text, 0, len(text)))
    assert places == sorted(set(places))
    for place in places:
        assert text[place - 2 : place].isalpha()
        assert text[place : place + 3].isalpha()
        assert len(text[place : place + 3]) == 3

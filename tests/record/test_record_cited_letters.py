"""Letters of the board that comments cite, in a table of cases for each language."""

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.record.analysis.cited_letters import (
    find_cited_letters,
    is_letter,
    replace_cited_letters,
)
from tests.cases import for_each

CITED = [
    # English
    ("Black at A was better than B.", "AB", "A B"),
    ("The exchange of A for B was bad.", "AB", "A B"),
    ("A and B are miai.", "AB", "A B"),
    ("A would be small, and so would B.", "AB", "A B"),
    ("Play A, B or C.", "ABC", "A B C"),
    ("Compare (A) with (B).", "AB", "A B"),
    ('White "A" is gote.', "A", "A"),
    ("a is bigger than b here", "ab", "a b"),
    ("White a or b.", "ab", "a b"),
    ("This is D.", "D", "D"),
    ("D, A.", "AD", "D A"),
    ("Neither C nor A.", "AC", "C A"),
    ("White next at I.", "I", "I"),
    ("H, I and J are open.", "HIJ", "H J"),
    ("C-D is an exchange", "CD", "C D"),
    ("C/D", "CD", "C D"),
    ("The marked AA is sente", "AA", "AA"),
    ("B is alive at C.", "BC", "B C"),
    ("Black B, White C.", "BC", "B C"),
    ("A is sente, A would be gote", "A", "A A"),
    # German
    ("Weiß auf A oder B.", "AB", "A B"),
    ("A verliert, B ist nicht groß.", "AB", "A B"),
    ("Der Zug C und danach D.", "CD", "C D"),
    ("Nach A folgt B.", "AB", "A B"),
    # French
    ("Noir en A ou B.", "AB", "A B"),
    ("Le coup A est bon pour Noir.", "A", "A"),
    # Russian
    ("Чёрные в A или B.", "AB", "A B"),
    ("Ход А лучше, пункт С.", "AC", "A C"),
    ("Или в Б.", "Б", "Б"),
    # Japanese and Chinese
    ("黒Aは大きい。Bもある。", "AB", "A B"),
    ("白Ａ、Ｂの交換。", "AB", "A B"),
    ("黑A位，B位也可。", "AB", "A B"),
    ("白イが普通。白ロもある。", "イロ", "イ ロ"),
    ("A or B", "ＡＢ", "Ａ Ｂ"),
    ("C+D is an exchange", "CD", "C D"),
]
NOT_CITED = [
    ("A good move. I like it.", "AI"),
    ("White gets a moyo of a large size.", "a"),
    ("and I think that I would resign", "I"),
    ("B 4 and W 12", "BW"),
    ("B+3.5, W+R", "BW"),
    ("don't, e.g. this, i.e. that", "tegi"),
    ("A1 or B12, 3C", "ABC"),
    ("http://example.org/A/B", "AB"),
    ("ABC and Cho", "ABC"),
    ("Il y a deux yeux et il a joué.", "ay"),
    ("J'ai vu, c'est l'angle", "Jclj"),
    ("И в углу, а у чёрных я вижу", "ИВАУЯвауя"),
    ("A Noir de jouer, et le coin est pris", "A"),
    ("Nothing here", "AB"),
    ("Weiß hat Auswege, z. B. hier, d. h. dort", "BzdhH"),
    ("A級の手。白イロハ", "Aイ"),
]
UNCERTAIN = [
    ("Black plays A.", "A"),
    ("B must connect.", "B"),
    ("W plays at C, so B answers at D.", "B"),
    ("Good for B.", "B"),
    ("The A-group is weak", "A"),
    ("Between C-F", "CDEF"),
    ("C to F are open", "CDEF"),
    ("White at a.", "A"),
    ("D's weakness", "D"),
    ("Is it A?", "A"),
    ("A was better than B.", "AB"),
    ("A works.", "A"),
    ("The combination A+B is sente.", "AB"),
    ("Statt A käme B.", "AB"),
    ("Either A works", "A"),
    ("The move a seems best", "a"),
    ("Better than A was B", "AB"),
    ("See Figure B.", "B"),
    ("白 い が", "い"),
]


def _cited(text, labels):
    return find_cited_letters(text, set(labels) if len(labels) > 2 or labels != "AA" else {labels})


@for_each(("text", "labels", "cited"), CITED)
def test_a_letter_that_stands_for_a_point_is_cited(text, labels, cited):
    found = _cited(text, labels)
    assert " ".join(one.label for one in found) == cited
    assert all(one.certain for one in found)


@for_each(("text", "labels"), NOT_CITED)
def test_a_letter_that_is_another_word_is_not_cited(text, labels):
    assert _cited(text, labels) == []


@for_each(("text", "labels"), UNCERTAIN)
def test_a_letter_that_may_be_another_word_is_uncertain(text, labels):
    assert not all(one.certain for one in _cited(text, labels))


@for_each(
    ("text", "new", "replaced"),
    [
        ("A is better than B, a lot.", {"A": "C", "B": "D"}, "C is better than D, a lot."),
        ("A or B", {"A": "B", "B": "A"}, "B or A"),
        ("白Ａと黒B", {"A": "C", "B": "AA"}, "白Cと黒AA"),
        ("Black at Z.", {"Z": "AB"}, "Black at AB."),
    ],
)
def test_letters_are_replaced_all_at_once(text, new, replaced):
    assert replace_cited_letters(text, new) == replaced


@given(st.text("AaBbIiWw .,-/'()01Ааво黒\n", max_size=40))
def test_any_text_is_read_and_only_cited_letters_change(text):
    letters = {"A", "b", "W", "I", "а"}
    found = find_cited_letters(text, letters)
    assert [one.start for one in found] == sorted({one.start for one in found})
    assert all(is_letter(one.label) and one.end - one.start == 1 for one in found)
    new = replace_cited_letters(text, dict.fromkeys(letters, "§"))
    assert len(new) == len(text)
    kept = [place for place in range(len(text)) if new[place] != "§"]
    assert all(new[place] == text[place] for place in kept)
    assert len(text) - len(kept) == len(found)

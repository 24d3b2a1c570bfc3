from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, notation
from goboard_gui.notation.prose import find_move_numbers, find_names, pad_name, rename_points
from tests.cases import for_each
from tests.notation.notation_cases import boards_and_points

NINETEEN = Size(19, 19)
BIJECTIVE = [notation for notation in NOTATIONS if notation.bijective]


def naming(key: str, size: Size = NINETEEN) -> Naming:
    return Naming(notation(key), size)


def names_in(text: str, key: str, size: Size = NINETEEN) -> list[str]:
    return [text[start:end] for start, end, _ in find_names(text, naming(key, size))]


FOUND = [
    ("western", "", []),
    ("western", "Nothing is named here, 16 times.", []),
    ("western", "Q16", ["Q16"]),
    ("western", "Black q16!", ["q16"]),
    ("western", "Q16-R17 (or C3), then D4/E5...", ["Q16", "R17", "C3", "D4", "E5"]),
    ("western", "1.Q16 2:D4,C3", ["Q16", "D4", "C3"]),
    ("western", "Q16's hane, “D4” and 'C3'", ["Q16", "D4", "C3"]),
    ("western", "白Q16好，黒D4。", ["Q16", "D4"]),
    ("western", "Ｑ１６", ["Ｑ１６"]),
    ("western", "Q161 Q20 I9 Z3 Q0 AQ16 Q16b Q_16 Q16_", []),
    ("western", "Q16-17 Q16.5 Q16,17", []),
    ("western", "ÉQ16 Q16é", []),
    ("western", "Q-16, Q 16", []),
    ("western", "http://example.org/Q16/D4 and www.example.org/C3 but E5", ["E5"]),
    ("andreev", "+3-3.", ["+3-3"]),
    ("andreev", "at +3−3 and ＝9＝9", ["+3−3", "＝9＝9"]),
    ("andreev", "+3-3—which is big; +3-3 - so", ["+3-3", "+3-3"]),
    ("andreev", "+3-35 x+3-3 7+3-3 -+3-3 +3-3-2 +3-3.5", []),
    ("andreev", "=8=8 +9+9 +12-3 +3 -3", []),
    ("andreev", "+3-3,+2-2/-3-3", ["+3-3", "+2-2", "-3-3"]),
    ("tengen-squares", "N7.1, then N7.12.", ["N7.1", "N7.12"]),
    ("tengen-squares", "N7.1.2 N7.14 N7.1x", []),
    ("tengen-squares", "tengen is C, vitamin c is not", ["C"]),
    ("tengen-squares", "n7.1", ["n7.1"]),
    ("cartesian", "1(2,3)2(15 15) f(2,3) (2, 3) 2,3", ["(2,3)", "(15 15)", "(2,3)"]),
    ("numeric", "16-4, not 10-4-3 or 3-10-4 or 1.16-4 or -16-4", ["16-4"]),
    ("draughts", "144' and 14", ["144'", "14"]),
    ("draughts", "'14' 14.5 1,000 12:30 3/4 14% #14 $14x 14's", []),
    ("relative", "34' XX 3'3' C34", ["34'", "XX", "3'3'"]),
    ("relative", "'34' 3'34 34's", []),
    ("rokirovka", "C*4* or C4* or C4", ["C*4*", "C4*", "C4"]),
    ("rokirovka", "**C4** 2*C4", []),
    ("kanji", "黒は16の四に、白10の十。", ["16の四", "10の十"]),
    ("kanji", "10の十九 16の四十 116の四", ["10の十九"]),
    ("named", "the 3-4 point, not the 4-3 point or 3-4-5", ["3-4"]),
    ("diagonal", "j16, not J19", ["j16"]),
    ("sgf", "dp and pd, not DP", ["dp", "pd"]),
]


@for_each(("key", "text", "names"), FOUND, ids=lambda value: str(value)[:30])
def test_names_are_found_where_they_stand_by_themselves(key, text, names):
    assert names_in(text, key) == names


def test_a_mention_tells_the_point():
    assert find_names("at Q16", naming("western")) == [(3, 6, {Point(15, 3)})]


def test_a_name_of_several_points_mentions_all_of_them():
    ((_, _, points),) = find_names("on a 3-3 point", naming("named"))
    assert points == {Point(2, 2), Point(2, 16), Point(16, 2), Point(16, 16)}


def test_names_of_wide_boards_are_found():
    assert names_in("AE30", "western", Size(30, 30)) == ["AE30"]


def test_no_names_are_known_where_the_notation_has_none():
    assert names_in("aa 1-1", "sgf", Size(52, 52)) == ["aa"]
    assert names_in("aa 1-1", "sgf", Size(53, 53)) == []


@for_each("key", NOTATIONS, ids=lambda key: key.id)
def test_every_spelling_of_every_point_is_found_in_a_sentence(key):
    for size in (Size(1, 1), Size(9, 9), Size(19, 19), Size(13, 8), Size(30, 3)):
        names = Naming(key, size)
        for point in size.points():
            for spelling in names.spellings(point):
                ((start, end, points),) = find_names(f"See {spelling}, there.", names)
                assert (start, end) == (4, 4 + len(spelling))
                assert point in points


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("#127", [(0, 4, 127)]),
        ("After #3, #12.", [(6, 8, 3), (10, 13, 12)]),
        ("见#7手", [(1, 3, 7)]),
        ("C#4 ##5 &#39; #x #12b #1.5 #123456 # 7", []),
    ],
)
def test_numbers_of_moves_are_found(text, numbers):
    assert find_move_numbers(text) == numbers


def test_numbers_of_moves_name_no_points():
    assert names_in("#127", "serial") == names_in("#127", "draughts") == []


words = st.text(st.sampled_from("QDq16394+-=−.,'*#() \n_/:xéの四C"), max_size=30) | st.text(
    max_size=20
)
any_notation = st.sampled_from(NOTATIONS)


@given(words, any_notation)
def test_mentions_follow_one_another_and_name_what_they_cover(text, key):
    names = Naming(key, NINETEEN)
    place = 0
    for start, end, points in find_names(text, names):
        assert place <= start < end
        assert points
        assert points == names.parse_points(text[start:end])
        place = end


@given(words, any_notation, any_notation)
def test_a_text_without_names_stays_as_it_is(text, one, other):
    source, target = Naming(one, NINETEEN), Naming(other, NINETEEN)
    assume(not find_names(text, source))
    assert rename_points(text, source, target.name) == (text, (), ())


@given(words, any_notation)
def test_names_written_as_they_are_change_nothing(text, key):
    names = Naming(key, NINETEEN)
    assert rename_points(text, names, names.name) == (text, (), ())


@st.composite
def sentences(draw):
    """A board, two notations, and a text with names of the first between words of neither."""
    size, _ = draw(boards_and_points())
    one, other = (Naming(draw(st.sampled_from(BIJECTIVE)), size) for _ in range(2))
    assume(one.is_supported and other.is_supported)
    point = st.builds(Point, st.integers(0, size.width - 1), st.integers(0, size.height - 1))
    filler = st.sampled_from(["Then", "(see", "what?", "—", "\n", "Black:", "好", "“then", "..."])
    parts = draw(st.lists(filler | point.map(one.name), max_size=12))
    text = " ".join(parts)
    # What stands between the names must name nothing in the other notation.
    plain = " ".join(part for part in parts if not find_names(part, one))
    assume(not find_names(plain, other))
    return one, other, text


@given(sentences())
def test_renaming_there_and_back_gives_the_text_back(sentence):
    one, other, text = sentence
    there = rename_points(text, one, other.name)
    assert rename_points(there.text, other, one.name).text == text


@given(words, any_notation, st.sampled_from(BIJECTIVE), st.sampled_from(Symmetry))
def test_new_names_stand_where_the_renaming_says(text, one, other, symmetry):
    source, target = Naming(one, NINETEEN), Naming(other, NINETEEN)
    result = rename_points(text, source, lambda point: target.name(symmetry.apply(point, NINETEEN)))
    assert len(result.before) == len(result.after)
    for before, after in zip(result.before, result.after, strict=True):
        (point,) = before.points
        assert result.text[after.start : after.end] == target.name(symmetry.apply(point, NINETEEN))
        assert before in find_names(text, source)


@for_each(
    ("text", "source", "target", "renamed"),
    [
        ("Q16-R17", "western", "andreev", "-3-3- -2-2"),
        ("(3,3)(15,15)", "cartesian", "western", "D4 Q16"),
        ("f(3,3)x", "cartesian", "western", "f D4 x"),
        ("(15,18)(9,2)", "cartesian", "rokirovka", "D*1* K3"),
        ("(2,3)(3,3)", "cartesian", "draughts", "144' 145"),
        ("'16-4'", "numeric", "relative", "' 4'4' '"),
        ("Q16's", "western", "draughts", "37 's"),
        ("白Q16好", "western", "kanji", "白16の四好"),
        ("黒16の四に", "kanji", "andreev", "黒-3-3に"),
        ("q16!", "western", "andreev", "-3-3!"),
    ],
)
def test_new_names_do_not_run_together_with_what_stands_there(text, source, target, renamed):
    result = rename_points(text, naming(source), naming(target).name)
    assert result.text == renamed
    found = find_names(renamed, naming(target))
    assert [mention.points for mention in found] == [mention.points for mention in result.before]


def test_a_name_of_several_points_is_renamed_only_if_the_others_have_one_name_too():
    text = "a 3-3 point and tengen, the 10-10 point"
    assert rename_points(text, naming("named"), naming("western").name).text == (
        "a 3-3 point and tengen, the K10 point"
    )
    one = naming("named")
    assert rename_points("a 3-4 point", one, one.name).text == "a 3-4 point"


def test_a_name_put_into_a_text_gets_the_blanks_it_needs():
    assert pad_name("Q16", "", "") == "Q16"
    assert pad_name("Q16", "at ", "!") == "Q16"
    assert pad_name("Q16", "白", "好") == "Q16"
    assert pad_name("Q16", "at", "is") == " Q16 "
    assert pad_name("+3-3", "2", "-1") == " +3-3 "


@pytest.mark.parametrize("key", NOTATIONS, ids=lambda key: key.id)
def test_a_long_comment_is_read_on_the_largest_board(key):
    names = Naming(key, Size(52, 52))
    sentence = (
        f"Black at {names.name(Point(3, 3)) if names.is_supported else 'x'}, all of 23 stones. "
    )
    text = sentence * (20_000 // len(sentence))
    mentions = find_names(text, names)
    assert not names.is_supported or len(mentions) >= text.count("Black")

import pytest

from goboard_gui.go import MAX_SIDE, Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

KANJI = notation("kanji")
BOARD = Size(19, 19)
LARGEST = Size(MAX_SIDE, MAX_SIDE)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "1の一"),
        (BOARD, Point(15, 3), "16の四"),
        (BOARD, Point(9, 9), "10の十"),
        (BOARD, Point(9, 10), "10の十一"),
        (BOARD, Point(0, 18), "1の十九"),
        (Size(19, 13), Point(18, 12), "19の十三"),
        (Size(1, 5), Point(0, 2), "1の三"),
        (LARGEST, Point(0, 19), "1の二十"),
        (LARGEST, Point(0, 20), "1の二十一"),
        (LARGEST, Point(0, 29), "1の三十"),
        (LARGEST, Point(51, 51), "52の五十二"),
    ],
)
def test_digits_count_columns_from_the_left_and_kanji_rows_from_above(size, point, name):
    assert KANJI.format(point, size) == name
    assert KANJI.parse(name, size) == point


@for_each(
    "text",
    ["17四", "17の四", "１７の四", "17ノ四", "17之四", "17・四", "17-四", "17 の 四", "17〇四"],
)
def test_the_sign_between_may_be_another_or_none(text):
    assert KANJI.parse(text, BOARD) == Point(16, 3)


@for_each(
    ("kanji", "number"),
    [
        ("一十", 10),
        ("一〇", 10),
        ("一零", 10),
        ("一九", 19),
        ("廿", 20),
        ("二〇", 20),
        ("廿一", 21),
        ("二一", 21),
        ("卅", 30),
        ("卅九", 39),
        ("五二", 52),
    ],
)
def test_old_tens_and_numbers_by_place_are_tolerated(kanji, number):
    assert KANJI.parse(f"1の{kanji}", LARGEST) == Point(0, number - 1)


@for_each(
    ("text", "reason", "part"),
    [
        ("20の一", NotationErrorReason.NO_SUCH_COLUMN, "20"),
        ("0の一", NotationErrorReason.NO_SUCH_COLUMN, "0"),
        ("1の二十", NotationErrorReason.NO_SUCH_ROW, "二十"),
        ("1の〇", NotationErrorReason.NO_SUCH_ROW, "〇"),
        ("17の20", NotationErrorReason.SYNTAX, ""),
        ("四の17", NotationErrorReason.SYNTAX, ""),
        ("十七の四", NotationErrorReason.SYNTAX, ""),
        ("17の", NotationErrorReason.SYNTAX, ""),
        ("17の十十", NotationErrorReason.SYNTAX, ""),
        ("17のの四", NotationErrorReason.SYNTAX, ""),
        ("17の廿十", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        KANJI.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_digits_label_the_columns_and_kanji_the_rows():
    size = Size(4, 3)
    labels = {
        side: " ".join(KANJI.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "1 2 3 4"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "一 二 三"

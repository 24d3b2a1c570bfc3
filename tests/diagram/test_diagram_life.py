"""What lives, laid over pictures: which emblem is on which point, in every view."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.diagram.overlays.life import (
    LifeFeature,
    apply_overlay,
    life_overlay,
    with_highlighted_chain,
    with_highlighted_points,
)
from goboard_gui.diagram.picture import LOSS_EMBLEMS, Badge, Cell, Emblem, Picture, Tint, TintRole
from goboard_gui.go import Board, Colour, Point, Symmetry
from goboard_gui.go.life import analyse_life
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.diagram.diagram_cases import THEMES, empty_board, layout_of, shown

BLACK, WHITE = Colour
_GREY = QImage.Format.Format_Grayscale8

FIGURE = Board.from_rows(".X..X", "XX.OX", "..O..", "O.OXO", ".XOO.")
"""The position of seed 003's first figure."""
SHARED_EYES = Board.from_rows(".X..", ".XX.", "X.X.")
"""A family that is safe and not unconditionally alive."""
TWO_EYES = Board.from_rows(".X.X.", "XXXXX", ".....")


def naming(board: Board, view: Symmetry = Symmetry.IDENTITY) -> Naming:
    return Naming(notation("western"), board.size, view)


def seen(board: Board, *aspects: LifeFeature, labels=None):
    return life_overlay(analyse_life(board), naming(board), aspects, labels or {})


def points_with(laid, emblem: Emblem) -> set[Point]:
    return {p for p, badges in laid.badges.items() if emblem in [b.emblem for b in badges]}


def rows_of(board: Board, points) -> list[str]:
    width, height = board.size
    return [
        "".join("#" if Point(column, row) in points else "." for column in range(width))
        for row in range(height)
    ]


def test_nothing_is_shown_when_nothing_is_asked_for():
    laid = seen(FIGURE)
    assert not laid.badges
    assert not laid.tints


def test_atari_is_marked_on_the_chain_and_its_last_liberty():
    laid = seen(FIGURE, LifeFeature.ATARI)
    stone, liberty = Point(3, 3), Point(3, 2)
    assert points_with(laid, Emblem.ATARI) == {stone, liberty}
    assert laid.tints == (Tint(frozenset({stone, liberty}), TintRole.DANGER),)


def test_regions_are_tinted_by_whom_they_touch_and_signed_besides():
    laid = seen(FIGURE, LifeFeature.REGIONS)
    tinted = {tint.role: tint.points for tint in laid.tints}
    assert tinted[TintRole.BLACK_AREA] == points_with(laid, Emblem.TOUCHES_BLACK) == {Point(0, 0)}
    assert tinted[TintRole.WHITE_AREA] == points_with(laid, Emblem.TOUCHES_WHITE) == {Point(4, 4)}
    assert tinted[TintRole.NEUTRAL] == points_with(laid, Emblem.TOUCHES_BOTH)
    assert rows_of(FIGURE, tinted[TintRole.NEUTRAL]) == [
        "..##.",
        "..#..",
        "##.##",
        ".#...",
        "#....",
    ]


def test_an_empty_board_touches_nobody():
    laid = seen(Board.from_rows("...", "..."), LifeFeature.REGIONS)
    assert points_with(laid, Emblem.TOUCHES_NONE) == {Point(0, 0)}
    assert not laid.tints


def letters(laid, emblem: Emblem) -> dict[Point, str]:
    return {
        point: badge.text
        for point, badges in laid.badges.items()
        for badge in badges
        if badge.emblem is emblem
    }


def test_each_region_has_a_letter_in_the_order_of_first_points():
    found = letters(seen(FIGURE, LifeFeature.REGIONS), Emblem.REGION)
    assert [found[point] for point in sorted(found, key=lambda point: (point.row, point.column))]
    assert found == {
        Point(0, 0): "A",
        Point(2, 0): "B",
        Point(0, 2): "C",
        Point(3, 2): "D",
        Point(0, 4): "E",
        Point(4, 4): "F",
    }


def test_letters_of_regions_give_way_to_labels_of_the_record():
    labels = {Point(2, 0): "x", Point(0, 2): "B"}
    found = letters(seen(FIGURE, LifeFeature.REGIONS, labels=labels), Emblem.REGION)
    assert Point(2, 0) not in found
    assert found[Point(3, 0)] == "C"
    assert "B" not in found.values()


def test_eyes_of_one_point_differ_from_larger_ones_and_tell_their_owner():
    laid = seen(SHARED_EYES, LifeFeature.EYES)
    assert points_with(laid, Emblem.EYE) == {Point(1, 2)}
    assert points_with(laid, Emblem.EYE_PART) == {Point(0, 0), Point(0, 1)}
    assert {badge.colour for badges in laid.badges.values() for badge in badges} == {BLACK}


def test_safe_and_alive_have_signs_of_their_own_and_their_difference_a_third():
    both = (LifeFeature.SAFE, LifeFeature.ALIVE)
    assert points_with(seen(SHARED_EYES, *both), Emblem.SAFE) == set(SHARED_EYES.stones())
    assert points_with(seen(SHARED_EYES, *both), Emblem.ALIVE) == set()
    assert points_with(seen(SHARED_EYES, *both), Emblem.DIFFERS) == set(SHARED_EYES.stones())
    assert points_with(seen(TWO_EYES, *both), Emblem.ALIVE) == set(TWO_EYES.stones())
    assert points_with(seen(TWO_EYES, *both), Emblem.DIFFERS) == set()


@pytest.mark.parametrize("aspect", [LifeFeature.SAFE, LifeFeature.ALIVE])
def test_a_difference_is_only_shown_between_both(aspect):
    assert points_with(seen(SHARED_EYES, aspect), Emblem.DIFFERS) == set()


def test_neutral_points_are_hatched():
    laid = seen(FIGURE, LifeFeature.NEUTRAL)
    assert points_with(laid, Emblem.NEUTRAL) == analyse_life(FIGURE).neutral


def test_the_number_of_liberties_stands_on_one_stone_of_each_chain():
    found = letters(seen(FIGURE, LifeFeature.COUNTS), Emblem.COUNT)
    chains = analyse_life(FIGURE).chains
    assert len(found) == len(chains)
    for chain in chains:
        (count,) = (text for point, text in found.items() if point in chain.points)
        assert count == str(len(chain.liberties))


def chain_lit(board: Board, point: Point, labels=None, view=Symmetry.IDENTITY):
    names, found = naming(board, view), analyse_life(board)
    laid = life_overlay(found, names, (), labels or {})
    return with_highlighted_chain(laid, found.chain_at(point), names, labels or {})


def test_the_liberties_of_a_chain_are_lettered_row_by_row():
    laid = chain_lit(FIGURE, Point(1, 0))
    assert letters(laid, Emblem.LIBERTY) == {
        Point(0, 0): "a",
        Point(2, 0): "b",
        Point(2, 1): "c",
        Point(0, 2): "d",
        Point(1, 2): "e",
    }
    assert laid.highlighted == {Point(1, 0), Point(0, 1), Point(1, 1)}


def test_labels_of_the_record_are_kept_and_not_given_again():
    labels = {Point(2, 0): "a", Point(4, 4): "b"}
    laid = chain_lit(FIGURE, Point(1, 0), labels)
    assert list(letters(laid, Emblem.LIBERTY).values()) == ["c", "a", "d", "e", "f"]
    picture = apply_overlay(Picture(empty_board(5), {Point(2, 0): Cell(label="a")}), laid)
    assert picture.cells[Point(2, 0)].label == "a"
    assert picture.cells[Point(2, 0)].badges == ()


@for_each("view", Symmetry)
def test_a_turned_board_shows_the_same_where_it_is_seen(view):
    names, found = naming(FIGURE, view), analyse_life(FIGURE)
    plain, turned = seen(FIGURE, *LifeFeature), life_overlay(found, names, LifeFeature)
    assert turned.badges == {names.to_view(p): badges for p, badges in plain.badges.items()}
    assert {tint.role: tint.points for tint in turned.tints} == {
        tint.role: frozenset(map(names.to_view, tint.points)) for tint in plain.tints
    }
    lit = chain_lit(FIGURE, Point(1, 0), view=view)
    assert letters(lit, Emblem.LIBERTY)[names.to_view(Point(0, 0))] == "a"


def test_a_liberty_s_letter_takes_the_place_of_its_region_s():
    names, found = naming(FIGURE), analyse_life(FIGURE)
    laid = life_overlay(found, names, [LifeFeature.REGIONS])
    laid = with_highlighted_chain(laid, found.chain_at(Point(1, 0)), names)
    assert Point(0, 0) not in letters(laid, Emblem.REGION)
    assert letters(laid, Emblem.LIBERTY)[Point(0, 0)] == "a"


def test_every_stone_has_the_number_of_its_chain_and_every_point_the_letter_of_its_region():
    laid = seen(FIGURE, LifeFeature.CHAINS)
    found = letters(laid, Emblem.CHAIN)
    assert [" ".join(found[Point(column, row)] for column in range(5)) for row in range(5)] == [
        "a 1 b b 2",
        "1 1 b 5 2",
        "c c 6 d d",
        "7 c 6 3 8",
        "e 4 6 6 f",
    ]


def test_regions_have_one_letter_while_chains_are_numbered():
    laid = seen(FIGURE, LifeFeature.CHAINS, LifeFeature.REGIONS)
    assert not letters(laid, Emblem.REGION)
    assert letters(laid, Emblem.CHAIN)[Point(0, 0)] == "a"
    assert laid.tints


def test_lettered_liberties_replace_the_letters_of_regions_but_not_the_numbers_of_chains():
    names, found = naming(FIGURE), analyse_life(FIGURE)
    laid = life_overlay(found, names, [LifeFeature.CHAINS])
    laid = with_highlighted_chain(laid, found.chain_at(Point(1, 0)), names)
    assert set(letters(laid, Emblem.CHAIN).values()) == set("12345678")
    assert set(letters(laid, Emblem.LIBERTY).values()) == set("abcde")


def test_a_label_of_the_record_replaces_the_label_of_its_chain():
    labelled = Picture(naming(FIGURE).view_size, cells={Point(1, 0): Cell(stone=BLACK, label="x")})
    after = apply_overlay(labelled, seen(FIGURE, LifeFeature.CHAINS))
    assert after.cells[Point(1, 0)].badges == ()
    assert after.cells[Point(0, 1)].badges == (Badge(Emblem.CHAIN, "1"),)


def test_what_is_laid_over_leaves_all_else_on_its_points():
    names = naming(FIGURE)
    before = compose_picture(FIGURE, names, DisplayOptions(names=NamedPoints.ALL))
    after = apply_overlay(
        before, with_highlighted_points(seen(FIGURE, *LifeFeature), {Point(0, 0)}, names)
    )
    assert after.empty_board == before.empty_board
    for point, cell in after.cells.items():
        bare = cell._replace(badges=(), highlighted=False)
        assert bare == before.cells.get(point, Cell())
    assert after.cells[Point(0, 0)].highlighted


rows = st.lists(st.text(".XO", min_size=4, max_size=4), min_size=1, max_size=5)


@given(rows, st.sets(st.sampled_from(LifeFeature)), st.sampled_from(Symmetry))
def test_emblems_lie_where_what_they_say_is_so(lines, aspects, view):
    board = Board.from_rows(*lines)
    names = naming(board, view)
    laid = life_overlay(analyse_life(board), names, aspects)
    stones = {names.to_view(point) for point in board.stones()}
    on_stones = {Emblem.COUNT, Emblem.SAFE, Emblem.ALIVE, Emblem.DIFFERS}
    for point, badges in laid.badges.items():
        assert names.view_size.contains(point)
        for badge in badges:
            if badge.emblem is Emblem.CHAIN:
                assert (point in stones) == badge.text.isdigit()
            elif badge.emblem is not Emblem.ATARI:
                assert (point in stones) == (badge.emblem in on_stones)


@pytest.mark.usefixtures("qapp")
@for_each("theme", THEMES.values(), ids=THEMES)
@for_each("emblem", Emblem)
def test_every_emblem_can_be_seen(emblem, theme):
    badge = Badge(emblem, "a" if emblem in (Emblem.LIBERTY, Emblem.REGION) else "3", BLACK)
    stoned = emblem in (
        *(Emblem.COUNT, Emblem.SAFE, Emblem.ALIVE, Emblem.DIFFERS),
        *LOSS_EMBLEMS,
    )
    cell = Cell(BLACK if stoned else None)
    plain = Picture(empty_board(3), {Point(1, 1): cell})
    signed = Picture(empty_board(3), {Point(1, 1): cell._replace(badges=(badge,))})
    assert shown(plain, theme, 32) != shown(signed, theme, 32)


@pytest.mark.usefixtures("qapp")
@for_each("theme", THEMES.values(), ids=THEMES)
@for_each(
    ("one", "other"),
    [
        (Badge(Emblem.EYE, colour=BLACK), Badge(Emblem.EYE, colour=WHITE)),
        (Badge(Emblem.EYE, colour=BLACK), Badge(Emblem.EYE_PART, colour=BLACK)),
        (Badge(Emblem.TOUCHES_BLACK), Badge(Emblem.TOUCHES_WHITE)),
        (Badge(Emblem.TOUCHES_BLACK), Badge(Emblem.TOUCHES_BOTH)),
        (Badge(Emblem.TOUCHES_WHITE), Badge(Emblem.TOUCHES_NONE)),
        *pairwise(map(Badge, LOSS_EMBLEMS)),
    ],
    ids=[
        *("owner", "pupil", "black and white", "black and both", "white and none"),
        *(f"losses {loss_class} and {loss_class + 1}" for loss_class in range(5)),
    ],
)
def test_what_differs_is_told_apart_without_colours(one, other, theme):
    images = [
        shown(
            Picture(empty_board(3), {Point(1, 1): Cell(badges=(badge,))}), theme, 32
        ).convertToFormat(_GREY)
        for badge in (one, other)
    ]
    layout = layout_of(Picture(empty_board(3)), 32)
    centre = layout.centre(Point(1, 1))
    around = [QPointF(dx, dy) for dx in range(-9, 10) for dy in range(-9, 10)]
    far = max(
        abs(grey(images[0], centre + step) - grey(images[1], centre + step)) for step in around
    )
    assert far > 100


def grey(image, place: QPointF) -> int:
    return image.pixelColor(int(place.x()), int(place.y())).lightness()


@pytest.mark.usefixtures("qapp")
def test_the_middle_of_a_stone_stays_free_for_its_number():
    number = Cell(BLACK, label="111")
    signed = number._replace(badges=(Badge(Emblem.SAFE), Badge(Emblem.ALIVE)))
    images = [
        shown(Picture(empty_board(3), {Point(1, 1): cell}), THEMES["light"], 40)
        for cell in (number, signed)
    ]
    centre = layout_of(Picture(empty_board(3)), 40).centre(Point(1, 1))
    for dx in range(-14, 15):
        for dy in range(-7, 8):
            place = centre + QPointF(dx, dy)
            assert grey(images[0], place) == grey(images[1], place)

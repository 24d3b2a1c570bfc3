"""An engine's analysis on the board: candidates, continuations and ownership."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.overlays.analysis import (
    owned_cells,
    with_candidates,
    with_expected_moves,
    with_losses,
    with_ownership,
)
from goboard_gui.diagram.picture import (
    LOSS_EMBLEMS,
    Badge,
    CandidateStats,
    Cell,
    Emblem,
    VariationMove,
)
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.diagram.diagram_cases import each_theme
from tests.diagram.test_diagram_exploring import painted, picture

pytestmark = pytest.mark.usefixtures("qapp")

BLACK, WHITE = Colour
SIZE = Size(9, 9)
PLAIN = Naming(notation("western"), SIZE)
TURNED = Naming(notation("western"), SIZE, Symmetry.R90)
BEST = CandidateStats(("51.2", "+0.4", "1.2k"), 4, best=True)


def cell_at(shown, point: Point) -> Cell:
    return shown.cells.get(point, Cell())


def test_candidates_are_shown_where_the_view_has_their_points():
    shown = with_candidates(picture(), TURNED, {Point(2, 3): BEST})
    assert cell_at(shown, TURNED.to_view(Point(2, 3))).candidate == BEST


def test_letters_of_variations_are_not_shown_beside_numbers():
    before = picture()._replace(
        cells={Point(0, 0): Cell(variation=VariationMove(BLACK, letter="A"))}
    )
    shown = with_candidates(before, PLAIN, {Point(4, 4): BEST})
    assert cell_at(shown, Point(0, 0)).variation == VariationMove(BLACK)


def test_a_continuation_has_numbered_ghost_stones_and_shows_each_point_once():
    before = picture()._replace(cells={Point(1, 1): Cell(stone=WHITE)})
    moves = [(BLACK, Point(0, 0)), (WHITE, Point(2, 2)), (BLACK, Point(1, 1)), (WHITE, Point(0, 0))]
    shown = with_expected_moves(before, PLAIN, moves)
    assert shown.cells == {
        Point(0, 0): Cell(ghost=BLACK, number="1"),
        Point(2, 2): Cell(ghost=WHITE, number="2"),
        Point(1, 1): Cell(stone=WHITE),
    }


@for_each(
    ("owner", "step"),
    [(1.0, 8), (-1.0, -8), (0.5, 4), (-0.26, -2), (0.03, 0), (0.0, 0)],
)
def test_ownership_has_steps_from_white_to_black(owner, step):
    before = picture()._replace(cells={Point(0, 0): Cell(stone=WHITE)})
    shown = with_ownership(before, owned_cells(TURNED, {Point(3, 2): owner}))
    assert cell_at(shown, TURNED.to_view(Point(3, 2))).ownership == step
    assert cell_at(shown, Point(0, 0)).stone is WHITE


@each_theme
@for_each(
    "cell",
    [
        Cell(candidate=BEST),
        Cell(candidate=BEST._replace(best=False)),
        Cell(candidate=CandidateStats(("51.2", "7"), 1)),
        Cell(candidate=CandidateStats(("7",), 0)),
        Cell(candidate=CandidateStats((), 2)),
        Cell(ownership=3),
        Cell(ownership=8),
        Cell(ownership=-3),
        Cell(stone=BLACK, ownership=-8),
        Cell(ghost=BLACK, number="1"),
        Cell(ghost=WHITE, number="1"),
    ],
)
def test_whatever_an_analysis_shows_looks_different_from_an_empty_point(cell, theme):
    without = Cell(stone=cell.stone, ghost=cell.ghost)
    assert painted(picture(ee=cell), theme) != painted(picture(ee=without), theme)


@each_theme
def test_owners_are_told_apart_and_not_shown_on_their_own_stones(theme):
    black, white = (painted(picture(ee=Cell(ownership=step)), theme) for step in (6, -6))
    assert black != white
    own = painted(picture(ee=Cell(stone=BLACK, ownership=6)), theme)
    assert own == painted(picture(ee=Cell(stone=BLACK)), theme)


def test_on_small_boards_only_the_first_line_of_a_candidate_is_shown():
    one, other = (CandidateStats(("51", lead, "9"), 2) for lead in ("+1.0", "−1.0"))
    large, small = {"pitch": 60}, {"pitch": 16}
    assert painted(picture(ee=Cell(candidate=one)), **large) != painted(
        picture(ee=Cell(candidate=other)), **large
    )
    assert painted(picture(ee=Cell(candidate=one)), **small) == painted(
        picture(ee=Cell(candidate=other)), **small
    )


def test_losses_are_shown_on_stones_where_the_view_has_them_and_beside_other_badges():
    eye = Badge(Emblem.EYE)
    at = TURNED.to_view(Point(2, 3))
    before = picture()._replace(cells={at: Cell(stone=WHITE, badges=(eye,))})
    shown = with_losses(before, TURNED, {Point(2, 3): 4, Point(7, 7): 5})
    assert cell_at(shown, at).badges == (eye, Badge(LOSS_EMBLEMS[4]))
    assert cell_at(shown, TURNED.to_view(Point(7, 7))) == cell_at(before, Point(7, 7))

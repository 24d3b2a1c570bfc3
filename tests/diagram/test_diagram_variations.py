"""The moves one may go to, shown on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from goboard_gui.diagram.compose import (
    DisplayOptions,
    Variations,
    VariationsStyle,
    compose_picture,
    variation_moves,
)
from goboard_gui.diagram.picture import Cell, Picture, VariationMove, VariationWeight
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session
from goboard_gui.record.analysis.continuations import continuations
from goboard_gui.record.values.evaluations import MoveEvaluation
from goboard_gui.record.values.markup import Markup
from tests.cases import for_each
from tests.diagram.diagram_cases import colour_at, each_theme, empty_board, layout_of, shown
from tests.diagram.output_cases import greys
from tests.diagram.pixels import differing_places
from tests.record.record_cases import line, properties

pytestmark = pytest.mark.usefixtures("qapp")

GHOSTS, LETTERS, NOTHING = VariationsStyle
BLACK, WHITE = Colour
NAMING = Naming(notation("western"), Size(9, 9))


def forked() -> Session:
    """At node 1, which has siblings 2 and 3, and children 4, 5 and 6."""
    tree = line("SZ[9]")
    for text in ("B[aa]", "B[bb]", "B[cc]BM[1]"):
        tree, _ = tree.add(0, properties(text))
    for text in ("W[dd]", "W[ee]TE[1]", "W[ff]"):
        tree, _ = tree.add(1, properties(text))
    session = Session(tree)
    session.go_to(1)
    return session


def variations(style: VariationsStyle, preferred: int | None = None, **only) -> Variations:
    session = forked()
    found = continuations(session.tree, session.cursor, preferred)
    return Variations(found.children, found.siblings, style)._replace(**only)


def letters(found: dict[Point, VariationMove]) -> dict[int, str]:
    """The letters by the columns of their points."""
    return {point.column: continued.letter for point, continued in found.items()}


def test_ghosts_tell_children_from_siblings_and_the_current_move_from_all():
    assert variation_moves(variations(GHOSTS, preferred=5)) == {
        Point(3, 3): VariationMove(WHITE, VariationWeight.CHILD),
        Point(4, 4): VariationMove(WHITE, VariationWeight.CURRENT, evaluation=MoveEvaluation.GOOD),
        Point(5, 5): VariationMove(WHITE, VariationWeight.CHILD),
        Point(1, 1): VariationMove(BLACK, VariationWeight.SIBLING),
        Point(2, 2): VariationMove(BLACK, VariationWeight.SIBLING, evaluation=MoveEvaluation.BAD),
    }


def test_letters_are_those_of_the_places_of_the_moves():
    found = variation_moves(variations(LETTERS))
    assert letters(found) == {3: "A", 4: "B", 5: "C", 1: "b", 2: "c"}


def test_siblings_alone_have_capitals():
    assert letters(variation_moves(variations(LETTERS, children=()))) == {1: "B", 2: "C"}


def test_letters_of_the_record_are_skipped():
    found = variation_moves(variations(LETTERS), {"A", "C", "b"})
    assert letters(found) == {3: "B", 4: "D", 5: "E", 1: "c", 2: "d"}


def test_nothing_is_shown_where_nothing_is_wanted():
    assert variation_moves(variations(NOTHING)) == {}


def test_of_two_moves_at_a_point_the_current_one_is_shown():
    tree = line("SZ[9]")
    for text in ("B[aa]", "W[aa]"):
        tree, _ = tree.add(0, properties(text))
    moves = continuations(tree, 0, preferred=2).children
    found = variation_moves(Variations(moves))
    assert found == {Point(0, 0): VariationMove(WHITE, VariationWeight.CURRENT)}


@for_each("symmetry", Symmetry, ids=lambda symmetry: symmetry.value)
def test_variations_turn_with_the_board(symmetry):
    session, naming = forked(), NAMING._replace(view=symmetry)
    seen = compose_picture(session.board, naming, DisplayOptions(), variations=variations(GHOSTS))
    assert seen.cells[naming.to_view(Point(3, 3))].variation == VariationMove(
        WHITE, VariationWeight.CURRENT
    )


def test_a_label_of_the_record_stands_where_a_letter_would():
    session = forked()
    seen = compose_picture(
        session.board,
        NAMING,
        DisplayOptions(),
        markup=Markup(labels={Point(3, 3): "x"}),
        variations=variations(LETTERS),
    )
    labelled = seen._replace(cells={Point(3, 3): seen.cells[Point(3, 3)]})
    alone = seen._replace(cells={Point(3, 3): Cell(label="x")})
    assert shown(labelled, LIGHT, 40) == shown(alone, LIGHT, 40)


def centre_of(cell: Cell, theme, dx: float = 0.08) -> int:
    """The lightness near the middle of a point with such a cell."""
    board = Picture(empty_board(3), {Point(1, 1): cell})
    place = layout_of(board, 60).centre(Point(1, 1)) + QPointF(dx, -dx) * 60
    return colour_at(shown(board, theme, 60), place).lightness()


@each_theme
def test_black_ghosts_darken_with_their_weight(theme):
    sibling, child, current = (
        centre_of(Cell(variation=VariationMove(BLACK, weight)), theme) for weight in VariationWeight
    )
    assert current < child < sibling < centre_of(Cell(), theme)


def test_letters_darken_with_their_weight():
    cells = [Cell(variation=VariationMove(BLACK, it, "H")) for it in VariationWeight]
    images = [shown(Picture(empty_board(3), {Point(1, 1): cell}), LIGHT, 60) for cell in cells]
    bare = shown(Picture(empty_board(3)), LIGHT, 60)
    sibling, child, current = (
        sum(QColor(image.pixel(*at)).lightness() for at in differing_places(image, bare))
        / len(differing_places(image, bare))
        for image in images
    )
    assert current < child < sibling


@each_theme
def test_the_current_move_is_larger(theme):
    beside = 0.19  # of the middle, to the right and upwards: beyond the smaller ones
    child, current = (
        centre_of(Cell(variation=VariationMove(BLACK, weight)), theme, beside)
        for weight in (VariationWeight.CHILD, VariationWeight.CURRENT)
    )
    assert current < child - 20


def test_a_judged_move_has_a_rim_of_its_own_colour():
    rims = set()
    for judgement in MoveEvaluation:
        cell = Cell(variation=VariationMove(WHITE, VariationWeight.CURRENT, evaluation=judgement))
        board = Picture(empty_board(3), {Point(1, 1): cell})
        place = layout_of(board, 60).centre(Point(1, 1)) - QPointF(0, 0.365 * 60)
        rims.add(colour_at(shown(board, LIGHT, 60), place).name())
    assert len(rims) == 4


@pytest.mark.parametrize("label", ["", "A"], ids=["alone", "around a label"])
def test_judgements_are_told_apart_without_their_colours(label):
    grey = LIGHT._replace(evaluation_colours=("#555555",) * 4)
    looks = {
        greys(
            shown(
                Picture(
                    empty_board(3),
                    {Point(1, 1): Cell(label=label, variation=VariationMove(WHITE, **how))},
                ),
                grey,
                24,
            )
        )
        for how in ({}, *({"evaluation": evaluation} for evaluation in MoveEvaluation))
    }
    assert len(looks) == 5


@each_theme
def test_a_ghost_is_a_ring_around_markup_and_leaves_it_readable(theme):
    labelled = Cell(label="A")
    both = labelled._replace(variation=VariationMove(BLACK, VariationWeight.CURRENT))
    boards = [Picture(empty_board(3), {Point(1, 1): cell}) for cell in (labelled, both)]
    one, other = (shown(board, theme, 60) for board in boards)
    centre = layout_of(boards[0], 60).centre(Point(1, 1))
    for dx, dy in ((0, 0), (0.2, 0), (0, 0.2), (-0.2, -0.2)):
        place = centre + QPointF(dx, dy) * 60
        assert colour_at(one, place) == colour_at(other, place)
    rim = centre + QPointF(0.41 * 0.7, 0.41 * 0.7) * 60
    assert colour_at(other, rim).lightness() < colour_at(one, rim).lightness() - 40


@pytest.mark.parametrize("over", [{"stone": BLACK}, {"ghost": WHITE}])
@pytest.mark.parametrize("letter", ["", "A"])
def test_stones_and_the_ghost_under_the_pointer_hide_what_could_be_gone_to(over, letter):
    cell = Cell(**over)
    both = cell._replace(variation=VariationMove(WHITE, VariationWeight.CURRENT, letter))
    one, other = (
        shown(Picture(empty_board(3), {Point(1, 1): each}), LIGHT, 40) for each in (cell, both)
    )
    assert one == other

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.compose import DisplayOptions, LastMoveMark
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.output.series import series_positions, slide_sheet, write_series
from goboard_gui.go import Crop, Point, Symmetry
from goboard_gui.notation import notation
from goboard_gui.record.figures import PlanOptions
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.tree import Property
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

NUMBERED = PrintOptions(
    NamingOptions(notation("western")), shown=DisplayOptions(last_move=LastMoveMark.NUMBER)
)
WESTERN = NamingOptions(notation("western"))


@pytest.fixture
def game() -> PrintedGame:
    """Two moves, a setup, a capture and a pass."""
    tree = line("SZ[5]", "B[aa]", "W[ba]", "AB[cc]", "W[ab]", "B[]")
    return PrintedGame(tree, tree.root, "game")


def stones(frame) -> set[Point]:
    return {point for point, cell in frame.picture.cells.items() if cell.stone}


def test_there_is_a_frame_for_each_position_from_the_first_on(game):
    found = list(series_positions(game, NUMBERED))
    assert [frame.number for frame in found] == [0, 1, 2, 2, 3, 4]
    assert [len(stones(frame)) for frame in found] == [0, 1, 2, 3, 3, 3]
    assert Point(0, 0) not in stones(found[4])


def test_the_last_move_is_marked_as_the_edition_says(game):
    labels = [
        {point: cell.label for point, cell in frame.picture.cells.items() if cell.label}
        for frame in series_positions(game, NUMBERED)
    ]
    ba, ab = Point(1, 0), Point(0, 1)
    assert labels == [{}, {Point(0, 0): "1"}, {ba: "2"}, {ba: "2"}, {ab: "3"}, {}]
    marked = replace(NUMBERED, shown=DisplayOptions(last_move=LastMoveMark.TRIANGLE))
    assert list(series_positions(game, marked))[4].picture.cells[ab].status_mark is Mark.TRIANGLE
    plain = replace(NUMBERED, shown=DisplayOptions(last_move=LastMoveMark.NOTHING))
    assert all(
        not cell.status_mark
        for frame in series_positions(game, plain)
        for cell in frame.picture.cells.values()
    )


def test_captions_tell_the_number_of_the_move(game):
    captions = [frame.caption for frame in series_positions(game, NUMBERED)]
    assert captions[0] == ""
    assert captions[4] == "After move 3"


@pytest.mark.parametrize(
    ("first", "last", "numbers"),
    [(1, None, [0, 1, 2, 2, 3, 4]), (2, 3, [2, 2, 3]), (1, 1, [0, 1]), (4, None, [4])],
)
def test_a_part_of_the_game_can_be_shown(game, first, last, numbers):
    part = replace(NUMBERED, plan=PlanOptions(first=first, last=last))
    assert [frame.number for frame in series_positions(game, part)] == numbers


def test_the_line_goes_through_the_node(game):
    tree, node = game.tree.add(game.tree.root, [Property("B", ("ee",))])
    found = list(series_positions(PrintedGame(tree, node), NUMBERED))
    assert [sorted(stones(frame)) for frame in found] == [[], [Point(4, 4)]]
    assert len(list(series_positions(PrintedGame(tree, tree.root), NUMBERED))) == 6


def test_views_and_crops_are_those_of_the_edition(game):
    turned = replace(
        NUMBERED,
        names=WESTERN._replace(view=Symmetry.R90),
        plan=PlanOptions(crop=Crop(0, 0, 1, 2)),
    )
    frame = list(series_positions(game, turned))[1]
    assert stones(frame) == {Point(4, 0)}
    assert frame.picture.crop == Crop(2, 0, 4, 1)


@pytest.mark.parametrize("captions", [True, False])
def test_all_images_of_a_series_are_of_one_size(game, tmp_path, captions):
    path, options = tmp_path / "slide.png", ImageOptions(width=200)
    files = list(write_series(path, game, NUMBERED, options, captions=captions))
    assert [file.name for file in files] == [f"slide-00{number}.png" for number in range(1, 7)]
    sizes = [QImage(str(file)).size().toTuple() for file in files]
    assert len(set(sizes)) == 1
    assert (sizes[0][1] > sizes[0][0]) is captions
    assert files[0].read_bytes() != files[1].read_bytes()


def test_whoever_closes_a_series_keeps_what_was_written(game, tmp_path):
    writing = write_series(tmp_path / "slide.svg", game, NUMBERED)
    for _ in range(2):
        next(writing)
    writing.close()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_slide_without_a_caption_keeps_the_room_for_one(game):
    picture = next(series_positions(game, NUMBERED)).picture
    sizes = {
        caption: slide_sheet(picture, caption, NUMBERED.theme).height
        for caption in ("After", "", None)
    }
    assert sizes["After"] == sizes[""] > sizes[None]

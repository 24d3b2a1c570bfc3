from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from goboard_gui.diagram import theme
from goboard_gui.go import Size, Symmetry
from goboard_gui.gui.board.board_sizes_dialog import BoardSizesDialog
from goboard_gui.gui.core.settings import POINT_NAMES
from goboard_gui.gui.widgets import dialogs
from goboard_gui.notation import NOTATIONS
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, Heard

SIZES = [Size(9, 9), Size(13, 13), Size(19, 19)]


@pytest.fixture
def gallery(qapp, view_settings):
    gallery = BoardSizesDialog(view_settings, theme.LIGHT)
    gallery.resize(900, 450)
    gallery.show()
    yield gallery
    gallery.close()


def stands_within(gallery: BoardSizesDialog) -> bool:
    return all(gallery.rect().contains(board.geometry()) for board in gallery.boards)


def apart(gallery: BoardSizesDialog) -> bool:
    nine, thirteen, nineteen = (board.geometry() for board in gallery.boards)
    return nine.right() < thirteen.left() and thirteen.right() < nineteen.left()


def test_the_three_usual_boards_stand_side_by_side_at_one_pitch(gallery):
    assert [board.picture.empty_board.size for board in gallery.boards] == SIZES
    assert len({board.pitch for board in gallery.boards}) == 1
    widths = [board.width() for board in gallery.boards]
    assert widths == sorted(widths)
    assert apart(gallery)


@for_each(("width", "height"), [(640, 320), (900, 450), (1400, 700), (1400, 400)])
def test_they_fill_the_window_and_no_more(qapp, gallery, width, height):
    gallery.resize(width, height)
    qapp.processEvents()
    assert stands_within(gallery)
    assert apart(gallery)
    assert len({board.pitch for board in gallery.boards}) == 1


def test_the_note_below_the_boards_is_seen(qapp, view_settings):
    gallery = BoardSizesDialog(view_settings, theme.LIGHT)
    dialogs.show_modeless(gallery)
    for size in ((640, 320), (780, 500), (1200, 560)):
        gallery.resize(*size)
        qapp.processEvents()
        middle = gallery.note.mapTo(gallery, gallery.note.rect().center())
        assert gallery.childAt(middle) is gallery.note, size
        assert stands_within(gallery)
    gallery.close()


def test_a_larger_window_has_larger_boards(gallery):
    pitch = gallery.boards[0].pitch
    gallery.resize(1500, 750)
    assert gallery.boards[0].pitch > 1.4 * pitch


def test_all_boards_show_the_chosen_names(gallery, view_settings):
    view_settings.set_view(Symmetry.R90)
    view_settings.set(POINT_NAMES, True)
    wrong = []
    for chosen in NOTATIONS:
        view_settings.set_notation(chosen.id)
        if not stands_within(gallery):
            wrong.append((chosen.id, "cut off"))
        for size, board in zip(SIZES, gallery.boards, strict=True):
            naming = view_settings.point_naming(size)
            cells = board.picture.cells
            points = size.points()[:3]
            if [cells[naming.to_view(it)].name for it in points] != [*map(naming.name, points)]:
                wrong.append((chosen.id, size))
    assert not wrong


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_begins_on_the_chosen_board(qtbot, gallery, size):
    heard = Heard(gallery, "size_chosen")
    buttons = {button.text(): button for button in gallery.findChildren(QPushButton)}
    qtbot.mouseClick(buttons[f"New {size} Game"], LEFT)
    assert heard.carried["size_chosen"] == [(size,)]
    assert not gallery.isVisible()

"""The button that offers to fit a small board into the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.fit_button import FitButton
from goboard_gui.gui.core.settings import FIT_BOARD
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.record import new_game

BIG = Size(19, 19)


def show(window, size: Size) -> FitButton:
    window.document.open_games([new_game(size)], None, None)
    window.resize(1100, 800)
    QCoreApplication.processEvents()
    return window.board_view.findChild(FitButton)


def board_on(view) -> QRect:
    return QRect(view.board.mapTo(view, QPoint()), view.board.size())


def test_a_button_is_offered_while_more_than_half_of_the_area_is_empty(window):
    for size, offered in (
        (Size(9, 9), True),
        (Size(13, 13), True),
        (Size(17, 17), False),
        (BIG, False),
        (Size(19, 3), False),
        (Size(1, 1), True),
    ):
        button = show(window, size)
        assert button.isVisible() is offered, size
        assert not offered or not button.geometry().intersects(board_on(window.board_view))
    show(window, BIG)
    for _ in range(3):
        window.commands[Command.ZOOM_OUT].trigger()
    assert button.isVisible()
    window.commands[Command.ZOOM_NORMAL].trigger()
    assert not button.isVisible()


def test_the_button_fits_boards_of_all_sizes_from_then_on(window):
    button = show(window, Size(9, 9))
    view, before = window.board_view, window.board_view.board.pitch
    assert button.text() == "Fit to Window"
    button.click()
    assert window.settings.get(FIT_BOARD)
    assert view.board.pitch > 1.5 * before
    assert not button.isVisible()
    fitted = show(window, Size(13, 13))
    assert not fitted.isVisible()
    assert view.board.height() > 0.9 * view.height()
    again = MainWindow(window.settings)
    show(again, Size(9, 9))
    again.show()
    QCoreApplication.processEvents()
    assert again.board_view.board.height() > 0.9 * again.board_view.height()
    window.commands[Command.FIT].trigger()
    assert show(window, Size(9, 9)).isVisible()
    assert view.board.pitch == before


def test_a_view_without_the_button_has_none(window):
    view = type(window.board_view)(window.board_view.board.picture, LIGHT)
    assert view.findChild(FitButton) is None
    assert view.fitting_factor > 1

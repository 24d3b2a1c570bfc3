"""Hands and eyes for the tests of windows: pointers, wheels, and what was emitted."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_gui.go import Colour
from goboard_gui.gui.core import languages
from goboard_gui.gui.core.settings import Settings
from goboard_gui.gui.widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from goboard_gui.go import Point
    from goboard_gui.gui.actions.commands import Command
    from goboard_gui.gui.board.board_widget import BoardWidget
    from goboard_gui.gui.core.background import DiskTask
    from goboard_gui.notation import Naming

LEFT = Qt.MouseButton.LeftButton
MIDDLE = Qt.MouseButton.MiddleButton
RIGHT = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
OUTSIDE = QPointF(1, 1)
"""A place on a board widget that is on no point: the shadow's room in its corner."""


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Let what is made meanwhile be in a language, and what is made later as before."""
    app, before = QCoreApplication.instance(), QLocale()
    translators = languages.install_translations(language, app)
    _deliver_language_changes()
    try:
        yield
    finally:
        for translator in reversed(translators):
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
            QCoreApplication.sendPostedEvents(translator, QEvent.Type.DeferredDelete)
        QLocale.setDefault(before)
        _deliver_language_changes()


def _deliver_language_changes() -> None:
    """Let Qt's own widgets hear of the change now, and not in the middle of something else."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def pass_on_later(task: DiskTask) -> None:
    """Stand for `DiskTask.wait_briefly` on a slow disk: what was read comes in a later turn."""
    with task._lock:
        task._awaited = False
        results = task._results
    for result in results:
        task._mailbox.post(result)


class Heard:
    """Counts what an object's signals emit, and keeps what they carried."""

    def __init__(self, source: QObject, *names: str) -> None:
        self.count: Counter[str] = Counter()
        self.carried: dict[str, list[tuple[object, ...]]] = {name: [] for name in names}
        for name in names:
            getattr(source, name).connect(lambda *values, name=name: self._hear(name, values))

    def _hear(self, name: str, values: tuple[object, ...]) -> None:
        self.count[name] += 1
        self.carried[name].append(values)

    def take(self) -> dict[str, int]:
        """Return how often each was emitted since the last time."""
        counted, self.count = dict(self.count), Counter()
        return counted


QUESTIONS = {
    "open_path": "ask_open_path",
    "open_paths": "ask_open_paths",
    "folder": "ask_folder",
    "save_path": "ask_save_path",
    "extended_path": "ask_path_to_extend",
    "unsaved": "ask_unsaved",
    "changed": "ask_overwrite",
    "elsewhere": "ask_save_elsewhere",
    "yes": "confirm",
    "replace": "ask_replace_characters",
    "move_number": "ask_move_number",
    "numbered_moves": "ask_numbered_moves",
    "handicap": "ask_handicap",
    "all_games": "ask_all_games",
    "swap": "ask_swap_players",
    "result": "ask_replace_result",
    "label": "ask_label",
    "preset": "ask_preset_name",
    "layout_name": "ask_layout_name",
    "layout": "ask_layout_to_delete",
    "path": "ask_path",
}


class Person:
    """Answers the questions of `dialogs`, and remembers them and what was told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.told: list[str] = []
        self._answers: dict[str, object] = {}
        for question, function in QUESTIONS.items():
            monkeypatch.setattr(dialogs, function, partial(self._answer, question))
        monkeypatch.setattr(dialogs, "show_error", lambda _parent, text: self.told.append(text))

    def answers(self, **answers: object) -> None:
        """Answer these questions so from now on."""
        self._answers |= answers

    def _answer(
        self, question: str, _parent: QWidget, *details: object, **_offered: object
    ) -> object:
        assert question in self._answers, f"nobody was to be asked: {question}{details}"
        self.asked.append((question, *details))
        return self._answers[question]


def ini(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def click(board: BoardWidget, view_point: Point, button=LEFT, modifiers=PLAIN) -> None:
    """Click a point of a board on screen."""
    window = board.window()
    place = board.mapTo(window, board.centre(view_point).toPoint())
    QTest.mouseClick(window.windowHandle(), button, modifiers, place)


_TIMESTAMPS = count(1_000_000_000, 1000)
"""Times of mouse events in milliseconds, too far from each other for a double click."""


def naming_of(desk) -> Naming:
    """Return the naming of the points of the record that a desk or a window shows."""
    return desk.view_settings.point_naming(desk.document.session.shape)


def drag(
    board: BoardWidget, *view_points: Point, button=LEFT, modifiers=PLAIN, presenter=None
) -> None:
    """Press a button on the first point, come to the others, and let go on the last of them.

    With a ``presenter``, the first point is held until its stone is lifted.
    """
    places = [board.centre(point) for point in view_points]
    none = Qt.MouseButton.NoButton
    kinds = QEvent.Type
    _mouse(board, kinds.MouseMove, places[0], none, none, modifiers)
    _mouse(board, kinds.MouseButtonPress, places[0], button, button, modifiers)
    if presenter is not None:
        presenter._hold_timer.timeout.emit()
    for place in places[1:]:
        _mouse(board, kinds.MouseMove, place, none, button, modifiers)
    _mouse(board, kinds.MouseButtonRelease, places[-1], button, none, modifiers)


def _mouse(board: BoardWidget, kind, place: QPointF, button, held, modifiers) -> None:
    there = QPointF(board.mapToGlobal(place))
    event = QMouseEvent(kind, place, there, button, held, modifiers)
    event.setTimestamp(next(_TIMESTAMPS))
    QApplication.sendEvent(board, event)


def point_to(board: BoardWidget, place: Point | QPointF, held=Qt.MouseButton.NoButton) -> None:
    """Let the pointer come to a view point, or to a place on the widget, with a button held."""
    position = place if isinstance(place, QPointF) else board.centre(place)
    _mouse(board, QEvent.Type.MouseMove, position, Qt.MouseButton.NoButton, held, PLAIN)


def press_point(board: BoardWidget, point: Point) -> None:
    """Press the left button on a view point."""
    _mouse(board, QEvent.Type.MouseButtonPress, board.centre(point), LEFT, LEFT, PLAIN)


def release_point(board: BoardWidget, place: Point | QPointF) -> None:
    """Release the left button on a view point, or on a place on the widget."""
    position = place if isinstance(place, QPointF) else board.centre(place)
    none = Qt.MouseButton.NoButton
    _mouse(board, QEvent.Type.MouseButtonRelease, position, LEFT, none, PLAIN)


def turn_wheel(
    widget: QWidget, *, down: int = 0, across: int = 0, pixels_down: int = 0, modifiers=PLAIN
) -> None:
    """Turn the wheel over a widget on screen: by eighths of a degree, or by pixels of a pad."""
    window = widget.window()
    here = QPointF(widget.mapTo(window, widget.visibleRegion().boundingRect().center()))
    turned, moved = QPoint(-across, -(down or pixels_down)), QPoint(0, -pixels_down)
    QTest.wheelEvent(window.windowHandle(), here, turned, moved, modifiers)


def image_of(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def stone_on(board: BoardWidget, image: QImage, view_point: Point) -> Colour | None:
    """Return which stone the pixels of a board show on a point, beside any mark in its middle."""
    light = brightness(image, board.centre(view_point) + QPointF(0, 0.3 * board.pitch))
    return Colour.BLACK if light < 90 else Colour.WHITE if light > 210 else None


def brightness(image: QImage, place: QPointF) -> int:
    """Return how light a few pixels around a place of the widget are, from 0 to 255."""
    ratio = image.devicePixelRatio()
    x, y = round(place.x() * ratio), round(place.y() * ratio)
    around = [image.pixelColor(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(map(QColor.lightness, around)) // len(around)


def press(window: QWidget, key: Qt.Key, modifiers=PLAIN) -> None:
    """Press a key where the keys go."""
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)


def menus(window: QWidget) -> list[QMenu]:
    """Return all menus of a window: QAction.menu() takes one along when its wrapper goes."""
    return window.findChildren(QMenu)


def take(bench, tool: Command) -> None:
    """Take up a tool."""
    bench.actions[tool].trigger()

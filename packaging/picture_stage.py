"""Setup for pictures of the program: default settings, no display, double resolution."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from callouts import CALLOUTS_KEY, add_callouts, margins
from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram import theme
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.gui import app
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core import languages
from goboard_gui.gui.core.settings import FIT_BOARD, SHOW_WELCOME, Settings
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callouts import Callout
    from numpy.typing import NDArray
    from PySide6.QtWidgets import QWidget

    from goboard_gui.diagram.picture import Picture

WIDEST = 1200
"""The maximum width in pixels, at two pixels per logical one."""
_COLOURS = 96
_LIKE, _UNLIKE = 3, 6  # low bits ignored when similar or different colours are compared
_PLACES = (1, 1 << 8, 1 << 16)  # of blue, green and red in a colour
_BREATH = 400  # milliseconds

_home = tempfile.TemporaryDirectory(prefix="goboard-pictures-")
HOME = Path(_home.name)
"""A temporary folder for records and indexes that a picture needs."""


def start_program(language: str) -> QApplication:
    """Start the program in a language, without a display and without the settings of a user."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2", "LC_ALL": "C.UTF-8"}
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(HOME)
    running = app.create_application()
    languages.install_translations(language, running)
    appearance.apply_palette(appearance.LIGHT)
    return running


def window(file: Path | None, width: int, height: int, *, fit: bool = False) -> MainWindow:
    """Return a window of a given size with a record; with ``fit``, the board fits into it."""
    folder = tempfile.mkdtemp(dir=HOME)
    chosen = Settings(QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat))
    chosen.set(SHOW_WELCOME, False)
    chosen.set(FIT_BOARD, fit)
    opened = MainWindow(chosen)
    opened.resize(width, height)
    opened.show()
    if file is not None:
        opened.document_io.open_file(file)
    wait()
    return opened


def wait(until: Callable[[], object] = lambda: False, max_milliseconds: int = _BREATH) -> None:
    """Process events for a moment, or until a condition holds."""
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < max_milliseconds and not until():
        QApplication.processEvents()


def go_to(main_window: MainWindow, move: int) -> None:
    """Go to a move of the main line."""
    main_window.commands[Command.START].trigger()
    for _ in range(move):
        main_window.commands[Command.FORWARD].trigger()
    wait()


def grab_widget(widget: QWidget) -> QImage:
    """Return an image of a widget."""
    image = widget.grab().toImage()
    image.setDevicePixelRatio(1.0)
    return image


def grab_with_callouts(widget: QWidget, *callouts: Callout) -> QImage:
    """Return an image of a widget with numbered callouts."""
    image = fitted(grab_widget(widget), WIDEST - margins(callouts).width())
    return add_callouts(image, widget, callouts)


def close_window(shown: MainWindow) -> None:
    """Close a window without saving its edits."""
    shown.document.undo_stack.setClean()
    shown.close()


def paint_board(picture: Picture, pitch: float) -> QImage:
    """Return a board as the window draws it."""
    layout = Layout.for_picture(picture, pitch)
    board = layout.board_rect()
    image = QImage(board.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.LIGHT.background))
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(qp, picture, layout, theme.LIGHT)
    return image


def in_rows(images: Sequence[QImage], captions: Sequence[str], columns: int) -> QImage:
    """Return images of the same size arranged in rows, each with a caption above it."""
    gap, above = 28, 52
    width = max(image.width() for image in images) + gap
    height = max(image.height() for image in images) + above
    rows = -(-len(images) // columns)
    sheet = QImage(columns * width - gap, rows * height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#ffffff"))
    with QPainter(sheet) as qp:
        font = qp.font()
        font.setPixelSize(26)
        qp.setFont(font)
        for at, (image, caption) in enumerate(zip(images, captions, strict=True)):
            row, column = divmod(at, columns)
            place = QPointF(column * width, row * height + above)
            title = QRectF(place.x(), place.y() - above, image.width(), above)
            qp.setPen(QColor("#26241f"))
            qp.drawText(title, Qt.AlignmentFlag.AlignCenter, caption)
            qp.drawImage(place, image)
    return sheet


def fitted(image: QImage, width: int) -> QImage:
    """Return an image, scaled down if it is wider than ``width``."""
    if image.width() <= width:
        return image
    return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


def save(image: QImage, path: Path) -> None:
    """Write an image, no wider than it is displayed, with as few colours as possible."""
    callouts = image.text(CALLOUTS_KEY)
    image = fitted(image, WIDEST)
    few = image.convertToFormat(
        QImage.Format.Format_Indexed8,
        frequent_colours(image),
        Qt.ImageConversionFlag.ThresholdDither,
    )
    if callouts:
        few.setText(CALLOUTS_KEY, callouts)
    few.save(str(path), "PNG", 0)
    print(f"{path}: {few.width()}×{few.height()}, {path.stat().st_size // 1024} kB")


def frequent_colours(image: QImage) -> list[int]:
    """Return the most frequent colours of an image, with similar ones merged.

    Colours that differ most from the others come first, so that a small red mark does not turn
    brown.
    """
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(plain.constBits(), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    colours, counts = np.unique(pixels, axis=0, return_counts=True)
    order = np.argsort(-counts)
    colours, counts = colours[order], counts[order]
    _, first, kind = np.unique(_kinds(colours, _LIKE), return_index=True, return_inverse=True)
    colours = colours[first[np.argsort(-np.bincount(kind, counts))]]
    unlike = np.unique(_kinds(colours, _UNLIKE), return_index=True)[1]
    chosen = np.concatenate((np.sort(unlike), np.setdiff1d(np.arange(len(colours)), unlike)))
    return [0xFF000000 | int(pixel @ _PLACES) for pixel in colours[chosen[:_COLOURS]]]


def _kinds(pixels: NDArray[np.int64], bits: int) -> NDArray[np.int64]:
    """Return a number for each pixel; pixels that differ only in the last bits have the same
    one."""
    return (pixels >> bits) @ _PLACES

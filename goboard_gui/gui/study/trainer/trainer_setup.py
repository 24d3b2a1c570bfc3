"""Form with the settings of a lesson."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QWidget,
)

from ....diagram.compose import ALL_SIDES, DisplayOptions, NamedPoints
from ....go import USUAL_SIZES, Size, Symmetry
from ....notation import Reading, UnknownNotationError, notation
from ....study.lesson import Lesson, Task
from ....study.regions import BoardPart, Rectangle, parse_region, serialize_region
from ...core.settings import (
    TRAINER_HEIGHT,
    TRAINER_HELP,
    TRAINER_NOTATION,
    TRAINER_QUESTIONS,
    TRAINER_READING,
    TRAINER_REGION,
    TRAINER_TASK,
    TRAINER_VIEW,
    TRAINER_WIDTH,
)
from ...widgets.buttons import TextButton
from ...widgets.combo_boxes import NotationComboBox
from ...widgets.spin_boxes import SizeBox
from ...wording import terms
from . import trainer_texts as say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ....notation import Notation
    from ...core.settings import Setting, Settings

_ANY_VIEW = "random"
_RECTANGLE = "rectangle"
_BY_HEART = DisplayOptions(edges=frozenset(), spotlight=False)
_DISPLAY_OPTIONS = {
    "nothing": _BY_HEART,
    "edges": _BY_HEART._replace(edges=ALL_SIDES),
    "names": _BY_HEART._replace(edges=ALL_SIDES, names=NamedPoints.ALL),
}
"""Display options for each kind of help."""


class TrainerSetup(QWidget):
    """Form for a lesson: notation, board, region, task, view, help and length.

    The settings are saved.
    """

    changed = Signal()
    """Emitted when the lesson has changed."""
    rectangle_requested = Signal()
    """Emitted when the user wants to select a rectangle on the board."""

    def __init__(
        self, settings: Settings, default_notation: Notation, parent: QWidget | None = None
    ) -> None:
        """Create the form with the saved lesson.

        ``default_notation`` is the notation if none was saved.
        """
        super().__init__(parent)
        self._settings = settings
        self._rectangle: Rectangle | None = None
        self.notation = NotationComboBox()
        self.size_box = SizeBox(Size(settings.get(TRAINER_WIDTH), settings.get(TRAINER_HEIGHT)))
        self.task = _box((task.value, say.tr(text)) for task, text in say.TASKS.items())
        self.region = _box((part.value, say.tr(text)) for part, text in say.PARTS.items())
        self.region.addItem(self.tr("Rectangle…"), _RECTANGLE)
        self.region.setMaxVisibleItems(self.region.count())
        self.view = _box((view.value, terms.view_name(view)) for view in Symmetry)
        self.view.addItem(self.tr("Random for each question"), _ANY_VIEW)
        self.reading = _box((key.value, say.tr(text)) for key, text in say.READINGS.items())
        self.help = _box((key, say.tr(text)) for key, text in say.HELPS.items())
        self.questions = _box((n, str(n)) for n in (10, 20, 50, 100))
        self.questions.addItem(self.tr("Unlimited"), 0)
        self._lay_out()
        self._load(default_notation)
        self._connect()
        self._check_regions()

    @property
    def selected_board_size(self) -> Size:
        """The board size selected in the form."""
        return self.size_box.board_size

    @property
    def display_options(self) -> DisplayOptions:
        """The display options for the selected level of help."""
        return _DISPLAY_OPTIONS[self.help.currentData()]

    @property
    def lesson(self) -> Lesson:
        """The lesson that the user has chosen."""
        view, region = self.view.currentData(), self.region.currentData()
        return Lesson(
            self.notation.notation,
            self.selected_board_size,
            Task(self.task.currentData()),
            self._rectangle if region == _RECTANGLE and self._rectangle else _board_part(region),
            None if view == _ANY_VIEW else Symmetry(view),
            Reading(self.reading.currentData()),
            self.help.currentData() != "nothing",
            self.questions.currentData(),
        )

    def use_rectangle(self, rectangle: Rectangle) -> None:
        """Select a rectangle, in the orientation in which points are named, as the region to
        practise.
        """
        self._show_rectangle(rectangle)
        self._choose()

    def use_whole_board(self) -> None:
        """Select the whole board as the region to practise."""
        _select(self.region, BoardPart.WHOLE.value)
        self._choose()

    def set_board_size(self, size: Size) -> None:
        """Choose a board size."""
        self.size_box.set_board_size(size)

    def _show_rectangle(self, rectangle: Rectangle) -> None:
        self._rectangle = rectangle
        index = self.region.findData(_RECTANGLE)
        self.region.setItemText(index, say.region_name(rectangle))
        self.region.setCurrentIndex(index)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("&Notation:"), self.notation)
        form.addRow(self.tr("&Board size:"), self._sides())
        form.addRow(self.tr("&Task:"), self.task)
        form.addRow(self.tr("&Part of board:"), self.region)
        form.addRow(self.tr("&View:"), self.view)
        form.addRow(self.tr("&Coordinates:"), self.reading)
        form.addRow(self.tr("&Help shown:"), self.help)
        form.addRow(self.tr("&Questions:"), self.questions)
        self.help.setToolTip(
            self.tr(
                "Choose what is shown while you practise; results with and without help "
                "are counted separately"
            )
        )
        self.region.setToolTip(self.tr("Choose the part of the board to practise"))
        # Long entries must not squeeze the labels next to the list.
        for box in self.findChildren(QComboBox):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )

    def _sides(self) -> QWidget:
        row = QWidget()
        row.setFocusProxy(self.size_box)
        row.setFocusPolicy(self.size_box.focusPolicy())
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.size_box)
        for size in USUAL_SIZES:
            choose = partial(self.set_board_size, size)
            layout.addWidget(TextButton(str(size.width), str(size), choose))
        layout.addStretch()
        return row

    def _load(self, default_notation: Notation) -> None:
        """Fill the form with the saved settings.

        ``default_notation`` is the notation if none was saved.
        """
        get = self._settings.get
        for box, key in self._saved_boxes():
            _select(box, get(key))
        self.notation.show_notation(_find_notation(get(TRAINER_NOTATION)) or default_notation)
        try:
            region = parse_region(get(TRAINER_REGION))
        except ValueError:
            region = BoardPart.WHOLE
        if isinstance(region, Rectangle):
            self._show_rectangle(region)
        else:
            _select(self.region, region.value)

    def _saved_boxes(self) -> tuple[tuple[QComboBox, Setting[Any]], ...]:
        """Return the boxes whose selection is saved, with their settings."""
        return (
            (self.task, TRAINER_TASK),
            (self.view, TRAINER_VIEW),
            (self.reading, TRAINER_READING),
            (self.help, TRAINER_HELP),
            (self.questions, TRAINER_QUESTIONS),
        )

    def _connect(self) -> None:
        for box in (self.notation, *(box for box, _ in self._saved_boxes())):
            box.activated.connect(self._choose)
        self.region.activated.connect(self._choose_region)
        self.size_box.changed.connect(self._choose)

    def _choose_region(self) -> None:
        if self.region.currentData() == _RECTANGLE:
            self.rectangle_requested.emit()
        else:
            self._choose()

    def _choose(self) -> None:
        self._check_regions()
        put, lesson = self._settings.set, self.lesson
        put(TRAINER_NOTATION, lesson.notation.id)
        put(TRAINER_WIDTH, lesson.size.width)
        put(TRAINER_HEIGHT, lesson.size.height)
        put(TRAINER_REGION, serialize_region(lesson.region))
        for box, key in self._saved_boxes():
            put(key, box.currentData())
        self.changed.emit()

    def _check_regions(self) -> None:
        """Disable the regions that don't exist on this board size; fall back to the whole board."""
        model = self.region.model()
        assert isinstance(model, QStandardItemModel)
        for row, part in enumerate(BoardPart):
            model.item(row).setEnabled(bool(part.points(self.selected_board_size)))
        region = self.lesson.region
        if region is BoardPart.WHOLE or not region.points(self.selected_board_size):
            _select(self.region, BoardPart.WHOLE.value)


def _box(items: Iterable[tuple[object, str]]) -> QComboBox:
    """Return a combo box with entries from pairs of data and text."""
    box = QComboBox()
    for key, text in items:
        box.addItem(text, key)
    return box


def _select(box: QComboBox, key: object) -> None:
    """Select the entry with this data, or else the first one."""
    box.setCurrentIndex(max(box.findData(key), 0))


def _board_part(value: str) -> BoardPart:
    """Return the part of the board with this settings value, or the whole board for a rectangle."""
    return BoardPart.WHOLE if value == _RECTANGLE else BoardPart(value)


def _find_notation(key: str) -> Notation | None:
    """Return the notation with this id, or None if the id is unknown."""
    try:
        return notation(key)
    except UnknownNotationError:
        return None

"""Dialog that asks what a review is to analyse, and shows how long that takes at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...engine.capabilities import Capabilities, EngineFamily
from ...engine.errors import KomiError
from ...engine.komi import engine_komi
from ...engine.limits import AnalysisLimits
from ...study.review.duration import longest_duration
from ...study.review.positions import DEFAULT_LIMITS, review_terms
from ..core.idle_tasks import IdleTask
from ..core.settings import (
    ANALYSIS_ENGINE,
    REVIEW_OWNERSHIP,
    REVIEW_SECONDS,
    REVIEW_VARIATIONS,
    REVIEW_VISITS,
)
from ..widgets.buttons import plain_button
from ..widgets.check_boxes import WrappingCheckBox
from ..widgets.context_help import help_button
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import as_tip
from ..widgets.spin_boxes import ScoreSpinBox
from ..wording import rule_texts
from . import analysis_texts, review_texts
from .engine_host import engine_host
from .engine_list import can_analyse, chosen_entry, read_entries
from .game_review import ReviewOptions, options_positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...engine.entry import EngineEntry
    from ..actions.workspace import Workspace

_LARGEST_KOMI = 400


class ReviewDialog(QDialog):
    """Dialog with the options of a review.

    The komi is that by which the record is scored; one that the engine would refuse or round has to
    be replaced. Whatever the record already has from such a review is not analysed again.
    """

    def __init__(
        self, workspace: Workspace, parent: QWidget | None = None, *, komi: float | None = None
    ) -> None:
        """Create the dialog; ``komi`` replaces that of the record."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review Game"))
        self._settings = workspace.settings
        self._tree = workspace.document.session.tree
        self._terms = review_terms(self._tree, "", komi)
        self.total: int | None = None
        """The number of positions to be analysed, or None until they have been counted."""
        self._idle_task = IdleTask(self)
        self._make_fields()
        self._lay_out()
        self._connect()
        self._refresh()

    def _make_fields(self) -> None:
        settings = self._settings
        self.engines = _engine_box(read_entries(settings))
        chosen = chosen_entry(settings, ANALYSIS_ENGINE)
        usable = [row for row in range(self.engines.count()) if can_analyse(self._entry_at(row))]
        preferred = [row for row in usable if self._entry_at(row) == chosen]
        self.engines.setCurrentIndex(next(iter((*preferred, *usable)), -1))
        self.scope = QButtonGroup(self)
        self.main_line = QRadioButton(self.tr("&Main line"))
        self.variations = QRadioButton(self.tr("All &variations"))
        for button in (self.main_line, self.variations):
            self.scope.addButton(button)
        (self.variations if settings.get(REVIEW_VARIATIONS) else self.main_line).setChecked(True)
        self.visits = self._limit_box(REVIEW_VISITS.allowed, settings.get(REVIEW_VISITS))
        self.seconds = self._limit_box(REVIEW_SECONDS.allowed, settings.get(REVIEW_SECONDS))
        self.seconds.setSuffix(self.tr(" s"))
        self.komi = ScoreSpinBox(-_LARGEST_KOMI, _LARGEST_KOMI)
        self.komi.setValue(self._terms.komi)
        self.rules = PlainLabel(rule_texts.rules_title(self._terms.rules))
        self.ownership = WrappingCheckBox(self.tr("Store the &owner of each point"))
        self.ownership.setChecked(settings.get(REVIEW_OWNERSHIP))
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.nearest_button = plain_button("", self._use_nearest_komi)
        self._nearest = self._terms.komi
        self.size_label = PlainLabel()
        self.size_label.setWordWrap(True)

    def _limit_box(self, allowed: object, value: int) -> QSpinBox:
        assert isinstance(allowed, range)
        box = QSpinBox()
        box.setRange(allowed[0], allowed[-1])
        box.setSpecialValueText(self.tr("No limit"))
        box.setValue(value)
        return box

    def _lay_out(self) -> None:
        scope = QWidget()
        scope_column = QVBoxLayout(scope)
        scope_column.setContentsMargins(0, 0, 0, 0)
        scope_column.addWidget(self.main_line)
        scope_column.addWidget(self.variations)
        form = QFormLayout()
        form.addRow(self.tr("&Engine:"), self.engines)
        form.addRow(self.tr("Positions:"), scope)
        form.addRow(self.tr("V&isits per position:"), self.visits)
        form.addRow(self.tr("&Time per position:"), self.seconds)
        form.addRow(self.tr("&Komi:"), self.komi)
        form.addRow(self.tr("Rules:"), self.rules)
        form.addRow(self.ownership)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start_button = buttons.addButton(
            self.tr("Start Review"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.start_button.setDefault(True)
        buttons.addButton(help_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.problem)
        column.addWidget(self.nearest_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.size_label)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self.engines.currentIndexChanged.connect(self._refresh)
        self.scope.buttonToggled.connect(self._refresh)
        self.visits.valueChanged.connect(self._refresh)
        self.seconds.valueChanged.connect(self._refresh)
        self.komi.valueChanged.connect(self._refresh)
        self._idle_task.advanced.connect(self._show_size)

    @property
    def limits(self) -> AnalysisLimits:
        """The budget per position; without any limit, the default one."""
        limits = AnalysisLimits(self.visits.value() or None, self.seconds.value() or None)
        return limits if any(limits) else DEFAULT_LIMITS

    @property
    def options(self) -> ReviewOptions | None:
        """The chosen options, or None without an engine."""
        if self.engines.currentIndex() < 0:
            return None
        return ReviewOptions(
            self._entry_at(self.engines.currentIndex()),
            self.variations.isChecked(),
            self.limits,
            self.komi.value(),
            self.ownership.isChecked(),
        )

    def accept(self) -> None:
        """Remember the options, and close the dialog."""
        self._settings.set(REVIEW_VARIATIONS, self.variations.isChecked())
        self._settings.set(REVIEW_VISITS, self.visits.value())
        self._settings.set(REVIEW_SECONDS, self.seconds.value())
        self._settings.set(REVIEW_OWNERSHIP, self.ownership.isChecked())
        super().accept()

    def _entry_at(self, row: int) -> EngineEntry:
        entry: EngineEntry = self.engines.itemData(row)
        return entry

    def _refresh(self) -> None:
        """Check the komi, and count the positions that are left for these options."""
        options = self.options
        problem = "" if options is None else self._komi_problem(options)
        if options is None:
            problem = self.tr("No engine in the list can analyse positions.")
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.nearest_button.setVisible(bool(problem) and options is not None)
        self.total = None
        if options is None or problem:
            self._idle_task.stop()
            self._show_size()
        else:
            self._idle_task.run(self._count(options))

    def _komi_problem(self, options: ReviewOptions) -> str:
        """Return why the engine can't use the komi, as far as that is known before its start."""
        hosted = engine_host().find(options.entry)
        capabilities = None if hosted is None else hosted.capabilities
        if options.entry.json_command:
            capabilities = Capabilities(EngineFamily.KATAGO.value)
        if capabilities is None:
            return ""
        try:
            engine_komi(options.komi, capabilities)
        except KomiError as error:
            self._nearest = error.nearest
            self.nearest_button.setText(analysis_texts.use_komi_text(error.nearest))
            return analysis_texts.komi_text(options.entry.name, error)
        return ""

    def _use_nearest_komi(self) -> None:
        self.komi.setValue(self._nearest)

    def _count(self, options: ReviewOptions) -> Iterator[None]:
        total = 0
        for _ in options_positions(self._tree, options):
            total += 1
            yield
        self.total = total

    def _show_size(self) -> None:
        total = self.total
        self.start_button.setEnabled(bool(total))
        if total is None:
            self.size_label.setText(
                self.tr("Counting positions…") if self._idle_task.running else ""
            )
        else:
            longest = longest_duration(total, self.limits)
            self.size_label.setText(review_texts.size_text(total, longest))


def _engine_box(entries: Sequence[EngineEntry]) -> QComboBox:
    """Return a box with engines; those that can't analyse are disabled, with the reason."""
    box = QComboBox()
    for row, entry in enumerate(entries):
        box.addItem(entry.name, entry)
        if not can_analyse(entry):
            model = box.model()
            assert isinstance(model, QStandardItemModel)
            model.item(row).setEnabled(False)
            reason = analysis_texts.cannot_analyse_text(entry.name)
            box.setItemData(row, as_tip(reason), Qt.ItemDataRole.ToolTipRole)
    return box

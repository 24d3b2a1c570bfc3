"""The dialog for the rules of the game."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ....go import RULE_SETS, Compensation, Counting, Ko, RuleSet
from ....record.values.game_rules import (
    CUSTOM_RULES_ID,
    CUSTOM_RULES_NAME,
    identify_rules,
    rules_text,
)
from ...core.i18n import format_number, translator
from ...widgets.context_help import help_button
from ...widgets.labels import PlainLabel
from ...widgets.spin_boxes import ScoreSpinBox
from ...wording import rule_texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

T = TypeVar("T", Ko, Counting, Compensation)

_NOT_STATED = "not stated"
"""The data of the entry for records that do not state their rules."""

_MAX_KOMI = 400


class RulesDialog(QDialog):
    """Dialog with a field for each rule, and a list of the known rule sets.

    Choosing a rule set fills in the fields; editing the fields selects the matching set.
    """

    def __init__(
        self,
        rules: RuleSet,
        komi_of_record: float | None,
        parent: QWidget | None = None,
        *,
        are_stated: bool = True,
    ) -> None:
        """Create the dialog for these rules; if ``are_stated`` is false, the entry for unstated
        rules is selected.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self._filling = False
        self._stated = komi_of_record
        self._make_fields()
        self._explanation_label = _text()
        self._written = _text()
        self._written.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self._fill(rules)
        self.sets.setCurrentIndex(self._place_of(rules) if are_stated else 0)
        self._refresh()

    def _make_fields(self) -> None:
        self.sets = QComboBox()
        self.sets.addItem(self.tr("Not specified"), _NOT_STATED)
        for known in RULE_SETS:
            self.sets.addItem(rule_texts.rules_title(known), known)
        self.sets.addItem(self.tr("Custom rules"), None)
        self.sets.activated.connect(self._set_chosen)
        self.suicide = QCheckBox(self.tr("Allow &suicide"))
        self.ko = _choices(rule_texts.KO_NAMES)
        self.counting = _choices(rule_texts.COUNTING_NAMES)
        self.seki = QCheckBox(self.tr("Count points in se&ki"))
        self.dead = QCheckBox(self.tr("Remove &dead stones by agreement"))
        self.passes = QCheckBox(self.tr("Each &pass costs one stone, and White passes last"))
        self.ties = QCheckBox(self.tr("&Black wins ties"))
        self.compensation = _choices(rule_texts.COMPENSATION_NAMES)
        self.komi = ScoreSpinBox(-_MAX_KOMI, _MAX_KOMI)
        self.set_komi = QCheckBox()
        self._fields: tuple[QWidget, ...] = (
            *(self.suicide, self.ko, self.counting, self.seki, self.dead),
            *(self.passes, self.ties, self.compensation, self.komi),
        )
        for box in (self.suicide, self.seki, self.dead, self.passes, self.ties):
            box.toggled.connect(self._edited)
        for field in (self.ko, self.counting, self.compensation):
            field.currentIndexChanged.connect(self._edited)
        self.komi.valueChanged.connect(self._edited)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Rules:"), self.sets)
        form.addRow(self.tr("R&epetition:"), self.ko)
        form.addRow("", self.suicide)
        form.addRow(self.tr("S&coring:"), self.counting)
        form.addRow("", self.seki)
        form.addRow("", self.dead)
        form.addRow("", self.passes)
        form.addRow("", self.ties)
        form.addRow(self.tr("Compensation for &handicap:"), self.compensation)
        form.addRow(self.tr("Standard ko&mi:"), self.komi)
        form.addRow("", self.set_komi)
        form.addRow(self.tr("In the SGF file:"), self._written)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self._explanation_label)
        buttons.addButton(help_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        column.addWidget(buttons)
        # Reserve space, so that the fields do not move when the explanation changes.
        self._explanation_label.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        self._explanation_label.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def selected_rules(self) -> RuleSet | None:
        """The rules entered in the dialog, a known rule set or custom rules, or None if the record
        should not state any.
        """
        return None if self.sets.currentData() == _NOT_STATED else self._entered_rules()

    def _entered_rules(self) -> RuleSet:
        filled = identify_rules(
            RuleSet(
                CUSTOM_RULES_ID,
                "",
                CUSTOM_RULES_NAME,
                self.ko.currentData(),
                suicide=self.suicide.isChecked(),
                counting=self.counting.currentData(),
                komi=self.komi.value(),
                compensation=self.compensation.currentData(),
                seki_points=self.seki.isChecked(),
                pass_stones=self.passes.isChecked(),
                dead_stones_removed=self.dead.isChecked(),
                black_wins_ties=self.ties.isChecked(),
            )
        )
        shown = self.sets.currentData()
        # Japanese and Korean rules are identical; the selected entry decides.
        return shown if isinstance(shown, RuleSet) and _alike(shown, filled) else filled

    @property
    def sets_komi(self) -> bool:
        """Whether the komi should be written into the record as well."""
        return self.set_komi.isChecked() and not self.set_komi.isHidden()

    def _set_chosen(self, place: int) -> None:
        known = self.sets.itemData(place)
        if isinstance(known, RuleSet):
            self._fill(known)
        self._refresh()

    def _fill(self, rules: RuleSet) -> None:
        with self._quietly():
            self.suicide.setChecked(rules.suicide)
            self.ko.setCurrentIndex(self.ko.findData(rules.ko))
            self.counting.setCurrentIndex(self.counting.findData(rules.counting))
            self.seki.setChecked(rules.seki_points)
            self.dead.setChecked(rules.dead_stones_removed)
            self.passes.setChecked(rules.pass_stones)
            self.ties.setChecked(rules.black_wins_ties)
            self.compensation.setCurrentIndex(self.compensation.findData(rules.compensation))
            self.komi.setValue(rules.komi)

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Suppress updates while the context is active, so that several fields can be filled in at
        once.
        """
        self._filling = True
        try:
            yield
        finally:
            self._filling = False

    def _edited(self) -> None:
        if not self._filling:
            self._refresh()

    def _place_of(self, rules: RuleSet) -> int:
        return 1 + (RULE_SETS.index(rules) if rules in RULE_SETS else len(RULE_SETS))

    def _refresh(self) -> None:
        """Show the explanation of the rules in the fields."""
        rules = self.selected_rules
        for field in self._fields:
            field.setEnabled(rules is not None)
        if rules is None:
            self._explanation_label.setText(self.tr("The record doesn't state the rules."))
            self._written.clear()
            self.set_komi.hide()
            return
        self.sets.setCurrentIndex(self._place_of(rules))
        self._explanation_label.setText(rule_texts.rules_explanation(rules))
        self._written.setText(rules_text(rules))
        komi = format_number(rules.komi)
        if self._stated is None:
            text = self.tr("Se&t the record's komi to {komi}")
        else:
            text = self.tr("Se&t the record's komi to {komi} (now {stated})")
        self.set_komi.setText(text.format(komi=komi, stated=format_number(self._stated or 0)))
        self.set_komi.setVisible(self._stated != rules.komi)


def _alike(one: RuleSet, other: RuleSet) -> bool:
    return identify_rules(one) == other


def _text() -> PlainLabel:
    label = PlainLabel()
    label.setWordWrap(True)
    return label


def _choices(named: Mapping[T, str]) -> QComboBox:
    box = QComboBox()
    tr = translator("Rules")
    for value, text in named.items():
        box.addItem(tr(text), value)
    return box

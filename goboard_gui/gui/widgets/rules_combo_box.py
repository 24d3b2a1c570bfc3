"""Combo box for the rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from ...go import RULE_SETS
from ...record.values.game_rules import parse_rules, rules_text
from ..wording import rule_texts
from .qt_texts import as_tip

if TYPE_CHECKING:
    from ...go import RuleSet


class RulesComboBox(QComboBox):
    """Combo box for selecting one of the known rule sets or leaving the rules unstated.

    ``stated`` is the text by which a record states its rules, which are selected at first.
    ``others`` are further rules to offer, in the same form.
    """

    def __init__(self, stated: str, *others: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addItem(self.tr("Not specified"), None)
        offered = [*RULE_SETS, *filter(None, map(parse_rules, (*others, stated)))]
        for rules in dict.fromkeys(offered):
            self.addItem(rule_texts.rules_title(rules), rules)
            last, tip = self.count() - 1, rule_texts.rules_explanation(rules)
            self.setItemData(last, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self.choose(stated)

    def choose(self, stated: str) -> None:
        """Select the rules that a text states, which must be among those that are offered."""
        known = parse_rules(stated)
        rows = [row for row in range(self.count()) if self.itemData(row) == known]
        self.setCurrentIndex(rows[0])

    @property
    def selected_rules(self) -> RuleSet | None:
        """The selected rules, or None if no rules are stated."""
        rules: RuleSet | None = self.currentData()
        return rules

    @property
    def text(self) -> str:
        """The selected rules as written in a record, or an empty string if none are specified."""
        return "" if self.selected_rules is None else rules_text(self.selected_rules)

"""The command that sets the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import rule_set
from ....record.analysis.legality import RuleChangeCheck
from ....record.new_game import usual_komi
from ....record.values.game_rules import (
    CUSTOM_RULES_ID,
    declared_handicap,
    declared_komi,
    declared_rules,
    parse_rules,
    rules_text,
    with_komi,
    with_rules,
)
from ...actions.commands import Command
from ...core.idle_tasks import IdleTask
from ...core.settings import CUSTOM_RULES
from ...widgets import dialogs
from ...wording import rule_texts

if TYPE_CHECKING:
    from ....go import RuleSet
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip

_FIRST = "japanese"
"""The rules in the fields of the dialog if no others are known."""


class RulesCommands(QObject):
    """Commands that set the rules of the record, and report moves whose legality changes."""

    def __init__(self, workspace: Workspace, message: MessageStrip) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._message = message
        self._settings = workspace.settings
        self._window = workspace.window
        self._judged: RuleChangeCheck | None = None
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._report_effects)
        workspace.actions.connect_commands({Command.RULES_OWN: self.ask_rules})
        workspace.document.record_changed.connect(self._idle_task.stop)

    def set_rules(self, rules: RuleSet | None, komi: float | None = None) -> None:
        """Write rules into the record, or remove them if ``rules`` is None; write the komi as well
        if it is given.
        """
        session = self._document.session
        before, tree = session.rules, with_rules(session.tree, rules)
        if komi is not None:
            tree = with_komi(tree, komi)
        if tree is not session.tree:
            self._document.replace_tree(self.tr("Change rules"), tree)
            self._judged = RuleChangeCheck(tree, before, session.rules)
            self._idle_task.run(self._judged.check_moves())

    def ask_rules(self) -> None:
        """Ask for the rules, and write them into the record."""
        from .rules_dialog import RulesDialog

        session = self._document.session
        known = session.rule_set
        start = known or parse_rules(self._settings.get(CUSTOM_RULES)) or rule_set(_FIRST)
        dialog = RulesDialog(
            start,
            declared_komi(session.tree),
            self._window,
            are_stated=known is not None or bool(declared_rules(session.tree)),
        )
        if dialogs.run_modal(dialog):
            rules = dialog.selected_rules
            if rules is not None and rules.id == CUSTOM_RULES_ID:
                self._settings.set(CUSTOM_RULES, rules_text(rules))
            self.set_rules(rules, rules.komi if rules is not None and dialog.sets_komi else None)

    def _report_effects(self) -> None:
        """Report an unusual komi and the moves that have become legal, once all moves have been
        checked after a change of the rules.
        """
        if self._idle_task.running or self._judged is None:
            return
        judged, session = self._judged, self._document.session
        lines = [rule_texts.legal_moves_notice(judged.better) if judged.better else ""]
        stated, rules = declared_komi(session.tree), session.rule_set
        if rules is not None and stated is not None:
            usual = usual_komi(rules.komi, declared_handicap(session.tree))
            if stated != usual:
                lines.append(rule_texts.komi_notice(stated, usual))
        text = " ".join(filter(None, lines))
        if text:
            self._message.show_message(text)

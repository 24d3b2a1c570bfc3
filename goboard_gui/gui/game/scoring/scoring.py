"""Scoring of the position at the cursor: proposing, marking and recording dead stones."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...actions.commands import Command
from ...core.settings import SCORE_AFTER_TWO_PASSES
from ...widgets import dialogs
from .proposals import Proposals

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget, QMainWindow

    from ....go import RuleSet
    from ....go.score import Marking
    from ....study.scoring_session import ScoringSession
    from ...actions.commands.actions import Actions
    from ...board.board_presenter import BoardPresenter
    from ...board.tools.board_tools import BoardTools
    from ...core.document import Document
    from ...core.settings import Settings
    from .dock import ScoreDock
    from .panel import ScorePanel

_REST = 80
"""Delay after the last step before a position is scored, in milliseconds."""


class Scoring(QObject):
    """Scores positions until another tool is chosen, the position is edited, or Esc is pressed."""

    said = Signal(str)
    """Emitted with a message about the result."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        tools: BoardTools,
        settings: Settings,
        actions: Actions,
        window: QMainWindow,
        beside: QDockWidget,
    ) -> None:
        """Create the scoring feature; its panel opens in the place of the dock ``beside``."""
        super().__init__(window)
        self._document = document
        self._presenter = presenter
        self._tools = tools
        self._settings = settings
        self._window = window
        self._beside = beside
        self._action = actions[Command.COUNT]
        self._settling: ScoringSession | None = None
        self._settled: tuple[object, ...] = ()  # nothing as long as another position is settled
        self._chosen: RuleSet | None = None
        self._looked = False
        self._proposals = Proposals(self)
        self._proposals.proposed.connect(self._propose)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._settle)
        actions.connect_commands({Command.COUNT: self._switch})
        actions[Command.GUESS].toggled.connect(self.leave)
        document.cursor_moved.connect(self._move_on)
        document.record_changed.connect(self._follow_edit)
        presenter.played.connect(self._begin_at_end)
        tools.taken_up.connect(self.leave)

    @property
    def settling(self) -> ScoringSession | None:
        """The scoring session of the position, or None while not scoring."""
        return self._settling

    @property
    def looking(self) -> bool:
        """Whether dead stones are still being searched for."""
        return self._proposals.running or self._rest.isActive()

    def leave(self) -> bool:
        """End scoring; return whether it was active."""
        if self._settling is None:
            return False
        self._settling, self._settled = None, ()
        self._proposals.stop()
        self._rest.stop()
        self._action.setChecked(False)
        self._dock.leave()
        self._tools.pop_tool()
        self._presenter.refresh_decorations()
        return True

    def _switch(self) -> None:
        if self._action.isChecked():
            self._begin()
        else:
            self.leave()

    def _begin_at_end(self) -> None:
        """Start scoring when a move ended the game."""
        if self._settings.get(SCORE_AFTER_TWO_PASSES) and self._document.session.ended:
            self._begin()

    def _begin(self) -> None:
        from .score_tool import ScoreTool

        self._tools.choose(self._tools.chosen)  # whoever has borrowed the board ends first
        self._action.setChecked(True)
        self._chosen = None
        self._settle()
        self._tools.push_tool(lambda: ScoreTool(self._document, lambda: self._settling, self._show))
        self._dock.open()

    # What is seen only while one counts is made when one first does.

    @cached_property
    def _panel(self) -> ScorePanel:
        from .panel import ScorePanel

        panel = ScorePanel()
        panel.rules_chosen.connect(self._choose_rules)
        panel.write_asked.connect(self._write)
        panel.proposal_asked.connect(self._look_again)
        panel.revival_asked.connect(self._revive)
        panel.ended.connect(self.leave)
        return panel

    @cached_property
    def _dock(self) -> ScoreDock:
        from .dock import ScoreDock

        dock = ScoreDock(self._panel, self._window, self._beside)
        dock.closed.connect(self.leave)
        return dock

    def _move_on(self) -> None:
        """Score the new position after a short delay without further steps."""
        if self._settling is not None:
            self._settled = ()
            self._proposals.stop()
            self._rest.start()
            self._panel.show_stale(True)

    def _follow_edit(self) -> None:
        """Continue if an edit left the position unchanged, such as one of a comment; otherwise
        end."""
        if self._settling is not None:
            if self._settled[:-1] == self._position():
                self._rest.start()
            else:
                self.leave()

    def _position(self) -> tuple[object, ...]:
        session = self._document.session
        return session, session.cursor, session.board

    def _settle(self) -> None:
        """Start from the score marked in the record, or from a proposal.

        The user's choices are kept while the record is unchanged.
        """
        from ....go import rule_set
        from ....record.values.game_rules import rules_of
        from ....record.values.scoring import scoring_terms, territory_marking
        from ....study.scoring_session import ScoringSession
        from .words import USUAL_RULES

        session = self._document.session
        rules = self._chosen or rules_of(session.tree) or rule_set(USUAL_RULES)
        said = territory_marking(session.tree, session.cursor)
        settled = (*self._position(), said)
        if self._settling is None or self._settled != settled:
            self._settling, self._settled = ScoringSession(session.board, rules, said), settled
            self._looked = said is not None
        self._settling.rules = rules
        self._settling.terms = scoring_terms(session.tree, session.cursor)
        self._panel.offer_rules(rules)
        self._look()
        self._show()

    def _look(self) -> None:
        """Search for dead stones, unless that was done or the rules have none."""
        settling = self._settling
        if settling is not None and settling.rules.dead_leave and not self._looked:
            self._looked = True
            self._proposals.run(settling.board, self._document.session.to_play)
        self._tell_looking()

    def _propose(self, marking: Marking) -> None:
        if self._settling is not None and self._settling.apply_proposal(marking):
            self._show()
        self._tell_looking()

    def _tell_looking(self) -> None:
        self._panel.show_looking(self._proposals.running)

    def _choose_rules(self, rules: RuleSet) -> None:
        self._chosen = rules
        if self._settling is not None:
            self._settling.rules = rules
            self._look()
            self._show()

    def _look_again(self) -> None:
        if self._settling is not None:
            self._settling.forget_choices()
            self._looked = False
            self._look()

    def _revive(self) -> None:
        if self._settling is not None and self._settling.mark_all_alive():
            self._show()

    def _show(self) -> None:
        """Show the current score on the board and in the panel."""
        from .telling import score_summary

        if self._settling is not None:
            self._presenter.refresh_decorations()
            self._panel.show_counts(score_summary(self._document.session.tree, self._settling))

    def _write(self) -> None:
        """Write territory and result into the record, and end scoring."""
        from ....record.values.scoring import with_score
        from . import words
        from .asking import ask

        settling, session = self._settling, self._document.session
        if settling is None or not self._settled:
            return
        score = settling.score()
        answer = ask(self._window, session, score)
        if answer is dialogs.ResultChoice.CANCEL:
            return
        replace = answer is dialogs.ResultChoice.REPLACE
        tree = with_score(
            session.tree, session.cursor, settling.board, settling.marking, score, result=replace
        )
        self.leave()
        self._document.replace(self.tr("Score"), tree, session.cursor)
        self.said.emit(words.written(score, with_result=replace))

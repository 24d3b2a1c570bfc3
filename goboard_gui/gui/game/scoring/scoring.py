"""Scoring of the position at the cursor, from the search for dead stones to the recorded result."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...actions.commands import Command
from ...core.idle_tasks import IdleTask
from ...core.settings import SCORE_AFTER_TWO_PASSES
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QDockWidget

    from ....go import Board, Colour, RuleSet
    from ....go.score import Marking, Score
    from ....study.scoring_session import ScoringSession
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.move_player import MovePlayer
    from ...board.tools.board_tools import BoardTools
    from .score_panel import ScoreDock, ScorePanel
    from .scoring_engine import ScoringEngine

_FIRST_PLAYOUTS = 20
"""Number of playouts for the first proposal."""
_GROWTH = 1.4
"""Factor by which the number of playouts grows for each further proposal."""


class DeadStoneSearch(QObject):
    """Search for the dead stones of a position, with proposals that improve with each further
    playout.
    """

    proposed = Signal(object)
    """Emitted with a `Marking`; it is the last one if `running` is false."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._emit_latest)
        self._latest: Marking | None = None
        self._playouts = 0
        self._next = _FIRST_PLAYOUTS

    @property
    def running(self) -> bool:
        """Whether the search is running, so that a better proposal may follow."""
        return self._idle_task.running

    def run(self, board: Board, to_play: Colour) -> None:
        """Start to search for the dead stones of a position."""
        self._latest, self._playouts, self._next = None, 0, _FIRST_PLAYOUTS
        self._idle_task.run(self._improve(board, to_play))

    def stop(self) -> None:
        """Stop the search."""
        self._idle_task.stop()

    def _improve(self, board: Board, to_play: Colour) -> Iterator[object]:
        from ....study.dead_stones import improving_proposals

        for marking in improving_proposals(board, to_play):
            self._latest = marking
            self._playouts += 1
            yield marking

    def _emit_latest(self) -> None:
        if self._latest is not None and (self._playouts >= self._next or not self.running):
            self._next = round(self._playouts * _GROWTH)
            self.proposed.emit(self._latest)


_REST = 80
"""Delay after the last step before a position is scored, in milliseconds."""


class Scoring(QObject):
    """Scoring mode, which ends when another tool is chosen, the position is edited, or Esc is
    pressed.
    """

    score_saved = Signal(str)
    """Emitted with a notice when the score was written into the record."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        player: MovePlayer,
        tools: BoardTools,
        beside: QDockWidget,
        engine: ScoringEngine,
    ) -> None:
        """Create the scoring mode; its panel is placed in the same tab group as the dock
        ``beside``. An ``engine`` is asked on request.
        """
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._presenter = presenter
        self._tools = tools
        self._settings = workspace.settings
        self._window = workspace.window
        self._beside = beside
        self._engine = engine
        self._action = actions[Command.COUNT]
        self._scoring_session: ScoringSession | None = None
        self._session_key: tuple[object, ...] = ()  # empty while the cursor is at another position
        self._chosen: RuleSet | None = None
        self._searched = False
        self._dead_stones = DeadStoneSearch(self)
        self._dead_stones.proposed.connect(self._propose)
        engine.changed.connect(self._engine_changed)
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._start_session)
        actions.connect_commands({Command.COUNT: self._toggle})
        document.cursor_moved.connect(self._cursor_moved)
        document.record_changed.connect(self._record_changed)
        player.move_played.connect(self._begin_at_end)
        tools.tool_chosen.connect(self.end_scoring)

    @property
    def scoring_session(self) -> ScoringSession | None:
        """The scoring session of the position, or None while not scoring."""
        return self._scoring_session

    @property
    def searching(self) -> bool:
        """Whether dead stones are still being searched for."""
        return self._dead_stones.running or self._rest.isActive()

    @property
    def result(self) -> str:
        """The result of the game by the score on the board, as written in records (RE); an empty
        string while not scoring.
        """
        from ....record.values.scoring import result_text

        scoring = self._scoring_session
        return "" if scoring is None or not self._session_key else result_text(scoring.score())

    def end_scoring(self) -> bool:
        """End scoring; return whether it was active."""
        if self._scoring_session is None:
            return False
        self._scoring_session, self._session_key = None, ()
        self._engine.forget()
        self._dead_stones.stop()
        self._rest.stop()
        self._action.setChecked(False)
        self._dock.close_and_restore()
        self._tools.pop_tool()
        self._presenter.refresh_decorations()
        return True

    def _toggle(self) -> None:
        if self._action.isChecked():
            self._begin()
        else:
            self.end_scoring()

    def begin_scoring(self) -> None:
        """Start scoring, unless it is active."""
        if self._scoring_session is None:
            self._begin()

    def _begin_at_end(self) -> None:
        """Start scoring if the last move has ended the game and the settings allow it."""
        if self._settings.get(SCORE_AFTER_TWO_PASSES) and self._document.session.has_ended:
            self._begin()

    def _begin(self) -> None:
        from .score_tool import ScoreTool

        self._tools.select_tool(self._tools.selected_tool)  # ends other temporary tools first
        self._action.setChecked(True)
        self._chosen = None
        self._start_session()
        self._tools.push_tool(
            lambda: ScoreTool(self._document, lambda: self._scoring_session, self._show)
        )
        self._dock.open()

    # The panel and its dock are created on first use.

    @cached_property
    def _panel(self) -> ScorePanel:
        from .score_panel import ScorePanel

        panel = ScorePanel()
        panel.rules_chosen.connect(self._choose_rules)
        panel.write_requested.connect(self._write_result)
        panel.proposal_requested.connect(self._propose_again)
        panel.all_alive_requested.connect(self._mark_all_alive)
        panel.engine_requested.connect(self._ask_or_stop_engine)
        panel.ended.connect(self.end_scoring)
        return panel

    @cached_property
    def _dock(self) -> ScoreDock:
        from .score_panel import ScoreDock

        dock = ScoreDock(self._panel, self._window, self._beside)
        dock.closed.connect(self.end_scoring)
        return dock

    def _cursor_moved(self) -> None:
        """Schedule scoring of the new position for when the cursor has stopped moving."""
        if self._scoring_session is not None:
            self._session_key = ()
            self._engine.forget()
            self._dead_stones.stop()
            self._rest.start()
            self._panel.show_stale(True)

    def _record_changed(self) -> None:
        """End scoring after an edit, unless it left the position unchanged (for example, the edit
        of a comment).
        """
        if self._scoring_session is not None:
            if self._session_key[:-1] == self._position_key():
                self._rest.start()
            else:
                self.end_scoring()

    def _position_key(self) -> tuple[object, ...]:
        session = self._document.session
        return session, session.cursor, session.board

    def _start_session(self) -> None:
        """Start scoring from the score marked in the record, or from a proposal.

        The user's choices are kept while the record is unchanged.
        """
        from ....record.values.game_rules import scoring_rules
        from ....record.values.scoring import scoring_terms, territory_marking
        from ....study.scoring_session import ScoringSession

        session = self._document.session
        rules = self._chosen or scoring_rules(session.tree)
        said = territory_marking(session.tree, session.cursor)
        key = (*self._position_key(), said)
        if self._scoring_session is None or self._session_key != key:
            self._scoring_session, self._session_key = (
                ScoringSession(session.board, rules, said),
                key,
            )
            self._searched = said is not None
        self._scoring_session.rules = rules
        self._scoring_session.terms = scoring_terms(session.tree, session.cursor)
        self._panel.set_rule_choices(rules)
        self._search()
        self._show()

    def _search(self) -> None:
        """Search for dead stones, unless that has already been done or the rules do not remove
        them.
        """
        scoring = self._scoring_session
        if scoring is not None and scoring.rules.dead_stones_removed and not self._searched:
            self._searched = True
            self._dead_stones.run(scoring.board, self._document.session.to_play)
        self._show_searching()

    def _propose(self, marking: Marking) -> None:
        if self._scoring_session is not None and self._scoring_session.apply_proposal(marking):
            self._show()
        self._show_searching()

    def _show_searching(self) -> None:
        self._panel.show_dead_stone_search(self._dead_stones.running)

    def _ask_or_stop_engine(self) -> None:
        if self._engine.is_waiting:
            self._engine.stop()
        elif self._session_key:
            self._engine.ask()

    def _engine_changed(self) -> None:
        """Show what the engine has said; its opinion of the stones never replaces the user's."""
        scoring = self._scoring_session
        if scoring is None:
            return
        status = self._engine.status
        if status is not None and self._session_key and not scoring.has_engine_status:
            scoring.apply_engine_status(status, self._document.session.to_play)
        self._show()

    def _choose_rules(self, rules: RuleSet) -> None:
        self._chosen = rules
        if self._scoring_session is not None:
            self._scoring_session.rules = rules
            self._search()
            self._show()

    def _propose_again(self) -> None:
        if self._scoring_session is not None:
            self._engine.forget()
            self._scoring_session.discard_choices()
            self._searched = False
            self._search()

    def _mark_all_alive(self) -> None:
        if self._scoring_session is not None and self._scoring_session.mark_all_alive():
            self._show()

    def _show(self) -> None:
        """Show the current score on the board and in the panel."""
        from .score_texts import engine_texts, score_summary

        scoring, engine = self._scoring_session, self._engine
        if scoring is not None:
            self._presenter.refresh_decorations()
            session = self._document.session
            self._panel.show_counts(score_summary(session.tree, session.cursor, scoring))
            self._panel.show_engine(
                engine_texts(scoring, engine), engine.reason, is_waiting=engine.is_waiting
            )

    def _write_result(self) -> None:
        """Write territory and result into the record, and end scoring."""
        from ....record.values.scoring import unreadable_komi_and_handicap, with_score
        from .score_texts import result_saved_notice, score_result_text

        scoring, session = self._scoring_session, self._document.session
        if scoring is None or not self._session_key:
            return
        score = scoring.score()
        result = score_result_text(
            score, unreadable_komi_and_handicap(session.tree, session.cursor)
        )
        answer = self._ask_replace(score, result)
        if answer is dialogs.ReplacedResultAnswer.CANCEL:
            return
        replace = answer is dialogs.ReplacedResultAnswer.REPLACE
        tree = with_score(
            session.tree, session.cursor, scoring.board, scoring.marking, score, result=replace
        )
        self.end_scoring()
        if self._document.replace_tree(self.tr("Save score"), tree, session.cursor):
            self.score_saved.emit(result_saved_notice(result, with_result=replace))

    def _ask_replace(self, score: Score, now: str) -> dialogs.ReplacedResultAnswer:
        """Ask before the score replaces a different recorded result, or becomes the result of the
        game although the position is in a variation.
        """
        from ....record.values.scoring import agrees_with_result
        from .score_texts import recorded_result, replace_question

        session = self._document.session
        recorded = recorded_result(session.tree)
        variation = session.cursor not in session.tree.main_line()
        if agrees_with_result(session.tree, score) or not (recorded or variation):
            return dialogs.ReplacedResultAnswer.REPLACE
        return dialogs.ask_replace_result(
            self._window, replace_question(recorded, now, variation=variation)
        )

"""Whose each point is likely to become, seen while one plays or goes through a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QMainWindow

from .. import closing
from ..commands import Command
from ..settings import ESTIMATE
from .estimates import Estimates
from .scoring import REST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...diagram.picture import Picture
    from ...go import Board, Point
    from ...notation import Naming
    from ...study.estimate import Estimate
    from ..board.presenter import BoardPresenter
    from ..commands.actions import Actions
    from ..document import Document
    from ..settings import Settings

_PLACE = 2  # in the status bar, after what comes and goes
_OTHERS = (Command.COUNT, Command.GUESS)
"""While one of these is on there is no estimate."""


class LiveEstimate(QObject):
    """Estimates the position at which one rests, on the board and in the status bar."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        settings: Settings,
        actions: Actions,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._presenter = presenter
        self._settings = settings
        self._actions = actions
        self._board: Board | None = None
        self._komi = 0.0
        self._leaning: Mapping[Point, int] = {}
        self._estimates = Estimates(self)
        self._estimates.estimated.connect(self._show)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._estimate)
        self.label = QLabel()
        """Tells who is ahead."""
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.hide()
        window.statusBar().insertPermanentWidget(_PLACE, self.label)
        presenter.add_dress(self._dress)
        actions.connect_commands({Command.ESTIMATE: self._remember})
        for command in _OTHERS:
            actions[command].toggled.connect(self._begin)
        document.cursor_moved.connect(self._begin)
        document.record_changed.connect(self._begin)
        closing.connect(self, settings.changed, self._setting_changed)
        self._setting_changed(ESTIMATE)

    @property
    def done(self) -> bool:
        """Whether nothing better is to be expected of the position."""
        return not (self._rest.isActive() or self._estimates.running)

    def _remember(self) -> None:
        self._settings.set(ESTIMATE, self._actions[Command.ESTIMATE].isChecked())

    def _setting_changed(self, setting: object) -> None:
        if setting is ESTIMATE:
            self._actions[Command.ESTIMATE].setChecked(self._settings.get(ESTIMATE))
            self._begin()

    def _wanted(self) -> bool:
        others = any(self._actions[command].isChecked() for command in _OTHERS)
        return self._settings.get(ESTIMATE) and not others

    def _begin(self) -> None:
        """Estimate anew, as soon as one rests at a position."""
        if not self._wanted():
            self._end()
        elif self._document.session.board != self._board or not self._leaning:
            self._estimates.stop()
            self._rest.start()
            self.label.setEnabled(False)  # it tells of another position

    def _end(self) -> None:
        self._estimates.stop()
        self._rest.stop()
        self.label.hide()
        if self._board is not None:
            self._board, self._leaning = None, {}
            self._presenter.redress()

    def _estimate(self) -> None:
        from ...record.scoring import terms_of

        session = self._document.session
        self._board, self._leaning = session.board, {}
        self._komi = terms_of(session.tree, session.cursor).komi
        self._estimates.run(session.board, session.to_play)

    def _show(self, estimate: Estimate) -> None:
        from ...diagram.scoring import leanings
        from . import words

        if self._board is None:
            return
        self._leaning = leanings(self._board, estimate.ownership)
        self.label.setText(words.lead(estimate, self._komi))
        self.label.setEnabled(True)
        self.label.show()
        self._presenter.redress()

    def _dress(self, picture: Picture, naming: Naming) -> Picture:
        if not self._leaning or self._board != self._document.session.board:
            return picture
        from ...diagram.scoring import with_leanings

        return with_leanings(picture, naming, self._leaning)

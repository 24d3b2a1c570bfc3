"""Analysis on the board: candidates, ownership, and the continuation of a candidate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...diagram.overlays.analysis import (
    owned_cells,
    with_candidates,
    with_expected_moves,
    with_ownership,
)
from ...diagram.painting.continuation_chips import shorten_count
from ...diagram.picture import CandidateStats
from ..core import closing
from ..core.settings import ANALYSIS_CANDIDATES, ANALYSIS_OWNERSHIP, ANALYSIS_PLAYER
from . import analysis_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...diagram.picture import Cell, Picture
    from ...go import Colour, Point, Size
    from ...go.analysis import Analysis, Candidate
    from ...notation import Naming
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.board_view import BoardView
    from .position_analysis import PositionAnalysis

_SETTINGS = (ANALYSIS_CANDIDATES, ANALYSIS_OWNERSHIP, ANALYSIS_PLAYER)
_STEPS = 4
_KEEP_MS = 500
"""Milliseconds for which the owners of points stay after a move, until there are newer ones."""
MOST_SHOWN = 20
"""The number of candidates that are shown at most."""


def shown_candidates(analysis: Analysis) -> list[Candidate]:
    """Return the candidates that were searched, best first; copies follow their originals."""
    return [each for each in analysis.candidates if each.visits][:MOST_SHOWN]


class AnalysisOverlay(QObject):
    """Overlay with the candidates of an analysis.

    A continuation appears when the pointer moves onto a candidate, not when a candidate appears
    below the pointer. Until the pointer leaves it, the wheel steps through it.
    """

    def __init__(
        self,
        analysis: PositionAnalysis,
        workspace: Workspace,
        presenter: BoardPresenter,
        view: BoardView,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._source = analysis
        self._settings = workspace.settings
        self._document = workspace.document
        self._presenter = presenter
        self._shows_stored = False
        self._candidate: Point | None = None
        self._line: list[tuple[Colour, Point | None]] = []
        self._moves_shown: int | None = None
        self._shown: tuple[Analysis | None, tuple[float, ...]] = None, ()
        self._ownership: tuple[float, ...] = ()
        self._owned: tuple[tuple[tuple[float, ...], Naming, Size] | None, Mapping[Point, Cell]]
        self._owned = None, {}
        self._made_stats: tuple[Analysis | None, Colour | None, Mapping[Point, CandidateStats]]
        self._made_stats = None, None, {}
        self._forget_timer = QTimer(self)
        self._forget_timer.setSingleShot(True)
        self._forget_timer.setInterval(_KEEP_MS)
        self._forget_timer.timeout.connect(self._forget_ownership)
        self._read_settings()
        presenter.add_decoration(self._decorate)
        view.board.hovered.connect(self._pointer_moved)
        workspace.document.cursor_moved.connect(self._forget_candidate)
        workspace.document.record_changed.connect(self._forget_candidate)
        analysis.changed.connect(self._refresh)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)

    @property
    def continuation(self) -> list[tuple[Colour, Point | None]]:
        """The moves that are shown because the pointer is on a candidate.

        They stay the same while the pointer is there, also when the engine changes its mind.
        """
        return self._line if self._moves_shown is None else self._line[: self._moves_shown]

    def step(self, steps: int) -> bool:
        """Show more or fewer moves of the continuation; return False if none is shown."""
        length = len(self._line)
        if not length:
            return False
        shown = length if self._moves_shown is None else self._moves_shown
        self._moves_shown = min(max(shown + steps, 1), length)
        self._presenter.refresh_decorations()
        return True

    @property
    def _analysis(self) -> Analysis | None:
        """The analysis to show: that of an engine, or that in the record if a panel shows it."""
        source = self._source
        return source.displayed if self._shows_stored or source.is_active else None

    def show_stored(self, shown: bool) -> None:
        """Set whether the analysis in the record is shown while no engine analyses."""
        if shown is not self._shows_stored:
            self._shows_stored = shown
            self._refresh()

    def _pointer_moved(self) -> None:
        point, analysis = self._presenter.hovered_point(), self._analysis
        if analysis is None or not self._shows_candidates:
            found = None
        else:
            candidates = shown_candidates(analysis)
            found = next((each for each in candidates if each.point == point), None)
        candidate = None if found is None else found.point
        if candidate != self._candidate:
            self._forget_candidate()
            if found is not None and analysis is not None:
                self._candidate, self._line = candidate, moves_of(analysis, found)
            self._presenter.refresh_decorations()

    def _forget_candidate(self) -> None:
        self._candidate, self._line, self._moves_shown = None, [], None

    def _refresh(self) -> None:
        """Show another analysis; the owners of points change little from move to move, and stay
        until there are newer ones.
        """
        analysis = self._analysis
        if not self._source.is_active:
            if analysis is not self._shown[0]:
                self._forget_candidate()
            self._ownership = () if analysis is None else analysis.ownership
        elif analysis is not None:
            self._ownership = analysis.ownership
            self._forget_timer.stop()
        elif self._ownership and not self._forget_timer.isActive():
            self._forget_timer.start()
        if analysis is not self._shown[0] or self._ownership is not self._shown[1]:
            self._presenter.refresh_decorations()

    def _forget_ownership(self) -> None:
        self._ownership = ()
        self._presenter.refresh_decorations()

    def _read_settings(self) -> None:
        # A QSettings is too slow for being read in each picture.
        self._shows_candidates = self._settings.get(ANALYSIS_CANDIDATES)
        self._shows_ownership = self._settings.get(ANALYSIS_OWNERSHIP)

    def _setting_changed(self, setting: object) -> None:
        if setting in _SETTINGS:
            self._read_settings()
            self._presenter.refresh_decorations()

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        analysis = self._analysis
        self._shown = analysis, self._ownership
        session, position = self._document.session, self._source.position
        if not session.shape.is_rectangle:
            return picture
        if self._source.is_active:
            if position is None or position.size != session.size:
                return picture
        elif analysis is None:
            return picture
        if self._shows_ownership and self._ownership:
            picture = with_ownership(picture, self._owned_cells(naming))
        if analysis is None:
            return picture
        # Candidates of the position before are removed after the position has been painted, which
        # would take twice as long with them.
        is_current = not self._source.is_active or self._source.is_current
        moves = self.continuation if is_current else []
        if moves:
            stones = [(colour, point) for colour, point in moves if point is not None]
            return with_expected_moves(picture, naming, stones)
        if self._shows_candidates:
            board, stats = session.board, self._stats(analysis)
            free = {point: each for point, each in stats.items() if board[point] is None}
            picture = with_candidates(picture, naming, free)
        return picture

    def _owned_cells(self, naming: Naming) -> Mapping[Point, Cell]:
        """Return the points of the view that have an owner; they are the same in many pictures."""
        ownership, size = self._ownership, self._document.session.size
        made_for = self._owned[0]
        if made_for is None or made_for[0] is not ownership or made_for[1:] != (naming, size):
            owners = dict(zip(size.points(), ownership, strict=True))
            self._owned = (ownership, naming, size), owned_cells(naming, owners)
        return self._owned[1]

    def _stats(self, analysis: Analysis) -> Mapping[Point, CandidateStats]:
        """Return the numbers to show, by point of the record."""
        player = analysis_texts.displayed_player(self._settings, analysis.to_play)
        if self._made_stats[0] is not analysis or self._made_stats[1] is not player:
            self._made_stats = analysis, player, _candidate_stats(analysis, player)
        return self._made_stats[2]


def _candidate_stats(analysis: Analysis, player: Colour) -> dict[Point, CandidateStats]:
    candidates = shown_candidates(analysis)
    most = max((each.visits for each in candidates), default=1)
    stats: dict[Point, CandidateStats] = {}
    for at, each in enumerate(candidates):
        if each.point is None:
            continue
        step = round(_STEPS * each.visits / most)
        if each.copy_of is not None:
            stats[each.point] = CandidateStats((), step)
            continue
        texts = (
            analysis_texts.win_rate_text(each.value, player),
            analysis_texts.score_text(each.value, player),
            shorten_count(each.visits),
        )
        stats[each.point] = CandidateStats(tuple(filter(None, texts)), step, best=at == 0)
    return stats


def moves_of(analysis: Analysis, candidate: Candidate) -> list[tuple[Colour, Point | None]]:
    """Return the moves of a candidate's continuation with their colours."""
    colour, moves = analysis.to_play, []
    for point in candidate.line or (candidate.point,):
        moves.append((colour, point))
        colour = colour.opponent
    return moves

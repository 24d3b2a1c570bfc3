"""The board tool that marks dead stones, the owners of areas, and seki."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....diagram.overlays.scoring import with_marking
from ....record.edits.typed import TypedSetup
from ...board.tools.tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.picture import Picture
    from ....notation import Naming
    from ....record.edits.typed import TypedMove
    from ....study.scoring_session import ScoringSession
    from ...core.document import Document


class ScoreTool(Tool):
    """Board tool that edits the score of the position at the cursor and shows it on the board."""

    def __init__(
        self,
        document: Document,
        scoring_session: Callable[[], ScoringSession | None],
        changed: Callable[[], object],
    ) -> None:
        """Create the tool; ``changed`` is called after each edit."""
        super().__init__(document)
        self._scoring_session = scoring_session
        self._changed = changed

    def press(self, press: PointPress) -> None:
        scoring = self._session_here()
        if scoring is None:
            return
        if press.ctrl or press.button is MouseButton.RIGHT:
            changed = scoring.toggle_seki(press.point)
        else:
            changed = scoring.toggle_status(press.point, alone=press.shift)
        if changed:
            self._changed()

    def submit_typed_moves(self, asked: Sequence[TypedMove | TypedSetup]) -> bool:
        """Treat typed points like clicked ones, and ignore anything else that was typed."""
        for each in asked:
            if not isinstance(each, TypedSetup) and each.point is not None:
                self.press(PointPress(each.point))
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        scoring = self._session_here()
        if scoring is None:
            return picture
        return with_marking(
            picture,
            naming,
            scoring.board,
            scoring.marking,
            scoring.owners,
            scoring.teire,
            scoring.disputed,
        )

    def _session_here(self) -> ScoringSession | None:
        """Return the scoring session if it belongs to the visible position, otherwise None."""
        scoring = self._scoring_session()
        if scoring is None or scoring.board != self._document.session.board:
            return None
        return scoring

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
    """Edits the score of the position at the cursor, and shows it on the board."""

    def __init__(
        self,
        document: Document,
        settling: Callable[[], ScoringSession | None],
        changed: Callable[[], object],
    ) -> None:
        """Create the tool; ``changed`` is called after each edit."""
        super().__init__(document)
        self._settling = settling
        self._changed = changed

    def press(self, press: PointPress) -> None:
        settling = self._here()
        if settling is None:
            return
        if press.ctrl or press.button is MouseButton.RIGHT:
            said = settling.toggle_seki(press.point)
        else:
            said = settling.toggle(press.point, alone=press.shift)
        if said:
            self._changed()

    def enter(self, asked: Sequence[TypedMove | TypedSetup]) -> bool:
        """Handle typed points like clicks."""
        for each in asked:
            if not isinstance(each, TypedSetup) and each.point is not None:
                self.press(PointPress(each.point))
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        settling = self._here()
        if settling is None:
            return picture
        return with_marking(
            picture, naming, settling.board, settling.marking, settling.owners, settling.teire
        )

    def _here(self) -> ScoringSession | None:
        """Return the scoring session if it belongs to the visible position."""
        settling = self._settling()
        if settling is None or settling.board != self._document.session.board:
            return None
        return settling

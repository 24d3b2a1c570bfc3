"""Presses on the board say what is dead, whose an area is, and what is in seki."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....diagram.scoring import with_marking
from ....record.edits.typed import SetUp
from ...board.tools.tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.picture import Picture
    from ....notation import Naming
    from ....record.edits.typed import Play
    from ....study.scoring_session import ScoringSession
    from ...core.document import Document


class ScoreTool(Tool):
    """Settles the position at the cursor, and shows how it is settled so far."""

    def __init__(
        self,
        document: Document,
        settling: Callable[[], ScoringSession | None],
        changed: Callable[[], object],
    ) -> None:
        """``changed`` is called when something else is agreed."""
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

    def enter(self, asked: Sequence[Play | SetUp]) -> bool:
        """Take points that were typed as if they had been clicked."""
        for each in asked:
            if not isinstance(each, SetUp) and each.point is not None:
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
        """What is settled, if it is the position that is seen: it follows when one rests."""
        settling = self._settling()
        if settling is None or settling.board != self._document.session.board:
            return None
        return settling

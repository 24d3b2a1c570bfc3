"""Board overlay that shows life and death, and sentences about the point under the pointer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....diagram.overlays.life import (
    LifeFeature,
    apply_overlay,
    life_overlay,
    with_chain,
    with_highlight,
)
from ....go.life import analyse_life
from ....study.life_facts import chain_facts, point_facts
from . import life_texts as life_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ....diagram.overlays.life import LifeOverlay
    from ....diagram.picture import Picture
    from ....go import Chain, Point
    from ....go.life import Life
    from ....notation import Naming
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document

_KEPT = 64
"""Number of positions whose analysis is kept in a cache."""


class LifeDisplay(QObject):
    """Shows the chosen life-and-death features on the board.

    The latest analyses are cached, because the pointer moves far more often than the cursor.
    """

    point_described = Signal(str)
    """Emitted with a sentence about the point under the pointer, or with an empty string."""

    def __init__(self, document: Document, presenter: BoardPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._presenter = presenter
        self._features: frozenset[LifeFeature] = frozenset()
        self._describing = False
        self._pinned: Point | None = None
        self._life_of = lru_cache(maxsize=_KEPT)(analyse_life)
        self._cached_overlay: tuple[object, LifeOverlay] | None = None
        presenter.add_decoration(self._decorate)
        presenter.point_hovered.connect(self._describe_pointed)

    def show_features(self, chosen: Collection[str]) -> None:
        """Show only these features, given by the values of `LifeFeature`."""
        self._features = frozenset(aspect for aspect in LifeFeature if aspect.value in chosen)
        self._presenter.refresh_decorations()

    def set_describing(self, on: bool) -> None:
        """Describe the point under the pointer even if no feature is shown on the board."""
        self._describing = on

    def pin(self, point: Point | None) -> None:
        """Keep the chain or region at a point highlighted, or stop for None."""
        if point != self._pinned:
            self._pinned = point
            self._presenter.refresh_decorations()

    @property
    def life(self) -> Life:
        """The analysis of the current position."""
        session = self._document.session
        return self._life_of(session.board, suicide=session.rules.suicide)

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        if not self._features and self._pinned is None:
            return picture
        life, labels = self.life, self._document.session.markup.labels
        shown, chain = self._overlaid(life, naming, labels), self._chain(life)
        if chain is not None:
            shown = with_chain(shown, chain, naming, labels)
        elif self._pinned is not None and (region := life.region_at(self._pinned)):
            eye = life.eye_at(self._pinned)
            shown = with_highlight(shown, eye.points if eye else region.points, naming)
        return apply_overlay(picture, shown)

    def _overlaid(self, life: Life, naming: Naming, labels: Mapping[Point, str]) -> LifeOverlay:
        of = life, naming, self._features, labels
        if self._cached_overlay is None or self._cached_overlay[0] != of:
            self._cached_overlay = of, life_overlay(life, naming, self._features, labels)
        return self._cached_overlay[1]

    def _chain(self, life: Life) -> Chain | None:
        """Return the chain whose liberties are to be labelled, or None."""
        pointed = self._presenter.hovered_point()
        if LifeFeature.LIBERTIES in self._features and pointed is not None:
            chain = life.chain_at(pointed)
            if chain is not None:
                return chain
        return None if self._pinned is None else life.chain_at(self._pinned)

    def _describe_pointed(self) -> None:
        """Emit a sentence about the point under the pointer."""
        point = self._presenter.hovered_point()
        if point is None or not (self._features or self._describing):
            self.point_described.emit("")
            return
        self.point_described.emit(self._sentence(point))

    def _sentence(self, point: Point) -> str:
        life, naming = self.life, self._presenter.naming
        chain = life.chain_at(point)
        if chain is not None:
            labels = self._document.session.markup.labels
            return life_words.describe_chain(chain_facts(life, chain, labels), point, naming)
        facts = point_facts(life, point)
        return "" if facts is None else life_words.describe_point(facts, point, naming)

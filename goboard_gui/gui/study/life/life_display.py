"""Display of life and death on the board, and texts that describe chains and points."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....diagram.overlays.life import (
    LifeFeature,
    apply_overlay,
    life_overlay,
    with_highlighted_chain,
    with_highlighted_points,
)
from ....go import Colour
from ....go.chains import liberty_contacts
from ....go.life import analyse_life
from ....study.life_status import chain_status, point_status
from ...core.i18n import tr_noop, translator
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from ....diagram.overlays.life import LifeOverlay
    from ....diagram.picture import Picture
    from ....go import Chain, Point, Region
    from ....go.eyes import Eye
    from ....go.life import Life
    from ....notation import Naming
    from ....study.life_status import ChainStatus, PointStatus
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.view_settings import ViewSettings

_L = "Life"
_tr = translator(_L)

_by_row = attrgetter("row", "column")

_MAX_LISTED_POINTS = 8
"""Maximum number of points that a text lists."""

_REGIONS = {
    frozenset({Colour.BLACK}): tr_noop(_L, "borders Black only"),
    frozenset({Colour.WHITE}): tr_noop(_L, "borders White only"),
    frozenset(Colour): tr_noop(_L, "borders Black and White: neutral"),
    frozenset[Colour](): tr_noop(_L, "borders no stones: neutral"),
}


def describe_chain(
    facts: ChainStatus,
    point: Point,
    naming: Naming,
    contacts: Mapping[Point, Sequence[Point]] | None = None,
) -> str:
    """Return a sentence about the chain at a point: its safety, liberties and eyes.

    With the ``contacts`` of the stone at the point (see `liberty_contacts`), each liberty comes
    with the reason why it is one. The safety comes first, because narrow places cut off the end of
    the sentence.
    """
    liberties = _liberties(facts, naming)
    if contacts:
        liberties = _explained_liberties(facts, point, naming, contacts)
    lines = [_chain(facts.chain, point, naming), _safety(facts, naming), liberties]
    if facts.eyes:
        places = "; ".join(_points(eye.points, naming) for eye in facts.eyes)
        lines.append(_tr(tr_noop(_L, "adjacent eyes: {points}")).format(points=places))
    return _sentence(lines)


def describe_point(facts: PointStatus, point: Point, naming: Naming) -> str:
    """Return a sentence about an empty point: its region, its eye, and possible captures."""
    region = _tr(tr_noop(_L, "Empty region of %n points at {point}"), len(facts.region.points))
    lines = [region.format(point=naming.name(point))]
    lines.append(bordering_colours_text(facts.region))
    if facts.eye is not None:
        lines.append(eye_text(facts.eye))
    if facts.owner is not None:
        alive = _tr(tr_noop(_L, "controlled by {colour}'s unconditionally alive stones"))
        lines.append(alive.format(colour=colour_name(facts.owner)))
    for chain in facts.captures:
        last = _tr(tr_noop(_L, "last liberty of {colour}'s chain in atari at {point}"))
        place = naming.name(first_point(chain.points))
        lines.append(last.format(colour=colour_name(chain.colour), point=place))
    return _sentence(lines)


def bordering_colours_text(region: Region) -> str:
    """Return text stating which colours a region borders."""
    return _tr(_REGIONS[region.borders])


def eye_text(eye: Eye) -> str:
    """Return text with the colour and the size of an eye."""
    text = _tr(tr_noop(_L, "{colour}'s eye of %n points"), len(eye.points))
    return text.format(colour=colour_name(eye.colour))


def chain_remarks(chain: Chain, life: Life) -> str:
    """Return short remarks about a chain, such as "atari", or an empty string if there are none."""
    text = [_tr(tr_noop(_L, "in atari"))] if len(chain.liberties) == 1 else []
    safe, alive = life.is_safe(chain), life.is_alive(chain)
    if safe and alive:
        text.append(_tr(tr_noop(_L, "safe family, unconditionally alive")))
    elif safe:
        text.append(_tr(tr_noop(_L, "safe family, but not unconditionally alive")))
    elif alive:
        text.append(_tr(tr_noop(_L, "unconditionally alive, but not a safe family")))
    return ", ".join(text)


def _chain(chain: Chain, point: Point, naming: Naming) -> str:
    text = _tr(tr_noop(_L, "{colour}'s chain of %n stones at {point}"), len(chain.points))
    return text.format(colour=colour_name(chain.colour), point=naming.name(point))


def _liberties(facts: ChainStatus, naming: Naming) -> str:
    count = len(facts.liberties)
    if count == 1:
        (point,) = facts.liberties
        return _tr(tr_noop(_L, "in atari (last liberty: {point})")).format(point=naming.name(point))
    if not count:
        return _tr(tr_noop(_L, "no liberties"))
    named = [f"{letter} {naming.name(point)}" for point, letter in facts.liberties.items()]
    text = _tr(tr_noop(_L, "%n liberties: {points}"), count)
    return text.format(points=_some(named))


def _explained_liberties(
    facts: ChainStatus, stone: Point, naming: Naming, contacts: Mapping[Point, Sequence[Point]]
) -> str:
    """Return the liberties of a stone, grouped by the reason why they are liberties; those next to
    the stone itself come first.
    """
    groups: dict[tuple[Point, ...], list[str]] = {(stone,): []}
    for liberty, letter in facts.liberties.items():
        name = naming.name(liberty)
        named = f"{letter} {name}" if len(facts.liberties) > 1 else name
        groups.setdefault(tuple(contacts[liberty]), []).append(named)
    reasons = [
        _tr(_CONTACTS[stones != (stone,), len(stones) > 1]).format(
            liberties=", ".join(liberties),
            stones=", ".join(map(naming.name, stones)),
            stone=naming.name(stone),
        )
        for stones, liberties in groups.items()
        if liberties
    ]
    if len(facts.liberties) == 1:
        return _tr(tr_noop(_L, "in atari (last liberty: {point})")).format(point=reasons[0])
    text = _tr(tr_noop(_L, "%n liberties: {points}"), len(facts.liberties))
    return text.format(points="; ".join(reasons))


_CONTACTS = {
    (False, False): tr_noop(_L, "{liberties} next to {stone}"),
    (True, False): tr_noop(_L, "{liberties} next to {stones}, which is connected to {stone}"),
    (True, True): tr_noop(_L, "{liberties} next to {stones}, which are connected to {stone}"),
}
"""Reasons for liberties, by whether they are next to other stones than the stone itself, and to
several of these.
"""


def _safety(facts: ChainStatus, naming: Naming) -> str:
    if facts.safe and facts.alive:
        return _tr(tr_noop(_L, "in a safe family (two eyes each) and unconditionally alive"))
    if facts.alive:
        text = _tr(
            tr_noop(
                _L,
                "unconditionally alive thanks to {areas}, but not in a safe family (two "
                "eyes each): the opponent's stones occupy points needed for eyes",
            )
        )
        return text.format(areas="; ".join(_points(area, naming) for area in facts.vital))
    if not facts.safe:
        return ""
    if not facts.open_liberties:
        return _tr(
            tr_noop(
                _L,
                "in a safe family (two eyes each), but not unconditionally alive: other "
                "chains around its eyes can be captured",
            )
        )
    ordered = [point for point in facts.liberties if point in facts.open_liberties]
    text = _tr(
        tr_noop(
            _L,
            "in a safe family (two eyes each), but not unconditionally alive: "
            "{colour} can fill {points} if the chain is not defended",
        )
    )
    opponent = colour_name(facts.chain.colour.opponent)
    return text.format(colour=opponent, points=_some(map(naming.name, ordered)))


def _points(points: Iterable[Point], naming: Naming) -> str:
    return _some(map(naming.name, sorted(points, key=_by_row)))


def _some(names: Iterable[str]) -> str:
    named = list(names)
    return ", ".join(
        (*named[:_MAX_LISTED_POINTS], "…") if len(named) > _MAX_LISTED_POINTS else named
    )


def _sentence(told: Iterable[str]) -> str:
    return " · ".join(filter(None, told))


def first_point(points: Iterable[Point]) -> Point:
    """Return the first of these points, row by row from the upper left corner."""
    return min(points, key=_by_row)


_KEPT = 64
"""Number of positions whose analysis is kept in a cache."""


class LifeDisplay(QObject):
    """Display of the chosen life-and-death features on the board.

    The latest analyses are cached, because the pointer moves far more often than the cursor.
    """

    point_described = Signal(str)
    """Emitted with a sentence about the point under the pointer, or with an empty string."""

    point_explained = Signal(str)
    """Emitted together with ``point_described``, with a sentence that gives a reason for each
    liberty; if no point is under the pointer, it is about the highlighted one.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        presenter: BoardPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_settings = view_settings
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
        """Set whether to describe the point under the pointer even if no features are shown on the
        board.
        """
        self._describing = on

    def pin_highlight(self, point: Point | None) -> None:
        """Keep the chain or region at a point highlighted, or end the highlight if ``point`` is
        None.
        """
        if point != self._pinned:
            self._pinned = point
            self._presenter.refresh_decorations()
            self._describe_pointed()

    @property
    def life(self) -> Life:
        """The life-and-death analysis of the current position."""
        session = self._document.session
        return self._life_of(session.board, suicide=session.rules.suicide)

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        if not self._features and self._pinned is None:
            return picture
        life, labels = self.life, self._document.session.markup.labels
        shown, chain = self._overlaid(life, naming, labels), self._chain(life)
        if chain is not None:
            shown = with_highlighted_chain(shown, chain, naming, labels)
        elif self._pinned is not None and (region := life.region_at(self._pinned)):
            eye = life.eye_at(self._pinned)
            shown = with_highlighted_points(shown, eye.points if eye else region.points, naming)
        return apply_overlay(picture, shown)

    def _overlaid(self, life: Life, naming: Naming, labels: Mapping[Point, str]) -> LifeOverlay:
        of = life, naming, self._features, labels
        if self._cached_overlay is None or self._cached_overlay[0] != of:
            self._cached_overlay = of, life_overlay(life, naming, self._features, labels)
        return self._cached_overlay[1]

    def _chain(self, life: Life) -> Chain | None:
        """Return the chain whose liberties to label: the one under the pointer if liberties are
        shown, otherwise the pinned one, if any.
        """
        pointed = self._presenter.hovered_point()
        if LifeFeature.LIBERTIES in self._features and pointed is not None:
            chain = life.chain_at(pointed)
            if chain is not None:
                return chain
        return None if self._pinned is None else life.chain_at(self._pinned)

    def _describe_pointed(self) -> None:
        """Emit sentences about the point under the pointer, or "" if there is nothing to
        describe.
        """
        is_describing = bool(self._features) or self._describing
        point = self._presenter.hovered_point() if is_describing else None
        explained = self._pinned if point is None else point
        self.point_described.emit("" if point is None else self._sentence(point))
        self.point_explained.emit(
            "" if explained is None else self._sentence(explained, explaining=True)
        )

    def _sentence(self, point: Point, *, explaining: bool = False) -> str:
        life, session = self.life, self._document.session
        naming = self._view_settings.point_naming(session.shape)
        chain = life.chain_at(point)
        if chain is not None:
            status = chain_status(life, chain, session.markup.labels)
            contacts = liberty_contacts(session.board, point) if explaining else None
            return describe_chain(status, point, naming, contacts)
        facts = point_status(life, point)
        return "" if facts is None else describe_point(facts, point, naming)

"""Presets of print options: built-in ones and the user's own."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ...diagram.book.choices import PrintChoices
from ...diagram.book.options import (
    DocumentType,
    GameScope,
    PrintOptions,
    PrintScope,
    ProblemOptions,
)
from ...diagram.book.options import NamingOptions as BookNames
from ...diagram.book.page_setup import KIFU_STONE, PROBLEM_STONE
from ...diagram.book.presets import from_data, to_data
from ...diagram.compose import LastMove, PointNames
from ...record.figures import AtCaptures, EveryMoves, PlanOptions, VariationDiagrams
from ..core.i18n import tr_noop
from ..core.settings import Setting
from .phrases import phrases
from .print_texts import PRINT_CONTEXT, translated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ...diagram.compose import DisplayOptions
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings


def default_choices(view_settings: ViewSettings, *, several: bool) -> PrintChoices:
    """Return the default options, with the window's notation and view."""
    names = BookNames(view_settings.notation, view_settings.view, view_settings.reading)
    edition = PrintOptions(names, shown=_on_paper(view_settings.shown), phrases=phrases())
    return PrintChoices(edition, several=several)


def _on_paper(shown: DisplayOptions) -> DisplayOptions:
    """Return the view settings without what only makes sense on screen."""
    names = PointNames.NONE if shown.names is PointNames.CHAIN else shown.names
    return shown._replace(names=names, spotlight=False, last_move=LastMove.NOTHING)


_P = PRINT_CONTEXT

OWN_PRESETS = Setting[list[str]]("print/presets", [])
"""The user's presets, each as JSON with its name."""
LAST_CHOICES = Setting("print/last choices", "")
"""The last options, as JSON."""


class Preset(NamedTuple):
    """A preset's name and options; ``own`` ones are the user's."""

    name: str
    choose: Callable[[PrintChoices], PrintChoices]
    own: bool = False


def _chosen(
    usual: PrintChoices,
    *,
    scope: PrintScope | None = None,
    setup: Mapping[str, Any] | None = None,
    **fields: Any,
) -> PrintChoices:
    """Return the default options with some fields of edition and page setup changed."""
    pages = replace(usual.edition.setup, **(setup or {}))
    edition = replace(usual.edition, setup=pages, **fields)
    return replace(usual, edition=edition, scope=scope or usual.scope)


def _untitled(choices: PrintChoices) -> PrintChoices:
    return replace(choices, edition=replace(choices.edition, title="", author=""))


_PROGRAMS = {
    tr_noop(_P, "Book"): partial(_chosen, plan=PlanOptions(variations=VariationDiagrams.FROM_ONE)),
    tr_noop(_P, "Club handout"): partial(
        _chosen, plan=PlanOptions(EveryMoves(100)), setup={"columns": 1}, comments=False
    ),
    tr_noop(_P, "Beginner style"): partial(_chosen, plan=PlanOptions(AtCaptures())),
    tr_noop(_P, "Kifu"): partial(
        _chosen, material=DocumentType.KIFU, setup={"largest_stone": KIFU_STONE}
    ),
    tr_noop(_P, "Problem sheet 2 × 3"): partial(
        _chosen,
        scope=PrintScope(GameScope.ALL),
        material=DocumentType.PROBLEMS,
        problems=ProblemOptions(2, 3),
        setup={"largest_stone": PROBLEM_STONE},
    ),
    tr_noop(_P, "True-size board"): partial(_chosen, material=DocumentType.BOARD),
}
"""Built-in presets. They keep the names, view and look of the boards on screen, and the chosen
paper.
"""


class Presets:
    """All presets; ``usual`` are the defaults that built-in presets start from."""

    def __init__(self, settings: Settings, usual: PrintChoices) -> None:
        self._settings = settings
        self.usual = usual

    @property
    def all(self) -> list[Preset]:
        """Built-in presets, followed by the user's own."""
        programs = [Preset(translated(text), choose) for text, choose in _PROGRAMS.items()]
        own = [
            Preset(name, partial(self._kept, data), own=True) for name, data in self._own().items()
        ]
        return [*programs, *own]

    def _kept(self, data: object, usual: PrintChoices) -> PrintChoices:
        return from_data(data, usual)

    def _own(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for text in self._settings.get(OWN_PRESETS):
            try:
                data = json.loads(text)
            except (ValueError, RecursionError):
                continue
            if isinstance(data, dict) and isinstance(data.get("name"), str):
                found[data["name"]] = data
        return found

    def named(self, name: str) -> Preset | None:
        """Return the preset with a name, or None."""
        return next((preset for preset in self.all if preset.name == name), None)

    def taken(self, preset: Preset, before: PrintChoices) -> PrintChoices:
        """Return the options of a preset applied to existing options."""
        if preset.own:
            return preset.choose(self.usual)
        paper = before.edition.setup.paper
        return preset.choose(self.usual.with_choice("edition.setup.paper", paper))

    def of(self, choices: PrintChoices, rather: str = "") -> Preset | None:
        """Return the preset that matches the options, preferring one name, or None.

        Title and author are ignored, as they belong to the book.
        """
        sought = _untitled(choices)
        found = [one for one in self.all if _untitled(self.taken(one, choices)) == sought]
        return next((one for one in found if one.name == rather), found[0] if found else None)

    def keep(self, name: str, choices: PrintChoices) -> None:
        """Save options as a preset, replacing the user's preset of that name."""
        data = {"name": name, **to_data(choices, self.usual)}
        self._write(self._own() | {name: data})

    def remove(self, name: str) -> None:
        """Delete the user's preset of this name."""
        self._write({kept: data for kept, data in self._own().items() if kept != name})

    def _write(self, presets: dict[str, object]) -> None:
        texts = [json.dumps(data, ensure_ascii=False) for data in presets.values()]
        self._settings.set(OWN_PRESETS, texts)

    def last(self) -> PrintChoices:
        """Return the last options, with the window's current view."""
        try:
            data = json.loads(self._settings.get(LAST_CHOICES))
        except (ValueError, RecursionError):
            return self.all[0].choose(self.usual)
        last, now = from_data(data, self.usual), self.usual.edition
        edition = replace(last.edition, names=now.names, shown=now.shown, title="", author="")
        plan = replace(edition.plan, first=1, last=None, crop=None)
        return replace(last, edition=replace(edition, plan=plan))

    def remember(self, choices: PrintChoices) -> None:
        """Remember the options for the next session."""
        data = to_data(choices, self.usual)
        self._settings.set(LAST_CHOICES, json.dumps(data, ensure_ascii=False))

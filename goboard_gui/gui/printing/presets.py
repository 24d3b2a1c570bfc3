"""Choices that have names: those of the program, and those that a person kept."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ...diagram.book.options import Material, ProblemOptions
from ...diagram.book.page_setup import KIFU_STONE, PROBLEM_STONE
from ...record.figures import AtCaptures, Every, PlanOptions, Variations
from ..core.i18n import tr_noop
from ..core.settings import Setting
from .choices import Choices, Games, Scope
from .table import PRINT_CONTEXT, words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..core.settings import Settings

_P = PRINT_CONTEXT

OWN_PRESETS = Setting[list[str]]("print/presets", [])
"""Those of a person, each as JSON with its name."""
LAST_CHOICES = Setting("print/last choices", "")
"""What was chosen last, as JSON."""


class Preset(NamedTuple):
    """What a preset is called, and what it chooses; ``own`` ones are a person's."""

    name: str
    choose: Callable[[Choices], Choices]
    own: bool = False


def _chosen(
    usual: Choices,
    *,
    scope: Scope | None = None,
    setup: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Choices:
    """The usual choices but for some fields of the edition and of its pages."""
    pages = replace(usual.edition.setup, **(setup or {}))
    edition = replace(usual.edition, setup=pages, **fields)
    return replace(usual, edition=edition, scope=scope or usual.scope)


def _untitled(choices: Choices) -> Choices:
    return replace(choices, edition=replace(choices.edition, title="", author=""))


_PROGRAMS = {
    tr_noop(_P, "Book"): partial(_chosen, plan=PlanOptions(variations=Variations.FROM_ONE)),
    tr_noop(_P, "Club handout"): partial(
        _chosen, plan=PlanOptions(Every(100)), setup={"columns": 1}, comments=False
    ),
    tr_noop(_P, "Beginner style"): partial(_chosen, plan=PlanOptions(AtCaptures())),
    tr_noop(_P, "Kifu"): partial(
        _chosen, material=Material.KIFU, setup={"largest_stone": KIFU_STONE}
    ),
    tr_noop(_P, "Problem sheet 2 × 3"): partial(
        _chosen,
        scope=Scope(Games.ALL),
        material=Material.PROBLEMS,
        problems=ProblemOptions(2, 3),
        setup={"largest_stone": PROBLEM_STONE},
    ),
    tr_noop(_P, "True-size board"): partial(_chosen, material=Material.BOARD),
}
"""Those of the program leave names, view and look of the boards as they are on screen, and the
paper as it was chosen."""


class Presets:
    """All presets there are; ``usual`` are the choices that those of the program begin with."""

    def __init__(self, settings: Settings, usual: Choices) -> None:
        self._settings = settings
        self.usual = usual

    @property
    def all(self) -> list[Preset]:
        """Those of the program before those of a person."""
        programs = [Preset(words(text), choose) for text, choose in _PROGRAMS.items()]
        own = [
            Preset(name, partial(self._kept, data), own=True) for name, data in self._own().items()
        ]
        return [*programs, *own]

    def _kept(self, data: object, usual: Choices) -> Choices:
        return Choices.from_data(data, usual)

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
        """The preset of a name, if there is one."""
        return next((preset for preset in self.all if preset.name == name), None)

    def taken(self, preset: Preset, before: Choices) -> Choices:
        """What a preset chooses where something was chosen before."""
        if preset.own:
            return preset.choose(self.usual)
        paper = before.edition.setup.paper
        return preset.choose(self.usual.with_choice("edition.setup.paper", paper))

    def of(self, choices: Choices, rather: str = "") -> Preset | None:
        """A preset that chooses just this, if there is one: of several the one of a name.

        The title and the author are those of a book, whatever preset it is made by.
        """
        sought = _untitled(choices)
        found = [one for one in self.all if _untitled(self.taken(one, choices)) == sought]
        return next((one for one in found if one.name == rather), found[0] if found else None)

    def keep(self, name: str, choices: Choices) -> None:
        """Keep choices under a name, in the place of a person's own preset of that name."""
        data = {"name": name, **choices.to_data(self.usual)}
        self._write(self._own() | {name: data})

    def remove(self, name: str) -> None:
        """Keep one's own preset of a name no longer."""
        self._write({kept: data for kept, data in self._own().items() if kept != name})

    def _write(self, presets: dict[str, object]) -> None:
        texts = [json.dumps(data, ensure_ascii=False) for data in presets.values()]
        self._settings.set(OWN_PRESETS, texts)

    def last(self) -> Choices:
        """What was chosen last, seen as the window is now."""
        try:
            data = json.loads(self._settings.get(LAST_CHOICES))
        except (ValueError, RecursionError):
            return self.all[0].choose(self.usual)
        last, now = Choices.from_data(data, self.usual), self.usual.edition
        edition = replace(last.edition, names=now.names, shown=now.shown, title="", author="")
        plan = replace(edition.plan, first=1, last=None, crop=None)
        return replace(last, edition=replace(edition, plan=plan))

    def remember(self, choices: Choices) -> None:
        """Begin with these choices next time."""
        data = choices.to_data(self.usual)
        self._settings.set(LAST_CHOICES, json.dumps(data, ensure_ascii=False))

"""The rule sets of engines: KataGo's names of them, and those of GNU Go."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..go import rule_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import RuleSet

_KATAGO_NAMES = {
    "japanese": "japanese",
    "chinese": "chinese",
    "korean": "korean",
    "aga": "aga",
    "nz": "new-zealand",
    "ing": "ing",
    "tromp-taylor": "tromp-taylor",
}
_FALLBACK = "tromp-taylor"


def katago_rules(rules: RuleSet) -> str | None:
    """Return KataGo's name of a rule set, or None if it has none for it.

    >>> from goboard_gui.go import rule_set
    >>> katago_rules(rule_set("nz")), katago_rules(rule_set("citizendium"))
    ('new-zealand', None)
    """
    return _KATAGO_NAMES.get(rules.id)


def nearest_rules(rules: RuleSet) -> RuleSet:
    """Return the rules by which KataGo analyses if it has no name for a rule set: Tromp-Taylor's.

    >>> from goboard_gui.go import rule_set
    >>> [nearest_rules(rule_set(each)).id for each in ("japanese", "citizendium")]
    ['japanese', 'tromp-taylor']
    """
    return rules if katago_rules(rules) is not None else rule_set(_FALLBACK)


def rules_agree(answer: str, rules: RuleSet) -> bool:
    """Return whether KataGo's answer to ``kata-get-rules`` states a rule set's way of counting.

    What the answer does not state is taken to agree.
    """
    try:
        stated = json.loads(answer)
    except (ValueError, RecursionError):
        return True
    scoring = stated.get("scoring") if isinstance(stated, dict) else None
    return scoring is None or scoring == rules.counting.name


def gnu_go_rules(command: Sequence[str]) -> RuleSet:
    """Return the rules of GNU Go, which only its command line can choose.

    >>> gnu_go_rules(["gnugo", "--mode", "gtp"]).id
    'japanese'
    """
    return rule_set("chinese" if "--chinese-rules" in command else "japanese")

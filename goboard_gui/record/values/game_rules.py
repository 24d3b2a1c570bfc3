"""The rules that a record says its game was played by.

The eight sets are known by names. A person's own are written as KataGo writes rules in the records
of its own games, so that other programs may read them: ``koPOSITIONALscoreAREAtaxNONEsui1``, then
``whb`` for what White gets for handicap stones and ``fpok1`` where dead stones are taken off by
agreement. Words of ours are ``koNATURAL``, ``pass1`` for pass stones, and ``tieBLACK`` where Black
wins a tie; a komi that is not the usual one comes last.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from ...go import RULE_SETS, Compensation, Counting, Ko, RuleSet
from . import texts
from .conventions.numbers import read_handicap, read_komi, write_points
from .conventions.rules import rules_called
from .game_info import raw_text, with_info

if TYPE_CHECKING:
    from ..tree import Tree

OWN = "own"
"""The id of rules that are none of the known sets."""

_LONGEST = 200
"""Letters of a text that may name rules."""
_HIGHEST = 1e5
"""The most points of komi, for either side."""
_KOMI = {Counting.AREA: 7.5, Counting.TERRITORY: 6.5}
"""What KataGo takes for komi where a text has none."""
_COMPENSATION = {
    "0": Compensation.NONE,
    "N-1": Compensation.BUT_ONE,
    "N": Compensation.STONES,
}
_BONUS = {way: word for word, way in _COMPENSATION.items()}
_PART = re.compile(
    r"(?:(?P<komi>komi)(?P<points>[-+.\d]+(?:e[-+]?\d+)?)"
    r"|ko(?P<ko>SIMPLE|POSITIONAL|SITUATIONAL|NATURAL)"
    r"|scor(?:ing|e)(?P<score>AREA|TERRITORY)"
    r"|tax(?P<tax>NONE|SEKI)"
    r"|sui(?P<sui>[01])"
    r"|button0"
    r"|whb(?P<whb>0|N-1|N)"
    r"|fpok(?P<fpok>[01])"
    r"|pass(?P<passing>[01])"
    r"|tie(?P<tie>BLACK)"
    r")\s*"
)


def known_as(rules: RuleSet) -> RuleSet:
    """The known set that is the same rules, the first if several are; else these, as one's own.

    >>> from goboard_gui.go import rule_set
    >>> known_as(replace(rule_set("nz"), suicide=False, komi=6.0)).name
    'koSITUATIONALscoreAREAtaxNONEsui0fpok1komi6'
    >>> known_as(replace(rule_set("nz"), id="mine", name="")).name
    'NZ'
    """
    for known in RULE_SETS:
        if replace(rules, id=known.id, name=known.name) == known:
            return known
    return replace(rules, id=OWN, name=_written(rules))


def rules_text(rules: RuleSet) -> str:
    """What a record says for rules: the name of a known set, or else one's own in full."""
    return rules.name if rules in RULE_SETS else known_as(rules).name


def _written(rules: RuleSet) -> str:
    """Rules in KataGo's form, which leaves out what is as usual."""
    area = rules.counting is Counting.AREA
    parts = [
        f"ko{rules.ko.name}score{rules.counting.name}",
        f"tax{'NONE' if rules.seki_points else 'SEKI'}sui{rules.suicide:d}",
    ]
    if rules.compensation is not Compensation.NONE:
        parts.append(f"whb{_BONUS[rules.compensation]}")
    # Where territory is counted, dead stones are always taken off; KataGo does not say so.
    if rules.dead_leave is area:
        parts.append(f"fpok{rules.dead_leave:d}")
    if rules.pass_stones:
        parts.append("pass1")
    if rules.ties_to_black:
        parts.append("tieBLACK")
    if rules.komi != _KOMI[rules.counting]:
        parts.append(f"komi{float(rules.komi)!r}".removesuffix(".0"))
    return "".join(parts)


@lru_cache(maxsize=256)
def rules_named(text: str) -> RuleSet | None:
    """The rules that a text names in any spelling, or tells in KataGo's form.

    None for others, and for what cannot be honoured: a button, a tax on groups, other kos.

    >>> rules_named("tromp/taylor").id, rules_named("koPOSITIONALscoreAREAtaxNONEsui1").id
    ('tromp-taylor', 'tromp-taylor')
    >>> rules_named("koSIMPLEscoreAREAtaxALLsui0")
    """
    text = text.strip()
    if not text or len(text) > _LONGEST:
        return None
    return rules_called(text) or _told(text)


def _told(text: str) -> RuleSet | None:
    """The rules of a text in KataGo's form; what it leaves out is as in Tromp and Taylor's."""
    parts: dict[str, str] = {}
    place = 0
    while place < len(text):
        found = _PART.match(text, place)
        if found is None:
            return None
        parts |= {name: word for name, word in found.groupdict().items() if word is not None}
        place = found.end()
    counting = Counting[parts.get("score", "AREA")]
    area = counting is Counting.AREA
    komi = _points(parts["points"]) if "komi" in parts else _KOMI[counting]
    if komi is None:
        return None
    return known_as(
        RuleSet(
            OWN,
            "",
            Ko[parts.get("ko", "POSITIONAL")],
            suicide=parts.get("sui", "1") == "1",
            counting=counting,
            komi=komi,
            compensation=_COMPENSATION[parts.get("whb", "0")],
            seki_points=parts.get("tax", "NONE" if area else "SEKI") == "NONE",
            pass_stones=parts.get("passing") == "1",
            dead_leave=parts.get("fpok", "0" if area else "1") == "1",
            ties_to_black="tie" in parts,
        )
    )


def _points(word: str) -> float | None:
    try:
        points = float(word)
    except ValueError:
        return None
    return points if abs(points) <= _HIGHEST else None


def rules_of(tree: Tree) -> RuleSet | None:
    """The rules that a record states; None if it states none, or rules that nobody knows.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> rules_of(read_sgf(b"(;SZ[9]RU[New Zealand])").games[0]).id
    'nz'
    """
    return rules_named(stated_rules(tree))


def stated_rules(tree: Tree) -> str:
    """What a record says of its rules, known or not; empty if it says nothing."""
    raw = raw_text(tree, "RU")
    return "" if raw is None else texts.simple_text(raw[: 2 * _LONGEST]).strip()


def stated_komi(tree: Tree) -> float | None:
    """The komi that a record states, in points; None if it states none that makes sense."""
    raw = raw_text(tree, "KM")
    return None if raw is None else read_komi(texts.simple_text(raw))


def stated_handicap(tree: Tree) -> int:
    """The handicap stones that a record states; none where it states nothing that makes sense."""
    raw = raw_text(tree, "HA")
    return 0 if raw is None else read_handicap(texts.simple_text(raw)) or 0


def with_komi(tree: Tree, komi: float) -> Tree:
    """The record that states this komi."""
    return with_info(tree, {"KM": write_points(komi)})


def with_rules(tree: Tree, rules: RuleSet | None) -> Tree:
    """The record that states these rules, or none; the same record if it does so already."""
    return with_info(tree, {"RU": None if rules is None else rules_text(rules)})

"""The rules of a record (RU): standard rule sets and custom rules.

The standard rule sets are stored by name. Custom rules are written as KataGo writes them in its own
records, so that other programs can read them: ``koPOSITIONALscoreAREAtaxNONEsui1``, then ``whb``
for the compensation for handicap stones and ``fpok1`` where dead stones are removed by agreement.
Our extensions are ``koNATURAL``, ``pass1`` for pass stones, and ``tieBLACK`` where Black wins a
tie; an unusual komi comes last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...go import RECORDING, RULE_SETS, Compensation, Counting, Ko, RuleSet, rule_set
from ...late_patterns import late_pattern
from ..properties import texts
from ..properties.conventions.komi import is_fox_application, read_komi
from ..properties.conventions.numbers import read_handicap, write_score_points
from ..properties.conventions.rules import find_rule_set
from .game_info import raw_text, with_info

if TYPE_CHECKING:
    from ...go import Rules
    from ..tree import Tree

CUSTOM_RULES_ID = "own"
CUSTOM_RULES_NAME = "custom rules"
"""The id of custom rules."""

_DEFAULT_RULES = "japanese"
_LONGEST = 200
"""The maximum length of a text that is parsed as rules."""
_HIGHEST = 1e5
"""The largest komi in points, for either player."""
_KOMI = {Counting.AREA: 7.5, Counting.TERRITORY: 6.5}
"""KataGo's default komi."""
_COMPENSATION = {
    "0": Compensation.NONE,
    "N-1": Compensation.BUT_ONE,
    "N": Compensation.STONES,
}
_BONUS = {way: word for word, way in _COMPENSATION.items()}
_PART = late_pattern(
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


def identify_rules(rules: RuleSet) -> RuleSet:
    """Return the standard rule set that is equivalent to the rules, or else a custom one.

    >>> from goboard_gui.go import rule_set
    >>> identify_rules(rule_set("nz")._replace(suicide=False, komi=6.0)).name
    'koSITUATIONALscoreAREAtaxNONEsui0fpok1komi6'
    >>> identify_rules(rule_set("nz")._replace(id="mine", name="")).name
    'NZ'
    """
    for known in RULE_SETS:
        if rules._replace(id=known.id, name=known.name, english=known.english) == known:
            return known
    return rules._replace(id=CUSTOM_RULES_ID, name=_write_rules(rules), english=CUSTOM_RULES_NAME)


def rules_text(rules: RuleSet) -> str:
    """Return the ``RU`` text for rules: the name of a standard rule set, or custom rules in
    full.
    """
    return rules.name if rules in RULE_SETS else identify_rules(rules).name


def _write_rules(rules: RuleSet) -> str:
    """Return the text of custom rules in KataGo's format, which omits default values."""
    area = rules.counting is Counting.AREA
    parts = [
        f"ko{rules.ko.name}score{rules.counting.name}",
        f"tax{'NONE' if rules.seki_points else 'SEKI'}sui{rules.suicide:d}",
    ]
    if rules.compensation is not Compensation.NONE:
        parts.append(f"whb{_BONUS[rules.compensation]}")
    # With territory scoring dead stones are always removed; KataGo does not write it.
    if rules.dead_stones_removed is area:
        parts.append(f"fpok{rules.dead_stones_removed:d}")
    if rules.pass_stones:
        parts.append("pass1")
    if rules.black_wins_ties:
        parts.append("tieBLACK")
    if rules.komi != _KOMI[rules.counting]:
        parts.append(f"komi{float(rules.komi)!r}".removesuffix(".0"))
    return "".join(parts)


@lru_cache(maxsize=256)
def parse_rules(text: str) -> RuleSet | None:
    """Parse the name of a rule set, in any spelling, or custom rules in KataGo's format.

    None for other texts, and for unsupported rules: a button, a group tax, other ko rules.

    >>> parse_rules("tromp/taylor").id, parse_rules("koPOSITIONALscoreAREAtaxNONEsui1").id
    ('tromp-taylor', 'tromp-taylor')
    >>> parse_rules("koSIMPLEscoreAREAtaxALLsui0")
    """
    text = text.strip()
    if not text or len(text) > _LONGEST:
        return None
    return find_rule_set(text) or _parse_rules(text)


def _parse_rules(text: str) -> RuleSet | None:
    """Parse rules in KataGo's format; omitted values default to the Tromp-Taylor rules."""
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
    return identify_rules(
        RuleSet(
            CUSTOM_RULES_ID,
            "",
            CUSTOM_RULES_NAME,
            Ko[parts.get("ko", "POSITIONAL")],
            suicide=parts.get("sui", "1") == "1",
            counting=counting,
            komi=komi,
            compensation=_COMPENSATION[parts.get("whb", "0")],
            seki_points=parts.get("tax", "NONE" if area else "SEKI") == "NONE",
            pass_stones=parts.get("passing") == "1",
            dead_stones_removed=parts.get("fpok", "0" if area else "1") == "1",
            black_wins_ties="tie" in parts,
        )
    )


def _points(word: str) -> float | None:
    try:
        points = float(word)
    except ValueError:
        return None
    return points if abs(points) <= _HIGHEST else None


def rules_of(tree: Tree) -> RuleSet | None:
    """Return the rules stated in a record, or None if there are none or they are unknown.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> rules_of(read_sgf(b"(;SZ[9]RU[New Zealand])").games[0]).id
    'nz'
    """
    return parse_rules(declared_rules(tree))


def scoring_rules(tree: Tree) -> RuleSet:
    """Return the rules by which a record is scored and analysed: its own, or else Japanese rules,
    because most records that name none are Japanese.
    """
    return rules_of(tree) or rule_set(_DEFAULT_RULES)


def legality_rules(rule_set: RuleSet | None) -> Rules:
    """Return the rules that decide which moves of a record are legal, given its rule set if known.

    >>> legality_rules(None) is RECORDING
    True
    """
    return RECORDING if rule_set is None else rule_set.rules


def declared_rules(tree: Tree) -> str:
    """Return the rules stated in a record as text, or an empty string if there are none."""
    raw = raw_text(tree, "RU")
    return "" if raw is None else texts.decode_simple_text(raw[: 2 * _LONGEST]).strip()


def declared_komi(tree: Tree) -> float | None:
    """Return the komi stated in a record, in points, or None if it is missing or invalid."""
    raw = raw_text(tree, "KM")
    if raw is None:
        return None
    return read_komi(texts.decode_simple_text(raw), fox=is_from_fox(tree))


def is_from_fox(tree: Tree) -> bool:
    """Return whether Fox wrote a record: it writes ``AP`` twice, first for another program.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> is_from_fox(read_sgf(b"(;SZ[19]AP[GNU Go:3.8]AP[foxwq])").games[0])
    True
    """
    return any(map(is_fox_application, tree.node(tree.root).values("AP") or ()))


def declared_handicap(tree: Tree) -> int:
    """Return the number of handicap stones stated in a record, or 0 if it is missing or invalid."""
    raw = raw_text(tree, "HA")
    return 0 if raw is None else read_handicap(texts.decode_simple_text(raw)) or 0


def with_komi(tree: Tree, komi: float) -> Tree:
    """Return the record with its komi set."""
    return with_info(tree, {"KM": write_score_points(komi)})


def with_rules(tree: Tree, rules: RuleSet | None) -> Tree:
    """Return the record with its rules set or removed; if nothing changes, return the same
    record.
    """
    return with_info(tree, {"RU": None if rules is None else rules_text(rules)})

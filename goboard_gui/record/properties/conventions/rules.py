"""Names of rule sets in records, in all spellings."""

from __future__ import annotations

from functools import cache

from ....go import RULE_SETS, RuleSet
from .normalisation import normalise_text

RULES = tuple(known.name for known in RULE_SETS)
"""The standard names in ``RU``; Ing's rules are called GOE there."""

_BLANKS = str.maketrans("-–_/", "    ")
_WORDS = (
    "rules",
    "rule",
    "规则",
    "規則",
    "規定",
    "ルール",
    "룰",
    "규칙",
    "regeln",
    "règles",
    "правила",
)
"""Words for rules, which may follow the name of a rule set or, as in French, precede it."""


_ALIASES = {
    "japanese": ("japan", "jp", "日本", "일본", "japanische", "japonaises", "японские"),
    "chinese": (
        *("china", "cn", "chinese ogs", "chinese kgs"),
        *("中国", "中國", "중국", "chinesische", "chinoises", "китайские"),
    ),
    "korean": ("korea", "kr", "韓国", "韓國", "韩国", "한국", "koreanische", "coréennes"),
    "aga": ("american", "bga", "british"),
    "nz": ("new zealand", "newzealand"),
    "ing": ("ing goe", "goe (ing)", "ing (goe)", "ing sst", "应氏", "應氏", "応氏", "응씨"),
    "tromp-taylor": ("tromptaylor", "logical"),
}
"""Other names of rule sets that records use, by id, in lower case and without a word for rules."""


def _lookup_key(text: str) -> str:
    """Return the name of a rule set in the form for lookups: in lower case, with single spaces, and
    without words such as "rules".

    >>> _lookup_key("Tromp/Taylor Rules"), _lookup_key("tromp_taylor")
    ('tromp taylor', 'tromp taylor')
    """
    key = " ".join(normalise_text(text).translate(_BLANKS).split())
    for word in _WORDS:
        if key.endswith(word) or key.startswith(f"{word} "):
            return key.removesuffix(word).removeprefix(word).strip()
    return key


@cache
def _rule_sets_by_key() -> dict[str, RuleSet]:
    return {
        _lookup_key(name): known
        for known in RULE_SETS
        for name in (known.name, known.id, *_ALIASES.get(known.id, ()))
    }


def find_rule_set(text: str) -> RuleSet | None:
    """Return the rule set with a name, in any spelling, or None if the name is unknown.

    >>> find_rule_set("New-Zealand rules").id, find_rule_set("Old Chinese")
    ('nz', None)
    """
    return _rule_sets_by_key().get(_lookup_key(text))


def suggest_rules(text: str) -> tuple[str, ...] | None:
    """Return the standard name of a rule set, or None if the text is already standard or is
    unknown.

    >>> suggest_rules("japanese rules"), suggest_rules("AGA"), suggest_rules("Hahn")
    (('Japanese',), None, None)
    """
    known = find_rule_set(text)
    return None if known is None or known.name == text else (known.name,)

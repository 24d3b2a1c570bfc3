"""Names of rules."""

from __future__ import annotations

from .plain import plain

_ALIASES = {
    "Japanese": ("japan", "jp", "日本", "日本ルール", "日本規則", "일본"),
    "Chinese": ("china", "cn", "中国", "中國", "中国规则", "中國規則", "중국"),
    "Korean": ("korea", "kr", "韓国", "韩国", "한국"),
    "AGA": ("american",),
    "GOE": ("ing", "ing goe", "goe (ing)", "ing (goe)", "应氏", "應氏", "응씨룰"),
    "NZ": ("new zealand", "newzealand"),
    "Tromp-Taylor": ("tromp taylor", "tromptaylor", "logical"),
}
RULES = tuple(_ALIASES)
"""The names that programs know; Ing's rules are GOE in records."""

_NAME_OF = {alias: name for name, aliases in _ALIASES.items() for alias in (name.lower(), *aliases)}


def suggest_rules(text: str) -> tuple[str, ...] | None:
    """The name under which rules are known; None for it, and for rules that nobody has listed.

    >>> suggest_rules("japanese rules"), suggest_rules("AGA"), suggest_rules("Hahn")
    (('Japanese',), None, None)
    """
    name = _NAME_OF.get(plain(text).removesuffix("rules").removesuffix("rule").strip())
    return None if name is None or name == text else (name,)

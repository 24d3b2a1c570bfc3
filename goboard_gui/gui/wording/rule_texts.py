"""Names and explanations of rules, and messages about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import clip_text, to_printable
from ...go import Compensation, Counting, Ko
from ...record.values.game_rules import parse_rules
from ..core.i18n import format_number, tr_noop, translator

if TYPE_CHECKING:
    from ...go import RuleSet

_R = "Rules"
_tr = translator(_R)  # also for the English names of rule sets

_LONGEST_VALUE = 40

KO_NAMES = {
    Ko.SIMPLE: tr_noop(_R, "Simple ko: no immediate recapture"),
    Ko.POSITIONAL: tr_noop(_R, "Positional superko: no repeated position"),
    Ko.SITUATIONAL: tr_noop(
        _R, "Situational superko: no repeated position with the same side to play"
    ),
    Ko.NATURAL: tr_noop(
        _R, "Natural situational superko: no position repeated by the player who created it"
    ),
}
COUNTING_NAMES = {
    Counting.AREA: tr_noop(_R, "Area: stones and surrounded points"),
    Counting.TERRITORY: tr_noop(_R, "Territory: surrounded points and prisoners"),
}
COMPENSATION_NAMES = {
    Compensation.NONE: tr_noop(_R, "No compensation"),
    Compensation.STONES: tr_noop(_R, "1 point per handicap stone"),
    Compensation.BUT_ONE: tr_noop(_R, "1 point per handicap stone except the first"),
}

_KO_SENTENCES = {
    Ko.SIMPLE: tr_noop(_R, "A ko may not be retaken immediately."),
    Ko.POSITIONAL: tr_noop(_R, "No whole-board position may be repeated."),
    Ko.SITUATIONAL: tr_noop(
        _R, "No whole-board position may be repeated with the same side to play."
    ),
    Ko.NATURAL: tr_noop(
        _R, "Players may not repeat a whole-board position that they created themselves."
    ),
}
_COUNTING_SENTENCES = {
    (Counting.AREA, True): tr_noop(_R, "Area scoring is used."),
    (Counting.AREA, False): tr_noop(_R, "Area scoring is used, without points in seki."),
    (Counting.TERRITORY, True): tr_noop(_R, "Territory scoring is used, including points in seki."),
    (Counting.TERRITORY, False): tr_noop(_R, "Territory scoring is used, without points in seki."),
}
_COMPENSATION_SENTENCES = {
    Compensation.NONE: "",
    Compensation.STONES: tr_noop(_R, "White gets a point for each handicap stone."),
    Compensation.BUT_ONE: tr_noop(
        _R, "White gets a point for each handicap stone except the first."
    ),
}
"""Sentences about the compensation for handicap stones."""


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set as used within a sentence."""
    return _tr(rules.english)


def rules_title(rules: RuleSet) -> str:
    """Return the name of a rule set with an initial capital, as used in lists."""
    text = rules_name(rules)
    return text[:1].upper() + text[1:]


def declared_rules_name(stated: str) -> str:
    """Return the name of the rules stated in a record, or the text unchanged if they are
    unknown.
    """
    rules = parse_rules(stated)
    return stated if rules is None else rules_name(rules)


def declared_rules_explanation(stated: str) -> str:
    """Return an explanation of the rules stated in a record, or an empty string if they are
    unknown.
    """
    rules = parse_rules(stated)
    return "" if rules is None else rules_explanation(rules)


def rules_explanation(rules: RuleSet) -> str:
    """Return an explanation of a rule set in short sentences."""
    sentences = [
        _tr(
            tr_noop(_R, "Suicide is allowed.")
            if rules.suicide
            else tr_noop(_R, "Suicide is not allowed.")
        ),
        _tr(_KO_SENTENCES[rules.ko]),
        _tr(_COUNTING_SENTENCES[rules.counting, rules.seki_points]),
        ""
        if rules.dead_stones_removed
        else _tr(tr_noop(_R, "All stones left on the board count as alive.")),
        _tr(tr_noop(_R, "The standard komi is {komi}.")).format(komi=format_number(rules.komi)),
        _tr(_COMPENSATION_SENTENCES[rules.compensation])
        if _COMPENSATION_SENTENCES[rules.compensation]
        else "",
        _tr(tr_noop(_R, "Each pass costs one stone, and White passes last."))
        if rules.pass_stones
        else "",
        _tr(tr_noop(_R, "Black wins ties.")) if rules.black_wins_ties else "",
    ]
    return " ".join(filter(None, sentences))


def unreadable_komi_text(text: str) -> str:
    """Return the message that a record's komi is not a number."""
    return _tr(tr_noop(_R, "Komi not readable: {komi}")).format(komi=_shortened(text))


def unreadable_handicap_text(text: str) -> str:
    """Return the message that a record's handicap is not a number."""
    return _tr(tr_noop(_R, "Handicap not readable: {stones}")).format(stones=_shortened(text))


def _shortened(text: str) -> str:
    return to_printable(clip_text(text, _LONGEST_VALUE))


def komi_notice(stated: float, usual: float) -> str:
    """Return a message that the komi of a record differs from the usual one under its rules."""
    sentence = _tr(
        tr_noop(
            _R,
            "The record's komi is still {stated}; the standard komi under these rules is {usual}.",
        )
    )
    return sentence.format(stated=format_number(stated), usual=format_number(usual))


def legal_moves_notice(count: int) -> str:
    """Return a message about the number of moves that became legal when the rules were changed."""
    return _tr(tr_noop(_R, "%n moves are now legal."), count)

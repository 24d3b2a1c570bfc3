"""Texts about an engine's analysis: numbers, states and errors."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...engine import errors
from ...go import RULE_SETS, Colour
from ...record.values.game_rules import CUSTOM_RULES_ID
from ..core.i18n import format_number, tr_noop, translator
from ..core.settings import ANALYSIS_PLAYER
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...engine.errors import EngineError, MissingFile
    from ...go.analysis import Value
    from ...notation import Naming
    from ...record.stored_analysis.model import StoredAnalysis
    from ..core.settings import Settings

_E = "Engines"
_tr = translator(_E)

_START_FAILURES = {
    errors.StartFailure.NO_PROGRAM: tr_noop(_E, "Program not found: {program}"),
    errors.StartFailure.NOT_EXECUTABLE: tr_noop(_E, "{program} can't be started as a program."),
    errors.StartFailure.BATCH_FILE: tr_noop(
        _E, "{program} is a batch file. Choose the program that it starts."
    ),
    errors.StartFailure.NOT_ABSOLUTE: tr_noop(_E, "{program} is not a full path."),
    errors.StartFailure.ENDED: tr_noop(_E, "{program} ended before it answered."),
    errors.StartFailure.NO_FOLDER: tr_noop(
        _E, "{program} was not started: its working folder can't be created."
    ),
    errors.StartFailure.NOT_GTP: tr_noop(
        _E, "{program} does not speak the Go Text Protocol (GTP), version 2."
    ),
    errors.StartFailure.NOT_JSON: tr_noop(_E, "{program} is not a JSON analysis engine."),
}


_MISSING = {
    "network": tr_noop(_E, "Network not found: {file}"),
    "configuration": tr_noop(_E, "Configuration not found: {file}"),
}
_MOST_SOURCES = 3
_NO_GRAPHICS_CARD = "No suitable OpenCL device"
"""What Leela Zero writes before it ends where there is no graphics card."""


def displayed_player(settings: Settings, to_play: Colour) -> Colour:
    """Return the player for whom win rates and scores are shown."""
    chosen = settings.get(ANALYSIS_PLAYER)
    return {"black": Colour.BLACK, "white": Colour.WHITE}.get(chosen, to_play)


def win_rate_text(value: Value, player: Colour) -> str:
    """Return a player's win rate in percent, or an empty string if it is unknown."""
    if value.win_rate is None:
        return ""
    rate = value.win_rate if player is Colour.BLACK else 1 - value.win_rate
    return format_number(100 * rate, 1)


def score_text(value: Value, player: Colour) -> str:
    """Return a player's lead in points with its sign, or an empty string if it is unknown."""
    if value.score is None:
        return ""
    lead = value.score if player is Colour.BLACK else -value.score
    lead = round(lead, 1) + 0.0  # never -0.0
    sign = "+" if lead > 0 else "−" if lead < 0 else ""
    return sign + format_number(abs(lead), 1)


def rules_text(rules: str) -> str:
    """Return the name of the rules of a stored analysis: a rule set, custom rules, or what an
    engine calls the rules that it used instead.
    """
    from ..wording.rule_texts import rules_title

    if rules == CUSTOM_RULES_ID:
        return _tr(tr_noop(_E, "Custom rules"))
    known = next((each for each in RULE_SETS if each.id == rules), None)
    return rules if known is None else rules_title(known)


def terms_text(stored: StoredAnalysis) -> str:
    """Return the rules and the komi of a stored analysis, or an empty string if it has neither."""
    parts = [
        rules_text(stored.rules),
        ""
        if stored.komi is None
        else _tr(tr_noop(_E, "komi {komi}")).format(komi=format_number(stored.komi)),
    ]
    return ", ".join(filter(None, parts))


def source_name(stored: StoredAnalysis) -> str:
    """Return the engine or the program from which a stored analysis comes."""
    if stored.engine:
        return stored.engine
    return _tr(tr_noop(_E, "unknown engine ({program})")).format(program=stored.source.value)


def sources_text(analyses: Iterable[StoredAnalysis]) -> str:
    """Return the sources and terms of analyses, a line for each, the most frequent first."""
    counts = Counter(
        ", ".join(filter(None, [source_name(each), terms_text(each)])) for each in analyses
    )
    return "\n".join(source for source, _ in counts.most_common(_MOST_SOURCES))


def missing_file_text(file: MissingFile) -> str:
    """Return that a file was not found which a command line names."""
    return _tr(_MISSING[file.kind]).format(file=file.name)


def _start_error_lines(error: errors.StartError) -> Iterator[str]:
    """Yield the likely causes of an error, the error, and what the engine wrote."""
    yield from map(missing_file_text, error.missing)
    if any(_NO_GRAPHICS_CARD in line for line in error.stderr):
        yield _tr(
            tr_noop(_E, "Leela Zero found no graphics card. Add --cpu-only to its command line.")
        )
    yield start_failure_text(error.program, error.reason)
    yield from error.stderr


def error_text(error: EngineError, engine: str, naming: Naming) -> str:
    """Return what an error means for the user, in a sentence or two."""
    match error:
        case errors.StartError():
            return "\n".join(_start_error_lines(error))
        case errors.CrashError(stderr=stderr):
            text = _tr(tr_noop(_E, "{engine} ended unexpectedly.")).format(engine=engine)
            return "\n".join([text, *stderr])
        case errors.NoAnswerError(seconds=seconds):
            text = _tr(tr_noop(_E, "{engine} has not answered for {seconds} s."))
            return text.format(engine=engine, seconds=format_number(seconds))
        case errors.UnsupportedBoardError(size=size):
            text = _tr(tr_noop(_E, "{engine} can't play {size}."))
            return text.format(engine=engine, size=size)
        case errors.KomiError():
            return komi_text(engine, error)
        case errors.UnsendablePositionError():
            return _tr(tr_noop(_E, "This position can't be sent to the engine."))
        case errors.RejectedMoveError(number=number, point=point, answer=answer):
            text = _tr(tr_noop(_E, "{engine} rejected move {number}, {point}: {answer}"))
            name = terms.point_or_pass(point, naming)
            return text.format(engine=engine, number=number, point=name, answer=answer)
        case errors.DifferentBoardError(points=points):
            text = _tr(tr_noop(_E, "{engine} shows another position: it differs at {points}."))
            shown = ", ".join(naming.name(point) for point in points[:5])
            return text.format(engine=engine, points=shown)
        case errors.MissingCommandError(command=command):
            if command == "kata-analyze":
                return cannot_analyse_text(engine)
            text = _tr(tr_noop(_E, "{engine} has no command {command}."))
            return text.format(engine=engine, command=command)
        case errors.CommandError(command=command, answer=answer):
            text = _tr(tr_noop(_E, "{engine} refused {command}: {answer}"))
            return text.format(engine=engine, command=command, answer=answer)
        case errors.IllegalMoveError(point=point):
            text = _tr(tr_noop(_E, "{engine} played an illegal move, {point}."))
            return text.format(engine=engine, point=naming.name(point))
        case errors.UnexpectedAnswerError(answer=answer):
            text = _tr(tr_noop(_E, "{engine} gave an unexpected answer: {answer}"))
            return text.format(engine=engine, answer=answer)
    return str(error)


def komi_text(engine: str, error: errors.KomiError) -> str:
    """Return that an engine would refuse or round a komi."""
    text = _tr(tr_noop(_E, "{engine} can't play with a komi of {komi}; the nearest is {nearest}."))
    komi, nearest = format_number(error.komi), format_number(error.nearest)
    return text.format(engine=engine, komi=komi, nearest=nearest)


def use_komi_text(komi: float) -> str:
    """Return the text of a button that chooses another komi."""
    return _tr(tr_noop(_E, "Use Komi {komi}")).format(komi=format_number(komi))


def cannot_analyse_text(engine: str) -> str:
    """Return that an engine has no analysis."""
    return _tr(tr_noop(_E, "{engine} can't analyse positions.")).format(engine=engine)


def start_failure_text(program: str, reason: errors.StartFailure) -> str:
    """Return why a program can't be started as an engine."""
    return _tr(_START_FAILURES[reason]).format(program=program)


def engines_disabled_text() -> str:
    """Return why engines are disabled while a game is recorded."""
    return _tr(
        tr_noop(
            _E,
            "Engines are off while a game is recorded. Turn off Recording to use them.",
        )
    )


def rectangle_text() -> str:
    """Return why engines are disabled on boards of other shapes."""
    return _tr(tr_noop(_E, "Engines play on rectangular boards only."))

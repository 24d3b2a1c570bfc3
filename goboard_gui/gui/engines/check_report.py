"""Texts about the test of an engine: what it can do, or why it can't be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.capabilities import EngineFamily
from ...engine.errors import EngineError
from ..core.i18n import format_number, tr_noop, translator
from ..wording.error_messages import describe_error
from .analysis_texts import error_text, missing_file_text
from .engine_check import CheckStage

if TYPE_CHECKING:
    from ...engine.capabilities import Capabilities
    from ...notation import Naming
    from .engine_check import CheckResult

_T = "EngineTest"
_tr = translator(_T)

_STAGES = {
    CheckStage.STARTING: tr_noop(
        _T, "Engine is starting… The first start may take a quarter of an hour."
    ),
    CheckStage.TRYING_SIZES: tr_noop(_T, "Engine has started. Trying board sizes…"),
    CheckStage.STARTING_JSON: tr_noop(_T, "JSON analysis is starting…"),
}


def check_report(result: CheckResult, naming: Naming) -> str:
    """Return what the test of an engine has shown, in lines."""
    lines = [missing_file_text(file) for file in result.missing]
    capabilities, seconds = result.capabilities, result.seconds
    if capabilities is not None and seconds is not None:
        text = _tr(tr_noop(_T, "{engine} answered after {seconds} s."))
        engine = f"{capabilities.name} {capabilities.version}".strip()
        lines.append(text.format(engine=engine, seconds=_seconds_text(seconds)))
        lines += _ability_lines(result, capabilities)
    if result.json_seconds is not None:
        text = _tr(tr_noop(_T, "JSON analysis answered after {seconds} s."))
        lines.append(text.format(seconds=_seconds_text(result.json_seconds)))
    if result.error is not None:
        if result.json_failed:
            lines.append(_tr(tr_noop(_T, "JSON analysis can't be used:")))
        lines.append(_error_text(result.error, result.entry.name, naming))
    return "\n".join(lines)


def progress_text(stage: CheckStage, line: str) -> str:
    """Return what a test is doing, and the last line that the engine wrote if it is slow."""
    return "\n".join(filter(None, [_tr(_STAGES[stage]), line]))


def _seconds_text(seconds: float) -> str:
    return format_number(seconds, 1 if seconds >= 1 else 2)


def _error_text(error: Exception, name: str, naming: Naming) -> str:
    if isinstance(error, EngineError):
        return error_text(error, name, naming)
    return describe_error(error)


def _ability_lines(result: CheckResult, capabilities: Capabilities) -> list[str]:
    return [
        _analysis_text(capabilities),
        _line(tr_noop(_T, "Hints: {answer}"), capabilities.has("genmove")),
        _line(tr_noop(_T, "Moves: {answer}"), capabilities.has("genmove")),
        _line(tr_noop(_T, "Scoring: {answer}"), _scores(capabilities)),
        _size_text(result, capabilities),
        _line(tr_noop(_T, "Rules of the record: {answer}"), capabilities.has("kata-set-rules")),
    ]


def _scores(capabilities: Capabilities) -> bool:
    """Return whether an engine scores games; Leela Zero calls no stone dead."""
    if capabilities.family is EngineFamily.LEELA_ZERO:
        return False
    return capabilities.has("final_score") or capabilities.has("final_status_list")


def _line(text: str, able: bool) -> str:
    yes, no = _tr(tr_noop(_T, "yes")), _tr(tr_noop(_T, "no"))
    return _tr(text).format(answer=yes if able else no)


def _analysis_text(capabilities: Capabilities) -> str:
    match capabilities.analysis_command:
        case "kata-analyze":
            return _tr(tr_noop(_T, "Analysis: win rate, score and ownership"))
        case None:
            return _tr(tr_noop(_T, "Analysis: no"))
    return _tr(tr_noop(_T, "Analysis: win rate"))


def _size_text(result: CheckResult, capabilities: Capabilities) -> str:
    sizes = [str(size) for size in sorted(result.sizes)]
    if capabilities.has("rectangular_boardsize"):
        sizes.append(_tr(tr_noop(_T, "rectangles")))
    text = _tr(tr_noop(_T, "Board sizes tried: {sizes}"))
    return text.format(sizes=", ".join(sizes) or _tr(tr_noop(_T, "none accepted")))

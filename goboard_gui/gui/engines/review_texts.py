"""Texts about reviews: their duration, their progress, and how they ended."""

from __future__ import annotations

from ..core.i18n import format_number, tr_noop, translator

_R = "Review"
_tr = translator(_R)

_MINUTE, _HOUR = 60, 3600
_SECONDS_UP_TO, _MINUTES_UP_TO = 100, 100 * _MINUTE


def duration_text(seconds: float) -> str:
    """Return a duration, rounded up: in seconds, minutes, or hours and minutes."""
    if seconds <= _SECONDS_UP_TO:
        whole = max(-int(-seconds // 1), 1)
        return _tr(tr_noop(_R, "{seconds} s")).format(seconds=format_number(whole))
    minutes = -int(-seconds // _MINUTE)
    if seconds <= _MINUTES_UP_TO:
        return _tr(tr_noop(_R, "{minutes} min")).format(minutes=format_number(minutes))
    hours, minutes = divmod(minutes, _HOUR // _MINUTE)
    return _tr(tr_noop(_R, "{hours} h {minutes} min")).format(
        hours=format_number(hours), minutes=minutes
    )


def size_text(positions: int, longest: float | None) -> str:
    """Return how many positions a review would analyse, and how long that takes at most."""
    if not positions:
        return _tr(tr_noop(_R, "All positions have been analysed with these settings."))
    text = _tr(tr_noop(_R, "%Ln positions"), positions)
    if longest is None:
        return text
    most = _tr(tr_noop(_R, "at most {duration}")).format(duration=duration_text(longest))
    return f"{text}, {most}"


def progress_text(engine: str, done: int, total: int, left: float | None) -> str:
    """Return how far a running review is, and how long it still takes if that can be estimated."""
    text = _tr(tr_noop(_R, "{engine}: {done} of {total} positions")).format(
        engine=engine, done=format_number(done), total=format_number(total)
    )
    if left is None:
        return text
    rest = _tr(tr_noop(_R, "about {duration} left")).format(duration=duration_text(left))
    return f"{text}, {rest}"


def starting_text(engine: str, line: str = "") -> str:
    """Return that the engine of a review is starting; ``line`` is what it wrote last."""
    text = _tr(tr_noop(_R, "{engine} is starting…")).format(engine=engine)
    return f"{text} {line}" if line else text


def silent_text(engine: str, seconds: float) -> str:
    """Return that the engine of a review has been silent for some time."""
    return _tr(tr_noop(_R, "{engine}: no answer for {seconds} s")).format(
        engine=engine, seconds=format_number(round(seconds))
    )


def restarted_text(engine: str) -> str:
    """Return that the engine of a review has ended unexpectedly."""
    return _tr(tr_noop(_R, "{engine} ended unexpectedly and was started again.")).format(
        engine=engine
    )


def end_text(engine: str, done: int, *, cancelled: bool) -> str:
    """Return that a review is complete or was cancelled, and how many positions are done."""
    if cancelled:
        text = _tr(tr_noop(_R, "Review by {engine} cancelled after %Ln positions."), done)
    else:
        text = _tr(tr_noop(_R, "Review by {engine} finished: %Ln positions."), done)
    return text.format(engine=engine)


def stored_text(done: int) -> str:
    """Return how many positions a review has stored before it could not go on."""
    return _tr(tr_noop(_R, "%Ln positions are stored."), done)


def failures_text(failures: int) -> str:
    """Return how many positions could not be analysed."""
    return _tr(tr_noop(_R, "%Ln positions could not be analysed."), failures)


def rules_replaced_text(engine: str, rules: str) -> str:
    """Return which rules an engine uses because it does not know those of the record."""
    return _tr(tr_noop(_R, "{engine} doesn't know these rules and uses {rules}.")).format(
        engine=engine, rules=rules
    )

"""Texts for guessing moves: questions, verdicts and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour
from ...study.guessing import GuessResult
from ..core.i18n import number, tr_noop, translator
from ..wording import terms

if TYPE_CHECKING:
    from ...study.guessing import GuessScore, MoveGuesses

_G = "Guessing"
_tr = translator(_G)

COLOURS = {
    "both": (tr_noop(_G, "Both colours"), tuple(Colour)),
    "black": (tr_noop(_G, "Black's moves"), (Colour.BLACK,)),
    "white": (tr_noop(_G, "White's moves"), (Colour.WHITE,)),
}
"""Whose moves can be guessed: the label and the colours for each stored value."""


def colours_label(value: str) -> str:
    """Return the label of a choice in `COLOURS`."""
    return _tr(COLOURS[value][0])


def question_text(colour: Colour, number: int) -> str:
    """Return the question where the move with this number is."""
    text = tr_noop(_G, "{turn}. Where is move {number}?")
    return _tr(text).format(turn=terms.side_to_move(colour), number=number)


def verdict_text(guessed: GuessResult, search: MoveGuesses, name: str, sought: str) -> str:
    """Return the verdict on a guess.

    ``name`` is the name of the guessed point, and ``sought`` that of the point of the move.
    """
    match guessed:
        case GuessResult.RIGHT if not search.wrong:
            return _tr(tr_noop(_G, "{name}: right at once.")).format(name=name)
        case GuessResult.RIGHT:
            return _tr(tr_noop(_G, "{name}: found.")).format(name=name)
        case GuessResult.ALSO_GOOD:
            text = tr_noop(_G, "{name} is in the record, too, as a variation. Which is the other?")
            return _tr(text).format(name=name)
        case _ if search.revealed:
            return _tr(tr_noop(_G, "It is {name}: play it where it is lit.")).format(name=sought)
        case GuessResult.AGAIN:
            return _tr(tr_noop(_G, "{name} was a guess before.")).format(name=name)
    return _tr(tr_noop(_G, "Not {name}: the move is within the marked part.")).format(name=name)


def score_text(score: GuessScore) -> str:
    """Return the score as one line, or an empty string before the first answer."""
    if not score.moves:
        return ""
    text = tr_noop(
        _G,
        "Right at once: {first} of {moves} ({percent} %) · guesses: {guesses} · "
        "first guesses miss by {distance} lines",
    )
    return _tr(text).format(
        first=score.first,
        moves=score.moves,
        percent=number(100 * score.share, 0),
        guesses=score.guesses,
        distance=number(score.distance, 1),
    )


def summary_text(result: GuessScore, *, ended: bool) -> str:
    """Return the summary for the end of guessing; ``ended`` means that the line has ended."""
    if not result.moves:
        return ""
    text = score_text(result)
    return _tr(tr_noop(_G, "The line ends here. {score}")).format(score=text) if ended else text

"""The choice of colours, the texts and the marks of move guessing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox

from ...diagram.picture import Cell, StatusMark, Tint, TintRole
from ...go import Colour
from ...record.properties.marks import Mark
from ...study.guessing import GuessResult
from ..core.i18n import format_number, tr_noop, translator
from ..widgets.combo_boxes import set_combo_box_name
from ..wording import terms

if TYPE_CHECKING:
    from ...diagram.picture import Picture
    from ...notation import Naming
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
    """Return the label of a choice of whose moves to guess; ``value`` is a key of `COLOURS`."""
    return _tr(COLOURS[value][0])


def question_text(colour: Colour, number: int) -> str:
    """Return the question that asks for the move with this number."""
    text = tr_noop(_G, "{turn}. Where is move {number}?")
    return _tr(text).format(turn=terms.side_to_move_text(colour), number=number)


def verdict_text(guessed: GuessResult, search: MoveGuesses, name: str, sought: str) -> str:
    """Return the message that says whether a guess is right.

    ``name`` is the name of the guessed point, and ``sought`` that of the point of the move.
    """
    match guessed:
        case GuessResult.RIGHT if not search.wrong:
            return _tr(tr_noop(_G, "{name} is correct on the first guess.")).format(name=name)
        case GuessResult.RIGHT:
            return _tr(tr_noop(_G, "{name} is correct.")).format(name=name)
        case GuessResult.ALSO_GOOD:
            text = tr_noop(_G, "{name} is played in a variation. Find the move in this line.")
            return _tr(text).format(name=name)
        case _ if search.is_revealed:
            return _tr(tr_noop(_G, "The move is {name}. Click the highlighted point.")).format(
                name=sought
            )
        case GuessResult.AGAIN:
            return _tr(tr_noop(_G, "You have already guessed {name}.")).format(name=name)
    return _tr(tr_noop(_G, "Not {name}. The move is in the marked area.")).format(name=name)


def refutation_text(name: str) -> str:
    """Return the message shown with the refutation of a guess, whose point has this name."""
    return _tr(tr_noop(_G, "{name} is wrong; this is why.")).format(name=name)


def score_text(score: GuessScore) -> str:
    """Return the score in one line, or "" before the first move has been found."""
    if not score.moves:
        return ""
    text = tr_noop(
        _G,
        "Correct on first guess: {first} of {moves} ({percent}%) · Guesses: "
        "{guesses} · Average distance: {distance} lines",
    )
    return _tr(text).format(
        first=score.found_at_first,
        moves=score.moves,
        percent=format_number(100 * score.first_guess_share, 0),
        guesses=score.guesses,
        distance=format_number(score.average_distance, 1),
    )


def summary_text(result: GuessScore, *, ended: bool) -> str:
    """Return the summary shown when guessing stops; ``ended`` is true if the line of play has no
    more moves.
    """
    if not result.moves:
        return ""
    text = score_text(result)
    return _tr(tr_noop(_G, "No more moves. {score}")).format(score=text) if ended else text


def with_guesses(picture: Picture, search: MoveGuesses, naming: Naming) -> Picture:
    """Return a picture with the earlier guesses and the area known to contain the move."""
    cells = dict(picture.cells)
    for points, mark in ((search.wrong, StatusMark.MISTAKE), (search.others, Mark.CIRCLE)):
        for point in map(naming.to_view, points):
            cells[point] = cells.get(point, Cell())._replace(status_mark=mark)
    if search.hint is None:
        return picture._replace(cells=cells)
    left = frozenset(map(naming.to_view, search.hint.points(naming.size)))
    if search.is_revealed:
        for point in left:
            cells[point] = cells.get(point, Cell())._replace(highlighted=True)
    tint = Tint(left, TintRole.RIGHT if search.is_revealed else TintRole.GLOW)
    return picture._replace(cells=cells, overlays_below=(*picture.overlays_below, tint))


class ColourChoice(QComboBox):
    """Choice of the colours whose moves are to be guessed."""

    colours_chosen = Signal(str)
    """Emitted when the user chooses whose moves to guess: a key of `COLOURS`."""

    def __init__(self) -> None:
        super().__init__()
        set_combo_box_name(self, self.tr("Moves to guess"))
        # A click leaves the focus on the board, so that its navigation keys keep working.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for value in COLOURS:
            self.addItem(colours_label(value), value)
        self.activated.connect(lambda index: self.colours_chosen.emit(self.itemData(index)))

    def show_colours(self, value: str) -> None:
        """Show whose moves are to be guessed; ``value`` is a key of `COLOURS`."""
        self.setCurrentIndex(self.findData(value))

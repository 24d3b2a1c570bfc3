"""Parser for typed moves and setup stones, in the notation of the user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Point
from ...named_tuples import NamedTuple
from ...notation import NotationError, NotationErrorReason

if TYPE_CHECKING:
    from ...notation import Naming

PASS = "pass"
ACTIONS = {"+B": Colour.BLACK, "+W": Colour.WHITE, "-B": None, "-W": None}
"""The prefixes for points at which stones are set up or removed."""

_LONGEST_RUN = 4  # words in one name: "( North , 7"


class TypedMove(NamedTuple):
    """A move typed by the user; it is a pass if ``point`` is None.

    ``start`` is the origin of a step and ``text`` its name, if the move was typed as a step.
    """

    point: Point | None
    start: Point | None = None
    text: str = ""


class TypedSetup(NamedTuple):
    """Setup stones typed by the user: the colour for each point, or None for a point to clear."""

    stones: dict[Point, Colour | None]


def parse_typed_moves(text: str, naming: Naming) -> list[TypedMove | TypedSetup]:
    """Parse point names and ``pass``, separated by spaces.

    Stones are set up on the points after ``+B`` or ``+W``; the points after ``-B`` or ``-W`` are
    emptied. Names may contain spaces: the first sequence of words that is a name counts.

    :raises NotationError: for the first part that is not a point.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> naming = Naming(notation("cartesian"), Size(9, 9))
    >>> parse_typed_moves("2 3 pass", naming)[1:]
    [TypedMove(point=None, start=None, text='')]
    >>> parse_typed_moves("+W (0 0)", naming)
    [TypedSetup(stones={Point(column=0, row=8): <Colour.WHITE: 2>})]
    """
    words = text.split()
    typed: list[TypedMove | TypedSetup] = []
    setup: TypedSetup | None = None
    colour: Colour | None = None
    while words:
        word = words[0].upper()
        if word in ACTIONS:
            colour = ACTIONS[word]
            if setup is None:
                setup = TypedSetup({})
                typed.append(setup)
            del words[0]
        elif word == PASS.upper():
            typed.append(TypedMove(None))
            del words[0]
        else:
            point, start, count = _first_name(words, naming)
            if setup is None:
                step = "" if start is None else " ".join(words[:count])
                typed.append(TypedMove(point, start, step))
            else:
                setup.stones[point] = colour
            del words[:count]
    return typed


def _first_name(words: list[str], naming: Naming) -> tuple[Point, Point | None, int]:
    """Return the point named by the first words, the starting point if they are a step, and the
    number of words used.

    The second item is None unless the words write a step.
    """
    refusals = []
    for count in range(1, min(len(words), _LONGEST_RUN) + 1):
        run = " ".join(words[:count])
        try:
            return naming.parse_entered(run), None, count
        except NotationError as error:
            refusals.append(error)
        step = naming.read_entered_step(run)
        if step is not None:
            return step[1], step[0], count
    # An error about a name off the board is more helpful than a syntax error.
    telling = [error for error in refusals if error.reason is not NotationErrorReason.SYNTAX]
    raise (telling or refusals)[0]

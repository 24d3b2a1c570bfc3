"""Texts about colours, moves (also refused and illegal ones), views and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, IllegalReason, Ko, Symmetry, kosumi_partners
from ...notation import Reading
from ...record import StepWarning
from ..core.i18n import tr_noop, translator
from .notation_texts import notation_explanation, notation_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board, Point
    from ...notation import Naming, Notation
    from ...record import PlayAttempt, Session, Step

_W = "Words"
_tr = translator(_W)

_COLOURS = {Colour.BLACK: tr_noop(_W, "Black"), Colour.WHITE: tr_noop(_W, "White")}
_TO_PLAY = {Colour.BLACK: tr_noop(_W, "Black to play"), Colour.WHITE: tr_noop(_W, "White to play")}

_REFUSALS = {
    IllegalReason.OCCUPIED: tr_noop(_W, "{point} is occupied."),
    IllegalReason.SUICIDE: tr_noop(_W, "{point} would be suicide."),
    IllegalReason.KO: tr_noop(_W, "Ko: {player} can't retake at {point} yet."),
}
_SUPERKOS = {
    Ko.POSITIONAL: tr_noop(_W, "Superko: {point} would repeat the position after move {again}."),
    Ko.SITUATIONAL: tr_noop(
        _W,
        "Superko: {point} would repeat the position after move {again} with the same side to play.",
    ),
    Ko.NATURAL: tr_noop(
        _W, "Superko: {point} would repeat the position that {player} created with move {again}."
    ),
}
_AT_START = tr_noop(_W, "Superko: {point} would repeat the starting position.")

_VIOLATIONS = {
    IllegalReason.OCCUPIED: tr_noop(_W, "the point was occupied"),
    IllegalReason.SUICIDE: tr_noop(_W, "suicide"),
    IllegalReason.KO: tr_noop(_W, "ko retaken immediately"),
    IllegalReason.SUPERKO: tr_noop(_W, "repeats a position"),
}

_STEP_WARNINGS = {
    StepWarning.REPETITION: tr_noop(_W, "repeats a position"),
    StepWarning.AFTER_END: tr_noop(_W, "move after two passes"),
    StepWarning.SAME_COLOUR: tr_noop(_W, "same player twice in a row"),
    StepWarning.BAD_POINT: tr_noop(_W, "not a point on the board"),
    StepWarning.SECOND_MOVE: tr_noop(_W, "second move in the node ignored"),
}

VIEW_NAMES = {
    Symmetry.IDENTITY: tr_noop(_W, "Normal view"),
    Symmetry.R90: tr_noop(_W, "Rotated right"),
    Symmetry.R180: tr_noop(_W, "Rotated 180°"),
    Symmetry.R270: tr_noop(_W, "Rotated left"),
    Symmetry.MIRROR_HORIZONTAL: tr_noop(_W, "Mirrored horizontally"),
    Symmetry.MIRROR_VERTICAL: tr_noop(_W, "Mirrored vertically"),
    Symmetry.TRANSPOSE: tr_noop(_W, "Mirrored across the \\ diagonal"),
    Symmetry.ANTITRANSPOSE: tr_noop(_W, "Mirrored across the / diagonal"),
}

_TRANSFORMATIONS = {
    Symmetry.IDENTITY: tr_noop(_W, "unchanged"),
    Symmetry.R90: tr_noop(_W, "rotated right"),
    Symmetry.R180: tr_noop(_W, "rotated 180°"),
    Symmetry.R270: tr_noop(_W, "rotated left"),
    Symmetry.MIRROR_HORIZONTAL: tr_noop(_W, "mirrored horizontally"),
    Symmetry.MIRROR_VERTICAL: tr_noop(_W, "mirrored vertically"),
    Symmetry.TRANSPOSE: tr_noop(_W, "mirrored across the \\ diagonal"),
    Symmetry.ANTITRANSPOSE: tr_noop(_W, "mirrored across the / diagonal"),
}

_READINGS = {
    Reading.TRAVEL: tr_noop(_W, "coordinates rotate with the board"),
    Reading.STAY: tr_noop(_W, "coordinates stay in place"),
}


def colour_name(colour: Colour) -> str:
    """Return the name of a colour."""
    return _tr(_COLOURS[colour])


def side_to_move_text(colour: Colour) -> str:
    """Return the text that indicates which side is to move."""
    return _tr(_TO_PLAY[colour])


def view_name(view: Symmetry) -> str:
    """Return the name of a rotation or reflection of the board."""
    return _tr(VIEW_NAMES[view])


def transformation_phrase(view: Symmetry) -> str:
    """Return how a board was rotated or mirrored, as a phrase within a sentence."""
    return _tr(_TRANSFORMATIONS[view])


def coordinate_rotation_name(reading: Reading) -> str:
    """Return text stating whether coordinates rotate with the board or stay in place."""
    return _tr(_READINGS[reading])


def invalid_size_notice(value: str) -> str:
    """Return a message that a record has an invalid board size."""
    return _tr(tr_noop(_W, "invalid board size SZ[{size}]; using 19×19")).format(size=value[:20])


def refusal_text(attempt: PlayAttempt, naming: Naming, ko: Ko) -> str:
    """Return a message explaining why a move was refused; ``ko`` is the rule on repetition in
    force.
    """
    reason = attempt.judgement.illegal
    if attempt.point is None or reason is None:
        return ""
    if reason is IllegalReason.SUPERKO:
        text = _SUPERKOS.get(ko, _SUPERKOS[Ko.POSITIONAL]) if attempt.repeated_move else _AT_START
    else:
        text = _REFUSALS[reason]
    return _tr(text).format(
        point=naming.name(attempt.point),
        again=attempt.repeated_move,
        player=colour_name(attempt.colour),
    )


def violation_name(reason: IllegalReason) -> str:
    """Return a short description of the rule violated by a recorded move."""
    return _tr(_VIOLATIONS[reason])


def move_note(step: Step) -> str:
    """Return a short note about an irregular move, or an empty string for a regular one."""
    notes = [_tr(_VIOLATIONS[step.illegal])] if step.illegal else []
    # An illegal ko capture also repeats a position; mention it only once.
    covered = {StepWarning.REPETITION} if step.illegal else set()
    notes += [_tr(_STEP_WARNINGS[warning]) for warning in step.warnings if warning not in covered]
    return "; ".join(notes)


def move_name(step: Step, naming: Naming) -> str:
    """Return the name of the point of a move, or the word for a pass."""
    if step.move is None:
        return ""
    if StepWarning.BAD_POINT in step.warnings and step.move.point is None:
        return "?"
    return point_or_pass(step.move.point, naming)


def point_or_pass(point: Point | None, naming: Naming) -> str:
    """Return the name of a point, or the word for a pass if there is none."""
    return _tr(tr_noop(_W, "pass")) if point is None else naming.name(point)


def kosumi_note(board: Board, point: Point, colour: Colour, naming: Naming) -> str:
    """Return a note on the diagonal moves (kosumi) that a stone at a point makes, if the notation
    writes them.

    Return an empty string if there are none.
    """
    steps = [naming.write_step(start, point) for start in kosumi_partners(board, point, colour)]
    text = " ".join(step for step in steps if step)
    return _tr(tr_noop(_W, "kosumi: {steps}")).format(steps=text) if text else ""


def turn_summary(session: Session) -> str:
    """Return text with the move number, and the side to move unless the game has ended."""
    return _tr(tr_noop(_W, "Move {number} · {turn}")).format(
        number=session.step.number, turn=turn_text(session)
    )


def position_summary(session: Session) -> str:
    """Return text with the move number, the prisoners, and the side to move unless the game has
    ended.
    """
    return _tr(
        tr_noop(_W, "Move {number} · {turn} · Prisoners: Black {black}, White {white}")
    ).format(
        number=session.step.number,
        turn=turn_text(session),
        black=session.step.prisoners.black,
        white=session.step.prisoners.white,
    )


def turn_text(session: Session) -> str:
    """Return a text that names the side to move, or says that both players have passed.

    It adds a note if the record names the other side.
    """
    if session.has_ended:
        return _tr(tr_noop(_W, "Both players passed"))
    turn = side_to_move_text(session.to_play)
    if session.overruled_player is None:
        return turn
    stated = colour_name(session.overruled_player)
    return _tr(tr_noop(_W, "{turn} (the record says {player})")).format(turn=turn, player=stated)


def variation_notice(number: int) -> str:
    """Return text stating that the current move is in a variation starting at move ``number``."""
    return _tr(tr_noop(_W, "variation from move {number}")).format(number=number)


def corner_notice(
    start: int, goal: int, view: Symmetry, examples: Sequence[tuple[str, str]]
) -> str:
    """Return a message that the view now shows a corner of the board in the place of another.

    ``start`` and ``goal`` are the numbers of the corners. ``examples`` are pairs of the names that
    points have before and after.
    """
    if view is Symmetry.IDENTITY:
        text = tr_noop(_W, "Corner {start} is shown in its normal place.")
    elif view.is_reflection:
        text = tr_noop(_W, "Corner {start} is mirrored and shown in the place of corner {goal}.")
    else:
        text = tr_noop(_W, "Corner {start} is rotated and shown in the place of corner {goal}.")
    sentences = [_tr(text).format(start=start, goal=goal)]
    if examples and view is not Symmetry.IDENTITY:
        renamed = ", ".join(f"{before} → {after}" for before, after in examples)
        sentences.append(
            _tr(tr_noop(_W, "Coordinates change accordingly: {names}.")).format(names=renamed)
        )
    return " ".join(sentences)


def turned_chart_paragraphs(notation: Notation, *, squares: bool) -> list[str]:
    """Return the paragraphs that explain a chart turned by 45°; ``squares`` tells whether the board
    has squares instead of lines.
    """
    turned = tr_noop(
        _W,
        "The board is turned by 45° counterclockwise. In the squares of the overlay, letters run "
        "from left to right and numbers upwards.",
    )
    corners = tr_noop(
        _W,
        "Points with capitals are at corners of the overlay; the labels of their lines are above "
        "and on the right.",
    )
    text = [notation_explanation(notation), _tr(turned)]
    return text if squares else [*text, _tr(corners)]


def chart_paragraphs(naming: Naming, second: Notation | None) -> list[str]:
    """Return the paragraphs that explain a coordinate reference chart."""
    text = [notation_explanation(naming.notation)]
    if second is not None:
        title = notation_title(second)
        text.append(
            _tr(tr_noop(_W, "Outer coordinates, in grey: {notation}.")).format(notation=title)
        )
    if naming.view is not Symmetry.IDENTITY:
        text.append(f"{view_name(naming.view)}; {coordinate_rotation_name(naming.reading)}.")
    return text

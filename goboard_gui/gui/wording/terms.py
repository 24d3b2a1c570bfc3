"""Facts put into words: the only place where the rooms to the left get sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Ko, Reason, Symmetry, kosumi
from ...notation import Reading
from ...record import Remark
from ..core.i18n import tr_noop, translator
from .notation_texts import explanation_of, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board, Point
    from ...notation import Naming, Notation
    from ...record import Attempt, Step

_W = "Words"
_tr = translator(_W)

_COLOURS = {Colour.BLACK: tr_noop(_W, "Black"), Colour.WHITE: tr_noop(_W, "White")}
_TO_PLAY = {Colour.BLACK: tr_noop(_W, "Black to play"), Colour.WHITE: tr_noop(_W, "White to play")}

_RESIGNED = {
    Colour.BLACK: tr_noop(_W, "Black resigns: the result of the game is W+R now."),
    Colour.WHITE: tr_noop(_W, "White resigns: the result of the game is B+R now."),
}

_REFUSALS = {
    Reason.OCCUPIED: tr_noop(_W, "{point} is occupied."),
    Reason.SUICIDE: tr_noop(_W, "Suicide: a stone at {point} would have no liberty."),
    Reason.KO: tr_noop(_W, "Ko: {point} recaptures at once. Play elsewhere first."),
}
_SUPERKOS = {
    Ko.POSITIONAL: tr_noop(_W, "Superko: {point} repeats the position after move {again}."),
    Ko.SITUATIONAL: tr_noop(
        _W,
        "Superko: {point} repeats the position after move {again}, with the same player to move.",
    ),
    Ko.NATURAL: tr_noop(
        _W, "Superko: {point} repeats the position that {player} made with move {again}."
    ),
}
_AT_START = tr_noop(_W, "Superko: {point} repeats the position at the start.")

_FAULTS = {
    Reason.OCCUPIED: tr_noop(_W, "the point was occupied"),
    Reason.SUICIDE: tr_noop(_W, "suicide"),
    Reason.KO: tr_noop(_W, "ko taken back at once"),
    Reason.SUPERKO: tr_noop(_W, "repeats a position"),
}

_REMARKS = {
    Remark.REPETITION: tr_noop(_W, "repeats a position"),
    Remark.AFTER_END: tr_noop(_W, "after two passes"),
    Remark.SAME_COLOUR: tr_noop(_W, "same colour again"),
    Remark.BAD_POINT: tr_noop(_W, "names no point of the board"),
    Remark.SECOND_MOVE: tr_noop(_W, "a second move in the node is ignored"),
}

VIEWS = {
    Symmetry.IDENTITY: tr_noop(_W, "Normal view"),
    Symmetry.R90: tr_noop(_W, "Turned right"),
    Symmetry.R180: tr_noop(_W, "Turned half"),
    Symmetry.R270: tr_noop(_W, "Turned left"),
    Symmetry.MIRROR_HORIZONTAL: tr_noop(_W, "Mirrored left–right"),
    Symmetry.MIRROR_VERTICAL: tr_noop(_W, "Mirrored top–bottom"),
    Symmetry.TRANSPOSE: tr_noop(_W, "Mirrored in the diagonal \\"),
    Symmetry.ANTITRANSPOSE: tr_noop(_W, "Mirrored in the diagonal /"),
}

_READINGS = {
    Reading.TRAVEL: tr_noop(_W, "names travel"),
    Reading.STAY: tr_noop(_W, "names stay"),
}


def colour_name(colour: Colour) -> str:
    """Black or White."""
    return _tr(_COLOURS[colour])


def turn_of(colour: Colour) -> str:
    """Whose turn it is."""
    return _tr(_TO_PLAY[colour])


def view_name(view: Symmetry) -> str:
    """How the board is turned."""
    return _tr(VIEWS[view])


def reading_name(reading: Reading) -> str:
    """What becomes of the names of a turned board: travel with it, or stay with the window."""
    return _tr(_READINGS[reading])


def bad_size(value: str) -> str:
    """What became of a record whose size no board has."""
    return _tr(tr_noop(_W, "no board has the size SZ[{size}]; it is shown on 19×19")).format(
        size=value[:20]
    )


def refusal(attempt: Attempt, naming: Naming, ko: Ko) -> str:
    """Why a move was refused, where repetitions are forbidden as ``ko`` says."""
    reason = attempt.judgement.illegal
    if attempt.point is None or reason is None:
        return ""
    if reason is Reason.SUPERKO:
        told = _SUPERKOS.get(ko, _SUPERKOS[Ko.POSITIONAL]) if attempt.again else _AT_START
    else:
        told = _REFUSALS[reason]
    return _tr(told).format(
        point=naming.name(attempt.point), again=attempt.again, player=colour_name(attempt.colour)
    )


def fault_name(reason: Reason) -> str:
    """Why a recorded move is against the rules, in few words."""
    return _tr(_FAULTS[reason])


def note(step: Step) -> str:
    """What is odd about a recorded move, short; empty for most."""
    faults = [_tr(_FAULTS[step.illegal])] if step.illegal else []
    # A ko taken back repeats a position: once said is enough.
    told = {Remark.REPETITION} if step.illegal else set()
    faults += [_tr(_REMARKS[remark]) for remark in step.remarks if remark not in told]
    return "; ".join(faults)


def move_name(step: Step, naming: Naming) -> str:
    """The point of a step's move in the chosen notation, or the word for a pass."""
    if step.move is None:
        return ""
    if step.move.point is None:
        return "?" if Remark.BAD_POINT in step.remarks else _tr(tr_noop(_W, "pass"))
    return naming.name(step.move.point)


def kosumi_steps(board: Board, point: Point, colour: Colour, naming: Naming) -> str:
    """The kosumi that a stone makes, where the notation has a form for them; empty if none."""
    steps = [naming.write_step(start, point) for start in kosumi(board, point, colour)]
    told = " ".join(step for step in steps if step)
    return _tr(tr_noop(_W, "kosumi {steps}")).format(steps=told) if told else ""


def standing(step: Step, to_play: Colour) -> str:
    """The move number, whose turn it is, and the prisoners."""
    return _tr(
        tr_noop(_W, "Move {number} · {turn} · prisoners: Black {black}, White {white}")
    ).format(
        number=step.number,
        turn=turn_of(to_play),
        black=step.prisoners.black,
        white=step.prisoners.white,
    )


def resigned(colour: Colour) -> str:
    """Who has resigned, and what the record says for it."""
    return _tr(_RESIGNED[colour])


def variation_since(number: int) -> str:
    """That a move is in a variation, and with which move that begins."""
    return _tr(tr_noop(_W, "variation from move {number}")).format(number=number)


def corner_shown(start: int, goal: int, view: Symmetry, examples: Sequence[tuple[str, str]]) -> str:
    """What became of a corner shown in another one, and of the names of points in it."""
    if view is Symmetry.IDENTITY:
        told = tr_noop(_W, "Corner {start} is shown where it is.")
    elif view.mirrors:
        told = tr_noop(_W, "Corner {start} is shown in corner {goal} as a mirror image.")
    else:
        told = tr_noop(_W, "Corner {start} is shown in corner {goal} by a true turn.")
    sentences = [_tr(told).format(start=start, goal=goal)]
    if examples and view is not Symmetry.IDENTITY:
        renamed = ", ".join(f"{before} → {after}" for before, after in examples)
        sentences.append(
            _tr(tr_noop(_W, "Named as it is seen there: {names}.")).format(names=renamed)
        )
    return " ".join(sentences)


def chart_paragraphs(naming: Naming, second: Notation | None) -> list[str]:
    """What a chart says of its names: how they are made, and what else is seen."""
    told = [explanation_of(naming.notation)]
    if second is not None:
        title = title_of(second)
        told.append(_tr(tr_noop(_W, "Outside, in grey: {notation}.")).format(notation=title))
    if naming.view is not Symmetry.IDENTITY:
        told.append(f"{view_name(naming.view)}; {reading_name(naming.reading)}.")
    return told


def record_turned(view: Symmetry, comments: int) -> str:
    """What became of a record rewritten under a symmetry."""
    sentences = [_tr(tr_noop(_W, "The record was rewritten: {view}.")).format(view=view_name(view))]
    if comments:
        told = _tr(tr_noop(_W, "Comments whose names were rewritten, too: {count}."))
        sentences.append(told.format(count=comments))
    return " ".join(sentences)

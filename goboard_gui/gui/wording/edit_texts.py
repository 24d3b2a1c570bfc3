"""Texts about the effects of edits, and about the moves that they make illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Symmetry
from ...record.analysis import content_effects, structure_effects
from ...record.properties.texts import decode_simple_text
from ..core.i18n import tr_noop, translator
from . import terms

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...notation import Naming
    from ...record import Step
    from ...record.analysis.content_effects import EditEffect
    from ...record.analysis.structure_effects import GamesChanged
    from ...record.moves import RecordedMove

_E = "Edits"
_tr = translator(_E)

_MAX_LISTED = 4
"""Maximum number of illegal moves that a notice lists."""
_MAX_NAMED = 20
"""Maximum number of illegal moves that a question lists with their points."""

_MOVE_COLOUR = {
    Colour.BLACK: tr_noop(_E, "Changed the colour of move {number} ({point}) to black"),
    Colour.WHITE: tr_noop(_E, "Changed the colour of move {number} ({point}) to white"),
}
_STONE_COLOUR = {
    Colour.BLACK: tr_noop(_E, "The stone at {point} is now black"),
    Colour.WHITE: tr_noop(_E, "The stone at {point} is now white"),
}
_ROTATIONS = {
    Symmetry.R90: tr_noop(_E, "Rotated the record clockwise"),
    Symmetry.R180: tr_noop(_E, "Rotated the record by 180°"),
    Symmetry.R270: tr_noop(_E, "Rotated the record anticlockwise"),
    Symmetry.MIRROR_HORIZONTAL: tr_noop(_E, "Mirrored the record horizontally"),
    Symmetry.MIRROR_VERTICAL: tr_noop(_E, "Mirrored the record vertically"),
    Symmetry.TRANSPOSE: tr_noop(_E, "Mirrored the record across the \\ diagonal"),
    Symmetry.ANTITRANSPOSE: tr_noop(_E, "Mirrored the record across the / diagonal"),
}


def edit_effects_text(found: Sequence[EditEffect], naming: Naming) -> str:
    """Return a line about the effects of an edit, or an empty string if there are none."""
    return join_sentences(
        *(sentence for effect in found for sentence in _sentences(effect, naming))
    )


def dropped_moves_text(moves: int) -> str:
    """Return a sentence about moves of undone edits that a new edit has dropped."""
    return _tr(tr_noop(_E, "%n undone moves were dropped"), moves)


def join_sentences(*sentences: str) -> str:
    """Return sentences on one line, leaving out empty ones."""
    return ". ".join(filter(None, sentences))


def _sentences(effect: EditEffect, naming: Naming) -> Iterator[str]:
    match effect:
        case content_effects.MoveChanged():
            yield _changed_move(effect, naming)
        case content_effects.MovesSwapped(number=one, other_number=other):
            text = _tr(tr_noop(_E, "Swapped moves {one} and {other}"))
            yield text.format(one=one, other=other)
        case content_effects.MovesRecoloured():
            yield _recoloured_moves(effect)
        case content_effects.RecordRotated(symmetry=symmetry, comments=comments):
            yield _tr(_ROTATIONS[symmetry])
            if comments:
                yield _tr(tr_noop(_E, "Updated coordinates in %n comments"), comments)
        case content_effects.StonesChanged():
            yield from _changed_stones(effect, naming)
        case structure_effects.NodesRemoved():
            yield _removed_nodes(effect, naming)
        case structure_effects.VariationsJoined(number=number):
            yield _tr(tr_noop(_E, "Joined two variations at move {number}")).format(number=number)
        case structure_effects.NodesInserted():
            yield _inserted_nodes(effect, naming)
        case structure_effects.NodesAdded():
            yield _added_nodes(effect)
        case structure_effects.BranchesMoved(number=number, branches=branches, sets_up=sets_up):
            text = (
                _tr(tr_noop(_E, "Inserted setup before move {number}"))
                if sets_up
                else _tr(tr_noop(_E, "Moved %n variations to move {number}"), branches)
            )
            yield text.format(number=number)
        case structure_effects.VariationsReordered(number=number, main_line=main_line):
            text = (
                tr_noop(_E, "Changed the main line at move {number}")
                if main_line
                else tr_noop(_E, "Reordered the variations at move {number}")
            )
            yield _tr(text).format(number=number)
        case content_effects.TurnChanged(colour=colour):
            yield terms.side_to_move_text(colour)
        case content_effects.ResultChanged(result=result):
            text = tr_noop(_E, "Result: {result}") if result else tr_noop(_E, "Removed the result")
            yield _tr(text).format(result=decode_simple_text(result))
        case content_effects.NodesChanged(nodes=nodes):
            yield _tr(tr_noop(_E, "Changed moves or setup in %n nodes"), nodes)
        case content_effects.AnalysisRemoved(nodes=nodes):
            yield _tr(tr_noop(_E, "Removed the analysis of %n positions"), nodes)


def _move_text(move: RecordedMove, naming: Naming) -> str:
    if move.point is None:
        return _tr(tr_noop(_E, "pass")) if move.has_valid_point else "?"
    return naming.name(move.point)


def _changed_move(effect: content_effects.MoveChanged, naming: Naming) -> str:
    before, after = (_move_text(move, naming) for move in (effect.before, effect.after))
    if effect.before.colour is effect.after.colour:
        text = _tr(tr_noop(_E, "Corrected move {number}: {before} → {after}"))
        return text.format(number=effect.number, before=before, after=after)
    if effect.before[1:] == effect.after[1:]:
        text = _tr(_MOVE_COLOUR[effect.after.colour])
        return text.format(number=effect.number, point=after)
    text = _tr(tr_noop(_E, "Corrected move {number}: {colour} {before} → {other_colour} {after}"))
    return text.format(
        number=effect.number,
        colour=terms.colour_name(effect.before.colour),
        before=before,
        other_colour=terms.colour_name(effect.after.colour),
        after=after,
    )


def _recoloured_moves(effect: content_effects.MovesRecoloured) -> str:
    if effect.whole_record:
        return _tr(tr_noop(_E, "Swapped Black and White throughout the record"))
    text = _tr(
        tr_noop(_E, "Swapped the colours of %n moves, starting with move {number}"), effect.moves
    )
    return text.format(number=effect.number)


def _changed_stones(effect: content_effects.StonesChanged, naming: Naming) -> Iterator[str]:
    if effect.moved is not None:
        before, after = map(naming.name, effect.moved)
        text = _tr(tr_noop(_E, "Moved a stone: {before} → {after}"))
        yield text.format(before=before, after=after)
    if len(effect.removed) == 1:
        text = _tr(tr_noop(_E, "Removed the stone at {point}"))
        yield text.format(point=naming.name(effect.removed[0]))
    elif effect.removed:
        yield _tr(tr_noop(_E, "Removed %n stones"), len(effect.removed))
    if len(effect.recoloured) == 1:
        ((point, colour),) = effect.recoloured
        yield _tr(_STONE_COLOUR[colour]).format(point=naming.name(point))
    elif effect.recoloured:
        yield _tr(tr_noop(_E, "Changed the colours of %n stones"), len(effect.recoloured))


def _removed_nodes(effect: structure_effects.NodesRemoved, naming: Naming) -> str:
    if effect.move is not None:
        text = _tr(tr_noop(_E, "Deleted move {number}: {point}"))
        return text.format(number=effect.number, point=_move_text(effect.move, naming))
    if not effect.moves:
        text = _tr(tr_noop(_E, "Deleted %n nodes after move {number}"), effect.nodes)
        return text.format(number=effect.number - 1)
    if effect.branches == 1:
        text = _tr(tr_noop(_E, "Deleted %n moves, starting with move {number}"), effect.moves)
        return text.format(number=effect.number)
    text = _tr(tr_noop(_E, "Deleted %n variations (number of moves: {moves})"), effect.branches)
    return text.format(moves=effect.moves)


def _inserted_nodes(effect: structure_effects.NodesInserted, naming: Naming) -> str:
    if effect.move is not None:
        text = _tr(tr_noop(_E, "Inserted move {number}: {point}"))
        return text.format(number=effect.number, point=_move_text(effect.move, naming))
    text = _tr(tr_noop(_E, "Inserted %n nodes at move {number}"), effect.nodes)
    return text.format(number=effect.number)


def _added_nodes(effect: structure_effects.NodesAdded) -> str:
    if effect.sets_up:
        return (
            _tr(tr_noop(_E, "Added a variation with setup stones"))
            if effect.is_variation
            else _tr(tr_noop(_E, "Added a node with setup stones"))
        )
    if effect.is_variation and effect.moves:
        text = _tr(tr_noop(_E, "Added a variation of %n moves at move {number}"), effect.moves)
        return text.format(number=effect.number)
    if effect.after_end and effect.moves:
        return _tr(tr_noop(_E, "Added %n moves after the end of the game"), effect.moves)
    if effect.moves:
        text = _tr(tr_noop(_E, "Added %n moves, starting with move {number}"), effect.moves)
        return text.format(number=effect.number)
    text = _tr(tr_noop(_E, "Added %n nodes after move {number}"), effect.nodes)
    return text.format(number=effect.number - 1)


def games_change_text(change: GamesChanged) -> str:
    """Return a line about a change of the games in a file."""
    if change.added and change.removed:
        return _tr(tr_noop(_E, "Replaced games in the file"))
    if change.added:
        text = _tr(tr_noop(_E, "Added %n games, starting with game {number}"), change.added)
    elif change.removed:
        text = _tr(tr_noop(_E, "Removed %n games, starting with game {number}"), change.removed)
    else:
        return _tr(tr_noop(_E, "Reordered the games"))
    return text.format(number=change.number)


def illegal_moves_text(steps: Sequence[Step]) -> str:
    """Return a sentence about moves that have become illegal."""
    numbers = [str(step.number) for step in steps]
    if len(numbers) == 1:
        return _tr(tr_noop(_E, "Move {number} is now illegal")).format(number=numbers[0])
    if len(numbers) > _MAX_LISTED:
        rest = len(numbers) - _MAX_LISTED + 1
        text = _tr(tr_noop(_E, "Moves {numbers} and %n more are now illegal"), rest)
        return text.format(numbers=", ".join(numbers[: _MAX_LISTED - 1]))
    text = _tr(tr_noop(_E, "Moves {numbers} and {last} are now illegal"))
    return text.format(numbers=", ".join(numbers[:-1]), last=numbers[-1])


def go_to_move_text(number: int) -> str:
    """Return the text of a button that goes to a move."""
    return _tr(tr_noop(_E, "Go to Move {number}")).format(number=number)


def illegal_moves_warning(steps: Sequence[Step], naming: Naming) -> str:
    """Return the warning that inserting setup stones would make moves illegal.

    Moves that are illegal for the same reason are listed together.
    """
    reasons: dict[str, list[str]] = {}
    for step in steps[:_MAX_NAMED]:
        move = f"{step.number} {terms.move_name(step, naming)}"
        reasons.setdefault(terms.move_note(step), []).append(move)
    listed = [f"{', '.join(moves)} ({reason})" for reason, moves in reasons.items()]
    if len(steps) > _MAX_NAMED:
        listed.append("…")
    text = _tr(tr_noop(_E, "%n moves would become illegal: {moves}"), len(steps))
    return text.format(moves="; ".join(listed))

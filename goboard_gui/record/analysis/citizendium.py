"""Check of a line of play against the Citizendium rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, IllegalReason
from ...go.citizendium import CitizendiumCheck, Violation, ViolationKind
from ...named_tuples import NamedTuple
from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..steps import LineReplay, StepWarning

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board
    from ..steps import Move, Step
    from ..tree import Tree

_MISPLAYS = {
    IllegalReason.OCCUPIED: ViolationKind.OCCUPIED,
    IllegalReason.SUICIDE: ViolationKind.DEAD,
}


class CitizendiumViolation(NamedTuple):
    """A violation of a Citizendium rule, with the node of the offending move."""

    node: int
    violation: Violation

    @property
    def rule_number(self) -> int:
        """The number of the violated rule (postulate), from 1 to 6."""
        return self.violation.kind.rule_number


def find_citizendium_violations(
    tree: Tree, line: Sequence[int] | None = None
) -> tuple[CitizendiumViolation, ...]:
    """Return the violations of the Citizendium rules in a line of play (by default the main line),
    ordered by the number of the violated rule.

    The line leads from the root to its end. Each kind of violation is reported once, at its first
    occurrence. fₖ is the position after the k-th move, f₀ the one before the first. Records state
    the point and the colour of a move, so a play out of turn, on a stone or off the board violates
    P5, and a suicide P4; passes have no colour. Stones set up later count as a change made by the
    next move. Where closing passes are missing (P2), the rest is judged as if they were there.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[2:1];B[aa];W[ba];B[aa];W[];B[])").games[0]
    >>> found = find_citizendium_violations(tree)
    >>> [(item.rule_number, item.node, item.violation.repeats) for item in found]
    [(3, 3, 1)]
    """
    line = tree.main_line() if line is None else line
    replay = LineReplay(tree, RECORDING)
    examination: CitizendiumCheck | None = None
    nodes = [tree.root]
    for node in line:
        if examination is None and tree.node(node).has_any_property(*MOVE_PROPERTIES):
            examination = CitizendiumCheck(_start(tree, node, replay))
        step = replay.push(node)
        if examination is not None and step.move is not None:
            nodes.append(node)
            _add_position(examination, step, step.move, replay.board)
    examination = examination or CitizendiumCheck(replay.board)
    violations = _with_closing_passes(examination, len(nodes) - 1, replay.board)
    return tuple(
        CitizendiumViolation(nodes[min(violation.number, len(nodes) - 1)], violation)
        for violation in violations
    )


def _start(tree: Tree, node: int, replay: LineReplay) -> Board:
    """Return the position before the first move, including stones set up in the node of that
    move.
    """
    if not tree.node(node).has_any_property(*SETUP_PROPERTIES):
        return replay.board
    setup = [item for item in tree.properties(node) if item.ident not in MOVE_PROPERTIES]
    start = LineReplay(tree.set_properties(node, setup), RECORDING)
    for _ in start.replay_line(tree.line_to(node)):
        pass
    return start.board


def _add_position(examination: CitizendiumCheck, step: Step, move: Move, after: Board) -> None:
    """Add the position after a move to the check."""
    colour, point = move
    if point is None and StepWarning.BAD_POINT in step.warnings:
        examination.add_invalid_move(ViolationKind.OFF_BOARD, (), colour, after)
    elif step.illegal in _MISPLAYS and point is not None:
        chain = tuple(sorted(step.captured, key=after.graph.index.__getitem__))
        points = chain if step.illegal is IllegalReason.SUICIDE else (point,)
        examination.add_invalid_move(_MISPLAYS[step.illegal], points, colour, after)
    else:
        examination.add_position(after, colour)


def _with_closing_passes(
    examination: CitizendiumCheck, moves: int, last: Board
) -> tuple[Violation, ...]:
    """Return the violations in a line of play, judged as if two passes ended it; missing passes are
    reported as a violation as well.
    """
    closed = examination.closing_passes >= 2
    while examination.closing_passes < 2:
        examination.add_position(last)
    found = examination.violations()
    if closed:
        return found
    violations = [*found, Violation(ViolationKind.OPEN, moves)]
    return tuple(sorted(violations, key=lambda violation: violation.kind.rule_number))

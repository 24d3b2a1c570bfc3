"""Appending the main line of one record to another record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.comments import read_comment
from ..files.text_records import iterate_events
from ..record import PlayOutcome, Property
from ..record.values.texts import encode_text

if TYPE_CHECKING:
    from ..files.text_records import Event
    from ..record import Session, Tree


def append_main_line(session: Session, tree: Tree) -> None:
    """Play the main line of another record at the cursor, including illegal moves.

    Moves are played in turn, whatever their recorded colour; existing ones are followed. Setup
    stones are placed as recorded, in a new node if moves follow there. Comments are copied to new
    nodes. Moves without a valid point are left out.

    :raises OffBoardError: if a stone is not on the session's board.
    """
    for event in iterate_events(tree):
        _apply_event(session, event, read_comment(tree, event.step.node))


def _apply_event(session: Session, event: Event, comment: str) -> None:
    changes = {**dict.fromkeys(event.removed_by_hand), **event.set_up}
    if changes:
        follows = bool(session.tree.children(session.cursor))
        session.set_up_stones(changes, new_node=follows)
    followed = False
    if event.step.move is not None and event.invalid_value is None:
        attempt = session.play(event.step.move.point, allow_illegal=True)
        followed = attempt.outcome is PlayOutcome.FOLLOWED
    if comment and not followed:
        session.set_property(session.cursor, Property("C", (encode_text(comment),)))

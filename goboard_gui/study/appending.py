"""Appending the main line of one record to another record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.comments import read_comment
from ..files.text_records.events import iterate_events
from ..record import PlayOutcome, Property, Session
from ..record.properties.tables import MARKUP_PROPERTIES
from ..record.properties.texts import encode_text

if TYPE_CHECKING:
    from ..files.text_records.events import Event
    from ..record import Tree


def append_main_line(session: Session, tree: Tree, *, replace_position: bool = False) -> None:
    """Play the main line of another record at the cursor, including illegal moves.

    Moves are played in turn, whatever their recorded colour; existing ones are followed. Setup
    stones are placed as recorded, in a new node if moves follow there, and so is the player to move
    after them. Comments and markup are added to the nodes, unless these were there as moves. Moves
    without a valid point are left out. With ``replace_position``, the stones at the cursor that are
    not at the start of the other record are removed, as for a diagram, which shows a position.

    :raises OffBoardError: if a stone is not on the session's board.
    """
    if replace_position:
        shown = {**dict.fromkeys(session.board.stones()), **Session(tree).board.stones()}
        session.set_up_stones(shown, new_node=bool(session.tree.children(session.cursor)))
    for event in iterate_events(tree):
        player = tree.node(event.step.node).values("PL")
        if _apply_event(session, event, Property("PL", player) if player else None):
            _annotate(session, tree, event.step.node)


def _apply_event(session: Session, event: Event, player: Property | None) -> bool:
    """Set up the stones of an event, and the player to move if one is stated, and play its move;
    return False only if the record already contained the move.
    """
    changes = {**dict.fromkeys(event.removed_by_setup), **event.set_up}
    if changes:
        follows = bool(session.tree.children(session.cursor))
        session.set_up_stones(changes, new_node=follows)
        is_last = not session.tree.children(session.cursor)
        if player is not None and is_last and session.can_change_setup:
            session.set_property(session.cursor, player)
    followed = False
    if event.step.move is not None and event.invalid_value is None:
        attempt = session.play(event.step.move.point, allow_illegal=True)
        followed = attempt.outcome is PlayOutcome.FOLLOWED
    return not followed


def _annotate(session: Session, tree: Tree, node: int) -> None:
    """Add the comment and the markup of another record's node at the cursor; existing markup of the
    same kind is kept.
    """
    cursor = session.cursor
    comments = [read_comment(session.tree, cursor), read_comment(tree, node)]
    if comments[1]:
        text = "\n\n".join(filter(None, comments))
        session.set_property(cursor, Property("C", (encode_text(text),)))
    there = {item.ident for item in session.tree.properties(cursor)}
    for item in tree.properties(node):
        if item.ident in MARKUP_PROPERTIES and item.ident not in there:
            session.set_property(cursor, item)

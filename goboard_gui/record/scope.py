"""Parts of a record, relative to the cursor, to which an edit can be limited."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .session import Session


class RecordScope(Enum):
    """A part of a record, relative to the cursor, to which an edit can be limited."""

    NODE = "node"
    LINE = "line"
    """The line through the cursor, from the root to its end."""
    BRANCH = "branch"
    """The node at the cursor and all its descendants."""
    RECORD = "record"


def nodes_in_scope(session: Session, scope: RecordScope) -> Sequence[int]:
    """Return the nodes in a part of the record, with parents before their children. O(nodes).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.session import Session
    >>> session = Session(read_sgf(b"(;SZ[9];B[ee](;W[cc];B[gg])(;W[dd]))").games[0])
    >>> session.go_to(2)
    >>> [list(nodes_in_scope(session, scope)) for scope in RecordScope]
    [[2], [0, 1, 2, 3], [2, 3], [0, 1, 2, 3, 4]]
    """
    tree = session.tree
    match scope:
        case RecordScope.NODE:
            return [session.cursor]
        case RecordScope.LINE:
            return session.line
        case RecordScope.BRANCH:
            return list(tree.preorder(session.cursor))
    return list(tree.preorder())

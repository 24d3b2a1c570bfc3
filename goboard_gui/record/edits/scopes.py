"""Parts of a record that something is done to at once."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..session import Session


class Scope(Enum):
    """Which nodes are meant, seen from the cursor."""

    NODE = "node"
    LINE = "line"
    """The line through the cursor, from the root to its end."""
    BRANCH = "branch"
    """The node at the cursor and all that follow it, with their variations."""
    RECORD = "record"


def nodes_in(session: Session, scope: Scope) -> Sequence[int]:
    """The nodes of a part of the record, parents first. O(nodes).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.session import Session
    >>> session = Session(read_sgf(b"(;SZ[9];B[ee](;W[cc];B[gg])(;W[dd]))").games[0])
    >>> session.go_to(2)
    >>> [list(nodes_in(session, scope)) for scope in Scope]
    [[2], [0, 1, 2, 3], [2, 3], [0, 1, 2, 3, 4]]
    """
    tree = session.tree
    match scope:
        case Scope.NODE:
            return [session.cursor]
        case Scope.LINE:
            return session.line
        case Scope.BRANCH:
            return list(tree.preorder(session.cursor))
    return list(tree.preorder())

"""Records of games against engines: the record with which a game begins, and its turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record import Property, Session, Tree
from ..record.edits.cleaning import CleaningKind, remove_markup
from ..record.properties.tables import COLOUR_LETTERS
from ..record.values.game_info import raw_text, with_info
from .engine_game import Turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..record.values.clocks import Clocks


def game_from_position(
    session: Session, information: Mapping[str, str | None], *, keep_times: bool = False
) -> Tree:
    """Return a copy of a record that ends at the cursor of a session, from where a game goes on.

    It has no variations and no result. ``information`` changes its game information, as in
    `with_info`. Times of earlier moves are kept only on demand; otherwise both players begin with
    all their time.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> session = Session(read_sgf(b"(;SZ[9]RE[B+R];B[ee]BL[30];W[cc](;B[gg])(;B[ff]))").games[0])
    >>> session.go_to(2)
    >>> tree = game_from_position(session, {"PW": "GNU Go"})
    >>> [tuple(item.ident for item in tree.properties(node)) for node in tree.main_line()]
    [('SZ', 'PW'), ('B',), ('W',)]
    """
    before = session.tree
    root, *line = before.line_to(session.cursor)
    tree = Tree.new(before.properties(root))
    if line:
        nodes = [(at - 1 if at else None, before.properties(node)) for at, node in enumerate(line)]
        tree, _ = tree.graft(tree.root, nodes)
    tree = with_info(tree, {"RE": None, **information})
    if not keep_times:
        tree = remove_markup(tree, tree.main_line(), {CleaningKind.TIMES})
    copy = Session(tree)
    copy.go_to(tree.main_line()[-1])
    if copy.to_play is not session.to_play:
        copy.set_property(copy.cursor, Property("PL", (COLOUR_LETTERS[session.to_play],)))
    return copy.tree


def turn_of(session: Session, clocks: Clocks) -> Turn:
    """Return the turn at the cursor of a session, with the clocks that are stated there."""
    has_ended = session.has_ended or bool(raw_text(session.tree, "RE"))
    return Turn(session.cursor, session.board, session.to_play, clocks, has_ended)

"""Other programs that play games, for the benchmarks of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from _peer import peer
from _sabaki import GO_BOARD, Sabaki

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import ExitStack

    from _peer import Peer

    Game = Sequence[tuple[int, int, int]]


def board_programs(games: Sequence[Game], stack: ExitStack) -> dict[str, Peer]:
    """Return the programs that can be asked, each of which is given the games.

    A game is in the form that `sabaki_peer.js` expects.
    """
    found: dict[str, Peer] = {}
    if Sabaki.has(GO_BOARD):
        found["@sabaki/go-board"] = stack.enter_context(Sabaki())
    sente = peer("sente", stack)
    if sente is not None:
        found["sente"] = sente
    for program in found.values():
        program.prepare("games", games)
    return found

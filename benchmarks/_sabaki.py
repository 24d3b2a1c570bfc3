"""A Node.js process that does the same work with the packages of @sabaki, for comparison.

Install them anywhere with `npm install @sabaki/go-board @sabaki/sgf`, and set NODE_PATH to that
node_modules folder.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from _peer import Peer

GO_BOARD, SGF = "@sabaki/go-board", "@sabaki/sgf"


class Sabaki(Peer):
    """A Node.js process that answers requests, see `sabaki_peer.js`."""

    @staticmethod
    def has(package: str) -> bool:
        """Return whether Node.js finds a package; print a message if it does not."""
        ask = ["node", "-e", f"require('{package}')"]
        found = (
            shutil.which("node") and not subprocess.run(ask, stderr=subprocess.DEVNULL).returncode
        )
        if not found:
            print(f"node does not find {package}, so nothing is measured beside it: set NODE_PATH")
        return bool(found)

    def __init__(self) -> None:
        super().__init__(["node", Path(__file__).with_name("sabaki_peer.js")])

"""A Node.js process that does the same work with the packages of @sabaki, for comparison.

Install them anywhere with `npm install @sabaki/go-board @sabaki/sgf`, and set NODE_PATH to that
node_modules folder.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

GO_BOARD, SGF = "@sabaki/go-board", "@sabaki/sgf"


class Sabaki:
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

    def __enter__(self) -> Self:
        self._node = subprocess.Popen(
            ["node", Path(__file__).with_name("sabaki_peer.js")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._node.communicate()

    def ask(self, question: str, given: object = None):
        """Return the answer to a request; if work is to be repeated, that is the time it took."""
        self._node.stdin.write(json.dumps([question, given]) + "\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline())

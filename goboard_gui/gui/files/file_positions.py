"""The position shown when a file is opened: its start, its end, or where the user left it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ..core.settings import FILE_POSITIONS, OPEN_FILES_AT

if TYPE_CHECKING:
    from ..core.document import Document
    from ..core.settings import Settings

_MAX_FILES = 200
"""The number of files whose positions are remembered."""


class FilePositions(QObject):
    """Controller that shows a position in an opened file, and remembers where the user left it."""

    def __init__(self, document: Document, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._settings = settings
        document.about_to_open.connect(self.remember_position)

    def remember_position(self) -> None:
        """Store which game and node are shown, if the document has a file."""
        document = self._document
        if document.path is None:
            return
        import json  # as all imports here, not needed before the first file is left

        from ...record.navigation.node_path import path_to

        path = path_to(document.record.tree, document.record.cursor)
        entry = {
            "path": str(document.path.absolute()),
            "game": document.game_index,
            "depth": path.depth,
            "turns": path.turns,
        }
        others = [
            text
            for text in self._settings.get(FILE_POSITIONS)
            if _parse(text).get("path") != entry["path"]
        ]
        newest = [json.dumps(entry), *others][:_MAX_FILES]
        self._settings.set(FILE_POSITIONS, newest)

    def show_position(self) -> None:
        """Show the position that the settings ask for in a file that was just opened."""
        document = self._document
        match self._settings.get(OPEN_FILES_AT):
            case "end":
                document.go_to(document.session.tree.main_line()[-1])
            case "left":
                self._return_to_position()

    def _return_to_position(self) -> None:
        document = self._document
        if document.path is None:
            return
        from ...record.navigation.node_path import node_at

        path = str(document.path.absolute())
        for entry in map(_parse, self._settings.get(FILE_POSITIONS)):
            if entry.get("path") == path:
                document.go_to_game(entry["game"])
                document.go_to(node_at(document.session.tree, entry["node"]))
                return


def _parse(text: str) -> dict[str, Any]:
    """Return an entry of the settings with a `NodePath` as its ``node``, or {} if it is invalid."""
    import json

    from ...record.navigation.node_path import NodePath

    try:
        entry = json.loads(text)
        turns = tuple((int(depth), int(index)) for depth, index in entry["turns"])
        if min([0, *(index for _, index in turns)]) < 0:
            return {}
        node = NodePath(int(entry["depth"]), turns)
        return {"path": str(entry["path"]), "game": int(entry["game"]), "node": node}
    except (ValueError, TypeError, LookupError):
        return {}

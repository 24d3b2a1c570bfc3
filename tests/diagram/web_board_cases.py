"""Web boards as their script reads them."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from goboard_gui.diagram.book.options import NamingOptions, PrintedGame
from goboard_gui.diagram.web_board.options import WebBoardOptions
from goboard_gui.diagram.web_board.page import board_page
from goboard_gui.diagram.web_board.shown_record import shown_records
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Symmetry
from goboard_gui.notation import Reading, notation

if TYPE_CHECKING:
    from goboard_gui.diagram.web_board.shown_record import RecordKind, ShownRecord
    from goboard_gui.record import Tree

_VOID = {"meta", "br"}


class OpenedPage(HTMLParser):
    """A page as a browser reads it: its elements, the texts in them, and the data of the script."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[tuple[str, ...], str]] = []
        self.scripts: dict[str, str] = {}
        """The contents of scripts by their types."""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in _VOID:
            self.open.append((tag, dict(attrs)))

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, data):
        tags = tuple(tag for tag, _ in self.open)
        self.texts.append((tags, data))
        if tags[-1:] == ("script",):
            kind = self.open[-1][1].get("type") or "script"
            self.scripts[kind] = self.scripts.get(kind, "") + data

    def attributes(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def text_in(self, tag: str) -> str:
        """The text within all elements of a name."""
        return "".join(text for tags, text in self.texts if tag in tags)

    @property
    def policy(self) -> str:
        (found,) = (meta for meta in self.attributes("meta") if "http-equiv" in meta)
        assert found["http-equiv"] == "Content-Security-Policy"
        return found["content"]

    @property
    def data(self) -> Any:
        return json.loads(self.scripts["application/json"])


def games_of(text: str | bytes) -> list[Tree]:
    data = text if isinstance(text, bytes) else text.encode()
    return list(read_sgf(data).games)


def records_of(
    text: str | bytes, kind: RecordKind | None = None, name: str = "game.sgf"
) -> list[ShownRecord]:
    """What the pages of the games in an SGF text show."""
    return list(
        shown_records([PrintedGame(tree, tree.root, name) for tree in games_of(text)], kind)
    )


def options(
    id: str = "western",  # noqa: A002
    view: Symmetry = Symmetry.IDENTITY,
    reading: Reading = Reading.TRAVEL,
    **others: Any,
) -> WebBoardOptions:
    return WebBoardOptions(NamingOptions(notation(id), view, reading), **others)


def page_of(
    text: str | bytes, chosen: WebBoardOptions | None = None, kind: RecordKind | None = None
) -> OpenedPage:
    """The page of the only record in an SGF text."""
    (shown,) = records_of(text, kind)
    return OpenedPage(board_page(shown, chosen or options()))


def positions(data: Any) -> list[list[int]]:
    """The stones at each node, made from its parent's as the script does, forward and back."""
    boards: list[list[int]] = []
    for node in data["nodes"]:
        before = [0] * (data["width"] * data["height"])
        if node["p"] >= 0:
            before = boards[node["p"]]
        board = before.copy()
        for point, colour in node.get("r", ()):
            assert board[point] == colour
            board[point] = 0
        for point, colour in node.get("a", ()):
            assert board[point] == 0
            board[point] = colour
        boards.append(board)
        back = board.copy()
        for point, _ in node.get("a", ()):
            back[point] = 0
        for point, colour in node.get("r", ()):
            back[point] = colour
        assert back == before
    return boards

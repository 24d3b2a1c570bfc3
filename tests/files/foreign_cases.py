"""Texts in the formats of Asian servers, written by us, and records as plain data."""

from __future__ import annotations

import struct

from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.game_info import read_info

INFORMATION = (
    "black_name", "black_rank", "white_name", "white_rank", "event", "date", "place", "rules",
    "komi", "handicap", "time", "overtime", "result", "user", "copyright", "comment",
)  # fmt: skip
MOVES = ("B", "W")


def gib(*moves, end="\\GE", **tags):
    """Return a GIB text: its tags, of which some are usual, and its lines of moves."""
    usual = {"GIBOKIND": "Global", "GAMEBLACKNAME": "ann (5K)", "GAMEWHITENAME": "bob (3D)"}
    header = [rf"\[{key}={value}\]" for key, value in (usual | tags).items() if value is not None]
    begin = ["2 1 0", "9 0 &4"]
    return "\r\n".join(["\\HS", *header, "\\HE", "\\GS", *begin, *moves, end, ""])


def ngf(*moves, size="19", handicap="0", komi="6", result="Black wins by 0.5!", **lines):
    """Return an NGF text."""
    header = [
        lines.get("event", "Rated game"), size, lines.get("white", "bob  3D*"),
        lines.get("black", "ann k  5K"), "www.cyberoro.com", handicap, "0", komi,
        "20170316 [09:37]", "5", result, str(len(moves)),
    ]  # fmt: skip
    return "\n".join([*header, *moves, ""])


def ugf(*moves, notes=(), **header):
    """Return a UGF text: lines of its header, of its moves, and of the sections behind them."""
    usual = {
        "Ver": "UGF3,200", "Lang": "SJIS", "Crypt": "0,PLAIN_UGF_FILE,READ_WRITE", "Size": "9",
        "Hdcp": "0,6.50", "Winner": "B,7.50", "CoordinateType": "IGS", "PlayerB": "ann,5k,,",
    }  # fmt: skip
    lines = [f"{key}={value}" for key, value in (usual | header).items() if value is not None]
    return "\n".join(["[Header]", *lines, "[Data]", *moves, *notes, ""])


def ishi_text(*lines, **facts):
    """Return an Ishi text: lines of its facts, and those after them."""
    return "".join(f"{line}\n" for line in (*(f"{k} {v}" for k, v in facts.items()), *lines))


def wgs(
    *moves: tuple[int, int],
    black: bytes = b"ann",
    white: bytes = b"bob",
    ratings: tuple[int, int] = (0, 120),
    dans: tuple[int, int] = (0, 0),
    game: tuple[int, ...] = (0, 9, 0, 7, 5, 9, 1),
    margin: int = 0,
    count: int | None = None,
) -> bytes:
    """Return a WGS file; ``game`` are the handicap, size, zero, komi in two parts, ending and
    winner.
    """
    players = (
        struct.pack("<IH22sIih6x", 12345, 0, name, 16, rating, 77)[:38] + bytes((dan,)) + bytes(9)
        for name, rating, dan in zip((black, white), ratings, dans, strict=True)
    )
    end = struct.pack("<xhxxxxxxxxxxH", margin, len(moves) if count is None else count)
    return b"".join([b"\2\0\0\0", *players, bytes(game), end, *map(bytes, moves)])


def opened(text, name="", encoding=None):
    """Return what a text is opened as."""
    data = text if isinstance(text, bytes) else text.encode()
    return open_bytes(data, name, encoding)


def game_of(text, name=""):
    """Return the only game of a text."""
    (tree,) = opened(text, name).games
    return tree


def told(text):
    """Return what a text tells about its game, without what it does not."""
    info = read_info(game_of(text))
    return {key: getattr(info, key) for key in INFORMATION if getattr(info, key) is not None}


def line_of(tree):
    """Return the main line as SGF, a text for each node."""
    return [said(tree, node) for node in tree.main_line()]


def said(tree, node, idents=(*MOVES, "AB", "AW", "AE", "LB", "C")):
    """Return some properties of a node as SGF."""
    return "".join(
        ident + "".join(f"[{value}]" for value in values)
        for ident, values in tree.properties(node)
        if ident in idents
    )


def noticed(text):
    """Return what was odd about a text: a line and a kind for each notice."""
    return [(notice.place.line, notice.code.name) for notice in opened(text).diagnostics]

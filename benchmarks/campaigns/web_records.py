"""Random records for web boards: all kinds of moves, setup, markup and texts, with variations."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from goboard_gui.files.sgf.values import encode_simple_text, encode_text
from goboard_gui.go import Board, Colour, Point, Size, handicap_points, max_handicap_stones
from goboard_gui.record.properties.codec import write_point, write_size

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = (
    *(Size(9, 9), Size(13, 13), Size(19, 19), Size(7, 11), Size(11, 7), Size(5, 5)),
    *(Size(19, 13), Size(2, 3), Size(1, 4), Size(10, 10), Size(21, 21), Size(25, 25), Size(52, 52)),
)
_USUAL = 4
"""The first of the sizes, of which most cases have one."""
TEXTS = (
    "Black should have played at A9 & won; 3 < 5 > 2.",
    "Weiß hätte hier größere Möglichkeiten: Änderung überflüssig?",
    "Чёрные захватили угол. Белые сдались?",
    "黒はここで一手遅れた。白の勝ち。",
    "الأسود يلعب في D4 ثم يلعب الأبيض في الزاوية.",
    "first line\nsecond line\n\n  indented \\ with ] and [ and : colons",
    "</script><script>document.title = 'run'</script>",
    "<img src=x onerror=\"document.title = 'run'\"> <!-- <script> &lt;b&gt; &amp;",
    "a\u2028b\u2029c \U0001f600 e\u0301 \u202eright to left\u202c",
    '{"json": "\\u003c"} ${1 + 1} {{2}} {colour} {point} %s',
)
_LABELS = ("A", "b", "1", "42", "ab", "<b>", "ä", "あ", "&amp;", '"', "12345678")
_MARKS = ("TR", "SQ", "CR", "MA", "SL")


def random_record(seed: str) -> bytes:
    """Return the SGF file of a record that depends only on the seed."""
    chance = Random(seed)
    size = chance.choice(SIZES[:_USUAL] if chance.random() < 0.7 else SIZES)
    return _Record(chance, size).write().encode()


class _Record:
    """A tree of properties that grows at random."""

    def __init__(self, chance: Random, size: Size) -> None:
        self._chance = chance
        self._points = size.points()
        root = f"FF[4]GM[1]CA[UTF-8]SZ[{write_size(size)}]" + self._names()
        board = Board.empty(size)
        self._first = Colour.BLACK
        stones = chance.choice([0, 0, *range(2, max_handicap_stones(size) + 1)])
        if stones:
            points = handicap_points(stones, size)
            root += f"HA[{stones}]AB{_list(points)}"
            board = board.with_stones(dict.fromkeys(points, Colour.BLACK))
            self._first = Colour.WHITE
        elif chance.random() < 0.3:
            text, board = self._setup(board)
            root += text
        self._texts = [root + self._annotations()]
        self._children: list[list[int]] = [[]]
        self._grow(board)

    def write(self) -> str:
        """Return the record as SGF. Iterative, as lines are long."""
        parts: list[str] = []
        ahead: list[int | str] = [0]
        while ahead:
            node = ahead.pop()
            if isinstance(node, str):
                parts.append(node)
                continue
            parts.append(f";{self._texts[node]}")
            children = self._children[node]
            for child in reversed(children):
                ahead += [child] if len(children) == 1 else [")", child, "("]
        return f"({''.join(parts)})\n"

    def _grow(self, board: Board) -> None:
        """Add the main line, then variations from random nodes."""
        chance = self._chance
        lengths = [chance.randint(0, min(300, 2 * len(self._points)))]
        lengths += [chance.randint(1, 12) for _ in range(chance.choice([0, 0, 3, 10, 30]))]
        states = [(board, self._first)]
        for number, length in enumerate(lengths):
            node = chance.randrange(len(states)) if number else 0
            for _ in range(length):
                text, after = self._node(*states[node])
                self._children[node].append(len(states))
                node = len(states)
                self._texts.append(text)
                self._children.append([])
                states.append(after)

    def _node(self, board: Board, colour: Colour) -> tuple[str, tuple[Board, Colour]]:
        chance = self._chance
        kind = chance.random()
        if kind < 0.02:
            text, board = self._setup(board)
            return text + self._annotations(), (board, colour)
        if kind < 0.03:
            return self._annotations(), (board, colour)
        if kind < 0.06:
            colour = colour.opponent  # twice in a row
        point: Point | None = None
        if kind < 0.97:
            points = board.empty_points() if kind < 0.94 else None
            point = chance.choice(points or self._points)
            board = board.play(point, colour).board
        value = "" if point is None else write_point(point)
        text = f"{'BW'[colour - 1]}[{value}]" + self._annotations()
        return text, (board, colour.opponent)

    def _setup(self, board: Board) -> tuple[str, Board]:
        points = self._some(12)
        chosen = {it: self._chance.choice((None, Colour.BLACK, Colour.WHITE)) for it in points}
        text = ""
        for ident, colour in (("AB", Colour.BLACK), ("AW", Colour.WHITE), ("AE", None)):
            own = [point for point, wanted in chosen.items() if wanted is colour]
            text += f"{ident}{_list(own)}" if own else ""
        return text, board.with_stones(chosen)

    def _names(self) -> str:
        given = {"PB": 0.8, "PW": 0.8, "BR": 0.3, "GN": 0.5, "EV": 0.4, "DT": 0.2, "RE": 0.3}
        return "".join(
            f"{ident}[{encode_simple_text(self._chance.choice(TEXTS))}]"
            for ident, share in given.items()
            if self._chance.random() < share
        )

    def _annotations(self) -> str:
        """Return the comment, name and markup of a node, usually none."""
        chance = self._chance
        text = f"C[{encode_text(chance.choice(TEXTS))}]" if chance.random() < 0.15 else ""
        if chance.random() < 0.05:
            text += f"N[{encode_simple_text(chance.choice(TEXTS))}]"
        if chance.random() < 0.85:
            return text
        points = self._some(20)
        for ident in _MARKS:
            taken, points = points[:2], points[2:]
            text += f"{ident}{_list(taken)}" if taken and chance.random() < 0.5 else ""
        if points:
            labels = (
                f"[{write_point(point)}:{encode_simple_text(chance.choice(_LABELS))}]"
                for point in points
            )
            text += f"LB{''.join(labels)}"
        for ident in ("AR", "LN"):
            pair = self._some(2)
            if len(pair) == 2 and chance.random() < 0.4:
                text += f"{ident}[{':'.join(map(write_point, pair))}]"
        for ident in ("TB", "TW", "DD"):
            if chance.random() < 0.15:
                text += f"{ident}{_list(self._some(6))}"
        return text

    def _some(self, most: int) -> list[Point]:
        """Return different points in a random order, at least one."""
        count = self._chance.randint(1, most)
        return self._chance.sample(self._points, min(count, len(self._points)))


def _list(points: Sequence[Point]) -> str:
    return "".join(f"[{write_point(point)}]" for point in points)

"""Positions as programs and people write them in text, and what happens to such text on its way.

The printers are independent of the program's own writers and of its reader. Each returns the text
of a position, given as rows of ``X``, ``O`` and ``.``, with an optional last move.
"""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

LETTERS = "ABCDEFGHJKLMNOPQRST"


class Position(NamedTuple):
    """Rows of a square board, and the column and row of a stone that was played last, or None."""

    rows: list[str]
    last: tuple[int, int] | None = None

    @property
    def side(self) -> int:
        """The number of lines."""
        return len(self.rows)

    def signs(self, black: str, white: str, empty: str) -> list[list[str]]:
        """Return the points of each row as other signs."""
        signs = {"X": black, "O": white, ".": empty}
        return [[signs[sign] for sign in row] for row in self.rows]


def named(rows: list[str], before: str = "{:2} ", behind: str = "") -> list[str]:
    """Return rows with their numbers, counted from the bottom, before and behind them."""
    count = len(rows)
    return [
        before.format(count - at) + row + behind.format(count - at) for at, row in enumerate(rows)
    ]


def marked(position: Position, signs: list[list[str]], before: str, behind: str) -> list[str]:
    """Return rows in which signs replace the spaces around the last move."""
    rows = []
    for down, row in enumerate(signs):
        text = " " + " ".join(row) + " "
        if position.last is not None and position.last[1] == down:
            at = 2 * position.last[0] + 1
            text = text[: at - 1] + (before or text[at - 1]) + text[at] + behind + text[at + 2 :]
        rows.append(text)
    return rows


def letters(position: Position, gap: str = " ") -> str:
    """Return the letters of all columns."""
    return gap.join(LETTERS[: position.side])


def gnugo(position: Position) -> str:
    head = f"   {letters(position)}"
    rows = [" ".join(row) for row in position.signs("X", "O", ".")]
    lines = named(rows, behind=" {}")
    lines[-1] += "     BLACK (X) has captured 2 stones"
    return "\n".join(["= ", head, *lines, head, ""])


def gnugo_ascii(position: Position) -> str:
    head = f"    {letters(position)}"
    rows = marked(position, position.signs("X", "O", "."), "(", ")")
    return "\n".join(["", head, *named(rows, " {:2}", "{:<2}"), head, ""])


def katago(position: Position) -> str:
    rows = []
    for down, row in enumerate(position.rows):
        text = ""
        for across, sign in enumerate(row):
            digit = "1" if (across, down) == position.last else " "
            text += sign + digit
        rows.append(text.rstrip() if text.endswith(" ") else text)
    moves = 0 if position.last is None else 1
    lines = [f"= MoveNum: {moves} HASH: 0A1B", f"   {letters(position)}", *named(rows)]
    return "\n".join([*lines, "Next player: White", "B stones captured: 0", ""])


def leela_zero(position: Position) -> str:
    rows = marked(position, position.signs("X", "O", "."), "(", ")")
    head = f"   {letters(position).lower()} "
    lines = ["Black (X) to move    White (O) Prisoners: 0", "", head]
    return "\n".join([*lines, *named(rows, "{:2}", "{:2}"), head, "", "Hash: 0A"])


def pachi(position: Position) -> str:
    rows = [f"|{row}|" for row in marked(position, position.signs("X", "O", "."), "", ")")]
    head, edge = f"      {letters(position)}", f"    +{'-' * (2 * position.side + 1)}+"
    estimate = f"   {'x o , ' * position.side}"[: 2 * position.side + 2]
    lines = [f"{row}{estimate}|" for row in named(rows, " {:2} ", "  {} |")]
    facts = "Move:   3  Komi: 7.5  Handicap: 0  Captures B: 1 W: 0"
    return "\n".join([facts, f"{head}     {head}", f"{edge} {edge}", *lines, f"{edge} {edge}", ""])


def michi(position: Position) -> str:
    rows = marked(position, position.signs("X", "O", "."), "(", ")")
    estimate = " ".join("xXoO."[at % 5] for at in range(position.side))
    lines = [f"{row}    {estimate}" for row in named(rows, " {:<2}")]
    return "\n".join(["Move: 3   Black: 0 caps   White: 0 caps  Komi: 7.5", *lines,
                      f"    {letters(position)}", ""])  # fmt: skip


def ray(position: Position) -> str:
    edge = f"   +{'-' * (2 * position.side + 1)}+"
    rows = [f"| {' '.join(row)} |" for row in position.signs("B", "W", "+")]
    return "\n".join([f"     {letters(position)}", edge, *named(rows, "{:2}:"), edge, ""])


def minigo(position: Position) -> str:
    rows = [row[1:] for row in marked(position, position.signs("X", "O", "."), "", "<")]
    head = f"   {letters(position)}   "
    lines = [head, *named(rows, "{:2} ", "{:2}"), head]
    return "\n".join([*lines, "Move: 3. Captures X: 0 O: 0", ""])


def pettingzoo(position: Position) -> str:
    colours = {"X": "\x1b[0;31;40mX", "O": "\x1b[0;31;47mO", ".": "\x1b[0;31;43m."}
    rows = [
        "".join(
            f"{colours[sign]}{'<' if (across, down) == position.last else ' '}\x1b[0m"
            for across, sign in enumerate(row)
        )
        for down, row in enumerate(position.rows)
    ]
    return "\n".join([f"   {letters(position)}", *named(rows, "{:2} ", "{:2}"), ""])


def sgfmill(position: Position) -> str:
    rows = ["  ".join(row) for row in position.signs("#", "o", ".")]
    return "\n".join([*named(rows, "{:2}  "), f"    {letters(position, '  ')}", ""])


def open_spiel(position: Position) -> str:
    rows = ["".join(row) for row in position.signs("X", "O", "+")]
    state = "GoState(komi=7.5, to_play=W, history.size()=3)"
    return "\n".join([state, "", *named(rows), f"   {letters(position, '')}", ""])


def sabaki(position: Position) -> str:
    edge = f"$$ +{'-' * (2 * position.side + 1)}+"
    rows = [f"$$ | {' '.join(row)} |" for row in position.signs("X", "O", ".")]
    return "\n".join(["$$ ", edge, *rows, edge])


def forum(position: Position) -> str:
    edge = f"$$ {'-' * (2 * position.side + 1)}"
    rows = [f"$$ | {' '.join(row)} |" for row in position.signs("X", "O", ".")]
    return "\n".join([f"[go]$$Wc{position.side}m5 A title", edge, *rows, f"{edge}[/go]"])


def forum_part(position: Position) -> str:
    """Return the upper right corner of a 19×19 board."""
    rows = [f"$$ {' '.join(row)} |" for row in position.signs("X", "O", ".")]
    return "\n".join([f"[go]$$B A corner\n$$ {'-' * (2 * position.side)}", *rows]) + "[/go]"


def named_part(position: Position) -> str:
    """Return the lower right corner of a 19×19 board, with names."""
    rows = [" ".join(row) for row in position.signs("X", "O", ".")]
    head = f"   {' '.join(LETTERS[19 - position.side :])}"
    return "\n".join(["Board 19x19", head, *named(rows, behind=" {}"), head, ""])


def box_drawing(position: Position) -> str:
    last = position.side - 1
    lines = []
    for down, row in enumerate(position.rows):
        left, middle, right = "┌┬┐" if down == 0 else "└┴┘" if down == last else "├┼┤"
        crossings = left + middle * (position.side - 2) + right
        points = zip(row, crossings, strict=True)
        lines.append("".join({"X": "●", "O": "○"}.get(sign, bare) for sign, bare in points))
    return "\n".join(lines)


def emoji(position: Position) -> str:
    return "\n".join("".join(row) for row in position.signs("⚫\ufe0f", "⚪\ufe0f", "➕"))


def full_width(position: Position) -> str:
    rows = [" ".join(row) for row in position.signs("X", "O", "+")]
    text = "\n".join([f"   {letters(position)}", *named(rows, behind=" {:2}")])
    return text.translate({code: code + 0xFEE0 for code in range(33, 127)} | {32: 0x3000})


def stars_and_dashes(position: Position) -> str:
    rows = [" ".join(row) for row in position.signs("*", "O", "-")]
    return "\n".join([*named(rows), f"   {letters(position)}"])


def small_letters(position: Position) -> str:
    return "\n".join(" ".join(row) for row in position.signs("b", "w", "."))


def rows_named_by_letters(position: Position) -> str:
    head = "  " + " ".join(str((at + 1) % 10) for at in range(position.side))
    rows = [" ".join(row) for row in position.signs("X", "O", ".")]
    return "\n".join([head, *(f"{LETTERS[at].lower()} {row}" for at, row in enumerate(rows))])


def markdown_table(position: Position) -> str:
    head = f"|   | {letters(position, ' | ')} |"
    rows = [f"| {' | '.join(row)} |" for row in position.signs("●", "○", "·")]
    return "\n".join([head, f"|{'---|' * (position.side + 1)}", *named(rows, "| {} ")])


FORMS: dict[str, Callable[[Position], str]] = {
    form.__name__: form
    for form in (
        *(gnugo, gnugo_ascii, katago, leela_zero, pachi, michi, ray, minigo, pettingzoo, sgfmill),
        *(open_spiel, sabaki, forum, forum_part, named_part, box_drawing, emoji, full_width),
        *(stars_and_dashes, small_letters, rows_named_by_letters, markdown_table),
    )
}


def each_line(template: str) -> Callable[[str], str]:
    """Return a function that puts every line of a text in a template."""
    return lambda text: "\n".join(template.format(line) for line in text.split("\n"))


def wrapped(text: str) -> str:
    """Return a text with long lines wrapped, as mail programs do."""
    lines = [
        textwrap.wrap(line, 20, drop_whitespace=False, break_on_hyphens=False) or [""]
        for line in text.split("\n")
    ]
    return "\n".join(part for line in lines for part in line)


def in_small_letters(text: str) -> str:
    return re.sub(r"(?<![A-Za-z])[XO](?![A-Za-z])", lambda found: found[0].lower(), text)


DAMAGES: dict[str, Callable[[str], str]] = {
    "nothing": str,
    "quoted": each_line("> {}"),
    "quoted twice": each_line(">> {}"),
    "a comment in C": each_line("// {}"),
    "a comment in Python": each_line("# {}"),
    "a block comment": each_line(" * {}"),
    "fenced": lambda text: f"```\n{text}\n```",
    "in a tag": lambda text: f"[code]{text}[/code]",
    "in tags of a page": lambda text: f"<pre><code>{text}</code></pre>",
    "with breaks": lambda text: text.replace("\n", "<br>"),
    "with entities": lambda text: text.replace(" ", "&nbsp;").replace("|", "&#124;"),
    "with escapes": lambda text: text.replace("$$", "\\$\\$"),
    "with zero-width spaces": lambda text: "\u200b".join(text),
    "with no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "with ideographic spaces": lambda text: text.replace(" ", "\u3000"),
    "with tabs": lambda text: text.replace(" ", "\t"),
    "in colour": each_line("\x1b[33m{}\x1b[0m"),
    "double-spaced": lambda text: text.replace("\n", "\n\n"),
    "without spaces at both ends": lambda text: "\n".join(
        line.strip() for line in text.split("\n")
    ),
    "wrapped": wrapped,
    "in one line": lambda text: " ".join(text.split()),
    "with ellipses": lambda text: text.replace("...", "…"),
    "in small letters": in_small_letters,
    "with text around": lambda text: f"Hello,\n\nwhat now?\n\n{text}\n\nYours\n",
    "without its first row": lambda text: re.sub(r"\n[^\n]*[.+┼┬-][^\n]*(?=\n)", "", text, count=1),
    "without a row": lambda text: "\n".join(
        line for at, line in enumerate(text.split("\n")) if at != text.count("\n") // 2
    ),
    "with a word for a row": lambda text: "\n".join(
        "oops" if at == text.count("\n") // 2 else line for at, line in enumerate(text.split("\n"))
    ),
}

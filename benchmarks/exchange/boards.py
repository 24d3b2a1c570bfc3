"""Let other programs read the boards that Goboard writes as text.

python -m benchmarks.exchange.boards [--count N] [--seed N] [--sltxt2png FILE]

GNU Go 3.8, in PATH or /usr/games, loads random games with handicaps, captures and passes; the
answer to showboard and the board of its ASCII mode must be the same, byte for byte. sgfmill reads
its boards. SLtxt2PNG, the program by which Sensei's Library and Life in 19×19 draw diagrams, reads
diagrams with numbers, marks, titles and visible parts; it is a file in PHP that its authors
publish, and needs php-cli.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sgfmill import ascii_boards

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.diagram_content import Omission
from goboard_gui.files.text_diagrams.record_diagram import number_last_moves, write_diagram
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.go import (
    Board,
    Colour,
    Crop,
    Point,
    Size,
    handicap_points,
    max_handicap_stones,
)
from goboard_gui.notation import DEFAULT_NOTATION, Naming
from goboard_gui.record import Session, board_size
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.values.markup import read_markup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.files.text_diagrams.styles import WrittenDiagram
    from goboard_gui.record import Tree

HERE = Path(__file__).parent
_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}
_SGFMILL_SIZES = (2, 3, 5, 9, 13, 19, 25, 26, 52)
_SENSEI_SIZES = [Size(*sides) for sides in ((5, 5), (9, 9), (13, 13), (19, 19), (19, 13), (9, 7))]
_SENSEI_SIZES += [Size(25, 25), Size(26, 26)]
_PASSES = 0.03


class Case(NamedTuple):
    """A game, its SGF, and the session at its end."""

    text: str
    tree: Tree
    session: Session

    def write(self, style: TextDiagramStyle) -> str:
        """Return the position at the end as text."""
        return write_diagram(self.tree, self.session.cursor, style).text


def random_game(
    rng: random.Random, size: Size, moves: int, markup: str = "", repeated: float = 0.0
) -> Case:
    """Return a game of random legal moves and passes, a third with a handicap.

    ``markup`` is that of the last node, ``repeated`` the share of moves after which the same player
    moves again.
    """
    stones = rng.choice([0, 0, max_handicap_stones(size)])
    given = handicap_points(stones, size)
    text = f"HA[{stones}]AB{''.join(f'[{write_point(point)}]' for point in given)}" if given else ""
    board = Board.empty(size).with_stones(dict.fromkeys(given, Colour.BLACK))
    colour = Colour.WHITE if given else Colour.BLACK
    ko: Point | None = None
    for _ in range(moves):
        chosen: Point | None = None
        free = [] if rng.random() < _PASSES else board.empty_points()
        rng.shuffle(free)
        after = board
        for point in free:
            after = board.play(point, colour).board
            if point != ko and after[point] is not None:
                chosen = point
                break
        gone = [point for point in board.stones() if chosen and after[point] is None]
        ko = gone[0] if len(gone) == 1 else None
        board = after if chosen else board
        text += f";{_LETTERS[colour]}[{write_point(chosen) if chosen else ''}]"
        if rng.random() >= repeated:
            colour = colour.opponent
    sides = str(size.width) if size.width == size.height else f"{size.width}:{size.height}"
    text = f"(;GM[1]FF[4]SZ[{sides}]{text}{markup})"
    (tree,) = read_sgf(text.encode()).games
    session = Session(tree)
    session.go_to(tree.main_line()[-1])
    return Case(text, tree, session)


def compare_gnugo(rng: random.Random, count: int, program: str) -> None:
    """Compare the boards of GNU Go with ours, byte for byte."""
    same: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            side = 1 + number % 19
            case = random_game(rng, Size(side, side), rng.choice([0, 1, side, 2 * side * side]))
            path = Path(folder, f"{number}.sgf")
            path.write_text(case.text, "utf-8")
            colour = case.session.to_play.name.lower()
            answers = _output([program, "--mode", "gtp"], f"loadsgf {path}\nshowboard\nquit\n")
            shown = answers.split("\n\n")[1].partition("\n")[2] + "\n"
            options = ["--infile", str(path), "--level", "1", "--color", colour]
            printed = _output([program, "--mode", "ascii", *options], "quit\n")
            ours = case.write(TextDiagramStyle.GNU_GO)
            ascii_board = case.write(TextDiagramStyle.GNU_GO_ASCII)
            same["showboard"] += shown == ours
            same["ASCII mode"] += ascii_board in printed
            same["captures"] += sum(case.session.step.prisoners) > 0
    print(f"GNU Go, {count} games, {same['captures']} with captures:")
    for board in ("showboard", "ASCII mode"):
        print(f"  {board}: {same[board]} the same")


def compare_sgfmill(rng: random.Random, count: int) -> None:
    """Let sgfmill read its boards."""
    right = 0
    for _ in range(count):
        side = rng.choice(_SGFMILL_SIZES)
        case = random_game(rng, Size(side, side), rng.choice([0, 5, 40, side * side]))
        text = case.write(TextDiagramStyle.SGFMILL)
        read = ascii_boards.interpret_diagram(text, side).list_occupied_points()
        colours = {"b": Colour.BLACK, "w": Colour.WHITE}
        stones = {Point(column, side - 1 - row): colours[key] for key, (row, column) in read}
        right += stones == case.session.board.stones()
    print(f"sgfmill: {right} of {count} boards read as they are")


class SenseiCase(NamedTuple):
    """A position with markup, the part and the title that are shown, and its diagrams."""

    case: Case
    crop: Crop
    title: str
    numbers: dict[int, int]
    written: WrittenDiagram

    @property
    def texts(self) -> list[str]:
        """The texts of the diagrams, without tags."""
        plain = re.sub(r"\[/?go\]", "", self.written.text)
        return [text for text in plain.split("\n\n") if text.strip()]


def compare_sensei(rng: random.Random, count: int, program: Path) -> None:
    """Let the program of Sensei's Library read diagrams, and compare what it understands."""
    cases = [random_sensei_case(rng) for _ in range(count)]
    texts = [text.rstrip() for case in cases for text in case.texts]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "sltxt2png.php")
        source = program.read_text("utf-8").replace("{0}", "[0]")  # PHP 8 has neither of these
        copy.write_text(re.sub(r"\bsplit\(", "explode(", source), "utf-8")
        command = ["php", str(HERE / "sltxt2png.php"), str(copy)]
        readings = iter(json.loads(_output(command, json.dumps(texts))))
    wrong: Counter[str] = Counter()
    for case in cases:
        wrong.update(sensei_faults(case, [next(readings) for _ in case.texts]))
    told = ", ".join(f"{kind} {number}" for kind, number in wrong.items()) or "nothing wrong"
    print(f"SLtxt2PNG, {len(texts)} diagrams of {count} positions: {told}")


def random_sensei_case(rng: random.Random) -> SenseiCase:
    """Return a position with markup, a part of it in every second case."""
    size = rng.choice(_SENSEI_SIZES)
    points = [write_point(point) for point in rng.sample(size.points(), 12)]
    signs = [f"{rng.choice(['TR', 'SQ', 'CR', 'MA'])}[{point}]" for point in points[:4]]
    labels = [f"LB[{point}:{label}]" for point, label in zip(points[4:8], "abcd", strict=True)]
    pairs = [f"AR[{points[8]}:{points[9]}]", f"LN[{points[10]}:{points[11]}]"]
    markup = "".join([*signs, *labels, *pairs])
    case = random_game(rng, size, rng.choice([0, 3, 10, 60]), markup, repeated=0.03)
    crop = Crop.whole_board(size)
    if rng.random() < 0.5:
        columns = sorted(rng.sample(range(size.width), 2))
        rows = sorted(rng.sample(range(size.height), 2))
        crop = Crop(columns[0], rows[0], columns[1], rows[1])
    title = rng.choice(["", "Black cuts", "9 points"])
    node = case.session.cursor
    numbers = number_last_moves(case.tree, node, rng.choice([0, 1, 5, 10, 11, 25]))
    written = write_diagram(
        case.tree,
        node,
        rng.choice([TextDiagramStyle.SENSEI, TextDiagramStyle.FORUM]),
        numbers=numbers,
        title=title,
        crop=crop,
        naming=rng.choice([None, Naming(DEFAULT_NOTATION, size)]),
    )
    return SenseiCase(case, crop, title, numbers, written)


def sensei_faults(case: SenseiCase, readings: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what the program understands otherwise, and what is left out without being counted."""
    crop, size = case.crop, board_size(case.case.tree)
    edges = [crop.left == 0, crop.top == 0, crop.right == size.width - 1]
    edges.append(crop.bottom == size.height - 1)
    for reading in readings:
        if not reading["valid"] or (reading["width"], reading["height"]) != tuple(crop.size):
            yield "size"
        if reading["borders"] != edges:
            yield "edges"
        if not reading["title"].startswith(case.title):
            yield "title"
        named_from = _named_corner(reading, edges)
        if reading["coordinates"] and named_from != (crop.left, size.height - crop.top):
            yield "coordinates"
    yield from _move_faults(case, readings)
    yield from _markup_faults(case, readings)
    if not case.numbers and _stones(case, readings[0]) != _visible_stones(case):
        yield "stones"


def _named_corner(reading: dict[str, Any], edges: list[bool]) -> tuple[int, int]:
    """Return the zero-based column and the row number at the upper left, as it names them."""
    left, _, _, bottom = edges
    column = 0 if left else max(0, reading["size"] - reading["width"])
    return column, reading["height"] if bottom else reading["size"]


def _stones(case: SenseiCase, reading: dict[str, Any]) -> dict[Point, Colour]:
    colours = {"X": Colour.BLACK, "O": Colour.WHITE}
    return {
        Point(column + case.crop.left, row + case.crop.top): colours[sign]
        for row, line in enumerate(reading["position"])
        for column, sign in enumerate(line[: reading["width"]])
        if sign in colours
    }


def _visible_stones(case: SenseiCase) -> dict[Point, Colour]:
    stones = case.case.session.board.stones()
    return {point: colour for point, colour in stones.items() if case.crop.contains(point)}


def _move_faults(case: SenseiCase, readings: list[dict[str, Any]]) -> Iterator[str]:
    """Yield moves that are neither drawn nor in a title, or drawn elsewhere."""
    drawn: dict[int, tuple[str, Point]] = {}
    for reading in readings:
        order = "BW" if reading["first"] == "B" else "WB"
        for count, ((column, row), *_) in reading["moves"].items():
            number = int(count)
            place = Point(column + case.crop.left, row + case.crop.top)
            drawn[number + reading["start"] - 1] = order[(number - 1) % 2], place
    titles = " ".join(reading["title"] for reading in readings)
    for step in case.case.session.steps_to_cursor():
        if step.move is None or step.node not in case.numbers:
            continue
        colour, point = step.move
        if point is None:
            if f"{step.number} pass" not in titles:
                yield "pass"
        elif step.number not in drawn:
            if f"{step.number} at " not in titles:
                yield "move"
        elif drawn[step.number] != (_LETTERS[colour], point):
            yield "place of a move"


def _markup_faults(case: SenseiCase, readings: list[dict[str, Any]]) -> Iterator[str]:
    tree, crop, omitted = case.case.tree, case.crop, case.written.omitted
    markup = read_markup(tree, case.case.session.cursor)
    theirs: set[tuple[str, Point]] = set()
    for reading in readings:
        for kind, places in reading["marks"].items():
            for column, row, sign in places:
                mark = sign if kind == "LB" else kind
                theirs.add((mark, Point(column + crop.left, row + crop.top)))
    ours = {(sign.value, point) for point, signs in markup.marks.items() for sign in signs}
    ours |= {(label, point) for point, label in markup.labels.items()}
    ours = {(mark, point) for mark, point in ours if crop.contains(point)}
    counted = omitted.get(Omission.MARKS, 0) + omitted.get(Omission.LABELS, 0)
    if not theirs <= ours or len(ours - theirs) != counted:
        yield "marks"
    pairs = [
        (kind, *(Point(column + crop.left, row + crop.top) for column, row in ends))
        for reading in readings
        for kind, ends in reading["pairs"]
    ]
    own = [("AR", *pair) for pair in markup.arrows] + [("LN", *pair) for pair in markup.lines]
    if pairs != [pair for pair in own if all(map(crop.contains, pair[1:]))]:
        yield "arrows and lines"


def _output(command: list[str], text: str) -> str:
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Run the comparisons for which programs are there."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=380, help="the number of positions for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sltxt2png", type=Path, metavar="FILE")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    gnugo = shutil.which("gnugo", path=f"{os.environ.get('PATH', '')}:/usr/games")
    if gnugo is not None:
        compare_gnugo(rng, args.count, gnugo)
    compare_sgfmill(rng, args.count)
    if args.sltxt2png is not None:
        compare_sensei(rng, args.count, args.sltxt2png)


if __name__ == "__main__":
    main()

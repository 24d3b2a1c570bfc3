"""The cases of R25: operations, and files that are filled with many of something at random."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.files.comment_rewriting import rewrite_comments, rotate_comments
from goboard_gui.files.comments import (
    comment_point_naming,
    read_comment,
)
from goboard_gui.files.foreign import reading as foreign
from goboard_gui.files.formats import Format
from goboard_gui.files.game_comparison import count_differences
from goboard_gui.files.game_summary import GameSummary
from goboard_gui.files.journal.journal_file import encode_json
from goboard_gui.files.journal.state import DocumentState, full_state_entry, state_change_entry
from goboard_gui.files.sgf.branch_text import write_branch
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import serialize_games
from goboard_gui.files.text_records.reading import read as read_text_record
from goboard_gui.files.text_records.writing import write as write_text_record
from goboard_gui.files.tidy.rule import Cleanup
from goboard_gui.files.tidy.tidying import find_problems, tidy_record
from goboard_gui.game_index.main_lines import replay_lines
from goboard_gui.game_index.reading import read_games
from goboard_gui.go import RECORDING, Point, Symmetry
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Property, Session, rotate_record
from goboard_gui.record.analysis.legality import IllegalMoveSearch
from goboard_gui.record.analysis.transpositions import Transpositions
from goboard_gui.record.edits.branches import (
    delete_other_branches,
    keep_only_line,
    make_main_line,
    remove_node_only,
)
from goboard_gui.record.edits.cleaning import count_markup, remove_markup
from goboard_gui.record.edits.swap import swap_colours
from goboard_gui.record.figures import PlanOptions, VariationDiagrams
from goboard_gui.record.figures.planner import plan_figures
from goboard_gui.record.finding import TextQuery, find_matches
from goboard_gui.record.navigation.appearance import NodeAppearances
from goboard_gui.record.navigation.tree_layout import TreeLayout
from goboard_gui.record.values.markup import read_markup
from goboard_gui.record.values.scoring import territory_marking

if TYPE_CHECKING:
    from collections.abc import Callable

    from goboard_gui.files.sgf.reading import SgfFile
    from goboard_gui.go import Size
    from goboard_gui.record import Tree

    Content = Callable[[int], bytes]
    """A function that returns a file with a number of something."""

_POINT_LISTS = ("AB", "AW", "AE", "TR", "CR", "SQ", "MA", "SL", "DD", "VW", "TB", "TW", "L", "M")
_LISTS = (*_POINT_LISTS, "LB", "AR", "LN", "B", "C", "N", "PB", "DT", "RE", "SZ", "CA", "FG", "XX")
_NODES = (
    *(";B[{p}]", ";W[{p}]", ";B[]", ";", ";B[{p}]W[{p}]", ";AB[{p}]AE[{p}]", ";AW[{p}:{p}]"),
    *(";B[{p}]C[Black {n} at {w}, not D4]", ";W[{p}]LB[{p}:{n}]TR[{p}]", ";MN[{n}]B[{p}]"),
    *(";PL[W]", ";FG[257:{n}]B[{p}]", ";DD[{p}]VW[{p}:{p}]", ";B[{p}]BL[{n}]OB[{n}]", ";N[a{n}]"),
    *(";KO[]B[{p}]", ";TB[{p}:{p}]", ";PB[{n}]", ";XX[{n}]YY[]", ";b[{p}]", ";B[{p}]PM[1]"),
)
_CHUNKS = (
    *("x", "\\]", "\\\\", "[", "(", ";", ":", " ", "\n", "\\\n", "a ", "ab\n", "Q16 ", "B[aa] "),
    *("(;B[aa]", "一", "ﬁ", "é", "\x00", "&amp;", "http://a ", "<b>", "Black 1 at D4. ", "A1-B2 "),
    *("]x[", "x]B[aa", "'", '"', "\t", "\u2028", "\u0301", "１", "\x1b$B"),
)
_TEXTS = (
    "C",
    "GC",
    "N",
    "PB",
    "DT",
    "RE",
    "KM",
    "SZ",
    "CA",
    "LB",
    "AB",
    "B",
    "FG",
    "OT",
    "RU",
    "XX",
)
_ENCODED = (
    ("(;GM[1]CA[GB2312]PB[古力];B[aa])", "gbk"),
    ("(;GM[1]CA[UTF-8]PB[柯洁];B[aa])", "utf-8"),
    ("(;PB[柯洁];B[aa])", "utf-8"),
    ("(;CA[Shift_JIS]PB[表];B[aa]C[ソ(])", "cp932"),
    ("(;GM[1]CA[GB2312]PB[李世石];B[aa])", "utf-8"),
    ("(;PB[許功蓋];B[aa])", "cp950"),
)
_JUNK = ("]", "x", "[", "[a]", "A[]", "AB", ")", "\x00", "lower[a]", "B []", "\\", "(", ";")


def _fill(template: str, chance: random.Random, number: int) -> str:
    """Return a template with random points and a number."""
    letters = "abcdefghijklmnopqrs"
    while "{p}" in template:
        point = chance.choice(letters) + chance.choice(letters)
        template = template.replace("{p}", point, 1)
    name = f"{chance.choice('ABCDEFGHJKLMNOPQRST')}{chance.randint(1, 19)}"
    return template.replace("{n}", str(number)).replace("{w}", name)


def _many(template: str, chance: random.Random, count: int) -> str:
    """Return a template many times, with some hundred different contents."""
    different = [_fill(template, chance, number) for number in range(min(count, 997))]
    whole, rest = divmod(count, len(different))
    return "".join(different) * whole + "".join(different[:rest])


def _values(chance: random.Random) -> Content:
    ident = chance.choice(_LISTS)
    value = chance.choice(("[{p}]", "[{p}:{n}]", "[{p}:{p}]", "[]", "[{n}]", "[a]", "[aa]\n"))
    return lambda count: f"(;SZ[19]{ident}{_many(value, chance, count)};B[aa])".encode()


def _rectangles(chance: random.Random) -> Content:
    idents = chance.sample(_POINT_LISTS, 2)
    value = chance.choice(("[aa:ZZ]", "[aa:{p}]", "[{p}:{p}]", "[aa:aZ]", "[{p}:ZZ]"))

    def content(count: int) -> bytes:
        lists = [f"{ident}{_many(value, chance, count // 2)}" for ident in idents]
        return f"(;SZ[52]{''.join(lists)};B[aa])".encode()

    return content


def _nodes(chance: random.Random) -> Content:
    some = "".join(chance.sample(_NODES, chance.randint(1, 3)))
    return lambda count: f"(;SZ[19]{_many(some, chance, count)})".encode()


def _siblings(chance: random.Random) -> Content:
    some = "".join(chance.sample(_NODES, chance.randint(1, 2)))
    line = ";B[dd];W[pp]" * chance.choice((0, 0, 5))
    return lambda count: f"(;SZ[19]{line}{_many(f'({some})', chance, count)})".encode()


def _depth(chance: random.Random) -> Content:
    some = chance.choice(_NODES)
    beside = chance.choice(("", "", "(;W[{p}])", "(;W[{p}];B[{p}])"))
    closed = chance.random() < 0.7

    def content(count: int) -> bytes:
        if not beside:
            return f"({_many(f'{some}(', chance, count)[:-1]}{')' * count * closed}".encode()
        lines = _many(f"{beside}({some}", chance, count)
        return f"(;SZ[19]{lines}{')' * (count + 1) * closed}".encode()

    return content


def _games(chance: random.Random) -> Content:
    some = "".join(chance.sample(_NODES, chance.randint(1, 3)))
    between = chance.choice(("", "\n", " x ", "(;)"))
    return lambda count: _many(f"(;SZ[9]GN[{{n}}]{some}){between}", chance, count).encode()


def _joined(chance: random.Random) -> Content:
    """Return a content of games in several encodings, of which some may be damaged."""
    games = [template.encode(codec) for template, codec in chance.sample(_ENCODED, 3)]
    if chance.random() < 0.5:
        games[0] = games[0].replace(chance.choice((b"]", b")", b"(")), b"", 1)
    return lambda count: b"".join(games) * count


def _text(chance: random.Random) -> Content:
    ident, chunk = chance.choice(_TEXTS), "".join(chance.choices(_CHUNKS, k=chance.randint(1, 2)))
    value = "aa:" if ident in ("LB", "FG") else ""
    end = chance.choice(("]", "]", "]", ""))
    return lambda count: f"(;SZ[19];{ident}[{value}{chunk * count}{end};B[aa])".encode()


def _junk(chance: random.Random) -> Content:
    chunk = "".join(chance.choices(_JUNK, k=chance.randint(1, 2)))
    start, end = chance.choice((("(;SZ[19]", ";B[aa])"), ("", "(;B[aa])"), ("(;B[aa])", "")))
    return lambda count: f"{start}{chunk * count}{end}".encode()


DIMENSIONS: dict[str, Callable[[random.Random], Content]] = {
    "values": _values,
    "rectangles": _rectangles,
    "nodes": _nodes,
    "siblings": _siblings,
    "depth": _depth,
    "games": _games,
    "text": _text,
    "junk": _junk,
}


# Operations on a file that has been read.


def _ends(tree: Tree) -> tuple[int, int]:
    return tree.root, tree.main_line()[-1]


def _replay(file: SgfFile) -> None:
    for tree in file.games:
        session = Session(tree)
        session.steps()
        session.go_to(session.line[-1])
        _ = session.board
        session.judge(Point(0, 0))


def _show(file: SgfFile) -> None:
    for tree in file.games[:100]:
        session = Session(tree)
        for node in _ends(tree):
            session.go_to(node)
            markup = session.markup
            naming = Naming(notation("western"), session.size)
            compose_picture(session.board, naming, DisplayOptions(), session.step, markup=markup)


def _markup(file: SgfFile) -> None:
    for tree in file.games:
        nodes = list(tree.preorder())
        remove_markup(tree, nodes, count_markup(tree, nodes))
        for node in _ends(tree):
            read_markup(tree, node)
            territory_marking(tree, node)


def _lists(file: SgfFile) -> None:
    """Do what lists of games, the move list and the tree display."""
    for tree in file.games:
        summary = GameSummary(tree)
        _ = summary.info, summary.size, summary.move_count, summary.search_text
        appearances = NodeAppearances(tree)
        for node in tree.preorder():
            read_comment(tree, node)
            _ = appearances[node]


def _layout(file: SgfFile) -> None:
    for tree in file.games:
        layout = TreeLayout.compute(tree)
        layout.update(_edited(tree))


def _edited(tree: Tree) -> Tree:
    return tree.add(tree.main_line()[-1], [Property("B", ("cc",))])[0]


def _save(file: SgfFile) -> None:
    serialize_games(file, [_edited(tree) for tree in file.games], "utf-8")


def _branch(file: SgfFile) -> None:
    for tree in file.games:
        write_branch(tree, tree.root)


def _keep(file: SgfFile) -> None:
    """Do what the journal does at an edit, and when it begins."""
    before = DocumentState(file.games, 0, file.games[0].root)
    games = tuple(_edited(tree) for tree in file.games)
    after = DocumentState(games, 0, games[0].root)
    encode_json(full_state_entry(before, file.layout))
    encode_json(state_change_entry(before, after, file.layout))


def _find(file: SgfFile) -> None:
    for tree in file.games:
        for query in (TextQuery("a b"), TextQuery("x", words=True), TextQuery("1")):
            list(find_matches(tree, query))


def _tidy(file: SgfFile) -> None:
    for tree in file.games:
        find_problems(tree)
        tidy_record(tree, set(Cleanup))


def _plan(file: SgfFile) -> None:
    for tree in file.games:
        for variations in VariationDiagrams:
            plan_figures(tree, PlanOptions(variations=variations))


def _compare(file: SgfFile) -> None:
    count_differences(file.games, [_edited(tree) for tree in file.games])
    count_differences(file.games, file.games[::-1])


def _analyse(file: SgfFile) -> None:
    for tree in file.games:
        index = Transpositions(tree)
        illegal = IllegalMoveSearch(tree, RECORDING)
        for _ in index.index_nodes():
            pass
        for _ in illegal.check_moves():
            pass
        index.update(_edited(tree))
        index.other_occurrences(tree.main_line()[-1])


def _rotate(file: SgfFile) -> None:
    for tree in file.games:
        rotate_record(tree, Symmetry.R90)
        rotate_comments(tree, Symmetry.R90)
        swap_colours(tree, players=True)


def _rename(file: SgfFile) -> None:
    for tree in file.games:
        naming = comment_point_naming(tree)
        rewrite_comments(tree, naming, Naming(notation("cartesian"), naming.size))


def _rearrange(file: SgfFile) -> None:
    for tree in file.games:
        last = [*tree.preorder()][-1]
        line = tree.line_to(last)
        make_main_line(tree, last)
        delete_other_branches(tree, last)
        keep_only_line(tree, line)
        if len(line) > 1:
            remove_node_only(tree, line[1])


def _write_text(file: SgfFile) -> None:
    for tree in file.games:
        size: Size = Session(tree).size
        for chosen in ("western", "andreev"):
            write_text_record(tree, Naming(notation(chosen), size))


_WORK: dict[str, Callable[[SgfFile], object]] = {
    "replaying": _replay,
    "showing": _show,
    "markup": _markup,
    "lists": _lists,
    "tree layout": _layout,
    "saving": _save,
    "copying a branch": _branch,
    "journal": _keep,
    "finding": _find,
    "cleaning up": _tidy,
    "figures": _plan,
    "comparing": _compare,
    "analysis": _analyse,
    "rotating": _rotate,
    "rewriting names": _rename,
    "branches": _rearrange,
    "writing text": _write_text,
}


def _index(data: bytes) -> None:
    replay_lines([game.line for game in read_games(data)])


# Lines of other formats, which are read by themselves.

_LINES: dict[str, tuple[str, str, str]] = {
    "GIB moves": ("\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\n", "STO 0 {n} 1 3 {n}\n", "\\GE\n"),
    "GIB header": ("\\HS\n", "\\[GAMETAG={n}\\]\n", "\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n"),
    "NGF moves": ("Rated game\n19\na\nb\nc\n0\n0\n6\n20260101\n0\nB\n9\n", "PMABBREER\n", ""),
    "UGF moves": ("[Header]\nSize=19\n[Data]\n", "{w},B{n},{n},0\n", "[End]\n"),
    "UGF notes": (
        "[Header]\nSize=19\n[Data]\nDD,B1,1,0\n[ReviewNode]\nNODE,1,0,0,0\n",
        "VARIATION,\nNODE,{n},1,3,3\nVARIATIONEND,\n",
        "",
    ),
    "Ishi moves": ("EVENT x\n", "{w} {n} D4\nCOM\nx\nENDCOM\n", ""),
    "Ishi variations": ("B 1 D4\n", "VAR\nB 1 C3\n", "ENDVAR\n"),
    "Ishi events": ("", "EVENT {n}\nSETUP B D4\n", ""),
    "diagrams": ("", "$$ a\n$$ | . X O . |\n$$ | . 1 {n} . |\n\n", ""),
    "rows of a diagram": ("$$ a\n", "$$ | . X O . . . . |\n", ""),
    "rows of a diagram and blank lines": ("", ". X O . . . .\n\n", ""),
    "rows of a diagram with grid": ("", "+--X--O--+\n|  |  |  |\n", ""),
    "moves as text": ("", "{n} {w} ", ""),
    "rows of moves": ("", "{n}. {w}\n", ""),
}
_FORMS = {"GIB": Format.GIB, "NGF": Format.NGF, "UGF": Format.UGF, "Ishi": Format.ISHI}


def _read_lines(name: str, data: bytes) -> None:
    form = _FORMS.get(name.split()[0])
    if form is not None:
        foreign.read(data, form, "", None)
    elif "diagram" in name:
        foreign.read_text(data, "", None)
    else:
        western = notation("western")
        read_text_record(data.decode(), western, Session(read_sgf(b"(;)").games[0]).size)


class Case(NamedTuple):
    """An operation on files of any size: its name, the contents of the files, what is done first
    and not measured, and what is measured."""

    name: str
    content: Content
    prepare: Callable[[bytes], object]
    work: Callable[[object], object]


def _lines_of(name: str, chance: random.Random) -> Content:
    before, line, after = _LINES[name]
    return lambda count: (before + _many(line, chance, count) + after).encode()


_DIRECT = {"reading": read_sgf, "reading for the index": _index}
_JOINED = "games in several encodings"
PAIRS: list[tuple[str, str]] = [
    *((operation, dimension) for dimension in DIMENSIONS for operation in (*_DIRECT, *_WORK)),
    *(("reading", lines) for lines in _LINES),
    *((operation, _JOINED) for operation in ("reading", "saving", "journal")),
]
"""All operations with all dimensions."""


def case(number: int, seed: int) -> Case:
    """Return a case: each pair of operation and dimension in turn, with contents by chance."""
    operation, dimension = PAIRS[number % len(PAIRS)]
    name = f"{operation}, {dimension} (case {number} of {seed})"
    chance = random.Random(f"{seed}:{number}")
    if dimension in _LINES:
        read = partial(_read_lines, dimension)
        return Case(name, _lines_of(dimension, chance), bytes, read)
    content = _joined(chance) if dimension == _JOINED else DIMENSIONS[dimension](chance)
    if operation in _DIRECT:
        return Case(name, content, bytes, _DIRECT[operation])
    return Case(name, content, read_sgf, _WORK[operation])

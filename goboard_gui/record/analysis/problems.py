"""Problems (tsumego) in records: their positions, their solutions and their wrong variations."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from ...go import Colour
from ...late_patterns import late_pattern
from ..properties import texts
from ..properties.tables import MOVE_COLOURS, MOVE_PROPERTIES
from ..steps import declared_player
from ..turns import next_player
from ..values.evaluations import MoveEvaluation, PositionEvaluation, read_annotations

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Tree

_STONES = ("AB", "AW")
_WRONG_VARIATION = "WV"


class VariationVerdict(Enum):
    """The verdict of a comment or an evaluation on a variation of a problem: right or wrong."""

    RIGHT = "right"
    WRONG = "wrong"


# Lower-case words count only if nothing else is on their line: "Right side first" does not.
_RIGHT_WORDS = (
    "right|correct|richtig|korrekt|juste|bonne réponse|correcto|correto|верно|правильно|정답"
)
_WRONG_WORDS = (
    "wrong|incorrect|failure|falsch|faux|raté|échec|mauvais|mauvaise réponse|incorrecto|incorreto"
    "|неверно|неправильно|오답|실패|失敗|失败|错误|錯誤|错解"
)
_ALONE = r"^[^\w\n]*(?i:(?:this is )?(?:also )?(?:{}))[ \t]*(?:[.!,:;)\]。！，、：]|$)"
_OUTSIDE_WORDS = late_pattern(r"^[\W_]+|[\W_]+$")


@cache
def _marks() -> re.Pattern[str]:
    """Return the pattern of words and signs that mark a line as right or wrong."""
    return re.compile(
        rf"(?P<RIGHT>{_ALONE.format(_RIGHT_WORDS)}"
        r"|(?<![A-Z])(?<!NOT )(?:RIGHT|CORRECT)\b"
        r"|(?<!不)正[解确確](?![図图]?[之の中])"
        r"|^\s*(?:[✓✔]|\[OK\b)|\A\s*\+\s*\Z)"
        rf"|(?P<WRONG>{_ALONE.format(_WRONG_WORDS)}"
        r"|(?<![A-Z])(?<!NOT )(?:WRONG|INCORRECT)\b|\bNOT (?:RIGHT|CORRECT)\b"
        r"|不正[解确確]|[、。，,.!！ ](?:失敗|失败)[。.!！]?$"
        r"|^\s*[✗✘])",
        re.MULTILINE,
    )


@cache
def _bare() -> re.Pattern[str]:
    """Return the pattern of comments that say only that a line is right or wrong."""
    return re.compile(
        rf"(?i:(?:also )?(?:{_RIGHT_WORDS}|{_WRONG_WORDS}|not right|not correct|不?正[解确確]|ok)?)"
    )


def find_problems(tree: Tree, node: int) -> list[int]:
    """Return the nodes with the starting positions of problems, at a node or below it.

    This is the node itself if it has stones or is followed by moves. Otherwise it is a collection,
    and each of the first descendants that set up stones is a problem.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> collection = read_sgf(b"(;C[Easy](;AB[aa]AW[ba];B[ab])(;C[Hard](;AB[cc])))").games[0]
    >>> find_problems(collection, 0), find_problems(collection, 1)
    ([1, 4], [1])
    """
    if any(
        tree.node(above).has_any_property(*_STONES, *MOVE_PROPERTIES)
        for above in tree.line_to(node)
    ):
        return [node]
    found: list[int] = []
    ahead = list(reversed(tree.children(node)))
    while ahead:
        here = ahead.pop()
        content = tree.node(here)
        if content.has_any_property(*_STONES):
            found.append(here)
        elif not content.has_any_property(*MOVE_PROPERTIES):
            ahead.extend(reversed(tree.children(here)))
    if found:
        return found
    return [node] if next_player(tree, node) else []


def looks_like_problem(tree: Tree) -> bool:
    """Return whether a record looks like a problem, that is, whether it starts with stones of both
    players.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> handicap, problem = read_sgf(b"(;HA[2]AB[dd][pp];W[pd])(;AB[aa]AW[ba];B[ab])").games
    >>> looks_like_problem(handicap), looks_like_problem(problem)
    (False, True)
    """
    nodes = find_problems(tree, tree.root)
    return any(
        all(tree.node(node).has_any_property(stones) for stones in _STONES) for node in nodes
    )


def find_solution(tree: Tree, node: int) -> list[int]:
    """Return the nodes of a problem's solution, starting after its position, or an empty list if it
    has none.

    This is the first line marked as right, by a comment such as RIGHT or by a good move (TE) of the
    player to move; else the first line without a move marked as wrong; else the line of first
    children. O(descendants).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;AB[aa](;B[ab]C[wrong])(;B[ba];W[ca]C[RIGHT]))").games[0]
    >>> find_solution(tree, 0)
    [2, 3]
    """
    player = _player(tree, node)
    first_line: list[int] = []
    ahead = list(reversed(tree.children(node)))
    while ahead:
        here = ahead.pop()
        match _node_mark(tree, here, player):
            case VariationVerdict.RIGHT:
                return [*_line_between(tree, node, here), *tree.line_from(here)]
            case VariationVerdict.WRONG:
                continue
        children = tree.children(here)
        if not children and not first_line:
            first_line = _line_between(tree, node, here)
        ahead.extend(reversed(children))
    return first_line or tree.line_from(node)


def is_wrong_line(tree: Tree, node: int, end: int, solution: Sequence[int]) -> bool:
    """Return whether a variation of a problem fails: the one from its position, ``node``, to
    ``end``.

    It fails if a move on it is marked as wrong. Where it leaves the solution without a mark, it
    fails if the player to move leaves it, but not if the opponent does.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;AB[aa](;B[ab];W[bb]C[Wrong])(;B[ba]C[RIGHT])(;B[ca]))").games[0]
    >>> [is_wrong_line(tree, 0, end, find_solution(tree, 0)) for end in (2, 3, 4)]
    [True, False, True]
    """
    player = _player(tree, node)
    line = _line_between(tree, node, end)
    marks = [_node_mark(tree, here, player) for here in line]
    if VariationVerdict.WRONG in marks:
        return True
    kept = set(solution)
    leaving = next((place for place, here in enumerate(line) if here not in kept), len(line))
    if leaving == len(line) or VariationVerdict.RIGHT in marks[leaving:]:
        return False
    return _is_move_of(tree, line[leaving], player)


def comment_mark(text: str) -> VariationVerdict | None:
    """Return the verdict of a comment on its variation, by the first word that gives one, or None
    if there is none.

    >>> [comment_mark(text) for text in ("Correct! Black lives.", "NOT RIGHT", "Right side first")]
    [<VariationVerdict.RIGHT: 'right'>, <VariationVerdict.WRONG: 'wrong'>, None]
    """
    found = _marks().search(text)
    return VariationVerdict[found.lastgroup] if found and found.lastgroup else None


def is_line_mark(text: str) -> bool:
    """Return whether a comment only marks its variation as right or wrong, such as "Correct!".

    >>> [is_line_mark(text) for text in ("RIGHT", "Wrong.", "Right: a net")]
    [True, True, False]
    """
    bare = _OUTSIDE_WORDS.sub("", text)
    return comment_mark(text) is not None and _bare().fullmatch(bare) is not None


def _line_between(tree: Tree, node: int, end: int) -> list[int]:
    """Return the nodes after a node on the line to ``end``, which is the last of them."""
    way = tree.line_to(end)
    return way[way.index(node) + 1 :]


def _player(tree: Tree, node: int) -> Colour | None:
    """Return the player who is to solve the problem at a node, or None if that is unknown."""
    return next_player(tree, node, declared_player(tree.node(node)))


def _node_mark(tree: Tree, node: int, player: Colour | None) -> VariationVerdict | None:
    """Return the verdict of a node on its variation: that of its comment, else of the evaluation of
    the player's move, else of that of the position.
    """
    for ident, values in tree.properties(node):
        for value in values if ident == "C" else ():
            if mark := comment_mark(texts.decode_text(value)):
                return mark
    annotations = read_annotations(tree, node)
    if _is_move_of(tree, node, player):
        if tree.node(node).has_any_property(_WRONG_VARIATION):
            return VariationVerdict.WRONG
        if annotations.move in _MOVE_MARKS:
            return _MOVE_MARKS[annotations.move]
    if player is None or annotations.position not in _GOOD_FOR:
        return None
    return (
        VariationVerdict.RIGHT
        if _GOOD_FOR[annotations.position] is player
        else VariationVerdict.WRONG
    )


_MOVE_MARKS = {
    MoveEvaluation.GOOD: VariationVerdict.RIGHT,
    MoveEvaluation.BAD: VariationVerdict.WRONG,
}
_GOOD_FOR = {
    PositionEvaluation.GOOD_FOR_BLACK: Colour.BLACK,
    PositionEvaluation.GOOD_FOR_WHITE: Colour.WHITE,
}


def _is_move_of(tree: Tree, node: int, player: Colour | None) -> bool:
    """Return whether a node has a move of a player."""
    return any(
        MOVE_COLOURS.get(ident) is player
        for ident, _ in tree.properties(node)
        if ident in MOVE_PROPERTIES
    )

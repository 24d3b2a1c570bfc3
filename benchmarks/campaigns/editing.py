"""Scripted editing: random edits of every kind, which are reproducible by their seed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.go.hoshi import HandicapError
from goboard_gui.record import Property, Tree
from goboard_gui.record.edits import branches, cleaning, correction, marking, setup
from goboard_gui.record.edits.branches import insert_above, insert_below
from goboard_gui.record.edits.handicap import set_handicap
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.edits.swap import swap_colours
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values import evaluations

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.gui.core.document import Document

    Edit = Callable[[Document, random.Random], object]

COLLECTION = (
    b"(;GM[1]FF[4]CA[UTF-8]SZ[9]XX[kept]C[first];B[ee](;W[cc]LB[aa:A];B[gg])(;W[gc]TR[bb];B[cg]))\n"
    b"(;SZ[5]PB[x]AB[bb][cc];W[dd](;B[aa])(;B[]))\n(;SZ[13:7]HA[2];W[aa])"
)
_TEXTS = ("", "a", "黒の手筋", "]\\[ ;B[aa]", "\U0001f600", "two\nlines", "x" * 300)
_RECENT = 30
_OTHERS = 0.3  # of all steps: going elsewhere, undo and redo


def _point(document: Document, chance: random.Random) -> Point:
    width, height = document.session.size
    return Point(chance.randrange(width), chance.randrange(height))


def _points(document: Document, chance: random.Random) -> set[Point]:
    return {_point(document, chance) for _ in range(chance.randint(1, 3))}


def _play(document: Document, chance: random.Random) -> None:
    point = _point(document, chance) if chance.random() < 0.9 else None
    document.play(point, anyway=True)


def _set_up(document: Document, chance: random.Random) -> None:
    colour = chance.choice((Colour.BLACK, Colour.WHITE, None))
    document.set_up(dict.fromkeys(_points(document, chance), colour))


def _type(document: Document, chance: random.Random) -> None:
    document.set_comment(chance.choice(_TEXTS))


def _remove(document: Document, _: random.Random) -> None:
    if document.session.cursor != document.session.tree.root:
        document.remove_node()


def _resign(document: Document, _: random.Random) -> None:
    document.resign()


def _set_mark(document: Document, chance: random.Random) -> Tree:
    mark = chance.choice((*Mark, None))
    return marking.with_mark(*_here(document), _points(document, chance), mark)


def _label(document: Document, chance: random.Random) -> Tree:
    return marking.with_label(*_here(document), _point(document, chance), chance.choice(_TEXTS))


def _pair(document: Document, chance: random.Random) -> Tree:
    change = chance.choice((marking.with_arrow, marking.with_line))
    start, end = _point(document, chance), _point(document, chance)
    if start == end:
        return document.session.tree
    return change(*_here(document), start, end, chance.random() < 0.7)


def _dim(document: Document, chance: random.Random) -> Tree:
    return marking.with_dimmed_points(
        *_here(document), _points(document, chance), chance.random() < 0.7
    )


def _view(document: Document, chance: random.Random) -> Tree:
    return marking.with_visible_points(
        *_here(document), chance.choice((None, _points(document, chance)))
    )


def _judge(document: Document, chance: random.Random) -> Tree:
    if chance.random() < 0.5:
        judgement = chance.choice((*evaluations.MoveEvaluation, None))
        return evaluations.with_move_evaluation(*_here(document), judgement)
    verdict = chance.choice((*evaluations.PositionEvaluation, None))
    return evaluations.with_position_evaluation(*_here(document), verdict, strong=True)


def _name(document: Document, chance: random.Random) -> Tree:
    return evaluations.with_node_name(*_here(document), chance.choice(_TEXTS))


def _hotspot(document: Document, chance: random.Random) -> Tree:
    return evaluations.with_hotspot(*_here(document), chance.randrange(3))


def _clean(document: Document, chance: random.Random) -> Tree:
    tree = document.session.tree
    kinds = set(chance.sample(list(cleaning.CleaningKind), 4))
    return cleaning.remove_markup(tree, list(tree.preorder()), kinds)


def _reorder(document: Document, chance: random.Random) -> Tree:
    places = chance.choice((-2, -1, 1, 2))
    change = chance.choice((branches.make_main_line, None))
    return change(*_here(document)) if change else branches.move_branch(*_here(document), places)


def _prune(document: Document, chance: random.Random) -> Tree:
    tree, cursor = _here(document)
    if chance.random() < 0.3:
        return branches.keep_only_line(tree, tree.line_to(cursor))
    if chance.random() < 0.5 and cursor != tree.root:
        return branches.remove_node_only(tree, cursor)
    return branches.delete_other_branches(tree, cursor)


def _flatten(document: Document, _: random.Random) -> Tree:
    session = document.session
    return branches.start_record_at_node(
        session.tree, session.cursor, session.board, session.to_play
    )


def _insert(document: Document, chance: random.Random) -> Tree:
    tree, cursor = _here(document)
    move = Property(chance.choice("BW"), (chance.choice(("aa", "bc", "")),))
    if chance.random() < 0.5 and cursor != tree.root:
        return insert_above(tree, cursor, [move])[0]
    return insert_below(tree, cursor, [move])[0]


def _copy(document: Document, chance: random.Random) -> Tree:
    tree, cursor = _here(document)
    if cursor == tree.root:
        return tree
    start = branches.branch_start(tree, cursor)
    branch = branches.branch_nodes(tree, cursor if start is None else start)
    return tree.graft(_some_node(document, chance), branch)[0]


def _change_setup(document: Document, chance: random.Random) -> Tree:
    session = document.session
    if chance.random() < 0.5:
        return setup.set_player_to_move(*_here(document), chance.choice((*Colour, None)))
    try:
        return set_handicap(session.tree, chance.choice((0, 2, 4)))
    except HandicapError:  # the board is too small for this handicap
        return session.tree


def _turn(document: Document, chance: random.Random) -> Tree:
    return rotate_record(document.session.tree, chance.choice(list(Symmetry)))


def _swap(document: Document, chance: random.Random) -> Tree:
    return swap_colours(document.session.tree, players=chance.random() < 0.5)


def _correct(document: Document, chance: random.Random) -> Tree:
    """Correct the move at the cursor, its colour or later ones, and merge equal siblings."""
    tree, cursor = _here(document)
    if document.session.step.move is None:
        return correction.swap_colours_below(tree, cursor)
    if chance.random() < 0.3:
        return correction.correct_colour(tree, cursor, chance.choice(list(Colour)))
    point = chance.choice(list(document.session.size.points()))
    corrected = correction.correct_move(tree, cursor, point)
    twin = correction.sibling_with_same_move(corrected, cursor)
    return corrected if twin is None else correction.merge_same_move(corrected, cursor, twin)


def _unknown(document: Document, chance: random.Random) -> Tree:
    tree, cursor = _here(document)
    value = Property("XY", (str(chance.randrange(100)), "\\]"))
    kept = [item for item in tree.properties(cursor) if item.ident != value.ident]
    return tree.set_properties(cursor, [*kept, value])


def _change_games(document: Document, chance: random.Random) -> None:
    games, current = list(document.games), document.game_index
    match chance.randrange(4):
        case 0:
            games.append(branches.extract_branch(*_here(document)))
        case 1 if len(games) > 1:
            games.pop(current)
        case 2:
            games.insert(current, Tree.new([Property("SZ", ("9",))]))
        case _:
            games.reverse()
    document.change_games("games", games, min(current, len(games) - 1))


_OF_DOCUMENT: tuple[Edit, ...] = (_play, _play, _play, _set_up, _type, _remove, _resign)
_OF_TREES: tuple[Callable[[Document, random.Random], Tree], ...] = (
    *(_set_mark, _label, _pair, _dim, _view, _judge, _name, _hotspot, _clean, _reorder, _prune),
    *(_flatten, _insert, _copy, _change_setup, _turn, _swap, _correct, _unknown),
)
EDITS = len({*_OF_DOCUMENT, *_OF_TREES}) + 1


def edit(document: Document, chance: random.Random) -> None:
    """Make an edit; some edits change nothing, depending on the cursor."""
    which = chance.random()
    if which < 0.5:
        chance.choice(_OF_DOCUMENT)(document, chance)
    elif which < 0.95:
        document.replace_tree("edit", chance.choice(_OF_TREES)(document, chance))
    else:
        _change_games(document, chance)


def steps(document: Document, seed: int | str, count: int) -> Iterator[int]:
    """Perform ``count`` random steps: edits, typing, moving the cursor, undo and redo."""
    chance, typing = random.Random(seed), ""
    for number in range(count):
        if typing:
            typing = _type_on(document, typing)
        elif chance.random() < _OTHERS:
            _go(document, chance)
        elif chance.random() < 0.1:
            typing = _type_on(document, "this is what somebody types"[: chance.randint(3, 27)])
        else:
            edit(document, chance)
        yield number


def _type_on(document: Document, left: str) -> str:
    """Type a letter at the end of the comment, and return the rest of the text to be typed."""
    from goboard_gui.files.comments import read_comment

    document.set_comment(read_comment(*_here(document)) + left[0])
    return left[1:]


def _go(document: Document, chance: random.Random) -> None:
    match chance.randrange(6):
        case 0:
            document.undo_stack.redo()
        case 1:
            document.undo_stack.undo()
        case 2:
            document.go_to_game(chance.randrange(len(document.games)))
        case _:
            document.go_to(_some_node(document, chance))


def _some_node(document: Document, chance: random.Random) -> int:
    return chance.choice(list(document.session.tree.preorder())[-_RECENT:])


def _here(document: Document) -> tuple[Tree, int]:
    return document.session.tree, document.session.cursor


def contents(games: list[Tree]) -> tuple:
    """Return the whole content of games as data: the number of children and the properties of
    nodes."""
    return tuple(
        tuple((len(tree.children(node)), tree.properties(node)) for node in tree.preorder())
        for tree in games
    )


def place_of(tree: Tree, node: int) -> tuple[int, ...]:
    """Return the path from the root to a node, as indices among siblings."""
    line = tree.line_to(node)
    return tuple(tree.children(line[i]).index(line[i + 1]) for i in range(len(line) - 1))

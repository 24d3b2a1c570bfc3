"""Game information: players, event, venue, rules and result of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ..node import Property
from ..properties import texts
from ..properties.info_names import root_standard_names, with_standard_names
from ..properties.tables import GAME_INFO_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ..tree import Tree

_LONGEST_NAME = 80
"""Maximum length of a file name in characters; some file systems limit names to 255 bytes."""


class GameInfo(NamedTuple):
    """Information about a game, such as its players, event, venue (``place``), rules and result.

    A field is None if the record does not state it.

    ``komi`` is in points for White, ``handicap`` in stones; all other fields are text as written.
    ``unreadable_komi`` and ``unreadable_handicap`` are what is written there if it is not a number.
    """

    black_name: str | None = None
    black_rank: str | None = None
    black_team: str | None = None
    white_name: str | None = None
    white_rank: str | None = None
    white_team: str | None = None
    game_name: str | None = None
    event: str | None = None
    round: str | None = None
    date: str | None = None
    place: str | None = None
    rules: str | None = None
    komi: float | None = None
    unreadable_komi: str | None = None
    handicap: int | None = None
    unreadable_handicap: str | None = None
    time: str | None = None
    overtime: str | None = None
    result: str | None = None
    opening: str | None = None
    annotator: str | None = None
    source: str | None = None
    user: str | None = None
    copyright: str | None = None
    comment: str | None = None

    def suggested_file_name(self) -> str | None:
        """Return a file name without a suffix for the game, made from the date and the players.

        Only characters allowed on every system are kept. None without players.

        >>> info = GameInfo(black_name="Lee Sedol", white_name="AlphaGo", date="2016-03-13")
        >>> info.suggested_file_name()
        '2016-03-13 Lee Sedol - AlphaGo'
        >>> GameInfo(black_name="a/b?", date="1996-05,06").suggested_file_name()
        '1996-05,06 a b'
        """
        players = " - ".join(
            filter(
                None,
                (
                    _without_forbidden_characters(self.black_name),
                    _without_forbidden_characters(self.white_name),
                ),
            )
        )
        if not players:
            return None
        return " ".join(filter(None, (_without_forbidden_characters(self.date), players)))[
            :_LONGEST_NAME
        ].strip()


def _without_forbidden_characters(text: str | None) -> str:
    """Return a text with spaces in place of characters that file systems do not allow."""
    return _FORBIDDEN.sub(" ", text or "").strip().strip(".")


_FORBIDDEN = late_pattern(r"[^\w,.()'-]+")


_COMMENT = "GC"
_MAX_SEARCHED = 20
"""Maximum number of nodes searched; malicious records have a million nodes before a move."""


def _searched_nodes(tree: Tree) -> Iterator[int]:
    """Yield the nodes searched for game information: from the root up to the first move or fork."""
    node: int | None = tree.root
    for _ in range(_MAX_SEARCHED):
        if node is None:
            return
        yield node
        children = tree.children(node)
        plain = len(children) == 1 and not tree.node(children[0]).has_any_property("B", "W")
        node = children[0] if plain else None


def raw_texts(tree: Tree) -> dict[str, str]:
    r"""Return the raw values of game information that apply to a record, by identifier.

    The first value counts, but several comments are joined by line breaks.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> raw_texts(Tree.new([Property("PB", ("A", "B")), Property("GC", ("one", "two"))]))
    {'PB': 'A', 'GC': 'one\ntwo'}
    """
    found: dict[str, str] = {}
    comments: list[str] = []
    for node in _searched_nodes(tree):
        for ident, raws in _standard_properties(tree, node):
            if ident == _COMMENT:
                comments += raws
                found[ident] = "\n".join(comments)
            elif ident in GAME_INFO_PROPERTIES:
                found.setdefault(ident, raws[0])
    return found


def raw_text(tree: Tree, ident: str) -> str | None:
    """Return the raw value of a game information property that applies to a record, or None."""
    return first_raw_text(tree, _searched_nodes(tree), ident)


def first_raw_text(tree: Tree, nodes: Iterable[int], ident: str) -> str | None:
    """Return the raw value of a game information property in the first node that has it, or
    None.
    """
    named = (item for node in nodes for item in _standard_properties(tree, node))
    return next((item.values[0] for item in named if item.ident == ident), None)


def _standard_properties(tree: Tree, node: int) -> Sequence[Property]:
    """Return the properties of a node with game information under its standard names."""
    properties = tree.properties(node)
    return with_standard_names(properties) if node == tree.root else properties


def _text(ident: str, raw: str) -> str:
    return texts.decode_text(raw) if ident == _COMMENT else texts.decode_simple_text(raw)


def _raw(ident: str, text: str) -> str:
    return texts.encode_text(text) if ident == _COMMENT else texts.encode_simple_text(text)


def read_texts(tree: Tree) -> dict[str, str]:
    """Return the decoded texts of a record's game information properties, by identifier.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> read_texts(Tree.new([Property("KM", ("6,5",)), Property("SZ", ("19",))]))
    {'KM': '6,5'}
    """
    return {ident: _text(ident, raw) for ident, raw in raw_texts(tree).items()}


def with_info(tree: Tree, changes: Mapping[str, str | None]) -> Tree:
    """Return the record with texts of its game information changed; None removes a property.

    A property is changed in the node that has it; a new one comes last in the root. All others stay
    as they are, and so does a property with an unchanged text. A removed property is removed from
    all nodes that are searched for it. Event, date and komi get their standard names if one of them
    is changed.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("PB", ("Honinbo",)), Property("SZ", ("19",))])
    >>> tree.node(0).properties == with_info(tree, {"PB": "Honinbo"}).node(0).properties
    True
    >>> with_info(tree, {"PB": None, "RE": "B+R"}).node(0).properties
    (Property(ident='SZ', values=('19',)), Property(ident='RE', values=('B+R',)))
    """
    before = read_texts(tree)
    wanted = {ident: text for ident, text in changes.items() if text != before.get(ident)}
    if not wanted:
        return tree
    edited: dict[int, Sequence[Property]] = {}
    for node in _searched_nodes(tree):
        held = named = tree.properties(node)
        if node == tree.root and not wanted.keys().isdisjoint(root_standard_names(held).values()):
            named = with_standard_names(held)
        kept = tuple(_changed_properties(named, wanted))
        if node == tree.root:
            kept += tuple(_missing_properties(before, wanted))
        if kept != held:
            edited[node] = kept
    return tree.set_properties_of_nodes(edited)


def _changed_properties(
    held: Sequence[Property], wanted: dict[str, str | None]
) -> Iterator[Property]:
    """Yield the properties of a node with the texts in ``wanted`` applied, and remove from
    ``wanted`` what was applied.
    """
    for prop in held:
        ident = prop.ident
        if ident not in wanted:
            yield prop
        elif (text := wanted[ident]) is None:
            continue
        elif ident == _COMMENT:
            wanted[ident] = None  # the text contains those that follow
            yield Property(ident, (_raw(ident, text),))
        else:
            del wanted[ident]
            yield Property(ident, (_raw(ident, text), *prop.values[1:]))


def _missing_properties(
    before: Mapping[str, str], wanted: dict[str, str | None]
) -> Iterator[Property]:
    """Yield properties for the texts in ``wanted`` that the record lacks, and remove them from
    ``wanted``.
    """
    for ident, text in list(wanted.items()):
        if ident not in before and text is not None:
            del wanted[ident]
            yield Property(ident, (_raw(ident, text),))

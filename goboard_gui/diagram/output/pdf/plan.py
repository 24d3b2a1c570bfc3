"""The plan of a document: what is on its pages, and the tree of its structure.

Everything is planned before anything is drawn, since the names of tags depend on the whole tree:
the levels of headings follow from the headings before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...book.phrases import stone_description
from ...book.structure import Role, StructureElement
from ...book.typesetting.structured_text import is_address
from .fragments import Fragment, sheet_fragments
from .page_frame import PageFrame
from .profile import DEFAULT_PROFILE

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from PySide6.QtCore import QRectF

    from ...book.blocks import ChapterStart
    from ...book.sheet import Pages, Sheet
    from ...book.typesetting.page_marks import PageMark
    from .profile import PdfProfile


_LONGEST_DESCRIPTION = 1000
_CUT = " …"


class Content(NamedTuple):
    """Marked content that belongs to a node: its page, and its identifier on that page.

    ``links`` are the areas that lead to the target of the node, in millimetres.
    """

    page: int
    mcid: int
    links: tuple[QRectF, ...] = ()


@dataclass(slots=True, eq=False)
class Node:
    """A node of the structure tree, with its children in reading order, and the fragments that are
    its content.

    ``rect`` is the area of a figure on its page, in millimetres.
    """

    element: StructureElement
    children: list[Node | Content] = field(default_factory=list)
    fragments: list[Fragment] = field(default_factory=list)
    name: str = ""
    rect: QRectF | None = None

    @property
    def text(self) -> str:
        """The text of the content, in one line, without that of nodes within it."""
        return _one_line("".join(fragment.text for fragment in self.fragments))

    @property
    def replaces_content(self) -> bool:
        """Whether the text of the node has to be given, because the glyphs do not tell it."""
        if self.element.role is Role.FIGURE or not any(it.has_shapes for it in self.fragments):
            return False
        return not any(isinstance(child, Node) for child in self.children)


class PlannedFragment(NamedTuple):
    """A fragment on a page: its node and its identifier, or None for an artifact."""

    fragment: Fragment
    node: Node | None = None
    mcid: int = 0


class PlannedPage(NamedTuple):
    """A sheet with its frame, and its fragments in the order in which they are drawn."""

    sheet: Sheet
    frame: PageFrame
    fragments: tuple[PlannedFragment, ...]


class Place(NamedTuple):
    """A place on a page, in millimetres from its top left corner."""

    page: int
    x: float
    y: float


class OutlineEntry(NamedTuple):
    """An entry of the outline; ``level`` is 1 for chapters and 2 for headings in them.

    ``start`` is that of a chapter, whose title may need details to be unique.
    """

    title: str
    place: Place
    level: int
    start: ChapterStart | None = None


@dataclass(slots=True)
class DocumentPlan:
    """The pages of a document, its structure tree, the places of its anchors, and its outline."""

    pages: list[PlannedPage]
    root: Node
    anchors: dict[str, Place]
    outline: list[OutlineEntry]

    def characters(self) -> set[str]:
        """Return the characters of all texts, without those on boards."""
        fragments = (planned.fragment for page in self.pages for planned in page.fragments)
        return set().union(*(fragment.text for fragment in fragments))


def plan_document(
    pages: Pages, profile: PdfProfile = DEFAULT_PROFILE
) -> Generator[None, None, DocumentPlan]:
    """Return the plan of a document, yielding after each page.

    Without navigation in the ``profile``, links are texts like others.
    """
    planner = _Planner(pages, profile)
    for number, sheet in enumerate(pages.sheets):
        planner.add(number, sheet)
        yield
    planner.finish(navigation=profile.navigation)
    return planner.plan


class _Planner:
    """A builder of the plan of a document, page by page."""

    def __init__(self, pages: Pages, profile: PdfProfile) -> None:
        self._profile = profile
        root = Node(StructureElement(Role.SECTION), name="Document")
        self.plan = DocumentPlan([], root, {}, [])
        self._chapter = root
        self._nodes: dict[int, Node] = {}
        self._start: ChapterStart | None = None
        self._description = (
            shortened_description(pages.description) or pages.title or _size_text(pages.sheets[0])
        )
        self._phrases = pages.phrases

    def add(self, number: int, sheet: Sheet) -> None:
        """Plan the next page."""
        drawing = StructureElement(Role.FIGURE, text=self._description)
        planned: list[PlannedFragment] = []
        identifiers = 0
        for piece in sheet_fragments(sheet, drawing):
            if not isinstance(piece, Fragment):
                self._begin_chapter(piece, number)
            elif piece.element.is_artifact:
                planned.append(PlannedFragment(piece))
            else:
                node = self._add_content(piece, number, identifiers)
                if piece.stone and not piece.stone.label and self._profile.invisible_text:
                    piece = piece._replace(invisible_text=node.element.text)
                planned.append(PlannedFragment(piece, node, identifiers))
                identifiers += 1
        frame = PageFrame.for_sheet(sheet, self._profile)
        self.plan.pages.append(PlannedPage(sheet, frame, tuple(planned)))

    def finish(self, *, navigation: bool) -> None:
        """Put all nodes in reading order, and name them after their roles, so that headings skip no
        level.

        Links are named as such if they lead somewhere.
        """
        level = 0
        for node in self._nodes.values():
            node.children.sort(key=_index)
        for node in _in_order(self.plan.root):
            if node.element.role is Role.HEADING:
                level = min(node.element.level, level + 1)
                node.name = f"H{level}"
            elif node.element.role is Role.LINK and not (
                navigation and self._leads_somewhere(node)
            ):
                node.name = Role.STONE.value
            elif not node.name:
                node.name = node.element.role.value

    def _leads_somewhere(self, link: Node) -> bool:
        target = link.element.target
        return target in self.plan.anchors or is_address(target)

    def _begin_chapter(self, mark: PageMark, page: int) -> None:
        """Begin a chapter, or the contents, at a mark on a page."""
        if mark.start is None:
            return
        place = Place(page, mark.x, mark.y)
        self._chapter = Node(StructureElement(Role.SECTION))
        self.plan.root.children.append(self._chapter)
        self._start = mark.start
        self.plan.outline.append(OutlineEntry(mark.start.title, place, 1, mark.start))
        if mark.start.anchor:
            self.plan.anchors.setdefault(mark.start.anchor, place)

    def _add_content(self, fragment: Fragment, page: int, mcid: int) -> Node:
        """Add a fragment to the tree, and return its node."""
        element = fragment.element
        is_new = id(element) not in self._nodes
        node = self._node(element)
        if is_new:
            self._note_place(fragment, page)
        if element.role is Role.FIGURE:
            node.rect = fragment.rect
        if fragment.target or fragment.stone:
            node = self._inline_node(node, fragment)
        target = fragment.target or element.target
        links = tuple(fragment.line_rects()) if target else ()
        node.children.append(Content(page, mcid, links))
        node.fragments.append(fragment)
        return node

    def _inline_node(self, parent: Node, fragment: Fragment) -> Node:
        """Return the node of a link or a stone in running text.

        A link that is divided between lines or columns has one node.
        """
        role = Role.STONE if fragment.stone else Role.LINK
        last = parent.children[-1] if parent.children else None
        if fragment.target and isinstance(last, Node) and last.element.target == fragment.target:
            return last
        text = stone_description(fragment.stone, self._phrases) if fragment.stone else ""
        element = StructureElement(role, parent.element, text=text, target=fragment.target)
        node = Node(element)
        parent.children.append(node)
        return node

    def _node(self, element: StructureElement) -> Node:
        """Return the node of an element, which is created with those that it is within."""
        node = self._nodes.get(id(element))
        if node is None:
            parent = self._node(element.parent) if element.parent else self._chapter
            node = self._nodes[id(element)] = Node(element)
            parent.children.append(node)
        return node

    def _note_place(self, fragment: Fragment, page: int) -> None:
        """Note where an element begins, for links and the outline."""
        element, corner = fragment.element, fragment.rect.topLeft()
        place = Place(page, corner.x(), corner.y())
        if element.anchor:
            self.plan.anchors.setdefault(element.anchor, place)
        if element.role is Role.HEADING and self._start is None and element.level > 1:
            self.plan.outline.append(OutlineEntry(_one_line(fragment.text), place, element.level))
        self._start = None


def shortened_description(text: str) -> str:
    """Return the description of a drawing, cut after a whole line or word at the length that
    screen readers can be expected to read.

    >>> shortened_description("A long text")
    'A long text'
    """
    if len(text) <= _LONGEST_DESCRIPTION:
        return text
    room = text[: _LONGEST_DESCRIPTION - len(_CUT)]
    kept = room.rpartition("\n")[0] or room.rpartition(" ")[0] or room
    return kept.rstrip() + _CUT


def _size_text(sheet: Sheet) -> str:
    return f"{sheet.width:.0f} × {sheet.height:.0f} mm"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _index(child: Node | Content) -> int:
    return child.element.index if isinstance(child, Node) else 0


def _in_order(node: Node) -> Iterator[Node]:
    """Yield a node and those within it in reading order."""
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from _in_order(child)

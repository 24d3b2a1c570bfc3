"""The structure tree of a file, and the parent tree, which leads from content to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...book.structure import Role
from .navigation import link_annotation
from .plan import Content, Node
from .text_strings import text_string

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pikepdf import Dictionary, Object, Pdf

    from .plan import DocumentPlan

_NODES_PER_STEP = 50
_PHRASES = (Role.FIGURE, Role.CAPTION, Role.NOTE, Role.STONE)
"""The roles of texts that are not those of a record, but made by the program."""


class StructureWriter:
    """A writer of the structure of a document whose pages are composed.

    ``language`` is the language of the document, and ``phrase_language`` that of captions, notes
    and the texts that replace boards and stones, if they are known.
    """

    def __init__(
        self,
        pdf: Pdf,
        plan: DocumentPlan,
        pages: Sequence[Object],
        language: str,
        phrase_language: str = "",
    ) -> None:
        self._pdf = pdf
        self._plan = plan
        self._pages = pages
        self._language = language
        self._phrase_language = phrase_language
        self._parents: list[list[Object]] = [[] for _ in pages]
        self._annotations: list[list[Object]] = [[] for _ in pages]
        self._annotated: list[Object] = []
        self._notes = 0

    def write(self) -> Iterator[None]:
        """Write structure tree, parent tree and links, yielding every few milliseconds."""
        from pikepdf import Array, Dictionary, Name

        elements: dict[int, Object] = {}
        for number, node in enumerate(_children_first(self._plan.root)):
            elements[id(node)] = self._write_node(node, elements)
            if number % _NODES_PER_STEP == 0:
                yield
        root = self._pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        root.K = elements[id(self._plan.root)]
        root.K.P = root
        count = len(self._pages)
        numbers: list[object] = []
        for number, page in enumerate(self._pages):
            if annotations := self._annotations[number]:
                page.Annots = Array(annotations)
            page.StructParents = number
            numbers += number, self._pdf.make_indirect(Array(self._parents[number]))
        for number, element in enumerate(self._annotated, count):
            numbers += number, element
        root.ParentTree = self._pdf.make_indirect(Dictionary(Nums=Array(numbers)))
        root.ParentTreeNextKey = count + len(self._annotated)
        self._pdf.Root.StructTreeRoot = root
        self._pdf.Root.MarkInfo = Dictionary(Marked=True)

    def _write_node(self, node: Node, elements: dict[int, Object]) -> Object:
        """Write a node whose children are ``elements``, and return its element."""
        from pikepdf import Array, Name

        made = self._element(node)
        page = next((child.page for child in node.children if isinstance(child, Content)), None)
        if page is not None:
            made.Pg = self._pages[page]
        element = self._pdf.make_indirect(made)
        kids: list[object] = []
        for child in node.children:
            if isinstance(child, Node):
                kid = elements.pop(id(child))
                kid[Name.P] = element
                kids.append(kid)
            else:
                kids += self._content(child, node, element, page)
        if kids:
            element.K = kids[0] if len(kids) == 1 else Array(kids)
        return element

    def _element(self, node: Node) -> Dictionary:
        """Return a structure element without its children."""
        from pikepdf import Dictionary, Name, String

        made = Dictionary({"/S": Name(f"/{node.name}")})
        role = node.element.role
        language = self._phrase_language if role in _PHRASES else node.element.language
        if language and language != self._language:
            made.Lang = text_string(language)
        if node.replaces_content:
            made.ActualText = text_string(node.text)
        if role is Role.FIGURE:
            made.Alt = text_string(node.element.text)
        elif role is Role.STONE:
            made.ActualText = text_string(node.element.text)
        elif role is Role.HEADER_CELL:
            made.A = Dictionary(O=Name.Table, Scope=Name.Column)
        elif role is Role.NOTE:
            self._notes += 1
            made.ID = String(f"note-{self._notes}")
        if node.rect is not None:
            page = next(child.page for child in node.children if isinstance(child, Content))
            area = self._plan.pages[page].frame.rectangle(node.rect)
            made.A = Dictionary(O=Name.Layout, Placement=Name.Block, BBox=area)
        return made

    def _content(
        self, content: Content, node: Node, element: Object, page: int | None
    ) -> Iterator[object]:
        """Yield marked content and the links on it as children of an element, which is on a
        page.
        """
        parents = self._parents[content.page]
        parents += [element] * (content.mcid + 1 - len(parents))
        parents[content.mcid] = element
        if content.page == page:
            yield content.mcid
        else:
            yield self._reference(content)
        if content.links and node.name == Role.LINK.value:
            yield from self._links(content, node, element)

    def _reference(self, content: Content) -> Dictionary:
        """Return a reference to content on another page than that of its element."""
        from pikepdf import Dictionary, Name

        return Dictionary(Type=Name.MCR, Pg=self._pages[content.page], MCID=content.mcid)

    def _links(self, content: Content, node: Node, element: Object) -> Iterator[Dictionary]:
        """Annotate content as links, and yield references to the annotations."""
        from pikepdf import Dictionary, Name

        frame = self._plan.pages[content.page].frame
        target, text = node.element.target, node.element.text or node.text
        for rect in content.links:
            annotation = self._pdf.make_indirect(
                link_annotation(target, text, frame.rectangle(rect))
            )
            annotation.StructParent = len(self._pages) + len(self._annotated)
            self._annotated.append(element)
            self._annotations[content.page].append(annotation)
            yield Dictionary(Type=Name.OBJR, Pg=self._pages[content.page], Obj=annotation)


def _children_first(node: Node) -> Iterator[Node]:
    """Yield a node after those within it."""
    for child in node.children:
        if isinstance(child, Node):
            yield from _children_first(child)
    yield node

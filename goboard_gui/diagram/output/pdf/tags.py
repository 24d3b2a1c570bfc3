"""The structure tree of a file, and the parent tree, which leads from content to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...book.structure import Role
from .composition import page_rectangle
from .navigation import link_annotation
from .plan import Content, Node
from .text_strings import text_string

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from pikepdf import Dictionary, Object, Pdf

    from .plan import DocumentPlan


class StructureWriter:
    """A writer of the structure of a document whose pages are composed.

    ``language`` is the language of the document, if it is known.
    """

    def __init__(
        self, pdf: Pdf, plan: DocumentPlan, pages: Sequence[Object], language: str
    ) -> None:
        self._pdf = pdf
        self._plan = plan
        self._pages = pages
        self._parents: list[list[Object]] = [[] for _ in pages]
        self._annotated: list[Object] = []
        self._notes = 0
        self._language = language

    def write(self) -> Iterator[None]:
        """Write structure tree, parent tree and links, yielding after each element."""
        from pikepdf import Array, Dictionary, Name

        root = self._pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        root.K = yield from self._write_node(self._plan.root, root)
        count = len(self._pages)
        numbers: list[object] = []
        for number, parents in enumerate(self._parents):
            self._pages[number].StructParents = number
            numbers += number, self._pdf.make_indirect(Array(parents))
        for number, element in enumerate(self._annotated, count):
            numbers += number, element
        root.ParentTree = self._pdf.make_indirect(Dictionary(Nums=Array(numbers)))
        root.ParentTreeNextKey = count + len(self._annotated)
        self._pdf.Root.StructTreeRoot = root
        self._pdf.Root.MarkInfo = Dictionary(Marked=True)

    def _write_node(self, node: Node, parent: Object) -> Generator[None, None, Object]:
        """Write a node with those within it; return its element."""
        from pikepdf import Array

        element = self._pdf.make_indirect(self._element(node))
        element.P = parent
        kids: list[object] = []
        page = next((child.page for child in node.children if isinstance(child, Content)), None)
        if page is not None:
            element.Pg = self._pages[page]
        for child in node.children:
            if isinstance(child, Node):
                kid = yield from self._write_node(child, element)
                kids.append(kid)
            else:
                kids += self._content(child, node, element, page)
        if kids:
            element.K = kids[0] if len(kids) == 1 else Array(kids)
        yield
        return element

    def _element(self, node: Node) -> Dictionary:
        """Return a structure element without its children."""
        from pikepdf import Dictionary, Name, String

        made = Dictionary(Type=Name.StructElem, S=Name(f"/{node.name}"))
        if node.element.language and node.element.language != self._language:
            made.Lang = text_string(node.element.language)
        if node.replaces_content:
            made.ActualText = text_string(node.text)
        match node.element.role:
            case Role.FIGURE:
                made.Alt = text_string(node.element.text)
            case Role.STONE:
                made.ActualText = text_string(node.element.text)
            case Role.HEADER_CELL:
                made.A = Dictionary(O=Name.Table, Scope=Name.Column)
            case Role.NOTE:
                self._notes += 1
                made.ID = String(f"note-{self._notes}")
        if node.rect is not None:
            page = next(child.page for child in node.children if isinstance(child, Content))
            height = self._plan.pages[page].sheet.height
            made.A = Dictionary(
                O=Name.Layout, Placement=Name.Block, BBox=page_rectangle(node.rect, height)
            )
        return made

    def _content(
        self, content: Content, node: Node, element: Object, page: int | None
    ) -> Iterator[object]:
        """Yield marked content and the links on it as children of an element, which is on a
        page.
        """
        from pikepdf import Array, Dictionary, Name

        parents = self._parents[content.page]
        parents += [element] * (content.mcid + 1 - len(parents))
        parents[content.mcid] = element
        own_page = self._pages[content.page]
        if content.page == page:
            yield content.mcid
        else:
            yield Dictionary(Type=Name.MCR, Pg=own_page, MCID=content.mcid)
        if node.name != Role.LINK.value:
            return
        height = self._plan.pages[content.page].sheet.height
        for rect in content.links:
            annotation = self._pdf.make_indirect(
                link_annotation(node.element.target, node.link_text, page_rectangle(rect, height))
            )
            annotation.StructParent = len(self._pages) + len(self._annotated)
            self._annotated.append(element)
            if "/Annots" not in own_page:
                own_page.Annots = Array()
            own_page.Annots.append(annotation)
            yield Dictionary(Type=Name.OBJR, Pg=own_page, Obj=annotation)

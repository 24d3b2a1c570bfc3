"""PDF files as assistive software reads them: their structure, and the text of its elements."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pikepdf
from pikepdf import Dictionary, Name

from goboard_gui.diagram.output.pdf import PdfProfile, save_pages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.diagram.book.sheet import Pages


def written_pdf(pages: Pages, profile: PdfProfile | None = None) -> pikepdf.Pdf:
    """Pages as a file that is open for reading."""
    written: list[bytes] = []
    save_pages(None, pages, lambda _, data: written.append(data), profile or PdfProfile())
    return pikepdf.open(BytesIO(written[0]))


@dataclass
class Element:
    """An element of the structure tree, with the elements and texts in it."""

    pdf: pikepdf.Pdf  # which must not be closed
    raw: Any
    children: list[Element | str] = field(default_factory=list)
    links: list[Any] = field(default_factory=list)

    @property
    def name(self) -> str:
        return str(self.raw.S)[1:]

    def __iter__(self) -> Iterator[Element]:
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child

    def text(self) -> str:
        """The text in it in reading order; a figure has only its description."""
        if self.name == "Figure":
            return ""
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)

    def outline(self) -> list[Any]:
        """The names and texts of all in it, as nested lists."""
        inner = [c if isinstance(c, str) else c.outline() for c in self.children]
        return [self.name, *inner]

    def named(self, *names: str) -> list[Element]:
        return [element for element in self if element.name in names]


def structure(pdf: pikepdf.Pdf) -> Element:
    """The structure tree of a file, checked against its parent tree."""
    pages = [page.obj for page in pdf.pages]
    contents = [marked_texts(page) for page in pdf.pages]
    parents = parent_tree(pdf)
    seen: set[tuple[int, int]] = set()

    def read(raw: Any) -> Element:
        element = Element(pdf, raw)
        kids = raw.get("/K", [])
        for kid in kids if isinstance(kids, pikepdf.Array) else [kids]:
            if isinstance(kid, int):
                add_content(element, raw.Pg, kid)
            elif kid.get("/Type") == Name.MCR:
                add_content(element, kid.Pg, int(kid.MCID))
            elif kid.get("/Type") == Name.OBJR:
                assert parents[int(kid.Obj.StructParent)] == raw
                element.links.append(kid.Obj)
            else:
                assert raw == kid.P
                element.children.append(read(kid))
        return element

    def add_content(element: Element, page: Any, mcid: int) -> None:
        index = pages.index(page)
        assert parents[int(page.StructParents)][mcid] == element.raw
        assert (index, mcid) not in seen
        seen.add((index, mcid))
        element.children.append(contents[index][mcid])

    tree = read(pdf.Root.StructTreeRoot.K)
    marked = {(index, mcid) for index, texts in enumerate(contents) for mcid in texts}
    assert seen == marked, "content that is in no element"
    return tree


def parent_tree(pdf: pikepdf.Pdf) -> dict[int, Any]:
    numbers = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
    return {int(key): value for key, value in zip(numbers[::2], numbers[1::2], strict=True)}


PAINTING = frozenset({*"SsfFBb", "f*", "B*", "b*", "sh", "Tj", "TJ", "'", '"', "INLINE IMAGE"})


def marked_texts(page: pikepdf.Page) -> dict[int, str]:
    """The text of each marked content of a page; all that is painted must be marked."""
    texts: dict[int, str] = {}
    open_tags: list[int | None] = []
    forms = page.obj.Resources.get("/XObject", Dictionary())
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "BMC":
                assert operands == [Name.Artifact]
                open_tags.append(None)
            case "BDC":
                mcid = int(operands[1].MCID)
                assert mcid not in texts
                texts[mcid] = ""
                open_tags.append(mcid)
            case "EMC":
                open_tags.pop()
            case "Do":
                (mcid,) = open_tags
                if mcid is not None:
                    texts[mcid] += form_text(forms[str(operands[0])])
            case other:
                assert other not in PAINTING
    assert not open_tags
    return texts


def form_text(form: Any) -> str:
    """The text of a form, or the one that replaces it."""
    replaced = 0
    text, font = "", None
    for operands, operator in pikepdf.parse_content_stream(form):
        match str(operator):
            case "BDC":
                assert operands[0] == Name.Span
                text += str(operands[1].ActualText)
                replaced += 1
            case "EMC":
                replaced -= 1
            case "Tf":
                font = form.Resources.Font[str(operands[0])]
            case "Tj" if not replaced:
                codes = bytes(operands[0])
                mapping = to_unicode(font.ToUnicode.read_bytes())
                text += "".join(
                    mapping[int.from_bytes(codes[place : place + 2])]
                    for place in range(0, len(codes), 2)
                )
    assert not replaced
    return text


_ENTRY = re.compile(rb"^<([0-9A-F]+)> <([0-9A-F]+)> (.*)$", re.MULTILINE)


@cache
def to_unicode(source: bytes) -> dict[int, str]:
    """The characters of glyphs, by the ToUnicode mapping of a font."""
    mapping: dict[int, str] = {}
    for start, end, targets in _ENTRY.findall(source.split(b"endcodespacerange")[-1]):
        codes = range(int(start, 16), int(end, 16) + 1)
        texts = [
            bytes.fromhex(found.decode()).decode("utf-16-be", "replace")
            for found in re.findall(rb"<([0-9A-F]+)>", targets)
        ]
        if len(texts) == 1:
            first = texts[0]
            texts = [first[:-1] + chr(ord(first[-1]) + step) for step in range(len(codes))]
        mapping.update(zip(codes, texts, strict=True))
    return mapping


def all_forms(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Yield the forms of all pages."""
    for page in pdf.pages:
        yield from page.obj.Resources.get("/XObject", Dictionary()).values()


def all_fonts(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Yield the fonts of all forms."""
    for form in all_forms(pdf):
        yield from form.get("/Resources", Dictionary()).get("/Font", Dictionary()).values()


def normalised(text: str) -> str:
    """A text in which white space is one space, and hyphens at the ends of lines are dropped."""
    return re.sub(r"\s+", " ", re.sub(r"\u00ad", "", text)).strip()

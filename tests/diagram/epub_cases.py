"""A reader of EPUB for tests: it follows links and the order of pages as e-readers do."""

from __future__ import annotations

import zipfile
from io import BytesIO
from posixpath import basename
from xml.etree import ElementTree

XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"


class OpenedEpub:
    """An EPUB: its files by name, its package document, and its pages in reading order."""

    def __init__(self, data: bytes) -> None:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            self.infos = archive.infolist()
            self.files = {info.filename: archive.read(info) for info in self.infos}
        self.package = ElementTree.fromstring(self.files["package.opf"])
        items = {item.get("id"): item for item in self.package.iter(f"{OPF}item")}
        self.media_types = {item.get("href"): item.get("media-type") for item in items.values()}
        spine = self.package.iter(f"{OPF}itemref")
        self.order = [items[one.get("idref")].get("href") for one in spine]
        self.pages = {
            name: ElementTree.fromstring(data)
            for name, data in self.files.items()
            if name.endswith(".xhtml")
        }

    def metadata(self, tag: str) -> list[str]:
        """The texts of all Dublin Core elements of a name."""
        return [element.text or "" for element in self.package.iter(f"{DC}{tag}")]

    def properties(self, name: str) -> list[str]:
        """The texts of all properties of a name."""
        metas = self.package.iter(f"{OPF}meta")
        return [meta.text or "" for meta in metas if meta.get("property") == name]

    def elements(self, tag: str) -> list[ElementTree.Element]:
        """All elements of a name, on the pages in order."""
        return [found for name in self.order for found in self.pages[name].iter(f"{XHTML}{tag}")]

    def links(self) -> list[tuple[str, str, str]]:
        """The page and the text of each link, and the page with the anchor to which it leads.

        No-break spaces are spaces.
        """
        found = []
        for name, page in self.pages.items():
            for link in page.iter(f"{XHTML}a"):
                href = link.get("href")
                if href is not None:
                    file, _, anchor = href.partition("#")
                    place = f"{file or name}#{anchor}" if anchor else file
                    text = "".join(link.itertext()).replace("\u00a0", " ")
                    found.append((name, text, place))
        return found

    def anchors(self) -> set[str]:
        """All places to which links can lead: pages, and the elements with an id on them."""
        places = set(self.pages)
        for name, page in self.pages.items():
            ids = [element.get("id") for element in page.iter() if element.get("id")]
            assert len(ids) == len(set(ids)), f"{name}: an id is given twice"
            places.update(f"{name}#{one}" for one in ids)
        return places

    def text(self, name: str) -> str:
        """The text of a page."""
        body = self.pages[name].find(f"{XHTML}body")
        return "".join(body.itertext())

    def pictures(self) -> dict[str, ElementTree.Element]:
        """The images on pages in order, by the names of their files."""
        return {basename(img.get("src")): img for img in self.elements("img")}

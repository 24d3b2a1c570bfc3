"""The names of the files in an EPUB, all in its root folder, as converters move some there anyway.

They are in lower case, because some readers do not distinguish upper and lower case.
"""

from __future__ import annotations

MIME_TYPE = "application/epub+zip"
CONTAINER = "META-INF/container.xml"
PACKAGE = "package.opf"
NAVIGATION = "nav.xhtml"
NCX = "toc.ncx"
STYLE = "style.css"
COVER, COVER_PAGE = "cover.png", "cover.xhtml"
TITLE_PAGE = "title.xhtml"
CHAPTER = "c{number:03}.xhtml"
BOARD = "b{number:03}"
GRAPH = "r{number:03}"
RECORD_PAGE = "record.xhtml"

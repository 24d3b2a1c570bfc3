"""What the files of each format begin with."""

from __future__ import annotations

from goboard_gui.diagram.output.formats import EPUB, HTML, LATEX, PDF, PNG, SVG, TEXT, WEBP

SIGNATURES = {
    PDF: b"%PDF-",
    SVG: b"<?xml",
    PNG: b"\x89PNG\r\n\x1a\n",
    WEBP: b"RIFF",
    HTML: b"<!DOCTYPE html>",
    EPUB: b"PK\x03\x04",
    LATEX: b"%",
    TEXT: b"",
}

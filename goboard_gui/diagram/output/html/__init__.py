"""Books as a single HTML page, and the conversion of their blocks to HTML, which EPUB uses, too."""

from .page import html_parts, to_html

__all__ = ["html_parts", "to_html"]

"""Sheets and books as files: PDF, SVG, PNG, WebP and HTML, on printers and on the clipboard."""

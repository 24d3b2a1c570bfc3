"""Output of sheets and books: PDF, images, HTML, LaTeX, text, printers and the clipboard."""

"""Blocks set on sheets: type, lines, columns, pages, and boards of true size."""

"""Web boards: records as HTML pages in which readers play through them.

`docs/web-board.md` describes the pages and the data in them.
"""

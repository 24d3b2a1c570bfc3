"""Books: game records as printed pages.

`content` converts records to blocks (headings, boards, paragraphs, tables), and `typesetting`
places blocks on sheets. `options` holds all print options; `production` runs all steps from records
to pages.
"""

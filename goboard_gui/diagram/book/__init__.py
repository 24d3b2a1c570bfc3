"""Books: records as printed pages.

`content` turns records into blocks (headings, boards, paragraphs, tables), and `typesetting` sets
blocks on sheets. `options` holds every choice; `production` runs all steps from records to pages.
"""

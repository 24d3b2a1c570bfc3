"""What keeps the edits that no file has yet: one append-only journal for each open document.

A journal belongs to a document, not to a file's name: two windows, two programs and two files of
one name never share one. It holds the bytes of the file it began from, so that what is read back
does not depend on that file being as it was.
"""

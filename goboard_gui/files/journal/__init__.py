"""Autosave journals: one append-only file per open document, with its unsaved edits.

A journal belongs to a document, not to a file name, so different windows, programs and files of the
same name never share one. It contains the bytes of the original file, so recovery does not depend
on that file being unchanged.
"""

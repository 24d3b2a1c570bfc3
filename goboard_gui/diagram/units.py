"""Lengths of an inch and of a typographic point in millimetres."""

from __future__ import annotations

MM_PER_INCH = 25.4
MM_PER_POINT = MM_PER_INCH / 72

"""The styles of text diagrams, and what each is used for."""

from __future__ import annotations

from enum import Enum


class TextDiagramStyle(Enum):
    """The format of a text diagram; the value is its name on the command line."""

    PLAIN = "plain"
    """For e-mails and terminals: with coordinates."""
    SENSEI = "sensei"
    """For Sensei's Library: lines with ``$$``."""
    FORUM = "forum"
    """For forums such as Life in 19×19: the same lines in ``[go]`` tags."""
    GNU_GO = "gnugo"
    """The answer of GNU Go to the GTP command ``showboard``."""
    GNU_GO_ASCII = "gnugo-ascii"
    """The board of GNU Go's ASCII mode, with the last move."""
    SGFMILL = "sgfmill"
    """The boards that the library sgfmill prints and reads."""
    WIKIPEDIA = "wikipedia"
    """The wiki template ``Go board``, as in Wikipedia's article about the rules."""

r"""Languages of LaTeX documents: hyphenation, and text that is read from right to left.

``\golanguage{…}{…}`` selects the hyphenation of a language, ``\gortl{…}{…}`` its direction, and
``\golr{…}`` a part that is read from left to right. They are defined with babel, and only in
documents that need them. The names of languages have a prefix there, because babel would redefine
commands such as ``\endate`` of "en".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..book.blocks import text_without_stones
from ..book.text_direction import has_right_to_left, reads_right_to_left

if TYPE_CHECKING:
    from ..book.blocks import Inline

_ARABIC, _HEBREW = "ar", "he"
_FONTS = ("DejaVu Sans", "FreeSans", "Noto Sans Hebrew", "Noto Sans Arabic", "Arial", "Segoe UI")
_HEBREW_LETTERS = re.compile("[\u0590-\u05ff\ufb1d-\ufb4f]")
_SELECTED = re.compile(r"\\golanguage\{([A-Za-z-]+)\}")
_PACKAGES = {
    "en-GB": "texlive-lang-english",
    "de": "texlive-lang-german",
    "fr": "texlive-lang-french",
    "ru": "texlive-lang-cyrillic",
}
"""The Debian packages with the hyphenation of languages."""
_HYPHENATED = r"""
\def\gogerman{de}
\newcommand{\golanguage}[2]{\begin{otherlanguage}{go-#1}\def\gochosen{#1}%
  \hyphenpenalty=50 \lefthyphenmin=2 \righthyphenmin=3
  % Words with a capital letter may be names, except in German.
  \ifx\gochosen\gogerman\uchyph=1 \else\uchyph=0 \fi#2\end{otherlanguage}}
"""
_RIGHT_TO_LEFT = r"""
\newcommand{\gortlfont}[1]{\ifdefined\gortlchosen\else
  \IfFontExistsTF{#1}{\newcommand{\gortlchosen}{}\babelfont[go-ar,go-he]{rm}{#1}\babelfont[go-ar,go-he]{sf}{#1}}{}\fi}
"""
_DIRECTION = r"""
\newcommand{\golr}[1]{\leavevmode\hbox dir TLT{#1}}
\newcommand{\gortl}[2]{\begin{otherlanguage}{go-#1}\renewcommand{\gosetting}{}#2\end{otherlanguage}}
"""


class LanguageDefinitions(NamedTuple):
    """LaTeX definitions for languages, and the Debian packages that these need."""

    source: str = ""
    packages: tuple[str, ...] = ()


def language_definitions(text: str) -> LanguageDefinitions:
    """Return the definitions that the source of a document needs."""
    hyphenated = sorted({*_SELECTED.findall(text)})
    leftwards = [_ARABIC, _HEBREW] if has_right_to_left(text) else []
    if not hyphenated and not leftwards:
        return LanguageDefinitions()
    lines = [
        rf"\usepackage[{'bidi=basic' if leftwards else ''}]{{babel}}",
        r"\babelprovide[main,import=en]{go-en}",
        *(rf"\babelprovide[import={tag}]{{go-{tag}}}" for tag in hyphenated if tag != "en"),
        *(rf"\babelprovide[import={tag},onchar=ids fonts]{{go-{tag}}}" for tag in leftwards),
    ]
    source = "\n".join(lines)
    if hyphenated:
        source += _HYPHENATED
    if leftwards:
        fonts = "\n".join(rf"\gortlfont{{{font}}}" for font in _FONTS)
        source += f"{_RIGHT_TO_LEFT}{fonts}{_DIRECTION}"
    packages = tuple(_PACKAGES[tag] for tag in hyphenated if tag in _PACKAGES)
    return LanguageDefinitions(source, packages)


def direction_source(inline: Inline, source: str) -> str:
    """Return the source of a paragraph, in its direction if it is read from right to left."""
    text = text_without_stones(inline)
    if not reads_right_to_left(text):
        return source
    return rf"\gortl{{{_HEBREW if _HEBREW_LETTERS.search(text) else _ARABIC}}}{{{source}}}"

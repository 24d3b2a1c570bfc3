"""Bold text in fonts without a bold face, such as most Chinese, Japanese and Korean ones.

Qt shows the glyphs twice, the second time a little aside and without a text. poppler reads them
twice, too, and nothing of what follows them in the form.
"""

from __future__ import annotations

import re

from ....late_patterns import late_pattern

_SECOND_TIME = b"/Span << /ActualText <> >> BDC\n"
_SYNTHETIC_BOLD = late_pattern(
    rb"(/\w+) cs\n([^\n]+) scn\n((?:[^\n]+ gs\n)?)BT\n([^\n]+ Tm\n)(?=(-?[\d.]+) )"
    rb"((?:[^\n]+ Tj\n)+)[^\n]+ Tm\n" + re.escape(_SECOND_TIME) + rb"(-?[\d.]+) [^\n]+ Tj\n"
    rb"(?:[^\n]+ Tj\n)*EMC\n"
)
_ROUND_JOINS = b"1 j"
_FILL_AND_STROKE = b"2 Tr"


def with_stroked_bold(content: bytes) -> bytes:
    """Return the content of a page in which synthetic bold is filled and stroked instead of shown
    twice. All its lines become wider by half of the distance between both, by which only vertical
    ones were.

    >>> shown = b"/CSpg cs\\n0 scn\\n/GSa gs\\nBT\\n/F1 9 Tf 1 0 0 -1 0 0 Tm\\n7 0 Td <0002> Tj\\n"
    >>> again = b"1 0 0 -1 0 0 Tm\\n/Span << /ActualText <> >> BDC\\n4.5 0 Td <0002> Tj\\nEMC\\n"
    >>> print(with_stroked_bold(shown + again + b"ET\\nQ").decode())
    /CSpg cs
    0 scn
    /CSpg CS
    0 SCN
    /GSa gs
    1.25 w 1 j
    BT
    2 Tr
    /F1 9 Tf 1 0 0 -1 0 0 Tm
    7 0 Td <0002> Tj
    ET
    Q
    """
    if _SECOND_TIME not in content:
        return content
    return _SYNTHETIC_BOLD.sub(_stroked, content)


def _stroked(found: re.Match[bytes]) -> bytes:
    space, colour, state, position, x, glyphs, second_x = found.groups()
    width = abs(float(x) - float(second_x)) / 2
    filled = b"%s cs\n%s scn\n" % (space, colour)
    stroked = b"%s CS\n%s SCN\n%s%g w %s\n" % (space, colour, state, width, _ROUND_JOINS)
    return b"%s%sBT\n%s\n%s%s" % (filled, stroked, _FILL_AND_STROKE, position, glyphs)

"""The preamble of LaTeX documents: packages, page geometry and commands.

The commands are semantic, so that authors can redefine them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..sign_drawings import DRAWINGS
from .latex_text import escape_latex, latex_text

if TYPE_CHECKING:
    from ..book.blocks import Book
    from ..book.page_setup import PageSetup

PACKAGES = ("texlive-luatex", "texlive-latex-recommended", "texlive-games", "texlive-pstricks")
"""The Debian packages of TeX Live that the documents need."""
_CJK = (
    "Noto Serif CJK JP",
    "Noto Sans CJK JP",
    "Noto Serif CJK SC",
    "Noto Sans CJK SC",
    "Hiragino Mincho ProN",
    "Yu Mincho",
    "SimSun",
    "Droid Sans Fallback",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
)
_SIGNS = ("DejaVu Sans", "Noto Sans", "Arial Unicode MS", "Segoe UI Symbol")
_TITLE, _SUBTITLE, _HEADING, _SMALL = 1.8, 1.25, 1.25, 0.88
_LEADING = 1.25

_COMMANDS = r"""
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.35\baselineskip plus 0.1\baselineskip}
\setlength{\LTpre}{0.5\baselineskip}\setlength{\LTpost}{0.5\baselineskip}
\hyphenpenalty=10000 \tolerance=2000 \emergencystretch=3em
\widowpenalty=10000 \clubpenalty=10000 \displaywidowpenalty=10000
\raggedbottom
\newcommand{\gobreak}{\leavevmode\\}
\newcommand{\gobody}[1]{#1\par}
\newenvironment{godiagram}
  {\par\addvspace{0.6\baselineskip}\begin{minipage}{\linewidth}\centering}
  {\end{minipage}\par\addvspace{0.35\baselineskip}}
\newcommand{\gocaption}[1]{\par\smallskip{\bfseries #1\par}}
\newcommand{\gonote}[1]{\par{\gosmallsize #1\par}}
\newcommand{\gomissing}[1]{\fbox{\parbox{0.8\linewidth}{\centering\itshape #1}}}
\newenvironment{gocell}[1]
  {\renewcommand{\gobody}[1]{\par\addvspace{0.35\baselineskip}##1\par}%
   \begin{minipage}[t]{#1}\vspace{0pt}}
  {\end{minipage}}

% Stones in the text, as high as a line.
\newcommand{\gostone}[2][]{{\setgounit{1.15em}\psset{linewidth=0.05\goxunit}%
  \kern0.05em\stone[#1]{#2}\kern0.05em}}
\newcommand{\gomark}[1]{{\setgounit{1.15em}\psset{unit=\goxunit}%
  \raisebox{0.5ex}{\begin{pspicture}(-0.5,0)(0.5,0)#1\end{pspicture}}}}

% A board: the distance of its lines, and two corners of the room it takes.
\newenvironment{goboard}[2]
  {\setgounit{#1}\setlength{\goyunit}{\goaspect\goxunit}\setcounter{boardsize}{99}%
   \psset{xunit=\goxunit,yunit=\goyunit,linewidth=0.06\goxunit}\endlinechar=-1
   \begin{pspicture}#2\begin{gomoves}}
  {\end{gomoves}\end{pspicture}}
\newcommand{\gogrid}{\psline[linewidth=0.03\goxunit]}
\newcommand{\goborder}{\psline[linewidth=0.08\goxunit,linecap=2]}
\def\gohoshi(#1,#2){\pscircle*(#1,#2){0.12\goxunit}}
\newcommand{\goedge}[4]{\rput(#1,#2){%
  \raisebox{-0.36\dimexpr#3\goxunit\relax}[0pt][0pt]{\gotype{#3}{#4}}}}
\newcommand{\godim}[2]{\rput(\goxposition{#1},\goyposition{#2}){\markdd}}
\newcommand{\gohide}[2]{\rput(\goxposition{#1},\goyposition{#2})%
  {\psframe*[linecolor=white](-0.5,-0.5)(0.5,0.5)}}
\newcommand{\gosmalllabel}[1]{\rput(0,0){\scalebox{0.65}{\golabelformat{#1}}}}
\newcommand{\goname}[1]{\rput(0,0){\gotype{0.3}{#1}}}
\newcommand{\golast}{\pscircle*(0,0){0.16\goxunit}}
"""
_SIGN_DEFINITIONS = "".join(
    dict.fromkeys(drawing.latex_definition for drawing in DRAWINGS.values())
)
_POINTS_AND_TYPE = r"""
% psgo's points: letters without i, or numbers for boards that have more columns than letters.
\newcommand{\gocolumn}[1]{\the\numexpr`#1-\ifnum`#1>`i 98\else 97\fi\relax}
\renewcommand{\goxposition}[1]{\ifcat a\noexpand#1\gocolumn{#1}\else\the\numexpr#1-1\relax\fi}
\renewcommand{\goyposition}[1]{\the\numexpr#1-1\relax}

% Type that is so many pitches high; on stones it is made to fit.
\newsavebox{\golabel}
\newcommand{\gotype}[2]{\fontsize{#1\goxunit}{#1\goxunit}\selectfont\sffamily #2}
\renewcommand{\golabelformat}[1]{%
  \sbox{\golabel}{\gotype{0.62}{#1}}%
  \ifdim\wd\golabel>1.2\goxunit\resizebox{0.76\goxunit}{!}{\usebox{\golabel}}%
  \else\ifdim\wd\golabel>0.76\goxunit\resizebox{0.76\goxunit}{\height}{\usebox{\golabel}}%
  \else\usebox{\golabel}\fi\fi}
"""

_CHOOSE = r"""
\newcommand{\gochoose}[2]{\ifdefined#1\else\IfFontExistsTF{#2}{\newfontfamily#1{#2}}{}\fi}
"""
_CJK_COMMAND = r"""
\ifdefined\gocjkfont\else
  \newcommand{\gocjkfont}{}
  \GenericWarning{}{No typeface for Chinese, Japanese or Korean was found}
\fi
\ExplSyntaxOn
\NewDocumentCommand{\gocjk}{m}
  {{\gocjkfont\tl_map_inline:nn{#1}
    {\tl_if_in:nnF{、。，．」』）】〕〉》？！：；…ー々}{##1}{\hspace{0pt~plus~0.05em}}##1}}}
\ExplSyntaxOff
"""
_SIGN_COMMAND = r"""
\ifdefined\gosignfont\else\newcommand{\gosignfont}{}\fi
\newcommand{\gosign}[1]{{\gosignfont #1}}
"""


def preamble(book: Book, setup: PageSetup, *, wide: bool, signs: bool) -> str:
    """Return the preamble of a book.

    With ``wide``, it loads fonts for East Asian characters; with ``signs``, fonts for symbols.
    """
    chosen = _CHOOSE if wide or signs else ""
    if wide:
        chosen += _choices("gocjkfont", _CJK) + _CJK_COMMAND
    if signs:
        chosen += _choices("gosignfont", _SIGNS) + _SIGN_COMMAND
    return "".join(
        (
            f"% Compile with lualatex, twice.\n% Debian: apt install {' '.join(PACKAGES)}\n",
            "\\RequirePackage{fix-cm}\n",
            "\\documentclass[10pt]{article}\n",
            _geometry(setup),
            *(f"\\usepackage{{{name}}}\n" for name in _USED),
            rf"\hypersetup{{pdftitle={{{escape_latex(book.title)}}},pdfauthor={{{escape_latex(book.author)}}}}}",
            "\n",
            chosen,
            _sizes(setup.text_size),
            f"\n\\newcommand{{\\goaspect}}{{{setup.aspect:.4g}}}",
            _COMMANDS,
            _SIGN_DEFINITIONS,
            _POINTS_AND_TYPE,
            _foot(book, setup),
        )
    )


_USED = ("fontspec", "graphicx", "multicol", "longtable", "fancyhdr", "psgo")


def _geometry(setup: PageSetup) -> str:
    margins = setup.margins
    lengths = {
        "paperwidth": setup.width,
        "paperheight": setup.height,
        "left": margins.left,
        "top": margins.top,
        "right": margins.right,
        "bottom": margins.bottom,
        "footskip": margins.bottom / 2,
    }
    told = ",".join(f"{name}={length:g}mm" for name, length in lengths.items())
    return (
        f"\\usepackage[{told}]{{geometry}}\n"
        f"\\setlength{{\\columnsep}}{{{setup.gutter:g}mm}}\n"
        "\\usepackage[hidelinks]{hyperref}\n"
    )


def _sizes(text: float) -> str:
    """Return the type sizes, and the commands for paragraph styles."""

    def size(factor: float) -> str:
        return (
            f"\\fontsize{{{text * factor:.4g}pt}}{{{text * factor * _LEADING:.4g}pt}}\\selectfont"
        )

    def style(name: str, factor: float, rest: str, above: str) -> str:
        return (
            f"\\newcommand{{\\{name}}}[1]"
            f"{{\\par\\addvspace{{{above}\\baselineskip}}{{{size(factor)}{rest} #1\\par}}}}\n"
        )

    return "".join(
        (
            f"\\renewcommand{{\\normalsize}}{{{size(1)}}}\\normalsize\n",
            f"\\newcommand{{\\gosmallsize}}{{{size(_SMALL)}}}\n",
            style("gotitle", _TITLE, r"\bfseries", "1"),
            style("gosubtitle", _SUBTITLE, "", "0.3"),
            style("goheading", _HEADING, r"\bfseries", "0.8"),
            "\\newcommand{\\gosmall}[1]{{\\gosmallsize #1\\par}}",
        )
    )


def _foot(book: Book, setup: PageSetup) -> str:
    """Return the commands for the page footer."""
    said = [latex_text(book.running_title)] if book.running_title else []
    if setup.page_numbers:
        pages = r" / \pageref{golast}" if setup.first_page == 1 else ""
        said.append(rf"\thepage{{}}{pages}")
    return (
        "\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\n"
        f"\\fancyfoot[C]{{\\gosmallsize {' – '.join(said)}}}\n"
        f"\\setcounter{{page}}{{{setup.first_page}}}\n"
    )


def _choices(command: str, fonts: tuple[str, ...]) -> str:
    return "".join(f"\\gochoose\\{command}{{{font}}}\n" for font in fonts)

"""All notations in menu order; to add one, import it here."""

# ruff: noqa: I001 - the order matters

from .andreev import Andreev as Andreev
from .western import Western as Western
from .tengen_squares import TengenSquares as TengenSquares
from .cartesian import Cartesian as Cartesian
from .draughts import Draughts as Draughts
from .diagonal import Diagonal as Diagonal
from .sgf import Sgf as Sgf
from .korean import Korean as Korean
from .numeric import Numeric as Numeric
from .kanji import Kanji as Kanji
from .relative import Relative as Relative
from .rokirovka import Rokirovka as Rokirovka
from .corner import Corner as Corner
from .audouard import Audouard as Audouard
from .centre_signed import CentreSigned as CentreSigned
from .serial import Serial as Serial
from .cartesian_top import CartesianTop as CartesianTop
from .named import Named as Named

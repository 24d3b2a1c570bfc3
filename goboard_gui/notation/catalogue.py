"""All notations in menu order; to add one, import it here."""

# ruff: noqa: I001 - the order matters

from .andreev import AndreevNotation as AndreevNotation
from .western import WesternNotation as WesternNotation
from .tengen_squares import TengenSquaresNotation as TengenSquaresNotation
from .cartesian import CartesianNotation as CartesianNotation
from .draughts import DraughtsNotation as DraughtsNotation
from .diagonal import DiagonalNotation as DiagonalNotation
from .sgf import SgfNotation as SgfNotation
from .korean import KoreanNotation as KoreanNotation
from .numeric import NumericNotation as NumericNotation
from .kanji import KanjiNotation as KanjiNotation
from .relative import RelativeNotation as RelativeNotation
from .rokirovka import RokirovkaNotation as RokirovkaNotation
from .corner import CornerNotation as CornerNotation
from .audouard import AudouardNotation as AudouardNotation
from .centre_signed import CentreSignedNotation as CentreSignedNotation
from .serial import SerialNotation as SerialNotation
from .cartesian_top import CartesianTopNotation as CartesianTopNotation
from .named import NamedPointsNotation as NamedPointsNotation

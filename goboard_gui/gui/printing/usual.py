"""What is chosen before anything is: the board as it is seen in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.options import Edition
from ...diagram.book.options import Names as BookNames
from ...diagram.compose import LastMove, PointNames
from .choices import Choices
from .phrases import phrases

if TYPE_CHECKING:
    from ...diagram.compose import DisplayOptions
    from ..core.view_settings import ViewSettings


def usual_choices(view_settings: ViewSettings, *, several: bool) -> Choices:
    """The notation and the view of a window, and else what books have, see `Choices`."""
    names = BookNames(view_settings.notation, view_settings.view, view_settings.reading)
    edition = Edition(names, shown=_on_paper(view_settings.shown), phrases=phrases())
    return Choices(edition, several=several)


def _on_paper(shown: DisplayOptions) -> DisplayOptions:
    """What is shown without a pointer, and with nothing that says where one is."""
    names = PointNames.NONE if shown.names is PointNames.CHAIN else shown.names
    return shown._replace(names=names, spotlight=False, last_move=LastMove.NOTHING)

"""Board themes: colours, line widths and sizes.

Colours are in Qt's format, ``#rrggbb`` or ``#aarrggbb``; lengths are in line spacings.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf

from ..named_tuples import NamedTuple
from .units import MM_PER_POINT


class Wood(NamedTuple):
    """The colours of a straight-grained wooden board: its grain, edge and shadow."""

    early: str
    late: str
    edge: str
    shadow: str


class Slate(NamedTuple):
    """The colours of a shaded black stone, from highlight to rim."""

    light: str
    body: str
    rim: str


class Shell(NamedTuple):
    """The colours of a shaded white stone, from highlight to rim, and of its grain."""

    light: str
    body: str
    rim: str
    grain: str


class Shading(NamedTuple):
    """The colours of shaded stones and their shadows."""

    slate: Slate
    shell: Shell
    shadow: str


class Theme(NamedTuple):
    """The look of a board: colours, wood, shading of stones, line widths and fonts.

    ``background`` is the colour around the board. Without ``wood`` the board is a plain
    ``surface``; without ``shading`` stones are flat. ``ink`` and ``name_ink`` are text colours on
    empty points, ``on_black`` and ``on_white`` on stones, ``edge_ink`` and ``second_ink`` at the
    edges. ``ghost_opacity`` is the opacity of stones, marks and labels that a click would add, of
    variations shown as ghost stones, and of a stone lifted off the board. Watermarks have the
    colour ``line`` and the opacity ``watermark_opacity``. ``accent`` and ``warning`` default to the
    text colour. ``dark_square`` is the colour of dark squares. ``tints`` has a colour for each
    `TintRole`. With ``outlines``, text is drawn as shapes, which need no fonts.
    ``placement_offset`` is how far stones may lie off their points, in line spacings.
    ``evaluation_colours`` has a colour for each `MoveEvaluation`; if it is None, all variations
    look alike. ``edge_scale`` enlarges edge labels, whose type is between ``min_edge_size`` and
    ``max_edge_size`` units large if there is room. Labels on points are whole, and condensed rather
    than smaller than ``min_label_size`` units, unless it is 0. If ``transparent``, the surface is
    drawn only behind labels. Flat stones have the colours ``black_stone`` and ``white_stone``, and
    the rim ``stone_rim``. No line is narrower than ``min_line_width`` units. A ``solid`` theme
    draws in opaque colours only, except on screens and bitmaps: what is translucent otherwise has
    the colour in which it appears on the surface.
    """

    background: str
    surface: str
    wood: Wood | None
    shading: Shading | None

    line: str
    ink: str
    name_ink: str
    on_black: str
    on_white: str
    edge_ink: str
    second_ink: str
    accent: str | None
    warning: str | None
    glow: str
    structure: str
    spot: str
    dark_square: str
    tints: tuple[str, ...]
    arrow: str
    arrow_halo: str
    evaluation_colours: tuple[str, str, str, str] | None

    line_width: float = 0.028
    border_width: float = 0.05
    hoshi_diameter: float = 0.19
    stone_diameter: float = 0.975
    rim_width: float = 0.045
    mark_width: float = 0.075
    ghost_opacity: float = 0.55
    dimmed_opacity: float = 0.4
    watermark_opacity: float = 0.8
    families: tuple[str, ...] = ("DejaVu Sans", "Noto Sans", "Noto Sans CJK JP")
    outlines: bool = False
    placement_offset: float = 0.0
    edge_scale: float = 1.0
    min_edge_size: float = 0.0
    max_edge_size: float = inf
    min_label_size: float = 0.0
    transparent: bool = False
    black_stone: str = "#000000"
    white_stone: str = "#ffffff"
    stone_rim: str = "#000000"
    min_line_width: float = 0.0
    solid: bool = False

    @property
    def uses_gradients(self) -> bool:
        """Whether the theme draws translucent gradients."""
        return self.wood is not None or self.shading is not None

    @property
    def is_grey(self) -> bool:
        """Whether all colours of the theme are black, white or grey."""
        return _has_only_greys(self)


@lru_cache(maxsize=64)
def _has_only_greys(theme: Theme) -> bool:
    if theme.uses_gradients:
        return False
    texts = (value for value in theme if isinstance(value, str))
    colours = (*texts, *theme.tints, *(theme.evaluation_colours or ()))
    return all(len(set(_channels(colour))) == 1 for colour in colours)


def blended_colour(colour: str, opacity: float, ground: str) -> str:
    """Return the opaque colour in which a colour with an opacity appears on an opaque ground.

    The opacity of the colour itself is taken into account as well.

    >>> blended_colour("#000000", 0.25, "#ffffff"), blended_colour("#80ffffff", 1.0, "#000000")
    ('#bfbfbf', '#808080')
    """
    share = opacity * (int(colour[1:3], 16) / 255 if len(colour) == 9 else 1.0)
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    mixed = (round(share * above + (1 - share) * below) for above, below in pairs)
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _channels(colour: str) -> list[int]:
    """Return the red, green and blue of a colour, from 0 to 255."""
    return [int(colour[at : at + 2], 16) for at in range(len(colour) - 6, len(colour), 2)]


@lru_cache(maxsize=64)
def faded_theme(theme: Theme, opacity: float) -> Theme:
    """Return a theme in which the content of points is drawn in the opaque colours in which it
    appears on the surface with an opacity.
    """

    def faded(colour: str) -> str:
        return blended_colour(colour, opacity, theme.surface)

    evaluations = theme.evaluation_colours
    if evaluations is not None:
        good, interesting, doubtful, bad = map(faded, evaluations)
        evaluations = (good, interesting, doubtful, bad)
    return theme._replace(
        ink=faded(theme.ink),
        name_ink=faded(theme.name_ink),
        on_black=faded(theme.on_black),
        on_white=faded(theme.on_white),
        second_ink=faded(theme.second_ink),
        accent=theme.accent and faded(theme.accent),
        warning=theme.warning and faded(theme.warning),
        glow=faded(theme.glow),
        structure=faded(theme.structure),
        spot=faded(theme.spot),
        evaluation_colours=evaluations,
        black_stone=faded(theme.black_stone),
        white_stone=faded(theme.white_stone),
        stone_rim=faded(theme.stone_rim),
    )


# One hue that gets darker, blue on wood; the verdicts are Okabe and Ito's blue-green and vermilion.
_HEAT = ("#d8f1f4fb", "#d8b9cbe8", "#d87ba3d4", "#d8386fb0", "#d8133a75")
_VERDICTS = ("#d8f0e442", "#d0009e73", "#d0d55e00")

MIN_EDGE_SIZE, MAX_EDGE_SIZE = 13.0, 24.0
"""Font sizes on the screen at which digits are 9 to 18 logical pixels high."""

LIGHT = Theme(
    background="#ebe8e2",
    surface="#dfb777",
    wood=Wood(early="#ffe4ad", late="#c08c40", edge="#8f6427", shadow="#3a2a12"),
    shading=Shading(
        slate=Slate(light="#4d5054", body="#2b2c2f", rim="#131416"),
        shell=Shell(light="#ffffff", body="#f4f2ec", rim="#c9c4b7", grain="#b9b09a"),
        shadow="#2a1a06",
    ),
    line="#3b2a13",
    ink="#33240f",
    name_ink="#5b431f",
    on_black="#f3f0ea",
    on_white="#23211e",
    edge_ink="#5d4521",
    second_ink="#1b6a78",
    accent="#d2452c",
    warning="#b3261e",
    glow="#fff3c4",
    structure="#9c3b14",
    spot="#14708c",
    dark_square="#b98443",
    tints=(
        *("#22c2502e", "#26356f9e", "#265c7f2e", "#24874f86"),
        *("#38fff6d8", "#78fff4c6"),
        *_HEAT,
        *_VERDICTS,
        *("#a0dfb777", "#d8ebe8e2"),
        *("#66201c18", "#8cffffff", "#563a8cb8", "#96d2452c", "#a0dfb777"),
    ),
    arrow="#e61d4f91",
    arrow_halo="#d8fdf6e8",
    evaluation_colours=("#b3261e", "#a34fb0", "#1f6fb5", "#2c7d3a"),
    min_edge_size=MIN_EDGE_SIZE,
    max_edge_size=MAX_EDGE_SIZE,
)

DARK = Theme(
    background="#212226",
    surface="#a97a43",
    wood=Wood(early="#c4935a", late="#80532a", edge="#4a2e13", shadow="#000000"),
    shading=Shading(
        slate=Slate(light="#44474b", body="#232427", rim="#0c0d0e"),
        shell=Shell(light="#fbfaf6", body="#e9e6de", rim="#b3ad9f", grain="#a89f8a"),
        shadow="#120a02",
    ),
    line="#24170a",
    ink="#1b1107",
    name_ink="#1f1309",
    on_black="#e4e1da",
    on_white="#1d1b18",
    edge_ink="#20130a",
    second_ink="#0d3a44",
    accent="#e0533a",
    warning="#9c1c15",
    glow="#ffe7a3",
    structure="#54180a",
    spot="#bfe9f2",
    dark_square="#7d522a",
    tints=(
        *("#2cc2502e", "#34356f9e", "#345c7f2e", "#30874f86"),
        *("#2affe9b8", "#58ffe6ac"),
        *_HEAT,
        *_VERDICTS,
        *("#909c6f3f", "#d8212226"),
        *("#780c0a08", "#80f4efe4", "#566fbad4", "#96e0533a", "#989c6f3f"),
    ),
    arrow="#e6173f75",
    arrow_halo="#d8f3e6d0",
    evaluation_colours=("#f0583f", "#e29af0", "#7cc4ff", "#8fdc8a"),
    min_edge_size=MIN_EDGE_SIZE,
    max_edge_size=MAX_EDGE_SIZE,
    watermark_opacity=0.95,
)

MIN_PRINTED_LINE = 0.25 * MM_PER_POINT
"""The width in millimetres below which printers may lose a line."""

PRINT = Theme(
    background="#ffffff",
    surface="#ffffff",
    wood=None,
    shading=None,
    line="#000000",
    ink="#000000",
    name_ink="#000000",
    on_black="#ffffff",
    on_white="#000000",
    edge_ink="#000000",
    second_ink="#6e6e6e",
    accent=None,
    warning=None,
    glow="#d8d8d8",
    structure="#000000",
    spot="#000000",
    dark_square="#d4d4d4",
    tints=(
        *("#ededed", "#ffffff", "#ededed", "#ffffff"),
        *("#20000000", "#48000000"),
        *("#0c000000", "#24000000", "#44000000", "#6c000000", "#98000000"),
        *("#48000000", "#14000000", "#6c000000"),
        *("#b0ffffff", "#d8ffffff"),
        *("#50000000", "#10000000", "#24000000", "#38000000", "#a0ffffff"),
    ),
    arrow="#000000",
    arrow_halo="#ffffff",
    evaluation_colours=None,
    watermark_opacity=0.55,
    line_width=0.022,
    border_width=0.055,
    hoshi_diameter=0.2,
    stone_diameter=0.94,
    rim_width=0.04,
    edge_scale=1.35,
    families=("Goboard Sans", "Noto Sans", "Noto Sans CJK JP"),
    min_line_width=MIN_PRINTED_LINE,
    solid=True,
)
"""Black, white and grey for paper, where layouts are in millimetres."""

PRINT_ON_SCREEN = PRINT._replace(
    families=LIGHT.families,
    edge_scale=1.0,
    min_edge_size=MIN_EDGE_SIZE,
    max_edge_size=MAX_EDGE_SIZE,
    min_line_width=0.0,
    solid=False,
)
"""The look of printed diagrams, for boards on the screen."""

HIGH_CONTRAST = LIGHT._replace(
    surface="#949494",
    wood=None,
    shading=None,
    line="#000000",
    ink="#000000",
    name_ink="#000000",
    on_black="#ffffff",
    on_white="#000000",
    edge_ink="#000000",
    second_ink="#00004d",
    accent="#ff2a00",
    warning="#5c0000",
    glow="#ffff00",
    structure="#5c0000",
    spot="#ffffff",
    dark_square="#6e6e6e",
    tints=(
        *("#50ffffff", "#50000000", "#50ffff00", "#5000008b"),
        *("#60ffff00", "#a0ffff00"),
        *_HEAT,
        *_VERDICTS,
        *("#a0949494", "#d8ebe8e2"),
        *("#80000000", "#b0ffffff", "#7000008b", "#b0ff2a00", "#a0949494"),
    ),
    arrow="#00004d",
    arrow_halo="#ffffff",
    evaluation_colours=("#5c0000", "#4b0060", "#00206b", "#003d00"),
    line_width=0.045,
    border_width=0.08,
    hoshi_diameter=0.26,
    rim_width=0.07,
    mark_width=0.1,
    ghost_opacity=0.7,
    edge_scale=1.15,
)
"""Flat black and white stones on grey, from which both stand out, with thick lines."""

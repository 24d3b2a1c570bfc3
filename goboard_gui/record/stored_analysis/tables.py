"""The properties that contain the analysis of a position."""

GBAN = "GBAN"
"""Our private property: the analysis with everything that we know about it, see `gban`."""
WIN_RATE = "SBKV"
"""Black's win rate in percent, written by Sabaki, Ogatak and us."""
SCORE = "SBKS"
"""Black's lead in points, written by Sabaki and us."""
OGATAK_SCORE = "OGSC"
"""Black's lead in points, written by Ogatak."""

LEELA_VALUES, KATAGO_VALUES = "QLZV", "QKGV"
"""Visits, win rate, score, komi and engine, written by q5Go."""
LIZZIE_ANALYSIS = "LZ"
KATRAIN_ANALYSIS = "KT"

WRITTEN_PROPERTIES = (WIN_RATE, SCORE, GBAN)
"""The properties that we write, in this order."""
ANALYSIS_PROPERTIES = frozenset(
    {
        *WRITTEN_PROPERTIES,
        OGATAK_SCORE,
        LEELA_VALUES,
        KATAGO_VALUES,
        LIZZIE_ANALYSIS,
        KATRAIN_ANALYSIS,
    }
)
"""All properties with analysis of a position that we can read."""

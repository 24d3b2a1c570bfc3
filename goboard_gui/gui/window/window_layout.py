"""Layouts of a window: which panels and toolbars are shown, and the sizes of the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar


class WindowLayout(NamedTuple):
    """The visible panels and toolbars of a window, and the sizes of the panels; nothing else.

    ``panels`` maps the names of the visible panels to their width and height. ``front`` has the
    names of the panels that are in front of others in their tab groups, ``toolbars`` those of the
    visible toolbars.
    """

    panels: Mapping[str, tuple[int, int]]
    toolbars: frozenset[str]
    front: frozenset[str] = frozenset()

    @classmethod
    def from_panels(
        cls, panels: Sequence[QDockWidget], toolbars: Sequence[QToolBar]
    ) -> WindowLayout:
        """Return the current layout of these panels and toolbars."""
        shown = [panel for panel in panels if not panel.isHidden()]
        return cls(
            {panel.objectName(): (panel.width(), panel.height()) for panel in shown},
            frozenset(bar.objectName() for bar in toolbars if not bar.isHidden()),
            frozenset(p.objectName() for p in shown if not p.visibleRegion().isEmpty()),
        )

    def apply_to_window(
        self, window: QMainWindow, panels: Sequence[QDockWidget], toolbars: Sequence[QToolBar]
    ) -> None:
        """Show and hide the panels and toolbars of a window, and resize the panels.

        The panels stay where the user has put them.
        """
        for bar in toolbars:
            bar.setVisible(bar.objectName() in self.toolbars)
        for panel in panels:
            panel.setVisible(panel.objectName() in self.panels)
        self.resize_panels(window, panels)
        # The tabs of panels exist only after the panels have been laid out.
        QTimer.singleShot(0, window, lambda: self._finish(window, panels))

    def _finish(self, window: QMainWindow, panels: Sequence[QDockWidget]) -> None:
        for panel in panels:
            if panel.objectName() in self.front and not panel.isHidden():
                panel.raise_()
        self.resize_panels(window, panels)

    def resize_panels(self, window: QMainWindow, panels: Sequence[QDockWidget]) -> None:
        """Give the visible panels their sizes in this layout."""
        docked = [panel for panel in panels if not panel.isHidden() and not panel.isFloating()]
        sizes = [self.panels.get(panel.objectName(), (0, 0)) for panel in docked]
        known = [(panel, size) for panel, size in zip(docked, sizes, strict=True) if all(size)]
        for index, orientation in enumerate((Qt.Orientation.Horizontal, Qt.Orientation.Vertical)):
            window.resizeDocks(
                [panel for panel, _ in known], [size[index] for _, size in known], orientation
            )

    def to_text(self, name: str) -> str:
        """Return the layout and its name as text for the settings."""
        stored = {
            "name": name,
            "panels": {panel: list(size) for panel, size in self.panels.items()},
            "front": sorted(self.front),
            "toolbars": sorted(self.toolbars),
        }
        import json

        return json.dumps(stored, ensure_ascii=False)


def parse_layout(text: str) -> tuple[str, WindowLayout] | None:
    """Parse the text of a stored layout; return its name and the layout, or None if the text is
    invalid.
    """
    import json

    try:
        stored: Any = json.loads(text)
        panels = {
            str(panel): (int(width), int(height))
            for panel, (width, height) in stored["panels"].items()
        }
        layout = WindowLayout(
            panels, frozenset(map(str, stored["toolbars"])), frozenset(map(str, stored["front"]))
        )
        name = stored["name"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return (name, layout) if isinstance(name, str) and name else None


MAIN_BAR, MARKUP_BAR = "tools", "marks"

RECORD = WindowLayout({"game": (300, 700)}, frozenset({MAIN_BAR}))
"""The layout for recording a game: the board, the players and the list of moves."""

STUDY = WindowLayout(
    {"game": (296, 270), "tree": (296, 110), "comments": (296, 260), "collection": (285, 700)},
    frozenset({MAIN_BAR, MARKUP_BAR}),
    frozenset({"collection"}),
)
"""The layout for studying, with the collection."""

ANNOTATE = WindowLayout(
    {"game": (300, 370), "tree": (300, 105), "comments": (300, 245)},
    frozenset({MAIN_BAR, MARKUP_BAR}),
)
"""The layout for annotating, which is the default."""

"""How the window looks: Fusion, our palettes, one font, one spacing scale, one style sheet."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from workbench.gui.palette import DARK, LIGHT, PALETTES, Palette
from workbench.gui.style_sheet import style_sheet

__all__ = ["DARK", "LARGE", "LIGHT", "MONO", "NORMAL", "SMALL", "TINY", "Palette", "apply", "current", "font", "mix"]

#: Spacing in pixels: between a label and its field, between fields, around a pane, between groups.
TINY, SMALL, NORMAL, LARGE = 4, 8, 16, 24
#: Point sizes: captions, body, headings of groups, titles.
CAPTION, BODY, HEADING, TITLE = 8.5, 9.5, 11.0, 15.0
#: Looks alike on all systems, and takes our palettes.
STYLE = "Fusion"
FAMILY = "DejaVu Sans"
MONO = "DejaVu Sans Mono"
#: The style draws edges in a colour so much darker than the one that it is given, in percent.
_EDGE = 140
_FONTS = Path(__file__).resolve().parent / "fonts"
_now = LIGHT


def current() -> Palette:
    """The palette that is on."""
    return _now


def apply(app: QApplication, name: str) -> Palette:
    """Give the application the palette `light` or `dark`, the bundled font and the style sheet.

    Every widget gets a PaletteChange; one that paints by itself reads `current()` again then.
    """
    global _now
    _now = PALETTES.get(name, LIGHT)
    # each of these styles every widget again, so only what is new is set
    if app.property("themed") == _now.name:
        return _now
    if app.property("themed") is None:
        _load_fonts()
        if app.property("style") != STYLE:
            app.setStyle(STYLE)
        app.setFont(font())
    app.setProperty("themed", _now.name)
    app.setPalette(_qt_palette(_now))
    # the stub asks for bytes, which Qt refuses
    app.setPalette(_box_palette(_now), "QCheckBox")  # type: ignore[arg-type]
    app.setStyleSheet(style_sheet(_now))
    return _now


def font(size: float = BODY, *, bold: bool = False, mono: bool = False) -> QFont:
    """The window's font at a point size of the scale."""
    made = QFont(MONO if mono else FAMILY)
    made.setPointSizeF(size)
    made.setBold(bold)
    return made


def mix(one: str, other: str, share: float) -> QColor:
    """A colour between two: 0 is the first, 1 the second."""
    a, b = QColor(one), QColor(other)
    parts = [round(x + (y - x) * share) for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))]
    return QColor(*parts)


def _load_fonts() -> None:
    """Load the bundled fonts once, so that text is the same everywhere, also where no font is installed."""
    for file in sorted(_FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def _qt_palette(colors: Palette) -> QPalette:
    """Our colours in Qt's roles."""
    made = QPalette()
    role = QPalette.ColorRole
    for key, value in _roles(colors):
        made.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, QColor(colors.faint))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colors.border))
    return made


def _box_palette(colors: Palette) -> QPalette:
    """The colours of check boxes: the style draws their edge a good deal darker than what it takes for the window."""
    made = _qt_palette(colors)
    made.setColor(QPalette.ColorRole.Window, QColor(colors.faint).lighter(_EDGE))
    return made


def _roles(colors: Palette) -> tuple[tuple[QPalette.ColorRole, str], ...]:
    role = QPalette.ColorRole
    return (
        (role.Window, colors.window),
        (role.WindowText, colors.text),
        (role.Base, colors.surface),
        (role.AlternateBase, colors.raised),
        (role.Text, colors.text),
        (role.Button, colors.raised),
        (role.ButtonText, colors.text),
        (role.BrightText, colors.error),
        (role.ToolTipBase, colors.raised),
        (role.ToolTipText, colors.text),
        (role.PlaceholderText, colors.faint),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.on_accent),
        (role.Link, colors.accent),
        (role.LinkVisited, colors.accent),
        (role.Accent, colors.accent),
        (role.Light, colors.raised),
        (role.Midlight, colors.raised),
        (role.Mid, colors.border),
        (role.Dark, colors.strong_border),
        (role.Shadow, colors.border),
    )

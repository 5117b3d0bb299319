"""The colours of the window as values: one light palette, one dark."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """Named colours, each `#rrggbb` (`hex_edge` is `#aarrggbb`). `seats` holds the players' colours, seat 1 first."""

    name: str
    dark: bool
    window: str
    surface: str
    raised: str
    sunken: str
    border: str
    strong_border: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    error: str
    warning: str
    info: str
    good: str
    error_tint: str
    warning_tint: str
    board: str
    hex_edge: str
    legal: str
    active: str
    seats: tuple[str, ...]

    def seat(self, number: int) -> str:
        """The colour of a seat, counted from 1; 0 is nobody's and gets the muted one."""
        return self.muted if number < 1 else self.seats[(number - 1) % len(self.seats)]


LIGHT = Palette(
    name="light",
    dark=False,
    window="#f4f5f8",
    surface="#ffffff",
    raised="#fbfcfd",
    sunken="#eceef3",
    border="#dde1e8",
    strong_border="#c3c9d4",
    text="#1c2230",
    muted="#5d6678",
    faint="#98a0af",
    accent="#3f5fd0",
    accent_hover="#3350b8",
    on_accent="#ffffff",
    selection="#dfe5fb",
    error="#c62f3b",
    warning="#b26a00",
    info="#2f74b5",
    good="#2a8552",
    error_tint="#fcebec",
    warning_tint="#fdf3e1",
    board="#e6eaf0",
    hex_edge="#38000000",
    legal="#3f5fd0",
    active="#e8a400",
    seats=("#2f6fde", "#d9532c", "#2c9a63", "#8a50c8", "#c08a00", "#128a96"),
)

DARK = Palette(
    name="dark",
    dark=True,
    window="#191c23",
    surface="#20242d",
    raised="#282d38",
    sunken="#14171d",
    border="#323845",
    strong_border="#48505f",
    text="#e5e8ef",
    muted="#9aa3b4",
    faint="#6b7485",
    accent="#8098ff",
    accent_hover="#98acff",
    on_accent="#10131a",
    selection="#313d69",
    error="#ff7480",
    warning="#f0b04a",
    info="#6db3f2",
    good="#5fc98d",
    error_tint="#3d252b",
    warning_tint="#3a3020",
    board="#14171d",
    hex_edge="#60000000",
    legal="#9db0ff",
    active="#ffc94d",
    seats=("#5b95ff", "#ff8158", "#54c98c", "#b98aff", "#e6b53c", "#45c3d0"),
)

PALETTES = {palette.name: palette for palette in (LIGHT, DARK)}

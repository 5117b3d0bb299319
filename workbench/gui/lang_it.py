"""What the window says, in Italian."""

from __future__ import annotations

ITALIAN: dict[str, str] = {}

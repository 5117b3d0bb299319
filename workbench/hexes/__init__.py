"""Hex coordinates, offset layouts, distances, lines, rings and bit masks. No terrain, no rules."""

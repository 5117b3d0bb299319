"""Battles whose armies are drafted first, card by card, within the points (HS-DRF)."""

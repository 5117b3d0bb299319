"""Pokémon Wave 2: the card game of sixteen energy types for two players."""

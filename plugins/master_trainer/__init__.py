"""Pokémon Master Trainer III: spin, move, and come to the goal with the best Pokémon."""

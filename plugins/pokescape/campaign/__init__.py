"""Scenarios around battles: walking, wild Pokémon, map trainers, capture, growth, neutral figures."""

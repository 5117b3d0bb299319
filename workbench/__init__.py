"""Edit, check and play content packs of Pokémon tabletop games."""

__version__ = "0.1.0"

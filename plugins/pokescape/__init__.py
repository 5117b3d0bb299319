"""PokéScape: HeroScape battles between Pokémon, from the Project Pokémon Master Set rulebook."""

"""What attacks, powers and trainers do, as their cards say it: for who is about to choose."""

from __future__ import annotations

from typing import Any

from ..compiled import Table
from ..structs.cards import PokemonFace, TrainerFace
from .cards import Writer, card_lines


def attack(table: Table, card: int, index: int, lang: str) -> str:
    """Return what an attack does beside its damage; empty when it does nothing else."""
    face = table.cards[card].card.face
    assert isinstance(face, PokemonFace)
    return _effects(table, (face.attacks[index].before, face.attacks[index].after), lang)


def power(table: Table, card: int, index: int, lang: str) -> str:
    """Return what a power that is used does."""
    face = table.cards[card].card.face
    assert isinstance(face, PokemonFace | TrainerFace)
    return _effects(table, (getattr(face.powers[index], "effects", ()),), lang)


def trainer(table: Table, card: int, lang: str) -> str:
    """Return what a trainer does when it is played, of a Stadium what it does from then on."""
    face = table.cards[card].card.face
    assert isinstance(face, TrainerFace)
    if face.powers:
        return " ".join(card_lines(table.cards[card].card, table.find, lang)[1:])
    return _effects(table, (face.effects,), lang)


def _effects(table: Table, lists: tuple[tuple[Any, ...], ...], lang: str) -> str:
    """Effects as sentences."""
    writer = Writer(table.find, lang)
    return " ".join(str(writer.effects(effects, "").sentence()) for effects in lists if effects)

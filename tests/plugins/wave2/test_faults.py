"""What one card says that cannot be played, or is hardly meant."""

import json

import pytest

from plugins.wave2.faults import entity_advice, entity_faults
from tests.plugins.wave2.bed import attack, pokemon, power, shipped, trainer

AFTER = "`add_damage` comes after the damage, so that it does nothing"


def card(face):
    """A card entity."""
    if face["sort"] == "pokemon":
        face = {"species": "mon", **face}
    return {"id": "c", "name": {"en": "C"}, "face": face}


def faults(face):
    """(pointer, message) of a card's faults."""
    return [(pointer, message) for pointer, message, _ in entity_faults("card", card(face))]


@pytest.mark.parametrize(
    ("face", "pointer", "message"),
    [
        (
            pokemon(attack(after=[{"do": "flip", "heads": [{"do": "add_damage", "amount": 10}]}])),
            "/face/attacks/0/after/0/heads/0/do",
            AFTER,
        ),
        (pokemon(attack(after=[{"do": "heal", "on": "chosen", "amount": 1}])), "/face/attacks/0/after/0/on",
         "nobody is chosen here"),
        (pokemon(attack(after=[{"do": "heal", "on": "attacker", "amount": 1}])), "/face/attacks/0/after/0/on",
         "nobody attacks here"),
        (trainer({"do": "heal", "on": "self", "amount": 1}), "/face/effects/0/on", "this card is no Pokémon"),
        (trainer({"do": "draw", "cards": 1}, role="stadium"), "/face/effects",
         "a Stadium does nothing when it is played"),
        (trainer(powers=[power("aura", modifiers=[{"stat": "retreat", "add": 1, "among": {"side": "any"}}])]),
         "/face/powers", "only a Stadium stays in play to use powers"),
        (trainer(role="stadium", powers=[power("trigger", at="hit", effects=[])]), "/face/powers/0/at",
         "a Stadium never meets `hit`"),
        (pokemon(attack(after=[{"do": "strike", "on": "defender", "amount": 15}])), "/face/attacks/0/after/0/amount",
         "`amount` is `15`, expected a multiple of 10"),
        (pokemon(powers=[power("aura", modifiers=[{"stat": "damage_taken", "add": -5, "among": {"side": "self"}}])]),
         "/face/powers/0/modifiers/0/add", "`add` is `-5`, expected a multiple of 10"),
        (pokemon(evolves_from="mon"), "/face/evolves_from", "`mon` evolves from itself"),
        (pokemon(attack(), attack()), "/face/attacks/1/id", "`hit` is there twice"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_cannot_be_played_is_told_at_its_place(face, pointer, message):
    assert (pointer, message) in faults(face)


def test_a_condition_that_heads_ends_needs_a_coin():
    condition = {"id": "c", "name": {"en": "C"}, "sign": {"en": "C"}, "between": {"heads_cures": True}}
    assert [pointer for pointer, *_ in entity_faults("special_condition", condition)] == ["/between/heads_cures"]


@pytest.mark.parametrize(
    ("face", "pointer"),
    [
        (pokemon(), "/face/attacks"),
        (pokemon(attack(damage=10), weakness=["bug"], resistance=["bug"]), "/face/weakness/0"),
        (pokemon(attack()), "/face/attacks/0"),
        (pokemon(attack(after=[{"do": "change", "on": "self", "stat": "damage_dealt", "add": 30}])),
         "/face/attacks/0/after/0/until"),
        (trainer(), "/face"),
    ],
)  # fmt: skip
def test_what_is_hardly_meant_is_told(face, pointer):
    assert [at for at, *_ in entity_advice("card", card(face))] == [pointer]


def test_no_shipped_card_has_a_fault():
    for name, data in shipped("card").items():
        whole = json.loads(json.dumps({"id": name, **data}))
        assert list(entity_faults("card", whole)) == []
        assert list(entity_advice("card", whole)) == []

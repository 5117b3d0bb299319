"""The packs that ship: whole, and true to what is printed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.content.shipped import entities, find
from workbench import places
from workbench.model.kind import Kind
from workbench.model.pointer import changed_at
from workbench.model.ref import EntityRef
from workbench.pack.canonical import to_text
from workbench.workspace import Workspace

#: Appendix A of the rulebook, its misprints put right: chain by chain, what it costs to become the next species.
APPENDIX_A = """
bulbasaur 80 ivysaur 80 venusaur | charmander 80 charmeleon 100 charizard | squirtle 80 wartortle 100 blastoise
caterpie 35 metapod 15 butterfree | weedle 35 kakuna 15 beedrill | pidgey 75 pidgeotto 90 pidgeot | rattata 80 raticate
spearow 70 fearow | ekans 80 arbok | pikachu thunder_stone raichu | sandshrew 80 sandslash
nidoran_f 50 nidorina moon_stone nidoqueen | nidoran_m 50 nidorino moon_stone nidoking | clefairy moon_stone clefable
vulpix fire_stone ninetales | jigglypuff moon_stone wigglytuff | zubat 75 golbat | oddish 55 gloom leaf_stone vileplume
paras 80 parasect | venonat 45 venomoth | diglett 55 dugtrio | meowth 80 persian | psyduck 50 golduck
mankey 90 primeape | growlithe fire_stone arcanine | poliwag 75 poliwhirl water_stone poliwrath
abra 80 kadabra trade alakazam | machop 60 machoke trade machamp | bellsprout 55 weepinbell leaf_stone victreebel
tentacool 80 tentacruel | geodude 90 graveler trade golem | ponyta 60 rapidash | slowpoke 80 slowbro
magnemite 45 magneton | doduo 60 dodrio | seel 40 dewgong | grimer 50 muk | shellder water_stone cloyster
gastly 60 haunter trade gengar | drowzee 75 hypno | krabby 80 kingler | voltorb 80 electrode
exeggcute leaf_stone exeggutor | cubone 65 marowak | koffing 35 weezing | rhyhorn 85 rhydon | horsea 80 seadra
goldeen 65 seaking | staryu water_stone starmie | magikarp 85 gyarados | eevee water_stone vaporeon
eevee thunder_stone jolteon | eevee fire_stone flareon | omanyte 150 omastar | kabuto 150 kabutops
dratini 100 dragonair 125 dragonite
"""


#: All that the rulebook prints of its cards' numbers.
PRINTED: dict[str, dict[str, Any]] = {
    "pidgey": {"points": 15},
    "bulbasaur": {"points": 50},
    "magnemite": {"points": 70},
    "onix": {"points": 150},
    "pikachu": {
        "defense": 3,
        "base_attack": "normal",
        "weak": ["ground"],
        "resist": ["electric", "flying", "steel"],
    },
}


NAMED_BY_THE_RULEBOOK = """
pidgey bulbasaur magnemite onix pikachu charmander squirtle abra paras scyther kangaskhan lapras charizard dragonair
primeape wartortle parasect dratini
"""


STARTERS = "bulbasaur ivysaur venusaur charmander charmeleon charizard squirtle wartortle blastoise"


def shipped() -> Iterator[Path]:
    """Every JSON file of the two packs."""
    for pack in ("pokescape_base", "kanto"):
        yield from sorted((places.content() / pack).rglob("*.json"))


def kind_of(path: Path) -> str:
    """The kind of the entity in a file."""
    return "pack" if path.name == "pack.json" else path.parent.name


def test_the_151_species_of_kanto_are_there_with_their_names() -> None:
    species = entities("kanto", "species")
    assert sorted(one["number"] for one in species.values()) == list(range(1, 152))
    spelt = {one["number"]: one["name"]["en"] for one in species.values()}
    assert [spelt[n] for n in (1, 29, 32, 83, 122)] == ["Bulbasaur", "Nidoran♀", "Nidoran♂", "Farfetch’d", "Mr. Mime"]
    assert all(one["name"]["it"] for one in species.values())


@pytest.mark.rule("PS-EVO-07")
def test_the_chains_are_those_of_appendix_a() -> None:
    wanted = set()
    for line in APPENDIX_A.replace("|", "\n").strip().splitlines():
        words = line.split()
        wanted |= {(words[at], words[at + 1], words[at + 2]) for at in range(0, len(words) - 2, 2)}
    assert len(wanted) == 72
    found = []
    for name, chain in entities("kanto", "evolution_chain").items():
        assert name == chain["links"][0]["from"], "a chain is called after its first species"
        for link in chain["links"]:
            (method,) = link["methods"]
            cost = method.get("markers") or method.get("item") or method["by"]
            found.append((link["from"], str(cost), link["to"]))
    assert len(found) == 72
    assert set(found) == wanted


def test_every_species_has_a_card_that_says_the_same_number() -> None:
    cards, species = entities("kanto", "army_card"), entities("kanto", "species")
    assert set(cards) == set(species)
    assert all(card["species"] == name and card["number"] == species[name]["number"] for name, card in cards.items())


def test_printed_numbers_are_kept_and_flagged() -> None:
    cards = entities("kanto", "army_card")
    for name, numbers in PRINTED.items():
        assert {key: cards[name][key] for key in numbers} == numbers
        assert set(numbers) <= set(cards[name]["printed"])
    assert {name for name, card in cards.items() if card.get("printed")} == set(PRINTED)
    assert {card["source"] for card in cards.values()} == {"house"}, "no whole card is known"


def test_weaknesses_follow_from_the_types() -> None:
    chart = {name: kind["effectiveness"] for name, kind in entities("pokescape_base", "type").items()}
    for name, species in entities("kanto", "species").items():
        wanted: dict[str, list[str]] = {"weak": [], "resist": [], "no_effect": []}
        for attack, does in chart.items():
            times = sum((own in does.get("strong", ())) - (own in does.get("weak", ())) for own in species["types"])
            if any(own in does.get("none", ()) for own in species["types"]):
                wanted["no_effect"].append(attack)
            elif times:
                wanted["weak" if times > 0 else "resist"].append(attack)
        card = entities("kanto", "army_card")[name]
        assert {key: card.get(key, []) for key in wanted} == wanted, name


def test_the_rulebooks_pokemon_and_the_starters_have_powers() -> None:
    cards = entities("kanto", "army_card")
    assert not [name for name in f"{NAMED_BY_THE_RULEBOOK} {STARTERS}".split() if not cards[name].get("powers")]
    assert sum(power["kind"] == "special_attack" for card in cards.values() for power in card.get("powers", ())) >= 100


@pytest.mark.rule("PS-CARD-02")
def test_the_attack_types_are_the_seventeen_that_are_printed() -> None:
    types = (
        "bug dark dragon electric fighting fire flying ghost grass ground ice normal poison psychic rock steel water"
    )
    assert sorted(entities("pokescape_base", "type")) == types.split()


def test_the_ten_trainer_cards_have_each_a_power_of_its_own() -> None:
    trainers = entities("kanto", "trainer")
    assert len(trainers) == 10
    assert {trainer["rules"]["mode"] for trainer in trainers.values()} == {"figure", "support"}
    powers = [json.dumps({**power, "name": ""}) for one in trainers.values() for power in one["rules"]["powers"]]
    assert len(set(powers)) == len(powers) == 10


@pytest.mark.rule("PS-ITM-09")
def test_every_item_of_the_rulebook_is_there_and_says_what_it_is_for() -> None:
    uses = {name: item["rules"]["use"] for name, item in entities("pokescape_base", "item").items()}
    machines = {name: item["rules"]["use"] for name, item in entities("kanto", "item").items()}
    wanted = {
        "ball": "poke_ball great_ball ultra_ball master_ball",
        "medicine": "potion full_heal",
        "battle": "x_attack x_defend x_speed x_init",
        "held": "miracle_seed charcoal mystic_water",
        "escape": "escape_rope",
        "decoy": "poke_doll",
        "stone": "fire_stone leaf_stone moon_stone thunder_stone water_stone",
        "stat": "power_bar carbos iron protein hp_up",
        "rod": "old_rod good_rod super_rod",
    }
    assert uses == {name: use for use, names in wanted.items() for name in names.split()}
    assert set(machines.values()) == {"machine"}
    assert {"surf_hm", "fly_hm", "cut_hm", "strength_hm", "flash_hm"} <= set(machines)


@pytest.mark.rule("PS-STA-01")
def test_each_stat_item_raises_another_value() -> None:
    stats = {name: item["rules"].get("stat") for name, item in entities("pokescape_base", "item").items()}
    assert {name: stat for name, stat in stats.items() if stat} == {
        "power_bar": "initiative", "carbos": "move", "iron": "defense", "protein": "attack", "hp_up": "life",
    }  # fmt: skip


@pytest.mark.rule("PS-TM-01")
def test_each_machine_has_learners_among_the_species_and_gives_a_power() -> None:
    species, cards = entities("kanto", "species"), entities("kanto", "army_card")
    for name, item in entities("kanto", "item").items():
        learners = item["rules"]["learners"]
        fits = [one for one in species if learns(learners, species[one]["types"], cards[one]["size"])]
        assert len({*fits, *learners.get("species", ())}) >= 10, name
        assert item["rules"]["powers"], name


def learns(learners: Mapping[str, Any], types: list[str], size: str) -> bool:
    """Whether a Pokémon of these types and this size fits what a machine asks for."""
    asked = (set(learners.get("types", types)) & set(types), size in learners.get("sizes", [size]))
    return bool(learners.get("types") or learners.get("sizes")) and all(asked)


def test_at_least_sixty_cards_have_powers_of_their_own() -> None:
    common = {"Swimmer", "Flying", "Levitate", "Tunneler"}
    own = {
        name
        for name, card in entities("kanto", "army_card").items()
        for power in card.get("powers", ())
        if power["name"]["en"] not in common and (power["kind"] != "special_attack" or power.get("hit"))
    }
    assert len(own) >= 140
    different = {
        json.dumps({key: value for key, value in power.items() if key != "name"}, sort_keys=True)
        for card in entities("kanto", "army_card").values()
        for power in card.get("powers", ())
    }
    assert len(different) >= 150


@pytest.mark.parametrize("pack", ["pokescape_base", "kanto"])
def test_the_packs_have_no_findings(pack: str) -> None:
    assert not [str(found) for found in Workspace.open(places.content() / pack).findings()]


def test_every_file_is_in_canonical_form(kinds: Mapping[str, Kind]) -> None:
    for path in shipped():
        text = path.read_text(encoding="utf-8")
        assert text == to_text(json.loads(text), kinds[kind_of(path)]), path.name


def test_every_reference_of_the_packs_leads_somewhere(kinds: Mapping[str, Kind]) -> None:
    for path in shipped():
        data = json.loads(path.read_text(encoding="utf-8"))
        for said in kinds[kind_of(path)].references(data):
            named, _, name = said.text.rpartition(":")
            assert find(named or said.kinds[0], name), f"{path.name}{said.pointer}: {said.text}"


def test_each_pack_says_its_licence_and_carries_its_notices() -> None:
    for pack in ("pokescape_base", "kanto"):
        manifest = json.loads((places.content() / pack / "pack.json").read_text(encoding="utf-8"))
        assert manifest["id"] == pack
        assert manifest["licence"]
        notice = (places.content() / pack / "NOTICE.md").read_text(encoding="utf-8")
        assert "PokeAPI" in notice
        assert "Redistribution and use" in notice


def test_what_people_read_is_there_in_italian() -> None:
    for path in shipped():
        for text in texts(json.loads(path.read_text(encoding="utf-8"))):
            assert text.get("it"), f"{path.name}: {text['en']}"


def texts(data: Any) -> Iterator[dict[str, str]]:
    """Every localised text in a value."""
    if isinstance(data, dict):
        if isinstance(data.get("en"), str):
            yield data
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def named_with_packs(source: Path, target: Path) -> int:
    """Copy a pack and write every reference in it with its pack in front; return how many there are."""
    shutil.copytree(source, target)
    workspace, count = Workspace.open(source), 0
    for ref, written in workspace.facts.references.written.items():
        if ref.pack != workspace.packs.opened.id:
            continue
        path = target / ("pack.json" if ref.kind == "pack" else f"{ref.kind}/{ref.id}.json")
        data = json.loads(path.read_text(encoding="utf-8"))
        for said in written:
            found = workspace.packs.resolve(said.text, said.kinds, ref.pack)
            if found is not None:
                data = changed_at(data, said.pointer, lambda _, text=f"{found.pack}/{said.text}": text)
                count += 1
        path.write_text(json.dumps(data), encoding="utf-8")
    return count


def test_every_reference_may_name_its_pack_and_the_game_stays_the_same(tmp_path: Path) -> None:
    for name in ("pokescape_base", "kanto"):
        assert named_with_packs(places.content() / name, tmp_path / name) > 100
    plain, named = Workspace.open(places.content() / "kanto"), Workspace.open(tmp_path / "kanto")
    assert named.findings() == ()
    for scenario in ("route_1", "wild_onix"):
        assert named.snapshot(scenario).entities == plain.snapshot(scenario).entities
    for ref in (EntityRef("kanto", "army_card", "kangaskhan"), EntityRef("pokescape_base", "item", "charcoal")):
        assert named.card_text(ref, "it") == plain.card_text(ref, "it")

"""Checks of decks and evolution lines."""

from plugins.wave2.checks import CHECKS
from tests.plugins.wave2.bed import PLAIN, TYPES, attack, energy, pokemon, trainer
from workbench.checks.facts import Facts
from workbench.pluginhost import kinds_of

LINKS = [{"from": "mon", "to": "grown"}, {"from": "grown", "to": "giant"}]


def found(packs_of, deck, faces=None, scenario=None, links=None):
    """The findings in a deck {card: copies}: (code, pointer, message, help)."""
    entities = {}
    for name, face in {**PLAIN, **(faces or {})}.items():
        face = {"species": name, **face} if face["sort"] == "pokemon" else face
        entities[f"card__{name}"] = {"name": {"en": name}, "face": face}
        entities[f"species__{name}"] = {"name": {"en": name}}
    for name in TYPES:
        entities[f"type__{name}"] = {"name": {"en": name}, "rules": {"any": name == "colorless"}}
    entities["deck__d"] = {"name": {"en": "D"}, "cards": [{"card": c, "count": n} for c, n in deck.items()]}
    entities["evolution_chain__mon"] = {"links": LINKS if links is None else links}
    if scenario:
        sides = [{"seat": 1}, {"seat": 2}]
        entities["scenario__s"] = {"map": "m", "sides": sides, "rules": {"decks": ["d", "d"], **scenario}}
    facts = Facts(packs_of(pack={"ruleset": "wave2"}, **entities), kinds_of("wave2"))
    return [(check.code, f.pointer, f.message, f.help) for check in CHECKS for f in check.run(facts)]


def codes(*arguments, **named):
    """The codes alone."""
    return [code for code, *_ in found(*arguments, **named)]


GOOD = {"mon": 4, "other": 4, "grown": 4, "bug_energy": 48}


def test_a_good_deck_has_nothing_but_a_warning_of_its_few_basics(packs_of):
    assert found(packs_of, GOOD) == [
        (
            "RUL108",
            "/cards",
            "`d` opens with a Basic in 65.4 % of games, expected at least 75.0 %",
            "0.53 mulligans are expected; add Basic Pokémon",
        )
    ]


def test_twelve_basics_are_enough(packs_of):
    faces = {"third": pokemon(attack("tap", (), 10))}
    assert codes(packs_of, {"mon": 4, "other": 4, "third": 4, "bug_energy": 48}, faces) == []


def test_a_deck_is_counted(packs_of):
    short = {**GOOD, "bug_energy": 47}
    assert ("RUL101", "/cards", "`d` has 59 cards, expected 60", "add 1 card") in found(packs_of, short)
    assert ("RUL101", "/cards", "`d` has 1 card, expected 60", "add 59 cards") in found(packs_of, {"mon": 1})


def test_copies_of_a_name_are_counted_over_cards_of_one_species(packs_of):
    faces = {"mon_two": {**pokemon(attack("tap", (), 10)), "species": "mon"}}
    deck = {**GOOD, "mon_two": 1, "bug_energy": 47}
    assert (
        "RUL102",
        "/cards/4",
        "`mon` is in `d` 5 times, expected at most 4",
        "take 1 out",
    ) in found(packs_of, deck, faces)
    assert "RUL102" not in codes(packs_of, deck, faces, scenario={"copies": 5})


def test_a_deck_without_a_basic_is_found(packs_of):
    no_basic = (
        "/cards",
        "`d` has no Basic Pokémon, expected at least 1",
        "add Basic Pokémon; a dozen or more is usual",
    )
    assert ("RUL103", *no_basic) in found(packs_of, {"bug_energy": 60})


def test_a_line_with_a_gap_is_found_by_the_evolution_graph(packs_of):
    faces = {"giant": pokemon(attack("slam", ("bug",), 60), evolves_from="grown")}
    deck = {"mon": 4, "other": 4, "giant": 2, "bug_energy": 50}
    gap = ("RUL104", "/cards/2", "`giant` cannot be played: `grown` is not in `d`", "add `grown`")
    assert gap in found(packs_of, deck, faces)
    rootless = {"grown": 4, "giant": 2, "other": 4, "bug_energy": 50}
    assert codes(packs_of, rootless, faces).count("RUL104") == 2, "neither stage can be played without `mon`"
    assert "RUL104" not in codes(packs_of, {**rootless, "mon": 4, "bug_energy": 46}, faces)


def test_a_card_that_the_chains_do_not_know_is_found(packs_of):
    faces = {"giant": pokemon(attack("slam", ("bug",), 60), evolves_from="mon")}
    assert (
        "RUL105",
        "/face/evolves_from",
        "No evolution chain leads from `mon` to `giant`",
        "the chains lead to it from `grown`",
    ) in found(packs_of, GOOD, faces)


def test_an_attack_that_no_energy_of_the_deck_pays_is_found(packs_of):
    faces = {"wet": pokemon(attack("wave", ("water", "colorless"), 60))}
    deck = {**GOOD, "wet": 4, "bug_energy": 44}
    assert (
        "RUL106",
        "/cards/4",
        "`wave` of `wet` costs 1 `water` energy, and `d` has none",
        "add `water` energy, or take `wet` out",
    ) in found(packs_of, deck, faces)


def test_the_energy_card_to_add_is_named(packs_of):
    faces = {"wet": pokemon(attack("wave", ("water", "water"), 60)), "sea": energy("water")}
    short = [help for code, _, _, help in found(packs_of, {**GOOD, "wet": 4, "sea": 1, "bug_energy": 43}, faces)
             if code == "RUL106"]  # fmt: skip
    assert short == ["add `sea`, or take `wet` out"]
    assert "RUL106" not in codes(packs_of, {**GOOD, "wet": 4, "sea": 2, "bug_energy": 42}, faces)


def test_a_type_that_is_not_there_is_left_to_the_check_of_references(packs_of):
    faces = {"odd": pokemon(attack("wave", ("sea",), 60))}
    assert "RUL106" not in codes(packs_of, {**GOOD, "odd": 4, "bug_energy": 44}, faces)


def test_energy_that_nothing_asks_for_and_searches_that_find_nothing_are_found(packs_of):
    search = trainer({"do": "fetch", "cards": {"sort": "stadium"}})
    faces = {"water_energy": energy("water"), "finder": search}
    deck = {**GOOD, "water_energy": 4, "finder": 1, "bug_energy": 43}
    idle = [(pointer, message) for code, pointer, message, _ in found(packs_of, deck, faces) if code == "RUL107"]
    assert idle == [
        ("/cards/4", "No attack of `d` asks for what `water_energy` provides"),
        ("/cards/5", "`finder` finds nothing in `d`"),
    ]
    faces["park"] = trainer(role="stadium")
    assert "RUL107" not in codes(packs_of, {**GOOD, "finder": 1, "park": 1, "bug_energy": 46}, faces)


def test_what_cannot_be_read_is_left_to_other_checks(packs_of):
    assert codes(packs_of, {"nobody": 4, "bug_energy": 3}) == []

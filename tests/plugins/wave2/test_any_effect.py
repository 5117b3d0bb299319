"""Cards made up at random: whatever the vocabulary can say is played, saved, observed and written."""

import pytest

from plugins.wave2.compile import compile_table
from plugins.wave2.game import DuelGame
from plugins.wave2.text.cards import CARDS
from tests.engine.conformance import CONFORMANCE
from tests.plugins.wave2.bed import attack, pokemon, power, snapshot, trainer
from workbench.engine.chance import Chance

CONDITIONS = ("asleep", "burned", "confused", "paralysed", "poisoned", "frozen")
PATHS = ("self.counters", "self.energy", "defender.counters", "mine.hand", "theirs.prizes", "mine.bench")
SORTS = ("any", "pokemon", "basic_pokemon", "evolution", "trainer", "energy", "basic_energy", "stadium", "supporter")


class Maker:
    """Makes effects up from a seed."""

    def __init__(self, seed):
        self.chance = Chance(seed, 1)

    def one(self, *choices):
        return choices[self.chance.below(len(choices))]

    def who(self, chosen):
        return self.one("self", "active", "defender", *(["chosen"] if chosen else []))

    def filter(self):
        made = {"side": self.one("self", "ally", "enemy", "any"), "place": self.one("any", "active", "bench")}
        more = self.one({}, {"damaged": True}, {"energised": True}, {"conditions": ["asleep"]}, {"types": ["bug"]},
                        {"other": True}, {"evolved": True})  # fmt: skip
        return {**made, **more}

    def number(self, most=3):
        path = {"number": "path", "path": self.one(*PATHS)}
        count = {"number": "count", "of": self.filter()}
        product = {"number": "product", "parts": [2, self.one(path, count)]}
        return self.one(1, most, path, count, product, {"number": "least", "parts": [path, 2]})

    def condition(self):
        plain = self.one(
            {"is": "number", "value": self.number(), "op": self.one("<", "<=", "=", ">=", ">"), "than": self.number()},
            {"is": "pokemon", "who": self.who(False), "filter": self.filter()},
        )
        more = {"is": "number", "value": 1, "op": "<", "than": 2}
        return self.one(plain, {"is": "not", "condition": plain}, {"is": "all", "conditions": [plain, more]},
                        {"is": "any", "conditions": [plain, more]})  # fmt: skip

    def effects(self, depth=0, chosen=False):
        return [self.effect(depth, chosen) for _ in range(1 + self.chance.below(2))]

    def effect(self, depth, chosen):
        deeper = self.chance.below(3) == 0 and depth < 2
        return self.compound(depth + 1, chosen) if deeper else self.verb(chosen)

    def compound(self, depth, chosen):
        return self.one(
            {"do": "flip", "coins": self.one(1, 3), "heads": self.effects(depth, chosen),
             "tails": self.effects(depth, chosen)},
            {"do": "may", "then": self.effects(depth, chosen)},
            {"do": "choose", "among": self.filter(), "count": self.one(1, 2), "up_to": self.one(True, False),
             "then": self.effects(depth, True)},
            {"do": "for_each", "among": self.filter(), "then": self.effects(depth, True)},
            {"do": "repeat", "times": self.number(), "then": self.effects(depth, chosen)},
            {"do": "if", "when": self.condition(), "then": self.effects(depth, chosen),
             "otherwise": self.effects(depth, chosen)},
        )  # fmt: skip

    def verb(self, chosen):
        on, whose = self.who(chosen), self.one("mine", "theirs")
        cards = {"sort": self.one(*SORTS)}
        return self.one(
            {"do": "add_damage", "amount": self.one(10, -10)},
            {"do": "fail"},
            {"do": "strike", "on": on, "amount": 10},
            {"do": "counters", "on": on, "amount": self.number(1)},
            {"do": "heal", "on": on, "amount": self.number()},
            {"do": "afflict", "on": on, "condition": self.one(*CONDITIONS)},
            {"do": "cure", "on": on, "conditions": self.one([], ["burned"])},
            {"do": "draw", "cards": self.number(1), "whose": whose},
            {"do": "discard", "cards": 1, "whose": whose, "place": self.one("hand", "deck")},
            {"do": "fetch", "cards": cards, "place": "discard", "to": self.one("hand", "deck")},
            {"do": "fetch", "cards": cards, "count": 2},
            {"do": "fetch", "cards": {"sort": "basic_pokemon"}, "place": self.one("deck", "discard"), "to": "bench"},
            {"do": "reshuffle", "whose": whose},
            {"do": "switch", "whose": whose, "by": self.one("mine", "theirs")},
            {"do": "attach", "on": on, "place": self.one("hand", "discard"), "count": 2},
            {"do": "strip", "on": on, "count": 1},
            {"do": "move_energy", "origin": on, "to": self.who(chosen)},
            {"do": "change", "on": on, "stat": self.one("damage_dealt", "damage_taken", "retreat"), "add": 10},
            {
                "do": "forbid",
                "on": on,
                "what": self.one(["attack"], ["retreat"]),
                "until": self.one("turn", "next_turn"),
            },
            {"do": "bounce", "on": on},
            {"do": "by_hand", "text": {"en": "Dance."}},
        )

    def faces(self):
        """Cards of every sort."""
        aura = {"stat": self.one("damage_dealt", "damage_taken", "retreat"), "add": -10, "among": self.filter()}
        made = {f"odd_{n}": self.creature() for n in range(4)}
        made |= {f"trick_{n}": trainer(*self.effects(), role=self.one("item", "supporter")) for n in range(4)}
        sort = self.one(power("aura", modifiers=[aura]), power("action", effects=self.effects()),
                        power("trigger", at="turn_end", effects=self.effects()))  # fmt: skip
        return {**made, "place": trainer(role="stadium", powers=[sort])}

    def creature(self):
        powers = self.one(
            [power("action", limit=self.one("none", "turn"), when=self.condition(), effects=self.effects())],
            [power("trigger", at=self.one("enter", "hit", "turn_end"), effects=self.effects())],
            [],
        )
        blow = attack("blow", (), self.one(0, 20), before=self.effects(), after=self.effects())
        return pokemon(blow, attack("tap", (), 20), powers=powers)


@pytest.mark.parametrize("seed", range(12))
def test_made_up_cards_are_played_saved_observed_and_written(seed, long_run):
    for number in range(seed * 100, seed * 100 + (60 if long_run else 4)):
        faces = Maker(number).faces()
        whole = snapshot(faces, {})
        game = DuelGame(compile_table(whole))
        for check in CONFORMANCE:
            if check.__name__ != "ends_and_says_how":  # cards that draw and give back may go on for very long
                check(game, number)
        for name in faces:
            for lang in ("en", "it"):
                assert CARDS.text("card", whole.find("card", name), whole.find, lang)

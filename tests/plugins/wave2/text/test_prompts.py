"""Questions and what answers mean."""

from plugins.wave2 import codes
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIRS, Duel, attack, pokemon, power, trainer


def labels(duel, lang="en"):
    """What every legal action is called, in the order of the buttons."""
    options = [duel.game.option(duel.state, action, lang) for action in duel.game.legal(duel.state)]
    return [option.label for option in sorted(options, key=lambda option: option.weight)]


def test_attacks_come_first_and_the_end_of_the_turn_last():
    duel = Duel().put(MINE, "mon", ["bug", "bug"]).put(MY_BENCH, "other").put(THEIRS, "mon").hand("grown", "bug_energy")
    assert labels(duel) == [
        "Attack: Tap", "Attack: Crash", "Evolve Mon into Grown", "Bug_Energy to Mon", "Bug_Energy to Other",
        "Retreat for Other", "End the turn",
    ]  # fmt: skip


def test_two_of_a_name_are_told_apart_by_their_places():
    duel = Duel().put(MINE, "mon").put(MY_BENCH, "mon").put(MY_BENCH + 1, "mon").put(THEIRS, "mon").hand("bug_energy")
    assert labels(duel)[:3] == [
        "Bug_Energy to Mon (Active)",
        "Bug_Energy to Mon (bench 1)",
        "Bug_Energy to Mon (bench 2)",
    ]
    assert labels(duel, "it")[1] == "Bug_Energy a Mon (panchina 1)"


def test_an_attack_says_what_it_would_do():
    duel = Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "mon")
    assert duel.game.option(duel.state, codes.ATTACK, "en").detail == "20 damage to Mon; the turn ends"


def test_what_attacks_powers_and_trainers_do_is_said_with_them():
    flip = {"do": "flip", "heads": [{"do": "draw", "cards": 1}]}
    gift = power("action", effects=[{"do": "draw", "cards": 2}])
    soak = power("action", id="soak", effects=[{"do": "heal", "on": "active", "amount": 1}])
    faces = {
        "one": pokemon(attack("a", (), 20, after=[flip]), attack("b", (), 10), powers=[gift]),
        "notes": trainer({"do": "draw", "cards": 3}),
        "springs": trainer(role="stadium", powers=[soak]),
    }
    duel = Duel(faces).put(MINE, "one").put(THEIRS, "mon").hand("notes", "springs")
    options = [duel.game.option(duel.state, action, "en") for action in duel.game.legal(duel.state)]
    assert {option.label: option.detail for option in options if option.detail} == {
        "Attack: A": "20 damage to Mon; the turn ends. Flip a coin: on heads, draw 1 card.",
        "Attack: B": "10 damage to Mon; the turn ends",
        "One: Gift": "Draw 2 cards.",
        "Play Notes": "Draw 3 cards.",
        "Play Springs": ("SOAK. Once in your turn, you may do this: remove 1 damage counter from your Active Pokémon."),
    }
    duel.play("springs")
    assert duel.game.option(duel.state, codes.STADIUM, "it").detail == (
        "Togli 1 segnalino danno dal tuo Pokémon attivo."
    )


def test_a_question_of_a_card_says_what_follows():
    heal = {"do": "choose", "among": {"side": "ally"}, "then": [{"do": "heal", "on": "chosen", "amount": 1}]}
    faces = {"cure": trainer(heal), "gift": trainer({"do": "may", "then": [{"do": "draw", "cards": 1}]})}
    duel = Duel(faces).put(MINE, "mon").put(MY_BENCH, "mon").put(THEIRS, "mon").hand("cure", "gift")
    duel.play("cure")
    assert [duel.game.question(duel.state, lang) for lang in ("en", "it")] == [
        "Cure, remove 1 damage counter from the chosen Pokémon: which Pokémon?",
        "Cure, togli 1 segnalino danno dal Pokémon scelto: quale Pokémon?",
    ]
    duel.take(MINE).play("gift")
    assert duel.game.question(duel.state, "en") == "Gift: do you do this: draw 1 card?"


def test_a_retreat_says_what_it_costs_with_what_a_condition_adds():
    duel = Duel({"light": pokemon(retreat=0)}).put(MINE, "mon", ["bug", "bug"]).put(MY_BENCH, "light")
    duel.put(THEIRS, "mon")
    details = []
    for conditions in ((), ("frozen",)):
        duel.put(MINE, "mon", ["bug", "bug"], conditions=conditions)
        details.append(duel.game.option(duel.state, codes.RETREAT + MY_BENCH, "en").detail)
    duel.state.active[0] = MY_BENCH
    details.append(duel.game.option(duel.state, codes.RETREAT + MINE, "en").detail)
    assert details == ["costs 1 energy", "costs 2 energy", "costs nothing"]


def test_italian_says_ad_before_an_a():
    duel = Duel({"ant": pokemon()}).put(MINE, "mon", ["bug"]).put(MY_BENCH, "ant").put(THEIRS, "ant").hand("bug_energy")
    options = [duel.game.option(duel.state, action, "it") for action in duel.game.legal(duel.state)]
    assert {"Bug_Energy a Mon", "Bug_Energy ad Ant"} <= {option.label for option in options}
    assert options[1].detail == "20 danni ad Ant; il turno finisce"


def test_every_question_is_a_question():
    duel = Duel().put(MINE, "mon").put(MY_BENCH, "mon").put(THEIRS, "mon")
    for frame in range(codes.ASKS, codes.ASKS + 15):
        duel.state.frames = [(frame, 0, 0, 0, 0, 0, 0)]
        duel.table.asks = [()]
        for lang in ("en", "it"):
            assert duel.game.question(duel.state, lang).endswith("?")

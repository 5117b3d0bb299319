"""The greedy player."""

import pytest

from plugins.wave2 import codes, greedy
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIR_BENCH, THEIRS, Duel, attack, pokemon, power, trainer
from workbench.engine.chance import Chance
from workbench.engine.play import play
from workbench.workspace import Workspace


def chosen(duel):
    """What the greedy player does now."""
    seat = duel.asked()[1] + 1
    seen = duel.game.observe(duel.state, seat)
    return greedy.choose(duel.table, seen, duel.game.legal(duel.state), Chance(1))


def test_everything_useful_comes_before_the_attack():
    duel = Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "mon").hand("grown", "other", "bug_energy")
    done = []
    while duel.asked() == (codes.MAIN, 0):
        done.append(chosen(duel))
        duel.take(done[-1])
    assert done[:2] == [duel.evolve("grown", MINE), codes.PLAY + duel.numbers["other"]]
    assert done[-1] == codes.ATTACK
    assert duel.state.damage[THEIRS] == 30


def test_energy_goes_where_an_attack_lacks_it():
    faces = {"wet": pokemon(attack("wave", ("water",), 60), types=["water"])}
    duel = Duel(faces).put(MINE, "wet").put(MY_BENCH, "mon").put(THEIRS, "mon").hand("bug_energy")
    assert chosen(duel) == duel.attach("bug_energy", MY_BENCH)


def test_a_knock_out_is_taken():
    duel = Duel({"mon": pokemon(attack("big", (), 30, after=[{"do": "draw", "cards": 1}]), attack("kill", (), 40))})
    duel.put(MINE, "mon").put(THEIRS, "other", damage=20).put(THEIR_BENCH, "other")
    assert chosen(duel) == codes.ATTACK + 1


def quake(bench_damage):
    """An attack of 50 that puts a counter on each benched Pokémon of its own; one of 40 that does not."""
    shake = {
        "do": "for_each", "among": {"side": "ally", "place": "bench"},
        "then": [{"do": "counters", "on": "chosen", "amount": 1}],
    }  # fmt: skip
    faces = {
        "roller": pokemon(attack("claw", (), 40), attack("roll", (), 50, after=[shake])),
        "wall": pokemon(attack("tap", (), 10), hp=200),
    }
    duel = Duel(faces).put(MINE, "roller").put(THEIRS, "wall")
    for place in range(len(bench_damage)):
        duel.put(MY_BENCH + place, "mon", damage=bench_damage[place])
    return duel


@pytest.mark.parametrize(
    ("bench", "attacks"),
    [([], 1), ([0, 0], 0), ([50], 0)],
    ids=["nobody is hurt", "ten more are not worth two counters", "nor a knock-out of one's own"],
)
def test_the_own_bench_is_not_hurt_for_little(bench, attacks):
    assert chosen(quake(bench)) == codes.ATTACK + attacks


def test_the_own_bench_is_hurt_for_a_knock_out():
    duel = quake([0, 0])
    duel.state.damage[THEIRS] = 150
    assert chosen(duel) == codes.ATTACK + 1


def test_an_attack_that_would_lose_the_game_is_not_made():
    recoil = {"do": "counters", "on": "self", "amount": 6}
    duel = Duel({"bomb": pokemon(attack("blast", (), 30, after=[recoil]))}).put(MINE, "bomb").put(THEIRS, "mon")
    assert chosen(duel) == codes.PASS


def test_energy_that_no_attack_needs_stays_in_hand():
    duel = Duel().put(MINE, "mon", ["bug", "bug"]).put(THEIRS, "mon").hand("bug_energy")
    assert chosen(duel) != duel.attach("bug_energy", MINE)


def test_energy_is_attached_for_what_a_pokemon_will_evolve_into():
    faces = {"giant": pokemon(attack("slam", ("bug", "bug", "bug"), 90), evolves_from="grown")}
    duel = Duel(faces).put(MINE, "mon", ["bug", "bug"]).put(THEIRS, "mon").hand("bug_energy")
    assert chosen(duel) == duel.attach("bug_energy", MINE)


def test_a_step_towards_a_better_attack_is_made():
    faces = {"late": pokemon(attack("tap", ("bug",), 10), attack("slam", ("bug", "bug", "bug"), 60))}
    duel = Duel(faces).put(MINE, "late", ["bug"]).put(THEIRS, "mon").hand("bug_energy")
    assert chosen(duel) == duel.attach("bug_energy", MINE)


@pytest.mark.parametrize(("deck", "declares"), [(30, True), (2, False)])
def test_a_yusosha_tatakai_is_declared_unless_the_own_deck_runs_out(deck, declares):
    duel = Duel().put(MINE, "mon", ["bug"]).put(THEIRS, "mon")
    duel.state.prizes[1] = duel.state.prizes[1][:1]
    duel.state.deck[0] = duel.state.deck[0][:deck]
    assert (chosen(duel) == codes.CHALLENGE) is declares


def test_a_helpless_active_makes_room_for_a_ready_one():
    duel = Duel({"idle": pokemon(hp=60, retreat=0)}).put(MINE, "idle", damage=50)
    duel.put(MY_BENCH, "mon", ["bug", "bug"]).put(THEIRS, "mon")
    assert chosen(duel) == codes.RETREAT + MY_BENCH


def test_a_cure_is_kept_until_it_is_needed():
    faces = {"cure": trainer({"do": "heal", "on": "active", "amount": 2})}
    duel = Duel(faces).put(MINE, "mon").put(THEIRS, "mon").hand("cure")
    assert chosen(duel) == codes.PASS
    duel.state.damage[MINE] = 40
    assert chosen(duel) == codes.PLAY + duel.numbers["cure"]


def test_it_beats_random_players_nearly_always():
    workspace = Workspace.open("wave2_starter")
    game = workspace.compile(workspace.snapshot("tide_against_ember"))
    wins = sum(play(game, agents, seed).result.winner == seat for seed in range(10) for agents, seat in (
        (["greedy", "random"], 1), (["random", "greedy"], 2),
    ))  # fmt: skip
    assert wins >= 16


def mover(front_energy):
    """A benched Pokémon that may move energy to itself; its attack needs two, that of the Active two."""
    move = {"do": "move_energy", "origin": "chosen", "to": "self"}
    others = {"side": "ally", "energised": True, "other": True}
    pull = power("action", effects=[{"do": "choose", "among": others, "then": [move]}])
    faces = {"magnet": pokemon(attack("beam", ("bug", "bug"), 60), powers=[pull])}
    duel = Duel(faces).put(MINE, "mon", front_energy).put(MY_BENCH, "magnet", ["bug"]).put(THEIRS, "mon")
    duel.put(MY_BENCH + 1, "other", ["bug"])
    return duel


def test_energy_is_moved_only_from_where_it_is_of_less_use():
    duel = mover(["bug", "bug"])
    use = codes.POWER + 8 * MY_BENCH
    assert chosen(duel) == use, "the third Pokémon needs none for its attack"
    assert chosen(duel.take(use)) == MY_BENCH + 1
    idle = mover(["bug", "bug"])
    idle.state.top[MY_BENCH + 1] = codes.EMPTY
    assert chosen(idle) != use, "the Active would do worse by as much"


def test_a_hurt_pokemon_with_little_on_it_is_taken_back_and_a_sound_one_is_not():
    choice = {"do": "choose", "among": {"side": "ally", "place": "bench"}}
    call = trainer({**choice, "then": [{"do": "bounce", "on": "chosen"}]})
    for damage, plays in ((50, True), (0, False)):
        duel = Duel({"call": call}).put(MINE, "mon").put(MY_BENCH, "other", damage=damage).put(THEIRS, "mon")
        assert (chosen(duel.hand("call")) == codes.PLAY + duel.numbers["call"]) is plays


def test_a_potion_that_costs_energy_is_kept_for_a_great_wound():
    among = {"side": "ally", "damaged": True, "energised": True}
    cure = [{"do": "strip", "on": "chosen"}, {"do": "heal", "on": "chosen", "amount": 5}]
    potion = trainer({"do": "choose", "among": among, "then": cure})
    for damage, plays in ((10, False), (50, True)):
        duel = Duel({"potion": potion}).put(MINE, "mon", ["bug"], damage=damage).put(THEIRS, "mon").hand("potion")
        assert (chosen(duel) == codes.PLAY + duel.numbers["potion"]) is plays

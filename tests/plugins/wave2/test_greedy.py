"""The greedy player."""

from plugins.wave2 import codes, greedy
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIR_BENCH, THEIRS, Duel, attack, pokemon, trainer
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
    assert done == [
        duel.evolve("grown", MINE),
        codes.PLAY + duel.numbers["other"],
        codes.ATTACK,
    ] or done[-1] == codes.ATTACK  # fmt: skip
    assert duel.state.damage[THEIRS] == 30


def test_energy_goes_where_an_attack_lacks_it():
    faces = {"wet": pokemon(attack("wave", ("water",), 60), types=["water"])}
    duel = Duel(faces).put(MINE, "wet").put(MY_BENCH, "mon").put(THEIRS, "mon").hand("bug_energy")
    assert chosen(duel) == duel.attach("bug_energy", MY_BENCH)


def test_a_knock_out_is_taken():
    duel = Duel({"mon": pokemon(attack("big", (), 30, after=[{"do": "draw", "cards": 1}]), attack("kill", (), 40))})
    duel.put(MINE, "mon").put(THEIRS, "other", damage=20).put(THEIR_BENCH, "other")
    assert chosen(duel) == codes.ATTACK + 1


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

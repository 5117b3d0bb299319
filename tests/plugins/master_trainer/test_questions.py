"""Exact odds of battles against every pair of spins, and the length of a game."""

import pytest

from plugins.master_trainer.questions import QUESTIONS
from workbench.engine.question import Unanswered
from workbench.workspace import Workspace

PACK = Workspace.open("master_trainer").content()


def ask(name, lang="en", known=PACK, **values):
    """The answer to a question."""
    question = next(question for question in QUESTIONS if question.id == name)
    return question.answer(known, question.filled(values), lang)


def fought(mine, theirs):
    """Every pair of spins of 0 to 10: 10 wins and 0 loses at once, ties are spun again."""
    won = lost = 0
    for first in range(11):
        for second in range(11):
            if first in (0, 10):
                verdict = 1 if first else -1
            elif second in (0, 10):
                verdict = -1 if second else 1
            else:
                verdict = mine + first - theirs - second
            won, lost = won + (verdict > 0), lost + (verdict < 0)
    return won / (won + lost)


@pytest.mark.rule("MT-GET-03")
@pytest.mark.parametrize(("mine", "theirs"), [("character_card:abra", "gym_leader:brawly"), ("abra", "brawly")])
def test_a_battle_is_won_as_often_as_pairs_of_spins_win_it(mine, theirs):
    told = ask("battle", mine=mine, theirs=theirs).document
    assert told["points"] == {"mine": 5, "theirs": 8}
    assert told["probability"] == pytest.approx(fought(5, 8))


def test_who_spins_first_changes_nothing_as_the_note_says():
    pairs = [(mine, theirs) for mine in range(12) for theirs in range(12)]
    assert [fought(*pair) for pair in pairs] == pytest.approx([1 - fought(b, a) for a, b in pairs])
    assert ask("battle", mine="abra", their_points=4).notes[0].startswith("Who spins first changes nothing")


def test_points_alone_and_on_top_count():
    assert ask("battle", my_points=1, their_points=4).said == "1 point against 4"
    assert ask("battle", my_points=7, their_points=3).document["probability"] == pytest.approx(fought(7, 3))
    assert ask("battle", mine="abra", my_points=2, their_points=7).document["probability"] == pytest.approx(0.5)


def test_without_an_opponent_every_card_is_met_the_easiest_first():
    answer = ask("battle", mine="abra")
    count = sum(len(PACK.ids(kind)) for kind in ("character_card", "rare", "gym_leader"))
    assert len(answer.rows) == len(answer.document["cards"]) == count
    chances = [row.cells[1] for row in answer.rows]
    assert chances == sorted(chances, reverse=True)
    assert answer.document["cards"]["gym_leader:brawly"]["probability"] == pytest.approx(fought(5, 8))


def test_a_card_without_points_is_refused():
    with pytest.raises(Unanswered, match="`potion` has no points"):
        ask("battle", mine="potion", their_points=3)


def test_a_game_is_as_long_as_the_game_itself_reckons():
    answer = ask("length", map="long_way", seats=4)
    game = Workspace.open("master_trainer")
    reckoned = game.compile(game.snapshot("standard_game")).reckoned("en")[0]
    own, last = answer.document["turns_expected"], answer.document["rounds_expected"]
    assert reckoned.startswith(f"a pawn needs {own:.1f} turns to GOAL, the last of 4 arrives in round {last:.1f}")
    assert sum(answer.document["turns"].values()) == pytest.approx(1)
    assert answer.rows[-1].cells[1] > 0.999
    assert all(alone >= together for alone, together in (row.cells for row in answer.rows))


def test_fewer_times_round_the_loop_are_shorter():
    means = [ask("length", map="long_way", loop_times=times).document["turns_expected"] for times in (0, 1, 3)]
    assert means == sorted(means)


def test_boards_without_an_end_are_refused():
    class Ring:
        """A track that can never be left."""

        def find(self, kind, name):
            """Its map."""
            spaces = [{"id": "a"}, {"id": "b", "junction": ["a"], "last": True}, {"id": "c"}]
            return {"id": "ring", "shape": "track", "spaces": spaces, "goals": [{"space": "c"}]}

        def ids(self, kind):
            """It."""
            return ["ring"]

    with pytest.raises(Unanswered, match="GOAL cannot be reached from `a`"):
        ask("length", known=Ring(), map="ring")
    with pytest.raises(Unanswered, match="no track with a GOAL"):
        ask("length", map="absent")

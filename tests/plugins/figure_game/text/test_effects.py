"""Texts of effects, clause by clause, in both languages."""

import pytest

from plugins.figure_game.structs.figures import TrainingCard
from plugins.figure_game.text.effects import Writer
from workbench.api.rules import read

from ..bed import shipped

ENEMY = {"side": "enemy"}
IF = {"do": "if", "then": [{"do": "knock_out"}], "otherwise": [{"do": "wait", "turns": 2}]}
CASES = [
    ({**IF, "when": {"is": "there", "filter": ENEMY}},
     "if there is a figure of your opponent’s in play, the opposing figure is knocked out; otherwise this figure waits "
     "2 turns",
     "se c’è una miniatura dell’avversario in gioco, la miniatura avversaria va K.O.; altrimenti questa miniatura "
     "attende 2 turni"),
    ({**IF, "when": {"is": "not", "condition": {"is": "there", "filter": ENEMY}}, "otherwise": []},
     "if there is no figure of your opponent’s in play, the opposing figure is knocked out",
     "se non c’è nessuna miniatura dell’avversario in gioco, la miniatura avversaria va K.O."),
    ({**IF, "when": {"is": "there", "least": 2, "filter": {"side": "ally", "at": "bench"}}, "otherwise": []},
     "if there are at least 2 figures of yours on the bench, the opposing figure is knocked out",
     "se ci sono almeno 2 tue miniature in panchina, la miniatura avversaria va K.O."),
    ({**IF, "when": {"is": "figure", "who": "opponent", "filter": {"side": "enemy", "conditions": ["asleep"]}},
      "otherwise": []},
     "if the opposing figure is a figure of your opponent’s in play with the condition Asleep, the opposing figure is "
     "knocked out",
     "se la miniatura avversaria è una miniatura dell’avversario in gioco con la condizione Addormentato, la miniatura "
     "avversaria va K.O."),
    ({"do": "choose", "up_to": True, "among": {"side": "any", "others": True, "within": 1},
      "then": [{"do": "cure", "on": "chosen"}]},
     "you may choose another figure in play within 1 space of this figure: the chosen figure loses its condition",
     "puoi scegliere un’altra miniatura in gioco entro 1 casella da questa miniatura: la miniatura scelta perde la sua "
     "condizione"),
    ({"do": "move", "on": "opponent", "spaces": 2, "how": "away"},
     "push the opposing figure up to 2 spaces away",
     "respingi la miniatura avversaria di 2 caselle al massimo"),
    ({"do": "to_bench", "wait": 1},
     "the opposing figure goes to the bench and waits 1 turn",
     "la miniatura avversaria va in panchina e attende 1 turno"),
    ({"do": "strengthen", "damage": 30},
     "white and gold segments of your figures do 30 more damage this turn",
     "in questo turno i settori bianchi e oro delle tue miniature fanno 30 danni in più"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "english", "italian"), CASES)
def test_an_effect_reads_so(effect, english, italian):
    do = read(TrainingCard, {"id": "x", "name": {"en": "X"}, "do": [effect]}).do
    assert str(Writer(shipped, "en").effects(do, "/do")) == english
    assert str(Writer(shipped, "it").effects(do, "/do")) == italian

"""A tiny game on hexes for tests: one figure a seat; a step or a blow a turn; a blow lands on 3 or more of a d6."""

from types import SimpleNamespace

from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.prompt import Option, Prompt, PromptKind
from workbench.engine.result import Result
from workbench.engine.ruling import Ruling
from workbench.engine.scene import (
    Scene,
    SceneBoard,
    SceneCard,
    SceneFigure,
    SceneHex,
    SceneTerrain,
    SceneText,
    SceneZone,
)
from workbench.engine.snapshot import Snapshot
from workbench.hexes.coordinates import neighbours, to_axial, to_offset
from workbench.playtest.session import Session

WIDTH, HEIGHT, LIFE, ROUNDS = 5, 3, 2, 15
#: Actions: 0-14 step to a hex, 20 a blow, 21 wait.
BLOW, WAIT = 20, 21
BOARD = SceneBoard(
    "odd_r",
    {"grass": SceneTerrain("grass", "Grass", "#66aa44", "grass")},
    tuple(SceneHex(f"hex:{n % WIDTH},{n // WIDTH}", n % WIDTH, n // WIDTH, 0, "grass") for n in range(WIDTH * HEIGHT)),
)


class State:
    """Where the two stand, what they have left, whose turn it is."""

    __slots__ = ("at", "chance", "decisions", "life", "seat")

    def __init__(self, chance):
        self.chance, self.decisions, self.seat = chance, 0, 1
        self.at, self.life = [5, 9], [LIFE, LIFE]


class Skirmish:
    """The game."""

    ruleset, seats = "skirmish", 2
    rulings = (Ruling("blow", "T-1", "p. 1", 3, "A blow lands on 3 or more"),)

    def new(self, chance, out=None):
        return State(chance)

    def prompt(self, state):
        return None if self.terminal(state) else Prompt(state.seat, PromptKind.CHOOSE_SPACE)

    def legal(self, state):
        if self.terminal(state):
            return []
        here, there = state.at[state.seat - 1], state.at[2 - state.seat]
        near = beside(here)
        return sorted(n for n in near if n != there) + ([BLOW] if there in near else []) + [WAIT]

    def is_legal(self, state, action):
        return action in self.legal(state)

    def apply(self, state, action, out=None):
        state.decisions += 1
        at, other = state.seat - 1, 2 - state.seat
        if action < BLOW:
            state.at[at] = action
            tell(out, "move", state.seat, action)
        elif action == BLOW:
            face = state.chance.roll(6)
            tell(out, "roll", 0, 6, face, f"blow of seat {state.seat}")
            if face >= 3:
                state.life[other] -= 1
                tell(out, "wound", other + 1)
        state.seat = 3 - state.seat

    def terminal(self, state):
        if min(state.life) == 0:
            return Result(1 + state.life.index(max(state.life)), "knock_out", {1: state.life[0], 2: state.life[1]})
        return Result(None, "time") if state.decisions >= 2 * ROUNDS else None

    def observe(self, state, seat):
        twin = self.copy(state)
        twin.chance = Chance(0)
        return twin

    def determinise(self, observation, seat, chance):
        twin = self.copy(observation)
        twin.chance = chance.copy()
        return twin

    def copy(self, state):
        twin = State(state.chance.copy())
        twin.decisions, twin.seat, twin.at, twin.life = state.decisions, state.seat, state.at[:], state.life[:]
        return twin

    def pack(self, state):
        return repr((state.at, state.life, state.seat, state.decisions)).encode()

    def rounds(self, state):
        return state.decisions // 2 + 1

    def question(self, state, lang):
        return f"Seat {state.seat}: where to?"

    def option(self, state, action, lang):
        if action == BLOW:
            return Option(BLOW, "Blow", (f"figure:{3 - state.seat}",), "lands in 4 of 6", 1)
        if action == WAIT:
            return Option(WAIT, "Wait", (), "", 9)
        return Option(action, f"Step to {action}", (place(action),), "Grass")

    def tell(self, event, lang):
        return {"roll": "Rolls a die", "move": "Moves", "wound": "Loses 1 life"}.get(event.what, "")

    def source(self, event):
        return "item:potion" if event.what == "wound" else ""

    def scene(self, observation, lang):
        figures = tuple(
            SceneFigure(f"figure:{s}", place(observation.at[s - 1]), "AB"[s - 1], f"Figure {s}", s, "", LIFE,
                        LIFE - observation.life[s - 1], active=observation.seat == s, entity="item:potion")
            for s in (1, 2)
        )  # fmt: skip
        zone = SceneZone("hand", "Hand", 1, (SceneCard("card", "A card", ("It does nothing",)),))
        return Scene(BOARD, figures, (), (zone,), (), (SceneText("round", "Round <b>", "1 & 2"),))

    def greedy(self, observation, legal, chance):
        if BLOW in legal:
            return BLOW
        goal = observation.at[2 - observation.seat] % WIDTH
        return min((a for a in legal if a < BLOW), key=lambda a: abs(a % WIDTH - goal))

    def coverage(self):
        return {}

    def covered(self, event):
        return ()


def beside(number):
    """The numbers of the hexes next to one."""
    around = [to_offset("odd_r", *a) for a in neighbours(to_axial("odd_r", number % WIDTH, number // WIDTH))]
    return {c + r * WIDTH for c, r in around if 0 <= c < WIDTH and 0 <= r < HEIGHT}


def place(number):
    """The id of a hex."""
    return f"hex:{number % WIDTH},{number // WIDTH}"


def tell(out, what, *args):
    """Append an event when somebody listens; wounds come from a card."""
    if out is not None:
        out.append(Event(what, args))


def workspace(packs, refuse=()):
    """Return what a document needs of a workspace to play the game; `refuse` holds errors to be raised in turn."""
    waiting = list(refuse)

    def compile_game(snapshot):
        if waiting:
            raise waiting.pop(0)
        return Skirmish()

    def snapshot(scenario):
        return Snapshot("skirmish", scenario, {"scenario:duel": b"{}"}, "test", "1")

    return SimpleNamespace(
        packs=packs,
        kinds={},
        compile=compile_game,
        snapshot=snapshot,
        session=lambda s, seed, agents: Session(compile_game(None), seed, agents, snapshot(s)),
    )

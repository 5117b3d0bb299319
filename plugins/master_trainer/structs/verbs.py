"""This game’s verbs: what cards do in a battle and on a turn."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from workbench.api.rules import power_grammar

from .base import italian, labels, says
from .meanings import Amount, Spins, Who, Whose

Places = Literal["event", "item", "get_pokemon", "battle", "gym", "ruins", "meet_ash", "contest", "professors"]
Followed = Annotated[
    Places,
    says(
        "Space",
        "Casella",
        "Whose instructions are followed",
        "Di cui si seguono le istruzioni",
        labels=labels(
            {
                "event": ("Event", "Evento"),
                "item": ("Item", "Strumento"),
                "get_pokemon": ("Get Pokémon", "Prendi un Pokémon"),
                "battle": ("Battle", "Lotta"),
                "gym": ("Gym", "Palestra"),
                "ruins": ("Ruins", "Rovine"),
                "meet_ash": ("Meet Ash", "Incontra Ash"),
                "contest": ("Pokémon Contest", "Gara Pokémon"),
                "professors": ("Professors Birch and Oak", "Professori Birch e Oak"),
            }
        ),
    ),
]


# ------------------------------------------------------------ in a battle


class AddPoints(power_grammar.Effect, tag="add_points", frozen=True, kw_only=True):
    """Add to a total of this battle, or take away; it stays when a tie is spun again."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Aggiungi punti", "Aggiungi a un totale di questa lotta, o togli; resta anche se si gira di nuovo."
    )

    amount: Amount
    whose: Whose = "mine"


class BestSpin(power_grammar.Effect, tag="best_spin", frozen=True, kw_only=True):
    """Spin twice in this battle; the higher number counts."""

    x_schema: ClassVar[dict[str, Any]] = italian("Gira due volte", "In questa lotta gira due volte; vale il più alto.")


class WinOn(power_grammar.Effect, tag="win_on", frozen=True, kw_only=True):
    """In this battle these numbers win at once as well."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Vince anche con", "In questa lotta anche questi numeri vincono subito."
    )

    numbers: Spins


class NoZero(power_grammar.Effect, tag="no_zero", frozen=True, kw_only=True):
    """In this battle a 0 does not lose at once; the totals decide."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Lo 0 non perde", "In questa lotta lo 0 non perde subito; decidono i totali."
    )


class CallOff(power_grammar.Effect, tag="call_off", frozen=True, kw_only=True):
    """The battle ends without a winner: nobody loses a card or pays."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Annulla la lotta", "La lotta finisce senza vincitore: nessuno perde nulla."
    )


class WinAtOnce(power_grammar.Effect, tag="win_at_once", frozen=True, kw_only=True):
    """Win the battle without spinning."""

    x_schema: ClassVar[dict[str, Any]] = italian("Vinci subito", "Vinci la lotta senza girare.")


# ------------------------------------------------------------ on a turn


class Gain(power_grammar.Effect, tag="gain", frozen=True, kw_only=True):
    """Collect PCs from the bank."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prendi PC", "Prendi PC dalla banca.")

    amount: Amount
    who: Who = "self"


class Pay(power_grammar.Effect, tag="pay", frozen=True, kw_only=True):
    """Pay PCs to the bank or to another player."""

    x_schema: ClassVar[dict[str, Any]] = italian("Paga PC", "Paga PC alla banca o a un altro giocatore.")

    amount: Amount
    who: Who = "self"
    to: Annotated[
        Literal["bank", "self", "chosen"],
        says(
            "To",
            "A",
            "The bank, you or the chosen player",
            "La banca, te o il giocatore scelto",
            labels=labels(
                {"bank": ("The bank", "La banca"), "self": ("You", "Te"), "chosen": ("The chosen one", "Chi è scelto")}
            ),
        ),
    ] = "bank"


_CARDS = Annotated[int, says("How many", "Quanti", "So many cards", "Tante carte", ge=1, le=6)]


class DrawPokemon(power_grammar.Effect, tag="draw_pokemon", frozen=True, kw_only=True):
    """Take Pokémon from the top of the pile, without a battle."""

    x_schema: ClassVar[dict[str, Any]] = italian("Pesca Pokémon", "Prendi Pokémon dalla cima del mazzo, senza lotta.")

    count: _CARDS = 1
    who: Who = "self"


class DrawItems(power_grammar.Effect, tag="draw_items", frozen=True, kw_only=True):
    """Draw items."""

    x_schema: ClassVar[dict[str, Any]] = italian("Pesca strumenti", "Pesca carte Strumento.")

    count: _CARDS = 1
    who: Who = "self"


class LosePokemon(power_grammar.Effect, tag="lose_pokemon", frozen=True, kw_only=True):
    """Lose Pokémon of the owner's choice to the face-up ones (MT-EVT-02)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Perdi Pokémon", "Perdi Pokémon a tua scelta: restano scoperti.")

    count: _CARDS = 1
    who: Who = "self"


class DiscardCards(power_grammar.Effect, tag="discard", frozen=True, kw_only=True):
    """Discard cards of the owner's choice."""

    x_schema: ClassVar[dict[str, Any]] = italian("Scarta", "Scarta carte a tua scelta.")

    count: _CARDS = 1
    kind: Annotated[
        Literal["item", "event"],
        says("Kind", "Genere", labels=labels({"item": ("Items", "Strumenti"), "event": ("Events", "Eventi")})),
    ] = "item"
    who: Who = "self"


class TakeItem(power_grammar.Effect, tag="take_item", frozen=True, kw_only=True):
    """Take an item of the chosen player, drawn at random."""

    x_schema: ClassVar[dict[str, Any]] = italian("Prendi uno strumento", "Prendi a caso uno strumento di chi è scelto.")


class Spin(power_grammar.Effect, tag="spin", frozen=True, kw_only=True):
    """Spin the spinner; what follows can ask for the number."""

    x_schema: ClassVar[dict[str, Any]] = italian("Gira", "Gira la ruota; ciò che segue può chiederne il numero.")


class Follow(power_grammar.Effect, tag="follow", frozen=True, kw_only=True):
    """Stay, and follow the instructions of a space."""

    x_schema: ClassVar[dict[str, Any]] = italian(
        "Segui una casella", "Resta dove sei e segui le istruzioni di una casella."
    )

    space: Followed


class Move(power_grammar.Effect, tag="move", frozen=True, kw_only=True):
    """Move the pawn on; the space where it lands acts, once more a turn at most (MT-TURN-07)."""

    x_schema: ClassVar[dict[str, Any]] = italian("Muovi", "Avanza la pedina; la casella d’arrivo agisce.")

    spaces: Annotated[int, says("Spaces", "Caselle", ge=1, le=10)]


class MissTurn(power_grammar.Effect, tag="miss_turn", frozen=True, kw_only=True):
    """Miss the next turn."""

    x_schema: ClassVar[dict[str, Any]] = italian("Salta il turno", "Salta il prossimo turno.")

    who: Who = "self"


class TurnAgain(power_grammar.Effect, tag="turn_again", frozen=True, kw_only=True):
    """Take another turn after this one."""

    x_schema: ClassVar[dict[str, Any]] = italian("Un altro turno", "Dopo questo turno fanne un altro.")

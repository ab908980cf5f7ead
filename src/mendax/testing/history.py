"""A history of a game: a state and the actions that led there, so that a broken law shows it."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Seat, Told
from mendax.core.record import write, write_actor

Law = Literal[
    "non-interference",
    "chance",
    "replay",
    "odds",
    "returns",
    "termination",
    "offers",
    "default",
    "text",
    "meaning",
    "rules",
]

MEANING: Final[Mapping[Law, str]] = {
    "non-interference": "who has been told the same in two histories sees and may do the same",
    "chance": "a chance outcome is learned by one seat at most, unless it is declared public",
    "replay": "the same actions make the same states and events",
    "odds": "chance outcomes are distinct, their odds are fractions that sum to one",
    "returns": "the end has payoffs that keep the game's sum, places that agree, and a reason",
    "termination": "every game ends",
    "offers": "what is offered is accepted, all else is refused with a reason",
    "default": "what stands in for an absent player is among their offers",
    "text": "values are of the declared types, and their text form reads back",
    "meaning": "what is declared a seat is one of the table, what is by seat has a value for each",
    "rules": "rule sets and numbers of seats are playable, or refused with what is allowed",
}
"""What each law asks, in a sentence."""

Move = tuple[Actor, Action]


class LawBroken(AssertionError):
    """A game broke ``law``; the message says what the law asks, how it was broken, the rules and
    the actions that show it.
    """

    def __init__(self, law: Law, problem: str, at: "History | None" = None) -> None:
        self.law = law
        shown = "" if at is None else f"\n{at.text()}"
        super().__init__(f"{law} ({MEANING[law]}): {problem}{shown}")


class History(NamedTuple):
    """A state of a game, and the actions that led there."""

    game: AnyGame
    rules: Any
    seats: int
    state: Any
    moves: tuple[Move, ...] = ()

    def after(self, actor: Actor, action: Action) -> tuple["History", tuple[Told, ...]]:
        """The history one action longer, and what was told on the way."""
        state, events = self.game.apply(self.state, actor, action)
        return self._replace(state=state, moves=(*self.moves, (actor, action))), events

    def text(self) -> str:
        """The rules, and one action a line, numbered from 1, in the text form of records."""
        head = f"{self.game.name}, {self.seats} seats, {self.rules!r}"
        numbered = enumerate(self.moves, start=1)
        return "\n".join((head, *(f"  {n} {write_actor(a)}: {spelt(b)}" for n, (a, b) in numbered)))

    def choices(self, actor: Actor) -> list[Action]:
        """What ``actor`` can do here."""
        if actor == CHANCE:
            return [action for action, _ in self.game.chance_outcomes(self.state)]
        return list(concrete(self.game.legal_actions(self.state, actor)))

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)


def start(game: AnyGame, rules: Any, seats: int) -> History:
    """The history without actions."""
    return History(game, rules, seats, game.initial_state(rules, seats))


def spelt(action: Action) -> str:
    """The action in text, or as Python shows it, if its text form is the very fault to tell of."""
    try:
        return write(action)
    except Exception:
        return repr(action)

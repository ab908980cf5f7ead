"""A state of a game with the actions that led to it, as reported for a broken law."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Seat, Told
from mendax.core.text_form import write, write_actor

Law = Literal[
    "non-interference",
    "chance",
    "replay",
    "odds",
    "returns",
    "termination",
    "offers",
    "labels",
    "default",
    "text",
    "meaning",
    "rules",
]

MEANING: Final[Mapping[Law, str]] = {
    "non-interference": "observers of the same events in two histories see and may do the same",
    "chance": "a chance outcome is learned by one seat at most, unless it is declared public",
    "replay": "the same actions make the same states and events",
    "odds": "chance outcomes are distinct, their odds are fractions that sum to one",
    "returns": "the end has payoffs that keep the game's sum, places that agree, and a reason",
    "termination": "every game ends",
    "offers": "what is offered is accepted, all else is refused with a reason",
    "labels": "two offers of one moment read differently, and what is typed for one is understood",
    "default": "what stands in for an absent player is among their offers",
    "text": "values are of the declared types, and their text form reads back",
    "meaning": "what is declared a seat is one of the table, what is by seat has a value for each",
    "rules": "rule sets and numbers of seats are playable, or refused with what is allowed",
}
"""Each law, explained in one sentence."""

Move = tuple[Actor, Action]


class LawBroken(AssertionError):
    """Raised when ``game`` broke a law. The message contains the law, the problem, the rules and
    the actions.
    """

    def __init__(self, law: Law, problem: str, at: "History | None" = None) -> None:
        self.law = law
        shown = "" if at is None else f"\n{at.text()}"
        super().__init__(f"{law} ({MEANING[law]}): {problem}{shown}")


class History(NamedTuple):
    """A state of a game, and the actions that led to it."""

    game: AnyGame
    rules: Any
    seats: int
    state: Any
    moves: tuple[Move, ...] = ()

    def after(self, actor: Actor, action: Action) -> tuple["History", tuple[Told, ...]]:
        """Return the history after one more action, and that action's events."""
        state, events = self.game.apply(self.state, actor, action)
        return self._replace(state=state, moves=(*self.moves, (actor, action))), events

    def text(self) -> str:
        """Return the rules in text form, then the actions, one per line and numbered from 1."""
        head = f"{self.game.name}, {self.seats} seats, {self.rules!r}"
        numbered = enumerate(self.moves, start=1)
        return "\n".join((head, *(f"  {n} {write_actor(a)}: {spelt(b)}" for n, (a, b) in numbered)))

    def choices(self, actor: Actor) -> list[Action]:
        """Return the actor's concrete actions."""
        if actor == CHANCE:
            return [action for action, _ in self.game.chance_outcomes(self.state)]
        return list(concrete(self.game.legal_actions(self.state, actor)))

    def allows(self, move: Move) -> bool:
        """Return whether a move is legal now."""
        actor, action = move
        if actor not in self.game.actors(self.state):
            return False
        if actor == CHANCE:
            return action in self.choices(CHANCE)
        return any(offer.admits(action) for offer in self.game.legal_actions(self.state, actor))

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Return every seat, and None for a spectator."""
        return (*range(self.seats), None)


def start(game: AnyGame, rules: Any, seats: int) -> History:
    """Return a history without actions."""
    return History(game, rules, seats, game.initial_state(rules, seats))


def spelt(action: Action) -> str:
    """Return the action in text form, or its ``repr`` if the text form is broken."""
    try:
        return write(action)
    except Exception:
        return repr(action)

"""A place in a game: a state and how one got there, so that a broken law can show its history."""

from typing import Any, Literal, NamedTuple

from mendax.core.game import CHANCE, Action, Actor, AnyGame, Seat, Told, concrete
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
]

Move = tuple[Actor, Action]


class LawBroken(AssertionError):
    """A game broke ``law``; the message has the rules and the history that show it."""

    def __init__(self, law: Law, problem: str, at: "Place") -> None:
        self.law = law
        super().__init__(f"{law}: {problem}\n{at.story()}")


class Place(NamedTuple):
    """A state, and how one got there."""

    game: AnyGame
    rules: Any
    seats: int
    state: Any
    history: tuple[Move, ...] = ()

    def after(self, actor: Actor, action: Action) -> tuple["Place", tuple[Told, ...]]:
        """The place one action further, and what was told on the way."""
        state, events = self.game.apply(self.state, actor, action)
        return self._replace(state=state, history=(*self.history, (actor, action))), events

    def story(self) -> str:
        """The history as text, one action a line, under the rules it was played by."""
        head = f"{self.game.name}, {self.seats} seats, {self.rules!r}"
        return "\n".join((head, *(f"  {write_actor(a)}: {spelt(b)}" for a, b in self.history)))

    def choices(self, actor: Actor) -> list[Action]:
        """What ``actor`` can do here."""
        if actor == CHANCE:
            return [action for action, _ in self.game.chance_outcomes(self.state)]
        return list(concrete(self.game.legal_actions(self.state, actor)))

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)


def start(game: AnyGame, rules: Any, seats: int) -> Place:
    """The place before the first action."""
    return Place(game, rules, seats, game.initial_state(rules, seats))


def spelt(action: Action) -> str:
    try:
        return write(action)
    except Exception:  # a value without a text form may be the very fault to tell of
        return repr(action)

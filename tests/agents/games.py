"""Random games for tests of agents, and the text of what each seat sees."""

from collections.abc import Iterator, Sequence
from random import Random

from mendax.agents import TextSeat
from mendax.core.concrete import concrete
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    IllegalAction,
    Offer,
    Seat,
    observation,
    step,
)
from mendax.games.rules import Rules

NAMES = ("Ann", "Bo Li", "Cy 3", "Дарья", "Eve", "announce 21")


class Walk:
    """One game, whose actions the caller chooses, and the events that each seat has received."""

    def __init__(self, game: AnyGame, rules: Rules, seats: int, language: str = "en") -> None:
        self.game, self.state = game, game.initial_state(rules, seats)
        self.heard: list[list[Event]] = [[] for _ in range(seats)]
        self.texts = [TextSeat(game, rules, NAMES[:seats], seat, language) for seat in range(seats)]

    @property
    def actor(self) -> Actor | None:
        """Return the next actor, or None at the end."""
        return next(iter(self.game.actors(self.state)), None)

    def choices(self, actor: Actor) -> list[Action]:
        """Return the actions of an actor."""
        if actor == CHANCE:
            return [action for action, _ in self.game.chance_outcomes(self.state)]
        return list(concrete(self.offers(actor), sample=8, most=32))

    def offers(self, seat: Seat) -> Sequence[Offer]:
        """Return the offers of a seat."""
        return self.game.legal_actions(self.state, seat)

    def act(self, actor: Actor, action: Action) -> bool:
        """Take an action, and return whether it was legal."""
        try:
            self.state, events = step(self.game, self.state, actor, action)
        except IllegalAction:
            return False
        for seat, heard in enumerate(self.heard):
            heard += [observation(told, seat) for told in events]
        return True

    def shown(self, seat: Seat) -> str:
        """Return the whole text of one seat, and its functions."""
        offers, view = self.offers(seat), self.game.view(self.state, seat)
        text = self.texts[seat]
        return text.observation_text(view, self.heard[seat], offers) + repr(text.tools(offers))


def moments(
    game: AnyGame, rules: Rules, seats: int, seed: int, language: str = "en", longest: int = 60
) -> Iterator[tuple[Walk, Seat, Sequence[Offer]]]:
    """Yield each moment of a random game at which a seat is to act."""
    walk, rng = Walk(game, rules, seats, language), Random(seed)
    for _ in range(longest):
        actor = walk.actor
        if actor is None:
            return
        if actor != CHANCE:
            yield walk, actor, walk.offers(actor)
        assert walk.act(actor, rng.choice(walk.choices(actor)))

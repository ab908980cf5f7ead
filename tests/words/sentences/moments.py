"""Moments of random games, at which the sentences of "How to play" are compared with the rules."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, AnyGame, Event, Seat, Told
from mendax.core.how_to_play import Line, sections
from mendax.testing.walks import by_kind

Arguments = Mapping[str, Any]
LONGEST = 400
"""The maximum number of actions of a game."""


class Moment(NamedTuple):
    """One action of a game, with the state before and after it."""

    game: AnyGame
    rules: Any
    said: Mapping[str, Sequence[Arguments]]
    """The sentences of the rule set, with their arguments."""
    before: Any
    actor: Actor
    offered: Sequence[Action]
    """Every action of the actor."""
    action: Action
    after: Any
    told: Sequence[Told]

    def says(self, *keys: str) -> bool:
        """Return whether the text has one of these sentences."""
        return any(key in self.said for key in keys)

    def argument(self, key: str, name: str) -> Any:
        """Return an argument of the only sentence with this key."""
        (arguments,) = self.said[key]
        return arguments[name]

    def happened(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def offers(self, kind: type[Action]) -> list[Any]:
        """Return the offered actions of a kind."""
        return [action for action in self.offered if isinstance(action, kind)]

    def default(self, seat: Seat) -> Action:
        """Return the action that the server takes for an absent player."""
        return self.game.default_action(self.before, seat)


Claim = Callable[[Moment, Arguments], bool | None]
"""Returns whether a moment agrees with a sentence, or None if the sentence is about others."""


class Sentences:
    """The sentences of a game, and the claims that they make."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.claims: dict[str, Claim] = {}

    def claim(self, *names: str) -> Callable[[Claim], Claim]:
        """Register a claim for the sentences with these names."""

        def register(check: Claim) -> Claim:
            self.claims.update({self._prefix + name: check for name in names})
            return check

        return register

    def says(self, m: Moment, *names: str) -> bool:
        """Return whether the text has one of these sentences."""
        return m.says(*(self._prefix + name for name in names))


def lines(game: AnyGame, rules: Any) -> list[Line]:
    """Return every heading and sentence of "How to play"."""
    every = sections(game, rules)
    return [line for section in every for line in (section.heading, *section.lines)]


def moments(game: AnyGame, rules: Any, seats: int, rng: random.Random) -> Iterator[Moment]:
    """Yield the moments of a random game."""
    said: dict[str, list[Arguments]] = {}
    for line in lines(game, rules):
        said.setdefault(line.key, []).append(line.arguments)
    state, choose = game.initial_state(rules, seats), by_kind(rng)
    for _ in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            return
        actor = rng.choice(actors)
        if actor == CHANCE:
            actions = [action for action, _ in game.chance_outcomes(state)]
        else:
            actions = list(concrete(game.legal_actions(state, actor)))
        action = choose(actor, actions)
        after, told = game.apply(state, actor, action)
        yield Moment(game, rules, said, state, actor, actions, action, after, told)
        state = after

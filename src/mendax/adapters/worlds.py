"""Alternative worlds that a seat cannot distinguish from the true one, for search by sampling.

The game is replayed from its first action. The seat's own actions, its observations and the other
seats' visible actions are kept; all other actions are drawn. Hidden chance outcomes are drawn by
their odds, given later observations. Hidden choices are drawn uniformly from those that fit the
observations, because rule books contain no model of choices. A world therefore depends only on luck
and the seat's information.

A book may infer facts from later observations (``core.extensions.Inferable``). For other books, a
world with different observations is rejected and drawn again, up to ``WORLDS`` times.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from mendax.adapters.numbered import NumberedState, opening
from mendax.core.extensions import Inferable
from mendax.core.game import CHANCE, Action, Event, Opening, Seat, Unseen

WORLDS: Final = 400
"""The maximum number of worlds tried."""

Luck = Callable[[], float]
"""A source of random numbers, which returns a number in [0, 1)."""


class NoOtherWorld(Exception):
    """Raised when none of the drawn worlds matches the seat's observations."""


def resampled(position: NumberedState, seat: Seat, luck: Luck) -> NumberedState:
    """Return a random position with the same observations for ``seat``. Raises ``NoOtherWorld``."""
    known = _Known.by(seat, position.path())
    for _ in range(WORLDS):
        world = _drawn(known, opening(position.table), luck)
        if world is not None:
            return world
    raise NoOtherWorld(f"none in {WORLDS} worlds")


class _Known(NamedTuple):
    """The information of one seat about a game."""

    seat: Seat
    path: Sequence[NumberedState]
    """The true positions. A step's action is read only if the seat saw it."""
    told: Sequence[Event]
    """All of the seat's observations."""
    since: Sequence[int]
    """The number of earlier observations at each step; the last entry is their total."""
    shown: Mapping[int, Sequence[Action]]
    """The possible outcomes, by number, of each draw that was shown to the seat."""

    @classmethod
    def by(cls, seat: Seat, path: Sequence[NumberedState]) -> "_Known":
        told, since = list[Event](), [0]
        for here in path:
            told += here.news(seat)
            since.append(len(told))
        shown = {event.draw: event.outcomes() for event in told if isinstance(event, Opening)}
        return cls(seat, path, told, since, shown)

    def news(self, step: int) -> Sequence[Event]:
        """Return the seat's observations at one step."""
        return self.told[self.since[step] : self.since[step + 1]]

    def later(self, step: int) -> Sequence[Event]:
        """Return the seat's observations from one step on."""
        return self.told[self.since[step] :]

    def secret(self, step: int) -> bool:
        """Return whether part of the step was hidden from the seat."""
        seen = self.path[step].by == self.seat
        return not seen and any(isinstance(event, Unseen) for event in self.news(step))


def _drawn(known: _Known, here: NumberedState, luck: Luck) -> NumberedState | None:
    """Return a world that starts with ``here``, or None if the seat's observations would differ."""
    draws = 0
    for step, true in enumerate(known.path):
        actor = here.actor
        if actor is None or actor != true.by:
            return None
        if actor == CHANCE:
            ways = _fallen(known, step, here, draws, luck)
            draws += 1
        elif known.secret(step):
            ways = _possible(known, step, here, actor, luck)
        else:
            ways = _same(here, actor, true)
        news = [*known.news(step)]
        after = (here.after(actor, number) for number in ways)
        alike = next((there for there in after if [*there.news(known.seat)] == news), None)
        if alike is None:
            return None
        here = alike
    return here


def _fallen(known: _Known, step: int, here: NumberedState, draw: int, luck: Luck) -> Iterator[int]:
    """Yield the number of the drawn outcome, if an outcome is possible."""
    game, shown = here.table.game, known.shown.get(draw)
    outcomes = game.chance_outcomes(here.state)
    odds = outcomes
    if shown is None and isinstance(game, Inferable):
        odds = game.odds_given(here.state, known.later(step))
    chances = {action: float(chance) for action, chance in odds if shown is None or action in shown}
    rest, fallen = luck() * sum(chances.values()), None
    for action, chance in chances.items():
        rest -= chance
        fallen = action
        if rest < 0:
            break
    yield from (number for number, (action, _) in enumerate(outcomes) if action == fallen)


def _same(here: NumberedState, actor: Seat, true: NumberedState) -> Iterator[int]:
    """Yield the number of the same action in this world, where it may differ."""
    number = None if true.made is None else here.table.legal(here.state, actor).number(true.made)
    if number is not None:
        yield number


def _possible(
    known: _Known, step: int, here: NumberedState, actor: Seat, luck: Luck
) -> Iterator[int]:
    """Yield, in random order, the actions of ``actor`` that fit the seat's later observations."""
    game, legal = here.table.game, here.table.legal(here.state, actor)
    ways = _in_any_order([*legal.numbers], luck)
    if not isinstance(game, Inferable):
        return ways
    state, later = here.state, known.later(step)
    return (n for n in ways if game.is_possible(state, actor, legal.action(n), later))


def _in_any_order(numbers: list[int], luck: Luck) -> Iterator[int]:
    """Yield each number once, in uniformly random order."""
    while numbers:
        place = int(luck() * len(numbers))
        numbers[place], numbers[-1] = numbers[-1], numbers[place]
        yield numbers.pop()

"""Other worlds that a seat can't tell from this one: as searches that sample need them.

A game is played once more from its first action. What the seat did, what it was told and what
others did in its sight stays as it is; all else is drawn anew. Chance that nobody has shown it
falls by its odds, given what came to light later; what others chose out of its sight is drawn
evenly from all that goes with what the seat was told then and since, for the books say nothing of
how people choose. So a world depends on nothing but luck and what the seat knows.

What came to light later is said by the book (``core.extensions.Inferable``). Where a book does not
say it, a world that turns out otherwise is thrown away and another one drawn, up to ``WORLDS``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from mendax.adapters.numbered import NumberedState, opening
from mendax.core.extensions import Inferable
from mendax.core.game import CHANCE, Action, Event, Opening, Seat, Unseen

WORLDS: Final = 400
"""Worlds tried before giving up."""

Luck = Callable[[], float]
"""A number from 0 to 1, 1 excluded."""


class NoOtherWorld(Exception):
    """No world was drawn that the seat could not tell from the true one."""


def resampled(position: NumberedState, seat: Seat, luck: Luck) -> NumberedState:
    """A position that ``seat`` can't tell from ``position``. Raises ``NoOtherWorld``."""
    known = _Known.by(seat, position.path())
    for _ in range(WORLDS):
        world = _drawn(known, opening(position.table), luck)
        if world is not None:
            return world
    raise NoOtherWorld(f"none in {WORLDS} worlds")


class _Known(NamedTuple):
    """What a seat knows of a game."""

    seat: Seat
    path: Sequence[NumberedState]
    """The true positions: of a step, what was done is read only if the seat saw it."""
    told: Sequence[Event]
    """All that the seat was told."""
    since: Sequence[int]
    """By step, how much of it was told before; and at last, all of it."""
    shown: Mapping[int, Sequence[Action]]
    """By the number of a draw that was shown to the seat, what it may have been."""

    @classmethod
    def by(cls, seat: Seat, path: Sequence[NumberedState]) -> "_Known":
        told, since = list[Event](), [0]
        for here in path:
            told += here.news(seat)
            since.append(len(told))
        shown = {event.draw: event.outcomes() for event in told if isinstance(event, Opening)}
        return cls(seat, path, told, since, shown)

    def news(self, step: int) -> Sequence[Event]:
        """What the seat was told at a step."""
        return self.told[self.since[step] : self.since[step + 1]]

    def later(self, step: int) -> Sequence[Event]:
        """What the seat was told from a step on."""
        return self.told[self.since[step] :]

    def secret(self, step: int) -> bool:
        """Whether something of a step went past the seat."""
        seen = self.path[step].by == self.seat
        return not seen and any(isinstance(event, Unseen) for event in self.news(step))


def _drawn(known: _Known, here: NumberedState, luck: Luck) -> NumberedState | None:
    """A world that begins with ``here``; None if the seat would have been told something else."""
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
    """The number of what falls, if anything can."""
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
    """The number of the same action, which may be another in another world."""
    number = None if true.made is None else here.table.legal(here.state, actor).number(true.made)
    if number is not None:
        yield number


def _possible(
    known: _Known, step: int, here: NumberedState, actor: Seat, luck: Luck
) -> Iterator[int]:
    """In any order, what ``actor`` may do that goes with what the seat was told since."""
    game, legal = here.table.game, here.table.legal(here.state, actor)
    ways = _in_any_order([*legal.numbers], luck)
    if not isinstance(game, Inferable):
        return ways
    state, later = here.state, known.later(step)
    return (n for n in ways if game.is_possible(state, actor, legal.action(n), later))


def _in_any_order(numbers: list[int], luck: Luck) -> Iterator[int]:
    """Each once; which comes next is as likely as any other."""
    while numbers:
        place = int(luck() * len(numbers))
        numbers[place], numbers[-1] = numbers[-1], numbers[place]
        yield numbers.pop()

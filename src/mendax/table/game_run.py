"""One game being played at a table: its state, its clock's start, and what has been told of it.

Every move goes through the rule book; chance is drawn, bound and salted by ``fairness``. Who the
people are is known by the entries alone: a seat of this game is theirs who had it when it began,
wherever they sit later. So a past game is asked for by person, never by a seat of today.
"""

from collections.abc import Iterator
from typing import NamedTuple

from mendax.core.extensions import Timed
from mendax.core.game import (
    CHANCE,
    LONGEST_CHANCE,
    Action,
    Actor,
    AnyGame,
    ChanceWithoutEnd,
    Event,
    Offer,
    Result,
    Seat,
    Told,
    step,
)
from mendax.games.rules import Rules
from mendax.table.chip_stacks import first_state
from mendax.table.fairness import ClientSeeds, Fairness
from mendax.table.log import Entry, Person


class Asked(NamedTuple):
    """Since when a seat is asked for what it is asked now."""

    number: int
    """The entry that asked it: an answer to an earlier one is stale."""
    at: int


class GameRun:
    """Game ``number`` of a table, running or over."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        number: int,
        names: tuple[str, ...],
        seed: bytes,
        shares: ClientSeeds,
        commitment: str,
        stacks: tuple[int, ...] | None = None,
    ) -> None:
        self.game, self.rules, self.number, self.names = game, rules, number, names
        self.shares, self.commitment, self.stacks = shares, commitment, stacks
        self.fairness = Fairness(seed, shares)
        self.state = first_state(game, rules, len(names), stacks, number)
        self.actors: tuple[Actor, ...] = game.actors(self.state)
        self.entries: list[Entry] = []
        """Everything told of this game so far, for records and for bots that join late."""
        self.moves: list[tuple[int, Actor, Action]] = []
        """Every action so far with the number of its line."""
        self._falls = 0
        """Chance actions since somebody acted."""
        self.last = 0
        """The number of the last entry of this game."""
        self.asked: dict[Seat, Asked] = {}
        """Every seat that is to act. Where several are at once, one that acts makes no other's
        answer stale and wins it no time, as long as what the other may do stays the same."""
        self._still: tuple[Seat, ...] = ()
        self._timed = game if isinstance(game, Timed) else None
        self._common: int | None = None
        self.together: int | None = None
        """Since when a clock runs that all who may act have in common; None: each has their own."""

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.actors

    @property
    def chance_is_due(self) -> bool:
        """Whether dice are to fall before anybody may act."""
        return self.actors == _CHANCE

    @property
    def limit(self) -> int:
        """Seconds of the clock that runs now, 0 without limit."""
        return self.rules.turn_clock if self._common is None else self._common

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        result: Result | None = self.game.result(self.state)
        return result

    def drawn(self) -> Action:
        """How chance falls now; ``play`` makes it so. Raises ``ChanceWithoutEnd``."""
        if self._falls >= LONGEST_CHANCE:
            raise ChanceWithoutEnd
        return self.fairness.draw(self.game.chance_outcomes(self.state))

    def play(self, actor: Actor, action: Action) -> tuple[Told, ...]:
        """What a move makes happen. Raises ``IllegalAction``, changing nothing."""
        state, events = step(self.game, self.state, actor, action)
        others = self._others(actor) if len(self.actors) > 1 else {}
        self.state, self.actors = state, self.game.actors(state)
        self._still = tuple(s for s, may in others.items() if self._may(s) == may)
        self._falls = self._falls + 1 if actor == CHANCE else 0
        bound = (self.fairness.commit(action),) if actor == CHANCE else ()
        return (*bound, *events, *self.fairness.salts(events))

    def _others(self, actor: Actor) -> dict[Seat, tuple[Offer, ...]]:
        """What those may do who are to act beside ``actor``."""
        return {s: self._may(s) for s in self.actors if isinstance(s, int) and s != actor}

    def _may(self, seat: Seat) -> tuple[Offer, ...]:
        return tuple(self.game.legal_actions(self.state, seat))

    def told_as(self, number: int, at: int) -> None:
        """The move just played (or the start) is entry ``number``, told at ``at``."""
        self.last, now = number, Asked(number, at)
        before, still = self.asked, self._still
        self.asked = {s: before[s] if s in still else now for s in self.actors if s != CHANCE}
        self._common = self._timed.common_clock(self.state) if self._timed else None
        if self._common is None:
            self.together = None
        elif self.together is None:
            self.together = at

    def wake(self, at: int) -> None:
        """Nobody was here until now: everybody's time begins anew."""
        self.asked = {seat: Asked(asked.number, at) for seat, asked in self.asked.items()}
        self.together = None if self.together is None else at

    def seat_of(self, person: Person | None) -> Seat | None:
        """The seat that ``person`` had in this game; None for all who did not play it."""
        people = self.entries[0].people
        return people.index(person) if person is not None and person in people else None

    def heard_at(self, seat: Seat | None) -> Iterator[Event]:
        """Everything that ``seat`` has been told of this game, in order."""
        return (event for entry in self.entries for event in entry.heard_at(seat))


_CHANCE: tuple[Actor, ...] = (CHANCE,)

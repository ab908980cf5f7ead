"""One game being played at a table: its state, who is asked for what since when, what was told.

Every move goes through the rule book; chance is drawn, committed and salted by ``fairness``. Who
the people are is known by the entries alone: a seat of this game is theirs who had it when it
began, wherever they sit later. So a past game is asked for by person, never by a seat of today.
"""

from collections.abc import Container, Iterator

from msgspec.structs import replace

from mendax.core.extensions import Claiming, InRounds, Timed
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
    Value,
    step,
)
from mendax.games.rules import Rules
from mendax.table.chip_stacks import first_state
from mendax.table.clock import Deadline, deadline
from mendax.table.fairness import Fairness
from mendax.table.log import Entry, Person
from mendax.table.shares import Shares


class Asked(Value, frozen=True):
    """What a seat is asked now, and since when."""

    number: int
    """The entry that asked it: an answer to an earlier one is stale."""
    at: int
    """Milliseconds since 1970."""
    offers: tuple[Offer, ...]
    """All that it may do."""


class GameRun:
    """Game ``number`` of a table, running or over."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        number: int,
        names: tuple[str, ...],
        seed: bytes,
        shares: Shares,
        commitment: str,
        stacks: tuple[int, ...] | None = None,
        programs: Container[Seat] = (),
    ) -> None:
        self.game, self.rules, self.number, self.names = game, rules, number, names
        self.programs = programs
        """The seats on which programs sat when it began."""
        self.shares, self.commitment, self.stacks = shares, commitment, stacks
        self._seed = seed
        self.fairness = Fairness(seed, shares.opened)
        self.state = first_state(game, rules, len(names), stacks, number)
        self.actors: tuple[Actor, ...] = ()
        self.chance_is_due = self.over = False
        """Whether chance is to act before anybody else may; whether nobody is to act any more."""
        self.result: Result | None = None
        """How the game ended, once it has."""
        self.entries: list[Entry] = []
        """Everything told of this game so far, for records and for bots that join late."""
        self.moves: list[tuple[int, Actor, Action]] = []
        """Every action so far with the number of its line."""
        self.last = 0
        """The number of the last entry of this game."""
        self.asked: dict[Seat, Asked] = {}
        """Every seat that is to act. Where several are at once, one that acts makes no other's
        answer stale and wins it no time, as long as what the other may do stays the same."""
        self._timed = game if isinstance(game, Timed) else None
        self.limit: int = rules.turn_clock
        """Seconds of the clock that runs now, 0 without limit."""
        self.common_since: int | None = None
        """Since when a clock runs that all who may act have in common; None: each has their own."""
        self._rounds = game if isinstance(game, InRounds) else None
        self.round = 0 if self._rounds is None else self._rounds.round_of(self.state)
        self.round_began = 0
        """The entry with which the running round began; 0 in the first, and without rounds."""
        self.claiming = game if isinstance(game, Claiming) else None
        """The game, if it says which claims there are to guess at."""
        self.given: set[Seat] = set()
        """Seats that somebody took over between two rounds: they were two people's."""
        self.given_after: set[Seat] = set()
        """Seats that somebody took over when the game had ended: it was not theirs."""
        self._still_in: tuple[object, tuple[Seat, ...]] = None, ()
        """The seats that are not out, and the state in which they are."""
        self._chance_in_a_row = 0
        """Chance actions since somebody acted."""

    def begin(self, number: int, at: int) -> None:
        """The start is entry ``number``, told at ``at``. Nobody is to act before all shares that
        count are open."""
        self.last = number
        if not self.shares.awaited:
            self._go_on(number, at, None)

    def fix_shares(self, number: int, at: int) -> None:
        """All shares that count are open by entry ``number``: chance and seats act from now on."""
        self.fairness = Fairness(self._seed, self.shares.opened)
        self._go_on(number, at, None)

    def draw(self) -> Action:
        """How chance falls now; ``play`` makes it so. Raises ``ChanceWithoutEnd``."""
        if self._chance_in_a_row >= LONGEST_CHANCE:
            raise ChanceWithoutEnd
        return self.fairness.draw(self.game.chance_outcomes(self.state))

    def play(self, number: int, at: int, actor: Actor, action: Action) -> tuple[Told, ...]:
        """What a move makes happen in the game, by entry ``number``, told at ``at``.

        Raises ``IllegalAction``, changing nothing.
        """
        asked = self.asked.get(actor) if isinstance(actor, int) else None
        offers = () if asked is None else asked.offers
        self.state, events = step(self.game, self.state, actor, action, offers)
        self.moves.append((number, actor, action))
        self._chance_in_a_row = self._chance_in_a_row + 1 if actor == CHANCE else 0
        self.last = number
        self._go_on(number, at, actor)
        return events

    def _go_on(self, number: int, at: int, mover: Actor | None) -> None:
        """Asks the game who is to do what in its state now, that ``mover`` has brought about by
        entry ``number``. Others who may do what they might before are not asked anew."""
        game, state, before = self.game, self.state, self.asked
        self.actors = game.actors(state)
        self.chance_is_due, self.over = self.actors == _CHANCE, not self.actors
        if self.over:
            self.result = game.result(state)
        if self._rounds is not None:
            number_of = self._rounds.round_of(state)
            if number_of != self.round:
                self.round, self.round_began = number_of, number
        if self._timed is not None:
            common = self._timed.common_clock(state)
            self.limit = self.rules.turn_clock if common is None else common
            if common is None:
                self.common_since = None
            elif self.common_since is None:
                self.common_since = at
        self.asked = {}
        for seat in self.actors:
            if isinstance(seat, int):
                offers, asked = tuple(game.legal_actions(state, seat)), before.get(seat)
                if asked is None or seat == mover or asked.offers != offers:
                    asked = Asked(number, at, offers)
                self.asked[seat] = asked

    def deadline(self, bots: Container[Seat]) -> Deadline | None:
        """Whose time is up first, and when; None without a clock. ``bots`` have none.

        Where several are to act at once, those asked later follow when these have acted; unless
        all have one clock in common.
        """
        if not self.limit:
            return None
        since = {seat: asked.at for seat, asked in self.asked.items() if seat not in bots}
        if self.common_since is not None:
            return deadline(tuple(since), self.limit, self.common_since)
        first = min(since.values(), default=0)
        seats = tuple([seat for seat, moment in since.items() if moment == first])
        return deadline(seats, self.limit, first)

    def restart_clocks(self, at: int) -> None:
        """Nobody was here until ``at``: everybody's time begins anew."""
        self.asked = {seat: replace(asked, at=at) for seat, asked in self.asked.items()}
        self.common_since = None if self.common_since is None else at

    def still_in(self) -> tuple[Seat, ...]:
        """The seats that are not out of the game; all of them in a game without rounds."""
        if self._rounds is None:
            return tuple(range(len(self.names)))
        if self._still_in[0] is not self.state:  # everybody at a table may ask after each move
            self._still_in = self.state, self._rounds.still_in(self.state)
        return self._still_in[1]

    def give(self, seat: Seat) -> None:
        """Somebody else has this seat from now on."""
        (self.given_after if self.over else self.given).add(seat)

    def seat_of(self, person: Person | None) -> Seat | None:
        """The seat that ``person`` had in this game; None for all who did not play it, and for
        whoever left a seat that somebody else went on with: what that one saw is not theirs."""
        people = self.entries[0].people
        seat = people.index(person) if person is not None and person in people else None
        return None if seat in self.given else seat

    def heard_at(self, seat: Seat | None) -> Iterator[Event]:
        """Everything that ``seat`` has been told of this game, in order."""
        return (event for entry in self.entries for event in entry.heard_at(seat))


_CHANCE: tuple[Actor, ...] = (CHANCE,)

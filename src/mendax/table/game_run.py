"""One game at a table: its state, the seats to act, and its entries.

Every move goes through the rule book, and ``fairness`` draws, commits and salts chance outcomes. A
seat belongs to the person who had it when the game began, even if they move later. A past game is
therefore looked up by person, never by current seat.
"""

from collections.abc import Container, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from mendax.core.extensions import Claiming, InRounds, Interruptible, Timed
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
from mendax.table.log import Entry, LogLine, Person
from mendax.table.shares import Shares

READING: Final = 2400
"""The milliseconds after which a person has had time to interrupt. Half of the bots need longer
(``bots.pace``)."""


class OffersMade(Value, frozen=True):
    """The offers made to a seat, and when they were made."""

    number: int
    """The number of the entry that asked the seat. An answer to an earlier question is stale."""
    at: int
    """The time in milliseconds since 1970."""
    offers: tuple[Offer, ...]
    """All legal actions of the seat."""


class GameRun:
    """Game ``number`` of a table, which may be running or over."""

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
        open_seed: bool = False,
    ) -> None:
        self.game, self.rules, self.number, self.names = game, rules, number, names
        self.programs = programs
        """The seats of programs at the start of the game."""
        self.open_seed = open_seed
        """True if the seed is opened after the game."""
        self.shares, self.commitment, self.stacks = shares, commitment, stacks
        self._seed = seed
        self.fairness = Fairness(seed, shares.opened)
        self.state = first_state(game, rules, len(names), stacks, number)
        self.actors: tuple[Actor, ...] = ()
        """The actors that the game waits for."""
        self.chance_is_due = self.over = False
        """``chance_is_due`` is true if chance acts next, and ``over`` if the game has ended."""
        self.result: Result | None = None
        """The game's result, or None until it is over."""
        self.entries: list[Entry] = []
        """All entries so far, for records and for bots that join late."""
        self.moves: list[tuple[int, Actor, Action]] = []
        """Every action so far, with its line number."""
        self.last = 0
        """The number of the game's last entry."""
        self.asked: dict[Seat, OffersMade] = {}
        """The questions to the seats to act. One seat's move neither makes another's answer stale
        nor restarts its clock, as long as the other's offers stay the same.
        """
        self.interrupting: dict[Seat, OffersMade] = {}
        """The questions to the seats that may interrupt, which have no clock. Any move makes their
        answers stale, so a late doubt never hits another claim.
        """
        self._interruptible = game if isinstance(game, Interruptible) else None
        self._timed = game if isinstance(game, Timed) else None
        self.limit: int = rules.turn_clock  # the running clock in seconds; 0 means no limit
        self._late: tuple[Seat, int] | None = None  # see ``run_out``
        self.common_since: int | None = None
        """The start of the clock that all seats to act share, or None if each has its own."""
        self._rounds = game if isinstance(game, InRounds) else None
        self.round = 0 if self._rounds is None else self._rounds.round_of(self.state)
        self.round_began = 0
        """The entry that began the current round; 0 in the first round or without rounds."""
        self.claiming = game if isinstance(game, Claiming) else None
        """The game if players can guess at its claims, otherwise None."""
        self.given: set[Seat] = set()
        """Seats taken over between two rounds, which two people have therefore played."""
        self.given_after: set[Seat] = set()  # taken over after the game by people who did not play
        self.by_others, self.waited = set[int](), set[tuple[int, Seat]]()  # see ``moved_by``
        self._still_in: tuple[object, tuple[Seat, ...]] = None, ()  # a state, and its seats
        self._chance_in_a_row = 0  # the number of chance actions since a seat last acted

    def begin(self, number: int, at: int) -> None:
        """Begin the game with entry ``number`` at ``at``.

        Seats act once all shares that count are open.
        """
        self.last = number
        if not self.shares.awaited:
            self._go_on(number, at, None)

    def fix_shares(self, number: int, at: int) -> None:
        """Start play. Entry ``number`` has opened the last share that counts."""
        self.fairness = Fairness(self._seed, self.shares.opened)
        self._go_on(number, at, None)

    def draw(self) -> Action:
        """Return the next chance outcome; ``play`` applies it. Raises ``ChanceWithoutEnd``."""
        if self._chance_in_a_row >= LONGEST_CHANCE:
            raise ChanceWithoutEnd
        return self.fairness.draw(self.game.chance_outcomes(self.state))

    def play(self, number: int, at: int, actor: Actor, action: Action) -> tuple[Told, ...]:
        """Apply a move logged as entry ``number`` at ``at``, and return its events.

        Raises ``IllegalAction``, changing nothing.
        """
        asked = self.may_act(actor) if isinstance(actor, int) else None
        offers = () if asked is None else asked.offers
        self.state, events = step(self.game, self.state, actor, action, offers)
        if self._late and isinstance(actor, int) and number != self._late[1] + 1:
            self._late = None
        self.moves.append((number, actor, action))
        self._chance_in_a_row = self._chance_in_a_row + 1 if actor == CHANCE else 0
        self.last = number
        self._go_on(number, at, actor)
        return events

    def _go_on(self, number: int, at: int, mover: Actor | None) -> None:
        """Query the game for the seats to act after the move of ``mover`` (entry ``number``).

        Other seats with unchanged offers keep their question.
        """
        game, state, before = self.game, self.state, self.asked
        self.actors, self.interrupting = game.actors(state), {}
        if self._interruptible is not None:
            may = self._interruptible.interrupters(state)
            people = [seat for seat in may if seat not in self.programs]
            self.interrupting = {
                s: OffersMade(number, at, game.legal_actions(state, s)) for s in people
            }
            self.actors = tuple([actor for actor in self.actors if actor not in may])
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
                    asked = OffersMade(number, at, offers)
                self.asked[seat] = asked

    def may_act(self, seat: Seat | None) -> OffersMade | None:
        """Return what this seat is asked, or None."""
        return None if seat is None else self.asked.get(seat) or self.interrupting.get(seat)

    def deadline(self, bots: Container[Seat]) -> Deadline | None:
        """Return the next deadline, or None without a clock. ``bots`` have no clock.

        If several seats act at the same time, the later seats follow once the first have acted,
        unless they share a clock.
        """
        if not self.limit:
            return None
        since = {seat: asked.at for seat, asked in self.asked.items() if seat not in bots}
        if self.common_since is not None:
            return deadline(tuple(since), self.limit, self.common_since)
        if self.rules.slow and self._late and (late := self._late[0]) in since:
            return Deadline((late,), since[late])
        first = min(since.values(), default=0)
        seats = tuple([seat for seat, moment in since.items() if moment == first])
        return deadline(seats, self.limit, first)

    def run_out(self, seat: Seat, number: int) -> None:
        """Record that line ``number`` says that this seat's clock ran out.

        In a slow game, the seat's further decisions are due at once, until a seat acts in time. An
        absent player thus costs one day a turn.
        """
        self._late = seat, number

    def restart_clocks(self, at: int) -> None:
        """Restart every seat's clock at ``at``, after a period without players."""
        self.asked = {seat: replace(asked, at=at) for seat, asked in self.asked.items()}
        self.common_since = None if self.common_since is None else at

    def still_in(self) -> tuple[Seat, ...]:
        """Return the seats that are not out. In a game without rounds, every seat is included."""
        if self._rounds is None:
            return tuple(range(len(self.names)))
        if self._still_in[0] is not self.state:  # many viewers may call this after each move
            self._still_in = self.state, self._rounds.still_in(self.state)
        return self._still_in[1]

    def give(self, seat: Seat) -> None:
        """Record that another person has taken over this seat."""
        (self.given_after if self.over else self.given).add(seat)

    def moved_by(
        self, line: LogLine, seat: Seat, might_interrupt: Mapping[Seat, OffersMade]
    ) -> None:
        """Record who made a move of this seat, and the people who might have interrupted it.

        ``by_others`` gets the moves that were not made by the person who began in the seat, and
        ``waited`` the seats whose players let the move happen, with its number.
        """
        if self.entries[0].people[seat] not in (None, line.person):
            self.by_others.add(line.number)
        for other, asked in might_interrupt.items():
            if other not in (seat, *self.given) and line.at - asked.at >= READING:
                self.waited.add((line.number, other))

    def seat_of(self, person: Person | None) -> Seat | None:
        """Return the seat that ``person`` had in this game.

        Return None for people who did not play in this game. Also return None for a person whose
        seat was taken over, because they may not receive the seat's later information.
        """
        people = self.entries[0].people
        seat = people.index(person) if person is not None and person in people else None
        return None if seat in self.given else seat

    def heard_at(self, seat: Seat | None) -> Iterator[Event]:
        """Yield every event of this game received by ``seat``, in order."""
        return (event for entry in self.entries for event in entry.heard_at(seat))


_CHANCE: tuple[Actor, ...] = (CHANCE,)

"""Facts from a seat's event history that its view does not show: known cards, bets and refusals.

All facts come from events that the seat received. Places are updated when cards move.
"""

from typing import NamedTuple

from mendax.bots.sword_of_lies.habits import NOTHING
from mendax.core.game import Event, Seat
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.betting import HighestBet


class RoundStart(NamedTuple):
    """Facts at the start of a betting round."""

    highest: HighestBet
    """The highest bet of earlier rounds."""
    drive: tuple[float, ...]
    """The betting strength of each seat (``SeatHistory.drive``)."""


class SeatHistory:
    """The history of a game as one seat received it, updated by ``hear``."""

    def __init__(self, seats: int, cards: int, most_raises: int | None = None) -> None:
        """``most_raises`` is the maximum number of bets and raises per round, or None without a
        limit."""
        self.knowers: list[list[set[Seat]]] = [
            [{seat} for _ in range(cards)] for seat in range(seats)
        ]
        """By row: the seats that have owned each card."""
        self.put_in = [0] * seats
        """The chips of each seat in the pots and on the table."""
        self.drive = [0.0] * seats
        """The betting strength of each seat, summed over bets: 1 for a pot-sized bet, less for
        calls."""
        self.raises = [0] * seats
        """The number of bets and raises of each seat in this betting round."""
        self.could_raise = [0] * seats
        """The number of a seat's actions in this game for which a bet or raise was legal."""
        self.raised = [0] * seats
        """The number of actions in ``could_raise`` in which the seat bet or raised."""
        self.acted: set[Seat] = set()
        """The seats that have acted in this betting round since the last bet or raise."""
        self.round_start: RoundStart | None = None
        """The start of this betting round, or None after a fold in it."""
        self.attacked: list[set[Seat]] = [set() for _ in range(seats)]
        """The seats that each seat attacked in the last war round."""
        self.tripled: set[Seat] = set()
        """The seats that have used the triple attack."""
        self.refused: set[Seat] = set()
        """The seats that declined a deal."""
        self.remembered = (NOTHING,) * seats
        """The record of each seat's player in earlier games."""
        self._bets = [0] * seats
        self._highest = HighestBet(None, 0)
        self._most_raises, self._raises_so_far = most_raises, 0
        self._deals: dict[int, tuple[Seat, Seat]] = {}

    @property
    def raises_left(self) -> int | None:
        """Return the number of bets and raises left in this betting round, or None without a
        limit."""
        if self._most_raises is None:
            return None
        return max(0, self._most_raises - self._raises_so_far)

    def hear(self, event: Event) -> None:
        """Record an event as this seat received it."""
        match event:
            case said.CardsSwapped():
                self._swap(event)
            case said.Revealed():
                knowers = self.knowers[event.seat]
                knowers.append(knowers.pop(event.place))
            case said.Folded():
                self.knowers[event.seat] = []
                self.round_start = None
                self._count(event.seat)
            case said.BettingBegan():
                self._raises_so_far = 1 if event.number == 1 else 0
                self.round_start = RoundStart(self._highest, tuple(self.drive))
                self.acted = set()
            case said.PotsFormed() | said.RevealsBegan():
                self._bets = [0] * len(self._bets)
                self.raises = [0] * len(self.raises)
            case _:
                self._hear_of_bets(event)
                self._hear_of_war(event)

    def _swap(self, event: said.CardsSwapped) -> None:
        mine, theirs = self.knowers[event.seat], self.knowers[event.of]
        given, taken = mine[event.own], theirs[event.theirs]
        mine[event.own], theirs[event.theirs] = taken | {event.seat}, given | {event.of}

    def _hear_of_bets(self, event: Event) -> None:
        match event:
            case said.Posted():
                live = event.what != "ante"
                self._pay(event.seat, event.chips, self._bets[event.seat] + event.chips * live)
            case said.Checked():
                self._count(event.seat)
            case said.Called():
                self._count(event.seat)
                self._press(event.seat, 0.35 * event.chips)
                self._pay(event.seat, event.chips, self._bets[event.seat] + event.chips)
            case said.BetMade() | said.Raised():
                chips = event.to - self._bets[event.seat]
                self.raises[event.seat] += 1
                self._count(event.seat, raised=True)
                self._press(event.seat, chips)
                self._pay(event.seat, chips, event.to)
            case said.WentAllIn():
                bolder = event.to > max(self._bets)
                self.raises[event.seat] += bolder
                self._count(event.seat, raised=bolder)
                self._press(event.seat, event.chips)
                self._pay(event.seat, event.chips, event.to)
            case said.Returned():
                self.put_in[event.seat] -= event.chips

    def _count(self, seat: Seat, *, raised: bool = False) -> None:
        """Count a seat's betting action."""
        if self._most_raises is None or self._raises_so_far < self._most_raises:
            self.could_raise[seat] += 1
            self.raised[seat] += raised
        if raised:
            self._raises_so_far += 1
            self.acted = set()
        self.acted.add(seat)

    def _pay(self, seat: Seat, chips: int, bet: int) -> None:
        self.put_in[seat] += chips
        self._bets[seat] = bet
        if bet > self._highest.to:
            self._highest = HighestBet(seat, bet)

    def _press(self, seat: Seat, chips: float) -> None:
        self.drive[seat] += min(1.5, chips / max(1, sum(self.put_in)))

    def _hear_of_war(self, event: Event) -> None:
        match event:
            case fought.OrderOpened():
                seats = {int(t.removeprefix("seat").split("-")[0]) - 1 for t in event.order.targets}
                self.attacked[event.seat] = seats
                if len(event.order.targets) == 3:
                    self.tripled.add(event.seat)
            case fought.DealProposed():
                self._deals[event.number] = (event.seat, event.to)
            case fought.DealDeclined():
                if event.number in self._deals:
                    self.refused.add(event.seat)

"""Chips that live on from game to game: who brought what, who has what, and where the rest went.

Rules of this file
1. One sits down with the game's buy-in at least, and goes on with what is left as long as the game
   takes it (``to_go_on``). A person below that buys again or leaves, a bot buys by itself; at a
   table without re-buys both are out. Who has bought nothing yet begins with the buy-in.
2. Chips change only by a purchase, by the payoffs of a game, and with whoever gets up: the stacks
   of a table, what the lobby raked and what was taken away always add up to all purchases.
3. Nobody buys themselves above the table: to the game's ``most_buy_in`` to sit down, to the buy-in
   to go on, or to the largest stack of the others where that is more.
4. Which games are played for chips, and for how many, is the game's to say (``Staked``).
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from mendax.core.extensions import Staked
from mendax.core.game import AnyGame, Seat
from mendax.table.events import BoughtIn
from mendax.table.log import refused
from mendax.table.seats import Purse, Seating, Sitter
from mendax.table.views import StakesView


class Stacks:
    """The chips of one table, apart from the purses of those who sit there."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Staked | None = game if isinstance(game, Staked) else None
        self.raked = 0
        self.taken_away = 0
        """What others left the table with, less what they had bought (may be negative)."""

    def _staked(self) -> Staked:
        """The game, if it is played for chips. Raises ``Refusal``."""
        if self.game is None:
            raise refused("no-chips")
        return self.game

    def view(self, rules: Any) -> StakesView | None:
        """The chips as everybody sees them; None where none are played for."""
        if self.game is None:
            return None
        game = self.game
        limits = game.buy_in(rules), game.to_go_on(rules), game.most_buy_in(rules)
        return StakesView(*limits, game.rebuys(rules), self.raked, self.taken_away)

    def check_purchase(self, seating: Seating, seat: Seat, chips: int, rules: Any) -> None:
        """Raises ``Refusal`` unless ``seat`` may buy so many ``chips`` now."""
        low, high = self._span(seating, seat, rules)
        if high < low:
            raise refused("buy-in-most")
        if type(chips) is not int or not low <= chips <= high:
            raise refused("buy-in", given=str(chips)[:40], allowed=f"{low}–{high}")

    def buy(self, seating: Seating, seat: Seat, chips: int) -> BoughtIn:
        """``seat`` has bought ``chips``, at least one. Raises ``Refusal``."""
        self._staked()
        if type(chips) is not int or chips < 1:
            raise refused("buy-in", given=str(chips)[:40], allowed="1…")
        purse = (seating.seats[seat].purse or Purse()).filled(chips)
        seating.change(seat, purse=purse)
        return BoughtIn(seat, chips, purse.stack)

    def _span(self, seating: Seating, seat: Seat, rules: Any) -> tuple[int, int]:
        """The fewest and the most chips that ``seat`` may buy now. Raises ``Refusal``."""
        game, had = self._staked(), seating.seats[seat].purse or Purse()
        if had.played and not game.rebuys(rules):
            raise refused("no-rebuys")
        others = (s.purse.stack for n, s in enumerate(seating.seats) if n != seat and s.purse)
        least = game.to_go_on(rules) if had.played else game.buy_in(rules)
        most = game.buy_in(rules) if had.played else game.most_buy_in(rules)
        return max(1, least - had.stack), max(most, *others, 0) - had.stack

    def able(self, seating: Seating, seats: Sequence[Seat], rules: Any) -> tuple[Seat, ...]:
        """Those of ``seats`` who are not out: who can go on, or may still buy."""
        if self.game is None or self.game.rebuys(rules):
            return tuple(seats)
        least = self.game.to_go_on(rules)
        purses = [(seat, seating.seats[seat].purse or Purse()) for seat in seats]
        return tuple(seat for seat, p in purses if not p.played or p.stack >= least)

    def check_enough(self, seating: Seating, staying: Sequence[Seat], rules: Any) -> None:
        """Raises ``Refusal`` naming the people who have too little left."""
        if self.game is None:
            return
        least = self.game.to_go_on(rules)
        sitters = [seating.seats[seat] for seat in staying]
        short = [sitter.name for sitter in sitters if _is_short(sitter, least)]
        if short:
            raise refused("short", names=", ".join(short), least=least)

    def fill(self, seating: Seating, staying: Sequence[Seat], rules: Any) -> tuple[BoughtIn, ...]:
        """Before a game: what bots and newcomers buy, so that nobody who stays has too little.

        Raises ``Refusal`` naming the seats of people who have too little left.
        """
        self.check_enough(seating, staying, rules)
        stacks = self.at_start(seating, staying, rules)
        if stacks is None:
            return ()
        events = []
        for place, (seat, stack) in enumerate(zip(staying, stacks, strict=True)):
            had = seating.seats[seat].purse or Purse()
            if had.stack != stack:
                seating.change(seat, purse=had.filled(stack - had.stack))
                events.append(BoughtIn(place, stack - had.stack, stack))
        return tuple(events)

    def at_start(
        self, seating: Seating, staying: Sequence[Seat], rules: Any
    ) -> tuple[int, ...] | None:
        """What those who stay will bring to the next game; None where no chips are played for."""
        if self.game is None:
            return None
        full, least = self.game.buy_in(rules), self.game.to_go_on(rules)
        purses = [seating.seats[seat].purse or Purse() for seat in staying]
        return tuple(p.stack if p.stack >= (least if p.played else full) else full for p in purses)

    def in_play(self, seating: Seating) -> tuple[int, ...] | None:
        """The stacks that a game begins with; None where none are played for."""
        purses = [sitter.purse or Purse() for sitter in seating.seats]
        return None if self.game is None else tuple(purse.stack for purse in purses)

    def settle(self, seating: Seating, payoffs: Sequence[Fraction]) -> None:
        """After a game: chips won, lost, and raked."""
        if self.game is None:
            return
        won = [int(payoff) for payoff in payoffs]
        self.raked -= sum(won)
        for seat, chips in enumerate(won):
            purse = seating.seats[seat].purse or Purse()
            seating.change(seat, purse=Purse(purse.stack + chips, purse.bought, played=True))

    def take_away(self, gone: Iterable[Sitter]) -> None:
        """These get up, with all they have."""
        purses = (sitter.purse for sitter in gone)
        self.taken_away += sum(purse.stack - purse.bought for purse in purses if purse)


def _is_short(sitter: Sitter, least: int) -> bool:
    """Whether a person has bought chips, and has too little left."""
    if sitter.person is None or sitter.purse is None:
        return False
    return sitter.purse.stack < least


def first_state(
    game: AnyGame, rules: Any, seats: int, stacks: tuple[int, ...] | None, number: int
) -> Any:
    """The state before the first chance action of a table's game ``number``.

    ``stacks`` are what everybody brings, None in games without chips. Raises ``RulesError``.
    """
    if stacks is None or not isinstance(game, Staked):
        return game.initial_state(rules, seats)
    button: Seat = (number - 2) % seats
    return game.next_game(rules, stacks, button)
